import type { Property } from '@karachi-estates/contracts/properties';
import { aSellerPage } from '@karachi-estates/fixtures/accounts';
import { aProperty, aPropertyCard } from '@karachi-estates/fixtures/properties';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { allUrduWords } from '../locale/allUrduWords.ts';
import { registerUrdu } from '../locale/language.ts';
import { urdu } from '../locale/urdu.ts';
import { meta as buyerSignupMeta } from '../routes/buyer-signup/BuyerSignupRoute.tsx';
import { propertyMeta } from '../routes/property/propertyMeta.ts';
import { meta as sellerSignupMeta } from '../routes/seller-signup/SellerSignupRoute.tsx';
import { meta as signupMeta } from '../routes/signup/SignupRoute.tsx';
import { itemList } from './itemList.ts';
import { JsonLd, scriptText } from './JsonLd.tsx';
import type { StructuredData } from './pageMeta.ts';
import { realEstateAgent } from './realEstateAgent.ts';

const site = { origin: 'https://homes.example', locale: 'en' } as const;
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!-- <script> ]]> &lt;/script&gt;',
  'Line\u2028and paragraph\u2029',
  '"quotes" \\ and \u0000 nothing',
  '\ud800 half a letter',
];

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isAddress: Check = (value) => isText(value) && URL.canParse(String(value)) && /^https:\/\//.test(String(value));
const isDate: Check = (value) => isText(value) && !Number.isNaN(Date.parse(String(value)));
const isWhole: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const only =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);

/** What search engines demand of the types that the site uses: each property with what it must be. */
const SHAPES: Record<string, Record<string, Check>> = {
  RealEstateListing: {
    name: isText,
    url: isAddress,
    datePosted: isDate,
    image: listOf(isAddress),
    offers: isSound,
    about: isSound,
  },
  Offer: {
    price: isWhole,
    priceCurrency: only('PKR'),
    businessFunction: only('http://purl.org/goodrelations/v1#Sell', 'http://purl.org/goodrelations/v1#LeaseOut'),
    availability: isAddress,
  },
  Accommodation: { accommodationCategory: isText, address: isSound },
  QuantitativeValue: { value: (value) => Number(value) > 0, unitCode: only('FTK') },
  PostalAddress: { addressLocality: isText, addressCountry: only('PK') },
  BreadcrumbList: { itemListElement: listOf(isSound) },
  ItemList: { itemListElement: listOf(isSound) },
  ListItem: { position: isWhole },
  RealEstateAgent: { name: isText, url: isAddress, address: isSound, areaServed: listOf(isSound) },
  Place: { name: isText },
};

/** Whether a schema.org object has everything that its type must have; objects inside it are looked at too. */
function isSound(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const object = value as Record<string, unknown>;
  const shape = SHAPES[String(object['@type'])];
  if (!shape) return false;
  const inner = Object.values(object).filter((each) => typeof each === 'object' && each !== null && '@type' in each);
  return Object.entries(shape).every(([name, check]) => check(object[name])) && inner.every(isSound);
}

const dataOf = (property: Property): StructuredData[] =>
  propertyMeta(site, property, undefined).flatMap((each) =>
    'script:ld+json' in each ? [each['script:ld+json'] as StructuredData] : [],
  );

describe('structured data', () => {
  it('of a listing has its price and place, and the way to it', () => {
    const data = dataOf(aProperty());
    expect(data.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'RealEstateListing']);
    for (const each of data) expect(each, JSON.stringify(each)).toSatisfy(isSound);
  });

  it('of a listing without rooms, size and photos is sound too', () => {
    const bare = aProperty({ bedrooms: null, bathrooms: null, area_sqft: null, images: [], photo_count: 0 });
    for (const each of dataOf(bare)) expect(each).toSatisfy(isSound);
  });

  it('of a list names the pages of its homes in their order', () => {
    const homes = [aPropertyCard({ property_id: 9, slug: 'nine' }), aPropertyCard({ property_id: 4, slug: 'four' })];
    const data = itemList({ ...site, locale: 'ur' }, homes);
    expect(data).toSatisfy(isSound);
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, url: 'https://homes.example/ur/property-detail-home/9-nine' },
      { '@type': 'ListItem', position: 2, url: 'https://homes.example/ur/property-detail-home/4-four' },
    ]);
  });

  it('of a seller has what they agreed to show, and nothing else', () => {
    expect(realEstateAgent(site, aSellerPage())).toSatisfy(isSound);
    expect(JSON.stringify(realEstateAgent(site, aSellerPage()))).not.toMatch(/email|streetAddress/);
    const open = realEstateAgent(site, aSellerPage({ email: 'hina@example.com', address: 'Office 4', image: null }));
    expect(open).toSatisfy(isSound);
    expect(open).toMatchObject({ email: 'hina@example.com', address: { streetAddress: 'Office 4' } });
  });

  it('of a seller names areas in the language of the page', () => {
    const seller = aSellerPage({
      areas: [{ area_id: 31, area: 'Clifton', area_name_ur: 'کلفٹن', listings: 2 }],
    });
    const served = (locale: 'en' | 'ur') => realEstateAgent({ ...site, locale }, seller).areaServed;
    expect([served('en'), served('ur')]).toMatchObject([[{ name: 'Clifton' }], [{ name: 'کلفٹن' }]]);
  });

  it.each([
    ['/signup', signupMeta],
    ['/buyer-signup', buyerSignupMeta],
    ['/seller-signup', sellerSignupMeta],
  ])('of %s is the way to it', (path, meta) => {
    const head = meta({ matches: [] } as unknown as Parameters<typeof meta>[0]);
    expect(head).toContainEqual({
      'script:ld+json': expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, item: '/' }),
          expect.objectContaining({ position: 2, item: path, name: expect.stringMatching(/./) }),
        ],
      }),
    });
  });

  it.each(HOSTILE)('cannot be broken out of by %j', (title) => {
    const text = scriptText({ '@type': 'ItemList', name: title });
    expect(text).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org', name: title });
    const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'ItemList', name: title }} />);
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  });

  it('and share picture of a page stay at one address in each language', () => {
    const image = (locale: 'en' | 'ur') =>
      propertyMeta({ ...site, locale }, aProperty({ property_id: 7 }), undefined).find(
        (each) => 'property' in each && each.property === 'og:image',
      );
    expect(image('en')).toMatchObject({ content: 'https://homes.example/media/share/7.jpg' });
    expect(image('ur')).toMatchObject({ content: 'https://homes.example/media/share/7-ur.jpg' });
  });

  it('and description of a page are written as its language is', () => {
    registerUrdu({ ...urdu, ...allUrduWords });
    const home = aProperty({ bedrooms: 3, bathrooms: 2 });
    const description = (locale: 'en' | 'ur') =>
      propertyMeta({ ...site, locale }, home, undefined).find((each) => 'name' in each && each.name === 'description');
    expect(description('en')).toMatchObject({ content: expect.stringContaining(' 3 bedrooms, 2 bathrooms. ') });
    expect(description('ur')).toMatchObject({ content: expect.stringContaining(' 3 بیڈ روم، 2 باتھ روم۔ ') });
  });
});
