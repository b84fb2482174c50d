import type { Page } from '@playwright/test';
import { anAd, signedAs } from '../ad.ts';
import { expect, test } from '../journey.ts';

async function lookAroundAs(page: Page, role: 'moderator' | 'owner') {
  await page.context().clearCookies();
  await page.goto('/desk');
  await page.getByRole('button', { name: `As ${role}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}

test('a fraudulent ad: reported, taken down, appealed against, and decided by somebody else @once', async ({
  page,
  request,
  signUp,
  expectAccessible,
}) => {
  const seller = await signUp('seller');
  const title = `House of quick money ${Date.now()}`;
  const posted = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, { title }),
  });
  expect(posted.status(), await posted.text()).toBe(201);
  const id: number = (await posted.json()).property.property_id;
  const publicAnswer = () => request.get(`/api/properties/single?id=${id}`).then((answer) => answer.status());

  await page.goto(`/report-listing?id=${id}`);
  await page.getByRole('radio', { name: 'Somebody wants to cheat' }).check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  const said = await page.getByText(/Your report has the number R-/).textContent();
  const receipt = /R-\w{4}-\w{4}/.exec(said ?? '')?.[0] ?? '';

  await lookAroundAs(page, 'moderator');
  await page.goto(`/desk/reports?filter=${encodeURIComponent(JSON.stringify({ q: receipt }))}`);
  await page.getByRole('link', { name: receipt }).click();
  await expect(page.getByRole('heading', { level: 1, name: receipt })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide the listing' }).click();
  const reasons = page.getByRole('dialog');
  await reasons.getByRole('combobox', { name: 'Reason' }).selectOption('fraud');
  await reasons.getByRole('button', { name: 'Hide' }).click();
  await expect.poll(publicAnswer).toBe(404);

  const own = await request.get(`/api/properties/my-properties/${id}`, { headers: signedAs(seller) });
  const { review } = await own.json();
  await page.goto(`/appeal-listing?token=${review.appeal_token}`);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Why is the decision wrong?' }).fill('The house is mine; come and see it.');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();

  await page.goto(`/desk/listings/${id}`);
  await expect(page.getByText('You made this decision')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grant' })).toHaveCount(0);

  await lookAroundAs(page, 'owner');
  await page.goto(`/desk/reviews?filter=${encodeURIComponent(JSON.stringify({ kind: 'appeal' }))}`);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Grant' }).click();
  const answer = page.getByRole('dialog');
  await answer.getByRole('textbox', { name: 'Words to the seller' }).fill('The papers were checked.');
  await answer.getByRole('button', { name: 'Grant' }).click();
  await expect(page.getByText('Granted. The seller gets a mail.')).toBeVisible();
  // The button that opened the dialog is gone.
  await expect(page.getByRole('button', { name: 'Grant' })).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect.poll(publicAnswer).toBe(200);
});
