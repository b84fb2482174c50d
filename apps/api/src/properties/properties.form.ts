import type { PropertyForm } from '@karachi-estates/contracts/ownProperties';
import { parsePhone } from '@karachi-estates/domain/accounts/phone';
import { normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { readDimension } from '@karachi-estates/domain/properties/adDimension';
import {
  AREA_NOT_KNOWN,
  CITY_NOT_KNOWN,
  LIST_OF_TEXTS_EXPECTED,
  NOT_ONE_OF,
  ONLY_OPTIONAL_EMPTIED,
  PART_NOT_KNOWN,
  PART_OF_ANOTHER_AREA,
  PHOTO_NOT_OF_THIS_AD,
  SIZE_NOT_A_NUMBER,
} from '@karachi-estates/domain/properties/messages';
import {
  checkPinNear,
  isPinShown,
  PIN_SHOWN,
  type Pin,
  type PinShown,
  readPin,
} from '@karachi-estates/domain/properties/pin';
import { checkListing, type ListingInput, saysNoSize } from '@karachi-estates/domain/properties/rules';
import { excludingWords } from '@karachi-estates/domain/properties/sanity';
import { AD_EXCLUDES_PEOPLE } from '@karachi-estates/domain/properties/sanityMessages';
import { factsThatFit, fieldsOfType } from '@karachi-estates/domain/properties/typeFields';
import { DEFAULT_PURPOSE, type PropertyType, type Purpose } from '@karachi-estates/domain/properties/vocabulary';
import { plainUrdu } from '@karachi-estates/domain/script';
import { oneLine } from '@karachi-estates/domain/visibleText';
import { type Told, told } from '@karachi-estates/domain/words/sentence';
import { type AreaDictionary, findArea, findCity } from '../areas/areas.store.ts';
import type { properties, StoredPhoto } from './properties.table.ts';

export type FormFields = Partial<
  Record<
    | keyof PropertyForm
    | 'existing_images'
    | 'images_to_delete'
    | 'fields_to_empty'
    | 'asked_about'
    | 'another_home'
    | 'bring_back'
    | 'seen',
    string
  >
>;

/** A listing as its row keeps it, checked. */
export interface CheckedListing {
  title: string;
  price: number;
  areaId: number;
  partId: number | null;
  latitude: number | null;
  longitude: number | null;
  pinShown: PinShown;
  propertyType: PropertyType;
  purpose: Purpose;
  dimension: string;
  areaSqft: number | null;
  description: string;
  bedrooms: number | null;
  bathrooms: number | null;
  garage: number;
  email: string;
  cellNo: string;
}

export type FormResult<Value> =
  | { ok: true; value: Value }
  | { ok: false; why: Told; fields: Readonly<Record<string, Told>> };

const refuse = (field: string, why: Told) => ({ ok: false as const, why, fields: { [field]: why } });

/** Text without halves of characters and without blanks at the ends. Control characters were refused before. */
function clean(text: string | undefined): string {
  return (text ?? '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cs}/gu, '')
    .trim();
}

export const lineOf = (text: string | undefined) => oneLine(clean(text));

/**
 * A number as forms send it: '25,000,000' and '۲۵۰۰۰۰۰۰' too; NaN for anything else, which the rules then refuse in
 * words.
 */
function numberOf(text: string | undefined): number | null {
  const digits = plainUrdu(clean(text)).replace(/,/g, '');
  if (digits === '') return null;
  return /^-?\d{1,15}(?:\.\d{1,4})?$/.test(digits) ? Number(digits) : Number.NaN;
}

function areaOf(fields: FormFields, areas: AreaDictionary): FormResult<number | null> {
  const city = clean(fields.city);
  if (city && !findCity(areas, city)) return refuse('city', told({ CITY_NOT_KNOWN }, { city: city.slice(0, 60) }));
  const wish = clean(fields.area_id) || clean(fields.area);
  if (!wish) return { ok: true, value: null };
  const area = findArea(areas, wish);
  return area ? { ok: true, value: area.id } : refuse('area', told({ AREA_NOT_KNOWN }, { area: wish.slice(0, 60) }));
}

/** The part of the ad's area; null where none was said. */
function partIn(fields: FormFields, areas: AreaDictionary, areaId: number | null): FormResult<number | null> {
  const wish = clean(fields.part_id);
  if (!wish) return { ok: true, value: null };
  const id = plainUrdu(wish);
  const part = /^\d{1,9}$/.test(id) ? areas.parts.get(Number(id)) : undefined;
  if (!part) return refuse('part_id', told({ PART_NOT_KNOWN }, { part: wish.slice(0, 60) }));
  if (part.areaId !== areaId) return refuse('part_id', told({ PART_OF_ANOTHER_AREA }));
  return { ok: true, value: part.id };
}

/** The pin of the ad, near its area; null where there is none. */
function pinOf(fields: FormFields, areas: AreaDictionary, areaId: number | null): FormResult<Pin | null> {
  const read = readPin(clean(fields.pin));
  if (!read.ok) return refuse('pin', read);
  const area = areaId === null ? undefined : areas.byId.get(areaId);
  const near = read.pin && area ? checkPinNear(read.pin, area) : { ok: true as const };
  return near.ok ? { ok: true, value: read.pin ?? null } : refuse('pin', near);
}

/** Size in square feet: as given, or read from the dimension that a person typed. */
function sizeOf(fields: FormFields, dimension: string): number | null {
  const given = numberOf(fields.area_sqft);
  if (given !== null) return given;
  const parsed = dimension ? readDimension(dimension) : undefined;
  return parsed?.ok ? parsed.sqft : null;
}

/** An ad's text fields with numbers as numbers, to be checked. */
function inputOf(fields: FormFields, areaId: number | null, photos: number): ListingInput {
  const dimension = lineOf(fields.dimension);
  return {
    title: lineOf(fields.title),
    price: numberOf(fields.price),
    area_id: areaId,
    property_type: lineOf(fields.property_type),
    purpose: lineOf(fields.purpose) || DEFAULT_PURPOSE,
    dimension,
    area_sqft: sizeOf(fields, dimension),
    description: clean(fields.description),
    bedrooms: numberOf(fields.bedrooms),
    bathrooms: numberOf(fields.bathrooms),
    garage: numberOf(fields.garage) ?? 0,
    email: lineOf(fields.email),
    cell_no: lineOf(fields.cell_no),
    photos,
  };
}

/**
 * Reads and checks an ad's text fields.
 * @param fields what was sent; for a change, the listing's own values where nothing was.
 * @param photos how many photos the ad will have.
 */
export function readListing(fields: FormFields, areas: AreaDictionary, photos: number): FormResult<CheckedListing> {
  const area = areaOf(fields, areas);
  if (!area.ok) return area;
  const part = partIn(fields, areas, area.value);
  if (!part.ok) return part;
  const pin = pinOf(fields, areas, area.value);
  if (!pin.ok) return pin;
  const pinShown = clean(fields.pin_shown) || 'exact';
  if (!isPinShown(pinShown)) {
    return refuse('pin_shown', told({ NOT_ONE_OF }, { field: 'pin_shown', values: PIN_SHOWN.join(', ') }));
  }
  const input = inputOf(fields, area.value, photos);
  const verdict = checkListing(input);
  if (!verdict.ok) {
    const { photos: tooMany, ...reasons } = verdict.fields;
    return { ok: false, why: verdict, fields: tooMany ? { ...reasons, image_url: tooMany } : reasons };
  }
  for (const name of ['title', 'description'] as const) {
    const words = excludingWords(input[name] ?? '');
    if (words) return refuse(name, told({ AD_EXCLUDES_PEOPLE }, { words }));
  }
  if (Number.isNaN(input.area_sqft)) return refuse('area_sqft', told({ SIZE_NOT_A_NUMBER }));
  const phone = input.cell_no ? parsePhone(input.cell_no) : undefined;
  return {
    ok: true,
    value: {
      title: input.title ?? '',
      price: input.price ?? 0,
      areaId: area.value ?? 0,
      partId: part.value,
      latitude: pin.value?.latitude ?? null,
      longitude: pin.value?.longitude ?? null,
      pinShown,
      propertyType: input.property_type as PropertyType,
      purpose: input.purpose as Purpose,
      dimension: input.dimension ?? '',
      areaSqft: input.area_sqft ?? null,
      description: input.description ?? '',
      ...factsThatFit(input.property_type ?? '', {
        bedrooms: input.bedrooms ?? null,
        bathrooms: input.bathrooms ?? null,
        garage: input.garage ?? 0,
      }),
      email: input.email ? normalizeEmail(input.email) : '',
      cellNo: phone?.ok ? phone.e164 : '',
    },
  };
}

/** The fields of an ad as it stands, for a change to build on. */
export function presentFields(
  row: typeof properties.$inferSelect,
  { areaStays, sizeStays }: { areaStays: boolean; sizeStays: boolean },
): FormFields {
  return {
    title: row.title,
    price: String(row.price),
    property_type: row.propertyType,
    purpose: row.purpose,
    // What a file brought before nobody is asked to mend who changes something else.
    dimension: saysNoSize(row.dimension) ? '' : row.dimension,
    description: row.description,
    bedrooms: row.bedrooms === null ? '' : String(row.bedrooms),
    bathrooms: row.bathrooms === null ? '' : String(row.bathrooms),
    garage: String(row.garage),
    email: row.email,
    cell_no: row.cellNo,
    pin_shown: row.pinShown,
    area_sqft: sizeStays && row.areaSqft !== null ? String(row.areaSqft) : '',
    ...(areaStays ? { area_id: String(row.areaId), part_id: row.partId === null ? '' : String(row.partId) } : {}),
  };
}

/**
 * What a change leaves as it was, by its type: a house that becomes a plot loses its rooms without a word, while rooms
 * that are sent for a plot are refused.
 * @param present the listing's own values
 * @param type the type that it has after the change
 */
export function stillFitting(present: FormFields, type: string): FormFields {
  const fields = fieldsOfType(type);
  return {
    ...present,
    bedrooms: fields.bedrooms === 'asked' ? present.bedrooms : '',
    bathrooms: fields.bathrooms === 'asked' ? present.bathrooms : '',
    garage: fields.parking === 'asked' ? present.garage : '0',
  };
}

/** A field that holds a JSON list of texts. */
export function textList(field: string, text: string | undefined): FormResult<string[] | undefined> {
  if (!text?.trim()) return { ok: true, value: undefined };
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.length <= 100 && list.every((each) => typeof each === 'string')) {
      return { ok: true, value: list };
    }
  } catch {
    // Falls through to the refusal.
  }
  return refuse(field, told({ LIST_OF_TEXTS_EXPECTED }, { field }));
}

