import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import type { SellerPage } from '@karachi-estates/contracts/sellers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymiseAccount } from '../accounts/accounts.store.ts';
import { suspendAccount } from '../accounts/suspension.actions.ts';
import { areaDictionary } from '../areas/areas.store.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { properties } from './properties.table.ts';

let site: TestApp;
let areaIds: Map<string, number>;

beforeAll(async () => {
  site = await testApp();
  const { byId } = await areaDictionary(site.deps);
  areaIds = new Map([...byId.values()].map((area) => [area.areaName, area.id]));
});
afterAll(() => site.close());

type Signed = Awaited<ReturnType<TestApp['signIn']>>;
let seller: Signed;
let id: number;

beforeEach(async () => {
  await site.reset();
  seller = await site.signIn('seller', { firstName: 'Hina', lastName: 'Qureshi', address: 'Office 4, Clifton' });
  id = seller.account.id;
});

type Home = Partial<typeof properties.$inferInsert>;
const areaId = (name: string) => areaIds.get(name) ?? 0;

/** Listings of the seller, each a minute younger than the one before. */
async function offer(...homes: Home[]) {
  const start = Date.parse('2026-11-01T00:00:00Z');
  const rows = homes.map((home, index) => ({
    ...{ sellerId: id, areaId: areaId('Clifton'), propertyType: 'Flat', title: `Home ${index}`, price: 10_000_000 },
    ...{ createdAt: new Date(start + index * 60_000) },
    ...home,
  }));
  const made = await site.db.insert(properties).values(rows).returning({ id: properties.id });
  return made.map((row) => row.id);
}

const page = async (path = `/api/sellers/${id}`, headers: Record<string, string> = {}) =>
  site.app.inject({ url: path, headers });
const shown = async () => (await page()).json() as SellerPage;
const choose = (choice: object) =>
  site.app.inject({ method: 'PUT', url: '/api/auth/seller-page', headers: seller.headers, payload: choice });

describe('the page of a seller', () => {
  it('tells who they are, what they offer and have sold, and where', async () => {
    await offer(
      { areaId: areaId('Clifton') },
      { areaId: areaId('Clifton'), purpose: 'rent', price: 80_000 },
      { areaId: areaId('Airport') },
      { status: 'sold' },
      { status: 'sold' },
      { status: 'rented', purpose: 'rent' },
      // Its seller says so of what the desk took down.
      { status: 'sold', hiddenAt: new Date() },
      { status: 'paused' },
      { status: 'deleted' },
    );
    const seen = await shown();
    expect(seen).toMatchObject({ seller_id: id, name: 'Hina Qureshi', email: null, address: null });
    expect(seen).toMatchObject({ for_sale: 2, for_rent: 1, sold: 2, rented: 1 });
    expect(seen.areas.map(({ area, listings }) => [area, listings])).toEqual([
      ['Clifton', 2],
      ['Airport', 1],
    ]);
    expect(JSON.stringify(seen)).not.toContain(seller.account.email);
    const urdu = (await page(undefined, { 'accept-language': 'ur' })).json() as SellerPage;
    expect(urdu.areas[0]?.area_name_ur).toBeTruthy();
  });

  it('shows e-mail and address once the seller agreed, and nothing once they do not want a page', async () => {
    const before = (await site.app.inject({ url: '/api/auth/account', headers: seller.headers })).json();
    expect(before.page).toEqual({
      ...{ shown: true, email: false, address: false, path: `/sellers/${id}-hina-qureshi` },
      ...{ contact_email: true, contact_address: true },
    });
    await shown();
    expect((await choose({ shown: true, email: true, address: true })).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ email: seller.account.email, address: 'Office 4, Clifton' });
    await choose({ shown: false, email: true, address: true });
    for (const path of [`/api/sellers/${id}`, `/api/sellers/${id}/properties`]) {
      const answer = await page(path);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'SELLER_NOT_FOUND']);
    }
    expect((await choose({ shown: 'perhaps' })).statusCode).toBe(400);
  });

  it('is not there for buyers, strangers and suspended sellers, and gone for erased ones', async () => {
    const buyer = await site.signIn('buyer');
    for (const other of [String(buyer.account.id), '2147483647', '9007199254740991', '0', '-1', '1e3', 'x']) {
      const answer = await page(`/api/sellers/${other}`);
      expect(answer.statusCode, other).toBe(404);
    }
    await shown();
    await suspendAccount(site.deps, seller.account.email);
    site.deps.changes.expectNews();
    expect((await page()).statusCode).toBe(404);
    await anonymiseAccount(site.db, id, new Date());
    site.deps.changes.expectNews();
    const gone = await page();
    expect([gone.statusCode, gone.json().code]).toEqual([410, 'SELLER_GONE']);
  });

  it('says at once what changes', async () => {
    const [home] = await offer({}, {});
    expect(await shown()).toMatchObject({ for_sale: 2, sold: 0 });
    const url = `/api/properties/status/${home}`;
    await site.app.inject({ method: 'POST', url, headers: seller.headers, payload: { status: 'sold' } });
    expect(await shown()).toMatchObject({ for_sale: 1, sold: 1 });
    const profile = { first_name: 'Hina', last_name: 'Khan' };
    const saved = { method: 'PUT', url: '/api/auth/sellerprofile', headers: seller.headers, payload: profile } as const;
    await site.app.inject(saved);
    expect(await shown()).toMatchObject({ name: 'Hina Khan' });
  });

  it('is linked from the pages of its listings, while it is there', async () => {
    const [home] = await offer({});
    const path = async () => (await page(`/api/properties/single?id=${home}`)).json().seller_path;
    expect(await path()).toBe(`/sellers/${id}-hina-qureshi`);
    await choose({ shown: false, email: false, address: false });
    expect(await path()).toBeUndefined();
  });
});

