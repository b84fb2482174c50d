import type { PageSeo } from '../pageSeo.ts';

/** The list of properties in Urdu. */
export const propertiesSeo: PageSeo = {
  title: 'کراچی میں پراپرٹیز | Karachi Estates',
  description:
    'کراچی کے ہر علاقے میں برائے فروخت اور کرائے کے لیے پراپرٹیز: قیمت کروڑ اور لاکھ میں، رقبہ، کمرے اور تصاویر۔ فلٹر لگائیں، ترتیب دیں اور موازنہ کریں۔',
};
