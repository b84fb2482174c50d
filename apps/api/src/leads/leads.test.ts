import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '../mail/mail.actions.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { listLeads } from './leads.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(new Date());
  await test.reset();
});

const lead = {
  name: 'Amna Khan',
  email: 'amna@example.com',
  phone: '0300-1234567',
  city: 'Karachi',
  area: 'Clifton',
  bedrooms: '5+',
  propertyType: 'Family House',
  budget: '25000000',
};

const send = (payload: object, key?: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/properties/add-lead',
    payload,
    headers: key ? { 'idempotency-key': key } : {},
  });

describe('POST /api/properties/add-lead', () => {
  it('stores the lead and mails it to the desk, to be answered to the person, who gets a link to it', async () => {
    const answer = await send({ ...lead, message: 'Near a school.\nGround floor.' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ message: 'Lead submitted successfully!', id: expect.any(Number) });
    const [stored] = await listLeads(test.db);
    expect(stored).toMatchObject({ phone: '+923001234567', budget: 25_000_000, bedrooms: '5+' });
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(2);
    expect(test.outbox[0]).toMatchObject({ to: test.deps.settings.deskEmail, replyTo: 'amna@example.com' });
    expect(test.outbox[1]).toMatchObject({ to: 'amna@example.com', replyTo: test.deps.settings.deskEmail });
    expect(test.outbox[1]?.text).toMatch(/\/find-my-home\/request\?token=\d+\.[\w-]{24}/);
    // Words of a stranger never reach the address that they typed.
    expect(test.outbox[1]?.text).not.toContain('Near a school');
    expect(test.outbox[0]?.text).toContain('Near a school.\nGround floor.');
    expect(test.outbox[0]?.text).toContain('PKR 25,000,000 (2.5 Crore)');
  });

  it('takes two phone numbers and a word on them', async () => {
    const phone = '0300 1234567 / 0321 7654321 (WhatsApp)';
    expect((await send({ ...lead, phone })).statusCode).toBe(201);
    expect(await listLeads(test.db)).toMatchObject([{ phone }]);
  });

  it('keeps each field but the message on one line', async () => {
    const lines = { name: 'Amna\nKhan', email: 'a@example.com\n', area: 'Clifton\r\n\u2028Block 2' };
    expect((await send({ ...lead, ...lines, message: 'One.\nTwo.' })).statusCode).toBe(201);
    const [stored] = await listLeads(test.db);
    expect(stored).toMatchObject({ name: 'Amna Khan', area: 'Clifton Block 2', message: 'One.\nTwo.' });
    await sendDueMails(test.deps);
    expect(test.outbox.map(({ to }) => to)).toEqual([test.deps.settings.deskEmail, 'a@example.com']);
    expect(test.outbox[0]?.text).not.toMatch(/^(Khan|Block)/m);
  });

  it('refuses an address that no mail reaches, and keeps nothing', async () => {
    for (const email of ['bad', 'a@example.com\nBcc: x@example.com']) {
      const answer = await send({ ...lead, email });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toEqual({ email: 'Enter an email address like name@example.com.' });
    }
    expect(await listLeads(test.db)).toEqual([]);
  });

  it('takes numbers as a number input sends them', async () => {
    expect((await send({ ...lead, bedrooms: 3, budget: 2_000_000 })).statusCode).toBe(201);
  });

  it('takes null, as some programs leave a field out, for no message and for nothing else', async () => {
    expect((await send({ ...lead, message: null })).statusCode).toBe(201);
    expect(await listLeads(test.db)).toMatchObject([{ message: '' }]);
    const refused = await send({ ...lead, message: null, phone: null });
    expect(refused.json()).toMatchObject({
      message: 'Please fill in all required fields.',
      fields: { phone: expect.any(String) },
    });
  });

  it('makes one lead of a double click', async () => {
    const answers = await Promise.all([send(lead), send(lead), send(lead)]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await listLeads(test.db)).toHaveLength(1);
    await sendDueMails(test.deps);
    expect(test.outbox.map(({ to }) => to)).toEqual([test.deps.settings.deskEmail, 'amna@example.com']);
  });

  it('mails nobody more than a few times an hour', async () => {
    for (let sent = 0; sent < 8; sent += 1) await send({ ...lead, budget: String(3_000_000 + sent) });
    await sendDueMails(test.deps);
    expect(test.outbox.filter(({ to }) => to === 'amna@example.com')).toHaveLength(5);
    expect(test.outbox.filter(({ to }) => to === test.deps.settings.deskEmail)).toHaveLength(8);
  });

  it('makes one lead of a retry with the same key, also much later', async () => {
    const first = await send(lead, 'key-0123456789');
    test.setNow(new Date(Date.now() + 3_600_000));
    const retry = await send(lead, 'key-0123456789');
    expect(retry.json()).toEqual(first.json());
    const other = await send({ ...lead, area: 'Malir' }, 'key-0123456789');
    expect(other.statusCode).toBe(422);
    expect(await listLeads(test.db)).toHaveLength(1);
  });

  it('knows a key again that came with the second try only', async () => {
    const first = await send(lead);
    await send(lead, 'key-0123456789');
    test.setNow(new Date(Date.now() + 3_600_000));
    expect((await send(lead, 'key-0123456789')).json()).toEqual(first.json());
    expect((await send({ ...lead, area: 'Malir' }, 'key-0123456789')).statusCode).toBe(422);
    expect(await listLeads(test.db)).toHaveLength(1);
  });

  it('takes the same wish again later', async () => {
    await send(lead);
    test.setNow(new Date(Date.now() + 11 * 60_000));
    await send(lead);
    expect(await listLeads(test.db)).toHaveLength(2);
  });

  it.each(['name', 'email', 'phone', 'city', 'area', 'propertyType', 'bedrooms', 'budget'])(
    'needs %s',
    async (field) => {
      for (const payload of [
        { ...lead, [field]: '  ' },
        { ...lead, [field]: undefined },
        { ...lead, [field]: null },
      ]) {
        const answer = await send(payload);
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({
          message: 'Please fill in all required fields.',
          fields: { [field]: expect.any(String) },
        });
      }
    },
  );

  it.each([
    ['1999999', 'Budget must be at least 20 lacs PKR.'],
    ['a lot', 'Write your budget as a number, for example 5,000,000, 50 lakh or 2.5 crore.'],
    ['1e400', 'Write your budget as a number, for example 5,000,000, 50 lakh or 2.5 crore.'],
  ])('refuses the budget %s', async (budget, message) => {
    const answer = await send({ ...lead, budget });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(message);
  });

  it.each([
    ['a list', '[]'],
    ['null', 'null'],
    ['text', '"x"'],
    ['broken JSON', '{'],
    ['nothing', ''],
  ])('answers %s with a clear 400', async (_, payload) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/properties/add-lead',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).not.toBe('');
  });

  it('refuses texts that are far too long, and stores nothing', async () => {
    expect((await send({ ...lead, message: 'x'.repeat(5000) })).statusCode).toBe(400);
    expect((await send({ ...lead, name: 'nul\u0000' })).statusCode).toBe(400);
    expect(await listLeads(test.db)).toHaveLength(0);
  });

  it('keeps what people type from becoming a header or markup of the mail', async () => {
    await send({ ...lead, area: 'Clifton\r\nBcc: everybody@example.com', name: '<img src=x onerror=alert(1)>' });
    await sendDueMails(test.deps);
    expect(test.outbox[0]?.subject).not.toMatch(/[\r\n]/);
    expect(test.outbox[0]?.html).not.toContain('<img');
  });
});

