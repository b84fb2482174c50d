import { describe, expect, it } from 'vitest';
import { admit } from './audience.ts';

const guest = { status: 'guest', role: 'guest' } as const;
const buyer = { status: 'user', role: 'buyer' } as const;
const seller = { status: 'user', role: 'seller' } as const;
const checking = { status: 'checking', role: 'guest' } as const;

describe('admit', () => {
  it('shows public pages to guests and buyers and sends sellers to their dashboard', () => {
    expect(admit('public', guest)).toEqual({ show: 'screen' });
    expect(admit('public', buyer)).toEqual({ show: 'screen' });
    expect(admit('public', seller)).toEqual({ show: 'redirect', to: '/' });
  });

  it('sends everybody but sellers from seller pages to login', () => {
    expect(admit('seller', guest)).toEqual({ show: 'redirect', to: '/login' });
    expect(admit('seller', buyer)).toEqual({ show: 'redirect', to: '/login', visit: { forSellers: true } });
    expect(admit('seller', seller)).toEqual({ show: 'screen' });
  });

  it('waits on closed pages while the check runs, and shows open ones', () => {
    expect(admit('seller', checking)).toEqual({ show: 'wait' });
    expect(admit('account', checking)).toEqual({ show: 'wait' });
    expect(admit('public', checking)).toEqual({ show: 'screen' });
    expect(admit('signed-out', checking)).toEqual({ show: 'screen' });
  });

  it('sends signed-in people away from signup and login', () => {
    expect(admit('signed-out', buyer)).toEqual({ show: 'redirect', to: '/' });
    expect(admit('signed-out', seller)).toEqual({ show: 'redirect', to: '/' });
    expect(admit('signed-out', guest)).toEqual({ show: 'screen' });
  });

  it('lets a buyer stay on the login that a seller page led to, and nobody else', () => {
    expect(admit('signed-out', buyer, { forSellers: true })).toEqual({ show: 'screen' });
    expect(admit('signed-out', seller, { forSellers: true })).toEqual({ show: 'redirect', to: '/' });
    expect(admit('signed-out', buyer, { after: 'signedUp' })).toEqual({ show: 'redirect', to: '/' });
  });

  it('opens account pages to buyers and sellers', () => {
    expect(admit('account', buyer)).toEqual({ show: 'screen' });
    expect(admit('account', seller)).toEqual({ show: 'screen' });
    expect(admit('account', guest)).toEqual({ show: 'redirect', to: '/login' });
  });
});
