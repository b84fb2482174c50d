import { type PlanId, planExpires, planOf } from '../plans/plans.ts';
import type { PaidPlan, Rule } from './orders.ts';

/** A time that an order paid for. Periods of one seller never overlap. */
export interface Period {
  /** The order's id. */
  order: number;
  plan: PaidPlan;
  from: Date;
  until: Date;
  /** What of the paid money lies in it, in paisa. */
  value: number;
}

const DAY = 86_400_000;
const lengthOf = ({ from, until }: Period) => until.getTime() - from.getTime();
const priceOf = (plan: PlanId) => planOf(plan).price;
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** A period cut at a moment: what was used, and what is left of its time and value. */
function cut(period: Period, now: Date): { used: Period | undefined; leftMs: number; leftValue: number } {
  if (period.from >= now) return { used: undefined, leftMs: lengthOf(period), leftValue: period.value };
  const leftMs = Math.max(0, period.until.getTime() - now.getTime());
  // BigInt: paisa times milliseconds is more than a number counts exactly.
  const leftValue = Number((BigInt(period.value) * BigInt(leftMs)) / BigInt(lengthOf(period)));
  return { used: { ...period, until: now, value: period.value - leftValue }, leftMs, leftValue };
}

/**
 * Puts the months of an order among the periods that a seller has.
 * - A larger plan starts at once; what is left of smaller ones becomes time of the larger one, at its price.
 * - The same plan is added after it, before periods of a smaller plan, which move on by as much.
 * - A smaller plan begins when everything that was paid before has ended.
 * @param bought the order's id, plan, months and amount in paisa.
 * @returns all periods, in their order.
 */
export function addPeriod(
  periods: readonly Period[],
  bought: { order: number; plan: PaidPlan; months: number; value: number },
  now: Date,
): Period[] {
  const past = periods.filter((each) => each.until <= now);
  const live = periods.filter((each) => each.until > now);
  const place = live.findIndex((each) => priceOf(each.plan) < priceOf(bought.plan));
  if (place === 0) return [...past, ...upgrade(live, bought, now)];
  const before = place === -1 ? live : live.slice(0, place);
  const after = place === -1 ? [] : live.slice(place);
  const from = before.at(-1)?.until ?? now;
  const period: Period = {
    order: bought.order,
    plan: bought.plan,
    from,
    until: planExpires(from, bought.months),
    value: bought.value,
  };
  const shift = lengthOf(period);
  const moved = after.map((each) => ({ ...each, from: later(each.from, shift), until: later(each.until, shift) }));
  return [...past, ...before, period, ...moved];
}

function upgrade(
  live: readonly Period[],
  bought: { order: number; plan: PaidPlan; months: number; value: number },
  now: Date,
): Period[] {
  const used: Period[] = [];
  let [worthMs, value] = [0, bought.value];
  for (const each of live) {
    const rest = cut(each, now);
    if (rest.used) used.push(rest.used);
    worthMs += rest.leftMs * priceOf(each.plan);
    value += rest.leftValue;
  }
  // Halves and less are rounded for the seller: no part of a paid day is lost.
  const credited = Math.ceil(worthMs / priceOf(bought.plan));
  const until = later(planExpires(now, bought.months), credited);
  return [...used, { order: bought.order, plan: bought.plan, from: now, until, value }];
}

/**
 * Takes an order's time away from a moment on, because its money goes back; what follows begins so much earlier.
 * @returns the periods, and the value of what was not used, in paisa.
 */
export function removePeriod(
  periods: readonly Period[],
  order: number,
  now: Date,
): { periods: Period[]; unused: number } {
  const kept: Period[] = [];
  let [gapMs, unused] = [0, 0];
  for (const each of periods) {
    if (each.order === order && each.until > now) {
      const rest = cut(each, now);
      if (rest.used) kept.push(rest.used);
      gapMs += rest.leftMs;
      unused += rest.leftValue;
    } else if (each.from >= now || gapMs > 0) {
      kept.push({ ...each, from: later(each.from, -gapMs), until: later(each.until, -gapMs) });
    } else kept.push(each);
  }
  return { periods: kept, unused };
}

