import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSheet } from '../app/chrome/criticalStyles.ts';

/** The stylesheets of pages by the id of their route. A page without one carries its styles itself. */
export type PageSheets = Readonly<Record<string, PageSheet>>;

/** Lies beside the bundle that renders pages. */
export const PAGE_SHEETS = 'page-sheets.json';

/** The stylesheets that the build has made; none in development. */
export function readPageSheets(folder: string): PageSheets {
  const file = path.join(folder, PAGE_SHEETS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
