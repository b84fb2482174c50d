import type { AvailableHomesContent } from '../availableHomes.ts';

/** What the page of a project says of its units, in Urdu. */
export const availableHomes: AvailableHomesContent = {
  overline: 'دستیابی',
  heading: 'دستیاب گھر',
  sentence: 'ہر گھر کو اس کی منزل کے نقشے پر دیکھیں، قیمت اور قسطوں کے ساتھ۔',
  all: 'دستیاب گھر دیکھیں',
  from: '{price} سے شروع',
  available: { one: '{count} یونٹ دستیاب', other: '{count} یونٹس دستیاب' },
  sample: 'نمونے کے یونٹس: یہ فرضی ہیں، صرف یہ دکھانے کے لیے کہ یہ صفحہ کیسے چلتا ہے۔ یہاں کچھ بک نہیں رہا۔',
};
