import type { SavedSearch, SavedSearches } from '@karachi-estates/contracts/searches';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { areaDictionary, findArea } from '../areas/areas.store.ts';
import { runJob } from '../jobs/jobs.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { saveSearchFor } from '../testing/savedSearches.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { eraseSearchesOf, everySearchOf, moveSearches } from './searches.store.ts';
import { searches } from './searches.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(new Date());
  await test.reset();
});

const DAY = 86_400_000;
const EMAIL = 'amna@example.com';
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers });
const form = (url: string, fields: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const ask = (fields: object = {}) =>
  post('/api/searches/by-email', { email: EMAIL, query: 'propertyType=House&purpose=sale', ...fields });
const rows = () => test.db.select().from(searches);

async function mailedToken(): Promise<string> {
  await sendDueMails(test.deps);
  return /confirm\?token=([\w-]{43})/.exec(test.outbox.at(-1)?.text ?? '')?.[1] ?? '';
}

async function confirmed(fields: object = {}): Promise<string> {
  await ask(fields);
  const answer = await post('/api/searches/confirm', { token: await mailedToken() });
  return answer.json<{ token: string }>().token;
}

describe('a search without an account', () => {
  it('is confirmed with the link of the mail, managed with its token and ended with one click', async () => {
    expect((await ask()).statusCode).toBe(202);
    const confirm = await mailedToken();
    const [mail] = test.outbox;
    expect(mail?.text).toContain('House · For sale');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect((await rows())[0]?.confirmedAt).toBeNull();

    const { token } = (await post('/api/searches/confirm', { token: confirm })).json<{ token: string }>();
    expect((await post('/api/searches/confirm', { token: confirm })).statusCode).toBe(200);
    const seen = await test.app.inject(`/api/searches/managed?token=${token}`);
    expect(seen.json<SavedSearch>()).toMatchObject({
      name: 'House · For sale',
      query: 'propertyType=House&purpose=sale',
      frequency: 'daily',
      paused: false,
    });
    const change = { token, name: 'For my parents', frequency: 'weekly' };
    expect((await post('/api/searches/managed/change', change)).statusCode).toBe(200);
    expect((await rows())[0]).toMatchObject({ name: 'For my parents', frequency: 'weekly' });

    const header = /<([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const oneClick = await form(new URL(header).pathname, { 'List-Unsubscribe': 'One-Click' });
    expect(oneClick.statusCode).toBe(200);
    expect((await rows())[0]?.pausedAt).not.toBeNull();
    // The link of the first mail does not bring back what was ended.
    await post('/api/searches/confirm', { token: confirm });
    expect((await rows())[0]?.pausedAt).not.toBeNull();
    expect((await post('/api/searches/managed/change', { token, act: 'resume' })).statusCode).toBe(200);
    expect((await rows())[0]?.pausedAt).toBeNull();
    expect((await post('/api/searches/managed/change', { token, act: 'delete' })).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('repeats nothing in its mail that a stranger may have typed, until it is confirmed', async () => {
    const name = 'You won https://evil.example';
    await ask({ name });
    const token = await mailedToken();
    expect(test.outbox[0]?.text).toContain('House · For sale');
    expect(JSON.stringify(test.outbox)).not.toContain('evil.example');
    await post('/api/searches/confirm', { token });
    expect((await rows())[0]?.name).toBe(name);
  });

  it('is open to who confirms each, however many they are; who confirms none waits until tomorrow', async () => {
    const asked = (number: number) => ({ query: `propertyType=House&purpose=sale&bedrooms=${number}` });
    for (let number = 1; number <= 8; number += 1) expect(await confirmed(asked(number))).toMatch(/^[\w-]{43}$/);
    const strangers = { email: 'somebody@example.com' };
    for (let number = 1; number <= 6; number += 1)
      expect((await ask({ ...strangers, ...asked(number) })).statusCode).toBe(202);
    const refused = await ask({ ...strangers, ...asked(7) });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_TODAY']);
  });

  it('looks for something else where its filters are changed with its token, by a form too', async () => {
    const token = await confirmed();
    await confirmed({ query: 'propertyType=Flat' });
    const managed = (fields: Record<string, string>) => form('/api/searches/managed/change', { token, ...fields });
    const changed = await managed({ query: 'propertyType=House&purpose=rent&sort=price_asc', page: 'ur' });
    expect(changed.headers.location).toBe(`/ur/saved-searches/manage?token=${token}&done=changed`);
    const seen = await test.app.inject(`/api/searches/managed?token=${token}`);
    // Nobody gave it a name, so its name follows.
    expect(seen.json<SavedSearch>()).toMatchObject({
      query: 'propertyType=House&purpose=rent',
      name: 'House · For rent',
      frequency: 'daily',
    });
    await managed({ name: 'For my parents' });
    const byCall = (query: string) => post('/api/searches/managed/change', { token, query });
    expect((await byCall('propertyType=House')).statusCode).toBe(200);
    expect((await rows()).find((each) => each.token === token)).toMatchObject({
      name: 'For my parents',
      query: 'propertyType=House',
    });
    const twin = await byCall('propertyType=Flat');
    expect([twin.statusCode, twin.json().code]).toEqual([409, 'SEARCH_SAVED_ALREADY']);
    expect((await byCall('area=atlantis')).statusCode).toBe(400);
    // Its form goes back to the page that chooses filters, with those that were chosen.
    const refused = await managed({ query: 'propertyType=Flat', page: 'en' });
    expect([refused.statusCode, refused.headers.location]).toEqual([
      303,
      `/saved-searches/manage?propertyType=Flat&token=${token}&change=1&refused=SEARCH_SAVED_ALREADY`,
    ]);
    expect((await rows()).map(({ query }) => query).sort()).toEqual(['propertyType=Flat', 'propertyType=House']);
  });

  it('is changed by no GET, whoever looks at the links of a mail', async () => {
    await ask();
    const token = await mailedToken();
    for (const url of ['confirm', 'managed', 'unsubscribe']) {
      expect((await test.app.inject(`/api/searches/${url}?token=${token}`)).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await rows())[0]?.confirmedAt).toBeNull();
  });

  it('is of all areas that its query names, however often it says their name', async () => {
    const described = await test.app.inject('/api/searches/described?area=clifton&area=dha');
    expect(described.statusCode).toBe(200);
    expect(described.json().parts).toEqual(expect.arrayContaining([expect.stringContaining('Clifton')]));
    expect(new URLSearchParams(described.json().query).get('area')?.split(',')).toHaveLength(2);
    const asked = await form('/api/searches/by-email', {
      email: EMAIL,
      query: 'area=clifton&area=dha',
      page: 'en',
      frequency: 'at_once',
    });
    expect(asked.statusCode).toBe(303);
    expect((await rows()).at(-1)?.query).toBe(described.json().query);
  });

  it('is led to the page that ends it where a mail program opens the link of its header', async () => {
    const token = await confirmed();
    const url = `/api/searches/unsubscribe/${token}`;
    const opened = await test.app.inject({ url, headers: { 'accept-language': 'ur' } });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `/ur/saved-searches/unsubscribe?token=${token}`,
    ]);
    expect((await rows())[0]?.pausedAt).toBeNull();
  });

  it('works as plain forms, which answer with a page in their language', async () => {
    const asked = await form('/api/searches/by-email', {
      email: EMAIL,
      query: 'bedrooms=3',
      frequency: 'at_once',
      page: 'ur',
    });
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/ur/saved-searches/new?asked=1']);
    const confirm = await mailedToken();
    expect(test.outbox.at(-1)?.html).toContain('dir="rtl"');
    const done = await form('/api/searches/confirm', { token: confirm, page: 'ur' });
    expect(done.headers.location).toMatch(/^\/ur\/saved-searches\/manage\?token=[\w-]{43}&done=confirmed$/);
    const token = new URL(done.headers.location ?? '', 'http://x').searchParams.get('token') ?? '';
    const save = { token, act: 'save', frequency: 'daily', quiet_hours: 'on', page: 'en' };
    const nameless = await form('/api/searches/managed/change', { ...save, name: '' });
    expect(nameless.headers.location).toBe(
      `/saved-searches/manage?token=${token}&frequency=daily&quiet_hours=on&refused=SEARCH_NAME_MISSING`,
    );
    const paused = await form('/api/searches/managed/change', { token, act: 'pause', page: 'en' });
    expect(paused.headers.location).toBe(`/saved-searches/manage?token=${token}&done=changed`);
    const ended = await form('/api/searches/unsubscribe', { token, page: 'en' });
    expect(ended.headers.location).toBe('/saved-searches/unsubscribe?done=1');
    const gone = await form('/api/searches/managed/change', { token, act: 'delete', page: 'en' });
    expect(gone.headers.location).toBe('/saved-searches/manage?done=deleted');
  });

  it('sends a plain form that is wrong back to its page with what was typed', async () => {
    const typed = { email: 'nobody', name: 'For us', frequency: 'weekly', quiet_hours: 'off' };
    const wrong = await form('/api/searches/by-email', { ...typed, query: 'bedrooms=3', page: 'en' });
    expect([wrong.statusCode, wrong.headers.location]).toEqual([
      303,
      '/saved-searches/new?bedrooms=3&name=For+us&email=nobody&frequency=weekly&quiet_hours=off&refused=EMAIL_INVALID',
    ]);
    const managed = { token: 'x', act: 'save', name: ' ', frequency: 'weekly', quiet_hours: 'off', page: 'en' };
    const unknown = await form('/api/searches/managed/change', managed);
    expect(unknown.headers.location).toMatch(
      /^\/saved-searches\/manage\?token=x&name=\+&frequency=weekly&quiet_hours=off&refused=\w+$/,
    );
    const old = await form('/api/searches/confirm', { token: 'x', page: 'ur' });
    expect(old.headers.location).toMatch(/^\/ur\/saved-searches\/confirm\?token=x&refused=\w+$/);
    const strange = await test.app.inject({
      method: 'POST',
      url: '/api/searches/by-email',
      payload: { query: [1], page: 'en' },
    });
    expect([strange.statusCode, strange.headers.location]).toEqual([303, '/saved-searches/new?refused=1']);
  });

  it('answers the same for who has the search and who has not, and mails its owner, once, where it is changed', async () => {
    const token = await confirmed();
    const sent = test.outbox.length;
    const [again, stranger] = [await ask(), await ask({ email: 'stranger@example.com' })];
    expect([again.statusCode, again.json()]).toEqual([stranger.statusCode, stranger.json()]);
    await sendDueMails(test.deps);
    const [known, ...others] = test.outbox.slice(sent);
    expect([known?.to, known?.subject]).toEqual([EMAIL, 'You have this search already']);
    expect(known?.text).toContain(`/saved-searches/manage?token=${token}`);
    expect(others.map(({ to }) => to)).toEqual(['stranger@example.com']);
    await ask();
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(sent + 2);
  });

  it('writes one mail for a double click, and no more than a few a day for any filters', async () => {
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(1);
    const more = [];
    for (let bedrooms = 1; bedrooms <= 5; bedrooms += 1) more.push(await ask({ query: `bedrooms=${bedrooms}` }));
    // Who is sent nothing is told so.
    expect(more.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429, 429]);
    expect(Number(more.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(4);
  });

  it('is refused the seventh time of a day whether the address has searches or not', async () => {
    await confirmed();
    const statuses = async (email: string) => {
      const answers = [];
      for (let times = 0; times < 7; times += 1) answers.push((await ask({ email })).statusCode);
      return answers;
    };
    test.setNow(new Date(Date.now() + 2 * DAY));
    expect(await statuses('stranger@example.com')).toEqual(await statuses(EMAIL));
  });

  it('is not changed by somebody else who types its address', async () => {
    const token = await confirmed({ name: 'Mine' });
    await post('/api/searches/unsubscribe', { token });
    test.setNow(new Date(Date.now() + DAY));
    await ask({ name: 'Not mine', frequency: 'at_once' });
    expect((await rows())[0]).toMatchObject({ name: 'Mine', frequency: 'daily' });
    expect((await rows())[0]?.pausedAt).not.toBeNull();
    await post('/api/searches/confirm', { token: await mailedToken() });
    expect((await rows())[0]?.pausedAt).toBeNull();
  });

  it('has what is chosen when it is asked for again once that is confirmed, and keeps the rest', async () => {
    const token = await confirmed({ name: 'Mine', frequency: 'weekly', quiet_hours: 'off' });
    await post('/api/searches/unsubscribe', { token });
    test.setNow(new Date(Date.now() + DAY));
    await ask({ frequency: 'at_once', page: 'ur' });
    expect((await rows())[0]).toMatchObject({ frequency: 'weekly', locale: 'en' });
    await post('/api/searches/confirm', { token: await mailedToken() });
    const again = { name: 'Mine', frequency: 'at_once', locale: 'ur', quietHours: false, pausedAt: null };
    expect(await rows()).toMatchObject([{ ...again, askedWish: null }]);
    expect((await rows())[0]?.nextAlertAt.getTime()).toBeLessThanOrEqual(Date.now() + DAY + 60_000);
  });

  it.each([
    { email: 'nobody' },
    { email: 'a@example.com\nBcc: x@example.com' },
    { query: 'area=Atlantis' },
    { query: 'propertyType=Castle' },
    { query: 'minPrice=9&maxPrice=8' },
    { query: 'area=%00' },
    { name: 'x'.repeat(200) },
    { frequency: 'hourly' },
  ])('is refused with %j', async (fields) => {
    expect((await ask(fields)).statusCode).toBe(400);
  });

  it.each(['', 'x', 'x'.repeat(43)])('does not know the token %j', async (token) => {
    expect((await test.app.inject(`/api/searches/managed?token=${token}`)).statusCode).toBe(400);
    for (const url of ['confirm', 'managed/change', 'unsubscribe']) {
      expect((await post(`/api/searches/${url}`, { token })).statusCode).toBe(400);
    }
  });

  it('is forgotten when nobody confirms it, or long after it was ended', async () => {
    await ask({ query: 'bedrooms=1' });
    const token = await confirmed({ query: 'bedrooms=2' });
    await confirmed({ query: 'bedrooms=3' });
    await post('/api/searches/unsubscribe', { token });
    test.setNow(new Date(Date.now() + 15 * DAY));
    await runJob(test.deps, 'retention-erase');
    expect((await rows()).map(({ query }) => query).sort()).toEqual(['bedrooms=2', 'bedrooms=3']);
    test.setNow(new Date(Date.now() + 91 * DAY));
    await runJob(test.deps, 'retention-erase');
    expect((await rows()).map(({ query }) => query)).toEqual(['bedrooms=3']);
  });
});

describe('a search of an account', () => {
  it('keeps what is set of it where it is saved again without that, and starts again', async () => {
    const { headers } = await test.signIn('buyer');
    const set = { name: 'Mums house', frequency: 'at_once', quiet_hours: 'off' };
    const query = 'propertyType=House';
    const { search_id: id } = (await post('/api/searches', { query, ...set }, headers)).json<SavedSearch>();
    await test.app.inject({ method: 'PUT', url: `/api/searches/${id}`, payload: { paused: true }, headers });
    const again = await post('/api/searches', { query }, headers);
    expect(again.json()).toMatchObject({ search_id: id, ...set, paused: false });
    const weekly = await post('/api/searches', { query, frequency: 'weekly' }, headers);
    expect(weekly.json()).toMatchObject({ ...set, frequency: 'weekly' });
  });

  const listed = async (headers: { authorization: string }) =>
    (await test.app.inject({ url: '/api/searches', headers })).json<SavedSearches>();

  it('is saved, renamed, paused and deleted by its owner alone', async () => {
    const { headers } = await test.signIn('buyer', { emailProvenAt: new Date() });
    const id = await saveSearchFor(test, headers, 'bedrooms=3&sort=price_asc&limit=5');
    const change = { name: 'Near school', frequency: 'weekly', paused: true };
    const changed = await test.app.inject({ method: 'PUT', url: `/api/searches/${id}`, headers, payload: change });
    expect(changed.json<SavedSearch>()).toMatchObject({ ...change, query: 'purpose=sale&bedrooms=3' });
    expect(await listed(headers)).toMatchObject({ email_confirmed: true, searches: [change] });
    const other = await test.signIn('buyer');
    expect((await listed(other.headers)).searches).toEqual([]);
    const stolen = await test.app.inject({ method: 'DELETE', url: `/api/searches/${id}`, headers: other.headers });
    expect(stolen.statusCode).toBe(404);
    const deleted = await test.app.inject({ method: 'DELETE', url: `/api/searches/${id}`, headers });
    expect(deleted.statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('that nobody named is listed by a name in the language of the page, and named anew with other filters', async () => {
    const { headers } = await test.signIn('buyer', { emailProvenAt: new Date() });
    const id = await saveSearchFor(test, headers, 'propertyType=House&purpose=sale');
    const given = await saveSearchFor(test, headers, 'bedrooms=3');
    const change = (search: number, payload: object) =>
      test.app.inject({ method: 'PUT', url: `/api/searches/${search}`, headers, payload });
    await change(given, { name: 'For my parents' });
    const names = async (language: string) => {
      const { searches } = await listed({ ...headers, 'accept-language': language } as typeof headers);
      return searches.map(({ name }) => name);
    };
    expect(await names('en')).toEqual(['For my parents', 'House · For sale']);
    const [kept, urdu = ''] = await names('ur');
    expect([kept, urdu]).toEqual(['For my parents', 'مکان · برائے فروخت']);
    // Its form sends the name that it showed.
    await change(id, { name: urdu });
    expect(await names('en')).toEqual(['For my parents', 'House · For sale']);
    await change(id, { query: 'propertyType=Flat&purpose=sale' });
    expect(await names('en')).toEqual(['For my parents', 'Flat · For sale']);
  });

  it('is one of any number: they are listed in pages, exported, merged and erased all', async () => {
    const { headers, account } = await test.signIn('buyer');
    const known = await saveSearchFor(test, headers, '');
    const [row] = await rows();
    const { id: _id, ...columns } = row as NonNullable<typeof row>;
    const many = Array.from({ length: 1_200 }, (_, number) => ({
      ...columns,
      query: `minPrice=${number + 1}`,
      name: `Search ${number}`,
      token: `${number}`.padStart(43, 'x'),
      // Several at the same moment.
      createdAt: new Date(columns.createdAt.getTime() + 1_000 * Math.floor(number / 7)),
    }));
    await test.db.insert(searches).values(many);
    await saveSearchFor(test, headers, 'propertyType=House');

    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const url: string = `/api/searches${cursor ? `?cursor=${cursor}` : ''}`;
      const page: SavedSearches = (await test.app.inject({ url, headers })).json();
      expect(page.searches.length).toBeLessThanOrEqual(50);
      seen.push(...page.searches.map((each) => each.search_id));
      cursor = page.next;
    } while (cursor);
    expect(seen).toHaveLength(1_202);
    expect(new Set(seen).size).toBe(1_202);
    expect(seen).toContain(known);
    const forged = await test.app.inject({ url: '/api/searches?cursor=x', headers });
    expect([forged.statusCode, forged.json().code]).toEqual([400, 'PAGE_OF_RESULTS_INVALID']);

    const owner = { accountId: account.id };
    expect(await everySearchOf(test.db, owner)).toHaveLength(1_202);
    const other = await test.signIn('buyer');
    await saveSearchFor(test, other.headers, 'propertyType=House');
    expect(await test.db.transaction((tx) => moveSearches(tx, owner, other.account.id))).toBe(1_201);
    expect(await everySearchOf(test.db, { accountId: other.account.id })).toHaveLength(1_202);
    await eraseSearchesOf(test.db, other.account.id, undefined);
    expect(await rows()).toEqual([]);
  });

  it('is one search, however often and in which order its filters are saved', async () => {
    const { headers } = await test.signIn('seller');
    const ids = [];
    for (const query of ['bedrooms=3&propertyType=House', 'propertyType=House&bedrooms=3&sort=newest&limit=2']) {
      ids.push(await saveSearchFor(test, headers, query));
    }
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps an area drawn with a hundred corners, one search however finely it was written', async () => {
    const { headers } = await test.signIn('buyer');
    const drawn = (more: string) =>
      Array.from({ length: 100 }, (_, corner) => {
        const angle = (corner * Math.PI) / 50;
        const [east, north] = [67 + Math.cos(angle) / 10, 24.9 + Math.sin(angle) / 10];
        return `${east.toFixed(4)}${more}_${north.toFixed(4)}${more}`;
      }).join('_');
    const coarse = await saveSearchFor(test, headers, `shapes=${drawn('')}&box=66.9,24.8,67.1,25`);
    expect(await saveSearchFor(test, headers, `box=66.9_24.8_67.1_25&shapes=${drawn('0')}`)).toBe(coarse);
    const tooLong = { query: `shapes=${Array(5).fill(drawn('')).join('*')}` };
    const refused = await post('/api/searches', tooLong, headers);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['query']]);
  });

  it.each([
    ['en', ''],
    ['ur', '/ur'],
  ])('looks for something else without scripts by the link of its mails, in %s', async (page, path) => {
    const { headers } = await test.signIn('buyer', { email: EMAIL, emailProvenAt: new Date() });
    const id = await saveSearchFor(test, headers, 'propertyType=Flat');
    const token = (await rows()).find((each) => each.id === id)?.token ?? '';
    const changed = await form('/api/searches/managed/change', { token, query: 'propertyType=House', page });
    expect(changed.headers.location).toBe(`${path}/saved-searches/manage?token=${token}&done=changed`);
    expect((await listed(headers)).searches).toMatchObject([{ search_id: id, query: 'propertyType=House' }]);
  });

  it('stands beside those that were saved with its address, once that is proven', async () => {
    await confirmed();
    const stranger = await test.signIn('buyer', { email: EMAIL });
    expect(await listed(stranger.headers)).toEqual({ email_confirmed: false, searches: [], next: null });
    await test.reset();
    await confirmed();
    const owner = await test.signIn('buyer', { email: EMAIL, emailProvenAt: new Date() });
    expect((await listed(owner.headers)).searches).toHaveLength(1);
  });

  it('takes over the one that its proven address saved by mail, which then writes once', async () => {
    const token = await confirmed({ name: 'By mail' });
    const { headers, account } = await test.signIn('buyer', { email: EMAIL, emailProvenAt: new Date() });
    const id = await saveSearchFor(test, headers, 'purpose=sale&propertyType=House');
    const saved = { id, accountId: account.id, email: null, emailKey: null, frequency: 'at_once', pausedAt: null };
    expect(await rows()).toMatchObject([saved]);
    // The links of the mails that were sent already lead to it still.
    expect((await test.app.inject(`/api/searches/managed?token=${token}`)).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(202);
    await post('/api/searches/confirm', { token: await mailedToken() });
    await saveSearchFor(test, headers, 'purpose=sale&propertyType=House');
    expect(await rows()).toMatchObject([saved]);
  });

  it('takes over also the one that waits for the link of its mail, which then begins nothing anew', async () => {
    await ask();
    const link = await mailedToken();
    const { headers } = await test.signIn('buyer', { email: EMAIL, emailProvenAt: new Date() });
    const id = await saveSearchFor(test, headers, 'purpose=sale&propertyType=House');
    const paused = { paused: true };
    await test.app.inject({ method: 'PUT', url: `/api/searches/${id}`, headers, payload: paused });
    expect((await post('/api/searches/confirm', { token: link })).statusCode).toBe(200);
    expect((await listed(headers)).searches).toMatchObject([paused]);
    expect(await rows()).toHaveLength(1);
  });

  it('is one also where the address confirms by mail what the account has, whatever is changed later', async () => {
    const { headers } = await test.signIn('buyer', { email: EMAIL, emailProvenAt: new Date() });
    const id = await saveSearchFor(test, headers, 'purpose=sale&propertyType=House');
    await ask();
    const link = { token: await mailedToken() };
    for (const _press of ['first', 'second']) {
      const { token } = (await post('/api/searches/confirm', link)).json<{ token: string }>();
      expect((await test.app.inject(`/api/searches/managed?token=${token}`)).statusCode).toBe(200);
    }
    expect(await rows()).toMatchObject([{ id, pausedAt: null }]);
    const other = await confirmed({ query: 'propertyType=Flat' });
    const twin = await post('/api/searches/managed/change', { token: other, query: 'purpose=sale&propertyType=House' });
    expect([twin.statusCode, twin.json().code]).toEqual([409, 'SEARCH_SAVED_ALREADY']);
  });

  it('leaves alone what an address saved that is not proven', async () => {
    await confirmed();
    const { headers } = await test.signIn('buyer', { email: EMAIL });
    await saveSearchFor(test, headers, 'purpose=sale&propertyType=House');
    expect((await rows()).map(({ emailKey }) => emailKey).sort()).toEqual([EMAIL, null]);
  });

  it('goes with the account', async () => {
    await confirmed();
    const { headers, account } = await test.signIn('buyer', {
      email: EMAIL,
      emailProvenAt: new Date(),
      eraseAt: new Date(Date.now() - 1),
    });
    await saveSearchFor(test, headers, 'bedrooms=2');
    const other = await test.signIn('buyer');
    await saveSearchFor(test, other.headers, 'bedrooms=5');
    await eraseDueAccounts(test.deps, new Date());
    expect((await rows()).map(({ accountId }) => accountId === account.id)).toEqual([false]);
    expect(await rows()).toHaveLength(1);
  });
});

it('tells what a search looks for, in both languages, and what is wrong with its filters', async () => {
  const url = '/api/searches/described?area=Clifton&bedrooms=3&maxPrice=25000000';
  const described = await test.app.inject(url);
  expect(described.json()).toMatchObject({
    name: 'For sale · Clifton · Up to 2.5 Crore · 3+ bedrooms',
    parts: ['For sale', 'Clifton', 'Up to 2.5 Crore', '3+ bedrooms'],
  });
  const urdu = await test.app.inject({ url, headers: { 'accept-language': 'ur' } });
  expect(urdu.json<{ name: string }>().name).toContain('کلفٹن');
  expect((await test.app.inject('/api/searches/described?area=Atlantis')).statusCode).toBe(400);
});

describe('the searches of a device', () => {
  const newHomes = async (looked: { query: string; seconds_ago: number }[]) =>
    post('/api/searches/new-homes', { searches: looked });
  const bring = (headers: { authorization: string }, kept: { query: string; name: string }[]) =>
    post('/api/searches/bring', { searches: kept }, headers);

  async function fill(...homes: Partial<typeof properties.$inferInsert>[]) {
    const { account } = await test.signIn('seller', { plan: 'premium' });
    const { id: areaId = 0 } = findArea(await areaDictionary(test.deps), 'Clifton') ?? {};
    const usual = { sellerId: account.id, areaId, propertyType: 'House', title: 'A house', price: 10_000_000 };
    await test.db.insert(properties).values(homes.map((home) => ({ ...usual, ...home })));
    test.deps.changes.expectNews();
  }
  const minutesAgo = (minutes: number) => new Date(test.deps.clock().getTime() - minutes * 60_000);

  it('count the homes that were posted since each was looked at, in the order asked', async () => {
    await fill(
      { createdAt: minutesAgo(5), bedrooms: 3 },
      { createdAt: minutesAgo(30), bedrooms: 3 },
      { createdAt: minutesAgo(5), bedrooms: 2, propertyType: 'Flat' },
      { createdAt: minutesAgo(5), bedrooms: 3, status: 'paused' },
    );
    const answer = await newHomes([
      { query: 'bedrooms=3', seconds_ago: 600 },
      { query: 'bedrooms=3', seconds_ago: 3_600 },
      { query: 'propertyType=Flat,House', seconds_ago: 600 },
      { query: '', seconds_ago: 3_600 },
      { query: 'area=Atlantis', seconds_ago: 600 },
      { query: 'area=clifton&area=dha&sort=price_asc', seconds_ago: 0 },
    ]);
    expect([answer.statusCode, answer.json()]).toEqual([200, { counts: [1, 2, 2, 3, null, 0] }]);
  });

  it('count up to a hundred, and are few in one call', async () => {
    await fill(...Array.from({ length: 105 }, () => ({ createdAt: minutesAgo(1) })));
    const one = { query: '', seconds_ago: 600 };
    expect((await newHomes([one])).json()).toEqual({ counts: [100] });
    expect((await newHomes([])).json()).toEqual({ counts: [] });
    expect((await newHomes(Array(20).fill(one))).statusCode).toBe(200);
    for (const wrong of [Array(21).fill(one), [{ query: '', seconds_ago: -1 }], [{ query: '', seconds_ago: 1e9 }]])
      expect((await newHomes(wrong)).statusCode).toBe(400);
  });

  it('come to the account once, paused and in their order, however often and from wherever they are brought', async () => {
    const { headers } = await test.signIn('buyer');
    const kept = [
      { query: 'bedrooms=3', name: 'For my parents' },
      { query: 'purpose=rent', name: '' },
      { query: 'area=Atlantis', name: 'Sunk' },
    ];
    expect((await bring(headers, kept)).json()).toEqual({ brought: 2 });
    const again = await Promise.all([bring(headers, kept), bring(headers, kept)]);
    expect(again.map((answer) => answer.json())).toEqual([{ brought: 0 }, { brought: 0 }]);
    const { searches: listed } = (await test.app.inject({ url: '/api/searches', headers })).json<SavedSearches>();
    expect(listed.map(({ name, paused }) => [name, paused])).toEqual([
      ['For my parents', true],
      ['For rent', true],
    ]);
  });

  it('leave what the account has already as it is, also what its address saved by mail', async () => {
    await confirmed({ name: 'By mail' });
    const { headers } = await test.signIn('buyer', { email: EMAIL, emailProvenAt: new Date() });
    await saveSearchFor(test, headers, 'bedrooms=3');
    const known = [
      { query: 'propertyType=House&purpose=sale', name: 'Twice' },
      { query: 'sort=newest&bedrooms=3', name: 'Twice' },
    ];
    expect((await bring(headers, known)).json()).toEqual({ brought: 0 });
    const left = (await rows()).map(({ name, pausedAt }) => [name, pausedAt]);
    expect(left.sort()).toEqual([
      ['3+ bedrooms', null],
      ['By mail', null],
    ]);
  });
});
