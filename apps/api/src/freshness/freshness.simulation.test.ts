import { DIM_AFTER_DAYS, LEAVE_AFTER_DAYS } from '@karachi-estates/domain/freshness/freshness';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/connect.ts';
import { outbox } from '../mail/mail.table.ts';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { askSellers } from './freshness.actions.ts';
import { listingFreshness } from './freshness.table.ts';

const DAY = 86_400_000;
/** The long form, some minutes: `SIMULATION_LISTINGS=10000`. */
const LISTINGS = Number(process.env.SIMULATION_LISTINGS ?? 500);
const LISTINGS_OF_A_SELLER = 40;
const SELLERS = Math.ceil(LISTINGS / LISTINGS_OF_A_SELLER);
/** So many neighbours in the list of one seller are posted on one day, so that one mail asks about several. */
const POSTED_TOGETHER = 20;
const DAYS = 90;
const ASK = 14;
/** The job's round of each day, at noon in Karachi. */
const START = Date.parse('2026-03-01T07:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** The same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A process that is killed in the middle of a transaction, or after it and before the next. */
function killed(db: Db, random: () => number): Db {
  const mortal = Object.create(db) as Db;
  mortal.transaction = async (work, options) => {
    const fate = random();
    const done = await db.transaction(async (tx) => {
      const value = await work(tx);
      if (fate < 0.05) throw new Error('killed before the commit');
      return value;
    }, options);
    if (fate > 0.95) throw new Error('killed after the commit');
    return done;
  };
  return mortal;
}

/** One listing as it should go, worked out by days alone. */
interface Course {
  /** After how many days its seller answers a question; never where that is undefined. */
  answersAfter: number | undefined;
  postedOn: number;
}

/** The days on which a listing is asked about, dimmed and leaves. */
function expected({ answersAfter, postedOn }: Course) {
  const asked: number[] = [];
  let confirmedOn = postedOn;
  for (;;) {
    const day = confirmedOn + ASK;
    if (day >= DAYS) return { asked, dimmedOn: undefined, leftOn: undefined };
    asked.push(day);
    if (answersAfter === undefined) return { asked, dimmedOn: day + DIM_AFTER_DAYS, leftOn: day + LEAVE_AFTER_DAYS };
    confirmedOn = day + answersAfter;
  }
}

it('asks about all listings over 90 days, doubles no message and misses none, however often it is killed', async () => {
  const random = randomNumbers(24);
  const sellers: number[] = [];
  for (let at = 0; at < SELLERS; at += 1) sellers.push((await test.signIn('seller')).account.id);
  await test.db.execute(sql`
    insert into properties (seller_id, area_id, property_type, title, price, created_at, updated_at)
    select (${sql.param(sellers)}::integer[])[1 + n / ${LISTINGS_OF_A_SELLER}], (select min(id) from areas), 'House', 'House ' || n, 20000000,
      ${new Date(START).toISOString()}::timestamptz + make_interval(days => (n / ${POSTED_TOGETHER}) % ${ASK}),
      ${new Date(START).toISOString()}::timestamptz + make_interval(days => (n / ${POSTED_TOGETHER}) % ${ASK})
    from generate_series(0, ${LISTINGS - 1}) as n`);
  const rows = await test.db.select({ id: properties.id, at: properties.updatedAt }).from(properties);
  const courses = new Map<number, Course>(
    rows.map(({ id, at }) => {
      const kind = id % 5;
      const answersAfter = kind === 0 ? undefined : kind === 1 ? 10 : 1;
      return [id, { answersAfter, postedOn: Math.round((at.getTime() - START) / DAY) }];
    }),
  );

  /** The questions that were mailed, by listing: the number of each and the day. */
  const mailed = new Map<number, Map<number, number>>();
  const leftMails = new Map<number, number>();
  const mailsOfDay = new Map<string, number>();
  let deaths = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const now = new Date(START + day * DAY);
    test.setNow(now);
    for (;;) {
      try {
        await askSellers({ ...test.deps, db: killed(test.db, random) });
        break;
      } catch {
        deaths += 1;
      }
    }
    const mails = await test.db.select().from(outbox);
    for (const mail of mails) {
      const kind =
        mail.subject.includes('not in the lists') || mail.subject.includes('Not in the lists') ? 'left' : 'asked';
      const name = `${mail.recipient} ${kind} ${day}`;
      mailsOfDay.set(name, (mailsOfDay.get(name) ?? 0) + 1);
      const tokens = new Set(
        [...mail.text.matchAll(/token=(\d+)\.(\d+)\./g)].map(([, id, number]) => `${id} ${number}`),
      );
      for (const token of tokens) {
        const [id = 0, number = 0] = token.split(' ').map(Number);
        if (kind === 'left') {
          expect(leftMails.has(id), `listing ${id} left twice`).toBe(false);
          leftMails.set(id, day);
          continue;
        }
        const questions = mailed.get(id) ?? new Map<number, number>();
        expect(questions.has(number), `question ${number} about ${id} came twice`).toBe(false);
        questions.set(number, day);
        mailed.set(id, questions);
      }
    }
    await test.db.delete(outbox);
    await test.db.execute(sql`delete from pgboss.job`);
    // Sellers answer after the round of the day.
    const answering = [...courses].flatMap(([id, { answersAfter }]) => {
      const askedOn = [...(mailed.get(id)?.values() ?? [])].at(-1);
      return askedOn !== undefined && answersAfter !== undefined && askedOn + answersAfter === day ? [id] : [];
    });
    if (answering.length > 0) {
      await test.db
        .update(listingFreshness)
        .set({ state: 'confirmed', since: now, confirmedAt: now })
        .where(inArray(listingFreshness.propertyId, answering));
    }
  }

  expect(deaths).toBeGreaterThan(Math.min(100, LISTINGS / 25));
  for (const [id, course] of courses) {
    const { asked, leftOn } = expected(course);
    expect([...(mailed.get(id)?.values() ?? [])], `questions about ${id}`).toEqual(asked);
    expect(leftMails.get(id), `listing ${id} leaves`).toBe(leftOn !== undefined && leftOn < DAYS ? leftOn : undefined);
  }
  expect(Math.max(...mailsOfDay.values()), 'one mail for all that is due on a day').toBe(1);
  // What left is in no list, and everything else is in all of them.
  const { rows: counts } = await test.deps.pool.query<{ listed: number; active: number }>(
    `select (select sum(listings)::int from property_counts) as listed,
       (select count(*)::int from properties where status = 'active') as active`,
  );
  expect(counts[0]?.active).toBe(LISTINGS - leftMails.size);
  expect(counts[0]?.listed).toBe(counts[0]?.active);
}, 900_000);
