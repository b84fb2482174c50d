import type { StructuredData } from './pageMeta.ts';

/** Where a page stands on the site. */
export const breadcrumbList = (origin: string, trail: readonly { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
