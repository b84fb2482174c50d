import { slugify } from '@karachi-estates/domain/properties/address';
import type { Fallback } from './reading.ts';

/** What a page carries of the server's readings: text, so that the router does not spell out every value again. */
export type Packed = string & { readonly packed: unique symbol };

type Row = Record<string, unknown>;
interface Columns {
  /** Names of the columns, or the number of a shape that both sides know. */
  '=': string[] | number;
  /** One list per column, itself packed; a value that all rows have stands alone, but not in the first column. */
  rows: unknown[];
}

/** Shapes that pages carry most, so that they need not spell them out. */
const shapes = [
  'property_id,title,slug,price,purpose,property_type,city,area,area_id,dimension,area_sqft,bedrooms,bathrooms,garage,featured,images,photo_count,seller_name,seller_profile_image',
];

/** Most slugs are what their title makes of them; such a one is written as 0. */
const isPlain = (row: Row, name: string): boolean =>
  name === 'slug' && typeof row.title === 'string' && row.slug === slugify(row.title);

/** Square feet of '210 sq yd' and '800 sq ft', as most cards say their size. */
function sqftOf({ dimension }: Row): number | undefined {
  const [, size, unit] = /^([\d.]+) sq (yd|ft)$/.exec(String(dimension)) ?? [];
  return size ? Number(size) * (unit === 'yd' ? 9 : 1) : undefined;
}
/** Stands for an area that follows from the size in words; no area is negative. */
const AS_SAID = -1;
const packCell = (row: Row, name: string): unknown => {
  if (isPlain(row, name)) return 0;
  return name === 'area_sqft' && row[name] === sqftOf(row) ? AS_SAID : row[name];
};

/** In shapes that both sides know, a whole number that differs little from row to row is written as the difference. */
const STEPPED = 'property_id';
const toSteps = (cells: unknown[]): unknown[] =>
  cells.map((cell, at) => (at > 0 ? Number(cell) - Number(cells[at - 1]) : cell));
const fromSteps = (steps: unknown[]): unknown[] => {
  let sum = 0;
  return steps.map((step) => {
    sum += Number(step);
    return sum;
  });
};

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of one shape stand as columns: names once, like beside like. It compresses to half of the rows. */
function toColumns(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first] = value;
    const names = isRow(first) ? Object.keys(first) : [];
    const shape = names.join();
    const isTable =
      value.length > 1 && names.length > 0 && value.every((row) => isRow(row) && Object.keys(row).join() === shape);
    if (!isTable) return value.map(toColumns);
    const known = shapes.indexOf(shape);
    return {
      '=': known < 0 ? names : known,
      rows: names.map((name, column) => {
        const cells: unknown[] = value.map((row: Row) => packCell(row, name));
        const [one] = cells;
        const isSame = column > 0 && typeof one !== 'object' && cells.every((each) => each === one);
        if (known >= 0 && name === STEPPED) return toSteps(cells);
        return isSame ? [one] : toColumns(cells);
      }),
    } satisfies Columns;
  }
  if (isRow(value)) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toColumns(each)]));
  return value;
}

function fromColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromColumns);
  if (!isRow(value)) return value;
  if (!('=' in value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fromColumns(each)]));
  const { '=': shape, rows } = value as unknown as Columns;
  const names = typeof shape === 'number' ? (shapes[shape] ?? '').split(',') : shape;
  const columns = rows.map((column, at) =>
    typeof shape === 'number' && names[at] === STEPPED ? fromSteps(column as unknown[]) : fromColumns(column),
  ) as unknown[][];
  return (columns[0] ?? []).map((_, index) => {
    const row = Object.fromEntries(
      names.map((name, at) => {
        const column = columns[at] ?? [];
        return [name, column.length === 1 ? column[0] : column[index]];
      }),
    );
    if (row.slug === 0 && typeof row.title === 'string') row.slug = slugify(row.title);
    if (row.area_sqft === AS_SAID) row.area_sqft = sqftOf(row);
    return row;
  });
}

// The router writes the text as a string in a string, where each quote would cost three backslashes.
const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** Makes what loaders have read small enough to go with the page. */
export const pack = (fallback: Fallback): Packed => swapQuotes(JSON.stringify(toColumns(fallback))) as Packed;

/** What `pack` has packed. */
export const unpack = (packed: Packed): Fallback => fromColumns(JSON.parse(swapQuotes(packed))) as Fallback;
