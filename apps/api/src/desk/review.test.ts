import { writePin } from '@karachi-estates/domain/properties/pin';
import { isRepeatOffender } from '@karachi-estates/domain/reports/reports';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { accounts } from '../accounts/accounts.table.ts';
import { verifyAudit } from '../audit/audit.store.ts';
import { audit } from '../audit/audit.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { listingReports } from '../reports/reports.table.ts';
import { staff } from '../staff/staff.table.ts';
import { aScene, type FormFile, multipart, photoFiles } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const START = new Date('2026-11-23T08:00:00.000Z');
const LONG = 'Four bedrooms, a garden to the west, two kitchens, and a school around the corner of the street.';

type Seller = Awaited<ReturnType<TestApp['signIn']>>;

let test: TestApp;
let areaId: number;
let seller: Seller;
beforeAll(async () => {
  test = await testApp();
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas order by id limit 1');
  areaId = rows[0]?.id ?? 0;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(START);
  test.deps.settings.review = 'after';
  await test.reset();
  seller = await aSeller();
});

/** A seller whose account is not new, with a phone number of their own. */
const aSeller = (changes: Partial<typeof accounts.$inferInsert> = {}) =>
  test.signIn('seller', { createdAt: new Date(START.getTime() - 100 * DAY), phone: '+923007777777', ...changes });

const AD = {
  title: 'Sunny house near the park',
  price: '25000000',
  city: 'Karachi',
  area: 'Clifton',
  property_type: 'House',
  dimension: '240 sq yd',
  description: 'Text.',
  bedrooms: '4',
  bathrooms: '5',
  garage: '1',
};

async function post(by: Seller, fields: Record<string, string> = {}, photos: number | FormFile[] = 0) {
  const files = typeof photos === 'number' ? await photoFiles(photos) : photos;
  const form = multipart({ ...AD, area_id: String(areaId), ...fields }, files);
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/properties/save',
    payload: form.payload,
    headers: { ...form.headers, ...by.headers },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const { property, message } = answer.json();
  return { id: property.property_id as number, property, message: message as string };
}

