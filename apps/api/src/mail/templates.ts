import type { MarkAction } from '@karachi-estates/contracts/marks';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { fullDate } from '@karachi-estates/domain/day';
import {
  contactsOf,
  EVENT_KINDS,
  type EventCounts,
  type EventKind,
  startOfDay,
} from '@karachi-estates/domain/insights/insights';
import { CODE_MINUTES, type MarkKind } from '@karachi-estates/domain/marks/marks';
import { formatMoney, moneyText } from '@karachi-estates/domain/orders/money';
import type { Reversal } from '@karachi-estates/domain/orders/orders';
import type { PaperKind } from '@karachi-estates/domain/orders/papers';
import { type PlanId, planOf } from '@karachi-estates/domain/plans/plans';
import { formatPkr, formatPriceShort } from '@karachi-estates/domain/properties/price';
import type { ListingStatus } from '@karachi-estates/domain/properties/status';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { CORRECTED_FIELDS, type CorrectedField } from '@karachi-estates/domain/reviews/corrections';
import { REVIEW_REASONS, type ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import type { MailedHome, MailTemplate } from './render.ts';
import { viewingTemplates } from './viewingTemplates.ts';

// The three mails that an address gets before anybody has shown that it is theirs greet without a name: what was typed
// as a name may be a stranger's words.

/** The link to choose a new password. */
function resetTemplate(to: { resetUrl: string }): MailTemplate {
  return {
    subject: 'Choose a new password for Karachi Estates',
    paragraphs: [
      'Salaam,',
      'Somebody, hopefully you, asked to choose a new password for your account. The link works once and for one hour.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
    button: { label: 'Choose a new password', url: to.resetUrl },
    reason: 'You get this mail because a new password was asked for with this address.',
  };
}

/** Asks whether mail to a new account's address reaches its owner. */
function emailConfirmTemplate(to: { confirmUrl: string }): MailTemplate {
  return {
    subject: 'Please confirm your email address',
    paragraphs: [
      'Salaam,',
      'welcome to Karachi Estates. Press the button to confirm that this address is yours. Alerts for your searches come only then.',
      'If you did not open an account, ignore this mail, or choose a new password with this address and the account is yours.',
    ],
    button: { label: 'Confirm my address', url: to.confirmUrl },
    reason: 'You get this mail because an account was opened with this address. The link works for seven days.',
  };
}

/** Asks both addresses of a change whether it is meant. */
function emailChangeTemplate(to: { email: string; kind: 'old' | 'new' | 'only'; confirmUrl: string }): MailTemplate {
  const other = to.kind === 'old' ? 'the new address' : 'the present address';
  const press =
    to.kind === 'only'
      ? 'Press the button within a day.'
      : `Press the button here and in the mail to ${other}; both are needed, within a day.`;
  return {
    subject: 'Please confirm your new email address',
    paragraphs: [
      'Salaam,',
      `your Karachi Estates account shall get the address ${to.email}. ${press}`,
      to.kind === 'old'
        ? 'If it was not you, do not press it, and choose a new password: somebody knows yours.'
        : 'If it was not you, ignore this mail.',
    ],
    button: { label: 'Confirm the change', url: to.confirmUrl },
    reason: 'You get this mail because an account asked for this change.',
  };
}

/** Tells the old address that the account has another one now. */
function emailChangedTemplate(to: {
  firstName: string;
  email: string;
  contactEmail: string;
  hadGoogle: boolean;
}): MailTemplate {
  const google =
    'The Google account with which you logged in does not open it any more. Log in with the Google account of the new address, or ask for a password at the login under “Forgot your password?”.';
  return {
    subject: 'Your email address was changed',
    paragraphs: [
      `Salaam ${to.firstName},`,
      `your Karachi Estates account has the address ${to.email} from now on, as both addresses have confirmed. If it was not you, write to ${to.contactEmail} at once.`,
      ...(to.hadGoogle ? [google] : []),
    ],
    reason: 'You get this mail because it concerns the safety of your account.',
  };
}

/** Somebody asked that their account be erased. */
function eraseTemplate(to: {
  firstName: string;
  eraseAt: Date;
  profileUrl: string;
  contactEmail: string;
  /** The account is suspended: nobody can log in to it. */
  isKeptOut: boolean;
}): MailTemplate {
  const mistake = 'If you changed your mind, or if it was not you,';
  return {
    subject: 'Your account will be erased',
    paragraphs: [
      `Salaam ${to.firstName},`,
      `you asked us to erase your Karachi Estates account. It happens on ${fullDate(to.eraseAt)}: your listings and pictures are removed, and what the books must keep no longer names you. Until then everything stays as it is.`,
      `A paid plan ends with the account, and open orders are cancelled. If you have credit, or paid for an order, answer this mail or write to ${to.contactEmail} before then, so that we can pay it back.`,
      to.isKeptOut
        ? `${mistake} answer this mail or write to ${to.contactEmail}, and we keep the account.`
        : `${mistake} log in and keep the account.`,
    ],
    ...(!to.isKeptOut && { button: { label: 'Keep my account', url: to.profileUrl } }),
    reason: 'You get this mail because it concerns your account.',
  };
}

/** Staff took back that an account is to be erased; who still wants it should hear of it. */
function keptTemplate(to: { firstName: string; contactEmail: string }): MailTemplate {
  return {
    subject: 'Your account is not erased',
    paragraphs: [
      `Salaam ${to.firstName},`,
      'our team took back that your Karachi Estates account is to be erased: it is kept, with everything in it.',
      `If you still want it erased, answer this mail or write to ${to.contactEmail}.`,
    ],
    reason: 'You get this mail because it concerns your account.',
  };
}

/** Staff made the file of what the person gave, as they asked; who did not ask should hear of it. */
function exportTemplate(to: { firstName: string; at: Date; profileUrl: string; contactEmail: string }): MailTemplate {
  return {
    subject: 'A copy of what you gave us was made',
    paragraphs: [
      `Salaam ${to.firstName},`,
      `on ${fullDate(to.at)} our team made a copy of everything in your Karachi Estates account, as you asked us to. It is the same file that you can download on your profile page.`,
      `If you did not ask for it, answer this mail or write to ${to.contactEmail}, and change your password on your profile page.`,
    ],
    button: { label: 'My profile', url: to.profileUrl },
    reason: 'You get this mail because it concerns your account.',
  };
}

/** Staff keep an account out; `words` are theirs, where they gave any. */
function suspendedTemplate(to: { firstName: string; words: string; contactEmail: string }): MailTemplate {
  return {
    subject: 'Your account is suspended',
    paragraphs: [
      `Salaam ${to.firstName},`,
      'we have suspended your Karachi Estates account: you cannot log in, and your ads are not shown.',
      ...(to.words ? [to.words] : []),
      to.words
        ? `If you think that this is a mistake, answer this mail or write to ${to.contactEmail}: somebody else of our staff looks at it.`
        : `To ask why, or if you think that this is a mistake, answer this mail or write to ${to.contactEmail}: somebody else of our staff looks at it.`,
    ],
    reason: 'You get this mail because it concerns your account.',
  };
}

/** Staff let a suspended account in again. */
function readmittedTemplate(to: { firstName: string; loginUrl: string }): MailTemplate {
  return {
    subject: 'Your account is open again',
    paragraphs: [
      `Salaam ${to.firstName},`,
      'your Karachi Estates account is not suspended any more: you can log in. Ads that were shown before are shown again, as far as your plan has room; the others wait in your dashboard.',
    ],
    button: { label: 'Log in', url: to.loginUrl },
    reason: 'You get this mail because it concerns your account.',
  };
}

/** Staff made two accounts of one person one: to the address that nobody signs in with any more. */
function mergedAwayTemplate(to: {
  firstName: string;
  stays: string;
  loginUrl: string;
  contactEmail: string;
}): MailTemplate {
  return {
    subject: 'Your two accounts are one now',
    paragraphs: [
      `Salaam ${to.firstName},`,
      `our team made your two Karachi Estates accounts one. Your listings, your favourites, your saved searches and everything else of this account are in the other one. Please log in as ${to.stays} from now on.`,
      `If the other account is not yours, answer this mail or write to ${to.contactEmail} at once.`,
    ],
    button: { label: 'Log in', url: to.loginUrl },
    reason: 'You get this mail because it concerns your account.',
  };
}

/** The same to the address that stays. */
function mergedHereTemplate(to: {
  firstName: string;
  ends: string;
  paused: number;
  profileUrl: string;
  contactEmail: string;
}): MailTemplate {
  const listings = to.paused === 1 ? '1 listing is paused' : `${to.paused} listings are paused`;
  return {
    subject: 'Your two accounts are one now',
    paragraphs: [
      `Salaam ${to.firstName},`,
      `our team made your two Karachi Estates accounts one. What you had as ${to.ends} is in this account now.`,
      ...(to.paused > 0 ? [`Your plan has no room for all of your listings together: ${listings}.`] : []),
      `If the other account is not yours, answer this mail or write to ${to.contactEmail} at once.`,
    ],
    button: { label: 'My profile', url: to.profileUrl },
    reason: 'You get this mail because it concerns your account.',
  };
}

/** The code with which a seller shows that we reach them; it is in no subject, since those are kept. */
function markCodeTemplate(to: { firstName: string; code: string }): MailTemplate {
  return {
    subject: 'Your Karachi Estates code',
    paragraphs: [
      `Salaam ${to.firstName},`,
      `your code is ${to.code}. Type it on your profile page within ${CODE_MINUTES} minutes.`,
      'Never tell it to anybody: we do not ask for it by phone. If you did not ask for it, do nothing.',
    ],
    reason: 'You get this mail because somebody asked for a code in your account.',
  };
}

const CHECKS: Record<MarkKind, string> = {
  phone: 'phone number',
  licence: 'agency or licence number',
  office: 'office',
  developer: 'work for a developer',
  identity: 'identity card',
};

/** Staff checked something about a seller, could not, or took a mark away; `words` are theirs, where they gave any. */
function markDecidedTemplate(to: {
  firstName: string;
  action: MarkAction;
  kind: MarkKind;
  words: string;
  contactEmail: string;
}): MailTemplate {
  const check = CHECKS[to.kind];
  const said: Record<MarkAction, string> = {
    give: `we have checked your ${check}. Your page and your listings show it with its date.`,
    decline: `we looked at what you asked us to check, your ${check}, and could not confirm it. Nothing is shown.`,
    end: `your page and your listings no longer show that we checked your ${check}.`,
  };
  return {
    subject: to.action === 'give' ? 'Your page shows a new check' : `About the check of your ${check}`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      said[to.action],
      ...(to.words ? [to.words] : []),
      ...(to.action === 'give' ? [] : [`If you have a question, answer this mail or write to ${to.contactEmail}.`]),
    ],
    reason: 'You get this mail because it concerns what your page says of you.',
  };
}

/** Tells the owner that the password is another one now. */
function passwordChangedTemplate(to: { firstName: string; forgotUrl: string }): MailTemplate {
  return {
    subject: 'Your password was changed',
    paragraphs: [
      `Salaam ${to.firstName},`,
      'The password of your Karachi Estates account was just changed, and other devices were signed out.',
      'If it was not you, choose a new password now.',
    ],
    button: { label: 'It was not me', url: to.forgotUrl },
    reason: 'You get this mail because it concerns the safety of your account.',
  };
}

/** Double opt-in of the newsletter. */
function newsletterConfirmTemplate(to: { confirmUrl: string }): MailTemplate {
  return {
    subject: 'Please confirm your newsletter subscription',
    paragraphs: [
      'Salaam,',
      'this address was entered for the Karachi Estates newsletter. Press the button to confirm; without it nothing will be sent to you.',
    ],
    button: { label: 'Confirm my subscription', url: to.confirmUrl },
    reason: 'If you did not ask for it, ignore this mail. The link works for seven days.',
  };
}

const bySubscription = (unsubscribeUrl: string) =>
  `You get this mail because you confirmed your subscription. Unsubscribe with one click: ${unsubscribeUrl}`;

/** The first mail to a new reader; every issue ends like it. */
function newsletterWelcomeTemplate(to: { propertiesUrl: string; unsubscribeUrl: string }): MailTemplate {
  return {
    subject: 'Welcome to the Karachi Estates newsletter',
    paragraphs: ['Salaam,', 'thank you for confirming. You will hear from us when there is something worth reading.'],
    button: { label: 'See what is new', url: to.propertiesUrl },
    reason: bySubscription(to.unsubscribeUrl),
  };
}

/** An issue; what stands around it is in the reader's language. */
function newsletterIssueTemplate(to: {
  subject: string;
  article: NonNullable<MailTemplate['article']>;
  unsubscribeUrl: string;
}): MailTemplate {
  const { subject, article, unsubscribeUrl } = to;
  return { subject, paragraphs: [], article, reason: bySubscription(unsubscribeUrl) };
}

/** Double opt-in of a search that is saved without an account. */
function searchConfirmTemplate(to: { name: string; confirmUrl: string }): MailTemplate {
  return {
    subject: 'Please confirm your saved search',
    paragraphs: [
      'Salaam,',
      `this address was entered for alerts about homes: “${to.name}”. Press the button to confirm; without it nothing will be sent to you.`,
    ],
    button: { label: 'Confirm my search', url: to.confirmUrl },
    reason: 'If you did not ask for it, ignore this mail. The link works for seven days.',
  };
}

/** A search was asked for that its owner has already: nobody but them changes it. */
function searchKnownTemplate(to: { name: string; manageUrl: string }): MailTemplate {
  return {
    subject: 'You have this search already',
    paragraphs: [
      'Salaam,',
      `this address was entered again for alerts about homes: “${to.name}”. You have this search already, so it stays as it is. Press the button to change how often it writes, or to pause or end it.`,
    ],
    button: { label: 'Change my search', url: to.manageUrl },
    reason: 'If you did not ask for it, ignore this mail.',
  };
}

/** Asks who wants to hold a unit whether the address is theirs. */
function holdConfirmTemplate(to: { unit: string; project: string; confirmUrl: string }): MailTemplate {
  return {
    subject: `Hold unit ${to.unit}, ${to.project}`,
    paragraphs: [
      'Salaam,',
      `somebody, hopefully you, asked to hold unit ${to.unit} of ${to.project}. Press the button to hold it for 24 hours; until then anybody else may be faster.`,
      'Holding costs nothing, and each person holds one unit.',
    ],
    button: { label: `Hold unit ${to.unit}`, url: to.confirmUrl },
    reason: 'If you did not ask for it, ignore this mail. The link works for 24 hours.',
  };
}

/** Tells who holds a unit until when, and how to give it back. */
function holdHeldTemplate(to: {
  unit: string;
  project: string;
  until: string;
  /** Whole rupees; null is on request. */
  price: number | null;
  manageUrl: string;
}): MailTemplate {
  return {
    subject: `You hold unit ${to.unit} until ${to.until}`,
    paragraphs: [
      'Salaam,',
      `unit ${to.unit} of ${to.project} is held for you until ${to.until}. To book it, pay the deposit to the project by then; its desk books the unit for you. Answer this mail to ask the desk how.`,
      ...(to.price === null
        ? []
        : [`Until then it costs you ${formatPkr(to.price)}, whatever others are asked for it.`]),
      'If you do not want it any more, give it back, so that others can have it.',
    ],
    button: { label: 'See or give back my hold', url: to.manageUrl },
    reason: 'You get this mail because you hold this unit.',
  };
}

/** How a hold or a booking ended: by the clock, by who held it, or by the desk. */
export type HoldEnd = 'expired' | 'released' | 'by-desk' | 'booking-ended';

const HOLD_ENDS: Record<HoldEnd, { subject: (unit: string) => string; text: (unit: string) => string }> = {
  expired: {
    subject: (unit) => `Your hold of unit ${unit} has ended`,
    text: (unit) => `your hold of unit ${unit} has ended. If it is still available, you can ask for it again.`,
  },
  released: {
    subject: (unit) => `You have given unit ${unit} back`,
    text: (unit) => `you have given unit ${unit} back, and others can take it now. You may hold another one.`,
  },
  'by-desk': {
    subject: (unit) => `Your hold of unit ${unit} was ended`,
    text: (unit) => `the desk of the project has ended your hold of unit ${unit}. Answer this mail to ask why.`,
  },
  'booking-ended': {
    subject: (unit) => `Your booking of unit ${unit} was ended`,
    text: (unit) =>
      `the desk of the project has ended your booking of unit ${unit}. Answer this mail to ask why, and what becomes of your deposit.`,
  },
};

/** Tells who held or booked a unit that this is over. */
function holdEndedTemplate(to: { unit: string; project: string; how: HoldEnd; unitUrl: string }): MailTemplate {
  const { subject, text } = HOLD_ENDS[to.how];
  return {
    subject: `${subject(to.unit)}, ${to.project}`,
    paragraphs: ['Salaam,', text(`${to.unit} of ${to.project}`)],
    button: { label: `See unit ${to.unit}`, url: to.unitUrl },
    reason: 'You get this mail because you held this unit.',
  };
}

/** Tells who held a unit that it is booked for them. */
function unitBookedTemplate(to: {
  unit: string;
  project: string;
  price: number;
  deposit: number;
  unitUrl: string;
}): MailTemplate {
  return {
    subject: `Unit ${to.unit} is booked for you, ${to.project}`,
    paragraphs: [
      'Salaam,',
      `the desk of ${to.project} has your deposit and has booked unit ${to.unit} for you. What is due when is fixed now: later changes of prices do not touch it.`,
    ],
    facts: [
      ['Price', formatPkr(to.price)],
      ['Deposit', formatPkr(to.deposit)],
    ],
    button: { label: 'See my payments', url: to.unitUrl },
    reason: 'You get this mail because you held this unit.',
  };
}

/** Asks who wants to join the launch of a project whether the address is theirs. `opens` is null once it is open. */
function launchJoinTemplate(to: { project: string; opens: string | null; confirmUrl: string }): MailTemplate {
  return {
    subject: `Join the launch of ${to.project}`,
    paragraphs: [
      'Salaam,',
      `somebody, hopefully you, wants to join the launch of ${to.project}, which ${to.opens === null ? 'is open' : `opens on ${to.opens}`}. Press the button to be in it.`,
      to.opens === null
        ? 'You follow at the end of the queue, and we write to you when it is your turn. Keep this mail: its link shows your place.'
        : 'Who joins before the opening gets a place by lot: it does not matter who is first. Later ones follow in the order in which they come. Keep this mail: its link shows your place.',
    ],
    button: { label: 'Join the launch', url: to.confirmUrl },
    reason: 'If you did not ask for it, ignore this mail. The link joins for 24 hours.',
  };
}

/** Tells who waits for a launch that it opens at another time. */
function launchMovedTemplate(to: { project: string; before: string; opens: string; launchUrl: string }): MailTemplate {
  return {
    subject: `The launch of ${to.project} opens on ${to.opens}`,
    paragraphs: [
      'Salaam,',
      `the launch of ${to.project} does not open on ${to.before}, as we had said, but on ${to.opens}. You are in it as before: the lot decides your place, not who is first.`,
      'The link of your first mail goes on showing your place.',
    ],
    button: { label: 'To the launch', url: to.launchUrl },
    reason: 'You get this mail because you joined this launch.',
  };
}

/** Tells who waits for a launch that staff have ended it before its opening. */
function launchCalledOffTemplate(to: { project: string; opens: string; unitsUrl: string }): MailTemplate {
  return {
    subject: `The launch of ${to.project} is called off`,
    paragraphs: [
      'Salaam,',
      `the launch of ${to.project}, which was to open on ${to.opens}, is called off. No lot is drawn, and your place in the waiting room ends.`,
      'Units of the project can be held as usual again.',
    ],
    button: { label: 'To the units', url: to.unitsUrl },
    reason: 'You get this mail because you joined this launch.',
  };
}

/** Tells somebody that it is their turn in a launch. */
function launchTurnTemplate(to: { project: string; until: string; turnUrl: string }): MailTemplate {
  return {
    subject: `It is your turn until ${to.until}: ${to.project}`,
    paragraphs: [
      'Salaam,',
      `it is your turn in the launch of ${to.project}. Until ${to.until} you can choose one unit and hold it for 24 hours.`,
      'Afterwards the next person is called. If you do not want a unit, leave the queue, so that others wait less.',
    ],
    button: { label: 'Choose a unit', url: to.turnUrl },
    reason: 'You get this mail because you joined this launch.',
  };
}

/** Tells who visits a project when; the calendar file comes with it. */
function visitTemplate(to: { project: string; unit: string | null; at: string }): MailTemplate {
  return {
    subject: `Your visit of ${to.project}, ${to.at}`,
    paragraphs: [
      'Salaam,',
      `you are expected at ${to.project} on ${to.at}${to.unit ? `, to see unit ${to.unit}` : ''}. The file that comes with this mail puts it into your calendar.`,
      'If you cannot come, answer this mail, so that somebody else can.',
    ],
    reason: 'You get this mail because a visit was booked with this address.',
  };
}

/** Tells somebody that the time of their visit is not offered any more. */
function visitTakenBackTemplate(to: { project: string; at: string; visitsUrl: string }): MailTemplate {
  return {
    subject: `Your visit of ${to.project} on ${to.at} does not take place`,
    paragraphs: [
      'Salaam,',
      `nobody can show you ${to.project} on ${to.at}, as we had agreed. We are sorry. Please take the time out of your calendar.`,
      'Choose another time on the page, or answer this mail and say when you could come.',
    ],
    button: { label: 'Choose another time', url: to.visitsUrl },
    reason: 'You get this mail because a visit was booked with this address.',
  };
}

/** Tells the desk of a project who comes. */
export function visitDeskTemplate(visit: {
  project: string;
  unit: string | null;
  at: string;
  name: string;
  phone: string;
  email: string;
}): MailTemplate {
  return {
    subject: `Visit of ${visit.project}, ${visit.at}: ${visit.name}`,
    paragraphs: [`${visit.name} comes to see ${visit.unit ? `unit ${visit.unit} of ` : ''}${visit.project}.`],
    facts: [
      ['When', visit.at],
      ['Name', visit.name],
      ['Phone', formatPhone(visit.phone)],
      ['Email', visit.email],
    ],
    reason: 'You get this mail because you are the desk of this project.',
  };
}

/** Tells the desk of a project who holds a unit, so that it calls them. */
export function holdDeskTemplate(hold: {
  project: string;
  unit: string;
  until: string;
  name: string;
  phone: string;
  email: string;
  holdId: number;
}): MailTemplate {
  return {
    subject: `Unit ${hold.unit} of ${hold.project} is held: ${hold.name}`,
    paragraphs: [
      `${hold.name} holds unit ${hold.unit} of ${hold.project}. Book it once the deposit is paid; else it is available again by itself.`,
    ],
    facts: [
      ['Until', hold.until],
      ['Name', hold.name],
      ['Phone', formatPhone(hold.phone)],
      ['Email', hold.email],
      ['Hold', String(hold.holdId)],
    ],
    reason: 'You get this mail because you are the desk of this project.',
  };
}

/** What is new for a saved search. `more` homes beside these are on the list. */
function searchAlertTemplate(to: {
  name: string;
  homes: MailedHome[];
  more: number;
  listUrl: string;
  manageUrl: string;
  unsubscribeUrl: string;
}): MailTemplate {
  const [first, ...others] = to.homes;
  const total = to.homes.length + to.more;
  const count = total === 1 ? 'One home' : `${total} homes`;
  return {
    subject:
      first && others.length === 0 && to.more === 0
        ? `${first.news}: ${first.price}, ${first.title}`
        : `${count} for “${to.name}”`,
    paragraphs: [
      'Salaam,',
      `${count} for your saved search “${to.name}”.${to.more > 0 ? ` Here are the latest ${to.homes.length}.` : ''}`,
    ],
    homes: to.homes,
    button: { label: 'See all homes of this search', url: to.listUrl },
    reason:
      'You get this mail because you saved this search. ' +
      `Change or pause it: ${to.manageUrl}\nEnd these alerts: ${to.unsubscribeUrl}`,
  };
}

/** Somebody asked for a home: the link to their request. */
function leadReceivedTemplate(to: { threadUrl: string }): MailTemplate {
  return {
    subject: 'We have your Find My Home request',
    paragraphs: [
      'Salaam,',
      'somebody, hopefully you, asked us to find a home and named this address. Our desk looks for places that fit, and sends them to you here.',
      'The link below shows where your request stands and what we sent. Keep it to yourself: whoever has it can answer for you.',
    ],
    button: { label: 'See my request', url: to.threadUrl },
    reason: 'You get this mail because a home was asked for with this address. If it was not you, ignore it.',
  };
}

/** Homes that the desk chose for somebody. */
function shortlistTemplate(to: { name: string; words: string; homes: MailedHome[]; threadUrl: string }): MailTemplate {
  const count = to.homes.length === 1 ? 'A home' : `${to.homes.length} homes`;
  return {
    subject: `${count} that may be what you look for`,
    paragraphs: [
      `Salaam ${to.name},`,
      to.words,
      'we chose these for your request. Say yes or no to each, and we arrange a visit or look on.',
    ].filter(Boolean),
    homes: to.homes,
    button: { label: 'Answer', url: to.threadUrl },
    reason: 'You get this mail because you asked us to find a home. You can also answer this mail.',
  };
}

/** What the desk gets about a 'Find My Home' lead. */
export function leadTemplate(lead: {
  id: number;
  name: string;
  email: string;
  phone: string;
  message: string;
  city: string;
  area: string;
  bedrooms: string;
  propertyType: string;
  budget: number;
}): MailTemplate {
  return {
    subject: `Lead ${lead.id}: ${propertyTypeLabel(lead.propertyType)} in ${lead.area}, ${formatPriceShort(lead.budget)}`,
    paragraphs: ['A new Find My Home request came in. Answering this mail writes to the person.'],
    facts: [
      ['Name', lead.name],
      ['Phone', formatPhone(lead.phone)],
      ['Email', lead.email],
      ['City', lead.city],
      ['Area', lead.area],
      ['Property type', propertyTypeLabel(lead.propertyType)],
      ['Bedrooms', lead.bedrooms],
      ['Budget', `${formatPkr(lead.budget)} (${formatPriceShort(lead.budget)})`],
      ['Message', lead.message || 'none'],
    ],
    reason: 'This mail goes to the desk that the settings of the site name.',
  };
}

/** What a project's desk gets about an interest registration. */
export function interestTemplate(registration: {
  id: number;
  projectName: string;
  /** The kind of unit in the project's words. */
  unit: string;
  fullName: string;
  phoneNumber: string;
  email: string;
}): MailTemplate {
  return {
    subject: `${registration.projectName}: interest ${registration.id} in a ${registration.unit}`,
    paragraphs: [`Somebody registered their interest in ${registration.projectName}.`],
    facts: [
      ['Unit', registration.unit],
      ['Name', registration.fullName],
      ['Phone', formatPhone(registration.phoneNumber)],
      ['Email', registration.email],
    ],
    reason: 'This mail goes to the desk that the settings of the site name for this project.',
  };
}

interface Upgrade {
  firstName: string;
  plan: PlanId;
  months: number;
}

const monthsText = (months: number) => (months === 1 ? '1 month' : `${months} months`);

/** The receipt of an 'I have paid'. */
function upgradeReceiptTemplate(to: Upgrade & { amount: number; reference: string }): MailTemplate {
  const plan = planOf(to.plan).name;
  return {
    subject: `We received your request for the ${plan} plan`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      'thank you. A person now checks the transfer and you get a mail as soon as the plan is on.',
    ],
    facts: [
      ['Plan', plan],
      ['For', monthsText(to.months)],
      ['Amount', formatMoney(to.amount)],
      ['Transfer reference', to.reference],
    ],
    reason: 'You get this mail because you asked for a paid plan.',
  };
}

