import { propertyPath } from '@karachi-estates/domain/properties/address';
import { addressOf, type PageSite, type StructuredData } from './pageMeta.ts';

/** The homes of a list, in its order, by the addresses of their pages. */
export const itemList = (
  site: PageSite,
  homes: readonly { property_id: number; slug?: string | null }[],
): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: homes.map((home, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: addressOf(site, propertyPath(home)),
  })),
});
