import type { Area, AreaPart } from '@karachi-estates/contracts/areas';
import type { FilterChip } from '@karachi-estates/design-system/FilterChips';
import { areaName, partName } from '@karachi-estates/domain/areas/match';
import { isAreaUnit } from '@karachi-estates/domain/properties/dimension';
import { confirmedDaysOf, postedDaysOf, typesIn } from '@karachi-estates/domain/properties/listFilters';
import { formatPriceRange, formatSizeRange } from '@karachi-estates/domain/properties/range';
import { typeGroupLabel, wholeGroup } from '@karachi-estates/domain/properties/typeChoices';
import {
  comparesPrices,
  propertyTypeLabel,
  purposeLabel,
  searchedPurpose,
} from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { contentFor } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { properties } from '../content/properties.ts';
import { type Filter, type ListQuery, searchPath, vocabularyOf, without } from './filters.ts';

/** A longer number would be rounded; the list says what is wrong with it. */
const amount = (text: string | undefined) =>
  text && /^\d+(\.\d+)?$/.test(text) && Number(text) <= Number.MAX_SAFE_INTEGER ? Number(text) : undefined;

/** What a search is called: its filters, without the part of a map that moves with the hand. Undefined for none. */
export function searchName(filters: ListQuery, ...known: [readonly Area[], Locale, (readonly AreaPart[])?]) {
  const chips = chipsOf(without(filters, 'box', 'shapes'), ...known);
  return chips.map(({ label }) => label).join(' · ') || undefined;
}

/**
 * The active filters as chips, each with the address of the search without it. The city never changes, so it has none.
 * @param areas those that the filter means; empty where it is not understood.
 * @param parts those of areas that the filter means, as far as they are known yet.
 */
export function chipsOf(
  filters: ListQuery,
  areas: readonly Area[],
  locale: Locale,
  parts: readonly AreaPart[] = [],
): FilterChip[] {
  const words = contentFor(locale, 'properties', properties).list.chips;
  const { onMap } = contentFor(locale, 'properties', properties).list;
  const search = { ...filters, ...vocabularyOf(filters) };
  const purpose = searchedPurpose(search);
  // As long as prices are compared the purpose cannot go alone.
  const purposeFilters: Filter[] = comparesPrices(search)
    ? ['purpose', 'minPrice', 'maxPrice', 'minYardPrice', 'maxYardPrice', 'sort']
    : ['purpose'];
  const price = { min: amount(filters.minPrice), max: amount(filters.maxPrice) };
  const size = {
    min: amount(filters.minSize),
    max: amount(filters.maxSize),
    unit: isAreaUnit(filters.unit) ? filters.unit : 'sq yd',
  };
  const yardPrice = formatPriceRange({ min: amount(filters.minYardPrice), max: amount(filters.maxYardPrice) }, locale);
  const rooms = (count: string | undefined, isExact: string | undefined, [least, exact]: [string, string]) =>
    count && fill(isExact ? exact : least, { count });
  const days = postedDaysOf(filters.postedWithin ?? '');
  const confirmed = confirmedDaysOf(filters.confirmed ?? '');
  const chips: [label: string | undefined, ...names: Filter[]][] = [
    [purpose && purposeLabel(purpose, locale), ...purposeFilters],
    [areas.length === 0 ? filters.area : undefined, 'area'],
    [formatPriceRange(price, locale), 'minPrice', 'maxPrice'],
    [yardPrice && fill(words.yardPrice, { price: yardPrice }), 'minYardPrice', 'maxYardPrice'],
    [formatSizeRange(size, locale), 'minSize', 'maxSize', 'unit'],
    [
      rooms(filters.bedrooms, filters.exactBedrooms, [words.bedrooms, words.exactBedrooms]),
      'bedrooms',
      'exactBedrooms',
    ],
    [
      rooms(filters.bathrooms, filters.exactBathrooms, [words.bathrooms, words.exactBathrooms]),
      'bathrooms',
      'exactBathrooms',
    ],
    [filters.parking && words.parking, 'parking'],
    [filters.withPhotos && words.withPhotos, 'withPhotos'],
    [filters.priceReduced && words.priceReduced, 'priceReduced'],
    [filters.verified && words.verified, 'verified'],
    [confirmed && fill(words.confirmed, { days: confirmed }), 'confirmed'],
    [days && (days === 1 ? words.postedToday : fill(words.posted, { days })), 'postedWithin'],
    [filters.box && onMap.box, 'box'],
    [filters.shapes && onMap.shapes, 'shapes'],
  ];
  const chosenParts = filters.part?.split(',') ?? [];
  const ofAreas = areas.map((area) => {
    const others = areas.filter(({ id }) => id !== area.id).map(({ id }) => id);
    const left = chosenParts.filter((each) => parts.find(({ id }) => String(id) === each)?.area_id !== area.id);
    return {
      label: areaName(area, locale),
      href: searchPath({ ...filters, area: others.join(','), part: left.join(',') }),
    };
  });
  const ofParts = parts.map((part) => ({
    label: partName(part, locale),
    href: searchPath({ ...filters, part: chosenParts.filter((each) => each !== String(part.id)).join(',') }),
  }));
  const types = typesIn(filters.propertyType);
  const group = wholeGroup(types);
  const withoutType = (type: string) => types.filter((each) => each !== type).join();
  const ofTypes = group
    ? [{ label: typeGroupLabel(group, locale), href: searchPath(without(filters, 'propertyType')) }]
    : types.map((type) => ({
        label: propertyTypeLabel(type, locale),
        href: searchPath({ ...filters, propertyType: withoutType(type) }),
      }));
  return [
    ...ofAreas,
    ...ofParts,
    ...ofTypes,
    ...chips.flatMap(([label, ...names]) => (label ? [{ label, href: searchPath(without(filters, ...names)) }] : [])),
  ];
}
