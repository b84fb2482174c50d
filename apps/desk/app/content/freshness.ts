import type { FreshnessState } from '@karachi-estates/domain/freshness/freshness';

/** Whether a listing is still to be had, and the text that asks its seller by hand. */
export const freshness = {
  title: 'Still available?',
  states: {
    idle: 'Nobody is asked: it is not shown, or its file says what there is.',
    confirmed: 'The seller has said so.',
    asked: 'The seller was asked and has not answered.',
    dimmed: 'The seller has not answered for a week: its card is dimmed.',
    left: 'The seller did not answer: it left the lists.',
  } satisfies Record<FreshnessState, string>,
  since: (day: string) => `Since ${day}.`,
  confirmed: (day: string) => `Last confirmed ${day}.`,
  write: 'WhatsApp text',
  written: 'The text is written, and that is in the log. Send it to the seller alone: its link answers for them.',
  to: (phone: string) => `To ${phone}`,
  open: 'Open WhatsApp',
} as const;
