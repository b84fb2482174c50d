import type { PropertiesContent } from '../properties.ts';

/** The words of the listing, its cards and the page of one property in Urdu. */
export const properties: PropertiesContent = {
  list: {
    heading: 'پراپرٹیز',
    atLeastBedrooms: '{bedrooms} یا زیادہ بیڈ روم',
    loadMore: 'مزید دیکھیں',
    loadingMore: 'مزید آ رہی ہیں…',
    paging: { label: 'صفحات', previous: 'پہلا صفحہ', next: 'اگلا صفحہ' },
    empty: {
      heading: 'ان فلٹرز سے کوئی گھر نہیں ملا',
      text: 'کوئی ایک فلٹر ہٹائیں، قیمت کی حد بڑھائیں، یا ہمیں اپنی ضرورت بتائیں، ہم آپ کے لیے ڈھونڈیں گے۔',
      clear: 'تمام فلٹرز صاف کریں',
      ask: 'اپنی ضرورت بتائیں',
    },
    failed: {
      heading: 'پراپرٹیز نہیں آ سکیں',
      text: 'آپ کے فلٹرز محفوظ ہیں۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
    },
  },
  card: {
    beds: { one: '{count} بیڈ روم', other: '{count} بیڈ روم' },
    baths: { one: '{count} باتھ روم', other: '{count} باتھ روم' },
  },
  detail: {
    breadcrumb: { label: 'آپ یہاں ہیں', home: 'ہوم', list: 'پراپرٹیز' },
    facts: {
      heading: 'ایک نظر میں',
      bedrooms: 'بیڈ روم',
      bathrooms: 'باتھ روم',
      parking: 'پارکنگ',
      parkingYes: 'ہے',
      parkingNo: 'نہیں',
      dimension: 'پیمائش',
      size: 'رقبہ',
      propertyType: 'پراپرٹی کی قسم',
      purpose: 'مقصد',
      area: 'علاقہ',
      listed: 'اشتہار کی تاریخ',
    },
    description: 'تفصیل',
    gallery: {
      label: 'تصاویر',
      open: 'تصویر {position} پوری اسکرین پر کھولیں',
      all: 'تمام {count} تصاویر دیکھیں',
      close: 'بند کریں',
      previous: 'پچھلی تصویر',
      next: 'اگلی تصویر',
      position: '{count} میں سے {position}',
      picture: '\u2068{title}\u2069، {count} میں سے تصویر {position}',
      none: 'ابھی کوئی تصویر نہیں',
    },
    contact: {
      heading: 'بیچنے والے سے رابطہ',
      whatsapp: 'WhatsApp',
      call: 'کال کریں',
      message: 'السلام علیکم، مجھے اس پراپرٹی میں دلچسپی ہے: \u2068{title}\u2069۔ {link}',
      note: 'بات کرتے ہوئے بتائیں کہ یہ پراپرٹی Karachi Estates پر دیکھی ہے۔',
      verified: 'تصدیق شدہ ایجنٹ',
    },
    share: { label: 'شیئر کریں', copied: 'لنک کاپی ہو گیا' },
    similar: 'ملتے جلتے گھر',
    loading: 'پراپرٹی آ رہی ہے',
    advice: {
      heading: 'رقم دینے سے پہلے',
      text: 'پراپرٹی خود دیکھیں، مالک سے ملیں، اور کاغذات اسی دفتر سے چیک کروائیں جہاں ان کا ریکارڈ ہے۔',
      action: 'کون سے کاغذات دیکھیں',
      to: '/blogs',
    },
    back: 'واپس پراپرٹیز پر',
  },
};
