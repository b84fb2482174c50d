import { checkProtocol, commitmentOf, isCalledOff } from '@karachi-estates/domain/projects/launches';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { exportAccount } from '../accounts/export.actions.ts';
import { runAdmin } from '../admin/commands.ts';
import { runJob } from '../jobs/jobs.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { hashToken } from '../plugins/tokens.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { releaseDueHolds } from './holds.actions.ts';
import { joinLaunch, openLaunch } from './launches.actions.ts';
import { findNextMoment } from './launches.store.ts';
import { seedProjects } from './projects.seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
const NOW = new Date('2026-12-05T09:00:00.000Z');
const OPENING = new Date('2026-12-05T10:00:00.000Z');
const MINUTE = 60_000;
const after = (minutes: number) => new Date(OPENING.getTime() + minutes * MINUTE);
beforeEach(async () => {
  await test.reset();
  test.setNow(NOW);
  await seedProjects(test.deps);
});

const SLUG = 'clifton-courtyard';
const run = (...argv: string[]) => runAdmin(test.deps, { argv });
const get = (url: string) => {
  // A command of the operator tells this process by the database, a moment later.
  test.deps.changes.expectNews();
  return test.app.inject({ method: 'GET', url });
};
const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers });
const setLaunch = (...words: string[]) =>
  run('project', 'launch', SLUG, '--from', '2026-12-05 15:00', '--by', 'Sana', ...words);
const aPerson = (index: number) => ({
  name: `Person ${index}`,
  phone: `0300 ${1_000_000 + index}`,
  email: `person-${index}@example.com`,
});
const tokensIn = (mails: { text: string }[]) => mails.flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? []);

/** Asks to join and presses the link, for some people; returns their tokens. */
async function join(from: number, people = 1): Promise<string[]> {
  const before = test.outbox.length;
  for (let index = from; index < from + people; index += 1) {
    const asked = await post(`/api/projects/${SLUG}/launch/entries`, aPerson(index));
    expect(asked.statusCode, asked.body).toBe(202);
  }
  await sendDueMails(test.deps);
  const tokens = tokensIn(test.outbox.slice(before).filter(({ subject }) => subject.startsWith('Join')));
  expect(tokens).toHaveLength(people);
  for (const token of tokens) expect((await post('/api/launches/join', { token })).statusCode).toBe(200);
  return tokens;
}

const entry = async (token: string) => (await get(`/api/launches/${token}`)).json();
const protocol = async () => (await get(`/api/projects/${SLUG}/launch/protocol`)).json();
const freeUnits = async (): Promise<string[]> =>
  (await get(`/api/projects/${SLUG}/units`))
    .json()
    .units.filter(({ state }: { state: string }) => state === 'available')
    .map(({ number }: { number: string }) => number);

/** Moves the clock and does what is due. */
async function at(moment: Date) {
  test.setNow(moment);
  await runJob(test.deps, 'launch-turns');
}

