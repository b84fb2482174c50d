import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

const pages = [
  '/',
  '/properties',
  '/blogs',
  '/blogs/1',
  '/plans',
  '/plans/rules',
  '/find-my-home',
  '/about',
  '/faqs',
  '/services',
  '/testimonials',
  '/ads-page',
  '/points',
  '/areas',
  '/areas/clifton',
  '/areas/clifton/block-5',
  '/calculators',
  '/projects',
  '/grand-monarch/units',
  '/grand-monarch/units/E-0101',
  '/freshness',
  '/terms-and-conditions',
  '/privacy',
];

const BROKEN = 'Something went wrong here';

test.describe('every public page', () => {
  for (const address of pages) {
    test(`${address} arrives whole, by itself and accessible`, async ({ page, expectAccessible }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await page.title()).not.toBe('');
      await expectAccessible(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, 'the page scrolls sideways').toBeLessThanOrEqual(0);
    });
  }

  test('have titles and descriptions of their own', async ({ request }) => {
    const heads = await Promise.all(
      pages.map(async (address) => {
        const html = await (await request.get(address)).text();
        return {
          title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
          description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
        };
      }),
    );
    for (const part of ['title', 'description'] as const) {
      const texts = heads.map((head) => head[part]);
      expect(texts.filter(Boolean)).toHaveLength(pages.length);
      expect(new Set(texts).size, `two pages have the same ${part}`).toBe(pages.length);
    }
  });
});

test.describe('@once a link of the site', () => {
  /** Pages keep it until the browser loads one anew. */
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
  const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
  const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

  test.beforeEach(async ({ page }) => {
    await page.goto('/privacy');
    await untilHydrated(page);
    await mark(page);
  });

  test('loads no page anew, fetches what is behind it when a pointer rests on it, and is gone back from', async ({
    page,
  }) => {
    const ahead = page.waitForRequest(/\/assets\/.*\.js$/);
    await footer(page, 'How It Works').hover();
    await ahead;
    await footer(page, 'How It Works').click();
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
    expect(await isMarked(page)).toBe(true);
  });

  test('puts the focus on the content and lets screen readers say the title', async ({ page }) => {
    await page.goto('/about');
    await untilHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(page).toHaveURL(/terms-and-conditions$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: await page.title() })).toHaveCount(1);
  });

  const walks: readonly { from: string; through: readonly string[] }[] = [
    { from: '/areas', through: ['main a[href^="/areas/"]'] },
    { from: '/areas/clifton', through: ['main a[href^="/areas/clifton/"]'] },
    { from: '/properties', through: ['a.KePropertyCard-link', 'main a[href^="/sellers/"]'] },
    { from: '/blogs', through: ['main article a[href^="/blogs/"]', 'main a[href^="/blogs/"]:not([href="/blogs"])'] },
    { from: '/projects', through: ['main a[href$="/grand-monarch/units"]', 'main a[href*="/units/"]'] },
    { from: '/plans', through: ['header a[href="/grand-monarch"]'] },
    { from: '/ur/areas', through: ['main a[href^="/ur/areas/"]'] },
  ];
  for (const { from, through } of walks) {
    test(`on from ${from} is announced by the title of its own page, and the content has the focus`, async ({
      page,
    }) => {
      await page.goto(from);
      await untilHydrated(page);
      await mark(page);
      const said = page.locator('[aria-live=polite]:not([role], main *)');
      const heard = await said.evaluateHandle((region) => {
        const titles: (string | null)[] = [];
        new MutationObserver(() => titles.push(region.textContent)).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
        return titles;
      });
      for (const link of through) {
        const before = page.url();
        await page.locator(link).first().press('Enter');
        await expect(page).not.toHaveURL(before);
        await expect(page.locator('#content')).toBeFocused();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
        await expect(said).not.toBeEmpty();
        await expect(said).toHaveText(await page.title());
      }
      expect(await isMarked(page)).toBe(true);
      // One title for each page, and never one that was not its own.
      const titles = (await heard.jsonValue()).filter(Boolean);
      expect(titles).toHaveLength(through.length);
      expect(titles.join()).not.toMatch(/not found/i);
    });
  }

  test('to the page that is open takes no place in the history', async ({ page }) => {
    const before = await page.evaluate(() => history.length);
    await footer(page, 'Privacy & Policy').click();
    await footer(page, 'Privacy & Policy').click();
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(await isMarked(page)).toBe(true);
  });

  test('opens another tab where the keyboard asks for one', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await footer(page, 'How It Works').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/services');
    await expect(page).toHaveURL('/privacy');
  });
});

test('a part whose code does not come says so and can be tried again', { tag: '@once' }, async ({
  page,
  pageErrors,
}) => {
  // Wide screens have no menu.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await untilHydrated(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Open menu' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'This part did not load.' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(note).toHaveCount(0);
  // The browser itself reports the request that was broken off.
  pageErrors.length = 0;
});

test('a screen stays where the code of its parts does not come', { tag: '@once' }, async ({
  page,
  request,
  signUp,
  pageErrors,
}) => {
  await signUp('seller', page);
  // All that the page itself names comes; what its parts fetch later does not.
  const html = await (await request.get('/')).text();
  await page.route('**/assets/*.js', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto('/', { waitUntil: 'commit' });

  // The seller's parts wait for their code, and come by themselves once it does.
  const waiting = page
    .getByRole('status')
    .filter({ hasText: /^Loading\.\.\.$/ })
    .first();
  await expect(waiting).toBeVisible();
  // In the middle, where the word for the check of the session stood.
  const middle = await waiting.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left, right } = words.getBoundingClientRect();
    return (left + right) / 2 / innerWidth;
  });
  expect(middle).toBeCloseTo(0.5, 1);
  await expect(page.getByRole('heading', { name: BROKEN })).toHaveCount(0);
  await page.unroute('**/assets/*.js');
  await expect(page.getByRole('link', { name: 'My Properties' }).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  pageErrors.length = 0;
});

test('what nobody asked for is left out where its code does not come', { tag: '@once' }, async ({
  page,
  pageErrors,
}) => {
  await page.goto('/properties?propertyType=House');
  await page.goto('/');
  await page.route('**/assets/*.js', (route) => route.abort());
  const broken = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  const box = page.getByRole('searchbox', { name: 'Search in your own words' });
  await box.focus();
  await broken;
  await box.pressSequentially('house in Clifton');
  await expect(box).toHaveValue('house in Clifton');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  pageErrors.length = 0;
});

test('a screen that breaks leaves header and session as they are', { tag: '@once' }, async ({
  page,
  signUp,
  pageErrors,
}) => {
  await signUp('buyer', page);
  const answer = { email_confirmed: true, searches: [null] };
  await page.route('**/api/searches', (route) => route.fulfill({ json: answer }));
  await page.goto('/saved-searches');
  await expect(page.getByRole('heading', { level: 1, name: BROKEN })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Sana Sample/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1, name: BROKEN })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /Sana Sample/ })).toBeVisible();
  pageErrors.length = 0;
});

test('a mail’s link that is not known says so, without scripts too', { tag: '@once' }, async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const reader = await plain.newPage();
  for (const path of [
    '/viewing',
    '/saved-searches/manage',
    '/shared-shortlist',
    '/find-my-home/request',
    '/confirm-listing',
    '/appeal-listing',
  ]) {
    await reader.goto(`${path}?token=1.unknown`);
    await expect(reader.getByRole('heading', { level: 1 }), path).toHaveText(
      /^This link (does not work|is not valid) any more$/,
    );
  }
  await plain.close();
});
