import type { EventKind } from '@karachi-estates/domain/insights/insights';
import { dayAfter, EVENT_KINDS, startOfDay, sumEvents } from '@karachi-estates/domain/insights/insights';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { PLAN_IDS } from '@karachi-estates/domain/plans/plans';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { runJob } from '../jobs/jobs.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { properties, propertyEvents } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { flushEvents, forgetDays } from './counting.actions.ts';
import { EventCounter } from './eventCounter.ts';
import { sendWeeklyMails } from './insights.actions.ts';
import { insightMails, insightSalts, insightSellers, insightVisits } from './insights.table.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile';
const BOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'curl/8.5.0',
  '',
];
const MONDAY = new Date('2026-11-23T04:00:00Z');
const running = new AbortController().signal;

let test: TestApp;
let areaId: number;
let seller: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  test = await testApp({ rateLimit: 0 });
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas order by id limit 1');
  areaId = rows[0]?.id ?? 0;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  test.setNow(MONDAY);
  seller = await test.signIn('seller', { plan: 'premium', emailProvenAt: MONDAY });
});

async function list(sellerId: number, columns: Partial<typeof properties.$inferInsert> = {}): Promise<number> {
  const home = { areaId, propertyType: 'House', title: 'House', price: 20_000_000, createdAt: new Date('2026-01-01') };
  const [row] = await test.db
    .insert(properties)
    .values({ ...home, sellerId, ...columns })
    .returning();
  return row?.id ?? 0;
}

const counted = async () =>
  (await test.db.select().from(propertyEvents)).map(({ propertyId, day, contacts: _, ...sums }) => ({
    id: propertyId,
    day,
    counts: {
      impression: sums.impressions,
      view: sums.views,
      save: sums.saves,
      whatsapp: sums.whatsapp,
      call: sums.calls,
    },
  }));

/** Figures as they stand after a day. */
const put = (propertyId: number, day: string, views: number) =>
  test.db.insert(propertyEvents).values({ propertyId, day, views, impressions: views * 10 });

const read = (path: string, headers = seller.headers as Record<string, string>) =>
  test.app.inject({ url: `/api/insights${path}`, headers });