async function change(by: Seller, id: number, fields: Record<string, string>) {
  const form = multipart(fields);
  const headers = { ...form.headers, ...by.headers };
  const answer = await test.app.inject({
    method: 'PUT',
    url: `/api/properties/update/${id}`,
    payload: form.payload,
    headers,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().property;
}

async function staffOf(...roles: Parameters<TestApp['signInStaff']>[0]) {
  const { headers, member } = await test.signInStaff(roles);
  return {
    member,
    get: async (url: string) => (await test.app.inject({ url, headers })).json(),
    send: (url: string, payload: object) => test.app.inject({ method: 'POST', url, headers, payload }),
    put: (url: string, payload: object) => test.app.inject({ method: 'PUT', url, headers, payload }),
  };
}

const isPublic = async (id: number) =>
  (await test.app.inject({ url: `/api/properties/single?id=${id}` })).statusCode === 200;

const ownOf = async (by: Seller, id: number) =>
  (await test.app.inject({ url: `/api/properties/my-properties/${id}`, headers: by.headers })).json();

async function mails() {
  await sendDueMails(test.deps);
  return test.outbox.splice(0);
}

/** Marks an ad, pauses it or makes it active, as its seller does. */
const setStatus = (by: Seller, id: number, status: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/properties/status/${id}`,
    payload: { status },
    headers: by.headers,
  });

describe('a held ad that is approved', () => {
  const approve = async (id: number) => {
    const moderator = await staffOf('moderator');
    expect((await moderator.send(`/api/desk/listings/${id}/actions`, { action: 'approve' })).statusCode).toBe(200);
    return (await mails())[0]?.text;
  };

  it('stays sold where its seller has marked it sold meanwhile, and the mail says so', async () => {
    test.deps.settings.review = 'before';
    const { id } = await post(seller);
    expect((await setStatus(seller, id, 'sold')).statusCode).toBe(200);
    const text = await approve(id);
    expect(text).toContain('You have marked it sold, and it stays so.');
    expect(text).not.toContain('make it active');
    expect(await ownOf(seller, id)).toMatchObject({ status: 'sold', paused_by_plan: false });
  });

  it('waits for a place in the plan where that is full, which the mail and the listing say', async () => {
    test.deps.settings.review = 'before';
    const { id } = await post(seller);
    test.deps.settings.review = 'after';
    await post(seller, { title: 'Flat at the sea', price: '31000000' });
    const third = await post(seller, { title: 'Shop at the market', price: '32000000' });
    expect(await approve(id)).toContain('your plan has no place for it now');
    expect(await ownOf(seller, id)).toMatchObject({ status: 'paused', paused_by_plan: true });
    await setStatus(seller, third.id, 'paused');
    expect((await setStatus(seller, id, 'active')).statusCode).toBe(200);
    expect(await ownOf(seller, id)).toMatchObject({ status: 'active', paused_by_plan: false });
  });

  it('is not resumed before that, in words of its own', async () => {
    test.deps.settings.review = 'before';
    const { id } = await post(seller);
    const moderator = await staffOf('moderator');
    expect((await setStatus(seller, id, 'active')).json()).toMatchObject({ code: 'LISTING_LOOKED_AT' });
    await moderator.send(`/api/desk/listings/${id}/actions`, { action: 'hide', reason: 'fraud' });
    expect((await setStatus(seller, id, 'active')).json()).toMatchObject({ code: 'LISTING_HIDDEN' });
  });
});

describe('a new ad', () => {
  it('is public at once, also of a new account, and is looked at afterwards', async () => {
    const fresh = await aSeller({ createdAt: START });
    const { id, message } = await post(fresh);
    expect(message).toContain('posted');
    expect(await isPublic(id)).toBe(true);
    const moderator = await staffOf('moderator');
    expect((await moderator.get('/api/desk/reviews')).data).toMatchObject([{ id, kind: 'new', points: null }]);
    expect((await moderator.get(`/api/desk/listings/${id}`)).risks).toEqual([
      { rule: 'new_account', points: 10, found: '' },
    ]);
  });

  it('waits unseen where it copies another’s photo and text from a new account with a phone of several', async () => {
    await post(seller, { description: LONG }, 1);
    const phone = '+923001112223';
    for (let count = 0; count < 2; count += 1) await aSeller({ phone });
    const copier = await aSeller({ phone, createdAt: START });
    const { id, message, property } = await post(copier, { description: LONG }, 1);
    expect(message).toContain('before it is shown');
    expect(property).toMatchObject({ status: 'paused', review: { state: 'held', appeal: 'none' } });
    expect(await isPublic(id)).toBe(false);
    const resume = await test.app.inject({
      method: 'POST',
      url: `/api/properties/status/${id}`,
      payload: { status: 'active' },
      headers: copier.headers,
    });
    expect(resume.statusCode).toBe(409);

    test.setNow(new Date(START.getTime() + HOUR));
    const moderator = await staffOf('moderator');
    const { data } = await moderator.get('/api/desk/reviews?kind=held');
    expect(data).toMatchObject([{ id, kind: 'held', review: 'held', points: 100, waits_since: START.toISOString() }]);
    const detail = await moderator.get(`/api/desk/listings/${id}`);
    expect(detail.risks.map(({ rule }: { rule: string }) => rule)).toEqual([
      'new_account',
      'same_photo',
      'same_text',
      'shared_phone',
    ]);
    const [review] = (await moderator.get('/api/desk/today')).queues;
    expect(review).toEqual({ key: 'review', count: 2, oldest_at: START.toISOString() });

    expect((await moderator.send(`/api/desk/listings/${id}/actions`, { action: 'approve' })).statusCode).toBe(200);
    expect(await isPublic(id)).toBe(true);
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('is approved')]);
    expect((await moderator.get('/api/desk/reviews?kind=held')).data).toEqual([]);
  });

  it('waits where its seller posts anew what was taken down, also after deleting that one', async () => {
    const text = { description: LONG };
    const { id: hidden } = await post(seller, text);
    const moderator = await staffOf('moderator');
    const hide = { action: 'hide', reason: 'fraud', words: 'This home is not yours to sell.' };
    expect((await moderator.send(`/api/desk/listings/${hidden}/actions`, hide)).statusCode).toBe(200);
    // The hidden one itself is not its own double, and another seller's has rules of its own.
    expect((await moderator.get(`/api/desk/listings/${hidden}`)).risks).toEqual([]);
    const { id, property } = await post(seller, { ...text, price: '26000000' });
    expect(property).toMatchObject({ status: 'paused', review: { state: 'held' } });
    expect(await isPublic(id)).toBe(false);
    expect((await moderator.get(`/api/desk/listings/${id}`)).risks).toEqual([
      { rule: 'hidden_before', points: 100, found: String(hidden) },
    ]);
    expect((await moderator.send(`/api/desk/listings/${id}/actions`, { action: 'approve' })).statusCode).toBe(200);
    expect(await isPublic(id)).toBe(true);
    await change(seller, id, { description: `${LONG} Now with a garden.` });
    expect(await isPublic(id)).toBe(true);

    const remove = { method: 'POST' as const, payload: { status: 'deleted' }, headers: seller.headers };
    await test.app.inject({ ...remove, url: `/api/properties/status/${hidden}` });
    expect((await post(seller, text)).property.review).toMatchObject({ state: 'held' });
    expect((await post(seller, { description: `Another one: ${LONG}` })).property.status).toBe('active');
  });

  it('is risky with a photo that was saved from another’s ad, which the site sends in other sizes and formats', async () => {
    const photo = { field: 'image_url', name: 'photo.jpg', bytes: await aScene(1) };
    const { property } = await post(seller, {}, [photo]);
    const public640 = await test.app.inject({ url: `${JSON.parse(property.image_url)[0]}/640.jpg` });
    const saved = { ...photo, bytes: public640.rawPayload };
    expect(saved.bytes.equals(photo.bytes)).toBe(false);
    const { id } = await post(await aSeller(), { title: 'Another house' }, [saved]);
    const { risks } = await (await staffOf('moderator')).get(`/api/desk/listings/${id}`);
    expect(risks).toMatchObject([{ rule: 'same_photo', points: 35 }]);
  });

  it('waits where the setting says so, the oldest first, page by page', async () => {
    test.deps.settings.review = 'before';
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      test.setNow(new Date(START.getTime() + (count % 3) * 60_000));
      ids.push((await post(seller, { title: `House number ${count} of the street` })).id);
    }
    const { get } = await staffOf('moderator');
    const seen: { id: number; waits_since: string }[] = [];
    let cursor = '';
    do {
      const page = await get(`/api/desk/reviews?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(5);
      seen.push(...page.data);
      cursor = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : '';
    } while (cursor);
    expect(seen.map(({ id }) => id).sort()).toEqual(ids.sort());
    const times = seen.map(({ waits_since }) => waits_since);
    expect(times).toEqual(times.toSorted());
  });
});

