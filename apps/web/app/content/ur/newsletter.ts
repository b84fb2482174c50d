import type { Catalogue } from '../contentFor.ts';

/** What the box says in Urdu that takes an address for the newsletter. */
export const newsletter: Catalogue['newsletter'] = {
  heading: 'نئے گھر اور گائیڈ، ای میل پر',
  sentence: 'مختصر سا نیوز لیٹر، صرف تب جب کوئی کام کی بات ہو۔ ایک کلک سے بند ہو جاتا ہے۔',
  email: { label: 'آپ کا ای میل ایڈریس', placeholder: 'name@example.com' },
  submit: 'نیوز لیٹر لیں',
  privacy: 'پہلے ہم تصدیق کا لنک بھیجیں گے۔ آپ کا ایڈریس صرف اسی نیوز لیٹر کے لیے ہے۔',
  sent: 'بس ایک قدم باقی ہے۔ ہم نے ابھی \u2068{email}\u2069 پر ای میل بھیجی ہے، اسے کھول کر تصدیق کریں۔',
  failed: 'کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں۔',
};
