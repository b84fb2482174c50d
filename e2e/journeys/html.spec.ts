import { execFile, spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from '../journey.ts';

const fixed = [
  '/',
  '/properties',
  '/properties?view=map',
  '/blogs',
  '/plans',
  '/plans/rules',
  '/find-my-home',
  '/grand-monarch',
  '/grand-monarch/units',
  '/grand-monarch/units?view=list',
  '/grand-monarch/units/E-0101',
  '/projects',
  '/about',
  '/faqs',
  '/services',
  '/testimonials',
  '/ads-page',
  '/points',
  '/areas',
  '/areas/clifton',
  '/calculators',
  '/freshness',
  '/terms-and-conditions',
  '/privacy',
  '/login',
  '/signup',
  '/buyer-signup',
  '/seller-signup',
  '/forgot-password',
];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes what means the same: names of attributes in any case, `<img/>`, `required=""`, ids like
      // `_R_1_`.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Style: the ratio and the focus point of a picture are its own, and no sheet can know them.
      'no-inline-style': 'off',
      // Style: MUI names a class twice on a checkbox; to say a class twice changes nothing.
      'no-dup-class': 'off',
      // Style: where a telephone number may break is for the sheets to say.
      'tel-non-breaking': 'off',
      // A typeahead's list is a listbox that belongs to a combobox, which `<select>` cannot be.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
    },
  }),
);

/** What schema.org and the search engines' guides ask of each kind. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  RealEstateAgent: ['name', 'url', 'address'],
  RealEstateListing: ['name', 'description', 'url', 'datePosted', 'offers', 'about'],
  Offer: ['price', 'priceCurrency', 'availability'],
  Article: ['headline', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ApartmentComplex: ['name', 'address'],
};

type Thing = Record<string, unknown>;

/** Of a trail each step has its name; of a list of homes each has its page, where its name is. */
const requiredOf = (thing: Thing): readonly string[] => [
  ...(REQUIRED[String(thing['@type'])] ?? []),
  ...(thing['@type'] !== 'ListItem' ? [] : thing.item ? ['name'] : ['url']),
];

/** A thing and all the things in it that say what they are. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (value === null || typeof value !== 'object') return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}

const structuredDataIn = (html: string): Thing[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

async function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return answer.text();
}

/** The addresses of a kind that a list links to. */
async function linksFrom(request: APIRequestContext, list: string, start: string): Promise<[string, ...string[]]> {
  const found = (await htmlOf(request, list)).matchAll(new RegExp(`href="(${start}[^"?#]+)"`, 'g'));
  const [first, ...rest] = new Set([...found].map(([, address = '']) => address));
  if (!first) throw new Error(`${list} links to nothing at ${start}`);
  return [first, ...rest];
}

/** The same page in Urdu. */
const inUrdu = (address: string) => (address === '/' ? '/ur' : `/ur${address}`);

/** Texts of links that tell search engines nothing. They do not read `aria-label`. */
const SAYS_NOTHING = [
  'click here',
  'go',
  'here',
  'information',
  'learn more',
  'more',
  'read more',
  'see more',
  'start',
  'this',
];

async function everyPage(request: APIRequestContext): Promise<Map<string, string>> {
  const [listing] = await linksFrom(request, '/properties', '/property-detail-home/');
  const [seller] = await linksFrom(request, listing, '/sellers/');
  const addresses = [
    ...fixed,
    // The articles of the demo data; a journey about hostile texts adds an older one. They are written in English.
    ...(await linksFrom(request, '/blogs', '/blogs/')).slice(0, 6),
    listing,
    seller,
    ...[...fixed, listing, seller].map(inUrdu),
  ];
  return new Map(await Promise.all(addresses.map(async (each) => [each, await htmlOf(request, each)] as const)));
}

interface NuMessage {
  url: string;
  message: string;
  extract?: string;
}

const NU = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/**
 * What the checker says of styles that it does not know and browsers do, or pass over. Of the HTML nothing is let
 * through.
 */
const NOT_KNOWN_TO_NU: readonly RegExp[] = [
  // Newer than its list of properties: scroll-driven animations, heights that animate to `auto`, boxes that grow with
  // their text.
  /^CSS: “(animation-timeline|animation-range|interpolate-size|field-sizing)”: Property “\1” doesn't exist\.$/,
  /^CSS: “transition”: “allow-discrete” is not a “transition” value\.$/,
  // It takes a variable in calc() for a number, and adds it to no length.
  /^CSS: “[\w-]+”: The types are incompatible\.$/,
];

