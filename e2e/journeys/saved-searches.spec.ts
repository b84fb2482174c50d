import type { APIRequestContext } from '@playwright/test';
import { anAd, signedAs } from '../ad.ts';
import { expect, type Person, test } from '../journey.ts';
import { mailsTo, readable } from '../outbox.ts';

/** The address in a mail that begins so. */
function linkIn(mail: string, page: string): string {
  const link = new RegExp(`https?://[^\\s"<>]*${page}\\?token=[\\w-]+`).exec(readable(mail))?.[0];
  if (!link) throw new Error(`The mail has no link to ${page}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** How many mails to an address say something. */
const countMails = async (address: string, words: string) => (await mailsTo(address, words)).length;

let made = 0;
/** A price that no other home has, so that a search for it finds what this journey posts. */
function anUnusualPrice(): string {
  made += 1;
  return String(31_000_000 + (Date.now() % 1_000_000) * 10 + made);
}

async function post(request: APIRequestContext, seller: Person, price: string, title: string): Promise<void> {
  const answer = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, { price, title }),
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

for (const javaScriptEnabled of [true, false]) {
  const title = javaScriptEnabled ? 'with scripts' : 'without scripts @phone';
  test.describe(title, () => {
    test.use({ javaScriptEnabled });

    test('a guest saves a search, confirms by mail, gets one alert for one home and ends them', async ({
      page,
      request,
      signUp,
      mailTo,
    }, { project }) => {
      test.slow();
      const address = `saver-${project.name}-${javaScriptEnabled}-${Date.now()}@example.com`;
      const price = anUnusualPrice();
      // Without scripts there is nothing to wait for but the page.
      const open = (where: string) => page.goto(where, javaScriptEnabled ? undefined : { waitUntil: 'load' });
      await open(`/properties?propertyType=House&minPrice=${price}&maxPrice=${price}`);
      await page.getByRole('main').getByRole('link', { name: 'Save this search' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Save this search' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Email' }).fill(address);
      await page.getByRole('combobox', { name: 'How often' }).selectOption('At once');
      // Whenever this runs.
      await page.getByRole('combobox', { name: 'From 10 pm to 8 am' }).selectOption('Tell me at night too');
      await page.getByRole('button', { name: 'Send me alerts' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Look into your inbox' })).toBeVisible();

      await open(linkIn(await mailTo(address), '/saved-searches/confirm'));
      await page.getByRole('button', { name: 'Confirm my search' }).click();
      await expect(page.getByText('Thank you! We will write')).toBeVisible();

      if (javaScriptEnabled) {
        await page.getByRole('link', { name: 'Change filters' }).click();
        await expect(page).toHaveURL(/\/properties\?/);
        await page.goto(`/properties?minPrice=${price}&maxPrice=${price}`);
        await page.getByRole('main').getByRole('link', { name: 'Save this search' }).click();
        await page.getByRole('button', { name: /^Save changes to/ }).click();
        await expect(page).toHaveURL(/\/saved-searches\/manage/);
      } else {
        await page.getByRole('link', { name: 'Change filters' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Change filters' })).toBeVisible();
        await page.getByRole('checkbox', { name: 'House', exact: true }).uncheck();
        await page.getByRole('button', { name: 'Use these filters' }).click();
        await page.getByRole('button', { name: /^Save changes to/ }).click();
        await expect(page).toHaveURL(/\/saved-searches\/manage\?token=.*done=changed/);
      }
      await expect(page.getByRole('list', { name: 'You are looking for' }).getByText('House')).toHaveCount(0);

      const seller = await signUp('seller');
      const title = `Corner house ${price}`;
      await post(request, seller, price, title);
      await expect(async () => expect(await countMails(address, title)).toBe(1)).toPass({ timeout: 60_000 });
      const alert = await mailTo(address, title);
      expect(readable(alert)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

      await open(linkIn(alert, '/saved-searches/unsubscribe'));
      await page.getByRole('button', { name: 'End the alerts' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'The alerts have ended' })).toBeVisible();
      expect(await countMails(address, title)).toBe(1);

      await open(linkIn(alert, '/saved-searches/manage'));
      await expect(page.getByText('Paused')).toBeVisible();
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'The saved search is deleted.' })).toBeVisible();
    });
  });
}

test('a guest keeps a search on the device, finds what is new in it, and has it in the account once', {
  tag: '@phone',
}, async ({ page, request, signUp, expectAccessible }) => {
  test.slow();
  const person = await signUp('buyer');
  const price = anUnusualPrice();
  await page.goto(`/properties?propertyType=House&minPrice=${price}&maxPrice=${price}`);
  await page.getByRole('main').getByRole('link', { name: 'Save this search' }).click();
  await page.getByRole('textbox', { name: 'Name of the search' }).fill('For my parents');
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(page).toHaveURL('/saved-searches');
  const card = page.getByRole('region', { name: 'For my parents' });
  await expect(card.getByText('Nothing new')).toBeVisible();
  await expectAccessible(page);
  await page.goto('about:blank');

  await post(request, await signUp('seller'), price, `Corner house ${price}`);
  await page.goto('/');
  await page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: 'Saved searches (1)' }).click();
  await expect(card.getByText('1 new home')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'See the properties' }).click();
  await expect(page.getByRole('heading', { name: `Corner house ${price}` })).toBeVisible();
  await page.goBack();
  await expect(card.getByText('Nothing new')).toBeVisible();

  await page.getByRole('note').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  await expect(card).toHaveCount(1);
  // Nobody asked for its messages.
  await expect(card.getByText('Paused')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('deviceSearches'))).toBeNull();
  await page.reload();
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('button', { name: 'Resume' })).toBeVisible();
});

test('a buyer saves a search in the account, renames, pauses and deletes it', { tag: '@phone' }, async ({
  page,
  signUp,
  expectAccessible,
}) => {
  test.slow();
  await signUp('buyer', page);
  await page.goto('/properties?propertyType=House&bedrooms=4');
  await page.getByRole('main').getByRole('link', { name: 'Save this search' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Name of the search' })).toHaveValue('House · 4+ bedrooms');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the search' }).click();

  await expect(page).toHaveURL('/saved-searches');
  const search = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(search).toHaveCount(1);
  await expect(page.getByText('Confirm your email address')).toBeVisible();
  await expectAccessible(page);

  await search.getByRole('button', { name: 'Edit' }).click();
  await search.getByRole('textbox', { name: 'Name of the search' }).fill('For my parents');
  await search.getByRole('combobox', { name: 'How often' }).selectOption('Once a week');
  await search.getByRole('button', { name: 'Save changes' }).click();
  await expect(search.getByRole('heading', { name: 'For my parents' })).toBeVisible();
  await expect(search.getByText('Once a week')).toBeVisible();
  await search.getByRole('button', { name: 'Pause' }).click();
  await expect(search.getByText('Paused')).toBeVisible();
  await search.getByRole('button', { name: 'Resume' }).click();
  await expect(search.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 30_000 });
  await search.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a buyer changes what a saved search looks for, from the account', async ({ page, signUp, expectAccessible }) => {
  test.slow();
  await signUp('buyer', page);
  await page.goto('/saved-searches/new?propertyType=House&bedrooms=4');
  await page.getByRole('textbox', { name: 'Name of the search' }).fill('For my parents');
  await page.getByRole('button', { name: 'Save the search' }).click();
  await expect(page).toHaveURL('/saved-searches');
  const search = page.getByRole('region', { name: 'For my parents' });
  await search.getByRole('link', { name: 'Change filters' }).click();
  await expect(page).toHaveURL(/\/properties\?propertyType=House&bedrooms=4$/);
  await expect(page.getByText('Change the filters, then press ‘Save this search’.')).toBeVisible();
  const house = page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /House/ });
  await house.click();
  await expect(page).toHaveURL(/\/properties\?bedrooms=4$/);
  // The address changes a moment before the page that is drawn for it, and the link saves what is drawn.
  await expect(house).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Save this search' }).first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes to ‘For my parents’' }).click();
  await expect(page).toHaveURL('/saved-searches');
  await expect(search).toHaveCount(1);
  await expect(search.getByText('4+ bedrooms')).toBeVisible();
  await expect(search.getByText('House')).toHaveCount(0);
  // The next search is a new one.
  await page.goto('/saved-searches/new?bedrooms=5');
  await expect(page.getByRole('button', { name: 'Save the search' })).toBeVisible();
});

test('every search has a feed, which its page names', { tag: '@once' }, async ({ page, request }) => {
  await page.goto('/properties?propertyType=House&sort=price_asc');
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const link = page.getByRole('main').getByRole('link', { name: 'New homes and changes (RSS)' });
  await expect(link).toHaveAttribute('href', /^\/properties\.rss\?propertyType=House/);
  const feed = await request.get(address ?? '');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const xml = await feed.text();
  const items = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'application/xml');
    return read.querySelector('parsererror') ? -1 : read.querySelectorAll('channel > item > guid').length;
  }, xml);
  expect(items).toBeGreaterThan(0);
});

test('the pages of a link that is unknown say so, and are accessible', { tag: '@once' }, async ({
  page,
  expectAccessible,
}) => {
  for (const where of ['confirm', 'manage', 'unsubscribe']) {
    await page.goto(`/saved-searches/${where}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/ur/saved-searches/new?bedrooms=3');
  await expect(page.getByRole('heading', { level: 1, name: 'تلاش محفوظ کریں' })).toBeVisible();
  await expectAccessible(page);
});
