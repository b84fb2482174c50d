import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { suspendAccount } from '../accounts/suspension.actions.ts';
import { audit } from '../audit/audit.table.ts';
import { possibleDuplicates } from '../properties/duplicates.table.ts';
import { eraseListings } from '../properties/ownership.store.ts';
import { properties } from '../properties/properties.table.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { homeOffers, homes } from './homes.table.ts';

let site: TestApp;
let areaId: number;
let staff: Awaited<ReturnType<TestApp['signInStaff']>>;

beforeAll(async () => {
  site = await testApp();
  const { rows } = await site.deps.pool.query<{ id: number }>('select id from areas order by id limit 1');
  areaId = rows[0]?.id ?? 0;
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.reset();
  staff = await site.signInStaff(['moderator']);
});

type Offer = Partial<typeof properties.$inferInsert>;

/** A listing of a new seller. */
async function offerOf(firstName: string, change: Offer = {}) {
  const seller = await site.signIn('seller', { firstName, lastName: 'Estates' });
  const [row] = await site.db
    .insert(properties)
    .values({
      ...{ sellerId: seller.account.id, areaId, propertyType: 'House', title: 'House by the park' },
      ...{ price: 40_000_000, createdAt: new Date('2026-11-01T08:00:00Z') },
      ...change,
    })
    .returning();
  return { id: row?.id ?? 0, seller };
}

const join = (id: number, other: number, reason = 'The same gate in the photos.') =>
  site.app.inject({
    method: 'POST',
    url: `/api/desk/listings/${id}/home`,
    headers: staff.headers,
    payload: { with: other, reason },
  });
const part = (id: number, reason = 'Two doors of one street.') =>
  site.app.inject({
    method: 'POST',
    url: `/api/desk/listings/${id}/home/part`,
    headers: staff.headers,
    payload: { reason },
  });
const page = async (id: number) => {
  site.deps.changes.expectNews();
  return (await site.app.inject(`/api/properties/single?id=${id}`)).json();
};
const offersOn = async (id: number): Promise<number[]> =>
  ((await page(id)).other_offers ?? []).map((offer: { property_id: number }) => offer.property_id);
const code = async (answer: ReturnType<typeof join>) => {
  const { statusCode } = await answer;
  return [statusCode, (await answer).json().code];
};
const logOf = (id: number) =>
  site.db
    .select()
    .from(audit)
    .where(eq(audit.subject, `listing:${id}`))
    .orderBy(asc(audit.id));

async function pairOf(firstId: number, secondId: number, state: 'open' | 'same' | 'different' = 'open') {
  const [pair] = await site.db
    .insert(possibleDuplicates)
    .values({ firstId, secondId, photos: 2, facts: true, foundAt: new Date(), state })
    .returning();
  return pair?.id ?? 0;
}

describe('several sellers’ offers of one home', () => {
  it('name each other on their pages, each with price, date and seller, and stay in the lists', async () => {
    const one = await offerOf('Amna');
    const two = await offerOf('Bilal', { price: 38_000_000, title: 'Bungalow, 240 yards' });
    const toLet = await offerOf('Chand', { purpose: 'rent', price: 150_000 });
    expect(await page(one.id)).not.toHaveProperty('other_offers');
    const joined = await join(one.id, two.id);
    expect(joined.statusCode, joined.body).toBe(200);
    expect((await join(toLet.id, two.id)).statusCode).toBe(200);
    expect((await page(one.id)).other_offers).toEqual([
      {
        property_id: two.id,
        slug: 'bungalow-240-yards',
        price: 38_000_000,
        purpose: 'sale',
        seller_name: 'Bilal Estates',
        seller_path: `/sellers/${two.seller.account.id}-bilal-estates`,
        posted_at: '2026-11-01T08:00:00.000Z',
      },
      expect.objectContaining({ property_id: toLet.id, purpose: 'rent' }),
    ]);
    expect(await offersOn(two.id)).toEqual([one.id, toLet.id]);
    expect(await offersOn(toLet.id)).toEqual([two.id, one.id]);
    const list = (await site.app.inject('/api/properties/cards')).json();
    expect(list).toHaveLength(3);
    expect(JSON.stringify(list)).not.toContain('other_offers');
  });

  it('are at once what the offers become: another price, paused, back again, a seller who is kept out', async () => {
    const one = await offerOf('Amna');
    const two = await offerOf('Bilal');
    await join(one.id, two.id);
    expect(await offersOn(one.id)).toEqual([two.id]);
    const change = (set: Offer) => site.db.update(properties).set(set).where(eq(properties.id, two.id));
    await change({ price: 35_000_000 });
    expect((await page(one.id)).other_offers).toMatchObject([{ price: 35_000_000 }]);
    await change({ status: 'paused' });
    expect(await page(one.id)).not.toHaveProperty('other_offers');
    await change({ status: 'active' });
    expect(await offersOn(one.id)).toEqual([two.id]);
    await site.app.inject({
      method: 'PUT',
      url: '/api/auth/seller-page',
      headers: two.seller.headers,
      payload: { shown: false, email: false, address: false },
    });
    expect((await page(one.id)).other_offers[0]).not.toHaveProperty('seller_path');
    await suspendAccount(site.deps, two.seller.account.email);
    expect(await page(one.id)).not.toHaveProperty('other_offers');
  });

  it('end with a parting, and with the last but one', async () => {
    const [one, two, three] = [await offerOf('Amna'), await offerOf('Bilal'), await offerOf('Chand')];
    await join(one.id, two.id);
    await join(two.id, three.id);
    expect(await offersOn(one.id)).toEqual([two.id, three.id]);
    expect((await part(three.id)).json()).toEqual({ home: null });
    expect(await offersOn(one.id)).toEqual([two.id]);
    expect(await offersOn(three.id)).toEqual([]);
    await part(one.id);
    expect(await offersOn(two.id)).toEqual([]);
    expect(await site.db.select().from(homes)).toEqual([]);
    expect(await site.db.select().from(homeOffers)).toEqual([]);
  });

  it('can be two homes before, which become one', async () => {
    const [a, b] = [await offerOf('Amna'), await offerOf('Bilal')];
    const [c, d] = [await offerOf('Chand'), await offerOf('Dania')];
    await join(a.id, b.id);
    await join(c.id, d.id);
    const { home } = (await join(d.id, a.id)).json();
    expect(home.offers.map((offer: { property_id: number }) => offer.property_id)).toEqual([a.id, b.id, c.id, d.id]);
    expect(await site.db.select().from(homes)).toHaveLength(1);
    expect(await offersOn(b.id)).toEqual([a.id, c.id, d.id]);
  });
});