const PAPER_WORDS: Readonly<Record<PaperKind, { name: string; about: string }>> = {
  invoice: { name: 'Invoice', about: 'your plan is paid. Its invoice comes with this mail.' },
  receipt: { name: 'Receipt', about: 'your transfer has arrived. Its receipt comes with this mail.' },
  'credit-note': {
    name: 'Credit note',
    about: 'your order ended before its time. The credit note for what was left of it comes with this mail.',
  },
};

/** An invoice, receipt or credit note, which comes with the mail as a PDF. */
function paperTemplate(to: {
  firstName: string;
  kind: PaperKind;
  number: string;
  amount: number;
  reference: string;
  /** What of the amount was written off. */
  waived: number;
  /** What the order lacks although this transfer came, in paisa. */
  rest?: { missing: number; due: Date } | undefined;
  /** What became of a transfer whose order did not wait for it: the order is open again, or it is credit, in paisa. */
  unawaited?: 'open again' | { credit: number } | undefined;
  ordersUrl: string;
  contactEmail: string;
}): MailTemplate {
  const { name, about } = PAPER_WORDS[to.kind];
  const rest =
    to.rest &&
    `${moneyText(to.rest.missing)} of the order is still missing. Please transfer the rest by ${fullDate(to.rest.due)}, or answer this mail or write to ${to.contactEmail} if your bank took it as a fee.`;
  const unawaited =
    to.unawaited &&
    (to.unawaited === 'open again'
      ? 'The order had been cancelled before we learned of your transfer. Since that came in time, the order is open again.'
      : to.unawaited.credit > 0
        ? `The order waited for no money any more, so this is your credit. You have ${moneyText(to.unawaited.credit)}: it pays for your next order, or answer this mail or write to ${to.contactEmail}, and we pay it back.`
        : 'The order waited for no money any more, so it has paid another order of yours.');
  return {
    subject: `${name} ${to.number}`,
    paragraphs: [`Salaam ${to.firstName},`, [about, unawaited, rest].filter(Boolean).join(' ')],
    facts: [
      ['Order', to.reference],
      ['Amount', formatMoney(to.amount)],
      ...(to.waived > 0 ? [['Of it waived, never paid', formatMoney(to.waived)] as [string, string]] : []),
    ],
    button: { label: 'See your orders', url: to.ordersUrl },
    reason: 'You get this mail because it concerns a payment of yours.',
  };
}