const whyNoNu =
  spawnSync('java', ['-version']).status === 0
    ? undefined
    : 'There is no Java here, which the Nu HTML checker needs: install the package default-jre-headless.';

/** The errors that the Nu HTML checker, of the W3C's validator, finds in pages by their addresses. */
async function nuErrors(pages: ReadonlyMap<string, string>, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const addresses = [...pages.keys()];
  const files = addresses.map((_, at) => join(folder, `${at}.html`));
  await Promise.all(files.map((file, at) => writeFile(file, pages.get(addresses[at] ?? '') ?? '')));
  const { stderr } = await promisify(execFile)(
    'java',
    ['-jar', NU, '--errors-only', '--exit-zero-always', '--format', 'json', ...files],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  await rm(folder, { recursive: true });
  const { messages } = JSON.parse(stderr) as { messages: NuMessage[] };
  return messages
    .filter(({ message }) => !NOT_KNOWN_TO_NU.some((known) => known.test(message)))
    .map(({ url, message, extract = '' }) => {
      const address = addresses[Number.parseInt(basename(url), 10)];
      return `${address}: ${message} (${extract.trim().slice(0, 200)})`;
    });
}

test.describe('the HTML that the server sends', { tag: '@once' }, () => {
  // .ci/run says so where Java is missing.
  const withJava = whyNoNu === undefined ? test : test.skip;
  withJava('has no error for the Nu HTML checker on any public page, in either language', async ({ request }, info) => {
    test.setTimeout(240_000);
    expect(await nuErrors(await everyPage(request), info.outputPath('pages'))).toEqual([]);
  });

  test('is valid on every public page', async ({ request }) => {
    const problems: string[] = [];
    for (const [address, html] of await everyPage(request)) {
      const report = await validator.validateString(html);
      for (const { messages } of report.results) {
        // A listing's title is its seller's, and so is their name; search engines cut what is too long for them.
        const ours = messages.filter(
          ({ ruleId }) => ruleId !== 'long-title' || !/\/(property-[^/]+|sellers)\//.test(address),
        );
        problems.push(...ours.map(({ ruleId, message, selector }) => `${address} ${ruleId}: ${message} (${selector})`));
      }
    }
    expect(problems).toEqual([]);
  });

  test('says in each link where it leads, in its text', async ({ request }) => {
    for (const [address, html] of await everyPage(request)) {
      for (const [, inner = ''] of html.matchAll(/<a\s[^>]*>(.*?)<\/a>/gs)) {
        const text = inner
          .replace(/<[^>]+>/g, '')
          .trim()
          .toLowerCase();
        expect(SAYS_NOTHING, `a link of ${address}`).not.toContain(text);
      }
    }
  });

  test('has one first heading, and a title and description of its own', async ({ request }) => {
    const pages = await everyPage(request);
    for (const [address, html] of pages) {
      expect(html.match(/<h1[\s>]/g) ?? [], `first headings of ${address}`).toHaveLength(1);
      // Another view of a page says whose it is, and is named as that page is.
      const [, path, query] = /^([^?]*)(\?.*)?$/.exec(address) ?? [];
      if (!query) continue;
      expect(html, `${address} does not say which page it is a view of`).toMatch(
        new RegExp(`<link rel="canonical" href="[^"?]*${path}"`),
      );
      pages.delete(address);
    }
    for (const part of [/<title>([^<]+)<\/title>/g, /<meta name="description" content="([^"]+)"/g]) {
      const seen = new Map<string, string>();
      for (const [address, html] of pages) {
        const found = [...html.matchAll(part)].map(([, text = '']) => text);
        expect(found, `${part.source} of ${address}`).toHaveLength(1);
        const [text = ''] = found;
        expect(seen.get(text), `${address} says '${text}' as this page does`).toBeUndefined();
        seen.set(text, address);
      }
    }
  });

  test('tells search engines what each page is about', async ({ request }) => {
    const kinds = new Set<unknown>();
    for (const [address, html] of await everyPage(request)) {
      for (const data of structuredDataIn(html)) {
        expect(data['@context'], address).toBe('https://schema.org');
        const things = thingsIn(data);
        expect(things, `structured data of ${address} has no kind`).not.toHaveLength(0);
        for (const thing of things) {
          kinds.add(thing['@type']);
          for (const field of requiredOf(thing)) {
            const value = thing[field];
            const isMissing =
              value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
            expect(isMissing, `${thing['@type']} of ${address} has no ${field}`).toBe(false);
          }
        }
      }
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'Organization',
        'BreadcrumbList',
        'ItemList',
        'RealEstateAgent',
        'RealEstateListing',
        'Article',
        'FAQPage',
      ]),
    );
  });
});
