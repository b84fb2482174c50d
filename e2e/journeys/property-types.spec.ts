import { anAd, signedAs } from '../ad.ts';
import { expect, test } from '../journey.ts';

const BOX = 'Search in your own words';
const PLOTS = 'Residential Plot,Commercial Plot';

test('a seller posts a plot and is asked for no rooms', async ({ page, signUp, expectAccessible }) => {
  await signUp('seller', page);
  const title = `Park-facing plot ${Date.now()}`;
  await page.goto('/seller-post-ad');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  const type = page.getByLabel('Property type');
  await type.selectOption('House');
  await page.getByRole('textbox', { name: 'Bedrooms' }).fill('4');
  await page.getByRole('checkbox', { name: 'Parking' }).check();

  await type.selectOption('Office');
  await expect(page.getByRole('textbox', { name: 'Bedrooms' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Bathrooms' })).toBeVisible();

  await page.getByRole('button', { name: 'For rent' }).click();
  await type.selectOption('Plot File');
  await expect(page.getByText('A file is a promise of a plot, not a plot')).toBeVisible();
  await expect(page.getByRole('button', { name: 'For rent' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'For sale' })).toHaveAttribute('aria-pressed', 'true');

  await type.selectOption('Residential Plot');
  for (const field of ['Bedrooms', 'Bathrooms'])
    await expect(page.getByRole('textbox', { name: field })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Parking' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Area' }).fill('malir');
  await page.getByRole('option', { name: 'Malir', exact: true }).click();
  await page.getByRole('textbox', { name: 'Price (PKR)' }).fill('12345000');
  await page.getByRole('textbox', { name: 'Size' }).fill('240');
  await page.getByRole('checkbox', { name: /agree to the terms/ }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/my-properties$/);

  const found = await page.request.get('/api/properties/cards', {
    params: { propertyType: 'Residential Plot', minPrice: '12345000', maxPrice: '12345000' },
  });
  const posted = ((await found.json()) as { title: string }[]).find((card) => card.title === title);
  expect(posted).toMatchObject({ bedrooms: null, bathrooms: null, garage: 0, purpose: 'sale' });
});

test('plots are searched for by the word and by the filter', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: BOX }).fill('plot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('propertyType') === PLOTS);
  await expect(page.getByRole('link', { name: 'Remove filter: Plots' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ plots in Karachi$/ })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const text of await cards.allInnerTexts()) {
    expect(text).toMatch(/Residential Plot|Commercial Plot/);
    expect(text).not.toMatch(/\bbeds?\b|\bbaths?\b/);
  }
  await expectAccessible(page);
});

test('@once the filter takes a group of types without scripts, in both languages', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const page = await plain.newPage();
  for (const [path, remove] of [
    ['/properties', 'Remove filter: Plots'],
    ['/ur/properties', 'فلٹر ہٹائیں: پلاٹ'],
  ] as const) {
    await page.goto(path);
    await page.locator('select[name=propertyType]').selectOption(PLOTS);
    await page.locator('form:has(select[name=propertyType]) button[type=submit]').click();
    await expect(page.getByRole('link', { name: remove })).toBeVisible();
    await expect(page.locator('select[name=propertyType]')).toHaveValue(PLOTS);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await plain.close();
});

test('the page of a file says that it is a promise and not a plot', async ({
  page,
  request,
  signUp,
  expectAccessible,
}) => {
  const seller = await signUp('seller');
  const answer = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, {
      title: 'File of 125 sq yd',
      property_type: 'Plot File',
      bedrooms: '',
      bathrooms: '',
      garage: '0',
    }),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { property } = await answer.json();
  const path = `/property-detail-home/${property.property_id}-${property.slug}`;
  await page.goto(path);
  await expect(page.getByRole('note')).toContainText('This is a file: a promise of a plot, not a plot');
  await expect(page.getByText(/^(Bedrooms|Bathrooms|Parking)$/)).toHaveCount(0);
  // On a short screen the bar at the lower edge lies over what happens to be there.
  await page.getByRole('note').evaluate((note) => note.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);
  await page.goto(`/ur${path}`);
  await expect(page.getByRole('note')).toContainText('پلاٹ کا وعدہ، خود پلاٹ نہیں');
});
