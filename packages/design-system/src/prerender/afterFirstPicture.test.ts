import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstPicture } from './afterFirstPicture.ts';

/** The window and its document, as far as they tell of something. */
let browser: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('document', Object.assign(browser, { querySelector: () => null }));
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => setTimeout(drawn));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the start of a page', () => {
  it('comes once', async () => {
    const start = vi.fn(async () => undefined);
    afterFirstPicture(start);
    await vi.runAllTimersAsync();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('is tried again where its code does not come', async () => {
    const start = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    afterFirstPicture(start);
    await vi.runAllTimersAsync();
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('is tried again after pauses that grow to a minute', async () => {
    const start = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    afterFirstPicture(start);
    await vi.advanceTimersByTimeAsync(3_000);
    const tries: number[] = [];
    for (let minute = 0; minute < 10; minute += 1) {
      const before = start.mock.calls.length;
      await vi.advanceTimersByTimeAsync(60_000);
      tries.push(start.mock.calls.length - before);
    }
    expect(tries[0]).toBeGreaterThan(2);
    expect(tries.slice(2)).toEqual(tries.slice(2).map(() => 1));
  });

  it.each(['online', 'visibilitychange'])('is tried again at once on %s', async (event) => {
    const start = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    afterFirstPicture(start);
    await vi.advanceTimersByTimeAsync(600_000);
    const before = start.mock.calls.length;
    browser.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
    expect(start).toHaveBeenCalledTimes(before + 1);
  });
});
