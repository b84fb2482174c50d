import { gunzipSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { audit } from '../audit/audit.table.ts';
import { purgePictures, storePicture } from '../media/media.actions.ts';
import { media } from '../media/media.table.ts';
import { releaseDeletedPictures } from '../properties/properties.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { aJpeg, multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { homePapers } from './homePapers.table.ts';

const start = new Date('2026-11-24T08:00:00Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

let test: TestApp;
let seller: Awaited<ReturnType<TestApp['signIn']>>;
let desk: Awaited<ReturnType<TestApp['signInStaff']>>;
let areaId: number;
let home: number;

beforeAll(async () => {
  test = await testApp();
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas order by id limit 1');
  areaId = rows[0]?.id ?? 0;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(start);
  await test.reset();
  seller = await test.signIn('seller');
  desk = await test.signInStaff(['moderator']);
  home = await list('Residential Plot');
});

async function list(propertyType: string): Promise<number> {
  const { hash, width, height, thumbhash } = await storePicture(test.deps, await aJpeg(9));
  const [row] = await test.db
    .insert(properties)
    .values({
      ...{ sellerId: seller.account.id, areaId, propertyType, title: 'Corner plot near the park', price: 25_000_000 },
      ...{ dimension: '240 sq yd', areaSqft: 2160, cellNo: '+923001234567', email: 'seller@example.com' },
      photos: [{ hash, width, height, thumbhash }],
      photoCount: 1,
    })
    .returning();
  return row?.id ?? 0;
}

const own = (id = home) => `/api/properties/my-properties/${id}/papers`;
const read = async (id = home) => (await test.app.inject({ url: own(id), headers: seller.headers })).json();
const save = (payload: object, id = home) =>
  test.app.inject({ method: 'PUT', url: own(id), payload, headers: seller.headers });
const shown = async (id = home) => (await test.app.inject({ url: `/api/properties/single?id=${id}` })).json();
function send(line: string, bytes: Buffer, name = 'paper.jpg', type = 'image/jpeg') {
  const form = multipart({}, [{ field: 'document', name, bytes, type }]);
  const headers = { ...form.headers, ...seller.headers };
  return test.app.inject({ method: 'POST', url: `${own()}/${line}/document`, payload: form.payload, headers });
}
const atDesk = async (staff = desk) =>
  (await test.app.inject({ url: `/api/desk/listings/${home}`, headers: staff.headers })).json().papers;
const decide = (line: string, action: string, changedAt: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/desk/listings/${home}/papers/${line}`,
    payload: { action, changed_at: changedAt },
    headers: desk.headers,
  });
const open = (line: string, staff = desk) =>
  test.app.inject({ url: `/api/desk/listings/${home}/papers/${line}/document`, headers: staff.headers });
const logged = async () =>
  (await test.db.select().from(audit).orderBy(asc(audit.id))).filter(({ action }) => action.includes('.paper'));
const typeOf = async (id = home) =>
  (await test.db.select().from(properties).where(eq(properties.id, id)))[0]?.propertyType;
const filesKnown = async () => (await test.db.select().from(media).where(eq(media.isPrivate, true))).length;

async function aPdf(isActive = false): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  if (isActive) {
    const script = document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
    document.catalog.set(PDFName.of('OpenAction'), script);
  }
  return Buffer.from(await document.save());
}

describe('what a seller declares', () => {
  it('is on the page of the listing alone, line by line in one order, and goes again', async () => {
    expect((await shown()).home_papers).toBeUndefined();
    const saved = await save({ dues: 'paid', authority: 'dha', title: '' });
    expect(saved.json()).toMatchObject({ message: expect.stringContaining('declared by you') });
    expect((await shown()).home_papers).toEqual([
      { line: 'authority', value: 'dha', seen_at: null },
      { line: 'dues', value: 'paid', seen_at: null },
    ]);
    const cards = (await test.app.inject({ url: '/api/properties/cards' })).json();
    expect(JSON.stringify(cards)).not.toContain('home_papers');
    await save({ dues: 'owed' });
    expect((await shown()).home_papers).toEqual([{ line: 'dues', value: 'owed', seen_at: null }]);
    await save({});
    expect((await shown()).home_papers).toBeUndefined();
  });

  it('changes nothing where everything that was read is sent back', async () => {
    await save({ dues: 'paid', authority: 'dha' });
    await send('dues', await aJpeg(5));
    const before = await read();
    const saved = await save(before);
    expect([saved.statusCode, await read()]).toEqual([200, before]);
    const refused = await save({ ...before, papers: [{ line: 'dues', value: 'perhaps' }] });
    expect(refused.json().fields).toEqual({ dues: 'Choose an answer from the list.' });
    for (const papers of [[{ line: 'roof', value: 'paid' }], 'dues', [{ line: 'dues' }]]) {
      expect((await save({ papers })).statusCode).toBe(400);
    }
    expect(await read()).toEqual(before);
  });

  it('names what is no answer, and nobody else’s listing', async () => {
    const refused = await save({ title: 'registry', dues: 'paid' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ title: 'Choose an answer from the list.' });
    expect((await read()).papers).toEqual([]);
    const other = await test.signIn('seller');
    expect((await test.app.inject({ url: own(), headers: other.headers })).statusCode).toBe(404);
    const written = await test.app.inject({ method: 'PUT', url: own(), payload: {}, headers: other.headers });
    expect(written.statusCode).toBe(404);
  });
});

describe('a file', () => {
  it('is not called a plot: not on the page, in lists, by an edit, nor by a listing file', async () => {
    const saved = await save({ title: 'file', authority: 'kda' });
    expect(saved.json()).toMatchObject({ property_type: 'Plot File', message: expect.stringContaining('plot file') });
    expect(await shown()).toMatchObject({ property_type: 'Plot File' });
    const plots = (await test.app.inject({ url: '/api/properties/cards?propertyType=Residential%20Plot' })).json();
    expect(plots).toEqual([]);
    const edit = async (fields: Record<string, string>) => {
      const form = multipart(fields);
      const headers = { ...form.headers, ...seller.headers };
      return test.app.inject({ method: 'PUT', url: `/api/properties/update/${home}`, payload: form.payload, headers });
    };
    const refused = await edit({ property_type: 'Commercial Plot' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.property_type).toContain('a file is not a plot');
    expect((await edit({ title: 'A file for a corner plot' })).statusCode).toBe(200);
    await test.db.update(properties).set({ propertyType: 'Residential Plot' }).where(eq(properties.id, home));
    expect(await typeOf()).toBe('Plot File');
    const corrected = await test.app.inject({
      method: 'PUT',
      url: `/api/desk/listings/${home}`,
      payload: { property_type: 'Residential Plot' },
      headers: desk.headers,
    });
    expect(corrected.statusCode).toBe(400);
    await save({ title: 'allotment' });
    expect((await edit({ property_type: 'Residential Plot' })).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ property_type: 'Residential Plot' });
  });

  it('is no title of a house, and a file has no lease', async () => {
    const house = await list('House');
    expect((await save({ title: 'file' }, house)).json().fields.title).toContain('right to a plot');
    const file = await list('Plot File');
    expect((await save({ title: 'lease' }, file)).json().fields.title).toContain('no lease');
    expect(await test.db.select().from(homePapers)).toEqual([]);
  });

  it('stays one where the title and the type are saved at the same moment', async () => {
    const form = multipart({ property_type: 'Commercial Plot' });
    const headers = { ...form.headers, ...seller.headers };
    const url = `/api/properties/update/${home}`;
    const answers = await Promise.all([
      save({ title: 'file' }),
      test.app.inject({ method: 'PUT', url, payload: form.payload, headers }),
    ]);
    for (const { statusCode } of answers) expect([200, 400]).toContain(statusCode);
    expect(await typeOf()).toBe('Plot File');
  });
});

describe('a document', () => {
  it('is for its seller and the desk: watermarked there, with each look in the audit log', async () => {
    await save({ title: 'lease' });
    const bytes = await aJpeg(3, 600, 800);
    expect((await send('title', bytes)).json().papers).toMatchObject([{ line: 'title', document: 'photo' }]);
    expect(JSON.stringify(await shown())).not.toContain('document');
    const [row] = await test.db.select().from(homePapers);
    for (const variant of ['master.webp', '320.webp']) {
      expect((await test.app.inject({ url: `/media/${row?.document}/${variant}` })).statusCode).toBe(404);
    }
    const mine = await test.app.inject({ url: `${own()}/title/document`, headers: seller.headers });
    expect(mine.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'image/webp' });
    const other = await test.signIn('seller');
    expect((await test.app.inject({ url: `${own()}/title/document`, headers: other.headers })).statusCode).toBe(404);

    const seen = await open('title');
    expect(seen.headers['cache-control']).toBe('no-store');
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 600, height: 800, format: 'webp' });
    const plain = await sharp(mine.rawPayload).raw().toBuffer();
    expect((await sharp(seen.rawPayload).raw().toBuffer()).equals(plain)).toBe(false);
    expect(await logged()).toMatchObject([
      { action: 'listing.paper-opened', subject: `listing:${home}`, actorId: desk.member.id },
    ]);
    const support = await test.signInStaff(['support']);
    expect(await atDesk(support)).toMatchObject([{ line: 'title', document: 'photo' }]);
    expect((await open('title', support)).statusCode).toBe(403);
    expect(await logged()).toHaveLength(1);
  });

  it('may be a plain PDF, and nothing that runs by itself or is no document', async () => {
    await save({ plan: 'approved' });
    expect((await send('plan', await aPdf(true), 'a.pdf', 'application/pdf')).json().fields.document).toContain(
      'script',
    );
    expect((await send('plan', Buffer.from('hello'), 'a.txt', 'text/plain')).statusCode).toBe(400);
    expect((await send('plan', Buffer.from('%PDF-1.7 broken'), 'a.pdf')).json().fields.document).toContain('cannot be');
    expect((await send('plan', await aPdf(), 'a.pdf', 'application/pdf')).json().papers).toMatchObject([
      { document: 'pdf' },
    ]);
    const seen = await open('plan');
    expect(seen.headers['content-type']).toBe('application/pdf');
    expect((await PDFDocument.load(seen.rawPayload)).getPageCount()).toBe(1);
    expect(await filesKnown()).toBe(1);
  });

  it('belongs to a line that was answered, and asks for a file', async () => {
    const early = await send('title', await aJpeg(1));
    expect(early.statusCode).toBe(400);
    expect(early.json().fields.document).toContain('Say first');
    expect((await send('nonsense', await aJpeg(1))).statusCode).toBe(404);
    await save({ title: 'lease' });
    const form = multipart({});
    const headers = { ...form.headers, ...seller.headers };
    const url = `${own()}/title/document`;
    const empty = await test.app.inject({ method: 'POST', url, payload: form.payload, headers });
    expect(empty.json().fields.document).toBe('Choose a photo or a PDF.');
    expect(await filesKnown()).toBe(0);
  });

  it('is let go when it is replaced, taken back, or its line is not given any more', async () => {
    await save({ title: 'lease', dues: 'paid' });
    await send('title', await aJpeg(1));
    await send('title', await aJpeg(2));
    await send('dues', await aJpeg(3));
    const gone = await test.app.inject({ method: 'DELETE', url: `${own()}/title/document`, headers: seller.headers });
    expect(gone.json().papers).toMatchObject([{ line: 'title', document: null }, { line: 'dues' }]);
    const again = await test.app.inject({ method: 'DELETE', url: `${own()}/title/document`, headers: seller.headers });
    expect(again.statusCode).toBe(404);
    await purgePictures({ ...test.deps, clock: () => days(31) });
    expect(await filesKnown()).toBe(1);
    await save({});
    await purgePictures({ ...test.deps, clock: () => days(62) });
    expect(await filesKnown()).toBe(0);
  });
});

describe('what the desk has seen', () => {
  const edit = (fields: Record<string, string>) => {
    const { payload, headers } = multipart(fields);
    const url = `/api/properties/update/${home}`;
    return test.app.inject({ method: 'PUT', url, payload, headers: { ...headers, ...seller.headers } });
  };

  it('was of this home: it counts no more once the listing is of another one', async () => {
    const see = async () => {
      const [line] = await atDesk();
      expect((await decide('title', 'see', line.changed_at)).statusCode).toBe(200);
    };
    await save({ title: 'lease' });
    await see();
    expect((await edit({ title: 'Corner plot', price: '26000000', description: 'Quiet.' })).statusCode).toBe(200);
    expect((await shown()).home_papers).toMatchObject([{ seen_at: start.toISOString() }]);
    const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas order by id desc limit 1');
    const changes: Record<string, string>[] = [{ dimension: '500 sq yd' }, { area_id: String(rows[0]?.id) }];
    for (const [place, fields] of changes.entries()) {
      const [stale] = await atDesk();
      test.setNow(days(place + 1));
      desk = await test.signInStaff(['moderator']);
      const edited = await edit(fields);
      expect(edited.statusCode, edited.body).toBe(200);
      expect((await shown()).home_papers).toEqual([{ line: 'title', value: 'lease', seen_at: null }]);
      expect((await decide('title', 'see', stale.changed_at)).statusCode).toBe(409);
      await see();
    }
  });

  it('counts no more either once the desk has corrected the listing into one of another home', async () => {
    await save({ title: 'lease' });
    const [line] = await atDesk();
    expect((await decide('title', 'see', line.changed_at)).statusCode).toBe(200);
    const correct = async (payload: object) => {
      const url = `/api/desk/listings/${home}`;
      const answer = await test.app.inject({ method: 'PUT', url, headers: desk.headers, payload });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await correct({ title: 'Corner plot beside the park' });
    expect((await shown()).home_papers).toMatchObject([{ seen_at: start.toISOString() }]);
    await correct({ dimension: '500 sq yd' });
    expect((await shown()).home_papers).toEqual([{ line: 'title', value: 'lease', seen_at: null }]);
  });

  it('is public as a day without a name, in the audit log, and can be taken back', async () => {
    await save({ title: 'lease' });
    const [line] = await atDesk();
    const answer = await decide('title', 'see', line.changed_at);
    expect(answer.json().papers).toMatchObject([{ seen_at: start.toISOString(), seen_by: desk.member.name }]);
    expect((await shown()).home_papers).toEqual([{ line: 'title', value: 'lease', seen_at: start.toISOString() }]);
    expect((await decide('title', 'see', line.changed_at)).statusCode).toBe(409);
    expect((await decide('title', 'unsee', line.changed_at)).statusCode).toBe(200);
    expect((await shown()).home_papers).toEqual([{ line: 'title', value: 'lease', seen_at: null }]);
    expect((await logged()).map(({ action }) => action)).toEqual(['listing.paper-seen', 'listing.paper-unseen']);
    expect((await decide('dues', 'see', line.changed_at)).statusCode).toBe(404);
  });

  it('counts no more once the answer or the document is another', async () => {
    await save({ title: 'lease', dues: 'paid' });
    const see = async (name: string) => {
      const line = (await atDesk()).find((each: { line: string }) => each.line === name);
      return decide(name, 'see', line.changed_at);
    };
    await see('title');
    await see('dues');
    test.setNow(days(1));
    desk = await test.signInStaff(['moderator']);
    const [stale] = await atDesk();
    await save({ title: 'sub-lease', dues: 'paid' });
    expect((await shown()).home_papers).toMatchObject([{ seen_at: null }, { seen_at: start.toISOString() }]);
    expect((await decide('title', 'see', stale.changed_at)).statusCode).toBe(409);
    test.setNow(days(2));
    await send('dues', await aJpeg(1));
    expect((await shown()).home_papers).toMatchObject([{ seen_at: null }, { seen_at: null }]);
  });
});

describe('what becomes of it', () => {
  it('is in the archive of the account, without who of the staff saw it, and goes with the account', async () => {
    await save({ title: 'lease' });
    await send('title', await aJpeg(1));
    const [line] = await atDesk();
    await decide('title', 'see', line.changed_at);
    const archive = await test.app.inject({ url: '/api/auth/export', headers: seller.headers });
    const text = gunzipSync(archive.rawPayload).toString('latin1');
    expect(text).toContain(`papers/${home}-title.webp`);
    expect(text).toContain('"value": "lease"');
    expect(text).not.toContain('seenBy');
    await test.db.update(accounts).set({ eraseAt: start }).where(eq(accounts.id, seller.account.id));
    await eraseDueAccounts(test.deps, days(1));
    expect(await test.db.select().from(homePapers)).toEqual([]);
    await purgePictures({ ...test.deps, clock: () => days(1) });
    expect(await filesKnown()).toBe(0);
  });

  it('lets the documents of a deleted listing go with its photos', async () => {
    await save({ title: 'lease' });
    await send('title', await aJpeg(1));
    await test.db.update(properties).set({ status: 'deleted', deletedAt: start });
    const later = { ...test.deps, clock: () => days(400) };
    await releaseDeletedPictures(later);
    await purgePictures(later);
    expect(await filesKnown()).toBe(0);
  });
});