/** An order that money or word of it came for was not paid in full in time. */
function orderEndedTemplate(to: {
  firstName: string;
  plan: PlanId;
  reference: string;
  due: Date;
  /** The seller's credit after it, in paisa. */
  credit: number;
  ordersUrl: string;
  contactEmail: string;
}): MailTemplate {
  const write = `answer this mail or write to ${to.contactEmail}`;
  const next =
    to.credit > 0
      ? `Your credit is ${moneyText(to.credit)}: it pays for your next order, or ${write}, and we pay it back.`
      : `Please ${write} if this is a mistake.`;
  return {
    subject: `Your order ${to.reference} is cancelled`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `your order ${to.reference} for the ${planOf(to.plan).name} plan was not paid in full by ${fullDate(to.due)}, so it is cancelled. ${next}`,
    ],
    button: { label: 'See your orders', url: to.ordersUrl },
    reason: 'You get this mail because it concerns your payment.',
  };
}

/** A paid plan has ended a while ago and nothing followed. */
function planEndedTemplate(to: { firstName: string; plan: PlanId; ended: Date; plansUrl: string }): MailTemplate {
  const plan = planOf(to.plan).name;
  return {
    subject: `Your ${plan} plan ended on ${fullDate(to.ended)}`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `your ${plan} plan ended on ${fullDate(to.ended)} and you are on Basic. What was paused then comes back when a plan is on again. We do not remind you of it once more.`,
    ],
    button: { label: 'Renew your plan', url: to.plansUrl },
    reason: 'You get this mail because it concerns your plan.',
  };
}

