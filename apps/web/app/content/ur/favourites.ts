import type { FavouritesContent } from '../favourites.ts';

/** The homes with a heart in Urdu. */
export const favourites: FavouritesContent = {
  heading: 'پسندیدہ',
  lead: 'وہ پراپرٹیز جن پر آپ نے دل کا نشان لگایا ہے۔',
  guestNote: 'یہ اسی ڈیوائس پر محفوظ ہیں۔ لاگ اِن کریں تو دوسری ڈیوائسز پر بھی مل جائیں گی۔',
  login: 'لاگ اِن کریں',
  searches: 'آپ کی محفوظ تلاشیں',
  failed: { heading: 'آپ کی پسندیدہ پراپرٹیز نہیں آ سکیں', text: 'تھوڑی دیر میں دوبارہ کوشش کریں۔' },
  notSaved: 'یہ محفوظ نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
  empty: {
    heading: 'ابھی کوئی پسندیدہ پراپرٹی نہیں',
    text: 'جو پراپرٹی پسند آئے اس کا دل دبائیں، وہ آپ کو یہیں ملے گی۔',
    action: 'پراپرٹیز دیکھیں',
  },
};
