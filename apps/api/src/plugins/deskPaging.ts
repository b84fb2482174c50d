import { DESK_PAGE, DESK_TOTAL_CAP } from '@karachi-estates/contracts/desk';
import { DESK_CURSOR_INVALID } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { Refused } from '../refused.ts';
import { cursorSecret, type Place, readCursor, writeCursor } from './cursor.ts';

/** A page of a list of the desk, as the contract answers it. */
export interface DeskPage<Row> {
  data: Row[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  total: number;
  total_exact: boolean;
}

/** What every list is asked with. */
export interface PageQuery {
  cursor?: string | undefined;
  /** Rows to pass over from the cursor on: a page far down is read at once, not page by page. */
  skip?: string | undefined;
  limit?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** Where a page begins and how long it is. */
export interface Wanted {
  place: Place | undefined;
  /** Rows from there on that are passed over. */
  skip: number;
  limit: number;
  isAscending: boolean;
}

/** Rows counted one beyond the cap tell that there are more. */
export const COUNTED = DESK_TOTAL_CAP + 1;

/** The number of something as the desk writes it, `#16`, or without the sign; undefined where a text is none. */
export function numberIn(text: string): string | undefined {
  return /^#?(\d{1,15})$/.exec(text)?.[1];
}

/** What belongs to the list and not to the page: a cursor is good for the very same list only. */
function listKey(name: string, query: PageQuery): string {
  const { cursor: _cursor, limit: _limit, skip: _skip, ...rest } = query;
  return JSON.stringify([name, Object.entries(rest).sort()]);
}

/**
 * Reads a page by its cursor. One row more than the page is read, to know whether there is another.
 * @param placeOf the place of a row in the list's order
 * @throws Refused `invalid` for a cursor of another list.
 */
export async function readPage<Row, Wire>(
  deps: Pick<Deps, 'db' | 'pool'>,
  name: string,
  query: PageQuery,
  list: {
    rows: (wanted: Wanted) => Promise<Row[]>;
    /** Counted to {@link COUNTED}, or an estimate above it. */
    count: () => Promise<number>;
    placeOf: (row: Row) => Place;
    wire: (rows: Row[]) => Wire[] | Promise<Wire[]>;
  },
): Promise<DeskPage<Wire>> {
  const secret = await cursorSecret(deps);
  const key = listKey(name, query);
  const place = query.cursor ? readCursor(secret, key, query.cursor) : undefined;
  if (query.cursor && !place)
    throw new Refused('invalid', told({ DESK_CURSOR_INVALID }), { cursor: told({ DESK_CURSOR_INVALID }) });
  const limit = query.limit ? Number(query.limit) : DESK_PAGE;
  const skip = Number(query.skip ?? 0);
  const rows = await list.rows({ place, skip, limit: limit + 1, isAscending: query.order === 'asc' });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  // A first page that has them all is its own count: to count what is rare reads as much as to find it.
  const isWhole = !place && skip === 0 && rows.length <= limit;
  const counted = isWhole ? shown.length : await list.count();
  return {
    data: await list.wire(shown),
    pageInfo: {
      endCursor: last ? writeCursor(secret, key, list.placeOf(last)) : null,
      hasNextPage: rows.length > limit,
    },
    total: counted === COUNTED ? DESK_TOTAL_CAP : counted,
    total_exact: counted < COUNTED,
  };
}

/** The place of a list by number alone. */
export const placeOfId = ({ id }: { id: number }): Place => ({ key: id, id });
