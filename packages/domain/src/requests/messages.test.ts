import { expect, it } from 'vitest';
import { TOO_MANY_REQUESTS } from './messages.ts';

it('counts one second as one', () => {
  expect(TOO_MANY_REQUESTS({ seconds: 1 })).toBe('Too many requests. Please wait 1 second and try again.');
  expect(TOO_MANY_REQUESTS({ seconds: 2 })).toContain('wait 2 seconds');
});
