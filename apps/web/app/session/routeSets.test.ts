import { describe, expect, it } from 'vitest';
import { type Screen, screens } from '../routes.ts';
import { admit } from './audience.ts';

const visitors = {
  guest: { status: 'guest', role: 'guest' },
  buyer: { status: 'user', role: 'buyer' },
  seller: { status: 'user', role: 'seller' },
} as const;
type Visitor = keyof typeof visitors;

/** What becomes of a visit: the screen inside which chrome, or the address that it is sent to. */
type Outcome = 'site' | 'dashboard' | 'bare' | `to ${string}`;

/** The route table of the specification (2.1) with what it says of each kind of visitor; new screens stand here too. */
const table: Record<string, readonly [guest: Outcome, buyer: Outcome, seller: Outcome]> = {
  '/': ['site', 'site', 'dashboard'],
  '/properties': ['site', 'site', 'to /'],
  '/properties/filters': ['site', 'site', 'to /'],
  '/property-detail-home/:segment': ['site', 'site', 'to /'],
  '/property-detail-home/:segment/papers': ['site', 'site', 'site'],
  // A seller looks at their own page as guests see it.
  '/sellers/:segment': ['site', 'site', 'site'],
  '/blogs': ['site', 'site', 'to /'],
  '/blogs/:id': ['site', 'site', 'to /'],
  '/about': ['site', 'site', 'site'],
  '/about-us': ['site', 'site', 'to /'],
  '/faqs': ['site', 'site', 'to /'],
  '/faq': ['site', 'site', 'site'],
  '/terms-and-conditions': ['site', 'site', 'site'],
  '/privacy': ['site', 'site', 'site'],
  '/services': ['site', 'site', 'to /'],
  '/testimonials': ['site', 'site', 'to /'],
  '/ads-page': ['site', 'site', 'to /'],
  '/points': ['site', 'site', 'to /'],
  '/areas': ['site', 'site', 'to /'],
  '/areas/:slug': ['site', 'site', 'to /'],
  '/areas/:slug/:part': ['site', 'site', 'to /'],
  '/calculators': ['site', 'site', 'to /'],
  '/plans': ['site', 'site', 'dashboard'],
  '/plans/rules': ['site', 'site', 'dashboard'],
  '/find-my-home': ['site', 'site', 'to /'],
  '/projects': ['site', 'site', 'site'],
  '/projects/hold': ['site', 'site', 'site'],
  '/projects/launch': ['site', 'site', 'site'],
  '/projects/visit': ['site', 'site', 'site'],
  '/projects/:slug/launch': ['site', 'site', 'site'],
  '/projects/interest': ['site', 'site', 'site'],
  '/projects/:slug/launch/protocol': ['site', 'site', 'site'],
  '/projects/:slug/visits': ['site', 'site', 'site'],
  '/projects/:slug/units': ['site', 'site', 'site'],
  '/projects/:slug/units/:number': ['site', 'site', 'site'],
  '/grand-monarch': ['bare', 'bare', 'bare'],
  '/grand-monarch/units': ['site', 'site', 'site'],
  '/grand-monarch/units/:number': ['site', 'site', 'site'],
  '/login': ['site', 'to /', 'to /'],
  '/forgot-password': ['site', 'to /', 'to /'],
  '/reset-password/:token': ['site', 'site', 'site'],
  '/confirm-email/:token': ['site', 'site', 'site'],
  '/signup': ['site', 'to /', 'to /'],
  '/buyer-signup': ['site', 'to /', 'to /'],
  '/seller-signup': ['site', 'to /', 'to /'],
  '/profile': ['to /login', 'site', 'dashboard'],
  '/profile-info': ['to /login', 'site', 'dashboard'],
  '/my-properties': ['to /login', 'to /login', 'dashboard'],
  '/viewings': ['to /login', 'to /login', 'dashboard'],
  '/support': ['to /login', 'to /login', 'dashboard'],
  '/my-orders': ['to /login', 'to /login', 'dashboard'],
  '/insights': ['to /login', 'to /login', 'dashboard'],
  '/my-property-detail/:id': ['to /login', 'to /login', 'dashboard'],
  '/my-property-papers/:id': ['to /login', 'to /login', 'dashboard'],
  '/seller-post-ad': ['to /login', 'to /login', 'dashboard'],
  '/seller-post-edit/:property_id': ['to /login', 'to /login', 'dashboard'],
  '/compare': ['site', 'site', 'to /'],
  '/favourites': ['site', 'site', 'to /'],
  '/shared-shortlist': ['site', 'site', 'site'],
  '/my-viewings': ['to /login', 'site', 'dashboard'],
  '/saved-searches': ['site', 'site', 'dashboard'],
  '/saved-searches/new': ['site', 'site', 'site'],
  '/saved-searches/confirm': ['site', 'site', 'site'],
  '/saved-searches/manage': ['site', 'site', 'site'],
  '/saved-searches/unsubscribe': ['site', 'site', 'site'],
  '/freshness': ['site', 'site', 'to /'],
  '/confirm-listing': ['site', 'site', 'site'],
  '/find-my-home/request': ['site', 'site', 'site'],
  '/appeal-listing': ['site', 'site', 'site'],
  '/report-listing': ['site', 'site', 'site'],
  '/write-to-seller': ['site', 'site', 'site'],
  '/ask-viewing': ['site', 'site', 'site'],
  '/viewing': ['site', 'site', 'site'],
  '/withdraw-message': ['site', 'site', 'site'],
  '/slow-down': ['site', 'site', 'site'],
  '/newsletter/confirm': ['site', 'site', 'site'],
  '/newsletter/unsubscribe': ['site', 'site', 'site'],
  // It shows nothing and sends everybody to the home page.
  '*': ['bare', 'bare', 'bare'],
};

function outcomeOf({ audience, chrome }: Screen, visitor: Visitor): Outcome {
  const admission = admit(audience, visitors[visitor]);
  if (admission.show === 'redirect') return `to ${admission.to}`;
  if (chrome === 'none') return 'bare';
  if (chrome === 'dashboard') return 'dashboard';
  return chrome === 'by-role' && visitor === 'seller' ? 'dashboard' : 'site';
}

describe('the route table', () => {
  it('has every screen and no other', () => {
    expect(screens.map(({ path }) => path).sort()).toEqual(Object.keys(table).sort());
  });

  it.each(screens.map((screen) => [screen.path, screen] as const))('%s', (path, screen) => {
    expect([outcomeOf(screen, 'guest'), outcomeOf(screen, 'buyer'), outcomeOf(screen, 'seller')]).toEqual(table[path]);
  });
});
