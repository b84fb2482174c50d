import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../accounts/accounts.table.ts';
import { audit } from '../audit/audit.table.ts';
import { hashOldPictures } from '../media/photoHashes.actions.ts';
import { photoHashes } from '../media/photoHashes.table.ts';
import { listingEvents } from '../searches/searches.table.ts';
import { aScene, multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { duplicateChecks, possibleDuplicates } from './duplicates.table.ts';
import { findDuplicates } from './lookalikes.actions.ts';
import { properties } from './properties.table.ts';
import { eraseDeletedListings } from './retention.store.ts';

const DAY = 86_400_000;

let site: TestApp;
let seller: Awaited<ReturnType<TestApp['signIn']>>;
let other: Awaited<ReturnType<TestApp['signIn']>>;

beforeAll(async () => {
  site = await testApp();
});
beforeEach(async () => {
  await site.reset();
  seller = await site.signIn('seller');
  other = await site.signIn('seller');
});
afterAll(() => site.close());

const nearCopy = (bytes: Buffer) =>
  sharp(bytes).modulate({ brightness: 1.1 }).resize(600).jpeg({ quality: 60 }).toBuffer();

const AD = {
  title: 'Sunny house near the park',
  price: '25000000',
  city: 'Karachi',
  area: 'Clifton',
  area_id: '',
  property_type: 'House',
  dimension: '240 sq yd',
  description: 'Two floors with a garden on three sides, six minutes on foot to the park.',
  bedrooms: '4',
  bathrooms: '5',
  garage: '1',
  purpose: 'sale',
  email: 'seller@example.com',
  cell_no: '0300-1234567',
};

const photo = (bytes: Buffer) => ({ field: 'image_url', name: 'photo.jpg', bytes });

type Fields = Partial<typeof AD> & { another_home?: string; asked_about?: string; existing_images?: string };

function send(who: typeof seller, fields: Fields, pictures: Buffer[] = []) {
  const { payload, headers } = multipart({ ...AD, ...fields }, pictures.map(photo));
  return site.app.inject({
    method: 'POST',
    url: '/api/properties/save',
    payload,
    headers: { ...who.headers, ...headers },
  });
}

async function post(who: typeof seller, fields: Fields = {}, pictures: Buffer[] = []): Promise<number> {
  const answer = await send(who, fields, pictures);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().property.property_id;
}

async function sendAhead(who: typeof seller, bytes: Buffer): Promise<string> {
  const { payload, headers } = multipart({}, [photo(bytes)]);
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/properties/photos',
    payload,
    headers: { ...who.headers, ...headers },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().ticket;
}

async function postedBefore(who: typeof seller, fields: Partial<typeof AD> = {}, photos: string[] = []) {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/properties/posted-before',
    headers: who.headers,
    payload: { ...AD, ...fields, photos },
  });
  return { status: answer.statusCode, posted: answer.json().posted };
}

const pairs = () => site.db.select().from(possibleDuplicates);

