import { COMPARED_SIZE, type Offer } from '@karachi-estates/domain/areas/statistics';
import { hasEndedPage } from '@karachi-estates/domain/properties/history';
import type { Ended } from '@karachi-estates/domain/properties/shareWords';
import { and, between, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { hasLeft } from '../freshness/freshness.store.ts';
import { readStates } from './history.store.ts';
import { properties } from './properties.table.ts';

/** A listing that people may still look at, with what its page asks around it. */
export interface ShownListing {
  id: number;
  /** `unconfirmed` left the lists because its seller did not answer. */
  status: 'active' | 'sold' | 'rented' | 'deleted' | 'unconfirmed';
  areaId: number;
  propertyType: string;
  purpose: 'sale' | 'rent';
  price: number;
  areaSqft: number | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A listing that is or was public; undefined for one that is paused, hidden or was never there. */
export async function readShown(db: Db, id: number): Promise<ShownListing | undefined> {
  const [row] = await db.select().from(properties).where(eq(properties.id, id));
  if (!row || row.hiddenAt !== null) return undefined;
  if (row.status !== 'paused') return { ...row, status: row.status };
  return (await hasLeft(db, id)) ? { ...row, status: 'unconfirmed' } : undefined;
}

/** Active offers like a listing, without it: same area, type and purpose, about its size. */
export async function readComparable(db: Db, home: ShownListing): Promise<Offer[]> {
  const { areaSqft: size } = home;
  if (size === null) return [];
  const rows = await db
    .select({ price: properties.price, areaSqft: properties.areaSqft })
    .from(properties)
    .where(
      and(
        eq(properties.status, 'active'),
        eq(properties.purpose, home.purpose),
        eq(properties.areaId, home.areaId),
        eq(properties.propertyType, home.propertyType),
        between(properties.areaSqft, size * (1 - COMPARED_SIZE), size * (1 + COMPARED_SIZE)),
        ne(properties.id, home.id),
      ),
    );
  return rows.map((row) => ({ ...row, listedAt: 0 }));
}

/** When a listing was sold or rented. Before histories were kept, its last change was that. */
export async function endOf(db: Db, home: ShownListing): Promise<Date> {
  const written = home.status === 'unconfirmed' ? 'paused' : home.status;
  const ended = (await readStates(db, home.id)).filter(({ status }) => status === written).at(-1);
  return ended ? new Date(ended.at) : home.updatedAt;
}

/** A listing that is over and whose page is still there: how and when it ended. */
export type EndedListing = ShownListing & { status: Ended; endedAt: Date };

/**
 * What is left of a listing that is not listed: `gone` where it was removed or ended long ago, undefined where it is
 * listed, hidden, or never was.
 */
export async function readEnded(db: Db, id: number, now: Date): Promise<EndedListing | 'gone' | undefined> {
  const home = await readShown(db, id);
  if (!home || home.status === 'active') return undefined;
  const { status } = home;
  const endedAt = await endOf(db, home);
  return status === 'deleted' || !hasEndedPage(endedAt, now) ? 'gone' : { ...home, status, endedAt };
}
