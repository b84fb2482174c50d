import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { exportAccount } from '../accounts/export.actions.ts';
import { audit } from '../audit/audit.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { supportAnswers, supportRequests } from './support.table.ts';

const MINUTE = 60_000;
const START = new Date('2026-11-23T08:00:00.000Z');

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(START);
  await test.reset();
});

const later = (milliseconds: number) => test.setNow(new Date(test.deps.clock().getTime() + milliseconds));

async function aSeller(plan: 'basic' | 'pro' | 'premium' = 'basic', until: Date | null = null) {
  const { account, headers } = await test.signIn('seller');
  await test.db.update(accounts).set({ plan, planUntil: until }).where(eq(accounts.id, account.id));
  return {
    account,
    overview: async () => (await test.app.inject({ url: '/api/support', headers })).json(),
    ask: (payload: object) => test.app.inject({ method: 'POST', url: '/api/support', headers, payload }),
  };
}

async function theDesk() {
  const { headers, member } = await test.signInStaff(['support']);
  return {
    member,
    get: async (url: string) => (await test.app.inject({ url, headers })).json(),
    post: (url: string, payload: object) => test.app.inject({ method: 'POST', url, headers, payload }),
  };
}

const photos = { subject: 'My photos', words: 'They are turned.' };
const until = new Date(START.getTime() + 30 * 86_400_000);

describe('a request for support', () => {
  it('is stored once for a double click, says what is wrong with it, and is limited', async () => {
    const seller = await aSeller();
    const refused = await seller.ask({ subject: ' ', words: 'x'.repeat(4_001) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({
      subject: 'Say in a few words what it is about.',
      words: 'This can have at most 4000 characters.',
    });
    const answers = await Promise.all([seller.ask(photos), seller.ask(photos), seller.ask(photos)]);
    expect(new Set(answers.map((answer) => answer.json().request.id)).size).toBe(1);
    expect(answers[0]?.json().message).toContain('The answer comes by email');
    expect(await test.db.select().from(supportRequests)).toHaveLength(1);
    for (let asked = 0; asked < 7; asked += 1) await seller.ask({ ...photos, words: String(asked) });
    expect((await seller.ask({ ...photos, words: 'one more' })).statusCode).toBe(429);
  });

  it('shows a seller their own, and what their plan promises', async () => {
    const basic = await aSeller();
    const pro = await aSeller('pro', until);
    const premium = await aSeller('premium', until);
    await basic.ask(photos);
    expect(await basic.overview()).toMatchObject({ promise: 'basic', manager: null, requests: [{ state: 'open' }] });
    expect(await pro.overview()).toEqual({ promise: 'priority', manager: null, requests: [] });
    expect(await premium.overview()).toMatchObject({
      promise: 'manager',
      manager: { name: 'Sample Manager', phone: '+923000000001' },
    });
    test.setNow(new Date(until.getTime() + MINUTE));
    await test.db.update(accounts).set({ planUntil: START }).where(eq(accounts.id, premium.account.id));
    test.setNow(new Date(START.getTime() + MINUTE));
    expect(await premium.overview()).toMatchObject({ promise: 'basic', manager: null });
  });
});

describe('at the desk', () => {
  it('waits in the order of the plans, then of age, also page by page', async () => {
    const basic = await aSeller();
    const over = await aSeller('premium', new Date(START.getTime() + 5_000));
    const pro = await aSeller('pro', until);
    const premium = await aSeller('premium', until);
    for (const seller of [basic, over, pro, premium, pro, premium]) {
      await seller.ask({ ...photos, words: `At ${test.deps.clock().getTime()}` });
      later(MINUTE);
    }
    const desk = await theDesk();
    const seen: { seller_id: number; plan: string; created_at: string }[] = [];
    let cursor = '';
    do {
      const { data, pageInfo, total } = await desk.get(`/api/desk/support?limit=2&state=open${cursor}`);
      expect(total).toBe(6);
      seen.push(...data);
      cursor = pageInfo.hasNextPage ? `&cursor=${pageInfo.endCursor}` : '';
    } while (cursor);
    expect(seen.map(({ seller_id: id, plan }) => [id, plan])).toEqual([
      [premium.account.id, 'premium'],
      [premium.account.id, 'premium'],
      [pro.account.id, 'pro'],
      [pro.account.id, 'pro'],
      [basic.account.id, 'basic'],
      [over.account.id, 'basic'],
    ]);
    const [first, second] = seen;
    expect(first && second && first.created_at < second.created_at).toBe(true);
    const { queues } = await desk.get('/api/desk/today');
    expect(queues.find(({ key }: { key: string }) => key === 'support')).toMatchObject({
      count: 6,
      oldest_at: START.toISOString(),
    });
  });

  it('is found by words of its subject and read by an index, however many there are', async () => {
    const seller = await aSeller('pro', until);
    await seller.ask({ ...photos, subject: 'Invoice KE/26 for Clifton' });
    await test.db.execute(sql`
      insert into accounts (role, email, email_key, first_name, last_name)
      select 'seller', 's' || n || '@example.com', 's' || n || '@example.com', 'Many', 'Seller' || n
      from generate_series(1, 3000) as n`);
    await test.db.execute(sql`
      insert into support_requests (account_id, subject, words, state, fingerprint, created_at)
      select id, 'My photos ' || id, 'Words', 'answered', id, ${START.toISOString()}::timestamptz - id * interval '1 minute'
      from accounts, generate_series(1, 4) where first_name = 'Many'`);
    await test.db.execute(sql`analyze accounts, support_requests`);
    const desk = await theDesk();
    const statements = vi.spyOn(test.deps.pool, 'query');
    const found = async (q: string) => (await desk.get(`/api/desk/support?q=${encodeURIComponent(q)}`)).total;
    for (const q of ['clif', 'CLIFTON invoice', 'ke/26', 'invoice']) expect([q, await found(q)]).toEqual([q, 1]);
    for (const q of ['lifton', 'nothing', '%', 'invoice photos']) expect([q, await found(q)]).toEqual([q, 0]);
    expect((await desk.get('/api/desk/support')).data[0]).toMatchObject({ plan: 'pro' });
    expect((await desk.get('/api/desk/support?state=answered')).data[0]).toMatchObject({ plan: 'basic' });
    const calls = statements.mock.calls as unknown as [{ text: string }, unknown[]][];
    statements.mockRestore();
    expect(await found('photos')).toBe(5_000);
    const reading = calls.filter(([{ text }]) => text.includes('support_requests') && !text.includes('count('));
    expect(reading.length).toBeGreaterThan(0);
    for (const [{ text }, parameters] of reading) {
      const { rows } = await test.deps.pool.query(`explain ${text}`, parameters);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on support_requests');
    }
  });

  it('is answered by mail in the seller’s language, and stands in their workspace and in the log', async () => {
    const seller = await aSeller();
    await test.db.update(accounts).set({ locale: 'ur' }).where(eq(accounts.id, seller.account.id));
    const { id } = (await seller.ask(photos)).json().request;
    const desk = await theDesk();
    expect((await desk.post(`/api/desk/support/${id}/answers`, { words: ' ' })).statusCode).toBe(400);
    const answered = await desk.post(`/api/desk/support/${id}/answers`, { words: 'Turn them in the form.' });
    expect(answered.statusCode).toBe(201);
    expect(answered.json()).toMatchObject({ state: 'answered', answers: [{ words: 'Turn them in the form.' }] });
    await sendDueMails(test.deps);
    expect(test.outbox.at(-1)).toMatchObject({ to: seller.account.email, replyTo: test.deps.settings.deskEmail });
    expect(test.outbox.at(-1)?.subject).toContain('ہمارا جواب');
    expect(test.outbox.at(-1)?.text).toContain('/ur/support');
    const own = await seller.overview();
    expect(own.requests).toMatchObject([{ state: 'answered', answers: [{ words: 'Turn them in the form.' }] }]);
    expect(JSON.stringify(own)).not.toContain(desk.member.name);
    expect((await desk.post(`/api/desk/support/${id}/actions`, { action: 'close' })).json().state).toBe('closed');
    expect((await desk.post(`/api/desk/support/${id}/actions`, { action: 'close' })).statusCode).toBe(409);
    const log = await test.db.select().from(audit);
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['support.answer', `support:${id}`],
      ['support.close', `support:${id}`],
    ]);
    expect(JSON.stringify(log)).not.toContain('Turn them');
    expect((await desk.post('/api/desk/support/999/answers', { words: 'x' })).statusCode).toBe(404);
  });
});

