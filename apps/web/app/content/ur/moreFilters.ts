import type { MoreFiltersContent } from '../moreFilters.ts';

/** The page with more filters in Urdu. */
export const moreFilters: MoreFiltersContent = {
  heading: 'مزید فلٹرز',
  lead: 'ایک سے زیادہ اقسام، کمروں کی ٹھیک تعداد، ہر پیمانے میں رقبہ اور فی گز قیمت۔ جو آپ چن چکے ہیں وہ قائم رہے گا۔',
  back: 'پراپرٹیز پر واپس جائیں',
};
