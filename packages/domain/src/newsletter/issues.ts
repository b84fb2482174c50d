import { normalizeEmail } from '../accounts/rules.ts';

/**
 * Where an issue of the newsletter stands. `sent`: every reader has their mail or it is on its way; `cancelled`:
 * whoever had none yet gets none.
 */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** Those of issues that go out by themselves, or go on once somebody says so. */
export const ISSUE_UNDER_WAY = ['scheduled', 'sending', 'paused'] as const satisfies readonly IssueState[];

/**
 * What one mail of an issue has come to; `given_up`: it bounced, at every attempt or later; `stopped`: unsubscribed or
 * cancelled.
 */
export type DeliveryState = 'queued' | 'sent' | 'given_up' | 'stopped';

export const ISSUE_ACTIONS = ['send', 'schedule', 'pause', 'resume', 'cancel'] as const;
export type IssueAction = (typeof ISSUE_ACTIONS)[number];

const NEXT: Record<IssueState, Partial<Record<IssueAction, IssueState>>> = {
  draft: { send: 'sending', schedule: 'scheduled' },
  // Nobody has anything yet, so it can be written on.
  scheduled: { send: 'sending', cancel: 'draft' },
  sending: { pause: 'paused', cancel: 'cancelled' },
  paused: { resume: 'sending', cancel: 'cancelled' },
  sent: {},
  cancelled: {},
};

/** What an issue becomes by an action; undefined where the action is not for its state. */
export const issueAfter = (state: IssueState, action: IssueAction): IssueState | undefined => NEXT[state][action];

/** What can be done with an issue. */
export const issueActions = (state: IssueState): IssueAction[] =>
  ISSUE_ACTIONS.filter((action) => issueAfter(state, action) !== undefined);

/** Words can be changed until the first mail is written. */
export const mayEditIssue = (state: IssueState): boolean => state === 'draft';

/** The most letters of an issue. */
export const ISSUE_LENGTHS = { subject: 150, content: 150_000 } as const;

/** The most letters of mails that came back, of one paste. */
export const BOUNCES_LENGTH = 200_000;

const ADDRESS = /[^\s<>"'(),;:[\]]{1,64}@[\p{L}\p{N}][\p{L}\p{N}.-]{0,250}[\p{L}\p{N}]/gu;

/**
 * The addresses in mails that came back, or in a list of them, each once and as accounts are found by them. A report
 * names others too, such as its sender: whoever uses them takes those that were written to.
 */
export function addressesIn(text: string): string[] {
  return [...new Set((text.match(ADDRESS) ?? []).map((address) => normalizeEmail(address)))];
}
