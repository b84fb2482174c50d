/** The facts of an ad that the desk may correct, as its seller reads them. */
export const CORRECTED_FIELDS = {
  title: { en: 'the title', ur: 'عنوان' },
  price: { en: 'the price', ur: 'قیمت' },
  purpose: { en: 'for sale or for rent', ur: 'فروخت یا کرایہ' },
  property_type: { en: 'the type of property', ur: 'پراپرٹی کی قسم' },
  area_id: { en: 'the area', ur: 'علاقہ' },
  bedrooms: { en: 'the bedrooms', ur: 'بیڈروم' },
  bathrooms: { en: 'the bathrooms', ur: 'باتھ روم' },
  part_id: { en: 'the phase, block or sector', ur: 'فیز، بلاک یا سیکٹر' },
  dimension: { en: 'the size', ur: 'رقبہ' },
  garage: { en: 'the parking', ur: 'پارکنگ' },
  description: { en: 'the description', ur: 'تفصیل' },
} as const;
export type CorrectedField = keyof typeof CORRECTED_FIELDS;