/** Fields that a listing can do without. */
const EMPTIABLE = ['dimension', 'description', 'bedrooms', 'bathrooms', 'email', 'cell_no', 'part_id', 'pin'] as const;

/**
 * The fields that a change empties, as the empty values they get. Names come apart from the values because a change
 * leaves alone whatever is sent empty.
 */
export function emptiedFields(fields: Pick<FormFields, 'fields_to_empty'>): FormResult<FormFields> {
  const names = textList('fields_to_empty', fields.fields_to_empty);
  if (!names.ok) return names;
  const wanted = names.value ?? [];
  const unknown = wanted.find((name) => !(EMPTIABLE as readonly string[]).includes(name));
  if (unknown !== undefined) return refuse('fields_to_empty', told({ ONLY_OPTIONAL_EMPTIED }));
  return { ok: true, value: Object.fromEntries(wanted.map((name) => [name, ''])) };
}

const hashIn = (path: string) => /\/media\/([0-9a-f]{32})(?:[/?#]|$)/.exec(path)?.[1];

/**
 * The photos an ad will have, in order: those kept, those sent ahead by their tickets, the new ones at their marks
 * (`new:0`, …) and unmarked new ones last. Without `existing_images` every present photo stays that is not to be
 * deleted.
 */
export function arrangePhotos(
  fields: Pick<FormFields, 'existing_images' | 'images_to_delete'>,
  present: StoredPhoto[],
  added: StoredPhoto[],
  sentAhead: ReadonlyMap<string, StoredPhoto>,
): FormResult<StoredPhoto[]> {
  const order = textList('existing_images', fields.existing_images);
  if (!order.ok) return order;
  const unwanted = textList('images_to_delete', fields.images_to_delete);
  if (!unwanted.ok) return unwanted;
  const removed = new Set((unwanted.value ?? []).map(hashIn));
  const kept = new Map(present.filter((photo) => !removed.has(photo.hash)).map((photo) => [photo.hash, photo]));
  const paths = order.value ?? [...kept.keys()].map((hash) => `/media/${hash}`);
  const arranged: StoredPhoto[] = [];
  const placed = new Set<number>();
  for (const path of paths) {
    const mark = /^new:(\d{1,2})$/.exec(path);
    const photo = mark ? added[Number(mark[1])] : (sentAhead.get(path) ?? kept.get(hashIn(path) ?? ''));
    if (mark) placed.add(Number(mark[1]));
    const gone = !mark && removed.has(hashIn(path) ?? '');
    if (gone) continue;
    if (!photo) return refuse('existing_images', told({ PHOTO_NOT_OF_THIS_AD }));
    arranged.push(photo);
  }
  arranged.push(...added.filter((_, index) => !placed.has(index)));
  const distinct = [...new Map(arranged.map((photo) => [photo.hash, photo])).values()];
  return { ok: true, value: distinct };
}

/** The columns that repeat the photos for the list indexes. */
export function photoColumns(photos: StoredPhoto[]) {
  const [cover] = photos;
  return {
    photos,
    photoCount: photos.length,
    coverHash: cover?.hash ?? null,
    coverWidth: cover?.width ?? null,
    coverHeight: cover?.height ?? null,
    coverThumbhash: cover?.thumbhash ?? null,
  };
}
