import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { suspendAccount } from '../accounts/suspension.actions.ts';
import { areaDictionary } from '../areas/areas.store.ts';
import { flushEvents } from '../insights/counting.actions.ts';
import { purgePictures } from '../media/media.actions.ts';
import { type FormFile, multipart, photoFiles } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { changeListing, changeStatus, publishListing, releaseDeletedPictures } from './properties.actions.ts';
import { properties } from './properties.table.ts';

let site: TestApp;
let areaIds: Map<string, number>;

beforeAll(async () => {
  site = await testApp();
  const { byId } = await areaDictionary(site.deps);
  areaIds = new Map([...byId.values()].map((area) => [area.areaName, area.id]));
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const areaId = (name: string) => areaIds.get(name) ?? 0;

const AD = {
  title: 'Sunny house near the park',
  price: '25000000',
  city: 'Karachi',
  area: 'Clifton',
  area_id: '',
  property_type: 'House',
  dimension: '240 sq yd',
  description: 'First line.\nSecond line.',
  bedrooms: '4',
  bathrooms: '5',
  garage: '1',
  email: 'seller@example.com',
  cell_no: '0300-1234567',
};

type Signed = Awaited<ReturnType<TestApp['signIn']>>;

async function save(seller: Signed, changes: Record<string, string> = {}, files: FormFile[] = [], key?: string) {
  const { payload, headers } = multipart({ ...AD, area_id: String(areaId('Clifton')), ...changes }, files);
  return site.app.inject({
    method: 'POST',
    url: '/api/properties/save',
    headers: { ...headers, ...seller.headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });
}

async function sendAhead(seller: Signed, files: FormFile[]) {
  const { payload, headers } = multipart({}, files);
  const url = '/api/properties/photos';
  return site.app.inject({ method: 'POST', url, headers: { ...headers, ...seller.headers }, payload });
}

const ticketsOf = async (seller: Signed, files: FormFile[]): Promise<string[]> =>
  Promise.all(files.map(async (file) => (await sendAhead(seller, [file])).json().ticket));

const sourcesOf = (answer: { json(): { property: OwnProperty } }) =>
  answer.json().property.images.map((image) => image.src);

async function update(seller: Signed, id: number, fields: Record<string, string>, files: FormFile[] = []) {
  const { payload, headers } = multipart(fields, files);
  const url = `/api/properties/update/${id}`;
  return site.app.inject({ method: 'PUT', url, headers: { ...headers, ...seller.headers }, payload });
}

const setStatus = (seller: Signed, id: number, status: string) =>
  site.app.inject({
    method: 'POST',
    url: `/api/properties/status/${id}`,
    headers: seller.headers,
    payload: { status },
  });

const cards = async (query = '') => {
  const answer = await site.app.inject(`/api/properties/cards${query}`);
  return { answer, items: answer.json() as PropertyCardFields[] };
};

/** Listings straight into the table: `count` of them, one minute apart, prices rising by a lakh. */
async function fill(count: number, changes: Partial<typeof properties.$inferInsert> = {}) {
  const { account } = await site.signIn('seller', { plan: 'premium' });
  const start = Date.UTC(2026, 0, 1);
  await site.db.insert(properties).values(
    Array.from({ length: count }, (_, index) => ({
      sellerId: account.id,
      areaId: areaId('Clifton'),
      propertyType: 'House',
      title: `House number ${index + 1}`,
      price: (index + 1) * 100_000,
      createdAt: new Date(start + index * 60_000),
      ...changes,
    })),
  );
  site.deps.changes.expectNews();
}

describe('posting an ad', () => {
  it('puts the ad with its photos into the list and on its page at once', async () => {
    const seller = await site.signIn('seller', { firstName: 'Sana', lastName: 'Malik' });
    expect((await cards()).items).toEqual([]);
    const answer = await save(seller, {}, await photoFiles(3));
    expect(answer.statusCode).toBe(201);
    expect(answer.json().message).toBe('Ad posted successfully!');
    const { items, answer: list } = await cards();
    expect(list.headers['x-total-count']).toBe('1');
    expect(items).toMatchObject([
      {
        title: AD.title,
        slug: 'sunny-house-near-the-park',
        price: 25_000_000,
        purpose: 'sale',
        area: 'Clifton',
        city: 'Karachi',
        area_sqft: 2_160,
        garage: 1,
        photo_count: 3,
        seller_name: 'Sana Malik',
      },
    ]);
    const single = (await site.app.inject(`/api/properties/single?id=${items[0]?.property_id}`)).json();
    expect(single).toMatchObject({ id: items[0]?.property_id, description: AD.description, cell_no: '+923001234567' });
    expect(JSON.parse(single.image_url)).toEqual(single.images.map((image: { src: string }) => image.src));
    const picture = await site.app.inject(`${single.images[0].src}/320`);
    expect(picture.statusCode).toBe(200);
    const full = (await site.app.inject('/api/properties')).json();
    expect(full).toEqual([single]);
  });

  it('understands the area by its name alone, and refuses one it does not know', async () => {
    const seller = await site.signIn('seller');
    expect((await save(seller, { area_id: '', area: 'dha-defence' })).json().property.area).toBe('DHA Defence');
    const refused = await save(seller, { area_id: '', area: 'Atlantis' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toHaveProperty('area');
  });

  it('takes of a type what makes sense for it, and refuses the rest by name', async () => {
    const seller = await site.signIn('seller', { plan: 'premium' });
    const plot = { property_type: 'Residential Plot', bedrooms: '', bathrooms: '', garage: '0' };
    expect((await save(seller, plot)).json().property).toMatchObject({ bedrooms: null, bathrooms: null, garage: 0 });
    // Older clients send 0 for what a listing has not.
    const none = await save(seller, { ...plot, bedrooms: '0', bathrooms: '0' });
    expect(none.json().property).toMatchObject({ bedrooms: null, bathrooms: null, garage: 0 });
    const refused = await save(seller, { ...plot, bedrooms: '3', garage: '1' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({
      bedrooms: 'Residential plots are listed without bedrooms. Leave that field empty.',
      garage: 'Residential plots have no parking. Leave that box unticked.',
    });
    expect((await save(seller, { ...plot, property_type: 'Plot File', purpose: 'rent' })).json().fields).toEqual({
      purpose: 'A plot file can only be sold, it cannot be let.',
    });
    const room = await save(seller, { property_type: 'Room', bedrooms: '', bathrooms: '1' });
    expect(room.json().property).toMatchObject({ bedrooms: 1, bathrooms: 1 });
  });

  it('makes one ad of a request that is sent twice with the same key', async () => {
    const seller = await site.signIn('seller');
    const first = await save(seller, {}, await photoFiles(1), 'one-and-the-same-key');
    const [second, third] = await Promise.all([
      save(seller, {}, await photoFiles(1), 'one-and-the-same-key'),
      save(seller, {}, await photoFiles(1), 'one-and-the-same-key'),
    ]);
    const ids = [first, second, third].map((answer) => answer.json().property.property_id);
    expect(new Set(ids).size).toBe(1);
    expect((await cards()).items).toHaveLength(1);
  });

  it('answers the same ad to two equal requests at once, also on the plan’s last place', async () => {
    const seller = await site.signIn('seller');
    await save(seller, { title: 'The first of two' });
    const files = await photoFiles(1);
    const answers = await Promise.all([1, 2, 3].map(() => save(seller, {}, files, 'one-and-the-same-key')));
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().property.id)).size).toBe(1);
    const picture = await site.app.inject(`${answers[0]?.json().property.images[0].src}/320`);
    expect(picture.statusCode).toBe(200);
    expect((await save(seller, {}, [], 'quite-another-key')).statusCode).toBe(403);
  });

  it('answers 422 to other content with the same key, and takes its pictures back', async () => {
    const seller = await site.signIn('seller');
    const [photo] = await photoFiles(1);
    const [other] = await photoFiles(1, 2);
    if (!photo || !other) throw new Error('There are two photos');
    const key = 'one-and-the-same-key';
    const first = await save(seller, {}, [photo], key);
    for (const again of [save(seller, { price: '26000000' }, [photo], key), save(seller, {}, [other], key)]) {
      const answer = await again;
      expect(answer.statusCode).toBe(422);
      expect(answer.json().message).toMatch(/sent before with other details/);
      expect(answer.json().fields).toEqual({ property_id: String(first.json().property.property_id) });
    }
    // The same photo sent ahead is the same content.
    const [ticket] = await ticketsOf(seller, [photo]);
    const repeated = await save(seller, { existing_images: JSON.stringify([ticket]) }, [], key);
    expect(repeated.json().property.id).toBe(first.json().property.id);
    const { rows } = await site.deps.pool.query('select hash from media');
    expect(rows).toHaveLength(1);
  });

  it('stops at the plan’s limit, also when two are sent at the same moment, and names the plan that lifts it', async () => {
    const seller = await site.signIn('seller');
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(seller)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 201, 403, 403]);
    const refused = answers.find((answer) => answer.statusCode === 403)?.json();
    expect(refused.error).toMatch(/Basic plan includes at most 2 active listings/);
    expect(refused.fields).toEqual({ plan: 'pro' });
  });

  it('features an ad only as often as the plan allows', async () => {
    const basic = await site.signIn('seller');
    expect((await save(basic, { featured: '1' })).statusCode).toBe(403);
    const pro = await site.signIn('seller', { plan: 'pro' });
    for (const status of [201, 201, 403]) expect((await save(pro, { featured: '1' })).statusCode).toBe(status);
    expect((await cards()).items.map((card) => card.featured)).toEqual([true, true]);
  });

  it('leaves neither row nor file behind when it fails', async () => {
    const seller = await site.signIn('seller');
    const files = [...(await photoFiles(2)), { field: 'image_url', name: 'x.jpg', bytes: Buffer.from('no picture') }];
    expect((await save(seller, {}, files)).statusCode).toBe(400);
    expect((await save(seller, { price: 'abc' }, await photoFiles(2))).statusCode).toBe(400);
    const stored = [];
    for await (const entry of site.deps.media.list()) stored.push(entry.name);
    expect(stored).toEqual([]);
    const { rows } = await site.deps.pool.query('select hash from media union all select title from properties');
    expect(rows).toEqual([]);
  });

  it('strips where and with what a photo was taken', async () => {
    const seller = await site.signIn('seller');
    const sharp = (await import('sharp')).default;
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#468' } })
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '24/1 48/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('SecretCamera')).toBe(true);
    const answer = await save(seller, {}, [{ field: 'image_url', name: 'gps.jpg', bytes }]);
    const { src } = answer.json().property.images[0];
    for (const variant of ['320.webp', '640.jpg']) {
      const picture = await site.app.inject(`${src}/${variant}`);
      expect(picture.rawPayload.includes('SecretCamera')).toBe(false);
      expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
    }
  });
});

it.each([
  ['30x60', 1800],
  ['1 kanal 5 marla', 5625],
  ['۱ کنال ۵ مرلہ', 5625],
  ['۲۴۰ گز', 2160],
  ['two plots', null],
])('posts an ad of %s with its size', async (dimension, sqft) => {
  const seller = await site.signIn('seller');
  const answer = await save(seller, { dimension });
  expect(answer.json().property).toMatchObject({ dimension, area_sqft: sqft });
});

describe('changing an ad', () => {
  const post = async (seller: Signed, photos = 3): Promise<OwnProperty> =>
    (await save(seller, {}, await photoFiles(photos))).json().property;

  it('changes only what was sent and is not empty', async () => {
    const seller = await site.signIn('seller');
    const ad = await post(seller, 1);
    const answer = await update(seller, ad.id, { title: 'Another title', price: '', area: 'DHA Defence' });
    expect(answer.json().message).toBe('Ad Updated Successfully!');
    expect(answer.json().property).toMatchObject({
      title: 'Another title',
      price: ad.price,
      area: 'DHA Defence',
      description: ad.description,
      images: ad.images,
    });
    expect((await cards()).items[0]?.title).toBe('Another title');
  });

  it('changes nothing where everything that was read is sent back', async () => {
    const seller = await site.signIn('seller');
    const { id } = await post(seller, 2);
    const read = async () =>
      (await site.app.inject({ url: `/api/properties/my-properties/${id}`, headers: seller.headers })).json();
    const before = await read();
    const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
    const fields = Object.fromEntries(Object.entries(before).map(([name, value]) => [name, text(value)]));
    const answer = await update(seller, id, { ...fields, existing_images: before.image_url, images_to_delete: '[]' });
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Ad Updated Successfully!']);
    expect(await read()).toEqual({ ...before, updated_at: expect.any(String) });
  });

  it('lets go what a new type has not, and refuses what is sent for it', async () => {
    const seller = await site.signIn('seller');
    const { property_id: id } = (await save(seller)).json().property;
    expect((await update(seller, id, { property_type: 'Commercial Plot', bedrooms: '3' })).statusCode).toBe(400);
    const answer = await update(seller, id, { property_type: 'Commercial Plot' });
    expect(answer.json().property).toMatchObject({
      property_type: 'Commercial Plot',
      bedrooms: null,
      bathrooms: null,
      garage: 0,
    });
  });

  it('keeps phase and pin until the area changes, and takes only those that lie in the area', async () => {
    const seller = await site.signIn('seller');
    const parts = (await site.app.inject(`/api/parts?area=${areaId('Clifton')}`)).json();
    const ad = (await save(seller, { part_id: String(parts[4].id), pin: '24.8201, 67.0302' })).json().property;
    expect(ad).toMatchObject({
      part: { name: 'Block 5', slug: 'block-5' },
      map_point: { latitude: 24.8201, longitude: 67.0302, exact: true },
    });
    const kept = await update(seller, ad.id, { title: 'Another title', area_id: String(areaId('Clifton')) });
    expect(kept.json().property).toMatchObject({ part: { name: 'Block 5' }, map_point: { exact: true } });
    const circle = (await update(seller, ad.id, { pin_shown: 'circle' })).json().property;
    expect(circle).toMatchObject({
      latitude: 24.8201,
      pin_shown: 'circle',
      map_point: { latitude: 24.8201, exact: true },
    });
    const forOthers = (await site.app.inject(`/api/properties/single?id=${ad.id}`)).json();
    expect(forOthers).toMatchObject({ latitude: 24.82, longitude: 67.03, map_point: { exact: false, around: 400 } });
    expect(forOthers).not.toHaveProperty('pin_shown');
    expect((await update(seller, ad.id, { title: 'Still a circle' })).json().property.pin_shown).toBe('circle');
    const wrong: [Record<string, string>, string, RegExp][] = [
      [{ pin_shown: 'hidden' }, 'pin_shown', /exact, circle/],
      [{ pin: 'here' }, 'pin', /Write latitude and longitude/],
      [{ pin: '31.52, 74.35' }, 'pin', /not in Karachi/],
      [{ pin: '25.02, 67.31' }, 'pin', /km from Clifton/],
      [{ area_id: String(areaId('DHA Defence')), part_id: String(parts[4].id) }, 'part_id', /in another area/],
      [{ part_id: '9999999' }, 'part_id', /do not know/],
    ];
    for (const [change, field, why] of wrong) {
      const answer = await update(seller, ad.id, change);
      expect([answer.statusCode, answer.json().fields[field]], field).toEqual([400, expect.stringMatching(why)]);
    }
    const emptied = await update(seller, ad.id, { fields_to_empty: '["pin"]' });
    expect(emptied.json().property).toMatchObject({ part: { name: 'Block 5' }, map_point: { exact: false } });
    const moved = await update(seller, ad.id, { area: 'DHA Defence' });
    expect(moved.json().property).toMatchObject({ area: 'DHA Defence', map_point: { exact: false } });
    expect(moved.json().property.part).toBeUndefined();
  });

  it('keeps the size while its dimension in words stays, however often that is sent again', async () => {
    const seller = await site.signIn('seller');
    const words = '30x50 ft corner';
    const ad = (await save(seller, { dimension: words, area_sqft: '1500' })).json().property;
    expect(ad).toMatchObject({ dimension: words, area_sqft: 1500 });
    const edited = await update(seller, ad.id, { description: 'Other words.', dimension: ` ${words} ` });
    expect(edited.json().property).toMatchObject({ dimension: words, area_sqft: 1500 });
    const resized = await update(seller, ad.id, { dimension: '30x60' });
    expect(resized.json().property).toMatchObject({ dimension: '30x60', area_sqft: 1800 });
    const unread = await update(seller, ad.id, { dimension: 'two plots' });
    expect(unread.json().property).toMatchObject({ dimension: 'two plots', area_sqft: null });
  });

  it('empties the optional fields that it names, and no others', async () => {
    const seller = await site.signIn('seller');
    const ad = await post(seller, 0);
    const names = ['description', 'dimension', 'bedrooms', 'cell_no'];
    const answer = await update(seller, ad.id, { fields_to_empty: JSON.stringify(names), title: 'A shorter ad' });
    expect(answer.json().property).toMatchObject({
      title: 'A shorter ad',
      description: '',
      dimension: '',
      area_sqft: null,
      bedrooms: null,
      bathrooms: ad.bathrooms,
      email: ad.email,
    });
    const refused = await update(seller, ad.id, { fields_to_empty: '["title"]' });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['fields_to_empty']]);
  });

  it('refuses a change of an ad that was changed since it was read, and takes its pictures back', async () => {
    const seller = await site.signIn('seller');
    const { id, updated_at: seen } = await post(seller, 0);
    site.setNow(new Date(Date.now() + 1_000));
    expect((await update(seller, id, { price: '22000000', seen })).statusCode).toBe(200);
    const refused = await update(seller, id, { title: 'Typo mended', seen }, await photoFiles(1));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'AD_CHANGED_MEANWHILE', fields: { seen: expect.any(String) } });
    const mine = await site.app.inject({ url: `/api/properties/my-properties/${id}`, headers: seller.headers });
    expect(mine.json()).toMatchObject({ title: AD.title, price: 22_000_000, photo_count: 0 });
    const again = await update(seller, id, { title: 'Typo mended', seen: mine.json().updated_at });
    expect(again.json().property).toMatchObject({ title: 'Typo mended', price: 22_000_000 });
    expect((await update(seller, id, { title: 'Without a moment' })).statusCode).toBe(200);
  });

  it('keeps what is sold for sale and what is rented for rent, until it is back on the market', async () => {
    const seller = await site.signIn('seller');
    const { id } = await post(seller, 0);
    await setStatus(seller, id, 'sold');
    const refused = await update(seller, id, { purpose: 'rent', price: '80000' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'SOLD_STAYS_FOR_SALE', fields: { purpose: expect.any(String) } });
    expect((await update(seller, id, { purpose: 'sale', title: 'Sold with its garden' })).statusCode).toBe(200);
    await setStatus(seller, id, 'active');
    expect((await update(seller, id, { purpose: 'rent', price: '80000' })).statusCode).toBe(200);
    await setStatus(seller, id, 'rented');
    expect((await update(seller, id, { purpose: 'sale' })).json().code).toBe('RENTED_STAYS_FOR_RENT');
  });

  it('keeps, reorders, removes and adds photos', async () => {
    const seller = await site.signIn('seller');
    const ad = await post(seller);
    const [one, two, three] = ad.images.map((image) => image.src);
    const answer = await update(
      seller,
      ad.id,
      { existing_images: JSON.stringify([three, 'new:0', one]), images_to_delete: JSON.stringify([two]) },
      await photoFiles(2, 50),
    );
    const sources = answer.json().property.images.map((image: { src: string }) => image.src);
    expect(sources).toHaveLength(4);
    expect([sources[0], sources[2]]).toEqual([three, one]);
    expect(sources).not.toContain(two);
    expect((await cards()).items[0]?.images[0]?.src).toBe(three);
  });

  it('refuses a ninth photo and a picture that is not the ad’s', async () => {
    const seller = await site.signIn('seller');
    const ad = await post(seller);
    expect((await update(seller, ad.id, {}, await photoFiles(6, 60))).json().fields).toHaveProperty('image_url');
    const foreign = JSON.stringify([`/media/${'0'.repeat(32)}`]);
    expect((await update(seller, ad.id, { existing_images: foreign })).statusCode).toBe(400);
    expect((await update(seller, ad.id, { existing_images: '{' })).statusCode).toBe(400);
  });

  it('shows a seller only what is theirs', async () => {
    const owner = await site.signIn('seller');
    const other = await site.signIn('seller');
    const ad = await post(owner, 0);
    const read = await site.app.inject({
      url: `/api/properties/my-properties/${ad.id}`,
      headers: other.headers,
    });
    const answers = [read, await update(other, ad.id, { title: 'Taken over' }), await setStatus(other, ad.id, 'sold')];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
    expect((await cards()).items[0]?.title).toBe(AD.title);
  });
});

