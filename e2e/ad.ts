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

/** The header by which the API knows a person. */
export const signedAs = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/** Where the dearest listing is read. It has photos and stays, while journeys post, pause and take away their own, which are not. */
export async function aLastingListing(request: APIRequestContext): Promise<string> {
  const [dearest] = await (await request.get('/api/properties/cards?sort=price_desc&limit=1')).json();
  return `/property-detail-home/${dearest.property_id}-${dearest.slug}`;
}
