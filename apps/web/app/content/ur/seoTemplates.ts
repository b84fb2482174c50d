import type { Catalogue } from '../contentFor.ts';

/** What the first steps of a trail of pages are called in Urdu. */
export const pageNames: Catalogue['pageNames'] = { home: 'ہوم', properties: 'پراپرٹیز' };

/** Sentences in Urdu for pages whose words come from data. */
export const seoTemplates: Catalogue['seoTemplates'] = {
  property: {
    title: '{title} | Karachi Estates',
    description: '{area}، کراچی میں {type} {purpose}، {price}۔ {facts} تصاویر، تفصیل اور بیچنے والے کا رابطہ۔',
    facts: {
      sentence: '{facts}۔',
      between: '، ',
      beds: { one: '{count} بیڈ روم', other: '{count} بیڈ روم' },
      baths: { one: '{count} باتھ روم', other: '{count} باتھ روم' },
    },
    forSale: 'برائے فروخت',
    forRent: 'کرائے کے لیے',
    missing: 'پراپرٹی نہیں ملی | Karachi Estates',
  },
  blog: {
    title: '{title} | Karachi Estates',
    missing: 'مضمون نہیں ملا | Karachi Estates',
  },
};
