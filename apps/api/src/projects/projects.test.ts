import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { exportAccount } from '../accounts/export.actions.ts';
import { runAdmin } from '../admin/commands.ts';
import { audit } from '../audit/audit.table.ts';
import { runJob } from '../jobs/jobs.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { pdfText } from '../testing/pdfText.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { releaseDueHolds } from './holds.actions.ts';
import { bookUnit, importUnits, releaseUnit } from './operator.actions.ts';
import { seedProjects } from './projects.seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
const NOW = new Date('2026-11-23T09:00:00.000Z');
beforeEach(async () => {
  await test.reset();
  test.setNow(NOW);
  await seedProjects(test.deps);
});

const HOUR = 3_600_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
const get = (url: string, headers: Record<string, string> = {}) => {
  // A command of the operator tells this process by the database, a moment later.
  test.deps.changes.expectNews();
  return test.app.inject({ method: 'GET', url, headers });
};
const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers });
const unit = async (number: string) => (await get(`/api/projects/grand-monarch/units/${number}`)).json();
const amna = { name: 'Amna Khan', phone: '0300 1234567', email: 'amna@example.com' };
const bilal = { name: 'Bilal', phone: '0321 7654321', email: 'bilal@example.com' };
/** Whose name would put lines of its own into a mail. */
const forger = { ...amna, name: 'Amna\nPhone: 0333 9999999\n\nThe deposit was received.' };
const holdUrl = (number: string) => `/api/projects/grand-monarch/units/${number}/holds`;

/** The token in the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  await sendDueMails(test.deps);
  const mail = test.outbox.findLast(({ to }) => to === email);
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Asks for a unit and presses the link. */
async function hold(number: string, person = amna) {
  const asked = await post(holdUrl(number), person);
  expect(asked.statusCode, asked.body).toBe(202);
  const token = await tokenFor(person.email);
  return { token, answer: await post('/api/holds/confirm', { token }) };
}

