import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/**
 * Gives every eleventh demo listing an earlier, higher price, so that histories and reductions are seen: sales were
 * five lakh dearer, rents five thousand.
 */
export async function seedHistory({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock().toISOString();
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      with cut as (
        select id, created_at, price, case when purpose = 'rent' then 5000 else 500000 end as by,
          greatest(created_at + interval '2 days', ${now}::timestamptz - make_interval(days => (id % 24)::int)) as at
        from properties where status = 'active' and id % 11 = 0 and created_at < ${now}::timestamptz - interval '3 days'
      ), states as (
        insert into property_history (property_id, at, price, status)
        select id, created_at, price + by, 'active' from cut union all select id, at, price, 'active' from cut
      )
      insert into price_reductions (property_id, reduced_by, reduced_at) select id, by, at from cut`);
  });
}
