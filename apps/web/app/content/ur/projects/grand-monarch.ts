import type { ProjectContent } from '@karachi-estates/design-system/ProjectPage';
import { grandMonarchSeo } from '../grandMonarchSeo.ts';

const brochure = { label: 'بروشر', file: 'brochure.pdf' };

/** Grand Monarch Seaside Residency in Urdu. */
export const grandMonarch = {
  identity: {
    id: 'grand-monarch',
    name: 'Grand Monarch Seaside Residency',
    shortName: 'Grand Monarch',
    city: 'کراچی',
    area: 'کلفٹن',
    apartments: 88,
    path: '/grand-monarch',
    logo: { file: 'grand-monarch-logo-light.svg', width: 400, height: 158 },
  },
  seo: {
    ...grandMonarchSeo,
    picture: { file: 'hero.jpg', alt: 'شام کے وقت Grand Monarch کے ٹاورز، شہر کی روشنیاں اور سمندر' },
  },
  navigation: {
    label: 'Grand Monarch',
    links: [
      { label: 'ہوم', href: '/' },
      { label: 'اپارٹمنٹس', href: '#residents' },
      { label: 'سہولیات', href: '#facilities' },
      { label: 'مقام', href: '#location' },
      { label: 'گیلری', href: '#gallery' },
    ],
    book: { label: 'ابھی بک کریں', href: '#register' },
    brochure,
    mobileLink: { label: 'Grand Monarch', href: '/grand-monarch' },
    openMenu: 'مینو کھولیں',
    menu: 'مینو',
    closeMenu: 'مینو بند کریں',
  },
  hero: {
    overline: 'کلفٹن، کراچی',
    heading: 'Grand Monarch Seaside Residency',
    tagline: 'جہاں شہر کی روشنیاں سمندر سے ملتی ہیں',
    sentence: 'تین، چار اور پانچ بیڈ روم کے اٹھاسی گھر، سی ویو کے ساحل اور شہر کے بیچ۔',
    picture: { file: 'hero.jpg', alt: 'شام کے وقت Grand Monarch کے ٹاورز، شہر کی روشنیاں اور سمندر' },
    portrait: 'hero-portrait.jpg',
    focus: 44,
    actions: { register: 'دلچسپی درج کروائیں', residences: 'اپارٹمنٹس دیکھیں' },
  },
  residences: {
    overline: 'اپارٹمنٹس',
    heading: 'سمندر کنارے رہنے کے چار انداز',
    sentence: 'ہر گھر کا اپنا نظارہ، اپنا نقشہ اور اپنی مخصوص پارکنگ ہے۔',
    detailsHeading: 'اپارٹمنٹس کی تفصیل',
    viewDetails: 'تفصیل دیکھیں',
    slider: {
      previous: 'پچھلی تصویر',
      next: 'اگلی تصویر',
      pause: 'تصاویر روکیں',
      play: 'تصاویر چلائیں',
      goTo: '{count} میں سے تصویر {position}',
    },
    items: [
      {
        id: '5bed',
        name: '5 بیڈ روم',
        title: 'کراؤن جیول',
        summary: 'اپنا انفینٹی پول اور سامنے سمندر',
        description:
          'سب سے بڑا اپارٹمنٹ، جس کا رخ ایک سرے سے دوسرے سرے تک سمندر کی طرف ہے۔ لاؤنج اس ٹیرس پر کھلتے ہیں جس پر آپ کا اپنا انفینٹی پول ہے، ہر بیڈ روم کے ساتھ اپنا باتھ روم ہے، اور شام ڈھلے افق جیسے گھر کے اندر آ جاتا ہے۔',
        features: ['اپنا انفینٹی پول', '4 مخصوص پارکنگ', 'اٹیچ باتھ والے بیڈ روم', 'سمندر کے سامنے رہائش'],
        slides: [
          { file: 'residence-5bed-1.jpg', alt: 'غروبِ آفتاب پر سمندر کے اوپر انفینٹی پول والی ٹیرس' },
          { file: 'residence-5bed-2.jpg', alt: 'سبز ماربل کی دیوار والا لاؤنج، سامنے سمندر' },
          { file: 'residence-5bed-3.jpg', alt: 'بیڈ کے پیچھے سبز ماربل کی دیوار اور سمندر کا نظارہ' },
        ],
        floorPlan: { label: 'نقشہ دیکھیں', file: 'floor-plan-5bed.pdf' },
      },
      {
        id: '4bed',
        name: '4 بیڈ روم',
        title: 'رائل ہیون',
        summary: 'سمندر یا شہر کا نظارہ، اور پورے خاندان کے لیے جگہ',
        description:
          'بڑے خاندان کا گھر، اور ان مہمانوں کا بھی جو کھانے پر رک جائیں۔ کھڑکیوں سے سمندر دیکھیں یا شہر، یہ آپ چنیں؛ اندر کھلے کمرے، آئی لینڈ والا کچن اور ہلکے رنگ کے ماربل کے باتھ روم۔',
        features: ['سمندر یا شہر کا نظارہ', 'کشادہ کمرے', 'جدید فنشنگ', 'مخصوص پارکنگ'],
        slides: [
          { file: 'residence-4bed-1.jpg', alt: 'لاؤنج، جس کی پوری چوڑائی میں سمندر کا نظارہ ہے' },
          { file: 'residence-4bed-2.jpg', alt: 'نیلے اور اخروٹ رنگ کا کچن، ماربل کا آئی لینڈ اور سمندر کا نظارہ' },
          { file: 'residence-4bed-3.jpg', alt: 'ماربل کا باتھ روم، سمندر کی طرف کھڑکی کے پاس باتھ ٹب' },
        ],
        floorPlan: { label: 'نقشہ دیکھیں', file: 'floor-plan-4bed.pdf' },
      },
      {
        id: '3bed-terrace',
        name: '3 بیڈ روم، ٹیرس کے ساتھ',
        title: 'رائل ہیون',
        summary: 'شہر اور سمندر کے بیچ ایک ٹیرس',
        description:
          'اس گھر کی جان اس کی ٹیرس ہے۔ ایک طرف شہر نظر آتا ہے اور دوسری طرف بحیرۂ عرب، اور لاؤنج اور ڈائننگ روم سیدھے اسی پر کھلتے ہیں۔',
        features: ['شہر اور سمندر کے نظارے والی ٹیرس', 'نفیس انٹیریئر', 'کھلا نقشہ', 'مخصوص پارکنگ'],
        slides: [
          {
            file: 'residence-3bed-terrace-1.jpg',
            alt: 'شام کے وقت روشنیوں والی ٹیرس، شہر کی عمارتیں اور سمندر',
          },
          { file: 'residence-3bed-terrace-2.jpg', alt: 'سرمئی کارنر صوفے والا لاؤنج اور سمندر کا نظارہ' },
          { file: 'residence-3bed-terrace-3.jpg', alt: 'غروبِ آفتاب پر اخروٹ کی لکڑی کی دیوار والا بیڈ روم' },
        ],
        floorPlan: { label: 'نقشہ دیکھیں', file: 'floor-plan-3bed-terrace.pdf' },
      },
      {
        id: '3bed',
        name: '3 بیڈ روم',
        title: 'رائل ہیون',
        summary: 'سوچا سمجھا نقشہ، دن بھر روشنی',
        description:
          'نقشہ مختصر، روشنی بھرپور۔ کوئی راہداری ضرورت سے لمبی نہیں، چوڑی کھڑکیوں سے دن اندر آتا ہے، اور فنشنگ وہی ہے جو بڑے گھروں کی ہے۔',
        features: ['لگژری فنشنگ', 'سوچا سمجھا نقشہ', 'قدرتی روشنی', 'مخصوص پارکنگ'],
        slides: [
          { file: 'residence-3bed-1.jpg', alt: 'گہرے نیلے صوفے اور ماربل کی ٹی وی دیوار والا لاؤنج' },
          { file: 'residence-3bed-2.jpg', alt: 'بیڈ کے پیچھے فیروزی دیوار اور سمندر کا نظارہ' },
          { file: 'residence-3bed-3.jpg', alt: 'سفید اور بلوط کی لکڑی کا کچن، بید کے لیمپ' },
        ],
        floorPlan: { label: 'نقشہ دیکھیں', file: 'floor-plan-3bed.pdf' },
      },
    ],
  },
  film: {
    heading: 'فلم',
    sentence: 'ساحل سے چھت تک ایک چھوٹی سی سیر۔',
    file: 'film.mp4',
    poster: { file: 'film-poster.jpg', alt: 'شام کے وقت Grand Monarch کے ٹاورز' },
    play: 'فلم چلائیں',
    title: 'Grand Monarch Seaside Residency کی فلم',
  },
  facilities: {
    overline: 'سہولیات',
    heading: 'آرام بھی، انداز بھی',
    paragraphs: [
      'صبح واکنگ ٹریک پر، دوپہر پول کے کنارے، شام اس ڈیک پر جہاں سے سورج ڈوبتا نظر آتا ہے۔ جس کے لیے کلب، جم اور پارک الگ الگ جانا پڑتا ہے، وہ سب یہاں بس لفٹ کے فاصلے پر ہے۔',
      'نیچے مخصوص پارکنگ ہے اور الیکٹرک گاڑیوں کی چارجنگ بھی۔ اوپر مہمانوں، کھیل اور سکون کے لیے کمرے اور ٹیرس ہیں۔',
    ],
    picture: { file: 'hero-day.jpg', alt: 'دن کی روشنی میں سمندر کنارے Grand Monarch کے ٹاورز' },
    stats: [
      { value: '25 ہزار روپے', label: 'فی مربع فٹ، ابتدائی قیمت' },
      { value: '88', label: 'اپارٹمنٹس' },
      { value: '10 سے زیادہ', label: 'سہولیات' },
      { value: 'جون 2026', label: 'قبضہ' },
    ],
    actions: { register: 'دلچسپی درج کروائیں', brochure: 'بروشر ڈاؤن لوڈ کریں' },
  },
  amenities: {
    heading: 'عالمی معیار کی سہولیات',
    sentence: 'تیرنے، کھیلنے، آرام کرنے اور گاڑی کھڑی کرنے کی سترہ جگہیں۔',
    carousel: {
      previous: 'پچھلی سہولت',
      next: 'اگلی سہولت',
      pause: 'سلائیڈز روکیں',
      play: 'سلائیڈز چلائیں',
      goTo: '{count} میں سے سہولت {position}',
    },
    items: [
      {
        name: 'جم',
        picture: { file: 'amenity-gymnasium.jpg', alt: 'جم، جس کی ٹریڈملز کا رخ سمندر کی طرف ہے' },
      },
      {
        name: 'انفینٹی پول',
        picture: { file: 'amenity-infinity-pool.jpg', alt: 'سمندر کے سامنے انفینٹی پول اور آرام کرسیاں' },
      },
      {
        name: 'بچوں کا پول',
        picture: { file: 'amenity-kids-pool.jpg', alt: 'بچوں کا پول، پانی کی چھتری اور سلائیڈ' },
      },
      {
        name: 'بچوں کے لیے اندر اور باہر کھیلنے کی جگہ',
        picture: { file: 'amenity-kids-play-areas.jpg', alt: 'کھیلنے کی جگہ، سلائیڈز اور جھولے' },
      },
      {
        name: 'جکوزی',
        picture: { file: 'amenity-jacuzzi.jpg', alt: 'شام کے وقت لالٹینوں کے بیچ جکوزی' },
      },
      {
        name: 'ان ڈور گیمز روم',
        picture: { file: 'amenity-games-room.jpg', alt: 'گیمز روم، پول ٹیبل اور ٹیبل ٹینس' },
      },
      {
        name: 'واکنگ ٹریک',
        picture: { file: 'amenity-walking-track.jpg', alt: 'کھجور کے درختوں اور سبزے کے بیچ واکنگ ٹریک' },
      },
      {
        name: 'پیڈل کورٹ',
        picture: { file: 'amenity-padel-court.jpg', alt: 'شیشے کی دیواروں والا نیلا پیڈل کورٹ' },
      },
      {
        name: 'خصوصی کار پارکنگ',
        picture: { file: 'amenity-exclusive-car-parking.jpg', alt: 'چمکتے فرش والی کار پارکنگ میں قیمتی گاڑیاں' },
      },
      {
        name: 'مخصوص پارکنگ',
        picture: { file: 'amenity-reserved-parking.jpg', alt: 'مخصوص پارکنگ میں کھڑی گاڑیاں' },
      },
      {
        name: 'الیکٹرک گاڑیوں کی چارجنگ',
        picture: { file: 'amenity-ev-charging.jpg', alt: 'الیکٹرک گاڑیاں چارج کرنے کی جگہ' },
      },
      {
        name: 'مہمانوں کی پارکنگ',
        picture: { file: 'amenity-guest-parking.jpg', alt: 'کھجور کے درختوں کے ساتھ مہمانوں کی کھلی پارکنگ' },
      },
      {
        name: 'سن سیٹ ڈیک',
        picture: { file: 'amenity-sunset-deck.jpg', alt: 'سمندر کے سامنے ڈیک، الاؤ اور صوفے' },
      },
      {
        name: 'کھلی فضا میں یوگا ڈیک',
        picture: { file: 'amenity-yoga-deck.jpg', alt: 'سائبان کے نیچے یوگا ڈیک اور میٹس' },
      },
      {
        name: 'ستاروں تلے سکون',
        picture: {
          file: 'amenity-celestial-retreat.jpg',
          alt: 'چھت پر الاؤ کے گرد نشستیں اور ستاروں کے نیچے دوربین',
        },
      },
      {
        name: 'تفریحی لاؤنج',
        picture: {
          file: 'amenity-recreation-zone.jpg',
          alt: 'تفریحی لاؤنج، بیٹھنے کی جگہیں اور سمندر کا نظارہ',
        },
      },
      {
        name: 'صحت اور تازگی کا گوشہ',
        picture: { file: 'amenity-vitality-sanctuary.jpg', alt: 'اسپا، ان ڈور پول اور موم بتیاں' },
      },
    ],
  },
  location: {
    heading: 'بہترین مقام',
    sentence: 'کلفٹن میں سمندر کے سامنے: ساحل ایک منٹ دور، اور دکانیں، پارک اور ریستوران تھوڑی سی ڈرائیو پر۔',
    picture: { file: 'location.jpg', alt: 'کلفٹن کے ساحل کا نقشہ، جس پر Grand Monarch کا نشان ہے' },
    enlarge: { label: 'نقشہ کھولیں', file: 'location.svg' },
    placesLabel: 'Grand Monarch سے گاڑی میں لگنے والا وقت',
    minutes: '{minutes} منٹ',
    places: [
      { name: 'سی ویو', minutes: 1 },
      { name: 'ڈولمن مال کلفٹن', minutes: 5 },
      { name: 'عبداللہ شاہ غازی کا مزار', minutes: 7 },
      { name: 'بوٹ بیسن', minutes: 11 },
      { name: 'دو دریا', minutes: 10 },
    ],
    note: 'وقت اندازے سے ہیں۔ نقشہ خاکہ ہے، پیمانے کے مطابق نہیں۔',
  },
  gallery: {
    heading: 'پروجیکٹ کی گیلری',
    sentence: 'ٹاورز، لابی، ڈیک اور کمرے۔',
    pictures: [
      { file: 'gallery-1.jpg', alt: 'سنہری شام میں سمندر سے ٹاورز کا منظر' },
      { file: 'gallery-2.jpg', alt: 'شام کے وقت اوپر سے ٹاورز اور شہر کی روشنیاں' },
      { file: 'gallery-3.jpg', alt: 'اونچی چھت والی لابی، لٹکتے ہوئے لیمپ' },
      { file: 'gallery-4.jpg', alt: 'غروبِ آفتاب پر پول ڈیک اور آرام کرسیاں' },
      { file: 'gallery-5.jpg', alt: 'شام کے وقت لاؤنج' },
      { file: 'gallery-6.jpg', alt: 'دن میں لاؤنج اور ڈائننگ روم' },
      { file: 'gallery-7.jpg', alt: 'شام کے وقت بیڈ روم' },
      { file: 'gallery-8.jpg', alt: 'شام کے وقت پول والی ٹیرس' },
      { file: 'gallery-9.jpg', alt: 'فضا سے ٹاورز اور ساحل کا منظر' },
    ],
  },
  interest: {
    heading: 'اپنی دلچسپی درج کروائیں',
    sentence:
      'اپنا نمبر دیں۔ سیلز ٹیم فون کر کے بتائے گی کہ کون سے یونٹ دستیاب ہیں، نقشے کیسے ہیں اور ادائیگی کیسے ہو گی۔',
    fields: {
      unitType: { label: 'یونٹ کی قسم' },
      fullName: { label: 'پورا نام' },
      phoneNumber: { label: 'فون نمبر', placeholder: '0300 1234567' },
      email: { label: 'ای میل', placeholder: 'name@example.com' },
    },
    chooseUnit: 'یونٹ کی قسم چنیں',
    unitTypes: [
      { value: '5bed', label: '5 بیڈ اپارٹمنٹ' },
      { value: '4bed', label: '4 بیڈ اپارٹمنٹ' },
      { value: '3bed', label: '3 بیڈ اپارٹمنٹ' },
      { value: '3bed_terrace', label: '3 بیڈ اپارٹمنٹ، ٹیرس کے ساتھ' },
    ],
    submit: 'درج کروائیں',
    submitting: 'بھیج رہے ہیں…',
    privacy:
      'یہ معلومات ہم آپ کو Grand Monarch کے بارے میں جواب دینے کے لیے استعمال کرتے ہیں۔ دلچسپی درج کروانا بکنگ نہیں ہے۔',
  },
  documentsHeading: 'نقشے اور بروشر',
  documents: [
    brochure,
    { label: 'نقشہ، 5 بیڈ روم', file: 'floor-plan-5bed.pdf' },
    { label: 'نقشہ، 4 بیڈ روم', file: 'floor-plan-4bed.pdf' },
    { label: 'نقشہ، 3 بیڈ روم، ٹیرس کے ساتھ', file: 'floor-plan-3bed-terrace.pdf' },
    { label: 'نقشہ، 3 بیڈ روم', file: 'floor-plan-3bed.pdf' },
  ],
  footer: {
    tagline: 'جہاں شہر کی روشنیاں سمندر سے ملتی ہیں',
    links: [
      { label: 'Karachi Estates', href: '/' },
      { label: 'شرائط و ضوابط', href: '/terms-and-conditions' },
      { label: 'پرائیویسی پالیسی', href: '/privacy' },
    ],
    contactHeading: 'سیلز ٹیم',
    disclaimer:
      'تصاویر اور نقشے صرف وضاحت کے لیے ہیں۔ رقبے، تفصیلات، قیمتیں اور تاریخیں بدل سکتی ہیں، اور یہ کسی پیشکش یا معاہدے کا حصہ نہیں ہیں۔',
    copyright: '© 2025 Grand Monarch Seaside Residency',
  },
} satisfies ProjectContent;
