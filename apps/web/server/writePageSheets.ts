import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getBlog, listBlogs } from '@karachi-estates/contracts/blogs';
import { type Endpoint, pathOf } from '@karachi-estates/contracts/endpoint';
import { getProperty, listPropertyCards, listSimilar } from '@karachi-estates/contracts/properties';
import { getSettings, type PublicSettings } from '@karachi-estates/contracts/settings';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { blogs } from '@karachi-estates/fixtures/blogs';
import { aProperty, propertyCards } from '@karachi-estates/fixtures/properties';
import Fastify from 'fastify';
import { transform } from 'lightningcss';
import { COMMENT, compile, DECLARATION, type Middleware, middleware, RULESET, serialize, stringify } from 'stylis';
import type { PageSheet } from '../app/chrome/criticalStyles.ts';
import { PAGE_SHEETS, type PageSheets } from './pageSheets.ts';
import type { Site } from './pages.ts';

/**
 * A step of the build: draws one page of each kind that strangers land on, with sample data, and writes the styles of its parts as
 * one static file, which browsers keep. The names of styles are hashes of what they say, so a page never shows an old one:
 * what its file does not have, it carries itself.
 */
const build = path.join(import.meta.dirname, '../build');
const property = aProperty();
const articles = blogs();
const settings: PublicSettings = {
  siteUrl: 'http://localhost',
  contact: { email: 'hello@example.com', phone: '+922100000000', address: 'Karachi', chatUrl: 'https://example.com' },
  bank: { accountTitle: '', accountNumber: '', bankName: '', paymentContact: '' },
  googleClientId: null,
  videoUrl: null,
  demoData: true,
};

/** Each kind of landing page by its route, with an address of that kind. */
const landings: Record<string, string> = {
  '/': '/',
  '/properties': '/properties',
  '/property-detail-home/:segment': propertyPath(property),
  '/blogs': '/blogs',
  '/blogs/:id': `/blogs/${articles[0]?.id}`,
  '/grand-monarch': '/grand-monarch',
};

const api = Fastify();
const answer = (endpoint: Endpoint, body: unknown, headers: Record<string, string> = {}) =>
  api.get(endpoint.url, (_, reply) => reply.headers(headers).send(body));
answer(getSettings, settings);
// More than a page holds, so that it also leads to the next one.
answer(listPropertyCards, propertyCards(24), {
  'x-total-count': '600',
  link: `<${pathOf(listPropertyCards, { query: { cursor: 'next' } })}>; rel="next"`,
});
answer(getProperty, property);
answer(listSimilar, propertyCards(4));
answer(listBlogs, articles);
answer(getBlog, articles[0]);

/** Leaves out what a later declaration of the same property makes void: MUI's own looks, where the theme gives others. */
const lastOfEach: Middleware = (element) => {
  if (element.type !== RULESET || !Array.isArray(element.children)) return;
  const later = new Set<string>();
  for (const each of element.children.toReversed()) {
    const name = String(each.props);
    if (each.type !== DECLARATION || each.value.includes('!important')) continue;
    if (later.has(name)) each.type = COMMENT;
    later.add(name);
  }
};

async function write(site: Site, url: string): Promise<PageSheet> {
  const { status, body } = await site.renderPage(api, { url, origin: settings.siteUrl, ip: '127.0.0.1' });
  if (status !== 200) throw new Error(`${url} was answered by ${status}.`);
  const tags = Array.from(body.matchAll(/<style data-emotion="(\S+) ([^"]*)">(.*?)<\/style>/gs));
  // Styles of the whole document come and go with their components; an animation belongs to the class that names it.
  const kept = tags.filter(([, key = '', names = '']) => !key.endsWith('-global') || names.startsWith('animation-'));
  const css = kept.map(([, , , rules]) => rules).join('');
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(serialize(compile(css), middleware([lastOfEach, stringify]))),
    minify: true,
  });
  const file = `assets/${createHash('sha256').update(code).digest('base64url').slice(0, 7)}.css`;
  await writeFile(path.join(build, 'client', file), code);
  return { href: `/${file}`, names: kept.flatMap(([, , names = '']) => names.split(' ')) };
}

const site: Site = await import(path.join(build, 'server/index.js'));
await mkdir(path.join(build, 'client/assets'), { recursive: true });
const sheets: Record<string, PageSheet> = {};
for (const [route, url] of Object.entries(landings)) sheets[route] = await write(site, url);
await writeFile(path.join(build, 'server', PAGE_SHEETS), JSON.stringify(sheets satisfies PageSheets));
await api.close();
