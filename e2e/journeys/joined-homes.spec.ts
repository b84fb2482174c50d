import type { APIRequestContext } from '@playwright/test';
import { anAd, signedAs } from '../ad.ts';
import { expect, type Person, test } from '../journey.ts';

async function post(request: APIRequestContext, seller: Person, changes: Record<string, string>) {
  const answer = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, changes),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { property } = await answer.json();
  const id: number = property.property_id;
  return { id, path: `/property-detail-home/${id}-${property.slug}` };
}

test('the staff joins two sellers’ offers of one home, and parts them again @once', async ({
  page,
  request,
  browser,
  signUp,
  expectAccessible,
}) => {
  test.slow();
  const [one, other] = [await signUp('seller'), await signUp('seller')];
  const title = `House of two sellers ${Date.now()}`;
  const first = await post(request, one, { title, price: '45000000', description: 'Two floors, west open.' });
  const second = await post(request, other, {
    title: `${title} again`,
    price: '43000000',
    description: 'By the park.',
  });

  await page.goto('/desk');
  await page.getByRole('button', { name: 'As moderator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goto(`/desk/listings/${first.id}`);
  await page.getByRole('button', { name: 'Join with a listing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(dialog.getByText('Say why.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Number of the other listing' }).fill(`#${second.id}`);
  await dialog.getByRole('textbox', { name: 'Why' }).fill('The same gate in both photos.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('link', { name: `#${second.id} ${title} again` })).toBeVisible();
  await expect(page.getByText('The same gate in both photos.').first()).toBeVisible();

  // Without scripts: the server draws it.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const reader = await plain.newPage();
  await reader.goto(first.path);
  await expect(reader.getByRole('heading', { name: 'Other offers of this home' })).toBeVisible();
  await reader.getByRole('link', { name: /^See this offer/ }).click();
  await expect(reader).toHaveURL(second.path);
  await expect(reader.getByRole('region', { name: 'Other offers of this home' })).toContainText('4.5 Crore');
  await reader.goto(`/ur${second.path}`);
  await expect(reader.getByRole('heading', { name: 'اسی گھر کے دوسرے اشتہار' })).toBeVisible();
  const visitor = await browser.newContext({ baseURL: process.env.JOURNEY_SITE });
  const seen = await visitor.newPage();
  await seen.goto(first.path);
  await expectAccessible(seen);

  // Another price at once, and nothing of an offer that is over.
  const changed = await request.put(`/api/properties/update/${second.id}`, {
    headers: signedAs(other),
    multipart: { price: '41000000' },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await expect(async () => {
    await reader.goto(first.path);
    await expect(reader.getByRole('region', { name: 'Other offers of this home' })).toContainText('4.1 Crore');
  }).toPass();

  await page.getByRole('button', { name: 'Take it out of this home' }).click();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Two houses of one street.');
  await dialog.getByRole('button', { name: 'Take it out' }).click();
  await expect(page.getByText('No other seller’s offer is joined with it.')).toBeVisible();
  await expect(async () => {
    await reader.goto(second.path);
    await expect(reader.getByRole('heading', { name: 'Other offers of this home' })).toHaveCount(0);
  }).toPass();
  await plain.close();
  await visitor.close();
});
