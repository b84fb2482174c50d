import { listAreas } from '@karachi-estates/contracts/areas';
import { addFavourites } from '@karachi-estates/contracts/favourites';
import { registerGrandMonarch } from '@karachi-estates/contracts/interest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, LONGEST_MS, LONGEST_WITH_FILES_MS } from './call.ts';

vi.mock('../session/storage.ts', () => ({ storedToken: () => undefined }));

const answering = (body: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call', () => {
  it('gives what was answered', async () => {
    answering('[]');
    await expect(call(listAreas)).resolves.toMatchObject({ data: [] });
  });

  it.each(['<p>Welcome to our Wi-Fi</p>', ''])('has not arrived where a success is no JSON: "%s"', async (page) => {
    answering(page);
    const body = { name: 'Sana', phone: '0300 1234567', email: '', message: '' } as never;
    await expect(call(registerGrandMonarch, { body })).rejects.toMatchObject({ status: 0, isReadable: false });
  });

  it('is given up where nothing answers, later where it has files, and by who may give it up themselves', async () => {
    const limits = new Map<number, AbortController>();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.set(ms, new AbortController());
      return limits.get(ms)?.signal as AbortSignal;
    });
    // As browsers do: an answer that never comes ends with its signal.
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const read = call(listAreas);
    limits.get(LONGEST_MS)?.abort();
    await expect(read).rejects.toMatchObject({ status: 0, isReadable: false });
    const sent = call(registerGrandMonarch, { form: new FormData() });
    limits.get(LONGEST_WITH_FILES_MS)?.abort();
    await expect(sent).rejects.toMatchObject({ status: 0 });
    const control = new AbortController();
    const own = call(listAreas, { signal: control.signal });
    control.abort();
    await expect(own).rejects.toMatchObject({ status: 0 });
  });

  it.each(['a note', 'ایک گھر '.repeat(8_000)])('is sent however much there is to say', async (note) => {
    // As browsers do: what outlives its page has at most 64 KiB.
    vi.stubGlobal('fetch', async (_address: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
      if (keepalive && new TextEncoder().encode(body).length > 65_536) throw new TypeError('Failed to fetch');
      return new Response('{}');
    });
    const notes = [{ property_id: 1, note, seen: false, rejected: null }];
    await expect(call(addFavourites, { body: { property_ids: [1], notes } })).resolves.toMatchObject({ data: {} });
  });

  it('tells what the server said is wrong', async () => {
    answering('{"message":"No."}', 400);
    await expect(call(listAreas)).rejects.toMatchObject({ status: 400, message: 'No.', isReadable: true });
  });

  it('keeps the code of a failure that is no JSON', async () => {
    answering('<p>Bad gateway</p>', 502);
    await expect(call(listAreas)).rejects.toMatchObject({ status: 502, isReadable: false });
  });
});
