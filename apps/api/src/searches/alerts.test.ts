import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { PROPERTY_TYPES, PURPOSES } from '@karachi-estates/domain/properties/vocabulary';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { listsWith } from '../changes/subjects.ts';
import { confirmFresh } from '../freshness/freshness.store.ts';
import { listingFreshness } from '../freshness/freshness.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { outbox } from '../mail/mail.table.ts';
import type { Mail } from '../mail/mailer.ts';
import { propertyHistory } from '../properties/history.table.ts';
import { properties } from '../properties/properties.table.ts';
import { untilWaiting } from '../testing/lockWaits.ts';
import { saveSearchFor } from '../testing/savedSearches.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { matchEvents, sendAlerts, tellDueSearches } from './alerts.actions.ts';
import { insertAlerts, matchStatement, PREFER_INDEXES, takeEvents } from './alerts.store.ts';
import { changeOwn } from './searches.actions.ts';
import { listingEvents, searchAlerts, searches } from './searches.table.ts';

let test: TestApp;
let areas: number[];
const START = new Date('2026-11-23T10:00:00Z');
beforeAll(async () => {
  test = await testApp();
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas order by id limit 3');
  areas = rows.map(({ id }) => id);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(START);
  await test.reset();
});

type Home = Partial<typeof properties.$inferInsert>;

async function aListing(home: Home = {}): Promise<number> {
  const sellerId = home.sellerId ?? (await test.signIn('seller')).account.id;
  const [row] = await test.db
    .insert(properties)
    .values({
      sellerId,
      areaId: areas[0] ?? 0,
      propertyType: 'House',
      title: 'Bright house near the sea',
      price: 20_000_000,
      bedrooms: 4,
      areaSqft: 2_160,
      ...home,
    })
    .returning();
  return row?.id ?? 0;
}

const change = (id: number, home: Home) => test.db.update(properties).set(home).where(eq(properties.id, id));
const aBuyer = () => test.signIn('buyer', { emailProvenAt: START });

/** A round of the job and of the mail, and the mails that came of it. */
async function round(): Promise<Mail[]> {
  const before = test.outbox.length;
  await sendAlerts(test.deps);
  await sendDueMails(test.deps);
  return test.outbox.slice(before);
}

const later = (minutes: number) => test.setNow(new Date(test.deps.clock().getTime() + minutes * 60_000));