describe('projects', () => {
  it('are listed with the counts of their units', async () => {
    const answer = await get('/api/projects');
    expect(answer.statusCode).toBe(200);
    const [courtyard, monarch] = answer.json();
    expect(courtyard).toMatchObject({ slug: 'clifton-courtyard', isSample: true, area: 'Clifton' });
    expect(monarch).toMatchObject({ slug: 'grand-monarch', completion: '2026-06', picture: 'hero.jpg' });
    const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect([total(courtyard.counts), total(monarch.counts)]).toEqual([60, 88]);
    expect(monarch.from_price).toBeGreaterThan(50_000_000);
    expect(answer.headers['cache-tag']).toBe('projects');
  });

  it('show all their units, in the language asked for', async () => {
    const answer = (await get('/api/projects/grand-monarch/units')).json();
    expect(answer.units).toHaveLength(88);
    expect(answer.units[0]).toMatchObject({
      number: 'E-0101',
      building: 'east',
      floor: 1,
      type: '4bed',
      state: 'available',
    });
    expect(answer.project.buildings[0].floors[0]).toEqual({ number: 1, label: '1st floor', plate: 'typical' });
    expect(answer.project.progress[0]).toMatchObject({ percent: 95 });
    expect(answer.as_of).toBe(NOW.toISOString());
    const urdu = (await get('/api/projects/grand-monarch/units', { 'accept-language': 'ur' })).json();
    expect(urdu.project.buildings[0].name).toBe('مشرقی ٹاور');
  });

  it('say in a few bytes that nothing changed', async () => {
    const first = await get('/api/projects/grand-monarch/units');
    test.setNow(later(1 / 60));
    const tag = String(first.headers.etag);
    expect((await get('/api/projects/grand-monarch/units', { 'if-none-match': tag })).statusCode).toBe(304);
    await hold('E-0101');
    expect((await get('/api/projects/grand-monarch/units', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it.each([
    '/api/projects/nowhere/units',
    '/api/projects/nowhere/units/1',
    '/api/projects/grand-monarch/units/X-1',
    '/api/projects/grand-monarch/units/X-1/schedule.ics',
    '/api/projects/grand-monarch/units/X-1/schedule.pdf',
  ])('answer 404 at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('show a unit with its payments, which are its price', async () => {
    const shown = await unit('e-0101');
    const sum = shown.schedule.payments.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
    expect(sum).toBe(shown.price);
    expect(shown.schedule).toMatchObject({ starts: '2026-11-23', booked: false, total: shown.price });
    expect(shown.history).toEqual([{ date: '2026-03-02', state: 'available' }]);
  });

  it('give the payments as a calendar and as a PDF', async () => {
    const calendar = await get('/api/projects/grand-monarch/units/E-0101/schedule.ics?language=ur');
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body).toContain('BEGIN:VEVENT\r\n');
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20261123');
    const pdf = await get('/api/projects/grand-monarch/units/E-0101/schedule.pdf');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(await pdfText(pdf.rawPayload)).toMatch(/Unit E-0101: payments.*Still to pay.*Down payment/s);
    // What a line mixes is copied from the left, as it stands there.
    const urdu = await pdfText(
      (await get('/api/projects/grand-monarch/units/E-0101/schedule.pdf?language=ur')).rawPayload,
    );
    for (const part of ['Grand Monarch', 'مشرقی ٹاور', 'بکنگ پر', '2026 نومبر 23', 'باقی رقم'])
      expect(urdu).toContain(part);
    expect(urdu).not.toMatch(/Down payment|\?/);
    // The largest homes have no price to be paid.
    expect((await get('/api/projects/grand-monarch/units/E-1101/schedule.pdf')).statusCode).toBe(404);
    expect((await unit('E-1101')).schedule).toBeNull();
  });

  it('promise no payments for a unit that nobody can buy', async () => {
    for (const state of ['sold', 'not_for_sale']) {
      await runAdmin(test.deps, { argv: ['project', 'state', 'grand-monarch', 'E-0101', state, '--by', 'Sana'] });
      expect(await unit('E-0101')).toMatchObject({ state, schedule: null });
      const answer = await get('/api/projects/grand-monarch/units/E-0101/schedule.ics');
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'UNIT_NOT_OFFERED']);
      await runAdmin(test.deps, { argv: ['project', 'state', 'grand-monarch', 'E-0101', 'available', '--by', 'Sana'] });
    }
  });
});

describe('holding a unit', () => {
  it('takes the link of a mail and ends after 24 hours', async () => {
    expect((await post(holdUrl('E-0101'), amna)).statusCode).toBe(202);
    expect((await unit('E-0101')).state).toBe('available');
    const token = await tokenFor(amna.email);
    const answer = await post('/api/holds/confirm', { token });
    expect(answer.json()).toMatchObject({
      state: 'active',
      unit: 'E-0101',
      held_until: later(24).toISOString(),
      project: { slug: 'grand-monarch' },
    });
    expect(await unit('E-0101')).toMatchObject({ state: 'held', held_until: later(24).toISOString() });
    expect((await post('/api/holds/confirm', { token })).statusCode).toBe(200);
    expect((await get(`/api/holds/${token}`)).json().state).toBe('active');
    // Readers go by the clock, before the job has written it down.
    test.setNow(later(24));
    expect(await unit('E-0101')).toMatchObject({ state: 'available', held_until: null });
    expect((await get(`/api/holds/${token}`)).json().state).toBe('expired');
    await runJob(test.deps, 'holds-release');
    const { history } = await unit('E-0101');
    expect(history.map(({ state }: { state: string }) => state)).toEqual(['available', 'held', 'available']);
    expect((await post('/api/holds/confirm', { token })).statusCode).toBe(409);
  });

  it('is one for each person, by address and by phone', async () => {
    await hold('E-0101');
    const again = await hold('E-0102');
    expect(again.answer.statusCode).toBe(409);
    expect(again.answer.json().code).toBe('HOLD_ONE_EACH');
    const samePhone = await hold('E-0102', { ...bilal, phone: '+92 300 1234567' });
    expect(samePhone.answer.json().code).toBe('HOLD_ONE_EACH');
    expect((await unit('E-0102')).state).toBe('available');
  });

  it('tells the second who asks what to do', async () => {
    expect((await post(holdUrl('E-0101'), bilal)).statusCode).toBe(202);
    const waiting = await tokenFor(bilal.email);
    await hold('E-0101');
    const late = await post('/api/holds/confirm', { token: waiting });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toContain('until 24 November 2026, 14:00');
    const asked = await post(holdUrl('E-0101'), { ...bilal, email: 'third@example.com' }, { 'accept-language': 'ur' });
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({ code: 'HOLD_UNIT_HELD' });
  });

  it('can be given back, and another be held', async () => {
    const { token } = await hold('E-0101');
    expect((await post('/api/holds/release', { token })).json().state).toBe('released');
    expect((await post('/api/holds/release', { token })).json().state).toBe('released');
    expect((await unit('E-0101')).state).toBe('available');
    expect((await hold('E-0102')).answer.statusCode).toBe(200);
  });

  it('is over in time for the same person to hold another, without the job', async () => {
    await hold('E-0101');
    test.setNow(later(25));
    expect((await hold('E-0102')).answer.statusCode).toBe(200);
    expect((await unit('E-0101')).state).toBe('available');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(161) }, 'name'],
    [{ phone: '12' }, 'phone'],
    [{ phone: undefined }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 7 }, 'email'],
  ])('says what is wrong with %j', async (wrong, field) => {
    const answer = await post(holdUrl('E-0101'), { ...amna, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  it('refuses tokens that are none', async () => {
    for (const token of ['', 'x', 'a'.repeat(43)]) {
      expect((await post('/api/holds/confirm', { token })).statusCode).toBe(400);
      expect((await post('/api/holds/release', { token })).statusCode).toBe(400);
    }
    expect((await get(`/api/holds/${'a'.repeat(43)}`)).statusCode).toBe(400);
  });

  it('works as a plain form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = (values: Record<string, string>) => new URLSearchParams(values).toString();
    const asked = await post(holdUrl('E-0101'), form({ ...amna, page: 'ur' }), headers);
    expect(asked.statusCode).toBe(303);
    expect(asked.headers.location).toBe('/ur/projects/hold?project=grand-monarch&unit=E-0101&asked=1');
    const wrong = await post(holdUrl('E-0101'), form({ ...amna, phone: '', page: 'en' }), headers);
    expect(wrong.headers.location).toBe(
      '/projects/hold?project=grand-monarch&unit=E-0101&name=Amna+Khan&email=amna%40example.com&refused=HOLD_FIELD_MISSING',
    );
    const token = await tokenFor(amna.email);
    const confirmed = await post('/api/holds/confirm', form({ token, page: 'en' }), headers);
    expect(confirmed.headers.location).toBe(`/projects/hold?token=${token}&done=confirmed`);
    const released = await post('/api/holds/release', form({ token, page: 'en' }), headers);
    expect(released.headers.location).toBe(`/projects/hold?token=${token}&done=released`);
  });

  const available = async () => {
    const { units } = (await get('/api/projects/grand-monarch/units')).json<{
      units: { number: string; state: string }[];
    }>();
    return units.flatMap(({ number, state }) => (state === 'available' ? [number] : []));
  };

  it('fills nobody’s mailbox', async () => {
    await post(holdUrl('E-0101'), amna);
    await post(holdUrl('E-0101'), amna);
    const asked = [];
    for (const number of (await available()).slice(1, 8)) {
      asked.push(await post(holdUrl(number), amna));
    }
    // Who is sent nothing is told so.
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429, 429]);
    expect(asked.at(-1)?.json().code).toBe('TOO_MANY_TODAY');
    const form = await post(
      holdUrl((await available())[9] ?? ''),
      new URLSearchParams({ ...amna, page: 'ur' }).toString(),
      {
        'content-type': 'application/x-www-form-urlencoded',
      },
    );
    expect(form.headers.location).toMatch(/^\/ur\/projects\/hold\?.*refused=TOO_MANY_TODAY/);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(6);
  });

  it('is asked for by who presses the links as often as they like', async () => {
    for (const number of (await available()).slice(0, 8)) {
      const { token, answer } = await hold(number);
      expect(answer.statusCode, number).toBe(200);
      await post('/api/holds/release', { token });
    }
  });
});

