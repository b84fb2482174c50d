import { DEFAULT_PURPOSE, isPropertyType, type PropertyType, PURPOSES, type Purpose } from './vocabulary.ts';

/** Which facts of a listing make sense for its type. */
export interface TypeFields {
  /** `one` goes without saying: it is kept, so that searches find it, and nobody is asked. */
  bedrooms: 'asked' | 'one' | 'none';
  bathrooms: 'asked' | 'none';
  parking: 'asked' | 'none';
  purposes: readonly Purpose[];
  /** It gives a right to a plot that may not exist yet: a page says so. */
  isPromise: boolean;
}

const HOME: TypeFields = {
  bedrooms: 'asked',
  bathrooms: 'asked',
  parking: 'asked',
  purposes: PURPOSES,
  isPromise: false,
};
const WORKPLACE: TypeFields = { ...HOME, bedrooms: 'none' };
const PLOT: TypeFields = { ...WORKPLACE, bathrooms: 'none', parking: 'none' };

/**
 * The fields of each type, for validation, forms, pages and the import alike. A price and a size make sense for all.
 * Workplaces and whole buildings have washrooms and parking and no bedrooms; land has none of them and is let too (a
 * yard, a lawn for weddings); a file is a promise of land, which nobody can let.
 */
export const TYPE_FIELDS: Readonly<Record<PropertyType, TypeFields>> = {
  House: HOME,
  Bungalow: HOME,
  Appartment: HOME,
  Flat: HOME,
  'Upper Portion': HOME,
  'Lower Portion': HOME,
  Penthouse: HOME,
  'Farm House': HOME,
  Room: { ...HOME, bedrooms: 'one' },
  'Residential Plot': PLOT,
  'Commercial Plot': PLOT,
  'Plot File': { ...PLOT, purposes: [DEFAULT_PURPOSE], isPromise: true },
  Office: WORKPLACE,
  Shop: WORKPLACE,
  Warehouse: WORKPLACE,
  Building: WORKPLACE,
  Factory: WORKPLACE,
};

/** The fields of a type on the wire. Before a type is chosen, and for unknown types of older data, all make sense. */
export const fieldsOfType = (type: string | null | undefined): TypeFields =>
  isPropertyType(type) ? TYPE_FIELDS[type] : HOME;

/** Rooms and parking of a listing; null is not known, `garage` is 1 for parking. */
export interface RoomFacts {
  bedrooms: number | null;
  bathrooms: number | null;
  garage: number;
}

/** The facts that make sense for a type: what does not is dropped, and a room has one bedroom. */
export function factsThatFit(type: string, { bedrooms, bathrooms, garage }: RoomFacts): RoomFacts {
  const fields = fieldsOfType(type);
  const oneOrNone = fields.bedrooms === 'one' ? 1 : null;
  return {
    bedrooms: fields.bedrooms === 'asked' ? bedrooms : oneOrNone,
    bathrooms: fields.bathrooms === 'asked' ? bathrooms : null,
    garage: fields.parking === 'asked' ? garage : 0,
  };
}

/** What cards and pages say of a listing's rooms and parking: what fits its type and does not go without saying. */
export function factsToShow(listing: RoomFacts & { property_type: string }): RoomFacts {
  const facts = factsThatFit(listing.property_type, listing);
  return fieldsOfType(listing.property_type).bedrooms === 'one' ? { ...facts, bedrooms: null } : facts;
}
