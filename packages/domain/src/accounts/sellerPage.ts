import { slugify } from '../properties/address.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';
import { SELLER_GONE, SELLER_NOT_FOUND } from './messages.ts';

/** What decides whether a seller has a public page. */
export interface SellerPageOwner {
  role: 'buyer' | 'seller';
  /** The seller agreed that their page is shown; so it is unless they say otherwise. */
  pageShown: boolean;
  suspendedAt: Date | null;
  erasedAt: Date | null;
}

/**
 * Whether guests may see the page of an account. Who was suspended looks like who never was: the reason is between them
 * and the operator. Who was erased is gone for good, which search engines are told.
 */
export function maySeeSeller(owner: SellerPageOwner | undefined): Verdict {
  if (owner?.role !== 'seller') return refused({ SELLER_NOT_FOUND });
  if (owner.erasedAt) return refused({ SELLER_GONE });
  return owner.pageShown && !owner.suspendedAt ? allowed : refused({ SELLER_NOT_FOUND });
}

/** The readable part of the address of a seller whose name has no letter of the Latin alphabet. */
const NAMELESS = 'seller';

/** The readable part of a seller's address: 'hina-qureshi'. */
export function sellerSlug(name: string): string {
  return /[a-z0-9]/i.test(name.normalize('NFKD')) ? slugify(name) : NAMELESS;
}

/** The public address of a seller: '/sellers/{id}-{slug}'. */
export const sellerPath = ({ id, name }: { id: number; name: string }): string => `/sellers/${id}-${sellerSlug(name)}`;
