import type { Catalogue } from '../contentFor.ts';

/** Failures of the site itself in Urdu. */
export const failures: Catalogue['failures'] = {
  broken: {
    heading: 'یہاں کچھ گڑبڑ ہو گئی',
    text: 'غلطی ہماری ہے، اور ہم نے اسے نوٹ کر لیا ہے۔ صفحہ دوبارہ کھولنے سے اکثر کام بن جاتا ہے۔',
  },
  offline: {
    heading: 'لگتا ہے انٹرنیٹ نہیں ہے',
    text: 'اپنا انٹرنیٹ دیکھیں اور دوبارہ کوشش کریں۔',
  },
  address: {
    heading: 'یہ پتہ پڑھا نہیں جا سکتا',
    text: 'اس میں ایک ایسا حرف ہے جو لکھا نہیں جا سکتا۔ لنک دیکھیں، یا ہوم پیج سے شروع کریں۔',
  },
};
