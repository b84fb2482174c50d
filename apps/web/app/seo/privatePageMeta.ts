import type { MetaFunction } from 'react-router-dom';
import { contentFor } from '../content/contentFor.ts';
import { privatePages } from '../content/privatePages.ts';
import { siteOf } from './pageMeta.ts';

/** The head of a page behind a login: it has a name, and search engines stay away. */
export const privatePageMeta =
  (path: keyof typeof privatePages): MetaFunction =>
  ({ matches }) => {
    const { title, description } = contentFor(siteOf(matches).locale, 'privatePages', privatePages)[path];
    return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }];
  };