/** What the desk gets about an upgrade request. */
export function upgradeDeskTemplate(request: {
  id: number;
  orderId: number;
  orderReference: string;
  sellerName: string;
  email: string;
  plan: PlanId;
  months: number;
  amount: number;
  reference: string;
  hasScreenshot: boolean;
  /** The seller's earlier requests that name the same transfer. */
  earlier: readonly number[];
}): MailTemplate {
  const before = request.earlier.length > 0 ? `named before in request ${request.earlier.join(', ')}` : '';
  return {
    subject: `Upgrade ${request.id}: ${request.sellerName} paid for ${planOf(request.plan).name}`,
    paragraphs: [
      `Check the transfer, then run "pnpm admin upgrades approve ${request.id} --by NAME" (another person then approves the order) or "pnpm admin upgrades reject ${request.id}". Is the amount another one, run "pnpm admin orders paid ${request.orderId}" with it.`,
    ],
    facts: [
      ['Seller', request.sellerName],
      ['Email', request.email],
      ['Plan', planOf(request.plan).name],
      ['For', monthsText(request.months)],
      ['Order', `${request.orderId}, ${request.orderReference}`],
      ['Amount', formatMoney(request.amount)],
      ['Transfer reference', [request.reference, before].filter(Boolean).join(', ')],
      ['Screenshot', request.hasScreenshot ? `pnpm admin upgrades screenshot ${request.id}` : 'none'],
    ],
    reason: 'This mail goes to the desk that the settings of the site name.',
  };
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `One ${one} is` : `${count} ${many} are`);

