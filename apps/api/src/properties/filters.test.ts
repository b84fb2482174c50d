import { MOST_AREAS } from '@karachi-estates/domain/properties/listFilters';
import { PROPERTY_TYPES } from '@karachi-estates/domain/properties/vocabulary';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areaDictionary, findArea } from '../areas/areas.store.ts';
import { sellerMarks } from '../marks/marks.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { explainPage } from './explain.store.ts';
import type { Filter } from './properties.query.ts';
import { properties } from './properties.table.ts';

/** Letters of a header that `deploy/nginx.conf` passes on. */
const LONGEST_TAGS = 6_000;

let site: TestApp;
let clifton: number;
let dha: number;

beforeAll(async () => {
  site = await testApp();
  const dictionary = await areaDictionary(site.deps);
  clifton = findArea(dictionary, 'Clifton')?.id ?? 0;
  dha = findArea(dictionary, 'DHA Defence')?.id ?? 0;
});
beforeEach(() => site.reset());
afterAll(() => site.close());

type Row = Partial<typeof properties.$inferInsert>;

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(site.deps.clock().getTime() - days * DAY_MS);

async function fill(...rows: Row[]) {
  const { account } = await site.signIn('seller', { plan: 'premium' });
  const usual = { sellerId: account.id, areaId: clifton, propertyType: 'House', price: 10_000_000 };
  await site.db.insert(properties).values(rows.map((row, at) => ({ ...usual, title: `Listing ${at}`, ...row })));
  site.deps.changes.expectNews();
}

