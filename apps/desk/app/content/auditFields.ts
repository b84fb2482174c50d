/** What the log calls the parts of a listing's state, in words; what is not here is said by its own name. */
export const listingFields: Readonly<Record<string, string>> = {
  status: 'state',
  paused_by_plan: 'paused by the plan',
  hidden_at: 'off the site since',
  featured_until: 'featured until',
  'decision state': 'review',
  'decision reason': 'reason',
  'decision words': 'words to the seller',
  'decision statusBefore': 'state before',
  'decision waitsSince': 'waits since',
  'decision points': 'points of risk',
  'decision decidedAt': 'decided',
};
