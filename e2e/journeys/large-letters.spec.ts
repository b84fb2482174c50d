import { chromiumLaunchOptions } from '@karachi-estates/tooling/chromium.ts';
import type { Page } from '@playwright/test';
import { aLastingListing } from '../ad.ts';
import { expect, test } from '../journey.ts';

// As somebody has set their browser who reads letters twice as large. Zooming makes the window smaller instead.
const { args, ...launch } = chromiumLaunchOptions();
test.use({ launchOptions: { ...launch, args: [...args, '--blink-settings=defaultFontSize=32'] } });

const PAGES = ['/', '/properties', '/plans', '/faq', '/calculators', '/login', '/areas/clifton', '/ads-page'];
const PROJECTS = ['/grand-monarch', '/grand-monarch/units', '/grand-monarch/units/E-0101'];

/** The pages that are wider than their window, on a phone or on desktops. */
async function widePages(page: Page, paths: readonly string[]): Promise<string[]> {
  const wide: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    for (const width of [360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const shown = await page.evaluate(() => document.documentElement.scrollWidth);
      if (shown > width) wide.push(`${path} at ${width}: ${shown}`);
    }
  }
  return wide;
}

test('no page is wider than its window, and a desktop has the menu of a phone', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.slow();
  const paths = [...PAGES, ...PROJECTS, '/ur', '/ur/properties', await aLastingListing(request)];
  expect(await widePages(page, paths)).toEqual([]);
  await page.goto('/plans');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Properties' })).toBeVisible();
});

test('nor is a page of a buyer, whose header has its face and its menu', { tag: '@phone' }, async ({
  page,
  signUp,
}) => {
  test.slow();
  await signUp('buyer', page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/properties', '/my-viewings', '/profile', '/ur/properties']) {
    await page.goto(path);
    // Its face comes later than the page.
    await expect(page.getByRole('banner').locator('button[aria-haspopup=menu]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test('nor is a page of a seller, whose face stays round', { tag: '@phone' }, async ({ page, signUp }) => {
  test.slow();
  await signUp('seller', page);
  const paths = ['/', '/my-properties', '/viewings', '/insights', '/seller-post-ad', '/profile', '/ur/my-properties'];
  expect(await widePages(page, paths)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/my-properties');
  const button = page.getByRole('button', { name: 'Account menu of' });
  const [whole, face] = [await button.boundingBox(), await button.locator('.MuiAvatar-root').boundingBox()];
  expect(face?.width).toBe(face?.height);
  expect(whole?.width).toBeGreaterThanOrEqual(face?.width ?? Number.POSITIVE_INFINITY);
});
