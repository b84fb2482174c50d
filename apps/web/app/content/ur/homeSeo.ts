import type { PageSeo } from '../pageSeo.ts';

/** The home page in Urdu. */
export const homeSeo: PageSeo = {
  title: 'کراچی میں گھر خریدیں یا کرائے پر لیں | Karachi Estates',
  description:
    'کراچی میں مکان، فلیٹ، پورشن، دفتر اور دکانیں علاقے، قسم اور قیمت سے ڈھونڈیں، اور بیچنے والے سے WhatsApp یا فون پر خود بات کریں۔',
};
