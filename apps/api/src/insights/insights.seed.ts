import { dayAfter } from '@karachi-estates/domain/insights/insights';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** Days of invented figures: what Premium shows. */
const DAYS = 364;

/**
 * Gives the demo listings plausible figures of a year: most for new ones, less in the middle of the week, and a share
 * of those who see a listing opens, keeps and contacts it. A hash of listing and day takes the place of chance, so that
 * every installation has the same.
 */
export async function seedInsights({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = karachiDay(clock());
  await db.execute(sql`
    insert into property_events (property_id, day, impressions, views, saves, whatsapp, calls, contacts)
    select id, day, impressions, views, (views * (3 + luck % 7) + luck / 7 % 100) / 100, whatsapp, calls, whatsapp + calls
    from (
      select *, (views * (2 + luck % 5) + luck / 11 % 100) / 100 as whatsapp,
        (views * (1 + luck % 4) + luck / 13 % 100) / 100 as calls from (
        select *, (impressions * (6 + luck % 9) + luck / 17 % 100) / 100 as views from (
          select id, day::date as day, luck,
            ((20 + id % 60) * (70 + luck % 60) / 100
              * case when extract(dow from day) in (0, 6) then 5 else 4 end / 4
              * greatest(3, 12 - (day::date - (created_at at time zone 'Asia/Karachi')::date) / 14)
              / 6)::int as impressions
          from properties
          cross join generate_series(${dayAfter(today, -DAYS)}::date, ${dayAfter(today, -1)}::date, interval '1 day') as day
          cross join lateral (select hashtext(id || ' ' || day::date) & 2147483647 as luck) as chance
          where status = 'active' and day::date >= (created_at at time zone 'Asia/Karachi')::date
        ) as seen
      ) as opened
    ) as contacted
    on conflict do nothing`);
}
