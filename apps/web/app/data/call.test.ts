import { listAreas } from '@karachi-estates/contracts/areas';
import { registerGrandMonarch } from '@karachi-estates/contracts/interest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';

vi.mock('../session/storage.ts', () => ({ storedToken: () => undefined }));

const answering = (body: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

afterEach(() => vi.unstubAllGlobals());

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

  it('tells what the server said is wrong', async () => {
    answering('{"message":"No."}', 400);
    await expect(call(listAreas)).rejects.toMatchObject({ status: 400, message: 'No.', isReadable: true });
  });

  it('keeps the code of a failure that is no JSON', async () => {
    answering('<p>Bad gateway</p>', 502);
    await expect(call(listAreas)).rejects.toMatchObject({ status: 502, isReadable: false });
  });
});
