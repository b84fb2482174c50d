import type { ProjectContent } from '@karachi-estates/design-system/ProjectPage';

const carousel = {
  previous: 'پچھلی تصویر',
  next: 'اگلی تصویر',
  pause: 'تصاویر روکیں',
  play: 'تصاویر چلائیں',
  goTo: '{count} میں سے تصویر {position}',
};

/** The sales desk; sample values until the real ones are known. */
export const contact = {
  phone: '+92 21 0000 0000',
  email: 'courtyard@karachi-estates.example',
  address: 'سیمپل اسٹریٹ، کلفٹن بلاک 5، کراچی',
};

const name = 'کلفٹن کورٹ یارڈ';
const tagline = 'ایک باغ کے گرد ساٹھ اپارٹمنٹ';
const hero = { file: 'hero.jpg', alt: 'شام کی روشنی میں کریم اور ٹیراکوٹا رنگ کی عمارت' };
const register = 'دلچسپی درج کروائیں';

/** Everything that the Urdu page says; the same values as in `content.ts`. */
export const content: ProjectContent = {
  identity: {
    id: 'clifton-courtyard',
    name,
    shortName: name,
    city: 'کراچی',
    area: 'کلفٹن',
    apartments: 60,
    path: '/ur/',
  },
  seo: {
    title: 'کلفٹن کورٹ یارڈ: ایک باغ کے گرد ساٹھ اپارٹمنٹ، کراچی',
    description:
      'کلفٹن، کراچی میں ایک سایہ دار باغ کے گرد تین اور چار بیڈ روم کے ساٹھ اپارٹمنٹ۔ گھر، باغ اور آس پاس کا علاقہ دیکھیں، اور اپنی دلچسپی درج کروائیں۔',
    picture: hero,
  },
  navigation: {
    label: name,
    skip: 'سیدھے مواد پر جائیں',
    links: [
      { label: 'گھر', href: '#residents' },
      { label: 'دستیاب', href: '/ur/units/' },
      { label: 'باغ', href: '#facilities' },
      { label: 'محلِ وقوع', href: '#location' },
      { label: 'گیلری', href: '#gallery' },
    ],
    book: { label: 'دیکھنے آئیں', href: '#register' },
    openMenu: 'مینو کھولیں',
    menu: 'مینو',
    closeMenu: 'مینو بند کریں',
  },
  hero: {
    overline: 'کلفٹن بلاک 5، کراچی',
    heading: name,
    tagline,
    sentence: 'ہر لِونگ روم سے پتے نظر آتے ہیں۔ سڑک باہر رہ جاتی ہے۔',
    picture: hero,
    portrait: 'hero-portrait.jpg',
    focus: 40,
    actions: { register, residences: 'گھر دیکھیں' },
  },
  residences: {
    overline: 'گھر',
    heading: 'تین نقشے، ایک باغ',
    sentence: 'ہر گھر دو طرف کھلتا ہے: ایک طرف باغ، دوسری طرف سمندر کی ہوا۔',
    detailsHeading: 'گھر، تفصیل سے',
    viewDetails: 'تفصیل دیکھیں',
    slider: carousel,
    items: [
      {
        id: 'garden-home',
        name: '4 بیڈ روم',
        title: 'گارڈن ہوم',
        summary: 'گراؤنڈ فلور، باغ میں کھلتا اپنا گیٹ',
        description:
          'کچن کا دروازہ درختوں کے نیچے کھلتا ہے۔ چار بیڈ روم ایک پُرسکون راہداری کے ساتھ ہیں، اور لِونگ روم سڑک کی طرف سے باغ تک جاتا ہے تاکہ ہوا آر پار ہو۔',
        features: ['باغ کا اپنا گیٹ', 'آر پار ہوا', 'ہر بیڈ روم کے ساتھ باتھ روم', 'دو گاڑیوں کی پارکنگ'],
        slides: [
          { file: 'living-02.jpg', alt: 'روشن لِونگ روم، نیلا صوفہ اور باغ کی کھڑکی' },
          { file: 'bedroom-03.jpg', alt: 'ہلکے سبز رنگ کا بیڈ روم، پیلی چادر کے ساتھ' },
          { file: 'bathroom-01.jpg', alt: 'سنگِ مرمر کا باتھ روم، کھڑکی کے نیچے باتھ ٹب' },
        ],
      },
      {
        id: 'terrace-home',
        name: '3 بیڈ روم، ٹیرس کے ساتھ',
        title: 'ٹیرس ہوم',
        summary: 'درختوں سے اونچا ٹیرس',
        description:
          'اوپر کی منزلوں پر باغ کی جگہ ٹیرس ہے۔ اتنا گہرا کہ آٹھ لوگوں کی میز آ جائے، اور جب گرمی سب سے تیز ہو تو سائے میں رہتا ہے۔',
        features: ['گہرا، سایہ دار ٹیرس', 'کھلا کچن', 'پڑھنے کا گوشہ', 'مخصوص پارکنگ'],
        slides: [
          { file: 'living-05.jpg', alt: 'کھلا لِونگ اور ڈائننگ روم، ٹیرازو کا فرش' },
          { file: 'kitchen-01.jpg', alt: 'سفید کچن، اخروٹ کی لکڑی کا آئی لینڈ اور تین اسٹول' },
          { file: 'bedroom-04.jpg', alt: 'کریم رنگ کا بیڈ روم، سرہانے سنگِ مرمر' },
        ],
      },
      {
        id: 'courtyard-home',
        name: '3 بیڈ روم',
        title: 'کورٹ یارڈ ہوم',
        summary: 'سب کچھ قریب، کچھ بھی تنگ نہیں',
        description:
          'ایک بڑے کمرے کے گرد مختصر نقشہ۔ کھڑکیاں فرش تک ہیں، الماریاں دیوار میں بنی ہیں، اور لفٹ آٹھ قدم پر ہے۔',
        features: ['فرش تک کھڑکیاں', 'دیوار میں بنی الماریاں', 'باغ کا منظر', 'مخصوص پارکنگ'],
        slides: [
          { file: 'living-03.jpg', alt: 'لِونگ روم، سرمئی صوفہ اور باغ کی طرف کھڑکیوں کی دیوار' },
          { file: 'kitchen-03.jpg', alt: 'ہلکے سبز رنگ کا کچن، بلوط کا آئی لینڈ اور بید کے لیمپ' },
          { file: 'bedroom-01.jpg', alt: 'بیڈ روم، سرہانے کی نرم دیوار اور باغ کی کھڑکی' },
        ],
      },
    ],
  },
  facilities: {
    overline: 'باغ',
    heading: 'پہلے سایہ، پھر باقی سب',
    paragraphs: [
      'عمارت اپنے باغ کے گرد اسی طرح کھڑی ہے جیسے شہر کے پرانے گھر: سڑک کی طرف دیواریں، درختوں کی طرف کھلی۔ تین سو قدم کا راستہ لان کے گرد جاتا ہے، بینچوں، کھیل کی جگہ اور صبح کے چبوترے کے پاس سے۔',
      'زمین کے نیچے ہر گھر کی پارکنگ ہے، الیکٹرک گاڑیوں کی چارجنگ کے ساتھ۔',
    ],
    picture: { file: 'garden-walk.jpg', alt: 'کھجوروں کے درمیان چہل قدمی کا راستہ' },
    stats: [
      { value: '60', label: 'اپارٹمنٹ' },
      { value: '6', label: 'منزلیں' },
      { value: '1', label: 'باغ، سب کے لیے' },
      { value: '2027', label: 'قبضہ، منصوبے کے مطابق' },
    ],
    actions: { register },
  },
  amenities: {
    heading: 'باغ کے گرد',
    sentence: 'ہر دروازے سے چند قدم پر۔',
    carousel,
    items: [
      { name: 'باغ کی سیر', picture: { file: 'garden-walk.jpg', alt: 'کھجوروں اور لان کے درمیان راستہ' } },
      { name: 'بچوں کا باغ', picture: { file: 'play-garden.jpg', alt: 'جھولوں اور سلائیڈ والی کھیل کی جگہ' } },
      { name: 'صبح کا چبوترا', picture: { file: 'yoga-deck.jpg', alt: 'سائبان کے نیچے یوگا کی چٹائیاں' } },
      { name: 'جم', picture: { file: 'gymnasium.jpg', alt: 'بڑی کھڑکیوں کے سامنے ٹریڈ مل' } },
      { name: 'گاڑیوں کی چارجنگ', picture: { file: 'ev-charging.jpg', alt: 'الیکٹرک گاڑیوں کی پارکنگ' } },
      { name: 'مہمانوں کی پارکنگ', picture: { file: 'guest-parking.jpg', alt: 'کھجوروں کے ساتھ کھلی پارکنگ' } },
    ],
  },
  location: {
    heading: 'کلفٹن میں، بڑی سڑک سے ہٹ کر',
    sentence: 'درختوں والی ایک گلی، سمندر، اسکولوں اور دکانوں سے تھوڑے فاصلے پر۔',
    picture: { file: 'street.jpg', alt: 'کھجوروں والی سڑک پر عمارت' },
    places: [
      { name: 'باغ ابنِ قاسم', minutes: 5 },
      { name: 'ڈولمن مال کلفٹن', minutes: 6 },
      { name: 'بوٹ بیسن', minutes: 7 },
      { name: 'سی ویو', minutes: 9 },
    ],
    placesLabel: 'گاڑی سے وقت',
    minutes: '{minutes} منٹ',
    note: 'گاڑی سے لگ بھگ وقت۔',
  },
  gallery: {
    heading: 'گیلری',
    sentence: 'پلاسٹر، ٹیراکوٹا، بلوط اور پتے۔',
    pictures: [
      { file: 'hero.jpg', alt: 'شام کی روشنی میں سامنے کا رخ' },
      { file: 'jali.jpg', alt: 'سامنے کے رخ پر ٹیراکوٹا کی جالیاں' },
      { file: 'front.jpg', alt: 'دن میں عمارت کا کونا، جالیوں کے ساتھ' },
      { file: 'lounge-02.jpg', alt: 'کونے والے صوفے کے ساتھ فیملی لاؤنج' },
      { file: 'kitchen-02.jpg', alt: 'نیلا کچن، بلوط اور سنگِ مرمر کا آئی لینڈ' },
      { file: 'living-03.jpg', alt: 'لِونگ روم، باغ کی طرف' },
      { file: 'yoga-deck.jpg', alt: 'صبح کا چبوترا' },
      { file: 'play-garden.jpg', alt: 'بچوں کا باغ' },
    ],
  },
  interest: {
    heading: 'آئیں اور دیکھیں',
    sentence: 'اپنا نمبر دیں۔ ہم فون کریں گے، وقت طے کریں گے اور مل کر باغ کی سیر کریں گے۔',
    fields: {
      unitType: { label: 'گھر' },
      fullName: { label: 'پورا نام' },
      phoneNumber: { label: 'فون نمبر', placeholder: '0300 1234567' },
      email: { label: 'ای میل', placeholder: 'name@example.com' },
    },
    chooseUnit: 'گھر چنیں',
    unitTypes: [
      { value: '4bed', label: 'گارڈن ہوم، 4 بیڈ روم' },
      { value: '3bed_terrace', label: 'ٹیرس ہوم، 3 بیڈ روم' },
      { value: '3bed', label: 'کورٹ یارڈ ہوم، 3 بیڈ روم' },
    ],
    submit: 'درج کروائیں',
    submitting: 'بھیج رہے ہیں…',
    privacy: 'یہ معلومات ہم آپ کو کلفٹن کورٹ یارڈ کے بارے میں جواب دینے کے لیے استعمال کرتے ہیں۔ یہ بکنگ نہیں ہے۔',
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
    tagline,
    links: [{ label: 'اوپر جائیں', href: '#content' }],
    contactHeading: 'سیلز ڈیسک',
    disclaimer:
      'کلفٹن کورٹ یارڈ ایک نمونے کا پراجیکٹ ہے۔ تصاویر صرف خاکے ہیں؛ رقبے، تفصیلات اور تاریخیں بدل سکتی ہیں اور کسی پیشکش یا معاہدے کا حصہ نہیں ہیں۔',
    copyright: '© 2025 کلفٹن کورٹ یارڈ',
  },
};
