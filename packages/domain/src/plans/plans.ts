import { KARACHI_AHEAD_MS } from '../karachi.ts';
import { allowed, type Refusal, refused } from '../verdict.ts';
import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';
import { PLAN_FEATURED_REACHED, PLAN_LISTINGS_REACHED, type PlanLimit } from './messages.ts';
import { PLAN_NAMES } from './names.ts';

export const PLAN_IDS = ['basic', 'pro', 'premium'] as const;

export type PlanId = (typeof PLAN_IDS)[number];

export type PlanFeature = { label: string; included: boolean };

export type Plan = {
  id: PlanId;
  name: string;
  /** Rupees per month; 0 is free. */
  price: number;
  priceText: string;
  /** Active listings at a time; Infinity where the plan sets no limit ({@link wireLimit} for JSON). */
  maxActiveListings: number;
  /** Featured listings at a time. */
  maxFeatured: number;
  features: readonly PlanFeature[];
  /** The card labelled 'Most Popular'. */
  highlighted: boolean;
};

/** The plans, smallest first. */
export const PLANS: readonly [Plan, Plan, Plan] = [
  {
    id: 'basic',
    name: PLAN_NAMES.basic,
    price: 0,
    priceText: 'Free',
    maxActiveListings: 2,
    maxFeatured: 0,
    features: [
      { label: '2 uploads', included: true },
      { label: 'Basic support', included: true },
      { label: 'Limited insights', included: true },
      { label: 'Featured ads', included: false },
    ],
    highlighted: false,
  },
  {
    id: 'pro',
    name: PLAN_NAMES.pro,
    price: 3_000,
    priceText: 'PKR 3,000 per month',
    maxActiveListings: 15,
    maxFeatured: 2,
    features: [
      { label: '15 listings', included: true },
      { label: 'Priority support', included: true },
      { label: 'Advanced insights', included: true },
      { label: '2 featured ads', included: true },
    ],
    highlighted: true,
  },
  {
    id: 'premium',
    name: PLAN_NAMES.premium,
    price: 6_000,
    priceText: 'PKR 6,000 per month',
    maxActiveListings: Number.POSITIVE_INFINITY,
    maxFeatured: 4,
    features: [
      { label: 'Unlimited listings', included: true },
      { label: 'Dedicated manager', included: true },
      { label: 'Full insights dashboard', included: true },
      { label: '4 featured ads', included: true },
    ],
    highlighted: false,
  },
];

const BY_ID: Record<PlanId, Plan> = { basic: PLANS[0], pro: PLANS[1], premium: PLANS[2] };

export function isPlanId(value: unknown): value is PlanId {
  return (PLAN_IDS as readonly unknown[]).includes(value);
}

export function planOf(id: PlanId): Plan {
  return BY_ID[id];
}

/** A plan as its card reads in a language. */
export function planIn(id: PlanId, locale: Locale): Plan {
  const plan = planOf(id);
  const words = wordsOf(locale)?.plans?.[id];
  if (!words) return plan;
  const features = plan.features.map(({ included, label }, index) => ({
    label: words.features[index] ?? label,
    included,
  }));
  return { ...plan, name: words.name, priceText: words.priceText, features };
}

/** JSON has no Infinity: a limit travels as null where there is none. */
export function wireLimit(limit: number): number | null {
  return Number.isFinite(limit) ? limit : null;
}

/** A verdict that also names the smallest plan that would allow what was refused, where there is one. */
export type PlanVerdict = { ok: true } | (Refusal & { liftedBy?: PlanId });

/** What of a plan's limit is reached, and the smallest plan that has more; undefined where there is room. */
function limitReached(plan: Plan, used: number, limit: (plan: Plan) => number): PlanLimit | undefined {
  if (used < limit(plan)) return undefined;
  const reached = { plan: plan.id, most: limit(plan) };
  const lifting = PLANS.find((other) => used < limit(other));
  return lifting === undefined ? reached : { ...reached, lifting: lifting.id, upTo: wireLimit(limit(lifting)) };
}

const lifted = (refusal: Refusal, { lifting }: PlanLimit): PlanVerdict =>
  lifting === undefined ? refusal : { ...refusal, liftedBy: lifting };

/**
 * Whether one more listing may become active.
 * @param seller the plan in force and how many of the seller's listings are active now, without the one in question.
 */
export function canPublish(seller: { plan: PlanId; activeListings: number }): PlanVerdict {
  const reached = limitReached(planOf(seller.plan), seller.activeListings, (plan) => plan.maxActiveListings);
  return reached ? lifted(refused({ PLAN_LISTINGS_REACHED }, reached), reached) : allowed;
}

/**
 * Whether one more listing may be featured.
 * @param seller the plan in force and how many of the seller's listings are featured now, without the one in question.
 */
export function canFeature(seller: { plan: PlanId; featuredListings: number }): PlanVerdict {
  const reached = limitReached(planOf(seller.plan), seller.featuredListings, (plan) => plan.maxFeatured);
  return reached ? lifted(refused({ PLAN_FEATURED_REACHED }, reached), reached) : allowed;
}

/**
 * Which listings are paused when a plan ends: everything over the limit of the plan now in force.
 * @param active ids of the active listings, those to keep first.
 */
export function listingsToPause<Id>(plan: PlanId, active: readonly Id[]): Id[] {
  const { maxActiveListings } = planOf(plan);
  return Number.isFinite(maxActiveListings) ? active.slice(maxActiveListings) : [];
}

/**
 * Which listings are featured no longer when a plan ends or becomes a smaller one.
 * @param featured ids of the featured listings, those to keep first.
 */
export function listingsToUnfeature<Id>(plan: PlanId, featured: readonly Id[]): Id[] {
  return featured.slice(planOf(plan).maxFeatured);
}

/** Sales up to and including this price pay the higher rate of commission: 1.5 crore. */
export const COMMISSION_THRESHOLD = 15_000_000;

/** The commission is due this many days after completion. */
export const COMMISSION_DUE_DAYS = 7;

/**
 * The commission on a premium lead: 1% of a sale above 1.5 crore, 2% of any other.
 * @param salePrice whole rupees.
 * @returns whole rupees, halves rounded up.
 */
export function commission(salePrice: number): number {
  const percent = salePrice > COMMISSION_THRESHOLD ? 1n : 2n;
  return Number((BigInt(salePrice) * percent + 50n) / 100n);
}

/** What a plan costs for some months, in rupees. */
export function planAmount(plan: PlanId, months: number): number {
  return planOf(plan).price * months;
}

/**
 * When a plan ends: the same day and time of the month in Karachi, so many months later; the last day where that month
 * is shorter (31 January → 28 February).
 */
export function planExpires(startsAt: Date, months: number): Date {
  const local = new Date(startsAt.getTime() + KARACHI_AHEAD_MS);
  const day = local.getUTCDate();
  const end = new Date(local);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return new Date(end.getTime() - KARACHI_AHEAD_MS);
}

/** A plan as somebody has it: a paid one ends with its expiry. */
export type Subscription = { plan: PlanId; expiresAt: Date | null };

/** The plan in force at a moment: a paid plan ends with its expiry and the seller is on Basic again. */
export function planInForce(subscription: Subscription, now: Date): PlanId {
  const { plan, expiresAt } = subscription;
  return expiresAt !== null && expiresAt.getTime() <= now.getTime() ? 'basic' : plan;
}
