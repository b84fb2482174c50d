import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '../mail/mail.actions.ts';
import { subscribers } from '../newsletter/newsletter.table.ts';
import { launchEntries, launches } from '../projects/launches.table.ts';
import { seedProjects } from '../projects/projects.seed.ts';
import { unitHolds, units, visitSlots, visits } from '../projects/projects.table.ts';
import { properties } from '../properties/properties.table.ts';
import { searches } from '../searches/searches.table.ts';
import { readArchive } from '../testing/readArchive.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { viewings } from '../viewings/viewings.table.ts';

const OLD = 'Hina@Old.example';
const NEW = 'hina@new.example';
const NOW = new Date('2026-11-30T08:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(NOW);
  await test.reset();
});

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers });
const mails = async () => {
  await sendDueMails(test.deps);
  return test.outbox.splice(0);
};

/** Changes the address of an account, and presses all links. */
async function move({ account, headers }: Person): Promise<void> {
  await mails();
  expect((await post('/api/auth/change-email', { email: NEW }, headers)).statusCode).toBe(200);
  for (const { text } of await mails())
    await post('/api/auth/confirm-email', { token: /\/confirm-email\/([\w-]{43})/.exec(text)?.[1] ?? '' });
  const { rows } = await test.deps.pool.query('select email from accounts where id = $1', [account.id]);
  expect(rows).toEqual([{ email: NEW }]);
}

/** A home of another seller, or of this one. */
async function aHome(columns: Partial<typeof properties.$inferInsert> = {}): Promise<number> {
  const sellerId = columns.sellerId ?? (await test.signIn('seller')).account.id;
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
  const facts = { areaId: rows[0]?.id ?? 0, propertyType: 'House', title: 'House with a view', price: 20_000_000 };
  const [home] = await test.db
    .insert(properties)
    .values({ ...facts, ...columns, sellerId })
    .returning();
  return home?.id ?? 0;
}

const owner = (proven: Date | null = NOW) => test.signIn('seller', { email: OLD, emailProvenAt: proven });
const asked = { name: 'Hina', phone: '0300 1234567', time_1: '2026-12-03T12:00' };

describe('what a seller shows', () => {
  it('is the new address, where their listings showed the one before', async () => {
    const person = await owner(null);
    const shown = await aHome({ sellerId: person.account.id, email: OLD });
    const other = await aHome({ sellerId: person.account.id, email: 'office@example.com' });
    const stranger = await aHome({ email: OLD });
    const emailOf = async (id: number) => (await test.app.inject(`/api/properties/single?id=${id}`)).json().email;
    expect(await emailOf(shown)).toBe(OLD);
    await move(person);
    expect(await Promise.all([shown, other, stranger].map(emailOf))).toEqual([NEW, 'office@example.com', OLD]);
  });
});

describe('viewings', () => {
  const ask = (home: number, headers: Record<string, string>) =>
    post('/api/viewings', { property_id: String(home), words: '', ...asked }, headers);
  const askAsGuest = (home: number, email: string) =>
    post('/api/viewings/by-email', { property_id: String(home), words: '', email, ...asked });
  const tokenIn = (text = '') => /\/viewing\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
  const act = (token: string, payload: object) => post('/api/viewings/linked/act', { token, ...payload });
  const rows = () => test.db.select().from(viewings).orderBy(viewings.id);

  it('are mailed to the new address, and one home is seen once at a time', async () => {
    const person = await owner();
    const home = await aHome();
    expect((await ask(home, person.headers)).statusCode).toBe(201);
    const [toSeller] = await mails();
    await move(person);
    await mails();
    expect((await act(tokenIn(toSeller?.text), { act: 'accept' })).statusCode).toBe(200);
    const recipients = (await mails()).map(({ to }) => to);
    expect(recipients).toContain(NEW);
    expect(recipients).not.toContain(OLD);
    const again = await test.signIn('buyer');
    await test.deps.pool.query('update sessions set account_id = $1 where account_id = $2', [
      person.account.id,
      again.account.id,
    ]);
    expect((await ask(home, again.headers)).json()).toMatchObject({ code: 'VIEWING_EXISTS' });
  });

  it('of one home become one: what waits for its link goes, else the older one, which is called off', async () => {
    const person = await owner();
    const [first, second] = [await aHome(), await aHome()];
    for (const home of [first, second]) await ask(home, person.headers);
    for (const home of [first, second]) await askAsGuest(home, NEW);
    const toNew = (await mails()).filter(({ to }) => to === NEW);
    await act(tokenIn(toNew[1]?.text), { act: 'confirm' });
    await move(person);
    const stored = await rows();
    expect(stored.map(({ emailKey }) => emailKey)).toEqual([NEW, NEW, NEW, NEW]);
    expect(stored.map(({ state }) => state)).toEqual(['asked', 'cancelled', 'cancelled', 'asked']);
    const told = (await mails()).map(({ to, subject }) => [to === OLD, subject]).sort();
    expect(told).toEqual([
      [false, expect.stringContaining('House with a view')],
      [true, 'Your email address was changed'],
    ]);
  });

  it('of an address that nobody has proven are another person’s, unless the account asked for them', async () => {
    const person = await owner(null);
    const [own, strange] = [await aHome(), await aHome()];
    await ask(own, person.headers);
    await askAsGuest(strange, OLD);
    await move(person);
    expect((await rows()).map(({ email }) => email)).toEqual([NEW, OLD]);
  });
});

