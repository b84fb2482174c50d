import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';
import { SellerMark } from './marks.ts';
import { PropertyCardFields, Purpose } from './properties.ts';

const nullable = Type.Null();

/** Counts of a seller's listings are exact to here; one more stands for all above. */
export const SELLER_COUNT_CAP = 1_000;

const Count = Type.Integer({ description: 'exact to 1,000; 1001 stands for more' });

/** A seller as guests see them: only what they agreed to show. */
export const SellerPage = Type.Object({
  seller_id: Type.Integer(),
  name: Type.String(),
  image: Type.Union([Type.String(), nullable], { description: '`/media/{hash}`' }),
  since: Type.String({ description: 'when the account was opened' }),
  email_confirmed: Type.Boolean({ description: 'mail to the seller’s address reaches them' }),
  marks: Type.Array(SellerMark, { description: 'what was checked, and is in force' }),
  email: Type.Union([Type.String(), nullable], { description: 'where the seller shows it' }),
  address: Type.Union([Type.String(), nullable], { description: 'where the seller shows it' }),
  for_sale: Count,
  for_rent: Count,
  sold: Count,
  rented: Count,
  areas: Type.Array(
    Type.Object({
      area_id: Type.Integer(),
      area: Type.String(),
      area_name_ur: Type.Optional(Type.String()),
      listings: Type.Integer({ description: 'of the newest 1,000' }),
    }),
    { description: 'where the seller has most active listings, at most eight' },
  ),
});
export type SellerPage = Static<typeof SellerPage>;

const sellerId = Type.Object({ seller_id: Type.String({ maxLength: 40 }) });

export const getSeller = defineEndpoint({
  method: 'GET',
  url: '/api/sellers/:seller_id',
  access: 'public',
  schema: {
    summary: 'A seller, as far as they agreed to be shown; 410 for one whose account is erased',
    tags: ['sellers'],
    params: sellerId,
    response: { 200: SellerPage, ...failures },
  },
});

/** Active listings of a seller, as they stand in a query string. */
export const SellerHomesQuery = Type.Object({
  purpose: Type.Optional(Type.Union([Purpose, Type.Literal('')])),
  cursor: Type.Optional(Type.String({ maxLength: 400, description: 'from the Link header of the page before' })),
});
export type SellerHomesQuery = Static<typeof SellerHomesQuery>;

export const listSellerHomes = defineEndpoint({
  method: 'GET',
  url: '/api/sellers/:seller_id/properties',
  access: 'public',
  schema: {
    summary: 'The active listings of a seller who has a page, newest first, 24 at a time',
    description: 'Header: `Link: <…>; rel="next"`.',
    tags: ['sellers'],
    params: sellerId,
    querystring: SellerHomesQuery,
    response: { 200: Type.Array(PropertyCardFields), ...failures },
  },
});

export const listSellerAddresses = defineEndpoint({
  method: 'GET',
  url: '/api/sellers/addresses',
  access: 'public',
  schema: {
    summary: 'What a sitemap needs of sellers with active listings, in pages by id; `pages` says how many there are',
    tags: ['sellers'],
    querystring: Type.Object({ page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,5}$' })) }),
    response: {
      200: Type.Object({
        pages: Type.Integer(),
        items: Type.Array(Type.Object({ seller_id: Type.Integer(), name: Type.String() })),
      }),
      ...failures,
    },
  },
});
