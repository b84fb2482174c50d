import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** Mails in quoted-printable fold long lines and escape equals signs. */
const readable = (mail: string) => mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=');

/** The number of a unit of Grand Monarch that can be had and has a price: of the last ones, which other journeys leave. */
async function freeUnit(page: Page): Promise<string> {
  const { units } = await (await page.request.get('/api/projects/grand-monarch/units')).json();
  const isFree = ({ state, price }: { state: string; price: unknown }) => state === 'available' && price !== null;
  return units.findLast(isFree).number;
}

test('a hold is booked at the desk after the deposit, and the public page says so @once', async ({
  page,
  mailTo,
  expectAccessible,
  pageErrors,
}) => {
  test.slow();
  const number = await freeUnit(page);
  const email = `holder-desk-${Date.now()}@example.com`;
  const phone = `0333${String(Date.now()).slice(-7)}`;
  const asked = await page.request.post(`/api/projects/grand-monarch/units/${number}/holds`, {
    data: { name: 'Hina Malik', phone, email },
  });
  expect(asked.status(), await asked.text()).toBe(202);
  const token = /projects\/hold\?token=([\w-]+)/.exec(readable(await mailTo(email)))?.[1];
  const held = await page.request.post('/api/holds/confirm', { data: { token } });
  expect(held.status(), await held.text()).toBe(200);

  await page.goto('/desk');
  await page.getByRole('button', { name: 'As support' }).click();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('link', { name: 'Grand Monarch Seaside Residency' }).click();
  await page.getByRole('searchbox', { name: 'Number begins with' }).fill(number);
  await page.getByRole('combobox', { name: 'State' }).selectOption('held');
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Unit ${number}` })).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expectAccessible(page);

  // What is no amount is said at its field, and nothing has happened.
  await page.getByRole('textbox', { name: 'Deposit (PKR)' }).fill('a lot');
  await page.getByRole('textbox', { name: 'Reference' }).fill('IBFT 4411');
  await page.getByRole('button', { name: 'Book the unit' }).click();
  await expect(page.getByRole('textbox', { name: 'Deposit (PKR)' })).toHaveAttribute('aria-invalid', 'true');
  // The browser reports what was answered by 400.
  pageErrors.splice(0);
  await page.getByRole('textbox', { name: 'Deposit (PKR)' }).fill('20 lakh');
  await page.getByRole('button', { name: 'Book the unit' }).click();
  await expect(page.getByText(`${number} is booked at`)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Down payment' })).toBeVisible();

  // What everybody sees follows within two seconds.
  await expect(async () => {
    await page.goto(`/grand-monarch/units/${number}`);
    await expect(page.getByText('Booked', { exact: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
});
