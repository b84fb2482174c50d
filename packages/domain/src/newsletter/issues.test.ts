import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressesIn,
  ISSUE_ACTIONS,
  ISSUE_STATES,
  type IssueState,
  issueActions,
  issueAfter,
  mayEditIssue,
} from './issues.ts';

describe('an issue of the newsletter', () => {
  it('is sent once: what is over stays over', () => {
    expect(issueActions('sent')).toEqual([]);
    expect(issueActions('cancelled')).toEqual([]);
  });

  it('can be stopped and taken up again while it is sent', () => {
    expect(issueActions('sending')).toEqual(['pause', 'cancel']);
    expect(issueAfter('paused', 'resume')).toBe('sending');
    expect(issueAfter('draft', 'resume')).toBeUndefined();
  });

  it('never returns to where its words can be changed once a mail was written, whatever is done with it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ISSUE_ACTIONS)), (actions) => {
        let state: IssueState = 'draft';
        let hasBegun = false;
        for (const action of actions) {
          state = issueAfter(state, action) ?? state;
          hasBegun ||= state === 'sending';
          expect(ISSUE_STATES).toContain(state);
          if (hasBegun) expect(mayEditIssue(state)).toBe(false);
        }
      }),
    );
  });
});

describe('the addresses in mails that came back', () => {
  it.each([
    ['<Sana@Example.com>: Host not found', ['sana@example.com']],
    ['Final-Recipient: rfc822;a.b+c@mail.example.com\nAction: failed', ['a.b+c@mail.example.com']],
    ['one@example.com, two@example.com; ONE@example.com', ['one@example.com', 'two@example.com']],
    ["mailto:'o@example.com'.", ['o@example.com']],
    ['no address @ all, a@, @b', []],
  ])('%j', (text, found) => {
    expect(addressesIn(text)).toEqual(found);
  });

  it('are found in a long text without an address within a moment', () => {
    expect(addressesIn(`${'a.'.repeat(100_000)}@`)).toEqual([]);
  });
});
