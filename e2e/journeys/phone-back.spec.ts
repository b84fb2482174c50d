import type { Page } from '@playwright/test';
import { aLastingListing } from '../ad.ts';
import { expect, test } from '../journey.ts';

interface Watchers {
  watchers: { requestClose: () => void }[];
}

/** Notes what the browser would tell of the phone's Back, which no test can press. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { CloseWatcher } = window as unknown as { CloseWatcher: new () => { requestClose: () => void } };
    const watchers: Watchers['watchers'] = [];
    class Noted extends CloseWatcher {
      constructor() {
        super();
        watchers.push(this);
      }
    }
    Object.assign(window, { CloseWatcher: Noted, watchers });
  });
}

/** Asks the newest of what is open to close, as Back does. */
const pressBack = (page: Page) => page.evaluate(() => (window as unknown as Watchers).watchers.at(-1)?.requestClose());

test('the phone’s Back closes what is open over a page, and the page stays', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await watch(page);

  await page.goto('/properties');
  await page.getByRole('button', { name: 'Filters' }).first().click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters).toBeVisible();
  await pressBack(page);
  await expect(filters).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await pressBack(page);
  await expect(menu).toBeHidden();

  await page.goto(await aLastingListing(request));
  const opener = page.getByRole('main').locator('button:has(img)').first();
  const photos = page.getByRole('dialog', { name: /photo/i });
  // Opened again, it is closed again.
  for (let times = 0; times < 2; times += 1) {
    await opener.click();
    await expect(photos).toBeVisible();
    await pressBack(page);
    await expect(photos).toBeHidden();
  }
  await expect(page).toHaveURL(/property-detail-home/);
});
