import { VIEWING_NOT_POSSIBLE } from '@karachi-estates/domain/viewings/messages';
import { karachiMoment } from '@karachi-estates/domain/viewings/times';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { suspendAccount } from '../accounts/suspension.actions.ts';
import { listingReviews } from '../desk/desk.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { exportViewings, sendReminders } from './viewings.actions.ts';
import { anonymiseViewings, deleteUnconfirmedViewings } from './viewings.store.ts';
import { viewings } from './viewings.table.ts';

let test: TestApp;
let id: number;
let seller: Awaited<ReturnType<TestApp['signIn']>>;
let buyer: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  seller = await test.signIn('seller');
  buyer = await test.signIn('buyer');
  await prove(buyer.account.id);
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
  const [home] = await test.db
    .insert(properties)
    .values({
      sellerId: seller.account.id,
      areaId: rows[0]?.id ?? 0,
      propertyType: 'House',
      title: 'House with a view',
      price: 20_000_000,
    })
    .returning();
  id = home?.id ?? 0;
});

const DAY = 86_400_000;
const prove = (accountId: number) =>
  test.db.update(accounts).set({ emailProvenAt: new Date() }).where(eq(accounts.id, accountId));
/** Noon in Karachi, so many days from now. */
const noon = (days: number) => {
  const day = karachiMoment(new Date(test.deps.clock().getTime() + days * DAY)).slice(0, 10);
  return { typed: `${day}T12:00`, iso: new Date(`${day}T12:00:00.000+05:00`).toISOString() };
};
const person = { name: 'Sana Ahmed', phone: '0300 1234567', words: 'With my mother.' };
const ask = (fields: Record<string, string | number> = {}, headers = buyer.headers) =>
  test.app.inject({
    method: 'POST',
    url: '/api/viewings',
    headers,
    payload: { property_id: String(id), ...person, time_1: noon(3).typed, time_2: noon(4).typed, ...fields },
  });
const askAsGuest = (fields: Record<string, string | number> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/viewings/by-email',
    payload: { property_id: String(id), ...person, email: 'guest@example.com', time_1: noon(3).typed, ...fields },
  });
const actAs = (headers: Record<string, string>, viewing: number, payload: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: `/api/viewings/${viewing}/act`, headers, payload });
const actWith = (token: string, payload: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: '/api/viewings/linked/act', payload: { token, ...payload } });
const mails = async () => {
  await sendDueMails(test.deps);
  return test.outbox.splice(0);
};
const tokenIn = (text: string | undefined) => /\/viewing\?token=([\w.-]+)/.exec(text ?? '')?.[1] ?? '';
const stored = async () => {
  const rows = await test.db.select().from(viewings).orderBy(viewings.id);
  return rows;
};
const mine = async () =>
  (await test.app.inject({ url: '/api/viewings', headers: buyer.headers })).json().viewings as Record<
    string,
    unknown
  >[];
const received = async () =>
  (await test.app.inject({ url: '/api/viewings/received', headers: seller.headers })).json().viewings as {
    viewing_id: number;
    changed_at: string;
    times: string[];
    with: { name: string; phone: string };
    can: string[];
  }[];

describe('either side', () => {
  it('moves a viewing ten times a day, and not into the same times again', async () => {
    await ask();
    const [first] = await mails();
    const token = tokenIn(first?.text);
    const propose = (day: number) => actWith(token, { act: 'propose', time_1: noon(day).typed });
    const answers = [];
    for (let day = 5; day < 17; day += 1) {
      answers.push((await propose(day)).statusCode);
      await propose(day);
    }
    expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await mails()).map(({ to }) => to)).toEqual(Array(10).fill(buyer.account.email));
    expect((await propose(20)).json()).toMatchObject({ code: 'TOO_MANY_TODAY' });
    // It can be called off all the same, and the other side is not held back.
    const [{ viewing_id = 0 } = {}] = await received();
    expect((await actAs(buyer.headers, viewing_id, { act: 'propose', time_1: noon(21).typed })).statusCode).toBe(200);
    expect((await actWith(token, { act: 'decline', words: 'Not this month.' })).statusCode).toBe(200);
  });

  it('is told again where the words beside the same times are new', async () => {
    await ask();
    const token = tokenIn((await mails())[0]?.text);
    const propose = (words: string) => actWith(token, { act: 'propose', time_1: noon(5).typed, words });
    for (const words of ['', 'Ring the bell.', 'Ring the bell.']) expect((await propose(words)).statusCode).toBe(200);
    expect(await mails()).toHaveLength(2);
  });
});

