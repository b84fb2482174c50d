import { anAd, signedAs } from '../ad.ts';
import { expect, test } from '../journey.ts';

test('a visitor’s look is counted once for the seller, who sees what larger plans have', { tag: '@once' }, async ({
  page,
  request,
  browser,
  signUp,
  expectAccessible,
}) => {
  const seller = await signUp('seller', page);
  const answer = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email, { title: 'A house that is counted' }),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { property } = await answer.json();
  const home = `/property-detail-home/${property.property_id}-${property.slug}`;

  const context = await browser.newContext({
    baseURL: process.env.JOURNEY_SITE,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0',
  });
  const visitor = await context.newPage();
  await visitor.goto(home);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  const noted = visitor.waitForRequest(
    (sent) => sent.url().includes('/api/properties/events/') && sent.method() === 'POST',
  );
  await visitor.reload();
  await noted;
  await context.close();

  await page.goto('/insights');
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
  await expect(page.getByText('Invented figures')).toHaveCount(2);
  await expectAccessible(page);
  // What is seen is written within seconds.
  await expect(async () => {
    const totals = (await (await request.get('/api/insights', { headers: signedAs(seller) })).json()).totals;
    expect(totals.view).toBe(1);
  }).toPass({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByText('Visitors who opened its page')).toBeVisible();
});
