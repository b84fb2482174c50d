import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import type { MailTemplate } from './render.ts';

/** Times that one side proposes to the other, with or without a time that was agreed before. */
export interface ProposedTimes {
  to: 'buyer' | 'seller';
  /** The seller hears of it for the first time. */
  isFirst: boolean;
  /** Who proposes. */
  name: string;
  /** Theirs, where the reader may call them; empty otherwise. */
  phone: string;
  title: string;
  times: string[];
  words: string;
  was: string | null;
  manageUrl: string;
}

/** A time that both sides have agreed on. */
export interface AgreedTime {
  title: string;
  area: string;
  at: string;
  /** The other side. */
  name: string;
  phone: string;
  manageUrl: string;
}

/** A viewing that does not take place. */
export interface EndedViewing {
  to: 'buyer' | 'seller';
  how: 'declined' | 'cancelled' | 'home-gone' | 'erased';
  /** The reader ended it. */
  isOwn: boolean;
  title: string;
  at: string | null;
  words: string;
  listUrl: string | null;
}

/** Times as facts of a mail, numbered where there are several. */
export const timesAsFacts = (times: string[], label: string): [string, string][] =>
  times.map((time, place) => [times.length > 1 ? `${label} ${place + 1}` : label, time]);

/** The time and the other side as facts of a mail. */
const agreedFacts = ({ at, title, area, name, phone }: AgreedTime): [string, string][] => [
  ['When', at],
  ['Home', `${title}, ${area}`],
  ['With', name],
  ...(phone ? ([['Phone', formatPhone(phone)]] as [string, string][]) : []),
];

/** Asks a guest who wants to see a home whether the address is theirs. */
function viewingConfirmTemplate(to: { title: string; times: string[]; confirmUrl: string }): MailTemplate {
  return {
    subject: `Please confirm your viewing: ${to.title}`,
    paragraphs: [
      'Salaam,',
      'somebody, hopefully you, asked to see this home. Press the button to send the times to the seller; without it nobody is told.',
    ],
    facts: [['Home', to.title], ...timesAsFacts(to.times, 'Time')],
    button: { label: 'Send my times', url: to.confirmUrl },
    reason: 'If you did not ask for it, ignore this mail.',
  };
}

/** Tells one side which times the other proposes. */
function viewingProposedTemplate(to: ProposedTimes): MailTemplate {
  const seller = to.to === 'seller';
  const home = seller ? 'your home' : 'the home';
  const asks = to.isFirst
    ? `${to.name} would like to see your home.`
    : `${to.name} proposes other times to see ${home}.`;
  return {
    subject: to.was
      ? `Viewing to be moved: ${to.title}`
      : `${to.isFirst ? 'Viewing asked for' : 'Other times'}: ${to.title}`,
    paragraphs: [
      'Salaam,',
      to.was
        ? `${to.name} cannot make it at ${to.was}, and proposes other times. The old time does not count any more.`
        : asks,
      'Accept one of them, or propose others, with the button. You need no login.',
    ],
    facts: [
      ['Home', to.title],
      ...timesAsFacts(to.times, 'Time'),
      ...(to.phone ? ([['Phone', formatPhone(to.phone)]] as [string, string][]) : []),
      ...(to.words ? ([['Message', to.words]] as [string, string][]) : []),
    ],
    button: { label: 'Answer', url: to.manageUrl },
    reason: seller
      ? 'You get this mail because somebody wants to see a home that you offer.'
      : 'You get this mail because you asked to see this home.',
  };
}

/** Tells a side the time that was agreed; the file for the calendar comes with it. */
function viewingAgreedTemplate(to: AgreedTime): MailTemplate {
  return {
    subject: `Viewing at ${to.at}: ${to.title}`,
    paragraphs: [
      'Salaam,',
      'the time of the viewing is agreed. The file that comes with this mail puts it into your calendar, and we remind you before it.',
      'If you cannot make it, move it or call it off with the button, so that nobody waits in vain.',
    ],
    facts: agreedFacts(to),
    button: { label: 'Move it or call it off', url: to.manageUrl },
    reason: 'You get this mail because you are one side of this viewing.',
  };
}

/** Reminds a side the day before, or on the day itself. */
function viewingReminderTemplate(to: AgreedTime & { isToday: boolean }): MailTemplate {
  const day = to.isToday ? 'today' : 'tomorrow';
  return {
    subject: `${to.isToday ? 'Today' : 'Tomorrow'}: viewing of ${to.title}`,
    paragraphs: [
      'Salaam,',
      `this is to remind you of the viewing ${day}. If you cannot make it, say so now with the button.`,
    ],
    facts: agreedFacts(to),
    button: { label: 'Move it or call it off', url: to.manageUrl },
    reason: 'You get this mail because you are one side of this viewing.',
  };
}

function whyEnded({ how, to, isOwn, at }: EndedViewing): string {
  const when = at ? ` at ${at}` : '';
  if (how === 'home-gone') return `this home is not offered any more, so the viewing${when} does not take place.`;
  if (isOwn) return `you have called off the viewing${when}. We have told the other side.`;
  const other = to === 'buyer' ? 'seller' : 'buyer';
  if (how === 'declined') return `the ${other} has declined your times to see this home.`;
  if (how === 'erased') return `the ${other} has left Karachi Estates, so the viewing${when} does not take place.`;
  return `the ${other} has called off the viewing${when}.`;
}

/** Tells a side that a viewing does not take place. */
function viewingEndedTemplate(to: EndedViewing): MailTemplate {
  return {
    subject: `No viewing: ${to.title}`,
    paragraphs: ['Salaam,', whyEnded(to)],
    facts: [['Home', to.title], ...(to.words ? ([['Message', to.words]] as [string, string][]) : [])],
    ...(to.listUrl
      ? { button: { label: to.to === 'buyer' ? 'Look at other homes' : 'My viewings', url: to.listUrl } }
      : {}),
    reason: 'You get this mail because you are one side of this viewing.',
  };
}

/** The mails about viewings in English. */
export const viewingTemplates = {
  viewingConfirmTemplate,
  viewingProposedTemplate,
  viewingAgreedTemplate,
  viewingReminderTemplate,
  viewingEndedTemplate,
};
