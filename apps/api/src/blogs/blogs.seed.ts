import { readdir, readFile } from 'node:fs/promises';
import { seedFolder } from '../db/assets.ts';
import type { Deps } from '../deps.ts';
import { readArticle } from './article.ts';
import { addBlog } from './blogs.actions.ts';
import { countBlogs } from './blogs.store.ts';

/** Adds the articles of the seed, with their covers, where there is no article yet. */
export async function seedBlogs(deps: Pick<Deps, 'db' | 'clock' | 'media'>): Promise<void> {
  if ((await countBlogs(deps.db)) > 0) return;
  const folder = new URL('blogs/', seedFolder);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  for (const name of names) {
    const file = await readFile(new URL(name, folder), 'utf8');
    const { image } = readArticle(file);
    await addBlog(deps, file, image ? await readFile(new URL(`pictures/${image}`, seedFolder)) : undefined);
  }
}
