import { listPropertyAddresses } from '@karachi-estates/contracts/properties';
import { type ListingNews, listPropertyNews } from '@karachi-estates/contracts/propertyLists';
import { describeSearch } from '@karachi-estates/contracts/searches';
import { listSellerAddresses } from '@karachi-estates/contracts/sellers';
import { registerWords } from '@karachi-estates/domain/words/registered';
import { urdu } from '@karachi-estates/domain/words/ur';
import { aBlog } from '@karachi-estates/fixtures/blogs';
import { aProperty } from '@karachi-estates/fixtures/properties';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveCrawlers } from './crawlers.ts';
import { sampleApi } from './pageStylesheets/samplePages.ts';

const origin = 'https://homes.example';
const odd = 'Sea view <b> & “park” ]]> facing\u0001 گھر';
const { description, ...home } = aProperty({ title: odd, property_id: 12 });
const other = aProperty({ property_id: 13, title: 'Another home' });
const news: ListingNews[] = [
  { kind: 'back', at: '2026-11-22T10:00:00.000Z', price_before: null, description, home },
  { kind: 'price_cut', at: '2026-11-20T10:00:00.000Z', price_before: 21_000_000, description, home },
  { kind: 'confirmed', at: '2026-11-18T10:00:00.000Z', price_before: null, description, home: other },
  { kind: 'new', at: '2026-11-18T10:00:00.000Z', price_before: null, description, home },
];
let site: FastifyInstance;

beforeAll(async () => {
  site = sampleApi();
  registerWords('ur', urdu);
  site.get<{ Querystring: { area?: string } }>(listPropertyNews.url, async (request, reply) => {
    if (request.query.area) return reply.code(400).send({ message: 'unknown', error: 'unknown' });
    return news;
  });
  site.get<{ Querystring: { propertyType?: string } }>(describeSearch.url, async (request) => {
    const { propertyType = '' } = request.query;
    return { query: propertyType && `propertyType=${propertyType}`, name: propertyType || 'All homes', parts: [] };
  });
  serveCrawlers(site, origin);
  await site.ready();
});

afterAll(() => site.close());

const body = async (path: string) => (await site.inject(path)).body;

it('names every page in both languages, and each of them with the other', async () => {
  const xml = await body('/sitemap-pages.xml');
  const links =
    `<xhtml:link rel="alternate" hreflang="en" href="${origin}/plans"/>` +
    `<xhtml:link rel="alternate" hreflang="ur" href="${origin}/ur/plans"/>`;
  expect(xml).toContain(`<url><loc>${origin}/plans</loc>${links}</url>`);
  expect(xml).toContain(`<url><loc>${origin}/ur/plans</loc>${links}</url>`);
  expect(xml).toContain(`<loc>${origin}/ur</loc>`);
  for (const hidden of ['/login', '/ur/login', '/about-us', '/ur/about-us'])
    expect(xml).not.toContain(`<loc>${origin}${hidden}</loc>`);
  expect(await body('/sitemap-areas.xml')).toContain(`<loc>${origin}/ur/areas/clifton</loc>`);
  expect(await body('/sitemap-areas.xml')).toMatch(new RegExp(`<loc>${origin}/areas/clifton/block-\\d</loc>`));
  const projects = await body('/sitemap-projects.xml');
  expect(projects).toContain(`<loc>${origin}/ur/grand-monarch/units</loc>`);
  expect(projects).toContain(`<loc>${origin}/grand-monarch/units/A-101</loc>`);
  expect(projects).not.toContain('/units/A-102');
  expect(await body('/sitemap-blogs.xml')).toMatch(new RegExp(`<loc>${origin}/ur/blogs/\\d+</loc><lastmod>`));
});

it('names every article, however many pages of them there are', async () => {
  const many = sampleApi();
  const asked: string[] = [];
  many.addHook('onRequest', async ({ url }, reply) => {
    if (!url.startsWith('/api/blogs?')) return;
    asked.push(url);
    const isFirst = !url.includes('cursor=');
    if (isFirst) reply.header('link', '</api/blogs?limit=100&cursor=two>; rel="next"');
    return reply.send([aBlog({ id: isFirst ? 2 : 1 })]);
  });
  serveCrawlers(many, origin);
  const { body: xml } = await many.inject('/sitemap-blogs.xml');
  expect(xml).toContain(`<loc>${origin}/blogs/2</loc>`);
  expect(xml).toContain(`<loc>${origin}/blogs/1</loc>`);
  expect(asked).toHaveLength(2);
  await many.close();
});

it('is the feed of any search, the newest event first, in both languages', async () => {
  const answer = await site.inject('/properties.rss?propertyType=House&purpose=sale&sort=price_asc&unknown=1');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = answer.body;
  expect(feed).toContain(
    `<atom:link href="${origin}/properties.rss?propertyType=House&amp;purpose=sale" rel="self" type="application/rss+xml"/>`,
  );
  expect(feed).toContain('<title>Back on the market: Sea view &lt;b&gt; &amp; “park” ]]&gt; facing  گھر</title>');
  expect(feed).toMatch(
    /<item><title>[^<]+<\/title><link>[^<]+<\/link><guid isPermaLink="false">[^<]+<\/guid><pubDate>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT<\/pubDate><description>[^<]*<\/description><enclosure url="https:\/\/homes\.example\/media\/[^"]+\/1024\.jpg" length="0" type="image\/jpeg"\/><\/item>/,
  );
  expect(feed).toContain('<channel><title>Karachi Estates: House</title>');
  expect(await body('/properties.rss?city=112')).toContain('<channel><title>Karachi Estates: Property Deals</title>');
  const byPrice = await body('/properties.rss?propertyType=House&sort=price_desc');
  expect(byPrice).toContain(`${origin}/properties.rss?propertyType=House&amp;purpose=sale"`);
  const ofBoth = await body('/properties.rss?propertyType=Flat&propertyType=House&part=1&part=2');
  expect(ofBoth).toContain(`${origin}/properties.rss?part=1%2C2&amp;propertyType=House%2CFlat"`);
  const urdu = await body('/ur/properties.rss');
  expect(urdu).toContain('<language>ur</language>');
  expect(urdu).toContain(`<link>${origin}/ur/property-detail-home/`);
  expect(urdu).toContain('500 گز');
  expect((await site.inject('/properties.rss?area=Atlantis')).statusCode).toBe(400);
});

