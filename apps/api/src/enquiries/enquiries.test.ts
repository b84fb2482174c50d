import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '../mail/mail.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { anonymiseEnquiries, listEnquiriesFrom } from './enquiries.store.ts';
import { enquiries } from './enquiries.table.ts';

let test: TestApp;
let id: number;
let seller: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  seller = await test.signIn('seller', { address: '12 Sample Street' });
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
  const [home] = await test.db
    .insert(properties)
    .values({
      sellerId: seller.account.id,
      areaId: rows[0]?.id ?? 0,
      propertyType: 'House',
      title: 'House one writes about',
      price: 20_000_000,
    })
    .returning();
  id = home?.id ?? 0;
});

const GOOD = { name: 'Amna Khan', email: 'amna@example.com', phone: '0300-1234567', text: 'Is the roof repaired?' };
const write = (fields: Record<string, string | number> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/enquiries',
    payload: { property_id: String(id), ...GOOD, ...fields },
  });
const mails = async () => {
  await sendDueMails(test.deps);
  return test.outbox.splice(0);
};

describe('a message to a seller', () => {
  it('is stored and mailed once, and its sender gets the way back', async () => {
    expect((await write()).statusCode).toBe(201);
    expect((await write()).statusCode).toBe(201);
    const sent = await mails();
    expect(sent.map(({ to }) => to).sort()).toEqual([GOOD.email, seller.account.email].sort());
    const toSeller = sent.find(({ to }) => to === seller.account.email);
    expect(toSeller?.replyTo).toBe(GOOD.email);
    expect(toSeller?.text).toContain(GOOD.text);
    const toSender = sent.find(({ to }) => to === GOOD.email);
    expect(toSender?.text).toContain('/withdraw-message?token=');
    expect(toSender?.text).not.toContain(GOOD.text);
    expect(await listEnquiriesFrom(test.db, GOOD.email)).toMatchObject([{ text: GOOD.text, phone: '+923001234567' }]);
  });

  it('takes the home’s id as answers have it, as a number', async () => {
    expect((await write({ property_id: id })).statusCode).toBe(201);
    expect((await write({ property_id: 1.5 })).statusCode).toBe(400);
    expect((await write({ property_id: 0 })).statusCode).toBe(404);
  });

  it('has its sender’s name on one line', async () => {
    expect((await write({ name: 'Amna\n\nKhan' })).statusCode).toBe(201);
    const toSeller = (await mails()).find(({ to }) => to === seller.account.email);
    expect(toSeller?.text).toContain('Amna Khan');
  });

  it('that a device sends again under its key is the same one, also hours later; another key is another one', async () => {
    const send = async (key: string) => {
      const headers = { 'idempotency-key': key };
      const payload = { property_id: String(id), ...GOOD };
      return (await test.app.inject({ method: 'POST', url: '/api/enquiries', headers, payload })).statusCode;
    };
    expect(await send('device-key-1')).toBe(201);
    test.setNow(new Date(Date.now() + 3 * 3_600_000));
    expect(await send('device-key-1')).toBe(201);
    expect(await listEnquiriesFrom(test.db, GOOD.email)).toHaveLength(1);
    expect(await send('device-key-2')).toBe(201);
    expect(await listEnquiriesFrom(test.db, GOOD.email)).toHaveLength(2);
    const other = await test.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      headers: { 'idempotency-key': 'device-key-1' },
      payload: { property_id: String(id), ...GOOD, text: 'Something else.' },
    });
    expect([other.statusCode, other.json().code]).toEqual([422, 'KEY_REUSED']);
    test.setNow(new Date());
  });

  describe('as a plain form', () => {
    const plain = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      test.app.inject({
        method: 'POST',
        url: '/api/enquiries',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams({ property_id: String(id), page: 'ur', ...GOOD, ...fields }).toString(),
      });
    const queryOf = (location: string | undefined) =>
      Object.fromEntries(new URL(location ?? '', 'http://x').searchParams);

    it('may be as long in Urdu as in English', async () => {
      const sent = await plain({ text: 'گ'.repeat(2_000) });
      expect(sent.headers.location).toBe(`/ur/write-to-seller?id=${id}&sent=1`);
      expect(await listEnquiriesFrom(test.db, GOOD.email)).toHaveLength(1);
    });

    it('comes back with what was typed where it is refused, as far as an address holds it', async () => {
      const refused = queryOf((await plain({ email: 'nobody' })).headers.location);
      expect(refused).toEqual({ id: String(id), ...GOOD, email: 'nobody', refused: 'ENQUIRY_EMAIL_INVALID' });
      const long = await plain({ email: 'nobody', text: 'گ'.repeat(2_000) });
      expect(queryOf(long.headers.location).text).toBe('گ'.repeat(1_000));
      expect(long.headers.location?.length).toBeLessThan(8_000);
    });

    it('goes back to its page where it is too long to be read at all', async () => {
      const long = { text: 'گ'.repeat(9_000) };
      const back = await plain(long, { referer: `https://homes.example/ur/write-to-seller?id=${id}` });
      expect([back.statusCode, back.headers.location]).toEqual([
        303,
        `/ur/write-to-seller?id=${id}&refused=REQUEST_TOO_LARGE`,
      ]);
      for (const referer of ['https://homes.example/elsewhere', 'nothing'])
        expect((await plain(long, { referer })).statusCode).toBe(413);
    });
  });

  it('is taken back by one press, which the seller is told', async () => {
    await write();
    const sender = (await mails()).find(({ to }) => to === GOOD.email);
    const token = /token=([\w-]+)/.exec(sender?.text ?? '')?.[1] ?? '';
    const withdraw = () => test.app.inject({ method: 'POST', url: '/api/enquiries/withdraw', payload: { token } });
    expect((await withdraw()).statusCode).toBe(200);
    const [told, ...more] = await mails();
    expect(more).toEqual([]);
    expect(told?.to).toBe(seller.account.email);
    expect(told?.subject).toContain('do not contact Amna Khan');
    expect(await test.db.select().from(enquiries)).toMatchObject([{ name: '', email: '', phone: '', text: '' }]);
    expect((await withdraw()).statusCode).toBe(400);
  });

  it('takes all others to the same seller along, and what is written later does not arrive', async () => {
    const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
    const home = { areaId: rows[0]?.id ?? 0, propertyType: 'Flat', title: 'Flat by the park', price: 9_000_000 };
    const stranger = await test.signIn('seller');
    const [other, elsewhere] = await test.db
      .insert(properties)
      .values([
        { ...home, sellerId: seller.account.id },
        { ...home, sellerId: stranger.account.id },
      ])
      .returning();
    await write();
    await write({ property_id: String(other?.id), email: 'AMNA@example.com ' });
    await write({ property_id: String(elsewhere?.id) });
    const sender = (await mails()).find(({ to }) => to === GOOD.email);
    const token = /token=([\w-]+)/.exec(sender?.text ?? '')?.[1] ?? '';
    await test.app.inject({ method: 'POST', url: '/api/enquiries/withdraw', payload: { token } });
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('do not contact')]);
    expect(await listEnquiriesFrom(test.db, GOOD.email)).toHaveLength(1);
    expect((await write({ text: 'Once more.' })).statusCode).toBe(201);
    expect((await write({ property_id: String(other?.id), text: 'And here.' })).statusCode).toBe(201);
    expect(await mails()).toEqual([]);
    expect((await write({ property_id: String(elsewhere?.id), text: 'Is it sold?' })).statusCode).toBe(201);
    expect(await mails()).toHaveLength(2);
  });

  it('does not go out any more where it is taken back before, and the seller hears nothing of it', async () => {
    await write();
    const { rows } = await test.deps.pool.query<{ text: string }>('select text from outbox where secret');
    const token = /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    const answer = await test.app.inject({ method: 'POST', url: '/api/enquiries/withdraw', payload: { token } });
    expect(answer.statusCode).toBe(200);
    expect((await mails()).map(({ to }) => to)).toEqual([GOOD.email]);
  });

  it('says what is wrong, and is limited for each address', async () => {
    expect((await write({ email: 'none' })).json()).toMatchObject({ code: 'ENQUIRY_EMAIL_INVALID' });
    expect((await write({ property_id: '999999' })).statusCode).toBe(404);
    let last = 0;
    for (let at = 0; at < 12; at += 1) last = (await write({ text: `Message ${at}` })).statusCode;
    expect(last).toBe(429);
  });

  it('loses its sender when it is old', async () => {
    await write();
    expect(await anonymiseEnquiries(test.db, new Date(Date.now() + 1_000), 10)).toBe(1);
    expect(await listEnquiriesFrom(test.db, GOOD.email)).toEqual([]);
  });
});

it('a seller keeps e-mail and address out of the listings', async () => {
  const read = async () => (await test.app.inject(`/api/properties/single?id=${id}`)).json();
  expect(await read()).toMatchObject({ seller_email: seller.account.email, seller_address: '12 Sample Street' });
  const choice = { shown: true, email: false, address: false, contact_email: false, contact_address: false };
  const answer = await test.app.inject({
    method: 'PUT',
    url: '/api/auth/seller-page',
    headers: seller.headers,
    payload: choice,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await read()).toMatchObject({
    email: '',
    seller_email: '',
    seller_address: '',
    seller_phone: '+923001234567',
  });
  const account = await test.app.inject({ url: '/api/auth/account', headers: seller.headers });
  expect(account.json().page).toMatchObject({ contact_email: false, contact_address: false });
});