describe('a file of units', () => {
  it('that is taken in while a hold ends leaves no hold behind', async () => {
    expect((await hold('E-0101')).answer.statusCode).toBe(200);
    const csv = await readFile(new URL('../db/seed/projects/grand-monarch.csv', import.meta.url), 'utf8');
    const sold = csv.replace(/^(E-0101,.*),available$/m, '$1,sold');
    expect(sold).not.toBe(csv);
    // The hold ends between the first look and the transaction.
    const moments = [later(23)];
    const deps = { ...test.deps, clock: () => moments.shift() ?? later(25) };
    const result = await importUnits(deps, 'grand-monarch', Buffer.from(sold), { dryRun: false });
    expect(result.problems).toEqual([]);
    expect((await unit('E-0101')).state).toBe('sold');
    const { rows } = await test.deps.pool.query("select state from unit_holds where state = 'active'");
    expect(rows).toEqual([]);
  });
});

describe('booking', () => {
  const run = (...argv: string[]) => runAdmin(test.deps, { argv });
  const at = { slug: 'grand-monarch', number: 'E-0101' };

  it('is done by the desk, and keeps its payments although prices change', async () => {
    const { answer } = await hold('E-0101');
    const id = String(answer.json().hold_id);
    const booked = await run(
      'project',
      'book',
      'grand-monarch',
      'E-0101',
      '--hold',
      id,
      '--deposit',
      '20 lakh',
      '--by',
      'Sana',
    );
    expect(booked).toMatchObject({ ok: true });
    const before = await unit('E-0101');
    expect(before).toMatchObject({ state: 'booked', schedule: { booked: true, total: 97_950_000 } });
    expect((await run('project', 'price', 'grand-monarch', 'E-0101', '12', 'crore', '--by', 'Sana')).text).toContain(
      'keeps its payments',
    );
    test.setNow(later(24 * 40));
    const after = await unit('E-0101');
    expect(after.price).toBe(120_000_000);
    expect(after.schedule).toEqual(before.schedule);
    expect((await hold('E-0102')).answer.statusCode).toBe(200);
  });

  it.each([
    [['book', 'grand-monarch', 'E-0101', '--hold', '1', '--deposit', '5 lakh'], 'Say who does it'],
    [['book', 'grand-monarch', 'E-0101', '--hold', '999', '--deposit', '5 lakh', '--by', 'Sana'], 'not of this unit'],
    [['book', 'grand-monarch', 'E-0101', '--hold', '1', '--deposit', 'much', '--by', 'Sana'], 'price'],
    [['release', 'grand-monarch', 'E-0101', '--by', 'Sana'], 'available already'],
    [['state', 'grand-monarch', 'E-0101', 'held', '--by', 'Sana'], 'Say which state'],
    [['state', 'nowhere', 'E-0101', 'sold', '--by', 'Sana'], 'no project'],
    [['price', 'grand-monarch', 'E-0101', '45', '--by', 'Sana'], 'crore'],
    [['price', 'grand-monarch', 'X-1', '45 lakh', '--by', 'Sana'], 'no such unit'],
    [['what', 'grand-monarch'], 'There is no “project what”'],
  ])('says what is wrong with %j', async (words, text) => {
    const answer = await run('project', ...words);
    expect(answer.ok).toBe(false);
    expect(answer.text).toContain(text);
  });

  it('takes the price and the payments of the moment when the hold began, whatever the desk sets meanwhile', async () => {
    await post(holdUrl('E-0101'), amna);
    const token = await tokenFor(amna.email);
    const seen = async () => (await get(`/api/holds/${token}`)).json();
    const price = (text: string) =>
      run('project', 'price', 'grand-monarch', 'E-0101', ...text.split(' '), '--by', 'Sana');
    // Nothing is promised before the link is pressed.
    await price('9.9 crore');
    expect((await seen()).schedule.total).toBe(99_000_000);
    const begun = (await post('/api/holds/confirm', { token })).json();
    expect(begun).toMatchObject({ state: 'active', schedule: { total: 99_000_000, booked: false } });
    await sendDueMails(test.deps);
    expect(test.outbox.at(-2)?.text).toContain('costs you PKR 99,000,000');

    expect((await price('12 crore')).text).toContain('Who holds it keeps PKR 99,000,000 until the hold ends');
    await test.deps.pool.query(
      `update projects set payment_rules = jsonb_set(payment_rules, '{down}', '1000') where slug = 'grand-monarch'`,
    );
    expect((await seen()).schedule).toEqual(begun.schedule);
    expect((await unit('E-0101')).price).toBe(120_000_000);
    expect((await run('project', 'holds', 'grand-monarch')).text).toContain('PKR 99,000,000');

    const deposit = { holdId: begun.hold_id, by: 'Sana' };
    await expect(bookUnit(test.deps, at, { ...deposit, deposit: 100_000_000 })).rejects.toThrow('PKR 99,000,000');
    const booking = await bookUnit(test.deps, at, { ...deposit, deposit: 1_000_000 });
    expect(booking).toMatchObject({ price: 99_000_000, schedule: begun.schedule.payments });
    expect((await unit('E-0101')).schedule).toMatchObject({ booked: true, total: 99_000_000 });
    expect((await seen()).schedule).toBeNull();

    // The next one who holds it sees, and gets, what it costs by then.
    await run('project', 'release', 'grand-monarch', 'E-0101', '--by', 'Sana');
    const { answer } = await hold('E-0101', bilal);
    expect(answer.json().schedule.total).toBe(120_000_000);
  });

  it('takes the price that is agreed after a hold of a unit on request', async () => {
    await run('project', 'price', 'grand-monarch', 'E-0102', 'on request', '--by', 'Sana');
    const { answer } = await hold('E-0102');
    expect(answer.json().schedule).toBeNull();
    const booked = { holdId: answer.json().hold_id as number, deposit: 1_000_000, by: 'Sana' };
    const there = { ...at, number: 'E-0102' };
    await expect(bookUnit(test.deps, there, booked)).rejects.toThrow('on request');
    await run('project', 'price', 'grand-monarch', 'E-0102', '20', 'crore', '--by', 'Sana');
    expect((await bookUnit(test.deps, there, booked)).price).toBe(200_000_000);
  });

  it('takes only a hold in force, of the unit', async () => {
    const { answer } = await hold('E-0101');
    const holdId = answer.json().hold_id as number;
    const booked = { holdId, deposit: 1_000_000, by: 'Sana' };
    await expect(bookUnit(test.deps, { ...at, number: 'E-0102' }, booked)).rejects.toThrow('not of this unit');
    await expect(bookUnit(test.deps, at, { ...booked, deposit: 0 })).rejects.toThrow('deposit');
    test.setNow(later(24));
    await expect(bookUnit(test.deps, at, booked)).rejects.toThrow('has ended');
  });

  it('is ended, and sold units are put back, by the desk', async () => {
    const { answer } = await hold('E-0101');
    await bookUnit(test.deps, at, { holdId: answer.json().hold_id, deposit: 1_000_000, by: 'Sana' });
    expect((await run('project', 'state', 'grand-monarch', 'E-0101', 'available', '--by', 'Sana')).ok).toBe(false);
    expect((await run('project', 'state', 'grand-monarch', 'E-0101', 'sold', '--by', 'Sana')).ok).toBe(true);
    expect((await unit('E-0101')).schedule.booked).toBe(true);
    expect((await run('project', 'state', 'grand-monarch', 'E-0101', 'available', '--by', 'Sana')).ok).toBe(true);
    expect((await unit('E-0101')).schedule.booked).toBe(false);
    await hold('E-0102', bilal);
    expect((await run('project', 'release', 'grand-monarch', 'E-0102', '--by', 'Sana')).ok).toBe(true);
    expect((await unit('E-0102')).state).toBe('available');
  });

  it('shows the desk projects, units and holds', async () => {
    await hold('E-0101');
    expect((await run('project')).text).toContain('grand-monarch');
    expect((await run('project', 'units', 'grand-monarch')).text.split('\n')).toHaveLength(89);
    expect((await run('project', 'holds', 'grand-monarch')).text).toContain('0300 1234567');
  });
});

