import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageStylesheet } from '../../app/chrome/criticalStyles.ts';
import type { Site } from '../pages.ts';
import { extractStylesheet } from './extractStylesheet.ts';
import { PAGE_STYLESHEETS } from './pageStylesheets.ts';

/**
 * Renders each landing page and writes the styles of its components as one static file, whose name is the hash of its
 * content. Emotion's class names are hashes of what they say, so a page never shows outdated styles: those that its
 * stylesheet lacks, it carries itself.
 * @param build the folder of the built site, with `client` and `server` in it
 * @param pages an address of each kind of page, by the id of its route
 * @throws when an address is not answered by 200
 */
export async function writePageStylesheets(
  build: string,
  site: Site,
  api: FastifyInstance,
  pages: Readonly<Record<string, string>>,
): Promise<void> {
  const stylesheets: Record<string, PageStylesheet> = {};
  for (const [route, url] of Object.entries(pages)) {
    const { status, body } = await site.renderPage(api, { url, origin: 'http://localhost', ip: '127.0.0.1' });
    if (status !== 200) {
      throw new Error(`The stylesheet of ${route} cannot be made: ${url} was answered by ${status}, not by 200.`);
    }
    const { css, classNames } = extractStylesheet(body);
    const file = `assets/${createHash('sha256').update(css).digest('base64url').slice(0, 7)}.css`;
    await writeFile(path.join(build, 'client', file), css);
    stylesheets[route] = { href: `/${file}`, classNames };
  }
  await writeFile(path.join(build, 'server', PAGE_STYLESHEETS), JSON.stringify(stylesheets));
}
