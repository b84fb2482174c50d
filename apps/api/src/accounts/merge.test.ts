import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyAudit } from '../audit/audit.store.ts';
import { audit } from '../audit/audit.table.ts';
import { deskNotes } from '../desk/desk.table.ts';
import { favourites } from '../favourites/favourites.table.ts';
import { shortlistVotes } from '../favourites/sharing.table.ts';
import { homeOffers } from '../homes/homes.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { sellerMarks } from '../marks/marks.table.ts';
import { checkLedger } from '../orders/operator.actions.ts';
import { hashPassword } from '../plugins/password.ts';
import { properties } from '../properties/properties.table.ts';
import { searches } from '../searches/searches.table.ts';
import { saveSearchFor } from '../testing/savedSearches.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { viewings } from '../viewings/viewings.table.ts';
import { accounts } from './accounts.table.ts';
import { eraseDueAccounts } from './erase.actions.ts';
import { exportAccount } from './export.actions.ts';

let test: TestApp;
let moderator: Record<string, string>;
let areaId: number;
const PASSWORD = 'seven green parrots';
const NOW = new Date('2026-11-25T09:00:00.000Z');
const DAY = 86_400_000;

beforeAll(async () => {
  test = await testApp();
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas order by id limit 1');
  areaId = rows[0]?.id ?? 0;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  test.setNow(NOW);
  moderator = (await test.signInStaff(['moderator'])).headers;
});

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const merge = (ends: Person, stays: Person, who = moderator) =>
  test.app.inject({
    method: 'POST',
    url: '/api/desk/merges',
    payload: { ends: ends.account.id, stays: stays.account.id },
    headers: { 'x-desk': '1', ...who },
  });
const preview = (ends: Person, stays: string) =>
  test.app.inject({
    url: `/api/desk/merges/preview?ends=${ends.account.id}&stays=${encodeURIComponent(stays)}`,
    headers: moderator,
  });
const send = (person: Person, method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: person.headers, ...(payload && { payload }) });
const logIn = (email: string, password = PASSWORD) =>
  test.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
const accountOf = async ({ account }: Person) =>
  (await test.db.select().from(accounts).where(eq(accounts.id, account.id)))[0];

/** A listing, the later ones newer. */
async function home(seller: Person, title: string, minutes = 0): Promise<number> {
  const createdAt = new Date(NOW.getTime() - DAY + minutes * 60_000);
  const values = { sellerId: seller.account.id, areaId, propertyType: 'Flat', title, price: 10_000_000, createdAt };
  const [row] = await test.db.insert(properties).values(values).returning();
  return row?.id ?? 0;
}

/** Two sellers of one person, with a home of somebody else to look at. */
async function two() {
  const ends = await test.signIn('seller', {
    email: 'old@example.com',
    emailProvenAt: NOW,
    locale: 'ur',
    address: 'Block 5, Clifton',
    passwordHash: await hashPassword(PASSWORD),
  });
  const stays = await test.signIn('seller', { email: 'amna@example.com', emailProvenAt: NOW });
  const other = await test.signIn('seller');
  return { ends, stays, seen: await home(other, 'Home to look at') };
}

