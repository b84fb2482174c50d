import { PROPERTY_TYPES } from '@karachi-estates/domain/properties/vocabulary';
import type { Home, Wish } from './alertsModel.ts';

/** Numbers that look random and are the same for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  is(share: number): boolean {
    return this.next() < share;
  }

  /** Some of them, each once. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(this.below(left.length), 1)[0] as Item,
    );
  }
}

const DAY = 86_400_000;
const SALE_PRICES = [5, 10, 20, 35, 50, 80, 120].map((millions) => millions * 1_000_000);
const RENTS = [30, 50, 80, 120, 200, 350].map((thousands) => thousands * 1_000);
const SIZES = [720, 1_080, 1_800, 2_160, 4_500, 9_000];
const TYPES = PROPERTY_TYPES.slice(0, 8);
const BOXES = ['66.95_24.78_67.1_24.9', '67_24.85_67.25_25'];
const SHAPES = ['66.95_24.78_67.2_24.78_67.05_24.98', '67_24.8_67.1_24.8_67.05_25*66.9_24.76_67_24.76_67_24.82'];

/** Some areas have many homes and searches, most have few. */
const area = (chance: Chance, areas: readonly number[]) => areas[Math.floor(areas.length * chance.next() ** 1.5)] ?? 0;

/** A listing as people in Karachi post them. */
export function makeHome(chance: Chance, areas: readonly number[], now: number): Omit<Home, 'id'> {
  const purpose = chance.is(0.7) ? 'sale' : 'rent';
  const postedAt = now - chance.one([0, 3, 20, 60]) * DAY;
  return {
    area: area(chance, areas),
    type: chance.one(TYPES),
    purpose,
    // Also exactly at the limits that searches have.
    price: Math.round(chance.one(purpose === 'sale' ? SALE_PRICES : RENTS) * chance.one([0.7, 0.95, 1, 1.2])),
    size: chance.is(0.9) ? chance.one(SIZES) : null,
    bedrooms: chance.is(0.9) ? 1 + chance.below(6) : null,
    bathrooms: chance.is(0.9) ? 1 + chance.below(5) : null,
    garage: chance.below(2),
    photos: chance.is(0.8) ? 3 : 0,
    // Off the borders of BOXES and SHAPES: PostgreSQL takes a place a metre or so outside of a polygon for one within.
    place: [66.9 + (chance.below(400) + 0.5) / 1_000, 24.75 + (chance.below(250) + 0.25) / 1_000],
    postedAt,
    confirmedAt: postedAt,
  };
}

/** A search as people save them: a place, a kind, a budget, and now and then more. */
export function makeWish(chance: Chance, areas: readonly number[], id: number): Wish {
  const purpose = chance.is(0.9) ? (chance.is(0.7) ? 'sale' : 'rent') : undefined;
  const budget = purpose === 'rent' ? RENTS : SALE_PRICES;
  const maybe = (share: number, name: string, value: () => string | number): [string, string][] =>
    chance.is(share) ? [[name, String(value())]] : [];
  const entries = [
    ...maybe(0.997, 'area', () =>
      [...new Set(Array.from({ length: 1 + chance.below(3) }, () => area(chance, areas)))]
        .sort((one, other) => one - other)
        .join(','),
    ),
    ...(purpose ? [['purpose', purpose] as [string, string]] : []),
    ...maybe(0.7, 'propertyType', () => {
      const wanted = chance.some(TYPES, 1 + chance.below(2));
      return PROPERTY_TYPES.filter((type) => wanted.includes(type)).join(',');
    }),
    ...maybe(0.25, 'minPrice', () => budget[chance.below(2)] ?? 0),
    ...maybe(0.7, 'maxPrice', () => budget[2 + chance.below(budget.length - 2)] ?? 0),
    ...maybe(0.25, 'minSize', () => chance.one(SIZES.slice(0, 3))),
    ...maybe(0.1, 'maxSize', () => chance.one(SIZES.slice(3))),
    ...maybe(0.4, 'bedrooms', () => 1 + chance.below(4)),
    ...maybe(0.1, 'exactBedrooms', () => 1),
    ...maybe(0.15, 'bathrooms', () => 1 + chance.below(3)),
    ...maybe(0.05, 'exactBathrooms', () => 1),
    ...maybe(0.1, 'parking', () => 1),
    ...maybe(0.15, 'withPhotos', () => 1),
    ...maybe(0.05, 'minYardPrice', () => 20_000),
    ...maybe(0.05, 'maxYardPrice', () => 200_000),
    ...maybe(0.1, 'postedWithin', () => chance.one([1, 7, 30])),
    ...maybe(0.1, 'confirmed', () => chance.one([7, 14])),
    ...maybe(0.05, 'box', () => chance.one(BOXES)),
    ...maybe(0.03, 'shapes', () => chance.one(SHAPES)),
  ];
  return { id, query: Object.fromEntries(entries) };
}
