import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { anAd, signedAs } from '../ad.ts';
import { expect, test, untilHydrated } from '../journey.ts';
import { readable } from '../outbox.ts';

const codeOf = (secret: string, later = false) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + (later ? 30 : 0) });

/** Follows the link of an invitation to the end. @returns the key of the authenticator */
async function join(page: Page, said: string, name: string): Promise<string> {
  await page.goto(/\/desk\/join#\S+/.exec(said)?.[0] ?? '');
  const secret =
    (await page
      .getByText(/^Or type this key/)
      .locator('code')
      .textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Code that the app shows now' }).fill(codeOf(secret));
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-harbour-9-lamp');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  return secret;
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
}

test('the first owner invites a colleague at the desk, who joins by the link @once', async ({ page, admin }) => {
  const owner = `owner-${Date.now()}@example.com`;
  const colleague = `colleague-${Date.now()}@example.com`;
  await join(page, await admin('staff', 'add', owner, '--role', 'owner'), 'Nadia Rahman');
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(colleague);
  await dialog.getByRole('checkbox', { name: /Support/ }).check();
  await dialog.getByRole('button', { name: /^Invite|^Make the link/ }).click();
  const link = await dialog.getByText(/\/desk\/join#/).textContent();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(colleague)).toBeVisible();
  await signOut(page);
  await join(page, link ?? '', 'Sara Iqbal');
  await expect(page.getByRole('link', { name: 'Support', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
});

test('a moderator who asks for money stands in the audit log @once', async ({ page }) => {
  await page.goto('/desk');
  await page.getByRole('button', { name: 'As moderator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  expect((await page.request.get('/api/desk/orders')).status()).toBe(403);
  await signOut(page);
  await page.getByRole('button', { name: 'As owner' }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Was refused' });
  await expect(page.getByRole('cell', { name: 'Was refused' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: /path: \/api\/desk\/orders/ }).first()).toBeVisible();
});

test('ten ads are reviewed by keys alone @once', async ({ page, request, signUp }) => {
  const words = `Keyboard street ${Date.now()}`;
  for (let number = 0; number < 10; number += 1) {
    const seller = await signUp('seller');
    const posted = await request.post('/api/properties/save', {
      headers: signedAs(seller),
      multipart: anAd(seller.email, { title: `${words} ${number}` }),
    });
    expect(posted.status(), await posted.text()).toBe(201);
  }
  await page.goto('/desk');
  await page.getByRole('button', { name: 'As moderator' }).press('Enter');
  await page.getByRole('link', { name: 'Listings', exact: true }).press('Enter');
  await page.getByRole('table').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  for (let number = 9; number >= 0; number -= 1) {
    await expect(page.getByRole('heading', { level: 1, name: `${words} ${number}` })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText(`${words} ${number}: Approved.`)).toBeVisible();
  }
  const answer = await page.request.get(`/api/desk/listings?q=${encodeURIComponent(words)}&review=approved`);
  expect((await answer.json()).total).toBe(10);
});

test('a seller asks for help, the desk answers by mail, and the answer stands in the workspace @once', async ({
  page,
  signUp,
  mailTo,
  expectAccessible,
}) => {
  const seller = await signUp('seller', page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Support' })).toBeVisible();
  const subject = `Photos turned ${Date.now()}`;
  await page.getByRole('textbox', { name: 'What is it about?' }).fill(subject);
  await page.getByRole('textbox', { name: 'Tell us more' }).fill('They lie on their side.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/desk');
  await page.getByRole('button', { name: 'As support' }).click();
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('Open the ad and turn them there.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The answer is on its way.')).toBeVisible();
  expect(readable(await mailTo(seller.email, 'Our answer'))).toContain('turn them there');

  await page.goto('/support');
  await untilHydrated(page);
  await expect(page.getByText('Open the ad and turn them there.')).toBeVisible();
});

test('a wish becomes a sent shortlist, the buyer says yes without scripts, and the desk sees it @once', async ({
  page,
  browser,
  request,
  mailTo,
}) => {
  const email = `buyer-${Date.now()}@example.com`;
  const sent = await request.post('/api/properties/add-lead', {
    data: {
      name: `Amna ${Date.now()}`,
      email,
      phone: `0300 ${String(Date.now()).slice(-7)}`,
      city: 'Karachi',
      area: 'Clifton',
      bedrooms: '1',
      propertyType: 'Family House',
      budget: '900000000',
    },
  });
  const { id } = await sent.json();
  await page.goto('/desk');
  await page.getByRole('button', { name: 'As support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goto(`/desk/leads/${id}`);
  await page
    .getByRole('checkbox', { name: /^Choose / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Send by email' }).click();
  await expect(page.getByText('The mail with the homes is on its way.')).toBeVisible();
  const mail = readable(await mailTo(email, 'may be what you look for'));
  const link = /\/find-my-home\/request\?token=[\w.-]+/.exec(mail)?.[0];

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const buyer = await plain.newPage();
  const answer = await buyer.goto(link ?? '');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await buyer.getByRole('button', { name: 'Yes, tell me more' }).first().click();
  await expect(buyer.getByText('Thank you. We have your answer.')).toBeVisible();
  await expect(buyer.getByText('You said yes')).toBeVisible();
  await plain.close();

  await page.reload();
  await expect(page.getByText('Yes', { exact: true })).toBeVisible();
});

test('two accounts of one person become one at the desk, and the old sign-in says where to go @once', async ({
  page,
  request,
  signUp,
  mailTo,
  expectAccessible,
}) => {
  const ends = await signUp('seller');
  const stays = await signUp('seller');
  const title = `Moved home ${Date.now()}`;
  const posted = await request.post('/api/properties/save', {
    headers: signedAs(ends),
    multipart: anAd(ends.email, { title }),
  });
  expect(posted.status(), await posted.text()).toBe(201);

  await page.goto('/desk');
  await page.getByRole('button', { name: 'As moderator' }).click();
  await page.getByRole('link', { name: 'Sellers', exact: true }).click();
  await page.getByRole('searchbox', { name: /^Name, email/ }).fill(ends.email);
  // Both have the same name, so the row is known by being alone: its heading and itself.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Make one with another account' }).click();
  await page.getByRole('textbox', { name: 'Its number or email' }).fill(stays.email);
  await page.getByRole('button', { name: 'See what would move' }).click();
  await expect(page.getByRole('heading', { name: 'What would move' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make them one' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make them one' }).click();
  await expect(page.getByText('The two accounts are one now.')).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();

  expect(readable(await mailTo(ends.email, 'Your two accounts are one now'))).toContain('Please log in as');
  const login = await request.post('/api/auth/login', { data: { email: ends.email, password: ends.password } });
  expect([login.status(), (await login.json()).code]).toEqual([403, 'ACCOUNT_MERGED']);
});

test('a seller who was suspended by mistake is let in again, and the log says whose mistake it was @once', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const seller = await signUp('seller');
  await page.goto('/desk');
  await page.getByRole('button', { name: 'As moderator' }).click();
  await page.getByRole('link', { name: 'Sellers', exact: true }).click();
  await page.getByRole('searchbox', { name: /^Name, email/ }).fill(seller.email);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Taken for somebody else.');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('button', { name: 'Lift the suspension' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lift the suspension?' });
  await dialog.getByRole('radio', { name: /our mistake/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(page.getByText('The suspension is lifted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect(page.getByText('Lifted a suspension').first()).toBeVisible();
});
