import type { Page } from '@playwright/test';
import { aLastingListing, HOMES_WITH_PHOTOS as LIST } from '../ad.ts';
import { expect, hold, SCRIPTS, test, untilHydrated } from '../journey.ts';

const OFFER = /^Show photo · about \d+ KB/;

/** The photos that the page has asked for. */
function photosOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(media|pictures)\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Looks at all of a page, so that what is loaded when it comes near would be. */
async function lookAround(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

const offers = (page: Page) => page.getByRole('link', { name: OFFER });
const lowDataSwitch = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Low data' });

/** Turns the switch at the foot of a page, and waits for the page that comes. */
async function turn(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/low-data');
  await lowDataSwitch(page).click();
  expect((await answer).status()).toBe(303);
  await page.waitForLoadState();
}

test.describe('a browser that asks for less data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('gets lists, homes and projects without a photo, with the size of each', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const asked = photosOf(page);
    for (const address of ['/', LIST, await aLastingListing(request), '/grand-monarch', '/projects', '/blogs']) {
      await page.goto(address);
      await untilHydrated(page);
      await lookAround(page);
      expect(asked, address).toEqual([]);
      await expect(page.locator('link[rel=preload][as=image]:not([href$=".svg"])')).toHaveCount(0);
    }
    await page.goto(LIST);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText(/^PKR [\d,]+$/).first()).toBeVisible();
    await expectAccessible(page);
    await expect(lowDataSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('contentinfo')).toContainText('Your browser asks for less data');
  });

  test('shows the one photo that was asked for, in its place', async ({ page }) => {
    const asked = photosOf(page);
    await page.goto(LIST);
    await untilHydrated(page);
    const card = page.getByRole('article').first();
    const size = async () => {
      const { width, height } = (await card.boundingBox()) ?? {};
      return { width, height };
    };
    const before = await size();
    const href = await card.getByRole('link', { name: OFFER }).getAttribute('href');
    await card.getByRole('link', { name: OFFER }).click();
    const photo = card.locator('img');
    await expect(photo).toBeFocused();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(asked).toEqual([href]);
    expect(await size()).toEqual(before);
    await expect(page).toHaveURL(/\/properties\?/);
  });

  test('opens the photos of a home one by one and all at once', async ({ page, request }) => {
    const asked = photosOf(page);
    await page.goto(LIST);
    await untilHydrated(page);
    // Through the site, as what was read before shows at once.
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^View Details/ })
      .click();
    await page.waitForURL('**/property-detail-home/**');
    const gallery = page.getByRole('region', { name: /^Photos of/ });
    await expect(gallery.getByRole('link', { name: OFFER }).first()).toBeVisible();
    expect(asked).toEqual([]);
    await page.goto(await aLastingListing(request));
    await untilHydrated(page);
    const all = gallery.getByRole('button', { name: /^Show all photos · about \d+ KB$/ });
    const others = gallery.getByRole('link', { name: OFFER });
    await others.first().click();
    const first = gallery.getByRole('button', { name: /^Open photo 1 of/ });
    await expect(first).toBeFocused();
    await expect.poll(() => asked.length).toBe(1);
    await first.click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('img')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    expect(new Set(asked).size).toBe(1);
    await all.click();
    await expect(others).toHaveCount(0);
    await expect.poll(() => new Set(asked).size).toBeGreaterThan(1);
    expect(Math.max(...asked.map((each) => Number(each.split('/').at(-1))))).toBeLessThanOrEqual(640);
  });

  test('is told to stop by the switch, on every page from then on', async ({ page }) => {
    await page.goto(LIST);
    await untilHydrated(page);
    await turn(page);
    await expect(page).toHaveURL((url) => url.pathname + url.search === LIST);
    await expect(lowDataSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(offers(page)).toHaveCount(0);
    await page.goto('/ur/properties');
    await expect(page.locator('article img').first()).toBeAttached();
  });

  for (const address of [LIST, '/']) {
    test(`keeps a press from before the scripts of ${address} listen, on each of two photos`, async ({ page }) => {
      const release = await hold(page, SCRIPTS);
      const asked = photosOf(page);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const two = [offers(page).nth(0), offers(page).nth(1)];
      const hrefs = await Promise.all(two.map((offer) => offer.getAttribute('href')));
      for (const offer of two) await offer.click();
      expect(asked).toEqual([]);
      release();
      for (const href of hrefs) await expect(page.locator(`img[src="${href}"]`).first()).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname + url.search === address);
      expect([...new Set(asked)].sort()).toEqual([...new Set(hrefs)].sort());
    });
  }

  test('speaks Urdu', async ({ page }) => {
    await page.goto(`/ur${LIST}`);
    await untilHydrated(page);
    const card = page.getByRole('article').first();
    const offer = card.getByRole('link', { name: /^تصویر دکھائیں · تقریباً \d+ کلو بائٹ/ });
    await offer.click();
    await expect(card.locator('img')).toBeFocused();
    await expect(page.getByRole('contentinfo')).toContainText('آپ کا براؤزر کم ڈیٹا مانگتا ہے');
  });
});

test('the switch is remembered after a reload and on other pages, until it is turned again', async ({ page }) => {
  await page.goto(LIST);
  await untilHydrated(page);
  await expect(offers(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('Photos load on a tap, with their size.');
  await turn(page);
  await expect(lowDataSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  const asked = photosOf(page);
  for (const go of [() => page.reload(), () => page.goto('/'), () => page.goto(LIST)]) {
    await go();
    await expect(offers(page).first()).toBeAttached();
  }
  expect(asked).toEqual([]);
  await untilHydrated(page);
  // Nobody says that the browser asked for it.
  await expect(page.getByRole('contentinfo')).not.toContainText('Your browser');
  await turn(page);
  await expect(page.getByRole('article').first().getByRole('img').first()).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an offer is a link to the photo, and the switch works', async ({ page, pageErrors }) => {
    const asked = photosOf(page);
    await page.goto('/properties?area=Clifton&sort=price_desc', { waitUntil: 'domcontentloaded' });
    await lowDataSwitch(page).click();
    await expect(page).toHaveURL(/\/properties\?area=Clifton&sort=price_desc$/);
    await expect(lowDataSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    asked.length = 0;
    await page.goto(page.url(), { waitUntil: 'domcontentloaded' });
    const offer = offers(page).first();
    const href = (await offer.getAttribute('href')) ?? '';
    expect(asked).toEqual([]);
    await offer.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    expect(asked).toEqual([href]);
    // A picture's policy refuses the styles that the browser itself puts around it.
    expect(pageErrors.filter((error) => !error.startsWith('Applying inline style'))).toEqual([]);
    pageErrors.length = 0;
  });
});

test('@once a guest who asks for nothing gets the page with photos, the same bytes as everybody', async ({
  request,
}) => {
  const read = async (headers = {}) => request.get(LIST, { headers });
  const [plain, saving, again] = [await read(), await read({ 'save-data': 'on' }), await read()];
  expect((await again.body()).equals(await plain.body())).toBe(true);
  expect(await plain.text()).toContain('fetchPriority="high"');
  expect(await plain.text()).not.toMatch(/lowData|Show photo/);
  expect(await saving.text()).toContain('Show photo');
  expect(saving.headers().vary).toContain('save-data');
});
