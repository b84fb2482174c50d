import type { Locale } from '../words/locale.ts';
import type { MovementKind } from './ledger.ts';

/**
 * What a seller reads of a movement in their statement of account: its kind, told apart where one kind is two things to
 * them. `reopened` is an order that let go of its money because a transfer was taken out of the books, `unwaived` a
 * small rest that is no longer given up, `corrected` a transfer that we had booked by mistake.
 */
export type AccountKind = MovementKind | 'reopened' | 'unwaived' | 'corrected';

/** How a statement of account names what happened, on its page and in its file. */
export const ACCOUNT_WORDS: Readonly<Record<Locale, Readonly<Record<AccountKind, string>>>> = {
  en: {
    received: 'Transfer arrived',
    held: 'Order paid',
    released: 'Order cancelled',
    reopened: 'Order open again',
    earned: 'Plan put on',
    unearned: 'Unused time refunded',
    'written-off': 'Small rest waived',
    unwaived: 'Waived rest taken back',
    'bad-debt': 'Unpaid part waived',
    'paid-back': 'Transferred back to you',
    reversed: 'Transfer taken back by the bank',
    corrected: 'Wrong booking corrected',
  },
  ur: {
    received: 'ٹرانسفر پہنچا',
    held: 'آرڈر ادا ہوا',
    released: 'آرڈر منسوخ ہوا',
    reopened: 'آرڈر دوبارہ کھلا',
    earned: 'پلان چلا',
    unearned: 'بچے ہوئے وقت کی رقم',
    'written-off': 'تھوڑی سی باقی رقم معاف',
    unwaived: 'معاف کی ہوئی رقم واپس لی گئی',
    'bad-debt': 'ادا نہ ہونے والا حصہ معاف',
    'paid-back': 'آپ کو واپس بھیجی گئی',
    reversed: 'بینک نے ٹرانسفر واپس لیا',
    corrected: 'غلط اندراج درست ہوا',
  },
};
