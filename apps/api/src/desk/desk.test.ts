import { gunzipSync } from 'node:zlib';
import { unearned } from '@karachi-estates/domain/orders/ledger';
import { planAmount, planOf } from '@karachi-estates/domain/plans/plans';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { buildApp } from '../app.ts';
import { verifyAudit } from '../audit/audit.store.ts';
import { audit } from '../audit/audit.table.ts';
import { interestRegistrations } from '../interest/interest.table.ts';
import { leads } from '../leads/leads.table.ts';
import { queueMail, sendDueMails } from '../mail/mail.actions.ts';
import { book } from '../orders/ledger.store.ts';
import { orders } from '../orders/orders.table.ts';
import { upgradeRequests } from '../plans/plans.table.ts';
import { properties, propertyEvents } from '../properties/properties.table.ts';
import { staff } from '../staff/staff.table.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

const MINUTE = 60_000;
const START = new Date('2026-11-23T08:00:00.000Z');

let test: TestApp;
let areas: { id: number; name: string }[];
let sellerId: number;
let sellerHeaders: Record<string, string>;
beforeAll(async () => {
  test = await testApp();
  const found = await test.deps.pool.query<{ id: number; name: string }>(
    'select id, area_name as name from areas order by id limit 2',
  );
  areas = found.rows;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(START);
  await test.reset();
  const seller = await test.signIn('seller');
  sellerId = seller.account.id;
  sellerHeaders = seller.headers;
});

type Ad = Partial<typeof properties.$inferInsert>;

async function ad(columns: Ad = {}): Promise<number> {
  const [row] = await test.db
    .insert(properties)
    .values({
      sellerId,
      areaId: areas[0]?.id ?? 0,
      propertyType: 'House',
      title: 'Sunny house near the park',
      description: 'Text.',
      price: 25_000_000,
      bedrooms: 4,
      createdAt: START,
      updatedAt: START,
      ...columns,
    })
    .returning({ id: properties.id });
  return row?.id ?? 0;
}

async function staffOf(...roles: Parameters<TestApp['signInStaff']>[0]) {
  const { headers, member } = await test.signInStaff(roles);
  return {
    member,
    get: (url: string) => test.app.inject({ url, headers }),
    send: (method: 'POST' | 'PUT', url: string, payload: object) => test.app.inject({ method, url, headers, payload }),
  };
}

const adRow = async (id: number) => (await test.db.select().from(properties).where(eq(properties.id, id)))[0];

describe('the grid of ads', () => {
  it('pages through all states by cursor, in any order, without losing or repeating one', async () => {
    const { get } = await staffOf('moderator');
    for (let count = 0; count < 23; count += 1) {
      const status = (['active', 'paused', 'sold', 'deleted'] as const)[count % 4] ?? 'active';
      await ad({
        status,
        price: 1_000_000 * (1 + (count % 5)),
        createdAt: new Date(START.getTime() - (count % 3) * 1000),
      });
    }
    for (const sort of ['created_at', 'updated_at', 'price']) {
      for (const order of ['asc', 'desc']) {
        const seen: { id: number; price: number }[] = [];
        let cursor = '';
        do {
          const answer = await get(
            `/api/desk/listings?limit=4&sort=${sort}&order=${order}${cursor && `&cursor=${cursor}`}`,
          );
          expect(answer.statusCode).toBe(200);
          const { data, pageInfo, total, total_exact } = answer.json();
          expect({ total, total_exact }).toEqual({ total: 23, total_exact: true });
          seen.push(...data);
          cursor = pageInfo.hasNextPage ? pageInfo.endCursor : '';
        } while (cursor);
        expect(new Set(seen.map(({ id }) => id)).size).toBe(23);
        const far = (await get(`/api/desk/listings?limit=4&sort=${sort}&order=${order}&skip=16`)).json();
        expect(far.data.map(({ id }: { id: number }) => id)).toEqual(seen.slice(16, 20).map(({ id }) => id));
        const after = `&cursor=${far.pageInfo.endCursor}&skip=2`;
        const last = (await get(`/api/desk/listings?limit=4&sort=${sort}&order=${order}${after}`)).json();
        expect(last.data.map(({ id }: { id: number }) => id)).toEqual(seen.slice(22).map(({ id }) => id));
        if (sort === 'price') {
          const prices = seen.map(({ price }) => price);
          expect(prices).toEqual([...prices].sort((one, other) => (order === 'asc' ? one - other : other - one)));
        }
      }
    }
  });

  it('shows the ads of one type in each order of all', async () => {
    const { get } = await staffOf('moderator');
    const flats = new Set<number>();
    for (let count = 0; count < 20; count += 1) {
      const isFlat = count % 3 === 0;
      const status = (['active', 'paused', 'deleted'] as const)[count % 4] ?? 'active';
      const id = await ad({
        status,
        propertyType: isFlat ? 'Flat' : 'House',
        price: 1_000_000 * (1 + (count % 5)),
        createdAt: new Date(START.getTime() - (count % 7) * 1000),
      });
      if (isFlat) flats.add(id);
    }
    const idsOf = async (query: string): Promise<number[]> =>
      (await get(`/api/desk/listings?${query}`)).json().data.map(({ id }: { id: number }) => id);
    for (const sort of ['created_at', 'updated_at', 'price']) {
      for (const order of ['asc', 'desc']) {
        const expected = (await idsOf(`sort=${sort}&order=${order}`)).filter((id) => flats.has(id));
        expect(expected).toHaveLength(7);
        expect(await idsOf(`property_type=Flat&sort=${sort}&order=${order}`)).toEqual(expected);
        const skipped = await idsOf(`property_type=Flat&sort=${sort}&order=${order}&skip=4&limit=2`);
        expect(skipped).toEqual(expected.slice(4, 6));
      }
    }
  });

  it('counts what a search finds to the cap, and breaks titles into words for it as rarely as can be', async () => {
    const { get } = await staffOf('support');
    await ad({ title: 'Lighthouse by the sea', purpose: 'rent' });
    const addHouses = (count: number, name: SQL) =>
      test.db.execute(sql`
        insert into properties (seller_id, area_id, property_type, title, price, created_at, updated_at)
        select ${sellerId}, ${areas[0]?.id}, 'House', 'House ' || ${name}, 20000000, ${START.toISOString()},
          ${START.toISOString()} from generate_series(1, ${count}::integer) as n`);
    await addHouses(5_001, sql`'number ' || n`);
    const search = async (query: string) => {
      const statements = vi.spyOn(test.deps.pool, 'query');
      const { data, total, total_exact } = (await get(`/api/desk/listings?${query}`)).json();
      const texts = statements.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
      statements.mockRestore();
      const breaking = texts.filter((text) => text.includes('to_tsvector') && !text.startsWith('explain'));
      return [data.length, total, total_exact, breaking.length];
    };
    expect(await search('q=house')).toEqual([25, 5_000, false, 2]);
    expect(await search('q=house&purpose=rent')).toEqual([0, 0, true, 2]);
    expect(await search('q=number%2047')).toEqual([25, 111, true, 1]);
    expect(await search('q=light&purpose=rent')).toEqual([1, 1, true, 1]);
    // Of so many titles the statistics are sure.
    await addHouses(16_000, sql`'in street ' || n % 150`);
    await test.db.execute(sql`analyze properties`);
    expect(await search('q=house')).toEqual([25, 5_000, false, 1]);
    expect(await search('q=house&skip=9000')).toEqual([25, 5_000, false, 1]);
    const houses = await test.db.execute<{ id: number }>(
      sql`select id from properties where title like 'House%' order by id desc`,
    );
    const newestFirst = houses.rows.map(({ id }) => Number(id));
    for (const [order, ids] of [
      ['desc', newestFirst],
      ['asc', newestFirst.toReversed()],
    ] as const) {
      for (const sort of ['created_at', 'updated_at', 'price']) {
        const list = `/api/desk/listings?q=house&sort=${sort}&order=${order}&limit=3`;
        const near = (await get(`${list}&skip=20`)).json();
        expect(near.data.map(({ id }: { id: number }) => id)).toEqual(ids.slice(20, 23));
        const far = (await get(`${list}&skip=9000&cursor=${near.pageInfo.endCursor}`)).json();
        expect(far.data.map(({ id }: { id: number }) => id)).toEqual(ids.slice(9_023, 9_026));
      }
    }
    expect(await search('q=house&purpose=rent')).toEqual([0, 0, true, 1]);
    expect(await search('q=light')).toEqual([1, 1, true, 1]);
    expect(await search('q=lighthouse%20sea&purpose=rent')).toEqual([1, 1, true, 1]);
  });

  it('filters and searches, and takes no cursor of another list', async () => {
    const { get } = await staffOf('support');
    const house = await ad({ title: 'Corner house “Noor”, 240 yards' });
    const flat = await ad({ propertyType: 'Flat', title: 'سمندر کے پاس فلیٹ', price: 9_000_000, status: 'paused' });
    const other = await test.signIn('seller');
    await ad({ sellerId: other.account.id, areaId: areas[1]?.id ?? 0, purpose: 'rent' });
    const idsOf = async (query: string) => {
      const answer = await get(`/api/desk/listings?${query}`);
      expect(answer.statusCode, query).toBe(200);
      return answer.json().data.map(({ id }: { id: number }) => id);
    };
    expect(await idsOf('q=corner%20noo')).toEqual([house]);
    expect(await idsOf(`q=${encodeURIComponent('سمندر')}`)).toEqual([flat]);
    expect(await idsOf(`q=${house}`)).toEqual([house]);
    expect(await idsOf(`q=%23${house}`)).toEqual([house]);
    expect(await idsOf('q=%27%20%26%20!%3A*')).toEqual([]);
    expect(await idsOf('status=paused')).toEqual([flat]);
    expect(await idsOf('property_type=Flat')).toEqual([flat]);
    expect(await idsOf('price_max=10000000')).toEqual([flat]);
    expect(await idsOf(`seller_id=${sellerId}`)).toHaveLength(2);
    expect(await idsOf(`area_id=${areas[1]?.id}`)).toHaveLength(1);
    expect(await idsOf('purpose=rent')).toHaveLength(1);
    expect(await idsOf('review=unreviewed')).toHaveLength(3);
    for (const review of ['approved', 'sent_back', 'hidden']) expect(await idsOf(`review=${review}`)).toEqual([]);
    const { pageInfo } = (await get('/api/desk/listings?limit=1')).json();
    expect((await get(`/api/desk/listings?limit=1&status=active&cursor=${pageInfo.endCursor}`)).statusCode).toBe(400);
    for (const bad of [
      'limit=0',
      'limit=101',
      'sort=title',
      'status=gone',
      'cursor=xx',
      'area_id=a',
      'skip=10001',
      `q=${'x'.repeat(121)}`,
    ]) {
      expect((await get(`/api/desk/listings?${bad}`)).statusCode, bad).toBe(400);
    }
  });

  it('says how many rows a page may have, and how many it may pass over', async () => {
    const { headers } = await test.signInStaff(['moderator']);
    const get = (url: string) => test.app.inject({ url, headers });
    for (const list of ['listings', 'duplicates']) {
      for (const bad of ['0', '-1', 'abc', '10000']) {
        const { fields } = (await get(`/api/desk/${list}?limit=${bad}`)).json();
        expect([list, bad, fields], bad).toEqual([list, bad, { limit: 'must be a whole number from 1 to 100' }]);
      }
    }
    const { fields } = (await get('/api/desk/listings?skip=10001')).json();
    expect(fields).toEqual({ skip: 'must be a whole number from 0 to 10000' });
    const url = '/api/desk/listings?limit=0';
    const urdu = await test.app.inject({ url, headers: { ...headers, 'accept-language': 'ur' } });
    expect(urdu.json().fields).toEqual({ limit: 'یہ 1 سے 100 تک پورا نمبر ہونا چاہیے' });
  });

  it('writes no formula into a file', async () => {
    const { get } = await staffOf('moderator');
    await ad({ title: '=HYPERLINK("http://x";"y")' });
    const answer = await get('/api/desk/listings.csv');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body).toContain(`'=HYPERLINK`);
  });
});

