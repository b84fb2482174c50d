import type { APIRequestContext } from '@playwright/test';
import { anAd, signedAs } from '../ad.ts';
import { expect, type Person, test, untilHydrated } from '../journey.ts';

/** Posts a home of this seller. @returns the address of its page */
async function post(request: APIRequestContext, seller: Person, changes: Record<string, string>): Promise<string> {
  const answer = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, changes),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { property } = await answer.json();
  return `/property-detail-home/${property.property_id}-${property.slug}`;
}

/** The seller's own page, as their account names it. */
async function pageOf(request: APIRequestContext, seller: Person): Promise<string> {
  const account = await (await request.get('/api/auth/account', { headers: signedAs(seller) })).json();
  return account.page.path;
}

test('a seller’s name on a listing leads to what else they offer', async ({
  page,
  request,
  signUp,
  expectAccessible,
}) => {
  const seller = await signUp('seller');
  const home = await post(request, seller, { title: 'A house with a page behind it' });
  await post(request, seller, { title: 'A flat to let', purpose: 'rent', price: '85000', property_type: 'Flat' });
  await page.goto(home);
  await untilHydrated(page);
  const contact = page.getByRole('region', { name: 'Contact the seller' });
  await contact.getByRole('link', { name: 'Sana Sample' }).click();
  await expect(page).toHaveURL(await pageOf(request, seller));
  await expect(page.getByRole('heading', { level: 1, name: 'Sana Sample' })).toBeVisible();
  await expect(page.getByText(seller.email)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'A house with a page behind it' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'For rent', exact: true }).click();
  await expect(page).toHaveURL(/purpose=rent/);
  await expect(page.getByRole('heading', { name: 'A flat to let' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A house with a page behind it' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'A house with a page behind it' })).toBeVisible();
});

test('the name on a card leads there, and the rest of the card to its home', async ({ page, request, signUp }) => {
  const seller = await signUp('seller');
  const title = `A house on a card ${Date.now()}`;
  const home = await post(request, seller, { title });
  const card = page.getByRole('article').filter({ hasText: title });
  await page.goto('/properties');
  await card.getByRole('link', { name: 'Sana Sample' }).click();
  await expect(page).toHaveURL(await pageOf(request, seller));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Sana Sample' })).toHaveCount(0);
  await page.goBack();
  await card.click();
  await expect(page).toHaveURL(home);
});

test('a seller’s own page leads into their workspace, and no link of it or of their menu leads astray', async ({
  page,
  request,
  signUp,
}) => {
  const seller = await signUp('seller', page);
  const id = /\d+/.exec(await post(request, seller, { title: 'A house of my own' }))?.[0];
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveTitle('Dashboard | Karachi Estates');
  await page.getByRole('button', { name: /account menu/i }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Saved searches' })).toHaveCount(0);

  await page.goto(await pageOf(request, seller));
  const card = page.getByRole('article').filter({ hasText: 'A house of my own' });
  await expect(page.locator('main a[href^="/properties"]')).toHaveCount(0);
  await expect(card.getByRole('button')).toHaveCount(0);
  await card.getByRole('link', { name: /View Details/ }).click();
  await expect(page).toHaveURL(`/my-property-detail/${id}`);

  const other = await signUp('seller');
  await post(request, other, { title: 'A house of somebody else' });
  await page.goto(await pageOf(request, other));
  await expect(page.getByRole('heading', { name: 'A house of somebody else' })).toBeVisible();
  await expect(page.locator('main a[href*="/property-detail-home/"]')).toHaveCount(0);
  await page.goto('/saved-searches');
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse properties' })).toHaveCount(0);
});

test('@once works without scripts, in Urdu too, and has one address', async ({ browser, request, signUp }) => {
  const seller = await signUp('seller');
  await post(request, seller, { title: 'A house for everybody' });
  const path = await pageOf(request, seller);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const page = await plain.newPage();
  await page.goto(path.replace(/-.*/, '-some-other-words'));
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: 'A house for everybody' })).toBeVisible();
  await page.goto(`/ur${path}`);
  await expect(page.getByRole('heading', { name: 'اب تک کی پراپرٹیز' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A house for everybody' })).toBeVisible();
  const forged = await page.goto(`${path}?cursor=forged`);
  expect(forged?.status()).toBe(200);
  await expect(page).toHaveURL(path);
  for (const missing of ['/sellers/x-y', '/sellers/2147483647-nobody', '/ur/sellers/0']) {
    expect((await page.goto(missing))?.status(), missing).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await plain.close();
});

test('@once a seller chooses what their page shows', async ({ page, request, signUp, browser }) => {
  const seller = await signUp('seller', page);
  const home = await post(request, seller, { title: 'A house of a careful seller' });
  const path = await pageOf(request, seller);
  const guest = await (await browser.newContext({ baseURL: process.env.JOURNEY_SITE })).newPage();
  await page.goto('/profile');
  await page.getByLabel('My page shows my address').check();
  await page.getByRole('button', { name: 'Save your page' }).click();
  await expect(page.getByText('Your page is saved.')).toBeVisible();
  await guest.goto(path);
  await expect(guest.getByText('Sample Street, Clifton', { exact: true })).toBeVisible();
  await page.getByLabel('Guests may see my page').uncheck();
  await page.getByRole('button', { name: 'Save your page' }).click();
  await expect.poll(async () => (await guest.goto(path))?.status()).toBe(404);
  await guest.goto(home);
  const contact = guest.getByRole('region', { name: 'Contact the seller' });
  await expect(contact.getByText('Sana Sample')).toBeVisible();
  await expect(contact.getByRole('link', { name: 'Sana Sample' })).toHaveCount(0);
  await guest.context().close();
});
