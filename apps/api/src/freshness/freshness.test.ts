import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, sessions } from '../accounts/accounts.table.ts';
import { areas } from '../areas/areas.table.ts';
import { areaStatistics } from '../areas/statistics.table.ts';
import { audit } from '../audit/audit.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { askSellers } from './freshness.actions.ts';
import { listingFreshness } from './freshness.table.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-23T07:00:00Z');
let test: TestApp;
let seller: Awaited<ReturnType<TestApp['signIn']>>;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  onDay(0);
  seller = await test.signIn('seller', { plan: 'basic' });
  await test.db.update(sessions).set({ expiresAt: new Date(START + 1_000 * DAY) });
});

const onDay = (day: number) => test.setNow(new Date(START + day * DAY));

async function post(changes: Record<string, string> = {}): Promise<number> {
  const form = multipart({
    title: 'A house by the sea',
    property_type: 'House',
    price: '24000000',
    bedrooms: '3',
    area: 'Clifton',
    area_sqft: '2160',
    ...changes,
  });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/properties/save',
    payload: form.payload,
    headers: { ...form.headers, ...seller.headers },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().property.property_id;
}

/** A round of the job on a day, and the mails that came of it. */
async function round(day: number) {
  onDay(day);
  const before = test.outbox.length;
  await askSellers(test.deps);
  // What a job changes is noticed half a second later; a test does not wait.
  test.deps.changes.expectNews();
  await sendDueMails(test.deps);
  return test.outbox.slice(before);
}

const tokensIn = (text: string) => [...new Set([...text.matchAll(/token=([^&\s]+)/g)].map(([, token]) => token ?? ''))];
const answer = (payload: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: '/api/freshness/answer', payload });
const cards = async (query = '') => (await test.app.inject(`/api/properties/cards${query}`)).json();
const own = async (id: number) =>
  (await test.app.inject({ url: `/api/properties/my-properties/${id}`, headers: seller.headers })).json();

describe('a listing that nobody confirms', () => {
  it('is asked about, dimmed and leaves every list, and comes back with its real age', async () => {
    const id = await post();
    expect(await cards()).toMatchObject([{ property_id: id, confirmed_days: 0 }]);
    expect(await round(13)).toEqual([]);
    const [asked, ...more] = await round(14);
    expect(more).toEqual([]);
    expect(asked?.to).toBe(seller.account.email);
    expect(asked?.text).toContain('answer=available');
    expect(asked?.text).toContain('answer=sold');
    expect(asked?.text).not.toContain('answer=rented');
    expect(await own(id)).toMatchObject({ asked: true, confirmed_days: 14 });
    expect((await cards())[0]).not.toHaveProperty('unconfirmed');

    expect(await round(21)).toEqual([]);
    expect(await cards()).toMatchObject([{ unconfirmed: true, confirmed_days: 21 }]);
    expect((await test.app.inject(`/api/properties/single?id=${id}`)).json()).toMatchObject({ unconfirmed: true });

    const [left] = await round(35);
    expect(left?.subject).toContain('Not in the lists');
    expect(await cards()).toEqual([]);
    expect((await test.app.inject('/api/properties/count')).json()).toMatchObject({ total: 0 });
    expect((await test.app.inject('/api/properties/map')).json()).toMatchObject({ total: 0 });
    expect((await test.app.inject('/api/properties/addresses')).json()).toMatchObject({ items: [] });
    expect((await test.app.inject(`/api/sellers/${seller.account.id}`)).json()).toMatchObject({ for_sale: 0 });
    expect((await test.app.inject(`/api/properties/past?id=${id}`)).json()).toMatchObject({ status: 'unconfirmed' });
    expect(await own(id)).toMatchObject({ status: 'paused', left_lists: true });
    expect(await round(100)).toEqual([]);

    const [token = ''] = tokensIn(left?.text ?? '');
    const back = await answer({ token, answer: 'available' });
    expect(back.json()).toMatchObject({ message: expect.stringContaining('back in the lists') });
    expect(await cards()).toMatchObject([{ property_id: id, confirmed_days: 0 }]);
    const { created_at: postedAt } = (await test.app.inject(`/api/properties/single?id=${id}`)).json();
    expect(postedAt).toBe(new Date(START).toISOString());
  });

  it('does not skip the week in which it is dimmed, however long the server slept', async () => {
    const id = await post();
    await round(14);
    await round(80);
    expect(await cards()).toMatchObject([{ property_id: id, unconfirmed: true }]);
    expect(await round(93)).toEqual([]);
    expect(await round(94)).toHaveLength(1);
  });

  it('stays out while the plan has no room, and the answer says so', async () => {
    const id = await post();
    await round(14);
    await round(21);
    const [left] = await round(35);
    await post({ title: 'Another house' });
    await post({ title: 'One house more' });
    const [token = ''] = tokensIn(left?.text ?? '');
    const refused = await answer({ token, answer: 'available' });
    expect(refused.statusCode).toBe(403);
    expect(await own(id)).toMatchObject({ left_lists: true });
  });
});