describe('a launch', () => {
  it('publishes the hash of its seed before the opening, and the seed afterwards', async () => {
    expect((await get(`/api/projects/${SLUG}/launch`)).statusCode).toBe(404);
    const set = await setLaunch('--minutes', '5', '--places', '2');
    expect(set.ok, set.text).toBe(true);
    const before = (await get(`/api/projects/${SLUG}/launch`)).json();
    expect(before).toMatchObject({ state: 'before', window_minutes: 5, at_once: 2, seed: null, drawn_at: null });
    expect(set.text).toContain(before.seed_hash);
    await join(0, 5);
    // Who changes the opening changes no seed.
    expect((await setLaunch('--minutes', '10')).text).toContain(before.seed_hash);
    await at(OPENING);
    const drawn = await protocol();
    expect(drawn.launch).toMatchObject({ state: 'running', seed_hash: before.seed_hash });
    expect(commitmentOf(drawn.launch.seed)).toBe(before.seed_hash);
    expect(checkProtocol({ ...drawn.launch, tickets: drawn.tickets })).toBe('right');
    expect(JSON.stringify(drawn)).not.toContain('example.com');
  });

  it('says on the pages of its project whether it is to come or runs', async () => {
    await setLaunch();
    await join(0, 1);
    const noticed = async () => (await get(`/api/projects/${SLUG}/units`)).json().project.launch?.state;
    expect(await noticed()).toBe('before');
    await at(OPENING);
    expect(await noticed()).toBe('running');
    await at(new Date(OPENING.getTime() + 60 * 86_400_000));
    expect(await noticed()).toBeUndefined();
  });

  it('knows people by names of one line, whatever was typed', async () => {
    await setLaunch();
    await post(`/api/projects/${SLUG}/launch/entries`, { ...aPerson(0), name: 'Sana\nPhone: 0333 9999999' });
    await sendDueMails(test.deps);
    const [token = ''] = tokensIn(test.outbox);
    expect((await entry(token)).name).toBe('Sana Phone: 0333 9999999');
  });

  it('tells who waits that it opens at another time, and nobody where only its turns change', async () => {
    await setLaunch();
    await join(0, 2);
    const before = test.outbox.length;
    await setLaunch('--minutes', '10');
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(before);
    expect((await run('project', 'launch', SLUG, '--from', '2026-12-06 11:00', '--by', 'Sana')).ok).toBe(true);
    await sendDueMails(test.deps);
    const told = test.outbox.slice(before);
    expect(told.map(({ to }) => to).sort()).toEqual(['person-0@example.com', 'person-1@example.com']);
    expect(told[0]?.subject).toMatch(/opens on 6 December/);
    expect(told[0]?.text).toContain(`/projects/${SLUG}/launch`);
  });

  it('keeps its opening once the lot is drawn, also by a server whose clock is behind', async () => {
    await setLaunch();
    await join(0, 2);
    await at(OPENING);
    const drawn = (await protocol()).launch.drawn_at;
    expect(drawn).not.toBeNull();
    test.setNow(new Date(OPENING.getTime() - 1_000));
    const moved = await run('project', 'launch', SLUG, '--from', '2026-12-06 11:00', '--by', 'Sana');
    expect(moved).toMatchObject({ ok: false, text: expect.stringContaining('runs') });
    test.setNow(OPENING);
    expect((await protocol()).launch).toMatchObject({ state: 'running', drawn_at: drawn });
  });

  it('draws who came before the opening, and puts later ones behind them in the order of arrival', async () => {
    await setLaunch();
    await join(0, 6);
    await at(OPENING);
    test.setNow(after(1));
    const [seventh = ''] = await join(6);
    test.setNow(after(2));
    const [eighth = ''] = await join(7);
    expect([(await entry(seventh)).place, (await entry(eighth)).place]).toEqual([7, 8]);
    const { launch, tickets } = await protocol();
    expect(tickets.map(({ drawn }: { drawn: boolean }) => drawn)).toEqual([...Array(6).fill(true), false, false]);
    expect(checkProtocol({ ...launch, tickets })).toBe('right');
    expect(launch.counts).toEqual({ waiting: 7, called: 1, held: 0, missed: 0, left: 0 });
    expect(await entry(eighth)).toMatchObject({ ahead: 7, wait_minutes: 70 });
    expect((await run('project', 'launch', SLUG)).text).toContain('0300 1000007');
  });

  it('keeps the order of arrival where the clocks of two machines differ', async () => {
    await setLaunch();
    const before = test.outbox.length;
    for (const index of [0, 1]) await post(`/api/projects/${SLUG}/launch/entries`, aPerson(index));
    await sendDueMails(test.deps);
    const [first = '', second = ''] = tokensIn(test.outbox.slice(before));
    await at(OPENING);
    await joinLaunch({ ...test.deps, clock: () => after(2) }, first);
    await joinLaunch({ ...test.deps, clock: () => after(1) }, second);
    const { launch, tickets } = await protocol();
    expect(tickets.map(({ joined_at }: { joined_at: string }) => joined_at)).toEqual(
      Array(2).fill(after(2).toISOString()),
    );
    expect(checkProtocol({ ...launch, tickets })).toBe('right');
  });

  it('opened by hand, has in its lot who joined at that moment, also by a server whose clock is ahead', async () => {
    await setLaunch();
    const before = test.outbox.length;
    await join(0);
    await post(`/api/projects/${SLUG}/launch/entries`, aPerson(1));
    await sendDueMails(test.deps);
    const token = tokensIn(test.outbox.slice(before)).at(-1) ?? '';
    const now = test.deps.clock();
    await joinLaunch({ ...test.deps, clock: () => new Date(now.getTime() + 40) }, token);
    await openLaunch(test.deps, SLUG, 'Sana');
    test.setNow(new Date(now.getTime() + 100));
    const { launch, tickets } = await protocol();
    expect(launch.opens_at).toBe(new Date(now.getTime() + 41).toISOString());
    expect(tickets.map(({ drawn }: { drawn: boolean }) => drawn)).toEqual([true, true]);
    expect(checkProtocol({ ...launch, tickets })).toBe('right');
  });

  it('writes down when somebody came after they had waited for the launch, not before', async () => {
    await setLaunch();
    const before = test.outbox.length;
    await post(`/api/projects/${SLUG}/launch/entries`, aPerson(0));
    await sendDueMails(test.deps);
    const [token = ''] = tokensIn(test.outbox.slice(before));
    await at(OPENING);
    test.setNow(after(1));
    // The clock goes on while the lock is waited for.
    const db = new Proxy(test.deps.db, {
      get: (target, name) => {
        if (name === 'transaction') test.setNow(after(3));
        return Reflect.get(target, name);
      },
    });
    await joinLaunch({ ...test.deps, db }, token);
    expect((await protocol()).tickets[0].joined_at).toBe(after(3).toISOString());
  });

  it('is joined before the opening also where the job comes late', async () => {
    await setLaunch();
    await join(0, 3);
    // Nobody has run the job: who presses now comes after the lot all the same.
    test.setNow(after(1));
    const [late = ''] = await join(3);
    const asked = test.outbox.findLast(({ subject }) => subject.startsWith('Join'));
    expect(asked?.text).toContain('which is open.');
    expect(asked?.text).not.toContain('lot');
    expect(await entry(late)).toMatchObject({ place: 4, state: 'waiting' });
  });

  it('lets only who is called hold a unit, one, and calls the next', async () => {
    await setLaunch('--minutes', '10');
    const tokens = await join(0, 3);
    const [unit = '', other = ''] = await freeUnits();
    expect((await post('/api/launches/hold', { token: tokens[0], unit })).json().code).toBe('LAUNCH_NOT_TURN');
    await at(OPENING);
    const places = await Promise.all(tokens.map(async (token) => ({ token, ...(await entry(token)) })));
    const [first, second, third] = places.sort((one, two) => one.place - two.place);
    expect(first).toMatchObject({ state: 'called', call_until: after(10).toISOString() });
    expect([second?.state, third?.state]).toEqual(['waiting', 'waiting']);
    expect((await post('/api/launches/hold', { token: second?.token, unit })).statusCode).toBe(409);
    const asUsual = await post(`/api/projects/${SLUG}/units/${unit}/holds`, aPerson(9));
    expect(asUsual.json().code).toBe('HOLD_LAUNCH');
    expect((await post('/api/launches/hold', { token: first?.token, unit: 'X-1' })).statusCode).toBe(404);
    const held = await post('/api/launches/hold', { token: first?.token, unit });
    expect(held.statusCode, held.body).toBe(200);
    expect(held.json()).toMatchObject({ hold: { state: 'active', unit, held_until: after(24 * 60).toISOString() } });
    expect((await get(`/api/holds/${held.json().token}`)).json().state).toBe('active');
    expect((await post('/api/launches/hold', { token: first?.token, unit: other })).statusCode).toBe(409);
    expect(await entry(first?.token)).toMatchObject({ state: 'held', unit, holds: true });
    expect((await entry(second?.token)).state).toBe('called');
    // The mail of the call leads to the same place.
    await sendDueMails(test.deps);
    const [turn = ''] = tokensIn(test.outbox.filter(({ subject }) => subject.startsWith('It is your turn')).slice(-1));
    expect(await entry(turn)).toMatchObject({ state: 'called', ticket: second?.ticket });
    expect((await post('/api/launches/hold', { token: turn, unit })).json().code).toBe('HOLD_UNIT_HELD');
    expect((await post('/api/launches/hold', { token: turn, unit: other })).statusCode).toBe(200);
  });

  it('goes on when somebody misses the turn, by the clock', async () => {
    await setLaunch('--minutes', '10');
    const tokens = await join(0, 2);
    await at(OPENING);
    const states = async () => (await Promise.all(tokens.map(entry))).map(({ state }) => state).sort();
    expect(await states()).toEqual(['called', 'waiting']);
    const called = (await Promise.all(tokens.map(async (token) => ({ token, ...(await entry(token)) })))).find(
      ({ state }) => state === 'called',
    );
    test.setNow(after(10));
    const [unit] = await freeUnits();
    // Before the job has written it down.
    expect((await post('/api/launches/hold', { token: called?.token, unit })).json().code).toBe('LAUNCH_NOT_TURN');
    expect(await states()).toEqual(['missed', 'waiting']);
    await runJob(test.deps, 'launch-turns');
    expect(await states()).toEqual(['called', 'missed']);
    // Who missed it may come again, at the end.
    const asked = await post(`/api/projects/${SLUG}/launch/entries`, aPerson(called?.name === 'Person 0' ? 0 : 1));
    expect(asked.statusCode).toBe(202);
    await sendDueMails(test.deps);
    const [again = ''] = tokensIn(test.outbox.slice(-1));
    await post('/api/launches/join', { token: again });
    expect((await entry(again)).place).toBe(3);
  });

  it('has each person once, by address and by phone', async () => {
    await setLaunch();
    await join(0);
    for (const twin of [
      { ...aPerson(0), phone: '0321 7654321' },
      { ...aPerson(1), phone: '+92 300 1000000' },
    ]) {
      await post(`/api/projects/${SLUG}/launch/entries`, twin);
      await sendDueMails(test.deps);
      const [token] = tokensIn(test.outbox.slice(-1));
      expect((await post('/api/launches/join', { token })).json().code).toBe('LAUNCH_ONE_EACH');
    }
    expect((await protocol()).tickets).toHaveLength(1);
  });

  it('is left by who does not want to wait', async () => {
    await setLaunch();
    const [first = '', second = ''] = await join(0, 2);
    expect((await post('/api/launches/leave', { token: first })).json().state).toBe('left');
    expect((await post('/api/launches/leave', { token: first })).statusCode).toBe(200);
    await at(OPENING);
    expect(await entry(second)).toMatchObject({ state: 'called', place: 1 });
    const { launch, tickets } = await protocol();
    expect(checkProtocol({ ...launch, tickets })).toBe('right');
  });

  it('calls nobody while there is no unit, and goes on when one comes back', async () => {
    await setLaunch('--minutes', '10', '--places', '3');
    const [keep = '', ...others] = await freeUnits();
    for (const number of others) await run('project', 'state', SLUG, number, 'not_for_sale', '--by', 'Sana');
    const tokens = await join(0, 3);
    await at(OPENING);
    const states = async () => (await Promise.all(tokens.map(entry))).map(({ state }) => state).sort();
    expect(await states()).toEqual(['called', 'waiting', 'waiting']);
    const called = tokens[(await Promise.all(tokens.map(entry))).findIndex(({ state }) => state === 'called')];
    const held = await post('/api/launches/hold', { token: called, unit: keep });
    expect(await states()).toEqual(['held', 'waiting', 'waiting']);
    await post('/api/holds/release', { token: held.json().token });
    await runJob(test.deps, 'launch-turns');
    expect(await states()).toEqual(['called', 'held', 'waiting']);
    expect(await entry(called ?? '')).toMatchObject({ state: 'held', unit: keep, holds: false });
  });

  it('ends by the clock or by staff, and units are held as usual again', async () => {
    await setLaunch('--hours', '1');
    await join(0, 2);
    await at(OPENING);
    await at(after(60));
    expect((await get(`/api/projects/${SLUG}/launch`)).json().state).toBe('over');
    const { project } = (await get(`/api/projects/${SLUG}/units`)).json();
    expect(project.launch).toBeUndefined();
    // The way to its protocol stays.
    expect(project.last_launch).toEqual({ opened_at: OPENING.toISOString(), ended_at: after(60).toISOString() });
    const ended = await protocol();
    const [unit] = await freeUnits();
    expect((await post(`/api/projects/${SLUG}/units/${unit}/holds`, aPerson(7))).statusCode).toBe(202);
    expect((await post(`/api/projects/${SLUG}/launch/entries`, aPerson(8))).json().code).toBe('LAUNCH_OVER');
    expect((await run('project', 'launch', SLUG, '--from', '2026-12-06 15:00', '--by', 'Sana')).ok).toBe(true);
    expect((await get(`/api/projects/${SLUG}/units`)).json().project.launch.opens_at).toBe('2026-12-06T10:00:00.000Z');
    // Its lot can be checked for ever, also once another launch is set.
    const { launch_id } = ended.launch;
    const { launch: next, others } = await protocol();
    expect(next.launch_id).not.toBe(launch_id);
    expect(others).toEqual([{ launch_id, opens_at: OPENING.toISOString() }]);
    const again = (await get(`/api/projects/${SLUG}/launch/protocol?launch=${launch_id}`)).json();
    expect([again.launch.seed, again.tickets]).toEqual([ended.launch.seed, ended.tickets]);
    expect((await get(`/api/projects/${SLUG}/launch/protocol?launch=999`)).statusCode).toBe(404);
    expect((await get(`/api/projects/grand-monarch/launch/protocol?launch=${launch_id}`)).statusCode).toBe(404);
    expect((await run('project', 'launch-end', SLUG, '--by', 'Sana')).text).toContain('over');
    expect((await get(`/api/projects/${SLUG}/units`)).json().project.launch).toBeUndefined();
  });

  it('tells who waits that it is called off before its opening, and nobody else', async () => {
    await setLaunch();
    const [token = '', other = ''] = await join(0, 2);
    await post('/api/launches/leave', { token: other });
    const before = test.outbox.length;
    await run('project', 'launch-end', SLUG, '--by', 'Sana');
    await sendDueMails(test.deps);
    const told = test.outbox.slice(before);
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      ['person-0@example.com', expect.stringMatching(/^The launch of Clifton Courtyard.* is called off$/)],
    ]);
    expect(told[0]?.text).toContain(`/projects/${SLUG}/units`);
    const { launch } = await entry(token);
    expect([launch.state, isCalledOff(launch)]).toEqual(['over', true]);
    // One that has opened is over, but not called off.
    test.setNow(new Date(NOW.getTime() + MINUTE));
    await setLaunch();
    await join(2);
    await at(OPENING);
    const opened = test.outbox.length;
    await run('project', 'launch-end', SLUG, '--by', 'Sana');
    await sendDueMails(test.deps);
    expect(test.outbox.slice(opened).filter(({ subject }) => subject.includes('called off'))).toEqual([]);
    expect(isCalledOff((await get(`/api/projects/${SLUG}/launch`)).json())).toBe(false);
  });

  it.each([
    ['by the clock', () => at(after(60))],
    ['by staff', () => run('project', 'launch-end', SLUG, '--by', 'Sana')],
  ])('leaves no turn behind when it ends %s, so that its job rests', async (_, ends) => {
    await setLaunch('--hours', '1', '--minutes', '600');
    const [token = ''] = await join(0);
    await at(OPENING);
    // A turn ends with the launch at the latest.
    expect((await entry(token)).call_until).toBe(after(60).toISOString());
    await ends();
    expect((await entry(token)).state).toBe('missed');
    expect(await findNextMoment(test.db)).toBeUndefined();
  });

  it('does not look at turns of a launch that is over', async () => {
    await setLaunch('--hours', '1');
    await join(0);
    await at(OPENING);
    // As an earlier release left it.
    await test.deps.pool.query('update launches set ended_at = now()');
    expect(await findNextMoment(test.db)).toBeUndefined();
  });

  it('is told that a unit came back also by a request that finds the end of its hold first', async () => {
    await setLaunch('--minutes', '10', '--hours', '72');
    const [keep = '', ...others] = await freeUnits();
    for (const number of others) await run('project', 'state', SLUG, number, 'not_for_sale', '--by', 'Sana');
    const tokens = await join(0, 2);
    await at(OPENING);
    const called = (await Promise.all(tokens.map(entry))).findIndex(({ state }) => state === 'called');
    await post('/api/launches/hold', { token: tokens[called], unit: keep });
    test.setNow(after(24 * 60 + 1));
    const count = "select count(*)::int as jobs from pgboss.job where name = 'launch-turns' and start_after <= now()";
    const before = (await test.deps.pool.query(count)).rows[0].jobs;
    expect(await releaseDueHolds(test.deps)).toBe(1);
    expect((await test.deps.pool.query(count)).rows[0].jobs).toBe(before + 1);
    await runJob(test.deps, 'launch-turns');
    expect((await entry(tokens[1 - called] ?? '')).state).toBe('called');
  });

  it.each([
    [['launch', SLUG, '--from', '2026-12-05 15:00'], 'Say who does it'],
    [['launch', SLUG, '--from', '2026-12-05 10:00', '--by', 'Sana'], 'in the past'],
    [['launch', SLUG, '--from', 'soon', '--by', 'Sana'], 'Say when'],
    [['launch', SLUG, '--from', '2026-12-05 15:00', '--minutes', '0', '--by', 'Sana'], 'from 1 to 1440'],
    [['launch', 'nowhere', '--from', '2026-12-05 15:00', '--by', 'Sana'], 'project'],
    [['launch-end', SLUG, '--by', 'Sana'], 'no launch'],
  ])('says what is wrong with %j', async (words, text) => {
    const answer = await run('project', ...words);
    expect(answer.ok).toBe(false);
    expect(answer.text).toContain(text);
  });

  it('is not changed while it runs', async () => {
    await setLaunch();
    await at(OPENING);
    expect((await run('project', 'launch', SLUG, '--from', '2026-12-06 15:00', '--by', 'Sana')).text).toContain('runs');
  });

  it('works as plain forms, and gives back what was typed', async () => {
    await setLaunch();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = async (url: string, values: Record<string, string>) =>
      (await post(url, new URLSearchParams(values).toString(), headers)).headers.location;
    const url = `/api/projects/${SLUG}/launch/entries`;
    expect(await send(url, { ...aPerson(0), phone: '12', page: 'ur' })).toBe(
      `/ur/projects/launch?project=${SLUG}&name=Person+0&phone=12&email=person-0%40example.com&refused=PHONE_NOT_UNDERSTOOD`,
    );
    expect(await send(url, { ...aPerson(0), page: 'en' })).toBe(`/projects/launch?project=${SLUG}&asked=1`);
    await sendDueMails(test.deps);
    const [token = ''] = tokensIn(test.outbox);
    expect(await send('/api/launches/join', { token, page: 'en' })).toBe(`/projects/launch?token=${token}`);
    expect(await send('/api/launches/hold', { token, unit: 'C-001', page: 'en' })).toBe(
      `/projects/launch?token=${token}&refused=LAUNCH_NOT_TURN`,
    );
    await at(OPENING);
    const [unit = ''] = await freeUnits();
    expect(await send('/api/launches/hold', { token, unit, page: 'ur' })).toMatch(
      /^\/ur\/projects\/hold\?token=[\w-]{43}&done=confirmed$/,
    );
    expect(await send('/api/launches/leave', { token: 'x', page: 'en' })).toBe(
      '/projects/launch?token=x&refused=LAUNCH_LINK_INVALID',
    );
  });

  it('refuses tokens that are none, and people without what a hold needs', async () => {
    await setLaunch();
    for (const token of ['', 'x', 'a'.repeat(43)]) {
      for (const verb of ['join', 'leave']) {
        expect((await post(`/api/launches/${verb}`, { token })).statusCode).toBe(400);
      }
      expect((await post('/api/launches/hold', { token, unit: 'C-001' })).statusCode).toBe(400);
    }
    const url = `/api/projects/${SLUG}/launch/entries`;
    expect((await post(url, { ...aPerson(0), email: '' })).json().fields).toHaveProperty('email');
    expect((await post(`/api/projects/nowhere/launch/entries`, aPerson(0))).statusCode).toBe(404);
  });

  it('gives people what they left, and forgets them without losing the order', async () => {
    await setLaunch();
    const { email } = aPerson(0);
    const signedIn = { email, emailProvenAt: NOW, eraseAt: after(-10) };
    const { account } = await test.signIn('buyer', signedIn);
    const [token = ''] = await join(0);
    expect(await exportAccount(test.deps, account.id)).toBeDefined();
    await eraseDueAccounts(test.deps, after(-5));
    expect((await get(`/api/launches/${token}`)).statusCode).toBe(400);
    const { rows } = await test.deps.pool.query('select name, phone, email, email_key, state from launch_entries');
    expect(rows).toEqual([{ name: 'erased', phone: '', email: '', email_key: '', state: 'left' }]);
    expect((await protocol()).tickets).toHaveLength(1);
    await post(`/api/projects/${SLUG}/launch/entries`, aPerson(1));
    await sendDueMails(test.deps);
    await join(2);
    test.setNow(after(60 * 24 * 900));
    await runJob(test.deps, 'retention-erase');
    const left = await test.deps.pool.query('select name from launch_entries');
    expect(left.rows).toEqual([{ name: 'erased' }, { name: 'erased' }]);
  });
});

