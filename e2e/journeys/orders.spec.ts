import { readFile } from 'node:fs/promises';
import { signedAs } from '../ad.ts';
import { expect, test } from '../journey.ts';

test('an order is paid short, then the rest, is active, has its papers, and gives way to a larger plan', {
  tag: '@once',
}, async ({ page, signUp, admin, mailTo }) => {
  // Each command of the operator starts a process of its own.
  test.slow();
  const seller = await signUp('seller', page);
  await page.goto('/my-orders');
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  // How to pay comes up by itself.
  await expect(page.getByRole('dialog')).toContainText('PKR 3,000');
  await page.keyboard.press('Escape');
  const order = page.getByRole('article');
  await expect(order).toContainText('PKR 3,000');
  const reference = /KE-[0-9A-Z]{5}-[0-9A-Z]/.exec((await order.textContent()) ?? '')?.[0] ?? '';
  const pay = (ordered: string, amount: string) =>
    admin(
      ...['orders', 'paid', ordered, '--amount', amount, '--bank', 'Sample Bank', '--by', 'Asma'],
      ...['--transaction', `${ordered} ${amount}`],
    );
  expect(await pay(reference, '2000')).toContain('still lacks PKR 1,000');
  expect(await pay(reference, '1000')).toContain('is paid');
  expect(await admin('orders', 'approve', reference, '--by', 'Bilal')).toContain('is active');

  await page.reload();
  await expect(order.getByText('Active', { exact: true })).toBeVisible();
  await expect(order.getByRole('button', { name: /^Receipt REC-/ })).toHaveCount(2);
  const saved = page.waitForEvent('download');
  await order.getByRole('button', { name: /^Invoice INV-/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await mailTo(seller.email, file.suggestedFilename().replace('.pdf', ''));

  // A larger plan begins at once.
  await page.getByLabel('Plan', { exact: true }).selectOption('Premium');
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(order).toHaveCount(2);
  const larger = order.filter({ hasText: 'Premium' });
  const upgrade = /KE-[0-9A-Z]{5}-[0-9A-Z]/.exec((await larger.textContent()) ?? '')?.[0] ?? '';
  const price = /PKR ([\d,]+)/.exec((await larger.textContent()) ?? '')?.[1]?.replaceAll(',', '') ?? '';
  expect(await pay(upgrade, price)).toContain('is paid');
  expect(await admin('orders', 'approve', upgrade, '--by', 'Bilal')).toContain('is active');
  await page.reload();
  await expect(larger.getByText('Active', { exact: true })).toBeVisible();
  await expect(larger.getByRole('button', { name: /^Invoice INV-/ })).toHaveCount(1);
  const account = await page.request.get('/api/auth/getuser', { headers: signedAs(seller) });
  expect(await account.json()).toMatchObject({ user: { plan: 'premium' } });
});

test('finance imports a statement of 1,000 lines with the money of 200 orders, once', { tag: '@once' }, async ({
  page,
  request,
  signUp,
  expectAccessible,
}) => {
  test.slow();
  const ORDERS = 200;
  const references: string[] = [];
  while (references.length < ORDERS) {
    const seller = await signUp('seller');
    // A seller has three orders open at most.
    for (let each = 0; each < 3 && references.length < ORDERS; each += 1) {
      const answer = await request.post('/api/orders', {
        headers: signedAs(seller),
        data: { plan: 'pro', months: 1 },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      references.push((await answer.json()).order.reference);
    }
  }
  const day = new Date().toISOString().slice(0, 10);
  const bank = `Sample Bank ${Date.now()}`;
  const lines = Array.from({ length: 1_000 }, (_, line) => {
    const reference = line % 5 === 0 ? references[line / 5] : undefined;
    return reference
      ? [day, `IBFT ${reference}`, '3000.00', `T${line}`]
      : [day, 'SALARY', `${70_000 + line}.00`, `T${line}`];
  });
  const file = [['Date', 'Description', 'Credit', 'Transaction'], ...lines].map((each) => each.join(',')).join('\n');

  await page.goto('/desk');
  await page.getByRole('button', { name: 'As finance' }).click();
  await page.getByRole('link', { name: 'Statements' }).click();
  await page.getByRole('textbox', { name: 'Bank' }).fill(bank);
  await page
    .getByLabel('CSV file of the bank')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Try it' }).click();
  const report = page.getByRole('alert').filter({ hasText: 'Exact, booked' });
  await expect(report).toContainText('nothing is written', { timeout: 60_000 });
  await expect(report).toContainText('Exact, booked: 200 ·');
  const began = performance.now();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(report).not.toContainText('nothing is written', { timeout: 60_000 });
  test.info().annotations.push({ type: 'seconds', description: ((performance.now() - began) / 1_000).toFixed(1) });
  await expect(report).toContainText('Exact, booked: 200 ·');
  await expect(report).toContainText('Unknown: 800 ·');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(report).toContainText('Exact, booked: 0 ·');
  await expect(report).toContainText('Imported before: 1,000');
});