describe('a file of a list', () => {
  const MANY = 10_003;
  const fillLeads = () =>
    test.deps.pool.query(
      `insert into leads (name, email, phone, city, area, property_type, bedrooms, budget, message, fingerprint, created_at)
       select 'Amna', 'amna@example.com', '', 'Karachi', 'Clifton', 'Flat', '3', 5000000, repeat('=', 900), n::text, now()
       from generate_series(1, $1::int) n`,
      [MANY],
    );

  it('has every row once, in the order of the list', async () => {
    const { get } = await staffOf('owner');
    await fillLeads();
    await test.deps.pool.query(
      `insert into properties (seller_id, area_id, property_type, title, description, price, created_at, updated_at, status)
       select $1::int, $2::int, 'House', 'House ' || n, 'Text.', 10000000 + n % 7, now(), now(), 'paused'
       from generate_series(1, $3::int) n`,
      [sellerId, areas[0]?.id, MANY],
    );
    for (const [path, before] of [
      ['leads.csv', (one: string[], other: string[]) => Number(one[0]) > Number(other[0])],
      ['leads.csv?order=asc', (one: string[], other: string[]) => Number(one[0]) < Number(other[0])],
      ['listings.csv?sort=price', (one: string[], other: string[]) => Number(one[7]) >= Number(other[7])],
    ] as const) {
      const { body, statusCode } = await get(`/api/desk/${path}`);
      expect(statusCode).toBe(200);
      const rows = body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(','));
      expect(new Set(rows.map(([id]) => id)).size, path).toBe(MANY);
      expect(rows, path).toHaveLength(MANY);
      expect(
        rows.every((row, at) => at === 0 || before(rows[at - 1] ?? [], row)),
        path,
      ).toBe(true);
      expect(body.split('\uFEFF')).toHaveLength(2);
      expect(body).not.toMatch(/,=/);
    }
  }, 120_000);

  it('ends where who asked goes away', async () => {
    const { headers } = await test.signInStaff(['owner']);
    await fillLeads();
    // Of its own: a server that listens also works in the background, and would send the mails of the tests below.
    const site = await buildApp(test.deps);
    const address = await site.listen({ port: 0, host: '127.0.0.1' });
    const going = new AbortController();
    const answer = await fetch(`${address}/api/desk/leads.csv`, { headers, signal: going.signal });
    await answer.body?.getReader().read();
    going.abort();
    await vi.waitFor(async () => {
      const [row] = await test.db.select().from(audit).where(eq(audit.action, 'desk.exported'));
      const after = JSON.parse(row?.after ?? '{}');
      expect(after.whole).toBe(false);
      expect(after.rows).toBeLessThan(MANY);
    }, 20_000);
    await site.close();
  }, 60_000);
});

