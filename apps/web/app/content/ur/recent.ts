import type { RecentContent } from '../recent.ts';

/** What was looked at on this device, in Urdu. */
export const recent: RecentContent = {
  heading: 'حال ہی میں دیکھی گئی',
  search: 'آپ کی پچھلی تلاش:',
  forget: 'یہ فہرست خالی کریں',
  searches: 'محفوظ تلاشیں ({count})',
  panel: 'جہاں آپ نے چھوڑا تھا',
};
