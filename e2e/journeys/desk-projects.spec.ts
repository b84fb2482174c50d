import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { readable } from '../outbox.ts';

/**
 * The number of a unit of Grand Monarch that can be had and has a price: of the last ones, which other journeys leave.
 */
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
  // Others are held too, and the list moves under the pointer until the number counts.
  await expect(page.getByRole('link', { name: /^[EW]-\d{4}$/ })).toHaveCount(1);
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

test('a unit that is opened while its number is still being typed stays open @once', async ({ page }) => {
  await page.goto('/desk');
  await page.getByRole('button', { name: 'As support' }).click();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('link', { name: 'Grand Monarch Seaside Residency' }).click();
  const first = page.getByRole('link', { name: /^[EW]-\d{4}$/ }).first();
  const number = (await first.textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Number begins with' }).fill(number.slice(0, 3));
  // A busy machine: the pause after which the list would be filtered is over before the unit is drawn.
  await first.evaluate((link: HTMLElement) => {
    link.click();
    const until = performance.now() + 500;
    while (performance.now() < until);
  });
  await expect(page.getByRole('heading', { level: 1, name: `Unit ${number}` })).toBeVisible();
});

test('progress with a photo and an approval are written at the desk, in both languages, and visitors see them @once', async ({
  page,
  expectAccessible,
  pageErrors,
}) => {
  test.slow();
  const mark = String(Date.now()).slice(-6);
  const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
  await page.goto('/desk');
  await page.getByRole('button', { name: 'As support' }).click();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('link', { name: 'Clifton Courtyard' }).click();
  await page.getByRole('link', { name: 'Progress and approvals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Progress and approvals of/ })).toBeVisible();
  await expectAccessible(page);

  // What lacks Urdu is said at its field; nothing is sent.
  await page.getByRole('button', { name: 'Add progress' }).click();
  const entry = page.getByRole('dialog', { name: 'Add progress' });
  await entry.getByLabel('Day').fill(today);
  await entry.getByLabel('Built (%)').fill('64');
  await entry.getByLabel('What was done, in English').fill(`The lifts are in ${mark}.`);
  await entry.getByLabel('Add a photo').setInputFiles('../apps/web/public/icon-192.png');
  await entry.getByLabel('What photo 1 shows, in English').fill(`The lift hall ${mark}`);
  await entry.getByRole('button', { name: 'Save and show' }).click();
  await expect(entry.getByLabel('What was done, in Urdu')).toHaveAttribute('aria-invalid', 'true');
  await entry.getByLabel('What was done, in Urdu').fill(`لفٹیں لگ گئی ہیں ${mark}۔`);
  await entry.getByLabel('What photo 1 shows, in Urdu').fill(`لفٹ ہال ${mark}`);
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Save and show' }).click();
  await expect(entry).toBeHidden();
  await expect(page.getByText(`The lifts are in ${mark}.`, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add an approval' }).click();
  const paper = page.getByRole('dialog', { name: 'Add an approval' });
  await paper.getByLabel('What it is, in English').fill(`Lift licence ${mark}`);
  await paper.getByLabel('What it is, in Urdu').fill(`لفٹ کا لائسنس ${mark}`);
  await paper.getByLabel('Authority, in English').fill('Electric inspector');
  await paper.getByLabel('Authority, in Urdu').fill('الیکٹرک انسپکٹر');
  await paper.getByLabel('Date of the paper').fill(today);
  await paper.getByLabel('Whose word it is').selectOption('Document seen');
  await paper.getByRole('button', { name: 'Save and show' }).click();
  await expect(paper).toBeHidden();

  // Everybody sees it in their language within two seconds.
  for (const [path, alt, name] of [
    ['/projects/clifton-courtyard/units', `The lift hall ${mark}`, `Lift licence ${mark}`],
    ['/ur/projects/clifton-courtyard/units', `لفٹ ہال ${mark}`, `لفٹ کا لائسنس ${mark}`],
  ] as const) {
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('img', { name: alt })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
    await expect(page.getByText(name)).toBeVisible();
  }

  // Removing asks once.
  await page.goto('/desk/projects/clifton-courtyard/progress');
  await page.getByRole('button', { name: `Remove Lift licence ${mark}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { level: 3, name: `Lift licence ${mark}` })).toBeHidden();
  await page
    .getByRole('listitem')
    .filter({ hasText: `The lifts are in ${mark}.` })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`The lifts are in ${mark}.`, { exact: true })).toBeHidden();
  expect(pageErrors).toEqual([]);
});

test('times of visits are offered at the desk, booked, and taken back, which the visitor is told @once', async ({
  page,
  mailTo,
  expectAccessible,
  pageErrors,
}) => {
  test.slow();
  const slug = 'clifton-courtyard';
  const email = `visitor-desk-${Date.now()}@example.com`;
  // Within half a year, at a minute that no other run has taken.
  const at = new Date(Date.now() + (30 + (Date.now() % 150)) * 86_400_000).toISOString().slice(0, 16);
  await page.goto('/desk');
  await page.getByRole('button', { name: 'As support' }).click();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('link', { name: 'Clifton Courtyard' }).click();
  await page.getByRole('link', { name: 'Visits', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Visits of/ })).toBeVisible();
  await page.getByLabel('The first one begins (Karachi)').fill(at);
  await page.getByRole('textbox', { name: 'How many in a row' }).fill('1');
  await page.getByRole('textbox', { name: 'Minutes each' }).fill('3');
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Minutes each' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Minutes each' }).fill('20');
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(page.getByText('One visit is offered from').first()).toBeVisible();

  const { slots } = await (await page.request.get(`/api/projects/${slug}/visits`)).json();
  const startsAt = new Date(`${at}:00+05:00`).toISOString();
  const slot = slots.find(({ starts_at }: { starts_at: string }) => starts_at === startsAt);
  const data = { name: 'Hina Malik', phone: '0300 1234567', email, slot_id: slot.slot_id };
  expect((await page.request.post(`/api/projects/${slug}/visits`, { data })).status()).toBe(201);
  await page.reload();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }), hasText: email });
  await expect(row).toContainText('Hina Malik');
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Who had booked gets a mail.').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(readable(await mailTo(email, 'does not take place'))).toContain(`/projects/${slug}/visits`);
  expect(pageErrors).toEqual([]);
});