/** What a smaller plan took, in sentences; empty where nothing. */
function cutText(cut: { paused: number; unfeatured: number }, plan: PlanId): string {
  const { name, maxActiveListings, maxFeatured } = planOf(plan);
  const paused = `${counted(cut.paused, 'listing', 'listings')} paused, because ${name} includes ${maxActiveListings}. Nothing was deleted: with a larger plan they are active again.`;
  const unfeatured = `${counted(cut.unfeatured, 'ad', 'ads')} no longer featured, because ${name} includes ${maxFeatured === 0 ? 'none' : maxFeatured}.`;
  return [cut.paused > 0 && paused, cut.unfeatured > 0 && unfeatured].filter(Boolean).join(' ');
}

/** The plan is on. `before` is another paid plan whose days were left, or basic. */
function upgradeApprovedTemplate(
  to: Upgrade & {
    /** Where it begins later, because a larger plan is paid until then. */
    startsAt: Date | null;
    until: Date;
    /** Of the seller now, in paisa. */
    credit: number;
    plansUrl: string;
    contactEmail: string;
    before: PlanId;
    paused: number;
    unfeatured: number;
  },
): MailTemplate {
  const plan = planOf(to.plan).name;
  const left = `The days that were left of your ${planOf(to.before).name} plan are counted in, at their price.`;
  const resumed = 'Listings that were paused by the limit of your plan are active again as far as the new limit goes.';
  return {
    subject: to.startsAt ? `Your ${plan} plan begins on ${fullDate(to.startsAt)}` : `Your ${plan} plan is on`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      [
        to.startsAt
          ? `your transfer has arrived. The ${plan} plan begins on ${fullDate(to.startsAt)}, when what you paid before ends, and is on until ${fullDate(to.until)}.`
          : `your transfer has arrived. The ${plan} plan is on until ${fullDate(to.until)}.`,
        to.before !== 'basic' && left,
        cutText(to, to.plan) || (to.startsAt ? '' : resumed),
        to.credit > 0 &&
          `${moneyText(to.credit)} are your credit: it pays your next order, or answer this mail or write to ${to.contactEmail}, and we transfer it back.`,
      ]
        .filter(Boolean)
        .join(' '),
    ],
    button: { label: 'See your plan', url: to.plansUrl },
    reason: 'You get this mail because you asked for a paid plan.',
  };
}

