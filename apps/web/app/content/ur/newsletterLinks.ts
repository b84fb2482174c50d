import type { Catalogue } from '../contentFor.ts';

/** What the newsletter's links open, in Urdu. */
export const newsletterLinks: Catalogue['newsletterLinks'] = {
  working: 'ایک لمحہ…',
  backHome: 'ہوم پیج پر جائیں',
  confirmed: { heading: 'نیوز لیٹر شروع ہو گیا', text: 'شکریہ۔ اگلا نیوز لیٹر آپ کو مل جائے گا۔' },
  unsubscribe: {
    heading: 'کیا نیوز لیٹر بند کرنا ہے؟',
    text: 'پھر ہم آپ کو نیوز لیٹر نہیں بھیجیں گے۔ آپ جب چاہیں دوبارہ شروع کر سکتے ہیں۔',
    button: 'نیوز لیٹر بند کریں',
  },
  unsubscribed: { heading: 'نیوز لیٹر بند ہو گیا', text: 'اب ہم آپ کو نیوز لیٹر نہیں بھیجیں گے۔' },
  expired: {
    heading: 'یہ لنک اب کام نہیں کرتا',
    text: 'شاید یہ پرانا ہے یا پہلے استعمال ہو چکا ہے۔ اپنا ایڈریس دوبارہ لکھیں، ہم نیا لنک بھیجیں گے۔',
  },
};
