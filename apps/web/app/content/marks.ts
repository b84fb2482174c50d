import type { AskedMarkKind, StaffMarkKind } from '@karachi-estates/domain/marks/marks';

/** A mark in the words of guests: its name, and what was done for it. */
interface MarkWords {
  name: string;
  done: string;
}

/** What was checked about a seller, for guests and on the seller's own profile. */
export interface MarksContent {
  /** The list, for those who hear it. */
  label: string;
  /** Under the list. */
  note: string;
  on: string;
  /** A code that went to the phone, and one that went by mail. */
  phone: MarkWords;
  mail: MarkWords;
  kinds: Record<StaffMarkKind, MarkWords>;
  own: {
    heading: string;
    lead: string;
    failed: string;
    code: Record<'heading' | 'mail' | 'phone' | 'send' | 'again' | 'field' | 'submit' | 'submitting', string>;
    ask: Record<'heading' | 'kind' | 'detail' | 'help' | 'submit' | 'submitting' | 'asked', string>;
    fields: Record<AskedMarkKind, string>;
  };
}

export const marks: MarksContent = {
  label: 'What we have checked',
  note: 'No mark says anything about the title of a property.',
  on: '{date}: {done}',
  phone: { name: 'Phone answered', done: 'typed the code that we sent to the phone number' },
  mail: { name: 'Code answered by mail', done: 'typed the code that we sent to the email address' },
  kinds: {
    licence: { name: 'Licence seen', done: 'we saw the agency or licence number' },
    office: { name: 'Office visited', done: 'we were at the office' },
    developer: { name: 'Developer confirmed', done: 'the developer told us that this seller sells for the project' },
    identity: { name: 'Identity card seen', done: 'we saw the identity card, and kept neither a copy nor its number' },
  },
  own: {
    heading: 'What we have checked',
    lead: 'Your page and your listings show each check with its date. We never keep a copy of an identity card: please do not send one. Its mark goes when you change your name.',
    failed: 'We could not read what is checked.',
    code: {
      heading: 'Answer a code',
      mail: 'We send six digits to your email address. You lose this mark when you change your phone number.',
      phone: 'We send six digits to {phone}. You lose this mark when you change the number.',
      send: 'Send me a code',
      again: 'Send another code',
      field: 'Code',
      submit: 'Confirm',
      submitting: 'Confirming…',
    },
    ask: {
      heading: 'Ask us to check',
      kind: 'What we are to check',
      detail: 'What we are to look at',
      help: 'The licence number, where your office is, or which project. Guests do not see it.',
      submit: 'Ask for the check',
      submitting: 'Sending…',
      asked: 'Asked on {date}: {detail}',
    },
    fields: {
      licence: 'Agency or licence number',
      office: 'A visit to our office',
      developer: 'We sell for a project',
    },
  },
};
