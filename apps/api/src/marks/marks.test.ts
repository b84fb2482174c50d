import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CODE_TRIES, CODES_PER_HOUR } from '@karachi-estates/domain/marks/marks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { audit } from '../audit/audit.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { outbox } from '../mail/mail.table.ts';
import { properties } from '../properties/properties.table.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { markRequests, phoneCodes, sellerMarks } from './marks.table.ts';

let test: TestApp;
let seller: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  seller = await test.signIn('seller');
  await test.db.update(accounts).set({ phone: '+923001234567' }).where(eq(accounts.id, seller.account.id));
});

const send = (path: string, payload?: object, headers: Record<string, string> = seller.headers) =>
  test.app.inject({ method: 'POST', url: `/api/marks/${path}`, headers, ...(payload && { payload }) });
const own = async () => (await test.app.inject({ url: '/api/marks', headers: seller.headers })).json();
const page = async () => (await test.app.inject({ url: `/api/sellers/${seller.account.id}` })).json();

async function codeByMail(): Promise<string> {
  await sendDueMails(test.deps);
  return /\d{6}/.exec(test.outbox.splice(0)[0]?.text ?? '')?.[0] ?? '';
}
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the code', () => {
  it('comes by mail, is stored as a hash, and gives a mark that says so', async () => {
    expect((await page()).marks).toEqual([]);
    expect((await send('code')).statusCode).toBe(200);
    const code = await codeByMail();
    expect(code).toMatch(/^\d{6}$/);
    for (const table of [phoneCodes, outbox])
      expect(JSON.stringify(await test.db.select().from(table))).not.toContain(code);
    expect((await send('code/confirm', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(200);
    expect((await page()).marks).toMatchObject([{ kind: 'phone', way: 'mail' }]);
    expect(JSON.stringify(await page())).not.toContain('+923001234567');
    expect((await own()).marks).toMatchObject([{ kind: 'phone', detail: '+923001234567' }]);
    expect((await send('code')).json()).toMatchObject({ code: 'MARK_ALREADY' });
    expect((await send('code/confirm', { code })).json()).toMatchObject({ code: 'MARK_CODE_OVER' });
  });

  it('is void after five wrong tries, after its time, and for a number that was changed', async () => {
    await send('code');
    const code = await codeByMail();
    // What cannot be a code costs no try.
    expect((await send('code/confirm', { code: ' ' })).json()).toMatchObject({ code: 'MARK_CODE_MISSING' });
    for (let left = CODE_TRIES - 1; left >= 0; left -= 1) {
      expect((await send('code/confirm', { code: other(code) })).json()).toMatchObject({ code: 'MARK_CODE_WRONG' });
    }
    expect((await send('code/confirm', { code })).json()).toMatchObject({ code: 'MARK_CODE_OVER' });
    await send('code');
    const second = await codeByMail();
    await test.db.update(accounts).set({ phone: '+923330000000' });
    expect((await send('code/confirm', { code: second })).json()).toMatchObject({ code: 'MARK_CODE_OVER' });
    await send('code');
    const third = await codeByMail();
    await test.db.update(phoneCodes).set({ expiresAt: new Date(0) });
    expect((await send('code/confirm', { code: third })).json()).toMatchObject({ code: 'MARK_CODE_OVER' });
    expect(await test.db.select().from(sellerMarks)).toEqual([]);
  });

  it('gives no mark for a number that is changed while the code is on its way in', async () => {
    await send('code');
    const code = await codeByMail();
    const { db } = test.deps;
    const transaction = db.transaction.bind(db);
    vi.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
      await test.db.update(accounts).set({ phone: '+923330000000' });
      return transaction(...work);
    });
    expect((await send('code/confirm', { code })).json()).toMatchObject({ code: 'MARK_CODE_OVER' });
    expect(await test.db.select().from(sellerMarks)).toEqual([]);
  });

  it('is sent a few times an hour, and only where there is a number', async () => {
    for (let sent = 0; sent < CODES_PER_HOUR; sent += 1) expect((await send('code')).statusCode).toBe(200);
    const refused = await send('code');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await test.db.update(accounts).set({ phone: '' });
    expect((await send('code')).json()).toMatchObject({ code: 'MARK_PHONE_MISSING' });
  });

  it('goes to the phone where there is a gateway, which may refuse it', async () => {
    const bodies: string[] = [];
    let status = 202;
    const gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        bodies.push(`${request.headers.authorization} ${body}`);
        response.writeHead(status).end();
      });
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    test.deps.settings.codeWebhook = { url, token: 'secret' };
    try {
      expect((await own()).way).toBe('phone');
      expect((await send('code')).statusCode).toBe(200);
      expect(bodies[0]).toMatch(/^Bearer secret \{"phone":"\+923001234567"/);
      const code = /"code":"(\d{6})"/.exec(bodies[0] ?? '')?.[1] ?? '';
      status = 500;
      expect((await send('code')).json()).toMatchObject({ code: 'MARK_CODE_NOT_SENT' });
      expect((await send('code/confirm', { code })).json()).toMatchObject({ code: 'MARK_CODE_WRONG' });
      const second = /"code":"(\d{6})"/.exec(bodies[1] ?? '')?.[1] ?? '';
      expect((await send('code/confirm', { code: second })).statusCode).toBe(200);
      expect((await page()).marks).toMatchObject([{ kind: 'phone', way: 'phone' }]);
    } finally {
      test.deps.settings.codeWebhook = null;
      gateway.close();
    }
  });

  it('goes to an address that is not confirmed too: who types it has the mail', async () => {
    await test.db.update(accounts).set({ emailProvenAt: null });
    await send('code');
    expect((await send('code/confirm', { code: await codeByMail() })).statusCode).toBe(200);
  });

  it('is not shown beside another number, which nobody answered', async () => {
    await send('code');
    await send('code/confirm', { code: await codeByMail() });
    const form = multipart({ title: 'A house by the sea', property_type: 'House', price: '24000000', area: 'Clifton' });
    const headers = { ...form.headers, ...seller.headers };
    const url = '/api/properties/save';
    const posted = await test.app.inject({ method: 'POST', url, payload: form.payload, headers });
    expect(posted.statusCode, posted.body).toBe(201);
    const id = posted.json().property.property_id;
    const marksWith = async (cellNo: string) => {
      await test.db.update(properties).set({ cellNo }).where(eq(properties.id, id));
      test.deps.changes.expectNews();
      const { seller_marks: marks = [] } = (await test.app.inject(`/api/properties/single?id=${id}`)).json();
      return marks.map(({ kind }: { kind: string }) => kind);
    };
    expect(await marksWith('')).toEqual(['phone']);
    expect(await marksWith('+923217654321')).toEqual([]);
    expect(await marksWith('+923001234567')).toEqual(['phone']);
  });

  it('is lost with the number', async () => {
    await send('code');
    await send('code/confirm', { code: await codeByMail() });
    await test.db.update(accounts).set({ phone: '+923330000000', updatedAt: new Date() });
    expect((await page()).marks).toEqual([]);
    expect(await test.db.select().from(sellerMarks)).toMatchObject([{ endedWhy: 'The phone number was changed.' }]);
  });
});

