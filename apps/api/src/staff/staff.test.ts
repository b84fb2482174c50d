import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { verifyAudit } from '../audit/audit.store.ts';
import { audit } from '../audit/audit.table.ts';
import { serverState } from '../settings/settings.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { staff, staffSessions } from './staff.table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = new Date('2026-11-23T08:00:00.000Z');
const PASSWORD = 'seven green parrots';

let test: TestApp;
let now: Date;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  now = START;
  test.setNow(now);
  await test.reset();
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
  test.setNow(now);
};

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, cookie?: string) =>
  test.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { 'x-desk': '1', ...(cookie && { cookie }) },
  });

const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });

async function linkOf(email: string, ...roles: string[]): Promise<string> {
  const { ok, text } = await runAdmin(test.deps, {
    argv: ['staff', 'add', email, ...roles.flatMap((role) => ['--role', role])],
  });
  expect(ok).toBe(true);
  return /#(\S+)/.exec(text)?.[1] ?? '';
}

/** Joins by a link of the terminal. */
async function join(email: string, ...roles: string[]) {
  const token = await linkOf(email, ...roles);
  const { secret } = (await send('POST', '/api/desk/invitations/open', { token })).json();
  const body = { token, name: 'Dania Desk', password: PASSWORD, code: codeOf(secret) };
  const answer = await send('POST', '/api/desk/invitations/accept', body);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { token, secret: String(secret), answer, cookie, codes: answer.json().recovery_codes as string[], body };
}

const signIn = (email: string, code: string, password = PASSWORD) =>
  send('POST', '/api/desk/session', { email, password, code });

describe('joining the desk', () => {
  it('makes the first owner by a command, a link and an authenticator', async () => {
    const { answer, cookie, codes } = await join('first@example.com', 'owner');
    expect(answer.statusCode).toBe(201);
    expect(answer.json().staff).toMatchObject({ email: 'first@example.com', roles: ['owner'], name: 'Dania Desk' });
    expect(codes).toHaveLength(10);
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    const { staff: me } = (await send('GET', '/api/desk/session', undefined, cookie)).json();
    expect(me.permissions).toContain('staff');
    expect(me.step_up_until).not.toBeNull();
    expect((await send('GET', '/api/desk/staff', undefined, cookie)).json().staff).toHaveLength(1);
  });

  it('takes a link once, and for 72 hours', async () => {
    const { body } = await join('first@example.com', 'owner');
    expect((await send('POST', '/api/desk/invitations/accept', body)).statusCode).toBe(404);
    const token = await linkOf('second@example.com', 'support');
    later(72 * HOUR + 1);
    expect((await send('POST', '/api/desk/invitations/open', { token })).statusCode).toBe(404);
  });

  it('makes a link void by the next one for the same address', async () => {
    const first = await linkOf('first@example.com', 'owner');
    await linkOf('first@example.com', 'owner');
    expect((await send('POST', '/api/desk/invitations/open', { token: first })).statusCode).toBe(404);
  });

  it('needs a good password, a name and the right code, and says which is wrong', async () => {
    const token = await linkOf('first@example.com', 'owner');
    const { secret } = (await send('POST', '/api/desk/invitations/open', { token })).json();
    const good = { token, name: 'Dania', password: PASSWORD, code: codeOf(secret) };
    for (const [field, value] of Object.entries({ name: '  ', password: '12345678', code: '000000' })) {
      const answer = await send('POST', '/api/desk/invitations/accept', { ...good, [field]: value });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().fields)).toEqual([field]);
    }
    expect((await send('POST', '/api/desk/invitations/accept', good)).statusCode).toBe(201);
  });

  it('refuses roles that there are not', async () => {
    const { ok, text } = await runAdmin(test.deps, { argv: ['staff', 'add', 'a@example.com', '--role', 'king'] });
    expect(ok).toBe(false);
    expect(text).toContain('--role owner');
  });

  it('keeps one invitation of those that were asked for at the same time', async () => {
    const { headers } = await test.signInStaff(['owner']);
    const payload = { email: 'dania@example.com', roles: ['support'] };
    const invited = await Promise.all(
      Array.from({ length: 4 }, () =>
        test.app.inject({ method: 'POST', url: '/api/desk/invitations', headers, payload }),
      ),
    );
    expect(invited.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    const { invitations } = (await test.app.inject({ url: '/api/desk/staff', headers })).json();
    expect(invitations).toHaveLength(1);
  });

  it('lets an owner invite, withdraw and see who is there', async () => {
    const { headers } = await test.signInStaff(['owner']);
    const invited = await test.app.inject({
      method: 'POST',
      url: '/api/desk/invitations',
      headers,
      payload: { email: 'new@example.com', roles: ['support', 'editor'] },
    });
    expect(invited.statusCode).toBe(201);
    expect(invited.json().link).toMatch(/\/desk\/join#[\w-]{43}$/);
    const { id } = invited.json().invitation;
    const withdrawn = await test.app.inject({ method: 'DELETE', url: `/api/desk/invitations/${id}`, headers });
    expect(withdrawn.statusCode).toBe(200);
    expect((await test.app.inject({ url: '/api/desk/staff', headers })).json().invitations).toEqual([]);
  });
});

