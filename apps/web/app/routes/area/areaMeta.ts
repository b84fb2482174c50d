import type { AreaProfile } from '@karachi-estates/contracts/areas';
import { areaPath } from '@karachi-estates/domain/areas/address';
import { areaName } from '@karachi-estates/domain/areas/match';
import type { MetaDescriptor } from 'react-router-dom';
import { areas } from '../../content/areas.ts';
import { contentFor } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { type PageSite, pageMeta } from '../../seo/pageMeta.ts';
import { place } from '../../seo/place.ts';

/** The head of an area's page. */
export function areaMeta(site: PageSite, area: AreaProfile | undefined): MetaDescriptor[] {
  const words = contentFor(site.locale, 'areas', areas);
  if (!area) return [{ title: words.area.missingTitle }, { name: 'robots', content: 'noindex' }];
  const name = areaName(area, site.locale);
  const path = areaPath(area);
  const trail = [
    { name: words.area.home, path: '/' },
    { name: words.heading, path: '/areas' },
    { name, path },
  ];
  return pageMeta({
    seo: { title: fill(words.area.title, { area: name }), description: fill(words.area.description, { area: name }) },
    path,
    site,
    structuredData: [breadcrumbList(site, trail), place(site, area)],
  });
}
