import { expect, test, untilHydrated } from '../journey.ts';

const BOX = 'Search in your own words';

test.describe('a search in one’s own words', () => {
  test('leads from the home page to what it means, which can be corrected', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: BOX }).fill('3 bed flat clifton or dha under 5 crore');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/properties\?.*maxPrice=50000000/);
    await expect(page.getByRole('searchbox', { name: BOX })).toHaveValue('3 bed flat clifton or dha under 5 crore');
    for (const filter of ['Clifton', 'DHA Defence', 'Apartment', 'Flat', 'Up to 5 Crore', 'Bedrooms: exactly 3'])
      await expect(page.getByRole('link', { name: `Remove filter: ${filter}` })).toBeVisible();
    await page.getByRole('link', { name: 'Remove filter: Clifton' }).click();
    await expect(page.getByRole('link', { name: 'Remove filter: Clifton' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Remove filter: DHA Defence' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Remove filter: Clifton' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('says what it did not understand, and offers the name that was meant', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/properties?${new URLSearchParams({ q: 'flat nazimabd with a swimming pool' })}`);
    await expect(page.getByText('Not understood: swimming pool')).toBeVisible();
    await page.getByRole('link', { name: 'North Nazimabad', exact: true }).first().click();
    await expect(page.getByRole('link', { name: 'Remove filter: North Nazimabad' })).toBeVisible();
  });

  test('@once works without scripts, in Urdu too', async ({ browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
    const page = await plain.newPage();
    for (const typed of ['dha phase 6 3 bed', 'ڈیفنس فیز 6 میں 3 بیڈ']) {
      await page.goto('/');
      await page.getByRole('searchbox', { name: BOX }).fill(typed);
      await page.getByRole('search', { name: BOX }).getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('link', { name: 'Remove filter: DHA Defence' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Remove filter: Phase 6' })).toBeVisible();
    }
    await plain.close();
  });

  test('@once stays in Urdu without scripts', async ({ browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
    const page = await plain.newPage();
    await page.goto('/ur');
    await page.getByRole('searchbox').fill('کلفٹن میں 3 بیڈ فلیٹ');
    await page.getByRole('search').first().getByRole('button').click();
    await expect(page).toHaveURL(/\/ur\/properties\?.*bedrooms=3/);
    await expect(page.getByRole('link', { name: 'فلٹر ہٹائیں: کلفٹن' })).toBeVisible();
    await page.getByRole('searchbox').fill('کرائے پر مکان');
    await page.getByRole('search').first().getByRole('button').click();
    await expect(page).toHaveURL(/\/ur\/properties\?.*purpose=rent/);
    await plain.close();
  });
});

test('@once the boxes of the bar open, stay open, and close when pressed again', async ({ page }) => {
  await page.goto('/properties');
  await untilHydrated(page);
  const box = page.getByRole('button', { name: /^Price/ });
  const panel = page.getByRole('dialog', { name: 'Price' });
  await box.click();
  await page.getByLabel('Lowest price').fill('1 crore');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.click();
  await expect(panel).toBeHidden();
  await box.click();
  await expect(page.getByLabel('Lowest price')).toHaveValue('1 crore');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/minPrice=10000000/);
});
