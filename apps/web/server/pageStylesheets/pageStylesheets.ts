import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageStylesheet } from '../../app/chrome/criticalStyles.ts';

/**
 * The stylesheets of landing pages by the id of their route, with the prefix of its language. A page without one
 * carries all of its styles itself.
 */
export type PageStylesheets = Readonly<Record<string, PageStylesheet>>;

/** Lies in the folder of the bundle that renders pages. */
export const PAGE_STYLESHEETS = 'page-stylesheets.json';

/**
 * The stylesheets that the build has made; none in development.
 * @param folder of the bundle that renders pages
 */
export function readPageStylesheets(folder: string): PageStylesheets {
  const file = path.join(folder, PAGE_STYLESHEETS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