it('is answered once by two clicks, or by two colleagues who do not see each other', async () => {
  const seller = await aSeller();
  const { id } = (await seller.ask(photos)).json().request;
  const [one, two] = [await theDesk(), await theDesk()];
  const body = { words: 'Turn them in the form.', seen: 0 };
  const answers = await Promise.all([one, one, two].map((desk) => desk.post(`/api/desk/support/${id}/answers`, body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('SUPPORT_ANSWERED');
  await sendDueMails(test.deps);
  expect(test.outbox.filter(({ to }) => to === seller.account.email)).toHaveLength(1);
  // Who has read it may add another.
  const more = await two.post(`/api/desk/support/${id}/answers`, { words: 'Or send them to us.', seen: 1 });
  expect(more.json().answers).toHaveLength(2);
});

it('is in the export of an account and goes with it', async () => {
  const seller = await aSeller();
  const { id } = (await seller.ask(photos)).json().request;
  await (await theDesk()).post(`/api/desk/support/${id}/answers`, { words: 'Turn them in the form.' });
  const archive = await exportAccount(test.deps, seller.account.id);
  const { gunzipSync } = await import('node:zlib');
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(Buffer.from(chunk));
  const text = gunzipSync(Buffer.concat(chunks)).toString();
  expect(text).toContain('support.json');
  expect(text).toContain('Turn them in the form.');
  await test.db.update(accounts).set({ eraseAt: START }).where(eq(accounts.id, seller.account.id));
  later(MINUTE);
  await eraseDueAccounts(test.deps, test.deps.clock());
  expect(await test.db.select().from(supportRequests)).toEqual([]);
  expect(await test.db.select().from(supportAnswers)).toEqual([]);
});