describe('keeping somebody out', () => {
  const invitationsOf = async () =>
    (await test.deps.pool.query('select email from staff_invitations')).rows.map(({ email }) => email);

  it('voids the links that would let them in again, at the desk and by command', async () => {
    await join('first@example.com', 'owner');
    await join('second@example.com', 'support');
    const { headers } = await test.signInStaff(['owner']);
    const token = await linkOf('second@example.com', 'support');
    const { staff } = (await test.app.inject({ url: '/api/desk/staff', headers })).json();
    const { id } = staff.find(({ email }: { email: string }) => email === 'second@example.com');
    const out = await test.app.inject({
      method: 'PUT',
      url: `/api/desk/staff/${id}`,
      headers,
      payload: { active: false },
    });
    expect(out.statusCode).toBe(200);
    expect(await invitationsOf()).toEqual([]);
    expect((await send('POST', '/api/desk/invitations/open', { token })).statusCode).toBe(404);
    const log = (await test.app.inject({ url: '/api/desk/audit?action=staff.uninvite', headers })).json();
    expect(log.data).toMatchObject([{ before: { email: 'second@example.com', roles: ['support'] } }]);

    // Roles that are lowered are not given back by a link from before; the same roles again void nothing.
    const change = (payload: object) =>
      test.app.inject({ method: 'PUT', url: `/api/desk/staff/${id}`, headers, payload });
    await change({ active: true, roles: ['owner'] });
    await linkOf('second@example.com', 'owner');
    await change({ roles: ['owner'] });
    expect(await invitationsOf()).toEqual(['second@example.com']);
    await change({ roles: ['support'] });
    expect(await invitationsOf()).toEqual([]);

    await linkOf('second@example.com', 'support');
    await linkOf('third@example.com', 'editor');
    expect((await runAdmin(test.deps, { argv: ['staff', 'end', 'second@example.com'] })).ok).toBe(true);
    expect(await invitationsOf()).toEqual(['third@example.com']);
    // Who was only invited yet is kept out, too.
    expect((await runAdmin(test.deps, { argv: ['staff', 'end', 'Third@example.com'] })).ok).toBe(true);
    expect(await invitationsOf()).toEqual([]);
    expect((await runAdmin(test.deps, { argv: ['staff', 'end', 'third@example.com'] })).ok).toBe(false);
  });
});

