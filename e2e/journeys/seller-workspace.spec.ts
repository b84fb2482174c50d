import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const pictures = ['flat-01-front', 'flat-02-front', 'flat-03-front'].map(
  (name) => new URL(`../../apps/api/src/db/seed/pictures/${name}.jpg`, import.meta.url).pathname,
);

/** The form of an ad, filled by the names that a screen reader reads. */
async function fillAd(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByLabel('Property type').selectOption('Flat');
  await page.getByRole('combobox', { name: 'Area' }).fill('clifton');
  await page.getByRole('option', { name: 'Clifton', exact: true }).click();
  await page.getByRole('textbox', { name: 'Price (PKR)' }).fill('2.5 crore');
  await page.getByRole('textbox', { name: 'Size' }).fill('240');
}

test('an ad that was not sent waits on the device with its photographs', async ({ page, signUp, pageErrors }) => {
  await signUp('seller', page);
  const title = `Flat that waits ${Date.now()}`;
  await page.goto('/seller-post-ad');
  await fillAd(page, title);
  await page.getByLabel('Add photographs').last().setInputFiles(pictures);
  await page.getByRole('checkbox', { name: /agree to the terms/ }).check();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to post ad.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await page.context().setOffline(false);
  pageErrors.length = 0;

  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(page.getByText('3 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Ad posted successfully!')).toBeVisible();
});
