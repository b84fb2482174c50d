import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveCrawlers } from './crawlers.ts';
import { sampleApi } from './pageStylesheets/samplePages.ts';

const origin = 'https://homes.example';
let site: FastifyInstance;

beforeAll(async () => {
  site = sampleApi();
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
  expect(await body('/sitemap-blogs.xml')).toMatch(new RegExp(`<loc>${origin}/ur/blogs/\\d+</loc><lastmod>`));
});

it('keeps programs away from the pages of accounts in both languages', async () => {
  const robots = await body('/robots.txt');
  for (const path of ['/profile', '/ur/profile', '/my-propert', '/ur/my-propert', '/seller-post-', '/ur/seller-post-'])
    expect(robots).toContain(`\nDisallow: ${path}\n`);
});