describe('alerts', () => {
  it('tell a new home once, with its price, size, area and picture, readable as text', async () => {
    const { headers, account } = await aBuyer();
    await saveSearchFor(test, headers, 'propertyType=House&maxPrice=25000000');
    const hash = 'a'.repeat(32);
    const id = await aListing({
      coverHash: hash,
      coverWidth: 800,
      coverHeight: 600,
      coverThumbhash: 'x',
      photoCount: 1,
    });
    const [mail, ...others] = await round();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(account.email);
    // Only its reader knows the links that manage the search.
    const [sent] = await test.db.select().from(outbox);
    expect(sent).toMatchObject({ text: '', html: '', headers: {} });
    expect(mail?.subject).toBe('New: PKR 20,000,000, Bright house near the sea');
    for (const part of ['New: PKR 20,000,000', '2 Crore', '240 sq yd', '4 bedrooms', `/property-detail-home/${id}-`]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.html).toContain(`src="${test.deps.settings.siteUrl}/media/${hash}/640.jpg"`);
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(/\/api\/searches\/unsubscribe\/[\w-]{43}>$/);
    expect(mail?.text).toMatch(/saved-searches\/unsubscribe\?token=[\w-]{43}/);
    later(60);
    expect(await round()).toEqual([]);
  });

  it('tell nobody of their own ad', async () => {
    const seller = await test.signIn('seller', { emailProvenAt: START });
    const { headers, account } = await aBuyer();
    for (const own of [seller.headers, headers]) await saveSearchFor(test, own, 'propertyType=House');
    await aListing({ sellerId: seller.account.id });
    expect((await round()).map(({ to }) => to)).toEqual([account.email]);
  });

  it('say the size as its ad says it', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'propertyType=House');
    await aListing({ dimension: '1,200 sq ft', areaSqft: 1_200 });
    const [mail] = await round();
    expect(mail?.text).toContain('1,200 sq ft');
    expect(mail?.text).not.toContain('sq yd');
  });

  it('tell a price cut and a home that is back, and neither an edit nor a rise', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    const id = await aListing();
    await round();
    later(10);
    await change(id, { title: 'Another title' });
    await change(id, { price: 22_000_000 });
    expect(await round()).toEqual([]);
    // Not below what was told.
    await change(id, { price: 21_000_000 });
    expect(await round()).toEqual([]);
    await change(id, { price: 18_000_000 });
    expect((await round()).map(({ subject }) => subject)).toEqual([
      'Price cut, was 2.1 Crore: PKR 18,000,000, Another title',
    ]);
    later(10);
    await change(id, { status: 'paused' });
    await change(id, { status: 'active' });
    expect(await round()).toEqual([]);
    later(2 * 24 * 60);
    await change(id, { status: 'paused' });
    await change(id, { status: 'active' });
    expect((await round())[0]?.subject).toMatch(/^Back on the market/);
  });

  it('tell a sale that turns to rent as a new home, once a day, and compare no price with the other', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=rent');
    const id = await aListing();
    expect(await round()).toEqual([]);
    later(10);
    await change(id, { purpose: 'rent', price: 150_000 });
    const [mail, ...others] = await round();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('New: PKR 150,000 / month, Bright house near the sea');
    expect(mail?.text).not.toMatch(/was 2 Crore|Price cut/);
    later(10);
    await change(id, { purpose: 'sale', price: 20_000_000 });
    expect(await round()).toEqual([]);
    await test.db
      .insert(propertyHistory)
      .values({ propertyId: id, at: START, price: 150_000, status: 'active', ofOtherPurpose: true });
    await change(id, { purpose: 'rent', price: 150_000 });
    expect(await round()).toEqual([]);
    await change(id, { price: 140_000 });
    expect((await round())[0]?.subject).toMatch(/^Price cut, was/);
  });

  it('tell a home once whose purpose is corrected as soon as it is posted', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'propertyType=House');
    const id = await aListing({ price: 150_000 });
    await change(id, { purpose: 'rent' });
    expect((await round()).map(({ subject }) => subject)).toEqual([
      'New: PKR 150,000 / month, Bright house near the sea',
    ]);
  });

  it('are gathered in one mail by day or week, at eight in the morning', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale', 'daily');
    await saveSearchFor(test, headers, '', 'weekly');
    for (let count = 0; count < 15; count += 1) await aListing({ title: `House number ${count}` });
    expect(await round()).toEqual([]);
    test.setNow(new Date('2026-11-24T03:00:00Z'));
    const [daily, ...none] = await round();
    expect(none).toEqual([]);
    expect(daily?.subject).toBe('15 homes for “For sale”');
    expect(daily?.text).toContain('Here are the latest 12.');
    expect(Buffer.byteLength(daily?.html ?? '')).toBeLessThan(102_000);
    test.setNow(new Date('2026-11-28T03:00:00Z'));
    expect(await round()).toHaveLength(1);
  });

  it('wait for the next morning, or Saturday, also where there was nothing to tell at the last one', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale', 'daily');
    await saveSearchFor(test, headers, '', 'weekly');
    for (const quiet of ['2026-11-24', '2026-11-28', '2026-12-01']) {
      test.setNow(new Date(`${quiet}T03:00:00Z`));
      expect(await round()).toEqual([]);
    }
    later(7 * 60);
    await aListing();
    expect(await round()).toEqual([]);
    test.setNow(new Date('2026-12-02T03:00:00Z'));
    expect(await round()).toHaveLength(1);
    later(60);
    await aListing({ title: 'Another house near the sea' });
    expect(await round()).toEqual([]);
    test.setNow(new Date('2026-12-05T03:00:00Z'));
    expect((await round()).map(({ subject }) => subject).sort()).toEqual([
      '2 homes for “All properties in Karachi”',
      'New: PKR 20,000,000, Another house near the sea',
    ]);
    expect(await round()).toEqual([]);
  });

  it('speak the language of the account, also where the search was saved in another', async () => {
    const { headers, account } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    await saveSearchFor(test, headers, 'bedrooms=3');
    await test.db.update(searches).set({ name: 'For my parents' }).where(eq(searches.query, 'bedrooms=3'));
    await test.db.update(accounts).set({ locale: 'ur' }).where(eq(accounts.id, account.id));
    await aListing();
    await aListing();
    const [mail, named] = await round();
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain('/ur/property-detail-home/');
    expect(mail?.text).toContain('240 گز');
    // A name that nobody gave is in it too.
    expect(mail?.subject).toContain('برائے فروخت');
    expect(mail?.text).not.toContain('For sale');
    expect(named?.subject).toContain('For my parents');
  });

  it('of an address without an account speak the language in which the search was saved', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    const owner = { accountId: null, email: 'guest@example.com', emailKey: 'guest@example.com', locale: 'ur' as const };
    await test.db.update(searches).set(owner);
    await aListing();
    const [mail] = await round();
    expect(mail?.text).toContain('/ur/property-detail-home/');
  });

  it('wait until the address of the account is proven, and are then told', async () => {
    const { headers, account } = await test.signIn('buyer');
    await saveSearchFor(test, headers, '');
    await aListing();
    expect(await round()).toEqual([]);
    await test.deps.pool.query('update accounts set email_proven_at = now() where id = $1', [account.id]);
    expect(await round()).toHaveLength(1);
  });

  it('wait at night until eight in the morning, also those at once, and come then once', async () => {
    const [quiet, awake] = [await aBuyer(), await aBuyer()];
    await saveSearchFor(test, quiet.headers, 'purpose=sale');
    const id = await saveSearchFor(test, awake.headers, 'propertyType=House');
    const [url, payload] = [`/api/searches/${id}`, { quiet_hours: 'off' }];
    const changed = await test.app.inject({ method: 'PUT', url, headers: awake.headers, payload });
    expect(changed.json()).toMatchObject({ quiet_hours: 'off' });
    test.setNow(new Date('2026-11-23T17:00:00Z'));
    await aListing();
    const [atNight, ...none] = await round();
    expect([atNight?.to, none]).toEqual([awake.account.email, []]);
    test.setNow(new Date('2026-11-24T02:59:00Z'));
    await aListing({ title: 'Another house near the sea' });
    expect((await round()).map(({ to }) => to)).not.toContain(quiet.account.email);
    test.setNow(new Date('2026-11-24T03:00:00Z'));
    const [morning, ...others] = await round();
    expect([morning?.to, morning?.subject, others]).toEqual([quiet.account.email, '2 homes for “For sale”', []]);
    later(10);
    expect(await round()).toEqual([]);
  });

  it('tell that a doubtful home was confirmed, to who was told of it, and not within a day', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    const id = await aListing();
    expect(await round()).toHaveLength(1);
    const freshness = (state: 'asked' | 'dimmed') =>
      test.db.update(listingFreshness).set({ state }).where(eq(listingFreshness.propertyId, id));
    const confirm = () => confirmFresh(test.db, id, test.deps.clock());
    later(60);
    await freshness('dimmed');
    await confirm();
    expect(await round()).toEqual([]);
    later(30 * 24 * 60);
    // Who confirms in time has told nothing new.
    await freshness('asked');
    await confirm();
    expect(await round()).toEqual([]);
    // Saved since: its owner was never told of the home. Another looks for confirmed homes only.
    const [newcomer, careful] = [await aBuyer(), await aBuyer()];
    await saveSearchFor(test, newcomer.headers, 'purpose=sale');
    await saveSearchFor(test, careful.headers, 'confirmed=7');
    await freshness('dimmed');
    later(1);
    await confirm();
    const told = await round();
    expect(told.map(({ to }) => to)).not.toContain(newcomer.account.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Confirmed again: PKR 20,000,000, Bright house near the sea',
      'Confirmed again: PKR 20,000,000, Bright house near the sea',
    ]);
    later(60);
    expect(await round()).toEqual([]);
  });

  it('leave out a home that is gone by then', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, '', 'daily');
    const id = await aListing();
    await matchEvents(test.deps);
    await change(id, { status: 'sold' });
    test.setNow(new Date('2026-11-24T03:00:00Z'));
    expect(await round()).toEqual([]);
  });

  it('leave out a home that is not in the search any more, and tell it when it comes into it', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale&maxPrice=20000000', 'daily');
    const id = await aListing({ price: 19_500_000 });
    await aListing({ title: 'Still in it' });
    await matchEvents(test.deps);
    await change(id, { price: 25_000_000 });
    test.setNow(new Date('2026-11-24T03:00:00Z'));
    expect((await round()).map(({ subject }) => subject)).toEqual(['New: PKR 20,000,000, Still in it']);
    // Dearer than before it was out of the search, and not told then.
    await change(id, { price: 19_900_000 });
    test.setNow(new Date('2026-11-25T03:00:00Z'));
    await matchEvents(test.deps);
    test.setNow(new Date('2026-11-26T03:00:00Z'));
    expect((await round()).map(({ subject }) => subject)).toEqual([
      'Price cut, was 2.5 Crore: PKR 19,900,000, Bright house near the sea',
    ]);
  });

  it('tell no price cut that was taken back, but what is true of the home', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale', 'daily');
    const known = await aListing({ price: 18_500_000 });
    test.setNow(new Date('2026-11-24T03:00:00Z'));
    await matchEvents(test.deps);
    test.setNow(new Date('2026-11-25T03:00:00Z'));
    expect(await round()).toHaveLength(1);
    later(60);
    const fresh = await aListing({ price: 18_500_000, title: 'Not told yet' });
    await matchEvents(test.deps);
    for (const id of [known, fresh]) {
      await change(id, { price: 17_000_000 });
      await matchEvents(test.deps);
      await change(id, { price: 19_900_000 });
    }
    test.setNow(new Date('2026-11-26T03:00:00Z'));
    expect((await round()).map(({ subject }) => subject)).toEqual(['New: PKR 19,900,000, Not told yet']);
    // What was not told stands in the way of nothing.
    await change(known, { price: 18_000_000 });
    await matchEvents(test.deps);
    test.setNow(new Date('2026-11-27T03:00:00Z'));
    expect((await round()).map(({ subject }) => subject)).toEqual([
      'Price cut, was 1.99 Crore: PKR 18,000,000, Bright house near the sea',
    ]);
  });

  it('leave out none because it waited', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'postedWithin=1', 'weekly');
    await aListing({ createdAt: START });
    await matchEvents(test.deps);
    test.setNow(new Date('2026-11-28T03:00:00Z'));
    expect(await round()).toHaveLength(1);
  });

  it('of one search that cannot be told keep no other waiting, and are tried again an hour later', async () => {
    const [unlucky, lucky] = [await aBuyer(), await aBuyer()];
    const broken = await saveSearchFor(test, unlucky.headers, 'purpose=sale');
    later(1);
    await saveSearchFor(test, lucky.headers, 'propertyType=House');
    await aListing();
    await matchEvents(test.deps);
    await test.deps.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$;
      create trigger refuse before update on search_alerts for each row when (old.search_id = ${broken})
        execute function refuse()`);
    const logged: unknown[] = [];
    const logger = { warn: (details: object) => logged.push(details) };
    try {
      expect(await tellDueSearches({ ...test.deps, logger })).toBe(1);
      expect(logged).toMatchObject([{ search: broken }]);
    } finally {
      await test.deps.pool.query('drop trigger refuse on search_alerts; drop function refuse');
    }
    expect((await round()).map(({ to }) => to)).toEqual([lucky.account.email]);
    later(59);
    expect(await round()).toEqual([]);
    later(1);
    expect((await round()).map(({ to }) => to)).toEqual([unlucky.account.email]);
  });

  it('are told however many wait', async () => {
    const { headers } = await aBuyer();
    const id = await saveSearchFor(test, headers, 'purpose=sale');
    const homes: number[] = [];
    for (let count = 0; count < 15; count += 1) homes.push(await aListing({ title: `House number ${count}` }));
    const [gone] = homes;
    await change(gone ?? 0, { status: 'sold' });
    await test.db.delete(listingEvents);
    // More than a statement takes parameters.
    await test.db.execute(sql`
      insert into search_alerts (search_id, event_id, property_id, kind, price, at)
      select ${id}, event, (${sql.param(homes)}::bigint[])[event % 15 + 1], 'new', 20000000, ${START.toISOString()}
      from generate_series(1, 70000) as event`);
    const query = vi.spyOn(test.deps.pool, 'query');
    const [mail, ...others] = await round();
    const read = query.mock.calls.map(([, values]: unknown[]) => (Array.isArray(values) ? values.length : 0));
    query.mockRestore();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('14 homes for “For sale”');
    expect(mail?.text).toContain('Here are the latest 12.');
    const told = [...(mail?.text ?? '').matchAll(/House number (\d+)/g)].map(([, number]) => Number(number));
    // The last event is one of home 10, and home 0 is gone.
    expect([...new Set(told)]).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 14, 13]);
    // Only the homes that are shown are read.
    expect(Math.max(...read)).toBeLessThan(14);
    expect(await test.db.$count(searchAlerts, sql`mailed_at is null or mail_id is null`)).toBe(0);
    expect(await round()).toEqual([]);
  }, 60_000);

  it('stop at once, also those that are queued already', async () => {
    const { headers } = await aBuyer();
    const id = await saveSearchFor(test, headers, '');
    await aListing();
    await sendAlerts(test.deps);
    const paused = await test.app.inject({
      method: 'PUT',
      url: `/api/searches/${id}`,
      headers,
      payload: { paused: true },
    });
    expect(paused.statusCode).toBe(200);
    await aListing();
    expect(await round()).toEqual([]);
    await test.app.inject({ method: 'PUT', url: `/api/searches/${id}`, headers, payload: { paused: false } });
    expect(await round()).toEqual([]);
    later(10);
    await aListing();
    expect(await round()).toHaveLength(1);
  });
});

describe('each alert comes once', () => {
  it('when two dispatchers race', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    await saveSearchFor(test, headers, 'propertyType=House');
    for (let count = 0; count < 30; count += 1) await aListing();
    await Promise.all([matchEvents(test.deps), matchEvents(test.deps), matchEvents(test.deps)]);
    expect(await test.db.$count(searchAlerts)).toBe(60);
    await Promise.all([tellDueSearches(test.deps), tellDueSearches(test.deps)]);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(2);
    expect(await test.db.$count(searchAlerts, sql`mailed_at is null`)).toBe(0);
  });

  it('when a dispatcher dies with events or a search in hand', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, '');
    await aListing();
    const dies = test.db.transaction(async (tx) => {
      for (const event of await takeEvents(tx, 10)) await insertAlerts(tx, event, START);
      throw new Error('killed');
    });
    await expect(dies).rejects.toThrow('killed');
    expect([await test.db.$count(listingEvents), await test.db.$count(searchAlerts)]).toEqual([1, 0]);
    await matchEvents(test.deps);
    const times = [START];
    const clock = () => {
      const now = times.pop();
      if (!now) throw new Error('killed');
      return now;
    };
    await expect(tellDueSearches({ ...test.deps, clock })).rejects.toThrow('killed');
    expect(await round()).toHaveLength(1);
    expect(await round()).toEqual([]);
  });

  it('when a batch is taken, no larger than asked for, whatever plan the database chooses', async () => {
    await aListing();
    // Knowing of one row only, it joins row by row, and would run a subquery again for each.
    await test.deps.pool.query('analyze listing_events');
    await aListing();
    await aListing();
    expect(await takeEvents(test.db, 1)).toHaveLength(1);
    expect(await test.db.$count(listingEvents)).toBe(2);
  });

  it('when an event comes a second time', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, '');
    await aListing();
    const [event] = await test.db.select().from(listingEvents);
    if (!event) throw new Error('no event');
    await insertAlerts(test.db, event, START);
    await insertAlerts(test.db, event, START);
    expect(await test.db.$count(searchAlerts)).toBe(1);
  });
});

describe('the matcher', () => {
  it('finds a listing for a search exactly where the list of that search has it', async () => {
    const few = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const prices = [1_000_000, 5_000_000, 20_000_000] as const;
    const sizes = [900, 2_160, 4_500] as const;
    const filter = fc.record({
      area: few([`${areas[0]}`, `${areas[0]},${areas[1]}`, `${areas[2]}`]),
      propertyType: few(['House', 'House,Bungalow']),
      purpose: few(PURPOSES),
      minPrice: few(prices.slice(0, 2)),
      maxPrice: few(prices.slice(1)),
      minSize: few(sizes.slice(0, 2)),
      maxSize: few(sizes.slice(1)),
      bedrooms: few([2, 4]),
      exactBedrooms: few([1]),
      bathrooms: few([2]),
      exactBathrooms: few([1]),
      parking: few([1]),
      withPhotos: few([1]),
      minYardPrice: few([20_000]),
      maxYardPrice: few([50_000]),
      postedWithin: few([7]),
      priceReduced: few([1]),
      verified: few([1]),
      confirmed: few([7, 14]),
      box: few(['66.9,24.7,67.1,24.9']),
      shapes: few(['66.9_24.7_67.2_24.7_67.05_24.9', '67_24.8_67.1_24.8_67.05_25*66.9_24.7_67_24.7_67_24.8']),
    });
    const home = fc.record({
      areaId: fc.constantFrom(...areas),
      propertyType: fc.constantFrom(...PROPERTY_TYPES.slice(0, 3)),
      purpose: fc.constantFrom(...PURPOSES),
      price: fc.constantFrom(...prices),
      areaSqft: fc.option(fc.constantFrom(...sizes)),
      bedrooms: fc.option(fc.constantFrom(1, 2, 4)),
      bathrooms: fc.option(fc.constantFrom(1, 2, 3)),
      garage: fc.constantFrom(0, 1),
      photoCount: fc.constantFrom(0, 3),
      createdAt: fc.constantFrom(START, new Date('2026-11-01T00:00:00Z')),
      longitude: fc.option(fc.constantFrom(66.95, 67.05, 67.3)),
      latitude: fc.option(fc.constantFrom(24.75, 24.85, 24.95)),
    });
    const buyer = await aBuyer();
    const seller = await test.signIn('seller');
    const some = fc.array(filter, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(some, fc.array(home, { minLength: 1, maxLength: 4 }), async (filters, homes) => {
        await test.db.delete(searches);
        await test.db.delete(properties);
        await test.db.delete(listingEvents);
        const queries = filters.map((each) => {
          const given = Object.entries(each).filter(([, value]) => value !== undefined);
          return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
        });
        const ids = [];
        await test.deps.pool.query('delete from throttles');
        for (const query of queries) ids.push(await saveSearchFor(test, buyer.headers, query));
        for (const each of homes) await aListing({ ...each, sellerId: seller.account.id });
        await matchEvents(test.deps);
        for (const [place, query] of queries.entries()) {
          const list = await test.app.inject(`/api/properties/cards?${query}&limit=100`);
          const inList = list.json<{ property_id: number }[]>().map(({ property_id }) => property_id);
          const alerts = await test.db
            .select({ id: searchAlerts.propertyId })
            .from(searchAlerts)
            .where(eq(searchAlerts.searchId, ids[place] ?? 0));
          expect(alerts.map(({ id }) => id).sort()).toEqual(inList.sort());
        }
      }),
      { numRuns: 25 },
    );
  }, 90_000);

  it('finds the searches by the index on their lists, however many there are', async () => {
    const { account } = await aBuyer();
    await test.db.execute(sql`
      insert into searches (account_id, query, filter, lists, name, frequency, token, created_at, asked_at, confirmed_at,
        next_alert_at)
      select ${account.id}, 'area=' || place, jsonb_build_object('areaIds', jsonb_build_array(place)),
        array['list:*:' || place || ':*'], 'x', 'daily', ${randomUUID()}::text || place, now(), now(), now(), now()
      from generate_series(1000, 21000) as place`);
    await test.db.execute(sql`analyze searches`);
    const id = await aListing();
    const lists = listsWith({ purpose: 'sale', areaId: 5_000, propertyType: 'House' });
    const event = { id: 1, propertyId: id, kind: 'new' as const, priceBefore: null };
    const rows = await test.db.transaction(async (tx) => {
      await tx.execute(PREFER_INDEXES);
      const answer = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${matchStatement(event, lists, START)}`);
      return answer.rows;
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('searches_lists');
    expect(plan).not.toContain('Seq Scan on searches');
    // A plan that may read no table whole looks so dear that PostgreSQL would compile it, a second for each event.
    expect(plan).not.toContain('JIT');
    // Of what is noted beside the listings only the row of this one is read.
    for (const beside of ['listing_freshness', 'price_reductions']) expect(plan).toContain(`${beside}_pkey`);
    expect(plan).not.toContain('Seq Scan');
    // The filters are asked of the row, not of the table: planning them against its partial indexes took most of the
    // time.
    expect(plan).toContain('CTE Scan on this properties');
  });
});

