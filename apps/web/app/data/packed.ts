import type { ShownCard } from '../properties/shownCard.ts';
import type { Fallback } from './reading.ts';

/** What a page carries of the server's readings: text, so that the router does not spell out every value again. */
export type Packed = string & { readonly packed: unique symbol };

export type Row = Record<string, unknown>;
export interface Columns {
  /** Names of the columns; 0 where they are those of cards. */
  '=': string[] | 0;
  /** One list per column, itself packed; a value that all rows have stands alone, but not in the first column. */
  rows: unknown[];
}

/** What pages carry most, so that they need not spell it out. */
export const CARD =
  'property_id,title,slug,price,purpose,property_type,city,area,area_id,dimension,area_sqft,bedrooms,bathrooms,garage,featured,images,photo_count,seller_name,seller_profile_image';

/** Square feet of '210 sq yd' and '800 sq ft', as most cards say their size. */
export function sqftOf({ dimension }: Row): number | undefined {
  const [, size, unit] = /^([\d.]+) sq (yd|ft)$/.exec(String(dimension)) ?? [];
  return size ? Number(size) * (unit === 'yd' ? 9 : 1) : undefined;
}
/** Stands for an area that follows from the size in words (no area is negative), and for what the card on the page says. */
export const AS_SAID = -1;
/** Of cards, this column says by how much each number differs from the one before. */
export const ID = 'property_id';

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the card of a property on the page. */
type CardReader = (id: number) => ShownCard | undefined;

/** Puts into a row what its card says. */
function readCard(row: Row, card: ShownCard | undefined): void {
  if (!card) throw new Error('no card');
  const { place, picture, ...said } = card;
  const cells: Row = { ...said, area: place.slice(0, -`, ${row.city}`.length) };
  for (const name in cells) if (row[name] === AS_SAID) row[name] = cells[name];
  if (typeof row.images === 'string') row.images = [{ ...picture, thumbhash: row.images }];
}

function fromColumns(value: unknown, read: CardReader): unknown {
  const inner = (each: unknown) => fromColumns(each, read);
  if (Array.isArray(value)) return value.map(inner);
  if (!isRow(value)) return value;
  if (!('=' in value)) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]));
  const { '=': names, rows } = value as unknown as Columns;
  const columns = inner(rows) as unknown[][];
  let id = 0;
  return columns[0]?.map((step, index) => {
    const row = Object.fromEntries(
      (names || CARD.split(',')).map((name, at) => [name, columns[at]?.[columns[at].length === 1 ? 0 : index]]),
    );
    if (!names) {
      id += step as number;
      row[ID] = id;
      if (row.title === AS_SAID) readCard(row, read(id));
    }
    if (row.area_sqft === AS_SAID) row.area_sqft = sqftOf(row);
    return row;
  });
}

// The text travels as a string in JSON, where each quote would cost a backslash.
export const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/**
 * What `pack` has packed.
 * @param read reads the cards of the page that it goes with
 * @throws where a card is needed that the page does not have
 */
export const unpack = (packed: Packed, read: CardReader = () => undefined): Fallback =>
  fromColumns(JSON.parse(swapQuotes(packed)), read) as Fallback;

/** One of the readings that `pack` has packed, which shows no cards; undefined where it is not there. */
export const unpackOne = (packed: Packed, key: string): unknown =>
  fromColumns(JSON.parse(swapQuotes(packed))[key], () => undefined);
