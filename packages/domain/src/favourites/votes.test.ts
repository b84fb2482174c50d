import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkVote, LONGEST_COMMENT, LONGEST_VOTER, voterKey } from './votes.ts';

describe('checkVote', () => {
  it.each([
    [{ name: 'Amna' }, true],
    [{ name: ' \u3000 ' }, false],
    [{ name: 'x'.repeat(LONGEST_VOTER + 1) }, false],
    [{ name: 'امّی', comment: 'ک'.repeat(LONGEST_COMMENT) }, true],
    [{ name: 'Amna', comment: 'x'.repeat(LONGEST_COMMENT + 1) }, false],
  ])('%j', (vote, isRight) => {
    expect(checkVote(vote).ok).toBe(isRight);
  });
});

describe('voterKey', () => {
  it('knows a person however they write their name', () => {
    expect(voterKey(' Amna   KHAN')).toBe(voterKey('amna khan'));
  });

  it('stays as it is once it is a key', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(voterKey(voterKey(name))).toBe(voterKey(name));
      }),
      { examples: [['  A B ']] },
    );
  });
});