describe('resale', () => {
  it('finds listings of the whole area whose titles name the project, however old', async () => {
    const { account } = await test.signIn('seller');
    const clifton = "select id from areas where area_name = 'Clifton'";
    const insert = (title: string, area: string, status = 'active', purpose = 'sale') =>
      test.deps.pool.query(
        `insert into properties
           (seller_id, area_id, property_type, title, price, status, purpose, created_at, updated_at)
         values ($1, (${area}), 'Apartment', $2, 50000000, $3, $4, now(), now())`,
        [account.id, title, status, purpose],
      );
    await insert('3 bed in GRAND  Monarch, sea side', clifton);
    for (let other = 0; other < 120; other += 1) await insert(`House ${other}`, clifton);
    await insert('Monarch grand piano shop', clifton);
    await insert('Grand Monarch, gone', clifton, 'paused');
    await insert('Grand Monarch for rent', clifton, 'active', 'rent');
    await insert('Grand Monarch elsewhere', "select id from areas where area_name = 'Malir'");
    const answer = await get('/api/projects/grand-monarch/resale');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().map(({ title }: { title: string }) => title)).toEqual(['3 bed in GRAND  Monarch, sea side']);
    expect(answer.headers['cache-tag']).toContain('cards:sale:');
    expect((await get('/api/projects/nowhere/resale')).statusCode).toBe(404);
  });
});

