import { getToday } from '@karachi-estates/contracts/desk';
import { getDeskArticle, listDeskArticles } from '@karachi-estates/contracts/deskArticles';
import { listAudit } from '@karachi-estates/contracts/deskAudit';
import { getDeskInterest, getDeskLead, listDeskInterest, listDeskLeads } from '@karachi-estates/contracts/deskLeads';
import { getDeskListing, listDeskListings } from '@karachi-estates/contracts/deskListings';
import { getDeskOrder, listDeskLines, listDeskMonths, listDeskOrders } from '@karachi-estates/contracts/deskMoney';
import { getDeskIssue, listDeskIssues } from '@karachi-estates/contracts/deskNewsletter';
import { getDeskBuyer, getDeskSeller, listDeskBuyers, listDeskSellers } from '@karachi-estates/contracts/deskPeople';
import { getDeskProgress } from '@karachi-estates/contracts/deskProgress';
import {
  getDeskLaunch,
  getDeskProject,
  getDeskUnit,
  listDeskEntries,
  listDeskProjects,
  listDeskUnits,
} from '@karachi-estates/contracts/deskProjects';
import { getDeskReport, listDeskReports, listDeskReviews } from '@karachi-estates/contracts/deskReviews';
import { listColleagues, listStaff } from '@karachi-estates/contracts/deskStaff';
import { getStuck } from '@karachi-estates/contracts/deskStuck';
import { listDeskUpgrades } from '@karachi-estates/contracts/deskUpgrades';
import { getDeskVisits } from '@karachi-estates/contracts/deskVisits';
import { listDuplicates } from '@karachi-estates/contracts/duplicates';
import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import { listProjects } from '@karachi-estates/contracts/projects';
import { getDeskSupport, listDeskSupport } from '@karachi-estates/contracts/support';
import type { Permission } from '@karachi-estates/domain/staff/roles';

/** The lists of the desk and the calls that page through them. */
export const lists = {
  reviews: listDeskReviews,
  reports: listDeskReports,
  listings: listDeskListings,
  duplicates: listDuplicates,
  sellers: listDeskSellers,
  buyers: listDeskBuyers,
  support: listDeskSupport,
  leads: listDeskLeads,
  interest: listDeskInterest,
  units: listDeskUnits,
  entries: listDeskEntries,
  articles: listDeskArticles,
  newsletters: listDeskIssues,
  upgrades: listDeskUpgrades,
  orders: listDeskOrders,
  statements: listDeskLines,
  audit: listAudit,
} as const satisfies Record<string, Endpoint>;
export type ListName = keyof typeof lists;

/** One row of a list with everything about it. */
export const details = {
  reports: getDeskReport,
  listings: getDeskListing,
  sellers: getDeskSeller,
  buyers: getDeskBuyer,
  support: getDeskSupport,
  leads: getDeskLead,
  interest: getDeskInterest,
  projects: getDeskProject,
  units: getDeskUnit,
  launches: getDeskLaunch,
  progress: getDeskProgress,
  visits: getDeskVisits,
  articles: getDeskArticle,
  newsletters: getDeskIssue,
  orders: getDeskOrder,
} as const satisfies Record<string, Endpoint>;
export type DetailName = keyof typeof details;

/** What there is one of: read like a row, whatever its id. */
export const singles = {
  today: getToday,
  staff: listStaff,
  colleagues: listColleagues,
  stuck: getStuck,
  projectNames: listProjects,
  projectList: listDeskProjects,
  months: listDeskMonths,
} as const satisfies Record<string, Endpoint>;

/** What a member of staff must be allowed to see each screen; the API says the same of its calls. */
export const needed: Readonly<Record<string, Permission>> = {
  reviews: 'listings:write',
  reports: 'listings:read',
  listings: 'listings:read',
  duplicates: 'listings:read',
  sellers: 'people:read',
  buyers: 'people:read',
  support: 'support',
  leads: 'leads',
  interest: 'leads',
  projects: 'projects',
  units: 'projects',
  articles: 'articles',
  newsletters: 'articles',
  upgrades: 'money',
  orders: 'money',
  statements: 'money',
  months: 'money',
  staff: 'staff',
  stuck: 'audit',
  audit: 'audit',
};
