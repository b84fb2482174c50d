import type { ListingAction, ReviewState } from '@karachi-estates/contracts/desk';
import type { LeadStage } from '@karachi-estates/domain/leads/stages';
import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import { REVIEW_REASONS } from '@karachi-estates/domain/reviews/reasons';
import type { StaffRole } from '@karachi-estates/domain/staff/roles';

/** What the desk calls what the API names: the same word on every screen. */
export const terms = {
  review: {
    unreviewed: 'To review',
    approved: 'Approved',
    sent_back: 'Sent back',
    hidden: 'Hidden',
  } satisfies Record<ReviewState, string>,
  listingActions: {
    approve: 'Approve',
    'send-back': 'Send back',
    hide: 'Hide',
    restore: 'Restore',
    feature: 'Feature',
    unfeature: 'Stop featuring',
  } satisfies Record<ListingAction, string>,
  stages: {
    new: 'New',
    called: 'Called',
    visiting: 'Visiting',
    closed: 'Closed',
    lost: 'Lost',
  } satisfies Record<LeadStage, string>,
  roles: {
    owner: 'Owner',
    moderator: 'Moderator',
    finance: 'Finance',
    editor: 'Editor',
    support: 'Support',
  } satisfies Record<StaffRole, string>,
  roleHelp: {
    owner: 'Everything, the staff and the audit log',
    moderator: 'Listings, sellers and buyers',
    finance: 'Payments for plans',
    editor: 'Articles',
    support: 'Leads and interest; sees listings and people',
  } satisfies Record<StaffRole, string>,
  plans: { basic: 'Basic', pro: 'Pro', premium: 'Premium' } as Readonly<Record<string, string>>,
  upgrades: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  reasons: Object.fromEntries(Object.entries(REVIEW_REASONS).map(([code, { en }]) => [code, en])) as Record<
    ReviewReason,
    string
  >,
} as const;
