import { addressOf, type PageSite, type StructuredData } from './pageMeta.ts';

/** Where a page stands on the site. */
export const breadcrumbList = (site: PageSite, trail: readonly { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(site, path),
  })),
});
