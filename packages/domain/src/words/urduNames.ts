import { groupThousands } from '../digits.ts';
import type { PlanId } from '../plans/plans.ts';
import type { ListingStatus } from '../properties/status.ts';
import { propertyTypeNoun } from '../properties/typeNoun.ts';
import type { PropertyType, Sort, TypeGroup } from '../properties/vocabulary.ts';
import { isolated } from './urduFirst.ts';
import { urduNumber } from './urduNumbers.ts';
import type { FirstWords, ToldSearch, Words } from './words.ts';

/** The plans by name. */
export const planNames: Record<PlanId, string> = { basic: 'بیسک', pro: 'پرو', premium: 'پریمیم' };

/** The states of an ad. */
export const statuses: Record<ListingStatus, string> = {
  active: 'فعال',
  paused: 'رکا ہوا',
  sold: 'فروخت شدہ',
  rented: 'کرائے پر دیا گیا',
  deleted: 'حذف شدہ',
};

const manyOfType: Record<PropertyType | TypeGroup | '', string> = {
  '': 'پراپرٹیز',
  homes: 'گھر',
  plots: 'پلاٹ',
  commercial: 'کمرشل پراپرٹیز',
  House: 'مکان',
  Bungalow: 'بنگلے',
  Appartment: 'اپارٹمنٹس',
  Flat: 'فلیٹس',
  'Upper Portion': 'اپر پورشن',
  'Lower Portion': 'لوئر پورشن',
  Penthouse: 'پینٹ ہاؤس',
  'Farm House': 'فارم ہاؤس',
  Room: 'کمرے',
  'Residential Plot': 'رہائشی پلاٹ',
  'Commercial Plot': 'کمرشل پلاٹ',
  'Plot File': 'پلاٹ کی فائلیں',
  Office: 'دفاتر',
  Shop: 'دکانیں',
  Warehouse: 'گودام',
  Building: 'عمارتیں',
  Factory: 'فیکٹریاں',
};

const oneOfGroup: Record<TypeGroup | '', string> = {
  '': 'پراپرٹی',
  homes: 'گھر',
  plots: 'پلاٹ',
  commercial: 'کمرشل پراپرٹی',
};

const orders: Record<Sort, string> = {
  newest: '',
  best: '، سب سے موزوں پہلے',
  price_asc: '، کم قیمت پہلے',
  price_desc: '، زیادہ قیمت پہلے',
};

const meant = { sale: 'برائے فروخت ', rent: 'کرائے کے لیے ' };

/** '1,284 properties in Clifton' the way Urdu builds it: the place first. */
function result({ count, capped, place, propertyType, purpose, sort }: ToldSearch): string {
  const where = place ? `${place} میں ` : '';
  const why = purpose ? meant[purpose] : '';
  // 'No' is followed by the singular.
  if (count === 0 && !capped) return `${where}${why}کوئی ${propertyTypeNoun(propertyType, 1, 'ur')} نہیں`;
  const noun = propertyTypeNoun(propertyType, capped ? 2 : count, 'ur');
  return `${where}${why}${isolated(`${groupThousands(count)}${capped ? '+' : ''}`)} ${noun}${orders[sort]}`;
}

/** What sizes, states and searches are called in Urdu. The spellings follow docs/urdu.md. */
export const urduNames: Omit<Words, keyof FirstWords | 'sentences'> = {
  months: 'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر'.split(' '),
  priceInWords: (rupees) => `${urduNumber(rupees)} ${rupees === 1 ? 'روپیہ' : 'روپے'}`,
  range: {
    from: (least) => `${least} سے`,
    upTo: (most) => `${most} تک`,
    between: (least, most) => `${least} سے ${most} تک`,
  },
  size: {
    units: { 'sq ft': 'مربع فٹ', 'sq yd': 'گز', marla: 'مرلہ', kanal: 'کنال', 'sq m': 'مربع میٹر' },
    withMarla: (size, sqft) => `${size} (${sqft} مربع فٹ فی مرلہ)`,
  },
  manyOfType,
  oneOfGroup,
  typeGroups: {
    homes: { name: 'گھر', all: 'تمام گھر' },
    plots: { name: 'پلاٹ', all: 'تمام پلاٹ' },
    commercial: { name: 'کمرشل', all: 'تمام کمرشل' },
  },
  allTypes: 'تمام اقسام',
  comma: '، ',
  purposes: {
    sale: { label: 'برائے فروخت', choice: 'خریدیں' },
    rent: { label: 'کرائے کے لیے', choice: 'کرائے پر لیں' },
  },
  sorts: { newest: 'نئے پہلے', best: 'سب سے موزوں', price_asc: 'کم قیمت پہلے', price_desc: 'زیادہ قیمت پہلے' },
  statuses,
  homePapers: {
    lines: {
      authority: 'ادارہ',
      title: 'ملکیت کا کاغذ',
      plan: 'عمارت کا نقشہ',
      completion: 'تکمیل کا سرٹیفکیٹ',
      dues: 'واجبات اور ٹیکس',
      claims: 'رہن یا تنازع',
    },
    values: {
      authority: {
        dha: 'ڈی ایچ اے',
        kda: 'کے ڈی اے',
        sbca: 'ایس بی سی اے',
        cantonment: 'کنٹونمنٹ بورڈ',
        society: 'ہاؤسنگ سوسائٹی',
      },
      title: {
        lease: 'لیز',
        'sub-lease': 'سب لیز',
        allotment: 'الاٹمنٹ لیٹر',
        file: 'فائل',
        'power-of-attorney': 'مختار نامہ',
      },
      plan: { approved: 'منظور شدہ', 'not-approved': 'منظور نہیں' },
      completion: { issued: 'جاری ہو چکا', 'not-issued': 'جاری نہیں ہوا' },
      dues: { paid: 'ادا شدہ', owed: 'کچھ باقی ہے' },
      claims: { none: 'دونوں نہیں', mortgage: 'رہن ہے', dispute: 'تنازع ہے', both: 'رہن بھی ہے، تنازع بھی' },
    },
  },
  unitTypes: {
    '5bed': '5 بیڈ اپارٹمنٹ',
    '4bed': '4 بیڈ اپارٹمنٹ',
    '3bed': '3 بیڈ اپارٹمنٹ',
    '3bed_terrace': '3 بیڈ اپارٹمنٹ، ٹیرس کے ساتھ',
  },
  plans: {
    basic: {
      name: planNames.basic,
      priceText: 'مفت',
      features: ['2 اشتہارات', 'بنیادی سپورٹ', 'محدود اعداد و شمار', 'نمایاں اشتہارات'],
    },
    pro: {
      name: planNames.pro,
      priceText: '3,000 روپے ماہانہ',
      features: ['15 اشتہارات', 'ترجیحی سپورٹ', 'تفصیلی اعداد و شمار', '2 نمایاں اشتہارات'],
    },
    premium: {
      name: planNames.premium,
      priceText: '6,000 روپے ماہانہ',
      features: ['لامحدود اشتہارات', 'آپ کا اپنا مینیجر', 'مکمل اعداد و شمار', '4 نمایاں اشتہارات'],
    },
  },
  result,
};
