import { getSeller, listSellerHomes, type SellerHomesQuery, type SellerPage } from '@karachi-estates/contracts/sellers';
import { homesPage, type PropertyPage } from './properties.ts';
import { type Reading, reading } from './reading.ts';
import { useApi } from './useApi.ts';

export const seller = (id: number): Reading<SellerPage> => reading(getSeller, { params: { seller_id: String(id) } });
/** A seller's public page; an error with status 404 or 410 says that there is none. */
export const useSeller = (id: number | undefined) => useApi(id === undefined ? null : seller(id));

/** Cards of a seller's active listings, and the cursor of the page after them. */
type SellerHomes = Pick<PropertyPage, 'items' | 'next'>;

export const sellerHomes = (id: number, query: SellerHomesQuery): Reading<SellerHomes> =>
  reading(listSellerHomes, { params: { seller_id: String(id) }, query }, homesPage);
export const useSellerHomes = (id: number | undefined, query: SellerHomesQuery) =>
  useApi(id === undefined ? null : sellerHomes(id, query));
