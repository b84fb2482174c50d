import { KARACHI_AHEAD_MS, karachiDay } from '../karachi.ts';
import { UPGRADE_FREE } from '../plans/messages.ts';
import { PLAN_NAMES } from '../plans/names.ts';
import { type PlanId, planAmount, planOf } from '../plans/plans.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';
import type { Locale } from '../words/locale.ts';
import { ORDER_MONTHS as ORDER_MONTHS_MESSAGE } from './messages.ts';

/** A plan that costs something. */
export type PaidPlan = Exclude<PlanId, 'basic'>;

/** One rule of money as people read it. */
export type Rule = Readonly<Record<Locale, string>>;

/**
 * What an order can be: `paid` has its money and waits for approval, `active` gives its months (now or once the plan
 * before has ended), the last three are final.
 */
export const ORDER_STATES = ['ordered', 'paid', 'active', 'ended', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const NEXT: Record<OrderState, readonly OrderState[]> = {
  ordered: ['paid', 'cancelled'],
  // A payment that the bank took back opens the order again.
  paid: ['active', 'ordered', 'cancelled'],
  active: ['ended', 'refunded'],
  ended: [],
  // Its money came in time, and we only learned of it when it had ended.
  cancelled: ['ordered'],
  refunded: [],
};

/** Whether an order may go from one state to another. */
export function canBecome(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** Paisa of a rupee: the books count whole paisa. */
export const PAISA = 100;

/** The lengths that an order has, in months. */
export const ORDER_MONTHS = [1, 3, 6, 12] as const;

/** An order that nobody paid ends after this many days. */
export const ORDER_DUE_DAYS = 7;

/** How many unpaid orders a seller can have at a time. */
export const MOST_OPEN_ORDERS = 3;

const DAY = 86_400_000;

/** Whether a plan can be ordered for this many months: a paid one, for one of the lengths. */
export function checkOrder(order: { plan: PlanId; months: number }): Verdict {
  if (planOf(order.plan).price === 0) return refused({ UPGRADE_FREE });
  if (!(ORDER_MONTHS as readonly number[]).includes(order.months)) {
    return refused({ ORDER_MONTHS: ORDER_MONTHS_MESSAGE });
  }
  return allowed;
}

/** What an order costs, in paisa; it stays as it is when prices change later. */
export function orderAmount(plan: PaidPlan, months: number): number {
  return planAmount(plan, months) * PAISA;
}

/**
 * What is still missing for each unpaid order of one seller, in paisa, by the order's id. Credit counts once: first for
 * the orders that its transfers named, then for the oldest ones.
 * @param orders the unpaid ones, oldest first, with what came in for each.
 */
export function missingByOrder(
  orders: readonly { id: number; amount: number; arrived: number }[],
  credit: number,
): Map<number, number> {
  let left = credit;
  const missing = new Map(orders.map(({ id, amount }) => [id, amount]));
  const use = (id: number, most: number) => {
    const used = Math.min(missing.get(id) ?? 0, most, left);
    missing.set(id, (missing.get(id) ?? 0) - used);
    left -= used;
  };
  for (const { id, arrived } of orders) use(id, arrived);
  for (const { id, amount } of orders) use(id, amount);
  return missing;
}

/**
 * The most that a person can enter as one transfer, in paisa: ten times the dearest order. More is a slip, such as
 * paisa that were typed as rupees.
 */
export const MOST_ENTERED = 10 * orderAmount('premium', Math.max(...ORDER_MONTHS));

/** Until when an order is to be paid: the last moment of the seventh day in Karachi, since people read the day only. */
export function orderDue(orderedAt: Date): Date {
  const dueDay = Math.floor((orderedAt.getTime() + KARACHI_AHEAD_MS) / DAY) + ORDER_DUE_DAYS;
  return new Date((dueDay + 1) * DAY - KARACHI_AHEAD_MS - 1);
}

/** Whether an order ends because nobody paid it; one that its seller says was paid waits for the desk. */
export function isOverdue(order: { state: OrderState; dueAt: Date; claimed: boolean }, now: Date): boolean {
  return order.state === 'ordered' && !order.claimed && order.dueAt.getTime() <= now.getTime();
}

/** Who ends an order that was not paid in time, in its history. */
export const SITE = 'site';

/**
 * Whether money came while its order was still to be paid: the day at the bank decides, whenever that reaches us.
 * @param receivedOn that day, as 2026-11-03.
 */
export const isInTime = (order: { dueAt: Date }, receivedOn: string): boolean => receivedOn <= karachiDay(order.dueAt);

/** Somebody of the staff in the books: the name for people, the number because names change. */
export const staffName = (staff: { id: number | null; name: string }): string =>
  staff.id === null ? staff.name : `${staff.name} (staff ${staff.id})`;

const STAFF_NUMBER = / \(staff (\d+)\)$/;

/** Names of people count as the same however they are typed; two numbers of the staff decide before names do. */
function samePerson(one: string, other: string): boolean {
  const numbers = [one, other].map((each) => STAFF_NUMBER.exec(each.trim())?.[1]);
  if (numbers.every((number) => number !== undefined)) return numbers[0] === numbers[1];
  const [first, second] = [one, other].map((each) => each.trim().replace(STAFF_NUMBER, '').trim().toLowerCase());
  return first === second;
}

/** Whether a person had a hand in it before. Where nobody is known to have, nobody is another person. */
const isOneOf = (people: readonly string[], person: string) =>
  people.length === 0 || people.some((name) => samePerson(name, person));

/**
 * Why somebody may not put an order's plan on; undefined where they may. Only money that was seen counts, never the
 * picture of a transfer: a line of the bank's statement, or what another person entered by hand. Above a limit two
 * people look at any money.
 * @param order its amount and the limit in paisa; who entered the money that pays it or gave up a rest of it, and who
 *   of them entered it by hand, where lines of a statement alone do not pay it.
 */
export function approvalFault(
  order: { state: OrderState; amount: number; enteredBy: readonly string[]; byHand: readonly string[] },
  approver: string,
  limit: number,
): string | undefined {
  if (order.state === 'ordered') {
    return 'No payment of the full amount is in the books. Enter it, or import the bank’s statement.';
  }
  if (!canBecome(order.state, 'active')) return `The order is ${order.state} already.`;
  if (order.amount > limit && isOneOf(order.enteredBy, approver))
    return 'Above the limit a second person approves: who entered a payment or wrote off a rest may not.';
  if (order.byHand.some((name) => samePerson(name, approver)))
    return 'A second person approves what was entered by hand: who entered a payment may not.';
  return undefined;
}

/** The largest part of an order that can be written off: a bank's fee, never a plan for nothing. */
export const MOST_WRITTEN_OFF = 0.1;

/**
 * Why somebody may not write off the rest that is missing for an order; undefined where they may.
 * @param order its amount, what is missing and the limit in paisa, and who entered its payments.
 */
export function writeOffFault(
  order: { state: OrderState; amount: number; missing: number; enteredBy: readonly string[] },
  by: string,
  limit: number,
): string | undefined {
  if (order.state !== 'ordered' || order.missing <= 0) return 'Nothing is missing.';
  if (order.missing > order.amount * MOST_WRITTEN_OFF) return 'Too much is missing.';
  if (order.amount > limit && isOneOf(order.enteredBy, by))
    return 'Above the limit a second person writes off: who entered a payment may not.';
  return undefined;
}

/** Why a payment is taken out of the books again: its bank took it back, or we had booked it by mistake. */
export const REVERSALS = ['bank', 'mistake'] as const;
export type Reversal = (typeof REVERSALS)[number];

/**
 * Why somebody may not take a payment out of the books again; undefined where they may. As of a refund, two people have
 * a hand in whatever ends a plan or gives money up.
 * @param payment its amount and the limit in paisa; whether a plan ends with it, or something of it is given up.
 */
export function reversalFault(
  payment: { amount: number; enteredBy: string; isUsed: boolean },
  by: string,
  limit: number,
): string | undefined {
  if (!samePerson(payment.enteredBy, by)) return undefined;
  if (payment.isUsed)
    return 'A plan was put on with it, or it was paid back, so a second person reverses: who entered the payment may not.';
  if (payment.amount > limit) return 'Above the limit a second person reverses: who entered the payment may not.';
  return undefined;
}

/** The words of a name that tell people apart. */
const wordsOfName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

/**
 * Whether a bank names somebody else as the payer than the seller. Banks cut and reorder names, so one word in common
 * is enough; where one of them is in another script nothing can be said.
 */
export function isOtherPayer(payer: string, seller: string): boolean {
  const [paid, sold] = [wordsOfName(payer), wordsOfName(seller)];
  const isLatin = (words: readonly string[]) => words.length > 0 && words.every((word) => /^[a-z]+$/.test(word));
  return isLatin(paid) && isLatin(sold) && !paid.some((word) => sold.includes(word));
}

/** Whether a refund was asked for when somebody looked: it tells who asks from who does it. */
export const REFUND_STATES = ['unasked', 'asked'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * Why somebody may not ask for a refund, or do it; undefined where they may: one person asks, another one does it.
 * @param askedBy who asked; null where nobody has.
 * @param seen what they saw, where it is known: two people who both mean to ask must not have done it.
 */
export function refundFault(askedBy: string | null, by: string, seen?: RefundState): string | undefined {
  if (askedBy === null)
    return seen === 'asked' ? 'The refund is not asked for any more. Look at the order again.' : undefined;
  if (samePerson(askedBy, by)) return 'Two different people refund: who asked may not do it.';
  return seen === 'unasked' ? `${askedBy} has asked for the refund by now. Look at the order again.` : undefined;
}

/**
 * What is paid back of what somebody asked for, in paisa; undefined where it no longer is what they asked for. Credit
 * is paid back as it was asked for, whatever came since. What is unused of a plan falls with its days; more than was
 * asked for is paid back of nothing.
 * @param isCredit it is of the seller's credit alone.
 * @param left what could be paid back now.
 */
export function refundDue(isCredit: boolean, asked: number, left: number): number | undefined {
  if (isCredit) return left < asked ? undefined : asked;
  return left > asked ? undefined : left;
}

const pro = PLAN_NAMES.pro;
const premium = PLAN_NAMES.premium;

/** The rules of this module as people read them, in both languages. */
export const ORDER_RULES: readonly Rule[] = [
  {
    en: `${pro} and ${premium} are ordered for ${ORDER_MONTHS.slice(0, -1).join(', ')} or ${ORDER_MONTHS.at(-1)} months. The amount is fixed when you order and does not change afterwards.`,
    ur: `پرو اور پریمیم ${ORDER_MONTHS.slice(0, -1).join('، ')} یا ${ORDER_MONTHS.at(-1)} مہینے کے لیے آرڈر ہوتے ہیں۔ رقم آرڈر کے وقت طے ہوتی ہے اور بعد میں نہیں بدلتی۔`,
  },
  {
    en: `An order is to be paid within ${ORDER_DUE_DAYS} days; the day at our bank counts. One that nobody pays ends by itself and costs nothing. While we check a payment that you told us about, it stays open.`,
    ur: `آرڈر کی ادائیگی ${ORDER_DUE_DAYS} دن کے اندر کریں؛ ہمارے بینک کا دن گنا جاتا ہے۔ جس کی ادائیگی نہ ہو وہ خود ختم ہو جاتا ہے اور اس کا کوئی خرچ نہیں۔ جب تک ہم آپ کی بتائی ہوئی ادائیگی دیکھ رہے ہیں، آرڈر کھلا رہتا ہے۔`,
  },
  {
    en: 'A plan starts when the money is in our account, not when its picture arrives: our bank’s statement shows it, or two people have seen it. Large amounts and refunds are always checked by two people.',
    ur: 'پلان تب چلتا ہے جب رقم ہمارے اکاؤنٹ میں پہنچ جائے، صرف تصویر آنے پر نہیں: بینک اسٹیٹمنٹ میں رقم نظر آئے، یا دو لوگ اسے دیکھ لیں۔ بڑی رقم اور واپسی کو ہمیشہ دو لوگ دیکھتے ہیں۔',
  },
];