describe('photos sent ahead of an ad', () => {
  it('stand in the ad where their tickets stand, beside files and pictures it has', async () => {
    const seller = await site.signIn('seller');
    const files = await photoFiles(3, 70);
    const ahead = await Promise.all(files.slice(0, 2).map((file) => sendAhead(seller, [file])));
    expect(ahead.map((answer) => answer.statusCode)).toEqual([201, 201]);
    const [one, two] = ahead.map((answer) => answer.json() as { ticket: string; picture: { src: string } });
    const order = JSON.stringify([two?.ticket, 'new:0', one?.ticket]);
    const posted = await save(seller, { existing_images: order }, files.slice(2));
    expect(posted.statusCode).toBe(201);
    const sources = sourcesOf(posted);
    expect([sources.length, sources[0], sources[2]]).toEqual([3, two?.picture.src, one?.picture.src]);

    const [fourth] = await ticketsOf(seller, await photoFiles(1, 80));
    const { id } = posted.json().property;
    const changed = await update(seller, id, { existing_images: JSON.stringify([sources[1], fourth, sources[0]]) });
    expect(sourcesOf(changed)).toEqual([sources[1], expect.stringMatching(/^\/media\//), sources[0]]);
  });

  it('are no use to another seller, and neither is the address of a picture', async () => {
    const owner = await site.signIn('seller');
    const other = await site.signIn('seller');
    const [ticket] = await ticketsOf(owner, await photoFiles(1));
    const { src } = (await sendAhead(owner, await photoFiles(1))).json().picture;
    for (const named of [ticket, src, `${ticket?.slice(0, -1)}_`, 'sent:']) {
      const answer = await save(other, { existing_images: JSON.stringify([named]) });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['existing_images']]);
    }
  });

  it('count towards the eight', async () => {
    const seller = await site.signIn('seller');
    const existing = JSON.stringify(await ticketsOf(seller, await photoFiles(5, 90)));
    const answer = await save(seller, { existing_images: existing }, await photoFiles(4, 100));
    expect(answer.json().fields).toHaveProperty('image_url');
  });

  it('come one at a time and must be pictures', async () => {
    const seller = await site.signIn('seller');
    const text = { field: 'image_url', name: 'x.jpg', bytes: Buffer.from('no picture') };
    for (const files of [[], await photoFiles(2), [text]]) {
      const answer = await sendAhead(seller, files);
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['image_url']]);
    }
    expect((await site.db.execute('select hash from media')).rows).toEqual([]);
  });

  it('are removed after two days when no ad shows them; then the ad says so', async () => {
    const seller = await site.signIn('seller');
    const [kept, left] = await ticketsOf(seller, await photoFiles(2));
    expect((await save(seller, { existing_images: JSON.stringify([kept]) })).statusCode).toBe(201);
    site.setNow(new Date(Date.now() + 3 * 86_400_000));
    await purgePictures(site.deps);
    const answer = await save(seller, { existing_images: JSON.stringify([kept, left]) });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['existing_images']]);
    expect((await save(seller, { existing_images: JSON.stringify([kept]) })).statusCode).toBe(201);
  });
});

