import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstPicture } from './afterFirstPicture.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => setTimeout(drawn));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
});
