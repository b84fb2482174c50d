import type { Deps } from '../deps.ts';
import { hashOfAddress, pictureOf, withPicture } from '../media/media.actions.ts';
import { releaseMedia } from '../media/media.store.ts';
import { forOperator, Refused } from '../refused.ts';
import { readArticle } from './article.ts';
import { type BlogRow, deleteBlog, findBlogBySlug, insertBlog, updateBlog } from './blogs.store.ts';

type BlogDeps = Pick<Deps, 'db' | 'clock' | 'media'>;

/**
 * Adds an article from the text of a Markdown file and its cover.
 * @throws ArticleProblem for a file that cannot be read, Refused `conflict` when there is one with this slug, `invalid` for a
 *   bad cover.
 */
export async function addBlog(deps: BlogDeps, file: string, cover: Buffer | undefined): Promise<BlogRow> {
  const { image: _name, createdAt, ...article } = readArticle(file);
  const now = deps.clock();
  return withPicture(deps, { bytes: cover, field: 'image' }, async (db, picture) => {
    const image = picture && pictureOf(picture);
    const blog = await insertBlog(db, { ...article, image, createdAt: createdAt ?? now, updatedAt: now });
    if (!blog)
      throw new Refused('conflict', forOperator(`There is an article with the slug ${article.slug} already: edit it.`));
    return blog;
  });
}

/**
 * Replaces the article of the file's slug. Without a cover the old one stays.
 * @throws ArticleProblem, Refused `not-found` when there is none with this slug, `invalid` for a bad cover.
 */
export async function editBlog(deps: BlogDeps, file: string, cover: Buffer | undefined): Promise<BlogRow> {
  const { image: _name, createdAt, slug, ...article } = readArticle(file);
  return withPicture(deps, { bytes: cover, field: 'image' }, async (db, picture) => {
    const before = await findBlogBySlug(db, slug);
    const image = picture ? { image: pictureOf(picture) } : {};
    const change = { ...article, ...image, ...(createdAt ? { createdAt } : {}) };
    const blog = await updateBlog(db, slug, { ...change, updatedAt: deps.clock() });
    if (!blog) throw new Refused('not-found', forOperator(`There is no article with the slug ${slug}: add it.`));
    if (before?.image) await releaseMedia(db, [hashOfAddress(before.image.src)], deps.clock());
    return blog;
  });
}

/** Takes an article away for good. @throws Refused `not-found` when there is none with this slug. */
export async function removeBlog(deps: Pick<Deps, 'db' | 'clock'>, slug: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const cover = (await findBlogBySlug(tx, slug))?.image;
    if (!(await deleteBlog(tx, slug)))
      throw new Refused('not-found', forOperator(`There is no article with the slug ${slug}.`));
    if (cover) await releaseMedia(tx, [hashOfAddress(cover.src)], deps.clock());
  });
}
