import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

const understood = async (q: string) => {
  const answer = await site.app.inject({ url: '/api/search/understood', query: { q } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const areaId = async (name: string) => {
  const areas: { id: number; area_name: string }[] = (await site.app.inject('/api/cities/112')).json();
  return String(areas.find(({ area_name }) => area_name === name)?.id);
};

describe('a search in a person’s own words', () => {
  it('becomes filters of the list', async () => {
    expect(await understood('3 bed flat clifton under 2.5 crore')).toEqual({
      query: {
        area: await areaId('Clifton'),
        propertyType: 'Flat,Appartment',
        maxPrice: '25000000',
        bedrooms: '3',
        exactBedrooms: '1',
      },
      parts: [],
      offers: [],
      unknown: [],
    });
  });

  it.each([
    ['3 bed', { bedrooms: '3', exactBedrooms: '1' }],
    ['3+ bed', { bedrooms: '3' }],
    ['2 to 3 bed', { bedrooms: '2' }],
    ['5 bed 6 bath', { bedrooms: '5', exactBedrooms: '1', bathrooms: '6', exactBathrooms: '1' }],
    ['at least 2 baths', { bathrooms: '2' }],
  ])('%s is said with its number of rooms', async (typed, query) => {
    expect((await understood(typed)).query).toEqual(query);
  });

  it.each([
    ['flat with parking', { propertyType: 'Flat,Appartment', parking: '1' }],
    ['verified with photos', { withPhotos: '1', verified: '1' }],
    ['price reduced, still available', { priceReduced: '1', confirmed: '14' }],
    ['flat posted today', { propertyType: 'Flat,Appartment', postedWithin: '1' }],
    ['last 7 days', { postedWithin: '7' }],
    ['pichle 30 din', { postedWithin: '30' }],
    ['1 lakh per gaz', { maxYardPrice: '100000' }],
    ['80 hazar se 1 lakh fi gaz', { minYardPrice: '80000', maxYardPrice: '100000' }],
    ['file under 5 lakh', { propertyType: 'Plot File', maxPrice: '500000' }],
  ])('%s narrows the list', async (typed, query) => {
    expect((await understood(typed)).query).toEqual(query);
    expect((await site.app.inject({ url: '/api/properties', query })).statusCode).toBe(200);
  });

  it('says the most rooms that were named, which no list filters by', async () => {
    expect(await understood('2 to 3 bed, max 4 bath')).toMatchObject({ most: { bedrooms: 3, bathrooms: 4 } });
    expect(await understood('3 bed 2+ bath')).not.toHaveProperty('most');
  });

  it('knows societies and blocks by their names', async () => {
    const jamshed = await areaId('Jamshed Town');
    expect(await understood('pechs block 2')).toMatchObject({
      query: { area: jamshed, part: expect.stringMatching(/^\d+$/) },
      parts: [],
      unknown: [],
    });
    expect(await understood('pechs block 5')).toMatchObject({ query: { area: jamshed }, parts: ['PECHS Block 5'] });
    expect((await understood('dha phase 5, 6, 8')).query.part.split(',')).toHaveLength(3);
  });

  it('is understood in Urdu as in English', async () => {
    expect(await understood('ڈیفنس فیز 6 میں 3 بیڈ')).toEqual(await understood('dha phase 6 3 bed'));
  });

  it('finds what its filters find', async () => {
    const { query } = await understood('flat for rent in clifton or dha under 1 lakh');
    const answer = await site.app.inject({ url: '/api/properties', query });
    expect(answer.statusCode).toBe(200);
    expect(query).toMatchObject({ purpose: 'rent', area: `${await areaId('Clifton')},${await areaId('DHA Defence')}` });
  });

  it('finds residential and commercial plots for plots', async () => {
    const { query } = await understood('plot dha');
    expect(query.propertyType).toBe('Residential Plot,Commercial Plot');
    expect((await site.app.inject({ url: '/api/properties', query })).statusCode).toBe(200);
  });

  it('says what it did not understand, and offers what may have been meant', async () => {
    expect(await understood('nazimabd swimming pool')).toMatchObject({
      query: {},
      unknown: ['swimming pool'],
      offers: [{ typed: 'nazimabd', areas: [{ area_name: 'Nazimabad' }, { area_name: 'North Nazimabad' }] }],
    });
  });

  it('offers the societies that a slip may mean', async () => {
    expect(await understood('surjni town')).toMatchObject({
      query: {},
      offers: [
        {
          typed: 'surjni town',
          areas: [],
          parts: [{ id: expect.any(Number), area_id: Number(await areaId('Gadap Town')), name: 'Surjani Town' }],
        },
      ],
    });
  });

  it.each([
    ['malir cantt', 'ملیر کینٹ'],
    ['flat kiraye par', 'فلیٹ کراے پر'],
    ['1 lakh per gaz', '1 لاکھ فی گز'],
    ['2 crore se zaid', '2 کروڑ سے زائد'],
    ['bed 3 bath 2', 'بیڈ 3 باتھ 2'],
    ['2 crore ke andar makan', '2 کروڑ کے اندر مکان'],
  ])('%s is %s', async (roman, urdu) => {
    expect(await understood(urdu)).toEqual(await understood(roman));
  });

  it('knows every phase, block and society behind the name of its area', async () => {
    const areas: { id: number; area_name: string }[] = (await site.app.inject('/api/cities/112')).json();
    const nameOf = new Map(areas.map(({ id, area_name }) => [id, area_name]));
    for (let at = 0; at < areas.length; at += 20) {
      const area = areas
        .slice(at, at + 20)
        .map(({ id }) => id)
        .join();
      const parts: { id: number; area_id: number; name: string }[] = (
        await site.app.inject({ url: '/api/parts', query: { area } })
      ).json();
      for (const { id, area_id, name } of parts) {
        const typed = `${nameOf.get(area_id)} ${name}`;
        const query = { area: String(area_id), part: String(id) };
        expect(await understood(typed), typed).toMatchObject({ query, parts: [], unknown: [] });
      }
    }
  });

  it('knows every area by its name in either script', async () => {
    const areas: { id: number; area_name: string; area_name_ur: string }[] = (
      await site.app.inject('/api/cities/112')
    ).json();
    for (const { id, area_name, area_name_ur } of areas) {
      for (const name of [area_name, area_name_ur]) {
        expect(await understood(name), name).toMatchObject({ query: { area: String(id) }, offers: [], unknown: [] });
      }
    }
  });

  it.each(['', ' ', '<script>', '9'.repeat(1_500), 'کروڑ '.repeat(300), '0 crore', '1e309 crore', '-- ++ //'])(
    'answers %j',
    async (q) => {
      expect(Object.keys(await understood(q))).toContain('query');
    },
  );

  it('asks for a search, of a length, in plain text', async () => {
    expect((await site.app.inject('/api/search/understood')).statusCode).toBe(400);
    expect((await site.app.inject(`/api/search/understood?q=${'a'.repeat(2_001)}`)).statusCode).toBe(400);
    expect((await site.app.inject('/api/search/understood?q=%00')).statusCode).toBe(400);
  });
});
