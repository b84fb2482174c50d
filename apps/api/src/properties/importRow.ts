import { compact } from '@karachi-estates/domain/areas/match';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { isDay } from '@karachi-estates/domain/projects/days';
import { LISTING_LIMITS } from '@karachi-estates/domain/properties/rules';
import { excludingWords } from '@karachi-estates/domain/properties/sanity';
import { factsThatFit, fieldsOfType } from '@karachi-estates/domain/properties/typeFields';
import { type PropertyType, type Purpose, propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { DAY_MS } from '../durations.ts';

/** One line of a bulk file by column. */
export type ImportRecord = Record<string, string | undefined>;

/** A line as a row of the market. */
export interface ImportedListing {
  sourceRef: string;
  propertyType: PropertyType;
  purpose: Purpose;
  areaId: number;
  partId: number | null;
  title: string;
  price: number;
  dimension: string;
  areaSqft: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  garage: number;
  description: string;
  destination: string;
  latitude: number | null;
  longitude: number | null;
  createdAt: Date;
}

/** Columns without which a file is no listing file. */
export const REQUIRED_COLUMNS = ['id', 'property_type', 'purpose', 'price_pkr', 'area_name'];

/** What the file's types are called here. Agricultural and industrial land and 'Other' are not offered on the site. */
const TYPES: Record<string, PropertyType> = {
  House: 'House',
  'Farm House': 'Farm House',
  Room: 'Room',
  Bungalow: 'Bungalow',
  Flat: 'Flat',
  Apartment: 'Flat',
  Appartment: 'Appartment',
  'Upper Portion': 'Upper Portion',
  'Lower Portion': 'Lower Portion',
  Penthouse: 'Penthouse',
  'Residential Plot': 'Residential Plot',
  'Commercial Plot': 'Commercial Plot',
  'Plot File': 'Plot File',
  Office: 'Office',
  Shop: 'Shop',
  Warehouse: 'Warehouse',
  Building: 'Building',
  Factory: 'Factory',
};

const PURPOSES: Record<string, Purpose> = { 'for sale': 'sale', sale: 'sale', 'for rent': 'rent', rent: 'rent' };
/** A hundred years: what is said to be older is a slip. */
const MOST_AGE_DAYS = 36_525;

/** Why a line was not taken; `reason` groups, `detail` is the line's own. */
export class Rejection extends Error {
  readonly reason: string;

  constructor(reason: string, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}

const text = (value: string | undefined) =>
  (value ?? '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function numberOf(value: string | undefined, what: string, min: number, max: number): number | null {
  const given = text(value);
  if (given === '') return null;
  const number = /^\d{1,15}(?:\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new Rejection(`${what} out of range`, given.slice(0, 30));
}

const coordinate = (value: string | undefined): number | null => {
  const number = Number(text(value) || Number.NaN);
  return Number.isFinite(number) && number > 20 && number < 80 ? number : null;
};

function createdAt(record: ImportRecord, now: Date): Date {
  const date = text(record.date_added);
  if (date === '') return new Date(now.getTime() - (numberOf(record.age_days, 'age', 0, MOST_AGE_DAYS) ?? 0) * DAY_MS);
  if (!isDay(date)) throw new Rejection('date is not in the calendar', date.slice(0, 30));
  if (date > karachiDay(now) || date < karachiDay(new Date(now.getTime() - MOST_AGE_DAYS * DAY_MS)))
    throw new Rejection('date out of range', date);
  // Noon of today may be still to come.
  return new Date(Math.min(Date.parse(`${date}T07:00:00Z`), now.getTime()));
}

/** A title from the facts, for lines that have none. */
function composedTitle(listing: {
  type: PropertyType;
  purpose: Purpose;
  size: string;
  bedrooms: number | null;
  place: string;
}) {
  const asksBedrooms = fieldsOfType(listing.type).bedrooms === 'asked';
  const beds = listing.bedrooms && asksBedrooms ? `${listing.bedrooms}-bedroom ` : '';
  const noun = `${beds}${propertyTypeLabel(listing.type).toLowerCase()}`;
  const size = listing.size ? `, ${listing.size}` : '';
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${listing.purpose === 'rent' ? ' for rent' : ''} in ${listing.place}${size}`;
}

function cut(title: string): string {
  if (title.length <= LISTING_LIMITS.titleMax) return title;
  const head = title.slice(0, LISTING_LIMITS.titleMax - 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), 60)).trimEnd()}…`;
}

/** What is offered and how. @throws Rejection where the site does not offer it */
function readOffer(record: ImportRecord): { propertyType: PropertyType; purpose: Purpose } {
  const givenType = text(record.property_type);
  const propertyType = TYPES[givenType];
  if (!propertyType) throw new Rejection('type not offered on the site', givenType.slice(0, 40));
  const purpose = PURPOSES[text(record.purpose).toLowerCase()];
  if (!purpose) throw new Rejection('purpose is neither sale nor rent', text(record.purpose).slice(0, 40));
  if (!fieldsOfType(propertyType).purposes.includes(purpose))
    throw new Rejection('type is not offered for this purpose');
  return { propertyType, purpose };
}

/**
 * Reads one line.
 * @param areas ids by compacted name.
 * @param partIn the id of the part of an area that a place names ('DHA Phase 6', 'Clifton - Block 5'), or null.
 * @throws Rejection with the reason.
 */
export function readImportRow(
  record: ImportRecord,
  areas: ReadonlyMap<string, number>,
  now: Date,
  partIn: (areaId: number, place: string) => number | null = () => null,
): ImportedListing {
  const sourceRef = text(record.id);
  if (sourceRef === '' || sourceRef.length > 100) throw new Rejection('no usable id');
  if (text(record.duplicate_of)) throw new Rejection('repeats another row');
  const { propertyType, purpose } = readOffer(record);
  const areaName = text(record.area_name);
  const areaId = areas.get(compact(areaName));
  if (areaId === undefined) throw new Rejection('unknown area', areaName.slice(0, 60));
  const price = numberOf(record.price_pkr, 'price', LISTING_LIMITS.priceMin, LISTING_LIMITS.priceMax);
  if (price === null || !Number.isInteger(price))
    throw new Rejection('no price in whole rupees', text(record.price_pkr));
  const rooms = (value: string | undefined, what: string) => numberOf(value, what, 0, LISTING_LIMITS.roomsMax);
  const features = text(record.features);
  // A file's boxes are ticked by anyone: rooms and parking of a plot are dropped here, where a form would ask again.
  const facts = factsThatFit(propertyType, {
    bedrooms: rooms(record.bedrooms, 'bedrooms'),
    bathrooms: rooms(record.baths, 'bathrooms'),
    garage: /parking/i.test(features) ? 1 : 0,
  });
  const subLocation = text(record.sub_location).slice(0, 120);
  const place =
    subLocation && !compact(subLocation).includes(compact(areaName))
      ? `${subLocation}, ${areaName}`
      : subLocation || areaName;
  const dimension = text(record.area_size).slice(0, LISTING_LIMITS.dimensionMax);
  const given = text(record.title);
  const title = cut(
    given.length >= LISTING_LIMITS.titleMin
      ? given
      : composedTitle({ type: propertyType, purpose, size: dimension, bedrooms: facts.bedrooms, place }),
  );
  const description = features ? `Features: ${features}`.slice(0, LISTING_LIMITS.descriptionMax) : '';
  // What the form forbids no file brings in.
  const words = excludingWords(title) ?? excludingWords(description);
  if (words) throw new Rejection('shuts people out', words);
  return {
    sourceRef,
    propertyType,
    purpose,
    areaId,
    partId: subLocation ? partIn(areaId, subLocation) : null,
    title,
    price,
    dimension,
    areaSqft: numberOf(record.area_sqft, 'size', LISTING_LIMITS.areaSqftMin, LISTING_LIMITS.areaSqftMax),
    ...facts,
    description,
    destination: subLocation ? `${place}, Karachi` : '',
    latitude: coordinate(record.latitude),
    longitude: coordinate(record.longitude),
    createdAt: createdAt(record, now),
  };
}
