import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { COUNTED } from '../plugins/deskPaging.ts';

/**
 * What a row has to be for some words: `found` are the ids of all such rows, some of them twice, and `isFound` asks a
 * row itself.
 */
export interface Search {
  found: SQL;
  isFound: SQL;
}

/**
 * PostgreSQL asks each row where several tables say which ones are meant, and expects far more rows of a beginning than
 * there are. So the words are looked up first, and up to the cap their rows are read by number; more are found sooner
 * on the way through the list.
 * @param id the column of the row that is asked for.
 */
export async function lookUp(db: Db, id: SQLWrapper, { found, isFound }: Search): Promise<SQL> {
  const { rows } = await db.execute<{ id: number }>(sql`select f.id from (${found}) f limit ${COUNTED}`);
  if (rows.length === COUNTED) return isFound;
  return sql`${id} = any(${`{${rows.map((row) => row.id).join(',')}}`}::integer[])`;
}
