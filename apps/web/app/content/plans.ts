import type { CountedSentence } from './fill.ts';

/** The plans by the ids that the API uses. Prices and limits come from the plan itself, never from here. */
export type PlanId = 'basic' | 'pro' | 'premium';

/** What a card says beside name and price. `included: false` is drawn as a missing feature. */
export interface PlanCardContent {
  summary: string;
  features: readonly { label: string; included: boolean }[];
  action: string;
  highlighted: boolean;
}

export interface PlansContent {
  heading: string;
  subtitle: string;
  mostPopular: string;
  free: string;
  priceUnit: string;
  currentPlan: {
    label: string;
    until: string;
    noEnd: string;
    next: string;
    pending: string;
    paid: string;
    renew: string;
  };
  cardsLabel: string;
  cards: Readonly<Record<PlanId, PlanCardContent>>;
  notes: { heading: string; items: readonly string[]; rules: string; orders: string };
  payment: {
    heading: string;
    sentence: string;
    /** In place of the sentence while there is no order. */
    choosing: string;
    accountTitle: string;
    accountNumber: string;
    copy: { label: string; what: string; copied: string; refused: string };
    bankName: string;
    amount: string;
    contact: string;
    emailNote: { known: string; unknown: string };
    close: string;
    paid: string;
    signedOut: { text: string; login: string; signup: string };
    screenshotMessage: string;
  };
  request: {
    heading: string;
    sentence: string;
    months: { label: string; options: CountedSentence; unit: CountedSentence };
    /** Beside what is still to pay, where a part has arrived. */
    rest: string;
    submit: string;
    /** To another length while an order is open, and back to that. */
    anew: string;
    open: string;
    back: string;
    failed: string;
    /** The account is to be erased. */
    leaving: { text: string; keep: string };
  };
}

/** What the plans page and its payment dialog say. */
export const plans: PlansContent = {
  heading: 'Choose Your Plan',
  subtitle: 'Simple & Transparent Pricing',
  mostPopular: 'Most Popular',
  free: 'Free',
  priceUnit: 'per month',
  currentPlan: {
    label: 'Your plan: {plan}',
    until: 'until {date}',
    noEnd: 'without an end date',
    next: 'then {plan} until {date}',
    pending: 'Your request for {plan} is waiting for approval. We tell you by e-mail.',
    paid: 'Your order {reference} is paid and waits for approval. We tell you by e-mail.',
    renew: 'Renew {plan}',
  },
  cardsLabel: 'Plans',
  cards: {
    basic: {
      summary: 'For one home and a first try.',
      features: [
        { label: '2 uploads', included: true },
        { label: 'Basic support', included: true },
        { label: 'Limited insights', included: true },
        { label: 'No featured ads', included: false },
      ],
      action: 'Get Started',
      highlighted: false,
    },
    pro: {
      summary: 'For agents with a steady list.',
      features: [
        { label: '15 listings', included: true },
        { label: 'Priority support', included: true },
        { label: '2 featured ads', included: true },
        { label: 'Advanced insights', included: true },
      ],
      action: 'Choose Pro',
      highlighted: true,
    },
    premium: {
      summary: 'For agencies that list every week.',
      features: [
        { label: 'Unlimited listings', included: true },
        { label: 'Dedicated manager', included: true },
        { label: '4 featured ads', included: true },
        { label: 'Full insights dashboard', included: true },
      ],
      action: 'Choose Premium',
      highlighted: false,
    },
  },
  notes: {
    heading: 'Good to know',
    items: [
      'You pay by bank transfer. A person checks each payment before the plan starts.',
      'Subscriptions are billed monthly or yearly and are non-refundable. Three or six months can be paid at once, too.',
      'When a plan ends, your account returns to Basic. Nothing is deleted; listings above the limit are paused.',
      'Paused, sold and rented listings do not count towards your limit.',
      'Insights: Basic shows the totals of 30 days; Pro each listing day by day, beside similar ones; Premium twelve months, comparisons, what changes did, CSV and a weekly mail.',
    ],
    rules: 'All rules of plans and payments',
    orders: 'Your orders and payments',
  },
  payment: {
    heading: 'Upgrade to {plan} Plan',
    sentence: 'Transfer the amount to this account from your bank’s app or branch, then tell us that you have paid.',
    choosing: 'Choose for how long and place the order. You get a reference for your transfer.',
    accountTitle: 'Account title',
    accountNumber: 'Account number',
    copy: {
      label: 'Copy',
      what: 'account number',
      copied: 'Copied!',
      refused: 'Selected. Press Ctrl+C, or hold and choose Copy.',
    },
    bankName: 'Bank name',
    amount: 'Amount',
    contact: 'Send a screenshot of your payment to {phone}.',
    emailNote: {
      known: 'Include the email address of your account, {email}, so that we can match the payment with you.',
      unknown: 'Include the email address of your account, so that we can match the payment with you.',
    },
    close: 'Close',
    paid: 'I have paid',
    signedOut: {
      text: 'To record your payment here, log in as a seller. You can also send the screenshot to the number above.',
      login: 'Log In',
      signup: 'Sign up as a seller',
    },
    screenshotMessage: 'Assalam-o-alaikum, here is the screenshot of my payment for the {plan} plan. My email address:',
  },
  request: {
    heading: 'Place an order',
    sentence: 'We compare this with our bank statement and then start your plan.',
    months: {
      label: 'For',
      options: { one: '{count} month', other: '{count} months' },
      unit: { one: 'for {count} month', other: 'for {count} months' },
    },
    rest: 'left of {amount}',
    submit: 'Place the order',
    anew: 'Choose another length',
    open: 'Back to your order {reference}',
    back: 'Back to the account details',
    failed: 'The order could not be placed. Please try again.',
    leaving: {
      text: 'Your account is erased on {date}: open orders are cancelled and a paid plan ends then.',
      keep: 'Keep your account first',
    },
  },
};
