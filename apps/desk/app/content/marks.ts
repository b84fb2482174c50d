import type { MarkAction } from '@karachi-estates/contracts/marks';
import type { MarkKind } from '@karachi-estates/domain/marks/marks';

/** What was checked about a seller, as the desk says it. */
export const marks = {
  title: 'Checks',
  lead: 'Guests see each check with its date. Write what you saw, e.g. a licence number: never keep a copy of an identity card.',
  none: 'Nothing is checked yet.',
  kinds: {
    phone: 'Code answered',
    licence: 'Licence number seen',
    office: 'Office visited',
    developer: 'Developer confirmed',
    identity: 'National id seen',
  } satisfies Record<MarkKind, string>,
  ways: { phone: 'by phone', mail: 'by mail' },
  since: (day: string, by: string | null) => (by ? `${day}, by ${by}` : day),
  ended: (day: string, why: string) => `Ended ${day}: ${why}`,
  asked: (day: string, detail: string) => `Asked ${day}: ${detail}`,
  actions: { give: 'Give the mark', decline: 'Decline', end: 'Take it away' } satisfies Record<MarkAction, string>,
  identity: {
    title: 'Have you seen the identity card?',
    text: 'Guests read that we saw it, and when. Nothing else is kept: no number, no copy.',
  },
  seen: 'What was seen',
  why: 'Why it is taken away',
  whyHelp: 'The seller reads it in a mail; the audit log and the list of checks have it, too.',
  missing: 'Write a few words.',
  done: {
    give: 'The mark is given. It is on the seller’s page now, and they are told by mail.',
    decline: 'The request is off the list, and the seller is told by mail. Write to them if they should know why.',
    end: 'The mark is taken away, and the seller is told by mail.',
  } satisfies Record<MarkAction, string>,
} as const;