describe('a form without scripts', () => {
  const plain = async (values: Record<string, string>) =>
    (
      await test.app.inject({
        method: 'POST',
        url: '/api/properties/add-lead',
        payload: new URLSearchParams(values).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).headers.location;

  it('is answered by a page in its language, and sent twice it is one lead', async () => {
    expect(await plain({ ...lead, page: 'ur' })).toBe('/ur/find-my-home?sent=1');
    expect(await plain({ ...lead, page: 'en' })).toBe('/find-my-home?sent=1');
    const stored = await listLeads(test.db);
    expect(stored).toMatchObject([{ email: lead.email, area: lead.area, locale: 'ur' }]);
  });

  it('comes back with what was typed where it is refused', async () => {
    const back = new URL((await plain({ ...lead, message: 'با غ', budget: '10 lakh', page: 'ur' })) ?? '', 'http://x');
    expect(back.pathname).toBe('/ur/find-my-home');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      ...lead,
      message: 'با غ',
      budget: '10 lakh',
      refused: 'LEAD_BUDGET_TOO_LOW',
    });
    expect(await plain({ ...lead, name: 'x'.repeat(500), page: 'en' })).toMatch(/^\/find-my-home\?.*refused=/);
    expect(await listLeads(test.db)).toEqual([]);
  });
});
