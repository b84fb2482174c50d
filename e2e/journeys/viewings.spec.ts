import type { APIRequestContext, Page } from '@playwright/test';
import { anAd, signedAs } from '../ad.ts';
import { expect, type Person, test } from '../journey.ts';
import { mailsTo, readable } from '../outbox.ts';

/** The newest mail to an address whose subject begins so; undefined where there is none yet. */
const mailWith = async (address: string, subject: string) => (await mailsTo(address, `Subject: ${subject}`))[0];

/** The page that the link of a mail opens. */
async function linkOf(address: string, subject: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = /https?:\/\/[^\s"<>]*\/viewing\?token=[\w.-]+/.exec((await mailWith(address, subject)) ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

async function post(request: APIRequestContext, seller: Person): Promise<number> {
  const answer = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, { title: `House to be seen ${Date.now()}` }),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).property.property_id;
}

/** Some days from now in Karachi, at an hour, as a form's field has it. */
const dayAt = (days: number, time: string) =>
  `${new Date(Date.now() + 5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

/** The part of a viewing that opens under its words. */
const openPart = (page: Page, label: string) => page.locator('summary').filter({ hasText: label }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a guest asks for a viewing, the seller accepts, and the guest moves it', async ({ page, request, signUp }, {
      project,
    }) => {
      test.slow();
      const seller = await signUp('seller');
      const id = await post(request, seller);
      const guest = `viewer-${project.name}-${javaScriptEnabled}-${Date.now()}@example.com`;
      await page.goto(`/property-detail-home/${id}`, { waitUntil: 'load' });
      await page.getByRole('main').getByRole('link', { name: 'Ask for a viewing' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ask for a viewing' })).toBeVisible();
      if (javaScriptEnabled) {
        await page.getByRole('button', { name: 'Ask for a viewing' }).click();
        await expect(page.getByText('Enter your name.')).toBeVisible();
        await expect(page.getByLabel('First time')).toBeFocused();
      }
      await page.getByLabel('First time').fill(dayAt(2, '17:00'));
      await page.getByLabel('Another time').fill(dayAt(3, '11:30'));
      await page.getByRole('textbox', { name: 'Your name' }).fill('Sana Ahmed');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('0300 1234567');
      await page.getByRole('textbox', { name: 'Email' }).fill(guest);
      await page.getByRole('button', { name: 'Ask for a viewing' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Look into your inbox' })).toBeVisible();

      expect(await mailWith(seller.email, 'Viewing asked for')).toBeUndefined();
      await page.goto(await linkOf(guest, 'Please confirm your viewing'), { waitUntil: 'load' });
      await page.getByRole('button', { name: 'Send my times to the seller' }).click();
      await expect(page.getByText('Thank you! The seller has your times now.')).toBeVisible();

      await page.goto(await linkOf(seller.email, 'Viewing asked for'), { waitUntil: 'load' });
      await page.getByRole('radio').last().check();
      await page.getByRole('button', { name: 'Accept this time' }).click();
      await expect(page.getByText('The time is agreed.')).toBeVisible();
      await expect.poll(() => mailWith(guest, 'Viewing at')).toContain('visit.ics');
      await expect.poll(() => mailWith(seller.email, 'Viewing at')).toContain('visit.ics');

      await page.goto(await linkOf(guest, 'Viewing at'), { waitUntil: 'load' });
      await openPart(page, 'Move it');
      await page.getByRole('button', { name: 'Send these times' }).click();
      await expect(page.getByText('Choose at least one time.').first()).toBeVisible();
      await page.getByLabel('First time').fill(dayAt(5, '10:00'));
      await page.getByRole('button', { name: 'Send these times' }).click();
      await expect(page.getByText('Your times are sent.')).toBeVisible();
      await expect.poll(() => mailWith(seller.email, 'Viewing to be moved')).toBeTruthy();
    });
  });
}

test('viewing made and moved: both sides in their accounts', async ({
  page,
  browser,
  request,
  signUp,
  mailTo,
  expectAccessible,
}) => {
  test.slow();
  const seller = await signUp('seller');
  const id = await post(request, seller);
  const buyer = await signUp('buyer', page);
  const confirm = /\/confirm-email\/[\w-]+/.exec(readable(await mailTo(buyer.email, 'confirm-email')))?.[0] ?? '';
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await page.goto('/my-viewings');
  await expect(page.getByRole('heading', { name: 'No viewings yet' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/ask-viewing?id=${id}`);
  await page.getByLabel('First time').fill(dayAt(2, '17:00'));
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0300 1234567');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send my times' }).click();
  await expect(page).toHaveURL('/my-viewings');
  await expect(page.getByText('Waiting for the seller')).toBeVisible();

  const other = await browser.newPage();
  await other.addInitScript((token) => {
    localStorage.setItem('authToken', token);
    localStorage.setItem('token', token);
    localStorage.setItem('userRole', 'seller');
  }, seller.token);
  await other.goto('/viewings');
  await expect(other.getByText('Your answer is awaited')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(other);
  // The buyer is faster than the seller, who reads what stands now and still has what they wrote.
  await openPart(other, 'Decline');
  await other.getByLabel('Why, in a few words').fill('We are away that week.');
  await openPart(page, 'Propose other times');
  await page.getByLabel('First time').fill(dayAt(3, '10:00'));
  await page.getByRole('button', { name: 'Send these times' }).click();
  await expect(page.getByText('Your times are sent.')).toBeVisible();
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(other.getByText('the other side was faster')).toBeVisible();
  await expect(other.getByRole('radio', { name: '10:00' })).toBeChecked();
  await expect(other.getByLabel('Why, in a few words')).toHaveValue('We are away that week.');
  // So they have where the page is read anew while they write.
  await other.getByLabel('Why, in a few words').fill('We are away until Eid.');
  await openPart(page, 'Propose other times');
  await page.getByLabel('First time').fill(dayAt(3, '12:00'));
  await page.getByRole('button', { name: 'Send these times' }).click();
  await expect(page.getByText('12:00').first()).toBeVisible();
  // What was read less than two seconds ago is not read again.
  await expect(async () => {
    await other.evaluate(() => dispatchEvent(new Event('online')));
    await expect(other.getByRole('radio', { name: '12:00' })).toBeChecked({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(other.getByLabel('Why, in a few words')).toHaveValue('We are away until Eid.');
  await other.getByRole('button', { name: 'Accept this time' }).click();
  await expect(other.getByText('Agreed', { exact: true })).toBeVisible();
  await openPart(other, 'Move it');
  await other.getByLabel('First time').last().fill(dayAt(4, '11:00'));
  await other.getByRole('button', { name: 'Send these times' }).click();
  await expect(other.getByText('Waiting for the buyer')).toBeVisible();
  await other.close();

  await page.reload();
  await expect(page.getByText('Your answer is awaited')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Accept this time' }).click();
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible();
  await openPart(page, 'Call it off');
  await page.getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByText('Called off', { exact: true })).toBeVisible();
});
