import { expect, test } from '../journey.ts';

/** The address in a mail that begins so; mails are written in quoted-printable. */
function linkIn(mail: string, path: string): string {
  const text = mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=');
  const link = new RegExp(`https?://[^\\s"<>]*${path}\\?token=[\\w-]+`).exec(text)?.[0];
  if (!link) throw new Error(`The mail has no link to ${path}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test('a reader subscribes, confirms by mail and ends the letter again', async ({ page, mailTo }, { project }) => {
  const address = `reader-${project.name}-${Date.now()}@example.com`;
  await page.goto('/');
  await page.getByLabel('Your e-mail address').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(`Open the e-mail we have just sent to ${address}`)).toBeVisible();
  await page.goto(linkIn(await mailTo(address), '/newsletter/confirm'));
  await expect(page.getByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible();

  const welcome = async () => linkIn(await mailTo(address), '/newsletter/unsubscribe');
  await expect(welcome).toPass();
  await page.goto(await welcome());
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
});

test('a home is described, and every rule of the form is said', async ({ page }) => {
  await page.goto('/find-my-home');
  const field = (role: 'textbox' | 'combobox', name: string) => page.getByRole(role, { name });
  await expect(field('combobox', 'Area')).toBeDisabled();
  const submit = page.getByRole('button', { name: 'Submit Lead' });
  await submit.click();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();

  await field('textbox', 'Full name').fill('Hina Qureshi');
  await field('textbox', 'Email').fill(`lead-${Date.now()}@example.com`);
  await field('textbox', 'Phone').fill('0300 1234567');
  await field('combobox', 'City').selectOption('Karachi');
  await field('combobox', 'Area').fill('clifton');
  await page.getByRole('option', { name: 'Clifton', exact: true }).click();
  await field('combobox', 'Property type').selectOption('Flat');
  await field('combobox', 'Number of bedrooms').selectOption('3');
  await field('textbox', 'Budget (PKR)').fill('1999999');
  await submit.click();
  await expect(page.getByText('Budget must be at least 20 lacs PKR.').first()).toBeVisible();

  await field('textbox', 'Budget (PKR)').fill('2000000');
  await submit.click();
  await expect(page.getByText('Lead submitted successfully!')).toBeVisible();
  for (const name of ['Full name', 'Email', 'Phone', 'Budget (PKR)'])
    await expect(field('textbox', name)).toHaveValue('');
  await expect(field('combobox', 'Area')).toHaveValue('');
  await expect(field('combobox', 'Property type')).toHaveValue('');
  await expect(field('combobox', 'City')).toHaveValue('Karachi');
  await expect(field('combobox', 'Number of bedrooms')).toHaveValue('3');
});

test('one question is open at a time, and the open one closes', async ({ page }) => {
  await page.goto('/');
  const answer = (text: RegExp) => page.getByText(text);
  await page.getByText('What does it cost?').click();
  await expect(answer(/^Searching, contacting sellers/)).toBeVisible();
  await page.getByText('How are agents verified?').click();
  await expect(answer(/^We ask for three things/)).toBeVisible();
  await expect(answer(/^Searching, contacting sellers/)).toBeHidden();
  await page.getByText('How are agents verified?').click();
  await expect(answer(/^We ask for three things/)).toBeHidden();
});

test('a visitor reads how to pay and closes it; the free plan leads to the signup', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro Plan' });
  await expect(dialog).toContainText('PKR 3,000');
  await dialog.getByRole('button', { name: 'Copy account number' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied!');
  await expect(dialog.getByRole('status')).toHaveText('');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/seller-signup$/);
});

test('a seller says that a plan is paid, and waits', async ({ page, signUp }) => {
  await signUp('seller', page);
  await page.goto('/plans');
  await expect(page.getByText('Your plan: Basic')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium Plan' });
  await dialog.getByRole('button', { name: 'I have paid' }).click();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Enter the reference of your transfer.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Transfer reference' }).fill('TID 4402');
  await dialog.getByRole('combobox', { name: 'Paid for' }).selectOption('3');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Your request is with us')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Your request for Premium is waiting for approval.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeDisabled();
});

test('an article is found, read and left again; an unknown one says so', async ({ page, request }) => {
  await page.goto('/blogs');
  const title = await page.getByRole('heading', { level: 2 }).first().textContent();
  await page.getByRole('link', { name: title ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Latest Blogs' })).toBeVisible();
  const missing = await request.get('/blogs/999999');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Article not found');
});
