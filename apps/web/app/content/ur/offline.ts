import type { Catalogue } from '../contentFor.ts';

/** What is said in Urdu where there is no network. */
export const offline: Catalogue['offline'] = {
  note: 'انٹرنیٹ نہیں ہے۔ جو صفحے آپ دیکھ چکے ہیں وہ اب بھی کھلیں گے، جیسے آپ نے آخری بار دیکھے تھے۔',
  partMissing: 'اس کے لیے انٹرنیٹ چاہیے۔ انٹرنیٹ آنے پر دوبارہ کوشش کریں۔',
};