describe('the desk', () => {
  it('keeps who joined and parted, and why, in the log of each listing', async () => {
    const [one, two] = [await offerOf('Amna'), await offerOf('Bilal')];
    await join(one.id, two.id);
    const detail = await site.app.inject({ url: `/api/desk/listings/${two.id}`, headers: staff.headers });
    expect(detail.json().home.offers).toMatchObject([
      { property_id: one.id, joined_by: 'Dania Desk', reason: 'The same gate in the photos.', status: 'active' },
      { property_id: two.id, seller_name: 'Bilal Estates' },
    ]);
    await part(two.id);
    for (const [id, other] of [
      [one.id, two.id],
      [two.id, one.id],
    ] as const) {
      const [joined, parted, ...more] = await logOf(id);
      expect(more).toEqual([]);
      expect(joined).toMatchObject({ action: 'listing.join', actorId: staff.member.id });
      expect(JSON.parse(joined?.after ?? '')).toMatchObject({ with: [other], reason: 'The same gate in the photos.' });
      expect(parted).toMatchObject({ action: 'listing.part' });
      expect(JSON.parse(parted?.after ?? '')).toMatchObject({ parted: two.id, reason: 'Two doors of one street.' });
    }
  });

  it('refuses what is no other offer, and says why', async () => {
    const one = await offerOf('Amna');
    const again = await offerOf('Amna', { sellerId: one.seller.account.id });
    const gone = await offerOf('Bilal', { status: 'deleted' });
    const two = await offerOf('Chand');
    expect(await code(join(one.id, one.id))).toEqual([409, 'HOME_JOINED_ALREADY']);
    expect(await code(join(one.id, again.id))).toEqual([409, 'HOME_SAME_SELLER']);
    expect(await code(join(one.id, gone.id))).toEqual([409, 'HOME_OFFER_DELETED']);
    expect((await join(one.id, 999_999)).statusCode).toBe(404);
    expect((await join(999_999, one.id)).statusCode).toBe(404);
    const wordless = await join(one.id, two.id, '  ');
    expect(wordless.statusCode).toBe(400);
    expect(wordless.json().fields).toHaveProperty('reason');
    expect((await join(one.id, two.id, 'x'.repeat(501))).statusCode).toBe(400);
    expect(await code(part(one.id))).toEqual([409, 'HOME_NOT_JOINED']);
    expect((await part(999_999)).statusCode).toBe(404);
    await join(one.id, two.id);
    expect(await code(join(two.id, one.id))).toEqual([409, 'HOME_JOINED_ALREADY']);
    expect(await code(join(again.id, two.id))).toEqual([409, 'HOME_SAME_SELLER']);
    expect(await site.db.select().from(audit)).toHaveLength(2);
  });

  it('decides possible duplicates by joining, and asks again after a parting', async () => {
    const [one, two, other] = [await offerOf('Amna'), await offerOf('Bilal'), await offerOf('Chand')];
    const pair = await pairOf(one.id, two.id);
    await pairOf(one.id, other.id);
    await join(two.id, one.id);
    const list = async () =>
      (await site.app.inject({ url: '/api/desk/duplicates?order=asc', headers: staff.headers })).json().data;
    expect(await list()).toMatchObject([
      { id: pair, state: 'same', joined: true },
      { state: 'open', joined: false },
    ]);
    const decide = (state: string) =>
      site.app.inject({
        method: 'POST',
        url: `/api/desk/duplicates/${pair}/actions`,
        headers: staff.headers,
        payload: { state },
      });
    expect(await code(decide('different'))).toEqual([409, 'HOME_STILL_JOINED']);
    expect(await code(decide('open'))).toEqual([409, 'HOME_STILL_JOINED']);
    expect((await decide('same')).statusCode).toBe(200);
    await part(one.id);
    expect(await list()).toMatchObject([
      { id: pair, state: 'open', joined: false },
      { state: 'open', joined: false },
    ]);
    const actions = (await logOf(one.id)).map(({ action }) => action);
    expect(actions).toEqual([
      ...['listing.join', 'listing.duplicate', 'listing.duplicate', 'listing.part', 'listing.duplicate'],
    ]);
  });

  it('ends for an offer that becomes one of another home', async () => {
    const [one, two, three] = [await offerOf('Amna'), await offerOf('Bilal'), await offerOf('Sana')];
    await join(one.id, two.id);
    await join(one.id, three.id);
    const edit = (fields: Record<string, string>) => {
      const { payload, headers } = multipart(fields);
      const url = `/api/properties/update/${two.id}`;
      return site.app.inject({ method: 'PUT', url, payload, headers: { ...headers, ...two.seller.headers } });
    };
    expect((await edit({ bedrooms: '4', price: '41000000', dimension: '240 sq yd' })).statusCode).toBe(200);
    expect(await offersOn(one.id)).toEqual([three.id, two.id]);
    expect((await edit({ dimension: '1000 sq yd' })).statusCode).toBe(200);
    expect(await offersOn(one.id)).toEqual([three.id]);
    expect(await offersOn(two.id)).toEqual([]);
    const [row] = (await logOf(one.id)).slice(-1);
    expect(row).toMatchObject({
      action: 'listing.part',
      actor: 'site',
      after: expect.stringContaining('another home'),
    });
  });

  it('ends for an offer that the staff corrects into one of another home', async () => {
    const [one, two, three] = [await offerOf('Amna'), await offerOf('Bilal'), await offerOf('Sana')];
    await join(one.id, two.id);
    await join(one.id, three.id);
    const correct = (payload: Record<string, string | number>) =>
      site.app.inject({ method: 'PUT', url: `/api/desk/listings/${two.id}`, headers: staff.headers, payload });
    expect((await correct({ bedrooms: 4, dimension: '240 Sq. Yards' })).statusCode).toBe(200);
    expect(await offersOn(one.id)).toEqual([two.id, three.id]);
    expect((await correct({ dimension: '1000 Sq. Yards' })).statusCode).toBe(200);
    expect(await offersOn(one.id)).toEqual([three.id]);
    expect(await offersOn(two.id)).toEqual([]);
    const [row] = (await logOf(one.id)).slice(-1);
    const after = expect.stringContaining('The desk corrected it into one of another home.');
    expect(row).toMatchObject({ action: 'listing.part', actorId: staff.member.id, after });
  });

  it('takes more offers while one of the home is deleted, and its seller’s new one in its place', async () => {
    const [one, two, three] = [await offerOf('Amna'), await offerOf('Bilal'), await offerOf('Sana')];
    await join(one.id, two.id);
    await site.db.update(properties).set({ status: 'deleted' }).where(eq(properties.id, two.id));
    expect((await join(three.id, one.id)).statusCode).toBe(200);
    expect(await code(join(two.id, (await offerOf('Chand')).id))).toEqual([409, 'HOME_OFFER_DELETED']);
    const anew = await offerOf('Bilal', { sellerId: two.seller.account.id });
    expect((await join(anew.id, three.id)).statusCode).toBe(200);
    const offers = await site.db.select().from(homeOffers).orderBy(asc(homeOffers.propertyId));
    expect(offers.map(({ propertyId }) => propertyId)).toEqual([one.id, three.id, anew.id]);
    expect((await logOf(two.id)).at(-1)).toMatchObject({ action: 'listing.part' });
  });

  it('ends a home of which erasing a seller leaves one offer', async () => {
    const [one, two, three] = [await offerOf('Amna'), await offerOf('Bilal'), await offerOf('Sana')];
    await join(one.id, two.id);
    await join(one.id, three.id);
    const erase = ({ seller }: typeof one) => site.db.transaction((tx) => eraseListings(tx, seller.account.id));
    await erase(two);
    expect(await offersOn(one.id)).toEqual([three.id]);
    await erase(three);
    expect(await site.db.select().from(homes)).toEqual([]);
    expect(await code(part(one.id))).toEqual([409, 'HOME_NOT_JOINED']);
  });

  it('forgets an offer with its listing', async () => {
    const [one, two] = [await offerOf('Amna'), await offerOf('Bilal')];
    await join(one.id, two.id);
    expect(await offersOn(one.id)).toEqual([two.id]);
    await site.db.delete(properties).where(eq(properties.id, two.id));
    expect(await offersOn(one.id)).toEqual([]);
    expect((await part(one.id)).json()).toEqual({ home: null });
    expect(await site.db.select().from(homes)).toEqual([]);
  });
});
