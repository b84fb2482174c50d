import type { Locale } from '@karachi-estates/domain/words/locale';

/** What the payments of a unit say on paper; their own names are the domain's. */
export interface ScheduleWords {
  title: (unit: string, project: string) => string;
  heading: (unit: string) => string;
  place: (building: string, floor: string, type: string) => string;
  areas: (covered: string, gross: string) => string;
  booked: (day: string) => string;
  open: (day: string) => string;
  sample: string;
  due: string;
  payment: string;
  amount: string;
  remaining: string;
  total: string;
}

const english: ScheduleWords = {
  title: (unit, project) => `Payments for unit ${unit}, ${project}`,
  heading: (unit) => `Unit ${unit}: payments`,
  place: (building, floor, type) => `${building}, ${floor}, ${type}`,
  areas: (covered, gross) => `Covered area ${covered}, gross area ${gross}`,
  booked: (day) => `Booked on ${day}: these payments are fixed.`,
  open: (day) => `As if booked on ${day}; until a unit is booked, price and payments may change.`,
  sample: 'Sample data: this unit and its price are invented.',
  due: 'Due',
  payment: 'Payment',
  amount: 'Amount',
  remaining: 'Still to pay',
  total: 'Total',
};

/** What is written from left to right keeps its order among Urdu words. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const urdu: ScheduleWords = {
  title: (unit, project) => `یونٹ ${isolated(unit)} کی ادائیگیاں، ${isolated(project)}`,
  heading: (unit) => `یونٹ ${isolated(unit)}: ادائیگیاں`,
  // It reads from the right whatever script the names are in.
  place: (building, floor, type) => `\u200f${isolated(building)}، ${isolated(floor)}، ${isolated(type)}`,
  areas: (covered, gross) => `تعمیر شدہ رقبہ ${covered}، کل رقبہ ${gross}`,
  booked: (day) => `${day} کی بکنگ سے طے شدہ: یہ ادائیگیاں اب نہیں بدلتیں۔`,
  open: (day) => `اگر ${day} کو بک کیا جائے۔ بکنگ سے پہلے قیمت اور ادائیگیاں بدل سکتی ہیں۔`,
  sample: 'نمونہ: یہ یونٹ اور اس کی قیمت فرضی ہیں۔',
  due: 'تاریخ',
  payment: 'ادائیگی',
  amount: 'رقم',
  remaining: 'باقی رقم',
  total: 'کل رقم',
};

/** The words of a unit's payments in a language. */
export const scheduleWords = (locale: Locale): ScheduleWords => (locale === 'ur' ? urdu : english);
