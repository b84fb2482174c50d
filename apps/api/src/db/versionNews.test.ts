import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBlog } from '../blogs/blogs.store.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { currentVersion, forgetVersion, knownVersion } from './versioned.ts';
import { hearOfVersions } from './versionNews.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

const anArticle = (slug: string) => ({
  slug,
  title: 'Article',
  author: 'Author',
  content: '<p>Text</p>',
  excerpt: 'Text',
  createdAt: new Date(),
  updatedAt: new Date(),
});

describe('the data version', () => {
  it('grows with an article, which the home page shows', async () => {
    const before = await currentVersion(site.deps);
    await insertBlog(site.db, anArticle('one'));
    forgetVersion(site.deps.pool);
    expect(await currentVersion(site.deps)).toBeGreaterThan(before);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'is asked for again as soon as another process changed the data',
    async () => {
      const { rows } = await site.deps.pool.query<{ name: string }>('select current_database() as name');
      const url = new URL(String(process.env.TEST_DATABASE_URL));
      url.pathname = `/${rows[0]?.name}`;
      const stop = hearOfVersions({ ...site.deps, settings: { ...site.deps.settings, databaseUrl: url.href } });
      const listens =
        "select 1 from pg_stat_activity where application_name = 'karachi-estates-news' and query like 'listen%'";
      await expect.poll(async () => (await site.deps.pool.query(listens)).rowCount).toBe(1);
      await expect.poll(() => knownVersion(site.deps.pool)).toBeUndefined();
      const before = await currentVersion(site.deps);
      await insertBlog(site.db, anArticle('two'));
      await expect
        .poll(async () => knownVersion(site.deps.pool) ?? (await currentVersion(site.deps)), { interval: 5 })
        .toBeGreaterThan(before);
      await stop();
    },
  );
});
