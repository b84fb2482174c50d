import { parsePhone } from '../accounts/phone.ts';
import { characters, isEmail, normalizeEmail } from '../accounts/rules.ts';
import { westernDigits } from '../digits.ts';
import { allowed, type FormVerdict, formVerdict, refused, type Verdict } from '../verdict.ts';
import { isBlank } from '../visibleText.ts';
import { type Told, told } from '../words/sentence.ts';
import {
  AD_EMAIL_INVALID,
  AREA_MISSING,
  BATHROOMS_OUT_OF_RANGE,
  BEDROOMS_OUT_OF_RANGE,
  DESCRIPTION_TOO_LONG,
  DIMENSION_TOO_LONG,
  PARKING_UNKNOWN,
  PRICE_MISSING,
  PRICE_TOO_HIGH,
  PRICE_TOO_LOW,
  PROPERTY_TYPE_MISSING,
  PURPOSE_UNKNOWN,
  SIZE_OUT_OF_RANGE,
  TITLE_TOO_LONG,
  TITLE_TOO_SHORT,
  TOO_MANY_PHOTOS,
} from './messages.ts';
import { PRICE_NOT_WHOLE, SIZE_ZERO } from './typedMessages.ts';
import { fieldsOfType } from './typeFields.ts';
import {
  BATHROOMS_NOT_OF_TYPE,
  BEDROOMS_NOT_OF_TYPE,
  PARKING_NOT_OF_TYPE,
  PLOT_FILE_NOT_RENTED,
  ROOM_IS_ONE,
} from './typeMessages.ts';
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

function checkTitle(title: ListingInput['title']): Told | undefined {
  const { titleMin: least, titleMax: most } = LISTING_LIMITS;
  const length = characters(title?.trim() ?? '');
  if (length < least || isBlank(title ?? '')) return told({ TITLE_TOO_SHORT }, { least });
  return length > most ? told({ TITLE_TOO_LONG }, { most }) : undefined;
}

function checkPrice(price: ListingInput['price']): Told | undefined {
  if (isMissing(price)) return told({ PRICE_MISSING });
  if (!Number.isInteger(price)) return told({ PRICE_NOT_WHOLE });
  if (price < LISTING_LIMITS.priceMin) return told({ PRICE_TOO_LOW });
  return price > LISTING_LIMITS.priceMax ? told({ PRICE_TOO_HIGH }) : undefined;
}

const ROOMS = { least: LISTING_LIMITS.roomsMin, most: LISTING_LIMITS.roomsMax };

function areRooms(rooms: number | null | undefined): boolean {
  return isMissing(rooms) || (Number.isInteger(rooms) && rooms >= ROOMS.least && rooms <= ROOMS.most);
}

/** None is what a form sends that knows no types: it says no more than an empty field. */
const isNone = (count: number | null | undefined) => isMissing(count) || count === 0;

function checkBedrooms({ bedrooms, property_type }: ListingInput): Told | undefined {
  const fields = fieldsOfType(property_type).bedrooms;
  if (!areRooms(bedrooms)) return told({ BEDROOMS_OUT_OF_RANGE }, ROOMS);
  if (fields === 'asked' || isNone(bedrooms)) return undefined;
  if (fields === 'none') return told({ BEDROOMS_NOT_OF_TYPE }, { type: property_type ?? '' });
  return bedrooms === 1 ? undefined : told({ ROOM_IS_ONE });
}

function checkBathrooms({ bathrooms, property_type }: ListingInput): Told | undefined {
  if (!areRooms(bathrooms)) return told({ BATHROOMS_OUT_OF_RANGE }, ROOMS);
  if (fieldsOfType(property_type).bathrooms === 'asked' || isNone(bathrooms)) return undefined;
  return told({ BATHROOMS_NOT_OF_TYPE }, { type: property_type ?? '' });
}

function checkParking({ garage, property_type }: ListingInput): Told | undefined {
  if (isNone(garage)) return undefined;
  if (garage !== 1) return told({ PARKING_UNKNOWN });
  if (fieldsOfType(property_type).parking === 'asked') return undefined;
  return told({ PARKING_NOT_OF_TYPE }, { type: property_type ?? '' });
}