/** What Hina asked for without an account, by an address. */
async function requestsOf(email: string): Promise<void> {
  const emailKey = email.toLowerCase();
  const who = { name: 'Hina', phone: '0300 1234567', email };
  const wanted = { city: 'Karachi', area: 'Clifton', bedrooms: '3', propertyType: 'Flat', budget: '5000000' };
  await post('/api/properties/add-lead', { ...who, ...wanted, message: `By ${email}` });
  await post('/api/enquiries', { property_id: String(await aHome()), ...who, text: `Is it free? ${email}` });
  await post('/gmregister', { unitType: '4bed', fullName: 'Hina', phoneNumber: '0300 1234567', email });
  const subscription = { unsubscribeToken: email, askedAt: NOW, confirmedAt: NOW };
  await test.db.insert(subscribers).values({ email, emailKey, ...subscription });
}

/** A hold, a visit and a place in a launch, of which an address has one each. */
async function placesOf(email: string, place: number): Promise<void> {
  const phone = `+92300000000${place}`;
  const who = { name: 'Hina', phone, email, emailKey: email.toLowerCase(), locale: 'en' as const };
  const [unit] = await test.db.select().from(units).orderBy(units.id).offset(place).limit(1);
  const times = { askedAt: NOW, linkUntil: later(1) };
  await test.db.insert(unitHolds).values({ ...who, ...times, unitId: unit?.id ?? 0, state: 'active' });
  const [slot] = await test.db.select().from(visitSlots);
  await test.db.insert(visits).values({ ...who, slotId: slot?.id ?? 0, createdAt: NOW });
  const [launch] = await test.db.select().from(launches);
  const entry = { launchId: launch?.id ?? 0, ticket: email, state: 'waiting' as const };
  await test.db.insert(launchEntries).values({ ...who, ...times, ...entry });
}

async function aProject(): Promise<void> {
  await seedProjects(test.deps);
  await test.db.delete(visitSlots);
  const project = 'grand-monarch';
  await test.db.insert(visitSlots).values({ project, startsAt: later(1), endsAt: later(2), places: 5 });
  const lot = { seed: 's', seedHash: 'h', windowMinutes: 10, atOnce: 1, by: 'Asma' };
  await test.db.insert(launches).values({ project, opensAt: later(1), endsAt: later(2), createdAt: NOW, ...lot });
}

const emailsIn = async (table: string) =>
  (await test.deps.pool.query<{ email: string }>(`select email from ${table} order by 1`)).rows.map((row) => row.email);
const TABLES = [
  ...['leads', 'interest_registrations', 'enquiries', 'newsletter_subscribers'],
  ...['unit_holds', 'visits', 'launch_entries'],
];

describe('what was sent with the address before', () => {
  it('is the account’s by the new one, in the export too', async () => {
    await aProject();
    const person = await owner();
    await requestsOf(OLD);
    await placesOf(OLD, 0);
    await move(person);
    for (const table of TABLES) expect(await emailsIn(table), table).toEqual([NEW]);
    const session = await test.signIn('buyer');
    const moved = [person.account.id, session.account.id];
    await test.deps.pool.query('update sessions set account_id = $1 where account_id = $2', moved);
    const answer = await test.app.inject({ url: '/api/auth/export', headers: session.headers });
    const files = await readArchive(answer.rawPayload);
    const requests = JSON.parse(files.get('requests.json')?.toString() ?? '');
    for (const kind of ['leads', 'interest', 'messages', 'holds', 'visits', 'launches'])
      expect(requests[kind], kind).toHaveLength(1);
    expect(requests.newsletter.email).toBe(NEW);
  });

  it('leaves what the new address has once only as it is', async () => {
    await aProject();
    const person = await owner();
    for (const [place, email] of [OLD, NEW].entries()) {
      await requestsOf(email);
      await placesOf(email, place);
    }
    await move(person);
    for (const table of ['leads', 'interest_registrations', 'enquiries'])
      expect(await emailsIn(table), table).toEqual([NEW, NEW]);
    expect(await emailsIn('newsletter_subscribers')).toEqual([NEW]);
    for (const table of ['unit_holds', 'visits', 'launch_entries'])
      expect((await emailsIn(table)).sort(), table).toEqual([OLD, NEW].sort());
  });

  it('stays with an address that nobody has proven', async () => {
    await aProject();
    const person = await owner(null);
    await requestsOf(OLD);
    await placesOf(OLD, 0);
    await move(person);
    for (const table of TABLES) expect(await emailsIn(table), table).toEqual([OLD]);
  });
});

describe('saved searches', () => {
  it('of either address are the account’s, each once', async () => {
    const person = await owner();
    const save = async (email: string, query: string) => {
      await post('/api/searches/by-email', { email, query });
      const token = /confirm\?token=([\w-]{43})/.exec((await mails()).at(-1)?.text ?? '')?.[1];
      expect((await post('/api/searches/confirm', { token })).statusCode).toBe(200);
    };
    await save(OLD, 'bedrooms=3');
    await save(OLD, 'bedrooms=4');
    await save(NEW, 'bedrooms=4');
    await move(person);
    const rows = await test.db.select().from(searches).orderBy(searches.query);
    expect(rows.map(({ query, accountId, email }) => [query, accountId, email])).toEqual([
      ['bedrooms=3', person.account.id, null],
      ['bedrooms=4', person.account.id, null],
    ]);
  });
});