describe('the mail', () => {
  it('is one for all listings that are due on a day', async () => {
    await post();
    test.setNow(new Date(START + 8 * 3_600_000));
    await post({ title: 'A flat for rent', purpose: 'rent', price: '90000' });
    const mails = await round(14);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('2 listings');
    expect(mails[0]?.text).toContain('answer=rented');
  });

  it('is one for a seller with many, too: it names forty and leads to the others', async () => {
    const [area] = await test.db.select().from(areas).limit(1);
    const at = new Date(START);
    await test.db.insert(properties).values(
      Array.from({ length: 1_250 }, (_, number) => ({
        sellerId: seller.account.id,
        areaId: area?.id ?? 0,
        propertyType: 'House' as const,
        title: `House ${number}`,
        price: 20_000_000,
        createdAt: at,
        updatedAt: at,
      })),
    );
    const [asked, ...again] = await round(14);
    expect(again).toEqual([]);
    expect(asked?.subject).toContain('1250 listings');
    expect(tokensIn(asked?.text ?? '')).toHaveLength(40);
    expect(asked?.text).toContain('1210 others');
    expect(asked?.text).toContain('/my-properties?status=asked');
    await round(21);
    const [left, ...more] = await round(35);
    expect(more).toEqual([]);
    expect(left?.subject).toContain('1250 listings');
    expect(tokensIn(left?.text ?? '')).toHaveLength(40);
    expect(left?.text).toContain('/my-properties?status=left');
    expect(await cards()).toEqual([]);
    const states = await test.db.selectDistinct({ state: listingFreshness.state }).from(listingFreshness);
    expect(states).toEqual([{ state: 'left' }]);
  });

  it('comes by day, with what was due at night', async () => {
    const hours = (count: number) => count / 24;
    // Posted at 23:30 in Karachi, and at 03:00.
    onDay(hours(11.5));
    await post();
    onDay(hours(15));
    await post({ title: 'A house by the park' });
    expect(await round(14 + hours(12))).toEqual([]);
    expect(await round(14 + hours(19.9))).toEqual([]);
    const [mail, ...more] = await round(14 + hours(20));
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('2 listings');
    // Nobody answers: they leave the lists by day, too.
    await round(21 + hours(20));
    expect(await cards()).toMatchObject([{ unconfirmed: true }, { unconfirmed: true }]);
    expect(await round(35 + hours(34.1))).toEqual([]);
    expect(await round(36 + hours(20))).toHaveLength(1);
  });

  it('is written in the language of the seller', async () => {
    await test.db.update(accounts).set({ locale: 'ur' });
    await post();
    const [mail] = await round(14);
    expect(mail?.subject).toContain('دستیاب');
    expect(mail?.text).toContain('/ur/confirm-listing?token=');
  });

  it('does not come where the setting turns it off', async () => {
    await post();
    onDay(100);
    await askSellers({ ...test.deps, settings: { ...test.deps.settings, freshnessDays: 0 } });
    expect(await sendDueMails(test.deps)).toBeFalsy();
    expect(test.outbox).toEqual([]);
  });
});

