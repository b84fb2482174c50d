import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** Demo sellers answer no mail, so nobody asks them: their clocks begin in ten years. */
const RESTING_YEARS = 10;

/**
 * Says anew when the demo listings were confirmed: most within the last two weeks, one in seventeen not for three weeks
 * and more, which is dimmed. Each start does it, so that a demo that runs for months stays believable.
 */
export async function seedFreshness({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock().toISOString();
  await db.execute(sql`
    update listing_freshness as f
    set state = case when p.id % 17 = 0 then 'dimmed' else 'confirmed' end,
      since = ${now}::timestamptz + make_interval(years => ${RESTING_YEARS}),
      confirmed_at = greatest(p.created_at, ${now}::timestamptz - make_interval(days =>
        case when p.id % 17 = 0 then 21 + (p.id % 5)::int else (p.id * 7 % 13)::int end))
    from properties as p join accounts as a on a.id = p.seller_id
    where f.property_id = p.id and p.status = 'active' and f.state in ('confirmed', 'dimmed')
      and a.email_key like '%.sample@karachi-estates.example'
      and (p.id % 17 <> 0 or p.created_at < ${now}::timestamptz - interval '21 days')`);
}
