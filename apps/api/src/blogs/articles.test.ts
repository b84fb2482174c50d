import type { ArticleForm, DeskArticle, DeskArticleDetail } from '@karachi-estates/contracts/deskArticles';
import { ARTICLE_SEEN_MISSING } from '@karachi-estates/domain/blogs/messages';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { verifyAudit } from '../audit/audit.store.ts';
import { audit } from '../audit/audit.table.ts';
import { readChanges } from '../changes/changes.store.ts';
import { purgePictures } from '../media/media.actions.ts';
import { runJobs } from '../testing/runJobs.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { publishDue } from './articles.actions.ts';

const START = new Date('2026-11-23T08:00:00.000Z');
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

let test: TestApp;
let editor: Awaited<ReturnType<typeof staff>>;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(START);
  await test.reset();
  editor = await staff('editor');
});

async function staff(...roles: Parameters<TestApp['signInStaff']>[0]) {
  const { headers } = await test.signInStaff(roles);
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/desk/articles${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}

const publicly = async (path: string) => {
  const answer = await test.app.inject(`/api/blogs${path}`);
  return { status: answer.statusCode, body: answer.json() };
};

const formOf = (article: DeskArticleDetail, change: Partial<ArticleForm> = {}): ArticleForm => ({
  version: article.version,
  title: article.title,
  slug: article.slug,
  excerpt: article.excerpt,
  author: article.author,
  content: article.content,
  seo_title: article.seo_title,
  seo_description: article.seo_description,
  cover: article.cover?.src ?? null,
  cover_alt: article.cover_alt,
  ...change,
});

const WHOLE = { excerpt: 'Seven papers.', content: '<p>Ask for the file.</p>' };

async function draft(change: Partial<ArticleForm> = WHOLE): Promise<DeskArticleDetail> {
  const { body } = await editor('POST', '', { title: 'Papers first' });
  const saved = await editor('PUT', `/${body.id}`, formOf(body, change));
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return saved.body;
}

const act = async (id: number, action: string, more: object = {}) => {
  const seen = (await editor('GET', `/${id}`)).body.version ?? 1;
  return editor('POST', `/${id}/actions`, { action, seen, ...more });
};

async function picture(red: number) {
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();
  const { status, body } = await editor('POST', '/pictures', { file: bytes.toString('base64') });
  expect(status).toBe(201);
  return body as { src: string };
}

const URDU = {
  title_ur: 'پہلے کاغذات',
  excerpt_ur: 'سات کاغذات۔',
  content_ur: '<p>فائل مانگیں۔</p>',
  seo_title_ur: 'کراچی میں گھر کے کاغذات',
};

/** What a reader of a language gets. */
const readIn = async (language: string, path: string) => {
  test.deps.changes.expectNews();
  return (await test.app.inject({ url: `/api/blogs${path}`, headers: { 'accept-language': language } })).json();
};

describe('an article in Urdu', () => {
  it('is what readers of Urdu get, in lists, on its page and in its head; others get its own texts', async () => {
    const { id } = await draft({ ...WHOLE, ...URDU });
    const { body } = await editor('GET', `?q=${encodeURIComponent('کاغذات')}`);
    expect(body.data.map((article: DeskArticle) => article.id)).toEqual([id]);
    await act(id, 'publish');
    expect(await readIn('ur', `/${id}`)).toMatchObject({
      ...{ id, slug: 'papers-first', title: URDU.title_ur, excerpt: URDU.excerpt_ur, content: URDU.content_ur },
    });
    expect(await readIn('ur', `/${id}/head`)).toEqual({ seo_title: URDU.seo_title_ur, seo_description: '' });
    expect((await readIn('ur', ''))[0]).toMatchObject({ title: URDU.title_ur });
    expect(await readIn('en', `/${id}`)).toMatchObject({ title: 'Papers first', content: WHOLE.content });
    expect((await readIn('en', ''))[0]).toMatchObject({ title: 'Papers first' });
  });

  it('is left out where nobody wrote it: readers of Urdu get what there is', async () => {
    const article = await draft({ ...WHOLE, content_ur: '<p></p>' });
    await act(article.id, 'publish');
    expect(await readIn('ur', `/${article.id}`)).toMatchObject({ title: 'Papers first', content: WHOLE.content });
    expect(article.content_ur).toBe('');
  });

  it('is published whole or not at all, and says at its fields what is missing', async () => {
    const { src } = await picture(70);
    const content = `${URDU.content_ur}<img src="${src}/640">`;
    const { id } = await draft({
      ...WHOLE,
      title_ur: URDU.title_ur,
      content_ur: content,
      cover: src,
      cover_alt: 'A file',
    });
    const refused = await act(id, 'publish');
    expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([
      400,
      ['content_ur', 'cover_alt_ur', 'excerpt_ur'],
    ]);
    expect((await publicly(`/${id}`)).status).toBe(404);
  });

  it('stays where a save says nothing of it, comes back with its version, and keeps its pictures', async () => {
    const { src } = await picture(80);
    const withPicture = `${URDU.content_ur}<img src="${src}/640" alt="فائل" />`;
    const first = await draft({ ...WHOLE, ...URDU, content_ur: withPicture });
    const plain = (article: DeskArticleDetail, change = {}) => editor('PUT', `/${article.id}`, formOf(article, change));
    const kept = (await plain(first, { title: 'Papers, then money' })).body;
    expect(kept).toMatchObject({ title_ur: URDU.title_ur, version: first.version + 1 });
    // The same save again changes nothing.
    expect(
      (await plain(kept, { title: 'Papers, then money', ...URDU, content_ur: kept.content_ur })).body.version,
    ).toBe(kept.version);
    const none = { title_ur: '', excerpt_ur: '', content_ur: '', seo_title_ur: '' };
    const gone = (await plain(kept, none)).body;
    expect(gone.title_ur).toBe('');
    test.setNow(later(60 * 24 * 40));
    await purgePictures(test.deps);
    expect((await test.app.inject(`${src}/320`)).statusCode).toBe(200);
    editor = await staff('editor');
    const seen = (await editor('GET', `/${first.id}/revisions/${first.version}`)).body;
    expect(seen).toMatchObject({ title_ur: URDU.title_ur, content_ur: expect.stringContaining('فائل مانگیں') });
    const back = (await editor('POST', `/${first.id}/revisions/${first.version}`)).body;
    expect(back).toMatchObject({ title_ur: URDU.title_ur, excerpt_ur: URDU.excerpt_ur });
  });
});

describe('an article at the desk', () => {
  it('is nobody else’s before it is published, and nowhere public after it is taken back', async () => {
    const { id, state } = await draft();
    expect(state).toBe('draft');
    const isPublic = async () => {
      const seen = [await publicly(''), await publicly(`/${id}`), await publicly(`/${id}/head`)];
      return seen.map(({ status, body }) => (Array.isArray(body) ? body.length === 1 : status === 200));
    };
    expect(await isPublic()).toEqual([false, false, false]);
    expect((await act(id, 'publish')).body.state).toBe('published');
    expect(await isPublic()).toEqual([true, true, true]);
    expect((await act(id, 'publish')).status).toBe(409);
    expect((await act(id, 'unpublish')).body.state).toBe('draft');
    expect(await isPublic()).toEqual([false, false, false]);
  });

  it('keeps the answers of the specification to the letter, and tells its head apart', async () => {
    const { id } = await draft({ ...WHOLE, seo_title: 'Papers of a house', seo_description: 'All seven.' });
    await act(id, 'publish');
    const fields = [
      'id',
      'slug',
      'title',
      'image_url',
      'image_alt',
      'image',
      'excerpt',
      'author',
      'created_at',
      'content',
    ];
    expect(Object.keys((await publicly(`/${id}`)).body)).toEqual(fields);
    expect((await publicly('')).body.map(Object.keys)).toEqual([fields]);
    expect((await publicly(`/${id}/head`)).body).toEqual({
      seo_title: 'Papers of a house',
      seo_description: 'All seven.',
    });
  });

  it('is published at its time by the job that was sent with it, which changes the articles for all caches', async () => {
    const { id } = await draft();
    const at = later(10);
    expect((await act(id, 'schedule', { publish_at: START.toISOString() })).body.fields).toHaveProperty('publish_at');
    expect((await act(id, 'schedule', { publish_at: 'soon' })).status).toBe(400);
    const { body } = await act(id, 'schedule', { publish_at: at.toISOString() });
    expect(body).toMatchObject({ state: 'scheduled', publish_at: at.toISOString() });
    const { rows } = await test.deps.pool.query<{ due: Date }>(
      "select start_after as due from pgboss.job where name = 'articles-publish'",
    );
    expect(rows[0]?.due).toEqual(at);
    expect(await publishDue(test.deps)).toBe(0);
    expect((await publicly(`/${id}`)).status).toBe(404);

    test.setNow(later(11));
    await test.deps.pool.query("update pgboss.job set start_after = now() - interval '1 minute'");
    const { horizon } = await readChanges(test.db, undefined);
    expect(await runJobs(test.deps)).toContain('articles-publish');
    const { changes } = await readChanges(test.db, horizon);
    expect(changes.map(({ subject }) => subject)).toContain('articles');
    test.deps.changes.expectNews();
    expect((await publicly(`/${id}`)).body.created_at).toBe(at.toISOString());
    expect(await publishDue(test.deps)).toBe(0);
    const log = await test.db.select().from(audit);
    expect(log.at(-1)).toMatchObject({ action: 'article.publish', actor: 'schedule', subject: `article:${id}` });
  });

  it('is published once by two processes at once, and not at all when it was taken back meanwhile', async () => {
    const one = await draft();
    const other = await draft();
    for (const { id } of [one, other]) await act(id, 'schedule', { publish_at: later(10).toISOString() });
    await act(other.id, 'unpublish');
    test.setNow(later(20));
    const done = await Promise.all([publishDue(test.deps), publishDue(test.deps), publishDue(test.deps)]);
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect((await publicly('')).body).toHaveLength(1);
  });

  it('is not published without a text, an excerpt and words for each picture', async () => {
    const { src } = await picture(10);
    const content = `<p>Look.</p><img src="${src}/640">`;
    const { id, version } = await draft({ excerpt: '', content, cover: src });
    const refused = await act(id, 'publish');
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields).sort()).toEqual(['content', 'cover_alt', 'excerpt']);
    const { body } = await editor('GET', `/${id}`);
    const saved = await editor(
      'PUT',
      `/${id}`,
      formOf(body, {
        excerpt: 'Look.',
        content: `<p>Look.</p><img src="${src}/640" alt="A file">`,
        cover_alt: 'A door',
        version,
      }),
    );
    expect(saved.status).toBe(200);
    expect((await act(id, 'publish')).status).toBe(200);
    // What readers see stays whole.
    const less = await editor('PUT', `/${id}`, formOf(saved.body, { cover_alt: '' }));
    expect([less.status, Object.keys(less.body.fields)]).toEqual([400, ['cover_alt']]);
  });

  it('holds nothing that runs, in the preview, stored and served', async () => {
    const hostile = '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>';
    expect((await editor('POST', '/preview', { content: hostile })).body).toEqual({ content: '<p>Hi</p>' });
    const { id, content } = await draft({ ...WHOLE, content: hostile });
    expect(content).toBe('<p>Hi</p>');
    await test.deps.pool.query('update blogs set content = $1', [hostile]);
    await act(id, 'publish');
    expect((await publicly(`/${id}`)).body.content).toBe('<p>Hi</p>');
  });
});

