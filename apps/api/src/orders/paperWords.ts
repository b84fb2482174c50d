import { fullDate } from '@karachi-estates/domain/day';
import type { Reversal } from '@karachi-estates/domain/orders/orders';
import type { PaperKind } from '@karachi-estates/domain/orders/papers';
import { planIn } from '@karachi-estates/domain/plans/plans';
import type { Locale } from '@karachi-estates/domain/words/locale';

/** What invoices, receipts and credit notes say around what was paid. */
export interface PaperWords {
  title: (kind: PaperKind, number: string) => string;
  taxNumber: (number: string) => string;
  issued: (at: Date) => string;
  /** Of a receipt whose payment was taken out of the books. */
  voidSince: (at: Date, reason: Reversal) => string;
  to: string;
  order: string;
  what: string;
  /** Of a credit note: the part of a plan that was not used. */
  unused: string;
  plan: (plan: string, months: number) => string;
  paidTime: string;
  time: (from: string, until: string) => string;
  price: string;
  bank: string;
  transaction: string;
  arrived: string;
  invoice: string;
  /** Of a credit note a part of which was never paid: what the unused part is worth. */
  worth: string;
  /** A rest that was written off. */
  waived: string;
  totals: Readonly<Record<PaperKind, string>>;
}

/** A plan that is not sold any more keeps the name that it was stored under. */
const planName = (plan: string, locale: Locale) =>
  plan === 'pro' || plan === 'premium' ? planIn(plan, locale).name : plan;

const TITLES: Readonly<Record<PaperKind, string>> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
};

const english: PaperWords = {
  title: (kind, number) => `${TITLES[kind]} ${number}`,
  taxNumber: (number) => `NTN ${number}`,
  issued: (at) => `Issued on ${fullDate(at)}`,
  voidSince: (at, reason) =>
    `Void since ${fullDate(at)}: ${reason === 'bank' ? 'the bank took the payment back' : 'we had booked it by mistake'}`,
  to: 'To',
  order: 'Order',
  what: 'For',
  unused: 'Unused part of',
  plan: (plan, months) => `${planName(plan, 'en')} plan, ${months} ${months === 1 ? 'month' : 'months'}`,
  paidTime: 'Paid time',
  time: (from, until) => `${fullDate(from)} to ${fullDate(until)}`,
  price: 'Price of the order',
  bank: 'Bank',
  transaction: 'Transaction',
  arrived: 'Arrived',
  invoice: 'Of invoice',
  worth: 'Value of that part',
  waived: 'Waived, never paid',
  totals: { invoice: 'Total, paid', receipt: 'Received', 'credit-note': 'Credited' },
};

const URDU_TITLES: Readonly<Record<PaperKind, string>> = {
  invoice: 'انوائس',
  receipt: 'رسید',
  'credit-note': 'کریڈٹ نوٹ',
};

/** What is written from left to right keeps its order among Urdu words. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const urdu: PaperWords = {
  title: (kind, number) => `${URDU_TITLES[kind]} ${isolated(number)}`,
  taxNumber: (number) => `این ٹی این: ${isolated(number)}`,
  issued: (at) => `جاری ہونے کی تاریخ: ${fullDate(at, 'ur')}`,
  voidSince: (at, reason) =>
    `${fullDate(at, 'ur')} سے منسوخ: ${reason === 'bank' ? 'بینک نے رقم واپس لے لی' : 'ہم نے غلطی سے درج کی تھی'}`,
  to: 'بنام',
  order: 'آرڈر',
  what: 'تفصیل',
  unused: 'بچا ہوا وقت',
  plan: (plan, months) => `${planName(plan, 'ur')} پلان، ${months} ${months === 1 ? 'مہینہ' : 'مہینے'}`,
  paidTime: 'ادا کیا ہوا وقت',
  time: (from, until) => `${fullDate(from, 'ur')} سے ${fullDate(until, 'ur')} تک`,
  price: 'آرڈر کی قیمت',
  bank: 'بینک',
  transaction: 'ٹرانزیکشن آئی ڈی',
  arrived: 'رقم پہنچنے کی تاریخ',
  invoice: 'کس انوائس کا',
  worth: 'اس وقت کی مالیت',
  waived: 'معاف شدہ، ادا نہیں ہوئی',
  totals: { invoice: 'کل رقم، ادا شدہ', receipt: 'وصول شدہ رقم', 'credit-note': 'کھاتے میں جمع' },
};

/** The words of papers in a language. */
export const paperWords = (locale: Locale): PaperWords => (locale === 'ur' ? urdu : english);