describe('signing in at the desk', () => {
  it('needs password and code, and takes no code twice', async () => {
    const { secret } = await join('first@example.com', 'owner');
    expect((await signIn('first@example.com', codeOf(secret))).statusCode).toBe(401);
    later(MINUTE);
    const code = codeOf(secret);
    expect((await signIn('first@example.com', code, 'another password')).statusCode).toBe(401);
    expect((await signIn('first@example.com', '123')).statusCode).toBe(401);
    const good = await signIn('First@Example.com', code);
    expect(good.statusCode).toBe(200);
    expect(good.headers['cache-control']).toBe('no-store');
    expect((await signIn('first@example.com', code)).statusCode).toBe(401);
  });

  it('locks for a while after five wrong codes, also for the right one', async () => {
    const { secret } = await join('first@example.com', 'owner');
    later(MINUTE);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await signIn('first@example.com', '000000')).statusCode).toBe(401);
    }
    const locked = await signIn('first@example.com', codeOf(secret));
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    later(16 * MINUTE);
    expect((await signIn('first@example.com', codeOf(secret))).statusCode).toBe(200);
  });

  it('takes a recovery code once, however it is typed', async () => {
    const { codes } = await join('first@example.com', 'owner');
    const [code = '', pasted = ''] = codes;
    const good = await signIn('first@example.com', code.toUpperCase().replaceAll('-', ' '));
    expect(good.statusCode).toBe(200);
    expect(good.json().staff.recovery_codes_left).toBe(9);
    expect((await signIn('first@example.com', `  ${pasted}\t\n`)).statusCode).toBe(200);
    expect((await signIn('first@example.com', code)).statusCode).toBe(401);
  });

  it('answers an unknown address like a wrong password', async () => {
    await join('first@example.com', 'owner');
    const known = await signIn('first@example.com', '000000', 'wrong');
    const unknown = await signIn('nobody@example.com', '000000', 'wrong');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json().message).toBe(known.json().message);
  });

  it('ends after thirty minutes without use and after twelve hours whatever happens', async () => {
    const { cookie } = await join('first@example.com', 'owner');
    const status = async () => (await send('GET', '/api/desk/colleagues', undefined, cookie)).statusCode;
    for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
      expect(await status()).toBe(200);
      later(25 * MINUTE);
    }
    later(30 * MINUTE);
    expect(await status()).toBe(401);
    const again = await join('second@example.com', 'owner');
    later(29 * MINUTE);
    expect((await send('GET', '/api/desk/colleagues', undefined, again.cookie)).statusCode).toBe(200);
    later(30 * MINUTE);
    expect((await send('GET', '/api/desk/colleagues', undefined, again.cookie)).statusCode).toBe(401);
  });

  it('signs out, and the cookie is of no use any more', async () => {
    const { cookie } = await join('first@example.com', 'owner');
    const left = await send('DELETE', '/api/desk/session', undefined, cookie);
    expect(left.statusCode).toBe(200);
    expect(String(left.headers['set-cookie'])).toContain('Max-Age=0');
    expect((await send('GET', '/api/desk/session', undefined, cookie)).json().staff).toBeNull();
  });

  it('stores neither token nor recovery code readable', async () => {
    const { cookie, codes, token } = await join('first@example.com', 'owner');
    const { rows } = await test.deps.pool.query<{ text: string }>(
      `select (select json_agg(s)::text from staff_sessions s) || (select json_agg(c)::text from staff_recovery_codes c)
         || (select json_agg(a)::text from audit a) as text`,
    );
    for (const secret of [cookie.split('=')[1], token, codes[0], codes[0]?.replaceAll('-', '')]) {
      expect(rows[0]?.text).not.toContain(secret);
    }
  });

  it('asks for a fresh code for what needs one', async () => {
    const { secret, cookie } = await join('first@example.com', 'owner');
    later(11 * MINUTE);
    const body = { email: 'new@example.com', roles: ['support'] };
    const asked = await send('POST', '/api/desk/invitations', body, cookie);
    expect(asked.statusCode).toBe(403);
    expect(asked.json().code).toBe('STEP_UP_NEEDED');
    expect((await send('POST', '/api/desk/session/step-up', { code: '000000' }, cookie)).statusCode).toBe(400);
    expect((await send('POST', '/api/desk/session/step-up', { code: codeOf(secret) }, cookie)).statusCode).toBe(200);
    expect((await send('POST', '/api/desk/invitations', body, cookie)).statusCode).toBe(201);
    expect((await send('POST', '/api/desk/session/recovery-codes', {}, cookie)).json().recovery_codes).toHaveLength(10);
    const rows = await test.db.select().from(audit).orderBy(audit.id);
    const joined = rows.find(({ action }) => action === 'staff.join');
    const by = { actorId: joined?.actorId, subject: joined?.subject };
    expect(rows.filter(({ action }) => action.startsWith('staff.step-up'))).toMatchObject([
      { action: 'staff.step-up-wrong', ...by },
      { action: 'staff.step-up', ...by },
    ]);
  });

  it('refuses what another site’s page sends', async () => {
    const { headers } = await test.signInStaff(['owner']);
    const foreign = [
      { cookie: headers.cookie },
      { ...headers, 'sec-fetch-site': 'cross-site' },
      { ...headers, 'sec-fetch-site': 'same-site' },
    ];
    for (const sent of foreign) {
      const answer = await test.app.inject({ method: 'DELETE', url: '/api/desk/session', headers: sent });
      expect(answer.statusCode).toBe(403);
    }
  });

  it('binds the cookie to the host and TLS where the site has a public address', async () => {
    const secure = await testApp({ siteUrl: 'https://estates.example' });
    const { text } = await runAdmin(secure.deps, { argv: ['staff', 'add', 'first@example.com', '--role', 'owner'] });
    const token = /#(\S+)/.exec(text)?.[1];
    const post = (url: string, payload: object) =>
      secure.app.inject({ method: 'POST', url, payload, headers: { 'x-desk': '1' } });
    const { secret } = (await post('/api/desk/invitations/open', { token })).json();
    const code = generateSync({ secret });
    const joined = await post('/api/desk/invitations/accept', { token, name: 'D', password: PASSWORD, code });
    expect(String(joined.headers['set-cookie'])).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; .*; Secure$/);
    await secure.close();
  });
});

