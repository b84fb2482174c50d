import { expect, test, untilHydrated } from '../journey.ts';

test('the language is changed in place, kept in mind and only offered', async ({ page, expectAccessible }) => {
  await page.goto('/properties?purpose=rent&bedrooms=2');
  await untilHydrated(page);
  const urdu = page.getByRole('link', { name: 'اردو' }).locator('visible=true').first();
  await urdu.click();
  await expect(page).toHaveURL('/ur/properties?purpose=rent&bedrooms=2');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ur');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await untilHydrated(page);
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await page.context().cookies()).find(({ name }) => name === 'locale')?.value).toBe('ur');

  // Links stay in the language.
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ur\/property-detail-home\//);
  await page.goBack();
  await expect(page).toHaveURL('/ur/properties?purpose=rent&bedrooms=2');

  // An English address stays English for who chose Urdu, and offers it.
  await page.goto('/about');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'یہ صفحہ اردو میں پڑھیں' }).click();
  await expect(page).toHaveURL('/ur/about');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'English' }).locator('visible=true').first().click();
  await expect(page).toHaveURL('/about');
  expect((await page.context().cookies()).find(({ name }) => name === 'locale')?.value).toBe('en');
});

test('what was typed into a form stays when the language changes and when the page is loaded again', async ({
  page,
  request,
}) => {
  const [home] = await (await request.get('/api/properties/cards')).json();
  const typed = async (path: string, name: string, text: string) => {
    await page.goto(path);
    await untilHydrated(page);
    const field = page.getByRole('main').locator(`[name=${name}]`);
    await field.fill(text);
    await page.getByRole('link', { name: 'اردو' }).locator('visible=true').first().click();
    await expect(page).toHaveURL(`/ur${path}`);
    await expect(field).toHaveValue(text);
    await page.reload();
    await expect(field).toHaveValue(text);
    await untilHydrated(page);
  };
  await typed('/find-my-home', 'message', 'Two rooms with a garden');
  await typed(`/write-to-seller?id=${home.property_id}`, 'text', 'Is the roof repaired?');
  await typed(`/ask-viewing?id=${home.property_id}`, 'words', 'My parents come along');
  await typed('/buyer-signup', 'first_name', 'Amna');
  await page.locator('[name=password]').fill('clifton mango 79');
  await typed('/seller-signup', 'address', 'Block 5, Clifton');
  const kept = await page.evaluate(() => Object.values(sessionStorage).join(' '));
  expect(kept).toContain('Amna');
  expect(kept).not.toContain('mango');
});

test('a guest who reads English is offered nothing', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await expect(page.getByRole('link', { name: 'یہ صفحہ اردو میں پڑھیں' })).toHaveCount(0);
});
