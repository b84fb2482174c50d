import { setTimeout as pause } from 'node:timers/promises';
import { createDeps, type Deps } from '@karachi-estates/api/deps';
import { confirmFresh } from '@karachi-estates/api/freshness/freshness.store';
import { sendDueMails, takeUpMails } from '@karachi-estates/api/mail/mail.actions';
import { matchEvents, sendAlerts } from '@karachi-estates/api/searches/alerts.actions';
import { readSettings } from '@karachi-estates/api/settings';
import type { Home } from './alertsModel.ts';

/** What a worker is told to do: first the changes, then everything that follows from them. */
export interface Work {
  /** Milliseconds; the worker's clock stands there. */
  now: number;
  added: Omit<Home, 'id'>[];
  cut: { id: number; price: number }[];
  back: number[];
  confirmed: number[];
}

/** What a worker tells. */
export type Report =
  | { kind: 'ready' }
  /** The changes are committed; the ids of what was added, in order. */
  | { kind: 'changed'; ids: number[] }
  | { kind: 'matching'; waiting: number; megabytes: number }
  | { kind: 'telling' }
  | { kind: 'sending' }
  | { kind: 'done'; events: number; matchingMs: number }
  | { kind: 'failed'; error: string };

const REPORT_EVERY_MS = 50;

const tell = (report: Report) => process.send?.(report);

const INSERT = `
  insert into properties (seller_id, area_id, purpose, property_type, title, price, area_sqft, bedrooms, bathrooms,
    garage, photo_count, longitude, latitude, created_at, updated_at)
  select (select min(id) from accounts where role = 'seller'), area, purpose, type, 'A home of the bench', price, size,
    bedrooms, bathrooms, garage, photos, (place ->> 0)::float8, (place ->> 1)::float8,
    to_timestamp("postedAt" / 1000.0), to_timestamp("confirmedAt" / 1000.0)
  from rows from (jsonb_to_recordset($1::jsonb) as (area int, purpose text, type text, price bigint, size float8,
    bedrooms int, bathrooms int, garage int, photos int, place jsonb, "postedAt" bigint, "confirmedAt" bigint))
    with ordinality as each(area, purpose, type, price, size, bedrooms, bathrooms, garage, photos, place, "postedAt",
      "confirmedAt", nth)
  order by nth returning id`;

/** Makes the changes; the triggers of the database note what there is to tell. @returns the ids of what was added. */
async function change({ db, pool }: Deps, { added, cut, back, confirmed, now }: Work): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>(INSERT, [JSON.stringify(added)]);
  await pool.query(
    `update properties set price = cut.price
     from jsonb_to_recordset($1::jsonb) as cut(id bigint, price bigint) where properties.id = cut.id`,
    [JSON.stringify(cut)],
  );
  for (const status of ['paused', 'active'])
    await pool.query('update properties set status = $2 where id = any($1)', [back, status]);
  await pool.query("update listing_freshness set state = 'dimmed' where property_id = any($1)", [confirmed]);
  for (const id of confirmed) await db.transaction((tx) => confirmFresh(tx, id, new Date(now)));
  return rows.map(({ id }) => Number(id));
}

async function reportMatching({ pool }: Deps): Promise<void> {
  const { rows } = await pool.query<{ waiting: number }>('select count(*)::int as waiting from listing_events');
  const megabytes = process.memoryUsage.rss() / 1_048_576;
  tell({ kind: 'matching', waiting: rows[0]?.waiting ?? 0, megabytes });
}

async function follow(deps: Deps): Promise<void> {
  let isMatching = true;
  const reporting = (async () => {
    while (isMatching) {
      await reportMatching(deps);
      await pause(REPORT_EVERY_MS);
    }
  })();
  const began = performance.now();
  const events = await matchEvents(deps);
  const matchingMs = performance.now() - began;
  isMatching = false;
  await reporting;
  tell({ kind: 'telling' });
  await sendAlerts(deps);
  tell({ kind: 'sending' });
  await sendDueMails(deps);
  tell({ kind: 'done', events, matchingMs });
}

/** Does what the job of the alerts and that of the mails do, one after the other, until it is killed. */
async function run(): Promise<void> {
  const opened = await createDeps(readSettings({ ...process.env, LOG_LEVEL: 'error' }));
  let now = 0;
  const deps = { ...opened, clock: () => new Date(now) };
  await takeUpMails(deps, deps.embedded);
  process.on('message', (work: Work | 'end') => {
    if (work === 'end') {
      void opened.close().then(() => process.disconnect());
      return;
    }
    now = work.now;
    change(deps, work)
      .then((ids) => tell({ kind: 'changed', ids }))
      .then(() => follow(deps))
      .catch((error: Error) => tell({ kind: 'failed', error: error.stack ?? error.message }));
  });
  tell({ kind: 'ready' });
}

await run();