function checkPurpose({ purpose, property_type }: ListingInput): Told | undefined {
  if (isMissing(purpose)) return undefined;
  if (!isPurpose(purpose)) return told({ PURPOSE_UNKNOWN });
  return fieldsOfType(property_type).purposes.includes(purpose) ? undefined : told({ PLOT_FILE_NOT_RENTED });
}

function isSize(sqft: ListingInput['area_sqft']): boolean {
  const { areaSqftMin, areaSqftMax } = LISTING_LIMITS;
  return isMissing(sqft) || (sqft >= areaSqftMin && sqft <= areaSqftMax);
}

const NO_SIZE = /^[-−–]\d|^0+(?:[.,]0*)?\s*[^\d.,\s–-]/;

/**
 * Whether a dimension in words says a size that nothing can have, as '0 sq yd' or '-5 marla'. A lone '0' is how older
 * clients leave the field out.
 */
export const saysNoSize = (dimension: string): boolean => NO_SIZE.test(westernDigits(dimension.trim()));

/** The dimension is free text, but says no size that nothing can have. */
function checkDimension(text: ListingInput['dimension']): Told | undefined {
  const { dimensionMax: most } = LISTING_LIMITS;
  if (!isWithin(text, most)) return told({ DIMENSION_TOO_LONG }, { most });
  return saysNoSize(text ?? '') ? told({ SIZE_ZERO }) : undefined;
}

const isWithin = (text: string | null | undefined, most: number): boolean => characters(text?.trim() ?? '') <= most;

function checkPhone(phone: ListingInput['cell_no']): Told | undefined {
  if (isMissing(phone)) return undefined;
  const parsed = parsePhone(phone);
  return parsed.ok ? undefined : parsed;
}

function checkEmail(email: ListingInput['email']): Told | undefined {
  return isMissing(email) || isEmail(normalizeEmail(email)) ? undefined : told({ AD_EMAIL_INVALID });
}

/** Whether a listing may have this many photos; one without photos is allowed. */
export function checkPhotoCount(photos: number): Verdict {
  return photos <= MAX_PHOTOS ? allowed : refused({ TOO_MANY_PHOTOS }, { most: MAX_PHOTOS });
}

/**
 * The rules of a listing, posted or edited. Title, price, area and type are required; every other field may be left
 * out, as older clients do, but what is given must be right and make sense for the type (typeFields.ts). The reasons
 * stand in the order of the form.
 */
export function checkListing(input: ListingInput): FormVerdict<ListingField> {
  const { descriptionMax } = LISTING_LIMITS;
  const photos = checkPhotoCount(input.photos ?? 0);
  const reasons: Partial<Record<ListingField, Told | undefined>> = {
    title: checkTitle(input.title),
    property_type: isPropertyType(input.property_type) ? undefined : told({ PROPERTY_TYPE_MISSING }),
    purpose: checkPurpose(input),
    area: isMissing(input.area) && isMissing(input.area_id) ? told({ AREA_MISSING }) : undefined,
    price: checkPrice(input.price),
    area_sqft: isSize(input.area_sqft) ? undefined : told({ SIZE_OUT_OF_RANGE }),
    dimension: checkDimension(input.dimension),
    bedrooms: checkBedrooms(input),
    bathrooms: checkBathrooms(input),
    garage: checkParking(input),
    photos: photos.ok ? undefined : photos,
    description: isWithin(input.description, descriptionMax)
      ? undefined
      : told({ DESCRIPTION_TOO_LONG }, { most: descriptionMax }),
    email: checkEmail(input.email),
    cell_no: checkPhone(input.cell_no),
  };
  const fields: Partial<Record<ListingField, Told>> = {};
  for (const [field, reason] of Object.entries(reasons)) {
    if (reason !== undefined) fields[field as ListingField] = reason;
  }
  return formVerdict(fields);
}

/** Whether a listing has parking: garage is exactly 1. */
export function hasParking(listing: { garage?: number | null }): boolean {
  return listing.garage === 1;
}
