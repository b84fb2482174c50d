import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { fullDate } from '@karachi-estates/domain/day';
import { type PlanId, planOf } from '@karachi-estates/domain/plans/plans';
import { formatPkr, formatPriceShort } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import type { Letter } from './letter.ts';

/** The link to choose a new password. */
export function resetLetter(to: { firstName: string; resetUrl: string }): Letter {
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

/** Tells the owner that the password is another one now. */
export function passwordChangedLetter(to: { firstName: string; forgotUrl: string }): Letter {
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
export function newsletterConfirmLetter(to: { confirmUrl: string }): Letter {
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

/** The first letter to a new reader; every issue ends like it. */
export function newsletterWelcomeLetter(to: { propertiesUrl: string; unsubscribeUrl: string }): Letter {
  return {
    subject: 'Welcome to the Karachi Estates newsletter',
    paragraphs: ['Salaam,', 'thank you for confirming. You will hear from us when there is something worth reading.'],
    button: { label: 'See what is new', url: to.propertiesUrl },
    reason: `You get this mail because you confirmed your subscription. Unsubscribe with one click: ${to.unsubscribeUrl}`,
  };
}

/** What the desk gets about a 'Find My Home' lead. */
export function leadLetter(lead: {
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
}): Letter {
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
export function interestLetter(registration: {
  id: number;
  projectName: string;
  /** The kind of unit in the project's words. */
  unit: string;
  fullName: string;
  phoneNumber: string;
  email: string;
}): Letter {
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
export function upgradeReceiptLetter(to: Upgrade & { amount: number; reference: string }): Letter {
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
export function upgradeDeskLetter(request: {
  id: number;
  sellerName: string;
  email: string;
  plan: PlanId;
  months: number;
  amount: number;
  reference: string;
  screenshotUrl: string | null;
}): Letter {
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
      ['Transfer reference', request.reference],
      ['Screenshot', request.screenshotUrl ?? 'none'],
    ],
    reason: 'This mail goes to the desk that the settings of the site name.',
  };
}

/** The plan is on. */
export function upgradeApprovedLetter(to: Upgrade & { until: Date; plansUrl: string }): Letter {
  const plan = planOf(to.plan).name;
  return {
    subject: `Your ${plan} plan is on`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `your transfer has arrived. The ${plan} plan is on until ${fullDate(to.until)}. Listings that were paused by the limit of your plan are active again as far as the new limit goes.`,
    ],
    button: { label: 'See your plan', url: to.plansUrl },
    reason: 'You get this mail because you asked for a paid plan.',
  };
}

/** The transfer was not found. */
export function upgradeRejectedLetter(to: Upgrade & { reference: string; contactEmail: string }): Letter {
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
export function planExpiredLetter(to: { firstName: string; plan: PlanId; paused: number; plansUrl: string }): Letter {
  const plan = planOf(to.plan).name;
  const basic = planOf('basic');
  const paused =
    to.paused === 0
      ? 'All your listings stay as they are.'
      : `${to.paused === 1 ? 'One listing is' : `${to.paused} listings are`} paused, because Basic includes ${basic.maxActiveListings}. Nothing was deleted: renew and they are active again.`;
  return {
    subject: `Your ${plan} plan has ended`,
    paragraphs: [`Salaam ${to.firstName},`, `your ${plan} plan has ended and you are on Basic again. ${paused}`],
    button: { label: 'Renew your plan', url: to.plansUrl },
    reason: 'You get this mail because it concerns your plan.',
  };
}