describe('the link of a mail', () => {
  it('brings back what was written beside times that are refused', async () => {
    await ask();
    const token = tokenIn((await mails())[0]?.text);
    const fields = { token, page: 'en', act: 'propose', time_1: '2020-01-01T10:00', words: 'I am away before.' };
    const { statusCode, headers } = await test.app.inject({
      method: 'POST',
      url: '/api/viewings/linked/act',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(statusCode).toBe(303);
    const { searchParams } = new URL(headers.location as string, 'http://x');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      act: 'propose',
      time_1: '2020-01-01T10:00',
      words: 'I am away before.',
      refused: 'VIEWING_TOO_SOON',
    });
  });
});

describe('who presses twice', () => {
  it('is not told that the other side was faster, and nobody hears of it again', async () => {
    await ask();
    const seen = (await mails())[0]?.text;
    const accept = { act: 'accept', time: noon(4).iso };
    for (const _ of ['once', 'twice']) expect((await actWith(tokenIn(seen), accept)).statusCode).toBe(200);
    expect(await mails()).toHaveLength(2);
    expect((await actWith(tokenIn(seen), { ...accept, time: noon(3).iso })).statusCode).toBe(409);
    const cancel = { act: 'cancel', words: 'I am ill.' };
    for (const _ of ['once', 'twice']) expect((await actWith(tokenIn(seen), cancel)).statusCode).toBe(200);
    expect(await mails()).toHaveLength(2);
    const [{ viewing_id = 0 } = {}] = await received();
    expect((await actAs(buyer.headers, viewing_id, { act: 'cancel' })).statusCode).toBe(409);
  });

  it('on declining is told so once', async () => {
    await ask();
    const token = tokenIn((await mails())[0]?.text);
    const decline = { act: 'decline', words: 'It is rented.' };
    for (const _ of ['once', 'twice']) expect((await actWith(token, decline)).statusCode).toBe(200);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a viewing that a buyer asks for', () => {
  it('is told to the seller, accepted, and mailed to both with a file for the calendar', async () => {
    expect((await ask()).statusCode).toBe(201);
    const [toSeller, ...others] = await mails();
    expect(others).toEqual([]);
    expect(toSeller).toMatchObject({ to: seller.account.email });
    // Neither side is told the other's address.
    expect(toSeller?.replyTo).toBeUndefined();
    expect(toSeller?.text).not.toContain(buyer.account.email);
    expect(toSeller?.text).toContain('With my mother.');
    const [asked] = await received();
    expect(asked).toMatchObject({
      times: [noon(3).iso, noon(4).iso],
      with: { name: 'Sana Ahmed' },
      can: ['accept', 'propose', 'decline'],
    });
    // The seller answers with the link of the mail, without a login.
    expect((await actWith(tokenIn(toSeller?.text), { act: 'accept', time: noon(4).iso })).statusCode).toBe(200);
    const agreed = await mails();
    expect(agreed.map(({ to }) => to).sort()).toEqual([buyer.account.email, seller.account.email].sort());
    for (const { calendar } of agreed) {
      expect(calendar).toContain(`DTSTART:${noon(4).iso.replace(/[-:]|\.000/g, '')}`);
      expect(calendar).toContain('SEQUENCE:1');
    }
    expect(await mine()).toMatchObject([
      { state: 'agreed', at: noon(4).iso, can: ['propose', 'cancel'], with: { phone: expect.stringMatching(/\d/) } },
    ]);
  });

  it('is written to each side in the language of their account, also in the file for the calendar', async () => {
    await test.deps.pool.query("update areas set area_name_ur = 'کلفٹن' where id in (select area_id from properties)");
    await ask();
    const [toSeller] = await mails();
    await test.db.update(accounts).set({ locale: 'ur' }).where(eq(accounts.id, buyer.account.id));
    await actWith(tokenIn(toSeller?.text), { act: 'accept', time: noon(4).iso });
    const agreed = new Map((await mails()).map((mail) => [mail.to, mail]));
    const placeOf = (to: string) => /LOCATION:(.*)/.exec(agreed.get(to)?.calendar?.replaceAll('\r\n ', '') ?? '')?.[1];
    expect(placeOf(buyer.account.email)).toBe('\u200f\u2068House with a view\u2069، \u2068کلفٹن\u2069، کراچی');
    expect(placeOf(seller.account.email)).toMatch(/^House with a view\\, .*\\, Karachi$/);
    expect(agreed.get(buyer.account.email)?.text).toContain('/ur/viewing?token=');
    expect(agreed.get(seller.account.email)?.text).not.toContain('/ur/');
  });

  it('is moved by the buyer and agreed again: the same event, changed', async () => {
    await ask();
    const [{ viewing_id = 0 } = {}] = await received();
    await actAs(seller.headers, viewing_id, { act: 'accept', time: noon(3).iso });
    await mails();
    const moved = await actAs(buyer.headers, viewing_id, { act: 'propose', time_1: noon(6).typed });
    expect(moved.json()).toMatchObject({ state: 'asked', at: null, times: [noon(6).iso] });
    const [told, ...rest] = await mails();
    expect(rest).toEqual([]);
    expect(told?.subject).toContain('to be moved');
    await actAs(seller.headers, viewing_id, { act: 'accept', time: noon(6).iso });
    const [first, second] = await mails();
    for (const mail of [first, second]) {
      expect(mail?.calendar).toContain(`UID:viewing-${viewing_id}@`);
      expect(mail?.calendar).toContain('SEQUENCE:3');
    }
  });

  it('is answered with other times, which the buyer accepts', async () => {
    await ask();
    const [{ viewing_id = 0 } = {}] = await received();
    const offer = { act: 'propose', time_1: noon(5).typed, words: 'I am away before.' };
    expect((await actAs(seller.headers, viewing_id, offer)).json()).toMatchObject({ state: 'offered' });
    // The seller waits for the buyer now.
    const twice = await actAs(seller.headers, viewing_id, { act: 'accept', time: noon(5).iso });
    expect(twice.statusCode).toBe(409);
    expect(await mine()).toMatchObject([{ answer: 'I am away before.', times: [noon(5).iso], with: { phone: '' } }]);
    const accepted = await actAs(buyer.headers, viewing_id, { act: 'accept', time: noon(5).iso });
    expect(accepted.json()).toMatchObject({ state: 'agreed', at: noon(5).iso });
  });

  it('is told to the seller as other times where the buyer cannot make those of the seller', async () => {
    await ask();
    const [{ viewing_id = 0 } = {}] = await received();
    await actAs(seller.headers, viewing_id, { act: 'propose', time_1: noon(5).typed });
    const [first, toBuyer] = await mails();
    expect(first?.subject).toBe('Viewing asked for: House with a view');
    expect(toBuyer?.subject).toBe('Other times: House with a view');
    await actAs(buyer.headers, viewing_id, { act: 'propose', time_1: noon(6).typed });
    const [toSeller] = await mails();
    expect(toSeller).toMatchObject({ to: seller.account.email, subject: 'Other times: House with a view' });
    expect(toSeller?.text).toContain('Sana Ahmed proposes other times to see your home.');
  });

  it('is declined with words, or called off, and then nothing more is possible', async () => {
    await ask();
    const [{ viewing_id = 0 } = {}] = await received();
    expect((await actAs(seller.headers, viewing_id, { act: 'decline' })).json()).toMatchObject({
      code: 'VIEWING_WORDS_MISSING',
      fields: { words: expect.any(String) },
    });
    await mails();
    expect((await actAs(seller.headers, viewing_id, { act: 'decline', words: 'It is rented.' })).statusCode).toBe(200);
    const [toBuyer] = await mails();
    expect(toBuyer?.to).toBe(buyer.account.email);
    expect(toBuyer?.text).toContain('It is rented.');
    const late = await actAs(buyer.headers, viewing_id, { act: 'propose', time_1: noon(5).typed });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toBe(VIEWING_NOT_POSSIBLE);
    // One that was declined makes room for another try.
    expect((await ask()).statusCode).toBe(201);
  });

  it('leaves both calendars when it is moved and then declined', async () => {
    await ask();
    const [{ viewing_id = 0 } = {}] = await received();
    await actAs(seller.headers, viewing_id, { act: 'accept', time: noon(3).iso });
    const uid = `UID:viewing-${viewing_id}@`;
    expect((await mails()).at(-1)?.calendar).toContain(uid);
    await actAs(buyer.headers, viewing_id, { act: 'propose', time_1: noon(6).typed });
    const [moved] = await mails();
    expect(moved?.to).toBe(seller.account.email);
    await actAs(seller.headers, viewing_id, { act: 'decline', words: 'It is rented.' });
    const ended = await mails();
    expect(ended.map(({ to }) => to).sort()).toEqual([buyer.account.email, seller.account.email].sort());
    for (const mail of [moved, ...ended]) {
      expect(mail?.calendar).toContain(uid);
      expect(mail?.calendar).toContain('SEQUENCE:2');
      expect(mail?.calendar).toContain('STATUS:CANCELLED');
    }
  });

  it('leaves both calendars when it is called off', async () => {
    await ask();
    const [{ viewing_id = 0 } = {}] = await received();
    await actAs(seller.headers, viewing_id, { act: 'accept', time: noon(3).iso });
    await mails();
    await actAs(seller.headers, viewing_id, { act: 'cancel', words: 'I am ill.' });
    const sent = await mails();
    expect(sent).toHaveLength(2);
    for (const { calendar } of sent) expect(calendar).toContain('STATUS:CANCELLED');
    expect(sent.find(({ to }) => to === buyer.account.email)?.text).toContain('I am ill.');
    expect(sent.find(({ to }) => to === seller.account.email)?.text).not.toContain('I am ill.');
  });

  it('is one for each person and home, and has rules', async () => {
    expect((await ask({ time_1: '2020-01-01T12:00' })).json()).toMatchObject({
      code: 'VIEWING_TOO_SOON',
      fields: { time_1: expect.any(String) },
    });
    const { fields } = (await ask({ time_2: '2020-01-01T12:00' })).json();
    expect(fields).toEqual({ time_2: expect.any(String) });
    expect((await ask({ phone: '1' })).json()).toMatchObject({ code: 'VIEWING_PHONE_INVALID' });
    expect((await ask({ property_id: '999999' })).statusCode).toBe(404);
    expect((await ask({}, seller.headers)).statusCode).toBeGreaterThanOrEqual(400);
    await ask();
    expect((await ask()).json()).toMatchObject({ code: 'VIEWING_EXISTS' });
    expect(await stored()).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    await ask();
    const [{ viewing_id = 0 } = {}] = await received();
    const stranger = await test.signIn('seller');
    expect((await actAs(stranger.headers, viewing_id, { act: 'decline', words: 'x' })).statusCode).toBe(404);
    const [mail] = await mails();
    const forged = tokenIn(mail?.text).replace('seller', 'buyer');
    expect((await actWith(forged, { act: 'cancel' })).statusCode).toBe(400);
  });

  it('is agreed once, whoever is faster', async () => {
    await ask();
    const [{ viewing_id = 0 } = {}] = await received();
    const answers = await Promise.all([
      actAs(seller.headers, viewing_id, { act: 'accept', time: noon(3).iso }),
      actAs(seller.headers, viewing_id, { act: 'accept', time: noon(4).iso }),
      actAs(buyer.headers, viewing_id, { act: 'cancel' }),
    ]);
    // Calling off is possible in both states, accepting is not after either.
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.slice(0, 2).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses[2]).toBe(200);
    expect(await stored()).toMatchObject([{ state: 'cancelled', at: null }]);
  });

  it('is not moved or declined by who has not seen what the other side did meanwhile', async () => {
    await ask();
    const [{ viewing_id = 0, changed_at: seen = '' } = {}] = await received();
    test.setNow(new Date(Date.now() + 60_000));
    const moved = { act: 'propose', time_1: noon(5).typed, seen };
    expect((await actAs(buyer.headers, viewing_id, moved)).statusCode).toBe(200);
    // The second press of a double click has seen no more than the first.
    expect((await actAs(buyer.headers, viewing_id, moved)).statusCode).toBe(200);
    await mails();
    const { message } = (await actAs(seller.headers, viewing_id, { act: 'decline', words: 'Away.', seen })).json();
    expect(message).toBe(VIEWING_NOT_POSSIBLE);
    const other = { act: 'propose', time_1: noon(6).typed, seen };
    expect((await actAs(seller.headers, viewing_id, other)).statusCode).toBe(409);
    expect(await stored()).toMatchObject([{ state: 'asked', times: [noon(5).iso] }]);
    expect(await mails()).toEqual([]);
    const [{ changed_at: now = '' } = {}] = await received();
    expect((await actAs(seller.headers, viewing_id, { ...other, seen: now })).statusCode).toBe(200);
    // Calling off is meant whatever the other side did.
    expect((await actAs(buyer.headers, viewing_id, { act: 'cancel', seen })).statusCode).toBe(200);
    test.setNow(new Date());
  });
});

describe('a viewing that a guest asks for', () => {
  it('is told to nobody before the link is pressed, and once after it', async () => {
    expect((await askAsGuest()).statusCode).toBe(202);
    expect((await askAsGuest()).statusCode).toBe(202);
    expect(await received()).toEqual([]);
    const [confirm, ...others] = await mails();
    expect(others).toEqual([]);
    expect(confirm?.to).toBe('guest@example.com');
    expect(confirm?.text).not.toContain('With my mother.');
    const token = tokenIn(confirm?.text);
    const seen = await test.app.inject(`/api/viewings/linked?token=${token}`);
    expect(seen.json()).toMatchObject({ state: 'unconfirmed', party: 'buyer', can: ['confirm', 'cancel'] });
    expect((await actWith(token, { act: 'confirm' })).statusCode).toBe(200);
    // A double press is no news, and no fault.
    expect((await actWith(token, { act: 'confirm' })).statusCode).toBe(200);
    const [toSeller, ...more] = await mails();
    expect(more).toEqual([]);
    expect(toSeller?.to).toBe(seller.account.email);
    expect(await received()).toHaveLength(1);
    // Whoever enters the address again learns nothing of it, and changes nothing.
    expect((await askAsGuest({ time_1: noon(9).typed })).statusCode).toBe(202);
    expect(await mails()).toEqual([]);
    expect(await stored()).toMatchObject([{ times: [noon(3).iso] }]);
  });

  it('belongs to the account of the address once it is proven', async () => {
    await askAsGuest({ email: buyer.account.email });
    const [confirm] = await mails();
    await actWith(tokenIn(confirm?.text), { act: 'confirm' });
    expect(await mine()).toHaveLength(1);
    await test.db.update(accounts).set({ emailProvenAt: null }).where(eq(accounts.id, buyer.account.id));
    expect(await mine()).toEqual([]);
  });

  it('asks an account whose address is not proven for the link too', async () => {
    await test.db.update(accounts).set({ emailProvenAt: null }).where(eq(accounts.id, buyer.account.id));
    expect((await ask()).json()).toMatchObject({ to_confirm: true });
    expect(await received()).toEqual([]);
    expect((await mails()).map(({ to }) => to)).toEqual([buyer.account.email]);
  });

  it('answers a plain form with a page, with what was typed where it is refused', async () => {
    const form = (fields: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/api/viewings/by-email',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ property_id: String(id), page: 'ur', ...person, ...fields }).toString(),
      });
    const refused = await form({ email: 'guest@example.com', time_1: '2020-01-01T10:00' });
    expect(refused.statusCode).toBe(303);
    const { pathname, searchParams } = new URL(refused.headers.location as string, 'http://x');
    expect(pathname).toBe('/ur/ask-viewing');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      name: 'Sana Ahmed',
      words: 'With my mother.',
      time_1: '2020-01-01T10:00',
      refused: 'VIEWING_TOO_SOON',
    });
    const sent = await form({ email: 'guest@example.com', time_1: noon(3).typed });
    expect(sent.headers.location).toBe(`/ur/ask-viewing?id=${id}&sent=1`);
    expect((await mails())[0]?.html).toContain('dir="rtl"');
  });

  it('is limited for each address', async () => {
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await askAsGuest({ time_1: noon(3 + at).typed })).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a viewing whose time has passed', () => {
  afterEach(() => test.setNow(new Date()));
  const isLater = (moment: string) => test.setNow(new Date(Date.parse(moment) + 3_600_000));
  const agree = async () => {
    await ask();
    const [{ viewing_id = 0 } = {}] = await received();
    await actAs(seller.headers, viewing_id, { act: 'accept', time: noon(3).iso });
    await mails();
    return noon(3).iso;
  };

  it('is over and was not called off, also where the buyer asks for the home again', async () => {
    const at = await agree();
    isLater(at);
    expect((await ask()).statusCode).toBe(201);
    expect(await mine()).toMatchObject([
      { state: 'asked' },
      { state: 'over', at, with: { phone: expect.stringMatching(/\d/) } },
    ]);
    expect((await received())[1]).toMatchObject({ state: 'over', at });
  });

  it('that was agreed is called off or moved by who is late, until its event ends', async () => {
    const at = Date.parse(await agree());
    test.setNow(new Date(at + 10 * 60_000));
    const [{ viewing_id = 0, ...late } = {}] = await received();
    expect(late).toMatchObject({ state: 'agreed', can: ['propose', 'cancel'] });
    const next = noon(1);
    const moved = await actAs(seller.headers, viewing_id, { act: 'propose', time_1: next.typed });
    expect(moved.json()).toMatchObject({ state: 'offered', at: null });
    await actAs(buyer.headers, viewing_id, { act: 'accept', time: next.iso });
    await mails();
    const callOff = (minutes: number) => {
      test.setNow(new Date(Date.parse(next.iso) + minutes * 60_000));
      return actAs(buyer.headers, viewing_id, { act: 'cancel', words: 'The road is closed.' });
    };
    expect((await callOff(45)).json()).toMatchObject({ code: 'VIEWING_OVER' });
    expect((await callOff(44)).json()).toMatchObject({ state: 'cancelled' });
    expect((await mails()).map(({ to }) => to).sort()).toEqual([buyer.account.email, seller.account.email].sort());
  });

  it('is not told to be called off where the home was sold while it was shown', async () => {
    const at = Date.parse(await agree());
    test.setNow(new Date(at + 10 * 60_000));
    await test.db.update(properties).set({ status: 'sold' });
    await sendReminders(test.deps);
    expect(await mails()).toEqual([]);
    expect((await received())[0]).toMatchObject({ state: 'agreed', can: ['cancel'] });
  });

  it('leaves those times to choose from that are still ahead', async () => {
    await ask();
    const [first, second] = [noon(3).iso, noon(4).iso];
    isLater(first);
    expect((await received())[0]?.times).toEqual([second]);
    isLater(second);
    expect((await received())[0]).toMatchObject({ state: 'over', times: [first, second] });
  });

  it.each(['buyer', 'seller'] as const)('is no news to the other side when the %s leaves', async (who) => {
    isLater(await agree());
    const gone = who === 'buyer' ? buyer : seller;
    await test.db
      .update(accounts)
      .set({ eraseAt: new Date(0) })
      .where(eq(accounts.id, gone.account.id));
    expect(await eraseDueAccounts(test.deps, test.deps.clock())).toBe(1);
    expect(await mails()).toEqual([]);
  });
});