describe('one ad', () => {
  it('is shown with its seller, what resembles it, and what is suspicious', async () => {
    const photo = { hash: 'a'.repeat(32), width: 800, height: 600, thumbhash: 'x' };
    const id = await ad({ photos: [photo], photoCount: 1, coverHash: photo.hash, cellNo: '+923001112223' });
    const other = await test.signIn('seller');
    const copy = await ad({ sellerId: other.account.id, photos: [photo], photoCount: 1, description: 'Copied.' });
    const sameText = await ad({ sellerId: other.account.id, price: 40_000_000 });
    const samePhone = await ad({
      sellerId: other.account.id,
      areaId: areas[1]?.id ?? 0,
      description: 'Else.',
      cellNo: '+923001112223',
    });
    const { get } = await staffOf('moderator');
    const detail = (await get(`/api/desk/listings/${id}`)).json();
    expect(detail).toMatchObject({
      id,
      area: areas[0]?.name,
      cover: `/media/${photo.hash}/320`,
      photos: [{ src: `/media/${photo.hash}` }],
      contact: { phone: '+923001112223' },
      seller: { id: sellerId, suspended: false, active_listings: 1 },
      review: 'unreviewed',
    });
    expect(detail.similar.map((each: { id: number }) => each.id)).toEqual([copy, sameText]);
    expect(
      detail.suspicious.map(({ why, listing }: { why: string; listing: { id: number } }) => [why, listing.id]),
    ).toEqual([
      ['photo', copy],
      ['text', sameText],
      ['phone', samePhone],
    ]);
    expect((await get('/api/desk/listings/999999')).statusCode).toBe(404);
    expect((await get('/api/desk/listings/x')).statusCode).toBe(400);
  });

  it('is taken down with a reason that the seller reads, stays down, and comes back as it was', async () => {
    const id = await ad();
    const { send, get } = await staffOf('moderator');
    const act = (payload: object) => send('POST', `/api/desk/listings/${id}/actions`, payload);
    expect((await act({ action: 'hide' })).json().fields).toHaveProperty('reason');
    const hidden = await act({ action: 'hide', reason: 'fraud', words: 'It is not yours.' });
    expect(hidden.statusCode).toBe(200);
    expect(hidden.json().listing).toMatchObject({ status: 'paused', review: 'hidden' });
    await sendDueMails(test.deps);
    expect(test.outbox.at(-1)?.text).toContain('It is not yours.');
    expect((await act({ action: 'hide', reason: 'fraud' })).statusCode).toBe(409);
    const resumed = await test.app.inject({
      method: 'POST',
      url: `/api/properties/status/${id}`,
      payload: { status: 'active' },
      headers: sellerHeaders,
    });
    expect(resumed.statusCode).toBe(409);
    const restored = await act({ action: 'restore' });
    expect(restored.json().listing).toMatchObject({ status: 'active', review: 'approved' });
    const { log, history } = (await get(`/api/desk/listings/${id}`)).json();
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['listing.restore', 'listing.hide']);
    expect(history.map(({ status }: { status: string }) => status)).toEqual(['active', 'paused', 'active']);
    expect(await verifyAudit(test.db)).toEqual({ rows: 2, firstWrong: null });
  });

  it('goes back to its seller, is looked at again after a change, and is approved', async () => {
    const id = await ad();
    const { send, get } = await staffOf('moderator');
    const reviewOf = async () => (await get(`/api/desk/listings/${id}`)).json().review;
    await send('POST', `/api/desk/listings/${id}/actions`, { action: 'send-back', reason: 'photos' });
    expect(await reviewOf()).toBe('sent_back');
    const form = multipart({ title: 'Sunny house near the sea' });
    const changed = await test.app.inject({
      method: 'PUT',
      url: `/api/properties/update/${id}`,
      payload: form.payload,
      headers: { ...form.headers, ...sellerHeaders },
    });
    expect(changed.statusCode).toBe(200);
    expect(await reviewOf()).toBe('unreviewed');
    expect((await adRow(id))?.hiddenAt).not.toBeNull();
    const approved = await send('POST', `/api/desk/listings/${id}/actions`, { action: 'approve' });
    expect(approved.json().listing).toMatchObject({ status: 'active', review: 'approved' });
    await sendDueMails(test.deps);
    expect(test.outbox.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Please change your ad'),
      expect.stringContaining('may be shown again'),
    ]);
  });

  it('stays paused where the plan has no room for it any more', async () => {
    const id = await ad();
    const { send } = await staffOf('moderator');
    await send('POST', `/api/desk/listings/${id}/actions`, { action: 'hide', reason: 'gone' });
    for (let count = 0; count < 30; count += 1) await ad();
    const answer = await send('POST', `/api/desk/listings/${id}/actions`, { action: 'restore' });
    expect(answer.json().listing).toMatchObject({ status: 'paused', review: 'approved' });
  });

  it('is featured for some days, and no longer', async () => {
    const id = await ad();
    const { send } = await staffOf('moderator');
    const featured = await send('POST', `/api/desk/listings/${id}/actions`, { action: 'feature', days: 7 });
    expect(featured.json().listing.featured_until).toBe('2026-11-30T08:00:00.000Z');
    const plain = await send('POST', `/api/desk/listings/${id}/actions`, { action: 'unfeature' });
    expect(plain.json().listing.featured_until).toBeNull();
  });

  it('has facts corrected by the rules of its form, and the seller is told which', async () => {
    const id = await ad();
    const { send } = await staffOf('moderator');
    const put = (payload: object) => send('PUT', `/api/desk/listings/${id}`, payload);
    expect((await put({ price: 26_000_000, bedrooms: 4 })).json()).toMatchObject({ price: 26_000_000 });
    await sendDueMails(test.deps);
    expect(test.outbox.at(-1)?.text).toContain('we corrected this in your ad: the price.');
    expect((await put({ price: 26_000_000 })).statusCode).toBe(400);
    expect((await put({ property_type: 'Castle' })).statusCode).toBe(400);
    expect((await put({ title: 'x' })).statusCode).toBe(400);
    const [row] = await test.db.select().from(audit);
    expect(row).toMatchObject({
      action: 'listing.correct',
      before: '{"price":"25000000"}',
      after: '{"price":"26000000"}',
    });
  });

  it('is not corrected from what it said before its seller changed it', async () => {
    const id = await ad();
    const { send, get } = await staffOf('moderator');
    const { updated_at: seen } = (await get(`/api/desk/listings/${id}`)).json();
    await test.db
      .update(properties)
      .set({ price: 20_000_000, updatedAt: new Date(test.deps.clock().getTime() + 1_000) })
      .where(eq(properties.id, id));
    const late = await send('PUT', `/api/desk/listings/${id}`, { title: 'Bright house in Clifton', seen });
    expect([late.statusCode, late.json().code]).toEqual([409, 'REVIEW_NOT_SEEN']);
    const { updated_at: again } = (await get(`/api/desk/listings/${id}`)).json();
    const put = await send('PUT', `/api/desk/listings/${id}`, { title: 'Bright house in Clifton', seen: again });
    expect(put.json()).toMatchObject({ title: 'Bright house in Clifton', price: 20_000_000 });
  });

  it('has every fact of its form corrected: size, parking, description and part of the area', async () => {
    const { rows } = await test.deps.pool.query<{ id: number; area: number }>(
      'select id, area_id as area from area_parts order by id limit 1',
    );
    const [part] = rows;
    const id = await ad({ areaId: part?.area ?? 0, areaSqft: 100, dimension: '100 sq ft', garage: 0 });
    const { send, get } = await staffOf('moderator');
    const put = (payload: object) => send('PUT', `/api/desk/listings/${id}`, payload);
    const facts = { dimension: '240 sq yd', garage: 1, description: 'Ask Amna, 0300 1234567.', part_id: part?.id };
    expect((await put(facts)).statusCode).toBe(200);
    expect((await get(`/api/desk/listings/${id}`)).json()).toMatchObject(facts);
    expect(await adRow(id)).toMatchObject({ areaSqft: 2_160, garage: 1, partId: part?.id });
    await sendDueMails(test.deps);
    expect(test.outbox.at(-1)?.text).toContain('the phase, block or sector, the size, the parking, the description.');
    const [row] = await test.db.select().from(audit).where(eq(audit.action, 'listing.correct'));
    expect(row?.after).toContain('"description":"23 characters"');
    for (const wrong of [
      { part_id: 999_999 },
      { dimension: '0 sq yd' },
      { garage: 2 },
      { description: 'x'.repeat(5_001) },
    ])
      expect((await put(wrong)).statusCode, JSON.stringify(wrong).slice(0, 40)).toBe(400);
    expect((await put({ part_id: null, dimension: '', garage: 0, description: '' })).statusCode).toBe(200);
    expect(await adRow(id)).toMatchObject({ partId: null, dimension: '', areaSqft: null, description: '' });
    expect((await put({ property_type: 'Residential Plot', garage: 1 })).statusCode).toBe(400);
  });

  it('keeps notes with the name of who wrote them', async () => {
    const id = await ad();
    const { send, get } = await staffOf('support');
    expect((await send('POST', `/api/desk/listings/${id}/notes`, { text: 'Called the seller.' })).statusCode).toBe(201);
    const { notes } = (await get(`/api/desk/listings/${id}`)).json();
    expect(notes).toMatchObject([{ text: 'Called the seller.', by: 'Dania Desk' }]);
    expect((await send('POST', '/api/desk/listings/99999/notes', { text: 'x' })).statusCode).toBe(404);
    expect((await send('POST', `/api/desk/listings/${id}/notes`, { text: ' \n ' })).statusCode).toBe(400);
  });
});