/** The transfer was not found. */
function upgradeRejectedTemplate(
  to: Upgrade & {
    reference: string;
    /** The order that it was to pay, and until when that stays open; null where it waits for no money. */
    order: { reference: string; due: Date | null } | undefined;
    contactEmail: string;
  },
): MailTemplate {
  const order = to.order ? ` for order ${to.order.reference}` : '';
  const open = to.order?.due ? ` The order stays open until ${fullDate(to.order.due)}.` : '';
  return {
    subject: `We could not find your transfer for the ${planOf(to.plan).name} plan`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `we could not find a transfer with the reference “${to.reference}”${order}, so the plan was not changed. Please send the payment screenshot to ${to.contactEmail} and we will look again.${open}`,
    ],
    reason: 'You get this mail because you asked for a paid plan.',
  };
}

/** A transfer that was in the books is out of them: its bank took it back, or we had booked it by mistake. */
function paymentReversedTemplate(to: {
  reason: Reversal;
  firstName: string;
  /** In paisa. */
  amount: number;
  /** Empty where the transfer has no number of its own. */
  transaction: string;
  reference: string;
  /** The references of the orders that wait for it again. */
  waiting: readonly string[];
  due: Date;
  /** The references of the orders whose plan ended with it, and the plan in force after it. */
  ended: readonly string[];
  now: PlanId;
  paused: number;
  unfeatured: number;
  /** The seller's credit after it, in paisa. */
  credit: number;
  ordersUrl: string;
  contactEmail: string;
}): MailTemplate {
  const write = `answer this mail or write to ${to.contactEmail}`;
  const [sum, isOver] = [moneyText(to.amount), to.waiting.length === 0];
  const open = `${to.waiting.join(', ')} ${to.waiting.length === 1 ? 'is' : 'are'}`;
  const takenBack = [
    `your bank took the transfer${to.transaction && ` “${to.transaction}”`} of ${sum} back, so it no longer counts for order ${to.reference} and its receipt is void.`,
    isOver
      ? `Please ${write} if this is a mistake.`
      : `Please transfer the amount again by ${fullDate(to.due)}, or ${write} if this is a mistake. Until then ${open} open.`,
  ];
  const corrected = [
    `by mistake we had booked a transfer of ${sum} for order ${to.reference}. We have put that right: it does not count for the order, and its receipt is void. Nothing was taken from your bank account.`,
    isOver
      ? `Please ${write} if you have a question.`
      : `Until ${fullDate(to.due)} ${open} open again. If you have sent this money, do not send it again, and ${write}.`,
  ];
  const ended = to.ended.length > 0 && [
    `What was left of the paid time of ${to.ended.join(', ')} has ended with it, and you are on ${planOf(to.now).name} now.`,
    cutText(to, to.now),
    to.credit > 0 &&
      `Your credit is ${moneyText(to.credit)}: it pays for your next order, or ${write}, and we pay it back.`,
  ];
  const [first, ...rest] = to.reason === 'bank' ? takenBack : corrected;
  return {
    subject: to.reason === 'bank' ? `Your payment of ${sum} was taken back` : `We corrected a booking of ${sum}`,
    paragraphs: [`Salaam ${to.firstName},`, [first, ...(ended || []), ...rest].filter(Boolean).join(' ')],
    button: { label: 'See your orders', url: to.ordersUrl },
    reason: 'You get this mail because it concerns your payment.',
  };
}

/** Money goes back to a seller, by two people of the staff. */
function refundTemplate(to: {
  firstName: string;
  /** In paisa. */
  amount: number;
  plan: PlanId;
  reference: string;
  /** What ended with it: the plan that was on, an order that was only paid, or nothing, where it was credit. */
  ended: 'plan' | 'order' | 'nothing';
  /** The plan in force after it. */
  now: PlanId;
  paused: number;
  unfeatured: number;
  ordersUrl: string;
}): MailTemplate {
  const ended = {
    plan: `The ${planOf(to.plan).name} plan of this order has ended, and you are on ${planOf(to.now).name} now.`,
    order: 'The order is cancelled.',
    nothing: 'It was your credit.',
  };
  return {
    subject: `We are paying ${moneyText(to.amount)} back to you`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      [
        `we are transferring ${moneyText(to.amount)} of order ${to.reference} back to you.`,
        ...[ended[to.ended], cutText(to, to.now)],
      ]
        .filter(Boolean)
        .join(' '),
    ],
    button: { label: 'See your orders', url: to.ordersUrl },
    reason: 'You get this mail because it concerns your payment.',
  };
}

/** Of an order that its seller has paid and that waits for us: they have nothing to do, least of all to pay again. */
const waitingText = (reference: string | undefined) =>
  reference !== undefined &&
  `We are still checking the payment of your order ${reference}: its plan is on as soon as we have, and you need not pay again.`;

/** A paid plan ends soon. */
function planEndsTemplate(to: {
  firstName: string;
  plan: PlanId;
  until: Date;
  /** Another plan that follows it. */
  next: { plan: PlanId; until: Date } | undefined;
  /** The reference of an order that its seller has paid, and that waits for us. */
  waiting: string | undefined;
  plansUrl: string;
}): MailTemplate {
  const plan = planOf(to.plan).name;
  const after = to.next
    ? `Then your ${planOf(to.next.plan).name} plan begins, and is on until ${fullDate(to.next.until)}.`
    : to.waiting === undefined && 'If you order again before then, the new time follows on without a gap.';
  const said = [`your ${plan} plan is paid until ${fullDate(to.until)}.`, after, waitingText(to.waiting)];
  return {
    subject: `Your ${plan} plan ends on ${fullDate(to.until)}`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      [...said, 'Nothing is renewed or charged by itself.'].filter(Boolean).join(' '),
    ],
    button: { label: to.waiting === undefined ? 'Renew your plan' : 'See your plan', url: to.plansUrl },
    reason: 'You get this mail because it concerns your plan.',
  };
}