describe('mails about a hold', () => {
  const deskEmail = () => test.deps.settings.deskEmail;
  /** Subjects of the mails since a number of them, to one address. */
  async function mails(to: string, since = 0) {
    await sendDueMails(test.deps);
    return test.outbox.slice(since).filter((mail) => mail.to === to);
  }

  it('tell the desk of the project who holds the unit, once', async () => {
    const { token } = await hold('E-0101');
    await post('/api/holds/confirm', { token });
    const sent = await mails(deskEmail());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ replyTo: amna.email, subject: expect.stringContaining('E-0101') });
    expect(sent[0]?.text).toContain('0300 1234567');
    expect(sent[0]?.text).not.toContain(token);
  });

  it('tell of a name in one line, whatever was typed', async () => {
    await hold('E-0101', forger);
    const [sent] = await mails(deskEmail());
    expect(sent?.text).not.toMatch(/^(?:Phone: 0333|The deposit)/m);
    expect(sent?.text).toContain('Name: Amna Phone: 0333 9999999 The deposit was received.\n');
  });

  it.each([
    ['en', 'has ended'],
    ['ur', 'مہلت ختم ہو گئی'],
  ])('tell in %s that it has expired, once, whoever finds out', async (language, words) => {
    await hold('E-0101', { ...amna, language } as typeof amna);
    await sendDueMails(test.deps);
    const before = test.outbox.length;
    test.setNow(later(25));
    await Promise.all([runJob(test.deps, 'holds-release'), releaseDueHolds(test.deps), releaseDueHolds(test.deps)]);
    const sent = await mails(amna.email, before);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ replyTo: deskEmail(), subject: expect.stringContaining(words) });
    expect(sent[0]?.text).toContain('/projects/grand-monarch/units/E-0101');
  });

  it('tell that it is booked, with the price, and that the booking was ended', async () => {
    const { answer } = await hold('E-0101');
    await sendDueMails(test.deps);
    const before = test.outbox.length;
    const at = { slug: 'grand-monarch', number: 'E-0101' };
    await bookUnit(test.deps, at, { holdId: answer.json().hold_id, deposit: 1_000_000, by: 'Sana' });
    const [booked, ...more] = await mails(amna.email, before);
    expect(more).toEqual([]);
    expect(booked?.subject).toContain('is booked for you');
    expect(booked?.text).toContain('PKR 1,000,000');
    await releaseUnit(test.deps, at, 'Sana');
    const subjects = (await mails(amna.email, before)).map(({ subject }) => subject);
    expect(subjects).toEqual([booked?.subject, expect.stringContaining('Your booking of unit E-0101 was ended')]);
  });

  it.each(['available', 'not_for_sale'])(
    'tell that the booking was ended by a sale that is taken back: %s',
    async (state) => {
      const { token, answer } = await hold('E-0101');
      const at = { slug: 'grand-monarch', number: 'E-0101' };
      await bookUnit(test.deps, at, { holdId: answer.json().hold_id, deposit: 1_000_000, by: 'Sana' });
      const setState = (to: string) =>
        runAdmin(test.deps, { argv: ['project', 'state', at.slug, at.number, to, '--by', 'Sana'] });
      await setState('sold');
      expect((await get(`/api/holds/${token}`)).json().state).toBe('booked');
      const before = (await mails(amna.email)).length;
      await setState(state);
      const told = (await mails(amna.email)).slice(before);
      expect(told.map(({ subject }) => subject)).toEqual([
        expect.stringContaining('Your booking of unit E-0101 was ended'),
      ]);
      expect((await get(`/api/holds/${token}`)).json().state).toBe('ended');
    },
  );

  it('tell that it was given back, by oneself and by the desk', async () => {
    const { token } = await hold('E-0101');
    await sendDueMails(test.deps);
    const before = test.outbox.length;
    await post('/api/holds/release', { token });
    await post('/api/holds/release', { token });
    await hold('E-0102');
    await releaseUnit(test.deps, { slug: 'grand-monarch', number: 'E-0102' }, 'Sana');
    const subjects = (await mails(amna.email, before)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /given unit E-0101 back/.test(subject))).toHaveLength(1);
    expect(subjects.filter((subject) => /hold of unit E-0102 was ended/.test(subject))).toHaveLength(1);
  });
});

