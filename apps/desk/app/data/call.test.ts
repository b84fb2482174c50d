import { getDeskSession } from '@karachi-estates/contracts/desk';
import { describe, expect, it } from 'vitest';
import { callOver } from './call.ts';

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
});
