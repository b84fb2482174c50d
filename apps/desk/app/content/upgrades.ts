/** What an order costs, and what an approval enters into the books; null where nothing is missing. */
interface Sums {
  amount: string;
  missing: string | null;
}

export const upgrades = {
  title: 'Upgrades',
  lead: 'Requests for paid plans: compare the reference with the bank before you approve.',
  empty: { title: 'There are no requests yet', text: 'They appear here when sellers say that they have paid.' },
  columns: {
    reference: 'Reference',
    status: 'State',
    seller: 'Seller',
    plan: 'Plan',
    amount: 'Amount',
    screenshot: 'Transfer',
    asked: 'Asked',
    decide: 'Decide',
  },
  filters: { q: 'Reference, seller or transfer', status: 'State' },
  plan: (plan: string, months: number) => `${plan}, ${months} ${months === 1 ? 'month' : 'months'}`,
  screenshot: 'Screenshot',
  toOrder: 'To the order',
  toOrderOf: (reference: string) => `To the order of ${reference}`,
  approve: 'Approve',
  reject: 'Reject',
  approveOf: (reference: string) => `Approve ${reference}`,
  rejectOf: (reference: string) => `Reject ${reference}`,
  ask: {
    approve: {
      title: 'Approve this payment?',
      text: (seller: string, plan: string, { missing }: Sums) =>
        missing
          ? `You enter ${missing} into the books as received. Another person then approves the order, and ${seller} gets ${plan}.`
          : `${seller} gets ${plan} and a mail about it. This cannot be undone.`,
    },
    reject: {
      title: 'Reject this request?',
      text: (seller: string, plan: string, { amount }: Sums) =>
        `${seller} does not get ${plan} for ${amount} and is told so by mail. This cannot be undone; the seller can ask again.`,
    },
  },
  done: {
    approve: 'Approved. The seller gets a mail.',
    count: 'Entered into the books. Another person approves the order.',
    reject: 'Rejected. The seller gets a mail.',
  },
} as const;
