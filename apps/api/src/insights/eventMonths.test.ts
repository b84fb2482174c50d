import { dayAfter } from '@karachi-estates/domain/insights/insights';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../jobs/jobs.ts';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { flushEvents } from './counting.actions.ts';
import { dropPart, listParts } from './eventMonths.store.ts';

const server = process.env.TEST_DATABASE_URL;
const AGENT = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile';

/** The day after the first partition, which has the month of the upgrade and the next one. */
let firstEnds = '';
/** The first day of a month so many after that of the upgrade. */
function monthIn(months: number): string {
  const [year = 0, month = 1] = firstEnds.split('-').map(Number);
  return new Date(Date.UTC(year, month - 3 + months)).toISOString().slice(0, 10);
}
/** Noon of a day in Karachi. */
const noonOf = (day: string) => new Date(`${day}T07:00:00Z`);

let test: TestApp;
let home: number;
let headers: Record<string, string>;
const rows = async (text: string, values: unknown[] = []) => (await test.deps.pool.query(text, values)).rows;
const names = async () => (await listParts(test.db)).map(({ name }) => name);
const nameOf = (month: string) => `property_events_${month.slice(0, 7).replace('-', '_')}`;

beforeAll(async () => {
  test = await testApp({ rateLimit: 0 });
  firstEnds = (await listParts(test.db))[0]?.until ?? '';
});
afterAll(() => test.close());
beforeEach(() => test.reset());
// Months that a test made would be there for the next one.
afterEach(async () => {
  for (const part of await listParts(test.db)) if (part.from) await dropPart(test.db, part);
});

/** Begins a test at a day: with a seller who is signed in and has a listing. */
async function begin(day: string): Promise<void> {
  test.setNow(noonOf(day));
  const seller = await test.signIn('seller');
  headers = seller.headers;
  const [area] = await rows('select id from areas order by id limit 1');
  const [made] = await test.db
    .insert(properties)
    .values({ areaId: area.id, propertyType: 'House', title: 'House', price: 5_000_000, sellerId: seller.account.id })
    .returning();
  home = made?.id ?? 0;
}

const view = async (address = '203.0.113.1') => {
  test.deps.events.note({ address, agent: AGENT }, [{ kind: 'view', ids: [home] }]);
  await flushEvents(test.deps);
};
const put = (day: string, views: number, id = home) =>
  rows('insert into property_events (property_id, day, views) values ($1, $2, $3)', [id, day, views]);
const stored = async () =>
  (await rows('select day::text, views from property_events order by day')).map(({ day, views }) => [day, views]);
/** Where the rows lie. */
const places = async () =>
  (await rows('select distinct tableoid::regclass::text as name from property_events order by 1')).map(
    ({ name }) => name,
  );
/** What the seller reads. */
const seen = async () => {
  const answer = await test.app.inject({ url: '/api/insights', headers });
  return answer.json().totals.view;
};
const isWaitedFor = async () =>
  (
    await rows(`select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'relation' and not granted`)
  ).length > 0;

describe('months of events', () => {
  it('are there for this one and the next two, however often and by however many processes they are made', async () => {
    await begin(monthIn(0));
    for (const months of [0, 3]) {
      test.setNow(noonOf(monthIn(months)));
      await Promise.all([runJob(test.deps, 'insights-months'), runJob(test.deps, 'insights-months')]);
      await runJob(test.deps, 'insights-months');
    }
    expect(await names()).toEqual(['property_events', ...[2, 3, 4, 5].map((months) => nameOf(monthIn(months)))]);
    await put(monthIn(5), 1);
    expect(await places()).toEqual([`partitions.${nameOf(monthIn(5))}`]);
  });

  it('are counted where none was made for months, and are moved to their own once it is', async () => {
    const today = dayAfter(monthIn(3), 9);
    await begin(today);
    await put(dayAfter(monthIn(3), -1), 7);
    await view();
    expect(await stored()).toEqual([
      [dayAfter(monthIn(3), -1), 7],
      [today, 1],
    ]);
    expect(await places()).toEqual(['partitions.property_events_default']);
    expect(await seen()).toBe(8);

    const before = await stored();
    await runJob(test.deps, 'insights-months');
    expect(await stored()).toEqual(before);
    expect(await places()).toEqual([2, 3].map((months) => `partitions.${nameOf(monthIn(months))}`));
    expect(await seen()).toBe(8);
    // The same visitor counts no second time, and another one adds to the row that was moved.
    await view();
    await view('203.0.113.2');
    expect((await stored())[1]).toEqual([today, 2]);
  });

  it('go with their listing, wherever its days lie', async () => {
    await begin(monthIn(0));
    await runJob(test.deps, 'insights-months');
    for (const day of [monthIn(-3), monthIn(2), monthIn(6)]) await put(day, 1);
    expect(await places()).toHaveLength(3);
    await rows('delete from properties');
    expect(await stored()).toEqual([]);
    // What is deleted by its listing must have one.
    await expect(put(monthIn(2), 1, home + 1)).rejects.toMatchObject({ code: '23503' });
  });

  it('are dropped whole once all their days are too old, and by day before', async () => {
    await begin(monthIn(0));
    await runJob(test.deps, 'insights-months');
    await put(monthIn(2), 1);
    test.setNow(noonOf(monthIn(3)));
    await runJob(test.deps, 'insights-months');
    const kept = dayAfter(monthIn(3), 9);
    for (const day of [monthIn(3), kept]) await put(day, 1);
    // Thirteen months later than the tenth day of a month.
    test.setNow(noonOf(dayAfter(monthIn(16), 9)));
    await runJob(test.deps, 'retention-erase');
    expect(await stored()).toEqual([[kept, 1]]);
    const left = await names();
    expect(left).not.toContain(nameOf(monthIn(2)));
    expect(left).toContain(nameOf(monthIn(3)));
    expect(
      await rows("select from pg_tables where schemaname = 'partitions' and tablename = $1", [nameOf(monthIn(2))]),
    ).toEqual([]);
  });

  it.runIf(server)('let others pass while a table is held, and are made and dropped once it is not', async () => {
    await begin(monthIn(0));
    await put(monthIn(2), 4);
    const holder = await test.deps.pool.connect();
    /** Who comes while the job waits for what the holder has is served. */
    const othersPass = async () => {
      await expect.poll(isWaitedFor, { interval: 20 }).toBe(true);
      for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await view(address);
    };
    await holder.query('begin');
    await holder.query('update properties set title = title where false');
    const making = runJob(test.deps, 'insights-months');
    await othersPass();
    await holder.query('commit');
    await making;
    expect(await places()).toContain(`partitions.${nameOf(monthIn(2))}`);

    await holder.query('begin');
    await holder.query('select from property_events limit 1');
    test.setNow(noonOf(monthIn(17)));
    const erasing = runJob(test.deps, 'retention-erase');
    await othersPass();
    await holder.query('commit');
    holder.release();
    await erasing;
    expect(await names()).not.toContain(nameOf(monthIn(2)));
  });
});
