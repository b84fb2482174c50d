import { gzipSync } from 'node:zlib';
import { limitsOf, tooHeavy, weighPage } from '@karachi-estates/tooling/weigh.ts';
import type { Page } from '@playwright/test';
import { aLastingListing, HOMES_WITH_PHOTOS } from '../ad.ts';
import { expect, test, untilHydrated } from '../journey.ts';

/** Kilobytes of scripts, gzip, that opening the map may load beside those of the list. */
const MAP_SCRIPTS_KB = 150;

/** Kilobytes of scripts, gzip, that a page in Urdu loads before anybody touches it; that of a home is over the bar. */
const URDU_SCRIPTS_KB = { home: 195, others: 190 };

/** Kilobytes of pictures that a phone loads with the project's page before anybody touches it. */
const PROJECT_PICTURES_KB = 900;

test('@once landing pages do not get heavier on first load', async ({ browser, request, baseURL }) => {
  test.setTimeout(180_000);
  const [blog] = await (await request.get('/api/blogs')).json();
  const pages = ['/', '/properties', await aLastingListing(request), '/grand-monarch', `/blogs/${blog.id}`];
  const faults: string[] = [];
  for (const path of pages) {
    faults.push(...tooHeavy(path, await weighPage(browser, baseURL + path), limitsOf(path)));
  }
  for (const path of pages.map((each) => (each === '/' ? '/ur' : `/ur${each}`))) {
    const { scripts } = await weighPage(browser, baseURL + path);
    const most = path.includes('/property-detail') ? URDU_SCRIPTS_KB.home : URDU_SCRIPTS_KB.others;
    if (scripts > most) faults.push(`${path}: scripts of ${scripts} KB`);
  }
  expect(faults).toEqual([]);
});

test('@once the map loads its scripts when it is opened, not before, and few', async ({ page, request }) => {
  const loaded = new Set<string>();
  page.on('requestfinished', (each) => {
    if (each.resourceType() === 'script') loaded.add(new URL(each.url()).pathname);
  });
  await page.goto('/properties', { waitUntil: 'networkidle' });
  await untilHydrated(page);
  // Whoever only points at it has not asked for the map.
  const map = page.getByRole('link', { name: 'Map', exact: true });
  await map.hover();
  await page.waitForLoadState('networkidle');
  const before = [...loaded];
  await map.click();
  await expect(page.getByRole('list', { name: 'Prices on the map' }).getByRole('button').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const read = async (path: string) => (await request.get(path)).body();
  // A name of OpenLayers' own, as the files are named by their content.
  const withMap = async (paths: readonly string[]) =>
    (await Promise.all(paths.map(read))).filter((script) => script.includes('ol-viewport')).length;
  expect(await withMap(before)).toBe(0);
  const further = [...loaded].filter((each) => !before.includes(each));
  expect(await withMap(further)).toBe(1);
  let kilobytes = 0;
  for (const path of further) kilobytes += gzipSync(await read(path), { level: 9 }).length / 1024;
  expect(kilobytes).toBeLessThanOrEqual(MAP_SCRIPTS_KB);
});

test('@once an Urdu page loads its two fonts after its first picture, and of Latin letters the usual ones alone', async ({
  page,
  request,
}) => {
  const order: string[] = [];
  page.on('request', (each) => order.push(new URL(each.url()).pathname));
  const named = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  for (const path of ['/ur', '/ur/properties', '/ur/blogs']) {
    order.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilHydrated(page);
    const html = await (await request.get(path)).text();
    const latin = named(html, /<link rel="preload" href="([^"]+)" as="font"/);
    const stylesheet = named(html, /<link rel="stylesheet" href="([^"]+)" media="not all"/);
    // Of three faces one is for letters of other languages, which these pages do not have.
    const faces = (await (await request.get(stylesheet)).text()).split('@font-face').slice(1);
    const urdu = faces.filter((face) => !face.includes('U+750')).map((face) => named(face, /url\(([^)]+)\)/));
    expect(urdu, path).toHaveLength(2);
    const fonts = order.filter((each) => each.endsWith('.woff2'));
    expect([...new Set(fonts)].sort(), path).toEqual([latin, ...urdu].sort());
    const picture = order.findIndex((each) => /^\/(pictures|media|projects)\//.test(each));
    expect(picture, path).toBeGreaterThan(-1);
    for (const font of urdu) expect(order.indexOf(font), path).toBeGreaterThan(picture);

    // Nothing else asks for them, also where the device lacks a letter of Urdu.
    order.length = 0;
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      // Its policy allows its own scripts alone.
      const { 'content-security-policy': _, ...headers } = response.headers();
      const body = (await response.text()).replace('var laterFonts', 'var neverCalled');
      await route.fulfill({ response, headers, body });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(
      order.filter((each) => urdu.includes(each)),
      path,
    ).toEqual([]);
    await page.unroute(`**${path}`);
  }
});

