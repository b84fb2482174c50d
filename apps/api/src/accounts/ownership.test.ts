import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { AccountState } from '@karachi-estates/contracts/accounts';
import { EMAIL_CHANGE_MAILED_TO_NEW } from '@karachi-estates/domain/accounts/messages';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { buildApp } from '../app.ts';
import { deskNotes } from '../desk/desk.table.ts';
import { flushEvents } from '../insights/counting.actions.ts';
import { leads } from '../leads/leads.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { insertMail } from '../mail/mail.store.ts';
import { purgePictures } from '../media/media.actions.ts';
import { multipart, photoFiles } from '../testing/forms.ts';
import { readArchive } from '../testing/readArchive.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { purgeAccounts } from './accounts.store.ts';
import { accounts } from './accounts.table.ts';
import { eraseDueAccounts } from './erase.actions.ts';
import { mailReset } from './passwords.actions.ts';

const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PASSWORD = 'seven green parrots';
const EMAIL = 'Sana@Example.com';
const start = new Date('2026-11-22T08:00:00Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(start);
  await test.reset();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, token?: string, payload?: object) =>
  test.app.inject({
    method,
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload ? { payload } : {}),
  });

/** A seller who signed up, with a session. */
async function signUp(email = EMAIL, first_name = 'Sana'): Promise<string> {
  const person = { first_name, last_name: 'Malik', phone: '0300 1234567', address: 'Clifton', email };
  const form = multipart({ ...person, password: PASSWORD });
  const answer = await test.app.inject({ method: 'POST', url: '/api/auth/signup', ...form });
  expect(answer.statusCode).toBe(201);
  return logIn(email);
}

async function logIn(email = EMAIL, password = PASSWORD): Promise<string> {
  return (await call('POST', '/api/auth/login', undefined, { email, password })).json().token;
}

const state = async (token: string): Promise<AccountState> => (await call('GET', '/api/auth/account', token)).json();

