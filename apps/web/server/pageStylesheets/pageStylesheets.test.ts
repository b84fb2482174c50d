import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { matchPath } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitLocale } from '../../app/locale/localePath.ts';
import { idOf, screens } from '../../app/routes.ts';
import type { Site } from '../pages.ts';
import { extractStylesheet } from './extractStylesheet.ts';
import { readPageStylesheets } from './pageStylesheets.ts';
import { landingPages, sampleApi } from './samplePages.ts';
import { writePageStylesheets } from './writePageStylesheets.ts';

const api = sampleApi();
let build: string;

beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'stylesheets-'));
  for (const folder of ['client/assets', 'server']) await mkdir(path.join(build, folder), { recursive: true });
});

afterAll(async () => {
  await api.close();
  await rm(build, { recursive: true });
});

/** A site that answers every address with this status and these style tags in its head. */
const siteOf = (status: number, styles = ''): Site => ({
  renderPage: async () => ({
    status,
    headers: {},
    body: `<html><head>${styles}</head></html>`,
    scriptHashes: [],
    subjects: [],
    shown: [],
    contacts: [],
  }),
});

describe('landingPages', () => {
  it.each(Object.entries(landingPages))('names the public route %s, and an address that it draws', (id, address) => {
    const screen = screens.find((each) => idOf(each) === splitLocale(id).path);
    expect(['everyone', 'public']).toContain(screen?.audience);
    const firstMatch = screens.find((each) => matchPath(each.path, splitLocale(address).path));
    expect(firstMatch).toBe(screen);
  });
});

describe('sampleApi', () => {
  it.each(['/api/properties/cards', '/api/blogs'])('answers %s, which landing pages read', async (url) => {
    const answer = await api.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).not.toHaveLength(0);
  });
});

describe('writePageStylesheets', () => {
  it('writes one file a page, named by its content, and names it for the server', async () => {
    const site = siteOf(200, '<style data-emotion="ke 1a2 3b4">.ke-1a2{color:teal;}.ke-3b4{margin:0;}</style>');
    await writePageStylesheets(build, site, api, { '/blogs': '/blogs' });
    const { '/blogs': stylesheet, ...others } = readPageStylesheets(path.join(build, 'server'));
    expect(others).toEqual({});
    expect(stylesheet?.classNames).toEqual(['1a2', '3b4']);
    expect(stylesheet?.href).toMatch(/^\/assets\/[\w-]{7}\.css$/);
    const css = await readFile(path.join(build, 'client', stylesheet?.href ?? ''), 'utf8');
    expect(css).toBe('.ke-1a2{color:teal}.ke-3b4{margin:0}');
  });

  it.each([404, 500])('fails the build when a page is answered by %i, as after a route was renamed', async (status) => {
    const writing = writePageStylesheets(build, siteOf(status), api, { '/blogs/:id': '/blogs/4' });
    await expect(writing).rejects.toThrow(`/blogs/4 was answered by ${status}`);
  });
});

describe('extractStylesheet', () => {
  const cssOf = (rules: string) => extractStylesheet(`<style data-emotion="ke 1a2">${rules}</style>`).css;

  it('drops what a later declaration of the same property overrides', () => {
    expect(cssOf('.ke-1a2{opacity:1;margin:0;opacity:0.5;}')).toBe('.ke-1a2{opacity:.5;margin:0}');
  });

  it('keeps an important declaration, and the same property under another condition', () => {
    expect(cssOf('.ke-1a2{color:red!important;color:teal;}')).toContain('red!important');
    expect(cssOf('.ke-1a2{color:red;}@media print{.ke-1a2{color:black;}}')).toBe(
      '.ke-1a2{color:red}@media print{.ke-1a2{color:#000}}',
    );
  });

  it('has the rules in the order of the page, whichever part of it was drawn first', () => {
    const body = '<body><p class="ke-1a2"></p><p class="MuiBox-root ke-3b4"></p></body>';
    const rules = ['.ke-1a2{margin:0;}@media print{.ke-1a2{margin:1px;}}', '.ke-3b4{color:teal;}'];
    const animation = '<style data-emotion="ke animation-7y">@keyframes animation-7y{to{opacity:0;}}</style>';
    const [one, other] = [rules, rules.toReversed()].map((given) =>
      extractStylesheet(`${animation}<style data-emotion="ke 1a2 3b4">${given.join('')}</style>${body}`),
    );
    expect(one?.css).toBe(
      '.ke-1a2{margin:0}@media print{.ke-1a2{margin:1px}}.ke-3b4{color:teal}@keyframes animation-7y{to{opacity:0}}',
    );
    expect(other?.css).toBe(one?.css);
  });

  it('leaves global styles with the component that asks for them, but takes animations', () => {
    const { css, classNames } = extractStylesheet(
      '<style data-emotion="ke-global 9z">body{margin:0;}</style>' +
        '<style data-emotion="ke-global animation-7y">@keyframes animation-7y{to{opacity:0;}}</style>',
    );
    expect(css).toBe('@keyframes animation-7y{to{opacity:0}}');
    expect(classNames).toEqual(['animation-7y']);
  });
});
