import type { Locale } from '@karachi-estates/domain/words/locale';
import type { MetaFunction } from 'react-router-dom';
import { contentFor } from '../content/contentFor.ts';
import { type SeoPath, seo } from '../content/seo.ts';
import { pageNames } from '../content/seoTemplates.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import { pageMeta, type StructuredData, siteOf } from './pageMeta.ts';

/**
 * The head of a page whose words do not come from data.
 * @param nameIn what the page is called in the trail from the home page; without it there is no trail
 * @param aboutIn what else its structured data says
 */
export const fixedPageMeta =
  (
    path: SeoPath,
    nameIn?: (locale: Locale) => string,
    aboutIn: (locale: Locale) => readonly StructuredData[] = () => [],
  ): MetaFunction =>
  ({ matches }) => {
    const site = siteOf(matches);
    const { locale } = site;
    const trail = nameIn && [
      { name: contentFor(locale, 'pageNames', pageNames).home, path: '/' },
      { name: nameIn(locale), path },
    ];
    return pageMeta({
      seo: contentFor(locale, 'seo', seo)[path],
      path,
      site,
      structuredData: [...(trail ? [breadcrumbList(site, trail)] : []), ...aboutIn(locale)],
    });
  };
