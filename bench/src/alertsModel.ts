import { isInBox, isInShape, type MapPoint, readBox, readShapes } from '@karachi-estates/domain/properties/mapRegion';
import { PROPERTY_TYPES, type Purpose, searchedPurpose } from '@karachi-estates/domain/properties/vocabulary';

/** A listing as far as a saved search looks at it. Times in milliseconds, sizes in square feet, prices in rupees. */
export interface Home {
  id: number;
  area: number;
  type: string;
  purpose: Purpose;
  price: number;
  size: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  garage: number;
  photos: number;
  place: MapPoint;
  postedAt: number;
  confirmedAt: number;
}

/** A saved search, by what its owner typed. */
export interface Wish {
  id: number;
  query: Record<string, string>;
}

/** A wish that is taken apart once, not for each listing. */
interface ReadWish {
  id: number;
  areas: ReadonlySet<number> | undefined;
  purpose: Purpose | undefined;
  looksForConfirmed: boolean;
  fits: (home: Home, now: number) => boolean;
}

/** What happened to a listing. */
export interface Happening {
  kind: 'new' | 'price_cut' | 'back' | 'confirmed';
  home: Home;
  at: number;
}

const DAY = 86_400_000;
/** Square feet in a square yard. */
const YARD = 9;

function regionOf(query: Wish['query']): (place: MapPoint) => boolean {
  const box = query.box ? readBox(query.box) : undefined;
  const shapes = query.shapes ? readShapes(query.shapes) : undefined;
  if (box?.ok === false || shapes?.ok === false) throw new Error('The model has a part of the map that is none.');
  return (place) =>
    (!box?.ok || isInBox(place, box.value)) && (!shapes?.ok || shapes.value.some((shape) => isInShape(place, shape)));
}

/**
 * Which homes a search wants, as the list's contract says in words, and without the database: a second opinion beside
 * the statement that writes the alerts.
 */
function readWish({ id, query }: Wish): ReadWish {
  const has = (name: string) => query[name] !== undefined;
  const number = (name: string) => Number(query[name]);
  const types = new Set(query.propertyType?.split(',') ?? PROPERTY_TYPES);
  const isOnMap = regionOf(query);
  const least = (name: string, value: number | null) => !has(name) || (value !== null && value >= number(name));
  const most = (name: string, value: number | null) => !has(name) || (value !== null && value <= number(name));
  const rooms = (name: string, exact: string, value: number | null) =>
    has(exact) ? !has(name) || value === number(name) : least(name, value);
  const within = (name: string, moment: number, now: number) => !has(name) || moment >= now - number(name) * DAY;
  const yardPrice = ({ price, size }: Home) => (size === null ? null : (price * YARD) / size);
  const priced = ['minPrice', 'maxPrice', 'minYardPrice', 'maxYardPrice'] as const;
  const purpose = searchedPurpose({
    ...(query.purpose ? { purpose: query.purpose as Purpose } : {}),
    ...Object.fromEntries(priced.filter(has).map((name) => [name, number(name)])),
  });
  return {
    id,
    areas: query.area ? new Set(query.area.split(',').map(Number)) : undefined,
    purpose,
    looksForConfirmed: has('confirmed'),
    fits: (home, now) =>
      types.has(home.type) &&
      least('minPrice', home.price) &&
      most('maxPrice', home.price) &&
      least('minSize', home.size) &&
      most('maxSize', home.size) &&
      rooms('bedrooms', 'exactBedrooms', home.bedrooms) &&
      rooms('bathrooms', 'exactBathrooms', home.bathrooms) &&
      (!has('parking') || home.garage > 0) &&
      (!has('withPhotos') || home.photos > 0) &&
      least('minYardPrice', yardPrice(home)) &&
      most('maxYardPrice', yardPrice(home)) &&
      within('postedWithin', home.postedAt, now) &&
      within('confirmed', home.confirmedAt, now) &&
      isOnMap(home.place),
  };
}

/** One alert by what it tells; the same for the recount and the database. */
export const alertKey = (search: number, home: number, at: number, kind: string, price: number): string =>
  `${search} ${home} ${at} ${kind} ${price}`;

