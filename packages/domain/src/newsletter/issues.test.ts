import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ISSUE_ACTIONS, ISSUE_STATES, type IssueState, issueActions, issueAfter, mayEditIssue } from './issues.ts';

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
