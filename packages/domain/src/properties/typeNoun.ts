import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';
import {
  isPropertyType,
  type PropertyType,
  propertyTypeLabel,
  readTypes,
  type TypeGroup,
  typeGroup,
} from './vocabulary.ts';

const PLURALS: Record<PropertyType | TypeGroup | '', string> = {
  House: 'houses',
  Bungalow: 'bungalows',
  Appartment: 'apartments',
  Flat: 'flats',
  'Upper Portion': 'upper portions',
  'Lower Portion': 'lower portions',
  Penthouse: 'penthouses',
  'Farm House': 'farm houses',
  Room: 'rooms',
  'Residential Plot': 'residential plots',
  'Commercial Plot': 'commercial plots',
  'Plot File': 'plot files',
  Office: 'offices',
  Shop: 'shops',
  Warehouse: 'warehouses',
  Building: 'buildings',
  Factory: 'factories',
  homes: 'homes',
  plots: 'plots',
  commercial: 'commercial properties',
  '': 'properties',
};

const SINGULARS: Record<TypeGroup | '', string> = {
  homes: 'home',
  plots: 'plot',
  commercial: 'commercial property',
  '': 'property',
};

/** What a filter by types finds: the one type that it names, the group that all of them are of, or '' for anything. */
function kindOf(filter: string | undefined): PropertyType | TypeGroup | '' {
  const types = readTypes(filter ?? '') ?? [];
  const [first, ...others] = types;
  if (!first) return '';
  if (others.length === 0) return first;
  return others.every((type) => typeGroup(type) === typeGroup(first)) ? typeGroup(first) : '';
}

/**
 * The type inside a sentence, lower case: 'house' for 1, 'houses' otherwise. Several types by commas are 'homes' or
 * 'plots' where all of them are, and 'properties' where they are mixed or none is known.
 */
export function propertyTypeNoun(type: string | undefined, count: number, locale: Locale = 'en'): string {
  const words = wordsOf(locale);
  const kind = kindOf(type);
  if (count !== 1) return (words?.manyOfType ?? PLURALS)[kind];
  if (isPropertyType(kind)) return words ? words.propertyTypes[kind] : propertyTypeLabel(kind).toLowerCase();
  return (words?.oneOfGroup ?? SINGULARS)[kind];
}
