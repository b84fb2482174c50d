import { expect, test, untilHydrated } from '../journey.ts';

test('who comes back finds what they saw last, and can empty it', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);

  // The order by price shows homes for sale, so that is what is remembered.
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
    /^\/properties\?propertyType=House&purpose=sale$/,
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
  await expect(page.getByRole('main')).toBeFocused();
  const left = ['seenHomes', 'lastSearch', 'lastSearchName'];
  expect(await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), left)).toEqual([
    null,
    null,
    null,
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
});

test('a home that is gone is left out', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('seenHomes', '[999999999]'));
  await page.goto('/');
  await page.getByRole('searchbox').first().focus();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
});

test('what a guest looked at goes to the account at sign-in, and two devices have it all, once', async ({
  page,
  browser,
  request,
  signUp,
}) => {
  const person = await signUp('buyer');
  const cards: { property_id: number; slug: string }[] = await (await request.get('/api/properties/cards')).json();
  const [first, second, third] = cards.map((card) => `/property-detail-home/${card.property_id}-${card.slug}`);
  const ids = cards.slice(0, 3).map((card) => card.property_id);
  const seenOn = (device: typeof page) =>
    device.evaluate(() => JSON.parse(localStorage.getItem('seenHomes') ?? '[]') as number[]);
  const signIn = async (device: typeof page) => {
    await device.goto('/login');
    await device.getByLabel('Email').fill(person.email);
    await device.getByLabel('Password', { exact: true }).fill(person.password);
    await device.getByRole('button', { name: 'LOGIN' }).click();
    await expect(device).toHaveURL('/');
  };

  await page.goto(first ?? '');
  await page.goto(second ?? '');
  await expect.poll(() => seenOn(page)).toEqual(ids.slice(0, 2));
  await signIn(page);

  const other = await browser.newContext({ baseURL: process.env.JOURNEY_SITE });
  const there = await other.newPage();
  for (const address of [second, third]) {
    await there.goto(address ?? '');
    await untilHydrated(there);
  }
  await signIn(there);
  await expect.poll(() => seenOn(there)).toEqual(ids);
  await other.close();

  await page.goto('/');
  await expect.poll(() => seenOn(page)).toEqual(ids);
});