describe('what visitors do', () => {
  it('adds up to a recount of 10,000 random events over two processes, three days, bots and the seller', async () => {
    const other = await test.signIn('seller');
    const owners = [seller.account.id, seller.account.id, other.account.id, other.account.id];
    const homes = await Promise.all(owners.map((id) => list(id)));
    const ownerOf = new Map(homes.map((id, place) => [id, owners[place]]));
    const people = Array.from({ length: 40 }, (_, place) => ({ address: `203.0.113.${place}`, agent: BROWSER }));
    const [mine, theirs] = [people[0], people[1]];
    const bots = BOTS.map((agent) => ({ address: '203.0.113.9', agent }));
    const midnight = startOfDay('2026-11-24').getTime();
    const [event] = fc.sample(
      fc.array(
        fc.record({
          visitor: fc.constantFrom(...people, ...bots),
          kind: fc.constantFrom(...EVENT_KINDS),
          ids: fc.uniqueArray(fc.constantFrom(...homes), { minLength: 1 }),
          process: fc.boolean(),
          // Around two midnights of Karachi.
          wait: fc.integer({ min: 0, max: 60_000 }),
        }),
        { minLength: 10_000, maxLength: 10_000, size: 'max' },
      ),
      { numRuns: 1, seed: 32 },
    );
    expect(event).toHaveLength(10_000);
    const counters = [new EventCounter(test.deps.clock), new EventCounter(test.deps.clock)] as const;
    const known = new Set<string>();
    const expected = new Map<string, number>();
    let now = midnight - 30 * 3_600_000;
    let at = 0;
    for (const { visitor, kind, ids, process, wait } of event ?? []) {
      now += wait;
      test.setNow(new Date(now));
      const counter = counters[process ? 1 : 0];
      const day = karachiDay(new Date(now));
      const account = visitor === mine ? seller.account.id : visitor === theirs ? other.account.id : undefined;
      if (account !== undefined) counter.noteSeller(visitor, account);
      counter.note(visitor, [{ kind, ids }]);
      for (const id of ids) {
        const event = `${day} ${visitor.address} ${kind} ${id}`;
        if (BOTS.includes(visitor.agent) || ownerOf.get(id) === account || known.has(event)) continue;
        known.add(event);
        expected.set(`${id} ${day} ${kind}`, (expected.get(`${id} ${day} ${kind}`) ?? 0) + 1);
      }
      at += 1;
      if (at % 997 === 0) await flushEvents({ ...test.deps, events: counter });
      // Both have written before the day's salt is thrown away.
      if (karachiDay(new Date(now + 60_000)) !== day)
        for (const events of counters) await flushEvents({ ...test.deps, events });
    }
    for (const events of counters) await flushEvents({ ...test.deps, events });
    const stored = (await counted()).flatMap(({ id, day, counts }) =>
      EVENT_KINDS.map((kind) => [`${id} ${day} ${kind}`, counts[kind]] as const),
    );
    expect(new Map(stored.filter(([, count]) => count > 0))).toEqual(expected);
    expect(new Set(stored.map(([key]) => key.split(' ')[1])).size).toBeGreaterThan(2);
  });

  it('counts a visitor once a day, and again after midnight in Karachi', async () => {
    const id = await list(seller.account.id);
    const visitor = { address: '203.0.113.7', agent: BROWSER };
    for (const moment of ['2026-11-23T18:59:50Z', '2026-11-23T18:59:59Z', '2026-11-23T19:00:01Z']) {
      test.setNow(new Date(moment));
      test.deps.events.note(visitor, [{ kind: 'view', ids: [id] }]);
    }
    await flushEvents(test.deps);
    expect((await counted()).map(({ day, counts }) => [day, counts.view])).toEqual([
      ['2026-11-23', 1],
      ['2026-11-24', 1],
    ]);
  });

  it('leaves out listings that are not shown, and none that was erased meanwhile breaks the rest', async () => {
    const [shown, paused] = [await list(seller.account.id), await list(seller.account.id, { status: 'paused' })];
    test.deps.events.note({ address: '203.0.113.7', agent: BROWSER }, [
      { kind: 'view', ids: [shown, paused, 999_999] },
    ]);
    test.deps.events.noteSeller({ address: '203.0.113.8', agent: BROWSER }, 999_999);
    await flushEvents(test.deps);
    expect((await counted()).map(({ id }) => id)).toEqual([shown]);
  });

  it('counts nobody twice where the clock of another process is ahead', async () => {
    const id = await list(seller.account.id);
    const late = new Date(startOfDay('2026-11-24').getTime() - 5 * 60_000);
    const visit = async () => {
      test.setNow(late);
      test.deps.events.note({ address: '203.0.113.7', agent: BROWSER }, [{ kind: 'view', ids: [id] }]);
      await flushEvents(test.deps);
    };
    await visit();
    test.setNow(new Date(late.getTime() + 16 * 60_000));
    await forgetDays(test.deps, running);
    await visit();
    expect(await counted()).toMatchObject([{ id, counts: { view: 1 } }]);
  });

  it('forgets who it was once the day is over by every clock', async () => {
    const id = await list(seller.account.id);
    test.deps.events.note({ address: '203.0.113.7', agent: BROWSER }, [{ kind: 'view', ids: [id] }]);
    test.deps.events.noteSeller({ address: '203.0.113.8', agent: BROWSER }, seller.account.id);
    await flushEvents(test.deps);
    await forgetDays(test.deps, running);
    expect(await test.db.select().from(insightSalts)).toHaveLength(1);
    test.setNow(new Date(startOfDay('2026-11-24').getTime() + 69 * 60_000));
    await forgetDays(test.deps, running);
    expect(await test.db.select().from(insightVisits)).toHaveLength(1);
    test.setNow(new Date(startOfDay('2026-11-24').getTime() + 71 * 60_000));
    await forgetDays(test.deps, running);
    for (const table of [insightSalts, insightVisits, insightSellers])
      expect(await test.db.select().from(table)).toEqual([]);
  });
});

