import { parsePhone } from '../accounts/phone.ts';
import { isEmail, normalizeEmail } from '../accounts/rules.ts';
import { allowed, type FormVerdict, formVerdict, refused, type Verdict } from '../verdict.ts';
import { isPropertyType, isPurpose } from './vocabulary.ts';

/** The most photos of one listing. */
export const MAX_PHOTOS = 8;

/** Limits of a listing's fields: characters, whole rupees, rooms, square feet. */
export const LISTING_LIMITS = {
  titleMin: 5,
  titleMax: 150,
  descriptionMax: 5_000,
  dimensionMax: 60,
  priceMin: 1,
  /** 100 arab. */
  priceMax: 100_000_000_000,
  roomsMin: 0,
  roomsMax: 50,
  areaSqftMin: 1,
  areaSqftMax: 100_000_000,
} as const;

/** A listing as its form or its request holds it, numbers already read as numbers. */
export type ListingInput = {
  title?: string | null;
  price?: number | null;
  city?: string | null;
  area?: string | null;
  area_id?: number | null;
  property_type?: string | null;
  /** 'sale' where nothing is said. */
  purpose?: string | null;
  dimension?: string | null;
  area_sqft?: number | null;
  description?: string | null;
  bedrooms?: number | null;
  bathrooms?: number | null;
  /** 1 means parking, 0 none. */
  garage?: number | null;
  email?: string | null;
  cell_no?: string | null;
  /** How many photos the listing will have: those kept and those added. */
  photos?: number;
};

export type ListingField = keyof ListingInput;

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

function checkTitle(title: ListingInput['title']): string | undefined {
  const length = title?.trim().length ?? 0;
  if (length < LISTING_LIMITS.titleMin) return `Give the ad a title of at least ${LISTING_LIMITS.titleMin} characters.`;
  if (length > LISTING_LIMITS.titleMax) return `The title can have at most ${LISTING_LIMITS.titleMax} characters.`;
  return undefined;
}

function checkPrice(price: ListingInput['price']): string | undefined {
  if (isMissing(price)) return 'Enter the price in rupees.';
  if (!Number.isInteger(price)) return 'The price must be in whole rupees.';
  if (price < LISTING_LIMITS.priceMin) return 'The price must be at least 1 rupee.';
  if (price > LISTING_LIMITS.priceMax) return 'The price can be at most 100 arab rupees.';
  return undefined;
}

function checkRooms(rooms: number | null | undefined, what: string): string | undefined {
  const { roomsMin, roomsMax } = LISTING_LIMITS;
  if (isMissing(rooms) || (Number.isInteger(rooms) && rooms >= roomsMin && rooms <= roomsMax)) return undefined;
  return `The number of ${what} must be ${roomsMin} to ${roomsMax}.`;
}

function checkSize(sqft: ListingInput['area_sqft']): string | undefined {
  const { areaSqftMin, areaSqftMax } = LISTING_LIMITS;
  if (isMissing(sqft) || (sqft >= areaSqftMin && sqft <= areaSqftMax)) return undefined;
  return 'The size must be at least 1 sq ft and at most 100,000,000 sq ft.';
}

function checkLength(text: string | null | undefined, most: number, what: string): string | undefined {
  return (text?.trim().length ?? 0) > most ? `The ${what} can have at most ${most} characters.` : undefined;
}

function checkPhone(phone: ListingInput['cell_no']): string | undefined {
  if (isMissing(phone)) return undefined;
  const parsed = parsePhone(phone);
  return parsed.ok ? undefined : parsed.because;
}

/** Whether a listing may have this many photos; one without photos is allowed. */
export function checkPhotoCount(photos: number): Verdict {
  return photos <= MAX_PHOTOS ? allowed : refused(`An ad can have at most ${MAX_PHOTOS} photos.`);
}

/**
 * The rules of a listing, posted or edited. Title, price, area and type are required; every other field may be left
 * out, as older clients do, but what is given must be right. The reasons stand in the order of the form.
 */
export function checkListing(input: ListingInput): FormVerdict<ListingField> {
  const photos = checkPhotoCount(input.photos ?? 0);
  const reasons: Partial<Record<ListingField, string | undefined>> = {
    title: checkTitle(input.title),
    property_type: isPropertyType(input.property_type) ? undefined : 'Choose the type of property.',
    purpose: isMissing(input.purpose) || isPurpose(input.purpose) ? undefined : 'Choose sale or rent.',
    area: isMissing(input.area) && isMissing(input.area_id) ? 'Choose the area.' : undefined,
    price: checkPrice(input.price),
    area_sqft: checkSize(input.area_sqft),
    dimension: checkLength(input.dimension, LISTING_LIMITS.dimensionMax, 'dimension'),
    bedrooms: checkRooms(input.bedrooms, 'bedrooms'),
    bathrooms: checkRooms(input.bathrooms, 'bathrooms'),
    garage:
      isMissing(input.garage) || input.garage === 0 || input.garage === 1 ? undefined : 'Parking is either 0 or 1.',
    photos: photos.ok ? undefined : photos.because,
    description: checkLength(input.description, LISTING_LIMITS.descriptionMax, 'description'),
    email: isMissing(input.email) || isEmail(normalizeEmail(input.email)) ? undefined : 'Enter a valid email address.',
    cell_no: checkPhone(input.cell_no),
  };
  const fields: Partial<Record<ListingField, string>> = {};
  for (const [field, because] of Object.entries(reasons)) {
    if (because !== undefined) fields[field as ListingField] = because;
  }
  return formVerdict(fields);
}

/** Whether a listing has parking: garage is exactly 1. */
export function hasParking(listing: { garage?: number | null }): boolean {
  return listing.garage === 1;
}
