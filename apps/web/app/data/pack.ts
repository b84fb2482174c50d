import type { Picture } from '@karachi-estates/contracts/media';
import { pictureSrc } from '@karachi-estates/domain/media/pictures';
import { dimensionIsShown } from '@karachi-estates/domain/properties/dimension';
import { AS_SAID, CARD, type Columns, ID, isRow, type Packed, type Row, sqftOf, swapQuotes, unpack } from './packed.ts';
import type { Fallback } from './reading.ts';

/** How a cell is written where the page shows the card of its row. */
const shownCells: Record<string, (row: Row) => unknown> = {
  title: () => AS_SAID,
  slug: ({ slug }) => (/^[a-z0-9-]+$/.test(String(slug)) ? AS_SAID : slug),
  area: () => AS_SAID,
  dimension: ({ dimension }) => (dimensionIsShown(dimension as string | null) ? AS_SAID : dimension),
  // The average colour of the picture is the only thing of it that cannot be read again.
  images({ images }) {
    const [picture, ...others] = images as Partial<Picture>[];
    const isWhole = picture?.src && pictureSrc(picture.src, 1) !== picture.src && Object.keys(picture).length === 4;
    return isWhole && others.length === 0 ? picture.thumbhash : images;
  },
  seller_name: () => AS_SAID,
  seller_profile_image: ({ seller_profile_image: src }) => (src === '' ? src : AS_SAID),
};
const packCell = (row: Row, name: string, shown: ReadonlySet<unknown> | undefined): unknown => {
  if (shown?.has(row[ID]) && shownCells[name]) return shownCells[name](row);
  return name === 'area_sqft' && row[name] === sqftOf(row) ? AS_SAID : row[name];
};

const toSteps = (cells: unknown[]): unknown[] =>
  cells.map((cell, at) => (at > 0 ? Number(cell) - Number(cells[at - 1]) : cell));

/** Rows of one shape stand as columns: names once, like beside like. It compresses to half of the rows. */
function toColumns(value: unknown, shown?: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) {
    const [first] = value;
    const names = isRow(first) ? Object.keys(first) : [];
    const shape = names.join();
    const isTable =
      value.length > 1 && names.length > 0 && value.every((row) => isRow(row) && Object.keys(row).join() === shape);
    if (!isTable) return value.map((each) => toColumns(each, shown));
    const isCard = shape === CARD;
    return {
      '=': isCard ? 0 : names,
      rows: names.map((name, column) => {
        const cells: unknown[] = value.map((row: Row) => packCell(row, name, isCard ? shown : undefined));
        const [one] = cells;
        const isSame = column > 0 && typeof one !== 'object' && cells.every((each) => each === one);
        if (isCard && name === ID) return toSteps(cells);
        return isSame ? [one] : toColumns(cells, shown);
      }),
    } satisfies Columns;
  }
  if (isRow(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toColumns(each, shown)]));
  return value;
}

const lately = new Map<string, Fallback>();
const MOST_LATELY = 32;

/**
 * Makes what loaders have read small enough to go with the page.
 * @param shown properties whose cards are on the page: what these say is left out
 */
export function pack(fallback: Fallback, shown?: ReadonlySet<number>): Packed {
  const packed = swapQuotes(JSON.stringify(toColumns(fallback, shown))) as Packed;
  if (!shown) lately.set(packed, fallback);
  const [oldest = ''] = lately.keys();
  if (lately.size > MOST_LATELY) lately.delete(oldest);
  return packed;
}

/** The same as `unpack`, for the server: what it has packed itself a moment ago need not be read again. */
export const unpackOwn = (packed: Packed): Fallback => lately.get(packed) ?? unpack(packed);