describe('a link', () => {
  async function linkOf(changes: Record<string, string> = {}) {
    const id = await post(changes);
    const [mail] = await round(14);
    return { id, token: tokensIn(mail?.text ?? '')[0] ?? '' };
  }

  it('changes nothing by being opened, and answers once', async () => {
    const { id, token } = await linkOf();
    const question = `/api/freshness/question?token=${token}`;
    for (let times = 0; times < 3; times += 1) {
      const shown = await test.app.inject(question);
      expect(shown.json()).toMatchObject({ property_id: id, answers: ['available', 'price', 'sold'], left: false });
      expect(shown.headers['cache-control']).toBe('no-store');
    }
    expect(await own(id)).toMatchObject({ asked: true });
    expect((await answer({ token, answer: 'available' })).statusCode).toBe(200);
    expect(await own(id)).toMatchObject({ confirmed_days: 0 });
    expect((await answer({ token, answer: 'sold' })).statusCode).toBe(409);
    expect((await test.app.inject(question)).json()).toMatchObject({ answers: [] });
    expect(await own(id)).toMatchObject({ status: 'active' });
  });

  it('sells, rents out and changes the price as it is typed', async () => {
    const sold = await linkOf();
    expect((await answer({ token: sold.token, answer: 'sold' })).statusCode).toBe(200);
    expect(await own(sold.id)).toMatchObject({ status: 'sold' });
    await test.db.delete(properties);
    onDay(0);
    const priced = await linkOf();
    expect((await answer({ token: priced.token, answer: 'price' })).statusCode).toBe(400);
    expect((await answer({ token: priced.token, answer: 'rented' })).statusCode).toBe(409);
    expect((await answer({ token: priced.token, answer: 'price', price: '2.2 crore' })).statusCode).toBe(200);
    expect(await own(priced.id)).toMatchObject({ price: 22_000_000, confirmed_days: 0 });
  });

  it('is useless when forged, for another question, or for a seller who is kept out', async () => {
    const { id, token } = await linkOf();
    const [, , signature] = token.split('.');
    for (const forged of [`${id + 1}.1.${signature}`, `${id}.2.${signature}`, `${id}.1.${'A'.repeat(22)}`, '', 'x']) {
      expect((await answer({ token: forged, answer: 'available' })).statusCode, forged).toBe(400);
    }
    await test.db.update(accounts).set({ suspendedAt: new Date() });
    expect((await answer({ token, answer: 'available' })).statusCode).toBe(400);
  });

  it('still says that a listing is over which its seller paused since, and nothing else', async () => {
    const { id, token } = await linkOf();
    const url = `/api/properties/status/${id}`;
    const pause = { method: 'POST' as const, url, headers: seller.headers, payload: { status: 'paused' } };
    expect((await test.app.inject(pause)).statusCode).toBe(200);
    const shown = (await test.app.inject(`/api/freshness/question?token=${token}`)).json();
    expect(shown).toMatchObject({ answers: ['sold'], paused: true });
    for (const refused of ['available', 'price'])
      expect((await answer({ token, answer: refused, price: '2 crore' })).json()).toMatchObject({
        code: 'FRESHNESS_PAUSED',
      });
    expect((await answer({ token, answer: 'sold' })).statusCode).toBe(200);
    expect(await own(id)).toMatchObject({ status: 'sold' });
    expect((await answer({ token, answer: 'sold' })).json()).toMatchObject({ code: 'FRESHNESS_ANSWERED' });
  });

  it('works as a plain form, which goes back to its page', async () => {
    const { token } = await linkOf();
    const send = (fields: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/api/freshness/answer',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, page: 'ur', ...fields }).toString(),
      });
    const unread = await send({ answer: 'price', price: 'much' });
    expect(unread.statusCode).toBe(303);
    expect(unread.headers.location).toContain('/ur/confirm-listing?token=');
    expect(unread.headers.location).toContain('refused=PRICE_NOT_UNDERSTOOD');
    const done = await send({ answer: 'available' });
    expect(done.headers.location).toBe('/ur/confirm-listing?done=LISTING_CONFIRMED');
  });

  it('asks a person about an unusual price, with the number, and takes it once they are sure', async () => {
    const { id, token } = await linkOf();
    const send = async (fields: Record<string, string>) => {
      const sent = await test.app.inject({
        method: 'POST',
        url: '/api/freshness/answer',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, page: 'en', answer: 'price', ...fields }).toString(),
      });
      return new URL(String(sent.headers.location), 'http://site.test').searchParams;
    };
    const priceOf = async () => (await test.app.inject(`/api/properties/single?id=${id}`)).json().price;
    const back = await send({ price: '5' });
    expect(Object.fromEntries(back)).toEqual({ token, answer: 'price', price: '5' });
    expect(await priceOf()).toBe(24_000_000);
    const asked = `/api/freshness/question?${new URLSearchParams({ token, price: '5' })}`;
    const question = await test.app.inject(asked);
    expect(question.json().price_question).toEqual({
      price: 5,
      text: 'The price until now is 4,800,000 times as much (2.4 Crore). Is a digit missing?',
    });
    const inUrdu = { url: asked, headers: { 'accept-language': 'ur' } };
    expect((await test.app.inject(inUrdu)).json().price_question.text).toContain('2.4 کروڑ');
    // Sure of one price is not sure of another.
    expect((await send({ price: '24 crore', sure: '5' })).get('done')).toBeNull();
    expect((await send({ price: '24 crore', sure: '240000000' })).get('done')).toBe('AD_UPDATED');
    expect(await priceOf()).toBe(240_000_000);
  });

  it('does not say that a new price is shown where the desk looks at it first', async () => {
    const { id, token } = await linkOf();
    const settings = test.deps.settings as { review: string };
    const mode = settings.review;
    settings.review = 'before';
    const sent = await test.app.inject({
      method: 'POST',
      url: '/api/freshness/answer',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, page: 'en', answer: 'price', price: '2 crore' }).toString(),
    });
    settings.review = mode;
    expect(sent.headers.location).toBe('/confirm-listing?done=LISTING_HELD');
    expect(await own(id)).toMatchObject({ status: 'paused', price: 20_000_000, review: { state: 'held' } });
  });

  it('asks with the area’s median where there is one, and never a program', async () => {
    const { id, token } = await linkOf();
    const [row] = await test.db.select().from(properties).where(eq(properties.id, id));
    const figures = { offers: 20, median: 100_000, lowerQuartile: 90_000, upperQuartile: 110_000, leftOut: 0 };
    const group = { areaId: row?.areaId ?? 0, purpose: 'sale' as const, propertyType: 'House' };
    await test.db.insert(areaStatistics).values({ ...group, ...figures, medianListedAt: new Date(START) });
    const url = `/api/freshness/question?${new URLSearchParams({ token, price: '8000000' })}`;
    expect((await test.app.inject(url)).json().price_question.text).toContain('Others ask 3 times as much here');
    expect((await answer({ token, answer: 'price', price: '8000000' })).statusCode).toBe(200);
  });
});

