import { expect, test, untilHydrated } from '../journey.ts';

test('a buyer finds an area by typing, reads what is asked there, and goes on to its homes', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/areas');
  await expect(page.getByRole('heading', { level: 1, name: 'Areas of Karachi' })).toBeVisible();
  await expect(page.getByText('not prices that were paid').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Find an area' }).fill('atlantis');
  await expect(page.getByText('No area is called “atlantis”.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find an area' }).fill('clift');
  await page.getByRole('link', { name: 'Clifton', exact: true }).click();

  await expect(page).toHaveURL('/areas/clifton');
  await expect(page.getByRole('heading', { level: 1, name: 'Clifton, Karachi' })).toBeVisible();
  const sales = page.getByRole('table', { name: 'For sale, per square yard' });
  await expect(sales.getByRole('rowheader', { name: 'All homes' })).toBeVisible();
  const course = page.getByRole('table', { name: 'Homes for sale' });
  await expect(course.getByRole('row')).toHaveCount(13);
  await expect(page.getByText('CC BY 4.0')).toBeVisible();
  await expectAccessible(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, 'the page scrolls sideways').toBeLessThanOrEqual(0);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the figures as a table' }).click();
  expect((await download).suggestedFilename()).toBe('karachi-estates-clifton.csv');

  await page.getByRole('link', { name: 'All listings in Clifton' }).click();
  await expect(page).toHaveURL(/\/properties\?area=\d+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Clifton, Karachi' })).toBeVisible();
});

test('areas are found and read without JavaScript', { tag: '@phone' }, async ({ browser, viewport }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE, viewport });
  const page = await plain.newPage();
  await page.goto('/areas');
  await page.getByRole('searchbox', { name: 'Find an area' }).fill('gulshan iqbal');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL('/areas?q=gulshan+iqbal');
  await expect(page.getByRole('link', { name: 'Clifton', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Gulshan-e-Iqbal Town' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gulshan-e-Iqbal Town, Karachi' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'For sale, per square yard' })).toBeVisible();
  await plain.close();
});

for (const javaScriptEnabled of [true, false]) {
  const title = javaScriptEnabled ? 'with scripts' : 'without scripts @phone';
  test.describe(title, () => {
    test.use({ javaScriptEnabled });

    test('the page of an area has a map of it, which leads to its homes on the large one', async ({ page }) => {
      const waits = javaScriptEnabled ? undefined : ({ waitUntil: 'load' } as const);
      await page.goto('/areas/clifton', waits);
      const map = page.getByRole('img', { name: 'Map of Clifton with the places around it' });
      await map.scrollIntoViewIfNeeded();
      await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(640);
      await page.getByRole('link', { name: /^\d+ listings? on the map$/ }).click();
      await expect(page).toHaveURL(/\/properties\?view=map&area=\d+$/);
      await expect(page.getByRole('link', { name: 'Remove filter: Clifton' })).toBeVisible();
      await page.goto('/ur/areas/clifton', waits);
      await expect(page.getByRole('img', { name: 'کلفٹن اور آس پاس کی جگہوں کا نقشہ' })).toHaveAttribute(
        'src',
        '/ur/areas/clifton/map.svg',
      );
    });
  });
}

test('another name leads to the one address of an area, and a wrong one to a kind page', { tag: '@once' }, async ({
  page,
  request,
  pageErrors,
}) => {
  for (const [given, address] of [
    ['/areas/Defence', '/areas/dha-defence'],
    ['/ur/areas/Clifton', '/ur/areas/clifton'],
  ] as const) {
    const answer = await request.get(given, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, address]);
  }
  const answer = await page.goto('/areas/atlantis');
  expect(answer?.status()).toBe(404);
  pageErrors.splice(0);
  await page.getByRole('link', { name: 'All areas' }).click();
  await expect(page).toHaveURL('/areas');
});

test('an area in Urdu reads from right to left', { tag: '@once' }, async ({ page, expectAccessible }) => {
  await page.goto('/ur/areas/clifton');
  await expect(page.getByRole('heading', { level: 1, name: 'کلفٹن، کراچی' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'تمام گھر' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a phase of an area is found by typing, by its page and by the filters', async ({ page, expectAccessible }) => {
  await page.goto('/areas/dha-defence');
  await page.getByRole('link', { name: 'Phase 5', exact: true }).click();
  await expect(page).toHaveURL('/areas/dha-defence/phase-5');
  await expect(page.getByRole('heading', { level: 1, name: 'Phase 5, DHA Defence, Karachi' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link')).toHaveText([
    'Home',
    'Areas of Karachi',
    'DHA Defence',
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All listings in Phase 5, DHA Defence' }).click();
  await expect(page).toHaveURL(/\/properties\?area=\d+&part=\d+$/);
  const phase = new URL(page.url()).searchParams.get('part');
  await expect(page.getByRole('link', { name: /Phase 5/ }).first()).toBeVisible();
  await page.goto('/properties?q=dha+phase+5');
  await expect(page).toHaveURL(new RegExp(`part=${phase}\\b`));
  // On phones the bar itself is a sheet.
  const bar = page.getByRole('button', { name: /Filters/ }).first();
  await untilHydrated(page);
  if (!(await page.getByRole('link', { name: 'More filters' }).isVisible())) await bar.click();
  await page.getByRole('link', { name: 'More filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'More filters' });
  await expect(sheet.getByRole('checkbox', { name: 'Phase 5', exact: true })).toBeChecked();
  await sheet.getByRole('checkbox', { name: 'Phase 6', exact: true }).check();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('link', { name: 'Remove filter: Phase 6' })).toBeVisible();
});

test('a phase is chosen without JavaScript', { tag: '@once' }, async ({ browser, viewport }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE, viewport });
  const page = await plain.newPage();
  await page.goto('/areas/dha-defence/phase-5');
  await page.getByRole('link', { name: 'All listings in Phase 5, DHA Defence' }).click();
  const homes = page.getByRole('main').getByRole('article');
  const count = await homes.count();
  await page.getByRole('link', { name: /More filters/ }).click();
  await page.getByRole('checkbox', { name: 'Phase 5', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Phase 8', exact: true }).check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/part=\d+/);
  expect(count).toBeGreaterThan(0);
  await expect(homes.first()).toBeVisible();
  await plain.close();
});

test('another name of a phase leads to its one address, and a wrong one to a kind page', { tag: '@once' }, async ({
  page,
  request,
  pageErrors,
}) => {
  const answer = await request.get('/areas/dha-defence/Phase%206', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/areas/dha-defence/phase-6']);
  const wrong = await page.goto('/areas/dha-defence/phase-60');
  expect(wrong?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We do not know this area' })).toBeVisible();
  pageErrors.splice(0);
});
