import { groupThousands } from '@karachi-estates/domain/digits';
import { registerWords } from '@karachi-estates/domain/words/registered';
import { urdu as domainWords } from '@karachi-estates/domain/words/ur';
// Each component declares its own words; without these a program that uses only some of them would not know the rest.
import type {} from '../components/AccountMenu/AccountMenu.tsx';
import type {} from '../components/AmenityCarousel/AmenityCarousel.tsx';
import type {} from '../components/ApprovalsPanel/ApprovalsPanel.tsx';
import type {} from '../components/AreaField/AreaField.tsx';
import type {} from '../components/AreaPrices/AreaPrices.tsx';
import type {} from '../components/AreaTypeahead/AreaTypeahead.tsx';
import type {} from '../components/AuthDialog/AuthDialog.tsx';
import type {} from '../components/AuthPanel/AuthPanel.tsx';
import type {} from '../components/AvailabilityBadge/AvailabilityBadge.tsx';
import type {} from '../components/AvatarPicker/AvatarPicker.tsx';
import type {} from '../components/Carousel/Carousel.tsx';
import type {} from '../components/CompareTable/CompareTable.tsx';
import type {} from '../components/ConfirmDialog/ConfirmDialog.tsx';
import type {} from '../components/ContactBar/ContactBar.tsx';
import type {} from '../components/ContactCard/ContactCard.tsx';
import type {} from '../components/CopyButton/CopyButton.tsx';
import type {} from '../components/DashboardShell/DashboardShell.tsx';
import type {} from '../components/DemoSidebar/DemoSidebar.tsx';
import type {} from '../components/DimensionField/DimensionField.tsx';
import type {} from '../components/DraftNotice/DraftNotice.tsx';
import type {} from '../components/EmailField/EmailField.tsx';
import type {} from '../components/ErrorSummary/ErrorSummary.tsx';
import type {} from '../components/FailedState/FailedState.tsx';
import type {} from '../components/FavouriteButton/FavouriteButton.tsx';
import type {} from '../components/FilterBar/FilterBar.tsx';
import type {} from '../components/FilterChips/FilterChips.tsx';
import type {} from '../components/FloorPlate/FloorPlate.tsx';
import type {} from '../components/FormField/FormField.tsx';
import type {} from '../components/FormLayout/FormLayout.tsx';
import type {} from '../components/GalleryGrid/GalleryGrid.tsx';
import type {} from '../components/HeroSearch/HeroSearch.tsx';
import type {} from '../components/ImagePicker/ImagePicker.tsx';
import type {} from '../components/Lightbox/Lightbox.tsx';
import type {} from '../components/ListingFigures/ListingFigures.tsx';
import type {} from '../components/LoadedPart/LoadedPart.tsx';
import type {} from '../components/MapCluster/MapCluster.tsx';
import type {} from '../components/MapFrame/MapFrame.tsx';
import type {} from '../components/MapPill/MapPill.tsx';
import type {} from '../components/MasterPlan/MasterPlan.tsx';
import type {} from '../components/MobileMenu/MobileMenu.tsx';
import type {} from '../components/MoreFilters/MoreFilters.tsx';
import type {} from '../components/MoreFiltersButton/MoreFiltersButton.tsx';
import type {} from '../components/NumberField/NumberField.tsx';
import type {} from '../components/OwnPropertyCard/OwnPropertyCard.tsx';
import type {} from '../components/PapersPanel/PapersPanel.tsx';
import type {} from '../components/PasswordField/PasswordField.tsx';
import type {} from '../components/PaymentModal/PaymentModal.tsx';
import type {} from '../components/PaymentSchedule/PaymentSchedule.tsx';
import type {} from '../components/PhotoMosaic/PhotoMosaic.tsx';
import type {} from '../components/Picture/Picture.tsx';
import type {} from '../components/PlanCard/PlanCard.tsx';
import type {} from '../components/PriceContext/PriceContext.tsx';
import type {} from '../components/PriceCourse/PriceCourse.tsx';
import type {} from '../components/PriceHistory/PriceHistory.tsx';
import type {} from '../components/PriceText/PriceText.tsx';
import type {} from '../components/ProfileView/ProfileView.tsx';
import type {} from '../components/ProgressTimeline/ProgressTimeline.tsx';
import type {} from '../components/ProjectPage/ProjectPage.tsx';
import type {} from '../components/ProjectUnitPage/ProjectUnitPage.tsx';
import type {} from '../components/ProjectUnitsPage/ProjectUnitsPage.tsx';
import type {} from '../components/PropertyCard/PropertyCard.tsx';
import type {} from '../components/PropertyGrid/PropertyGrid.tsx';
import type {} from '../components/PropertyTypeTile/PropertyTypeTile.tsx';
import type {} from '../components/PurposeSwitch/PurposeSwitch.tsx';
import type {} from '../components/QualityScore/QualityScore.tsx';
import type {} from '../components/ResidenceSlider/ResidenceSlider.tsx';
import type {} from '../components/SearchBox/SearchBox.tsx';
import type {} from '../components/SiteFooter/SiteFooter.tsx';
import type {} from '../components/SiteHeader/SiteHeader.tsx';
import type {} from '../components/SkipLink/SkipLink.tsx';
import type {} from '../components/SortSelect/SortSelect.tsx';
import type {} from '../components/StatTile/StatTile.tsx';
import type {} from '../components/SubmitButton/SubmitButton.tsx';
import type {} from '../components/TelField/TelField.tsx';
import type {} from '../components/TestimonialCarousel/TestimonialCarousel.tsx';
import type {} from '../components/TextAreaField/TextAreaField.tsx';
import type {} from '../components/UnitCard/UnitCard.tsx';
import type {} from '../components/UnitDetail/UnitDetail.tsx';
import type {} from '../components/UnitGrid/UnitGrid.tsx';
import type {} from '../components/UpgradeBanner/UpgradeBanner.tsx';
import type { KitWords } from './KitWords.tsx';

