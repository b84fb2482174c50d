import { type Actor, TERMINAL } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { pictureOf, withPicture } from '../media/media.actions.ts';
import { forOperator, Refused } from '../refused.ts';
import { readArticle } from './article.ts';
import { dropArticle, storeArticle, storeVersion } from './articles.actions.ts';
import { lockArticle } from './articles.store.ts';
import { type BlogRow, insertBlog } from './blogs.store.ts';

type BlogDeps = Pick<Deps, 'db' | 'clock' | 'media'>;

/**
 * Adds an article, public at once, from the text of a Markdown file and its cover.
 * @param actor who does it; null for the installation itself, which the audit log does not know.
 * @throws ArticleProblem for a file that cannot be read, Refused `conflict` when there is one with this slug, `invalid`
 * for a
 *   bad cover.
 */
export async function addBlog(
  deps: BlogDeps,
  file: string,
  cover: Buffer | undefined,
  actor: Actor | null = TERMINAL,
): Promise<BlogRow> {
  const { image: _name, createdAt: dated, ...texts } = readArticle(file);
  const now = deps.clock();
  const createdAt = dated ?? now;
  return withPicture(deps, { bytes: cover, field: 'image' }, async (tx, picture) => {
    const image = picture && pictureOf(picture);
    const article = {
      ...texts,
      ...{ image, seoTitle: '', seoDescription: '', urdu: null },
      ...{ state: 'published' as const, createdAt, publishedAt: createdAt },
    };
    const blog = actor
      ? await storeArticle(tx, article, { actor, now })
      : await insertBlog(tx, { ...article, updatedAt: now });
    if (!blog)
      throw new Refused('conflict', forOperator(`There is an article with the slug ${article.slug} already: edit it.`));
    return blog;
  });
}

/**
 * Replaces the article of the file's slug, whatever its state. Without a cover the old one stays.
 * @throws ArticleProblem, Refused `not-found` when there is none with this slug, `invalid` for a bad cover.
 */
export async function editBlog(deps: BlogDeps, file: string, cover: Buffer | undefined): Promise<BlogRow> {
  const { image: _name, createdAt, slug, ...texts } = readArticle(file);
  return withPicture(deps, { bytes: cover, field: 'image' }, async (tx, picture) => {
    const before = await lockArticle(tx, { slug });
    if (!before) throw new Refused('not-found', forOperator(`There is no article with the slug ${slug}: add it.`));
    const image = picture ? pictureOf(picture) : before.image;
    const { seoTitle, seoDescription, urdu } = before;
    const by = { actor: TERMINAL, now: deps.clock(), ...(createdAt && { createdAt }) };
    return storeVersion(tx, before, { ...texts, slug, image, seoTitle, seoDescription, urdu }, by);
  });
}

/** Takes an article away for good. @throws Refused `not-found` when there is none with this slug. */
export async function removeBlog(deps: Pick<Deps, 'db' | 'clock'>, slug: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockArticle(tx, { slug });
    if (!row) throw new Refused('not-found', forOperator(`There is no article with the slug ${slug}.`));
    await dropArticle(tx, row, { actor: TERMINAL, now: deps.clock() });
  });
}