describe('a change of an approved ad', () => {
  const approve = (staff: Awaited<ReturnType<typeof staffOf>>, id: number) =>
    staff.send(`/api/desk/listings/${id}/actions`, { action: 'approve' });

  it('that matters is shown beside what was approved; one that does not changes nothing', async () => {
    const { id } = await post(seller);
    const moderator = await staffOf('moderator');
    await approve(moderator, id);
    test.setNow(new Date(START.getTime() + HOUR / 8));
    await change(seller, id, { garage: '0', price: '26000000' });
    expect((await moderator.get(`/api/desk/listings/${id}`)).review).toBe('approved');
    test.setNow(new Date(START.getTime() + HOUR / 4));
    await change(seller, id, { title: 'Sunny house near the sea', price: '50000000' });
    await change(seller, id, { title: 'Sunny house on the sea' });
    expect(await isPublic(id)).toBe(true);
    const detail = await moderator.get(`/api/desk/listings/${id}`);
    expect(detail).toMatchObject({
      review: 'unreviewed',
      waits_since: new Date(START.getTime() + HOUR / 4).toISOString(),
      differences: [
        { fact: 'title', before: AD.title, after: 'Sunny house on the sea', matters: true },
        { fact: 'price', before: AD.price, after: '50000000', matters: true },
        { fact: 'garage', before: '1', after: '0', matters: false },
      ],
    });
    expect((await moderator.get('/api/desk/reviews?kind=changed')).data).toMatchObject([{ id }]);
    await approve(moderator, id);
    expect((await moderator.get(`/api/desk/listings/${id}`)).differences).toEqual([]);
  });

  it('matters once small steps have led far away, from what was approved last', async () => {
    const { id } = await post(seller);
    const moderator = await staffOf('moderator');
    const seen = () => moderator.get(`/api/desk/listings/${id}`);
    await approve(moderator, id);
    test.setNow(new Date(START.getTime() + HOUR / 8));
    await change(seller, id, { price: '23000000' });
    expect(await seen()).toMatchObject({ review: 'approved', differences: [] });
    await change(seller, id, { price: '21500000' });
    const priceFell = { fact: 'price', before: AD.price, after: '21500000', matters: true };
    expect(await seen()).toMatchObject({ review: 'unreviewed', differences: [priceFell] });
    test.setNow(new Date(START.getTime() + HOUR / 4));
    await approve(moderator, id);
    test.setNow(new Date(START.getTime() + HOUR / 3));
    await change(seller, id, { price: '20000000' });
    expect(await seen()).toMatchObject({ review: 'approved', differences: [] });
    await change(seller, id, { price: '19000000' });
    expect((await seen()).differences).toMatchObject([{ before: '21500000', after: '19000000' }]);
  });

  it('waits unseen after small steps, too, where the setting says so', async () => {
    const { id } = await post(seller);
    await approve(await staffOf('moderator'), id);
    test.deps.settings.review = 'before';
    test.setNow(new Date(START.getTime() + HOUR / 8));
    await change(seller, id, { price: '23000000' });
    expect(await isPublic(id)).toBe(true);
    expect(await change(seller, id, { price: '21500000' })).toMatchObject({ review: { state: 'held' } });
    expect(await isPublic(id)).toBe(false);
  });

  it('is another part of the area, or another place on the map; what the desk corrects is none', async () => {
    const { rows } = await test.deps.pool.query<{ id: number; name: string; area_id: number; at: number; to: number }>(
      `select p.id, p.name, p.area_id, a.latitude as at, a.longitude as to from area_parts p
       join areas a on a.id = p.area_id where a.latitude is not null order by p.id limit 1`,
    );
    const [part] = rows;
    if (!part) throw new Error('There is an area with parts');
    const pinAt = (north: number) => writePin({ latitude: part.at + north, longitude: part.to });
    const { id } = await post(seller, { area_id: String(part.area_id), pin: pinAt(0) });
    const moderator = await staffOf('moderator');
    const seen = () => moderator.get(`/api/desk/listings/${id}`);
    await approve(moderator, id);
    test.setNow(new Date(START.getTime() + HOUR / 8));
    await moderator.put(`/api/desk/listings/${id}`, { price: 50_000_000, part_id: part.id });
    await change(seller, id, { garage: '0' });
    expect(await seen()).toMatchObject({ review: 'approved', price: 50_000_000 });
    await change(seller, id, { fields_to_empty: '["part_id"]' });
    expect((await seen()).differences).toMatchObject([
      { fact: 'part', before: part.name, after: '', matters: true },
      { fact: 'garage', matters: false },
    ]);
    test.setNow(new Date(START.getTime() + HOUR / 4));
    await approve(moderator, id);
    await change(seller, id, { pin: pinAt(0.005) });
    expect((await seen()).differences).toMatchObject([{ fact: 'pin', matters: true }]);
  });

  it('is not approved by who saw the ad before it', async () => {
    const { id } = await post(seller);
    const moderator = await staffOf('moderator');
    const { updated_at: seen } = await moderator.get(`/api/desk/listings/${id}`);
    test.setNow(new Date(START.getTime() + HOUR / 60));
    await change(seller, id, { title: 'Sunny house near the sea' });
    const act = (payload: object) => moderator.send(`/api/desk/listings/${id}/actions`, payload);
    const late = await act({ action: 'approve', seen });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'REVIEW_NOT_SEEN' });
    const bulk = (updated_at: string) =>
      moderator.send('/api/desk/listings/actions', { ids: [id], action: 'approve', seen: [{ id, updated_at }] });
    expect((await bulk(seen)).json()).toMatchObject({ done: [], refused: [{ id }], undo: null });
    const { review, updated_at: again } = await moderator.get(`/api/desk/listings/${id}`);
    expect(review).toBe('unreviewed');
    expect((await bulk(again)).json()).toMatchObject({ done: [id] });
    const { updated_at: approved } = await moderator.get(`/api/desk/listings/${id}`);
    expect((await act({ action: 'feature', seen: approved })).statusCode).toBe(200);
  });

  it('that makes it risky takes it off the site until somebody has looked', async () => {
    const fresh = await aSeller({ createdAt: START });
    const { id } = await post(fresh);
    const moderator = await staffOf('moderator');
    await approve(moderator, id);
    const own = await change(fresh, id, { description: 'Please send the token first by Western Union.' });
    expect(own).toMatchObject({ status: 'paused', review: { state: 'held' } });
    expect(await isPublic(id)).toBe(false);
    const detail = await moderator.get(`/api/desk/listings/${id}`);
    expect(detail.review).toBe('held');
    expect(detail.differences).toMatchObject([{ fact: 'description', before: 'Text.' }]);
    await approve(moderator, id);
    expect(await isPublic(id)).toBe(true);
    // What was approved with its risk stays when something else changes.
    await change(fresh, id, { title: 'Sunny house near the sea' });
    expect(await isPublic(id)).toBe(true);
  });
});

