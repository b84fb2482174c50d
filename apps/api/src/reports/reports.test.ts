import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { runAdmin } from '../admin/commands.ts';
import { audit } from '../audit/audit.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { IMPORT_EMAIL } from '../properties/import.store.ts';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { listingReports } from './reports.table.ts';

let test: TestApp;
let id: number;
let seller: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  seller = await test.signIn('seller');
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
  const [home] = await test.db
    .insert(properties)
    .values({
      sellerId: seller.account.id,
      areaId: rows[0]?.id ?? 0,
      propertyType: 'House',
      title: 'Reported house',
      price: 20_000_000,
      updatedAt: new Date(Date.now() - 86_400_000),
    })
    .returning();
  id = home?.id ?? 0;
});

const report = (fields: Record<string, string | number> = {}, remoteAddress = '203.0.113.1') =>
  test.app.inject({
    method: 'POST',
    url: '/api/reports',
    remoteAddress,
    payload: { property_id: String(id), reason: 'gone', ...fields },
  });

const mails = async () => {
  await sendDueMails(test.deps);
  return test.outbox.splice(0);
};

describe('a report', () => {
  it('is stored once a day for each visitor, with a receipt and no address', async () => {
    const first = await report({ text: 'Sold last week', email: 'amna@example.com' });
    expect(first.statusCode, first.body).toBe(201);
    const { receipt } = first.json();
    expect(receipt).toMatch(/^R-.{4}-.{4}$/);
    expect((await report()).json().receipt).toBe(receipt);
    expect((await report({ property_id: id })).json().receipt).toBe(receipt);
    const stored = await test.db.select().from(listingReports);
    expect(stored).toMatchObject([{ reason: 'gone', text: 'Sold last week', email: 'amna@example.com' }]);
    expect(JSON.stringify(stored)).not.toContain('203.0.113.1');
  });

  it('is another one with other words or another address, also of the same visitor on the same day', async () => {
    const send = async (fields: Record<string, string>) =>
      (await report({ reason: 'other', ...fields })).json().receipt as string;
    const first = await send({ text: 'The photos are of another house.', email: 'amna@example.com' });
    expect(await send({ text: ' The photos are of another house. ' })).toBe(first);
    const second = await send({ text: 'The seller asks for money before a visit!', email: 'amna@example.com' });
    const third = await send({ text: 'The photos are of another house.', email: 'hina@example.com' });
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await send({ text: 'The seller asks for money before a visit!' })).toBe(second);
    expect((await test.db.select().from(listingReports)).map(({ text }) => text)).toEqual([
      'The photos are of another house.',
      'The seller asks for money before a visit!',
      'The photos are of another house.',
    ]);
  });

  it('says what is wrong with it', async () => {
    expect((await report({ reason: 'other' })).json()).toMatchObject({ code: 'REPORT_TEXT_MISSING' });
    expect((await report({ reason: 'nonsense' })).statusCode).toBe(400);
    expect((await report({ property_id: '999999' })).statusCode).toBe(404);
    expect((await report({ property_id: 'x' })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await report({ text: 'a\u0000b' })).statusCode).toBe(400);
  });

  it('is taken of a home that is over as long as its page is there', async () => {
    const set = (values: Partial<typeof properties.$inferInsert>) =>
      test.db.update(properties).set(values).where(eq(properties.id, id));
    await set({ status: 'sold' });
    expect((await report({ reason: 'fraud', text: 'Took my token money' })).statusCode).toBe(201);
    expect((await report()).statusCode).toBe(201);
    expect((await report({}, '203.0.113.2')).statusCode).toBe(201);
    expect(await mails()).toEqual([]);
    await set({ hiddenAt: new Date() });
    expect((await report({ reason: 'price' })).statusCode).toBe(404);
    await set({ status: 'paused', hiddenAt: null });
    expect((await report({ reason: 'price' })).statusCode).toBe(404);
    await set({ status: 'deleted' });
    expect((await report({ reason: 'price' })).statusCode).toBe(404);
  });

  it('is limited', async () => {
    let last = 0;
    for (let at = 0; at < 25; at += 1) last = (await report()).statusCode;
    expect(last).toBe(429);
  });

  it('asks the seller once two visitors say that it is gone, and again only after an answer', async () => {
    await report();
    await report({ text: 'The same visitor, in other words.' });
    expect(await mails()).toEqual([]);
    await report({}, '203.0.113.2');
    const [asked, ...more] = await mails();
    expect(more).toEqual([]);
    expect(asked?.to).toBe(seller.account.email);
    expect(asked?.text).toContain('answer=available');
    await report({}, '203.0.113.3');
    expect(await mails()).toEqual([]);
    const url = `/api/properties/confirm/${id}`;
    expect((await test.app.inject({ method: 'POST', url, headers: seller.headers })).statusCode).toBe(200);
    await report({}, '203.0.113.4');
    expect(await mails()).toEqual([]);
    await report({}, '203.0.113.5');
    expect(await mails()).toHaveLength(1);
  });

  it('asks the seller of a listing that came with a file as well, and the desk where nobody is its seller', async () => {
    const rest = async () => {
      await test.db.update(properties).set({ sourceRef: 'file-7', status: 'paused' });
      await test.db.update(properties).set({ status: 'active' });
    };
    await rest();
    await report();
    await report({}, '203.0.113.2');
    expect((await mails()).map(({ to }) => to)).toEqual([seller.account.email]);

    await test.db.update(accounts).set({ email: IMPORT_EMAIL }).where(eq(accounts.id, seller.account.id));
    await rest();
    await report({}, '203.0.113.3');
    await report({}, '203.0.113.4');
    expect((await mails()).map(({ to }) => to)).toEqual([test.deps.settings.deskEmail]);
  });

  it('goes back to its page from a plain form', async () => {
    const send = (fields: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/api/reports',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ property_id: String(id), page: 'ur', ...fields }).toString(),
      });
    expect((await send({ reason: 'other' })).headers.location).toBe(
      `/ur/report-listing?id=${id}&reason=other&refused=REPORT_TEXT_MISSING`,
    );
    const typed = { email: 'nobody', text: 'Sold last week.' };
    const wrong = await send({ reason: 'gone', ...typed });
    expect(Object.fromEntries(new URL(wrong.headers.location ?? '', 'http://x').searchParams)).toMatchObject(typed);
    expect((await send({ reason: 'price' })).headers.location).toMatch(`/ur/report-listing?id=${id}&receipt=R-`);
  });

  it('is listed and closed by the operator', async () => {
    await report({ text: 'Sold' });
    const listed = await runAdmin(test.deps, { argv: ['reports'] });
    expect(listed.text).toContain('Reported house');
    const [stored] = await test.db.select().from(listingReports);
    expect(await runAdmin(test.deps, { argv: ['reports', 'close', String(stored?.id)] })).toMatchObject({ ok: false });
    const close = ['reports', 'close', String(stored?.id), 'seller', 'answered'];
    expect(await runAdmin(test.deps, { argv: close })).toMatchObject({ ok: true });
    expect(await test.db.select().from(listingReports)).toMatchObject([{ outcome: 'seller answered' }]);
    expect(await test.db.select().from(audit)).toMatchObject([
      { actor: 'terminal', action: 'report.close', subject: `report:${stored?.id}` },
    ]);
    expect(await runAdmin(test.deps, { argv: close })).toMatchObject({ ok: false });
  });
});
