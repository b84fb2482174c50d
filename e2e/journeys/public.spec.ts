import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { aLastingListing, anAd, signedAs } from '../ad.ts';
import { expect, hold, SCRIPTS, test, untilHydrated } from '../journey.ts';

/** The address in a mail that begins so; mails are written in quoted-printable. */
function linkIn(mail: string, path: string): string {
  const text = mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=');
  const link = new RegExp(`https?://[^\\s"<>]*${path}\\?token=[\\w-]+`).exec(text)?.[0];
  if (!link) throw new Error(`The mail has no link to ${path}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test.describe('what is pressed before the scripts of a page are there', () => {
  test('is done once they are, once however often it was pressed', async ({ page, request }) => {
    const releaseScripts = await hold(page, SCRIPTS);
    await page.goto(await aLastingListing(request), { waitUntil: 'commit' });
    const photo = page.getByRole('button', { name: 'Open photo 1 of' });
    await photo.click();
    await photo.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    releaseScripts();
    await expect(page.getByRole('dialog', { name: 'Photos of' })).toBeVisible();
  });

  test('brings more listings below the ones that are there', async ({ page }) => {
    const releaseScripts = await hold(page, SCRIPTS);
    await page.goto('/properties', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Load more' }).click();
    releaseScripts();
    await expect(page.getByRole('article')).toHaveCount(48);
    await expect(page).toHaveURL(/\/properties$/);
  });

  test('opens the next page where they cannot be loaded', async ({ page, pageErrors }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/properties', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL(/\/properties\?cursor=/);
    pageErrors.length = 0;
  });

  test('searches at once, which needs none', async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('search', { name: 'Properties' }).getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/properties\?/, { waitUntil: 'commit' });
  });
});

test('a reader subscribes, confirms by mail and ends the subscription again', async ({ page, mailTo }, { project }) => {
  const address = `reader-${project.name}-${Date.now()}@example.com`;
  await page.goto('/');
  await page.getByLabel('Your e-mail address').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(`Open the e-mail we have just sent to ${address}`)).toBeVisible();
  await page.goto(linkIn(await mailTo(address), '/newsletter/confirm'));
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible();

  const welcome = async () => linkIn(await mailTo(address), '/newsletter/unsubscribe');
  await expect(welcome).toPass();
  await page.goto(await welcome());
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
});

test.describe('Find My Home', () => {
  const field = (page: Page, role: 'textbox' | 'combobox', name: string) => page.getByRole(role, { name });

  /** Fills everything in but the budget. @returns the person's name, by which the lead is found again */
  async function describe(page: Page): Promise<string> {
    const name = `Hina Qureshi ${Date.now()}-${Math.round(Math.random() * 1e6)}`;
    await field(page, 'textbox', 'Full name').fill(name);
    await field(page, 'textbox', 'Email').fill('hina.qureshi@example.com');
    await field(page, 'textbox', 'Phone').fill('0300 1234567');
    await field(page, 'combobox', 'City').selectOption('Karachi');
    await field(page, 'combobox', 'Area').fill('clifton');
    await page.getByRole('option', { name: 'Clifton', exact: true }).click();
    await field(page, 'combobox', 'Property type').selectOption('Flat');
    await field(page, 'combobox', 'Number of bedrooms').selectOption('3');
    await field(page, 'textbox', 'Message (optional)').fill('Near the park, please.');
    return name;
  }

  test('every rule of the form is said, and a lead reaches the desk', async ({ page, admin, mailTo }) => {
    test.slow();
    await page.goto('/find-my-home');
    await expect(field(page, 'combobox', 'Area')).toBeDisabled();
    const submit = page.getByRole('button', { name: 'Submit Lead' });
    await submit.click();
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();

    const name = await describe(page);
    await submit.click();
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    await field(page, 'textbox', 'Budget (PKR)').fill('1999999');
    await submit.click();
    await expect(page.getByText('Budget must be at least 20 lacs PKR.').first()).toBeVisible();

    await field(page, 'textbox', 'Budget (PKR)').fill('2000000');
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Lead submitted successfully!' })).toBeVisible();
    for (const cleared of ['Full name', 'Email', 'Phone', 'Budget (PKR)', 'Message (optional)'])
      await expect(field(page, 'textbox', cleared)).toHaveValue('');
    await expect(field(page, 'combobox', 'Area')).toHaveValue('');
    await expect(field(page, 'combobox', 'Property type')).toHaveValue('');
    await expect(field(page, 'combobox', 'City')).toHaveValue('Karachi');
    await expect(field(page, 'combobox', 'Number of bedrooms')).toHaveValue('3');

    expect(await admin('leads')).toContain(name);
    const file = path.join(tmpdir(), `leads-${randomUUID()}.csv`);
    expect(await admin('leads', '--csv', file)).toContain(file);
    const rows = (await readFile(file, 'utf8')).split('\n');
    await rm(file);
    expect(rows[0]).toContain('budget');
    expect(rows.filter((row) => row.includes(name) && row.includes('Near the park, please.'))).toHaveLength(1);
    expect(await mailTo('desk@karachi-estates.example', name)).toContain('Clifton');
  });

  test('choosing a city anew clears the area, which waits for a city', async ({ page }) => {
    await page.goto('/find-my-home');
    await describe(page);
    await expect(field(page, 'combobox', 'Area')).toHaveValue('Clifton');
    await field(page, 'combobox', 'City').selectOption({ label: 'Choose…' });
    await expect(field(page, 'combobox', 'Area')).toBeDisabled();
    await expect(field(page, 'combobox', 'Area')).toHaveValue('');
    await field(page, 'combobox', 'City').selectOption('Karachi');
    await expect(field(page, 'combobox', 'Area')).toBeEnabled();
    await expect(field(page, 'combobox', 'Area')).toHaveValue('');
  });

  test('what is typed before the scripts have come stays, and sending waits for them', async ({ page }) => {
    const releaseScripts = await hold(page, SCRIPTS);
    await page.goto('/find-my-home', { waitUntil: 'commit' });
    await field(page, 'textbox', 'Full name').fill('Hina Qureshi');
    await field(page, 'combobox', 'Property type').selectOption('Flat');
    await page.getByRole('button', { name: 'Submit Lead' }).click();
    await expect(page).toHaveURL(/\/find-my-home$/);
    releaseScripts();
    await untilHydrated(page);
    await expect(field(page, 'textbox', 'Full name')).toHaveValue('Hina Qureshi');
    await page.getByRole('button', { name: 'Submit Lead' }).click();
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    await expect(field(page, 'textbox', 'Full name')).toHaveValue('Hina Qureshi');
    await expect(field(page, 'textbox', 'Full name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'combobox', 'Property type')).toHaveValue('Flat');
  });

  test('what goes wrong is said in words, and nothing that was typed is lost', async ({ page, pageErrors }) => {
    await page.goto('/find-my-home');
    const name = await describe(page);
    await field(page, 'textbox', 'Budget (PKR)').fill('30000000');
    const answers = [
      { fulfill: { status: 503, json: { message: 'The desk is closed.' } }, says: 'Error: The desk is closed.' },
      { fulfill: { status: 500, body: '' }, says: 'Error: Failed to submit lead' },
      { fulfill: undefined, says: 'Something went wrong. Please try again.' },
    ];
    for (const { fulfill, says } of answers) {
      await page.unrouteAll();
      await page.route('**/api/properties/add-lead', (route) => (fulfill ? route.fulfill(fulfill) : route.abort()));
      await page.getByRole('button', { name: 'Submit Lead' }).click();
      await expect(page.getByText(says)).toBeVisible();
      await expect(field(page, 'textbox', 'Full name')).toHaveValue(name);
      await expect(field(page, 'combobox', 'Area')).toHaveValue('Clifton');
    }
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Submit Lead' }).click();
    await expect(page.getByText('Lead submitted successfully!')).toBeVisible();
    // The browser notes each of the three failures itself.
    expect(pageErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    pageErrors.length = 0;
  });
});

test('one question is open at a time, and the open one closes', async ({ page }) => {
  await page.goto('/');
  const answer = (text: RegExp) => page.getByText(text);
  await page.getByText('What does it cost?').click();
  await expect(answer(/^Searching, contacting sellers/)).toBeVisible();
  await page.getByText('How are agents verified?').click();
  await expect(answer(/^Each check is a mark of its own/)).toBeVisible();
  await expect(answer(/^Searching, contacting sellers/)).toBeHidden();
  await page.getByText('How are agents verified?').click();
  await expect(answer(/^Each check is a mark of its own/)).toBeHidden();
});

test('a visitor reads how to pay and closes it; the free plan leads to the signup', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro Plan' });
  await expect(dialog).toContainText('PKR 3,000');
  await dialog.getByRole('button', { name: 'Copy account number' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0000-0000000000');
  await expect(dialog.getByRole('status')).toHaveText('');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/seller-signup$/);
});

test('a seller at the limit pays for a plan, the operator approves, and the limit is lifted', async ({
  page,
  request,
  signUp,
  admin,
  mailTo,
}) => {
  // Each command of the operator starts a process of its own.
  test.slow();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const seller = await signUp('seller', page);
  const post = () => request.post('/api/properties/save', { headers: signedAs(seller), multipart: anAd(seller.email) });
  for (const _ of ['first', 'second']) expect((await post()).status()).toBe(201);
  const refused = await post();
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain('Pro');

  await page.goto('/plans');
  await expect(page.getByText('Your plan: Basic')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium Plan' });
  await expect(dialog).toContainText(seller.email);
  await dialog.getByRole('combobox', { name: 'For' }).selectOption('3');
  await expect(dialog).toContainText('PKR 18,000 for 3 months');
  await dialog.getByRole('button', { name: 'Place the order' }).click();
  await dialog.getByRole('button', { name: 'Copy reference' }).click();
  await expect(dialog.getByRole('status').getByText('Copied!')).toBeVisible();
  await dialog.getByRole('button', { name: 'I have paid' }).click();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  // Both things that are missing are named at once, and nothing is sent.
  await expect(dialog.getByText('2 things need another look')).toBeVisible();
  await expect(dialog.getByText('Enter the transaction number of your transfer.').first()).toBeVisible();
  await expect(dialog.getByText('Choose the day of the transfer').first()).toBeVisible();
  const reference = `TID ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Transaction number' }).fill(reference);
  await dialog.getByLabel('Day of the transfer').fill(new Date().toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Thank you')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Your request for Premium is waiting for approval.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Premium' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
  await mailTo(seller.email, 'We received your request for the Premium plan');
  expect((await post()).status()).toBe(403);

  const row = (await admin('upgrades')).split('\n').find((line) => line.includes(reference)) ?? '';
  expect(row).toContain('pending');
  expect(row).toContain(seller.email);
  const id = /\d+/.exec(row)?.[0] ?? '';
  const entered = await admin('upgrades', 'approve', id, '--by', 'Asma');
  const order = /orders approve (\d+)/.exec(entered)?.[1] ?? '';
  await expect(admin('orders', 'approve', order, '--by', 'Asma')).rejects.toThrow('A second person approves');
  expect(await admin('orders', 'approve', order, '--by', 'Bilal')).toContain('is active: premium from');

  await page.reload();
  await expect(page.getByText(/^Your plan: Premium\s?until \d{1,2} \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renew Premium' })).toBeEnabled();
  await mailTo(seller.email, 'Your Premium plan is on');
  expect((await post()).status()).toBe(201);
});

test('a listing prints on one sheet, with its address for a phone', { tag: '@once' }, async ({ page, request }) => {
  const path = await aLastingListing(request);
  await page.goto(path);
  const code = page.getByRole('img', { name: 'QR code of this page’s address', includeHidden: true });
  await code.waitFor({ state: 'attached' });
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect(page.getByText(new URL(path, page.url()).href)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('paper is white and its letters are black, whatever scheme the screen has', { tag: '@once' }, async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [getComputedStyle(document.documentElement).colorScheme, backgroundColor, color];
    });
  for (const path of ['/properties', '/grand-monarch']) {
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page.goto(path);
    expect(await colours()).toEqual(['light', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await colours()).toEqual(['light', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    await page.evaluate(() => document.documentElement.setAttribute('data-scheme', 'dark'));
    expect(await colours()).toEqual(['light', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  }
});

const ONE_CENTIMETRE = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };

test('a listing with a long story prints on one sheet too, with its map', { tag: '@once' }, async ({
  page,
  signUp,
}) => {
  const seller = await signUp('seller');
  const story = 'Two rooms look at the garden, the kitchen is new, and the street is quiet at night. '.repeat(12);
  const posted = await page.request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, {
      title: 'A house with a long story, a garden on three sides and a roof to sit on',
      price: '123456789',
      description: [story, story, story].join('\n\n'),
    }),
  });
  expect(posted.status(), await posted.text()).toBe(201);
  const { property } = await posted.json();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/property-detail-home/${property.property_id}`);
  await untilHydrated(page);
  const map = page.getByRole('img', { name: 'Map of the streets around it', includeHidden: true });
  await expect(map).toHaveCount(1);
  await expect(map).toBeHidden();
  expect(asked).not.toContain('/map.svg');
  const pdf = (await page.pdf({ format: 'A4', margin: ONE_CENTIMETRE })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(asked).toContain('/map.svg');
  await page.emulateMedia({ media: 'print' });
  // As wide as the sheet is between its margins: a long address ends before the map.
  await page.setViewportSize({ width: 688, height: 1017 });
  const price = page.getByText('Twelve crore thirty four lakh');
  const code = page.getByRole('img', { name: 'QR code of this page’s address' });
  const [priceBox, codeBox] = [await price.boundingBox(), await code.boundingBox()];
  expect((priceBox?.x ?? 0) + (priceBox?.width ?? 0)).toBeLessThanOrEqual(codeBox?.x ?? 0);
  const email = page.getByRole('link', { name: seller.email });
  await expect(email).toBeVisible();
  const [words, picture] = [await email.boundingBox(), await map.boundingBox()];
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0);
});

test('an article prints on one sheet, with its picture and its address for a phone', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/blogs');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('link', { name: 'Back to Blogs' })).toBeVisible();
  const code = page.getByRole('img', { name: 'QR code of this page’s address', includeHidden: true });
  await code.waitFor({ state: 'attached' });
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
  await expect(heading).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // The margins that browsers print with, unless somebody changes them.
  const pdf = (await page.pdf({ format: 'A4', margin: ONE_CENTIMETRE })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // The picture is on the sheet itself, not only in the page.
  expect(pdf).toMatch(/\/Subtype\s*\/Image/);
});

test('an article is found, read and left again; an unknown one says so', async ({ page, request }) => {
  await page.goto('/blogs');
  const title = await page.getByRole('heading', { level: 2 }).first().textContent();
  await page.getByRole('link', { name: `Read More ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Latest Blogs' })).toBeVisible();
  const missing = await request.get('/blogs/999999');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Article not found');
});
