import type { Catalogue } from '../contentFor.ts';

/** The pages behind a login in Urdu. */
export const privatePages: Catalogue['privatePages'] = {
  '/profile': {
    title: 'پروفائل | Karachi Estates',
    description: 'Karachi Estates پر آپ کا نام، تصویر، فون، پتا اور پاس ورڈ۔',
  },
  '/saved-searches': {
    title: 'محفوظ تلاشیں | Karachi Estates',
    description: 'Karachi Estates پر آپ کی محفوظ تلاشیں، اور یہ کہ ہم آپ کو کتنی بار لکھتے ہیں۔',
  },
  '/my-viewings': {
    title: 'گھر دیکھنے کے اوقات | Karachi Estates',
    description: 'وہ گھر جو آپ نے Karachi Estates پر دیکھنے چاہے: کون سا وقت طے ہے، اور اسے بدلنا یا منسوخ کرنا۔',
  },
  '/viewings': {
    title: 'گھر دکھانے کے اوقات | Karachi Estates',
    description: 'کون آپ کے گھر کب دیکھنا چاہتا ہے: وقت قبول کریں، دوسرے اوقات تجویز کریں یا انکار کریں۔',
  },
  '/my-properties': {
    title: 'میری پراپرٹیز | Karachi Estates',
    description:
      'Karachi Estates پر آپ کے اشتہارات: کون سے فعال ہیں، کون سے رکے ہوئے، فروخت شدہ یا کرائے پر، اور کتنی بار دیکھے گئے۔',
  },
  '/my-orders': {
    title: 'آرڈر اور ادائیگیاں | Karachi Estates',
    description: 'پلان کے آپ کے آرڈر، کتنی ادائیگی باقی ہے، اور آپ کے کھاتے کا حساب۔',
  },
  '/support': {
    title: 'سپورٹ سے رابطہ | Karachi Estates',
    description: 'اپنے اشتہارات، پلان یا ادائیگیوں کے لیے Karachi Estates سے مدد مانگیں، اور ہمارے جواب پڑھیں۔',
  },
  '/insights': {
    title: 'اعداد و شمار | Karachi Estates',
    description: 'آپ کے اشتہارات کون دیکھتا ہے اور پھر کیا کرتا ہے، ملتے جلتے اشتہارات کے ساتھ۔',
  },
  '/my-property-detail': {
    title: 'آپ کی پراپرٹی | Karachi Estates',
    description: 'آپ کا اشتہار، جیسا خریدار دیکھتے ہیں: کتنی بار دیکھا گیا، کتنے رابطے ہوئے، اور آپ کیا کر سکتے ہیں۔',
  },
  '/my-property-papers': {
    title: 'آپ کی پراپرٹی کے کاغذات | Karachi Estates',
    description:
      'خریدار آپ کے اشتہار کے کاغذات کے بارے میں کیا پڑھتے ہیں، اور وہ دستاویزات جو آپ ہمارے عملے کو دکھاتے ہیں۔',
  },
  '/seller-post-ad': {
    title: 'اشتہار لگائیں | Karachi Estates',
    description: 'اپنی پراپرٹی کا اشتہار لگائیں: علاقہ، قیمت، رقبہ، کمرے اور 8 تک تصاویر۔',
  },
  '/seller-post-edit': {
    title: 'اشتہار تبدیل کریں | Karachi Estates',
    description: 'اپنے اشتہار کی عبارت، قیمت، تفصیل اور تصاویر بدلیں۔',
  },
};
