import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey.ts';

test('an order is paid short, then the rest, is active, and has its papers', { tag: '@once' }, async ({
  page,
  signUp,
  admin,
  mailTo,
}) => {
  // Each command of the operator starts a process of its own.
  test.slow();
  const seller = await signUp('seller', page);
  await page.goto('/my-orders');
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  const order = page.getByRole('article');
  await expect(order).toContainText('PKR 3,000');
  const reference = /KE-[0-9A-Z]{5}-[0-9A-Z]/.exec((await order.textContent()) ?? '')?.[0] ?? '';
  const pay = (amount: string) =>
    admin(
      ...['orders', 'paid', reference, '--amount', amount, '--bank', 'Sample Bank', '--by', 'Asma'],
      ...['--transaction', `${reference} ${amount}`],
    );
  expect(await pay('2000')).toContain('still lacks PKR 1,000');
  expect(await pay('1000')).toContain('is paid');
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
});