describe('an undo of featuring', () => {
  const featuredUntil = new Date(START.getTime() + 7 * 86_400_000);
  const unfeature = async (id: number) => {
    const { send } = await staffOf('moderator');
    const { undo } = (await send('POST', `/api/desk/listings/${id}/actions`, { action: 'unfeature' })).json();
    return async () => (await send('POST', '/api/desk/undo', { undo })).json();
  };

  it('gives no place back that another ad of the plan has taken meanwhile', async () => {
    const planUntil = new Date(START.getTime() + 20 * 86_400_000);
    await test.db.update(accounts).set({ plan: 'pro', planUntil }).where(eq(accounts.id, sellerId));
    const [one, two] = [await ad({ featuredUntil }), await ad({ featuredUntil })];
    const takeBack = await unfeature(one);
    await test.db
      .update(properties)
      .set({ featuredUntil })
      .where(eq(properties.id, await ad()));
    expect(await takeBack()).toEqual({ undone: [], left: [one] });
    const again = await unfeature(two);
    expect(await again()).toEqual({ undone: [two], left: [] });
  });

  it('gives it back to the one ad that the desk featured whatever the plan', async () => {
    const id = await ad({ featuredUntil });
    expect(await (await unfeature(id))()).toEqual({ undone: [id], left: [] });
    expect((await adRow(id))?.featuredUntil).toEqual(featuredUntil);
  });
});

describe('a mass action', () => {
  it('does what it can, names the rest, and is taken back once', async () => {
    const ids = [await ad(), await ad({ status: 'sold' }), await ad({ status: 'deleted' })];
    const before = await Promise.all(ids.map(adRow));
    const { send } = await staffOf('moderator');
    const answer = await send('POST', '/api/desk/listings/actions', {
      ids: [...ids, 9999],
      action: 'hide',
      reason: 'fraud',
    });
    expect(answer.statusCode).toBe(200);
    const { done, refused, undo } = answer.json();
    expect(done).toEqual(ids.slice(0, 2));
    expect(refused.map(({ id }: { id: number }) => id)).toEqual([ids[2], 9999]);
    const undone = await send('POST', '/api/desk/undo', { undo });
    expect(undone.json()).toEqual({ undone: done, left: [] });
    for (const [index, row] of before.entries()) {
      const now = await adRow(ids[index] ?? 0);
      expect(now).toMatchObject({ status: row?.status, hiddenAt: null });
    }
    expect((await send('POST', '/api/desk/undo', { undo })).statusCode).toBe(409);
    expect((await verifyAudit(test.db)).firstWrong).toBeNull();
  });

  it('leaves what somebody changed since, and is nobody else’s to take back, nor later than thirty days', async () => {
    const ids = [await ad(), await ad()];
    const one = await staffOf('moderator');
    const other = await staffOf('moderator');
    const act = async () =>
      (await one.send('POST', '/api/desk/listings/actions', { ids, action: 'approve' })).json().undo as string;
    const undo = await act();
    expect((await other.send('POST', '/api/desk/undo', { undo })).statusCode).toBe(409);
    await other.send('POST', `/api/desk/listings/${ids[0]}/actions`, { action: 'hide', reason: 'fraud' });
    expect((await one.send('POST', '/api/desk/undo', { undo })).json()).toEqual({ undone: [ids[1]], left: [ids[0]] });
    const { undo: late } = (
      await one.send('POST', `/api/desk/listings/${ids[1]}/actions`, { action: 'hide', reason: 'gone' })
    ).json();
    test.setNow(new Date(START.getTime() + 30 * 24 * 60 * MINUTE + 1));
    const later = await test.signInStaff(['moderator'], { staffId: one.member.id });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/desk/undo',
      headers: later.headers,
      payload: { undo: late },
    });
    expect(answer.json().code).toBe('REVIEW_UNDO_GONE');
  });

  it('is offered to be taken back beside each of its ads, to who did it, while the ad stands as it was left', async () => {
    const ids = [await ad(), await ad(), await ad()];
    const [first, second, third] = ids;
    const one = await staffOf('moderator');
    const other = await staffOf('moderator');
    const offered = async (who: typeof one, id = first) =>
      (await who.get(`/api/desk/listings/${id}`)).json().take_back as { row: number; undo: string } | null;
    expect(await offered(one)).toBeNull();
    const order = { ids, action: 'hide', reason: 'fraud' };
    const { undo } = (await one.send('POST', '/api/desk/listings/actions', order)).json();
    const shown = (await one.get(`/api/desk/listings/${first}`)).json();
    expect(shown.take_back).toEqual({ row: shown.log[0].id, undo, ads: 3 });
    expect(await offered(other)).toBeNull();
    await one.send('POST', `/api/desk/listings/${first}/notes`, { text: 'Asked by phone.' });
    expect(await offered(one)).toMatchObject({ undo });
    // Its seller changed nothing that the action did, but somebody decided anew.
    await other.send('POST', `/api/desk/listings/${second}/actions`, { action: 'restore' });
    expect(await offered(one, second)).toBeNull();
    await test.db
      .update(properties)
      .set({ status: 'deleted' })
      .where(eq(properties.id, third ?? 0));
    expect(await offered(one, third)).toBeNull();
    expect((await one.send('POST', '/api/desk/undo', { undo })).json()).toEqual({
      undone: [first],
      left: [second, third],
    });
    expect(await offered(one)).toBeNull();
  });
});

