import { isSameProof } from '@karachi-estates/domain/orders/proofPrint';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { runAdmin } from '../admin/commands.ts';
import { printProof } from '../media/media.encode.ts';
import { proofPrints } from '../plans/plans.table.ts';
import { multipart } from '../testing/forms.ts';
import { type DrawnReceipt, drawReceipt } from '../testing/receipts.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

const first: DrawnReceipt = {
  amount: 'PKR 9,000.00',
  reference: 'KE-7F3K9-4',
  transaction: '440217735501',
  day: '01 Oct 2025, 10:14',
};
const cellsOf = async (picture: Sharp) => {
  const print = await printProof(await picture.png().toBuffer());
  if (!print) throw new Error('The picture is too plain');
  return print.cells;
};

describe('the print of a proof', () => {
  let receipt: Sharp;
  let cells: Buffer;
  beforeAll(async () => {
    receipt = await drawReceipt(first);
    cells = await cellsOf(receipt);
  });

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['as a JPEG of low quality', (picture) => picture.jpeg({ quality: 50 })],
    ['as WebP', (picture) => picture.webp({ quality: 60 })],
    ['half as large', (picture) => picture.resize({ width: 540 }).jpeg({ quality: 80 })],
    ['a third as large', (picture) => picture.resize({ width: 360 }).jpeg({ quality: 70 })],
    ['a little brighter', (picture) => picture.linear(1.06, 4).jpeg({ quality: 80 })],
    ['a little darker', (picture) => picture.linear(0.88, 0).jpeg({ quality: 80 })],
  ])('is the same %s', async (_how, change) => {
    const changed = sharp(await change(receipt.clone()).toBuffer());
    expect(isSameProof(cells, await cellsOf(changed))).toBe(true);
    expect(isSameProof(await cellsOf(changed), cells)).toBe(true);
  });

  it.each<[string, Partial<DrawnReceipt>]>([
    ['of another transfer', { amount: 'PKR 3,000.00', reference: 'KE-2MNP4-R', transaction: '440218800317' }],
    ['with another number and reference', { reference: 'KE-7F4K9-C', transaction: '440217735968' }],
    ['with another amount and reference', { amount: 'PKR 6,000.00', reference: 'KE-9QX3A-H' }],
    ['of another app', { isOtherApp: true }],
  ])('is another one for the screenshot %s', async (_how, change) => {
    const other = await cellsOf(await drawReceipt({ ...first, ...change }));
    expect(isSameProof(cells, other)).toBe(false);
  });

  it('is none for a plain picture', async () => {
    const plain = sharp({ create: { width: 300, height: 600, channels: 3, background: '#eef' } });
    expect(await printProof(await plain.png().toBuffer())).toBeUndefined();
  });
});

describe('a proof that looks like another one', () => {
  let test: TestApp;
  const start = new Date('2025-10-01T08:00:00Z');
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.setNow(start);
    await test.reset();
  });

  let sent = 0;
  /** An order of a new seller with a proof. */
  async function claimed(proof: Sharp, change: (picture: Sharp) => Sharp = (picture) => picture.png()) {
    const who = await test.signIn('seller');
    const request = { method: 'POST' as const, headers: who.headers };
    const placed = await test.app.inject({ ...request, url: '/api/orders', payload: { plan: 'pro', months: 3 } });
    const { id, reference } = placed.json().order as { id: number; reference: string };
    sent += 1;
    const bytes = await change(proof.clone()).toBuffer();
    const form = multipart({ transaction: `TRX-${sent}`, paid_on: '2025-10-01' }, [
      { field: 'proof', name: 'proof.png', bytes },
    ]);
    const url = `/api/orders/${id}/payment`;
    const headers = { ...form.headers, ...who.headers };
    const answer = await test.app.inject({ method: 'POST', url, payload: form.payload, headers });
    expect(answer.statusCode).toBe(200);
    return { id, reference };
  }

  it('is warned of at both orders, each beside the other; one of the same app with other numbers is not', async () => {
    const receipt = await drawReceipt(first);
    const one = await claimed(receipt);
    const other = await claimed(await drawReceipt({ ...first, reference: 'KE-2MNP4-R', transaction: '440218800317' }));
    const copy = await claimed(receipt, (picture) => picture.resize({ width: 600 }).jpeg({ quality: 60 }));
    const { headers } = await test.signInStaff(['finance']);
    const read = async ({ id }: { id: number }) =>
      (await test.app.inject({ url: `/api/desk/orders/${id}`, headers })).json();
    expect(await read(copy)).toMatchObject({
      warnings: ['like-proof'],
      like_proof: { order_id: one.id, reference: one.reference, request_id: 1 },
    });
    expect(await read(one)).toMatchObject({ warnings: ['like-proof'], like_proof: { order_id: copy.id } });
    expect(await read(other)).toMatchObject({ warnings: [], like_proof: null });
    const shown = await test.app.inject({ url: '/api/desk/upgrades/1/screenshot', headers });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const said = await runAdmin(test.deps, { argv: ['orders', 'proof', String(copy.id), '--by', 'Asma'] });
    expect(said.text).toContain(`It looks like the proof of order ${one.reference}`);
  });

  it('keeps its print as long as the proof', async () => {
    await claimed(await drawReceipt(first));
    expect(await test.db.select().from(proofPrints)).toHaveLength(1);
    await test.db.update(accounts).set({ eraseAt: start });
    await eraseDueAccounts(test.deps, new Date(start.getTime() + 86_400_000));
    expect(await test.db.select().from(proofPrints)).toEqual([]);
  });
});
