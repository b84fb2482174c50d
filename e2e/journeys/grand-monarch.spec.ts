import type { Locator, Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

const HEADER = 72;

const carousel = (page: Page, name: string) =>
  page.locator(`section[aria-roledescription="carousel"][aria-label="${name}"]`);
const residence = (page: Page) => carousel(page, '4 Bedroom, Royal Haven');
const amenities = (page: Page) => carousel(page, 'World-Class Amenities');

/** Brings a carousel into view and waits until it moves by itself. */
async function live(slider: Locator): Promise<void> {
  await expect(async () => {
    // The browser goes back to where the page stood before, once a page that is opened again has loaded.
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(slider).toHaveAttribute('data-live', 'true', { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

const current = (slider: Locator) => slider.locator('[aria-current]').getAttribute('aria-label');

/** Follows a link of the header, on phones out of its menu. */
async function follow(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true }).last().click();
}

const topOf = (page: Page, id: string) =>
  page.evaluate((anchor) => Math.round(document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN), id);

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Unit type').selectOption({ label: '3 Bed Apartment with Terrace' });
  await page.getByLabel('Full name').fill('Sana Ahmed');
  await page.getByLabel('Phone number').fill('0300 1234567');
  await page.getByLabel('Email').fill(`sana-${Date.now()}-${Math.round(performance.now())}@example.com`);
}

const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });

test.describe('the page', () => {
  test('has nothing of the site around it, and what search engines read', async ({ page, expectAccessible }) => {
    await page.goto('/grand-monarch');
    await expect(page).toHaveTitle('Grand Monarch Seaside Residency, Clifton, Karachi');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('banner')).not.toContainText('Find My Home');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
    expect(data).toMatchObject({ '@type': 'ApartmentComplex', numberOfAccommodationUnits: { value: 88 } });
    expect(data.amenityFeature).toHaveLength(17);
    await expectAccessible(page);
  });

  test('shows its sections in order, and nothing wider than the screen', async ({ page }) => {
    await page.goto('/grand-monarch');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Four ways to live by the sea',
      'The film',
      'A Perfect Mix of Comfort and Style',
      'World-Class Amenities',
      'Prime Location',
      'The residences in detail',
      'Project Gallery',
      'Available homes',
      'Register your interest',
      'Plans and brochure',
      'Sales desk',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('leads to each section, which comes to stand below the header', async ({ page }) => {
    await page.goto('/grand-monarch');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
    const sections = { Residences: 'residents', Facilities: 'facilities', Location: 'location', Gallery: 'gallery' };
    for (const [name, id] of Object.entries({ ...sections, 'Book Now': 'register' })) {
      await follow(page, name);
      await expect.poll(() => topOf(page, id), `the top of ${id}`).toBe(HEADER);
    }
  });

  test('back from a section leads to where the page was', async ({ page }) => {
    await page.goto('/grand-monarch');
    await follow(page, 'Residences');
    await expect.poll(() => topOf(page, 'residents')).toBe(HEADER);
    // In one step: a press by Playwright may scroll first.
    await page.evaluate(() => {
      window.scrollBy({ top: 150, behavior: 'instant' });
      document.querySelector<HTMLElement>('header [href="#gallery"]')?.click();
    });
    await expect.poll(() => topOf(page, 'gallery')).toBe(HEADER);
    await page.goBack();
    await expect.poll(() => topOf(page, 'residents')).toBe(HEADER - 150);
    await page.goForward();
    await expect.poll(() => topOf(page, 'gallery')).toBe(HEADER);
  });

  test('leads from each card to the residence in full', async ({ page }) => {
    await page.goto('/grand-monarch');
    const cards = {
      '5 Bedroom': '5bed',
      '4 Bedroom': '4bed',
      '3 Bedroom with Terrace': '3bed-terrace',
      '3 Bedroom': '3bed',
    };
    for (const [name, id] of Object.entries(cards)) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect.poll(() => topOf(page, id), `the top of ${id}`).toBe(HEADER);
      const plan = page.locator(`[id="${id}"]`).getByRole('link', { name: 'View Floor Plan' });
      await expect(plan).toHaveAttribute('target', '_blank');
      const answer = await page.request.get((await plan.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('application/pdf');
    }
  });

  test('loads the film only when it is asked for', { tag: '@phone' }, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => request.url().includes('film.mp4') && films.push(request.url()));
    await page.goto('/grand-monarch', { waitUntil: 'networkidle' });
    await untilHydrated(page);
    expect(films).toEqual([]);
    await page.getByRole('link', { name: 'Play the film' }).click();
    await expect(page.locator('video')).toBeVisible();
    await expect.poll(() => films.length).toBeGreaterThan(0);
  });

  test('is open to sellers', { tag: '@once' }, async ({ page, signUp }) => {
    await signUp('seller', page);
    await page.goto('/grand-monarch');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grand Monarch Seaside Residency');
    await expect(page.getByRole('banner')).not.toContainText('Dashboard');
  });
});

test.describe('the form', { tag: '@phone' }, () => {
  test('asks for all fields and sends nothing without them', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.goto('/grand-monarch', { waitUntil: 'networkidle' });
    await untilHydrated(page);
    await fillIn(page);
    await page.getByLabel('Full name').fill('  ');
    await register(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please complete all the fields');
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Phone number')).toHaveValue('0300 1234567');
    expect(sent).toEqual([]);
  });

  test('registers, says so in green and is empty again', async ({ page }) => {
    await page.goto('/grand-monarch', { waitUntil: 'networkidle' });
    await untilHydrated(page);
    await fillIn(page);
    const answer = page.waitForResponse('**/gmregister');
    await register(page).click();
    expect((await answer).status()).toBe(201);
    expect((await answer).request().headers()['idempotency-key']).toMatch(/^[\da-f]{32}$/);
    await expect(page.getByText('Thank you! Your interest has been registered.')).toBeVisible();
    for (const label of ['Unit type', 'Full name', 'Phone number', 'Email']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
  });

  test('says what the server says, else its own words, and keeps what was typed', async ({ page, pageErrors }) => {
    const keys: (string | undefined)[] = [];
    const answers = [
      { status: 409, json: { message: 'The desk is closed today.', error: 'The desk is closed today.' } },
      { status: 500, json: {} },
      { status: 502, body: '<h1>Bad gateway</h1>' },
      // The page of a Wi-Fi portal, which answers everything.
      { status: 200, contentType: 'text/html', body: '<p>Welcome to our Wi-Fi</p>' },
    ];
    await page.route('**/gmregister', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = answers.shift();
      return answer ? route.fulfill(answer) : route.abort();
    });
    await page.goto('/grand-monarch', { waitUntil: 'networkidle' });
    await untilHydrated(page);
    await fillIn(page);
    for (const words of [
      'The desk is closed today.',
      'Failed to register. Please try again later.',
      'Something went wrong. Please try again later.',
      'Something went wrong. Please try again later.',
      'Something went wrong. Please try again later.',
    ]) {
      await register(page).click();
      await expect(page.getByRole('alert')).toHaveText(words);
      await expect(page.getByLabel('Full name')).toHaveValue('Sana Ahmed');
    }
    // However often the same is sent, it is the same registration.
    expect(new Set(keys).size).toBe(1);
    pageErrors.length = 0;
  });
});

test.describe('the gallery', () => {
  test('shows six pictures, and all nine after Load More', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/grand-monarch', { waitUntil: 'networkidle' });
    await untilHydrated(page);
    const pictures = page.locator('#gallery').getByRole('listitem');
    await expect(pictures).toHaveCount(6);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(pictures).toHaveCount(9);
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
  });

  test('opens a picture over the screen, closed by ×, by the backdrop and by Escape', async ({ page }) => {
    await page.goto('/grand-monarch', { waitUntil: 'networkidle' });
    await untilHydrated(page);
    const second = page.locator('#gallery').getByRole('button', { name: /^Open picture 2 of 9/ });
    const overlay = page.getByRole('dialog');
    const closings = [
      () => overlay.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(4, (page.viewportSize()?.height ?? 0) / 2 + 140),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of closings) {
      await second.click();
      await expect(overlay.getByRole('img', { name: 'Towers and city lights from above at dusk' })).toBeVisible();
      await close();
      await expect(overlay).toBeHidden();
      await expect(second).toBeFocused();
    }
  });
});

