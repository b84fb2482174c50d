import type { DeskSupport } from '@karachi-estates/contracts/support';

export const support = {
  title: 'Support',
  lead: 'What sellers ask us. Premium is answered before Pro, Pro before Basic, then who waits longer.',
  empty: {
    title: 'Nobody has asked for help yet',
    text: 'Requests come from Contact Support in the seller’s workspace.',
  },
  columns: { subject: 'Subject', state: 'State', seller: 'Seller', plan: 'Plan', asked: 'Asked' },
  filters: { q: 'Subject or number', state: 'State' },
  states: { open: 'Waits', answered: 'Answered', closed: 'Closed' } satisfies Record<DeskSupport['state'], string>,
  facts: { title: 'Seller', name: 'Name', plan: 'Plan', email: 'Email', phone: 'Phone', language: 'Mails in' },
  asked: 'What they ask',
  answers: { title: 'Answers', none: 'Nobody has answered yet.', by: (name: string, at: string) => `${name}, ${at}` },
  answer: {
    title: 'Answer',
    words: 'Answer',
    help: 'The seller gets it by mail and reads it in the workspace. Your name is not shown.',
    missing: 'Write the answer.',
    submit: 'Send the answer',
    sent: 'The answer is on its way.',
  },
  actions: { close: 'Close without an answer', reopen: 'Open again' },
  done: { close: 'Closed.', reopen: 'It waits for an answer again.' },
} as const;
