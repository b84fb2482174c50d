import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { fullDate } from '@karachi-estates/domain/day';
import { type PlanId, planOf } from '@karachi-estates/domain/plans/plans';
import { formatPkr, formatPriceShort } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { CORRECTED_FIELDS, type CorrectedField } from '@karachi-estates/domain/reviews/corrections';
import { REVIEW_REASONS, type ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import type { MailedHome, MailTemplate } from './render.ts';

/** The link to choose a new password. */
function resetTemplate(to: { firstName: string; resetUrl: string }): MailTemplate {
  return {
    subject: 'Choose a new password for Karachi Estates',
    paragraphs: [
      `Salaam ${to.firstName},`,
      'Somebody, hopefully you, asked to choose a new password for your account. The link works once and for one hour.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
    button: { label: 'Choose a new password', url: to.resetUrl },
    reason: 'You get this mail because a new password was asked for with this address.',
  };
}

/** Asks whether mail to a new account's address reaches its owner. */
function emailConfirmTemplate(to: { firstName: string; confirmUrl: string }): MailTemplate {
  return {
    subject: 'Please confirm your email address',
    paragraphs: [
      `Salaam ${to.firstName},`,
      'welcome to Karachi Estates. Press the button to confirm that this address is yours. Nothing else waits for it.',
      'If you did not open an account, ignore this mail, or choose a new password with this address and the account is yours.',
    ],
    button: { label: 'Confirm my address', url: to.confirmUrl },
    reason: 'You get this mail because an account was opened with this address. The link works for seven days.',
  };
}

/** Asks both addresses of a change whether it is meant. */
function emailChangeTemplate(to: {
  firstName: string;
  email: string;
  kind: 'old' | 'new';
  confirmUrl: string;
}): MailTemplate {
  const other = to.kind === 'old' ? 'the new address' : 'the present address';
  return {
    subject: 'Please confirm your new email address',
    paragraphs: [
      `Salaam ${to.firstName},`,
      `your Karachi Estates account shall get the address ${to.email}. Press the button here and in the mail to ${other}; both are needed, within a day.`,
      to.kind === 'old'
        ? 'If it was not you, do not press it, and choose a new password: somebody knows yours.'
        : 'If it was not you, ignore this mail.',
    ],
    button: { label: 'Confirm the change', url: to.confirmUrl },
    reason: 'You get this mail because an account asked for this change.',
  };
}

/** Tells the old address that the account has another one now. */
function emailChangedTemplate(to: { firstName: string; email: string; contactEmail: string }): MailTemplate {
  return {
    subject: 'Your email address was changed',
    paragraphs: [
      `Salaam ${to.firstName},`,
      `your Karachi Estates account has the address ${to.email} from now on, as both addresses have confirmed. If it was not you, write to ${to.contactEmail} at once.`,
    ],
    reason: 'You get this mail because it concerns the safety of your account.',
  };
}

/** Somebody asked that their account be erased. */
function eraseTemplate(to: { firstName: string; eraseAt: Date; profileUrl: string }): MailTemplate {
  return {
    subject: 'Your account will be erased',
    paragraphs: [
      `Salaam ${to.firstName},`,
      `you asked us to erase your Karachi Estates account. It happens on ${fullDate(to.eraseAt)}: your listings and pictures are removed, and what the books must keep no longer names you. Until then everything stays as it is.`,
      'If you changed your mind, or if it was not you, log in and keep the account.',
    ],
    button: { label: 'Keep my account', url: to.profileUrl },
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

/** The first mail to a new reader; every issue ends like it. */
function newsletterWelcomeTemplate(to: { propertiesUrl: string; unsubscribeUrl: string }): MailTemplate {
  return {
    subject: 'Welcome to the Karachi Estates newsletter',
    paragraphs: ['Salaam,', 'thank you for confirming. You will hear from us when there is something worth reading.'],
    button: { label: 'See what is new', url: to.propertiesUrl },
    reason: `You get this mail because you confirmed your subscription. Unsubscribe with one click: ${to.unsubscribeUrl}`,
  };
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
      ['Amount', formatPkr(to.amount)],
      ['Transfer reference', to.reference],
    ],
    reason: 'You get this mail because you asked for a paid plan.',
  };
}

/** What the desk gets about an upgrade request. */
export function upgradeDeskTemplate(request: {
  id: number;
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
      `Check the transfer, then run "pnpm admin upgrades approve ${request.id}" or "pnpm admin upgrades reject ${request.id}".`,
    ],
    facts: [
      ['Seller', request.sellerName],
      ['Email', request.email],
      ['Plan', planOf(request.plan).name],
      ['For', monthsText(request.months)],
      ['Amount', formatPkr(request.amount)],
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
  to: Upgrade & { until: Date; plansUrl: string; before: PlanId; paused: number; unfeatured: number },
): MailTemplate {
  const plan = planOf(to.plan).name;
  const left = `The days that were left of your ${planOf(to.before).name} plan are counted in, at their price.`;
  const resumed = 'Listings that were paused by the limit of your plan are active again as far as the new limit goes.';
  return {
    subject: `Your ${plan} plan is on`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      [
        `your transfer has arrived. The ${plan} plan is on until ${fullDate(to.until)}.`,
        to.before !== 'basic' && left,
        cutText(to, to.plan) || resumed,
      ]
        .filter(Boolean)
        .join(' '),
    ],
    button: { label: 'See your plan', url: to.plansUrl },
    reason: 'You get this mail because you asked for a paid plan.',
  };
}

/** The transfer was not found. */
function upgradeRejectedTemplate(to: Upgrade & { reference: string; contactEmail: string }): MailTemplate {
  return {
    subject: `We could not find your transfer for the ${planOf(to.plan).name} plan`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `we could not find a transfer with the reference “${to.reference}”, so the plan was not changed. Please send the payment screenshot to ${to.contactEmail} and we will look again.`,
    ],
    reason: 'You get this mail because you asked for a paid plan.',
  };
}

/** A paid plan has ended. */
function planExpiredTemplate(to: {
  firstName: string;
  plan: PlanId;
  paused: number;
  unfeatured: number;
  plansUrl: string;
}): MailTemplate {
  const plan = planOf(to.plan).name;
  const cut = cutText(to, 'basic') || 'All your listings stay as they are.';
  return {
    subject: `Your ${plan} plan has ended`,
    paragraphs: [`Salaam ${to.firstName},`, `your ${plan} plan has ended and you are on Basic again. ${cut}`],
    button: { label: 'Renew your plan', url: to.plansUrl },
    reason: 'You get this mail because it concerns your plan.',
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
  contactEmail: string;
}): MailTemplate {
  const next = to.mayBeMended
    ? 'Please change the ad; we look at it again and then it is shown.'
    : `If you think that this is a mistake, write to ${to.contactEmail}.`;
  return {
    subject: to.mayBeMended ? `Please change your ad “${to.title}”` : `Your ad “${to.title}” is taken down`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `your ad “${to.title}” is not shown at present. ${REVIEW_REASONS[to.reason].en}`,
      ...(to.words ? [to.words] : []),
      next,
    ],
    ...(to.mayBeMended && { button: { label: 'Change the ad', url: to.editUrl } }),
    reason: 'You get this mail because it concerns your ad.',
  };
}

/** An ad that was taken off the site is back. */
function listingBackTemplate(to: {
  firstName: string;
  title: string;
  isActive: boolean;
  listingsUrl: string;
}): MailTemplate {
  return {
    subject: `Your ad “${to.title}” may be shown again`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      to.isActive
        ? 'we looked at your ad, and it is shown again.'
        : 'we looked at your ad. It is paused: make it active when you like.',
    ],
    button: { label: 'See your ads', url: to.listingsUrl },
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
  passwordChangedTemplate,
  newsletterConfirmTemplate,
  newsletterWelcomeTemplate,
  searchConfirmTemplate,
  searchAlertTemplate,
  upgradeReceiptTemplate,
  upgradeApprovedTemplate,
  upgradeRejectedTemplate,
  planExpiredTemplate,
  listingTakenDownTemplate,
  listingBackTemplate,
  listingCorrectedTemplate,
};

/** The same mails in any language. */
export type PersonTemplates = typeof englishTemplates;