describe('people', () => {
  it('are found, suspended with a reason, let in again, signed out and sent a link', async () => {
    await ad();
    const { get, send } = await staffOf('moderator');
    const { data } = (await get('/api/desk/sellers?q=sana')).json();
    expect(data).toMatchObject([{ id: sellerId, active_listings: 1, plan: 'basic', suspended_at: null }]);
    expect((await get(`/api/desk/sellers?q=${encodeURIComponent('0300 1234567')}`)).json().data).toHaveLength(1);
    expect((await get('/api/desk/sellers?q=%25')).json().data).toHaveLength(0);
    expect((await get(`/api/desk/sellers?q=%23${sellerId}`)).json().data).toHaveLength(1);
    const act = (payload: object) => send('POST', `/api/desk/sellers/${sellerId}/actions`, payload);
    expect((await act({ action: 'suspend' })).statusCode).toBe(400);
    const suspended = (await act({ action: 'suspend', reason: 'Sold what was not theirs.' })).json();
    expect(suspended).toMatchObject({ sessions: 0, suspended_at: START.toISOString() });
    expect(suspended.listings[0].status).toBe('paused');
    expect((await act({ action: 'suspend', reason: 'again' })).statusCode).toBe(409);
    expect((await get('/api/desk/sellers?suspended=true')).json().total).toBe(1);
    expect((await act({ action: 'end-sessions', mistake: true })).statusCode).toBe(400);
    expect((await act({ action: 'lift' })).json().suspended_at).toBeNull();
    expect((await act({ action: 'end-sessions' })).statusCode).toBe(200);
    expect((await act({ action: 'send-reset' })).statusCode).toBe(200);
    await sendDueMails(test.deps);
    expect(test.outbox.map(({ subject }) => subject)).toEqual([
      'Your account is suspended',
      'Your account is open again',
      expect.stringContaining('Choose a new password'),
    ]);
    const [told] = test.outbox;
    expect(told?.text).toContain('Sold what was not theirs.');
    expect(told?.text).toContain(test.deps.settings.contact.email);
    const { log } = (await get(`/api/desk/sellers/${sellerId}`)).json();
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'account.send-reset',
      'account.end-sessions',
      'account.lift',
      'account.suspend',
    ]);
    expect(JSON.stringify(log)).not.toContain('@example.com');
  });

  it('finds people by an index, however many there are', async () => {
    const { get } = await staffOf('support');
    await test.db.execute(sql`
      insert into accounts (role, email, email_key, first_name, last_name)
      select 'buyer', 'b' || n || '@example.com', 'b' || n || '@example.com', 'Bina', 'Baig' || n
      from generate_series(1, 12000) as n`);
    await test.db.execute(sql`analyze accounts`);
    const statements = vi.spyOn(test.deps.pool, 'query');
    const found = async (q: string) => (await get(`/api/desk/buyers?q=${encodeURIComponent(q)}`)).json().total;
    for (const q of ['B4711@', 'bina baig4711', 'Baig4711']) expect([q, await found(q)]).toEqual([q, 1]);
    for (const q of ['nobody', '%', 'aig4711']) expect([q, await found(q)]).toEqual([q, 0]);
    const calls = statements.mock.calls as unknown as [{ text: string }, unknown[]][];
    statements.mockRestore();
    expect(await found('bina')).toBe(5_000);
    const lookUps = calls.filter(([{ text }]) => text.startsWith('select f.id from'));
    expect(lookUps.length).toBeGreaterThan(0);
    for (const [{ text }, parameters] of lookUps) {
      const { rows } = await test.deps.pool.query(`explain ${text}`, parameters);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      for (const index of ['email', 'name', 'last_name', 'phone']) expect(plan).toContain(`accounts_desk_${index}`);
    }
  });

  it('are listed without reading all listings, also where all are of one seller', async () => {
    await test.db.execute(sql`
      insert into properties (seller_id, area_id, property_type, title, price)
      select ${sellerId}, ${areas[0]?.id}, 'House', 'House', 20000000 from generate_series(1, 5000)`);
    const others = [await test.signIn('seller'), await test.signIn('seller')];
    const { get } = await staffOf('support');
    await test.db.execute(sql`analyze properties`);
    const statements = vi.spyOn(test.deps.pool, 'query');
    const { data } = (await get('/api/desk/sellers?limit=1')).json();
    const calls = statements.mock.calls as unknown as [{ text: string }, unknown[]][];
    statements.mockRestore();
    expect(data).toMatchObject([{ id: others[1]?.account.id, active_listings: 0 }]);
    const reading = calls.filter(([{ text }]) => text.includes('from properties'));
    expect(reading).toHaveLength(1);
    for (const [{ text }, values] of reading) {
      const { rows } = await test.deps.pool.query(`explain ${text}`, values);
      expect(JSON.stringify(rows)).not.toContain('Seq Scan on properties');
    }
  });

  it('come back with the listings that a suspension paused, as far as the plan has room', async () => {
    const { get, send } = await staffOf('moderator', 'owner');
    const act = (payload: object) => send('POST', `/api/desk/sellers/${sellerId}/actions`, payload);
    const day = (days: number) => new Date(START.getTime() - days * 86_400_000);
    const resting = await ad({ status: 'paused' });
    const newest = await ad({ createdAt: day(1) });
    const older = await ad({ createdAt: day(2) });
    const featured = await ad({ createdAt: day(9), featuredUntil: new Date(START.getTime() + 86_400_000) });
    const fraud = await ad({ createdAt: day(0) });
    await act({ action: 'suspend', reason: 'Under inquiry.' });
    await send('POST', `/api/desk/listings/${fraud}/actions`, { action: 'hide', reason: 'fraud' });
    const others = await Promise.all(Array.from({ length: 40 }, () => ad({ status: 'paused' })));
    // The free plan has room for a few; what is active already counts.
    const room = 2;
    await test.db
      .update(properties)
      .set({ status: 'active' })
      .where(inArray(properties.id, others.slice(0, planOf('basic').maxActiveListings - room)));
    expect((await act({ action: 'lift' })).statusCode).toBe(200);
    const statusOf = async (id: number) => (await adRow(id))?.status;
    expect(await Promise.all([featured, newest, older, fraud, resting].map(statusOf))).toEqual([
      'active',
      'active',
      'paused',
      'paused',
      'paused',
    ]);
    const states = (await get(`/api/desk/listings/${newest}`)).json().history;
    expect(states.map(({ status }: { status: string }) => status)).toEqual(['active', 'paused', 'active']);
    const { log } = (await get(`/api/desk/sellers/${sellerId}`)).json();
    expect(log[0]).toMatchObject({ action: 'account.lift', after: { suspended: false, shown: 2, left: 1 } });
    // What a suspension remembered is used once; what had no room then has it now.
    await send('POST', `/api/desk/listings/${newest}/actions`, { action: 'hide', reason: 'gone' });
    await act({ action: 'suspend', reason: 'Again.' });
    await act({ action: 'lift' });
    const after = await Promise.all([featured, newest, older, resting].map(statusOf));
    expect(after).toEqual(['active', 'paused', 'active', 'paused']);
  });

  it('get a password link with its row in the log, or neither', async () => {
    const { get, send } = await staffOf('moderator');
    const reset = () => send('POST', `/api/desk/sellers/${sellerId}/actions`, { action: 'send-reset' });
    for (let sent = 0; sent < 3; sent += 1) expect((await reset()).statusCode).toBe(200);
    expect((await reset()).statusCode).toBe(429);
    await sendDueMails(test.deps);
    const { log } = (await get(`/api/desk/sellers/${sellerId}`)).json();
    expect({ mails: test.outbox.length, rows: log.length }).toEqual({ mails: 3, rows: 3 });
  });

  it('are given a copy of what they gave on request, are told of it, and it is logged', async () => {
    const { get, send } = await staffOf('moderator');
    const answer = await send('POST', `/api/desk/sellers/${sellerId}/export`, {});
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/gzip',
      `attachment; filename="karachi-estates-account-${sellerId}.tar.gz"`,
    ]);
    expect(gunzipSync(answer.rawPayload).toString('latin1')).toContain('account.json');
    await sendDueMails(test.deps);
    expect(test.outbox.at(-1)?.subject).toBe('A copy of what you gave us was made');
    const { log } = (await get(`/api/desk/sellers/${sellerId}`)).json();
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['account.export']);
    // A seller is no buyer, and nobody takes a hundred of them.
    expect((await send('POST', `/api/desk/buyers/${sellerId}/export`, {})).statusCode).toBe(404);
    for (let nth = 0; nth < 4; nth += 1) await send('POST', `/api/desk/sellers/${sellerId}/export`, {});
    expect((await send('POST', `/api/desk/sellers/${sellerId}/export`, {})).statusCode).toBe(429);
  });

  it('are erased on request after some days, told of it, and kept after all', async () => {
    const { get, send } = await staffOf('moderator');
    const erase = (action: string) => send('POST', `/api/desk/sellers/${sellerId}/erasure`, { action });
    expect((await erase('keep')).statusCode).toBe(409);
    expect((await erase('start')).json()).toMatchObject({ erase_at: '2026-12-07T08:00:00.000Z', sessions: 0 });
    expect((await erase('start')).statusCode).toBe(409);
    await sendDueMails(test.deps);
    expect(test.outbox.at(-1)?.subject).toContain('will be erased');
    expect((await erase('keep')).json().erase_at).toBeNull();
    await sendDueMails(test.deps);
    expect(test.outbox.at(-1)).toMatchObject({
      subject: 'Your account is not erased',
      replyTo: test.deps.settings.contact.email,
    });
    const { log } = (await get(`/api/desk/sellers/${sellerId}`)).json();
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['account.keep', 'account.erase']);
  });

  it('who cannot log in are told whom to write to in order to be kept', async () => {
    const { send } = await staffOf('moderator');
    await send('POST', `/api/desk/sellers/${sellerId}/actions`, { action: 'suspend', reason: 'Under inquiry.' });
    await send('POST', `/api/desk/sellers/${sellerId}/erasure`, { action: 'start' });
    await sendDueMails(test.deps);
    const mail = test.outbox.at(-1);
    expect(mail?.subject).toBe('Your account will be erased');
    expect(mail?.text).toContain(`write to ${test.deps.settings.contact.email}`);
    expect(mail?.text).not.toMatch(/log in|\/profile/);
  });

  it('are buyers or sellers, never one for the other', async () => {
    const { account } = await test.signIn('buyer');
    const { get, send } = await staffOf('moderator');
    expect((await get(`/api/desk/buyers/${account.id}`)).json()).toMatchObject({ role: 'buyer', sessions: 1 });
    expect((await get(`/api/desk/sellers/${account.id}`)).statusCode).toBe(404);
    expect((await send('POST', `/api/desk/buyers/${account.id}/notes`, { text: 'Friendly.' })).statusCode).toBe(201);
    const archive = await test.db.transaction(async (tx) => tx.execute('select text from desk_notes'));
    expect(archive.rows).toEqual([{ text: 'Friendly.' }]);
  });
});

const lead = { name: 'Amna Khan', email: 'amna@example.com', phone: '+923001234567', message: '=1+1', city: 'Karachi' };