describe('two accounts of one person', () => {
  it('become one: everything moves once, and what both have is brought together', async () => {
    const { ends, stays, seen } = await two();
    const own = await home(ends, 'Old home');
    const only = await home(await test.signIn('seller'), 'Only in the old shortlist');
    for (const [who, note] of [
      [ends, 'Ask for the lift'],
      [stays, 'Too loud?'],
    ] as const) {
      await send(who, 'POST', '/api/favourites', { property_ids: [seen] });
      await send(who, 'PUT', `/api/favourites/${seen}`, { note });
      await saveSearchFor(test, who.headers, 'propertyType=House');
    }
    await send(ends, 'POST', '/api/favourites', { property_ids: [only] });
    const shared = await send(ends, 'POST', '/api/favourites/sharing');
    const vote = { token: shared.json().token, property_id: String(only), name: 'Bilal', vote: 'yes' };
    await test.app.inject({ method: 'POST', url: '/api/shared-shortlist/vote', payload: vote });
    await saveSearchFor(test, ends.headers, 'propertyType=Flat');
    const asked = { property_id: String(seen), name: 'Amna', phone: '0300 1234567', time_1: '2026-11-27T12:00' };
    expect((await send(ends, 'POST', '/api/viewings', asked)).statusCode).toBe(201);
    await send(ends, 'POST', '/api/support', { subject: 'My photos', words: 'They are turned.' });
    const note = { accountId: ends.account.id, by: 'Sara', text: 'Called.', createdAt: NOW };
    await test.db.insert(deskNotes).values(note);
    const mark = { givenAt: NOW, accountId: ends.account.id };
    await test.db.insert(sellerMarks).values([
      { ...mark, kind: 'licence' as const, detail: 'DHA 4412' },
      { ...mark, kind: 'office' as const, detail: 'Block 5' },
      { ...mark, kind: 'office' as const, detail: 'Block 9', accountId: stays.account.id },
    ]);

    const shown = await preview(ends, 'AMNA@example.com');
    expect(shown.json()).toMatchObject({
      ends: { id: ends.account.id, email: 'old@example.com' },
      stays: { id: stays.account.id, role: 'seller' },
      moves: { listings: 1, favourites: 2, searches: 2, viewings: 1, support: 1, notes: 1, marks: 2 },
      both: { favourites: 1, searches: 1 },
      paused: 0,
      obstacle: null,
    });
    expect((await accountOf(ends))?.mergedInto).toBeNull();

    const done = await merge(ends, stays);
    expect(done.statusCode, done.body).toBe(200);
    const ofStays = { accountId: stays.account.id };
    expect((await test.db.select().from(properties).where(eq(properties.id, own)))[0]?.sellerId).toBe(stays.account.id);
    const kept = await test.db.select().from(favourites);
    expect(kept.map(({ propertyId }) => propertyId).sort()).toEqual([seen, only].sort());
    expect(kept.find(({ propertyId }) => propertyId === seen)).toMatchObject({
      ...ofStays,
      note: 'Too loud?\nAsk for the lift',
    });
    expect(await test.db.select().from(shortlistVotes)).toMatchObject([{ ...ofStays, voter: 'Bilal' }]);
    const family = await test.app.inject(`/api/shared-shortlist?token=${vote.token}`);
    expect(family.statusCode).toBe(200);
    const saved = await test.db.select().from(searches).orderBy(searches.query);
    expect(saved).toMatchObject([
      { ...ofStays, query: 'propertyType=Flat' },
      { ...ofStays, query: 'propertyType=House' },
    ]);
    expect(await test.db.select().from(viewings)).toMatchObject([ofStays]);
    expect((await send(stays, 'GET', '/api/support')).json().requests).toHaveLength(1);
    expect(await test.db.select().from(deskNotes)).toMatchObject([ofStays]);
    const marks = await test.db.select().from(sellerMarks).orderBy(sellerMarks.id);
    expect(marks.map(({ accountId, endedAt }) => [accountId, endedAt === null])).toEqual([
      [stays.account.id, true],
      [stays.account.id, false],
      [stays.account.id, true],
    ]);
    // What the account lacked it has from the other one; its own stays.
    expect(await accountOf(stays)).toMatchObject({ address: 'Block 5, Clifton', email: 'amna@example.com' });
  });

  it('are told apart no more: the old sign-in says which address, masked, and only to who knows the password', async () => {
    const { ends, stays } = await two();
    await merge(ends, stays);
    expect((await send(ends, 'GET', '/api/auth/getuser')).statusCode).toBe(401);
    const wrong = await logIn('old@example.com', 'not the password');
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'LOGIN_INVALID']);
    const right = await logIn('old@example.com');
    expect([right.statusCode, right.json().code]).toEqual([403, 'ACCOUNT_MERGED']);
    expect(right.json().message).toContain('a•••@e•••.com');
    expect(right.body).not.toContain('amna@example.com');
    // The address is taken, so that nobody else gets mails that are meant for its owner.
    const again = { first_name: 'A', last_name: 'B', email: 'old@example.com', agreeToTerms: true };
    const signUp = await test.app.inject({
      method: 'POST',
      url: '/api/auth/signupBuyer',
      payload: { ...again, password: PASSWORD, confirmPassword: PASSWORD },
    });
    expect(signUp.statusCode).toBe(409);
  });

  it('both get a mail in their language, and a forgotten password is answered with where to go', async () => {
    const { ends, stays } = await two();
    await merge(ends, stays);
    await test.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: 'old@example.com' } });
    const to = (address: string) => test.outbox.filter((mail) => mail.to === address);
    // The mail of a forgotten password is written after the answer.
    await vi.waitFor(async () => {
      await sendDueMails(test.deps);
      expect(to('old@example.com')).toHaveLength(2);
    });
    const { email: replyTo } = test.deps.settings.contact;
    expect(to('amna@example.com')).toMatchObject([{ subject: 'Your two accounts are one now', replyTo }]);
    expect(to('amna@example.com')[0]?.text).toContain('o•••@e•••.com');
    const [first, second] = to('old@example.com');
    expect(first?.subject).toBe('آپ کے دونوں اکاؤنٹ اب ایک ہیں');
    expect(second?.text).toBe(first?.text);
    expect(first?.text).toContain('a•••@e•••.com');
    expect(second?.text).not.toContain('reset-password');
  });

  it('keep to the plan of the one that stays: the newest listings stay active, the others are paused by the plan', async () => {
    const { ends, stays } = await two();
    for (let number = 0; number < 4; number += 1) {
      await home(ends, `Old ${number}`, number);
      await home(stays, `New ${number}`, 10 + number);
    }
    const { paused } = (await preview(ends, String(stays.account.id))).json();
    expect(paused).toBeGreaterThan(0);
    await merge(ends, stays);
    const rows = await test.db.select().from(properties).where(eq(properties.sellerId, stays.account.id));
    expect(rows).toHaveLength(8);
    const waiting = rows.filter(({ status }) => status === 'paused');
    expect(waiting).toHaveLength(paused);
    expect(waiting.every(({ pausedByPlan, title }) => pausedByPlan && title.startsWith('Old'))).toBe(paused <= 4);
    await sendDueMails(test.deps);
    expect(test.outbox.find(({ to }) => to === 'amna@example.com')?.text).toContain(`${paused} listings are paused`);
  });

  it('offer one home once: what the staff had joined of both is parted', async () => {
    const { ends, stays, seen } = await two();
    const [one, other] = [await home(ends, 'The home'), await home(stays, 'The same home')];
    for (const id of [other, seen]) {
      const url = `/api/desk/listings/${one}/home`;
      const payload = { with: id, reason: 'Same door.' };
      const headers = { 'x-desk': '1', ...moderator };
      expect((await test.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200);
    }
    expect((await merge(ends, stays)).statusCode).toBe(200);
    const offers = await test.db.select().from(homeOffers).orderBy(homeOffers.propertyId);
    expect(offers.map(({ propertyId }) => propertyId)).toEqual([seen, one].sort((a, b) => a - b));
  });

  it('leave a home that is for sale and to let joined with both, and log what is parted', async () => {
    const { ends, stays, seen } = await two();
    const [sale, rent] = [await home(stays, 'The home'), await home(stays, 'The home, to let')];
    await test.db.update(properties).set({ purpose: 'rent' }).where(eq(properties.id, rent));
    const again = await home(ends, 'The home once more');
    for (const id of [sale, rent, again]) {
      const url = `/api/desk/listings/${seen}/home`;
      const payload = { with: id, reason: 'Same door.' };
      await test.app.inject({ method: 'POST', url, payload, headers: { 'x-desk': '1', ...moderator } });
    }
    expect((await merge(ends, stays)).statusCode).toBe(200);
    const offers = await test.db.select().from(homeOffers).orderBy(homeOffers.propertyId);
    expect(offers.map(({ propertyId }) => propertyId)).toEqual([seen, sale, rent]);
    const parted = await test.db.select().from(audit).where(eq(audit.action, 'listing.part'));
    expect(parted.map(({ subject }) => subject).sort()).toEqual(
      [seen, sale, rent, again].map((id) => `listing:${id}`).sort(),
    );
    expect(parted[0]?.after).toContain(`"parted":${again}`);
  });

  it('are a seller and a buyer, too, but only the buyer may end', async () => {
    const seller = await test.signIn('seller');
    const buyer = await test.signIn('buyer');
    const refused = await merge(seller, buyer);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'MERGE_ROLE']);
    expect((await merge(buyer, seller)).statusCode).toBe(200);
  });

  it.each([
    [
      'an order',
      async ({ headers }: Person) => {
        const payload = { plan: 'pro', months: 1 };
        await test.app.inject({ method: 'POST', url: '/api/orders', payload, headers });
      },
    ],
    [
      'a plan that was given',
      async ({ account }: Person) => {
        const change = { plan: 'pro' as const, planUntil: new Date(NOW.getTime() + DAY) };
        await test.db.update(accounts).set(change).where(eq(accounts.id, account.id));
      },
    ],
  ])('stay two where the one that ends has %s, which cannot move', async (_, give) => {
    const { ends, stays } = await two();
    await home(ends, 'Old home');
    await give(ends);
    expect((await preview(ends, String(stays.account.id))).json().obstacle).toContain('cannot move to another account');
    const refused = await merge(ends, stays);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'MERGE_BOOKS']);
    expect(await test.db.select().from(properties).where(eq(properties.sellerId, ends.account.id))).toHaveLength(1);
    // The other way round nothing of the books moves.
    expect((await merge(stays, ends)).statusCode).toBe(200);
    expect((await checkLedger(test.deps)).faults).toEqual([]);
  });

  it.each([
    ['suspended', { suspendedAt: NOW }],
    ['about to be erased', { eraseAt: new Date(NOW.getTime() + DAY) }],
  ])('stay two where one is %s', async (_, change) => {
    const { ends, stays } = await two();
    await test.db.update(accounts).set(change).where(eq(accounts.id, stays.account.id));
    expect((await merge(ends, stays)).json().code).toBe('MERGE_STATE');
    expect((await merge(stays, ends)).json().code).toBe('MERGE_STATE');
  });

  it('are not one and the same, and not nobody’s', async () => {
    const { ends } = await two();
    expect((await merge(ends, ends)).json().code).toBe('MERGE_SAME');
    const unknown = await preview(ends, 'nobody@example.com');
    expect([unknown.statusCode, Object.keys(unknown.json().fields)]).toEqual([400, ['stays']]);
    const gone = { ...ends, account: { ...ends.account, id: 999_999 } };
    expect((await preview(gone, 'old@example.com')).statusCode).toBe(404);
    expect((await merge(gone, ends)).statusCode).toBe(404);
  });

  it('keep what was looked at, and the identity that was seen only under the same name', async () => {
    const looked = { property_ids: [3, 1], search: 'area=7' };
    for (const [lastName, kept] of [
      ['sample', ['identity']],
      ['Somebody else', []],
    ] as const) {
      const ends = await test.signIn('seller', { lastName });
      const stays = await test.signIn('seller');
      await send(ends, 'POST', '/api/recents', looked);
      await send(stays, 'POST', '/api/recents', { property_ids: [2, 3], search: '' });
      await test.db.insert(sellerMarks).values({ kind: 'identity', givenAt: NOW, accountId: ends.account.id });
      expect((await merge(ends, stays)).statusCode).toBe(200);
      const { marks } = (await send(stays, 'GET', '/api/marks')).json();
      expect(marks.map(({ kind }: { kind: string }) => kind)).toEqual(kept);
      const recents = await send(stays, 'POST', '/api/recents', { property_ids: [], search: '' });
      expect(recents.json()).toEqual({ property_ids: [1, 2, 3], search: 'area=7' });
    }
  });

  it('end in one account however many merge at once, either way round', async () => {
    const { ends, stays } = await two();
    await home(ends, 'Old home');
    const answers = await Promise.all([merge(ends, stays), merge(stays, ends), merge(ends, stays)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const [one, other] = [await accountOf(ends), await accountOf(stays)];
    expect([one?.mergedInto, other?.mergedInto].filter((each) => each !== null)).toHaveLength(1);
  });

  it('lead to the last one where that ends, too', async () => {
    const { ends, stays } = await two();
    const last = await test.signIn('seller', { email: 'last@example.org' });
    await merge(ends, stays);
    await merge(stays, last);
    expect((await accountOf(ends))?.mergedInto).toBe(last.account.id);
    expect((await logIn('old@example.com')).json().message).toContain('l•••@e•••.org');
    expect((await merge(ends, last)).json().code).toBe('MERGE_STATE');
  });

  it('stand in the log of both, in a chain that holds', async () => {
    const { ends, stays } = await two();
    await home(ends, 'Old home');
    await merge(ends, stays);
    const rows = await test.db.select().from(audit).where(eq(audit.action, 'account.merge')).orderBy(audit.id);
    expect(rows.map(({ subject }) => subject)).toEqual([`account:${ends.account.id}`, `account:${stays.account.id}`]);
    expect(JSON.stringify(rows)).not.toContain('example.com');
    expect(await verifyAudit(test.db)).toMatchObject({ firstWrong: null });
  });

  it('cannot be acted on at the desk any more once one has ended', async () => {
    const { ends, stays } = await two();
    await merge(ends, stays);
    const { id } = ends.account;
    const act = (path: string, action: string) =>
      test.app.inject({
        method: 'POST',
        url: `/api/desk/sellers/${id}/${path}`,
        payload: { action, reason: 'x' },
        headers: { 'x-desk': '1', ...moderator },
      });
    for (const action of ['suspend', 'end-sessions', 'send-reset'])
      expect((await act('actions', action)).statusCode, action).toBe(409);
    expect((await act('erasure', 'start')).statusCode).toBe(409);
    const mark = {
      method: 'POST',
      url: `/api/desk/sellers/${id}/marks`,
      payload: { action: 'give', kind: 'office', text: 'Block 5' },
    } as const;
    expect((await test.app.inject({ ...mark, headers: { 'x-desk': '1', ...moderator } })).statusCode).toBe(409);
    const shown = await test.app.inject({ url: `/api/desk/sellers/${id}`, headers: moderator });
    expect(shown.json().merged_into).toBe(stays.account.id);
    expect((await test.app.inject(`/api/sellers/${id}`)).statusCode).toBe(404);
  });

  it('are exported together, and erased together', async () => {
    const { ends, stays } = await two();
    const lead = { city: 'Karachi', area: 'Clifton', bedrooms: '3', propertyType: 'Flat', budget: 5_000_000 };
    const payload = { ...lead, name: 'Amna', phone: '0300 1234567', email: 'old@example.com' };
    expect((await test.app.inject({ method: 'POST', url: '/api/properties/add-lead', payload })).statusCode).toBe(201);
    await merge(ends, stays);
    const files = await filesOf(stays.account.id);
    expect(JSON.parse(files['ended.json'] ?? '')).toMatchObject([{ email: 'old@example.com' }]);
    expect(JSON.parse(files['requests.json'] ?? '').leads).toMatchObject([{ email: 'old@example.com' }]);

    await test.db.update(accounts).set({ eraseAt: NOW }).where(eq(accounts.id, stays.account.id));
    await eraseDueAccounts(test.deps, NOW);
    expect(await accountOf(ends)).toMatchObject({ email: `erased-${ends.account.id}`, passwordHash: null });
    expect(await accountOf(stays)).toMatchObject({ email: `erased-${stays.account.id}` });
    const { rows } = await test.deps.pool.query("select from leads where email = 'old@example.com'");
    expect(rows).toEqual([]);
    expect((await logIn('old@example.com')).json().code).toBe('LOGIN_INVALID');
  });
});

/** The text files of somebody's export by name. */
async function filesOf(id: number): Promise<Record<string, string>> {
  const { extract } = await import('tar-stream');
  const { createGunzip } = await import('node:zlib');
  const files: Record<string, string> = {};
  const archive = (await exportAccount(test.deps, id)).pipe(createGunzip()).pipe(extract());
  for await (const entry of archive) {
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    files[entry.header.name] = Buffer.concat(parts).toString('utf8');
  }
  return files;
}
