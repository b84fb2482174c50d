import type { DeskListing, DeskReport } from '@karachi-estates/contracts/deskListings';
import type { DeskUpgrade } from '@karachi-estates/contracts/deskUpgrades';
import type { LeadStage } from '@karachi-estates/domain/leads/stages';
import { listingStatusLabel } from '@karachi-estates/domain/properties/status';
import { reports } from '../content/reports.ts';
import { terms } from '../content/terms.ts';
import { type Meaning, State } from './State.tsx';

const REVIEWS: Record<DeskListing['review'], Meaning> = {
  unreviewed: 'waits',
  held: 'stopped',
  approved: 'good',
  sent_back: 'back',
  hidden: 'stopped',
};

/** What the desk has decided about an ad. */
export const ReviewMark = ({ review }: Pick<DeskListing, 'review'>) => (
  <State meaning={REVIEWS[review]}>{terms.review[review]}</State>
);

/** Whether a report is open, and whether it was right. */
export const ReportMark = ({ closed_at: closedAt, upheld }: Pick<DeskReport, 'closed_at' | 'upheld'>) => (
  <State meaning={closedAt === null ? 'waits' : upheld ? 'stopped' : 'rests'}>
    {closedAt === null ? reports.states.open : upheld ? reports.states.upheld : reports.states.closed}
  </State>
);

/** Whether an ad is on the market, as its seller set it. */
export const StatusMark = ({ status }: Pick<DeskListing, 'status'>) => (
  <State meaning={status === 'active' ? 'good' : status === 'paused' ? 'rests' : 'plain'}>
    {listingStatusLabel(status)}
  </State>
);

const STAGES: Record<LeadStage, Meaning> = {
  new: 'waits',
  called: 'plain',
  visiting: 'plain',
  closed: 'good',
  lost: 'rests',
};

/** Where a lead stands. */
export const StageMark = ({ stage }: { stage: LeadStage }) => (
  <State meaning={STAGES[stage]}>{terms.stages[stage]}</State>
);

const UPGRADES: Record<DeskUpgrade['status'], Meaning> = {
  pending: 'waits',
  counted: 'rests',
  approved: 'good',
  rejected: 'stopped',
};

/** Whether a payment is decided. */
export const UpgradeMark = ({ status }: Pick<DeskUpgrade, 'status'>) => (
  <State meaning={UPGRADES[status]}>{terms.upgrades[status]}</State>
);
