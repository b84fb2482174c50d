import { fullDate } from '@karachi-estates/domain/day';
import { type PlanId, planOf } from '@karachi-estates/domain/plans/plans';
import type { MailTemplate } from './render.ts';

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

const counted = (count: number, one: string, many: string) => (count === 1 ? `One ${one} is` : `${count} ${many} are`);

/** What a smaller plan took, in sentences; empty where nothing. */
export function cutText(cut: { paused: number; unfeatured: number }, plan: PlanId): string {
  const { name, maxActiveListings, maxFeatured } = planOf(plan);
  const paused = `${counted(cut.paused, 'listing', 'listings')} paused, because ${name} includes ${maxActiveListings}. Nothing was deleted: with a larger plan they are active again.`;
  const unfeatured = `${counted(cut.unfeatured, 'ad', 'ads')} no longer featured, because ${name} includes ${maxFeatured === 0 ? 'none' : maxFeatured}.`;
  return [cut.paused > 0 && paused, cut.unfeatured > 0 && unfeatured].filter(Boolean).join(' ');
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

/** The mails about plans in English. */
export const planTemplates = {
  planEndedTemplate,
  planEndsTemplate,
  daysGivenBackTemplate,
  planExpiredTemplate,
};
