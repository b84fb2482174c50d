import type { Catalogue } from '../contentFor.ts';

/** The head of the list of properties in Urdu, and what the list and its feed are called. */
export const propertiesSeo: Catalogue['propertiesSeo'] = {
  heading: 'پراپرٹیز',
  feed: 'نئے گھر اور تبدیلیاں (RSS)',
  title: 'کراچی میں پراپرٹیز | Karachi Estates',
  description:
    'کراچی کے ہر علاقے میں برائے فروخت اور کرائے کے لیے پراپرٹیز: قیمت کروڑ اور لاکھ میں، رقبہ، کمرے اور تصاویر۔ فلٹر لگائیں، ترتیب دیں اور موازنہ کریں۔',
};
