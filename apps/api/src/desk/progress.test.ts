import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { verifyAudit } from '../audit/audit.store.ts';
import { audit } from '../audit/audit.table.ts';
import { purgePictures } from '../media/media.actions.ts';
import { seedProjects } from '../projects/projects.seed.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
let sara: Record<string, string>;
const NOW = new Date('2026-11-23T09:00:00.000Z');

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

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function desk(method: Method, path: string, payload?: object) {
  const url = `/api/desk/progress/${path}`;
  const answer = await test.app.inject({ method, url, ...(payload && { payload }), headers: sara });
  return { status: answer.statusCode, body: answer.json() };
}
const read = async () => (await desk('GET', 'grand-monarch')).body;

/** The project as visitors see it, in a language. */
async function seen(language = 'en') {
  test.deps.changes.expectNews();
  const headers = { 'accept-language': language };
  return (await test.app.inject({ url: '/api/projects/grand-monarch/units', headers })).json().project;
}

async function photo(red: number): Promise<string> {
  const background = { r: red, g: 120, b: 90 };
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { status, body } = await desk('POST', 'pictures', { file: bytes.toString('base64') });
  expect(status).toBe(201);
  return body.src;
}

const entry = (change: object = {}) => ({
  date: '2026-11-20',
  percent: 98,
  words: 'The lobby is finished.',
  words_ur: 'لابی مکمل ہو گئی ہے۔',
  photos: [],
  ...change,
});
const approval = (change: object = {}) => ({
  name: 'Completion certificate',
  name_ur: 'تکمیل کا سرٹیفکیٹ',
  authority: 'SBCA',
  authority_ur: 'ایس بی سی اے',
  date: '2026-10-02',
  state: 'declared',
  ...change,
});

const logged = async () =>
  (await test.db.select().from(audit).orderBy(audit.id)).map(({ action, subject }) => [action, subject]);

describe('progress at the desk', () => {
  it('is added with photos, and visitors see it at once in their language', async () => {
    const src = await photo(40);
    const photos = [{ src, alt: 'The lobby', alt_ur: 'لابی' }];
    const added = await desk('POST', 'grand-monarch/entries', entry({ photos }));
    expect(added).toMatchObject({ status: 200, body: { message: expect.stringContaining('20 November 2026') } });
    const [newest] = (await seen()).progress;
    expect(newest).toMatchObject({ date: '2026-11-20', percent: 98, words: 'The lobby is finished.', picture: null });
    expect(newest.photos).toEqual([{ src, width: 800, height: 600, thumbhash: expect.any(String), alt: 'The lobby' }]);
    expect((await seen('ur')).progress[0]).toMatchObject({ words: 'لابی مکمل ہو گئی ہے۔', photos: [{ alt: 'لابی' }] });
    expect(await logged()).toContainEqual(['project.progress.add', 'project:grand-monarch']);
    expect((await read()).log[0]).toMatchObject({ action: 'project.progress.add' });
    expect(await verifyAudit(test.db)).toMatchObject({ firstWrong: null });
  });

  it('keeps the photos that it shows, and lets those go that it has shown', async () => {
    const src = await photo(50);
    const photos = [{ src, alt: 'A crane', alt_ur: 'کرین' }];
    await desk('POST', 'grand-monarch/entries', entry({ photos }));
    const later = (days: number) => test.setNow(new Date(NOW.getTime() + days * 86_400_000));
    const isThere = async () => (await test.app.inject(`${src}/320`)).statusCode === 200;
    later(40);
    await purgePictures(test.deps);
    expect(await isThere()).toBe(true);
    sara = (await test.signInStaff(['support'])).headers;
    const { id, version } = (await read()).progress[0];
    expect((await desk('DELETE', `grand-monarch/entries/${id}?version=${version}`)).status).toBe(200);
    later(80);
    expect(await purgePictures(test.deps)).toMatchObject({ unused: 1 });
  });

  it('says at each field what is wrong, and changes nothing', async () => {
    const before = await seen();
    const wrong = await desk('POST', 'grand-monarch/entries', {
      ...{ date: '2026-11-24', percent: 101, words: ' ', words_ur: '' },
      photos: [{ src: await photo(60), alt: 'A crane', alt_ur: '' }],
    });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.fields).sort()).toEqual(['date', 'percent', 'photos', 'words', 'words_ur']);
    const { date } = before.progress[0];
    const twice = await desk('POST', 'grand-monarch/entries', entry({ date }));
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([409, ['date']]);
    const gone = { src: `/media/${'0'.repeat(32)}`, alt: 'A', alt_ur: 'ا' };
    const lost = await desk('POST', 'grand-monarch/entries', entry({ photos: [gone] }));
    expect([lost.status, Object.keys(lost.body.fields)]).toEqual([409, ['photos']]);
    expect(await seen()).toEqual(before);
    expect((await read()).at_desk).toEqual({ progress: false, approvals: false });
  });

  it('is changed by who saw the newest of it only', async () => {
    const [first] = (await read()).progress;
    const change = { ...entry({ date: first.date }), version: first.version };
    expect((await desk('PUT', `grand-monarch/entries/${first.id}`, change)).status).toBe(200);
    expect((await desk('PUT', `grand-monarch/entries/${first.id}`, change)).status).toBe(409);
    expect((await seen()).progress[0].words).toBe('The lobby is finished.');
    // The picture that the project's file gave it stays.
    expect((await seen()).progress[0].picture).toEqual(expect.any(String));
    expect((await desk('PUT', `clifton-courtyard/entries/${first.id}`, change)).status).toBe(404);
  });

  it('is removed by who saw the newest of it only', async () => {
    const [first] = (await read()).progress;
    const change = { ...entry({ date: first.date }), version: first.version };
    expect((await desk('PUT', `grand-monarch/entries/${first.id}`, change)).status).toBe(200);
    const remove = async (query: string) => (await desk('DELETE', `grand-monarch/entries/${first.id}${query}`)).status;
    expect([await remove(''), await remove(`?version=${first.version}`)]).toEqual([400, 409]);
    expect((await seen()).progress[0].words).toBe('The lobby is finished.');
    const [{ version }] = (await read()).progress;
    expect([await remove(`?version=${version}`), await remove(`?version=${version}`)]).toEqual([200, 404]);
  });
});

