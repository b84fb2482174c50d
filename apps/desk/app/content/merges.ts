import type { MergePreview } from '@karachi-estates/contracts/deskMerges';

/** Two accounts of one person become one. */
export const merges = {
  title: 'Make two accounts one',
  lead: 'For two accounts of one person, once you have made sure that both are theirs. It cannot be taken back.',
  people: 'People',
  form: {
    title: 'The account that stays',
    stays: 'Its number or email',
    help: 'What the other account has moves to this one. Orders, payments and plans cannot move: keep the account with them.',
    missing: 'Enter the number or the email of the other account.',
    submit: 'See what would move',
  },
  sides: { ends: 'Ends', stays: 'Stays' },
  side: { number: 'Number', kind: 'Kind', name: 'Name', email: 'Email', phone: 'Phone', since: 'Since' },
  kinds: { seller: 'Seller', buyer: 'Buyer' },
  moves: 'What would move',
  counts: {
    listings: 'Listings, with what they received',
    favourites: 'Homes of the shortlist, with notes',
    searches: 'Saved searches',
    viewings: 'Viewings asked for',
    support: 'Support requests',
    notes: 'Notes of the staff',
    marks: 'Checks',
  } satisfies Record<keyof MergePreview['moves'], string>,
  /** @param both how many of them the other account has, too */
  withBoth: (count: string, both: string) => `${count}, ${both} of them in both and counted once`,
  paused: (count: number) =>
    count === 1
      ? 'The plan has no room for all listings together: 1 will be paused.'
      : `The plan has no room for all listings together: ${count} will be paused.`,
  failed: 'What would move could not be read',
  start: 'Choose the account that stays',
  action: 'Make them one',
  ask: {
    title: (ends: string, stays: string) => `Make ${ends} and ${stays} one?`,
    text: (ends: string, stays: string) =>
      `Account ${ends} ends: its sessions are over and nobody signs in to it any more. Everything counted here belongs to account ${stays}. Both addresses get a mail. This cannot be taken back.`,
  },
  /** @param name somebody's name; may be empty */
  named: (name: string, id: number) => (name ? `${name} (#${id})` : `#${id}`),
} as const;
