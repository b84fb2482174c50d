import type { APIRequestContext } from '@playwright/test';
import { anAd, signedAs } from '../ad.ts';
import { expect, type Person, test, untilHydrated } from '../journey.ts';
import { mailsTo } from '../outbox.ts';

/** The newest mail to an address that says something; undefined where there is none yet. */
const mailWith = async (address: string, words: string) => (await mailsTo(address, words))[0];

async function linkTo(address: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = await mailWith(address, page);
      link = new RegExp(`https?://[^\\s"<>]*${page}\\?[^\\s"<>]+`).exec(mail ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  const { pathname, search } = new URL((link ?? '').replaceAll('&amp;', '&'));
  return pathname + search;
}

async function post(request: APIRequestContext, seller: Person): Promise<number> {
  const answer = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, { title: `House of trust ${Date.now()}` }),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).property.property_id;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a visitor writes to a seller and takes it back', async ({ page, request, signUp }, { project }) => {
      const seller = await signUp('seller');
      const id = await post(request, seller);
      const writer = `writer-${project.name}-${javaScriptEnabled}-${Date.now()}@example.com`;
      await page.goto(`/write-to-seller?id=${id}`, { waitUntil: 'load' });
      await page.getByRole('textbox', { name: 'Your name' }).fill('Amna Khan');
      await page.getByRole('textbox', { name: 'Your email' }).fill(writer);
      await page.getByRole('textbox', { name: 'Your message' }).fill('Is the roof repaired?');
      await page.getByRole('button', { name: 'Send the message' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your message is on its way' })).toBeVisible();
      await expect.poll(() => mailWith(seller.email, 'Is the roof repaired?')).toBeTruthy();
      await page.goto(await linkTo(writer, '/withdraw-message'), { waitUntil: 'load' });
      await page.getByRole('button', { name: 'Do not contact me again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
      await expect.poll(() => mailWith(seller.email, 'do not contact Amna Khan')).toBeTruthy();
    });

    test('a visitor reports a listing, gets its number, and one visitor alone asks nobody', async ({
      page,
      request,
      signUp,
    }) => {
      const seller = await signUp('seller');
      const id = await post(request, seller);
      await page.goto(`/report-listing?id=${id}`, { waitUntil: 'load' });
      await page.getByRole('radio', { name: 'Something else' }).check();
      await page.getByRole('button', { name: 'Send the report' }).click();
      await expect(page.getByText('Say in a few words what is wrong.')).toBeVisible();
      await page.getByRole('radio', { name: 'It is sold, rented or gone' }).check();
      await page.getByRole('button', { name: 'Send the report' }).click();
      await expect(page.getByText(/Your report has the number R-/)).toBeVisible();
      // One machine is one visitor: nobody is asked for its word alone.
      expect(await mailWith(seller.email, '/confirm-listing')).toBeUndefined();
    });
  });
}

test('an empty message is sent back in the words of the site, and what was sent is in view', {
  tag: '@phone',
}, async ({ page, request, signUp }) => {
  const id = await post(request, await signUp('seller'));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/ur/write-to-seller?id=${id}`);
  await untilHydrated(page);
  const name = page.getByRole('main').locator('[name=name]');
  const submit = page.getByRole('main').locator('button[type=submit]');
  await submit.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveText(/[\u0600-\u06ff]/);
  await name.fill('آمنہ');
  await page.getByRole('main').locator('[name=email]').fill(`seen-${Date.now()}@example.com`);
  await page.getByRole('main').locator('textarea[name=text]').fill('چھت کی مرمت ہوئی؟');
  await submit.click();
  const answer = page.getByRole('heading', { level: 1, name: 'آپ کا پیغام بھیجا جا رہا ہے' });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  // What was sent does not come back.
  await page.reload();
  await expect(name).toHaveValue('');
});

/** Lets the desk ask a seller whether a home is still to be had. */
async function askSeller(request: APIRequestContext, id: number): Promise<void> {
  const headers = { 'x-desk': '1' };
  const entered = await request.post('/api/desk/session/demo', { headers, data: { as: 'moderator' } });
  expect(entered.status(), await entered.text()).toBe(200);
  const reported = await request.post('/api/reports', {
    data: { property_id: String(id), reason: 'other', text: 'Is it to be had?' },
  });
  expect(reported.status(), await reported.text()).toBe(201);
  const { receipt } = await reported.json();
  const { data } = await (await request.get(`/api/desk/reports?q=${receipt}`)).json();
  const url = `/api/desk/reports/${data[0]?.id}/actions`;
  const asked = await request.post(url, { headers, data: { action: 'ask' } });
  expect(asked.status(), await asked.text()).toBe(200);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the link of a mail asks about a price with a digit too few, and takes it with one press more', async ({
      page,
      request,
      signUp,
      expectAccessible,
    }) => {
      const seller = await signUp('seller');
      const id = await post(request, seller);
      await askSeller(request, id);
      await page.goto(await linkTo(seller.email, '/confirm-listing'), { waitUntil: 'load' });
      const price = page.getByRole('textbox', { name: /^New price/ });
      await price.fill('45 lakh');
      await page.getByRole('button', { name: 'Save the new price' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Is a digit missing?' })).toBeVisible();
      await expect(price).toHaveValue('45 lakh');
      if (javaScriptEnabled) await expectAccessible(page);
      const single = async () => (await (await request.get(`/api/properties/single?id=${id}`)).json()).price;
      expect(await single()).toBe(45_000_000);
      await page.getByRole('button', { name: 'The price is right: save it' }).click();
      await expect(page.getByText('The new price is shown')).toBeVisible();
      await expect.poll(single).toBe(4_500_000);
    });
  });
}

test('the pages of trust have no fault that axe finds, in both languages', async ({
  page,
  request,
  signUp,
  expectAccessible,
}) => {
  test.slow();
  const id = await post(request, await signUp('seller'));
  for (const language of ['', '/ur']) {
    for (const where of ['/freshness', '/confirm-listing', `/report-listing?id=${id}`, `/write-to-seller?id=${id}`]) {
      await page.goto(language + where);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  }
});