describe('the life of an ad', () => {
  it('pauses, resumes, sells, deletes and undoes within ten seconds', async () => {
    const seller = await site.signIn('seller');
    const { id } = (await save(seller)).json().property;
    const visible = async () => (await cards()).items.length === 1;
    expect((await setStatus(seller, id, 'paused')).json().property.status).toBe('paused');
    expect(await visible()).toBe(false);
    expect((await site.app.inject(`/api/properties/single?id=${id}`)).statusCode).toBe(404);
    await setStatus(seller, id, 'active');
    expect(await visible()).toBe(true);
    expect((await setStatus(seller, id, 'rented')).statusCode).toBe(409);
    const now = Date.now();
    site.setNow(new Date(now));
    await setStatus(seller, id, 'deleted');
    expect((await site.app.inject({ url: '/api/properties/my-properties', headers: seller.headers })).json()).toEqual(
      [],
    );
    site.setNow(new Date(now + 9_000));
    expect((await setStatus(seller, id, 'active')).statusCode).toBe(200);
    await setStatus(seller, id, 'deleted');
    site.setNow(new Date(now + 60_000));
    expect((await setStatus(seller, id, 'active')).statusCode).toBe(404);
  });

  it('keeps the pictures of a deleted ad for thirty days, and then no longer', async () => {
    const seller = await site.signIn('seller');
    const { id, images } = (await save(seller, {}, await photoFiles(1, 90))).json().property;
    const now = Date.now();
    site.setNow(new Date(now));
    await setStatus(seller, id, 'deleted');
    const picture = () => site.app.inject(`${images[0].src}/320.webp`);
    const purge = async (days: number) => {
      site.setNow(new Date(now + days * 86_400_000));
      await releaseDeletedPictures(site.deps);
      await purgePictures(site.deps);
      const stored = [];
      for await (const { name } of site.deps.media.list()) stored.push(name);
      return stored.length;
    };
    expect(await purge(29)).toBe(1);
    expect((await picture()).statusCode).toBe(200);
    expect(await purge(31)).toBe(0);
  });

  it('lets the pictures of all deleted ads go, batch by batch', async () => {
    const now = Date.now();
    site.setNow(new Date(now));
    const seller = await site.signIn('seller', { plan: 'premium' });
    for (let number = 0; number < 3; number += 1) {
      const { id } = (await save(seller, {}, await photoFiles(1, 100 + number))).json().property;
      await setStatus(seller, id, 'deleted');
    }
    site.setNow(new Date(now + 40 * 86_400_000));
    await releaseDeletedPictures(site.deps, { limit: 1 });
    const { rows } = await site.deps.pool.query('select from properties where photo_count > 0');
    expect(rows).toHaveLength(0);
    await purgePictures(site.deps);
    expect((await site.deps.pool.query('select from media')).rows).toHaveLength(0);
  });

  it('does not resume past the plan’s limit', async () => {
    const seller = await site.signIn('seller');
    const { id } = (await save(seller)).json().property;
    await setStatus(seller, id, 'paused');
    await save(seller);
    await save(seller);
    expect((await setStatus(seller, id, 'active')).statusCode).toBe(403);
  });

  it('shows a seller all their ads page by page, newest first', async () => {
    const seller = await site.signIn('seller', { plan: 'premium' });
    const other = await site.signIn('seller');
    const rows = (sellerId: number, count: number) =>
      site.db.insert(properties).values(
        Array.from({ length: count }, (_, index) => ({
          sellerId,
          areaId: areaId('Clifton'),
          propertyType: 'House',
          title: `House ${index + 1}`,
          price: 1_000_000,
          status: index % 7 === 0 ? ('deleted' as const) : ('active' as const),
          // Three of each moment.
          createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 1_000),
        })),
      );
    await rows(seller.account.id, 560);
    await rows(other.account.id, 3);
    const read = (url: string) => site.app.inject({ url, headers: seller.headers });
    const base = '/api/properties/my-properties';
    const first = await read(base);
    expect([first.json().length, first.headers['x-total-count']]).toEqual([480, '480']);
    expect(first.headers.link).toBeUndefined();
    const seen: number[] = [];
    let url: string | undefined = `${base}?limit=100`;
    while (url) {
      const page: typeof first = await read(url);
      seen.push(...page.json().map((own: OwnProperty) => own.id));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(first.json().map((own: OwnProperty) => own.id));
    for (const wrong of ['limit=0', 'limit=501', 'limit=x', 'cursor=abc']) {
      expect((await read(`${base}?${wrong}`)).statusCode).toBe(400);
    }
    const { link } = (await read(`${base}?limit=100`)).headers;
    const foreign = /<([^>]+)>/.exec(String(link))?.[1] ?? '';
    expect((await site.app.inject({ url: foreign, headers: other.headers })).statusCode).toBe(400);
  });

  it('counts views and contacts once per visit, for the seller to see', async () => {
    const seller = await site.signIn('seller');
    const { id } = (await save(seller)).json().property;
    for (const kind of ['view', 'view', 'whatsapp', 'call']) {
      const event = await site.app.inject({
        method: 'POST',
        url: `/api/properties/events/${id}`,
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
        payload: { kind },
      });
      expect(event.statusCode).toBe(202);
    }
    await flushEvents(site.deps);
    const own = await site.app.inject({ url: '/api/properties/my-properties', headers: seller.headers });
    expect(own.json()[0]).toMatchObject({ views_30d: 1, contacts_30d: 2, status: 'active' });
    const figures = await site.app.inject({ url: '/api/properties/my-figures', headers: seller.headers });
    expect(figures.json()).toMatchObject({ active: 1, views_30d: 1, contacts_30d: 2, listings_left: 1, plan: 'basic' });
  });
});

