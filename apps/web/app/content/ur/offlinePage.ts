import type { OfflinePageContent } from '../offlinePage.ts';

/** Words in Urdu of the page that a browser shows without a network. */
export const offlinePage: OfflinePageContent = {
  title: 'انٹرنیٹ نہیں ہے',
  text: 'یہ صفحہ آپ کی ڈیوائس پر محفوظ نہیں، اس لیے اسے انٹرنیٹ چاہیے۔ انٹرنیٹ آتے ہی یہ خود کھل جائے گا۔',
  retry: 'دوبارہ کوشش کریں',
  seen: 'جو صفحے انٹرنیٹ کے بغیر کھلتے ہیں',
};
