import { typeGroup } from './vocabulary.ts';

/** What decides whether two listings offer one home. */
export interface HomeFacts {
  purpose: string;
  areaId: number;
  propertyType: string;
  areaSqft: number | null;
  /** Whole rupees. */
  price: number;
  /** E.164; empty where there is none. */
  phone: string;
  title: string;
  description: string;
}

/** Prices of one home at two sellers differ by at most this share of the higher one. */
export const PRICE_SHARE = 0.02;

/** A shorter text, e.g. 'House for sale', is no sign of a copy. */
const SHORTEST_TEXT = 40;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two listings are worded alike: the same description, or the same title where it is long enough. */
export function hasSameText(a: Pick<HomeFacts, 'title' | 'description'>, b: typeof a): boolean {
  const alike = (one: string, other: string) => {
    const text = plain(one);
    return text.length >= SHORTEST_TEXT && text === plain(other);
  };
  return alike(a.description, b.description) || alike(a.title, b.title);
}

const isSameKind = (a: HomeFacts, b: HomeFacts) =>
  a.purpose === b.purpose && a.areaId === b.areaId && a.propertyType === b.propertyType;

const isSameSize = (a: HomeFacts, b: HomeFacts) => a.areaSqft === b.areaSqft;

const isSamePrice = (a: HomeFacts, b: HomeFacts) =>
  Math.abs(a.price - b.price) <= Math.max(a.price, b.price) * PRICE_SHARE;

/** What tells one home from another in its listing; a part of the area and a size may be said later than the rest. */
interface HomePlace {
  areaId: number;
  partId: number | null;
  propertyType: string;
  areaSqft: number | null;
}

/** A size that is written in another unit or rounded otherwise differs by less of the larger one. */
const SIZE_SHARE = 0.02;

const isOtherSize = (before: number | null, after: number | null) =>
  before !== null && (after === null || Math.abs(before - after) > Math.max(before, after) * SIZE_SHARE);

/**
 * Whether a listing is changed into one of another home: another area or part of it, another kind of property or
 * another size. What was checked of the one says nothing of the other.
 */
export const isAnotherHome = (before: HomePlace, after: HomePlace): boolean =>
  before.areaId !== after.areaId ||
  typeGroup(before.propertyType) !== typeGroup(after.propertyType) ||
  (before.partId !== null && before.partId !== after.partId) ||
  isOtherSize(before.areaSqft, after.areaSqft);

/** Two sellers offer one home by its facts: area, type, size and price within 2 %, and the same phone or text. */
export const hasSameFacts = (a: HomeFacts, b: HomeFacts): boolean =>
  isSameKind(a, b) &&
  isSameSize(a, b) &&
  isSamePrice(a, b) &&
  ((a.phone !== '' && a.phone === b.phone) || hasSameText(a, b));

/** So many photos in common tell that two listings are of one home. */
const TELLING_PHOTOS = 2;

/**
 * Whether enough photos are the same: two, or all of a listing that has fewer. One picture of the street or the
 * building says little.
 */
export const hasSamePhotos = (shared: number, one: number, other: number): boolean =>
  shared > 0 && shared >= Math.min(TELLING_PHOTOS, one, other);

/**
 * Whether a seller posts again what they have posted: the same type of home in the same area, with the same photos or
 * of the same size in the same words. Two photos tell it of any type of the same kind in any area, as a 'Flat' may come
 * back as an 'Appartment'. The price may have changed.
 * @param photos how many photos both have, and whether that makes them the same ({@link hasSamePhotos})
 */
export const isPostedAgain = (
  a: HomeFacts,
  b: HomeFacts,
  { shared, areSame }: { shared: number; areSame: boolean },
): boolean => {
  if (isSameKind(a, b)) return areSame || (isSameSize(a, b) && hasSameText(a, b));
  return shared >= TELLING_PHOTOS && a.purpose === b.purpose && typeGroup(a.propertyType) === typeGroup(b.propertyType);
};

/**
 * Whether a seller's ad that repeats one of theirs keeps that one's first date and prices though it is posted anew:
 * with two photos of it whatever is said, and after a deletion unless the seller says that it is another home. Homes at
 * once on offer may well be described in the same words.
 */
export const keepsFirstDate = (
  { photos, isDeleted }: { photos: number; isDeleted: boolean },
  saysAnotherHome: boolean,
): boolean => photos >= TELLING_PHOTOS || (isDeleted && !saysAnotherHome);
