import type { PageSeo } from '../pageSeo.ts';

/** The list of articles in Urdu. */
export const blogsSeo: PageSeo = {
  title: 'کراچی کی پراپرٹی پر تازہ بلاگ | Karachi Estates',
  description:
    'کراچی میں خریداری، کرائے، کاغذات، ٹیکس اور علاقوں کی گائیڈ، آسان زبان میں، اور یہ بھی کہ کس کام کے لیے کس دفتر جانا ہے۔',
};
