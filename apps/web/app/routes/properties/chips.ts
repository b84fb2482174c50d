import type { Area } from '@karachi-estates/contracts/areas';
import type { FilterQuery } from '@karachi-estates/design-system/FilterBar';
import type { FilterChip } from '@karachi-estates/design-system/FilterChips';
import { areaName } from '@karachi-estates/domain/areas/match';
import { formatPriceRange, formatSizeRange } from '@karachi-estates/domain/properties/range';
import { propertyTypesLabel } from '@karachi-estates/domain/properties/typeChoices';
import { comparesPrices, purposeLabel, searchedPurpose } from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { contentFor } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { properties } from '../../content/properties.ts';
import { type Filter, searchPath, vocabularyOf, without } from './filters.ts';

const amount = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : undefined);

/**
 * The active filters as chips, each with the address of the search without it. The city never changes, so it has none.
 * @param areas those that the filter means; empty where it is not understood.
 */
export function chipsOf(filters: FilterQuery, areas: readonly Area[], locale: Locale): FilterChip[] {
  const { bedrooms } = contentFor(locale, 'properties', properties).list;
  const search = { ...filters, ...vocabularyOf(filters) };
  const purpose = searchedPurpose(search);
  // As long as prices are compared the purpose cannot go alone.
  const purposeFilters: Filter[] = comparesPrices(search) ? ['purpose', 'minPrice', 'maxPrice', 'sort'] : ['purpose'];
  const price = { min: amount(filters.minPrice), max: amount(filters.maxPrice) };
  const size = { min: amount(filters.minSize), max: amount(filters.maxSize), unit: 'sq yd' as const };
  const chips: [label: string | undefined, ...names: Filter[]][] = [
    [purpose && purposeLabel(purpose, locale), ...purposeFilters],
    [areas.length === 0 ? filters.area : undefined, 'area'],
    [filters.propertyType && propertyTypesLabel(filters.propertyType, locale), 'propertyType'],
    [formatPriceRange(price, locale), 'minPrice', 'maxPrice'],
    [formatSizeRange(size, locale), 'minSize', 'maxSize'],
    [filters.bedrooms && fill(bedrooms, { count: filters.bedrooms }), 'bedrooms'],
  ];
  const ofAreas = areas.map((area) => {
    const others = areas.filter(({ id }) => id !== area.id).map(({ id }) => id);
    return { label: areaName(area, locale), href: searchPath({ ...filters, area: others.join(',') }) };
  });
  return [
    ...ofAreas,
    ...chips.flatMap(([label, ...names]) => (label ? [{ label, href: searchPath(without(filters, ...names)) }] : [])),
  ];
}