interface Told {
  at: number;
  price: number;
}

function isNews({ kind, home, at }: Happening, wish: ReadWish, told: readonly Told[]): boolean {
  if (kind === 'new') return true;
  if (kind === 'price_cut') return !told.some(({ price }) => price <= home.price);
  const isLongAgo = !told.some((earlier) => earlier.at > at - DAY);
  return isLongAgo && (kind === 'back' || wish.looksForConfirmed || told.length > 0);
}

/**
 * Counts again which alerts there must be: every happening, in order, against every search that is on. A price cut is
 * news below every price that was told, a home that is back only a day after the last alert of it, and that a doubtful
 * home was confirmed to who was told of it or looks for confirmed homes only (product rules).
 * @returns the keys of all alerts.
 */
export function recount(wishes: readonly Wish[], happenings: readonly Happening[]): Set<string> {
  const read = wishes.map(readWish);
  const told = new Map<string, Told[]>();
  const keys = new Set<string>();
  for (const happening of happenings) {
    const { home, at, kind } = happening;
    for (const wish of read) {
      if (wish.purpose !== undefined && wish.purpose !== home.purpose) continue;
      if (wish.areas && !wish.areas.has(home.area)) continue;
      if (!wish.fits(home, at)) continue;
      const both = `${wish.id} ${home.id}`;
      const earlier = told.get(both) ?? [];
      if (!isNews(happening, wish, earlier)) continue;
      told.set(both, [...earlier, { at, price: home.price }]);
      keys.add(alertKey(wish.id, home.id, at, kind, home.price));
    }
  }
  return keys;
}

/** How a search is told, as the bench saves it. */
export type Telling = 'at once, also at night' | 'at once' | 'daily' | 'weekly';

const HOUR = 3_600_000;
const MORNING = 3 * HOUR;
const NIGHT = 17 * HOUR;
const SATURDAY = 6;

/** Eight in the morning in Karachi, after a moment; of a Saturday where that is asked for. */
export function morningAfter(moment: number, saturday = false): number {
  let morning = Math.floor(moment / DAY) * DAY + MORNING;
  while (morning <= moment || (saturday && new Date(morning).getUTCDay() !== SATURDAY)) morning += DAY;
  return morning;
}

/** When a search is told for the first time, or again after it was. */
export function nextTelling(telling: Telling, moment: number, isFirst: boolean): number {
  if (telling === 'daily') return morningAfter(moment);
  if (telling === 'weekly') return morningAfter(moment, true);
  return isFirst ? moment : moment + HOUR / 12;
}

/**
 * Whether what came at a moment is told by then: what comes once a day or week waits for a morning, whatever was
 * before.
 */
function hadItsMorning(telling: Telling, cameAt: number, round: number): boolean {
  return (telling !== 'daily' && telling !== 'weekly') || morningAfter(cameAt - 1, telling === 'weekly') <= round;
}

/**
 * Which alerts of one search come in one mail: at each round all that wait, where it is due and, but for those who want
 * it otherwise, not between ten at night and eight in the morning in Karachi. Of a digest one must have come before it.
 * @param alerts by their moment
 * @param rounds the moments at which the job ran, in order
 */
export function mailsOf<Alert extends { at: number }>(
  telling: Telling,
  alerts: readonly Alert[],
  { start, rounds }: { start: number; rounds: readonly number[] },
): Alert[][] {
  const mails: Alert[][] = [];
  let due = nextTelling(telling, start, true);
  let waiting = [...alerts];
  for (const round of rounds) {
    const time = round % DAY;
    const isNight = time >= NIGHT || time < MORNING;
    const come = waiting.filter(({ at }) => at <= round);
    const isDue = round >= due && come.some(({ at }) => hadItsMorning(telling, at, round));
    if (!isDue || (isNight && telling !== 'at once, also at night')) continue;
    mails.push(come);
    waiting = waiting.filter(({ at }) => at > round);
    due = nextTelling(telling, round, false);
  }
  return mails;
}