describe('a link that is pressed twice at once', () => {
  const answer = (payload: object) =>
    test.app.inject({ method: 'POST', url: '/api/freshness/answer', payload }).then(({ statusCode }) => statusCode);

  it.each([
    [
      'two prices',
      [
        { answer: 'price', price: '23000000' },
        { answer: 'price', price: '22000000' },
      ],
    ],
    ['sold and still available', [{ answer: 'sold' }, { answer: 'available' }]],
    ['available, twice', [{ answer: 'available' }, { answer: 'available' }]],
  ])('answers once: %s', async (_name, answers) => {
    const id = await post();
    const [mail] = await round(14);
    const [token] = tokensIn(mail?.text ?? '');
    const statuses = await Promise.all(answers.map((each) => answer({ token, ...each })));
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await answer({ token, answer: 'available' })).toBe(409);
    expect(id).toBeGreaterThan(0);
  });

  it('comes back with a price that the rules allow, or not at all', async () => {
    const id = await post();
    await round(14);
    await round(21);
    const [mail] = await round(35);
    const [token = ''] = tokensIn(mail?.text ?? '');
    expect(await answer({ token, answer: 'price', price: '900000 crore' })).toBe(400);
    expect(await own(id)).toMatchObject({ status: 'paused', left_lists: true, price: 24_000_000 });
    expect(await answer({ token, answer: 'price', price: '2 crore' })).toBe(200);
    expect(await own(id)).toMatchObject({ status: 'active', price: 20_000_000 });
  });

  it('comes back once from the lists that it left, with one price', async () => {
    await post();
    await round(14);
    await round(21);
    const [mail] = await round(35);
    const [token] = tokensIn(mail?.text ?? '');
    const prices = ['23000000', '22000000'];
    const statuses = await Promise.all(prices.map((price) => answer({ token, answer: 'price', price })));
    expect(statuses.sort()).toEqual([200, 409]);
    const [row] = await test.db.select().from(properties);
    expect(row?.status).toBe('active');
    expect(prices).toContain(String(row?.price));
  });
});