describe('leads and interest', () => {
  const addLead = async (columns: Partial<typeof leads.$inferInsert> = {}) => {
    const [row] = await test.db
      .insert(leads)
      .values({
        ...lead,
        area: areas[0]?.name ?? '',
        bedrooms: '3',
        propertyType: 'Family House',
        budget: 30_000_000,
        fingerprint: 'x',
        createdAt: START,
        ...columns,
      })
      .returning();
    return row?.id ?? 0;
  };

  it('go from new to lost, to an owner, with a reminder and notes', async () => {
    const id = await addLead();
    const twin = await addLead({ name: 'Amna again' });
    const { get, send, member } = await staffOf('support');
    const put = (payload: object) => send('PUT', `/api/desk/leads/${id}`, payload);
    const changed = await put({ stage: 'called', owner_id: member.id, reminder_at: '2026-11-23T09:00:00+05:00' });
    expect(changed.json()).toMatchObject({
      stage: 'called',
      owner: 'Dania Desk',
      reminder_at: '2026-11-23T04:00:00.000Z',
      others: 1,
    });
    expect((await put({ owner_id: 9999 })).statusCode).toBe(400);
    expect((await put({ stage: 'won' })).statusCode).toBe(400);
    expect((await put({ reminder_at: 'soon' })).statusCode).toBe(400);
    expect((await put({ reminder_at: '0000-01-01T00:00:00Z' })).statusCode).toBe(400);
    await send('POST', `/api/desk/leads/${id}/notes`, { text: 'Wants to see it on Sunday.' });
    const idsOf = async (query: string) =>
      (await get(`/api/desk/leads?${query}`)).json().data.map((each: { id: number }) => each.id);
    expect(await idsOf('owner=me')).toEqual([id]);
    expect(await idsOf('owner=none')).toEqual([twin]);
    expect(await idsOf('stage=called')).toEqual([id]);
    expect(await idsOf('due=true')).toEqual([id]);
    expect(await idsOf('q=again')).toEqual([twin]);
    expect(await idsOf('q=0300%201234567')).toEqual([twin, id]);
    const detail = (await get(`/api/desk/leads/${id}`)).json();
    expect(detail.notes).toHaveLength(1);
    expect(detail.same_phone.map((each: { id: number }) => each.id)).toEqual([twin]);
    expect(
      (await put({ stage: 'lost', owner_id: null, owner_before: member.id, reminder_at: null })).json(),
    ).toMatchObject({
      stage: 'lost',
      owner_id: null,
      reminder_at: null,
    });
    const [row] = await test.db.select().from(audit).where(eq(audit.action, 'lead.change'));
    expect(row?.before).not.toContain('Amna');
    expect((await get('/api/desk/leads.csv')).body).toContain(`'=1+1`);
  });

  it.each([
    ['leads', leads],
    ['interest', interestRegistrations],
  ] as const)('of two who take one of the %s at once, the second reads who has it', async (list, table) => {
    await addLead();
    await test.db.insert(interestRegistrations).values({
      ...{ project: 'grand-monarch', unitType: '4bed', fullName: 'Amna', phoneNumber: '', email: '' },
      ...{ fingerprint: 'x', createdAt: START },
    });
    const [row] = await test.db.select({ id: table.id }).from(table);
    const url = `/api/desk/${list}/${row?.id}`;
    const [amna, bilal] = [await staffOf('support'), await staffOf('support')];
    await test.db.update(staff).set({ name: 'Amna Khan' }).where(eq(staff.id, amna.member.id));
    const take = (who: typeof amna, owner_before?: number | null) =>
      who.send('PUT', url, { owner_id: who.member.id, ...(owner_before !== undefined && { owner_before }) });
    expect((await take(amna, null)).statusCode).toBe(200);
    for (const before of [null, undefined, bilal.member.id + 1]) {
      const late = await take(bilal, before);
      expect([late.statusCode, late.json().code]).toEqual([409, 'LEAD_TAKEN']);
      expect(late.json().message).toContain('Amna Khan');
    }
    expect((await bilal.get(url)).json().owner_id).toBe(amna.member.id);
    expect((await take(amna, null)).statusCode).toBe(200);
    expect((await bilal.send('PUT', url, { stage: 'called' })).json().owner_id).toBe(amna.member.id);
    expect((await take(bilal, amna.member.id)).json().owner_id).toBe(bilal.member.id);
  });

  it('do not lose what a colleague has set to whoever had not seen it', async () => {
    const url = `/api/desk/leads/${await addLead()}`;
    const [amna, bilal] = [await staffOf('support'), await staffOf('support')];
    const day = (number: number) => `2026-12-${number}T09:00:00+05:00`;
    const first = { stage: 'called', stage_before: 'new', reminder_at: day(10), reminder_before: null };
    expect((await amna.send('PUT', url, first)).statusCode).toBe(200);
    const late = await bilal.send('PUT', url, { ...first, stage: 'lost', reminder_at: day(11) });
    expect([late.statusCode, late.json().code]).toEqual([409, 'DESK_ROW_CHANGED']);
    expect(Object.keys(late.json().fields)).toEqual(['stage', 'reminder_at']);
    const stage = await bilal.send('PUT', url, { stage: 'lost', stage_before: 'new' });
    expect(Object.keys(stage.json().fields)).toEqual(['stage']);
    // What is so already is nothing new, and the other half may be changed.
    expect((await bilal.send('PUT', url, first)).statusCode).toBe(200);
    const seen = { stage: 'lost', stage_before: 'called', reminder_at: null, reminder_before: day(10) };
    expect((await bilal.send('PUT', url, seen)).json()).toMatchObject({ stage: 'lost', reminder_at: null });
  });

  it('without an owner wait at Today until they are over, and its list has the same', async () => {
    const id = await addLead();
    const owner = await staffOf('owner');
    const waiting = async () => {
      const { queues } = (await owner.get('/api/desk/today')).json();
      const listed = (await owner.get('/api/desk/leads?owner=none&stage=open')).json().data;
      return [queues.find(({ key }: { key: string }) => key === 'leads').count, listed.length];
    };
    const change = (payload: object) => owner.send('PUT', `/api/desk/leads/${id}`, payload);
    expect(await waiting()).toEqual([1, 1]);
    await change({ stage: 'called' });
    expect(await waiting()).toEqual([1, 1]);
    await change({ stage: 'lost' });
    expect(await waiting()).toEqual([0, 0]);
    await change({ stage: 'visiting', owner_id: owner.member.id });
    expect(await waiting()).toEqual([0, 0]);
  });

  it('of one phone wait at Today once, as their list folds them', async () => {
    for (const name of ['Amna', 'Amna again']) await addLead({ name, reminderAt: new Date(START.getTime() - 1_000) });
    await addLead({ phone: '+923217654321' });
    // Without a number nobody knows who is the same.
    for (const name of ['Bilal', 'Bilal again']) await addLead({ name, phone: '' });
    const owner = await staffOf('owner');
    const { queues } = (await owner.get('/api/desk/today')).json();
    const countOf = (name: string) => queues.find(({ key }: { key: string }) => key === name).count;
    const listed = async (query: string) => {
      const { data, total } = (await owner.get(`/api/desk/leads?fold=true&${query}`)).json();
      expect(total).toBe(data.length);
      return total;
    };
    expect([countOf('leads'), await listed('owner=none&stage=open')]).toEqual([4, 4]);
    expect([countOf('lead_reminders'), await listed('due=true')]).toEqual([1, 1]);
  });

  it('find the ads that a lead is after', async () => {
    const near = await ad({ price: 29_000_000 });
    await ad({ price: 40_000_000 });
    await ad({ price: 20_000_000, bedrooms: 2 });
    await ad({ price: 28_000_000, status: 'paused' });
    const cheap = await ad({ price: 10_000_000 });
    const { get } = await staffOf('support');
    const { matching } = (await get(`/api/desk/leads/${await addLead()}`)).json();
    expect(matching.map((each: { id: number }) => each.id)).toEqual([near, cheap]);
    const [flat, older] = [await ad({ propertyType: 'Flat' }), await ad({ propertyType: 'Appartment' })];
    const wished = (await get(`/api/desk/leads/${await addLead({ propertyType: 'Flat' })}`)).json().matching;
    expect(wished.map((each: { id: number }) => each.id)).toEqual([older, flat]);
  });

  it.each([
    ['leads', 'leads'],
    ['interest', 'interest_registrations'],
  ])('among %s are found by name, address and number, by an index', async (list, table) => {
    const [who, phone] = list === 'leads' ? ['name', 'phone'] : ['full_name', 'phone_number'];
    const [columns, values] =
      list === 'leads'
        ? ['city, area, property_type, bedrooms, budget, message', `'', '', '', '', 0, ''`]
        : ['project, unit_type', `'grand-monarch', '4bed'`];
    await test.deps.pool.query(`
      insert into ${table} (${who}, email, ${phone}, fingerprint, created_at, ${columns})
      select 'Omar Sample', 'omar' || n || '@example.com', '0321 ' || 7000000 + n, '', now(), ${values}
        from generate_series(1, 20000) n
      union all values ('Zoya Al-Hamd', 'zed.hamid_9@example.org', '+92 (300) 555-1234', '', now(), ${values}),
        ('زویا', 'other@example.org', '0300-5551235', '', now(), ${values})`);
    await test.deps.pool.query(`analyze ${table}`);
    const { get } = await staffOf('support');
    const found = async (q: string) => {
      const { data } = (await get(`/api/desk/${list}?fold=true&q=${encodeURIComponent(q)}`)).json();
      return data.map((each: { name: string }) => each.name);
    };
    const zoya = ['Zoya Al-Hamd'];
    const statements = vi.spyOn(test.deps.pool, 'query');
    for (const q of ['zoy', 'ZOYA', 'al-hamd zoya', 'hamid', 'zed.hamid_9@example.org'])
      expect([q, await found(q)]).toEqual([q, zoya]);
    for (const q of ['0300 5551234', '+923005551234', '00923005551234', '3005551234', '551234'])
      expect([q, await found(q)]).toEqual([q, zoya]);
    const calls = statements.mock.calls as unknown as [{ text: string }, unknown[]][];
    statements.mockRestore();
    expect(await found('زویا')).toEqual(['زویا']);
    expect(await found('0300 555')).toEqual(['زویا', ...zoya]);
    for (const q of ['nobody', '+++', '%', '55512']) expect([q, await found(q)]).toEqual([q, []]);
    const reading = calls.filter(([{ text }]) => text.includes(`from ${table} `));
    expect(reading.length).toBeGreaterThan(0);
    for (const [{ text }, parameters] of reading) {
      const { rows } = await test.deps.pool.query(`explain ${text}`, parameters);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain(`Seq Scan on ${table}`);
      if (text.includes('to_tsvector')) expect(plan).toContain('_who');
    }
  });

  it('are the same for interest in a project', async () => {
    const [row] = await test.db
      .insert(interestRegistrations)
      .values({
        project: 'grand-monarch',
        unitType: '4bed',
        fullName: 'Amna',
        phoneNumber: '+923001234567',
        email: 'amna@example.com',
        fingerprint: 'x',
        createdAt: START,
      })
      .returning();
    const { get, send } = await staffOf('support');
    const [first] = (await get('/api/desk/interest?project=grand-monarch')).json().data;
    expect(first).toMatchObject({ id: row?.id, unit: '4 Bed Apartment', stage: 'new', others: 0 });
    expect((await send('PUT', `/api/desk/interest/${row?.id}`, { stage: 'visiting' })).json().stage).toBe('visiting');
    expect((await send('POST', `/api/desk/interest/${row?.id}/notes`, { text: 'Comes on Friday.' })).statusCode).toBe(
      201,
    );
    expect((await get(`/api/desk/interest/${row?.id}`)).json().notes).toHaveLength(1);
    expect((await get('/api/desk/interest.csv')).body).toContain('grand-monarch');
  });
});