/** The link of the newest mail to an address. */
async function linkTo(address: string): Promise<string> {
  await sendDueMails(test.deps);
  const mail = test.outbox.filter((each) => each.to === address).at(-1);
  return /\/confirm-email\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (token: string) => call('POST', '/api/auth/confirm-email', undefined, { token });

describe('the address of a new account', () => {
  it('is confirmed by the link that was mailed, which may be pressed twice', async () => {
    const token = await signUp();
    expect(await state(token)).toMatchObject({ email: EMAIL, email_confirmed: false, pending_email: null });
    const link = await linkTo(EMAIL);
    for (const _ of [1, 2]) expect((await confirm(link)).json().state).toBe('confirmed');
    expect((await state(token)).email_confirmed).toBe(true);
    const { rows } = await test.deps.pool.query('select text from outbox union all select token_hash from email_links');
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  it('is confirmed by a plain form, which says where a link does not work', async () => {
    const token = await signUp();
    const sent = async (fields: Record<string, string>) => {
      const payload = new URLSearchParams({ ...fields, page: 'ur' }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await test.app.inject({ method: 'POST', url: '/api/auth/confirm-email', payload, headers });
      return [answer.statusCode, answer.headers.location];
    };
    expect(await sent({ token: await linkTo(EMAIL) })).toEqual([303, '/ur/confirm-email/done?done=confirmed']);
    expect((await state(token)).email_confirmed).toBe(true);
    const again = [303, '/ur/confirm-email/%2F%2Fx?change=1&refused=EMAIL_LINK_INVALID'];
    expect(await sent({ token: '//x', change: '1' })).toEqual(again);
  });

  it('gets no words of a stranger before it is confirmed', async () => {
    const token = await signUp(EMAIL, 'Claim your prize at https://evil.example');
    await mailReset(test.deps, EMAIL);
    const change = { email: 'new@example.com', currentPassword: PASSWORD };
    await call('POST', '/api/auth/change-email', token, change);
    await sendDueMails(test.deps);
    expect(test.outbox.map(({ to }) => to).sort()).toEqual([change.email, EMAIL, EMAIL].sort());
    expect(JSON.stringify(test.outbox)).not.toContain('evil.example');
  });

  it('is not confirmed by old, wrong or foreign links', async () => {
    const token = await signUp();
    const link = await linkTo(EMAIL);
    for (const wrong of ['x', 'x'.repeat(43), `${link.slice(0, -1)}_`]) {
      const answer = await confirm(wrong);
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['token']]);
    }
    test.setNow(days(8));
    expect((await confirm(link)).statusCode).toBe(400);
    await purgeAccounts(test.db, days(8));
    expect((await test.deps.pool.query('select from email_links')).rows).toHaveLength(0);
    expect((await call('POST', '/api/auth/confirm-email/mail', token)).statusCode).toBe(200);
    expect((await confirm(await linkTo(EMAIL))).statusCode).toBe(200);
  });

  it('gets the mail again a few times an hour, and none once it is confirmed', async () => {
    const token = await signUp();
    const ask = async () => (await call('POST', '/api/auth/confirm-email/mail', token)).statusCode;
    for (let times = 0; times < 5; times += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    await confirm(await linkTo(EMAIL));
    const mails = test.outbox.length;
    test.setNow(days(1));
    expect(await ask()).toBe(200);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(mails);
  });

  it('keeps nobody from publishing, unless the operator wants it so', async () => {
    const ad = { title: 'Sunny house near the park', price: '25000000', area: 'Clifton', property_type: 'House' };
    const publish = async (token: string) => {
      const form = multipart({ ...ad, email: 's@example.com', cell_no: '0300-1234567' });
      const headers = { ...form.headers, authorization: `Bearer ${token}` };
      return test.app.inject({ method: 'POST', url: '/api/properties/save', payload: form.payload, headers });
    };
    const token = await signUp();
    const first = await publish(token);
    expect(first.statusCode).toBe(201);
    const strict = test.deps.settings as { confirmBeforePublishing: boolean };
    strict.confirmBeforePublishing = true;
    try {
      const refused = await publish(token);
      expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringMatching(/confirm your email/)]);
      const { id } = first.json().property;
      const move = (status: string) => call('POST', `/api/properties/status/${id}`, token, { status });
      expect((await move('paused')).statusCode).toBe(200);
      expect((await move('active')).statusCode).toBe(403);
      await confirm(await linkTo(EMAIL));
      expect((await move('active')).statusCode).toBe(200);
      expect((await publish(token)).statusCode).toBe(201);
    } finally {
      strict.confirmBeforePublishing = false;
    }
  });
});

describe('another address', () => {
  const NEW = 'sana.new@example.com';
  const ask = (token: string, email = NEW, currentPassword = PASSWORD) =>
    call('POST', '/api/auth/change-email', token, { email, currentPassword });
  const signUpProven = async () => {
    const token = await signUp();
    await confirm(await linkTo(EMAIL));
    return token;
  };

  it.each([
    ['the old one first', [EMAIL, NEW]],
    ['the new one first', [NEW, EMAIL]],
  ])('is the account’s once both have confirmed, %s', async (_, order) => {
    const token = await signUpProven();
    expect((await ask(token)).statusCode).toBe(200);
    expect(await state(token)).toMatchObject({ email: EMAIL, pending_email: NEW });
    const [first = '', second = ''] = order;
    const links = new Map([
      [EMAIL, await linkTo(EMAIL)],
      [NEW, await linkTo(NEW)],
    ]);
    expect((await confirm(links.get(first) ?? '')).json().state).toBe('waiting');
    expect((await confirm(links.get(first) ?? '')).json().state).toBe('waiting');
    expect((await state(token)).email).toBe(EMAIL);
    expect((await confirm(links.get(second) ?? '')).json().state).toBe('changed');
    // Whoever was signed in signs in anew.
    expect((await call('GET', '/api/auth/account', token)).statusCode).toBe(401);
    expect(await logIn(EMAIL)).toBeUndefined();
    expect(await state(await logIn(NEW))).toMatchObject({ email: NEW, email_confirmed: true, pending_email: null });
    await sendDueMails(test.deps);
    expect(test.outbox.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your email address was changed' });
    await test.db.update(accounts).set({ eraseAt: days(0) });
    expect(await eraseDueAccounts(test.deps, days(1))).toBe(1);
    expect((await test.deps.pool.query('select recipient from outbox')).rows).toEqual([]);
  });

  it('needs the password, an address that is one and free, and no more than a few mails', async () => {
    const token = await signUp();
    await signUp('taken@example.com');
    expect((await ask(token, NEW, 'a wrong guess')).json().fields).toHaveProperty('currentPassword');
    expect((await ask(token, 'nobody')).json().fields).toHaveProperty('email');
    expect((await ask(token, EMAIL.toUpperCase())).json().fields).toHaveProperty('email');
    expect((await ask(token, 'Taken@example.com')).statusCode).toBe(409);
    const statuses = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await ask(token)).statusCode);
    expect(statuses).toContain(429);
  });

  it('needs no word of a present one that nobody has proven, and tells that one nothing', async () => {
    const token = await signUp();
    const sent = async () => {
      await sendDueMails(test.deps);
      return test.outbox.splice(0).map(({ to }) => to);
    };
    await sent();
    expect((await ask(token)).json().message).toBe(EMAIL_CHANGE_MAILED_TO_NEW);
    const link = await linkTo(NEW);
    expect(await sent()).toEqual([NEW]);
    expect((await confirm(link)).json().state).toBe('changed');
    expect(await state(await logIn(NEW))).toMatchObject({ email: NEW, email_confirmed: true });
    expect(await sent()).toEqual([]);
  });

  it('is not taken when somebody else got it meanwhile', async () => {
    const token = await signUpProven();
    await ask(token);
    const links = [await linkTo(EMAIL), await linkTo(NEW)];
    await signUp(NEW);
    await confirm(links[0] ?? '');
    expect((await confirm(links[1] ?? '')).statusCode).toBe(409);
    expect((await state(token)).email).toBe(EMAIL);
  });

  it('is forgotten when the owner says so, asks for another, or gets a new password', async () => {
    const token = await signUpProven();
    const both = async (address: string) => [await linkTo(EMAIL), await linkTo(address)];
    await ask(token);
    const first = await both(NEW);
    expect((await call('DELETE', '/api/auth/change-email', token)).statusCode).toBe(200);
    await ask(token, 'other@example.com');
    const second = await both('other@example.com');
    const change = { currentPassword: PASSWORD, password: 'eight blue parrots', confirmPassword: 'eight blue parrots' };
    expect((await call('POST', '/api/auth/change-password', token, change)).statusCode).toBe(200);
    for (const link of [...first, ...second]) expect((await confirm(link)).statusCode).toBe(400);
    expect(await state(token)).toMatchObject({ email: EMAIL, pending_email: null });
  });
});

