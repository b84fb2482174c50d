import { anAd, signedAs } from '../ad.ts';
import { expect, test, untilHydrated } from '../journey.ts';

/** The smallest PNG that is a picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a papers panel: declared, shown by the desk’s word, and printed for a lawyer', async ({
  page,
  request,
  signUp,
  expectAccessible,
  browser,
}) => {
  const seller = await signUp('seller', page);
  const answer = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, {
      ...{ title: 'A plot with papers', property_type: 'Residential Plot', bedrooms: '', bathrooms: '', garage: '0' },
    }),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { property } = await answer.json();
  const home = `/property-detail-home/${property.property_id}-${property.slug}`;

  await page.goto(`/my-property-detail/${property.property_id}`);
  await page.getByRole('link', { name: 'Papers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Papers' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Authority' }).selectOption('dha');
  await page.getByRole('combobox', { name: 'Title' }).selectOption('file');
  await expect(page.getByText(/the listing will be shown as a plot file/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/now shown as a plot file/)).toBeVisible();
  await page.getByLabel('Add a document: Title').setInputFiles({
    ...{ name: 'file.png', mimeType: 'image/png', buffer: PICTURE },
  });
  await expect(page.getByRole('button', { name: 'Remove the document: Title' })).toBeVisible();
  await expectAccessible(page);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const guest = await plain.newPage();
  await guest.goto(home, { waitUntil: 'load' });
  await expect(guest.getByText('This is a file: a promise of a plot, not a plot')).toBeVisible();
  await expect(guest.getByText('Residential Plot', { exact: true })).toHaveCount(0);
  await expect(guest.getByText('Declared by the seller')).toHaveCount(2);
  await expect(guest.getByText('Not given')).toHaveCount(4);
  await guest.getByRole('link', { name: 'Checklist for your lawyer, to print' }).click();
  await expect(guest.getByText('The seller declares: File')).toBeVisible();
  await plain.close();

  const desk = await browser.newContext({ baseURL: process.env.JOURNEY_SITE });
  const staff = await desk.newPage();
  await staff.goto('/desk');
  await staff.getByRole('button', { name: 'As moderator' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await staff.goto(`/desk/listings/${property.property_id}`);
  await expect(staff.getByRole('link', { name: 'Open the document: Title' })).toBeVisible();
  await staff.getByRole('button', { name: 'Mark as seen: Title' }).click();
  await expect(staff.getByText(/Marked as seen/)).toBeVisible();
  await desk.close();

  await expect(async () => {
    const whole = await (await request.get(`/api/properties/single?id=${property.property_id}`)).json();
    expect(whole.home_papers[1].seen_at).toBeTruthy();
  }).toPass();
  const reader = await browser.newContext({ baseURL: process.env.JOURNEY_SITE });
  const look = await reader.newPage();
  await look.goto(home);
  // What the server has drawn stays in place while the browser takes the page over.
  await look.evaluate(() => {
    const seen = window as unknown as { wasGone: boolean };
    seen.wasGone = false;
    new MutationObserver(() => {
      seen.wasGone ||= document.querySelector('#papers') === null;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await look.mouse.wheel(0, 900);
  await untilHydrated(look);
  expect(await look.evaluate(() => (window as unknown as { wasGone: boolean }).wasGone)).toBe(false);
  await expect(look.getByText(/Document seen by us on/)).toBeVisible();
  // At the end of the page the bar with the contacts lies over nothing that is checked.
  await look.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
  await expectAccessible(look);
  await reader.close();
});
