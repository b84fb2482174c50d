import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilItComes } from './untilItComes.ts';

/** The window and its document, as far as they tell of something. */
let browser: EventTarget;

const failing = () => vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('document', browser);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives the code once it comes', async () => {
  const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const code = untilItComes(load);
  await vi.runAllTimersAsync();
  expect(await code).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks again after pauses that grow to a minute', async () => {
  const load = failing();
  void untilItComes(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(3);
  await vi.advanceTimersByTimeAsync(600_000);
  const before = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(before + 10);
});

it.each(['online', 'visibilitychange'])('asks again at once on %s', async (event) => {
  const load = failing();
  void untilItComes(load);
  await vi.advanceTimersByTimeAsync(600_000);
  const before = load.mock.calls.length;
  browser.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(before + 1);
});
