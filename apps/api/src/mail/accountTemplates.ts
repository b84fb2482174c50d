import { fullDate } from '@karachi-estates/domain/day';
import type { MailTemplate } from './render.ts';

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

/** The mails about accounts in English. */
export const accountTemplates = {
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
  passwordChangedTemplate,
};