describe('posting again', () => {
  it('names the listing with a near copy of the photo, whatever it costs now', async () => {
    const picture = await aScene(1);
    const id = await post(seller, {}, [picture]);
    const ticket = await sendAhead(seller, await nearCopy(picture));
    const again = await postedBefore(seller, { price: '31000000', description: 'New words.' }, [ticket]);
    expect(again).toMatchObject({ status: 200, posted: { property_id: id, status: 'active', price: 25_000_000 } });
  });

  it('names one in the same words without a photo, also when it is sold', async () => {
    const id = await post(seller);
    const url = `/api/properties/status/${id}`;
    await site.app.inject({ method: 'POST', url, headers: seller.headers, payload: { status: 'sold' } });
    expect((await postedBefore(seller)).posted).toMatchObject({ property_id: id, status: 'sold' });
  });

  it('says nothing of another home or of another seller’s', async () => {
    await post(seller, {}, [await aScene(1)]);
    expect((await postedBefore(other)).posted).toBeNull();
    expect((await postedBefore(seller, { property_type: 'Flat' })).posted).toBeNull();
    const ticket = await sendAhead(seller, await aScene(2));
    expect((await postedBefore(seller, { description: 'Another one.' }, [ticket])).posted).toBeNull();
  });

  it('is refused where the ad could not be posted, and is no wall', async () => {
    expect((await postedBefore(seller, { price: 'cheap' })).status).toBe(400);
    await post(seller);
    await post(seller);
  });

  it.each(['the photos', 'the words'])(
    'asks who posts %s from two windows at once, and lets them go on',
    async (same) => {
      const tickets =
        same === 'the photos'
          ? [await sendAhead(seller, await aScene(1)), await sendAhead(seller, await aScene(2))]
          : [];
      expect((await postedBefore(seller, {}, tickets)).posted).toBeNull();
      const photos = tickets.length > 0 ? { existing_images: JSON.stringify(tickets) } : {};
      const other = tickets.length > 0 ? { description: 'New words that nobody has read before.' } : {};
      const answers = await Promise.all([
        send(seller, { ...photos, asked_about: '0' }),
        send(seller, { ...photos, ...other, asked_about: '0' }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
      const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
      expect(refused).toMatchObject({ code: 'POSTED_MEANWHILE', fields: { asked_about: expect.any(String) } });
      const { posted } = await postedBefore(seller, other, tickets);
      expect(await site.db.select({ property_id: properties.id }).from(properties)).toEqual([
        { property_id: posted.property_id },
      ]);
      const answer = await send(seller, { ...photos, asked_about: String(posted.property_id), another_home: '1' });
      expect(answer.statusCode, answer.body).toBe(201);
    },
  );
});

describe('posting again what was deleted', () => {
  const START = Date.parse('2026-03-04T09:00:00Z');
  const at = (days: number) => site.setNow(new Date(START + days * DAY));
  const OTHER_WORDS = { title: 'Corner house', description: 'New words that nobody has read before.' };
  beforeEach(async () => {
    at(0);
    seller = await site.signIn('seller', { plan: 'premium' });
    await site.db.update(sessions).set({ expiresAt: new Date(START + 1_000 * DAY) });
  });

  const setStatus = (id: number, status: string) =>
    site.app.inject({
      method: 'POST',
      url: `/api/properties/status/${id}`,
      headers: seller.headers,
      payload: { status },
    });
  const bringBack = (id: number, fields: Record<string, string> = {}, who = seller) => {
    const { payload, headers } = multipart({ bring_back: '1', ...fields });
    const url = `/api/properties/update/${id}`;
    return site.app.inject({ method: 'PUT', url, payload, headers: { ...who.headers, ...headers } });
  };
  const read = async (path: string, id: number) => {
    const answer = await site.app.inject({ url: `/api/properties/${path}?id=${id}` });
    return { status: answer.statusCode, body: answer.json() };
  };
  const course = async (id: number) =>
    (await read('context', id)).body.history.map((each: { kind: string; price: number }) => [each.kind, each.price]);
  const LISTED_AND_CUT = [
    ['reduced', 21_000_000],
    ['listed', 25_000_000],
  ];

  it('is asked about by its words, and brings the first date, the prices and the address back', async () => {
    const id = await post(seller);
    at(10);
    await setStatus(id, 'deleted');
    expect((await read('past', id)).status).toBe(410);
    at(20);
    const { posted } = await postedBefore(seller, { price: '21000000' });
    expect(posted).toMatchObject({ property_id: id, status: 'deleted', keeps_date: false });
    expect((await read('past', id)).status).toBe(410);
    await site.db.delete(listingEvents);
    const answer = await bringBack(id, { price: '21000000', title: 'Sunnier house near the park' });
    expect(answer.statusCode, answer.body).toBe(200);
    const shown = (await read('single', id)).body;
    expect(shown).toMatchObject({ title: 'Sunnier house near the park', price: 21_000_000 });
    expect(shown.created_at).toBe(new Date(START).toISOString());
    expect(await course(id)).toEqual(LISTED_AND_CUT);
    expect(await site.db.select().from(listingEvents)).toMatchObject([
      { propertyId: id, kind: 'back' },
      { propertyId: id, kind: 'price_cut' },
    ]);
    expect((await bringBack(id)).statusCode).toBe(200);
  });

  it('is asked about by its photos, and keeps date and prices though it is posted as another home', async () => {
    const pictures = [await aScene(1), await aScene(2), await aScene(3)];
    const id = await post(seller, {}, pictures);
    at(5);
    await setStatus(id, 'deleted');
    at(20);
    const copies = await Promise.all(pictures.slice(0, 2).map(nearCopy));
    const tickets = await Promise.all(copies.map((each) => sendAhead(seller, each)));
    const { posted } = await postedBefore(seller, OTHER_WORDS, tickets);
    expect(posted).toMatchObject({ property_id: id, status: 'deleted', keeps_date: true });
    await site.db.delete(listingEvents);
    const again = await post(seller, { ...OTHER_WORDS, price: '21000000', another_home: '1' }, copies);
    const shown = (await read('single', again)).body;
    expect(shown.created_at).toBe(new Date(START).toISOString());
    expect(shown.price_reduced).toMatchObject({ by: 4_000_000 });
    expect(await course(again)).toEqual(LISTED_AND_CUT);
    expect(await site.db.select().from(listingEvents)).toMatchObject([{ propertyId: again, kind: 'back' }]);
    expect((await read('past', id)).status).toBe(410);
  });

  it('keeps date and prices by its words too, unless its seller says that it is another home', async () => {
    const id = await post(seller);
    at(1);
    await setStatus(id, 'deleted');
    at(2);
    const another = await post(seller, { another_home: '1' });
    const again = await post(seller, { price: '21000000' });
    expect((await read('single', another)).body.created_at).toBe(new Date(START + 2 * DAY).toISOString());
    expect((await read('single', again)).body.created_at).toBe(new Date(START).toISOString());
    expect(await course(again)).toEqual(LISTED_AND_CUT);
  });

  it('is no way round: posted first and deleted afterwards it is as old', async () => {
    const pictures = [await aScene(1), await aScene(2)];
    await post(seller, {}, pictures);
    at(40);
    await site.db.delete(listingEvents);
    const again = await post(seller, { ...OTHER_WORDS, another_home: '1' }, pictures);
    expect((await read('single', again)).body.created_at).toBe(new Date(START).toISOString());
    expect(await site.db.select().from(listingEvents)).toEqual([]);
    // Two homes at once in the same words are two homes.
    const words = await post(seller, { title: 'The upper floor' });
    expect((await read('single', words)).body.created_at).toBe(new Date(START + 40 * DAY).toISOString());
  });

  it('is no way round either as another type of home in another area, but is as a plot or for rent', async () => {
    const pictures = [await aScene(1), await aScene(2)];
    const id = await post(seller, { ...OTHER_WORDS, property_type: 'Flat' }, pictures);
    at(5);
    await setStatus(id, 'deleted');
    at(20);
    const tickets = await Promise.all(pictures.map((each) => sendAhead(seller, each)));
    const asked = await postedBefore(seller, { property_type: 'Appartment', area: 'Bath Island' }, tickets);
    expect(asked.posted).toMatchObject({ property_id: id, keeps_date: true });
    const again = await post(
      seller,
      { property_type: 'Appartment', area: 'Bath Island', price: '21000000', another_home: '1' },
      pictures,
    );
    expect((await read('single', again)).body.created_at).toBe(new Date(START).toISOString());
    expect(await course(again)).toEqual(LISTED_AND_CUT);
    const plot = { property_type: 'Residential Plot', bedrooms: '', bathrooms: '', garage: '' };
    expect((await postedBefore(seller, plot, tickets)).posted).toBeNull();
    expect((await postedBefore(seller, { property_type: 'Flat', purpose: 'rent' }, tickets)).posted).toBeNull();
  });

  it('waits at the desk as a change of the earlier one, old as it is', async () => {
    const id = await post(seller);
    await setStatus(id, 'deleted');
    at(40);
    const again = await post(seller, { price: '21000000' });
    const { headers } = await site.signInStaff(['moderator']);
    const queue = await site.app.inject({ url: '/api/desk/reviews', headers });
    expect(queue.json().data).toMatchObject([{ id: again, kind: 'changed' }]);
  });

  it('is not asked about once it is erased, and nothing of it is kept', async () => {
    const id = await post(seller, {}, [await aScene(1)]);
    await setStatus(id, 'deleted');
    at(750);
    await eraseDeletedListings(site.db, new Date(START + 749 * DAY), 10);
    expect((await postedBefore(seller)).posted).toBeNull();
    expect((await bringBack(id)).statusCode).toBe(404);
    const again = await post(seller);
    expect((await read('single', again)).body.created_at).toBe(new Date(START + 750 * DAY).toISOString());
  });

  it('does not undo what the staff took down, and is nobody else’s', async () => {
    const id = await post(seller);
    await site.db.update(properties).set({ status: 'paused', hiddenAt: new Date(START) });
    await setStatus(id, 'deleted');
    expect((await postedBefore(seller)).posted).toMatchObject({ hidden: true, status: 'deleted' });
    expect((await bringBack(id)).statusCode).toBe(409);
    expect((await bringBack(id, {}, other)).statusCode).toBe(404);
    await site.db.update(properties).set({ hiddenAt: null });
    expect((await bringBack(id, { price: 'cheap' })).statusCode).toBe(400);
    expect((await read('past', id)).status).toBe(410);
  });
});

describe('a listing of another seller', () => {
  it('with a near copy of the photo is put before the staff once', async () => {
    const picture = await aScene(1);
    const first = await post(seller, {}, [picture]);
    const facts = { price: '40000000', cell_no: '0333-7654321', description: 'Other words.' };
    const second = await post(other, facts, [await nearCopy(picture)]);
    await findDuplicates(site.deps);
    expect(await pairs()).toMatchObject([{ firstId: first, secondId: second, photos: 1, facts: false, state: 'open' }]);
    expect(await site.db.select().from(duplicateChecks)).toEqual([]);
    await site.app.inject({
      method: 'PUT',
      url: `/api/properties/update/${second}`,
      headers: { ...other.headers, ...multipart({}).headers },
      payload: multipart({ price: '41000000' }).payload,
    });
    await findDuplicates(site.deps);
    expect(await pairs()).toHaveLength(1);
  });

  it('with a mirrored photo too', async () => {
    const picture = await aScene(3);
    await post(seller, {}, [picture]);
    await post(other, { price: '40000000', cell_no: '', description: '' }, [await sharp(picture).flop().toBuffer()]);
    await findDuplicates(site.deps);
    expect(await pairs()).toMatchObject([{ photos: 1 }]);
  });

  it.each([
    ['the same facts and phone', { price: '25400000', description: 'Other words.' }, 1],
    ['the same facts and words', { cell_no: '0333-7654321' }, 1],
    ['a price further off', { price: '26000000' }, 0],
    ['another size', { dimension: '300 sq yd' }, 0],
    ['other words and another phone', { cell_no: '0333-7654321', description: 'Other words.' }, 0],
  ])('%s', async (_, fields, count) => {
    await post(seller);
    await post(other, fields);
    await findDuplicates(site.deps);
    expect(await pairs()).toHaveLength(count);
  });

  it('stays decided, and the staff may take it back; each is in the log', async () => {
    await post(seller);
    const second = await post(other);
    await findDuplicates(site.deps);
    const { headers } = await site.signInStaff(['moderator']);
    const list = await site.app.inject({ url: '/api/desk/duplicates?state=open', headers });
    expect(list.statusCode, list.body).toBe(200);
    const { data, total } = list.json();
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ same_facts: true, second: { property_id: second, phone: '+923001234567' } });
    const decide = (state: string, id = data[0].id) =>
      site.app.inject({ method: 'POST', url: `/api/desk/duplicates/${id}/actions`, headers, payload: { state } });
    expect((await decide('different')).json()).toMatchObject({ state: 'different' });
    await post(other, { title: 'Posted once more' });
    await findDuplicates(site.deps);
    expect((await pairs()).map(({ state }) => state).sort()).toEqual(['different', 'open']);
    expect((await decide('open')).json()).toMatchObject({ state: 'open' });
    expect((await decide('merged')).statusCode).toBe(400);
    expect((await decide('same', 99_999)).statusCode).toBe(404);
    const rows = await site.db.select().from(audit);
    expect(rows.filter(({ action }) => action === 'listing.duplicate')).toHaveLength(4);
  });
});

it('a pair waits for nobody while one of its listings is deleted', async () => {
  const first = await post(seller);
  await post(other);
  await findDuplicates(site.deps);
  const { headers } = await site.signInStaff(['moderator']);
  const waiting = async () => {
    const list = await site.app.inject({ url: '/api/desk/duplicates?state=open', headers });
    const today = await site.app.inject({ url: '/api/desk/today', headers });
    const queues: { key: string; count: number }[] = today.json().queues;
    const { data, total } = list.json();
    return [data.length, total, queues.find(({ key }) => key === 'duplicates')?.count];
  };
  const setStatus = (status: string) =>
    site.app.inject({
      method: 'POST',
      url: `/api/properties/status/${first}`,
      headers: seller.headers,
      payload: { status },
    });
  expect(await waiting()).toEqual([1, 1, 1]);
  await setStatus('deleted');
  expect(await waiting()).toEqual([0, 0, 0]);
  expect((await setStatus('active')).statusCode).toBe(200);
  expect(await waiting()).toEqual([1, 1, 1]);
});

it('pairs are counted to the cap of the desk’s lists', async () => {
  await site.db.execute(sql`
    insert into properties (seller_id, area_id, property_type, title, price)
    select ${seller.account.id}::integer, min(id), 'House', 'House ' || n, 1000000
    from areas, generate_series(1, 102) as n group by n`);
  await site.db.execute(sql`
    insert into possible_duplicates (first_id, second_id, photos, facts, found_at)
    select a.id, b.id, 0, true, timestamptz '2026-11-01' + b.id * interval '1 minute'
    from properties a join properties b on b.id > a.id order by b.id, a.id`);
  const { headers } = await site.signInStaff(['moderator']);
  const list = (await site.app.inject({ url: '/api/desk/duplicates?state=open', headers })).json();
  expect(list).toMatchObject({ total: 5_000, total_exact: false });
  const today = (await site.app.inject({ url: '/api/desk/today', headers })).json();
  const [first] = await pairs();
  const waiting = today.queues.find(({ key }: { key: string }) => key === 'duplicates');
  expect(waiting).toMatchObject({ count: 1_001, oldest_at: first?.foundAt.toISOString() });
});

describe('a listing that is held for review', () => {
  const settings = () => site.deps.settings as { review: string };
  let mode: string;
  beforeEach(() => {
    mode = settings().review;
    settings().review = 'before';
  });
  afterEach(() => {
    settings().review = mode;
  });

  it('is put before the staff with its lookalike before it is shown', async () => {
    const first = await post(seller);
    const second = await post(other);
    await findDuplicates(site.deps);
    expect(await pairs()).toMatchObject([{ firstId: first, secondId: second, state: 'open' }]);
    const { headers } = await site.signInStaff(['moderator']);
    const list = await site.app.inject({ url: '/api/desk/duplicates?state=open', headers });
    expect(list.json()).toMatchObject({ total: 1, data: [{ second: { property_id: second, status: 'paused' } }] });
  });
});

it('a listing whose facts the staff correct is compared again', async () => {
  await post(seller);
  const second = await post(other, { price: '40000000' });
  await findDuplicates(site.deps);
  expect(await pairs()).toEqual([]);
  const { headers } = await site.signInStaff(['moderator']);
  const url = `/api/desk/listings/${second}`;
  const corrected = await site.app.inject({ method: 'PUT', url, headers, payload: { price: 25_000_000 } });
  expect(corrected.statusCode, corrected.body).toBe(200);
  await findDuplicates(site.deps);
  expect(await pairs()).toMatchObject([{ secondId: second, facts: true }]);
});

describe('photos from before there were hashes', () => {
  it('get theirs, and one whose file is gone is not asked for again', async () => {
    await post(seller, {}, [await aScene(5), await aScene(6)]);
    const [kept, gone] = await site.db.delete(photoHashes).returning();
    await site.deps.media.removeAll(gone?.hash ?? '');
    expect(await hashOldPictures(site.deps)).toBe(2);
    const rows = new Map((await site.db.select().from(photoHashes)).map((row) => [row.hash, row]));
    expect(rows.get(kept?.hash ?? '')).toEqual(kept);
    expect(rows.get(gone?.hash ?? '')?.band1).toBeNull();
    expect(await hashOldPictures(site.deps)).toBe(0);
  });
});