describe('a save', () => {
  it('is refused in words where somebody else was faster, and safe to repeat', async () => {
    const opened = await draft();
    const first = await editor('PUT', `/${opened.id}`, formOf(opened, { title: 'Papers before money' }));
    expect(first.body.version).toBe(opened.version + 1);
    const again = await editor('PUT', `/${opened.id}`, formOf(opened, { title: 'Papers before money' }));
    expect([again.status, again.body.version]).toEqual([200, first.body.version]);
    const late = await editor('PUT', `/${opened.id}`, formOf(opened, { title: 'Another title' }));
    expect([late.status, late.body.code]).toEqual([409, 'ARTICLE_CHANGED']);
    expect(late.body.message).toContain('Dania Desk saved this article at 13:00');
  });

  it('keeps another from publishing what they have not read', async () => {
    const opened = await draft(WHOLE);
    const saved = await editor('PUT', `/${opened.id}`, formOf(opened, { title: 'Money before papers' }));
    expect(saved.status).toBe(200);
    for (const order of [{ action: 'publish' }, { action: 'schedule', publish_at: later(10).toISOString() }]) {
      const unnamed = await editor('POST', `/${opened.id}/actions`, order);
      expect([unnamed.status, unnamed.body.fields]).toEqual([400, { seen: ARTICLE_SEEN_MISSING }]);
      const late = await editor('POST', `/${opened.id}/actions`, { ...order, seen: opened.version });
      expect([late.status, late.body.code]).toEqual([409, 'ARTICLE_CHANGED']);
    }
    expect((await editor('GET', `/${opened.id}`)).body.state).toBe('draft');
    const seen = saved.body.version;
    expect((await editor('POST', `/${opened.id}/actions`, { action: 'publish', seen })).body.state).toBe('published');
    expect((await editor('POST', `/${opened.id}/actions`, { action: 'unpublish', seen: 1 })).body.state).toBe('draft');
  });

  it('of two at once is one, and the other is told', async () => {
    const opened = await draft();
    const both = await Promise.all(
      ['One title', 'Two title'].map((title) => editor('PUT', `/${opened.id}`, formOf(opened, { title }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps the name free of others, and takes only what is a name', async () => {
    const one = await draft();
    const other = await draft();
    expect([one.slug, other.slug]).toEqual(['papers-first', 'papers-first-2']);
    const taken = await editor('PUT', `/${other.id}`, formOf(other, { slug: one.slug }));
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['slug']]);
    expect((await editor('PUT', `/${other.id}`, formOf(other, { slug: 'Papers First' }))).status).toBe(400);
    expect((await editor('PUT', `/${other.id}`, formOf(other, { title: '  ' }))).status).toBe(400);
    expect((await editor('POST', '', { title: 'کراچی' })).body.slug).toBe('article');
  });

  it('is taken back as it was read', async () => {
    const { src } = await picture(20);
    const before = await draft({ ...WHOLE, cover: src, cover_alt: 'A door' });
    const { status, body } = await editor('PUT', `/${before.id}`, before);
    expect([status, body]).toEqual([200, before]);
  });

  it('keeps what was before, with its pictures, and brings it back', async () => {
    const { src } = await picture(20);
    const first = await draft({ ...WHOLE, cover: src, cover_alt: 'A door' });
    const second = await editor('PUT', `/${first.id}`, formOf(first, { content: '<p>Another.</p>', cover: null }));
    expect(second.body.revisions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    test.setNow(later(60 * 24 * 60));
    await purgePictures(test.deps);
    editor = await staff('editor');
    const seen = await editor('GET', `/${first.id}/revisions/2`);
    expect(seen.body).toMatchObject({ content: WHOLE.content, by: 'Dania Desk', cover: { src } });
    const restored = await editor('POST', `/${first.id}/revisions/2`);
    expect(restored.body).toMatchObject({ version: 4, content: WHOLE.content, cover: { src }, cover_alt: 'A door' });
    expect((await test.app.inject(`${src}/320`)).statusCode).toBe(200);
    expect((await editor('GET', `/${first.id}/revisions/99`)).status).toBe(404);
    expect((await editor('POST', `/${first.id}/revisions/99`)).status).toBe(404);
  });

  it('takes no picture that is not there, and no file that is none', async () => {
    const opened = await draft();
    const gone = `/media/${'0'.repeat(32)}`;
    const content = `<p>Look.</p><img src="${gone}/640" alt="x">`;
    expect((await editor('PUT', `/${opened.id}`, formOf(opened, { content }))).status).toBe(409);
    expect((await editor('PUT', `/${opened.id}`, formOf(opened, { cover: gone }))).status).toBe(409);
    const refused = await editor('POST', '/pictures', { file: Buffer.from('no picture').toString('base64') });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['file']]);
  });
});

describe('the list of articles', () => {
  it('has all states, filters, searches, and pages in each order without losing one', async () => {
    for (let count = 0; count < 7; count += 1) {
      test.setNow(later(count % 3));
      const { body } = await editor('POST', '', { title: `Article ${count}` });
      await editor('PUT', `/${body.id}`, formOf(body, WHOLE));
      if (count % 3 === 1) await act(body.id, 'publish');
      if (count % 3 === 2) await act(body.id, 'schedule', { publish_at: later(60 + count).toISOString() });
    }
    for (const sort of ['updated_at', 'created_at', 'publish_at']) {
      for (const order of ['asc', 'desc']) {
        const seen: number[] = [];
        let cursor = '';
        do {
          const { body } = await editor('GET', `?limit=2&sort=${sort}&order=${order}${cursor && `&cursor=${cursor}`}`);
          expect(body.total).toBe(7);
          seen.push(...body.data.map(({ id }: { id: number }) => id));
          cursor = body.pageInfo.hasNextPage ? body.pageInfo.endCursor : '';
        } while (cursor);
        expect(new Set(seen).size, `${sort} ${order}`).toBe(7);
        expect(seen).toHaveLength(7);
      }
    }
    const total = async (query: string) => (await editor('GET', query)).body.total;
    expect([await total('?state=draft'), await total('?state=scheduled'), await total('?state=published')]).toEqual([
      3, 2, 2,
    ]);
    expect([await total('?q=article-5'), await total('?q=100%25')]).toEqual([1, 0]);
  });
});

describe('the audit log', () => {
  it('has a row for each thing that was done, by whom, also at the terminal', async () => {
    const { id } = await draft();
    await act(id, 'publish');
    await act(id, 'unpublish');
    const { version } = (await editor('GET', `/${id}`)).body;
    expect((await editor('DELETE', `/${id}?version=${version}`)).status).toBe(200);
    expect((await editor('GET', `/${id}`)).status).toBe(404);
    const article = '---\ntitle: From the terminal\n---\n\nText.\n';
    await runAdmin(test.deps, { argv: ['blog', 'add', 'x.md'], article });
    await runAdmin(test.deps, { argv: ['blog', 'edit', 'x.md'], article: article.replace('Text', 'More') });
    expect((await runAdmin(test.deps, { argv: ['blog'] })).text).toContain('published');
    await runAdmin(test.deps, { argv: ['blog', 'remove', 'from-the-terminal'] });
    const rows = await test.db.select().from(audit).orderBy(audit.id);
    const names = ['create', 'save', 'publish', 'unpublish', 'remove', 'create', 'save', 'remove'];
    expect(rows.map(({ action }) => action)).toEqual(names.map((name) => `article.${name}`));
    expect(rows.map(({ actor }) => actor)).toEqual([...Array(5).fill('Dania Desk'), ...Array(3).fill('terminal')]);
    expect((await verifyAudit(test.db)).firstWrong).toBeNull();
  });

  it('keeps what is public from being removed', async () => {
    const { id } = await draft();
    await act(id, 'publish');
    const { version } = (await editor('GET', `/${id}`)).body;
    expect((await editor('DELETE', `/${id}?version=${version}`)).status).toBe(409);
  });

  it('keeps a draft that somebody saved since it was on the screen of who removes it', async () => {
    const { id, version } = await draft();
    const late = await editor('DELETE', `/${id}?version=${version - 1}`);
    expect([late.status, late.body.code]).toEqual([409, 'ARTICLE_CHANGED']);
    expect((await editor('DELETE', `/${id}`)).status).toBe(400);
    expect((await editor('DELETE', `/${id}?version=${version}`)).status).toBe(200);
  });
});
