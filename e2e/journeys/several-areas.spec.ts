import { expect, test, untilHydrated } from '../journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('several areas are chosen in the bar, stay after a reload, and lead to those around', { tag: '@once' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/properties');
  await untilHydrated(page);
  const box = page.getByRole('combobox', { name: 'Area' });
  await box.fill('clifton');
  await box.press('Enter');
  await page.getByRole('button', { name: 'Add another area' }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type('gulistan-e-jauhar');
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('list', { name: 'Chosen areas' });
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/area=\d+%2C\d+/);
  await expect(page.getByRole('link', { name: 'Remove filter: Clifton' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove filter: Gulistan-e-Jauhar' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('The same nearby:')).toBeVisible();

  await page.goto(page.url().replace('/properties', '/ur/properties'));
  await expect(page.getByRole('list', { name: 'چنے ہوئے علاقے' })).toContainText('کلفٹن');
});

test('without JavaScript a typed area joins the chosen ones', { tag: '@once' }, async ({ browser, request }) => {
  const areas: { id: number; area_name: string }[] = await (await request.get('/api/cities/112')).json();
  const idOf = (name: string) => areas.find(({ area_name }) => area_name === name)?.id;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const page = await context.newPage();
  await page.goto(`/properties?area=${idOf('Clifton')},${idOf('Saddar Town')}`);
  await page
    .getByRole('textbox', { name: 'Area' })
    .or(page.getByRole('combobox', { name: 'Area' }))
    .fill('کورنگی');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  for (const name of ['Clifton', 'Saddar Town', 'Korangi']) {
    await expect(page.getByRole('link', { name: `Remove filter: ${name}` })).toBeVisible();
  }
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('@once the same search is offered in the areas around, but by its count where it finds nothing', async ({
      page,
    }) => {
      const waits = javaScriptEnabled ? undefined : ({ waitUntil: 'load' } as const);
      await page.goto('/properties?area=Clifton&propertyType=House', waits);
      const nearby = page.locator('span', { hasText: /^The same nearby:/ }).last();
      const first = nearby.getByRole('link').first();
      const name = (await first.textContent()) ?? '';
      await first.click();
      await expect(page).toHaveURL(/propertyType=House/);
      await expect(page.getByRole('link', { name: `Remove filter: ${name}` })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Remove filter: Clifton' })).toHaveCount(0);
      await page.goto('/properties?area=Clifton&maxPrice=1', waits);
      await expect(page.getByRole('link', { name: /^Without the price limit: / })).toBeVisible();
      await expect(nearby).toHaveCount(0);
    });
  });
}

test('verified sellers and recent confirmations narrow the list, and words in the box do too', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/properties/filters');
  await page.getByLabel('Verified seller').check();
  await page.getByLabel('Confirmed as available').selectOption('14');
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/verified=1/);
  await expect(page.getByRole('link', { name: 'Remove filter: Confirmed in the last 14 days' })).toBeVisible();
  await page.goto('/properties?q=pechs%20block%202%20with%20parking');
  await expect(page.getByRole('link', { name: 'Remove filter: PECHS Block 2' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove filter: With parking' })).toBeVisible();
});
