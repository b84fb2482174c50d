import type { Catalogue } from '../contentFor.ts';

/** The public page of a seller in Urdu. */
export const sellers: Catalogue['sellers'] = {
  since: '{date} سے \u2068Karachi Estates\u2069 پر',
  emailConfirmed: 'ای میل ایڈریس کی تصدیق ہو چکی ہے',
  loading: 'بیچنے والے کی تفصیل آ رہی ہے…',
  figures: {
    heading: 'اب تک کی پراپرٹیز',
    forSale: 'اس وقت برائے فروخت',
    forRent: 'اس وقت کرائے کے لیے',
    sold: 'فروخت شدہ',
    rented: 'کرائے پر دی گئیں',
    many: '1,000 سے زیادہ',
  },
  areas: 'علاقے',
  homes: {
    heading: '\u2068{name}\u2069 کی پراپرٹیز',
    choice: 'کون سی پراپرٹیز',
    all: 'تمام',
    sale: 'برائے فروخت',
    rent: 'کرائے کے لیے',
    paging: 'صفحات',
    first: 'واپس نئی پراپرٹیز پر',
    next: 'مزید پراپرٹیز دیکھیں',
    empty: {
      heading: 'اس وقت کوئی پراپرٹی نہیں',
      text: 'یہ بیچنے والے آئندہ جو اشتہار لگائیں گے، وہ یہاں نظر آئے گا۔',
    },
    failed: { heading: 'پراپرٹیز نہیں آ سکیں', text: 'تھوڑی دیر بعد دوبارہ کوشش کریں۔' },
    browse: 'تمام پراپرٹیز دیکھیں',
  },
  failed: { heading: 'بیچنے والے کی تفصیل نہیں آ سکی', text: 'تھوڑی دیر بعد دوبارہ کوشش کریں۔' },
  missing: 'ایسا کوئی صفحہ نہیں، یا بیچنے والے اپنا صفحہ نہیں دکھانا چاہتے۔',
  seo: {
    title: '\u2068{name}\u2069: کراچی میں پراپرٹیز | Karachi Estates',
    description:
      'کراچی میں \u2068{name}\u2069 کی پراپرٹیز، برائے فروخت اور کرائے کے لیے، قیمت، رقبے اور تصاویر کے ساتھ۔',
    missing: 'بیچنے والے کا صفحہ نہیں ملا | Karachi Estates',
  },
};