test.describe('what moves', { tag: '@once' }, () => {
  /** Times between advances in milliseconds of the page's own clock, which stands still between the steps. */
  async function intervals(page: Page, slider: Locator): Promise<number[]> {
    const STEP = 100;
    const changes: number[] = [];
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    let before = await current(slider);
    for (let time = 0; changes.length < 3 && time < 20_000; time += STEP) {
      await page.clock.runFor(STEP);
      // A slide glides in real time and must have arrived before the next one sets out.
      await page.waitForTimeout(20);
      const now = await current(slider);
      if (now !== before) changes.push(time);
      before = now;
    }
    return changes.slice(1).map((time, index) => time - (changes[index] ?? 0));
  }

  for (const { name, find, delay } of [
    { name: 'residence', find: residence, delay: 3700 },
    { name: 'amenities', find: amenities, delay: 2500 },
  ]) {
    test(`advances the ${name} every ${delay} ms, also after it was touched`, async ({ page }) => {
      await page.clock.install();
      await page.goto('/grand-monarch');
      const slider = find(page);
      await live(slider);
      await slider.getByRole('button', { name: /^Next/ }).click();
      const times = await intervals(page, slider);
      expect(times).toHaveLength(2);
      for (const time of times) {
        expect(time).toBeGreaterThan(delay * 0.9);
        expect(time).toBeLessThan(delay * 1.1);
      }
    });
  }

  test('goes around: before the first picture comes the last', async ({ page }) => {
    await page.goto('/grand-monarch');
    const slider = residence(page);
    await live(slider);
    await slider.getByRole('button', { name: 'Pause the pictures' }).click();
    await slider.getByRole('button', { name: 'Picture 1 of 3' }).click();
    await expect.poll(() => current(slider)).toBe('Picture 1 of 3');
    await slider.getByRole('button', { name: 'Previous picture' }).click();
    await expect.poll(() => current(slider)).toBe('Picture 3 of 3');
    await slider.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(() => current(slider)).toBe('Picture 1 of 3');
  });

  test('stands still after Pause', async ({ page }) => {
    await page.clock.install();
    await page.goto('/grand-monarch');
    const slider = residence(page);
    await live(slider);
    await slider.getByRole('button', { name: 'Pause the pictures' }).click();
    const before = await current(slider);
    await page.clock.runFor(12_000);
    expect(await current(slider)).toBe(before);
  });

  test('stands still for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/grand-monarch');
    for (const slider of [residence(page), amenities(page)]) {
      await live(slider);
      const before = await current(slider);
      await page.clock.runFor(12_000);
      expect(await current(slider)).toBe(before);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });

  test('shows one to four amenities by the width of the window, 30 px apart', async ({ page }) => {
    for (const [width, count] of [
      [700, 1],
      [768, 2],
      [1024, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/grand-monarch');
      const slider = amenities(page);
      await live(slider);
      await slider.getByRole('button', { name: 'Pause the amenities' }).click();
      const boxes = await slider.locator('.swiper').evaluate((strip) => {
        const frame = strip.getBoundingClientRect();
        return [...strip.querySelectorAll('li')]
          .map((slide) => slide.getBoundingClientRect())
          .filter(({ left, right }) => left > frame.left - 2 && right < frame.right + 2)
          .map(({ left, right }) => ({ left, right }));
      });
      expect(boxes, `at ${width} px`).toHaveLength(count);
      for (const [index, box] of boxes.slice(1).entries()) {
        expect(Math.round(box.left - (boxes[index]?.right ?? 0))).toBe(30);
      }
    }
  });
});