describe('the day before', () => {
  const agree = async () => {
    await ask();
    const [{ viewing_id = 0 } = {}] = await received();
    await actAs(seller.headers, viewing_id, { act: 'accept', time: noon(3).iso });
    await mails();
    return viewing_id;
  };
  const at = (moment: number) => ({ ...test.deps, clock: () => new Date(moment) });
  const eve = () => Date.parse(noon(3).iso) - DAY + 6 * 3_600_000;

  it('both are reminded, once, however many processes look', async () => {
    await agree();
    await sendReminders(at(eve() - 1_000));
    expect(await mails()).toEqual([]);
    await Promise.all([sendReminders(at(eve())), sendReminders(at(eve()))]);
    await sendReminders(at(eve() + 1_000));
    const { rows } = await test.deps.pool.query<{ recipient: string; subject: string }>(
      'select recipient, subject from outbox where sent_at is null',
    );
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([buyer.account.email, seller.account.email].sort());
    for (const { subject } of rows) expect(subject).toContain('Tomorrow');
  });

  it('who agree after that evening are reminded two hours ahead, of today', async () => {
    const starts = Date.parse(noon(3).iso);
    await ask();
    const token = tokenIn((await mails())[0]?.text);
    test.setNow(new Date(eve() + 3_600_000));
    const accepted = await actWith(token, { act: 'accept', time: new Date(starts).toISOString() });
    expect(accepted.statusCode).toBe(200);
    await mails();
    const subjects = async (moment: number) => {
      test.setNow(new Date(moment));
      await sendReminders(test.deps);
      return (await mails()).map(({ subject }) => subject.slice(0, 6));
    };
    expect(await subjects(starts - 2 * 3_600_000 - 1_000)).toEqual([]);
    expect(await subjects(starts - 2 * 3_600_000)).toEqual(['Today:', 'Today:']);
    test.setNow(new Date());
  });

  it('nobody is reminded of what was moved or called off, or came too late', async () => {
    const viewing = await agree();
    await actAs(buyer.headers, viewing, { act: 'propose', time_1: noon(8).typed });
    await mails();
    await sendReminders(at(eve()));
    const waiting = async () => (await test.deps.pool.query('select 1 from outbox where sent_at is null')).rowCount;
    expect(await waiting()).toBe(0);
    await actAs(seller.headers, viewing, { act: 'accept', time: noon(8).iso });
    await mails();
    // After a long outage the moment is over, and with it the reminder.
    await sendReminders(at(Date.parse(noon(8).iso) + 1));
    expect(await waiting()).toBe(0);
  });

  it('a home that was sold since is told to the buyer, once', async () => {
    await agree();
    await test.db.update(properties).set({ status: 'sold' }).where(eq(properties.id, id));
    await sendReminders(test.deps);
    await sendReminders(test.deps);
    const sent = await mails();
    expect(sent.map(({ to }) => to).sort()).toEqual([buyer.account.email, seller.account.email].sort());
    expect(sent[0]?.calendar).toContain('STATUS:CANCELLED');
    expect(await stored()).toMatchObject([{ state: 'cancelled', at: null, remindAt: null }]);
  });
});

