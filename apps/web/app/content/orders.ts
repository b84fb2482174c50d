/** What the pages of orders and of the rules of plans say. */
export interface OrdersContent {
  heading: string;
  lead: string;
  loading: string;
  failed: string;
  empty: { heading: string; text: string; action: string };
  place: {
    heading: string;
    plan: string;
    planHelp: string;
    months: string;
    submit: string;
    /** Said where nothing is left to pay. */
    paidByCredit: string;
    failed: string;
  };
  /** What was ordered; the order's reference follows. */
  ordered: string;
  states: Readonly<Record<string, string>>;
  /** In place of the state while a payment that was told is looked for. */
  checking: string;
  /** Of an active order whose time is still to come. */
  begins: string;
  /** What happened when an order came to a state, beside its day. */
  events: Readonly<Record<string, string>>;
  facts: { amount: string; missing: string; due: string; runs: string; payment: string };
  runs: string;
  payment: Readonly<Record<string, string>>;
  pay: string;
  /** Asked once more before it is done. */
  cancel: { label: string; text: string; button: string };
  proof: { label: string; failed: string };
  papers: {
    label: string;
    kinds: Readonly<Record<'invoice' | 'receipt' | 'credit-note', string>>;
    void: string;
    failed: string;
  };
  history: string;
  dialog: { heading: string; unit: string };
  form: {
    heading: string;
    transaction: { label: string; help: string };
    paidOn: { label: string };
    proof: { label: string; help: string; large: string };
    submit: string;
    failed: string;
    done: { heading: string; text: string };
  };
  account: {
    heading: string;
    credit: string;
    none: string;
    day: string;
    what: string;
    order: string;
    amount: string;
    balance: string;
    print: string;
    saveCsv: string;
    failed: string;
  };
  rules: {
    heading: string;
    lead: string;
    about: Readonly<Record<'orders' | 'periods' | 'money', string>>;
    plans: string;
  };
}

export const orders: OrdersContent = {
  heading: 'Orders and payments',
  lead: 'Write the reference of an order into your transfer, then tell us that you have paid.',
  loading: 'Loading your orders',
  failed: 'Your orders could not be loaded',
  empty: { heading: 'No orders yet', text: 'Order a plan below, or compare the plans first.', action: 'Compare plans' },
  place: {
    heading: 'Order a plan',
    plan: 'Plan',
    planHelp: 'A larger plan begins once it is paid; the same or a smaller one when your paid time ends.',
    months: 'For',
    submit: 'Order',
    paidByCredit: 'Ordered. Your credit pays for it.',
    failed: 'The order could not be placed. Please try again.',
  },
  ordered: '{plan}, {months}:',
  states: {
    ordered: 'Waiting for your payment',
    paid: 'Paid, waiting for approval',
    active: 'Active',
    ended: 'Ended',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
  checking: 'We are checking your payment',
  begins: 'Begins on {date}',
  events: {
    ordered: 'Ordered',
    paid: 'Paid in full',
    active: 'Approved',
    ended: 'Ended',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
  facts: { amount: 'Amount', missing: 'Still to pay', due: 'Due until', runs: 'Paid time', payment: 'Your payment' },
  runs: '{from} to {until}',
  payment: {
    pending: '{transaction}: we are checking it',
    counted: '{transaction}: arrived',
    approved: '{transaction}: arrived',
    rejected: '{transaction}: not found at our bank, or taken back',
  },
  pay: 'How to pay',
  cancel: { label: 'Cancel order', text: 'What has arrived for it stays your credit.', button: 'Yes, cancel it' },
  proof: { label: 'Your proof', failed: 'The proof could not be loaded. Please try again.' },
  papers: {
    label: 'Invoice and receipts',
    kinds: { invoice: 'Invoice {number}', receipt: 'Receipt {number}', 'credit-note': 'Credit note {number}' },
    void: 'Receipt {number} (void)',
    failed: 'The file could not be loaded. Please try again.',
  },
  history: 'History',
  dialog: { heading: 'Pay order {reference}', unit: 'for {plan}' },
  form: {
    heading: 'Tell us about your payment',
    transaction: {
      label: 'Transaction number',
      help: 'The number your bank shows after the transfer, often called transaction ID or TID.',
    },
    paidOn: { label: 'Day of the transfer' },
    proof: {
      label: 'Proof (optional)',
      help: 'A photo or a PDF of at most 10 MB. Only you and our desk see it.',
      large: 'This file has more than 10 MB. Choose a smaller one.',
    },
    submit: 'Send',
    failed: 'Something went wrong. Please try again.',
    done: { heading: 'Thank you', text: 'A person compares it with our bank statement. We write to you by e-mail.' },
  },
  account: {
    heading: 'Statement of account',
    credit: 'Your credit: {amount}',
    none: 'Nothing was paid yet.',
    day: 'Day',
    what: 'What',
    order: 'Order',
    amount: 'Amount',
    balance: 'Balance',
    print: 'Print',
    saveCsv: 'Save as CSV',
    failed: 'The statement could not be loaded. Please try again.',
  },
  rules: {
    heading: 'The rules of plans and payments',
    lead: 'What you can rely on, in plain words. The site works by exactly these rules.',
    about: { orders: 'Ordering and paying', periods: 'When a plan runs', money: 'Your money' },
    plans: 'Compare plans',
  },
};