describe('an appeal', () => {
  async function refused(action: 'hide' | 'send-back' = 'hide') {
    const { id } = await post(seller);
    const decider = await staffOf('moderator');
    const order = { action, reason: 'price', words: 'It is half of what is asked there.' };
    expect((await decider.send(`/api/desk/listings/${id}/actions`, order)).statusCode).toBe(200);
    const [mail] = await mails();
    const { review } = await ownOf(seller, id);
    return { id, decider, mail, review, token: review.appeal_token as string };
  }
  const appeal = (token: string, words = 'I inherited it and sell at once.') =>
    test.app.inject({ method: 'POST', url: '/api/appeals', payload: { token, words } });
  const decide = (staff: Awaited<ReturnType<typeof staffOf>>, id: number, action: 'grant' | 'reject') =>
    staff.send(`/api/desk/appeals/${id}/actions`, { action, words: 'The price was checked.' });

  it('is told of with the reason, the field and the way to appeal, in mail and dashboard', async () => {
    const { id, mail, review } = await refused('send-back');
    expect(mail?.text).toContain(`/seller-post-edit/${id}#price`);
    expect(mail?.text).toContain('/appeal-listing?token=');
    expect(review).toMatchObject({
      state: 'sent_back',
      reason: 'price',
      words: 'It is half of what is asked there.',
      appeal: 'possible',
    });
    const [listed] = (await test.app.inject({ url: '/api/properties/my-properties', headers: seller.headers })).json();
    expect(listed.review).toMatchObject({ state: 'sent_back', appeal: 'possible' });
    expect(listed.review).not.toHaveProperty('appeal_token');
  });

  it('goes to another person than who decided, once, and brings the ad back', async () => {
    const { id, decider, token } = await refused();
    expect((await test.app.inject({ url: `/api/appeals/decision?token=${token}` })).json()).toMatchObject({
      property_id: id,
      reason: 'price',
      possible: true,
    });
    expect((await appeal(token, ' ')).json()).toMatchObject({ code: 'APPEAL_WORDS_MISSING' });
    expect((await appeal(`${id}.1.${'x'.repeat(22)}`)).statusCode).toBe(400);
    expect((await appeal('nonsense')).statusCode).toBe(400);
    expect((await appeal(token)).statusCode).toBe(201);
    expect((await appeal(token)).statusCode).toBe(409);
    expect((await ownOf(seller, id)).review.appeal).toBe('open');

    const { appeal: open } = await decider.get(`/api/desk/listings/${id}`);
    expect(open).toMatchObject({ mine: true, outcome: null, words: 'I inherited it and sell at once.' });
    expect((await decide(decider, open.id, 'reject')).json()).toMatchObject({ code: 'APPEAL_IS_OWN' });
    // No other action leads around the second person, for nobody.
    const another = await staffOf('moderator');
    for (const staff of [decider, another]) {
      const answer = await staff.send(`/api/desk/listings/${id}/actions`, { action: 'restore' });
      expect(answer.json()).toMatchObject({ code: 'APPEAL_OPEN' });
    }
    expect((await another.get('/api/desk/reviews')).data).toMatchObject([{ id, kind: 'appeal' }]);
    const queue = (await another.get('/api/desk/today')).queues.find(({ key }: { key: string }) => key === 'appeals');
    expect(queue).toEqual({ key: 'appeals', count: 1, oldest_at: START.toISOString() });

    expect((await decide(another, open.id, 'grant')).json()).toMatchObject({ outcome: 'granted' });
    expect(await isPublic(id)).toBe(true);
    expect((await decide(another, open.id, 'reject')).statusCode).toBe(409);
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('is granted')]);
    const rows = await test.db.select().from(audit);
    expect(rows.map(({ action }) => action)).toEqual(['listing.hide', 'listing.restore', 'appeal.grant']);
    expect(await verifyAudit(test.db)).toMatchObject({ firstWrong: null });
  });

  it('shows no ad that its seller has changed since it was looked at', async () => {
    const { id, token } = await refused();
    await appeal(token);
    const another = await staffOf('moderator');
    const grant = async (seen: string) => {
      const { appeal: open } = await another.get(`/api/desk/listings/${id}`);
      const order = { action: 'grant', words: 'The price was checked.', seen };
      return another.send(`/api/desk/appeals/${open.id}/actions`, order);
    };
    const { updated_at: seen } = await another.get(`/api/desk/listings/${id}`);
    const later = new Date(START.getTime() + 60_000);
    await test.db.update(properties).set({ price: 1_000_000, updatedAt: later }).where(eq(properties.id, id));
    expect((await grant(seen)).json()).toMatchObject({ code: 'REVIEW_NOT_SEEN' });
    expect(await isPublic(id)).toBe(false);
    expect((await grant(later.toISOString())).json()).toMatchObject({ outcome: 'granted' });
  });

  it('that two decide at once is decided once, and only by who still may', async () => {
    const { id, decider, token } = await refused();
    await appeal(token);
    const { appeal: open } = await decider.get(`/api/desk/listings/${id}`);
    const left = await staffOf('moderator');
    await test.db.update(staff).set({ disabledAt: START }).where(eq(staff.id, left.member.id));
    const elsewhere = await staffOf('moderator');
    await test.db
      .update(staff)
      .set({ roles: ['editor'] })
      .where(eq(staff.id, elsewhere.member.id));
    expect((await decide(left, open.id, 'grant')).statusCode).toBe(401);
    expect((await decide(elsewhere, open.id, 'grant')).statusCode).toBe(403);
    const answers = await Promise.all([
      decide(await staffOf('moderator'), open.id, 'grant'),
      decide(await staffOf('moderator'), open.id, 'reject'),
      decide(await staffOf('moderator'), open.id, 'grant'),
      decide(decider, open.id, 'grant'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const isGranted = answers.find(({ statusCode }) => statusCode === 200)?.json().outcome === 'granted';
    expect(await isPublic(id)).toBe(isGranted);
    const told = (await mails()).map(({ subject }) => subject);
    expect(told).toEqual([expect.stringContaining(isGranted ? 'is granted' : 'is rejected')]);
    const rows = await test.db.select().from(audit).where(like(audit.action, 'appeal.%'));
    expect(rows).toHaveLength(1);
    expect(await verifyAudit(test.db)).toMatchObject({ firstWrong: null });
  });

  it('that is rejected stays so, and a new decision may be appealed against anew', async () => {
    const { id, decider, token } = await refused('send-back');
    await appeal(token);
    const { appeal: open } = await decider.get(`/api/desk/listings/${id}`);
    await decide(await staffOf('moderator'), open.id, 'reject');
    expect(await isPublic(id)).toBe(false);
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('is rejected')]);
    expect((await ownOf(seller, id)).review).toMatchObject({ state: 'sent_back', appeal: 'rejected' });
    expect((await appeal(token)).statusCode).toBe(409);
    test.setNow(new Date(START.getTime() + HOUR / 4));
    expect(
      (await decider.send(`/api/desk/listings/${id}/actions`, { action: 'hide', reason: 'fraud' })).statusCode,
    ).toBe(200);
    expect((await appeal(token)).statusCode).toBe(409);
    const { review } = await ownOf(seller, id);
    expect(review).toMatchObject({ state: 'hidden', appeal: 'possible' });
    expect((await appeal(review.appeal_token)).statusCode).toBe(201);
  });

  it('outlives what is no decision: the mailed link, the one appeal, and the other person', async () => {
    const { id } = await post(seller);
    const decider = await staffOf('moderator');
    const another = await staffOf('moderator');
    const order = (staff: typeof decider, body: object) => staff.send(`/api/desk/listings/${id}/actions`, body);
    expect((await order(decider, { action: 'feature' })).statusCode).toBe(200);
    await order(decider, { action: 'hide', reason: 'fraud' });
    const { appeal_token: token } = (await ownOf(seller, id)).review;
    test.setNow(new Date(START.getTime() + HOUR / 60));
    const { undo } = (await order(another, { action: 'unfeature' })).json();
    expect((await test.app.inject({ url: `/api/appeals/decision?token=${token}` })).json().possible).toBe(true);
    test.setNow(new Date(START.getTime() + HOUR / 30));
    expect((await another.send('/api/desk/undo', { undo })).json()).toEqual({ undone: [id], left: [] });
    expect((await appeal(token)).statusCode).toBe(201);
    const { appeal: open } = await decider.get(`/api/desk/listings/${id}`);
    expect(open.mine).toBe(true);
    expect((await decide(decider, open.id, 'reject')).json()).toMatchObject({ code: 'APPEAL_IS_OWN' });
    await decide(another, open.id, 'reject');
    await order(another, { action: 'unfeature' });
    expect((await ownOf(seller, id)).review.appeal).toBe('rejected');
  });

  it('goes against the first decision again once another one is taken back', async () => {
    const { id, decider, token } = await refused();
    const another = await staffOf('moderator');
    test.setNow(new Date(START.getTime() + HOUR / 60));
    const { undo } = (await another.send(`/api/desk/listings/${id}/actions`, { action: 'restore' })).json();
    test.setNow(new Date(START.getTime() + HOUR / 30));
    await mails();
    expect((await another.send('/api/desk/undo', { undo })).json()).toEqual({ undone: [id], left: [] });
    expect((await decider.get(`/api/desk/listings/${id}`)).reviewed_at).toBe(START.toISOString());
    expect((await mails())[0]?.text).toContain(new URLSearchParams({ token }).toString());
    expect((await appeal(token)).statusCode).toBe(201);
    expect((await decider.get(`/api/desk/listings/${id}`)).appeal.mine).toBe(true);
    expect((await another.get(`/api/desk/listings/${id}`)).appeal.mine).toBe(false);
  });

  it('keeps its decision from being taken back meanwhile, and works as a plain form', async () => {
    const { id } = await post(seller);
    const decider = await staffOf('moderator');
    const hide = { action: 'hide', reason: 'fraud' };
    const { undo } = (await decider.send(`/api/desk/listings/${id}/actions`, hide)).json();
    const { appeal_token: token } = (await ownOf(seller, id)).review;
    const form = (words: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/appeals',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, words, page: 'ur' }).toString(),
      });
    expect((await form('')).headers.location).toBe(
      `/ur/appeal-listing?${new URLSearchParams({ token, refused: 'APPEAL_WORDS_MISSING' })}`,
    );
    expect((await form('یہ گھر میرا ہے۔')).headers.location).toBe('/ur/appeal-listing?done=1');
    expect((await decider.send('/api/desk/undo', { undo })).json()).toEqual({ undone: [], left: [id] });
  });
});

