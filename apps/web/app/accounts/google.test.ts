import { describe, expect, it } from 'vitest';
import { claimsOf } from './google.ts';

const credentialOf = (claims: object) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');

describe('claimsOf', () => {
  it('reads names in any script, and base64 of either alphabet', () => {
    const claims = { email: 'sana@example.com', given_name: 'ثناء', note: '???>>>ÿÿÿ' };
    expect(claimsOf(credentialOf(claims))).toEqual(claims);
  });

  it('refuses what is no token', () => {
    expect(() => claimsOf('nothing')).toThrow();
    expect(() => claimsOf('a.%%%.c')).toThrow();
  });
});
