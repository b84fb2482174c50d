import type { MetaFunction } from 'react-router-dom';
import { type SeoPath, seo } from '../content/seo.ts';
import { pageNames } from '../content/seoTemplates.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import { originOf, pageMeta, type StructuredData } from './pageMeta.ts';

/**
 * The head of a page whose words do not come from data.
 * @param name what the page is called in the trail from the home page
 * @param about what else its structured data says
 */
export const fixedPageMeta =
  (path: SeoPath, name: string, about: readonly StructuredData[] = []): MetaFunction =>
  ({ matches }) => {
    const origin = originOf(matches);
    const trail = [
      { name: pageNames.home, path: '/' },
      { name, path },
    ];
    return pageMeta({ seo: seo[path], path, origin, structuredData: [breadcrumbList(origin, trail), ...about] });
  };
