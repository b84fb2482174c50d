import type { MetaFunction } from 'react-router-dom';
import { privatePages } from '../content/privatePages.ts';

/** The head of a page behind a login: it has a name, and search engines stay away. */
export const privatePageMeta =
  (path: keyof typeof privatePages): MetaFunction =>
  () => [
    { title: privatePages[path].title },
    { name: 'description', content: privatePages[path].description },
    { name: 'robots', content: 'noindex' },
  ];
