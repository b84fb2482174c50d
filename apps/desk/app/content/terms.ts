import type { ListingAction, ReviewState } from '@karachi-estates/contracts/deskListings';
import type { ReviewKind } from '@karachi-estates/contracts/deskReviews';
import type { LeadStage } from '@karachi-estates/domain/leads/stages';
import type { ReportReason } from '@karachi-estates/domain/reports/reports';
import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import { REVIEW_REASONS } from '@karachi-estates/domain/reviews/reasons';
import type { RiskRule } from '@karachi-estates/domain/reviews/risk';
import type { StaffRole } from '@karachi-estates/domain/staff/roles';

/** What the desk calls what the API names: the same word on every screen. */
export const terms = {
  review: {
    unreviewed: 'To review',
    held: 'Held',
    approved: 'Approved',
    sent_back: 'Sent back',
    hidden: 'Hidden',
  } satisfies Record<ReviewState, string>,
  reviewKinds: {
    appeal: 'Appeal',
    held: 'Held',
    changed: 'Changed since',
    new: 'New',
  } satisfies Record<ReviewKind, string>,
  risks: {
    hidden_before: 'Same as a hidden listing of this seller',
    new_account: 'New account',
    price: 'Price far from the area’s',
    same_photo: 'A photo of another seller',
    same_text: 'The text of another seller',
    shared_phone: 'Phone number of several accounts',
    forbidden_words: 'Words of swindles',
    link: 'A link in the text',
  } satisfies Record<RiskRule, string>,
  reportReasons: {
    gone: 'Gone',
    price: 'Wrong price',
    place: 'Wrong place',
    copied: 'Copied',
    fraud: 'Fraud',
    offensive: 'Offensive',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
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
    moderator: 'Listings, reports, sellers and buyers',
    finance: 'Orders, statements and months; sees people',
    editor: 'Articles and the newsletter',
    support: 'Requests, leads, interest and projects; sees listings and people',
  } satisfies Record<StaffRole, string>,
  plans: { basic: 'Basic', pro: 'Pro', premium: 'Premium' } as Readonly<Record<string, string>>,
  upgrades: { pending: 'Pending', counted: 'In the books', approved: 'Approved', rejected: 'Rejected' },
  reasons: Object.fromEntries(Object.entries(REVIEW_REASONS).map(([code, { en }]) => [code, en])) as Record<
    ReviewReason,
    string
  >,
} as const;