/**
 * The plan in force at a moment, and when it ends: periods of one plan that follow on one another are one time. The
 * rules leave no gap before a period, so one that has not begun is in force too: the server that put it on has a clock
 * that is ahead of this one.
 * @returns Basic without an end where nothing that was paid for runs.
 */
export function planAt(periods: readonly Period[], now: Date): { plan: PlanId; until: Date | null } {
  const live = periods.filter((each) => each.until > now);
  const [current] = live;
  if (!current) return { plan: 'basic', until: null };
  let { until } = current;
  for (const each of live.slice(1)) {
    if (each.plan !== current.plan || each.from.getTime() !== until.getTime()) break;
    until = each.until;
  }
  return { plan: current.plan, until };
}

/** The days before an end on which its seller is reminded. */
export const REMINDER_DAYS = [7, 1] as const;

/**
 * Which reminder of a plan's end is due, by its days; undefined while it is further away, and once it is over. One who
 * is late gets the nearer one only.
 */
export function reminderDue(until: Date, now: Date): (typeof REMINDER_DAYS)[number] | undefined {
  const left = until.getTime() - now.getTime();
  if (left <= 0) return undefined;
  return [...REMINDER_DAYS].reverse().find((days) => left <= days * 86_400_000);
}

/**
 * A week after a plan has ended and nothing followed, we write once more; for one who is found later than this, no
 * more.
 */
export const AFTER_END_DAYS = { from: 7, until: 14 } as const;

/** Whether the one reminder after a plan's end is due. */
export function afterEndDue(ended: Date, now: Date): boolean {
  const days = (now.getTime() - ended.getTime()) / 86_400_000;
  return days >= AFTER_END_DAYS.from && days < AFTER_END_DAYS.until;
}

/** When the last of what was paid for ends; null where nothing runs. */
export function paidUntil(periods: readonly Period[], now: Date): Date | null {
  return periods.filter((each) => each.until > now).at(-1)?.until ?? null;
}

/** A time between two moments. */
export interface Span {
  from: Date;
  until: Date;
}

/** Days that are given back: for which order's plan, and how many. */
export interface GivenDays {
  order: number;
  plan: PaidPlan;
  /** Whole days, at least one. */
  days: number;
}

/** What of some times was paid for here: a plan from before there were orders was not. */
const paidIn = (periods: readonly Period[], spans: readonly Span[]): Span[] =>
  spans.flatMap((span) =>
    periods.flatMap(({ order, ...period }) => {
      const from = new Date(Math.max(period.from.getTime(), span.from.getTime()));
      const until = new Date(Math.min(period.until.getTime(), span.until.getTime()));
      return order !== 0 && until > from ? [{ from, until }] : [];
    }),
  );

/** How many days some times are: each is counted from the first moment of it that lies in no day before. */
function daysIn(spans: readonly Span[]): number {
  let [days, reached] = [0, 0];
  for (const { from, until } of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const begins = Math.max(from.getTime(), reached);
    const begun = Math.max(0, Math.ceil((until.getTime() - begins) / DAY));
    days += begun;
    if (begun > 0) reached = begins + begun * DAY;
  }
  return days;
}

/**
 * What is given back for an ad that the staff hid by mistake, or a seller whom they suspended by mistake: the time that
 * was paid for meanwhile, in whole days, a begun one in full. A day counts once, however many ads were hidden: what is
 * given is what all times are more than those before. Of several plans the largest is given.
 * @param hidden since when the ad was hidden or the seller suspended, and until now.
 * @param given the times that were given back before.
 * @returns undefined where nothing that was paid for ran meanwhile, or its days were given before.
 */
export function daysToGive(periods: readonly Period[], hidden: Span, given: readonly Span[]): GivenDays | undefined {
  const before = paidIn(periods, given);
  const days = daysIn([...before, ...paidIn(periods, [hidden])]) - daysIn(before);
  if (days === 0) return undefined;
  const meant = periods.filter((period) => paidIn([period], [hidden]).length > 0);
  const [largest] = meant.toSorted((a, b) => priceOf(b.plan) - priceOf(a.plan) || b.from.getTime() - a.from.getTime());
  return largest && { order: largest.order, plan: largest.plan, days };
}