describe('reports at the desk', () => {
  const report = async (id: number, reason = 'fraud', remoteAddress = '203.0.113.1') =>
    (
      await test.app.inject({
        method: 'POST',
        url: '/api/reports',
        remoteAddress,
        payload: { property_id: String(id), reason, text: 'He wants money first.' },
      })
    ).json().receipt as string;
  const firstReport = async () => (await test.db.select().from(listingReports).orderBy(listingReports.id)).at(-1);

  it('are listed by state, reason and receipt, and counted in Today', async () => {
    const { id } = await post(seller);
    const receipt = await report(id);
    await report(id, 'price');
    const support = await staffOf('support');
    const idsOf = async (query: string) => (await support.get(`/api/desk/reports?${query}`)).data.length;
    expect(await idsOf('')).toBe(2);
    expect(await idsOf('state=open')).toBe(2);
    expect(await idsOf('state=closed')).toBe(0);
    expect(await idsOf('reason=price')).toBe(1);
    expect(await idsOf(`q=${receipt.toLowerCase()}`)).toBe(1);
    expect(await idsOf(`q=${id}`)).toBe(2);
    expect(await idsOf(`q=%23${id}`)).toBe(2);
    const { data, pageInfo } = await support.get('/api/desk/reports?limit=1&order=asc');
    expect(data).toMatchObject([{ receipt, reason: 'fraud', listing_id: id, repeat_offender: false }]);
    expect((await support.get(`/api/desk/reports?limit=1&order=asc&cursor=${pageInfo.endCursor}`)).data).toHaveLength(
      1,
    );
    const queue = (await support.get('/api/desk/today')).queues.find(({ key }: { key: string }) => key === 'reports');
    expect(queue).toEqual({ key: 'reports', count: 2, oldest_at: START.toISOString() });
    expect(await support.get(`/api/desk/reports/${data[0].id}`)).toMatchObject({
      text: 'He wants money first.',
      listing: { id, reports: [{ reason: 'price' }, { reason: 'fraud' }] },
    });
  });

  it('are closed once with words, by who may, and stand in the log', async () => {
    const { id } = await post(seller);
    await report(id);
    const stored = await firstReport();
    const moderator = await staffOf('moderator');
    const act = (payload: object) => moderator.send(`/api/desk/reports/${stored?.id}/actions`, payload);
    expect((await act({ action: 'close' })).json().fields).toHaveProperty('words');
    expect((await act({ action: 'close', words: 'Called the seller.' })).json()).toMatchObject({
      outcome: 'Called the seller.',
      upheld: false,
      closed_by: 'Dania Desk',
    });
    for (const action of ['close', 'hide', 'ask'])
      expect((await act({ action, words: 'Again.', reason: 'fraud' })).statusCode, action).toBe(409);
    expect((await moderator.send('/api/desk/reports/999/actions', { action: 'ask' })).statusCode).toBe(404);
    const [row] = await test.db.select().from(audit);
    expect(row).toMatchObject({
      action: 'report.close',
      subject: `report:${stored?.id}`,
      actorId: moderator.member.id,
    });
  });

  it('ask the seller, once', async () => {
    const { id } = await post(seller);
    await report(id);
    const stored = await firstReport();
    const moderator = await staffOf('moderator');
    const ask = () => moderator.send(`/api/desk/reports/${stored?.id}/actions`, { action: 'ask' });
    expect((await ask()).json()).toMatchObject({ asked_at: START.toISOString(), closed_at: null });
    expect((await mails()).map(({ to }) => to)).toEqual([seller.account.email]);
    expect((await ask()).statusCode).toBe(409);
  });

  it('take no listing down that its seller has put right since it was looked at', async () => {
    const { id } = await post(seller);
    await report(id, 'price');
    const stored = await firstReport();
    const moderator = await staffOf('moderator');
    const { listing } = await moderator.get(`/api/desk/reports/${stored?.id}`);
    test.setNow(new Date(START.getTime() + 60_000));
    await test.db
      .update(properties)
      .set({ price: 41_000_000, updatedAt: test.deps.clock() })
      .where(eq(properties.id, id));
    const hide = (seen: string) =>
      moderator.send(`/api/desk/reports/${stored?.id}/actions`, { action: 'hide', reason: 'price', seen });
    const late = await hide(listing.updated_at);
    expect([late.statusCode, late.json().code]).toEqual([409, 'REVIEW_NOT_SEEN']);
    expect(await isPublic(id)).toBe(true);
    const again = await moderator.get(`/api/desk/reports/${stored?.id}`);
    expect((await hide(again.listing.updated_at)).statusCode).toBe(200);
  });

  it('take a listing down with all that is said about it, and mark who does it again', async () => {
    const moderator = await staffOf('moderator');
    for (let count = 0; count < 2; count += 1) {
      const { id } = await post(seller, { title: `House number ${count} of the street` });
      await report(id);
      await report(id, 'price', '203.0.113.2');
      const stored = await firstReport();
      const url = `/api/desk/reports/${stored?.id}/actions`;
      expect((await moderator.send(url, { action: 'hide' })).json().fields).toHaveProperty('reason');
      const hidden = await moderator.send(url, { action: 'hide', reason: 'fraud', words: 'No money before a visit.' });
      expect(hidden.json()).toMatchObject({ upheld: true, repeat_offender: isRepeatOffender(count + 1) });
      expect(await isPublic(id)).toBe(false);
      const open = await test.db.select().from(listingReports).where(eq(listingReports.propertyId, id));
      expect(open.every(({ closedAt, upheld }) => closedAt && upheld)).toBe(true);
      expect((await moderator.get(`/api/desk/listings/${id}`)).seller).toMatchObject({
        upheld_listings: count + 1,
        repeat_offender: isRepeatOffender(count + 1),
      });
    }
    expect((await mails()).map(({ text }) => text)).toEqual([
      expect.stringContaining('No money before a visit.'),
      expect.stringContaining('No money before a visit.'),
    ]);
    const actions = (await test.db.select().from(audit)).map(({ action }) => action);
    expect(actions.slice(0, 3)).toEqual(['listing.hide', 'report.uphold', 'report.uphold']);
    expect(await verifyAudit(test.db)).toMatchObject({ firstWrong: null });
    const [stays] = await test.db.select().from(properties);
    expect(stays?.hiddenAt).not.toBeNull();
  });

  it('are right no longer once the takedown that closed them was wrong', async () => {
    const moderator = await staffOf('moderator');
    const hidden: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = await post(seller, { title: `House number ${count} of the street` });
      await report(id);
      await report(id, 'price', '203.0.113.2');
      const stored = await firstReport();
      await moderator.send(`/api/desk/reports/${stored?.id}/actions`, { action: 'hide', reason: 'fraud' });
      hidden.push(id);
    }
    const [appealed, mistaken, mended] = hidden as [number, number, number];
    const upheldOf = async (id: number) => (await moderator.get(`/api/desk/listings/${id}`)).seller.upheld_listings;
    const act = (id: number, payload: object) => moderator.send(`/api/desk/listings/${id}/actions`, payload);
    test.setNow(new Date(START.getTime() + HOUR / 60));
    expect((await act(mended, { action: 'restore' })).statusCode).toBe(200);
    expect(await upheldOf(mended)).toBe(3);

    const { appeal_token: token } = (await ownOf(seller, appealed)).review;
    await test.app.inject({ method: 'POST', url: '/api/appeals', payload: { token, words: 'It is mine.' } });
    const { appeal: open } = await moderator.get(`/api/desk/listings/${appealed}`);
    const grant = { action: 'grant', words: 'It is.' };
    await (await staffOf('moderator')).send(`/api/desk/appeals/${open.id}/actions`, grant);
    expect(await upheldOf(appealed)).toBe(2);

    const { undo } = (await act(mistaken, { action: 'restore', mistake: true })).json();
    expect(await moderator.get(`/api/desk/listings/${mistaken}`)).toMatchObject({
      seller: { upheld_listings: 1, repeat_offender: false },
      reports: [{ upheld: false }, { upheld: false }],
    });
    expect((await moderator.send('/api/desk/undo', { undo })).json()).toEqual({ undone: [], left: [mistaken] });
    const rows = await test.db.select().from(audit).where(eq(audit.action, 'report.overturn'));
    expect(rows.map(({ after }) => JSON.parse(after))).toEqual(
      [appealed, appealed, mistaken, mistaken].map((listing) => ({ upheld: false, listing })),
    );
    expect(await verifyAudit(test.db)).toMatchObject({ firstWrong: null });
  });
});

