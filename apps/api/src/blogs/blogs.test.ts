import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sanitizeArticle } from '../plugins/sanitize.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { ArticleProblem, readArticle } from './article.ts';
import { addBlog, editBlog } from './blogs.actions.ts';
import { seedBlogs } from './blogs.seed.ts';
import { blogs } from './blogs.table.ts';
import { HOSTILE_HTML } from './hostile.fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const articleFile = (front: string, body = 'Read the **papers** first.') => `---\n${front}\n---\n\n${body}\n`;
const FRONT = 'title: Papers first\ncreated_at: 2025-09-15';

/** What in a piece of HTML could run, send, load from elsewhere, or change the page around it. */
function dangers(html: string): string[] {
  const found: string[] = [];
  for (const [tag, name = '', rest = ''] of html.matchAll(/<\s*\/?\s*([a-z0-9:-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)) {
    if (
      /^(script|style|iframe|object|embed|form|input|button|svg|math|link|meta|base|video|audio|source|template|body|html|frame|frameset|applet|select|textarea|noscript|marquee|dialog|details|portal|slot)$/i.test(
        name,
      )
    )
      found.push(tag);
    for (const [, attribute = '', value = ''] of rest.matchAll(/([^\s=/"'>]+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/g)) {
      if (/^on|^(style|srcset|srcdoc|formaction|action|xlink:href|id|name|class|background|ping)$/i.test(attribute))
        found.push(tag);
      const target = value
        .replace(/^["']|["']$/g, '')
        .replace(/[\s\p{Cc}]|&(?:#x?[0-9a-f]+|tab|newline|colon);?/giu, '');
      if (/^(href|src)$/i.test(attribute) && !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|[^:]*$)/i.test(target))
        found.push(tag);
      if (/^src$/i.test(attribute) && !target.startsWith('/media/')) found.push(tag);
    }
  }
  return found;
}

describe('the sanitiser', () => {
  it('has fifty hostile samples to withstand', () => {
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(50);
  });

  it.each(HOSTILE_HTML)('lets nothing run of %s', (sample) => {
    const clean = sanitizeArticle(sample);
    expect(dangers(clean)).toEqual([]);
    expect(sanitizeArticle(clean)).toBe(clean);
  });

  it('would notice what runs', () => {
    expect(dangers('<img src="x" onerror="alert(1)">')).not.toEqual([]);
    expect(dangers('<a href="java&#9;script:alert(1)">x</a>')).not.toEqual([]);
    expect(dangers('<p>fine <a href="https://sbca.gos.pk">link</a></p>')).toEqual([]);
  });

  it('keeps what an article needs', () => {
    const article =
      '<h2>Papers</h2><p>See <strong>all</strong> <a href="https://sbca.gos.pk">papers</a>, <em>first</em>.</p><ul><li>one</li></ul><p dir="rtl" lang="ur">گھر</p>';
    const clean = sanitizeArticle(article);
    expect(clean).toContain('<h2>Papers</h2>');
    expect(clean).toContain('<strong>all</strong>');
    expect(clean).toContain('href="https://sbca.gos.pk" rel="noopener noreferrer nofollow" target="_blank"');
    expect(clean).toContain('<p dir="rtl" lang="ur">گھر</p>');
    const picture = '/media/0123456789abcdef0123456789abcdef/640';
    expect(sanitizeArticle(`<img src="${picture}" alt="A door">`)).toContain(`src="${picture}" alt="A door"`);
    expect(sanitizeArticle(`<img src="${picture}">`)).toContain('alt=""');
    expect(sanitizeArticle('<h1>Only one h1 per page</h1>')).toBe('<h2>Only one h1 per page</h2>');
  });
});

describe('an article from a Markdown file', () => {
  beforeEach(() => test.reset());

  it('is stored as sanitised HTML with its cover', async () => {
    const cover = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#276' } })
      .jpeg()
      .toBuffer();
    const file = articleFile(
      `${FRONT}\nimage: cover.jpg\nimageAlt: A door`,
      '## One\n\n<script>alert(1)</script>Text with [a link](javascript:alert(1)).',
    );
    const { id } = await addBlog(test.deps, file, cover);
    const blog = (await test.app.inject(`/api/blogs/${id}`)).json();
    expect(blog).toMatchObject({
      slug: 'papers-first',
      title: 'Papers first',
      image_alt: 'A door',
      created_at: '2025-09-15T00:00:00.000Z',
    });
    expect(blog.content).toContain('<h2>One</h2>');
    expect(dangers(blog.content)).toEqual([]);
    expect(blog.content).not.toContain('alert(1)<');
    expect((await test.app.inject(blog.image_url)).statusCode).toBe(200);
    expect(blog.image).toMatchObject({ width: 1200, height: 800 });
  });

  it('replaces the one with its slug, which keeps its cover', async () => {
    await addBlog(test.deps, articleFile(FRONT), undefined);
    await expect(addBlog(test.deps, articleFile(FRONT), undefined)).rejects.toThrow(/already/);
    const { id } = await editBlog(test.deps, articleFile(FRONT, 'A better text.'), undefined);
    expect((await test.app.inject(`/api/blogs/${id}`)).json().excerpt).toBe('A better text.');
    await expect(editBlog(test.deps, articleFile('title: Unknown'), undefined)).rejects.toThrow(/no article/);
  });

  it.each([
    ['no front matter'],
    [articleFile('author: me')],
    [articleFile('title: x\ncreated_at: someday')],
    ['---\ntitle: x\n---\n'],
  ])('is refused with the reason: %j', (file) => {
    expect(() => readArticle(file)).toThrow(ArticleProblem);
  });
});

describe('GET /api/blogs', () => {
  beforeEach(() => test.reset());

  it('has all articles of the seed after a start that was cut off while it added them', async () => {
    let writes = 0;
    const put: typeof test.deps.media.put = async (key, bytes) => {
      writes += 1;
      if (writes > 8) throw new Error('The process ended here.');
      await test.deps.media.put(key, bytes);
    };
    await expect(seedBlogs({ ...test.deps, media: { ...test.deps.media, put } })).rejects.toThrow('ended here');
    await seedBlogs(test.deps);
    expect((await test.app.inject('/api/blogs')).json()).toHaveLength(6);
  });

  it('lists the articles of the seed, newest first, each with text and cover', async () => {
    await seedBlogs(test.deps);
    await seedBlogs(test.deps);
    const list: { created_at: string; content: string; excerpt: string; image: object | null }[] = (
      await test.app.inject('/api/blogs')
    ).json();
    expect(list).toHaveLength(6);
    expect(list.map((blog) => blog.created_at)).toEqual(
      list
        .map((blog) => blog.created_at)
        .sort()
        .reverse(),
    );
    for (const blog of list) {
      expect(blog.content.split(/\s+/).length).toBeGreaterThan(500);
      expect(blog.excerpt.length).toBeGreaterThan(40);
      expect(blog.image).not.toBeNull();
    }
  }, 60_000);

  it('leads page by page to every article, however many there are', async () => {
    const start = Date.UTC(2026, 0, 1);
    const article = (index: number) => ({
      ...{ slug: `a${index}`, title: `Article ${index}`, excerpt: 'x', author: 'x', content: '<p>x</p>' },
      // Always two at the same moment.
      ...{ createdAt: new Date(start + (index >> 1)), updatedAt: new Date(start) },
    });
    const count = 503;
    await test.db.insert(blogs).values(Array.from({ length: count }, (_, index) => article(index)));
    const newestFirst = Array.from({ length: count }, (_, index) => `a${count - 1 - index}`);
    const nextIn = (link: unknown): string | undefined => /<([^>]+)>; rel="next"/.exec(String(link))?.[1];
    const readFrom = async (address: string) => {
      const sizes: number[] = [];
      const slugs: string[] = [];
      for (let next: string | undefined = address; next; ) {
        const answer = await test.app.inject(next);
        const page: { slug: string }[] = answer.json();
        sizes.push(page.length);
        slugs.push(...page.map(({ slug }) => slug));
        next = nextIn(answer.headers.link);
      }
      return { sizes, slugs };
    };
    expect(await readFrom('/api/blogs')).toEqual({ sizes: [500, 3], slugs: newestFirst });
    const small = await readFrom('/api/blogs?limit=101');
    expect(small).toEqual({ sizes: [101, 101, 101, 101, 99], slugs: newestFirst });
  });

  it.each([
    ['limit', '0'],
    ['limit', '501'],
    ['limit', '-1'],
    ['limit', 'all'],
    ['cursor', 'x'],
    ['cursor', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ])('answers 400 where %s is %s', async (name, value) => {
    const answer = await test.app.inject(`/api/blogs?${name}=${value}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty(name);
  });

  it('sanitises again what lies in the database', async () => {
    const now = new Date();
    await test.db.insert(blogs).values(
      HOSTILE_HTML.map((content, index) => ({
        slug: `s${index}`,
        title: content,
        excerpt: content,
        author: content,
        content,
        createdAt: now,
        updatedAt: now,
      })),
    );
    const list: { content: string; title: string }[] = (await test.app.inject('/api/blogs')).json();
    expect(list).toHaveLength(HOSTILE_HTML.length);
    expect(list.flatMap((blog) => dangers(blog.content))).toEqual([]);
  });

  it.each(['0', '-1', 'x', '1e3', '999999', '99999999999999999999', "1'--"])(
    'answers 404 for the article %s',
    async (id) => {
      expect((await test.app.inject(`/api/blogs/${id}`)).statusCode).toBe(404);
    },
  );

  it('answers 400 where the article is named by a control character', async () => {
    const answer = await test.app.inject('/api/blogs/%00');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('id');
  });
});
