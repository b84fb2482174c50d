import { expect, test } from '../journey.ts';

test('a visitor finds a home by typing an area and reaches its seller on WhatsApp', async ({ page }) => {
  await page.goto('/');
  const area = page.getByRole('combobox', { name: 'Area' });
  await area.fill('clif');
  await page.getByRole('option', { name: 'Clifton', exact: true }).click();
  await page.getByRole('button', { name: 'Search' }).click();

  await expect(page).toHaveURL(/\/properties\?.*city=112.*area=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Property Deals' })).toBeVisible();
  await expect(page.getByText(/^\d+ homes? for sale in Clifton$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove filter: Clifton' })).toBeVisible();

  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: `View Details: ${title}` }).click();
  await expect(page).toHaveURL(/\/property-detail-home\/\d+-/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const whatsapp = page.getByRole('link', { name: 'WhatsApp' }).locator('visible=true').first();
  const address = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(address.host).toBe('wa.me');
  expect(address.pathname).toMatch(/^\/92\d{10}$/);
  expect(address.searchParams.get('text')).toContain(title);
  expect(address.searchParams.get('text')).toContain(new URL(page.url()).pathname);
  const call = page.getByRole('link', { name: 'Call' }).locator('visible=true').first();
  expect(await call.getAttribute('href')).toMatch(/^tel:\+92\d{10}$/);
});

test('more results come below the ones that are there, and Back finds the place again', async ({ page }) => {
  await page.goto('/properties');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(24);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(48);
  await expect(page).toHaveURL(/\/properties$/);

  await cards
    .nth(40)
    .getByRole('link', { name: /View Details/ })
    .click();
  await expect(page).toHaveURL(/\/property-detail-home\//);
  await page.goBack();
  await expect(cards).toHaveCount(48);
  await expect(cards.nth(40)).toBeInViewport();
});

test('a search can be shared, narrowed by its chips and read without scripts', async ({ browser, page }) => {
  await page.goto('/properties?city=112&propertyType=House&purpose=sale&sort=price_asc');
  await expect(page.getByText(/houses for sale in Karachi, lowest price first$/)).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter: House' }).click();
  await expect(page).toHaveURL('/properties?city=112&purpose=sale&sort=price_asc');
  await expect(page.getByText(/homes for sale in Karachi, lowest price first$/)).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const reader = await plain.newPage();
  await reader.goto('/properties?maxPrice=1.5+crore&purpose=sale&area=&sizeUnit=sq+yd');
  await expect(reader.getByText(/homes for sale in Karachi$/)).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Remove filter: Up to 1.5 Crore' })).toBeVisible();
  await reader.getByRole('link', { name: 'Load more' }).click();
  await expect(reader).toHaveURL(/cursor=/);
  await expect(reader.getByRole('article').first()).toBeVisible();
  await plain.close();
});

test('what does not exist says so', async ({ page, request, pageErrors }) => {
  for (const path of ['/property-detail-home/999999999-gone', '/property-detail-home/x-y']) {
    expect((await request.get(path)).status(), path).toBe(404);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Property not found' })).toBeVisible();
  }
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  // The browser notes each answer of 404; nothing else may be there.
  expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
  pageErrors.length = 0;
});

test('photographs open over the whole screen and go around by arrow keys', async ({ page, request }) => {
  const homes: { property_id: number; slug: string; photo_count: number }[] = await (
    await request.get('/api/properties/cards?propertyType=House&limit=100')
  ).json();
  // Other journeys post homes without a photograph meanwhile.
  const home = homes.find(({ photo_count }) => photo_count > 2);
  if (!home) throw new Error('No house has photographs.');
  await page.goto(`/property-detail-home/${home.property_id}-${home.slug}`);
  await page.getByRole('button', { name: /^Open photo 1 of/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(`Photo 1 of ${home.photo_count}`)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(`Photo ${home.photo_count} of ${home.photo_count}`)).toBeAttached();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
});