describe('a takedown and a suspension of the same seller', () => {
  const person = (who: Awaited<ReturnType<typeof staffOf>>, payload: object) =>
    who.send(`/api/desk/sellers/${seller.account.id}/actions`, payload);
  const act = (who: Awaited<ReturnType<typeof staffOf>>, id: number, payload: object) =>
    who.send(`/api/desk/listings/${id}/actions`, payload);
  const hide = { action: 'hide', reason: 'fraud' };

  it('shows what is let back meanwhile once the suspension is lifted, and the mail says so', async () => {
    const moderator = await staffOf('moderator');
    const { id } = await post(seller);
    await act(moderator, id, hide);
    const { appeal_token: token } = (await ownOf(seller, id)).review;
    await person(moderator, { action: 'suspend', reason: 'Under inquiry.' });
    await test.app.inject({ method: 'POST', url: '/api/appeals', payload: { token, words: 'It is mine.' } });
    const { appeal } = await moderator.get(`/api/desk/listings/${id}`);
    await mails();
    const grant = { action: 'grant', words: 'It is.' };
    await (await staffOf('moderator')).send(`/api/desk/appeals/${appeal.id}/actions`, grant);
    const [mail] = await mails();
    expect(mail?.text).toContain('not while your account is suspended');
    expect(mail?.text).not.toContain('/my-properties');
    expect(await isPublic(id)).toBe(false);
    expect((await person(moderator, { action: 'lift', mistake: true })).statusCode).toBe(200);
    expect(await isPublic(id)).toBe(true);
  });

  it('shows what was hidden while its seller was kept out, once both were mistakes', async () => {
    const moderator = await staffOf('moderator');
    const { id } = await post(seller);
    await person(moderator, { action: 'suspend', reason: 'Under inquiry.' });
    await act(moderator, id, hide);
    await person(moderator, { action: 'lift', mistake: true });
    expect(await isPublic(id)).toBe(false);
    await act(moderator, id, { action: 'restore', mistake: true });
    expect(await isPublic(id)).toBe(true);
  });

  it('leaves what its seller had paused as it was', async () => {
    const moderator = await staffOf('moderator');
    const { id } = await post(seller);
    await setStatus(seller, id, 'paused');
    await person(moderator, { action: 'suspend', reason: 'Under inquiry.' });
    await act(moderator, id, hide);
    await act(moderator, id, { action: 'restore' });
    await person(moderator, { action: 'lift' });
    expect(await isPublic(id)).toBe(false);
  });
});