/** An order with a PDF as its proof, the line of a statement that pays it, its receipt and its invoice. */
async function payAnOrder(token: string): Promise<void> {
  const { order } = (await call('POST', '/api/orders', token, { plan: 'pro', months: 1 })).json();
  const bytes = await aPdf();
  const fields = { transaction: 'TID-7701', payer: 'Sana Malik', paid_on: '2026-11-21', bank: 'HBL' };
  const form = multipart(fields, [{ field: 'proof', name: 'proof.pdf', bytes }]);
  const claimed = await test.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/payment`,
    payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${token}` },
  });
  expect(claimed.statusCode, claimed.body).toBe(200);
  const line = `2026-11-21,IBFT ${order.reference} SANA MALIK,${order.amount}`;
  const statement = Buffer.from(`Date,Description,Amount\n${line}\n`).toString('base64');
  const argv = ['statement', 'import', 'x.csv', '--bank', 'HBL', '--by', 'Asma'];
  expect((await runAdmin(test.deps, { argv, statement })).text).toContain('1 exact');
  const approved = await runAdmin(test.deps, { argv: ['orders', 'approve', String(order.id), '--by', 'Bilal'] });
  expect(approved.ok, approved.text).toBe(true);
}

async function aPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 400]);
  return Buffer.from(await document.save());
}

