/** Several sellers' offers of one home: joined, and parted again. */
export const homes = {
  title: 'Offers of this home',
  none: 'No other seller’s offer is joined with it.',
  offer: (price: string, seller: string, posted: string) => `${price}, ${seller}, posted ${posted}`,
  joined: (day: string, by: string | null) => (by ? `Joined ${day} by ${by}` : `Joined ${day}`),
  actions: { join: 'Join with a listing', part: 'Take it out of this home' },
  dialog: {
    join: {
      title: 'Join the offers under one home?',
      text: 'Both stay in the lists as they are, and each page names the other offers. What either is joined with comes along.',
      submit: 'Join',
    },
    part: {
      title: (listing: number) => `Take listing ${listing} out of its home?`,
      text: 'Its page names the other offers no more, nor theirs this one. Possible duplicates among them wait for a decision again.',
      submit: 'Take it out',
    },
    other: 'Number of the other listing',
    otherMissing: 'Enter the number of a listing, as it stands beside its title.',
    reason: 'Why',
    reasonHelp: 'It stands in the log for good, so name nobody.',
    reasonMissing: 'Say why.',
  },
  done: {
    join: 'Joined. Each page names the other offers.',
    part: 'Taken out.',
  },
} as const;
