import { readFile } from 'node:fs/promises';
import { anAd, signedAs } from '../ad.ts';
import { expect, test } from '../journey.ts';

test('an ad posted through the API is in the list and on its own page at once', async ({ page, request, signUp }) => {
  const seller = await signUp('seller');
  const title = `Sea-facing flat for journey ${Date.now()}`;
  const photo = await readFile(new URL('../../apps/api/src/db/seed/pictures/flat-01-front.jpg', import.meta.url));
  const answer = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: {
      ...anAd(seller.email, {
        title,
        price: '123450000',
        property_type: 'Flat',
        description: 'First line.\nSecond line.',
      }),
      image_url: { name: 'front.jpg', mimeType: 'image/jpeg', buffer: photo },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);

  await page.goto('/properties?area=31&minPrice=123450000&maxPrice=123450000');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('12.35 Crore');
  await expect(card).toContainText('Parking');
  await card.getByRole('link', { name: `View Details: ${title}` }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('PKR 123,450,000').first()).toBeVisible();
  await expect(page.getByText('Twelve crore thirty four lakh fifty thousand rupees')).toBeVisible();
  await expect(page.getByText('Second line.')).toBeVisible();
  await expect(page.locator('a[href="tel:+923001234567"]').locator('visible=true').first()).toBeVisible();
});
