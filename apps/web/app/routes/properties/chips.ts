import type { FilterQuery } from '@karachi-estates/design-system/FilterBar';
import type { FilterChip } from '@karachi-estates/design-system/FilterChips';
import { formatPriceRange, formatSizeRange } from '@karachi-estates/domain/properties/range';
import { propertyTypeLabel, purposeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { type Filter, searchPath, vocabularyOf, without } from './filters.ts';

const amount = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : undefined);

/** The active filters as chips, each with the address of the search without it. The city never changes, so it has none. */
export function chipsOf(filters: FilterQuery, areaName: string | undefined): FilterChip[] {
  const { purpose } = vocabularyOf(filters);
  const price = { min: amount(filters.minPrice), max: amount(filters.maxPrice) };
  const size = { min: amount(filters.minSize), max: amount(filters.maxSize), unit: 'sq yd' as const };
  const chips: [label: string | undefined, ...names: Filter[]][] = [
    [purpose && purposeLabel(purpose), 'purpose'],
    [filters.area && (areaName ?? filters.area), 'area'],
    [filters.propertyType && propertyTypeLabel(filters.propertyType), 'propertyType'],
    [formatPriceRange(price), 'minPrice', 'maxPrice'],
    [formatSizeRange(size), 'minSize', 'maxSize'],
    [filters.bedrooms && `${filters.bedrooms}+ bedrooms`, 'bedrooms'],
  ];
  return chips.flatMap(([label, ...names]) => (label ? [{ label, href: searchPath(without(filters, ...names)) }] : []));
}