test('@once a page links each of its stylesheets once, also when its later parts have come', async ({ page }) => {
  for (const path of ['/', '/ur', '/properties', '/grand-monarch', '/ur/grand-monarch']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilHydrated(page);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    const linked = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(linked.length, path).toBeGreaterThan(1);
    expect([...new Set(linked)], path).toEqual(linked);
  }
});

test('@once what the server has read comes with the page once, and is not asked for again', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await page.goto('/properties');
  expect(asked).not.toContain('/api/properties/cards');
  const card = page.getByRole('article').nth(7);
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/property-detail-home\/\d+-/);
  const known = await page.evaluate(() => history.state.usr.property);
  const [read] = await (await request.get(`/api/properties/by-ids?ids=${known.property_id}`)).json();
  // Of its picture the page knows the average colour only.
  for (const picture of read.images) picture.thumbhash = picture.thumbhash.slice(0, 4);
  expect(known).toEqual(read);
});

/** Names the pictures that the page asks for, and counts what they weigh. */
function pictures(page: Page) {
  const asked: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image') return;
    asked.push(new URL(request.url()).pathname);
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return { asked, weight: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
}

for (const [width, pixels] of [
  [360, 2],
  [360, 3],
  [768, 1],
  [1280, 1],
  [1280, 2],
] as const) {
  test.describe(`@once on a screen of ${width} points, ${pixels} pixels each`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: pixels });

    test('the first picture is loaded once, in the width that is shown', async ({ page, request }) => {
      const [blog] = await (await request.get('/api/blogs')).json();
      for (const address of [
        '/',
        HOMES_WITH_PHOTOS,
        await aLastingListing(request),
        `/blogs/${blog.id}`,
        '/grand-monarch',
      ]) {
        const { asked } = pictures(page);
        await page.goto(address, { waitUntil: 'load' });
        await untilHydrated(page);
        const first = page.locator('img[fetchpriority=high]');
        await expect(first, address).toHaveCount(1);
        const source = await first.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
        const stem = source.replace(/[-/]\d+$/, '');
        // Another listing may have the same photograph, as a smaller card.
        const others = await page
          .locator('img:not([fetchpriority=high])')
          .evaluateAll((all) =>
            all.map((image) => new URL((image as HTMLImageElement).currentSrc || '/', location.href).pathname),
          );
        const widths = asked.filter(
          (each) => each.replace(/[-/]\d+$/, '') === stem && (each === source || !others.includes(each)),
        );
        expect(new Set(widths), address).toEqual(new Set([source]));
      }
    });
  });
}

test.describe('@once on a phone with three pixels a point', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 });

  test('the page of the project loads few pictures before it is touched', async ({ page }) => {
    const { weight } = pictures(page);
    await page.goto('/grand-monarch', { waitUntil: 'networkidle' });
    expect((await weight()) / 1024).toBeLessThanOrEqual(PROJECT_PICTURES_KB);
  });
});