describe('a launch day of 300 visitors', () => {
  it('gives each unit at most once, each person one, and calls in the order of the lot', async () => {
    await setLaunch('--minutes', '10', '--places', '6');
    await Promise.all(
      Array.from({ length: 300 }, (_, index) => post(`/api/projects/${SLUG}/launch/entries`, aPerson(index))),
    );
    await sendDueMails(test.deps);
    const tokens = tokensIn(test.outbox);
    expect(tokens).toHaveLength(300);
    const early = tokens.slice(0, 260);
    const pressed = await Promise.all(
      [...early, ...early.slice(0, 40)].map((token) => post('/api/launches/join', { token })),
    );
    expect([...new Set(pressed.map(({ statusCode }) => statusCode))]).toEqual([200]);
    test.setNow(OPENING);
    // Two processes see to the turns at once, while latecomers press their links.
    await Promise.all([
      runJob(test.deps, 'launch-turns'),
      runJob(test.deps, 'launch-turns'),
      ...tokens.slice(260).map((token) => post('/api/launches/join', { token })),
    ]);
    const units = await freeUnits();
    const stored = await test.deps.pool.query<{ hash: string; place: number }>(
      'select token_hash as hash, place from launch_entries',
    );
    const placeOf = new Map(stored.rows.map(({ hash, place }) => [hash, place]));
    const place = (token: string) => placeOf.get(hashToken(token)) ?? 0;
    const inOrder = [...tokens].sort((one, other) => place(one) - place(other));
    for (let round = 0; round < 3; round += 1) {
      // Everybody near presses at once, whoever's turn it is, half of them for the same unit.
      const pressedNow = inOrder.slice(round * 8, round * 8 + 30);
      const answers = await Promise.all(
        pressedNow.map((token, index) =>
          post('/api/launches/hold', { token, unit: units[index % 2 ? round : (round * 8 + index) % units.length] }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
      expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
      await at(after((round + 1) * 10));
    }
    const { rows } = await test.deps.pool.query<{ place: number; state: string; calledAt: Date | null }>(
      'select place, state, called_at as "calledAt" from launch_entries order by place',
    );
    expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
    const called = rows.filter(({ calledAt }) => calledAt !== null);
    expect(called.map(({ place }) => place)).toEqual(called.map((_, index) => index + 1));
    const moments = called.map(({ calledAt }) => new Date(calledAt ?? 0).getTime());
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    const holds = await test.deps.pool.query<Record<string, number>>(
      `select count(*)::int as holds, count(distinct unit_id)::int as units, count(distinct email_key)::int as people,
        (select count(*)::int from launch_entries where state = 'held') as held,
        (select count(*)::int from units where state = 'held' and project = $1) as shown
        from unit_holds h join units u on u.id = h.unit_id where h.state = 'active' and u.project = $1`,
      [SLUG],
    );
    const { holds: count } = holds.rows[0] ?? {};
    expect(holds.rows[0]).toMatchObject({ units: count, people: count, shown: count });
    const { launch, tickets } = await protocol();
    expect(checkProtocol({ ...launch, tickets })).toBe('right');
    expect(tickets.filter(({ drawn }: { drawn: boolean }) => drawn)).toHaveLength(260);
  });
});