describe('interest', () => {
  const form = { unitType: '4bed', fullName: 'Amna Khan', phoneNumber: '0300 1234567', email: 'amna@example.com' };

  it('names a unit of the project', async () => {
    expect((await post('/api/interest/grand-monarch', { ...form, unit: 'e-0101' })).statusCode).toBe(201);
    await sendDueMails(test.deps);
    expect(test.outbox[0]?.subject).toContain('unit E-0101');
    const wrong = await post('/gmregister', { ...form, unit: 'C-001' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: 'UNIT_NOT_FOUND', fields: { unit: expect.any(String) } });
    expect((await post('/gmregister', { ...form, unit: '' })).statusCode).toBe(201);
  });
});

describe('people', () => {
  it('are forgotten after two years, but not while their booking is in force', async () => {
    const { answer } = await hold('E-0101');
    const at = { slug: 'grand-monarch', number: 'E-0101' };
    await bookUnit(test.deps, at, { holdId: answer.json().hold_id, deposit: 1_000_000, by: 'Sana' });
    const { token } = await hold('E-0102', bilal);
    await post('/api/holds/release', { token });
    await post(holdUrl('E-0201'), { ...amna, email: 'third@example.com' });
    test.setNow(later(24 * 800));
    await runJob(test.deps, 'retention-erase');
    const { rows } = await test.deps.pool.query('select name, phone, email, state from unit_holds order by id');
    expect(rows).toMatchObject([
      { name: 'Amna Khan', email: 'amna@example.com', state: 'booked' },
      { name: 'erased', phone: '', email: '', state: 'released' },
    ]);
  });

  it('get what they left, and are erased with their account', async () => {
    const { account } = await test.signIn('buyer', { email: amna.email, emailProvenAt: NOW, eraseAt: later(1) });
    await hold('E-0101');
    await runAdmin(test.deps, { argv: ['project', 'offer', 'grand-monarch', '--from', '2026-12-05 15:00'] });
    const [{ slot_id }] = (await get('/api/projects/grand-monarch/visits')).json().slots;
    await post('/api/projects/grand-monarch/visits', { ...amna, slot_id });
    const archive = await buffer(createGunzip().end(await buffer(await exportAccount(test.deps, account.id))));
    expect(archive.toString()).toContain('"unit": "E-0101"');
    expect(archive.toString()).toContain('"startsAt": "2026-12-05T10:00:00.000Z"');
    await eraseDueAccounts(test.deps, later(2));
    expect((await unit('E-0101')).state).toBe('available');
    const { rows } = await test.deps.pool.query(
      'select email, phone, name from unit_holds union all select email, phone, name from visits',
    );
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ email: '', phone: '', name: 'erased' })));
  });
});