describe('approvals at the desk', () => {
  it('are added, marked as seen and removed', async () => {
    expect((await desk('POST', 'grand-monarch/approvals', approval())).status).toBe(200);
    const find = async () =>
      (await read()).approvals.find(({ name }: { name: string }) => name.startsWith('Completion'));
    const { id, version } = await find();
    const change = { ...approval({ state: 'seen' }), version };
    expect((await desk('PUT', `grand-monarch/approvals/${id}`, change)).status).toBe(200);
    expect((await seen('ur')).approvals).toContainEqual({
      ...{ name: 'تکمیل کا سرٹیفکیٹ', authority: 'ایس بی سی اے', date: '2026-10-02', state: 'seen' },
    });
    expect((await desk('PUT', `grand-monarch/approvals/${id}`, change)).status).toBe(409);
    const remove = async (seenOf: number) =>
      (await desk('DELETE', `grand-monarch/approvals/${id}?version=${seenOf}`)).status;
    // What a colleague has changed meanwhile stays.
    expect(await remove(version)).toBe(409);
    expect(await find()).toMatchObject({ state: 'seen' });
    const { version: newest } = await find();
    expect(await remove(newest)).toBe(200);
    expect(await find()).toBeUndefined();
    expect(await remove(newest)).toBe(404);
    expect((await logged()).map(([action]) => action)).toEqual(
      expect.arrayContaining(['project.approval.add', 'project.approval.save', 'project.approval.remove']),
    );
  });

  it('say at each field what is wrong', async () => {
    const wrong = await desk('POST', 'grand-monarch/approvals', approval({ date: 'soon', name_ur: '', authority: '' }));
    expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([400, ['authority', 'date', 'name_ur']]);
    const [known] = (await read()).approvals;
    const twice = await desk('POST', 'grand-monarch/approvals', approval({ name: known.name.toUpperCase() }));
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([409, ['name']]);
  });
});

describe('the file of a project', () => {
  const save = async () => {
    const file = await readFile(new URL('../db/seed/projects/grand-monarch.json', import.meta.url));
    const argv = ['project', 'save', 'grand-monarch', 'grand-monarch.json'];
    return (await runAdmin(test.deps, { argv, upload: file.toString('base64') })).text;
  };

  it('replaces what nobody wrote at the desk, keeps the rest and says so', async () => {
    const before = await seen();
    await desk('POST', 'grand-monarch/entries', entry());
    const kept = await save();
    expect(kept).toContain('Not taken from the file: progress, written at the desk by now');
    expect((await seen()).progress).toHaveLength(before.progress.length + 1);
    const [paper] = (await read()).approvals;
    await desk('DELETE', `grand-monarch/approvals/${paper.id}?version=${paper.version}`);
    expect(await save()).toContain('progress and approvals');
    expect((await seen()).approvals).toHaveLength(before.approvals.length - 1);
  });
});
