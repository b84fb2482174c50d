import type { APIRequestContext } from '@playwright/test';

/** The fields of a whole ad, as the post form sends them; a journey changes what it is about. */
export const anAd = (email: string, changes: Record<string, string> = {}) => ({
  title: 'Corner house in a quiet street',
  price: '45000000',
  city: 'Karachi',
  area: 'Clifton',
  area_id: '31',
  property_type: 'House',
  dimension: '240 sq yd',
  description: 'A quiet street.',
  bedrooms: '4',
  bathrooms: '4',
  garage: '1',
  email,
  cell_no: '0300 1234567',
  ...changes,
});

/** Dearer than every home of the demo data, and cheaper than what the seller's journey posts, partly without photos. */
export const ABOVE_DEMO_PRICES = 900_000_000;

/** A list whose first homes are the dearest of the demo data, all with photos. */
export const HOMES_WITH_PHOTOS = `/properties?maxPrice=${ABOVE_DEMO_PRICES}&sort=price_desc`;

/** The header by which the API knows a person. */
export const signedAs = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/**
 * Where the oldest listing with photos is read: one of the demo data, which stay while journeys post, pause and take
 * away theirs.
 */
export async function aLastingListing(request: APIRequestContext): Promise<string> {
  const cards: { property_id: number; slug: string; images: unknown[] }[] = await (
    await request.get('/api/properties/cards?sort=price_desc&limit=100')
  ).json();
  const [oldest] = cards.filter(({ images }) => images.length > 0).sort((a, b) => a.property_id - b.property_id);
  if (!oldest) throw new Error('No listing has a photo.');
  return `/property-detail-home/${oldest.property_id}-${oldest.slug}`;
}