describe('a seller who is suspended while a request is under way', () => {
  it('publishes, shows and brings back nothing', async () => {
    const seller = await site.signIn('seller');
    const fields = { ...AD, area_id: String(areaId('Clifton')) };
    const [paused = 0, deleted = 0] = [(await save(seller)).json(), (await save(seller)).json()].map(
      ({ property }) => property.property_id as number,
    );
    await setStatus(seller, paused, 'paused');
    await setStatus(seller, deleted, 'deleted');
    await suspendAccount(site.deps, seller.account.email);
    const { id } = seller.account;
    const refused = { reason: 'forbidden', told: { code: 'ACCOUNT_SUSPENDED' } };
    const publishing = publishListing(site.deps, { id }, { fields, pictures: [], key: null });
    await expect(publishing).rejects.toMatchObject(refused);
    await expect(changeStatus(site.deps, { id }, paused, 'active')).rejects.toMatchObject(refused);
    const bringingBack = changeListing(site.deps, { id }, deleted, { fields: { bring_back: '1' }, pictures: [] });
    await expect(bringingBack).rejects.toMatchObject(refused);
    const stored = await site.db.select({ status: properties.status }).from(properties).orderBy(properties.id);
    expect(stored.map(({ status }) => status)).toEqual(['paused', 'deleted']);
  });
});

