import type { Area, AreaPart } from '@karachi-estates/contracts/areas';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { contentFor } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { properties } from '../../content/properties.ts';
import { propertiesSeo } from '../../content/propertiesSeo.ts';
import { siteName } from '../../content/siteName.ts';
import { searchName } from '../../properties/chips.ts';
import type { ListQuery } from '../../properties/filters.ts';

/** What the head of a search says, and what its feed is called. */
export interface SearchHead {
  title: string;
  description: string;
  feed: string;
}

/**
 * The head of a search. The server writes it: the browser has no use for it, and most of what it takes is not there
 * at first.
 * @returns undefined for a list of all homes.
 */
export function searchHead(
  filters: ListQuery,
  { areas, parts }: { areas: readonly Area[]; parts: readonly AreaPart[] },
  locale: Locale,
): SearchHead | undefined {
  const name = searchName(filters, areas, locale, parts);
  if (!name) return undefined;
  return {
    title: `${name} | ${siteName}`,
    description: fill(contentFor(locale, 'properties', properties).list.description, { search: name }),
    feed: `${contentFor(locale, 'propertiesSeo', propertiesSeo).feed}: ${name}`,
  };
}
