import { anAd, signedAs } from '../ad.ts';
import { expect, test, untilHydrated } from '../journey.ts';

test('a seller answers a code, asks for a check, the desk gives the mark, and guests see both until one is lost', async ({
  page,
  browser,
  request,
  signUp,
  mailTo,
  expectAccessible,
  pageErrors,
}) => {
  const seller = await signUp('seller', page);
  const posted = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, { title: 'Home of a checked seller' }),
  });
  const { property } = await posted.json();
  await page.goto('/profile-info');
  const checks = page.getByRole('region', { name: 'What we have checked' });
  await checks.getByRole('button', { name: 'Send me a code' }).click();
  const code = /your code is (\d{6})/.exec(await mailTo(seller.email, 'your code is'))?.[1] ?? '';
  await checks.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '000001' : '000000');
  await checks.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(checks.getByRole('alert').filter({ hasText: /code/i })).toBeVisible();
  // The wrong code was refused.
  pageErrors.length = 0;
  await checks.getByRole('textbox', { name: 'Code' }).fill(code);
  await checks.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(checks.getByText('Code answered by mail')).toBeVisible();

  const licence = `Licence ${Date.now()}`;
  await checks.getByLabel('What we are to check').selectOption('Agency or licence number');
  await checks.getByRole('textbox', { name: 'What we are to look at' }).fill(licence);
  await checks.getByRole('button', { name: 'Ask for the check' }).click();
  await expect(checks.getByText(licence)).toBeVisible();
  await expectAccessible(page);

  const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await desk.goto('/desk');
  await desk.getByRole('button', { name: 'As moderator' }).click();
  await desk.getByRole('link', { name: 'Sellers', exact: true }).click();
  await desk.getByRole('searchbox', { name: /^Name, email/ }).fill(seller.email);
  await expect(desk.getByRole('table').getByRole('row')).toHaveCount(2);
  await desk.getByRole('table').getByRole('link').first().click();
  await desk.getByRole('button', { name: 'Give the mark: Licence number seen' }).first().click();
  const dialog = desk.getByRole('dialog', { name: 'Give the mark: Licence number seen' });
  await expect(dialog.getByRole('textbox', { name: 'What was seen' })).toHaveValue(licence);
  await dialog.getByRole('button', { name: 'Give the mark' }).click();
  await expect(
    desk.getByText('The mark is given. It is on the seller’s page now, and they are told by mail.'),
  ).toBeVisible();

  // Beside the listing, with what was done; what the seller wrote is for the staff.
  const guest = await browser.newPage();
  await guest.goto(`/property-detail-home/${property.property_id}-${property.slug}`);
  await untilHydrated(guest);
  await expect(guest.getByText('Licence seen').first()).toBeVisible();
  await expect(guest.getByText('Code answered by mail').first()).toBeVisible();
  expect(await guest.content()).not.toContain(licence);

  await desk.getByRole('button', { name: 'Take it away: Licence number seen' }).click();
  const away = desk.getByRole('dialog', { name: 'Take it away: Licence number seen' });
  await away.getByRole('textbox', { name: 'Why it is taken away' }).fill('The number is of another agency.');
  await away.getByRole('button', { name: 'Take it away' }).click();
  await expect(desk.getByText('The mark is taken away, and the seller is told by mail.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Code answered by mail').first()).toBeVisible();
  await expect(guest.getByText('Licence seen')).toHaveCount(0);
  await Promise.all([desk.close(), guest.close()]);
});
