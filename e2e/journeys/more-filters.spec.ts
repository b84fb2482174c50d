import { expect, test, untilHydrated } from '../journey.ts';

test.describe('more filters', () => {
  test('are chosen over the list, counted before, and taken away one by one', async ({ page, expectAccessible }) => {
    await page.goto('/properties?area=Clifton');
    await untilHydrated(page);
    // On phones the bar itself is a sheet.
    const bar = page.getByRole('button', { name: /Filters/ }).first();
    if (!(await page.getByRole('link', { name: 'More filters' }).isVisible())) await bar.click();
    await page.getByRole('link', { name: 'More filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'More filters' });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Show [\d,]+\+? propert/ })).toBeVisible();
    await sheet.getByLabel('Bathrooms', { exact: true }).selectOption('2');
    await sheet.getByLabel('With parking').check();
    const show = sheet.getByRole('button', { name: /^Show [\d,]+\+? propert/ });
    await expect(show).toBeVisible();
    await expectAccessible(page);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/area=\d+|area=Clifton/);
    await expect(page).toHaveURL(/bathrooms=2&parking=1/);
    await expect(page.getByRole('link', { name: 'Remove filter: 2+ bathrooms' })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Remove filter: With parking' }).click();
    await expect(page).not.toHaveURL(/parking/);
    await expect(page.getByRole('link', { name: 'Remove filter: 2+ bathrooms' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Remove filter: With parking' })).toBeVisible();
  });

  test('an empty list says which filter to give up, and how many that gives', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/properties?maxPrice=1&purpose=sale');
    const without = page.getByRole('link', { name: /^Without the price limit: [\d,]+\+?$/ });
    await without.click();
    await expect(page).toHaveURL('/properties?purpose=sale');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

for (const [prefix, name] of [
  ['', /^Without the price limit, with any number of bedrooms: [\d,]+\+?$/],
  ['/ur', /^قیمت کی حد کے بغیر، بیڈ روم کتنے بھی ہوں: [\d,]+\+?$/],
] as const) {
  test(`@once two filters less are offered where one is not enough, without scripts: ${prefix || '/en'}`, async ({
    browser,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
    const page = await plain.newPage();
    await page.goto(`${prefix}/properties?purpose=sale&maxPrice=1&bedrooms=15`);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${prefix}/properties?purpose=sale`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await plain.close();
  });
}

test('@once more filters are a page where no script runs, in Urdu too', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const page = await plain.newPage();
  await page.goto('/properties?purpose=sale');
  await page.getByRole('link', { name: 'More filters' }).click();
  await expect(page).toHaveURL('/properties/filters?purpose=sale');
  await page.getByLabel('Bathrooms', { exact: true }).selectOption('1');
  await page.getByLabel('Exactly this many bathrooms').check();
  await page.getByLabel('Size in').selectOption('marla');
  await page.getByLabel('Smallest size').fill('1');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/\/properties\?/);
  for (const filter of ['For sale', 'Bathrooms: exactly 1', 'From 1 marla at 225 sq ft'])
    await expect(page.getByRole('link', { name: `Remove filter: ${filter}` })).toBeVisible();
  await page.goto('/properties?maxPrice=1&purpose=sale');
  await expect(page.getByRole('link', { name: /^Without the price limit: / })).toBeVisible();
  await page.goto('/ur/properties/filters?parking=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مزید فلٹرز');
  await expect(page.getByLabel('پارکنگ کے ساتھ')).toBeChecked();
  await page.getByRole('button', { name: 'نتائج دیکھیں' }).click();
  await expect(page).toHaveURL(/\/ur\/properties\?.*parking=1/);
  await plain.close();
});

test('@once a filter that means nothing is said in words, and nothing breaks', async ({ page, pageErrors }) => {
  for (const query of [
    'bathrooms=NaN',
    'postedWithin=3',
    'parking=maybe',
    'maxYardPrice=-1',
    'propertyType=House,Castle',
  ]) {
    const answer = await page.goto(`/properties?${query}`);
    expect(answer?.status(), query).toBe(400);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.goto(`/properties/filters?${query}`))?.status(), query).toBe(200);
  }
  pageErrors.length = 0;
});
