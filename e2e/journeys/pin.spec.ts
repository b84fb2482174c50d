import { anAd, signedAs } from '../ad.ts';
import { expect, test, untilHydrated } from '../journey.ts';

test('a seller says in which block a home is and where it stands, by the keyboard', async ({
  browser,
  page,
  request,
  signUp,
  expectAccessible,
}) => {
  const seller = await signUp('seller', page);
  const posted = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, { title: `Pinned house for journey ${Date.now()}` }),
  });
  expect(posted.status(), await posted.text()).toBe(201);
  const { property } = await posted.json();

  await page.goto(`/seller-post-edit/${property.property_id}`);
  await untilHydrated(page);
  await page.getByLabel('Phase or block').selectOption('Block 5');
  const place = page.getByLabel('Place on the map', { exact: false }).first();
  await place.fill('somewhere');
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  const map = page.getByRole('application', { name: 'Map to choose the place on' });
  await expect(map).toBeVisible();
  const take = page.getByRole('button', { name: 'Use this place' });
  await expect(take).toBeEnabled();
  await expectAccessible(page);
  const shown = page.getByRole('status').filter({ hasText: /^24\.\d{5}, 6[67]\.\d{5}$/ });
  const before = (await shown.textContent()) ?? '';
  await map.focus();
  await page.keyboard.press('ArrowUp');
  await expect(shown).not.toHaveText(before);
  await take.click();
  await expect(place).toHaveValue(/^24\.\d{5}, 6[67]\.\d{5}$/);
  await page.getByRole('checkbox', { name: /agree/ }).check();
  await page
    .getByRole('button', { name: /Update|Save/ })
    .last()
    .click();
  await expect(page).not.toHaveURL(/seller-post-edit/);

  const { map_point: point, part } = await (
    await request.get(`/api/properties/single?id=${property.property_id}`)
  ).json();
  expect([point.exact, part.name]).toEqual([true, 'Block 5']);
  const guest = await (await browser.newContext({ baseURL: process.env.JOURNEY_SITE })).newPage();
  await guest.goto(`/property-detail-home/${property.property_id}-${property.slug}`);
  await expect(guest.getByText('Block 5, Clifton, Karachi').first()).toBeVisible();
  await guest.context().close();
});

test('a pin that is shown as a circle tells guests the streets around a home and no more', async ({
  browser,
  page,
  request,
  signUp,
}) => {
  const seller = await signUp('seller', page);
  const posted = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, { title: `House behind a circle ${Date.now()}` }),
  });
  const { property } = await posted.json();
  await page.goto(`/seller-post-edit/${property.property_id}`);
  await untilHydrated(page);
  await page.getByLabel('Place on the map', { exact: false }).first().fill('24.81234, 67.03210');
  await page.getByLabel('Others see it').selectOption('As a circle of 400 m');
  await page.getByRole('checkbox', { name: /agree/ }).check();
  await page
    .getByRole('button', { name: /Update|Save/ })
    .last()
    .click();
  await expect(page).not.toHaveURL(/seller-post-edit/);

  const detail = `/property-detail-home/${property.property_id}-${property.slug}`;
  const guest = await (await browser.newContext({ baseURL: process.env.JOURNEY_SITE })).newPage();
  await guest.goto(detail);
  await untilHydrated(guest);
  await guest.getByRole('link', { name: 'See on the map' }).click();
  await expect(guest).toHaveURL(/view=map&box=/);
  await expect(guest.getByText('It lies within 400 metres of here: its seller shows a circle.')).toBeVisible();
  await guest.context().close();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const plain = await context.newPage();
  await plain.goto(detail);
  const source = await plain.content();
  for (const told of ['24.81234', '67.0321']) expect(source).not.toContain(told);
  await plain.getByRole('link', { name: 'See on the map' }).click();
  await expect(plain.locator('noscript p', { hasText: 'The map needs JavaScript' })).toBeVisible();
  await expect(plain.getByRole('heading', { name: property.title }).first()).toBeVisible();
  await context.close();
});
