import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { changes } from './changes.table.ts';

/** Changes that were committed, and where to go on reading. */
export interface ReadChanges {
  changes: { id: number; subject: string }[];
  /** Every transaction before this one has ended; later ones may still commit and are read again. */
  horizon: number;
  /** Where the write-ahead log was, at or after all of these changes; null on a replica. */
  place: string | null;
  /** Which history of the server this is: another one after a replica was promoted; null on a replica. */
  timeline: string | null;
}

/**
 * The changes of transactions from `since` on, all of them of one moment; none without it. Transactions commit in
 * another order than they begin, so the next reading starts at the oldest one that was under way during this.
 */
export async function readChanges(db: Db, since: number | undefined): Promise<ReadChanges> {
  type Row = {
    horizon: number;
    place: string | null;
    timeline: string | null;
    id: number | null;
    subject: string | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon,
      case when not pg_is_in_recovery() then pg_current_wal_insert_lsn()::text end as place,
      case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline,
      change.id, change.subject
    from (select) as always left join changes as change on change.transaction >= ${since ?? null}::bigint`);
  return {
    changes: rows.flatMap(({ id, subject }) => (id === null || subject === null ? [] : [{ id, subject }])),
    horizon: rows[0]?.horizon ?? 0,
    place: rows[0]?.place ?? null,
    timeline: rows[0]?.timeline ?? null,
  };
}

/** Notes a change that no trigger sees. */
export async function noteChange(db: Db, subject: string): Promise<void> {
  await db.insert(changes).values({ subject });
}

/** Removes what every process has read long ago. */
export async function purgeChanges(db: Db, before: Date): Promise<void> {
  await db.delete(changes).where(lt(changes.at, before));
}
