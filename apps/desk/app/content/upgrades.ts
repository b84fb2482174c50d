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
  filters: { status: 'State' },
  plan: (plan: string, months: number) => `${plan}, ${months} ${months === 1 ? 'month' : 'months'}`,
  screenshot: 'Screenshot',
  approve: 'Approve',
  reject: 'Reject',
  approveOf: (reference: string) => `Approve ${reference}`,
  rejectOf: (reference: string) => `Reject ${reference}`,
  ask: {
    approve: {
      title: 'Approve this payment?',
      text: (seller: string, plan: string, amount: string) =>
        `${seller} gets ${plan} for ${amount} and a mail about it. This cannot be undone.`,
    },
    reject: {
      title: 'Reject this request?',
      text: (seller: string, plan: string, amount: string) =>
        `${seller} does not get ${plan} for ${amount} and is told so by mail. This cannot be undone; the seller can ask again.`,
    },
  },
  done: { approve: 'Approved. The seller gets a mail.', reject: 'Rejected. The seller gets a mail.' },
} as const;
