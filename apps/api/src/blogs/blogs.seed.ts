import { readdir, readFile } from 'node:fs/promises';
import { seedFolder } from '../db/assets.ts';
import type { Deps } from '../deps.ts';
import { readArticle } from './article.ts';
import { addBlog } from './blogs.actions.ts';
import { countBlogs } from './blogs.store.ts';

/**
 * Adds the articles of the seed, with their covers, where there is no article yet: all of them or none, since a start
 * may be killed half-way and the next one must not take the half for the whole.
 */
export async function seedBlogs(deps: Pick<Deps, 'db' | 'clock' | 'media'>): Promise<void> {
  if ((await countBlogs(deps.db)) > 0) return;
  const folder = new URL('blogs/', seedFolder);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  await deps.db.transaction(async (tx) => {
    for (const name of names) {
      const file = await readFile(new URL(name, folder), 'utf8');
      const { image } = readArticle(file);
      const cover = image ? await readFile(new URL(`pictures/${image}`, seedFolder)) : undefined;
      await addBlog({ ...deps, db: tx }, file, cover, null);
    }
  });
}
