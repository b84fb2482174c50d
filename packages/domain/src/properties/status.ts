import { allowed, refused, type Verdict } from '../verdict.ts';
import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';
import {
  RENTAL_NOT_SOLD,
  RENTED_STAYS_FOR_RENT,
  SALE_NOT_RENTED,
  SOLD_STAYS_FOR_SALE,
  STATUS_ALREADY,
  STATUS_UNREACHABLE,
} from './messages.ts';
import type { Purpose } from './vocabulary.ts';

/** The states of a listing. Only 'active' listings are public and count towards the plan's limit. */
export const LISTING_STATUSES = ['active', 'paused', 'sold', 'rented', 'deleted'] as const;

export type ListingStatus = (typeof LISTING_STATUSES)[number];

export const LISTING_STATUS_LABELS: Record<ListingStatus, string> = {
  active: 'Active',
  paused: 'Paused',
  sold: 'Sold',
  rented: 'Rented',
  deleted: 'Deleted',
};

/** 'Active', 'فعال': a listing's state for people. */
export function listingStatusLabel(status: ListingStatus, locale: Locale = 'en'): string {
  return (wordsOf(locale)?.statuses ?? LISTING_STATUS_LABELS)[status];
}

/**
 * The life of a listing as data. A deal can fall through, so sold and rented may return to active; deleted leads back
 * to wherever the listing was, which is what undo does.
 */
export const LISTING_TRANSITIONS: Record<ListingStatus, readonly ListingStatus[]> = {
  active: ['paused', 'sold', 'rented', 'deleted'],
  paused: ['active', 'sold', 'rented', 'deleted'],
  sold: ['active', 'deleted'],
  rented: ['active', 'deleted'],
  deleted: ['active', 'paused', 'sold', 'rented'],
};

/** Undo of a deletion is offered for this long, in seconds. */
export const UNDO_DELETE_SECONDS = 10;

/**
 * Whether a listing may go from one status to another.
 * @param purpose when given, a home for rent cannot be sold and a home for sale cannot be rented.
 */
export function canTransition(from: ListingStatus, to: ListingStatus, purpose?: Purpose): Verdict {
  if (from === to) return refused({ STATUS_ALREADY }, { status: from });
  if (!LISTING_TRANSITIONS[from].includes(to)) return refused({ STATUS_UNREACHABLE }, { from, to });
  if (to === 'sold' && purpose === 'rent') return refused({ RENTAL_NOT_SOLD });
  if (to === 'rented' && purpose === 'sale') return refused({ SALE_NOT_RENTED });
  return allowed;
}

/** Whether a listing may be for `purpose` as long as it has its status: what is sold was for sale. */
export function checkPurpose(status: ListingStatus, purpose: Purpose): Verdict {
  if (status === 'sold' && purpose === 'rent') return refused({ SOLD_STAYS_FOR_SALE });
  if (status === 'rented' && purpose === 'sale') return refused({ RENTED_STAYS_FOR_RENT });
  return allowed;
}