describe('over the network', () => {
  let site: TestApp;
  let origin: string;
  beforeAll(async () => {
    site = await testApp({ rateLimit: 0 });
    origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.close());

  it('every hit of a cached list counts, but no prefetch, no bot and not the seller', async () => {
    const owner = await site.signIn('seller');
    const [home] = await site.db
      .insert(properties)
      .values({ sellerId: owner.account.id, areaId, propertyType: 'House', title: 'House', price: 20_000_000 })
      .returning();
    const get = (agent: string, headers: Record<string, string> = {}) =>
      fetch(`${origin}/api/properties/cards?purpose=sale`, { headers: { 'user-agent': agent, ...headers } });
    const first = await get(`${BROWSER} 1`);
    expect(first.headers.get('x-shown')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    expect((await get(`${BROWSER} 2`, { 'if-none-match': etag })).status).toBe(304);
    await get(`${BROWSER} 3`, { 'sec-purpose': 'prefetch;prerender' });
    await get(BOTS[0] ?? '');
    await get(`${BROWSER} 4`);
    await fetch(`${origin}/api/auth/getuser`, { headers: { 'user-agent': `${BROWSER} 4`, ...owner.headers } });
    const note = (kind: EventKind) =>
      fetch(`${origin}/api/properties/events/${home?.id}`, {
        method: 'POST',
        headers: { 'user-agent': `${BROWSER} 1`, 'content-type': 'application/json' },
        body: JSON.stringify({ kind }),
      });
    for (const kind of ['view', 'save', 'whatsapp', 'call', 'call'] as const)
      expect((await note(kind)).status).toBe(202);
    expect((await note('impression')).status).toBe(400);
    await flushEvents(site.deps);
    const [row] = await site.db.select().from(propertyEvents);
    expect(row).toMatchObject({ impressions: 2, views: 1, saves: 1, whatsapp: 1, calls: 1, contacts: 2 });
  });
});

describe('what a plan reads', () => {
  const PATHS = ['', '/listings', '/listings/:id', '/listings/:id/changes', '/year', '/csv'];
  const FIRST = { basic: 1, pro: 3, premium: 6 };

  it.each(PLAN_IDS)('%s', async (plan) => {
    await test.db.update(accounts).set({ plan }).where(eq(accounts.id, seller.account.id));
    const id = await list(seller.account.id);
    const statuses: number[] = [];
    for (const path of PATHS) {
      const answer = await read(path.replace(':id', String(id)));
      statuses.push(answer.statusCode);
      if (answer.statusCode === 403)
        expect(answer.json()).toMatchObject({
          code: 'INSIGHTS_NEED_PLAN',
          fields: { plan: PATHS.indexOf(path) < 3 ? 'pro' : 'premium' },
        });
    }
    expect(statuses).toEqual(PATHS.map((_, place) => (place < FIRST[plan] ? 200 : 403)));
    const turn = (on: boolean) =>
      test.app.inject({ method: 'PUT', url: '/api/insights/mail', headers: seller.headers, payload: { on } });
    expect((await turn(false)).statusCode).toBe(200);
    expect((await turn(true)).statusCode).toBe(plan === 'premium' ? 200 : 403);
  });

  it('ends with the paid time', async () => {
    await test.db.update(accounts).set({ planUntil: MONDAY }).where(eq(accounts.id, seller.account.id));
    expect((await read('/year')).statusCode).toBe(403);
    expect((await read('')).json()).toMatchObject({ plan: 'basic', level: 'totals' });
  });
});

describe('the figures', () => {
  it('are of thirty days, today among them, and of nobody else', async () => {
    const other = await test.signIn('seller', { plan: 'pro' });
    const [mine, theirs] = [await list(seller.account.id), await list(other.account.id)];
    await put(mine, '2026-11-23', 3);
    await put(mine, '2026-10-25', 5);
    await put(mine, '2026-10-24', 100);
    await put(theirs, '2026-11-23', 7);
    expect((await read('')).json()).toMatchObject({
      from: '2026-10-25',
      until: '2026-11-23',
      totals: { view: 8, impression: 80, call: 0 },
    });
    expect((await read('/listings')).json()).toMatchObject([{ property_id: mine, totals: { view: 8 } }]);
    for (const path of ['', '/changes']) expect((await read(`/listings/${theirs}${path}`)).statusCode).toBe(404);
  });

  it('stand beside the median of five and more similar listings, by day and in all', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => test.signIn('seller')));
    const mine = await list(seller.account.id);
    for (const [place, { account }] of others.entries()) await put(await list(account.id), '2026-11-22', place + 1);
    // Neither of these is similar.
    await put(await list(seller.account.id), '2026-11-22', 90);
    await put(await list(others[0]?.account.id ?? 0, { propertyType: 'Flat' }), '2026-11-22', 90);
    await put(mine, '2026-11-22', 6);
    expect((await read(`/listings/${mine}`)).json()).toMatchObject({ similar: 4, median: null });
    const young = await list(others[0]?.account.id ?? 0, { createdAt: new Date('2026-11-22T20:00:00Z') });
    await put(young, '2026-11-23', 50);
    const course = (await read(`/listings/${mine}`)).json();
    expect(course).toMatchObject({ similar: 5, totals: { view: 6 }, median: { view: 3 } });
    expect(course.days).toHaveLength(30);
    expect(sumEvents(course.days.map((day: { counts: never }) => day.counts))).toEqual(course.totals);
    expect(course.days.at(-2)).toMatchObject({ day: '2026-11-22', counts: { view: 6 }, median: null });
    expect(course.days.at(-1)).toMatchObject({ counts: { view: 0 }, median: { view: 0 } });
    expect((await read('/year')).json().groups[0]).toMatchObject({
      listings: 2,
      similar: 5,
      own: { view: 48 },
      median: { view: 3 },
    });
  });

  it('tell twelve months, also those in which nothing happened', async () => {
    await put(await list(seller.account.id), '2025-12-01', 4);
    const { months } = (await read('/year')).json();
    expect(months).toHaveLength(12);
    expect([months[0], months.at(-1)]).toMatchObject([
      { month: '2025-12', counts: { view: 4 } },
      { month: '2026-11', counts: { view: 0 } },
    ]);
  });

  it('tell what a price and featuring did, without the day of the change, and the place in the list', async () => {
    const id = await list(seller.account.id);
    await list(seller.account.id, { createdAt: new Date('2026-05-01') });
    await test.deps.pool.query('update property_history set at = $1 where property_id = $2', ['2026-01-01', id]);
    await test.db.update(properties).set({ price: 19_000_000 }).where(eq(properties.id, id));
    await test.db
      .update(properties)
      .set({ featuredUntil: new Date('2027-01-01') })
      .where(eq(properties.id, id));
    const changed = '2026-11-10';
    await test.deps.pool.query(
      `insert into property_history (property_id, at, price, status) values ($1, '2026-01-01', 20000000, 'active'), ($1, $2, 19000000, 'active')`,
      [id, `${changed}T08:00:00Z`],
    );
    await test.deps.pool.query('update featured_starts set at = $1', ['2026-11-21T08:00:00Z']);
    for (let back = 1; back <= 14; back += 1) await put(id, dayAfter(changed, -back), 2);
    await put(id, changed, 500);
    for (let day = 1; day <= 12; day += 1) await put(id, dayAfter(changed, day), 5);
    expect((await read(`/listings/${id}/changes`)).json()).toMatchObject({
      position: { place: 2, of: 2 },
      changes: [
        { kind: 'featured', day: '2026-11-21', after: { days: 1, average: { view: 5 } } },
        {
          kind: 'price',
          day: changed,
          from: 20_000_000,
          to: 19_000_000,
          before: { days: 14, average: { view: 2 } },
          after: { days: 12, average: { view: 5 } },
        },
      ],
    });
  });

  it('are a file that no spreadsheet runs', async () => {
    await put(await list(seller.account.id, { title: '=HYPERLINK("x")' }), '2026-11-22', 2);
    const { body, headers } = await read('/csv');
    expect(headers['content-type']).toContain('text/csv');
    expect(body.split('\r\n')[1]).toMatch(/^2026-11-22,\d+,"'=HYPERLINK/);
  });
});