describe('what the staff checks', () => {
  const desk = async (payload: object, ...roles: ('moderator' | 'support')[]) => {
    const { headers } = await test.signInStaff(roles.length > 0 ? roles : ['moderator']);
    const url = `/api/desk/sellers/${seller.account.id}/marks`;
    return test.app.inject({ method: 'POST', url, headers, payload });
  };

  it('is asked for, seen and shown, and taken away with a reason; each is in the log', async () => {
    expect((await send('requests', { kind: 'licence', detail: 'DHA 4411' })).statusCode).toBe(201);
    expect((await send('requests', { kind: 'licence', detail: 'DHA 4412' })).statusCode).toBe(201);
    expect((await own()).requests).toMatchObject([{ kind: 'licence', detail: 'DHA 4412' }]);
    const given = await desk({ action: 'give', kind: 'licence', text: 'DHA 4412, seen at our office' });
    expect(given.statusCode, given.body).toBe(200);
    expect(given.json()).toMatchObject({ requests: [], marks: [{ kind: 'licence', ended_at: null }] });
    expect((await page()).marks).toMatchObject([{ kind: 'licence', way: null }]);
    expect(JSON.stringify(await page())).not.toContain('4412');
    expect((await desk({ action: 'give', kind: 'licence', text: 'again' })).statusCode).toBe(409);
    expect((await desk({ action: 'end', kind: 'licence' })).json()).toMatchObject({ code: 'MARK_REASON_MISSING' });
    expect((await desk({ action: 'end', kind: 'licence', text: 'The licence ran out.' })).statusCode).toBe(200);
    expect((await page()).marks).toEqual([]);
    const actions = (await test.db.select().from(audit)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('account.mark'))).toEqual([
      'account.mark-give',
      'account.mark-end',
    ]);
    const everything = JSON.stringify(await test.db.select().from(audit));
    expect(everything).toContain('The licence ran out.');
    // The log is never erased, its seller is.
    expect(everything).not.toContain('4412');
  });

  it('is told to the seller by mail: what was given, declined with the words, and taken away', async () => {
    const { email } = test.deps.settings.contact;
    await send('requests', { kind: 'licence', detail: 'DEALER-77' });
    await desk({ action: 'decline', kind: 'licence', text: 'The number is unknown at the registry.' });
    await desk({ action: 'give', kind: 'office', text: 'Seen by us.' });
    await desk({ action: 'end', kind: 'office', text: 'The office has moved.' });
    await sendDueMails(test.deps);
    const mails = test.outbox.splice(0).filter(({ to }) => to === seller.account.email);
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringMatching(/licence number, and could not confirm it[\s\S]*unknown at the registry/),
      expect.stringContaining('we have checked your office'),
      expect.stringMatching(/no longer show that we checked your office[\s\S]*The office has moved/),
    ]);
    expect(mails[0]).toMatchObject({ replyTo: email });
    expect(mails[1]?.text).not.toContain('Seen by us');
  });

  it('is an identity card only as seen, with its day: no word of it is taken or kept', async () => {
    expect((await send('requests', { kind: 'identity', detail: '42101-1234567-1' })).json()).toMatchObject({
      code: 'MARK_KIND_UNKNOWN',
    });
    const number = await desk({ action: 'give', kind: 'identity', text: '42101-1234567-1' });
    expect([number.statusCode, number.json().code]).toEqual([400, 'MARK_NOTHING_KEPT']);
    const given = await desk({ action: 'give', kind: 'identity' });
    expect(given.json().marks).toMatchObject([{ kind: 'identity', detail: '', ended_at: null }]);
    expect((await page()).marks).toMatchObject([{ kind: 'identity', way: null }]);
    const everything = JSON.stringify(await test.db.select().from(audit));
    expect(everything).toContain('identity');
    expect(everything).not.toContain('42101');
  });

  it('is an identity card of a name: another name has none, and other marks stay', async () => {
    await desk({ action: 'give', kind: 'identity' });
    await desk({ action: 'give', kind: 'office', text: 'Seen by us.' });
    const rename = (name: object) =>
      test.app.inject({
        method: 'PUT',
        url: '/api/auth/sellerprofile',
        headers: seller.headers,
        payload: { first_name: seller.account.firstName, last_name: seller.account.lastName, ...name },
      });
    const kinds = async () => (await page()).marks.map(({ kind }: { kind: string }) => kind);
    const spelling = await rename({ first_name: ` ${seller.account.firstName.toUpperCase()} ` });
    expect(spelling.statusCode, spelling.body).toBe(200);
    expect(await kinds()).toEqual(['identity', 'office']);
    expect((await rename({ last_name: 'Official Developer' })).statusCode).toBe(200);
    expect(await kinds()).toEqual(['office']);
    const ended = await test.db.select().from(sellerMarks).where(eq(sellerMarks.kind, 'identity'));
    expect(ended).toMatchObject([{ endedWhy: 'The name was changed.' }]);
  });

  it('is refused where it makes no sense', async () => {
    expect((await send('requests', { kind: 'phone', detail: 'x' })).json()).toMatchObject({
      code: 'MARK_KIND_UNKNOWN',
    });
    expect((await send('requests', { kind: 'office', detail: ' ' })).json()).toMatchObject({
      code: 'MARK_DETAIL_MISSING',
    });
    expect((await send('requests', { kind: 'office', detail: 'x'.repeat(121) })).statusCode).toBe(400);
    expect((await desk({ action: 'give', kind: 'phone', text: 'x' })).statusCode).toBe(400);
    expect((await desk({ action: 'decline', kind: 'office' })).statusCode).toBe(409);
    expect((await desk({ action: 'give', kind: 'office', text: 'x' }, 'support')).statusCode).toBe(403);
  });

  it('goes with the account', async () => {
    await send('requests', { kind: 'office', detail: 'Block 5, Clifton' });
    await desk({ action: 'give', kind: 'licence', text: 'DHA 4412' });
    await test.db
      .update(accounts)
      .set({ eraseAt: new Date(0) })
      .where(eq(accounts.id, seller.account.id));
    await eraseDueAccounts(test.deps, new Date());
    expect(await test.db.select().from(sellerMarks)).toEqual([]);
    expect(await test.db.select().from(markRequests)).toEqual([]);
  });
});
