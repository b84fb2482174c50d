import type { Access, Endpoint } from '@karachi-estates/contracts/endpoint';
import { MOST_SHORTLISTED } from '@karachi-estates/domain/leads/thread';
import { type Permission, STAFF_ROLES, type StaffRole } from '@karachi-estates/domain/staff/roles';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, sessions } from '../accounts/accounts.table.ts';
import { type AuditEntry, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import { audit } from '../audit/audit.table.ts';
import { homePapers } from '../homePapers/homePapers.table.ts';
import { storePicture } from '../media/media.actions.ts';
import { media } from '../media/media.table.ts';
import { orders } from '../orders/orders.table.ts';
import { papers } from '../orders/papers.table.ts';
import { upgradeRequests } from '../plans/plans.table.ts';
import { properties } from '../properties/properties.table.ts';
import { allContracts } from '../testing/contracts.ts';
import { aJpeg, multipart } from '../testing/forms.ts';
import { saveSearchFor } from '../testing/savedSearches.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { viewings } from '../viewings/viewings.table.ts';

const contracts = await allContracts();
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.url}`;

/** What nobody may set by sending it. */
const FORBIDDEN = {
  role: 'seller',
  plan: 'premium',
  plan_until: '2099-01-01T00:00:00.000Z',
  planUntil: '2099-01-01T00:00:00.000Z',
  id: '1',
  account_id: '1',
  accountId: '1',
  seller_id: '1',
  sellerId: '1',
  user_id: '1',
  paused_by_plan: 'false',
  featured_until: '2099-01-01T00:00:00.000Z',
};

interface Scene {
  /** A listing of the owner. */
  listing: number;
  /** A request of the owner for a plan, decided, with a screenshot. */
  upgrade: number;
  areaId: number;
  /** An order of the owner, with a proof of an earlier payment that was not found. */
  order: number;
  /** A receipt of the owner. */
  paper: number;
  /** A saved search of the owner. */
  search: number;
  /** A viewing that somebody asked for of the listing. */
  viewing: number;
  /** A session of the owner. */
  session: number;
  /** Grows with every request, to keep addresses apart. */
  count: number;
}

interface Row {
  /** Again, beside the contract: opening an endpoint to others must be done in two places. */
  access: Access;
  /** The plan that the endpoint takes; insights.test.ts has what smaller ones get. */
  plan?: 'premium';
  /** The resource belongs to the owner: for another seller it does not exist. */
  owned?: boolean;
  path?: (scene: Scene) => string;
  body?: (scene: Scene) => Record<string, unknown>;
  /** It takes a picture, under this name. */
  file?: string;
  /** A field that it does not know makes it refuse the whole request; homePapers.test.ts has what it takes. */
  refusesMore?: boolean;
}

const AD = {
  title: 'Sunny house near the park',
  price: '25000000',
  city: 'Karachi',
  area: 'Clifton',
  property_type: 'House',
  dimension: '240 sq yd',
  description: 'Text.',
  bedrooms: '4',
  bathrooms: '5',
  garage: '1',
  email: 'seller@example.com',
  cell_no: '0300-1234567',
};
const person = { first_name: 'Amna', last_name: 'Khan' };
const passwords = { password: 'seven green parrots', confirmPassword: 'seven green parrots' };
const interest = { unitType: '4bed', fullName: 'Amna', phoneNumber: '0300 1234567', email: 'amna@example.com' };
const lead = {
  name: 'Amna',
  email: 'a@example.com',
  phone: '0300 1234567',
  city: 'Karachi',
  area: 'Clifton',
  bedrooms: '3',
  propertyType: 'Flat',
  budget: '5000000',
};
const email = (scene: Scene) => `person-${scene.count}@example.com`;

const ROWS: Record<string, Row> = {
  'POST /api/auth/signup': {
    access: 'public',
    body: (scene) => ({ ...person, ...passwords, phone: '0300 1234567', address: 'Clifton', email: email(scene) }),
  },
  'POST /api/auth/signupBuyer': {
    access: 'public',
    body: (scene) => ({ ...person, ...passwords, agreeToTerms: true, email: email(scene) }),
  },
  'POST /api/auth/login': { access: 'public', body: () => ({ email: '', password: '' }) },
  'POST /api/auth/google-login': { access: 'public', body: () => ({}) },
  'GET /api/auth/getuser': { access: 'user' },
  'GET /api/auth/get-profile': { access: 'user' },
  'PUT /api/auth/sellerprofile': { access: 'seller', body: () => person },
  'PUT /api/auth/buyerprofile': { access: 'buyer', body: () => person },
  'PUT /api/auth/locale': { access: 'user', body: () => ({ locale: 'ur' }) },
  'POST /api/auth/profile-image': { access: 'user', body: () => ({}), file: 'profile_image' },
  'DELETE /api/auth/profile-image': { access: 'user' },
  'POST /api/auth/logout': { access: 'user' },
  'GET /api/auth/sessions': { access: 'user' },
  'DELETE /api/auth/sessions/:session_id': {
    access: 'user',
    owned: true,
    path: (scene) => `/api/auth/sessions/${scene.session}`,
  },
  'DELETE /api/auth/sessions': { access: 'user' },
  'GET /api/auth/account': { access: 'user' },
  'POST /api/auth/confirm-email/mail': { access: 'user' },
  'POST /api/auth/confirm-email': { access: 'public', body: () => ({ token: 'x' }) },
  'POST /api/auth/change-email': { access: 'user', body: (scene) => ({ email: email(scene) }) },
  'DELETE /api/auth/change-email': { access: 'user' },
  'GET /api/auth/export': { access: 'user' },
  'POST /api/auth/deletion': { access: 'user', body: () => ({}) },
  'DELETE /api/auth/deletion': { access: 'user' },
  'POST /api/auth/forgot-password': { access: 'public', body: () => ({ email: 'nobody@example.com' }) },
  'POST /api/auth/reset-password': { access: 'public', body: () => ({ ...passwords, token: 'x' }) },
  'POST /api/auth/change-password': { access: 'user', body: () => ({ ...passwords, currentPassword: 'x' }) },
  'GET /api/search/understood': { access: 'public', path: () => '/api/search/understood?q=clifton' },
  'GET /api/cities': { access: 'public' },
  'GET /api/cities/:cityId': { access: 'public', path: () => '/api/cities/112' },
  'GET /api/areas': { access: 'public' },
  'GET /api/areas/:area': { access: 'public', path: () => '/api/areas/clifton' },
  'GET /api/areas/:area/parts/:part': { access: 'public', path: () => '/api/areas/clifton/parts/block-5' },
  'GET /api/nearby-areas': { access: 'public', path: () => '/api/nearby-areas?area=1' },
  'GET /api/parts': { access: 'public', path: () => '/api/parts?area=1' },
  'GET /api/places': { access: 'public', path: () => '/api/places?named=clifton' },
  'GET /api/areas/:area/statistics.csv': { access: 'public', path: () => '/api/areas/clifton/statistics.csv' },
  'GET /api/blogs': { access: 'public' },
  'GET /api/blogs/:id': { access: 'public', path: () => '/api/blogs/1' },
  'GET /api/blogs/:id/head': { access: 'public', path: () => '/api/blogs/1/head' },
  'GET /api/favourites': { access: 'user' },
  'POST /api/favourites': { access: 'user', body: (scene) => ({ property_ids: [scene.listing] }) },
  'DELETE /api/favourites/:property_id': { access: 'user', path: (scene) => `/api/favourites/${scene.listing}` },
  'GET /api/favourites/sharing': { access: 'user' },
  'POST /api/favourites/sharing': { access: 'user' },
  'DELETE /api/favourites/sharing': { access: 'user' },
  'POST /api/recents': { access: 'user', body: (scene) => ({ property_ids: [scene.listing], search: '' }) },
  'GET /api/shared-shortlist': { access: 'public', path: () => '/api/shared-shortlist?token=x' },
  'POST /api/shared-shortlist/vote': {
    access: 'public',
    body: (scene) => ({ token: 'x', property_id: String(scene.listing), name: 'Amna', vote: 'yes' }),
  },
  'PUT /api/favourites': { access: 'user', body: (scene) => ({ property_ids: [scene.listing] }) },
  'PUT /api/favourites/:property_id': {
    access: 'user',
    path: (scene) => `/api/favourites/${scene.listing}`,
    body: () => ({ note: 'x' }),
  },
  'GET /api/properties/context': { access: 'public', path: (scene) => `/api/properties/context?id=${scene.listing}` },
  'GET /api/properties/past': { access: 'public', path: (scene) => `/api/properties/past?id=${scene.listing}` },
  'GET /api/properties/by-ids': { access: 'public', path: (scene) => `/api/properties/by-ids?ids=${scene.listing}` },
  'GET /api/properties/compared': {
    access: 'public',
    path: (scene) => `/api/properties/compared?ids=${scene.listing}`,
  },
  'GET /api/searches/described': { access: 'public', path: () => '/api/searches/described?area=clifton' },
  'GET /api/searches': { access: 'user' },
  'POST /api/searches': { access: 'user', body: () => ({ query: 'propertyType=House' }) },
  'PUT /api/searches/:search_id': {
    access: 'user',
    owned: true,
    path: (scene) => `/api/searches/${scene.search}`,
    body: () => ({ paused: true }),
  },
  'DELETE /api/searches/:search_id': { access: 'user', owned: true, path: (scene) => `/api/searches/${scene.search}` },
  'POST /api/searches/by-email': { access: 'public', body: (scene) => ({ email: email(scene), query: '' }) },
  'POST /api/searches/new-homes': { access: 'public', body: () => ({ searches: [{ query: '', seconds_ago: 60 }] }) },
  'POST /api/searches/bring': { access: 'user', body: () => ({ searches: [] }) },
  'GET /api/searches/push-key': { access: 'public' },
  'POST /api/searches/device': { access: 'user', body: () => ({ act: 'ask', endpoint: 'https://push.example/1' }) },
  'POST /api/searches/managed/device': {
    access: 'public',
    body: () => ({ token: 'x', act: 'ask', endpoint: 'https://push.example/1' }),
  },
  'POST /api/searches/confirm': { access: 'public', body: () => ({ token: 'x' }) },
  'GET /api/searches/managed': { access: 'public', path: () => '/api/searches/managed?token=x' },
  'POST /api/searches/managed/change': { access: 'public', body: () => ({ token: 'x' }) },
  'POST /api/searches/unsubscribe': { access: 'public', body: () => ({ token: 'x' }) },
  'GET /api/searches/unsubscribe/:token': { access: 'public', path: () => '/api/searches/unsubscribe/x' },
  'POST /api/searches/unsubscribe/:token': { access: 'public', path: () => '/api/searches/unsubscribe/x' },
  'POST /gmregister': { access: 'public', body: () => interest },
  'POST /api/interest/:project': {
    access: 'public',
    path: () => '/api/interest/clifton-courtyard',
    body: () => interest,
  },
  'POST /api/properties/add-lead': { access: 'public', body: () => lead },
  'GET /api/leads/thread': { access: 'public', path: () => '/api/leads/thread?token=x' },
  'POST /api/leads/thread/answer': {
    access: 'public',
    body: (scene) => ({ token: 'x', property_id: String(scene.listing), answer: 'yes' }),
  },
  'GET /media/:hash/:variant': { access: 'public', path: () => `/media/${'0'.repeat(32)}/320` },
  'GET /media/share/:file': { access: 'public', path: (scene) => `/media/share/${scene.listing}.jpg` },
  'GET /api/projects': { access: 'public' },
  'GET /api/projects/:slug/units': { access: 'public', path: () => '/api/projects/grand-monarch/units' },
  'GET /api/projects/:slug/units/:number': { access: 'public', path: () => '/api/projects/grand-monarch/units/A-1' },
  'GET /api/projects/:slug/units/:number/schedule.ics': {
    access: 'public',
    path: () => '/api/projects/grand-monarch/units/A-1/schedule.ics',
  },
  'GET /api/projects/:slug/units/:number/schedule.pdf': {
    access: 'public',
    path: () => '/api/projects/grand-monarch/units/A-1/schedule.pdf',
  },
  'POST /api/projects/:slug/units/:number/holds': {
    access: 'public',
    path: () => '/api/projects/grand-monarch/units/A-1/holds',
    body: (scene) => ({ name: 'Amna', phone: '0300 1234567', email: email(scene) }),
  },
  'GET /api/projects/:slug/resale': { access: 'public', path: () => '/api/projects/grand-monarch/resale' },
  'GET /api/projects/:slug/visits': { access: 'public', path: () => '/api/projects/grand-monarch/visits' },
  'GET /api/projects/:slug/visits/:slot/visit.ics': {
    access: 'public',
    path: () => '/api/projects/grand-monarch/visits/1/visit.ics',
  },
  'GET /api/projects/:slug/launch': { access: 'public', path: () => '/api/projects/grand-monarch/launch' },
  'GET /api/projects/:slug/launch/protocol': {
    access: 'public',
    path: () => '/api/projects/grand-monarch/launch/protocol',
  },
  'POST /api/projects/:slug/launch/entries': {
    access: 'public',
    path: () => '/api/projects/grand-monarch/launch/entries',
    body: (scene) => ({ name: 'Amna', phone: '0300 1234567', email: email(scene) }),
  },
  'POST /api/launches/join': { access: 'public', body: () => ({ token: 'x' }) },
  'POST /api/launches/leave': { access: 'public', body: () => ({ token: 'x' }) },
  'POST /api/launches/hold': { access: 'public', body: () => ({ token: 'x', unit: 'A-1' }) },
  'GET /api/launches/:token': { access: 'public', path: () => '/api/launches/x' },
  'POST /api/projects/:slug/visits': {
    access: 'public',
    path: () => '/api/projects/grand-monarch/visits',
    body: (scene) => ({ slot_id: '1', name: 'Amna', phone: '0300 1234567', email: email(scene) }),
  },
  'POST /api/holds/confirm': { access: 'public', body: () => ({ token: 'x' }) },
  'POST /api/holds/release': { access: 'public', body: () => ({ token: 'x' }) },
  'GET /api/holds/:token': { access: 'public', path: () => '/api/holds/x' },
  'POST /api/newsletter': { access: 'public', body: (scene) => ({ email: email(scene) }) },
  'POST /api/newsletter/confirm': { access: 'public', body: () => ({ token: 'x' }) },
  'POST /api/newsletter/unsubscribe': { access: 'public', body: () => ({ token: 'x' }) },
  'GET /api/newsletter/unsubscribe/:token': { access: 'public', path: () => '/api/newsletter/unsubscribe/x' },
  'POST /api/newsletter/unsubscribe/:token': { access: 'public', path: () => '/api/newsletter/unsubscribe/x' },
  'GET /api/plans/mine': { access: 'seller' },
  'POST /api/plans/upgrade': { access: 'seller', body: () => ({ plan: 'pro', months: '1', reference: 'TRX-1' }) },
  'GET /api/plans/upgrades/:id/screenshot': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/plans/upgrades/${scene.upgrade}/screenshot`,
  },
  'GET /api/orders': { access: 'seller' },
  'POST /api/orders': { access: 'seller', body: () => ({ plan: 'pro', months: 1 }) },
  'GET /api/orders/:order_id': { access: 'seller', owned: true, path: (scene) => `/api/orders/${scene.order}` },
  'POST /api/orders/:order_id/payment': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/orders/${scene.order}/payment`,
    body: () => ({ transaction: 'TRX-2', paid_on: new Date().toISOString().slice(0, 10) }),
  },
  'POST /api/orders/:order_id/cancel': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/orders/${scene.order}/cancel`,
  },
  'GET /api/orders/statement.csv': { access: 'seller' },
  'GET /api/orders/papers/:paper_id': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/orders/papers/${scene.paper}`,
  },
  'GET /api/orders/:order_id/proof': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/orders/${scene.order}/proof`,
  },
  'GET /api/insights': { access: 'seller' },
  'GET /api/insights/listings': { access: 'seller', plan: 'premium' },
  'GET /api/insights/listings/:property_id': {
    access: 'seller',
    plan: 'premium',
    owned: true,
    path: (scene) => `/api/insights/listings/${scene.listing}`,
  },
  'GET /api/insights/listings/:property_id/changes': {
    access: 'seller',
    plan: 'premium',
    owned: true,
    path: (scene) => `/api/insights/listings/${scene.listing}/changes`,
  },
  'GET /api/insights/year': { access: 'seller', plan: 'premium' },
  'GET /api/insights/csv': { access: 'seller', plan: 'premium' },
  'PUT /api/insights/mail': { access: 'seller', body: () => ({ on: false }) },
  'POST /api/insights/mail/end': { access: 'public', body: () => ({ token: 'x' }) },
  'GET /api/insights/mail/end/:token': { access: 'public', path: () => '/api/insights/mail/end/x' },
  'POST /api/insights/mail/end/:token': { access: 'public', path: () => '/api/insights/mail/end/x' },
  'GET /api/properties': { access: 'public' },
  'GET /api/properties/cards': { access: 'public' },
  'GET /api/properties/facets': { access: 'public' },
  'GET /api/properties/count': { access: 'public' },
  'GET /api/properties/news': { access: 'public' },
  'GET /api/properties/ways-on': { access: 'public' },
  'GET /api/properties/map': { access: 'public' },
  'GET /api/properties/addresses': { access: 'public' },
  'GET /api/properties/single': { access: 'public', path: (scene) => `/api/properties/single?id=${scene.listing}` },
  'GET /api/properties/similar': { access: 'public', path: (scene) => `/api/properties/similar?id=${scene.listing}` },
  'GET /api/properties/my-properties': { access: 'seller' },
  'GET /api/properties/my-properties/:property_id': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/properties/my-properties/${scene.listing}`,
  },
  'GET /api/properties/my-properties/:property_id/history': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/properties/my-properties/${scene.listing}/history`,
  },
  'GET /api/properties/my-properties/:property_id/papers': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/properties/my-properties/${scene.listing}/papers`,
  },
  'PUT /api/properties/my-properties/:property_id/papers': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/properties/my-properties/${scene.listing}/papers`,
    body: () => ({ title: 'lease' }),
    refusesMore: true,
  },
  ...Object.fromEntries(
    ['POST', 'GET', 'DELETE'].map((method): [string, Row] => [
      `${method} /api/properties/my-properties/:property_id/papers/:line/document`,
      {
        access: 'seller',
        owned: true,
        path: (scene) => `/api/properties/my-properties/${scene.listing}/papers/title/document`,
        ...(method === 'POST' && { body: () => ({}), file: 'document' }),
      },
    ]),
  ),
  'GET /api/properties/my-figures': { access: 'seller' },
  'POST /api/properties/posted-before': { access: 'seller', body: () => AD },
  'GET /api/support': { access: 'seller' },
  'POST /api/support': { access: 'seller', body: () => ({ subject: 'My photos', words: 'They are turned.' }) },
  'GET /api/marks': { access: 'seller' },
  'POST /api/marks/code': { access: 'seller' },
  'POST /api/marks/code/confirm': { access: 'seller', body: () => ({ code: '123456' }) },
  'POST /api/marks/requests': { access: 'seller', body: () => ({ kind: 'office', detail: 'Block 5' }) },
  'POST /api/properties/photos': { access: 'seller', body: () => ({}) },
  'POST /api/properties/save': { access: 'seller', body: (scene) => ({ ...AD, area_id: String(scene.areaId) }) },
  'PUT /api/properties/update/:property_id': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/properties/update/${scene.listing}`,
    body: () => ({ title: 'Another title here' }),
  },
  'POST /api/properties/status/:property_id': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/properties/status/${scene.listing}`,
    body: () => ({ status: 'paused' }),
  },
  'POST /api/properties/events/:property_id': {
    access: 'public',
    path: (scene) => `/api/properties/events/${scene.listing}`,
    body: () => ({ kind: 'view' }),
  },
  'GET /api/freshness': { access: 'public' },
  'GET /api/freshness/question': { access: 'public', path: () => '/api/freshness/question?token=x' },
  'POST /api/freshness/answer': { access: 'public', body: () => ({ token: 'x', answer: 'available' }) },
  'POST /api/properties/confirm/:property_id': {
    access: 'seller',
    owned: true,
    path: (scene) => `/api/properties/confirm/${scene.listing}`,
  },
  'GET /api/appeals/decision': { access: 'public', path: () => '/api/appeals/decision?token=x' },
  'POST /api/appeals': { access: 'public', body: () => ({ token: 'x', words: 'It is mine.' }) },
  'POST /api/reports': {
    access: 'public',
    body: (scene) => ({ property_id: String(scene.listing), reason: 'gone' }),
  },
  'POST /api/enquiries': {
    access: 'public',
    body: (scene) => ({
      property_id: String(scene.listing),
      name: 'Amna',
      email: email(scene),
      text: 'Is it still available?',
    }),
  },
  'POST /api/viewings': {
    access: 'user',
    body: (scene) => ({
      property_id: String(scene.listing),
      name: 'A',
      phone: '0300 1234567',
      time_1: '2026-01-01T10:00',
    }),
  },
  'POST /api/viewings/by-email': {
    access: 'public',
    body: (scene) => ({ property_id: String(scene.listing), name: 'A', phone: '1', email: email(scene) }),
  },
  'GET /api/viewings': { access: 'user' },
  'GET /api/viewings/received': { access: 'seller' },
  'POST /api/viewings/:viewing_id/act': {
    access: 'user',
    owned: true,
    path: (scene) => `/api/viewings/${scene.viewing}/act`,
    body: () => ({ act: 'decline', words: 'It is taken.' }),
  },
  'GET /api/viewings/linked': { access: 'public', path: () => '/api/viewings/linked?token=x' },
  'POST /api/viewings/linked/act': { access: 'public', body: () => ({ token: 'x', act: 'cancel' }) },
  'POST /api/enquiries/withdraw': { access: 'public', body: () => ({ token: 'x' }) },
  'PUT /api/auth/seller-page': { access: 'seller', body: () => ({ shown: true, email: false, address: false }) },
  'GET /api/sellers/addresses': { access: 'public' },
  'GET /api/sellers/:seller_id': { access: 'public', path: () => '/api/sellers/1' },
  'GET /api/sellers/:seller_id/properties': { access: 'public', path: () => '/api/sellers/1/properties' },
  'GET /api/settings': { access: 'public' },
  'POST /api/client-errors': { access: 'public', body: () => ({ message: 'x' }) },
};