describe('the weekly mail', () => {
  const mails = async () => {
    await sendWeeklyMails(test.deps, running);
    await sendDueMails(test.deps);
    return test.outbox.splice(0);
  };

  it('goes out once a week to who wants it and has something to read', async () => {
    const id = await list(seller.account.id);
    await test.signIn('seller', { plan: 'premium', emailProvenAt: MONDAY });
    await put(id, '2026-11-22', 6);
    await put(id, '2026-11-23', 90);
    test.setNow(new Date('2026-11-23T02:59:00Z'));
    expect(await mails()).toEqual([]);
    test.setNow(new Date('2026-11-23T03:00:00Z'));
    const [mail, ...more] = await mails();
    expect([mail?.to, more]).toEqual([seller.account.email, []]);
    expect(mail?.text).toContain('/insights');
    expect(mail?.subject).toContain('6 opened');
    expect(await mails()).toEqual([]);
    test.setNow(new Date('2026-11-30T05:00:00Z'));
    await test.app.inject({
      method: 'PUT',
      url: '/api/insights/mail',
      headers: seller.headers,
      payload: { on: false },
    });
    expect(await mails()).toEqual([]);
  });

  it('comes by day also where it is late', async () => {
    await put(await list(seller.account.id), '2026-11-18', 6);
    const sent = [];
    for (const moment of ['2026-11-24T23:00', '2026-11-25T08:00']) {
      test.setNow(new Date(`${moment}:00+05:00`));
      await runJob(test.deps, 'insights-mail');
      await sendDueMails(test.deps);
      sent.push(test.outbox.length);
    }
    expect(sent).toEqual([0, 1]);
  });

  it('is ended with one click by its header, and by its link after one press, in the language of the mail', async () => {
    const off = async () => (await test.db.select().from(insightMails)).map(({ isOff }) => isOff);
    await put(await list(seller.account.id), '2026-11-18', 6);
    const [mail] = await mails();
    const [, path] =
      /<http:\/\/localhost:3000(\/api\/insights\/mail\/end\/[^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ??
      [];
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const token = path?.split('/').at(-1) ?? '';
    expect(mail?.text).toContain(`/newsletter/unsubscribe?of=insights&token=${token}`);
    const opened = await test.app.inject({ url: path ?? '', headers: { 'accept-language': 'ur' } });
    expect(opened.headers.location).toBe(`/ur/newsletter/unsubscribe?of=insights&token=${token}`);
    expect(await off()).toEqual([false]);
    const payload = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await test.app.inject({ method: 'POST', url: path ?? '', payload, headers })).statusCode).toBe(200);
    expect(await off()).toEqual([true]);
    const press = async (pressed: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/insights/mail/end',
          payload: new URLSearchParams({ token: pressed, page: 'en' }).toString(),
          headers,
        })
      ).headers.location;
    expect(await press(token)).toBe('/newsletter/unsubscribe?of=insights&done=1');
    const forged = `${seller.account.id + 1}.${token.split('.')[1]}`;
    expect(await press(forged)).toBe(
      `/newsletter/unsubscribe?of=insights&token=${forged}&refused=INSIGHTS_LINK_INVALID`,
    );
  });

  it('says that nothing is mailed before the address is confirmed', async () => {
    const confirmed = async (emailProvenAt: Date | null) => {
      await test.db.update(accounts).set({ emailProvenAt }).where(eq(accounts.id, seller.account.id));
      return (await test.app.inject({ url: '/api/insights/year', headers: seller.headers })).json().email_confirmed;
    };
    expect([await confirmed(MONDAY), await confirmed(null)]).toEqual([true, false]);
  });
});