const get = async (url: string) => {
  const answer = await site.app.inject(url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};

/** How many the list, its total and the count find; they must not differ. */
async function found(query: string): Promise<number> {
  const list = await get(`/api/properties/cards?${query}`);
  const total = Number(list.headers['x-total-count']);
  expect(list.json()).toHaveLength(total);
  expect((await get(`/api/properties/count?${query}`)).json()).toEqual({ total, capped: false });
  return total;
}

describe('more filters', () => {
  it('find so many rooms or more, or exactly so many', async () => {
    await fill({ bedrooms: 2, bathrooms: 2 }, { bedrooms: 3, bathrooms: 3 }, { bedrooms: 4, bathrooms: 3 }, {});
    expect(await found('bedrooms=3')).toBe(2);
    expect(await found('bedrooms=3&exactBedrooms=1')).toBe(1);
    expect(await found('bedrooms=3&exactBedrooms=0')).toBe(2);
    expect(await found('bathrooms=3')).toBe(2);
    expect(await found('bathrooms=3&exactBathrooms=1')).toBe(2);
    expect(await found('bedrooms=4&bathrooms=2&exactBathrooms=1')).toBe(0);
    expect(await found('exactBedrooms=1')).toBe(4);
  });

  it('find sizes to the hundredth of a square foot', async () => {
    await fill({ areaSqft: 1076.39 }, { areaSqft: 1076.4 });
    expect(await found('maxSize=1076.39')).toBe(1);
    expect(await found('minSize=1076.39')).toBe(2);
    expect(await found('minSize=1077')).toBe(0);
  });

  it('find parking and photographs', async () => {
    await fill({ garage: 1 }, { photoCount: 2, garage: 1 }, {});
    expect(await found('parking=1')).toBe(2);
    expect(await found('withPhotos=1')).toBe(1);
    expect(await found('parking=0&withPhotos=0')).toBe(3);
  });

  it('find what verified sellers offer, as long as a mark is in force', async () => {
    await fill({}, { areaId: dha });
    await fill({}, {}, {});
    const [other] = await site.db.select().from(properties).where(eq(properties.areaId, dha));
    expect(await found('verified=1')).toBe(0);
    const mark = { accountId: other?.sellerId ?? 0, kind: 'licence', givenAt: daysAgo(3) } as const;
    await site.db.insert(sellerMarks).values(mark);
    site.deps.changes.expectNews();
    expect(await found('verified=1')).toBe(2);
    expect(await found(`verified=1&area=${dha}`)).toBe(1);
    expect(await found('verified=0')).toBe(5);
    const map = (await get('/api/properties/map?verified=1&zoom=10')).json();
    expect(map.total).toBe(2);
    await site.db.update(sellerMarks).set({ endedAt: daysAgo(0), endedWhy: 'The licence is over.' });
    site.deps.changes.expectNews();
    expect(await found('verified=1')).toBe(0);
  });

  it('find what its seller confirmed within 7 or 14 days', async () => {
    await fill({ updatedAt: daysAgo(3) }, { updatedAt: daysAgo(10) }, { updatedAt: daysAgo(40) });
    expect(await found('confirmed=7')).toBe(1);
    expect(await found('confirmed=14')).toBe(2);
    expect(await found('confirmed=14&sort=price_asc')).toBe(2);
    expect((await site.app.inject('/api/properties/cards?confirmed=5')).json()).toMatchObject({
      message: expect.stringContaining('7, 14'),
    });
  });

  it('compare prices per square yard for sale, where the size is said', async () => {
    await fill(
      { price: 10_000_000, areaSqft: 900 },
      { price: 20_000_000, areaSqft: 900.5 },
      { price: 30_000_000 },
      { price: 10_000_000, areaSqft: 900, purpose: 'rent' },
    );
    expect(await found('minYardPrice=100000')).toBe(2);
    expect(await found('minYardPrice=100001')).toBe(1);
    expect(await found('maxYardPrice=100000')).toBe(1);
    expect(await found('minYardPrice=1&maxYardPrice=1000000000000')).toBe(2);
    expect(await found('maxYardPrice=100000&purpose=rent')).toBe(1);
  });

  it('find what was posted lately, in each order', async () => {
    await fill(
      { createdAt: daysAgo(0.5) },
      { createdAt: daysAgo(5) },
      { createdAt: daysAgo(20) },
      { createdAt: daysAgo(40) },
    );
    for (const sort of ['', '&sort=price_asc', '&sort=price_desc']) {
      expect(await found(`postedWithin=1${sort}`)).toBe(1);
      expect(await found(`postedWithin=7${sort}`)).toBe(2);
      expect(await found(`postedWithin=30${sort}`)).toBe(3);
    }
  });

  it('page through what they find', async () => {
    await fill(...Array.from({ length: 7 }, (_, at) => ({ garage: 1, bathrooms: 2, price: 1_000_000 * (at + 1) })));
    let url: string | undefined = '/api/properties/cards?limit=3&parking=1&bathrooms=2&exactBathrooms=1&sort=price_asc';
    const seen: number[] = [];
    while (url) {
      const answer: Awaited<ReturnType<typeof get>> = await get(url);
      seen.push(...answer.json().map((card: { price: number }) => card.price / 1_000_000));
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('the count', () => {
  it('is exact to 10,000 before filters are applied, to 1,000 beside the list, and by area and type always', async () => {
    const { account } = await site.signIn('seller', { plan: 'premium' });
    const fillMany = async (rows: number) => {
      await site.db.execute(sql`
        insert into properties (seller_id, area_id, property_type, title, price, garage)
        select ${account.id}, ${clifton}::integer, 'House', 'Listing ' || n, 10000000, 1
        from generate_series(1, ${rows}::integer) as n`);
      site.deps.changes.expectNews();
    };
    const count = async (query: string) => (await get(`/api/properties/count?${query}`)).json();
    const beside = async (query: string) =>
      (await get(`/api/properties/cards?limit=1&${query}`)).headers['x-total-count'];
    const narrowed = ['parking=1', 'parking=1&sort=price_asc', `area=${clifton},${dha}&parking=1`];
    await fillMany(10_000);
    for (const query of narrowed) expect(await count(query)).toEqual({ total: 10_000, capped: false });
    await fillMany(1);
    for (const query of narrowed) {
      expect(await count(query)).toEqual({ total: 10_000, capped: true });
      expect(await beside(query)).toBe('1000+');
    }
    expect(await count('confirmed=7')).toEqual({ total: 1_000, capped: true });
    for (const query of ['', 'sort=price_asc', `area=${clifton}&propertyType=House`]) {
      expect(await count(query)).toEqual({ total: 10_001, capped: false });
      expect(await beside(query)).toBe('10001');
    }
    const ways = (await get('/api/properties/ways-on?parking=1&minPrice=900000000')).json();
    expect(ways).toContainEqual({ without: ['price'], total: 10_000, capped: true });
    // Of so many homes only the newest are looked at, so there may be more.
    await fill({ bedrooms: 9 });
    const elsewhere = (await get(`/api/properties/ways-on?area=${dha}&confirmed=7&bedrooms=9`)).json();
    expect(elsewhere).toEqual([{ without: ['area'], total: 1, capped: true }]);
  });

  it('knows of a new listing at once', async () => {
    await fill({ garage: 1 });
    expect((await get('/api/properties/count?parking=1')).json().total).toBe(1);
    await fill({ garage: 1 });
    expect((await get('/api/properties/count?parking=1')).json().total).toBe(2);
  });
});

it('takes a filter that stands twice as both', async () => {
  await fill({ areaId: clifton }, { areaId: dha }, { areaId: dha, propertyType: 'Flat' });
  const total = async (query: string) => (await get(`/api/properties/count?${query}`)).json().total;
  expect(await total(`area=${clifton}&area=${dha}`)).toBe(3);
  expect(await total(`area=${clifton}&area=${dha}&propertyType=House&propertyType=Flat`)).toBe(3);
  expect(await total(`area=${clifton}`)).toBe(1);
});

describe('what there is little of among many', () => {
  const sale = { purpose: 'sale', price: 10_000_000 };
  const rooms = Array.from({ length: 6_000 }, (_, at) => ({ bedrooms: 1 + (at % 6), areaSqft: 900 * (1 + (at % 7)) }));
  const rent = { purpose: 'rent', price: 50_000, bedrooms: 1, bathrooms: 2, areaSqft: 900 };
  const homes = [
    ...Array.from({ length: 2_000 }, () => rent),
    ...rooms.map((home) => ({ ...sale, ...home, bathrooms: home.bedrooms + 1 })),
    { ...sale, bedrooms: 2, bathrooms: 12, areaSqft: 1_800 },
    { ...sale, bedrooms: 3, bathrooms: 3, areaSqft: 90_000 },
    { ...sale, bedrooms: 6, bathrooms: 2, areaSqft: 900 },
  ];
  const rare: [query: string, filter: Partial<Filter>, fits: (home: (typeof homes)[number]) => boolean][] = [
    ['bathrooms=9', { bathrooms: 9 }, ({ bathrooms }) => bathrooms >= 9],
    ['bathrooms=13', { bathrooms: 13 }, () => false],
    ['bedrooms=7', { bedrooms: 7 }, () => false],
    ['minSize=7000', { minSize: 7_000 }, ({ areaSqft }) => areaSqft >= 7_000],
    ['maxSize=899', { maxSize: 899 }, () => false],
    // Cheap for what is for sale, dear for what is to let.
    ['maxYardPrice=1000', { maxYardPrice: 1_000 }, ({ purpose, areaSqft }) => purpose === 'sale' && areaSqft >= 90_000],
    ['minYardPrice=100001', { minYardPrice: 100_001 }, () => false],
    ['minYardPrice=1000&purpose=rent', { purpose: 'rent', minYardPrice: 1_000 }, () => false],
    [
      'bedrooms=6&bathrooms=2&exactBathrooms=1',
      { bedrooms: 6, bathrooms: 2, exactBathrooms: true },
      ({ bedrooms, bathrooms }) => bedrooms >= 6 && bathrooms === 2,
    ],
  ];
  const common: [query: string, fits: (home: (typeof homes)[number]) => boolean][] = [
    ['bathrooms=7', ({ bathrooms }) => bathrooms >= 7],
    ['bedrooms=5&bathrooms=6&exactBedrooms=1', ({ bedrooms, bathrooms }) => bedrooms === 5 && bathrooms >= 6],
    ['minSize=6300', ({ areaSqft }) => areaSqft >= 6_300],
  ];

  /** The ids of all pages of a list. */
  async function idsOf(query: string): Promise<number[]> {
    const ids: number[] = [];
    let url: string | undefined = `/api/properties/cards?limit=100&${query}`;
    while (url) {
      const answer = await get(url);
      ids.push(...answer.json().map((card: { property_id: number }) => card.property_id));
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    return ids;
  }

  it('is counted and listed as all else, without reading the rest', async () => {
    const { account } = await site.signIn('seller', { plan: 'premium' });
    await site.db.execute(sql`
      insert into properties (seller_id, area_id, purpose, property_type, title, price, bedrooms, bathrooms, area_sqft)
      select ${account.id}, ${clifton}, purpose, 'House', 'Listing', price, bedrooms, bathrooms, "areaSqft"
      from json_to_recordset(${JSON.stringify(homes)}::json) as home
        (purpose text, price bigint, bedrooms smallint, bathrooms smallint, "areaSqft" double precision)`);
    await site.db.execute(sql`vacuum (analyze) properties`);
    site.deps.changes.expectNews();
    const rows = await site.db.select().from(properties);
    for (const [query, fits] of [...rare.map(([query, , fits]) => [query, fits] as const), ...common]) {
      const expected = rows.filter((row) => fits(row as (typeof homes)[number])).map(({ id }) => id);
      expect((await get(`/api/properties/count?${query}`)).json().total, query).toBe(expected.length);
      const newestFirst = expected.sort((one, other) => other - one);
      expect(await idsOf(query), query).toEqual(newestFirst);
      expect(await idsOf(`${query}&sort=price_asc`), query).toEqual(newestFirst.toReversed());
    }
    for (const [query, filter] of rare) {
      const { buffers } = await explainPage(site.db, { purpose: 'sale', sort: 'newest', ...filter }, 25);
      expect(buffers, query).toBeLessThanOrEqual(10);
    }
  });
});

describe('the header that says what an answer shows', () => {
  it('is one that a proxy passes on, also for as many areas, types and homes as there may be', async () => {
    const { byId } = await areaDictionary(site.deps);
    const longest = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length);
    const ids = longest([...byId.keys()].map(String)).slice(0, MOST_AREAS);
    const types = longest(PROPERTY_TYPES).slice(0, 3);
    const query = new URLSearchParams({ area: ids.join(), propertyType: types.join(), purpose: 'sale', minPrice: '1' });
    const tagsOf = async (url: string) => String((await get(url)).headers['cache-tag']);
    await fill({ areaId: Number(ids[0]), propertyType: types[0] ?? '', price: 9 });
    const rare = await tagsOf(`/api/properties/ways-on?${query}&bedrooms=9&confirmed=7&maxPrice=2`);
    expect(rare.split(',').length).toBeGreaterThan(MOST_AREAS * types.length);
    expect(rare.length).toBeLessThan(LONGEST_TAGS);
    await fill(...Array.from({ length: 100 }, () => ({ areaId: Number(ids[0]), propertyType: types[0] ?? '' })));
    const many = await tagsOf(`/api/properties?${query}&limit=100`);
    expect(many.match(/property:/g)).toHaveLength(100);
    expect(many.length).toBeLessThan(LONGEST_TAGS);
  });
});

describe('the ways on where nothing is found', () => {
  const waysOn = async (query: string) => (await get(`/api/properties/ways-on?${query}`)).json();
  const way = (without: string[], total: number) => ({ without, total, capped: false });
  /** The areas of a search and those around them, as the page names them. */
  const aroundOf = async (area: number): Promise<number[]> => {
    const nearby: { id: number }[] = (await get(`/api/nearby-areas?area=${area}`)).json();
    return [area, ...nearby.map(({ id }) => id)];
  };

  it('are one filter less each, and only those that find something', async () => {
    await fill({ price: 10_000_000, bedrooms: 3 }, { price: 20_000_000, bedrooms: 3 }, { price: 900_000, bedrooms: 1 });
    expect(await waysOn('bedrooms=3&maxPrice=1000000&parking=0&withPhotos=')).toEqual([
      way(['price'], 2),
      way(['bedrooms'], 1),
    ]);
  });

  it('are two filters less where no single one is enough', async () => {
    await fill(
      { price: 10_000_000, bedrooms: 3 },
      { price: 20_000_000, bedrooms: 4 },
      { price: 900_000, areaSqft: 900, garage: 1 },
    );
    expect(await waysOn('bedrooms=9&maxPrice=1000000&parking=1&minSize=1000')).toEqual([
      way(['size', 'bedrooms'], 1),
      way(['price', 'size', 'parking', 'bedrooms'], 3),
    ]);
    expect(await waysOn('bedrooms=9&maxPrice=1')).toEqual([way(['price', 'bedrooms'], 3)]);
  });

  it('compare the price of a square yard for the purpose that is looked for', async () => {
    await fill({ price: 50_000, areaSqft: 900, bedrooms: 2, purpose: 'rent' });
    expect(await waysOn('purpose=rent&minYardPrice=400&bedrooms=9')).toEqual([way(['bedrooms'], 1)]);
    expect(await waysOn('purpose=rent&minYardPrice=400&bedrooms=9&parking=1')).toEqual([
      way(['parking', 'bedrooms'], 1),
      way(['yardPrice', 'parking', 'bedrooms'], 1),
    ]);
  });

  it('are everything for the purpose in the place where it takes more than three', async () => {
    await fill({ areaId: clifton }, { areaId: dha }, { areaId: clifton, price: 50_000, purpose: 'rent' });
    expect(
      await waysOn(`area=${clifton}&purpose=sale&maxPrice=1&bedrooms=9&bathrooms=9&parking=1&propertyType=Shop`),
    ).toEqual([way(['price', 'parking', 'bathrooms', 'bedrooms', 'type'], 1)]);
  });

  it('are the areas around where the area itself has nothing', async () => {
    const around = await aroundOf(clifton);
    await fill({ areaId: around.at(-1) ?? 0, bedrooms: 3 });
    expect(await waysOn(`area=${clifton}&bedrooms=3`)).toEqual([{ ...way([], 1), areas: around }, way(['area'], 1)]);
    expect(await waysOn(`area=${clifton}&bedrooms=9&maxPrice=1`)).toEqual([
      { ...way(['price', 'bedrooms'], 1), areas: around },
    ]);
  });

  it('are all of the city, and then everything, where there is nothing around', async () => {
    const far = [...(await areaDictionary(site.deps)).byId.keys()];
    const around = await aroundOf(clifton);
    const elsewhere = far.find((id) => !around.includes(id)) ?? 0;
    await fill({ areaId: elsewhere });
    const narrow = `area=${clifton}&bedrooms=9&maxPrice=1`;
    expect(await waysOn(narrow)).toEqual([way(['price', 'bedrooms', 'area'], 1)]);
    expect(await waysOn(`${narrow}&purpose=rent`)).toEqual([way(['price', 'bedrooms', 'purpose', 'area'], 1)]);
    await site.db.update(properties).set({ status: 'paused' });
    site.deps.changes.expectNews();
    expect(await waysOn(narrow)).toEqual([]);
  });

  it('lead to lists with as many homes as they say', async () => {
    const around = await aroundOf(clifton);
    await fill(
      { areaId: clifton, price: 4_000_000, bedrooms: 2 },
      { areaId: clifton, price: 60_000_000, bedrooms: 5, garage: 1 },
      { areaId: around[1] ?? 0, price: 9_000_000, bedrooms: 5, garage: 1 },
      { areaId: dha, price: 9_000_000, bedrooms: 5, propertyType: 'Flat' },
      { areaId: dha, price: 40_000, purpose: 'rent', propertyType: 'Flat' },
    );
    const names = { price: ['maxPrice'], bedrooms: ['bedrooms'], parking: ['parking'], type: ['propertyType'] };
    const fields: Record<string, string[]> = { ...names, area: ['area'], purpose: ['purpose'] };
    const searches: Record<string, string>[] = [
      { area: `${clifton}`, purpose: 'sale', bedrooms: '5', maxPrice: '10000000', parking: '1' },
      { area: `${clifton}`, purpose: 'sale', bedrooms: '9', maxPrice: '1', propertyType: 'Flat' },
      { area: `${clifton}`, purpose: 'rent', bedrooms: '9', maxPrice: '1', propertyType: 'Shop', parking: '1' },
      { area: `${dha}`, bedrooms: '5', maxPrice: '1000', parking: '1' },
    ];
    for (const search of searches) {
      expect(await found(String(new URLSearchParams(search)))).toBe(0);
      const ways: { without: string[]; areas?: number[]; total: number }[] = await waysOn(
        String(new URLSearchParams(search)),
      );
      expect(ways.length).toBeGreaterThan(0);
      for (const { without, areas, total } of ways) {
        const gone = without.flatMap((each) => fields[each] ?? []);
        const purpose = without.includes('purpose') ? {} : { purpose: 'sale' };
        const left = Object.entries({ ...purpose, ...search }).filter(([name]) => !gone.includes(name));
        const query = { ...Object.fromEntries(left), ...(areas && { area: areas.join() }) };
        expect(await found(String(new URLSearchParams(query))), JSON.stringify({ search, without })).toBe(total);
      }
    }
  });

  it('keep the purpose that a price limit has implied', async () => {
    await fill({ price: 50_000, purpose: 'rent' }, { price: 10_000_000 });
    expect(await waysOn('maxPrice=1000000')).toEqual([way(['price'], 1)]);
  });

  it('may be the purpose, which a low price was taken for', async () => {
    await fill({ propertyType: 'Residential Plot', price: 400_000 });
    const query = 'propertyType=Residential+Plot&maxPrice=500000';
    expect(await waysOn(`${query}&purpose=rent`)).toEqual([way(['purpose'], 1)]);
    // The same homes without saying for what: there is no purpose to give up.
    expect(await waysOn(`${query}&parking=1&purpose=sale`)).toEqual([way(['parking'], 1)]);
    expect(await waysOn(`${query}&parking=1`)).toEqual([way(['parking'], 1)]);
  });

  it('may be the area or the type', async () => {
    await fill({ areaId: dha }, { propertyType: 'Flat' });
    const [type, ...places] = await waysOn(`area=${clifton}&propertyType=House`);
    expect(type).toEqual(way(['type'], 1));
    expect(places).toContainEqual(way(['area'], 1));
  });

  it('may be the part of an area, before the area itself', async () => {
    const { parts } = await areaDictionary(site.deps);
    const block = [...parts.values()].find(({ areaId, name }) => areaId === clifton && name === 'Block 5');
    await fill({ areaId: clifton }, { areaId: clifton }, { areaId: dha });
    const ways = await waysOn(`area=${clifton}&part=${block?.id}`);
    expect(ways.at(0)).toEqual(way(['part'], 2));
    expect(ways.at(-1)).toEqual(way(['area'], 3));
    expect(await waysOn(`part=${block?.id}`)).toEqual([way(['area'], 3)]);
  });

  it.each(['box=66.9,24.8,66.901,24.801', 'shapes=66.9,24.8_66.901,24.8_66.9,24.801'])(
    'may be the chosen part of the map: %s',
    async (chosen) => {
      await fill({});
      expect(await waysOn(chosen)).toEqual([way(['map'], 1)]);
      expect(await waysOn(`${chosen}&bedrooms=9&maxPrice=1`)).toEqual([way(['price', 'bedrooms', 'map'], 1)]);
    },
  );

  it('look at what a seller did as at what a home is', async () => {
    await fill({ price: 10_000_000, garage: 1 });
    expect(await waysOn('verified=1&confirmed=7&priceReduced=1&parking=1')).toEqual([
      way(['verified', 'reduced'], 1),
      way(['confirmed', 'verified', 'reduced', 'parking'], 1),
    ]);
  });

  it('know of a new listing elsewhere at once', async () => {
    expect(await waysOn(`area=${clifton}&propertyType=House`)).toEqual([]);
    await fill({ areaId: dha });
    expect(await waysOn(`area=${clifton}&propertyType=House`)).toContainEqual(way(['area'], 1));
  });

  it('are none for a search that asks for nothing', async () => {
    expect(await waysOn('')).toEqual([]);
    expect(await waysOn('parking=0&sort=price_asc')).toEqual([]);
  });
});
