import type { Deps } from '../deps.ts';
import { withPicture } from '../media/media.actions.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { readArticle } from './article.ts';
import { type BlogRow, deleteBlog, insertBlog, updateBlog } from './blogs.store.ts';

type BlogDeps = Pick<Deps, 'db' | 'clock' | 'media'>;

/**
 * Adds an article from the text of a Markdown file and its cover.
 * @throws ArticleProblem for a file that cannot be read, HttpProblem 409 when there is one with this slug, 400 for a bad cover.
 */
export async function addBlog(deps: BlogDeps, file: string, cover: Buffer | undefined): Promise<BlogRow> {
  const { image: _name, createdAt, ...article } = readArticle(file);
  const now = deps.clock();
  return withPicture(deps, { bytes: cover, field: 'image' }, async (image) => {
    const blog = await insertBlog(deps.db, { ...article, image, createdAt: createdAt ?? now, updatedAt: now });
    if (!blog) throw new HttpProblem(409, `There is an article with the slug ${article.slug} already: edit it.`);
    return blog;
  });
}

/**
 * Replaces the article of the file's slug. Without a cover the old one stays.
 * @throws ArticleProblem, HttpProblem 404 when there is none with this slug, 400 for a bad cover.
 */
export async function editBlog(deps: BlogDeps, file: string, cover: Buffer | undefined): Promise<BlogRow> {
  const { image: _name, createdAt, slug, ...article } = readArticle(file);
  return withPicture(deps, { bytes: cover, field: 'image' }, async (image) => {
    const change = { ...article, ...(image ? { image } : {}), ...(createdAt ? { createdAt } : {}) };
    const blog = await updateBlog(deps.db, slug, { ...change, updatedAt: deps.clock() });
    if (!blog) throw new HttpProblem(404, `There is no article with the slug ${slug}: add it.`);
    return blog;
  });
}

/** Takes an article away for good. @throws HttpProblem 404 when there is none with this slug. */
export async function removeBlog(deps: Pick<Deps, 'db'>, slug: string): Promise<void> {
  if (!(await deleteBlog(deps.db, slug))) throw new HttpProblem(404, `There is no article with the slug ${slug}.`);
}
