import { REPORT_REASONS } from '@karachi-estates/domain/reports/reports';
import { MOST_APPEAL_WORDS } from '@karachi-estates/domain/reviews/appeals';
import { REVIEW_REASON_CODES } from '@karachi-estates/domain/reviews/reasons';
import Type, { type Static } from 'typebox';
import { Cursor, Limit, nullable, oneOf, pageOf, RowId, Skip, text } from './desk.ts';
import { DeskAppeal, DeskListing, DeskListingDetail, DeskReport, SeenAd } from './deskListings.ts';
import { defineEndpoint, failures } from './endpoint.ts';

/* What waits to be looked at: ads, appeals and reports. The rules of every request stand in `desk.ts`. */

/** Why an ad is in the queue. */
export const REVIEW_KINDS = ['appeal', 'held', 'changed', 'new'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** An ad that waits for the desk. */
export const DeskReview = Type.Object({
  ...DeskListing.properties,
  kind: oneOf(REVIEW_KINDS),
  waits_since: Type.String(),
  points: nullable(Type.Integer({ description: 'what its risk came to when it was held' })),
});
export type DeskReview = Static<typeof DeskReview>;

export const DeskReviewsQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  kind: Type.Optional(oneOf(REVIEW_KINDS)),
});
export type DeskReviewsQuery = Static<typeof DeskReviewsQuery>;

export const listDeskReviews = defineEndpoint({
  method: 'GET',
  url: '/api/desk/reviews',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'Ads that wait to be looked at, the one that waits longest first',
    description:
      'Appeals, ads that are held, approved ads that were changed, and new ones of the last fortnight that nobody has looked at.',
    tags: ['desk'],
    querystring: DeskReviewsQuery,
    response: { 200: pageOf(DeskReview), ...failures },
  },
});

export const decideAppeal = defineEndpoint({
  method: 'POST',
  url: '/api/desk/appeals/:id/actions',
  access: 'staff',
  permission: 'listings:write',
  stepUp: 'sometimes',
  schema: {
    summary: 'Grant or reject a seller’s appeal; they get a mail. It cannot be undone',
    description:
      '409 with APPEAL_IS_OWN for who made the decision, with APPEAL_DECIDED where it is decided, and to grant it where the ad, which is shown then, is not as `seen`. To grant it gives paid days back and needs a fresh code.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      action: oneOf(['grant', 'reject']),
      words: text(MOST_APPEAL_WORDS, 'what the seller reads'),
      seen: SeenAd,
    }),
    response: { 200: DeskAppeal, ...failures },
  },
});

export const DeskReportsQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  order: Type.Optional(oneOf(['asc', 'desc'], 'by age; desc where not given')),
  state: Type.Optional(oneOf(['open', 'closed'])),
  reason: Type.Optional(oneOf(REPORT_REASONS)),
  q: Type.Optional(Type.String({ maxLength: 20, description: 'a receipt, or the number of a listing' })),
});
export type DeskReportsQuery = Static<typeof DeskReportsQuery>;

export const listDeskReports = defineEndpoint({
  method: 'GET',
  url: '/api/desk/reports',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'Reports of visitors',
    tags: ['desk'],
    querystring: DeskReportsQuery,
    response: { 200: pageOf(DeskReport), ...failures },
  },
});

export const DeskReportDetail = Type.Object({
  ...DeskReport.properties,
  listing: DeskListingDetail,
});
export type DeskReportDetail = Static<typeof DeskReportDetail>;

export const getDeskReport = defineEndpoint({
  method: 'GET',
  url: '/api/desk/reports/:id',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'One report beside the ad that it is about',
    tags: ['desk'],
    params: RowId,
    response: { 200: DeskReportDetail, ...failures },
  },
});

export const REPORT_ACTIONS = ['close', 'hide', 'ask'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

export const actOnReport = defineEndpoint({
  method: 'POST',
  url: '/api/desk/reports/:id/actions',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'Close a report, hide its ad, or ask the seller whether the home is still to be had',
    description:
      'hide takes the ad down and closes all open reports about it as right. 409 where the report is closed, the ad cannot be hidden or is not as `seen`, or its seller is asked already.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      action: oneOf(REPORT_ACTIONS),
      words: Type.Optional(
        Type.String({ maxLength: 1000, description: 'of close: what was done; of hide: what the seller reads' }),
      ),
      upheld: Type.Optional(Type.Boolean({ description: 'of close: whether the report was right; false if absent' })),
      reason: Type.Optional(oneOf(REVIEW_REASON_CODES, 'of hide; the seller reads it')),
      seen: SeenAd,
    }),
    response: { 200: DeskReport, ...failures },
  },
});
