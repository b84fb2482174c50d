import type { DuplicatePair } from '@karachi-estates/contracts/duplicates';

type State = DuplicatePair['state'];

/** The queue of listings that may offer one home. */
export const duplicates = {
  title: 'Possible duplicates',
  lead: 'Listings of different sellers with the same photos or facts. Several sellers may offer one home; copied photos are another matter.',
  empty: { title: 'No pair was found yet', text: 'Each listing is compared a minute after it is posted or changed.' },
  columns: { pair: 'Listings' },
  filters: { state: 'State' },
  states: { open: 'To decide', same: 'One home', different: 'Two homes' } satisfies Record<State, string>,
  signs: {
    photos: (count: number) => (count === 1 ? '1 photo is the same' : `${count} photos are the same`),
    facts: 'Same area, type, size and price, and the same phone or text',
    found: (when: string) => `Found ${when}`,
  },
  side: {
    posted: (day: string, seller: string) => `Posted ${day} by ${seller}`,
    noPhoto: 'No photo',
    photo: (title: string) => `First photo of ${title}`,
    phone: 'Phone',
    size: 'Size',
    price: 'Price',
    area: 'Area',
    type: 'Type',
    text: (listing: number) => `Text of listing ${listing}`,
    differs: 'differs',
  },
  actions: { same: 'One home', different: 'Two homes', open: 'Take it back' } satisfies Record<State, string>,
  actionOf: (action: string, first: number, second: number) => `${action}: listings ${first} and ${second}`,
  done: {
    same: 'Noted: one home. Both listings stay as they are.',
    different: 'Noted: two homes.',
    open: 'The decision is taken back.',
  } satisfies Record<State, string>,
  joined: 'Joined',
  join: 'Join the offers',
  part: 'Part the offers',
} as const;
