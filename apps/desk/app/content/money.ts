import type { DeskMonth, DeskOrder, OrderAction, OrderWarning } from '@karachi-estates/contracts/deskMoney';

const states: Record<DeskOrder['state'], string> = {
  ordered: 'Waits for money',
  paid: 'Paid, to approve',
  active: 'Active',
  ended: 'Ended',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

const warnings: Record<OrderWarning, string> = {
  'same-proof': 'Proof sent twice',
  'other-payer': 'Another payer',
  short: 'Too little',
  over: 'Too much',
};

const warningHelp: Record<OrderWarning, string> = {
  'same-proof': 'The same file came as the proof of another order.',
  'other-payer': 'The bank names another payer than the seller.',
  short: 'Less came in than the order costs.',
  over: 'More came in than the order costs; the rest is the seller’s credit.',
};

const monthStates: Record<DeskMonth['state'], string> = { closed: 'Closed', open: 'To close', running: 'Running' };

/** What the screens of money say. */
export const money = {
  plan: (plan: string, months: number) => `${plan}, ${months} ${months === 1 ? 'month' : 'months'}`,
  states,
  warnings,
  warningHelp,
  orders: {
    title: 'Orders',
    lead: 'Compare what is expected with what came in, then approve.',
    empty: { title: 'There are no orders yet', text: 'They appear here when sellers order a plan.' },
    columns: {
      reference: 'Order',
      state: 'State',
      seller: 'Seller',
      plan: 'Plan',
      amount: 'Amount',
      missing: 'Missing',
      claim: 'Says paid',
      warnings: 'Look twice',
    },
    filters: { state: 'State', claimed: 'Says paid', exact: 'Exact matches', yes: 'Only these' },
    approve: 'Approve',
    approveMany: {
      title: (count: number) => `Approve ${count} ${count === 1 ? 'order' : 'orders'}?`,
      text: 'Their plans are put on and the sellers get invoices by mail. Orders that are no exact match are left out; look at them one by one.',
    },
    approved: (done: number, refused: readonly string[]) => [`${done} approved.`, ...refused].filter(Boolean).join(' '),
  },
  order: {
    expected: 'Expected',
    arrived: 'Came in',
    proof: 'Proof',
    history: 'History',
    papers: 'Papers',
    payments: 'Payments',
    lines: 'Likely lines of statements',
    none: 'Nothing came in yet.',
    noProof: 'The seller sent no proof.',
    noPapers: 'None yet. A receipt is issued with each payment, the invoice with the approval.',
    void: 'void: the payment was reversed',
    openProof: 'Open the proof (PDF)',
    photo: 'Proof of the transfer, with a watermark',
    facts: {
      reference: 'Reference',
      amount: 'Amount',
      seller: 'Seller',
      plan: 'Plan',
      due: 'Due until',
      claim: 'Transfer, as the seller says',
      paidOn: 'On',
      paid: 'Arrived',
      missing: 'Missing',
      credit: 'Seller’s credit',
      refund: 'Refund asked by',
    },
    payment: (amount: string, bank: string, transaction: string, day: string) =>
      `${amount}, ${bank} ${transaction}, ${day}`,
    payer: (payer: string) => `from ${payer}`,
    enteredBy: (by: string, source: 'entry' | 'statement') =>
      source === 'statement' ? `statement, imported by ${by}` : `entered by ${by}`,
    act: 'What can be done',
    nothing: 'Nothing: this order is over.',
    approve: 'Approve',
    enter: 'Enter a payment',
    enterLate: 'Enter money that came late or over; it becomes credit',
    reverse: 'Reverse',
    reverseOf: (transaction: string) => `Reverse ${transaction}`,
    take: 'Book for this order',
    actions: { refund: 'Refund', 'write-off': 'Write off the rest' } satisfies Record<OrderAction, string>,
    ask: {
      approve: {
        title: 'Approve this order?',
        text: (seller: string, plan: string) => `${seller} gets ${plan} and an invoice by mail.`,
      },
      refund: {
        title: 'Refund this order?',
        text: (asked: string | null) =>
          asked
            ? `${asked} asked for it. Another person than they does it: what is unused is taken out of the books, and you transfer it at the bank.`
            : 'You ask for it; another person does it. Nothing is paid back yet.',
      },
      'write-off': {
        title: 'Write off the rest?',
        text: (amount: string) => `${amount} are given up. The order is paid and waits for approval.`,
      },
      reverse: {
        title: 'Reverse this payment?',
        text: (amount: string) => `${amount} are taken out of the books, for a transfer that the bank took back.`,
      },
    },
    form: {
      title: 'Enter a payment that you saw at the bank',
      amount: 'Amount in rupees',
      bank: 'Bank',
      transaction: 'Transaction number',
      day: 'Day at the bank, as 2026-11-03',
      payer: 'Payer, as the bank says',
      submit: 'Book it',
    },
  },
  statements: {
    title: 'Statements',
    lead: 'Import what the bank says, and find the orders of what is left.',
    import: {
      title: 'Import a statement',
      bank: 'Bank',
      columns: 'Columns, if they are not found',
      columnsHelp: 'date=Value Date,credit=Deposit: kept for the next time',
      file: 'CSV file of the bank',
      missing: 'Choose a file.',
      large: 'The file has more than 5 MB. Export a shorter time.',
      dry: 'Try it',
      submit: 'Import',
    },
    report: (dry: boolean) => (dry ? 'It would do this; nothing is written' : 'Imported'),
    counts: {
      exact: 'Exact, booked',
      likely: 'Likely',
      unknown: 'Unknown',
      known: 'Entered by hand before',
      before: 'Imported before',
      outgoing: 'Outgoing',
    },
    lines: 'Lines that wait for an order',
    empty: { title: 'No line waits', text: 'Lines that are not exactly an order’s money appear here.' },
    failed: 'The lines could not be loaded',
    columns: {
      day: 'Day',
      amount: 'Amount',
      text: 'Text of the bank',
      payer: 'Payer',
      match: 'Match',
      expected: 'Expected',
      take: 'Book for order',
    },
    matches: { likely: 'Likely', unknown: 'Unknown' } as Readonly<Record<string, string>>,
    expectedOf: (amount: string, seller: string) => `${amount}, ${seller}`,
    referenceOf: (id: number) => `Order for line ${id}`,
    take: 'Book',
    takeOf: (id: number) => `Book line ${id}`,
  },
  months: {
    title: 'Months',
    lead: 'Totals for each plan. A closed month never changes: what is put right later falls into the next.',
    empty: { title: 'There are no months yet', text: 'They begin with the first payment.' },
    failed: 'The months could not be loaded',
    states: monthStates,
    none: 'Nothing was booked.',
    columns: {
      plan: 'Plan',
      orders: 'Orders',
      received: 'Received',
      earned: 'Earned',
      unearned: 'Given back',
      paidBack: 'Paid back',
      writtenOff: 'Written off',
    },
    file: 'CSV for the accountant',
    fileOf: (month: string) => `CSV for the accountant, ${month}`,
    close: 'Close',
    closeOf: (month: string) => `Close ${month}`,
    closedBy: (by: string, at: string) => `Closed by ${by}, ${at}`,
    ask: {
      title: (month: string) => `Close ${month}?`,
      text: 'Its rows and totals stay as they are. This cannot be undone.',
    },
    done: (month: string) => `${month} is closed.`,
  },
} as const;