describe('payments', () => {
  it('are decided once, by who may, with a fresh code, and stand in the log', async () => {
    const [request] = await test.db
      .insert(upgradeRequests)
      .values({ accountId: sellerId, plan: 'pro', months: 2, reference: 'TRX-1', createdAt: START })
      .returning();
    const { get, send, member } = await staffOf('finance');
    const { data } = (await get('/api/desk/upgrades?status=pending')).json();
    expect(data).toMatchObject([{ id: request?.id, months: 2, screenshot: false, seller_id: sellerId }]);
    const decide = (action: string) => send('POST', `/api/desk/upgrades/${request?.id}/actions`, { action });
    expect((await decide('approve')).json()).toMatchObject({ status: 'counted' });
    expect((await decide('reject')).statusCode).toBe(409);
    const [row] = await test.db.select().from(audit);
    expect(row).toMatchObject({ action: 'upgrade.count', actorId: member.id, subject: `upgrade:${request?.id}` });
    expect((await get(`/api/desk/upgrades/${request?.id}/screenshot`)).statusCode).toBe(404);
    expect((await send('POST', '/api/desk/upgrades/999/actions', { action: 'approve' })).statusCode).toBe(404);
  });
});

describe('today', () => {
  it('shows what waits and how it went, to whom it concerns', async () => {
    const before = await ad({ createdAt: new Date(START.getTime() - 3 * 86_400_000) });
    const id = await ad();
    await test.db.insert(propertyEvents).values([
      { propertyId: before, day: '2026-11-22', contacts: 7 },
      { propertyId: before, day: '2026-11-23', contacts: 2 },
      { propertyId: id, day: '2026-11-23', contacts: 3 },
    ]);
    const [request] = await test.db
      .insert(upgradeRequests)
      .values({ accountId: sellerId, plan: 'pro', months: 1, reference: 'TRX-1', createdAt: START })
      .returning();
    const finance = await staffOf('finance');
    await finance.send('POST', `/api/desk/upgrades/${request?.id}/actions`, { action: 'approve' });
    const { order_id: paid } = (await finance.get('/api/desk/upgrades')).json().data[0];
    await (await staffOf('finance')).send('POST', '/api/desk/orders/approve', { ids: [paid] });
    const owner = (await (await staffOf('owner')).get('/api/desk/today')).json();
    expect(owner.queues.map(({ key }: { key: string }) => key)).toEqual([
      'review',
      'appeals',
      'reports',
      'duplicates',
      'payments',
      'refunds',
      'lines',
      'support',
      'leads',
      'lead_reminders',
      'interest',
      'interest_reminders',
      'marks',
      'mails',
      'jobs',
      'drafts',
      'scheduled',
      'newsletters',
    ]);
    expect(owner.queues[0]).toEqual({ key: 'review', count: 2, oldest_at: '2026-11-20T08:00:00.000Z' });
    expect(owner.days).toHaveLength(30);
    expect(owner.days.at(-1)).toMatchObject({ day: '2026-11-23', listings: 1, contacts: 5 });
    expect(owner.days.at(-2)).toMatchObject({ day: '2026-11-22', listings: 0, contacts: 7 });
    expect(owner.days.at(-1).income).toBe(planAmount('pro', 1));
    expect(owner.since.at).toBeNull();
    const moderator = (await (await staffOf('moderator')).get('/api/desk/today')).json();
    expect(moderator.queues.map(({ key }: { key: string }) => key)).toEqual([
      'review',
      'appeals',
      'reports',
      'duplicates',
      'marks',
    ]);
    expect(moderator.days.at(-1).income).toBe(0);
  });

  it('counts refunds that somebody asked for since they did, and lines that wait for an order', async () => {
    const finance = await staffOf('finance');
    const [placed] = await test.db
      .insert(orders)
      .values({
        ...{ accountId: sellerId, reference: 'KE-22222-2', plan: 'pro', months: 1, amount: 300_000 },
        ...{ createdAt: START, dueAt: new Date(START.getTime() + 7 * 86_400_000) },
      })
      .returning();
    const at = `/api/desk/orders/${placed?.id}`;
    const transfer = { amount: '500', bank: 'Sample Bank', transaction: 'T-1', received_on: '2026-11-23' };
    await finance.send('POST', `${at}/payments`, transfer);
    test.setNow(new Date(START.getTime() + MINUTE));
    await finance.send('POST', `${at}/actions`, { action: 'refund' });
    const file = Buffer.from('Date,Description,Credit\n2026-11-22,rent,8000\n').toString('base64');
    await finance.send('POST', '/api/desk/statements', { bank: 'HBL', file, dry: false });
    const { queues } = (await finance.get('/api/desk/today')).json();
    const since = new Date(START.getTime() + MINUTE).toISOString();
    expect(queues).toEqual([
      { key: 'payments', count: 0, oldest_at: null },
      { key: 'refunds', count: 1, oldest_at: since },
      { key: 'lines', count: 1, oldest_at: since },
    ]);
  });

  it('counts as income what the books say was earned, less what was given back, by the day in Karachi', async () => {
    const [request] = await test.db
      .insert(upgradeRequests)
      .values({ accountId: sellerId, plan: 'pro', months: 1, reference: 'TRX-1', createdAt: START })
      .returning();
    const finance = await staffOf('finance');
    await finance.send('POST', `/api/desk/upgrades/${request?.id}/actions`, { action: 'approve' });
    const { order_id: paid } = (await finance.get('/api/desk/upgrades')).json().data[0];
    await (await staffOf('finance')).send('POST', '/api/desk/orders/approve', { ids: [paid] });
    const [order] = await test.db.select().from(orders);
    const booking = { accountId: sellerId, orderId: order?.id ?? 0, by: 'finance' };
    // Twenty past midnight in Karachi is the evening before in Greenwich.
    const giveBack = (paisa: number, at: string) =>
      test.db.transaction((tx) => book(tx, unearned(paisa), { ...booking, at: new Date(at) }));
    await giveBack(100_000, '2026-11-22T19:20:00.000Z');
    await giveBack(30_000, '2026-11-22T18:20:00.000Z');
    const { days, since } = (await finance.get('/api/desk/today')).json();
    expect(days.slice(-2).map(({ income }: { income: number }) => income)).toEqual([
      -300,
      planAmount('pro', 1) - 1_000,
    ]);
    expect(since.payments).toBe(0);
    await test.db.update(staff).set({ visitBeforeAt: new Date(START.getTime() - MINUTE) });
    expect((await finance.get('/api/desk/today')).json().since.payments).toBe(1);
    // Who handles no money is not told of payments.
    const editor = await staffOf('editor');
    await test.db.update(staff).set({ visitBeforeAt: new Date(START.getTime() - MINUTE) });
    expect((await editor.get('/api/desk/today')).json().since).toMatchObject({ payments: null, sellers: 1 });
  });
});