describe('what counts once', () => {
  const statuses = async (calls: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort();

  it('counts once where it is sent several times at once: a code, a recovery code, a link', async () => {
    const { secret, codes } = await join('first@example.com', 'owner');
    later(MINUTE);
    const code = codeOf(secret);
    const signIns = (text: string) => statuses([1, 2, 3].map(() => signIn('first@example.com', text)));
    expect(await signIns(code)).toEqual([200, 401, 401]);
    later(20 * MINUTE);
    expect(await signIns(codes[0] ?? '')).toEqual([200, 401, 401]);

    const token = await linkOf('second@example.com', 'support');
    const { secret: theirs } = (await send('POST', '/api/desk/invitations/open', { token })).json();
    const body = { token, name: 'Sara', password: PASSWORD, code: codeOf(theirs) };
    const joins = [1, 2, 3].map(() => send('POST', '/api/desk/invitations/accept', body));
    expect(await statuses(joins)).toEqual([201, 404, 404]);
  });

  it('keeps one owner where two end each other at once', async () => {
    const [one, other] = [await test.signInStaff(['owner']), await test.signInStaff(['owner'])];
    const end = (by: typeof one, whom: typeof one, payload: object) =>
      test.app.inject({ method: 'PUT', url: `/api/desk/staff/${whom.member.id}`, payload, headers: by.headers });
    await Promise.all([end(one, other, { active: false }), end(other, one, { roles: ['support'] })]);
    const owners = (await test.db.select().from(staff)).filter(
      ({ roles, disabledAt }) => roles.includes('owner') && !disabledAt,
    );
    expect(owners).toHaveLength(1);
  });
});

describe('roles', () => {
  it('keeps one owner, and ends the sessions of who is changed', async () => {
    const owner = await test.signInStaff(['owner']);
    const helper = await test.signInStaff(['support']);
    const put = (id: number, payload: object) =>
      test.app.inject({ method: 'PUT', url: `/api/desk/staff/${id}`, payload, headers: owner.headers });
    expect((await put(owner.member.id, { roles: ['editor'] })).statusCode).toBe(409);
    expect((await put(owner.member.id, { active: false })).statusCode).toBe(409);
    expect((await put(helper.member.id, { roles: ['support', 'moderator'] })).json().roles).toEqual([
      'support',
      'moderator',
    ]);
    expect((await test.app.inject({ url: '/api/desk/colleagues', headers: helper.headers })).statusCode).toBe(401);
    expect((await put(999, { active: false })).statusCode).toBe(404);
  });

  it('are set only by who has seen those that somebody has', async () => {
    const owner = await test.signInStaff(['owner']);
    const { member } = await test.signInStaff(['support']);
    const put = (roles: string[]) =>
      test.app.inject({
        method: 'PUT',
        url: `/api/desk/staff/${member.id}`,
        payload: { roles, roles_before: ['support'] },
        headers: owner.headers,
      });
    expect((await put(['support', 'editor'])).statusCode).toBe(200);
    const late = await put(['support', 'finance']);
    expect([late.statusCode, late.json().code]).toEqual([409, 'DESK_ROW_CHANGED']);
    expect((await put(['editor', 'support'])).json().roles).toHaveLength(2);
  });

  it('notes in the log who was refused what', async () => {
    const { headers, member } = await test.signInStaff(['moderator']);
    expect((await test.app.inject({ url: '/api/desk/orders/12?word=secret', headers })).statusCode).toBe(403);
    const [row] = await test.db.select().from(audit);
    expect(row).toMatchObject({
      action: 'staff.refused',
      actorId: member.id,
      subject: 'endpoint:GET /api/desk/orders/:id',
      after: JSON.stringify({ permission: 'money', path: '/api/desk/orders/12' }),
    });
    expect(await verifyAudit(test.db)).toEqual({ rows: 1, firstWrong: null });
  });

  it('notes a refusal that is met again and again once an hour for each call and person', async () => {
    const moderator = await test.signInStaff(['moderator']);
    const editor = await test.signInStaff(['editor']);
    const refused = async (path: string, { headers } = moderator) => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => test.app.inject({ url: `/api/desk/${path}`, headers })),
      );
      for (const { statusCode } of answers) expect(statusCode).toBe(403);
    };
    await refused('orders');
    await refused('orders/12');
    await refused('orders', editor);
    expect(await verifyAudit(test.db)).toEqual({ rows: 3, firstWrong: null });
    for (const minutes of [25, 50, 61]) {
      test.setNow(new Date(START.getTime() + minutes * MINUTE));
      await refused('orders');
    }
    expect(await verifyAudit(test.db)).toEqual({ rows: 4, firstWrong: null });
  });

  it('keeps somebody out by the terminal', async () => {
    await join('first@example.com', 'owner');
    const second = await join('second@example.com', 'owner');
    expect((await runAdmin(test.deps, { argv: ['staff', 'end', 'second@example.com'] })).ok).toBe(true);
    expect((await send('GET', '/api/desk/colleagues', undefined, second.cookie)).statusCode).toBe(401);
    expect((await runAdmin(test.deps, { argv: ['staff', 'end', 'first@example.com'] })).ok).toBe(false);
  });
});

