import {
  getDeskBuyer,
  getDeskInterest,
  getDeskLead,
  getDeskListing,
  getDeskSeller,
  getToday,
  listAudit,
  listColleagues,
  listDeskBuyers,
  listDeskInterest,
  listDeskLeads,
  listDeskListings,
  listDeskSellers,
  listDeskUpgrades,
  listStaff,
} from '@karachi-estates/contracts/desk';
import { listDuplicates } from '@karachi-estates/contracts/duplicates';
import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import type { Permission } from '@karachi-estates/domain/staff/roles';

/** The lists of the desk and the calls that page through them. */
export const lists = {
  listings: listDeskListings,
  duplicates: listDuplicates,
  sellers: listDeskSellers,
  buyers: listDeskBuyers,
  leads: listDeskLeads,
  interest: listDeskInterest,
  upgrades: listDeskUpgrades,
  audit: listAudit,
} as const satisfies Record<string, Endpoint>;
export type ListName = keyof typeof lists;

/** One row of a list with everything about it. */
export const details = {
  listings: getDeskListing,
  sellers: getDeskSeller,
  buyers: getDeskBuyer,
  leads: getDeskLead,
  interest: getDeskInterest,
} as const satisfies Partial<Record<ListName, Endpoint>>;

/** What there is one of: read like a row, whatever its id. */
export const singles = {
  today: getToday,
  staff: listStaff,
  colleagues: listColleagues,
} as const satisfies Record<string, Endpoint>;

/** What a member of staff must be allowed to see each screen; the API says the same of its calls. */
export const needed: Readonly<Record<string, Permission>> = {
  listings: 'listings:read',
  duplicates: 'listings:read',
  sellers: 'people:read',
  buyers: 'people:read',
  leads: 'leads',
  interest: 'leads',
  upgrades: 'money',
  staff: 'staff',
  audit: 'audit',
};
