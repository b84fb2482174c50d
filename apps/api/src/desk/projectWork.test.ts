import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyAudit } from '../audit/audit.store.ts';
import { audit } from '../audit/audit.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { setPriceByDesk } from '../projects/operator.actions.ts';
import { seedProjects } from '../projects/projects.seed.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
let sara: Record<string, string>;
const NOW = new Date('2026-11-23T09:00:00.000Z');
const HOUR = 3_600_000;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  test.setNow(NOW);
  await seedProjects(test.deps);
  sara = (await test.signInStaff(['support'])).headers;
});

const send = (method: 'POST' | 'PUT', path: string, payload: object = {}) =>
  test.app.inject({ method, url: `/api/desk/${path}`, payload, headers: { 'x-desk': '1', ...sara } });
const get = async (path: string) => (await test.app.inject({ url: `/api/desk/${path}`, headers: sara })).json();
const open = async (url: string) => {
  test.deps.changes.expectNews();
  return (await test.app.inject(url)).json();
};
const publicUnit = (number: string) => open(`/api/projects/grand-monarch/units/${number}`);

interface Row {
  id: number;
  number: string;
  state: string;
  type: string;
}
const idOf = async (number: string): Promise<number> =>
  (await get(`units?project=grand-monarch&q=${number}`)).data.find((row: Row) => row.number === number).id;

