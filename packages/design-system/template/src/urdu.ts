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
  other: { locale: 'en', name: 'English', href: '/' },
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
    asOf: (moment) => `${moment} کی صورتِ حال۔ ہر گھر کے اپنے صفحے پر تازہ صورتِ حال ہے۔`,
    unit: 'گھر',
    type: 'قسم',
    level: 'منزل',
    covered: 'کورڈ ایریا',
    price: 'قیمت، روپے',
    state: 'حالت',
  },
};
