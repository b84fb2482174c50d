import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePropertySegment } from '../properties/address.ts';
import { maySeeSeller, type SellerPageOwner, sellerPath, sellerSlug } from './sellerPage.ts';

const seller: SellerPageOwner = { role: 'seller', pageShown: true, suspendedAt: null, erasedAt: null };
const now = new Date('2026-11-23T00:00:00Z');

it('shows a seller who agreed, and nobody else', () => {
  expect(maySeeSeller(seller)).toEqual({ ok: true });
  const hidden = { ok: false, code: 'SELLER_NOT_FOUND' };
  expect(maySeeSeller(undefined)).toMatchObject(hidden);
  expect(maySeeSeller({ ...seller, role: 'buyer' })).toMatchObject(hidden);
  expect(maySeeSeller({ ...seller, pageShown: false })).toMatchObject(hidden);
  expect(maySeeSeller({ ...seller, suspendedAt: now })).toMatchObject(hidden);
});

it('tells an erased seller from one who never was, also a suspended one', () => {
  const gone = { ok: false, code: 'SELLER_GONE' };
  expect(maySeeSeller({ ...seller, erasedAt: now })).toMatchObject(gone);
  expect(maySeeSeller({ ...seller, erasedAt: now, suspendedAt: now, pageShown: false })).toMatchObject(gone);
});

it('has one address for a name in any script', () => {
  expect(sellerPath({ id: 7, name: 'Hina Qureshi' })).toBe('/sellers/7-hina-qureshi');
  expect(sellerPath({ id: 7, name: 'حنا قریشی' })).toBe('/sellers/7-seller');
  expect(sellerSlug('José & Söhne')).toBe('jose-and-sohne');
});

it('names the seller by the part before the first dash, whatever the name', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.string(), (id, name) => {
      const path = sellerPath({ id, name });
      expect(path).toMatch(/^\/sellers\/[0-9]+-[a-z0-9-]+$/);
      expect(parsePropertySegment(path.split('/')[2])).toBe(id);
    }),
  );
});