/** The token in the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  await sendDueMails(test.deps);
  return /token=([\w-]{43})/.exec(test.outbox.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
}

async function hold(number: string, email = 'amna@example.com', phone = '0300 1234567') {
  const payload = { name: 'Amna Khan', phone, email };
  await test.app.inject({ method: 'POST', url: `/api/projects/grand-monarch/units/${number}/holds`, payload });
  const token = await tokenFor(email);
  const answer = await test.app.inject({ method: 'POST', url: '/api/holds/confirm', payload: { token } });
  expect(answer.statusCode, answer.body).toBe(200);
  return Number(answer.json().hold_id);
}

const logged = async () =>
  (await test.db.select().from(audit).orderBy(audit.id))
    .filter(({ action }) => /^(unit|launch)\./.test(action))
    .map(({ action, subject, before, after }) => ({ action, subject, text: before + after }));

describe('projects at the desk', () => {
  it('are listed with the counts of their units', async () => {
    const { rows } = await get('projects');
    expect(rows.map((row: { id: string }) => row.id)).toEqual(['clifton-courtyard', 'grand-monarch']);
    expect(rows[1]).toMatchObject({ name: 'Grand Monarch Seaside Residency', launch: null, is_sample: true });
    const detail = await get('projects/grand-monarch');
    expect(detail.floors[0]).toEqual({ id: 'east.1', label: 'East Tower, 1st floor' });
    expect((await test.app.inject({ url: '/api/desk/projects/nowhere', headers: sara })).statusCode).toBe(404);
  });

  it('page through all of their units, each once', async () => {
    const numbers: string[] = [];
    let cursor = '';
    do {
      const page = await get(`units?project=grand-monarch&limit=30${cursor && `&cursor=${cursor}`}`);
      expect(page).toMatchObject({ total: 88, total_exact: true });
      numbers.push(...page.data.map((row: Row) => row.number));
      cursor = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : '';
    } while (cursor);
    expect([numbers.length, new Set(numbers).size]).toEqual([88, 88]);
  });

  it('filter units by state, kind, floor and number', async () => {
    await hold('E-0101');
    const only = async (query: string): Promise<Row[]> => (await get(`units?project=grand-monarch&${query}`)).data;
    expect((await only('state=held')).map(({ number }) => number)).toEqual(['E-0101']);
    expect((await only('floor=east.1')).map(({ number }) => number)).toEqual(['E-0101', 'E-0102', 'E-0103', 'E-0104']);
    expect((await only('q=e-010')).length).toBe(4);
    expect(await only('q=%25')).toEqual([]);
    expect(new Set((await only('type=3bed')).map(({ type }) => type)).size).toBe(1);
    const before = (await get('units?project=grand-monarch&state=available')).total;
    // A hold ends by the clock, whoever has written it down.
    test.setNow(new Date(NOW.getTime() + 25 * HOUR));
    sara = (await test.signInStaff(['support'])).headers;
    expect(await only('state=held')).toEqual([]);
    expect((await get('units?project=grand-monarch&state=available')).total).toBe(before + 1);
  });
});

describe('a unit at the desk', () => {
  it('is booked for who holds it; the public page says so, and a later price changes nothing of it', async () => {
    const holdId = await hold('E-0101');
    const id = await idOf('E-0101');
    const held = await get(`units/${id}`);
    expect(held.hold).toMatchObject({ id: holdId, name: 'Amna Khan', phone: '+923001234567' });
    const typed = { hold_id: holdId, deposit: '20 lakh', reference: 'Amna IBFT 4411' };
    const booked = await send('POST', `units/${id}/booking`, typed);
    expect(booked.json().message).toContain('is booked');
    expect(await publicUnit('E-0101')).toMatchObject({ state: 'booked' });
    const detail = await get(`units/${id}`);
    expect(detail).toMatchObject({ state: 'booked', hold: null });
    expect(detail.booking).toMatchObject({ deposit: 2_000_000, reference: 'Amna IBFT 4411', name: 'Amna Khan' });
    const priced = await send('PUT', `units/${id}/price`, { price: '9 crore', seen: detail.price });
    expect(priced.json().message).toContain('keeps its payments');
    const after = await get(`units/${id}`);
    expect([after.price, after.booking.price, after.booking.schedule]).toEqual([
      90_000_000,
      detail.price,
      detail.booking.schedule,
    ]);
    expect(after.prices.map((each: { price: number }) => each.price)).toEqual([90_000_000, detail.price]);
    expect(after.prices[0].by).toContain('(staff ');
    expect((await send('POST', `units/${id}/booking`, typed)).statusCode).toBe(409);
    expect((await logged()).map(({ action, subject }) => [action, subject])).toEqual([
      ['unit.book', `unit:${id}`],
      ['unit.price', `unit:${id}`],
    ]);
    // The log names no buyers.
    expect(JSON.stringify(await logged())).not.toContain('Amna');
    expect(await verifyAudit(test.db)).toMatchObject({ firstWrong: null });
  });

  it('gets a price only from who has seen the one that it has', async () => {
    const id = await idOf('E-0101');
    const { price: seen } = await get(`units/${id}`);
    const set = (price: string) => send('PUT', `units/${id}/price`, { price, seen });
    expect((await set('9 crore')).statusCode).toBe(200);
    const late = await set('8 crore');
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toContain('PKR 90,000,000 by now');
    // What a colleague has set already is nothing new.
    expect((await set('9 crore')).statusCode).toBe(200);
    expect((await get(`units/${id}`)).price).toBe(90_000_000);
  });

  it('takes its price as it gives it', async () => {
    const id = await idOf('E-0101');
    const { price } = await get(`units/${id}`);
    const set = (next: unknown, seen: unknown) => send('PUT', `units/${id}/price`, { price: next, seen });
    expect((await set(price, price)).statusCode).toBe(200);
    expect(await logged()).toEqual([]);
    expect((await set(null, price)).statusCode).toBe(200);
    expect((await get(`units/${id}`)).price).toBeNull();
    expect((await set(90_000_000, null)).statusCode).toBe(200);
    expect((await get(`units/${id}`)).price).toBe(90_000_000);
    for (const wrong of [5, -1, 1.5, true, [9], '']) {
      const refused = await set(wrong, 90_000_000);
      expect([refused.statusCode, Object.keys(refused.json().fields)], String(wrong)).toEqual([400, ['price']]);
    }
  });

  it('says at the field what is wrong with a deposit or a price, and changes nothing', async () => {
    const holdId = await hold('E-0101');
    const id = await idOf('E-0101');
    const book = (deposit: string, reference = 'T-1') =>
      send('POST', `units/${id}/booking`, { hold_id: holdId, deposit, reference });
    const noNumber = await book('a lot');
    expect([noNumber.statusCode, Object.keys(noNumber.json().fields)]).toEqual([400, ['deposit']]);
    expect(Object.keys((await book('20 lakh', '  ')).json().fields)).toEqual(['reference']);
    const tooMuch = await book('900 crore');
    expect([tooMuch.statusCode, Object.keys(tooMuch.json().fields)]).toEqual([409, ['deposit']]);
    const price = await send('PUT', `units/${id}/price`, { price: '5', seen: null });
    expect([price.statusCode, Object.keys(price.json().fields)]).toEqual([400, ['price']]);
    expect((await get(`units/${id}`)).state).toBe('held');
    expect(await logged()).toEqual([]);
  });

  it('is released, and who held it is told', async () => {
    await hold('E-0101');
    const id = await idOf('E-0101');
    const sent = test.outbox.length;
    expect((await send('POST', `units/${id}/actions`, { action: 'release', seen: 'held' })).statusCode).toBe(200);
    expect(await publicUnit('E-0101')).toMatchObject({ state: 'available' });
    await sendDueMails(test.deps);
    expect(test.outbox.slice(sent).map(({ to }) => to)).toContain('amna@example.com');
    // Somebody who sees the screen of before means the hold that is over.
    const again = await send('POST', `units/${id}/actions`, { action: 'release', seen: 'held' });
    expect([again.statusCode, again.json().message]).toEqual([409, 'The unit is available by now. Look at it again.']);
    expect((await logged()).map(({ action }) => action)).toEqual(['unit.release']);
  });

  it('stays with who holds it by now, where another hold was seen', async () => {
    const seenHold = await hold('E-0101');
    const id = await idOf('E-0101');
    const release = (hold_id: number) =>
      send('POST', `units/${id}/actions`, { action: 'release', seen: 'held', hold_id });
    expect((await release(seenHold)).statusCode).toBe(200);
    const holdId = await hold('E-0101', 'bilal@example.com', '0300 7654321');
    const late = await release(seenHold);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Somebody else holds the unit by now. Look at it again.',
    ]);
    expect((await get(`units/${id}`)).hold).toMatchObject({ id: holdId });
    expect((await release(holdId)).statusCode).toBe(200);
  });

  it('is taken off the market and put back', async () => {
    const id = await idOf('E-0102');
    const act = (action: string, seen: string) => send('POST', `units/${id}/actions`, { action, seen });
    expect((await act('not_for_sale', 'available')).json().message).toBe('E-0102 is not for sale.');
    expect(await publicUnit('E-0102')).toMatchObject({ state: 'not_for_sale' });
    expect((await act('available', 'not_for_sale')).statusCode).toBe(200);
    const { states } = await get(`units/${id}`);
    expect(states.map(({ state }: Row) => state)).toEqual(['available', 'not_for_sale', 'available']);
    expect(states.map(({ by }: { by: string | null }) => by !== null)).toEqual([true, true, false]);
  });

  it('loses no booking by a change of its state: that ends by a step of its own, also after the sale', async () => {
    const holdId = await hold('E-0101');
    const id = await idOf('E-0101');
    await send('POST', `units/${id}/booking`, { hold_id: holdId, deposit: '20 lakh', reference: 'T-1' });
    const act = (action: string, seen: string) => send('POST', `units/${id}/actions`, { action, seen });
    expect((await act('not_for_sale', 'booked')).statusCode).toBe(409);
    expect((await act('available', 'booked')).statusCode).toBe(409);
    expect((await act('sold', 'booked')).statusCode).toBe(200);
    expect((await get(`units/${id}`)).booking).toMatchObject({ deposit: 2_000_000 });
    expect((await act('not_for_sale', 'sold')).statusCode).toBe(409);
    expect((await send('POST', `units/${id}/booking/end`, { seen: 'booked' })).statusCode).toBe(409);
    expect((await send('POST', `units/${id}/booking/end`, { seen: 'sold' })).statusCode).toBe(200);
    expect(await get(`units/${id}`)).toMatchObject({ state: 'available', booking: null });
  });

  it('is booked once by two people at the same moment', async () => {
    const holdId = await hold('E-0101');
    const id = await idOf('E-0101');
    const typed = { hold_id: holdId, deposit: '20 lakh', reference: 'T-1' };
    const both = await Promise.all([1, 2].map(() => send('POST', `units/${id}/booking`, typed)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await logged()).map(({ action }) => action)).toEqual(['unit.book']);
  });

  it('keeps the log of the terminal, too, and writes no line for a price that is the same', async () => {
    const id = await idOf('E-0102');
    const at = { slug: 'grand-monarch', number: 'E-0102' };
    await setPriceByDesk(test.deps, at, { price: 80_000_000, by: 'Sana' });
    await setPriceByDesk(test.deps, at, { price: 80_000_000, by: 'Sana' });
    const { log, prices } = await get(`units/${id}`);
    expect(log).toMatchObject([{ action: 'unit.price', actor: 'terminal', after: { price: 80_000_000, by: 'Sana' } }]);
    expect(prices).toHaveLength(2);
  });
});

describe('a launch at the desk', () => {
  const day = { opens_at: '2026-11-24T09:00:00.000Z', window_minutes: 10, at_once: 2, hours: 48, seen: null };
  const join = async (nth: number) => {
    const payload = { name: `Visitor ${nth}`, phone: `0300 12345${nth}0`, email: `v${nth}@example.com` };
    await test.app.inject({ method: 'POST', url: '/api/projects/grand-monarch/launch/entries', payload });
    const token = await tokenFor(payload.email);
    await test.app.inject({ method: 'POST', url: '/api/launches/join', payload: { token } });
  };

  it('is set, opened and ended; everybody in it is shown with their place', async () => {
    expect(await get('launches/grand-monarch')).toMatchObject({
      name: 'Grand Monarch Seaside Residency',
      launch: null,
    });
    expect((await get('entries?project=grand-monarch')).data).toEqual([]);
    expect((await send('PUT', 'launches/grand-monarch', day)).json().message).toContain('opens on');
    for (const nth of [1, 2, 3]) await join(nth);
    const waiting = await get('entries?project=grand-monarch');
    expect(waiting.data.map(({ place }: { place: number | null }) => place)).toEqual([null, null, null]);
    expect((await get('projects/grand-monarch')).launch).toMatchObject({ state: 'before' });

    expect((await send('POST', 'launches/grand-monarch/actions', { action: 'open' })).statusCode).toBe(200);
    expect(await open('/api/projects/grand-monarch/launch')).toMatchObject({ state: 'running', counts: { called: 2 } });
    const first = await get('entries?project=grand-monarch&limit=2');
    const rest = await get(`entries?project=grand-monarch&limit=2&cursor=${first.pageInfo.endCursor}`);
    const rows = [...first.data, ...rest.data];
    expect(rows.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3]);
    expect(rows.map(({ state }: Row) => state)).toEqual(['called', 'called', 'waiting']);
    expect((await get('entries?project=grand-monarch&state=waiting')).total).toBe(1);

    expect((await send('PUT', 'launches/grand-monarch', day)).statusCode).toBe(409);
    expect((await send('POST', 'launches/grand-monarch/actions', { action: 'open' })).statusCode).toBe(409);
    expect((await send('POST', 'launches/grand-monarch/actions', { action: 'end' })).statusCode).toBe(200);
    expect((await get('launches/grand-monarch')).launch).toMatchObject({ state: 'over', counts: { missed: 2 } });
    const rows_ = await logged();
    expect(rows_.map(({ action }) => action)).toEqual(['launch.set', 'launch.open', 'launch.end']);
    const { launch } = await get('launches/grand-monarch');
    // The seed is told by the protocol once the lot is drawn, and by the log never.
    expect(launch.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows_)).not.toContain(launch.seed);
  });

  it('is changed only by who has seen what it is', async () => {
    const set = (change: object) => send('PUT', 'launches/grand-monarch', { ...day, ...change });
    expect((await set({})).statusCode).toBe(200);
    const { opens_at, ends_at, window_minutes, at_once } = (await get('launches/grand-monarch')).launch;
    const seen = { opens_at, ends_at, window_minutes, at_once };
    expect((await set({ window_minutes: 5, hours: 24, seen })).statusCode).toBe(200);
    for (const before of [seen, null]) {
      const late = await set({ at_once: 4, seen: before });
      expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('another by now')]);
    }
    expect((await get('launches/grand-monarch')).launch).toMatchObject({ window_minutes: 5, at_once: 2 });

    await send('POST', 'launches/grand-monarch/actions', { action: 'end' });
    expect((await set({ seen })).statusCode).toBe(409);
    expect((await set({})).statusCode).toBe(200);
  });

  it.each(['2026-11-22T09:00:00.000Z', '9999-12-31T23:59:59Z'])(
    'says at the field that an opening lies in the past or too far ahead: %s',
    async (opens_at) => {
      const answer = await send('PUT', 'launches/grand-monarch', { ...day, opens_at });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['opens_at']]);
    },
  );
});
