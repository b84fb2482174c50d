import type { Rule } from './orders.ts';

/**
 * Where money stands: in our bank, as a seller's credit, held for an order that is paid and not yet active, earned, or
 * given up because a transfer was short or taken back.
 */
export const LEDGER_ACCOUNTS = ['bank', 'credit', 'held', 'income', 'loss'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** One side of a movement, in whole paisa: what comes in is positive, what we owe or have earned is negative. */
export interface Entry {
  account: LedgerAccount;
  amount: number;
}

export const MOVEMENTS = [
  'received',
  'held',
  'released',
  'earned',
  'unearned',
  'paid-back',
  'reversed',
  'written-off',
  'bad-debt',
] as const;
/** What happened to the money. */
export type MovementKind = (typeof MOVEMENTS)[number];

/** A movement of money between two places, written once and never changed. */
export interface Movement {
  kind: MovementKind;
  entries: readonly Entry[];
}

/** From the second account's owner to the first: both sides, so that every movement sums to zero. */
function between(kind: MovementKind, amount: number, to: LedgerAccount, from: LedgerAccount): Movement {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no amount in paisa`);
  return {
    kind,
    entries: [
      { account: to, amount },
      { account: from, amount: -amount },
    ],
  };
}

/** A transfer arrived; it is the seller's credit until an order takes it. */
export const received = (amount: number) => between('received', amount, 'bank', 'credit');
/** An order takes its amount out of the credit. */
export const held = (amount: number) => between('held', amount, 'credit', 'held');
/** An order that is paid gives its amount back to the credit. */
export const released = (amount: number) => between('released', amount, 'held', 'credit');
/** The plan of a paid order is on. */
export const earned = (amount: number) => between('earned', amount, 'held', 'income');
/** The unused part of an active order goes back to the credit. */
export const unearned = (amount: number) => between('unearned', amount, 'income', 'credit');
/** Credit was transferred back to the seller. */
export const paidBack = (amount: number) => between('paid-back', amount, 'credit', 'bank');
/** We give up what is missing for an order: it becomes credit as if it had arrived. */
export const writtenOff = (amount: number) => between('written-off', amount, 'loss', 'credit');

/** A transfer was taken back whose money was used or paid back: nobody pays for that any more. */
export const badDebt = (amount: number) => between('bad-debt', amount, 'loss', 'credit');

/** What puts a wrong movement right: the same with opposite signs. */
export function reversed({ entries }: Movement): Movement {
  return { kind: 'reversed', entries: entries.map(({ account, amount }) => ({ account, amount: -amount })) };
}

/** Whether both sides of a movement are whole paisa and sum to zero. */
export function isBalanced(entries: readonly Entry[]): boolean {
  const whole = entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  return whole && entries.length >= 2 && entries.reduce((sum, { amount }) => sum + amount, 0) === 0;
}

/** What an account holds, in paisa, with the sign of the books. */
export function balanceOf(entries: readonly Entry[], account: LedgerAccount): number {
  return entries.reduce((sum, entry) => (entry.account === account ? sum + entry.amount : sum), 0);
}

/** A seller's credit in paisa: what we owe them. */
export const creditOf = (entries: readonly Entry[]): number => 0 - balanceOf(entries, 'credit');

/** The rules of this module as people read them, in both languages. */
export const LEDGER_RULES: readonly Rule[] = [
  {
    en: 'If a transfer is short, the order waits for the rest. If it is more than the order, the rest is your credit.',
    ur: 'ٹرانسفر کم ہو تو آرڈر باقی رقم کا انتظار کرتا ہے۔ زیادہ ہو تو باقی رقم آپ کے کھاتے میں جمع رہتی ہے۔',
  },
  {
    en: 'Credit pays your next order, or we transfer it back when you ask. A payment that arrives after its order has ended is credit too.',
    ur: 'جمع رقم آپ کے اگلے آرڈر میں لگتی ہے، یا آپ کے کہنے پر ہم واپس بھیج دیتے ہیں۔ جو ادائیگی آرڈر ختم ہونے کے بعد پہنچے وہ بھی جمع رہتی ہے۔',
  },
  {
    en: 'Subscriptions are non-refundable: a plan that is on is not paid back because you no longer want it. Money that bought nothing stays yours. Where we end a plan ourselves, we pay its unused days back.',
    ur: 'سبسکرپشن کی رقم واپس نہیں ہوتی: جو پلان چل رہا ہو، ارادہ بدلنے پر اس کی رقم واپس نہیں ملتی۔ جس رقم سے کچھ نہیں لیا گیا وہ آپ ہی کی ہے۔ پلان ہم خود ختم کریں تو بچے ہوئے دنوں کی رقم واپس کرتے ہیں۔',
  },
  {
    en: 'One transfer counts once. Its number cannot be used for a second order or by another seller.',
    ur: 'ایک ٹرانسفر ایک ہی بار گنا جاتا ہے۔ اس کا نمبر نہ دوسرے آرڈر کے لیے چلتا ہے نہ کسی اور کے لیے۔',
  },
];
