import { expect, test } from '../journey.ts';

test('who comes back finds what they saw last, and can empty it', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);

  await page.goto('/properties?propertyType=House&sort=price_desc');
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').first().getByText('Viewed')).toBeVisible();

  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link', { name: title })).toBeVisible();
  await expect(recent.getByRole('link', { name: /House/ }).first()).toHaveAttribute(
    'href',
    /^\/properties\?propertyType=House$/,
  );
  await expectAccessible(page);

  const box = page.getByRole('searchbox', { name: 'Search in your own words' });
  await box.focus();
  const panel = page.getByRole('navigation', { name: 'Where you left off' });
  await expect(panel.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await box.pressSequentially('x');
  await expect(panel).toHaveCount(0);
  await box.fill('');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await recent.getByRole('button', { name: 'Empty this list' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
});

test('a home that is gone is left out', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('seenHomes', '[999999999]'));
  await page.goto('/');
  await page.getByRole('searchbox').first().focus();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
});