describe('the list', () => {
  it('walks every listing once in each order, by the links it gives', async () => {
    await fill(30);
    await fill(5, { purpose: 'rent', price: 500_000 });
    for (const [sort, count] of [
      ['newest', 35],
      ['best', 35],
      ['price_asc', 30],
      ['price_desc', 30],
    ] as const) {
      const seen: PropertyCardFields[] = [];
      let url: string | undefined = `/api/properties/cards?limit=8&sort=${sort}`;
      while (url) {
        const answer: Awaited<ReturnType<typeof cards>>['answer'] = await site.app.inject(url);
        seen.push(...(answer.json() as PropertyCardFields[]));
        url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
      }
      expect(new Set(seen.map((card) => card.property_id)).size).toBe(count);
      expect(seen).toHaveLength(count);
      const prices = seen.map((card) => card.price);
      const ordered = [...prices].sort((one, other) => one - other);
      if (sort === 'price_asc') expect(prices).toEqual(ordered);
      if (sort === 'price_desc') expect(prices).toEqual(ordered.reverse());
    }
  });

  it('filters by area, type, purpose, price, size and bedrooms', async () => {
    await fill(3, { areaSqft: 900, bedrooms: 2 });
    await fill(2, {
      areaId: areaId('DHA Defence'),
      propertyType: 'Flat',
      purpose: 'rent',
      areaSqft: 2_000,
      bedrooms: 4,
    });
    const count = async (query: string) => (await cards(query)).items.length;
    expect(await count('?city=112')).toBe(5);
    expect(await count('?city=Karachi&area=clifton')).toBe(3);
    expect(await count(`?area=${areaId('Clifton')},${areaId('DHA Defence')}`)).toBe(5);
    expect(await count('?propertyType=Flat')).toBe(2);
    expect(await count('?purpose=rent')).toBe(2);
    expect(await count('?purpose=sale&propertyType=Flat')).toBe(0);
    expect(await count('?minPrice=200000&maxPrice=200000')).toBe(1);
    expect(await count('?minSize=1000')).toBe(2);
    expect(await count('?maxSize=1000&bedrooms=3')).toBe(0);
    expect(await count('?bedrooms=3')).toBe(2);
    expect(await count('?area=&propertyType=&minPrice=')).toBe(5);
  });

  it.each([
    ['sort=price_asc', 'sale'],
    ['sort=price_desc', 'sale'],
    ['minPrice=1', 'sale'],
    ['maxPrice=100000000', 'sale'],
    ['sort=price_asc&purpose=rent', 'rent'],
    ['maxPrice=100000000&purpose=rent', 'rent'],
    ['sort=newest&minPrice=', undefined],
    ['bedrooms=0&minSize=0', undefined],
  ])('%s finds homes for %s: rents are not compared with selling prices', async (query, purpose) => {
    await fill(2, { areaSqft: 900, bedrooms: 2 });
    await fill(3, { purpose: 'rent', areaSqft: 900, bedrooms: 2 });
    const { items, answer } = await cards(`?${query}`);
    const expected = purpose === undefined ? 5 : purpose === 'sale' ? 2 : 3;
    expect(items).toHaveLength(expected);
    expect(answer.headers['x-total-count']).toBe(String(expected));
    if (purpose) expect(new Set(items.map((card) => card.purpose))).toEqual(new Set([purpose]));
  });

  it('filters by any of several types, page by page, in each order', async () => {
    const plots = ['Residential Plot', 'Commercial Plot', 'Plot File'];
    for (const propertyType of ['House', 'Flat', ...plots]) await fill(4, { propertyType });
    await fill(4, { propertyType: 'Residential Plot', areaId: areaId('DHA Defence'), purpose: 'rent' });
    const seen = async (query: string) => {
      const found: PropertyCardFields[] = [];
      for (let next: string | undefined = `?limit=3&${query}`; next; ) {
        const { items, answer } = await cards(next);
        found.push(...items);
        next = /<[^?]*([^>]*)>/.exec(String(answer.headers.link ?? ''))?.[1];
      }
      return found;
    };
    const both = encodeURIComponent('Commercial Plot,Residential Plot');
    for (const sort of ['newest', 'price_asc', 'price_desc']) {
      const found = await seen(`propertyType=${both}&purpose=sale&sort=${sort}`);
      expect(new Set(found.map((card) => card.property_id)).size).toBe(8);
      expect(new Set(found.map((card) => card.property_type))).toEqual(new Set(plots.slice(0, 2)));
    }
    expect(await seen(`propertyType=${both}&area=Clifton,${areaId('DHA Defence')}`)).toHaveLength(12);
    const { answer } = await cards(`?propertyType=${both}&limit=1`);
    expect(answer.headers['x-total-count']).toBe('12');
    expect((await cards(`?propertyType=${both}&limit=1&minSize=0`)).answer.headers['x-total-count']).toBe('0');
    // More runs of an index than are read one by one.
    const all = encodeURIComponent(['House', 'Flat', ...plots].join());
    const everywhere = [...areaIds.values()].slice(0, 19).concat(areaId('Clifton')).join();
    expect(await seen(`propertyType=${all}&area=${everywhere}&sort=newest&minPrice=1`)).toHaveLength(20);
    const facets = (await site.app.inject(`/api/properties/facets?propertyType=${both}`)).json();
    expect(facets.areas).toEqual({ [areaId('Clifton')]: 8, [areaId('DHA Defence')]: 4 });
  });

  it('counts types and areas for the filters', async () => {
    await fill(3);
    await fill(2, { areaId: areaId('DHA Defence'), propertyType: 'Flat' });
    const facets = (await site.app.inject('/api/properties/facets?area=Clifton')).json();
    expect(facets).toEqual({
      propertyTypes: { House: 3 },
      areas: { [areaId('Clifton')]: 3, [areaId('DHA Defence')]: 2 },
    });
  });

  it('finds homes like one: same area and near in price first, then the same type elsewhere', async () => {
    await fill(3);
    await fill(9, { areaId: areaId('DHA Defence') });
    const [home] = (await cards('?area=Clifton&sort=price_asc')).items;
    const similar = (await site.app.inject(`/api/properties/similar?id=${home?.property_id}`)).json();
    expect(similar.map((card: PropertyCardFields) => card.area)).toEqual([
      'Clifton',
      'Clifton',
      'DHA Defence',
      'DHA Defence',
    ]);
    expect(similar.map((card: PropertyCardFields) => card.price)).toEqual([200_000, 300_000, 100_000, 200_000]);
  });

  it('takes no workplace for a home', async () => {
    await fill(2);
    await fill(2, { propertyType: 'Shop' });
    const types = async (of: string) => {
      const [one] = (await cards(`?propertyType=${of}`)).items;
      const similar = (await site.app.inject(`/api/properties/similar?id=${one?.property_id}`)).json();
      return similar.map((card: PropertyCardFields) => card.property_type);
    };
    expect(await types('House')).toEqual(['House']);
    expect(await types('Shop')).toEqual(['Shop']);
    await fill(2, { propertyType: 'Residential Plot' });
    await fill(1, { propertyType: 'Commercial Plot' });
    expect(await types('Residential Plot')).toEqual(['Commercial Plot', 'Residential Plot']);
  });

  it('reads cards by id in the order asked, without what is not on the market', async () => {
    await fill(3);
    const [first, second] = (await cards('?sort=price_asc')).items.map((card) => card.property_id);
    const answer = await site.app.inject(`/api/properties/by-ids?ids=${second},999999,x,${first}`);
    expect(answer.json().map((card: PropertyCardFields) => card.property_id)).toEqual([second, first]);
  });

  it('answers 304 to who has the same list already, and anew after a change', async () => {
    await fill(2);
    const { etag } = (await cards()).answer.headers;
    const again = () => site.app.inject({ url: '/api/properties/cards', headers: { 'if-none-match': String(etag) } });
    expect((await again()).statusCode).toBe(304);
    const seller = await site.signIn('seller');
    await save(seller);
    expect((await again()).statusCode).toBe(200);
  });
});

describe('the cities', () => {
  it('lists Karachi and its areas by name', async () => {
    expect((await site.app.inject('/api/cities')).json()).toEqual([{ id: 112, city_name: 'Karachi' }]);
    const areas = (await site.app.inject('/api/cities/112')).json() as { area_name: string }[];
    expect(areas).toHaveLength(166);
    expect(areas.map((area) => area.area_name)).toContain('Gulshan-e-Iqbal Town');
  });
});
