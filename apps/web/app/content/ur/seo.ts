import type { Catalogue } from '../contentFor.ts';
import { blogsSeo } from './blogsSeo.ts';
import { grandMonarchSeo } from './grandMonarchSeo.ts';
import { homeSeo } from './homeSeo.ts';
import { propertiesSeo } from './propertiesSeo.ts';

/** Title and description of every public route in Urdu, keyed by its path. */
export const seo: Catalogue['seo'] = {
  '/': homeSeo,
  '/properties': propertiesSeo,
  '/blogs': blogsSeo,
  '/plans': {
    title: 'اشتہارات کے لیے اپنا پلان چنیں | Karachi Estates',
    description:
      'کراچی کے بیچنے والوں اور ایجنٹوں کے لیے صاف اور سادہ قیمتیں: بیسک سے مفت شروع کریں، یا پرو اور پریمیم میں زیادہ اشتہارات لگائیں۔ ادائیگی بینک ٹرانسفر سے۔',
  },
  '/plans/rules': {
    title: 'پلان اور ادائیگی کے اصول | Karachi Estates',
    description:
      'پرو یا پریمیم کا آرڈر کتنے کا ہے اور کب شروع ہوتا ہے، بڑا یا چھوٹا پلان لینے، پلان ختم ہونے یا رقم واپس لینے پر کیا ہوتا ہے، آسان لفظوں میں۔',
  },
  '/find-my-home': {
    title: 'میرا گھر ڈھونڈیں: اپنی ضرورت بتائیں | Karachi Estates',
    description:
      'علاقہ، کمرے اور بجٹ ایک بار بتائیں۔ ہماری ٹیم کراچی میں آپ کے لیے مناسب مکان، فلیٹ اور پورشن ڈھونڈے گی اور فون یا ای میل پر رابطہ کرے گی۔',
  },
  '/grand-monarch': grandMonarchSeo,
  '/projects': {
    title: 'پروجیکٹس اور ان کے یونٹس | Karachi Estates',
    description:
      'کراچی کے نئے پروجیکٹس، ایک ایک یونٹ: سائٹ اور منزلوں کے نقشے، ابھی کیا دستیاب ہے، قیمتیں، قسطیں، تعمیر کی رفتار اور منظوریاں۔',
  },
  '/projects/hold': {
    title: 'آپ کے لیے مختص یونٹ | Karachi Estates',
    description:
      'ہماری ای میل کے لنک سے تصدیق کریں کہ کراچی کے کسی پروجیکٹ کا یونٹ 24 گھنٹے کے لیے مختص کروانا ہے، مہلت دیکھیں، یا یونٹ واپس کریں۔',
    index: false,
  },
  '/projects/interest': {
    title: 'پروجیکٹ میں آپ کی دلچسپی | Karachi Estates',
    description:
      'کراچی کے کسی پروجیکٹ میں آپ نے جو دلچسپی درج کروائی اس کا کیا ہوا: وہ سیلز ڈیسک تک پہنچ گئی، یا فارم میں کیا ٹھیک کرنا ہے۔',
    index: false,
  },
  '/projects/launch': {
    title: 'لانچ میں آپ کا نمبر | Karachi Estates',
    description:
      'ہماری ای میل کے لنک سے کراچی کے کسی پروجیکٹ کی لانچ میں شامل ہوں، اپنا نمبر اور انتظار کا اندازہ دیکھیں، اور اپنی باری پر یونٹ چنیں۔',
    index: false,
  },
  '/projects/visit': {
    title: 'پروجیکٹ کا آپ کا دورہ | Karachi Estates',
    description:
      'کراچی کے کسی پروجیکٹ کا جو دورہ آپ نے طے کیا اس کا وقت کیلنڈر کی فائل کے طور پر، یا فارم میں کیا ٹھیک کرنا ہے۔',
    index: false,
  },
  '/about': {
    title: 'ہمارے بارے میں | Karachi Estates',
    description:
      'Karachi Estates ایک ہی شہر کی پراپرٹی مارکیٹ ہے۔ ہم کون ہیں، یہاں خریدار اور بیچنے والے کیسے ملتے ہیں، اور ہم کیا کرتے ہیں اور کیا نہیں۔',
  },
  '/about-us': {
    title: 'ہمارے بارے میں: ہماری کہانی | Karachi Estates',
    description:
      'Karachi Estates صرف کراچی تک کیوں ہے، اشتہارات اور ایجنٹوں کی تصدیق کیسے ہوتی ہے، اور ہم روز کن اصولوں پر چلتے ہیں۔',
    canonical: '/about',
  },
  '/faqs': {
    title: 'سوال جواب: آپ کے سوال، ہمارے جواب | Karachi Estates',
    description:
      'تلاش، خریداری، کرائے، اشتہار لگانے، ایجنٹ کی تصدیق، پلانز، ادائیگی اور پرائیویسی کے بارے میں مختصر اور صاف جواب۔',
  },
  '/faq': {
    title: 'بیچنے والوں اور خریداروں کے سوال | Karachi Estates',
    description:
      'بیچنے والوں، ایجنٹوں، خریداروں اور کرایہ داروں کے سوال جواب: اشتہارات، پلانز، تصدیق اور ادائیگی، Karachi Estates پر۔',
    canonical: '/faqs',
  },
  '/services': {
    title: 'خریداروں اور بیچنے والوں کے لیے | Karachi Estates',
    description:
      'تلاش اور موازنہ، میرا گھر ڈھونڈیں، اشتہارات، پلانز، نمایاں اشتہارات اور گائیڈ: خریداروں، کرایہ داروں، بیچنے والوں اور ایجنٹوں کے لیے ہماری خدمات۔',
  },
  '/testimonials': {
    title: 'ہمارے گاہکوں کی آراء | Karachi Estates',
    description:
      'نمونے کی آراء: کلفٹن سے نارتھ ناظم آباد تک خریدار، کرایہ دار اور بیچنے والے Karachi Estates پر اپنی تلاش کے بارے میں کیا کہہ سکتے ہیں۔',
  },
  '/ads-page': {
    title: 'ہمارے ساتھ اشتہار دیں: نمایاں اشتہارات | Karachi Estates',
    description:
      'اپنے بہترین اشتہار پر «نمایاں» لکھوائیں۔ بیسک، پرو اور پریمیم میں کیا ملتا ہے، شروع کیسے کریں، اور اشتہارات کے اصول۔',
  },
  '/points': {
    title: 'اشتہار کے معیار کے پوائنٹس | Karachi Estates',
    description:
      'اشتہار کے 100 تک پوائنٹس کیسے بنتے ہیں: عنوان، تصاویر، قیمت، علاقہ، رقبہ، کمرے اور تفصیل۔ بیچنے والوں کے لیے چیک لسٹ کے ساتھ۔',
  },
  '/areas': {
    title: 'کراچی کے علاقے اور ان کی قیمتیں | Karachi Estates',
    description:
      'کراچی کے ہر علاقے میں گھروں کی فی گز مانگی گئی قیمت، خریدنے کے لیے بھی اور کرائے کے لیے بھی، اشتہارات کی تعداد اور وہاں کے تمام اشتہارات۔',
  },
  '/calculators': {
    title: 'ہوم فنانس اور قسطوں کا حساب | Karachi Estates',
    description:
      'ہوم فنانس، بلڈر کی قسطیں، کرائے اور خریداری کا موازنہ اور ٹرانسفر کے اخراجات: کراچی میں پراپرٹی لینے سے پہلے اپنی رقموں سے خود حساب لگائیں۔',
  },
  '/terms-and-conditions': {
    title: 'شرائط و ضوابط | Karachi Estates',
    description:
      'Karachi Estates پر آنے والوں، خریداروں، بیچنے والوں اور ایجنٹوں کے لیے شرائط، 25 اپریل 2025 سے لاگو: اشتہارات، پلانز، کمیشن، رقم کی واپسی اور قانون۔',
  },
  '/privacy': {
    title: 'پرائیویسی پالیسی | Karachi Estates',
    description:
      'Karachi Estates کون سی معلومات رکھتا ہے، کیوں، کب تک، اور کون دیکھ سکتا ہے، اور آپ ہم سے کیا مانگ سکتے ہیں۔ 25 اپریل 2025 سے لاگو۔',
  },
  '/login': {
    title: 'لاگ اِن | Karachi Estates',
    description:
      'Karachi Estates میں لاگ اِن کریں: اپنی پسندیدہ پراپرٹیز اور پروفائل دیکھیں، یا کراچی میں اپنی پراپرٹیز کے اشتہار لگائیں اور سنبھالیں۔',
    index: false,
  },
  '/signup': {
    title: 'اکاؤنٹ بنائیں | Karachi Estates',
    description:
      'Karachi Estates پر اکاؤنٹ بنائیں: چنیں کہ پراپرٹی خریدنی یا کرائے پر لینی ہے، یا بیچنی یا کرائے پر دینی ہے۔ ایک منٹ میں اکاؤنٹ تیار۔',
  },
  '/buyer-signup': {
    title: 'خریدار کا اکاؤنٹ بنائیں | Karachi Estates',
    description:
      'Karachi Estates پر خریدار کا مفت اکاؤنٹ بنائیں، اپنی پسندیدہ پراپرٹیز ہر ڈیوائس پر دیکھیں، اور گھر ڈھونڈنے کی درخواست جلدی بھیجیں۔',
  },
  '/seller-signup': {
    title: 'بیچنے والے کا اکاؤنٹ بنائیں | Karachi Estates',
    description:
      'Karachi Estates پر بیچنے والے کا اکاؤنٹ بنائیں اور کراچی میں اپنی پہلی دو پراپرٹیز کے اشتہار تصاویر، قیمت اور رقبے کے ساتھ مفت لگائیں۔',
  },
  '/forgot-password': {
    title: 'پاس ورڈ بھول گئے؟ | Karachi Estates',
    description:
      'اپنے Karachi Estates اکاؤنٹ کا ای میل ایڈریس لکھیں، ہم نئے پاس ورڈ کا لنک بھیجیں گے۔ لنک ایک بار، ایک گھنٹے تک کام کرتا ہے۔',
    index: false,
  },
  '/reset-password': {
    title: 'نیا پاس ورڈ چنیں | Karachi Estates',
    description:
      'ہماری ای میل کے لنک سے اپنے Karachi Estates اکاؤنٹ کا نیا پاس ورڈ چنیں۔ لنک صرف ایک بار اور بھیجنے کے بعد ایک گھنٹے تک کام کرتا ہے۔',
    index: false,
  },
  '/confirm-email': {
    title: 'ای میل ایڈریس کی تصدیق کریں | Karachi Estates',
    description:
      'ہماری ای میل کے لنک سے تصدیق کریں کہ آپ کے Karachi Estates اکاؤنٹ کا ای میل ایڈریس آپ کا ہے، یا اسے نئے ایڈریس سے بدلنا ہے۔',
    index: false,
  },
  '/newsletter/confirm': {
    title: 'نیوز لیٹر کی تصدیق کریں | Karachi Estates',
    description:
      'ہماری ای میل کے لنک سے تصدیق کریں کہ آپ Karachi Estates کا نیوز لیٹر چاہتے ہیں، نئے گھروں اور گائیڈ کے ساتھ۔ بند کرنا ایک کلک کا کام ہے۔',
    index: false,
  },
  '/newsletter/unsubscribe': {
    title: 'نیوز لیٹر بند کریں | Karachi Estates',
    description:
      'Karachi Estates کا نیوز لیٹر ایک کلک سے بند کریں۔ آپ کا ایڈریس کسی اور کام میں نہیں آتا، اور آپ جب چاہیں دوبارہ شروع کر سکتے ہیں۔',
    index: false,
  },
  '/freshness': {
    title: 'ہمارے اشتہارات کتنے تازہ ہیں | Karachi Estates',
    description:
      'Karachi Estates پر کتنی پراپرٹیز کی تصدیق بیچنے والوں نے حال میں کی، ہم کیسے پوچھتے ہیں، اور جس اشتہار کی کوئی تصدیق نہ کرے اس کا کیا ہوتا ہے۔',
  },
  '/find-my-home/request': {
    title: 'گھر ڈھونڈنے کی آپ کی درخواست | Karachi Estates',
    description:
      'گھر ڈھونڈنے کی آپ کی درخواست کہاں پہنچی، Karachi Estates نے کون سے گھر بھیجے، اور ہر ایک پر آپ کا ہاں یا نہیں۔ لاگ اِن ضروری نہیں۔',
    index: false,
  },
  '/appeal-listing': {
    title: 'فیصلے کے خلاف اپیل | Karachi Estates',
    description:
      'بتائیں کہ Karachi Estates پر آپ کے اشتہار کے بارے میں فیصلہ کیوں غلط ہے۔ ہماری ٹیم کا کوئی اور رکن اسے دیکھے گا اور ای میل کرے گا۔ لاگ اِن ضروری نہیں۔',
    index: false,
  },
  '/report-listing': {
    title: 'اشتہار کی رپورٹ کریں | Karachi Estates',
    description:
      'بتائیں اگر Karachi Estates پر کوئی پراپرٹی اب نہیں ہے، نقل ہے، درست نہیں یا توہین آمیز ہے۔ ہر رپورٹ ایک انسان پڑھتا ہے، اور آپ کو اس کا نمبر ملتا ہے۔',
    index: false,
  },
  '/write-to-seller': {
    title: 'بیچنے والے کو لکھیں | Karachi Estates',
    description:
      'Karachi Estates پر پراپرٹی بیچنے والے کو ای میل سے لکھیں۔ آپ کا پیغام صرف اُسی کو ملتا ہے، اور آپ جب چاہیں ایک لنک سے اسے واپس لے سکتے ہیں۔',
    index: false,
  },
  '/ask-viewing': {
    title: 'گھر دیکھنے کی درخواست | Karachi Estates',
    description:
      'Karachi Estates پر گھر دیکھنے کے لیے زیادہ سے زیادہ تین اوقات تجویز کریں۔ بیچنے والے ایک قبول کریں گے یا اپنے اوقات بتائیں گے، اور دونوں کو ای میل آئے گی۔',
    index: false,
  },
  '/viewing': {
    title: 'گھر دیکھنے کا وقت | Karachi Estates',
    description:
      'ہماری ای میل کے لنک سے دیکھیں کہ گھر دیکھنے کا وقت کہاں تک پہنچا: وقت قبول کریں، دوسرے اوقات تجویز کریں یا منسوخ کریں۔ لاگ اِن کی ضرورت نہیں۔',
    index: false,
  },
  '/withdraw-message': {
    title: 'مجھ سے دوبارہ رابطہ نہ کریں | Karachi Estates',
    description:
      'Karachi Estates پر بیچنے والے کو لکھا ہوا پیغام ایک بار دبا کر واپس لیں: ہم آپ کی تفصیل بھلا دیتے ہیں اور بیچنے والے سے بھی یہی کہتے ہیں۔',
    index: false,
  },
  '/slow-down': {
    title: 'تھوڑی دیر رکیں | Karachi Estates',
    description:
      'یہاں سے ایک گھنٹے میں بہت سے اشتہارات کھولے گئے ہیں۔ بیچنے والوں کے فون نمبر جمع نہ ہوں، اس لیے باقی ہم تھوڑی دیر بعد دکھاتے ہیں۔',
    index: false,
  },
  '/confirm-listing': {
    title: 'کیا آپ کا اشتہار اب بھی دستیاب ہے؟ | Karachi Estates',
    description:
      'ایک بار دبا کر بتائیں کہ Karachi Estates پر آپ کی پراپرٹی اب بھی دستیاب ہے، قیمت بدل گئی ہے، فروخت ہو گئی یا کرائے پر دے دی گئی۔ لاگ اِن ضروری نہیں۔',
    index: false,
  },
  '/saved-searches/new': {
    title: 'تلاش محفوظ کریں | Karachi Estates',
    description:
      'کراچی میں آپ کی پسند کا گھر آئے، سستا ہو یا پھر دستیاب ہو تو ہم ای میل کرتے ہیں۔ اکاؤنٹ ضروری نہیں، اور بند کرنا بس ایک کلک کا کام ہے۔',
    index: false,
  },
  '/saved-searches/confirm': {
    title: 'محفوظ تلاش کی تصدیق کریں | Karachi Estates',
    description:
      'ہماری ای میل کے لنک سے تصدیق کریں کہ آپ اپنی محفوظ تلاش کے لیے کراچی کے گھروں کے الرٹ چاہتے ہیں۔ ایک کلک سے یہ فوراً بند ہو جاتے ہیں۔',
    index: false,
  },
  '/saved-searches/manage': {
    title: 'آپ کی محفوظ تلاش | Karachi Estates',
    description:
      'کراچی کے گھروں کی اپنی محفوظ تلاش کا نام تبدیل کریں، چنیں کہ ہم کتنی بار لکھیں، اسے روکیں یا حذف کریں۔ اکاؤنٹ اور پاس ورڈ ضروری نہیں۔',
    index: false,
  },
  '/saved-searches/unsubscribe': {
    title: 'الرٹ بند کریں | Karachi Estates',
    description:
      'کراچی کے گھروں کی اپنی محفوظ تلاش کے الرٹ ایک کلک سے بند کریں۔ آپ کا ایڈریس کسی اور کام میں نہیں آتا، اور آپ جب چاہیں دوبارہ شروع کریں۔',
    index: false,
  },
  '/properties/filters': {
    title: 'تلاش کے لیے مزید فلٹرز | Karachi Estates',
    description:
      'کراچی میں پراپرٹی کی تلاش کو مزید محدود کریں: ایک سے زیادہ اقسام، کمروں کی ٹھیک تعداد، ہر پیمانے میں رقبہ، فی گز قیمت، اشتہار کی تاریخ اور تصاویر۔',
    index: false,
  },
  '/compare': {
    title: 'پراپرٹیز کا موازنہ | Karachi Estates',
    description:
      'کراچی کی پانچ تک پراپرٹیز ساتھ ساتھ دیکھیں: قیمت، قیمت فی گز، ایک ہی پیمانے میں رقبہ، کمرے اور پارکنگ، اور ہر سطر میں صاف لکھا ہے کہ کہاں فرق ہے۔',
    index: false,
  },
  '/shared-shortlist': {
    title: 'گھر والوں کی فہرست | Karachi Estates',
    description:
      'کراچی کی وہ پراپرٹیز جن کا فیصلہ کوئی آپ کے ساتھ مل کر کرنا چاہتا ہے۔ اپنا نام بتائیں، رائے دیں اور تبصرہ لکھیں: اس کے لیے اکاؤنٹ کی ضرورت نہیں ہے۔',
    index: false,
  },
  '/favourites': {
    title: 'آپ کی پسندیدہ پراپرٹیز | Karachi Estates',
    description:
      'کراچی کی وہ پراپرٹیز جن پر آپ نے دل کا نشان لگایا، سب ایک جگہ: اسی ڈیوائس پر یا آپ کے Karachi Estates اکاؤنٹ میں محفوظ۔',
    index: false,
  },
};