it('tells in a feed what happened to each home, each event once and the same at every reading', async () => {
  const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, text]) => text);
  const feed = await body('/properties.rss');
  const guids = all(feed, /<guid isPermaLink="false">([^<]+)<\/guid>/g);
  expect(new Set(guids).size).toBe(news.length);
  expect(guids[1]).toBe(`${origin}/#12-price_cut-${Date.parse('2026-11-20T10:00:00Z')}`);
  expect(all(await body('/properties.rss'), /<guid isPermaLink="false">([^<]+)<\/guid>/g)).toEqual(guids);
  expect(all(feed, /<pubDate>([^<]+)</g)[0]).toBe('Sun, 22 Nov 2026 10:00:00 GMT');
  expect(all(feed, /<item><title>([^:]+):/g)).toEqual([
    'Back on the market',
    'Price cut, was 2.1 Crore',
    'Confirmed again',
    'New',
  ]);
  const inUrdu = await body('/ur/properties.rss');
  expect(all(inUrdu, /<item><title>([^:]+):/g).slice(1)).toEqual([
    expect.stringMatching(/^قیمت کم ہوئی، پہلے/),
    'دوبارہ تصدیق ہوئی',
    'نیا',
  ]);
  // Somebody who reads both is not told twice.
  expect(all(inUrdu, /<guid isPermaLink="false">([^<]+)<\/guid>/g)).toEqual(guids);
});

it('is the feed of the articles in both languages', async () => {
  const english = await body('/blogs.rss');
  expect(english).toContain(`<link>${origin}/blogs</link>`);
  expect(english).toContain('<language>en</language>');
  const urdu = await body('/ur/blogs.rss');
  expect(urdu).toContain(`<atom:link href="${origin}/ur/blogs.rss" rel="self"`);
  expect(urdu).toMatch(new RegExp(`<link>${origin}/ur/blogs/\\d+</link>`));
});

it('keeps programs away from the pages of accounts in both languages', async () => {
  const robots = await body('/robots.txt');
  for (const path of [
    '/profile',
    '/ur/profile',
    '/my-propert',
    '/ur/my-propert',
    '/seller-post-',
    '/ur/seller-post-',
    '/saved-searches',
    '/my-orders',
    '/support',
    '/insights',
    '/my-viewings',
    '/viewing',
  ])
    expect(robots).toContain(`\nDisallow: ${path}\n`);
});

it('names listings with their first photo', async () => {
  const items = [
    { property_id: 7, slug: 'sea-view', updated_at: '2026-11-01T00:00:00.000Z', picture: '/media/abc/1024.jpg' },
    { property_id: 8, slug: 'no-photo', updated_at: '2026-11-01T00:00:00.000Z', picture: null },
  ];
  const api = Fastify();
  api.get(listPropertyAddresses.url, (_, reply) => reply.send({ pages: 1, items }));
  serveCrawlers(api, origin);
  const xml = (await api.inject('/sitemap-properties-1.xml')).body;
  await api.close();
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  const urls = xml.split('<url>').slice(1);
  expect(urls).toHaveLength(4);
  const image = `<image:image><image:loc>${origin}/media/abc/1024.jpg</image:loc></image:image>`;
  expect(urls.map((url) => url.includes(image))).toEqual([true, true, false, false]);
});

it('has no numbered file behind the last one, but always a first', async () => {
  const api = Fastify();
  for (const { url } of [listPropertyAddresses, listSellerAddresses])
    api.get(url, (_, reply) => reply.send({ pages: 0, items: [] }));
  serveCrawlers(api, origin);
  const statuses = [];
  for (const file of ['properties-1', 'properties-2', 'sellers-1', 'sellers-9'])
    statuses.push((await api.inject(`/sitemap-${file}.xml`)).statusCode);
  await api.close();
  expect(statuses).toEqual([200, 404, 200, 404]);
});

it('sends documents compressed, and not again to who has them', async () => {
  for (const url of ['/sitemap-pages.xml', '/properties.rss']) {
    const first = await site.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(first.headers, url).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const again = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
    expect((await site.inject({ url, headers: again })).statusCode, url).toBe(304);
  }
});

it('names the pages of sellers', async () => {
  const api = Fastify();
  api.get(listPropertyAddresses.url, (_, reply) => reply.send({ pages: 1, items: [] }));
  const items = [{ seller_id: 57, name: 'Hina Qureshi' }];
  api.get(listSellerAddresses.url, (_, reply) => reply.send({ pages: 2, items }));
  serveCrawlers(api, origin);
  const [index, sellers] = await Promise.all(['/sitemap.xml', '/sitemap-sellers-2.xml'].map((url) => api.inject(url)));
  await api.close();
  expect(index?.body).toContain(`<loc>${origin}/sitemap-sellers-2.xml</loc>`);
  expect(sellers?.body).toContain(`<loc>${origin}/ur/sellers/57-hina-qureshi</loc>`);
});