const PROGRESS = { date: '2026-11-01', percent: 60, words: 'The lobby.', words_ur: 'لابی۔', photos: [] };
const APPROVAL = {
  ...{ name: 'Building plan', name_ur: 'نقشہ', authority: 'SBCA', authority_ur: 'ایس بی سی اے' },
  ...{ date: '2026-03-14', state: 'declared' },
};

/** What each endpoint of the desk is sent, and the permission that it needs; again, beside the contract. */
const DESK: Record<string, Omit<Row, 'access'> & { permission?: Permission; public?: true }> = {
  'GET /api/desk/session': { public: true },
  'POST /api/desk/session': { public: true, body: () => ({}) },
  'DELETE /api/desk/session': {},
  'POST /api/desk/session/step-up': { body: () => ({ code: '000000' }) },
  'POST /api/desk/session/recovery-codes': {},
  'POST /api/desk/session/demo': { public: true, body: () => ({ as: 'owner' }) },
  'GET /api/desk/staff': { permission: 'staff' },
  'GET /api/desk/colleagues': {},
  'PUT /api/desk/staff/:id': { permission: 'staff', path: () => '/api/desk/staff/1', body: () => ({}) },
  'POST /api/desk/invitations': {
    permission: 'staff',
    body: (scene) => ({ email: email(scene), roles: ['support'] }),
  },
  'DELETE /api/desk/invitations/:id': { permission: 'staff', path: () => '/api/desk/invitations/1' },
  'POST /api/desk/invitations/open': { public: true, body: () => ({ token: 'x' }) },
  'POST /api/desk/invitations/accept': {
    public: true,
    body: () => ({ token: 'x', name: 'Amna', password: 'seven green parrots', code: '000000' }),
  },
  'GET /api/desk/today': {},
  'GET /api/desk/listings': { permission: 'listings:read' },
  'GET /api/desk/listings.csv': { permission: 'listings:read' },
  'GET /api/desk/listings/:id': { permission: 'listings:read', path: (scene) => `/api/desk/listings/${scene.listing}` },
  'POST /api/desk/listings/:id/actions': {
    permission: 'listings:write',
    path: (scene) => `/api/desk/listings/${scene.listing}/actions`,
    body: () => ({ action: 'approve' }),
  },
  'POST /api/desk/listings/actions': {
    permission: 'listings:write',
    body: (scene) => ({ ids: [scene.listing], action: 'approve' }),
  },
  'POST /api/desk/undo': {
    permission: 'listings:write',
    body: () => ({ undo: '00000000-0000-4000-8000-000000000000' }),
  },
  'PUT /api/desk/listings/:id': {
    permission: 'listings:write',
    path: (scene) => `/api/desk/listings/${scene.listing}`,
    body: () => ({ title: 'Another title here' }),
  },
  'POST /api/desk/listings/:id/papers/:line': {
    permission: 'listings:write',
    path: (scene) => `/api/desk/listings/${scene.listing}/papers/title`,
    body: () => ({ action: 'see', changed_at: '2026-11-24T08:00:00.000Z' }),
  },
  'GET /api/desk/listings/:id/papers/:line/document': {
    permission: 'listings:write',
    path: (scene) => `/api/desk/listings/${scene.listing}/papers/title/document`,
  },
  'GET /api/desk/duplicates': { permission: 'listings:read' },
  'POST /api/desk/duplicates/:id/actions': {
    permission: 'listings:write',
    path: () => '/api/desk/duplicates/1/actions',
    body: () => ({ state: 'open' }),
  },
  'POST /api/desk/listings/:id/freshness-text': {
    permission: 'listings:write',
    path: (scene) => `/api/desk/listings/${scene.listing}/freshness-text`,
  },
  'POST /api/desk/listings/:id/home': {
    permission: 'listings:write',
    path: (scene) => `/api/desk/listings/${scene.listing}/home`,
    body: (scene) => ({ with: scene.listing, reason: 'The same gate.' }),
  },
  'POST /api/desk/listings/:id/home/part': {
    permission: 'listings:write',
    path: (scene) => `/api/desk/listings/${scene.listing}/home/part`,
    body: () => ({ reason: 'Another gate.' }),
  },
  'POST /api/desk/sellers/:id/marks': {
    permission: 'people:write',
    path: () => '/api/desk/sellers/1/marks',
    body: () => ({ action: 'decline', kind: 'office' }),
  },
  'POST /api/desk/listings/:id/notes': {
    permission: 'listings:read',
    path: (scene) => `/api/desk/listings/${scene.listing}/notes`,
    body: () => ({ text: 'Called.' }),
  },
  ...Object.fromEntries(
    ['sellers', 'buyers'].flatMap((people) => [
      [`GET /api/desk/${people}`, { permission: 'people:read' as const }],
      [`GET /api/desk/${people}/:id`, { permission: 'people:read' as const, path: () => `/api/desk/${people}/1` }],
      [
        `POST /api/desk/${people}/:id/actions`,
        {
          permission: 'people:write' as const,
          path: () => `/api/desk/${people}/1/actions`,
          body: () => ({ action: 'end-sessions' }),
        },
      ],
      [
        `POST /api/desk/${people}/:id/erasure`,
        {
          permission: 'people:write' as const,
          path: () => `/api/desk/${people}/1/erasure`,
          body: () => ({ action: 'keep' }),
        },
      ],
      [
        `POST /api/desk/${people}/:id/export`,
        { permission: 'people:write' as const, path: () => `/api/desk/${people}/1/export` },
      ],
      [
        `POST /api/desk/${people}/:id/notes`,
        {
          permission: 'people:read' as const,
          path: () => `/api/desk/${people}/1/notes`,
          body: () => ({ text: 'Called.' }),
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['leads', 'interest'].flatMap((work) => [
      [`GET /api/desk/${work}`, { permission: 'leads' as const }],
      [`GET /api/desk/${work}.csv`, { permission: 'leads' as const }],
      [`GET /api/desk/${work}/:id`, { permission: 'leads' as const, path: () => `/api/desk/${work}/1` }],
      [
        `PUT /api/desk/${work}/:id`,
        { permission: 'leads' as const, path: () => `/api/desk/${work}/1`, body: () => ({ stage: 'called' }) },
      ],
      [
        `POST /api/desk/${work}/:id/notes`,
        { permission: 'leads' as const, path: () => `/api/desk/${work}/1/notes`, body: () => ({ text: 'Called.' }) },
      ],
    ]),
  ),
  'GET /api/desk/merges/preview': {
    permission: 'people:write',
    path: () => '/api/desk/merges/preview?ends=1&stays=2',
  },
  'POST /api/desk/merges': { permission: 'people:write', body: () => ({ ends: 900, stays: 901 }) },
  'POST /api/desk/leads/:id/shortlist': {
    permission: 'leads',
    path: () => '/api/desk/leads/1/shortlist',
    body: (scene) => ({ property_ids: [scene.listing], channel: 'mail' }),
  },
  'GET /api/desk/support': { permission: 'support' },
  'GET /api/desk/support/:id': { permission: 'support', path: () => '/api/desk/support/1' },
  'POST /api/desk/support/:id/answers': {
    permission: 'support',
    path: () => '/api/desk/support/1/answers',
    body: () => ({ words: 'Turn them by the editor.' }),
  },
  'POST /api/desk/support/:id/actions': {
    permission: 'support',
    path: () => '/api/desk/support/1/actions',
    body: () => ({ action: 'close' }),
  },
  'GET /api/desk/reviews': { permission: 'listings:write' },
  'POST /api/desk/appeals/:id/actions': {
    permission: 'listings:write',
    path: () => '/api/desk/appeals/1/actions',
    body: () => ({ action: 'grant', words: 'You are right.' }),
  },
  'GET /api/desk/reports': { permission: 'listings:read' },
  'GET /api/desk/reports/:id': { permission: 'listings:read', path: () => '/api/desk/reports/1' },
  'POST /api/desk/reports/:id/actions': {
    permission: 'listings:write',
    path: () => '/api/desk/reports/1/actions',
    body: () => ({ action: 'close', words: 'Seen.' }),
  },
  'GET /api/desk/upgrades': { permission: 'money' },
  'GET /api/desk/upgrades/:id/screenshot': {
    permission: 'money',
    path: (scene) => `/api/desk/upgrades/${scene.upgrade}/screenshot`,
  },
  'POST /api/desk/upgrades/:id/actions': {
    permission: 'money',
    path: (scene) => `/api/desk/upgrades/${scene.upgrade}/actions`,
    body: () => ({ action: 'approve' }),
  },
  'GET /api/desk/orders': { permission: 'money' },
  'GET /api/desk/orders/:id': { permission: 'money', path: (scene) => `/api/desk/orders/${scene.order}` },
  'GET /api/desk/orders/:id/proof': { permission: 'money', path: (scene) => `/api/desk/orders/${scene.order}/proof` },
  'GET /api/desk/papers/:id': { permission: 'money', path: (scene) => `/api/desk/papers/${scene.paper}` },
  'POST /api/desk/orders/approve': { permission: 'money', body: (scene) => ({ ids: [scene.order] }) },
  'POST /api/desk/orders/:id/payments': {
    permission: 'money',
    path: (scene) => `/api/desk/orders/${scene.order}/payments`,
    body: () => ({ amount: '1', bank: 'Sample Bank', transaction: 'T-1', received_on: '2026-11-03' }),
  },
  'POST /api/desk/orders/:id/actions': {
    permission: 'money',
    path: (scene) => `/api/desk/orders/${scene.order}/actions`,
    body: () => ({ action: 'refund' }),
  },
  'POST /api/desk/payments/:id/reverse': { permission: 'money', path: () => '/api/desk/payments/1/reverse' },
  'POST /api/desk/statements': {
    permission: 'money',
    body: () => ({ bank: 'Sample Bank', file: 'eA==', dry: true }),
  },
  'GET /api/desk/lines': { permission: 'money' },
  'POST /api/desk/lines/:id/order': {
    permission: 'money',
    path: () => '/api/desk/lines/1/order',
    body: () => ({ reference: 'KE-22222-2' }),
  },
  'POST /api/desk/lines/:id/actions': {
    permission: 'money',
    path: () => '/api/desk/lines/1/actions',
    body: () => ({ action: 'set-aside', reason: 'Not ours' }),
  },
  'GET /api/desk/months': { permission: 'money' },
  'POST /api/desk/months/:month/close': { permission: 'money', path: () => '/api/desk/months/2025-01/close' },
  'GET /api/desk/months/:month/movements.csv': {
    permission: 'money',
    path: () => '/api/desk/months/2025-01/movements.csv',
  },
  'GET /api/desk/projects': { permission: 'projects' },
  'GET /api/desk/projects/:id': { permission: 'projects', path: () => '/api/desk/projects/palm-court' },
  'GET /api/desk/units': { permission: 'projects' },
  'GET /api/desk/units/:id': { permission: 'projects', path: () => '/api/desk/units/1' },
  'POST /api/desk/units/:id/actions': {
    permission: 'projects',
    path: () => '/api/desk/units/1/actions',
    body: () => ({ action: 'sold', seen: 'available' }),
  },
  'PUT /api/desk/units/:id/price': {
    permission: 'projects',
    path: () => '/api/desk/units/1/price',
    body: () => ({ price: '6.5 crore', seen: null }),
  },
  'POST /api/desk/units/:id/booking': {
    permission: 'projects',
    path: () => '/api/desk/units/1/booking',
    body: () => ({ hold_id: 1, deposit: '20 lakh', reference: 'T-1' }),
  },
  'POST /api/desk/units/:id/booking/end': {
    permission: 'projects',
    path: () => '/api/desk/units/1/booking/end',
    body: () => ({ seen: 'booked' }),
  },
  'GET /api/desk/entries': { permission: 'projects', path: () => '/api/desk/entries?project=palm-court' },
  'GET /api/desk/launches/:id': { permission: 'projects', path: () => '/api/desk/launches/palm-court' },
  'PUT /api/desk/launches/:id': {
    permission: 'projects',
    path: () => '/api/desk/launches/palm-court',
    body: () => ({ opens_at: '2030-12-05T10:00:00.000Z', window_minutes: 10, at_once: 2, hours: 48, seen: null }),
  },
  'POST /api/desk/launches/:id/actions': {
    permission: 'projects',
    path: () => '/api/desk/launches/palm-court/actions',
    body: () => ({ action: 'open' }),
  },
  'GET /api/desk/progress/:id': { permission: 'projects', path: () => '/api/desk/progress/palm-court' },
  'POST /api/desk/progress/:id/entries': {
    permission: 'projects',
    path: () => '/api/desk/progress/palm-court/entries',
    body: () => PROGRESS,
  },
  'PUT /api/desk/progress/:id/entries/:entry': {
    permission: 'projects',
    path: () => '/api/desk/progress/palm-court/entries/1',
    body: () => ({ ...PROGRESS, version: 1 }),
  },
  'DELETE /api/desk/progress/:id/entries/:entry': {
    permission: 'projects',
    path: () => '/api/desk/progress/palm-court/entries/1?version=1',
  },
  'POST /api/desk/progress/:id/approvals': {
    permission: 'projects',
    path: () => '/api/desk/progress/palm-court/approvals',
    body: () => APPROVAL,
  },
  'PUT /api/desk/progress/:id/approvals/:approval': {
    permission: 'projects',
    path: () => '/api/desk/progress/palm-court/approvals/1',
    body: () => ({ ...APPROVAL, version: 1 }),
  },
  'DELETE /api/desk/progress/:id/approvals/:approval': {
    permission: 'projects',
    path: () => '/api/desk/progress/palm-court/approvals/1?version=1',
  },
  'POST /api/desk/progress/pictures': { permission: 'projects', body: () => ({ file: 'eA==' }) },
  'GET /api/desk/visits/:id': { permission: 'projects', path: () => '/api/desk/visits/palm-court' },
  'POST /api/desk/visits/:id/slots': {
    permission: 'projects',
    path: () => '/api/desk/visits/palm-court/slots',
    body: () => ({ from: '2030-12-05T10:00:00.000Z', minutes: 30, count: 2, places: 1 }),
  },
  'DELETE /api/desk/visits/:id/slots/:slot': {
    permission: 'projects',
    path: () => '/api/desk/visits/palm-court/slots/1',
  },
  'GET /api/desk/stuck': { permission: 'audit' },
  'POST /api/desk/stuck/mails/:id/retry': { permission: 'audit', path: () => '/api/desk/stuck/mails/1/retry' },
  'POST /api/desk/stuck/queues/:queue/retry': {
    permission: 'audit',
    path: () => '/api/desk/stuck/queues/mail-send/retry',
  },
  'GET /api/desk/articles': { permission: 'articles' },
  'POST /api/desk/articles': { permission: 'articles', body: () => ({ title: 'Papers first' }) },
  'GET /api/desk/articles/:id': { permission: 'articles', path: () => '/api/desk/articles/1' },
  'PUT /api/desk/articles/:id': {
    permission: 'articles',
    path: () => '/api/desk/articles/1',
    body: () => ({
      ...{ version: 1, title: 'Papers first', slug: 'papers-first', excerpt: '', author: '', content: '' },
      ...{ seo_title: '', seo_description: '', cover: null, cover_alt: '' },
    }),
  },
  'DELETE /api/desk/articles/:id': { permission: 'articles', path: () => '/api/desk/articles/1?version=1' },
  'POST /api/desk/articles/:id/actions': {
    permission: 'articles',
    path: () => '/api/desk/articles/1/actions',
    body: () => ({ action: 'publish', seen: 1 }),
  },
  'GET /api/desk/articles/:id/revisions/:version': {
    permission: 'articles',
    path: () => '/api/desk/articles/1/revisions/1',
  },
  'POST /api/desk/articles/:id/revisions/:version': {
    permission: 'articles',
    path: () => '/api/desk/articles/1/revisions/1',
  },
  'POST /api/desk/articles/preview': { permission: 'articles', body: () => ({ content: '<p>Salaam</p>' }) },
  'POST /api/desk/articles/pictures': { permission: 'articles', body: () => ({ file: 'eA==' }) },
  'GET /api/desk/newsletters': { permission: 'articles' },
  'POST /api/desk/newsletters': { permission: 'articles', body: () => ({ subject: 'November' }) },
  'GET /api/desk/newsletters/:id': { permission: 'articles', path: () => '/api/desk/newsletters/1' },
  'PUT /api/desk/newsletters/:id': {
    permission: 'articles',
    path: () => '/api/desk/newsletters/1',
    body: () => ({ version: 1, subject: 'November', content: '' }),
  },
  'DELETE /api/desk/newsletters/:id': { permission: 'articles', path: () => '/api/desk/newsletters/1?version=1' },
  'POST /api/desk/newsletters/:id/test': {
    permission: 'articles',
    path: () => '/api/desk/newsletters/1/test',
    body: (scene) => ({ email: email(scene) }),
  },
  'POST /api/desk/newsletters/:id/send': {
    permission: 'articles',
    path: () => '/api/desk/newsletters/1/send',
    body: () => ({ seen: 1 }),
  },
  'POST /api/desk/newsletters/:id/actions': {
    permission: 'articles',
    path: () => '/api/desk/newsletters/1/actions',
    body: () => ({ action: 'pause' }),
  },
  'POST /api/desk/newsletters/:id/bounces': {
    permission: 'articles',
    path: () => '/api/desk/newsletters/1/bounces',
    body: () => ({ text: 'gone@example.com' }),
  },
  'GET /api/desk/audit': { permission: 'audit' },
  'GET /api/desk/audit.csv': { permission: 'audit' },
  'GET /api/desk/audit/verify': { permission: 'audit' },
};
for (const [name, { permission: _permission, public: isPublic, ...row }] of Object.entries(DESK)) {
  ROWS[name] = { ...row, access: isPublic ? 'public' : 'staff' };
}

/** Who may do what at the desk, written down a second time. */
const ALLOWED: Record<Permission, StaffRole[]> = {
  staff: ['owner'],
  audit: ['owner'],
  'listings:read': ['owner', 'moderator', 'support'],
  'listings:write': ['owner', 'moderator'],
  'people:read': ['owner', 'moderator', 'finance', 'support'],
  'people:write': ['owner', 'moderator'],
  leads: ['owner', 'support'],
  projects: ['owner', 'support'],
  support: ['owner', 'support'],
  money: ['owner', 'finance'],
  articles: ['owner', 'editor'],
};

const CALLERS = ['nobody', 'expired', 'buyer', 'other seller', 'owner'] as const;
type Caller = (typeof CALLERS)[number];

/** What a caller gets: let in, or refused with a status. Whether what they send makes sense is another matter. */
function expectedFor(row: Row, caller: Caller): 'in' | 401 | 403 | 404 {
  if (row.access === 'public') return 'in';
  // Whoever buys or sells is nobody at the desk, whatever they send.
  if (row.access === 'staff') return 401;
  if (caller === 'nobody' || caller === 'expired') return 401;
  const role = caller === 'buyer' ? 'buyer' : 'seller';
  if (row.access !== 'user' && row.access !== role) return 403;
  return row.owned && caller !== 'owner' ? 404 : 'in';
}

let test: TestApp;
const placeOf = (hash: string) => `${hash}/master.webp`;
/** The screenshot of a transfer as it is stored: encoding it for everybody anew takes longer than all that they do. */
let screenshot: { row: typeof media.$inferSelect; bytes: Buffer };
let scene: Scene;
beforeAll(async () => {
  test = await testApp();
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
  scene = {
    listing: 0,
    order: 0,
    paper: 0,
    search: 0,
    upgrade: 0,
    viewing: 0,
    session: 0,
    areaId: rows[0]?.id ?? 0,
    count: 0,
  };
  const { hash } = await storePicture(test.deps, await aJpeg(9, 40, 30), { isPrivate: true });
  const [row] = await test.db.select().from(media);
  const bytes = await test.deps.media.documents.get(placeOf(hash));
  if (!row || !bytes) throw new Error('The screenshot was not stored');
  screenshot = { row, bytes };
});
afterAll(() => test.close());

/** Everybody anew: what one who was let in does must not open a door for the next. */
async function people() {
  await test.reset();
  scene.count += 1;
  const owner = await test.signIn('seller');
  const other = await test.signIn('seller');
  const buyer = await test.signIn('buyer');
  const expired = await test.signIn('seller');
  await test.deps.pool.query('update sessions set expires_at = now() - interval $$1 second$$ where account_id = $1', [
    expired.account.id,
  ]);
  const [home] = await test.db
    .insert(properties)
    .values({
      sellerId: owner.account.id,
      areaId: scene.areaId,
      propertyType: 'Flat',
      title: 'Owned home',
      price: 10_000_000,
    })
    .returning();
  scene.listing = home?.id ?? 0;
  scene.search = await saveSearchFor(test, owner.headers, '');
  const [viewing] = await test.db
    .insert(viewings)
    .values({
      propertyId: scene.listing,
      name: 'Sana',
      phone: '+923001234567',
      email: 'sana@example.com',
      emailKey: 'sana@example.com',
      words: '',
      state: 'asked',
      times: [new Date(Date.now() + 86_400_000).toISOString()],
      createdAt: new Date(),
      askedAt: new Date(),
      changedAt: new Date(),
    })
    .returning();
  scene.viewing = viewing?.id ?? 0;
  const [session] = await test.db.select().from(sessions).where(eq(sessions.accountId, owner.account.id));
  scene.session = session?.id ?? 0;
  const { hash } = screenshot.row;
  await test.db.insert(media).values(screenshot.row);
  await test.deps.media.documents.put(placeOf(hash), screenshot.bytes);
  await test.db.insert(homePapers).values({
    propertyId: scene.listing,
    line: 'title',
    value: 'lease',
    document: hash,
    documentKind: 'photo',
    changedAt: new Date(),
  });
  const [order] = await test.db
    .insert(orders)
    .values({
      accountId: owner.account.id,
      plan: 'pro',
      months: 1,
      amount: 300_000,
      reference: 'KE-22222-2',
      createdAt: new Date(),
      dueAt: new Date(Date.now() + 86_400_000),
    })
    .returning();
  scene.order = order?.id ?? 0;
  const [paper] = await test.db
    .insert(papers)
    .values({
      kind: 'invoice',
      year: 2026,
      number: 1,
      accountId: owner.account.id,
      orderId: scene.order,
      amount: 300_000,
      facts: {
        company: { name: 'Karachi Estates', address: 'Karachi', taxNumber: '0' },
        seller: { name: 'Amna', address: '', email: '' },
        reference: 'KE-22222-2',
        plan: 'pro',
        months: 1,
        price: 300_000,
      },
      issuedAt: new Date(),
    })
    .returning();
  scene.paper = paper?.id ?? 0;
  const [upgrade] = await test.db
    .insert(upgradeRequests)
    .values({
      accountId: owner.account.id,
      orderId: scene.order,
      plan: 'pro',
      months: 1,
      reference: 'OLD-1',
      screenshot: hash,
      status: 'rejected',
      createdAt: new Date(),
    })
    .returning();
  scene.upgrade = upgrade?.id ?? 0;
  const headers: Record<Caller, Record<string, string>> = {
    nobody: {},
    expired: expired.headers,
    buyer: buyer.headers,
    'other seller': other.headers,
    owner: owner.headers,
  };
  return { headers, owner };
}

type Everybody = Awaited<ReturnType<typeof people>>;

async function requestFor(endpoint: Endpoint, row: Row, extra: Record<string, string> = {}): Promise<InjectOptions> {
  const url = row.path?.(scene) ?? endpoint.url;
  const body = row.body?.(scene);
  if (!body && Object.keys(extra).length === 0) return { method: endpoint.method, url };
  if (endpoint.encoding !== 'multipart') return { method: endpoint.method, url, payload: { ...extra, ...body } };
  const files = row.file ? [{ field: row.file, name: 'me.jpg', bytes: await aJpeg(1) }] : [];
  const fields = { ...extra, ...(body as Record<string, string>) };
  return { method: endpoint.method, url, ...multipart(fields, files) };
}

const send = (request: InjectOptions, headers: Record<string, string>) =>
  test.app.inject({ ...request, headers: { 'x-desk': '1', ...request.headers, ...headers } });

/** What must not change by what anybody sends. */
async function ownership() {
  const people = await test.db.select().from(accounts);
  const homes = await test.db.select().from(properties);
  return {
    accounts: new Map(people.map(({ id, role, plan, planUntil, email }) => [id, { role, plan, planUntil, email }])),
    sellers: new Map(homes.map(({ id, sellerId, featuredUntil }) => [id, { sellerId, featuredUntil }])),
  };
}

type Ownership = Awaited<ReturnType<typeof ownership>>;

const MASS_ACTION = '00000000-0000-4000-8000-000000000002';
const ONE_ACTION = '00000000-0000-4000-8000-000000000001';

/** Bodies for which an endpoint needs a fresh code, and for which it does not. */
const SOMETIMES_FRESH_CODE: Record<string, Record<'needs' | 'needsNot', Record<string, unknown>>> = {
  'POST /api/desk/listings/:id/actions': {
    needs: { action: 'restore', mistake: true },
    needsNot: { action: 'restore' },
  },
  'POST /api/desk/undo': { needs: { undo: MASS_ACTION }, needsNot: { undo: ONE_ACTION } },
  'POST /api/desk/appeals/:id/actions': {
    needs: { action: 'grant', words: 'You are right.' },
    needsNot: { action: 'reject', words: 'It is not yours.' },
  },
  'POST /api/desk/sellers/:id/actions': {
    needs: { action: 'lift', mistake: true },
    needsNot: { action: 'suspend', reason: 'A swindle.' },
  },
  'POST /api/desk/buyers/:id/actions': {
    needs: { action: 'lift', mistake: true },
    needsNot: { action: 'suspend', reason: 'A swindle.' },
  },
  'POST /api/desk/newsletters/:id/actions': { needs: { action: 'resume' }, needsNot: { action: 'pause' } },
};

/** What a list in a body says of itself. */
interface ListField {
  type?: string;
  items?: { type?: string };
  maxItems?: number;
}

const OWN = 'about one’s own session';
const ONE = 'about one thing, which can be changed back';
const WORDS = 'words, which change nothing else';
const DRAFT = 'what is written; it reaches nobody by itself, or can be written anew';

/** What the desk changes without a fresh code, and why: it touches no money and no roles, and one thing at a time. */
const NO_FRESH_CODE: Record<string, string> = {
  'DELETE /api/desk/session': OWN,
  'POST /api/desk/session/step-up': OWN,
  'PUT /api/desk/listings/:id': ONE,
  'POST /api/desk/listings/:id/papers/:line': ONE,
  'POST /api/desk/duplicates/:id/actions': ONE,
  'POST /api/desk/listings/:id/freshness-text': WORDS,
  'POST /api/desk/listings/:id/home': ONE,
  'POST /api/desk/listings/:id/home/part': ONE,
  'POST /api/desk/sellers/:id/marks': ONE,
  'POST /api/desk/listings/:id/notes': WORDS,
  'POST /api/desk/sellers/:id/notes': WORDS,
  'POST /api/desk/buyers/:id/notes': WORDS,
  'POST /api/desk/leads/:id/notes': WORDS,
  'POST /api/desk/interest/:id/notes': WORDS,
  'PUT /api/desk/leads/:id': ONE,
  'PUT /api/desk/interest/:id': ONE,
  'POST /api/desk/leads/:id/shortlist': 'a mail to one person, who asked for it',
  'POST /api/desk/support/:id/answers': 'a mail to one person, who asked for it',
  'POST /api/desk/support/:id/actions': ONE,
  'POST /api/desk/reports/:id/actions': ONE,
  'POST /api/desk/units/:id/actions': 'one unit; what fixes or ends payments has calls of its own',
  'PUT /api/desk/launches/:id': 'before the opening, which needs a code',
  'POST /api/desk/visits/:id/slots': 'times that nobody has booked',
  'DELETE /api/desk/visits/:id/slots/:slot': 'one time; it can be offered again',
  'POST /api/desk/progress/:id/entries': DRAFT,
  'PUT /api/desk/progress/:id/entries/:entry': DRAFT,
  'DELETE /api/desk/progress/:id/entries/:entry': DRAFT,
  'POST /api/desk/progress/:id/approvals': DRAFT,
  'PUT /api/desk/progress/:id/approvals/:approval': DRAFT,
  'DELETE /api/desk/progress/:id/approvals/:approval': DRAFT,
  'POST /api/desk/progress/pictures': DRAFT,
  'POST /api/desk/stuck/mails/:id/retry': 'what was ordered already is tried again',
  'POST /api/desk/stuck/queues/:queue/retry': 'what was ordered already is tried again',
  'POST /api/desk/articles': DRAFT,
  'PUT /api/desk/articles/:id': DRAFT,
  'DELETE /api/desk/articles/:id': DRAFT,
  'POST /api/desk/articles/:id/actions': ONE,
  'POST /api/desk/articles/:id/revisions/:version': DRAFT,
  'POST /api/desk/articles/preview': DRAFT,
  'POST /api/desk/articles/pictures': DRAFT,
  'POST /api/desk/newsletters': DRAFT,
  'PUT /api/desk/newsletters/:id': DRAFT,
  'DELETE /api/desk/newsletters/:id': DRAFT,
  'POST /api/desk/newsletters/:id/test': 'a mail to one address',
};

describe('the authorization matrix', () => {
  it('has a row for every contract and no other, with the same access', () => {
    expect(Object.keys(ROWS).sort()).toEqual(contracts.map(nameOf).sort());
    for (const contract of contracts) expect(ROWS[nameOf(contract)]?.access, nameOf(contract)).toBe(contract.access);
  });

  it('is about endpoints that are served', () => {
    for (const { method, url } of contracts) expect(test.app.hasRoute({ method, url }), `${method} ${url}`).toBe(true);
  });

  const named = contracts.map((endpoint) => [nameOf(endpoint), endpoint] as const);
  const rowOf = (name: string): Row => {
    const row = ROWS[name];
    if (!row) throw new Error(`${name} has no row`);
    return row;
  };

  /** Acts as each caller, and with everybody anew once somebody was let in who may have changed something. */
  async function asEach(row: Row, { method }: Endpoint, act: (caller: Caller, everybody: Everybody) => Promise<void>) {
    let everybody: Everybody | undefined;
    for (const caller of CALLERS) {
      everybody ??= await people();
      await act(caller, everybody);
      if (expectedFor(row, caller) === 'in' && method !== 'GET') everybody = undefined;
    }
  }

  /** Nobody's role, plan or listing was changed, and what came to be is what anybody may make. */
  function expectOwnership(name: string, caller: Caller, { owner }: Everybody, before: Ownership, after: Ownership) {
    for (const [id, account] of before.accounts) expect(after.accounts.get(id), caller).toEqual(account);
    for (const [id, home] of before.sellers) expect(after.sellers.get(id), caller).toEqual(home);
    for (const [id, account] of after.accounts) {
      if (before.accounts.has(id)) continue;
      expect(account, caller).toMatchObject({
        role: name.endsWith('/signup') ? 'seller' : 'buyer',
        plan: 'basic',
        planUntil: null,
      });
    }
    for (const [id, home] of after.sellers) {
      if (before.sellers.has(id)) continue;
      expect(home.featuredUntil, caller).toBeNull();
      expect(home.sellerId === owner.account.id, caller).toBe(caller === 'owner');
    }
  }

  it.each(named)('%s lets in whom its row says, and writes neither role nor plan nor owner', async (name, endpoint) => {
    const row = rowOf(name);
    const isReading = endpoint.method === 'GET';
    await asEach(row, endpoint, async (caller, everybody) => {
      if (row.plan) await test.db.update(accounts).set({ plan: row.plan });
      const before = isReading ? undefined : await ownership();
      const request = await requestFor(endpoint, row, isReading ? {} : FORBIDDEN);
      const { statusCode } = await send(request, everybody.headers[caller]);
      const expected = expectedFor(row, caller);
      if (expected === 'in' && !name.includes('/api/desk/')) expect([401, 403], caller).not.toContain(statusCode);
      else if (expected === 'in') expect(statusCode, caller).not.toBe(403);
      else expect(statusCode, caller).toBe(expected);
      if (expected === 'in' && row.owned) expect(statusCode, caller).toBe(row.refusesMore ? 400 : 200);
      expect(statusCode, caller).toBeLessThan(500);
      if (before) expectOwnership(name, caller, everybody, before, await ownership());
    });
  });

  it.each(named.filter(([, { access }]) => access === 'staff'))(
    '%s lets in the roles that its permission says, and notes whom it refused',
    async (name, endpoint) => {
      const { permission } = DESK[name] ?? {};
      expect(endpoint.permission).toBe(permission);
      let noted: { actorId: number; subject: string }[] | undefined;
      for (const role of STAFF_ROLES) {
        if (!noted) await people();
        noted ??= [];
        const { headers, member } = await test.signInStaff([role]);
        const { statusCode } = await send(await requestFor(endpoint, rowOf(name)), headers);
        const isAllowed = permission === undefined || ALLOWED[permission].includes(role);
        if (isAllowed) expect([401, 403], role).not.toContain(statusCode);
        else expect(statusCode, role).toBe(403);
        expect(statusCode, role).toBeLessThan(500);
        if (!isAllowed) noted.push({ actorId: member.id, subject: `endpoint:${name}` });
        const refusals = await test.db
          .select({ actorId: audit.actorId, subject: audit.subject })
          .from(audit)
          .where(eq(audit.action, 'staff.refused'))
          .orderBy(audit.id);
        expect(refusals, role).toEqual(noted);
        if (isAllowed && endpoint.method !== 'GET') noted = undefined;
      }
    },
  );

  const changing = named.filter(([, { access, method }]) => access === 'staff' && method !== 'GET');

  it('says of everything that the desk changes whether it needs a fresh code, and why it does not', () => {
    const names = changing.filter(([, { stepUp }]) => stepUp === undefined).map(([name]) => name);
    expect(Object.keys(NO_FRESH_CODE).sort()).toEqual(names.sort());
    const partly = changing.filter(([, { stepUp }]) => stepUp === 'sometimes').map(([name]) => name);
    expect(Object.keys(SOMETIMES_FRESH_CODE).sort()).toEqual(partly.sort());
  });

  it.each(changing)('%s needs a fresh code where it is about money, roles or many at once', (_, endpoint) => {
    const { permission, stepUp, schema } = endpoint;
    const { properties = {} } = (schema.body ?? {}) as { properties?: Record<string, ListField> };
    // A handful of homes for one person is no mass action.
    const isOfMany = Object.values(properties).some(
      ({ type, items, maxItems = Number.POSITIVE_INFINITY }) =>
        type === 'array' && items?.type === 'integer' && maxItems > MOST_SHORTLISTED,
    );
    if (permission === 'money' || permission === 'staff' || isOfMany) expect(stepUp).toBe(true);
  });

  /** What a request with a session without a fresh code comes to. */
  async function withoutFreshCode(name: string, endpoint: Endpoint, changes: Partial<Row> = {}) {
    await people();
    const both = ['listing:1', 'listing:2'].map(
      (subject): AuditEntry => ({ action: 'listing.hide', subject, batch: MASS_ACTION }),
    );
    await test.db.transaction((tx) => writeAudit(tx, TERMINAL, both, new Date()));
    const provenAt = new Date(Date.now() - 11 * 60_000);
    const { headers } = await test.signInStaff(['owner'], { provenAt });
    return send(await requestFor(endpoint, { ...(ROWS[name] as Row), ...changes }), headers);
  }

  it.each(changing.filter(([, { stepUp }]) => stepUp === true))('%s needs a fresh code', async (name, endpoint) => {
    const answer = await withoutFreshCode(name, endpoint);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('STEP_UP_NEEDED');
  });

  it.each(changing.filter(([, { stepUp }]) => stepUp === 'sometimes'))(
    '%s needs a fresh code for what its row says, and for nothing else',
    async (name, endpoint) => {
      const { needs, needsNot } = SOMETIMES_FRESH_CODE[name] ?? {};
      if (!needs || !needsNot) throw new Error(`${name} has no row`);
      const asked = await withoutFreshCode(name, endpoint, { body: () => needs });
      expect(asked.statusCode).toBe(403);
      expect(asked.json().code).toBe('STEP_UP_NEEDED');
      expect((await withoutFreshCode(name, endpoint, { body: () => needsNot })).statusCode).not.toBe(403);
    },
  );

  it('has callers whose sessions are what their names say', async () => {
    await people();
    const rows = await test.db.select().from(sessions);
    expect(rows.filter((row) => row.expiresAt < new Date())).toHaveLength(1);
    expect(rows).toHaveLength(4);
  });
});