/**
 * Gives days back: what the order's plan has still to run lasts as many days longer, and what follows begins as much
 * later. Where its time is over, the days begin when everything that was paid for has ended. They are worth no money.
 * @returns all periods, in their order.
 */
export function giveBack(periods: readonly Period[], { order, plan, days }: GivenDays, now: Date): Period[] {
  const ms = days * DAY;
  const place = periods.findLastIndex((each) => each.order === order && each.plan === plan && each.until > now);
  if (place === -1) {
    const from = paidUntil(periods, now) ?? now;
    return [...periods, { order, plan, from, until: later(from, ms), value: 0 }];
  }
  return periods.map((each, at) => {
    if (at < place) return each;
    return { ...each, from: at === place ? each.from : later(each.from, ms), until: later(each.until, ms) };
  });
}

/** The rules of this module as people read them, in both languages. */
export const PERIOD_RULES: readonly Rule[] = [
  {
    en: 'Two orders of the same plan add up: the second begins when the first one ends.',
    ur: 'ایک ہی پلان کے دو آرڈر جمع ہوتے ہیں: پہلا ختم ہوتے ہی دوسرا شروع ہوتا ہے۔',
  },
  {
    en: 'A larger plan begins at once. What is left of the smaller one is counted in by its value: ten days of Pro are five days of Premium.',
    ur: 'بڑا پلان فوراً شروع ہوتا ہے۔ چھوٹے پلان کا باقی وقت اپنی قیمت کے حساب سے اس میں شامل ہوتا ہے: پرو کے دس دن پریمیم کے پانچ دن ہیں۔',
  },
  {
    en: 'A smaller plan begins when the time that you paid for has ended. No paid day is cut.',
    ur: 'چھوٹا پلان تب شروع ہوتا ہے جب ادا کیا ہوا وقت ختم ہو جائے۔ ادا کیا ہوا کوئی دن کم نہیں ہوتا۔',
  },
  {
    en: 'When a plan ends you are on Basic again. Ads beyond its limit are paused and never deleted: you choose which stay. Where you do not choose, featured ads stay first, and then the newest.',
    ur: 'پلان ختم ہونے پر آپ دوبارہ بیسک پر ہوتے ہیں۔ اس کی حد سے زیادہ اشتہارات رکتے ہیں، حذف کبھی نہیں ہوتے: کون سے رہیں یہ آپ چنتے ہیں۔ نہ چنیں تو پہلے نمایاں اشتہار رہتے ہیں، پھر سب سے نئے۔',
  },
  {
    en: 'If our staff hid your ad or suspended your account by mistake while a plan was running, the days are given back: the plan lasts as many days longer, a begun day in full. A day counts once, also where several ads were hidden.',
    ur: 'اگر ہمارے عملے نے پلان کے دوران آپ کا اشتہار غلطی سے چھپا دیا ہو یا آپ کا اکاؤنٹ غلطی سے معطل کیا ہو تو وہ دن واپس ملتے ہیں: پلان اتنے ہی دن آگے بڑھتا ہے، شروع ہو چکا دن پورا گنا جاتا ہے۔ کئی اشتہارات چھپے ہوں تو بھی ایک دن ایک ہی بار گنا جاتا ہے۔',
  },
  {
    en: 'A featured place belongs to one ad at a time. Selling, undoing or showing an ad again gives no extra place.',
    ur: 'نمایاں جگہ ایک وقت میں ایک اشتہار کی ہے۔ بیچنے، واپس کرنے یا دوبارہ دکھانے سے کوئی اضافی جگہ نہیں ملتی۔',
  },
  {
    en: `We write to you ${REMINDER_DAYS[0]} days and ${REMINDER_DAYS[1]} day before a plan ends, when it ends, and once more ${AFTER_END_DAYS.from} days later. Nothing is renewed or charged by itself.`,
    ur: `پلان ختم ہونے سے ${REMINDER_DAYS[0]} دن اور ${REMINDER_DAYS[1]} دن پہلے، ختم ہونے پر، اور ${AFTER_END_DAYS.from} دن بعد ایک بار پھر ہم آپ کو ای میل کرتے ہیں۔ خود بخود نہ کچھ تازہ ہوتا ہے نہ کوئی رقم کٹتی ہے۔`,
  },
];
