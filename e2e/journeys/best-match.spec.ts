import { expect, test, untilHydrated } from '../journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const BEST = '/api/properties/cards?purpose=sale&sort=best&limit=3';

test('@once the best match comes first where somebody asks for it', async ({ page, request, expectAccessible }) => {
  await page.goto('/properties?purpose=sale');
  await untilHydrated(page);
  await page.getByLabel('Sort').selectOption('Best match');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/purpose=sale&sort=best|sort=best&purpose=sale/);
  await expect(page.getByRole('status').filter({ hasText: 'best match first' }).first()).toBeVisible();
  const best: { title: string }[] = await (await request.get(BEST)).json();
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect.poll(async () => (await titles.allTextContents()).slice(0, 3)).toEqual(best.map(({ title }) => title));
  await expectAccessible(page);
});

test('@once without scripts and in Urdu the order is chosen and kept as well', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const page = await plain.newPage();
  await page.goto('/ur/properties?sort=best');
  await expect(page.getByText('سب سے موزوں پہلے').first()).toBeVisible();
  await expect(page.locator('select[name=sort]').first()).toHaveValue('best');
  await plain.close();
});
