import type { PageData } from './data.ts';

/** The pages of the site: a browser loads the one that its document is of. */
export const pages = {
  home: () => import('./Page.tsx'),
  units: () => import('./UnitsPage.tsx'),
  unit: () => import('./UnitPage.tsx'),
  'new-unit': () => import('./NewUnitPage.tsx'),
  'not-found': () => import('./NotFoundPage.tsx'),
};

/** Which one the document is of, as the build wrote it there. */
export const loadPage = () => pages[(document.body.dataset.page ?? 'home') as PageData['kind']]();