/**
 * The desk hid an ad by mistake, or suspended the account where there is no title, and the plan lasts longer for it.
 */
function daysGivenBackTemplate(to: {
  firstName: string;
  title: string | null;
  days: number;
  plan: PlanId;
  until: Date;
  ordersUrl: string;
}): MailTemplate {
  const plan = planOf(to.plan).name;
  const days = to.days === 1 ? 'one day' : `${to.days} days`;
  return {
    subject: `We gave you ${days} of your ${plan} plan back`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `we ${to.title === null ? 'suspended your account' : `hid your ad “${to.title}”`} by mistake, and we are sorry. Your ${plan} plan lasts ${days} longer: until ${fullDate(to.until)}. You pay nothing for it.`,
    ],
    button: { label: 'See your orders', url: to.ordersUrl },
    reason: 'You get this mail because it concerns your plan.',
  };
}

/** A Premium seller's figures of a week (its days as '2026-11-16'), with those of the week before. */
function insightsTemplate(to: {
  firstName: string;
  from: string;
  until: string;
  totals: EventCounts;
  before: EventCounts;
  insightsUrl: string;
  unsubscribeUrl: string;
}): MailTemplate {
  const names: Record<EventKind, string> = {
    impression: 'Seen in lists',
    view: 'Opened',
    save: 'Saved',
    whatsapp: 'WhatsApp',
    call: 'Calls',
  };
  const days = `${fullDate(startOfDay(to.from))} to ${fullDate(startOfDay(to.until))}`;
  return {
    subject: `Your listings last week: ${to.totals.view} opened, ${contactsOf(to.totals)} contacted`,
    paragraphs: [`Salaam ${to.firstName},`, `this is what visitors did with your listings from ${days}.`],
    facts: EVENT_KINDS.map((kind) => [names[kind], `${to.totals[kind]} (week before: ${to.before[kind]})`]),
    button: { label: 'Open my insights', url: to.insightsUrl },
    reason: `You get this mail because your Premium plan has weekly insights. End it with one click: ${to.unsubscribeUrl}`,
  };
}

/** A paid plan has ended. */
function planExpiredTemplate(to: {
  firstName: string;
  plan: PlanId;
  /** Another plan that follows it. */
  next: { plan: PlanId; until: Date } | undefined;
  /** The reference of an order that its seller has paid, and that waits for us. */
  waiting: string | undefined;
  paused: number;
  unfeatured: number;
  plansUrl: string;
}): MailTemplate {
  const plan = planOf(to.plan).name;
  const now = to.next
    ? `your ${planOf(to.next.plan).name} plan is on until ${fullDate(to.next.until)}`
    : 'you are on Basic again';
  const cut = cutText(to, to.next?.plan ?? 'basic') || 'All your listings stay as they are.';
  return {
    subject: `Your ${plan} plan has ended`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      [`your ${plan} plan has ended and ${now}.`, cut, waitingText(to.waiting)].filter(Boolean).join(' '),
    ],
    button:
      to.next || to.waiting !== undefined
        ? { label: 'See your plan', url: to.plansUrl }
        : { label: 'Renew your plan', url: to.plansUrl },
    reason: 'You get this mail because it concerns your plan.',
  };
}

/** Listings of a seller that a mail is about: `more` beside those that it names are on the page behind its button. */
interface FreshnessMail {
  firstName: string;
  homes: MailedHome[];
  more: number;
  dashboardUrl: string;
}

const othersWait = ({ homes, more }: FreshnessMail): string[] =>
  more > 0
    ? [
        `Here are the first ${homes.length}. ${more === 1 ? 'One other waits' : `${more} others wait`} in your dashboard.`,
      ]
    : [];

/** Asks a seller which of their listings are still to be had; each has its own answers. */
function freshnessAskTemplate(to: FreshnessMail): MailTemplate {
  const [first, ...others] = to.homes;
  return {
    subject:
      first && others.length === 0
        ? `Is it still available? ${first.title}`
        : `Are these ${to.homes.length + to.more} listings still available?`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      'buyers trust listings that were confirmed lately. Please tell us with one press what is still available; you need not log in.',
      'Without an answer a listing is marked as not confirmed after 7 days, and leaves the lists after 21 days. Nothing is deleted.',
      ...othersWait(to),
    ],
    homes: to.homes,
    button: { label: to.more > 0 ? 'See all of them' : 'Open my dashboard', url: to.dashboardUrl },
    reason: 'You get this mail because you have a listing on Karachi Estates. Each link works once.',
  };
}

/** Tells a seller which listings left the lists for want of an answer; one press brings each back. */
function freshnessLeftTemplate(to: FreshnessMail): MailTemplate {
  const [first, ...others] = to.homes;
  return {
    subject:
      first && others.length === 0
        ? `Not in the lists any more: ${first.title}`
        : `${to.homes.length + to.more} listings are not in the lists any more`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      'we asked three weeks ago whether this is still available and have no answer, so buyers do not see it any more. Nothing is deleted: one press brings it back.',
      ...othersWait(to),
    ],
    homes: to.homes,
    button: { label: to.more > 0 ? 'See all of them' : 'Open my dashboard', url: to.dashboardUrl },
    reason: 'You get this mail because you have a listing on Karachi Estates. Each link works once.',
  };
}

/** A visitor's message to a seller; an answer to the mail goes to the visitor. */
function enquiryTemplate(to: {
  firstName: string;
  title: string;
  listingUrl: string;
  name: string;
  email: string;
  phone: string;
  text: string;
}): MailTemplate {
  return {
    subject: `A message about ${to.title}`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `${to.name} writes to you about “${to.title}”. Answer this mail to reach them. Use their details for this only.`,
    ],
    facts: [
      ['Name', to.name],
      ['Email', to.email],
      ...(to.phone ? ([['Phone', to.phone]] as [string, string][]) : []),
      ['Message', to.text],
    ],
    button: { label: 'Open the listing', url: to.listingUrl },
    reason: 'You get this mail because somebody wrote to you by the form of your listing.',
  };
}

/** Tells who wrote to a seller that the message was sent, and how to take it back. */
function enquirySentTemplate(to: { title: string; listingUrl: string; withdrawUrl: string }): MailTemplate {
  return {
    subject: 'Your message was sent to the seller',
    paragraphs: [
      'Salaam,',
      `your message about “${to.title}” was sent to its seller, with your name, your email address and, where you gave one, your phone number. Nobody else got it.`,
    ],
    button: { label: 'Do not contact me again', url: to.withdrawUrl },
    links: [{ label: 'See the listing', url: to.listingUrl }],
    reason: 'If you did not write it, press the button: we forget your address and tell the seller to do the same.',
  };
}