describe('a card', () => {
  it('leads to the page of its seller while there is one, but not on that page', async () => {
    await offer({});
    const cards = async (path = '/api/properties/cards') => {
      site.deps.changes.expectNews();
      return (await page(path)).json() as PropertyCardFields[];
    };
    expect((await cards())[0]?.seller_path).toBe(`/sellers/${id}-hina-qureshi`);
    expect((await cards(`/api/sellers/${id}/properties`))[0]).not.toHaveProperty('seller_path');
    await choose({ shown: false, email: false, address: false });
    expect((await cards())[0]).not.toHaveProperty('seller_path');
    await choose({ shown: true, email: false, address: false });
    expect((await cards())[0]?.seller_path).toBe(`/sellers/${id}-hina-qureshi`);
  });
});

describe('the listings of a seller', () => {
  const idsOf = (answer: { json(): PropertyCardFields[] }) => answer.json().map((card) => card.property_id);

  it('come newest first, page by page, each once', async () => {
    const made = await offer(
      ...Array.from({ length: 60 }, (_, n): Home => (n % 3 ? {} : { purpose: 'rent', price: 9 })),
    );
    const other = await site.signIn('seller');
    await offer({ sellerId: other.account.id });
    for (const purpose of [undefined, 'rent', 'sale'] as const) {
      const found: number[] = [];
      let path = `/api/sellers/${id}/properties${purpose ? `?purpose=${purpose}` : ''}`;
      while (path) {
        const answer = await page(path);
        expect(answer.statusCode).toBe(200);
        found.push(...idsOf(answer));
        path = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1] ?? '';
      }
      const wanted = made.filter((_, n) => !purpose || (purpose === 'rent') === (n % 3 === 0)).reverse();
      expect(found).toEqual(wanted);
    }
  });

  it('refuse what means nothing', async () => {
    for (const query of ['purpose=lease', 'cursor=forged', 'cursor=%00', `cursor=${'x'.repeat(500)}`]) {
      expect((await page(`/api/sellers/${id}/properties?${query}`)).statusCode, query).toBe(400);
    }
  });

  it('are read in their order from their own index', async () => {
    const { account: another } = await site.signIn('seller');
    await site.db.execute(sql`insert into properties (seller_id, area_id, property_type, title, price, created_at)
      select seller, ${areaId('Clifton')}, 'Flat', 'Home', 1000, now() - n * interval '1 minute'
      from generate_series(1, 3000) as n, unnest(array[${id}::integer, ${another.id}::integer]) as seller`);
    await site.db.execute(sql`analyze properties`);
    const { rows } = await site.db.execute<{ 'QUERY PLAN': string }>(sql`explain select id from properties
      where status = 'active' and purpose = 'sale' and seller_id = ${id}::integer
      order by created_at desc, id desc limit 25`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/properties_(seller_shown|list_newest)/);
    expect(plan).not.toContain('Sort');
    expect(await shown()).toMatchObject({ for_sale: 1001 });
  });
});

it('names sellers who have a page and something to offer, for the sitemap', async () => {
  await site.signIn('seller');
  await offer({});
  const { items, pages } = (await page('/api/sellers/addresses')).json();
  expect(items).toEqual([{ seller_id: id, name: 'Hina Qureshi' }]);
  expect(pages).toBe(1);
  await choose({ shown: false, email: false, address: false });
  expect((await page('/api/sellers/addresses')).json().items).toEqual([]);
  expect((await page('/api/sellers/addresses?page=999999')).json().items).toEqual([]);
});