it('counts the views of an ad in the thirty days that its seller is told, by the clock of Karachi', async () => {
  const id = await ad();
  const day = (number: string, views: number) => ({ propertyId: id, day: `2026-${number}`, views });
  await test.db.insert(propertyEvents).values([day('10-25', 1), day('10-26', 10), day('11-24', 100)]);
  // It is the 24th in Karachi already.
  test.setNow(new Date('2026-11-23T20:00:00.000Z'));
  const { get } = await staffOf('moderator');
  expect((await get(`/api/desk/listings/${id}`)).json().views).toBe(110);
  const url = '/api/properties/my-properties';
  const own = (await test.app.inject({ url, headers: sellerHeaders })).json();
  expect((own.items ?? own)[0].views_30d).toBe(110);
});

describe('the history of a listing for its seller', () => {
  it('tells what the desk did and why, without who did it, and to nobody else', async () => {
    const id = await ad();
    const { send, member } = await staffOf('moderator');
    const url = `/api/properties/my-properties/${id}/history`;
    const history = async () => (await test.app.inject({ url, headers: sellerHeaders })).json();
    await send('POST', `/api/desk/listings/${id}/notes`, { text: 'Looks like the one from last week.' });
    await send('POST', `/api/desk/listings/${id}/actions`, { action: 'hide', reason: 'price', words: 'Half of it.' });
    test.setNow(new Date(START.getTime() + MINUTE));
    await send('POST', `/api/desk/listings/${id}/actions`, { action: 'restore' });
    const events = await history();
    expect(events.map(({ action, status }: { action: string; status: string }) => action ?? status)).toEqual(
      expect.arrayContaining(['restore', 'hide', 'active', 'paused']),
    );
    expect(events.find(({ action }: { action: string }) => action === 'hide').reason).toBe('price');
    expect(JSON.stringify(events)).not.toContain(member.name || member.email);
    expect(JSON.stringify(events)).not.toContain('last week');
    const other = await test.signIn('seller');
    expect((await test.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
  });
});

describe('what is stuck', () => {
  it('is shown with its reason, and mails and jobs are tried again', async () => {
    const { send, get } = await staffOf('owner');
    const template = { subject: 'Hello', paragraphs: ['Salaam'], reason: 'Because.' };
    const id = await queueMail(test.db, { to: 'amna@example.com', template, at: START });
    expect((await get('/api/desk/stuck')).json().mails).toEqual([]);
    expect((await send('POST', `/api/desk/stuck/mails/${id}/retry`, {})).statusCode).toBe(404);
    await test.deps.pool.query(
      "update outbox set attempts = 20, given_up_at = now(), last_error = 'no such host' where id = $1",
      [id],
    );
    await sendDueMails(test.deps);
    expect(test.outbox).toEqual([]);
    expect((await get('/api/desk/stuck')).json().mails).toMatchObject([
      { id, attempts: 20, given_up: true, next_at: null, last_error: 'no such host' },
    ]);
    expect((await send('POST', `/api/desk/stuck/mails/${id}/retry`, {})).json().mails).toEqual([]);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(1);
    // One whose text was erased would reach its reader empty.
    const erased = await queueMail(test.db, { to: 'bilal@example.com', template, at: START });
    await test.deps.pool.query("update outbox set attempts = 20, given_up_at = now(), html = '' where id = $1", [
      erased,
    ]);
    expect((await get('/api/desk/stuck')).json().mails).toEqual([]);
    expect((await send('POST', `/api/desk/stuck/mails/${erased}/retry`, {})).statusCode).toBe(404);

    await test.deps.pool.query(
      `insert into pgboss.job (name, state, output, completed_on) values ('media-purge', 'failed', $1, now())`,
      [JSON.stringify({ message: 'disk full' })],
    );
    const failed = (body: { queues: { queue: string }[] }) => body.queues.find(({ queue }) => queue === 'media-purge');
    expect(failed((await get('/api/desk/stuck')).json())).toMatchObject({ failed: 1, last_error: 'disk full' });
    const retried = await send('POST', '/api/desk/stuck/queues/media-purge/retry', {});
    expect(failed(retried.json())).toMatchObject({ failed: 0 });
    expect((await send('POST', '/api/desk/stuck/queues/media-purge/retry', {})).statusCode).toBe(404);
    expect((await send('POST', '/api/desk/stuck/queues/nothing/retry', {})).statusCode).toBe(404);
    const log = await test.db.select().from(audit).orderBy(audit.id);
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['mail.retry', `mail:${id}`],
      ['jobs.retry', 'queue:media-purge'],
    ]);
  });
});

describe('the audit log at the desk', () => {
  it('is searched, exported and checked by owners', async () => {
    const id = await ad();
    const moderator = await staffOf('moderator');
    await moderator.send('POST', `/api/desk/listings/${id}/actions`, {
      action: 'hide',
      reason: 'fraud',
      words: 'گھر نہیں',
    });
    await moderator.get('/api/desk/audit');
    const { get } = await staffOf('owner');
    const actionsOf = async (query: string) =>
      (await get(`/api/desk/audit?${query}`)).json().data.map(({ action }: { action: string }) => action);
    expect(await actionsOf('')).toEqual(['staff.refused', 'listing.hide']);
    expect(await actionsOf('order=asc')).toEqual(['listing.hide', 'staff.refused']);
    expect(await actionsOf('action=listing.')).toEqual(['listing.hide']);
    expect(await actionsOf(`subject=listing:${id}`)).toEqual(['listing.hide']);
    expect(await actionsOf(`actor_id=${moderator.member.id}`)).toHaveLength(2);
    expect(await actionsOf(`q=${encodeURIComponent('گھر')}`)).toEqual(['listing.hide']);
    expect(await actionsOf('q=listing.hide')).toEqual(['listing.hide']);
    expect(await actionsOf('from=2026-11-23&to=2026-11-23')).toHaveLength(2);
    expect(await actionsOf('from=2026-11-24')).toEqual([]);
    expect((await get('/api/desk/audit?from=2026-13-45')).statusCode).toBe(400);
    expect((await get('/api/desk/audit.csv')).body.split('\r\n')).toHaveLength(5);
    expect((await get('/api/desk/listings.csv?status=active')).statusCode).toBe(200);
    const each = ['desk.export', 'desk.exported'];
    expect(await actionsOf('action=desk.&order=asc')).toEqual([...each, ...each]);
    // Not what begins with the same letters.
    expect(new Set(await actionsOf('action=desk.export'))).toEqual(new Set(['desk.export']));
    const [listings] = (await get('/api/desk/audit?subject=list:listings')).json().data;
    expect(listings).toMatchObject({ action: 'desk.exported', after: { rows: 0, whole: true } });
    expect((await get('/api/desk/audit/verify')).json()).toEqual({ rows: 6, first_wrong: null });
  });
});
