import type { APIRequestContext } from '@playwright/test';
import { anAd, signedAs } from '../ad.ts';
import { expect, type Person, test } from '../journey.ts';

/** Posts a house in Clifton and cuts its price by five lakh. @returns its id */
async function aReducedHouse(request: APIRequestContext, seller: Person, title: string): Promise<number> {
  const ad = anAd(seller.email, { title, price: '36000000', area_sqft: '2160' });
  const posted = await request.post('/api/properties/save', { headers: signedAs(seller), multipart: ad });
  expect(posted.status(), await posted.text()).toBe(201);
  const { property } = await posted.json();
  const edited = await request.put(`/api/properties/update/${property.property_id}`, {
    headers: signedAs(seller),
    multipart: { price: '35500000' },
  });
  expect(edited.status(), await edited.text()).toBe(200);
  return property.property_id;
}

const mark = async (request: APIRequestContext, seller: Person, id: number, status: string) => {
  const data = { status };
  const answer = await request.post(`/api/properties/status/${id}`, { headers: signedAs(seller), data });
  expect(answer.status(), await answer.text()).toBe(200);
};

test('a cut price is said on the card and on the page, and a sold home keeps its page', async ({
  page,
  request,
  signUp,
  expectAccessible,
}) => {
  const seller = await signUp('seller');
  const title = `Reduced house for journey ${Date.now()}`;
  const id = await aReducedHouse(request, seller, title);

  await page.goto('/properties?area=31&minPrice=35500000&maxPrice=35500000');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText(/Reduced by 5 Lakh on \d+ \w+ \d{4}/);
  await card.getByRole('link', { name: `View Details: ${title}` }).click();
  await expect(page.getByRole('heading', { name: 'Price history' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Reduced by 5 Lakh on/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Listed on .* for 3.6 Crore$/ })).toBeVisible();
  await expectAccessible(page);
  const address = page.url();

  await mark(request, seller, id, 'sold');
  const sold = await page.goto(address);
  expect(sold?.status()).toBe(200);
  // Links to it are in chats: they name no price any more, and their picture stays.
  await expect(page).toHaveTitle(new RegExp(`^Sold on .*: ${title}`));
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(picture ?? '').pathname)).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^Sold on/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /WhatsApp|Call/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Similar homes' })).toBeVisible();
  await expectAccessible(page);
});

test('a removed home answers 410 with a kind page, without JavaScript too', async ({
  browser,
  request,
  signUp,
  viewport,
}) => {
  const seller = await signUp('seller');
  const id = await aReducedHouse(request, seller, `Removed house for journey ${Date.now()}`);
  await mark(request, seller, id, 'deleted');
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE, viewport });
  const page = await plain.newPage();
  const gone = await page.goto(`/property-detail-home/${id}-house`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'This property is not listed any more' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar homes' })).toBeVisible();
  await plain.close();
});

test('a price is compared with others of its kind, and no page fails where it is not', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const cards = await (await request.get('/api/properties/cards?purpose=sale&propertyType=House&limit=100')).json();
  let found = false;
  for (const { property_id: id, slug } of cards) {
    const { comparison } = await (await request.get(`/api/properties/context?id=${id}`)).json();
    if (!comparison) continue;
    found = true;
    await page.goto(`/property-detail-home/${id}-${slug}`);
    await expect(page.getByRole('heading', { name: 'Price in context' })).toBeVisible();
    await expect(page.getByText(/the median of .* houses in .* \(\d+ offers\)$/)).toBeVisible();
    break;
  }
  expect(found, 'a demo listing that has ten others like it').toBe(true);
});

test('a reload after Load more leaves the reader at the same card', async ({ page }) => {
  await page.goto('/properties?purpose=sale&sort=price_asc');
  const cards = page.getByRole('article');
  for (const count of [48, 72]) {
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(cards).toHaveCount(count);
  }
  const card = cards.nth(40);
  await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  await page.reload();
  await expect(cards).toHaveCount(72);
  await expect.poll(top).toBe(before);
});
