import type { FooterContent } from '../footer.ts';

/** Labels of the footer in Urdu. */
export const footer: FooterContent = {
  summary: 'کراچی بھر کے گھر، پلاٹ، دفاتر اور دکانیں، خود بیچنے اور کرائے پر دینے والوں کی طرف سے۔',
  navigationLabel: 'صفحے کے نیچے کے لنک',
  groups: [
    {
      heading: 'Karachi Estates',
      links: [
        { label: 'ہمارے بارے میں', to: '/about', newTab: true },
        { label: 'کام کیسے ہوتا ہے', to: '/services', newTab: false },
        { label: 'علاقوں کی قیمتیں', to: '/areas', newTab: false },
        { label: 'پروجیکٹس', to: '/projects', newTab: false },
        { label: 'کیلکولیٹر', to: '/calculators', newTab: false },
        { label: 'رابطہ کریں', chat: true, newTab: true },
      ],
    },
    {
      heading: 'مدد',
      links: [
        { label: 'سوال جواب', to: '/faqs', newTab: true },
        { label: 'ہیلپ سینٹر', chat: true, newTab: true },
        { label: 'شرائط و ضوابط', to: '/terms-and-conditions', newTab: false },
        { label: 'پرائیویسی پالیسی', to: '/privacy', newTab: false },
      ],
    },
  ],
  contact: { heading: 'رابطہ', emailLabel: 'ای میل', addressLabel: 'پتا' },
  newTabHint: 'نئے ٹیب میں کھلے گا',
  copyright: '© 2025 Karachi Estates۔ جملہ حقوق محفوظ ہیں۔',
  demoNotice: 'نمونے کا ڈیٹا: اس سائٹ کے اشتہارات، بیچنے والے اور قیمتیں صرف نمونہ ہیں۔',
};
