import type { Catalogue } from '../contentFor.ts';

/** What is said in Urdu of what somebody does without a network. */
export const outbox: Catalogue['outbox'] = {
  waits: 'یہ اس ڈیوائس پر محفوظ ہے اور انٹرنیٹ آنے پر بھیج دیا جائے گا۔',
  ended:
    'آپ لاگ اِن نہیں ہیں۔ انٹرنیٹ کے بغیر آپ نے جو کیا تھا وہ اس ڈیوائس پر محفوظ ہے، دوبارہ لاگ اِن کرنے پر بھیج دیا جائے گا۔',
  sent: 'انٹرنیٹ کے بغیر آپ نے جو کیا تھا وہ بھیج دیا گیا ہے۔',
  notSent: 'انٹرنیٹ کے بغیر آپ نے جو کیا تھا اس میں سے کچھ نہیں بھیجا جا سکا۔ شاید وہ پراپرٹی اب موجود نہیں۔',
};