describe('a home that is not shown any more', () => {
  const suspend = () => suspendAccount(test.deps, seller.account.email);
  const hide = async (state: 'hidden' | 'held') => {
    await test.db.update(properties).set({ status: 'paused', hiddenAt: new Date() }).where(eq(properties.id, id));
    await test.db.insert(listingReviews).values({ propertyId: id, state, decidedAt: new Date() });
  };

  it.each([
    ['whose seller was suspended', suspend, 'VIEWING_OVER'],
    ['that the desk took down', () => hide('hidden'), 'VIEWING_OVER'],
    ['that waits for the desk', () => hide('held'), 'VIEWING_NOT_SHOWN'],
  ])('can only be called off: one %s', async (_, end, code) => {
    await ask();
    const token = tokenIn((await mails())[0]?.text);
    await end();
    // A suspended seller gets a mail of that.
    await mails();
    const seen = (await test.app.inject(`/api/viewings/linked?token=${token}`)).json();
    expect(seen.can).toEqual(['decline']);
    const times = { accept: { time: noon(4).iso }, propose: { time_1: noon(5).typed } };
    for (const act of ['accept', 'propose'] as const)
      expect((await actWith(token, { act, ...times[act] })).json()).toMatchObject({ code });
    expect(await mails()).toEqual([]);
    expect((await actWith(token, { act: 'decline', words: 'It is gone.' })).statusCode).toBe(200);
  });

  it.each([
    ['suspended', suspend],
    ['taken down', () => hide('hidden')],
  ])('is told to the buyer, and nobody is reminded of it: %s', async (_, end) => {
    await ask();
    const [{ viewing_id = 0 } = {}] = await received();
    await actAs(seller.headers, viewing_id, { act: 'accept', time: noon(3).iso });
    await mails();
    await end();
    for (let round = 0; round < 2; round += 1) await sendReminders(test.deps);
    const toBuyer = (await mails()).filter(({ to }) => to === buyer.account.email);
    expect(toBuyer.map(({ text }) => text)).toEqual([expect.stringContaining('this home is not offered any more')]);
    expect(await stored()).toMatchObject([{ state: 'cancelled', at: null, remindAt: null }]);
  });

  it('keeps its viewings while it only waits for the desk', async () => {
    await ask();
    await hide('held');
    await sendReminders(test.deps);
    expect(await stored()).toMatchObject([{ state: 'asked' }]);
  });
});

