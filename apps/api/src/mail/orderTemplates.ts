import { fullDate } from '@karachi-estates/domain/day';
import { formatMoney, moneyText } from '@karachi-estates/domain/orders/money';
import type { Reversal } from '@karachi-estates/domain/orders/orders';
import type { PaperKind } from '@karachi-estates/domain/orders/papers';
import { type PlanId, planOf } from '@karachi-estates/domain/plans/plans';
import { cutText } from './planTemplates.ts';
import type { MailTemplate } from './render.ts';

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

/** The mails about orders and payments in English. */
export const orderTemplates = {
  upgradeReceiptTemplate,
  paperTemplate,
  orderEndedTemplate,
  upgradeApprovedTemplate,
  upgradeRejectedTemplate,
  paymentReversedTemplate,
  refundTemplate,
};