/** Tells a seller that somebody who wrote wants no more contact. */
function enquiryWithdrawnTemplate(to: { firstName: string; title: string; name: string; email: string }): MailTemplate {
  return {
    subject: `Please do not contact ${to.name} again`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `${to.name} (${to.email}) wrote to you about “${to.title}” and wants no more contact. Please delete their details and do not write or call again.`,
    ],
    reason: 'You get this mail because the sender of a message asked for it.',
  };
}

/** An ad was taken off the site by the desk, for good or until its seller has mended it. */
function listingTakenDownTemplate(to: {
  firstName: string;
  title: string;
  reason: ReviewReason;
  words: string;
  mayBeMended: boolean;
  editUrl: string;
  appealUrl: string;
}): MailTemplate {
  const next = to.mayBeMended
    ? 'Please change the ad; we look at it again and then it is shown.'
    : 'If you think that this is a mistake, appeal: somebody else of our staff looks at it.';
  return {
    subject: to.mayBeMended ? `Please change your ad “${to.title}”` : `Your ad “${to.title}” is taken down`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `your ad “${to.title}” is not shown at present. ${REVIEW_REASONS[to.reason].en}`,
      ...(to.words ? [to.words] : []),
      next,
    ],
    button: to.mayBeMended ? { label: 'Change the ad', url: to.editUrl } : { label: 'Appeal', url: to.appealUrl },
    ...(to.mayBeMended && { links: [{ label: 'Is this a mistake? Appeal', url: to.appealUrl }] }),
    reason: 'You get this mail because it concerns your ad.',
  };
}

/**
 * What an ad is once the desk lets it back; `full` where the plan has no place for it, `kept-out` where its seller's
 * account is suspended.
 */
export type BackAs = Exclude<ListingStatus, 'deleted'> | 'full' | 'kept-out';

const NOT_SHOWN: Record<Exclude<BackAs, 'active'>, string> = {
  paused: 'It is paused: make it active when you like.',
  'kept-out': 'It may be shown, but not while your account is suspended.',
  full: 'It may be shown, but your plan has no place for it now: pause another ad, or choose a larger plan.',
  sold: 'You have marked it sold, and it stays so.',
  rented: 'You have marked it rented, and it stays so.',
};

/** Somebody else of the desk looked at a seller's appeal. */
function appealDecidedTemplate(to: {
  firstName: string;
  title: string;
  isGranted: boolean;
  backAs: BackAs;
  words: string;
  listingsUrl: string;
}): MailTemplate {
  const mayChange = to.backAs === 'kept-out' ? '' : ' You can still change the ad or delete it.';
  const stands = `The decision stands.${mayChange}`;
  const isBack = to.backAs === 'active' ? 'Your ad is shown again.' : NOT_SHOWN[to.backAs];
  return {
    subject: to.isGranted ? `Your appeal for “${to.title}” is granted` : `Your appeal for “${to.title}” is rejected`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      'somebody else of our staff looked at your ad and at what you wrote.',
      to.words,
      to.isGranted ? isBack : stands,
    ],
    ...(to.backAs !== 'kept-out' && { button: { label: 'See your ads', url: to.listingsUrl } }),
    reason: 'You get this mail because you appealed.',
  };
}

/** The desk's answer to a seller's request. */
function supportAnswerTemplate(to: {
  firstName: string;
  subject: string;
  words: string;
  supportUrl: string;
}): MailTemplate {
  return {
    subject: `Our answer: ${to.subject}`,
    paragraphs: [`Salaam ${to.firstName},`, to.words, 'You can answer this mail, or write to us from your workspace.'],
    button: { label: 'See your requests', url: to.supportUrl },
    reason: 'You get this mail because you asked us for help.',
  };
}

/** An ad that was taken off the site is back. */
function listingBackTemplate(to: {
  firstName: string;
  title: string;
  backAs: BackAs;
  /** It was never shown before. */
  isFirst: boolean;
  listingsUrl: string;
}): MailTemplate {
  const shown = to.isFirst
    ? 'we looked at your ad, and it is shown now.'
    : 'we looked at your ad, and it is shown again.';
  return {
    subject: to.isFirst ? `Your ad “${to.title}” is approved` : `Your ad “${to.title}” may be shown again`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      to.backAs === 'active' ? shown : `we looked at your ad. ${NOT_SHOWN[to.backAs]}`,
    ],
    // Who is kept out cannot sign in to see them.
    ...(to.backAs !== 'kept-out' && { button: { label: 'See your ads', url: to.listingsUrl } }),
    reason: 'You get this mail because it concerns your ad.',
  };
}

/** The desk corrected facts of an ad. */
function listingCorrectedTemplate(to: {
  firstName: string;
  title: string;
  fields: CorrectedField[];
  editUrl: string;
}): MailTemplate {
  return {
    subject: `We corrected your ad “${to.title}”`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `we corrected this in your ad: ${to.fields.map((field) => CORRECTED_FIELDS[field].en).join(', ')}.`,
      'If it was right before, please change it back.',
    ],
    button: { label: 'See the ad', url: to.editUrl },
    reason: 'You get this mail because it concerns your ad.',
  };
}

/** The mails to people in English, each by what it is about. */
export const englishTemplates = {
  resetTemplate,
  emailConfirmTemplate,
  emailChangeTemplate,
  emailChangedTemplate,
  eraseTemplate,
  keptTemplate,
  exportTemplate,
  suspendedTemplate,
  readmittedTemplate,
  mergedAwayTemplate,
  mergedHereTemplate,
  markCodeTemplate,
  markDecidedTemplate,
  passwordChangedTemplate,
  newsletterConfirmTemplate,
  newsletterWelcomeTemplate,
  newsletterIssueTemplate,
  searchConfirmTemplate,
  searchKnownTemplate,
  searchAlertTemplate,
  visitTemplate,
  visitTakenBackTemplate,
  ...viewingTemplates,
  holdConfirmTemplate,
  holdHeldTemplate,
  holdEndedTemplate,
  unitBookedTemplate,
  launchJoinTemplate,
  launchMovedTemplate,
  launchCalledOffTemplate,
  launchTurnTemplate,
  upgradeReceiptTemplate,
  upgradeApprovedTemplate,
  upgradeRejectedTemplate,
  paymentReversedTemplate,
  refundTemplate,
  planEndsTemplate,
  daysGivenBackTemplate,
  planEndedTemplate,
  paperTemplate,
  orderEndedTemplate,
  planExpiredTemplate,
  insightsTemplate,
  freshnessAskTemplate,
  freshnessLeftTemplate,
  enquiryTemplate,
  enquirySentTemplate,
  enquiryWithdrawnTemplate,
  listingTakenDownTemplate,
  appealDecidedTemplate,
  supportAnswerTemplate,
  leadReceivedTemplate,
  shortlistTemplate,
  /** Above each home of a shortlist, and the link below it. */
  shortlistNews: 'Chosen for you',
  shortlistAnswer: 'Say yes or no',
  listingBackTemplate,
  listingCorrectedTemplate,
};

/** The same mails in any language. */
export type PersonTemplates = typeof englishTemplates;
