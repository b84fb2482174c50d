/** What the queue of ads to be looked at says. */
export const reviews = {
  title: 'Review',
  lead: 'Listings that wait to be looked at; the one that waits longest comes first.',
  empty: { title: 'Nothing waits', text: 'New, changed and held listings appear here, and appeals of sellers.' },
  columns: { title: 'Listing', kind: 'Why', points: 'Risk', waits: 'Waits', price: 'Price', seller: 'Seller' },
  filters: { kind: 'Why' },
} as const;
