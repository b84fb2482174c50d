import type { ProjectContent } from '@karachi-estates/design-system/ProjectPage';

/** The sales desk. */
export const contact = {
  phone: '+92 21 0000 0000',
  email: 'desk@sample-project.example',
  address: 'سیمپل اسٹریٹ، کراچی',
};

const carousel = {
  previous: 'پچھلی تصویر',
  next: 'اگلی تصویر',
  pause: 'تصاویر روکیں',
  play: 'تصاویر چلائیں',
  goTo: '{count} میں سے تصویر {position}',
};

const hero = { file: 'hero.webp', alt: 'شام کی روشنی میں عمارت' };
const living = { file: 'living.webp', alt: 'کھلا لِونگ اور ڈائننگ روم' };
const kitchen = { file: 'kitchen.webp', alt: 'سفید کچن، درمیان میں آئی لینڈ' };
const street = { file: 'street.webp', alt: 'کھجوروں والی سڑک پر عمارت' };
const gymnasium = { file: 'gymnasium.webp', alt: 'بڑی کھڑکیوں کے سامنے ٹریڈ مل' };

/** Everything that the Urdu page says; the same values as in `content.ts`. */
export const content: ProjectContent = {
  identity: {
    id: 'sample-project',
    name: 'Sample Project',
    shortName: 'Sample Project',
    city: 'کراچی',
    area: 'کلفٹن',
    apartments: 16,
    path: '/ur/',
  },
  seo: {
    title: 'Sample Project، کراچی',
    description: 'کراچی میں Sample Project۔ گھر اور آس پاس کا علاقہ دیکھیں، اور اپنی دلچسپی درج کروائیں۔',
    picture: hero,
  },
  navigation: {
    label: 'Sample Project',
    skip: 'سیدھے مواد پر جائیں',
    links: [
      { label: 'گھر', href: '#residents' },
      { label: 'دستیاب', href: '/ur/units/' },
      { label: 'سہولیات', href: '#facilities' },
      { label: 'محلِ وقوع', href: '#location' },
      { label: 'گیلری', href: '#gallery' },
    ],
    book: { label: 'دیکھنے آئیں', href: '#register' },
    openMenu: 'مینو کھولیں',
    menu: 'مینو',
    closeMenu: 'مینو بند کریں',
  },
  hero: {
    overline: 'کلفٹن، کراچی',
    heading: 'Sample Project',
    tagline: 'ایک جملہ جو اس جگہ کو سب سے الگ کرتا ہے',
    sentence: 'ایک اور جملہ: یہاں کون رہتا ہے، اور صبح کھڑکی سے کیا نظر آتا ہے۔',
    picture: hero,
    portrait: 'hero-portrait.webp',
    actions: { register: 'دلچسپی درج کروائیں', residences: 'گھر دیکھیں' },
  },
  residences: {
    overline: 'گھر',
    heading: 'یہاں رہنے کے دو انداز',
    sentence: 'جو ان سب میں ایک جیسا ہے۔',
    detailsHeading: 'گھر، تفصیل سے',
    viewDetails: 'تفصیل دیکھیں',
    slider: carousel,
    items: [
      {
        id: 'large-home',
        name: '4 بیڈ روم',
        title: 'بڑا گھر',
        summary: 'سب سے بڑا نقشہ، کونے پر',
        description: 'بتائیں کہ اس گھر میں رہنا کیسا ہے: روشنی، کمرے، اور ایک سے دوسرے تک کا راستہ۔',
        features: ['آر پار ہوا', 'ہر بیڈ روم کے ساتھ باتھ روم', 'دو گاڑیوں کی پارکنگ'],
        slides: [living, { file: 'bedroom.webp', alt: 'باغ کی طرف کھڑکی والا بیڈ روم' }],
      },
      {
        id: 'compact-home',
        name: '3 بیڈ روم',
        title: 'مختصر گھر',
        summary: 'سب کچھ قریب، کچھ بھی تنگ نہیں',
        description: 'بتائیں کہ اس گھر میں رہنا کیسا ہے، اور یہ کس کے لیے ہے۔',
        features: ['کھلا کچن', 'دیوار میں بنی الماریاں', 'مخصوص پارکنگ'],
        slides: [kitchen, { ...living, alt: 'لِونگ روم، کچن کی طرف' }],
      },
    ],
  },
  facilities: {
    overline: 'سہولیات',
    heading: 'ایک ہی چھت کے نیچے',
    paragraphs: ['گھروں کے علاوہ عمارت میں کیا ہے، دو تین جملوں میں۔'],
    picture: gymnasium,
    stats: [
      { value: '16', label: 'اپارٹمنٹ' },
      { value: '4', label: 'منزلیں' },
    ],
    actions: { register: 'دلچسپی درج کروائیں' },
  },
  amenities: {
    heading: 'سہولیات',
    sentence: 'ہر دروازے سے چند قدم پر۔',
    carousel,
    items: [
      { name: 'جم', picture: gymnasium },
      { name: 'پُرسکون سڑک', picture: street },
    ],
  },
  location: {
    heading: 'محلِ وقوع',
    sentence: 'یہ کہاں ہے، اور قریب کیا ہے۔',
    picture: street,
    places: [
      { name: 'سی ویو', minutes: 9 },
      { name: 'بوٹ بیسن', minutes: 7 },
    ],
    placesLabel: 'گاڑی سے وقت',
    minutes: '{minutes} منٹ',
    note: 'گاڑی سے لگ بھگ وقت۔',
  },
  gallery: {
    heading: 'گیلری',
    sentence: 'تصویر پوری کھلتی ہے۔',
    pictures: [hero, living, kitchen],
  },
  interest: {
    heading: 'آئیں اور دیکھیں',
    sentence: 'اپنا نمبر دیں، ہم آپ کو فون کریں گے۔',
    fields: {
      unitType: { label: 'گھر' },
      fullName: { label: 'پورا نام' },
      phoneNumber: { label: 'فون نمبر', placeholder: '0300 1234567' },
      email: { label: 'ای میل', placeholder: 'name@example.com' },
    },
    chooseUnit: 'گھر چنیں',
    unitTypes: [
      { value: 'large-home', label: 'بڑا گھر، 4 بیڈ روم' },
      { value: 'compact-home', label: 'مختصر گھر، 3 بیڈ روم' },
    ],
    submit: 'درج کروائیں',
    submitting: 'بھیج رہے ہیں…',
    privacy: 'یہ معلومات ہم آپ کو Sample Project کے بارے میں جواب دینے کے لیے استعمال کرتے ہیں۔ یہ بکنگ نہیں ہے۔',
    messages: {
      missing: 'براہِ کرم تمام خانے پُر کریں',
      registered: 'شکریہ! آپ کی دلچسپی درج ہو گئی۔',
      refused: 'درخواست نہیں پہنچی۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
      failed: 'کچھ غلط ہو گیا۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
    },
  },
  documentsHeading: 'کاغذات',
  documents: [],
  footer: {
    tagline: 'ایک جملہ جو اس جگہ کو سب سے الگ کرتا ہے',
    links: [{ label: 'اوپر جائیں', href: '#content' }],
    contactHeading: 'سیلز ڈیسک',
    disclaimer: 'تصاویر صرف خاکے ہیں؛ رقبے، تفصیلات اور تاریخیں بدل سکتی ہیں اور کسی پیشکش کا حصہ نہیں ہیں۔',
    copyright: '© Sample Project',
  },
};
