import { getDeskSession, signInAtDesk } from '@karachi-estates/contracts/desk';
import { describe, expect, it, vi } from 'vitest';
import { callOver, LONGEST_MS, LONGEST_WITH_FILES_MS } from './call.ts';

const words = { offline: 'No answer.', unreadable: 'Not the API.' };
const answering = (body: string) => callOver(() => Promise.resolve(new Response(body)), words);

describe('a call of the desk', () => {
  it('gives what was answered', async () => {
    await expect(answering('{"demo":[]}')(getDeskSession)).resolves.toEqual({ demo: [] });
  });

  it('has not arrived where a success is no JSON', async () => {
    await expect(answering('<p>Welcome to our Wi-Fi</p>')(getDeskSession)).rejects.toMatchObject({
      status: 0,
      message: 'Not the API.',
    });
  });

  it('is given up where nothing answers, later where it has a file', async () => {
    vi.useFakeTimers();
    const silent: typeof fetch = (_address, options) =>
      new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)));
    const failed = vi.fn();
    callOver(silent, words)(getDeskSession).catch(failed);
    await vi.advanceTimersByTimeAsync(LONGEST_MS);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ status: 0, message: 'No answer.' }));

    const withFile = vi.fn();
    const body = { code: 'x'.repeat(200_000) };
    callOver(silent, words)(signInAtDesk, { body: body as never }).catch(withFile);
    await vi.advanceTimersByTimeAsync(LONGEST_WITH_FILES_MS - 1);
    expect(withFile).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(withFile).toHaveBeenCalledWith(expect.objectContaining({ status: 0 }));
    vi.useRealTimers();
  });

  it('leaves what its caller gave up unsaid', async () => {
    const control = new AbortController();
    const silent: typeof fetch = (_address, options) =>
      new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)));
    const call = callOver(silent, words)(getDeskSession, { signal: control.signal });
    control.abort(new Error('Left.'));
    await expect(call).rejects.toThrow('Left.');
  });
});