describe('the person', () => {
  it('has their viewings in the export, and of others only the times', async () => {
    await ask();
    const own = await exportViewings(test.db, buyer.account.id, buyer.account.emailKey);
    expect(own.asked).toMatchObject([{ home: 'House with a view', name: 'Sana Ahmed', words: 'With my mother.' }]);
    const others = await exportViewings(test.db, seller.account.id, seller.account.emailKey);
    expect(JSON.stringify(others)).not.toMatch(/Sana|mother|300/);
    expect(others.received).toHaveLength(1);
  });

  it.each(['buyer', 'seller'] as const)('goes with the account of the %s, and the other side is told', async (who) => {
    await ask();
    const [asked] = await stored();
    expect((await actAs(seller.headers, asked?.id ?? 0, { act: 'accept', time: noon(3).iso })).statusCode).toBe(200);
    const agreed = await mails();
    expect(agreed.filter(({ calendar }) => calendar)).toHaveLength(2);
    const [gone, stays] = who === 'buyer' ? [buyer, seller] : [seller, buyer];
    await test.db
      .update(accounts)
      .set({ eraseAt: new Date(0) })
      .where(eq(accounts.id, gone.account.id));
    expect(await eraseDueAccounts(test.deps, test.deps.clock())).toBe(1);
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual([stays.account.email]);
    expect(sent[0]?.text).toContain('has left Karachi Estates');
    const uidIn = (calendar: string | null | undefined) => /^UID:.*$/m.exec(calendar ?? '')?.[0];
    expect(sent[0]?.calendar).toContain('STATUS:CANCELLED');
    expect(sent[0]?.calendar).toContain('SEQUENCE:2');
    expect(uidIn(sent[0]?.calendar)).toBe(uidIn(agreed.find(({ calendar }) => calendar)?.calendar));
    const { rows: kept } = await test.deps.pool.query('select * from outbox');
    expect(JSON.stringify(kept)).not.toMatch(who === 'buyer' ? /Sana Ahmed/ : /Sana Sample/);
    const rows = await stored();
    if (who === 'seller') expect(rows).toEqual([]);
    else
      expect(rows).toMatchObject([{ name: 'erased', phone: '', email: '', emailKey: '', words: '', accountId: null }]);
  });

  it('is forgotten when it is old, and at once where nobody confirmed', async () => {
    await ask();
    await askAsGuest();
    const later = new Date(test.deps.clock().getTime() + 1_000);
    expect(await deleteUnconfirmedViewings(test.db, later, 10)).toBe(1);
    expect(await anonymiseViewings(test.db, later, 10)).toBe(1);
    expect(await stored()).toMatchObject([{ name: 'erased', email: '' }]);
    expect(await mine()).toEqual([]);
  });
});
