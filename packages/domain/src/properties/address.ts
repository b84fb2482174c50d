import type { PropertyType } from './vocabulary.ts';

/** A slug is cut at a word so that it is never longer than this. */
export const SLUG_MAX_LENGTH = 80;

/** The slug of a title that has no letter or digit of the Latin alphabet, for example one in Urdu script. */
export const SLUG_FALLBACK = 'home';

// A detail address is an id and a slug; what is longer by far was not made by this product.
const SEGMENT_MAX_LENGTH = 512;

/**
 * The readable part of an address: 'Sea-View Apartment, Clifton!' → 'sea-view-apartment-clifton'.
 * Lower-case ASCII letters, digits and single dashes only; accents are dropped, other scripts too.
 */
export function slugify(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug === '') return SLUG_FALLBACK;
  if (slug.length <= SLUG_MAX_LENGTH) return slug;
  const cut = slug.slice(0, SLUG_MAX_LENGTH + 1);
  const lastDash = cut.lastIndexOf('-');
  return lastDash > 0 ? cut.slice(0, lastDash) : slug.slice(0, SLUG_MAX_LENGTH);
}

/** The public address of a property: '/property-detail-home/{id}-{slug}'. */
export function propertyPath(property: { property_id: number; slug?: string | null }): string {
  const slug = property.slug || SLUG_FALLBACK;
  return `/property-detail-home/${property.property_id}-${encodeURIComponent(slug)}`;
}

/**
 * The id in the second segment of a property's address: the part before the first dash. The slug is for people only.
 * @returns a positive safe integer, or undefined for anything else ('x-y', '0', '-1', '1e3', '012', too long).
 */
export function parsePropertySegment(segment: string | undefined): number | undefined {
  if (segment === undefined || segment.length > SEGMENT_MAX_LENGTH) return undefined;
  const [text = ''] = segment.split('-', 1);
  return parsePropertyId(text);
}

/** A property id written in decimal without sign or leading zero; undefined for anything else. */
export function parsePropertyId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The seller's own page of a property. */
export function myPropertyPath(propertyId: number): string {
  return `/my-property-detail/${propertyId}`;
}

/** The edit form of the seller's own property. */
export function myPropertyEditPath(propertyId: number): string {
  return `/seller-post-edit/${propertyId}`;
}

/** Where a seller says what papers their own property has. */
export function myPropertyPapersPath(propertyId: number): string {
  return `/my-property-papers/${propertyId}`;
}

/** The listing filtered by one type: where a Property Types tile leads. */
export function propertiesOfTypePath(propertyType: PropertyType): string {
  return `/properties?propertyType=${encodeURIComponent(propertyType)}`;
}
