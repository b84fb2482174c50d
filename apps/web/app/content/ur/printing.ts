import type { Catalogue } from '../contentFor.ts';

/** Words in Urdu at the foot of a printed page. */
export const printing: Catalogue['printing'] = {
  heading: 'یہ صفحہ اپنے فون پر دیکھیں',
  code: 'اس صفحے کا QR کوڈ',
};
