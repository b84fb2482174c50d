import { registerUrdu, urduWords } from '@karachi-estates/design-system/words/ur';
import { urduTheme } from './brand.ts';
import { contact, content } from './content.ur.ts';
import type { SiteLanguage } from './language.ts';

registerUrdu();

/** The site in Urdu. */
export const urdu: SiteLanguage = {
  locale: 'ur',
  content,
  contact,
  theme: urduTheme,
  words: urduWords,
  other: {
    locale: 'en',
    name: 'English',
    href: '/',
    notFound: 'This page does not exist.',
    toProject: 'The first page in English',
  },
  availability: {
    id: 'units',
    overline: 'دستیابی',
    title: 'دستیاب گھر',
    sentence:
      'ہر گھر اپنی منزل کے نقشے پر۔ کوئی ایک چنیں، اس کی قیمت اور قسطیں دیکھیں، اور اسے ایک دن کے لیے مختص کروائیں۔',
  },
  unitWords: {
    sample: 'نمونے کے یونٹس: یہ فرضی ہیں، صرف یہ دکھانے کے لیے کہ صفحہ کیسے کام کرتا ہے۔ یہاں کچھ برائے فروخت نہیں۔',
    view: 'منظر',
    plan: 'نقشہ',
    list: 'فہرست',
    floor: (building, floor) => `${building}، ${floor}`,
    all: 'تمام گھر، قیمتوں کے ساتھ',
    asOf: (moment) => `یہ صفحہ ${moment} کا ہے۔ اس کے بعد کوئی گھر مختص یا فروخت ہو چکا ہو سکتا ہے۔`,
    today: 'تازہ صورتِ حال Karachi Estates پر',
    stale: (moment) =>
      `Karachi Estates سے ابھی جواب نہیں آ رہا۔ یہ ${moment} کی صورتِ حال ہے، جواب آتے ہی تازہ ہو جائے گی۔`,
    unit: 'گھر',
    type: 'قسم',
    level: 'منزل',
    covered: 'کورڈ ایریا',
    price: 'قیمت، روپے',
    state: 'حالت',
    pageTitle: (project) => `دستیاب گھر | ${project}`,
    pageDescription: (project) =>
      `کراچی میں ${project} کا ہر گھر اس کی منزل کے نقشے پر: کون سا دستیاب، مختص یا فروخت شدہ ہے، رقبہ، قیمت اور قسطیں۔`,
    pageHeading: 'دستیاب گھر',
    unitTitle: (unit, project) => `گھر \u2068${unit}\u2069 | ${project}`,
    unitDescription: (unit, project, type) =>
      `کراچی میں ${project} کا گھر \u2068${unit}\u2069: ${type}۔ نقشہ، رقبہ، قیمت، کب کتنا دینا ہے اور اسے مختص کیسے کروائیں۔`,
    unitHeading: (unit) => `گھر \u2068${unit}\u2069`,
    notFound: 'یہ صفحہ موجود نہیں',
    notFoundText: 'شاید پتے میں کوئی غلطی ہے، یا جو یہاں تھا وہ کہیں اور چلا گیا ہے۔',
    toProject: (project) => `${project} کے صفحے پر`,
    noUnit: (unit) => `گھر \u2068${unit}\u2069 موجود نہیں`,
    newUnit: 'نیا گھر',
    newUnitText:
      'یہ گھر سائٹ بننے کے بعد شامل ہوا، اس لیے Karachi Estates سے پڑھا جاتا ہے۔ اس کے لیے JavaScript درکار ہے۔',
    withoutPayments: 'یہ صفحہ بناتے وقت ادائیگیاں نہیں مل سکیں۔',
    visit: 'سائٹ کا دورہ طے کریں',
    register: 'اپنی دلچسپی درج کریں',
    launch: (moment) => `گھر لانچ میں دیے جاتے ہیں: ایک ایک کر کے سب کی باری آتی ہے۔ کھلنے کا وقت: ${moment}۔`,
    toLaunch: 'لانچ پر جائیں',
    launchOver: (moment) =>
      `${moment} کی لانچ ختم ہو چکی۔ قرعہ سب کے سامنے ہے: نمبروں کی ترتیب ہر کوئی خود جانچ سکتا ہے۔`,
    protocol: 'قرعہ اندازی کا ریکارڈ',
  },
};
