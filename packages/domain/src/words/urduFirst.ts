import type { PropertyType } from '../properties/vocabulary.ts';
import type { FirstWords } from './words.ts';

/** Keeps Latin text and numbers with signs in their own direction inside an Urdu sentence. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

const propertyTypes: Record<PropertyType | 'Family House', string> = {
  House: 'مکان',
  Bungalow: 'بنگلہ',
  Appartment: 'اپارٹمنٹ',
  Flat: 'فلیٹ',
  'Upper Portion': 'اپر پورشن',
  'Lower Portion': 'لوئر پورشن',
  Penthouse: 'پینٹ ہاؤس',
  'Farm House': 'فارم ہاؤس',
  Room: 'کمرہ',
  'Residential Plot': 'رہائشی پلاٹ',
  'Commercial Plot': 'کمرشل پلاٹ',
  'Plot File': 'پلاٹ کی فائل',
  Office: 'دفتر',
  Shop: 'دکان',
  Warehouse: 'گودام',
  Building: 'عمارت',
  Factory: 'فیکٹری',
  'Family House': 'فیملی مکان',
};

/** What prices and types are called in Urdu. The spellings follow docs/urdu.md. */
export const urduFirst: FirstWords = {
  price: {
    crore: 'کروڑ',
    lakh: 'لاکھ',
    thousand: 'ہزار',
    monthly: (price) => `${isolated(price)} ماہانہ`,
  },
  propertyTypes,
  cities: { Karachi: 'کراچی' },
};