describe('a look around', () => {
  const offered = async (app: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (
      await app.app.inject({ url: '/api/desk/session', headers: { host: 'localhost:3000', ...headers }, remoteAddress })
    ).json().demo;

  it('is offered with demo data, without a public address, on the machine itself, and never otherwise', async () => {
    const demo = await testApp({ demoData: true });
    expect(await offered(demo)).toEqual([]);
    await demo.db.insert(serverState).values({ name: 'seeded_listings', value: 'now' });
    expect(await offered(demo)).toContain('owner');
    for (const here of ['::1', '::ffff:127.0.0.1']) expect(await offered(demo, {}, here)).toContain('owner');
    // From elsewhere, or through something in front.
    for (const elsewhere of ['192.168.1.7', '::ffff:192.168.1.7', 'fe80::1'])
      expect(await offered(demo, {}, elsewhere)).toEqual([]);
    const names = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto', 'cdn-loop'];
    const ofVendors = [
      'cf-connecting-ip',
      'true-client-ip',
      'x-client-ip',
      'fastly-client-ip',
      'x-forwarded-server',
      'x-original-forwarded-for',
    ];
    for (const name of [...names, ...ofVendors]) {
      expect(await offered(demo, { [name]: '127.0.0.1' })).toEqual([]);
    }
    for (const host of [
      'rebound.example',
      'localhost.rebound.example',
      'localhost@rebound.example',
      '192.168.1.7:3000',
    ])
      expect(await offered(demo, { host })).toEqual([]);
    // With a public address, or without demo data.
    demo.deps.settings.siteUrl = 'https://estates.example';
    expect(await offered(demo)).toEqual([]);
    demo.deps.settings.siteUrl = 'http://localhost:3000';
    demo.deps.settings.demoData = false;
    expect(await offered(demo)).toEqual([]);
    demo.deps.settings.demoData = true;
    expect(await offered(demo)).toContain('owner');
    await demo.close();
  });

  it('signs in as each person, whose session ends where it is not offered', async () => {
    const demo = await testApp({ demoData: true });
    await demo.db.insert(serverState).values({ name: 'seeded_listings', value: 'now' });
    await demo.signIn('seller', { email: 'hina.sample@karachi-estates.example' });
    const look = (as: string, remoteAddress = '127.0.0.1') =>
      demo.app.inject({
        method: 'POST',
        url: '/api/desk/session/demo',
        payload: { as },
        headers: { 'x-desk': '1', host: 'localhost' },
        remoteAddress,
      });
    for (const as of ['owner', 'moderator', 'finance', 'editor', 'support']) {
      const answer = await look(as);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().staff).toMatchObject({ roles: [as], demo: true, step_up_until: expect.any(String) });
    }
    for (const as of ['seller', 'buyer']) {
      const { token, role } = (await look(as)).json();
      expect(role).toBe(as);
      const me = await demo.app.inject({ url: '/api/auth/getuser', headers: { authorization: `Bearer ${token}` } });
      expect(me.statusCode).toBe(200);
    }
    expect((await look('owner', '10.0.0.1')).statusCode).toBe(404);
    const cookie = String((await look('owner')).headers['set-cookie']).split(';')[0] ?? '';
    const staffOf = async (headers: Record<string, string>) =>
      (await demo.app.inject({ url: '/api/desk/colleagues', headers: { cookie, host: 'localhost', ...headers } }))
        .statusCode;
    expect(await staffOf({})).toBe(200);
    expect(await staffOf({ 'x-forwarded-for': '1.2.3.4' })).toBe(401);
    // A demo account has no password and is never signed in to.
    const refused = await demo.app.inject({
      method: 'POST',
      url: '/api/desk/session',
      payload: { email: 'owner@demo.invalid', password: PASSWORD, code: '000000' },
      headers: { 'x-desk': '1' },
    });
    expect(refused.statusCode).toBe(401);
    await demo.close();
  });

  it('leaves no demo person among the staff', async () => {
    const { headers } = await test.signInStaff(['owner']);
    await test.db.update(staff).set({ isDemo: true });
    expect(await test.db.select().from(staffSessions)).toHaveLength(1);
    expect((await test.app.inject({ url: '/api/desk/staff', headers })).statusCode).toBe(401);
  });
});