/** Everything a person can leave behind, under an address that is confirmed. */
async function fullLife(): Promise<{ token: string; id: number; pictures: string[] }> {
  const token = await signUp();
  await confirm(await linkTo(EMAIL));
  const send = (url: string, form: ReturnType<typeof multipart>) =>
    test.app.inject({
      method: 'POST',
      url,
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${token}` },
    });
  const ad = { title: 'Sunny house near the park', price: '25000000', area: 'Clifton', property_type: 'House' };
  const contact = { email: 's@example.com', cell_no: '0300-1234567' };
  const posted = await send('/api/properties/save', multipart({ ...ad, ...contact }, await photoFiles(2)));
  expect(posted.statusCode).toBe(201);
  const { id, images } = posted.json().property;
  await call('POST', '/api/favourites', token, { property_ids: [id] });
  await call('PUT', `/api/favourites/${id}`, token, { note: 'Ask for the lift', seen: true });
  await call('POST', '/api/recents', token, { property_ids: [id], search: 'area=7' });
  const { rows } = await test.deps.pool.query<{ seller_id: number }>('select seller_id from properties');
  test.deps.events.noteSeller({ address: '203.0.113.8', agent: 'Mozilla/5.0' }, rows[0]?.seller_id ?? 0);
  test.deps.events.note({ address: '203.0.113.7', agent: VISITOR }, [{ kind: 'view', ids: [id] }]);
  await flushEvents(test.deps);
  await call('PUT', '/api/insights/mail', token, { on: false });
  const picture = async (field: string, number: number) => [
    { field, name: 'picture.jpg', bytes: (await photoFiles(1, number))[0]?.bytes ?? Buffer.alloc(0) },
  ];
  await payAnOrder(token);
  const payment = multipart({ plan: 'pro', months: '1', reference: 'TRX-77' }, await picture('screenshot', 30));
  expect((await send('/api/plans/upgrade', payment)).statusCode).toBe(201);
  const face = await send('/api/auth/profile-image', multipart({}, await picture('profile_image', 31)));
  expect(face.statusCode).toBe(200);
  const who = { name: 'Sana Malik', email: ' sana@example.com ', phone: '0300 1234567' };
  const wanted = { city: 'Karachi', area: 'Clifton', bedrooms: '3', propertyType: 'Flat', budget: '5000000' };
  await call('POST', '/api/properties/add-lead', undefined, { ...who, ...wanted, message: 'For the Maliks.' });
  const interest = { unitType: '4bed', fullName: 'Sana Malik', phoneNumber: '0300 1234567', email: EMAIL };
  await call('POST', '/gmregister', undefined, interest);
  await call('POST', '/api/newsletter', undefined, { email: EMAIL });
  await sendDueMails(test.deps);
  return { token, id, pictures: images.map((image: { src: string }) => image.src) };
}

const openConnections = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

describe('taking everything along', () => {
  it('explains itself in the language of the account', async () => {
    const { token } = await test.signIn('buyer', { locale: 'ur' });
    const files = await readArchive((await call('GET', '/api/auth/export', token)).rawPayload);
    expect(files.get('README.txt')?.toString()).toContain('آپ کے اشتہارات');
    expect(files.get('README.txt')?.toString()).toContain('listings.json');
  });

  it('gives one archive with what the person gave, and nothing of others or of the server’s own', async () => {
    const { token, id, pictures } = await fullLife();
    const stranger = await test.signIn('seller', { firstName: 'Bilal' });
    const [lead] = await test.db.select().from(leads);
    const note = { leadId: lead?.id ?? null, by: 'Asma', text: 'Wants a lift.', createdAt: new Date() };
    await test.db.insert(deskNotes).values(note);
    expect((await runAdmin(test.deps, { argv: ['orders', 'refund', '1', '--by', 'Asma'] })).ok).toBe(true);
    const moderator = (await test.signInStaff(['moderator'])).headers;
    const desk = (path: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api/desk/listings/${id}/${path}`, payload, headers: moderator });
    expect((await desk('notes', { text: 'Rang twice, rude.' })).statusCode).toBeLessThan(300);
    expect((await desk('actions', { action: 'hide', reason: 'photos', words: 'It is blurred.' })).statusCode).toBe(200);
    const answer = await call('GET', '/api/auth/export', token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/gzip');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="karachi-estates-account-\d+\.tar\.gz"$/,
    );
    const files = await readArchive(answer.rawPayload);
    const json = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null');
    expect(json('account.json')).toMatchObject({ email: EMAIL, firstName: 'Sana', phone: '+923001234567' });
    expect(json('listings.json')).toMatchObject([{ id, title: 'Sunny house near the park' }]);
    const decision = { propertyId: id, action: 'hide', reason: 'photos', words: 'It is blurred.' };
    expect(json('decisions.json')).toEqual([{ ...decision, at: expect.any(String) }]);
    expect(json('favourites.json')).toEqual([id]);
    expect(json('shortlist.json')).toEqual([{ propertyId: id, note: 'Ask for the lift', seen: true, rejected: null }]);
    expect(json('recents.json')).toEqual({ property_ids: [id], search: 'area=7' });
    expect(json('insights.json')).toMatchObject([{ id, day: '2026-11-22', view: 1 }]);
    const sent = json('payments.json');
    expect(sent.map(({ reference }: { reference: string }) => reference).sort()).toEqual(['TID-7701', 'TRX-77']);
    const withPdf = sent.find(({ reference }: { reference: string }) => reference === 'TID-7701');
    expect(files.get(`payments/${withPdf.id}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(json('orders.json')).toMatchObject({
      orders: [{ state: 'ordered' }, { plan: 'pro', state: 'active' }],
      papers: [{ kind: 'receipt' }, { kind: 'invoice' }],
      payments: [{ bank: 'HBL' }],
    });
    expect(json('requests.json')).toMatchObject({
      leads: [{ message: 'For the Maliks.' }],
      interest: [{ unitType: '4bed' }],
      newsletter: { email: EMAIL },
    });
    for (const own of ['fingerprint', 'idempotencyKey', 'ownerId', 'reminderAt'])
      expect(files.get('requests.json')?.toString()).not.toContain(own);
    expect(json('notes.json')).toMatchObject([{ text: 'Wants a lift.' }]);
    expect(json('devices.json')).toHaveLength(1);
    const photos = pictures.map((src) => `pictures/${src.slice('/media/'.length)}.webp`);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['README.txt', ...photos]));
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(4);
    for (const photo of photos) expect(files.get(photo)?.subarray(8, 12).toString()).toBe('WEBP');
    const all = [...files.values()].map((bytes) => bytes.toString('latin1')).join('');
    for (const secret of ['argon2', 'token', token, stranger.account.email, 'Asma', 'refundAsked', 'Rang twice'])
      expect(all).not.toContain(secret);
  });

  it('leaves out what was sent under an address that nobody confirmed, which may be another person’s', async () => {
    const lead = { name: 'Sana', email: EMAIL, phone: '0300 1234567', city: 'Karachi', area: 'Clifton' };
    const wanted = { bedrooms: '3', propertyType: 'Flat', budget: '5000000' };
    await call('POST', '/api/properties/add-lead', undefined, { ...lead, ...wanted });
    const token = await signUp();
    const files = await readArchive((await call('GET', '/api/auth/export', token)).rawPayload);
    expect(files.get('requests.json')?.toString()).toBe('{}');
  });

  it('ends quietly where the reader hangs up in the middle of a picture', async () => {
    const { token } = await fullLife();
    const large = randomBytes(16 * 1024 * 1024);
    let pictures = 0;
    const reads = vi.spyOn(test.deps.media, 'get').mockImplementation(async () => {
      pictures += 1;
      return large;
    });
    // Of its own: a server that listens also works in the background, and would send the mails of the tests below.
    const site = await buildApp(test.deps);
    await site.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.server.address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>((resolve) => {
      get({ port, path: '/api/auth/export', headers: { authorization: `Bearer ${token}` } }, resolve);
    });
    await vi.waitFor(() => expect(pictures).toBeGreaterThan(0));
    answer.destroy();
    await vi.waitFor(async () => expect(await openConnections(site)).toBe(0));
    reads.mockRestore();
    expect(pictures).toBeLessThan(4);
    expect((await call('GET', '/api/auth/account', token)).statusCode).toBe(200);
    await site.close();
  });

  it('is limited', async () => {
    const token = await signUp();
    const statuses = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await call('GET', '/api/auth/export', token)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('leaving', () => {
  const leave = (token: string, currentPassword = PASSWORD) =>
    call('POST', '/api/auth/deletion', token, { currentPassword });

  it('needs the password, ends other sessions, is told by mail and can be taken back for fourteen days', async () => {
    const token = await signUp();
    const other = await logIn();
    expect((await leave(token, 'a wrong guess')).json().fields).toHaveProperty('currentPassword');
    const answer = await leave(token);
    expect(answer.json().erase_at).toBe(days(14).toISOString());
    expect((await call('GET', '/api/auth/account', other)).statusCode).toBe(401);
    test.setNow(days(3));
    expect((await leave(token)).json().erase_at).toBe(days(14).toISOString());
    expect((await state(token)).erase_at).toBe(days(14).toISOString());
    // Who orders a plan meanwhile is told.
    expect((await call('GET', '/api/plans/mine', token)).json().erase_at).toBe(days(14).toISOString());
    await sendDueMails(test.deps);
    const { email: replyTo } = test.deps.settings.contact;
    expect(test.outbox.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your account will be erased', replyTo });
    expect(await eraseDueAccounts(test.deps, days(13))).toBe(0);
    expect((await call('DELETE', '/api/auth/deletion', token)).statusCode).toBe(200);
    expect(await eraseDueAccounts(test.deps, days(15))).toBe(0);
    expect(await logIn()).toBeDefined();
  });

  it('takes listings, pictures and everything that names the person, and leaves nameless figures and sums', async () => {
    const { token, id, pictures } = await fullLife();
    const neighbour = await test.signIn('seller', { email: 'neighbour@example.com', firstName: 'Bilal', phone: '' });
    await leave(token);
    test.setNow(days(14));
    expect(await eraseDueAccounts(test.deps, days(14))).toBe(1);
    expect(await eraseDueAccounts(test.deps, days(14))).toBe(0);

    expect((await call('GET', '/api/auth/account', token)).statusCode).toBe(401);
    expect(await logIn()).toBeUndefined();
    expect((await call('GET', `/api/properties/single?id=${id}`)).statusCode).toBe(404);
    await purgePictures(test.deps);
    for (const src of pictures) expect((await call('GET', `${src}/320`)).statusCode).toBe(404);
    // The proof of a payment stays with the books, without its payer's name.
    expect((await test.deps.pool.query('select from media')).rows).toHaveLength(1);

    const { rows: tables } = await test.deps.pool.query(
      "select tablename from pg_tables where schemaname = 'public' and tablename not in ('areas', 'blogs')",
    );
    for (const { tablename } of tables) {
      const { rows } = await test.deps.pool.query(`select * from ${tablename}`);
      expect(JSON.stringify(rows), tablename).not.toMatch(/sana|malik|3001234567|s@example|clifton 7/i);
    }
    for (const table of ['insight_sellers', 'insight_mails', 'property_events'])
      expect((await test.deps.pool.query(`select from ${table}`)).rows, table).toHaveLength(0);
    const { rows: payments } = await test.deps.pool.query(
      'select plan, months, status from upgrade_requests order by status',
    );
    expect(payments).toEqual([
      { plan: 'pro', months: 1, status: 'approved' },
      { plan: 'pro', months: 1, status: 'rejected' },
    ]);
    for (const table of ['orders', 'payments', 'papers', 'statement_lines', 'ledger_movements'])
      expect((await test.deps.pool.query(`select from ${table}`)).rows, table).not.toHaveLength(0);
    const { rows: leads } = await test.deps.pool.query('select name, area, budget::int from leads');
    expect(leads).toEqual([{ name: 'erased', area: 'Clifton', budget: 5_000_000 }]);
    expect((await call('GET', '/api/auth/account', neighbour.token)).statusCode).toBe(200);
    // The address is free again.
    await signUp();
  });

  it('leaves alone what was sent under an address that nobody confirmed', async () => {
    const lead = { name: 'Sana', email: EMAIL, phone: '0300 1234567', city: 'Karachi', area: 'Clifton' };
    await call('POST', '/api/properties/add-lead', undefined, {
      ...lead,
      bedrooms: '3',
      propertyType: 'Flat',
      budget: '5000000',
    });
    await leave(await signUp());
    expect(await eraseDueAccounts(test.deps, days(15))).toBe(1);
    const { rows } = await test.deps.pool.query('select name from leads');
    expect(rows).toEqual([{ name: 'Sana' }]);
  });

  it('takes no mails of whom the address really belongs to, and none that name a longer address', async () => {
    const mail = (to: string, text: string, email?: string) =>
      insertMail(test.db, { to, replyTo: email, subject: 'Hold', text, html: `<p>${text}</p>`, at: days(-1) });
    const done = () => test.deps.pool.query("update outbox set given_up_at = now() where recipient = 'desk@x.pk'");
    const texts = async () => {
      const { rows } = await test.deps.pool.query('select text from outbox order by id');
      return rows.map(({ text }) => text);
    };
    await test.signIn('buyer', { eraseAt: days(-1), email: 'amna@example.com' });
    await test.signIn('buyer', { eraseAt: days(-1), email: 'ali@example.com', emailProvenAt: start });
    await mail('amna@example.com', 'Unit E-0101 is held for you');
    await mail('desk@x.pk', 'Email: amna@example.com', 'amna@example.com');
    const others = ['wali@example.com', 'b.ali@example.com', 'ali@example.com.pk', 'ali@example.company'];
    for (const other of others) await mail('desk@x.pk', `Email: ${other}`);
    await mail('desk@x.pk', 'Write to <Ali@example.com>.');
    await mail('desk@x.pk', 'It is ali@example.com.');
    await mail('ali@example.com', 'Welcome');
    await done();
    expect(await eraseDueAccounts(test.deps, start)).toBe(2);
    expect(await texts()).toEqual([
      'Unit E-0101 is held for you',
      'Email: amna@example.com',
      ...others.map((other) => `Email: ${other}`),
      '',
      '',
    ]);
  });

  it('takes also mails that wait to tell others of it, and those of an address that it had before', async () => {
    const mail = (to: string, text: string, at: Date, email?: string) =>
      insertMail(test.db, { to, replyTo: email, subject: 'Lead', text, html: `<p>${text}</p>`, at });
    const earlierAddresses = [{ emailKey: 'before@example.com', until: days(-20).toISOString() }];
    const owner = { email: 'ali@example.com', emailProvenAt: start, earlierAddresses };
    await test.signIn('buyer', { eraseAt: days(-1), ...owner });
    await mail('desk@x.pk', 'I look for a flat.', days(-1), 'ali@example.com');
    await mail('before@example.com', 'Welcome', days(-30));
    await mail('before@example.com', 'Welcome, whoever has it now', days(-2));
    await mail('desk@x.pk', 'Told with the erasure', start, 'ali@example.com');
    expect(await eraseDueAccounts(test.deps, start)).toBe(1);
    const { rows } = await test.deps.pool.query('select text from outbox order by id');
    expect(rows.map(({ text }) => text)).toEqual(['Welcome, whoever has it now', 'Told with the erasure']);
  });

  it('keeps no other account waiting for one that fails', async () => {
    const first = await test.signIn('seller', { eraseAt: days(-2), email: 'first@example.com' });
    await test.signIn('seller', { eraseAt: days(-1), email: 'second@example.com' });
    // A row of the same name stands in the way of the first one only.
    await test.signIn('seller', { email: `erased-${first.account.id}` });
    await expect(eraseDueAccounts(test.deps, start)).rejects.toThrow('1 accounts could not be erased');
    const { rows } = await test.deps.pool.query('select email from accounts order by id');
    expect(rows.map((row) => row.email)).toEqual([
      'first@example.com',
      expect.stringMatching(/^erased-/),
      `erased-${first.account.id}`,
    ]);
  });
});
