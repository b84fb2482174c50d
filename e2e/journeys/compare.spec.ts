import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** Some listings of the demo data, by number. */
async function someListings(request: APIRequestContext, count: number): Promise<number[]> {
  const homes: { property_id: number }[] = await (await request.get('/api/properties/cards?sort=price_desc')).json();
  return homes.slice(0, count).map(({ property_id }) => property_id);
}

for (const javaScriptEnabled of [true, false]) {
  const title = javaScriptEnabled ? 'with scripts' : 'without scripts @phone';
  test.describe(title, () => {
    test.use({ javaScriptEnabled });

    test('homes stand side by side, in the order of the address', async ({ page, request, expectAccessible }) => {
      const ids = await someListings(request, 3);
      const waits = javaScriptEnabled ? undefined : ({ waitUntil: 'load' } as const);
      await page.goto(`/compare?ids=${ids.join(',')}`, waits);
      const table = page.getByRole('table', { name: '3 properties side by side' });
      const titles = table.getByRole('columnheader').getByRole('link', { name: /^(?!Remove)/ });
      await expect(titles).toHaveCount(3);
      const leads = await titles.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
      expect(leads.map((each) => Number(/\/(\d+)-/.exec(each)?.[1]))).toEqual(ids);
      await expect(table.getByRole('rowheader', { name: /^Price ≠ Differs|^Price = Same/ })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/compare$/);
      if (javaScriptEnabled) await expectAccessible(page);
      const rows = await table.getByRole('rowheader').count();
      await page.getByRole('link', { name: 'Only what differs' }).click();
      await expect(page.getByRole('link', { name: 'Show all rows' })).toBeVisible();
      expect(await table.getByRole('rowheader').count()).toBeLessThanOrEqual(rows);
      await expect(table.getByRole('rowheader', { name: /Same/ })).toHaveCount(0);
      await table
        .getByRole('link', { name: /^Remove / })
        .first()
        .click();
      await expect(page.getByRole('table', { name: '2 properties side by side' })).toBeVisible();
    });

    test('an address that names nothing gets a page that says what to do', { tag: '@phone' }, async ({
      page,
      pageErrors,
    }) => {
      for (const ids of ['x', '0,-3', '999999999']) {
        const answer = await page.goto(`/compare?ids=${ids}`, { waitUntil: 'load' });
        expect(answer?.status(), ids).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: 'We do not know these properties' })).toBeVisible();
      }
      expect((await page.goto('/compare', { waitUntil: 'load' }))?.status()).toBe(200);
      await expect(page.getByRole('main').getByRole('link', { name: 'Browse properties' })).toBeVisible();
      // That they are not found is what was looked at.
      pageErrors.length = 0;
    });
  });
}

test('a guest chooses homes on their pages and compares them', async ({ page, request }) => {
  const ids = await someListings(request, 2);
  for (const id of ids) {
    await page.goto(`/property-detail-home/${id}`);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Add to comparison/ }).click();
    await expect(page.getByRole('button', { name: /^In the comparison/ })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Compare: 2 chosen' }).click();
  await expect(page).toHaveURL(`/compare?ids=${ids.join(',')}`);
  await expect(page.getByRole('table', { name: '2 properties side by side' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('table', { name: 'One property' })).toBeVisible();
  await page.goto(`/property-detail-home/${ids[0]}`);
  await expect(page.getByRole('button', { name: /^Add to comparison/ })).toBeEnabled();
});

test('a page that the browser kept for going back shows what was chosen meanwhile', async ({ page, request }) => {
  const [id = 0] = await someListings(request, 1);
  await page.goto(`/property-detail-home/${id}`);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^Add to comparison/ }).click();
  await expect(page.getByRole('button', { name: /^In the comparison/ })).toBeVisible();
  // A page that is kept hears no storage events.
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('button', { name: /^Add to comparison/ })).toBeVisible();
});

test('a home that is gone says so, in Urdu too', { tag: '@phone' }, async ({ page, request, expectAccessible }) => {
  const [id] = await someListings(request, 1);
  await page.goto(`/compare?ids=${id},999999999`);
  await expect(page.getByRole('columnheader', { name: /Property 999999999.*No longer listed/ })).toBeVisible();
  await page.goto(`/ur/compare?ids=${id},999999999`);
  await expect(page.getByRole('columnheader', { name: /اب فہرست میں نہیں/ })).toBeVisible();
  await expectAccessible(page);
});