describe('a listing of a file', () => {
  it('rests until its seller confirms it, which starts its clock', async () => {
    const id = await post();
    await test.db.update(properties).set({ sourceRef: 'file-7', status: 'paused' }).where(eq(properties.id, id));
    await test.db.update(properties).set({ status: 'active' }).where(eq(properties.id, id));
    const stateOf = async () => (await test.db.select().from(listingFreshness))[0];
    expect(await stateOf()).toMatchObject({ state: 'idle' });
    const [card] = await cards();
    expect(card).toMatchObject({ property_id: id });
    for (const each of [card, await own(id)]) expect(each).not.toHaveProperty('confirmed_days');
    expect(await cards('?confirmed=14')).toEqual([]);
    expect(await round(20)).toEqual([]);
    const url = `/api/properties/confirm/${id}`;
    expect((await test.app.inject({ method: 'POST', url, headers: seller.headers })).statusCode).toBe(200);
    expect(await stateOf()).toMatchObject({ state: 'confirmed', confirmedAt: new Date(START + 20 * DAY) });
    expect(await cards()).toMatchObject([{ confirmed_days: 0 }]);
    expect(await cards('?confirmed=7')).toMatchObject([{ property_id: id }]);
    expect(await round(34)).toHaveLength(1);
  });
});

describe('a seller in the dashboard', () => {
  it('confirms their own active listing and no other', async () => {
    const id = await post();
    await round(14);
    const url = `/api/properties/confirm/${id}`;
    const other = await test.signIn('seller');
    expect((await test.app.inject({ method: 'POST', url, headers: other.headers })).statusCode).toBe(404);
    expect((await test.app.inject({ method: 'POST', url, headers: seller.headers })).statusCode).toBe(200);
    expect(await own(id)).toMatchObject({ confirmed_days: 0 });
    expect(await own(id)).not.toHaveProperty('asked');
  });

  it('confirms by an edit, and is not asked about what is paused', async () => {
    const id = await post();
    onDay(10);
    const form = multipart({ title: 'A house by the sea, painted' });
    await test.app.inject({
      method: 'PUT',
      url: `/api/properties/update/${id}`,
      payload: form.payload,
      headers: { ...form.headers, ...seller.headers },
    });
    expect(await round(14)).toEqual([]);
    const pause = { method: 'POST', url: `/api/properties/status/${id}`, headers: seller.headers } as const;
    await test.app.inject({ ...pause, payload: { status: 'paused' } });
    expect(await round(40)).toEqual([]);
    expect(await own(id)).not.toHaveProperty('left_lists');
    const resumed = await test.app.inject({ ...pause, payload: { status: 'active' } });
    expect(resumed.statusCode, resumed.body).toBe(200);
    expect(await cards()).toMatchObject([{ confirmed_days: 0 }]);
  });
});

