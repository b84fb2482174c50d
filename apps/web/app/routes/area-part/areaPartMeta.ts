import type { AreaPartProfile } from '@karachi-estates/contracts/areas';
import { areaPath, partPath } from '@karachi-estates/domain/areas/address';
import { areaName, partName } from '@karachi-estates/domain/areas/match';
import type { MetaDescriptor } from 'react-router-dom';
import { areas } from '../../content/areas.ts';
import { contentFor } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { type PageSite, pageMeta } from '../../seo/pageMeta.ts';

/** The head of the page of a part of an area. */
export function areaPartMeta(site: PageSite, part: AreaPartProfile | undefined): MetaDescriptor[] {
  const words = contentFor(site.locale, 'areas', areas);
  if (!part) return [{ title: words.area.missingTitle }, { name: 'robots', content: 'noindex' }];
  const area = areaName(part.area, site.locale);
  const name = partName(part, site.locale);
  const inArea = fill(words.part.of, { part: name, area });
  const path = partPath(part.area, part);
  const trail = [
    { name: words.area.home, path: '/' },
    { name: words.heading, path: '/areas' },
    { name: area, path: areaPath(part.area) },
    { name, path },
  ];
  return pageMeta({
    seo: {
      title: fill(words.area.title, { area: inArea }),
      description: fill(words.part.description, { area: inArea }),
    },
    path,
    site,
    structuredData: [breadcrumbList(site, trail)],
  });
}