/** Keeps a name, a title or an address in its own direction inside an Urdu sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const refusals = {
  notPicture: (name: string) => `«${isolated(name)}» تصویر نہیں ہے۔`,
  tooLarge: (name: string, megabytes: number) => `«${isolated(name)}» کا سائز ${megabytes} ایم بی سے زیادہ ہے۔`,
  tooMany: (leftOut: number, max: number) =>
    leftOut === 1
      ? `1 تصویر شامل نہیں ہو سکی: زیادہ سے زیادہ ${max} تصاویر لگ سکتی ہیں۔`
      : `${leftOut} تصاویر شامل نہیں ہو سکیں: زیادہ سے زیادہ ${max} تصاویر لگ سکتی ہیں۔`,
};

const pictures = {
  previous: 'پچھلی تصویر',
  next: 'اگلی تصویر',
  pause: 'تصاویر روکیں',
  play: 'تصاویر چلائیں',
};

/** Lets the names of types, facings and states speak Urdu; once, before the first page is drawn. */
export const registerUrdu = (): void => registerWords('ur', domainWords);

/** Everything that the kit says, in Urdu; docs/urdu.md has the terms. */
export const urduWords: KitWords = {
  AccountMenu: { menuOf: 'اکاؤنٹ مینو:', logout: 'لاگ آؤٹ' },
  AmenityCarousel: {
    previous: 'پچھلی سہولیات',
    next: 'اگلی سہولیات',
    pause: 'سلائیڈز روکیں',
    play: 'سلائیڈز چلائیں',
    goTo: (position, count) => `سہولیات، ${count} میں سے ${position}`,
  },
  ApprovalsPanel: {
    declared: 'بلڈر نے بتایا ہے',
    seen: 'کاغذ دیکھا گیا ہے',
    note: 'پیسے دینے سے پہلے کاغذات کی کاپیاں مانگیں۔ ہمارا کاغذ دیکھ لینا اس کی ضمانت نہیں کہ منظوری اب بھی برقرار ہے۔',
    empty: 'بلڈر نے ابھی کوئی منظوری نہیں بتائی۔ پیسے دینے سے پہلے منظوریاں ضرور پوچھیں۔',
  },
  AreaField: { example: 'نام لکھیں، مثلاً کلفٹن' },
  AreaPrices: {
    type: 'قسم',
    allHomes: 'تمام گھر',
    median: 'درمیانی قیمت، روپے فی گز',
    spread: 'آدھے اشتہارات کی قیمت',
    between: (lower, upper) => `${lower} سے ${upper}`,
    offers: 'اشتہارات',
    offersOf: (offers) => `${offers} اشتہارات`,
    listed: 'کب سے لگے ہیں',
    days: (days) => `${days} دن`,
    loading: 'اعداد آ رہے ہیں…',
    empty: 'دس سے کم اشتہارات ہیں، جن سے علاقے کی قیمت کا اندازہ نہیں ہوتا۔',
  },
  AreaTypeahead: {
    label: 'علاقہ',
    placeholder: 'کوئی بھی علاقہ',
    clear: (label) => `${label} صاف کریں`,
    loading: 'علاقے آ رہے ہیں…',
    failed: 'علاقوں کی فہرست نہیں آ سکی۔',
    retry: 'دوبارہ کوشش کریں',
    none: 'ابھی کوئی علاقہ نہیں ہے۔',
    notFound: (text) => `«${isolated(text)}» نام کا کوئی علاقہ نہیں ملا۔`,
    count: (areas) => (areas === 1 ? '1 علاقہ' : `${areas} علاقے`),
    listings: (count) => `${groupThousands(count)} ${count === 1 ? 'اشتہار' : 'اشتہارات'}`,
  },
  AuthDialog: { close: 'بند کریں' },
  AuthPanel: { tagline: 'اپنی پسند کا گھر پائیں' },
  AvailabilityBadge: { heldUntil: (moment) => `${moment} تک مختص` },
  AvatarPicker: {
    ...refusals,
    field: 'پروفائل کی تصویر',
    choose: 'تصویر چنیں',
    change: 'تصویر بدلیں',
    undo: 'پہلی تصویر واپس لائیں',
    remove: 'تصویر ہٹائیں',
  },
  Carousel: {
    kind: 'سلائیڈ شو',
    previous: 'پچھلی سلائیڈ',
    next: 'اگلی سلائیڈ',
    pause: 'روکیں',
    play: 'چلائیں',
    goTo: (slide, count) => `سلائیڈ، ${count} میں سے ${slide}`,
  },
  CompareTable: {
    feature: 'موازنہ',
    rows: {
      price: 'قیمت',
      yardPrice: 'قیمت فی گز',
      purpose: 'مقصد',
      type: 'قسم',
      area: 'علاقہ',
      size: 'رقبہ',
      bedrooms: 'بیڈ روم',
      bathrooms: 'باتھ روم',
      parking: 'پارکنگ',
      posted: 'کب لگا',
    },
    differs: 'فرق ہے',
    same: 'ایک جیسا',
    unknown: 'نہیں بتایا گیا',
    yes: 'ہے',
    no: 'نہیں ہے',
    sold: 'بک گئی',
    rented: 'کرائے پر دے دی گئی',
    gone: 'اب فہرست میں نہیں',
    numbered: (id) => `پراپرٹی نمبر ${id}`,
    noPhoto: 'ابھی کوئی تصویر نہیں',
    remove: 'ہٹائیں',
    removeOf: (title) => `${isolated(title)} کو موازنے سے ہٹائیں`,
  },
  ConfirmDialog: { cancel: 'رہنے دیں' },
  ContactBar: { name: 'رابطے کے بٹن', call: 'کال کریں', whatsapp: 'WhatsApp' },
  ContactCard: {
    contact: (sellerName) => `${isolated(sellerName)} سے رابطہ`,
    seller: 'بیچنے والے',
    whatsapp: 'WhatsApp',
    call: 'کال کریں',
    noPhone: 'بیچنے والے نے فون نمبر نہیں دیا۔',
  },
  CopyButton: {
    copy: 'کاپی کریں',
    copied: 'کاپی ہو گیا!',
    refused: 'نمبر چن لیا گیا ہے۔ Ctrl+C دبائیں، یا انگلی رکھ کر «کاپی» چنیں۔',
  },
  DashboardShell: {
    skip: 'سیدھے مواد پر جائیں',
    toggle: 'سائیڈ مینو کھولیں یا بند کریں',
    home: 'Karachi Estates، ڈیش بورڈ',
    sidebar: 'سائیڈ مینو',
    newTab: 'نئے ٹیب میں کھلے گا',
  },
  DemoSidebar: {
    entries: {
      profile: 'پروفائل',
      chats: 'چیٹس',
      faqs: 'سوال جواب',
      previousBuy: 'پچھلی خریداری',
      previousSell: 'پچھلی فروخت',
      saved: 'محفوظ',
      ad: 'اشتہار',
      plans: 'پلانز',
      logOut: 'لاگ آؤٹ',
    },
    buyer: { name: 'احمد علی', role: 'خریدار' },
    seller: { name: 'ثنا اسٹیٹس', role: 'بیچنے والے' },
    since: '2024 سے ہمارے ساتھ',
    note: 'یہ صرف نمونہ ہے',
    menuOf: (role) => `نمونے کا مینو: ${role}`,
  },
  DimensionField: {
    units: { 'sq ft': 'مربع فٹ', 'sq yd': 'گز', marla: 'مرلہ', kanal: 'کنال', 'sq m': 'مربع میٹر' },
    unitOf: (label) => `${label} کس پیمانے میں`,
    marla: 'ایک مرلے کا رقبہ',
    marlaIs: (sqft) => `ایک مرلہ ${sqft} مربع فٹ کا`,
  },
  DraftNotice: {
    title: 'آپ کا ادھورا اشتہار محفوظ ہے',
    kept: (savedAt) => `اسی ڈیوائس پر محفوظ ہے، ${isolated(savedAt)}۔ تصاویر اس میں شامل نہیں۔`,
    continue: 'اسے پورا کریں',
    discard: 'نئے سرے سے شروع کریں',
  },
  EmailField: { label: 'ای میل' },
  ErrorSummary: {
    title: (count) => (count === 1 ? 'ایک چیز دوبارہ دیکھ لیں' : `${count} چیزیں دوبارہ دیکھ لیں`),
  },
  FailedState: {
    title: 'یہ نہیں کھل سکا',
    text: 'شاید انٹرنیٹ ایک لمحے کے لیے بند ہوا تھا۔ آپ کا لکھا ہوا محفوظ ہے۔',
    retry: 'دوبارہ کوشش کریں',
    reference: 'سپورٹ کے لیے حوالہ:',
  },
  FavouriteButton: { save: 'محفوظ کریں', saved: 'محفوظ ہے' },
  FilterBar: {
    filters: 'فلٹرز',
    close: 'فلٹرز بند کریں',
    everywhere: 'پورا کراچی',
    addArea: 'ایک اور علاقہ شامل کریں',
    chosenAreas: 'چنے ہوئے علاقے',
    removeArea: (area) => `${isolated(area)} ہٹائیں`,
    tooManyAreas: (most) => `زیادہ سے زیادہ ${most} علاقے۔ پہلے کوئی ایک ہٹائیں۔`,
    city: 'شہر',
    propertyType: 'پراپرٹی کی قسم',
    price: 'قیمت',
    anyPrice: 'کوئی بھی قیمت',
    minPrice: 'کم سے کم قیمت',
    maxPrice: 'زیادہ سے زیادہ قیمت',
    priceExamples: ['75 لاکھ', '2.5 کروڑ'],
    sizeAndBeds: 'رقبہ اور بیڈ',
    anySize: 'کوئی بھی رقبہ',
    sizeIn: 'رقبے کا پیمانہ',
    minSize: 'کم سے کم رقبہ',
    maxSize: 'زیادہ سے زیادہ رقبہ',
    bedrooms: 'بیڈ روم',
    anyNumber: 'کوئی بھی تعداد',
    orMore: (bedrooms) => `${bedrooms} یا زیادہ`,
    beds: (bedrooms, exact) => (exact ? `${bedrooms} بیڈ` : `${bedrooms} یا زیادہ بیڈ`),
    clear: 'سب صاف کریں',
    apply: 'فلٹرز لگائیں',
  },
  FilterChips: { name: 'لگے ہوئے فلٹرز', remove: 'فلٹر ہٹائیں:', clear: 'سب صاف کریں' },
  FloorPlate: {
    plan: (title) => `${isolated(title)} کا نقشہ`,
    keys: 'تیر والے بٹنوں سے ایک یونٹ سے دوسرے پر جائیں۔',
    corridor: 'راہداری',
    garden: 'باغ',
    lifts: 'لفٹیں',
    states: 'نشانات کا مطلب',
    unit: 'یونٹ',
    type: 'قسم',
    facing: 'رخ',
    covered: 'تعمیر شدہ رقبہ',
    price: 'قیمت، روپے',
    state: 'اسٹیٹس',
    none: 'اس منزل پر کوئی یونٹ نہیں ہے۔',
  },
  FormField: { optional: 'اختیاری' },
  FormLayout: { needsScripts: 'یہ فارم جاوا اسکرپٹ کے بغیر نہیں چلتا۔ اسے آن کریں، یا کوئی اور براؤزر استعمال کریں۔' },
  GalleryGrid: {
    more: 'مزید دیکھیں',
    open: (picture, count) => `${count} میں سے تصویر ${picture} کھولیں:`,
    shown: (shown, count) => `${count} میں سے ${shown} تصاویر سامنے ہیں`,
  },
  HeroSearch: {
    name: 'پراپرٹیز',
    city: 'شہر',
    areaExamples: 'کلفٹن، ڈی ایچ اے، گلشن…',
    propertyType: 'پراپرٹی کی قسم',
    anyType: 'کوئی بھی قسم',
    search: 'تلاش کریں',
  },
  ImagePicker: {
    ...refusals,
    add: 'تصاویر لگائیں',
    camera: 'تصویر کھینچیں',
    drop: 'یا تصاویر یہاں چھوڑ دیں',
    main: 'مرکزی تصویر',
    count: (chosen, max) => `${max} میں سے ${chosen}`,
    full: (max) => `تمام ${max} جگہیں بھر گئیں۔ نئی تصویر کے لیے کوئی ایک ہٹائیں۔`,
    name: (photo) => `تصویر ${photo}`,
    sortable: 'ترتیب بدلنے کا بٹن',
    reorder: (photo, count) => `${count} میں سے تصویر ${photo} کی جگہ بدلیں`,
    earlier: (photo) => `تصویر ${photo} کو پہلے لائیں`,
    later: (photo) => `تصویر ${photo} کو بعد میں لے جائیں`,
    remove: (photo) => `تصویر ${photo} ہٹائیں`,
    retry: 'دوبارہ کوشش کریں',
    retryName: (photo) => `تصویر ${photo}`,
    uploading: (percent) => `${percent} فیصد اپ لوڈ ہو گئی`,
    uploaded: 'اپ لوڈ ہو گئی',
    uploadName: (photo) => `تصویر ${photo} اپ لوڈ ہو رہی ہے`,
    added: (photos) => (photos === 1 ? '1 تصویر شامل ہو گئی۔' : `${photos} تصاویر شامل ہو گئیں۔`),
    removed: (photo) => `تصویر ${photo} ہٹا دی گئی۔`,
    moved: (from, to, count) => `تصویر ${from} اب ${count} میں سے نمبر ${to} پر ہے۔`,
    instructions:
      'تصویر اٹھانے کے لیے اسپیس یا انٹر دبائیں، ہلانے کے لیے تیر والے بٹن، رکھنے کے لیے اسپیس یا انٹر، واپس رکھنے کے لیے اسکیپ۔',
    lifted: (photo, count) => `${count} میں سے تصویر ${photo} اٹھا لی گئی۔`,
    over: (place, count) => `یہاں رکھیں تو ${count} میں سے نمبر ${place} پر ہو گی۔`,
    dropped: (photo, place, count) => `تصویر ${photo} اب ${count} میں سے نمبر ${place} پر رکھ دی گئی۔`,
    droppedNowhere: 'تصویر اپنی پہلی جگہ پر ہی ہے۔',
    putBack: (photo) => `تصویر ${photo} واپس اپنی جگہ رکھ دی گئی۔`,
  },
  Lightbox: {
    close: 'بند کریں',
    previous: 'پچھلی تصویر',
    next: 'اگلی تصویر',
    position: (photo, count, alt) => `${count} میں سے تصویر ${photo}: ${isolated(alt)}`,
    failed: 'یہ تصویر نہیں کھلی۔',
    retry: 'دوبارہ کوشش کریں',
  },
  ListingFigures: {
    active: 'فعال اشتہارات',
    leftInPlan: (left) => {
      if (left === null) return 'آپ کے پلان میں لامحدود';
      return left === 0 ? 'آپ کا پلان بھر گیا ہے' : `پلان میں ${left} اور لگ سکتے ہیں`;
    },
    views: 'کتنی بار دیکھا گیا',
    period: 'پچھلے 30 دن میں',
    contacts: 'رابطے',
    rate: (percent) => `دیکھنے والوں کا ${percent} فیصد، 30 دن`,
    closed: 'فروخت یا کرائے پر',
    soldAndRented: (sold, rented) => `${sold} فروخت، ${rented} کرائے پر`,
    loading: 'اعداد و شمار آ رہے ہیں…',
  },
  LoadedPart: {
    failed: 'یہ حصہ نہیں کھلا۔ اپنا انٹرنیٹ دیکھیں۔',
    retry: 'دوبارہ کوشش کریں',
    close: 'بند کریں',
  },
  MapCluster: { homes: 'پراپرٹیز یہاں ہیں، قریب سے دیکھیں' },
  MapFrame: { map: 'نقشہ', beside: 'نقشے پر موجود پراپرٹیز', loading: 'نقشہ آ رہا ہے' },
  MapPill: {
    monthly: '/ماہ',
    seen: 'پہلے دیکھا ہوا',
    saved: 'محفوظ',
    near: 'اپنے علاقے میں کہیں',
    around: (metres) => `${metres} میٹر کے اندر`,
    rejected: 'آپ نے ہٹا رکھا ہے',
  },
  MasterPlan: {
    plan: (project) => `${isolated(project)} کا سائٹ پلان`,
    available: (available, total) => `${total} میں سے ${available} دستیاب`,
    sea: 'بحیرۂ عرب',
    beach: 'ساحل',
    garden: 'باغ',
    road: 'سڑک',
    pool: 'پول',
  },
  MobileMenu: { menu: 'مینو', close: 'بند کریں' },
  MoreFilters: {
    title: 'مزید فلٹرز',
    close: 'مزید فلٹرز بند کریں',
    types: 'پراپرٹی کی اقسام',
    parts: 'فیز اور بلاک',
    rooms: 'بیڈ روم اور باتھ روم',
    bedrooms: 'بیڈ روم',
    exactBedrooms: 'صرف اتنے ہی بیڈ روم',
    bathrooms: 'باتھ روم',
    exactBathrooms: 'صرف اتنے ہی باتھ روم',
    anyNumber: 'کوئی بھی تعداد',
    orMore: (count) => `${count} یا زیادہ`,
    size: 'رقبہ',
    sizeIn: 'رقبے کا پیمانہ',
    minSize: 'کم سے کم رقبہ',
    maxSize: 'زیادہ سے زیادہ رقبہ',
    yardPrice: 'فی گز قیمت',
    minYardPrice: 'کم سے کم فی گز قیمت',
    maxYardPrice: 'زیادہ سے زیادہ فی گز قیمت',
    yardPriceExamples: ['50 ہزار', '2 لاکھ'],
    rest: 'باقی فلٹرز',
    posted: 'اشتہار کب لگا',
    anyTime: 'کبھی بھی',
    postedWithin: (days) => (days === 1 ? 'پچھلے 24 گھنٹے' : `پچھلے ${days} دن`),
    parking: 'پارکنگ کے ساتھ',
    withPhotos: 'تصاویر کے ساتھ',
    priceReduced: 'قیمت کم ہوئی',
    verified: 'بیچنے والے تصدیق شدہ',
    confirmed: 'دستیابی کی تصدیق کب ہوئی',
    clear: 'سب صاف کریں',
    apply: 'نتائج دیکھیں',
    show: (total, capped) => `${isolated(`${groupThousands(total)}${capped ? '+' : ''}`)} پراپرٹیز دیکھیں`,
  },
  MoreFiltersButton: { more: 'مزید فلٹرز' },
  NumberField: { fewer: (thing) => `${thing}: ایک کم کریں`, more: (thing) => `${thing}: ایک بڑھائیں` },
  OwnPropertyCard: {
    moreFor: (title) => `${isolated(title)}: مزید`,
    resume: 'دوبارہ چلائیں',
    relist: 'دوبارہ مارکیٹ میں لائیں',
    pause: 'روک دیں',
    sold: 'بک گئی ہے',
    rented: 'کرائے پر چڑھ گئی ہے',
    delete: 'حذف کریں',
    noPhoto: 'ابھی کوئی تصویر نہیں',
    featured: 'نمایاں',
    pausedByPlan: 'پلان کی وجہ سے رکا ہوا',
    review: { held: 'جانچا جا رہا ہے', sent_back: 'درست کریں', hidden: 'ہٹا دیا گیا' },
    asked: 'کیا یہ اب بھی دستیاب ہے؟',
    confirm: 'اب بھی دستیاب ہے',
    left: 'لسٹ سے ہٹ گیا، کیونکہ تصدیق نہیں ہوئی۔',
    bringBack: 'واپس لائیں',
    place: (type, area, city) => `${type}، ${area}، ${city}`,
    views: 'دیکھا گیا، 30 دن',
    contacts: 'رابطے',
    quality: 'معیار',
    edit: 'تبدیل کریں',
  },
  PasswordField: { label: 'پاس ورڈ', show: 'پاس ورڈ دکھائیں', hide: 'پاس ورڈ چھپائیں' },
  PaymentModal: {
    sentence: 'اپنے بینک کی ایپ یا برانچ سے رقم اس اکاؤنٹ میں بھیجیں، پھر ہمیں بتائیں کہ ادائیگی ہو گئی۔',
    paidSentence: 'ہم یہ تفصیل اپنے بینک اسٹیٹمنٹ سے ملا کر آپ کا پلان شروع کر دیں گے۔',
    amount: 'رقم',
    unit: 'ماہانہ',
    accountTitle: 'اکاؤنٹ ٹائٹل',
    accountNumber: 'اکاؤنٹ نمبر',
    bankName: 'بینک کا نام',
    copyWhat: 'اکاؤنٹ نمبر',
    reference: 'ریفرنس، ٹرانسفر کے ساتھ لکھیں',
    copyReference: 'ریفرنس',
    copyAmount: 'رقم',
    contact: 'ادائیگی کا اسکرین شاٹ {phone} پر بھیجیں۔',
    emailNote: 'ساتھ اپنے اکاؤنٹ کا ای میل ایڈریس بھی لکھیں تاکہ ہم پہچان سکیں کہ ادائیگی آپ کی ہے۔',
    close: 'بند کریں',
    paid: 'میں نے ادائیگی کر دی',
    back: 'اکاؤنٹ کی تفصیل پر واپس',
  },
  PaymentSchedule: {
    caption: 'ادائیگیاں',
    payment: 'ادائیگی',
    due: 'تاریخ',
    amount: 'رقم، روپے',
    remaining: 'باقی رقم، روپے',
    left: (amount) => `${amount} باقی`,
    total: 'کل رقم',
    open: (day) => `اگر آپ ${day} کو بک کریں۔ قیمت بکنگ سے پہلے بدل سکتی ہے، بعد میں کبھی نہیں۔`,
    fixed: (day) => `${day} کی بکنگ سے طے شدہ۔`,
    calendar: 'کیلنڈر میں ڈالیں',
    pdf: 'ادائیگیاں پی ڈی ایف میں',
    empty: 'قیمت پوچھنے پر بتائی جاتی ہے، اس لیے ادائیگیاں بھی۔',
  },
  PhotoMosaic: {
    photosOf: (title) => `تصاویر: ${isolated(title)}`,
    none: 'بیچنے والے نے ابھی تصاویر نہیں لگائیں۔',
    open: (photo, count) => `${count} میں سے تصویر ${photo} کھولیں:`,
    previous: 'پچھلی تصویر',
    next: 'اگلی تصویر',
    all: (count) => `تمام ${count} تصاویر دیکھیں`,
    load: (kilobytes) => `تمام تصاویر دکھائیں · تقریباً ${kilobytes} کلو بائٹ`,
  },
  Picture: { show: (kilobytes) => `تصویر دکھائیں · تقریباً ${kilobytes} کلو بائٹ` },
  PlanCard: {
    mostPopular: 'سب سے مقبول',
    current: 'آپ کا پلان',
    free: 'مفت',
    unit: 'ماہانہ',
    included: 'شامل ہے:',
    notIncluded: 'شامل نہیں:',
  },
  PriceContext: {
    kind: (size, homes) => `${isolated(size)} کے ${homes}`,
    compared: (kind, area, offers) => `${isolated(area)} میں ${kind} (${offers} اشتہارات) کی درمیانی قیمت`,
    below: (compared, percent) => `${compared} سے تقریباً ${percent} فیصد کم`,
    above: (compared, percent) => `${compared} سے تقریباً ${percent} فیصد زیادہ`,
    near: (compared) => `${compared} کے قریب`,
    figures: (own, median) => `${own} روپے فی گز، درمیانی قیمت ${median} روپے`,
    note: 'یہ مانگی گئی قیمتیں ہیں، وہ نہیں جن پر سودا ہوا۔ پٹی میں بیچ کے آدھے اشتہارات ہیں۔',
  },
  PriceCourse: {
    month: 'مہینہ',
    median: 'درمیانی قیمت، روپے فی گز',
    spread: 'آدھے اشتہارات کی قیمت',
    between: (lower, upper) => `${lower} سے ${upper}`,
    offers: 'اشتہارات',
    now: (price) => `${price} روپے فی گز`,
    empty: 'قیمتوں کا گراف دوسرے مہینے سے شروع ہو گا۔',
  },
  PapersPanel: {
    declared: 'بیچنے والے نے بتایا',
    seen: (day) => `ہم نے ${day} کو دستاویز دیکھی`,
    missing: 'نہیں بتایا گیا',
    note: 'یہ مشورہ نہیں۔ ہماری دیکھی ہوئی دستاویز اس کا وعدہ نہیں کہ وہ چالو ہے: رقم دینے سے پہلے اصل کاغذات وکیل سے چیک کروائیں۔',
  },
  PriceHistory: {
    listed: (day, price) => `${day} کو ${price} میں اشتہار لگا`,
    reduced: (day, by) => `${day} کو قیمت ${by} کم ہوئی`,
    raised: (day, by) => `${day} کو قیمت ${by} بڑھی`,
    paused: (day) => `${day} کو اشتہار روکا گیا`,
    resumed: (day) => `${day} کو اشتہار دوبارہ چلا`,
    sold: (day) => `${day} کو بک گئی`,
    rented: (day) => `${day} کو کرائے پر دے دی گئی`,
  },
  PriceText: { perMonth: 'ماہانہ' },
  ProfileView: { empty: 'نہیں لکھا گیا' },
  ProgressTimeline: {
    complete: (percent) => `${percent} فیصد تعمیر مکمل`,
    empty: 'بلڈر نے ابھی تعمیر کی کوئی خبر نہیں دی۔',
  },
  ProjectPage: {
    missing: 'براہِ کرم تمام خانے بھریں',
    email: `ای میل ایڈریس اس طرح لکھیں: ${isolated('name@example.com')}۔`,
    registered: 'شکریہ! آپ کی دلچسپی درج ہو گئی ہے۔',
    refused: 'اندراج نہیں ہو سکا۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
    failed: 'کچھ گڑبڑ ہو گئی۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  },
  ProjectUnitPage: {
    trail: 'آپ یہاں ہیں',
    payments: 'کب کتنا دینا ہے',
    place: 'منزل پر کہاں ہے',
    floorOf: (building, floor) => `${building}، ${floor}`,
    loading: 'یونٹ آ رہا ہے',
    notLoaded: 'یونٹ نہیں آ سکا',
    hold: 'یہ یونٹ 24 گھنٹے کے لیے مختص کروائیں',
    holdText: 'بالکل مفت۔ ہر شخص ایک یونٹ مختص کروا سکتا ہے، اور اس دوران کوئی اور اسے نہیں لے سکتا۔',
    name: 'پورا نام',
    phone: 'موبائل نمبر',
    email: 'ای میل',
    ask: 'مختص کروائیں',
    holdPrivacy:
      'ہم آپ کی ای میل پر لنک بھیجیں گے۔ لنک دبانے پر یونٹ مختص ہو گا۔ آپ کی معلومات صرف اسی یونٹ کے لیے ہیں۔',
    notNow: 'یہ یونٹ ابھی مختص نہیں ہو سکتا۔ کوئی اور چنیں، یا نیچے اپنا نمبر چھوڑ دیں۔',
    notOffered: 'اب اسے کوئی مختص یا بک نہیں کروا سکتا۔ دوسرے یونٹ دستیاب ہیں۔',
    others: 'دستیاب گھر دیکھیں',
    visit: 'اسے دیکھنے کے لیے دورہ طے کریں',
    interest: (unit) => `یونٹ ${isolated(unit)} کے بارے میں پوچھیں`,
    interestText: 'اپنا نمبر چھوڑیں، سیلز ڈیسک اس یونٹ کے بارے میں آپ کو فون کرے گا۔',
    call: 'مجھے فون کریں',
    sending: 'بھیجا جا رہا ہے…',
    thanks: (unit) => `شکریہ! سیلز ڈیسک یونٹ ${isolated(unit)} کے بارے میں آپ کو فون کرے گا۔`,
    missing: 'براہِ کرم تمام خانے پُر کریں',
    emailWrong: `ای میل ایڈریس اس طرح لکھیں: ${isolated('name@example.com')}۔`,
    failed: 'درخواست نہیں پہنچی۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
    interestPrivacy: 'یہ معلومات صرف اس یونٹ کے بارے میں آپ کو جواب دینے کے لیے ہیں۔ پوچھنا بکنگ نہیں ہے۔',
  },
  ProjectUnitsPage: {
    trail: 'آپ یہاں ہیں',
    lead: 'عمارت، منزل اور یونٹ چنیں۔ جو یونٹ پسند آئے وہ 24 گھنٹے کے لیے مختص کروا سکتے ہیں۔',
    counts: 'کتنے یونٹس کس اسٹیٹس میں ہیں',
    site: 'سائٹ',
    units: 'دستیاب گھر',
    view: 'کیسے دیکھیں',
    plan: 'نقشہ',
    list: 'فہرست',
    floors: (building) => `${building} کی منزلیں`,
    floorOf: (building, floor) => `${building}، ${floor}`,
    floorCount: (floor, available) => `${floor}: ${available} دستیاب`,
    progress: 'عمارت کیسے بن رہی ہے',
    approvals: 'منظوریاں اور کاغذات',
    loading: 'یونٹس آ رہے ہیں',
    failed: 'یونٹس نہیں آ سکے',
  },
  PropertyCard: {
    picture: (type, area) => `${type}، ${area}`,
    place: (area, city) => `${area}، ${city}`,
    noPhoto: 'ابھی کوئی تصویر نہیں',
    photos: (count) => (count === 1 ? '1 تصویر' : `${count} تصاویر`),
    featured: 'نمایاں',
    parking: 'پارکنگ',
    seen: 'دیکھی ہوئی',
    beds: (count) => `${count} بیڈ`,
    baths: (count) => `${count} باتھ`,
    viewDetails: 'تفصیل دیکھیں',
    reduced: (by, day) => `${day} کو قیمت ${by} کم ہوئی`,
    confirmed: (days) => (days === 0 ? 'آج تصدیق ہوئی' : days === 1 ? 'کل تصدیق ہوئی' : `${days} دن پہلے تصدیق ہوئی`),
    unconfirmed: (days) => `${days} دن سے تصدیق نہیں ہوئی`,
  },
  PropertyGrid: { loading: 'پراپرٹیز آ رہی ہیں…' },
  PropertyTypeTile: {
    count: (count) => `${groupThousands(count)} ${count === 1 ? 'اشتہار' : 'اشتہارات'}`,
  },
  PurposeSwitch: { legend: 'خریدنا ہے یا کرائے پر لینا ہے', all: 'سب' },
  QualityScore: {
    heading: 'اشتہار کا معیار',
    points: (points) => `100 میں سے ${points} پوائنٹس`,
    bands: { excellent: 'بہترین', good: 'اچھا', needsWork: 'بہتری چاہیے' },
    more: 'اور پوائنٹس ان سے ملیں گے',
    parts: {
      title: 'عنوان میں قسم، رقبہ اور علاقہ لکھیں',
      cover: 'مرکزی تصویر لگائیں',
      fivePhotos: '5 تصاویر پوری کریں',
      eightPhotos: '8 تصاویر پوری کریں',
      price: 'قیمت لکھیں',
      area: 'علاقہ فہرست سے چنیں',
      size: 'رقبہ اکائی کے ساتھ لکھیں؛ مرلہ ہو تو یہ بھی کہ کتنے مربع فٹ کا ہے',
      rooms: 'بیڈ روم اور باتھ روم لکھیں',
      description: 'کم از کم 100 الفاظ میں تفصیل لکھیں',
      fresh: 'اشتہار دیکھ کر دوبارہ محفوظ کریں',
    },
    gain: (points) => `${isolated(`+${points}`)} پوائنٹس`,
    whole: 'کچھ باقی نہیں۔',
  },
  ResidenceSlider: {
    ...pictures,
    goTo: (picture, count) => `تصویر، ${count} میں سے ${picture}`,
  },
  SearchBox: {
    name: 'اپنے الفاظ میں تلاش کریں',
    example: 'کلفٹن میں 3 بیڈ فلیٹ 2.5 کروڑ تک',
    search: 'تلاش کریں',
    notUnderstood: 'یہ سمجھ نہیں آیا:',
    didYouMean: 'کیا آپ کا مطلب یہ تھا:',
  },
  SiteFooter: {
    navigation: 'صفحے کے نیچے کے لنک',
    newTab: 'نئے ٹیب میں کھلے گا',
    home: 'Karachi Estates، ہوم پیج',
  },
  SiteHeader: {
    home: 'Karachi Estates، ہوم پیج',
    navigation: 'مرکزی مینو',
    openMenu: 'مینو کھولیں',
    menu: 'مینو',
    closeMenu: 'بند کریں',
  },
  SkipLink: { skip: 'سیدھے مواد پر جائیں' },
  SortSelect: { label: 'ترتیب' },
  StatTile: { limit: (limit) => `کل ${limit} میں سے` },
  SubmitButton: { pending: 'بھیجا جا رہا ہے…' },
  TelField: { label: 'فون', example: '0300 1234567' },
  TestimonialCarousel: {
    page: (page, count) => `صفحہ، ${count} میں سے ${page}`,
    rating: (stars) => `5 میں سے ${stars} ستارے`,
    person: (role, area) => `${role}، ${area}`,
  },
  TextAreaField: { count: (written, max) => `${max} میں سے ${written} حروف` },
  UnitCard: {
    unit: (number) => `یونٹ ${isolated(number)}`,
    floor: (floor) => `منزل ${floor}`,
    groundFloor: 'گراؤنڈ فلور',
    beds: (count) => `${count} بیڈ`,
    bathrooms: (count) => `${count} باتھ روم`,
    facing: (side) => `رخ: ${side}`,
    covered: (area) => `${area} تعمیر شدہ`,
    gross: (area) => `${area} کل رقبہ`,
    onRequest: 'قیمت پوچھیں',
  },
  UnitDetail: {
    type: 'قسم',
    bedrooms: 'بیڈ روم',
    bathrooms: 'باتھ روم',
    covered: 'تعمیر شدہ رقبہ',
    gross: 'کل رقبہ',
    building: 'عمارت',
    floor: 'منزل',
    facing: 'رخ',
    price: 'قیمت',
    state: 'اسٹیٹس',
    plan: 'گھر کا نقشہ',
    history: 'اب تک کیا ہوا',
    compare: 'موازنہ',
    compareWith: (place) => (place === 1 ? 'اس سے موازنہ کریں' : 'اور اس سے'),
    nothing: 'کوئی اور نہیں',
    show: 'موازنہ کریں',
    compared: 'یونٹس ساتھ ساتھ',
    unit: 'یونٹ',
  },
  UnitGrid: {
    filters: 'فلٹرز',
    building: 'عمارت',
    floor: 'منزل',
    type: 'قسم',
    facing: 'رخ',
    state: 'اسٹیٹس',
    minArea: (unit) => `کم از کم رقبہ، ${unit}`,
    maxPrice: 'زیادہ سے زیادہ قیمت',
    priceExample: '6 کروڑ',
    any: 'کوئی بھی',
    apply: 'فلٹرز لگائیں',
    clear: 'سب صاف کریں',
    found: (shown, total) => (shown === total ? `${total} یونٹس` : `${total} میں سے ${shown} یونٹس`),
    loading: 'یونٹس آ رہے ہیں…',
    none: 'ان فلٹرز سے کوئی یونٹ نہیں ملا',
    noneHint: 'کوئی فلٹر ہٹا دیں، یا تمام یونٹس دیکھیں۔',
    noUnits: 'ابھی کوئی یونٹ نہیں ہے',
    noUnitsHint: 'بلڈر نے ابھی یونٹس نہیں دکھائے۔ اپنی دلچسپی درج کریں، ہم آپ کو سب سے پہلے بتائیں گے۔',
    failed: 'یونٹس نہیں آ سکے',
  },
  UpgradeBanner: { action: 'ابھی اپ گریڈ کریں' },
};