describe('a search whose filters are changed', () => {
  const refilter = async (headers: { authorization: string }, id: number, query: string) => {
    const answer = await test.app.inject({
      method: 'PUT',
      url: `/api/searches/${id}`,
      headers,
      payload: { query },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ name: string; query: string; parts: string[] }>();
  };

  it('follows the new filters from then on, tells nothing because of that and nothing twice', async () => {
    const { headers } = await aBuyer();
    const id = await saveSearchFor(test, headers, 'propertyType=House&purpose=sale');
    const told = await aListing({ title: 'Told already' });
    expect(await round()).toHaveLength(1);
    await aListing({ title: 'Never in it', propertyType: 'Flat' });
    await round();
    later(60);
    const changed = await refilter(headers, id, 'purpose=sale&sort=price_asc');
    expect(changed).toMatchObject({ query: 'purpose=sale', name: 'For sale', parts: ['For sale'] });
    later(60);
    expect(await round()).toEqual([]);
    await change(told, { title: 'Told already, and edited' });
    expect(await round()).toEqual([]);
    await aListing({ title: 'A flat that came after', propertyType: 'Flat' });
    expect((await round()).map(({ subject }) => subject)).toEqual(['New: PKR 20,000,000, A flat that came after']);
    later(60);
    await refilter(headers, id, 'propertyType=Flat&purpose=sale');
    await aListing({ title: 'A house that is not looked for any more' });
    await change(told, { price: 10_000_000 });
    expect(await round()).toEqual([]);
  });

  it('lets what waits still wait where it is in them, and takes back the rest', async () => {
    const { headers } = await aBuyer();
    const id = await saveSearchFor(test, headers, 'purpose=sale', 'daily');
    await aListing({ title: 'A small house', bedrooms: 2 });
    await aListing({ title: 'A large house', bedrooms: 6 });
    await round();
    await refilter(headers, id, 'purpose=sale&bedrooms=5');
    test.setNow(new Date('2026-11-24T03:00:00Z'));
    const [mail, ...none] = await round();
    expect(none).toEqual([]);
    expect(mail?.subject).toBe('New: PKR 20,000,000, A large house');
    expect(mail?.text).not.toContain('A small house');
  });

  it('takes back a mail that is queued, and tells what is still looked for by the new filters', async () => {
    const { headers } = await aBuyer();
    const id = await saveSearchFor(test, headers, 'purpose=sale');
    await aListing({ title: 'A small house', bedrooms: 2 });
    await aListing({ title: 'A large house', bedrooms: 6 });
    await sendAlerts(test.deps);
    expect(await test.db.$count(outbox)).toBe(1);
    await refilter(headers, id, 'purpose=sale&bedrooms=5');
    expect(await test.db.$count(outbox)).toBe(0);
    const [mail, ...none] = await round();
    expect(none).toEqual([]);
    expect(mail?.subject).toBe('New: PKR 20,000,000, A large house');
    expect(mail?.text).not.toContain('A small house');
    later(60);
    expect(await round()).toEqual([]);
  });

  it('leaves a mail that is being sent, and tells none of it again', async () => {
    const { headers } = await aBuyer();
    const id = await saveSearchFor(test, headers, 'purpose=sale');
    await aListing({ bedrooms: 6 });
    await sendAlerts(test.deps);
    await test.db.update(outbox).set({ claimedBy: 'a process that is sending it' });
    await refilter(headers, id, 'purpose=sale&bedrooms=5');
    expect(await test.db.$count(outbox)).toBe(1);
    later(60);
    await sendAlerts(test.deps);
    expect(await test.db.$count(outbox)).toBe(1);
  });

  /** A database whose transactions begin something else before they commit, which then waits for them. */
  const meeting = (begin: () => Promise<unknown>) => {
    const others: Promise<unknown>[] = [];
    // What is begun here is not part of the transaction.
    const meet = AsyncResource.bind(async () => {
      if (others.length === 0) others.push(begin());
      await untilWaiting(test.deps.pool);
    });
    const db = Object.create(test.db) as typeof test.db;
    db.transaction = (work, options) =>
      test.db.transaction(async (tx) => {
        const value = await work(tx);
        await meet();
        return value;
      }, options);
    return { deps: { ...test.deps, db }, others };
  };

  // The embedded database runs one transaction after the other.
  describe.skipIf(!process.env.TEST_DATABASE_URL)('in the moment in which events are matched', () => {
    it.each(['edit', 'match'])('goes by the new filters, where the %s comes first', async (first) => {
      const { headers, account } = await aBuyer();
      const id = await saveSearchFor(test, headers, 'purpose=sale&propertyType=House');
      await aListing({ title: 'A house' });
      const edit = (deps: TestApp['deps']) =>
        changeOwn(deps, account.id, id, { query: 'purpose=sale&propertyType=Flat' });
      const match = (deps: TestApp['deps']) => matchEvents(deps);
      const [one, other] = first === 'edit' ? [edit, match] : [match, edit];
      const { deps, others } = meeting(() => other(test.deps));
      await one(deps);
      await Promise.all(others);
      expect(await test.db.select().from(listingEvents)).toEqual([]);
      expect(await test.db.select().from(searchAlerts)).toEqual([]);
      expect(await round()).toEqual([]);
    });
  });
});
