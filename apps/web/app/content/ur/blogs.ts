import type { BlogsContent } from '../blogs.ts';

/** The words of the blog list and of one article in Urdu. */
export const blogs: BlogsContent = {
  heading: 'تازہ بلاگ',
  lead: 'کراچی میں خریدنے، کرائے پر لینے، علاقوں اور کاغذات کی آسان گائیڈ۔',
  readMore: 'مزید پڑھیں',
  published: '{date} کو شائع ہوا',
  author: 'تحریر: \u2068{author}\u2069',
  back: 'واپس بلاگ پر',
  loading: 'مضمون آ رہا ہے…',
  more: 'مزید مضامین',
  paging: 'صفحات',
  newest: 'واپس نئے مضامین پر',
  older: 'پرانے مضامین',
  feed: 'RSS فیڈ',
  empty: { heading: 'ابھی کوئی مضمون نہیں', text: 'پہلے مضامین لکھے جا رہے ہیں۔ جلد دوبارہ آئیں۔' },
  failed: {
    heading: 'مضامین نہیں آ سکے',
    text: 'تھوڑی دیر میں دوبارہ کوشش کریں۔',
  },
  missing: {
    heading: 'مضمون نہیں ملا',
    text: 'شاید اس کی جگہ بدل گئی ہے یا اسے ہٹا دیا گیا ہے۔ تمام مضامین فہرست میں ہیں۔',
  },
};