it('the share of the page equals a recount', async () => {
  const [area] = await test.db.select().from(areas).limit(1);
  const days = [0, 3, 13, 14, 15, 40, 90];
  for (const day of days) {
    await test.db.insert(properties).values({
      sellerId: seller.account.id,
      areaId: area?.id ?? 0,
      propertyType: 'House',
      title: `House of day ${day}`,
      price: 20_000_000,
      createdAt: new Date(START - day * DAY),
      updatedAt: new Date(START - day * DAY),
    });
  }
  await test.db.insert(properties).values({
    sellerId: seller.account.id,
    areaId: area?.id ?? 0,
    propertyType: 'House',
    title: 'House of a file',
    price: 20_000_000,
    sourceRef: 'file-7',
    updatedAt: new Date(START),
  });
  await round(0);
  await round(7);
  await round(21);
  onDay(0);
  const share = (await test.app.inject('/api/freshness')).json();
  const rows = await test.db
    .select({ at: listingFreshness.confirmedAt, state: listingFreshness.state, status: properties.status })
    .from(listingFreshness)
    .innerJoin(properties, eq(properties.id, listingFreshness.propertyId));
  expect(rows).toContainEqual({ at: new Date(START), state: 'idle', status: 'active' });
  const listed = rows.filter(({ status, state }) => status === 'active' && state !== 'idle');
  expect(share).toEqual({
    days: 14,
    listings: listed.length,
    confirmed: listed.filter(({ at }) => at.getTime() >= START - 14 * DAY).length,
    dimmed: listed.filter(({ state }) => state === 'dimmed').length,
    left: rows.filter(({ state }) => state === 'left').length,
  });
  expect(share.left).toBeGreaterThan(0);
});

describe('a WhatsApp text of the desk', () => {
  const write = async (id: number) => {
    const { headers } = await test.signInStaff(['moderator']);
    return test.app.inject({ method: 'POST', url: `/api/desk/listings/${id}/freshness-text`, headers });
  };
  const texts = async () =>
    (await test.db.select().from(audit)).filter(({ action }) => action === 'listing.freshness-text');

  it('asks in the seller’s language, with the link of the mail, which answers once', async () => {
    await test.db.update(accounts).set({ locale: 'ur' }).where(eq(accounts.id, seller.account.id));
    const id = await post({ title: 'House & garden' });
    const [asked] = await round(14);
    const written = await write(id);
    expect(written.statusCode, written.body).toBe(200);
    expect(written.headers['cache-control']).toBe('no-store');
    const { text, phone, url } = written.json();
    expect(phone).toBe('+923001234567');
    expect(url).toBe(`https://wa.me/923001234567?text=${encodeURIComponent(text)}`);
    expect(text).toContain('السلام علیکم');
    expect(text).toContain('House & garden');
    expect(text).toContain('/ur/confirm-listing?token=');
    const [token = ''] = tokensIn(text);
    expect(tokensIn(asked?.text ?? '')).toEqual([token]);
    const logged = await texts();
    expect(logged).toMatchObject([
      { subject: `listing:${id}`, after: JSON.stringify({ state: 'asked', question: 1 }) },
    ]);
    expect(JSON.stringify(logged)).not.toContain(token);
    expect((await answer({ token, answer: 'available' })).statusCode).toBe(200);
    expect((await answer({ token, answer: 'sold' })).statusCode).toBe(409);
    const late = await write(id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'FRESHNESS_TEXT_NOT_ASKED']);
    expect(await texts()).toHaveLength(1);
  });

  it('brings one back that left the lists', async () => {
    const id = await post();
    for (const day of [14, 21, 35]) await round(day);
    const { text } = (await write(id)).json();
    expect(text).toContain('bring it back');
    const [token = ''] = tokensIn(text);
    expect((await answer({ token, answer: 'available' })).statusCode).toBe(200);
    expect(await own(id)).toMatchObject({ status: 'active' });
  });

  it('goes to the number of the ad where the account has none, and says where there is no number', async () => {
    const set = (phone: string) => test.db.update(accounts).set({ phone }).where(eq(accounts.id, seller.account.id));
    const id = await post({ cell_no: '0333-7654321' });
    await round(14);
    await set('');
    expect((await write(id)).json().phone).toBe('+923337654321');
    await test.db.update(properties).set({ cellNo: '' }).where(eq(properties.id, id));
    const nobody = await write(id);
    expect([nobody.statusCode, nobody.json().code]).toEqual([409, 'FRESHNESS_TEXT_NO_PHONE']);
  });

  it('is there for no other listing', async () => {
    const id = await post();
    expect((await write(id)).statusCode).toBe(409);
    expect((await write(999_999)).statusCode).toBe(404);
    expect(await texts()).toEqual([]);
  });
});