describe('a visit', () => {
  const run = (...argv: string[]) => runAdmin(test.deps, { argv });
  const url = '/api/projects/grand-monarch/visits';
  const offer = (...words: string[]) =>
    run('project', 'offer', 'grand-monarch', '--from', '2026-12-05 15:00', ...words);

  it('is booked from what the desk offers, and mailed as a calendar file', async () => {
    expect((await offer('--minutes', '30', '--count', '2', '--places', '1')).text).toContain('2 visits are offered');
    const { slots } = (await get(url)).json();
    expect(slots).toMatchObject([
      { starts_at: '2026-12-05T10:00:00.000Z', ends_at: '2026-12-05T10:30:00.000Z', free: 1 },
      { starts_at: '2026-12-05T10:30:00.000Z', free: 1 },
    ]);
    const booked = await post(url, { ...amna, slot_id: slots[0].slot_id, unit: 'E-0101', language: 'ur' });
    expect(booked.statusCode, booked.body).toBe(201);
    expect(booked.json().visit.free).toBe(0);
    expect((await post(url, { ...amna, slot_id: slots[0].slot_id })).statusCode).toBe(201);
    const file = await get(`${url}/${slots[0].slot_id}/visit.ics?unit=E-0101&language=en`);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.body).toContain('DTSTART:20261205T100000Z');
    expect(file.body).toContain('unit E-0101');
    expect((await get(`${url}/99999/visit.ics`)).statusCode).toBe(404);
    expect((await get(`${url}/x/visit.ics`)).statusCode).toBe(404);
    const full = await post(url, { ...bilal, slot_id: slots[0].slot_id });
    expect(full.json().code).toBe('VISIT_FULL');
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(2);
    expect(test.outbox[0]?.calendar).toContain('DTSTART:20261205T100000Z');
    expect(test.outbox[1]?.text).toContain('0300 1234567');
    expect((await run('project', 'visits', 'grand-monarch')).text).toContain('E-0101');
    // The same person, who would rather see another unit: one visit, and both sides are told.
    const before = test.outbox.length;
    const changed = await post(url, { ...amna, slot_id: String(slots[0].slot_id), unit: 'E-0203' });
    expect(changed.statusCode).toBe(201);
    const listed = (await run('project', 'visits', 'grand-monarch')).text;
    expect([listed.includes('E-0203'), listed.includes('E-0101')]).toEqual([true, false]);
    await sendDueMails(test.deps);
    expect(test.outbox.slice(before).filter(({ text }) => text.includes('E-0203'))).toHaveLength(2);
    await post(url, { ...amna, slot_id: String(slots[0].slot_id), unit: 'E-0203' });
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(before + 2);
  });

  it('is told to the desk with a name of one line, whatever was typed', async () => {
    await offer('--minutes', '30', '--count', '1', '--places', '1');
    const { slots } = (await get(url)).json();
    expect((await post(url, { ...forger, slot_id: slots[0].slot_id })).statusCode).toBe(201);
    await sendDueMails(test.deps);
    const sent = test.outbox.find(({ to }) => to === test.deps.settings.deskEmail);
    expect(sent?.text).not.toMatch(/^(?:Phone: 0333|The deposit)/m);
    expect(sent?.text).toContain('Name: Amna Phone: 0333 9999999 The deposit was received.\n');
  });

  it('is for as many as there are places, however many press at once', async () => {
    await offer('--places', '5');
    const [slot] = (await get(url)).json().slots;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        post(url, { ...amna, email: `visitor-${index}@example.com`, slot_id: String(slot.slot_id) }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    await offer('--places', '2');
    expect((await get(url)).json().slots[0].free).toBe(0);
  });

  it('is offered by the terminal as by the desk, and closed only where it is offered; both are in the log', async () => {
    expect(await offer('--places', '0')).toMatchObject({ ok: false, text: 'No visit is offered then.' });
    expect((await get(url)).json().slots).toEqual([]);
    expect((await offer('--by', 'Sana')).text).toMatch(/^One visit is offered from .*5 December.*, 30 minutes each\.$/);
    expect((await offer('--places', '0')).text).toBe('One visit takes nobody more.');
    expect((await get(url)).json().slots).toMatchObject([{ free: 0 }]);
    const rows = (await test.db.select().from(audit)).filter(({ action }) => action === 'project.visits.offer');
    expect(rows.map(({ actor, after }) => [actor, JSON.parse(after)])).toMatchObject([
      ['terminal', { places: 1, by: 'Sana' }],
      ['terminal', { places: 0 }],
    ]);
  });

  it('leaves places to others: one number books only so many a day, whatever addresses it names', async () => {
    await offer('--places', '20');
    const [slot] = (await get(url)).json().slots;
    const statuses = [];
    for (let index = 0; index < 8; index += 1) {
      const person = { ...amna, email: `guest-${index}@example.com` };
      statuses.push((await post(url, { ...person, slot_id: String(slot.slot_id) })).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
    expect((await post(url, { ...bilal, slot_id: String(slot.slot_id) })).statusCode).toBe(201);
  });

  it('says what is wrong', async () => {
    await offer('--places', '1');
    const [{ slot_id }] = (await get(url)).json().slots;
    expect((await post(url, { ...amna, slot_id: 'x' })).statusCode).toBe(409);
    expect((await post(url, { ...amna, slot_id: 99_999 })).json().code).toBe('VISIT_OVER');
    expect((await post(url, { ...amna, phone: '', slot_id })).json().fields).toHaveProperty('phone');
    expect((await post(url, { ...amna, unit: 'X-1', slot_id })).json().fields).toHaveProperty('unit');
    expect((await get('/api/projects/nowhere/visits')).statusCode).toBe(404);
    test.setNow(later(24 * 30));
    expect((await post(url, { ...amna, slot_id })).json().code).toBe('VISIT_OVER');
    const form = new URLSearchParams({ ...amna, slot_id: String(slot_id), page: 'ur' }).toString();
    const back = await post(url, form, { 'content-type': 'application/x-www-form-urlencoded' });
    const { pathname, searchParams } = new URL(String(back.headers.location), 'https://site.example');
    expect(pathname).toBe('/ur/projects/visit');
    expect(Object.fromEntries(searchParams)).toEqual({
      project: 'grand-monarch',
      slot: String(slot_id),
      ...amna,
      refused: 'VISIT_OVER',
    });
    for (const from of ['tomorrow', '2026-02-30 10:00', '2026-12-05 25:00']) {
      expect((await run('project', 'offer', 'grand-monarch', '--from', from)).ok).toBe(false);
    }
    expect((await offer('--minutes', '1')).text).toContain('from 5 to 600');
    expect((await offer()).text).toContain('still to come');
  });
});

describe('a rush', () => {
  it('holds each unit at most once, and nobody two, when 200 people want 20 units at once', async () => {
    const all = (await get('/api/projects/clifton-courtyard/units')).json().units as {
      number: string;
      state: string;
    }[];
    const wanted = all.filter(({ state }) => state === 'available').slice(0, 20);
    const people = Array.from({ length: 200 }, (_, index) => ({
      name: `Person ${index}`,
      phone: `0300 ${String(1_000_000 + (index % 190))}`,
      email: `person-${index % 195}@example.com`,
      unit: wanted[index % 20]?.number ?? '',
    }));
    const answers = await Promise.all(
      people.map(({ unit: number, ...person }) =>
        post(`/api/projects/clifton-courtyard/units/${number}/holds`, person),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 202)).toBe(true);
    await sendDueMails(test.deps);
    const tokens = test.outbox.flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? []);
    const pressed = await Promise.all([...tokens, ...tokens].map((token) => post('/api/holds/confirm', { token })));
    expect([...new Set(pressed.map(({ statusCode }) => statusCode))].sort()).toEqual([200, 409]);
    const { rows } = await test.deps.pool.query<{ units: number; emails: number; phones: number; holds: number }>(
      `select count(distinct unit_id)::int as units, count(distinct email_key)::int as emails,
        count(distinct phone)::int as phones, count(*)::int as holds from unit_holds where state = 'active'`,
    );
    expect(rows[0]).toEqual({ units: 20, emails: 20, phones: 20, holds: 20 });
    const held = await test.deps.pool.query(`select 1 from units where state = 'held'`);
    expect(held.rows).toHaveLength(20);
  });
});
