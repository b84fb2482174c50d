import { CONTACTS_HEADER } from '@karachi-estates/api/plugins/counting';
import { getAreaPart, getAreaProfile, listAreaParts, listAreaSummaries } from '@karachi-estates/contracts/areas';
import { getBlog, getBlogHead, listBlogs } from '@karachi-estates/contracts/blogs';
import { type Endpoint, pathOf } from '@karachi-estates/contracts/endpoint';
import { type FreshnessShare, getFreshness } from '@karachi-estates/contracts/freshness';
import { getUnit, listProjects, listUnits } from '@karachi-estates/contracts/projects';
import { getProperty, getPropertyContext, listSimilar } from '@karachi-estates/contracts/properties';
import { listPropertyCards } from '@karachi-estates/contracts/propertyLists';
import { getSettings, type PublicSettings } from '@karachi-estates/contracts/settings';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { locales } from '@karachi-estates/domain/words/locale';
import { anAreaPart, anAreaProfile, areaSummaries } from '@karachi-estates/fixtures/areas';
import { blogs } from '@karachi-estates/fixtures/blogs';
import { aProjectCard, aUnitDetail, projectInUrdu, projectWithUnits } from '@karachi-estates/fixtures/projects';
import { aProperty, aPropertyCard, propertyCards } from '@karachi-estates/fixtures/properties';
import { urduAreaNames } from '@karachi-estates/fixtures/urduAreaNames';
import Fastify, { type FastifyInstance } from 'fastify';
import { localePath } from '../../app/locale/localePath.ts';

/** The API names an area in both languages, and says of each home when its seller last confirmed it. */
const listed = <P extends { area: string }>(each: P) => ({
  ...each,
  area_name_ur: urduAreaNames[each.area],
  confirmed_days: 5,
});

const property = listed(aProperty());
const articles = blogs();
const settings: PublicSettings = {
  siteUrl: 'http://localhost',
  contact: { email: 'hello@example.com', phone: '+922100000000', address: 'Karachi', chatUrl: 'https://example.com' },
  bank: { accountTitle: '', accountNumber: '', bankName: '', paymentContact: '' },
  googleClientId: null,
  videoUrl: null,
  brochureUrl: null,
  demoData: true,
};

const confirmed: FreshnessShare = { days: 14, listings: 600, confirmed: 541, dimmed: 23, left: 12 };

const englishPages: Readonly<Record<string, string>> = {
  '/': '/',
  '/properties': '/properties',
  '/property-detail-home/:segment': propertyPath(property),
  '/blogs': '/blogs',
  '/blogs/:id': `/blogs/${articles[0]?.id}`,
  '/areas': '/areas',
  '/areas/:slug': '/areas/clifton',
  '/areas/:slug/:part': '/areas/clifton/block-5',
  '/grand-monarch': '/grand-monarch',
  '/grand-monarch/units': '/grand-monarch/units',
  '/grand-monarch/units/:number': '/grand-monarch/units/A-101',
};

/**
 * Each kind of landing page in each language: the id of its route and an address of that kind, as the language has
 * both.
 */
export const landingPages: Readonly<Record<string, string>> = Object.fromEntries(
  locales.flatMap((locale) =>
    Object.entries(englishPages).map(([route, address]) => [localePath(locale, route), localePath(locale, address)]),
  ),
);

/** Answers what landing pages read with sample data, for a build that has no database. */
export function sampleApi(): FastifyInstance {
  const api = Fastify();
  const answer = (endpoint: Endpoint, body: unknown, headers: Record<string, string> = {}) =>
    api.get(endpoint.url, (_, reply) => reply.headers(headers).send(body));
  const inBoth = (endpoint: Endpoint, english: unknown, urdu: unknown) =>
    api.get(endpoint.url, (request, reply) => reply.send(request.headers['accept-language'] === 'ur' ? urdu : english));
  answer(getSettings, settings);
  // A card without a photo looks different, and so do a seller without a page and a price that fell; and there are more
  // than a page holds, so that it also links to the next one.
  const seller_path = '/sellers/31-hina-qureshi';
  const price_reduced = { by: 500_000, at: '2026-11-03T08:00:00Z' };
  const unlike = aPropertyCard({ images: [], photo_count: 0, seller_path, price_reduced });
  answer(listPropertyCards, [unlike, ...propertyCards(23)].map(listed), {
    'x-total-count': '600',
    link: `<${pathOf(listPropertyCards, { query: { cursor: 'next' } })}>; rel="next"`,
  });
  answer(getProperty, property, { [CONTACTS_HEADER]: String(property.property_id) });
  answer(getPropertyContext, {
    comparison: {
      offers: 87,
      median: 105_000,
      lower_quartile: 92_000,
      upper_quartile: 131_000,
      own: 92_400,
      percent: -12,
    },
    // Few homes have more: those whose price has changed bring the styles of that list themselves.
    history: [{ kind: 'listed', at: '2026-09-28T08:00:00Z', price: 24_000_000 }],
  });
  answer(listSimilar, [...propertyCards(3), aPropertyCard({ seller_path })].map(listed));
  answer(listAreaSummaries, areaSummaries);
  answer(getAreaProfile, anAreaProfile());
  const profile = anAreaProfile();
  const summary = areaSummaries.find(({ slug }) => slug === profile.slug);
  const parts = profile.parts.map((part) => ({ ...part, area_id: summary?.id ?? part.area_id }));
  answer(listAreaParts, parts);
  answer(getAreaPart, anAreaPart());
  // Their names are the API's, in the language that is asked for.
  inBoth(listProjects, [aProjectCard()], [aProjectCard({ tagline: 'سمندر کنارے' })]);
  inBoth(listUnits, projectWithUnits(), projectInUrdu());
  answer(getUnit, aUnitDetail());
  answer(getFreshness, confirmed);
  api.get<{ Querystring: { limit?: string } }>(listBlogs.url, async ({ query: { limit } }) =>
    articles.slice(0, limit ? Number(limit) : undefined),
  );
  answer(getBlog, articles[0]);
  answer(getBlogHead, { seo_title: '', seo_description: '' });
  return api;
}
