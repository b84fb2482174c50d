import { groupThousands } from '../digits.ts';
import type { PlanLimit } from '../plans/messages.ts';
import type { PlanId } from '../plans/plans.ts';
import type { ListingStatus } from '../properties/status.ts';
import { propertyTypeNoun } from '../properties/typeNoun.ts';
import type { PropertyType, Sort, TypeGroup } from '../properties/vocabulary.ts';
import type { Fault } from '../requests/messages.ts';
import { urduNumber } from './urduNumbers.ts';
import type { Sentences, ToldSearch, Words } from './words.ts';

/** Keeps Latin text and numbers with signs in their own direction inside an Urdu sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const planNames: Record<PlanId, string> = { basic: 'بیسک', pro: 'پرو', premium: 'پریمیم' };

const statuses: Record<ListingStatus, string> = {
  active: 'فعال',
  paused: 'رکا ہوا',
  sold: 'فروخت شدہ',
  rented: 'کرائے پر دیا گیا',
  deleted: 'حذف شدہ',
};

const limitReached = ({ plan, most, lifting, upTo }: PlanLimit, what: string) => {
  const has =
    most === 0
      ? `${planNames[plan]} پلان میں ${what} شامل نہیں۔`
      : `${planNames[plan]} پلان میں ${most} ${what} کی گنجائش ہے۔`;
  if (lifting === undefined) return has;
  return `${has} ${planNames[lifting]} پلان میں ${upTo == null ? 'کوئی حد نہیں' : `${upTo} تک کی گنجائش ہے`}۔`;
};

const manyOf = (type: string) => propertyTypeNoun(type, 2, 'ur');

const signedOut = 'آپ لاگ اِن نہیں ہیں۔';
const tryAgain = 'کچھ گڑبڑ ہو گئی۔ براہِ کرم دوبارہ کوشش کریں۔';
const unlike = 'دونوں پاس ورڈ ایک جیسے نہیں ہیں۔';
const agreeFirst = 'پہلے شرائط و ضوابط سے اتفاق کریں۔';

const sentences: Sentences = {
  LOGIN_FIELDS_MISSING: 'ای میل اور پاس ورڈ دونوں لکھیں۔',
  LOGIN_INVALID: 'ای میل یا پاس ورڈ درست نہیں۔',
  ACCOUNT_MERGED: ({ address }) => `آپ کا یہ اکاؤنٹ اور دوسرا اکاؤنٹ اب ایک ہیں۔ ${isolated(address)} سے لاگ اِن کریں۔`,
  ACCOUNT_SUSPENDED: 'یہ اکاؤنٹ بند کر دیا گیا ہے۔ ہم سے رابطہ کریں۔',
  ACCOUNT_REQUEST_FAILED: tryAgain,
  SIGNUP_CHOICE_MISSING: 'آگے بڑھنے سے پہلے ایک چیز چنیں۔',
  PASSWORDS_DIFFER: unlike,
  TERMS_NOT_AGREED: agreeFirst,
  PROFILE_FIELDS_MISSING: 'تمام ضروری خانے بھریں (پہلا نام، آخری نام، ای میل)۔',
  PROFILE_LOAD_FAILED: 'پروفائل نہیں کھل سکی۔',
  PROFILE_SAVE_FAILED: 'پروفائل محفوظ نہیں ہو سکی۔',
  PROFILE_SAVED: 'پروفائل محفوظ ہو گئی۔',
  SELLER_NOT_FOUND: 'بیچنے والے کا صفحہ نہیں ملا',
  SELLER_GONE: `یہ بیچنے والے اب ${isolated('Karachi Estates')} پر نہیں ہیں۔`,
  SELLER_PAGE_SAVED: 'آپ کا صفحہ محفوظ ہو گیا۔',
  FIRST_NAME_MISSING: 'اپنا پہلا نام لکھیں۔',
  LAST_NAME_MISSING: 'اپنا آخری نام لکھیں۔',
  PHONE_NOT_UNDERSTOOD: `پاکستان کا فون نمبر لکھیں، جیسے ${isolated('0300 1234567')} یا ${isolated('021 34567890')}۔`,
  EMAIL_INVALID: `ای میل ایڈریس اس طرح لکھیں: ${isolated('name@example.com')}۔`,
  PASSWORD_TOO_SHORT: 'کم از کم 8 حروف لکھیں۔',
  PASSWORD_TOO_LONG: 'زیادہ سے زیادہ 128 حروف لکھیں۔',
  PASSWORD_STRONG: 'مضبوط پاس ورڈ۔',
  PASSWORD_GOOD: 'اچھا پاس ورڈ۔ چند حروف اور لکھیں تو مضبوط ہو جائے گا۔',
  PASSWORD_FAIR: 'ٹھیک ہے۔ ایک لفظ اور ملا دیں تو بوجھنا بہت مشکل ہو جائے گا۔',
  PASSWORD_WEAK: 'کمزور۔ چند الگ الگ لفظ یاد رکھنا آسان ہے اور بوجھنا مشکل۔',
  PASSWORD_COMMON: 'یہ پاس ورڈ بہت لوگ استعمال کرتے ہیں۔ کوئی اور چنیں۔',
  SIGNED_UP: 'آپ کا اکاؤنٹ بن گیا ہے۔ اب لاگ اِن کریں۔',
  EMAIL_TAKEN: 'اس ای میل سے اکاؤنٹ پہلے سے موجود ہے۔ لاگ اِن کریں۔',
  LOGGED_OUT: 'آپ لاگ آؤٹ ہو گئے ہیں۔',
  SELLERS_ONLY: 'یہ کام صرف بیچنے والے کر سکتے ہیں۔',
  BUYERS_ONLY: 'یہ کام صرف خریدار کر سکتے ہیں۔',
  TOO_MANY_ATTEMPTS: 'بہت زیادہ کوششیں ہو گئیں۔ چند منٹ بعد دوبارہ کوشش کریں۔',
  TOO_MANY_TODAY: 'آج یہ کام بہت بار ہو چکا ہے۔ کل دوبارہ کوشش کریں۔',
  GOOGLE_UNAVAILABLE: `${isolated('Google')} سے لاگ اِن کی سہولت ابھی نہیں ہے۔`,
  GOOGLE_REFUSED: `${isolated('Google')} آپ کی تصدیق نہیں کر سکا۔ براہِ کرم دوبارہ کوشش کریں۔`,
  RESET_MAILED: 'اگر اس ایڈریس سے کوئی اکاؤنٹ ہے تو لنک والی ای میل بھیج دی گئی ہے۔',
  RESET_LINK_INVALID: 'یہ لنک استعمال ہو چکا ہے یا ایک گھنٹے سے پرانا ہے۔ نیا لنک منگوائیں۔',
  PASSWORD_CHANGED: 'آپ کا پاس ورڈ تبدیل ہو گیا ہے۔',
  CURRENT_PASSWORD_MISSING: 'موجودہ پاس ورڈ لکھیں۔',
  CURRENT_PASSWORD_WRONG: 'موجودہ پاس ورڈ درست نہیں۔',
  UNKNOWN_DEVICE: 'نامعلوم ڈیوائس',
  DEVICE: ({ browser, system }) => `${isolated(system)} پر ${isolated(browser)}`,
  SESSION_ENDED: 'وہ ڈیوائس لاگ آؤٹ ہو گئی ہے۔',
  OTHER_SESSIONS_ENDED: 'باقی تمام ڈیوائسز لاگ آؤٹ ہو گئی ہیں۔',
  SESSION_MISSING: 'یہ ڈیوائس پہلے ہی لاگ آؤٹ ہے۔',
  EMAIL_CONFIRMED: 'شکریہ، آپ کے ای میل ایڈریس کی تصدیق ہو گئی ہے۔',
  EMAIL_CHANGE_WAITING: 'شکریہ۔ اب اپنے دوسرے ایڈریس پر آئی ای میل کا لنک دبائیں۔',
  EMAIL_CHANGED: 'آپ کا ای میل ایڈریس تبدیل ہو گیا ہے۔ اب سے نئے ایڈریس سے لاگ اِن کریں۔',
  EMAIL_CHANGE_KEPT: 'آپ کا ای میل ایڈریس وہی رہے گا۔',
  EMAIL_CHANGE_MAILED: 'ہم نے دونوں ایڈریسوں پر لنک بھیج دیا ہے۔ ایک دن کے اندر دونوں دبائیں۔',
  EMAIL_CHANGE_MAILED_TO_NEW: 'ہم نے نئے ایڈریس پر لنک بھیج دیا ہے۔ ایک دن کے اندر اسے دبائیں۔',
  EMAIL_SAME: 'یہی آپ کا موجودہ ای میل ایڈریس ہے۔',
  EMAIL_LINK_INVALID: 'یہ لنک استعمال ہو چکا ہے یا پرانا ہو گیا ہے۔ اپنی پروفائل سے نیا لنک منگوائیں۔',
  CONFIRMATION_MAILED: 'لنک والی ای میل بھیج دی گئی ہے۔',
  EMAIL_UNCONFIRMED:
    'اشتہار لگانے سے پہلے اپنے ای میل ایڈریس کی تصدیق کریں: ہماری ای میل کا لنک دبائیں، یا اپنی پروفائل سے نیا لنک منگوائیں۔',
  ACCOUNT_KEPT: 'آپ کا اکاؤنٹ برقرار رہے گا۔',
  PROFILE_IMAGE_MISSING: 'تصویر چنیں۔',
  ACCOUNT_GONE: 'یہ اکاؤنٹ اب موجود نہیں۔',
  ACCOUNT_ERASED_ON: ({ day }) => `آپ کا اکاؤنٹ ${day} کو ختم ہو جائے گا۔ تب تک آپ یہاں اپنا ارادہ بدل سکتے ہیں۔`,

  NOT_LOGGED_IN: signedOut,
  NOT_LOGGED_IN_HEADER: 'آپ لاگ اِن نہیں ہیں۔ لاگ اِن کریں۔',
  SESSION_EXPIRED: 'آپ کا سیشن ختم ہو گیا ہے۔ دوبارہ لاگ اِن کریں۔',
  SESSION_LOADING: 'لوڈ ہو رہا ہے…',
  SELLER_PAGE_LOADING: 'لوڈ ہو رہا ہے…',

  BLOG_NOT_FOUND: 'یہ مضمون اب موجود نہیں۔',
  ARTICLE_TITLE_MISSING: 'مضمون کا عنوان لکھیں۔',
  ARTICLE_SLUG_INVALID: `صرف چھوٹے لاطینی حروف، ہندسے اور اکہری لکیریں استعمال کریں، مثلاً ${isolated('papers-first')}۔`,
  ARTICLE_SLUG_TAKEN: 'یہ نام پہلے سے ایک اور مضمون کا ہے۔',
  ARTICLE_EXCERPT_MISSING: 'ایک دو جملے لکھیں جو فہرستوں میں دکھائے جائیں۔',
  ARTICLE_TEXT_MISSING: 'مضمون میں ابھی کوئی متن نہیں۔',
  ARTICLE_ALT_MISSING: 'متن کی ہر تصویر کی تفصیل ان کے لیے لکھیں جو اسے دیکھ نہیں سکتے۔',
  ARTICLE_COVER_ALT_MISSING: 'سرورق کی تفصیل ان کے لیے لکھیں جو اسے دیکھ نہیں سکتے۔',
  ARTICLE_URDU_TITLE_MISSING: 'مضمون کو اردو میں عنوان دیں، یا اردو کا سارا متن خالی رکھیں۔',
  ARTICLE_URDU_EXCERPT_MISSING: 'اردو میں ایک دو جملے لکھیں جو فہرستوں میں دکھائے جائیں۔',
  ARTICLE_URDU_TEXT_MISSING: 'مضمون کا اردو متن ابھی خالی ہے۔',
  ARTICLE_URDU_ALT_MISSING: 'متن کی ہر تصویر کی تفصیل اردو میں لکھیں۔',
  ARTICLE_URDU_COVER_ALT_MISSING: 'سرورق کی تفصیل اردو میں ان کے لیے لکھیں جو اسے دیکھ نہیں سکتے۔',
  ARTICLE_NOT_READY: 'قارئین کو دکھانے سے پہلے اس مضمون میں کچھ کمی ہے۔',
  ARTICLE_SEEN_MISSING: 'بتائیں کہ آپ نے کون سا نسخہ پڑھا ہے۔',
  ARTICLE_CHANGED: ({ by, at }) =>
    `آپ کے کھولنے کے بعد ${isolated(by)} نے ${isolated(at)} پر یہ مضمون محفوظ کیا۔ آپ کا لکھا ہوا یہیں موجود ہے۔`,
  ARTICLE_NOT_POSSIBLE: 'مضمون ایسی حالت میں نہیں کہ یہ ہو سکے۔',
  ARTICLE_REMOVED: 'مسودہ حذف کر دیا گیا۔',
  ARTICLE_REVISION_MISSING: 'یہ نسخہ اب محفوظ نہیں۔',
  PUBLISH_TIME_INVALID: 'آنے والا کوئی وقت چنیں، ایک سال کے اندر۔',

  INTEREST_FIELDS_MISSING: 'تمام خانے بھریں',
  INTEREST_REFUSED: 'آپ کی دلچسپی درج نہیں ہو سکی۔ کچھ دیر بعد دوبارہ کوشش کریں۔',
  INTEREST_NETWORK_FAILED: 'کچھ گڑبڑ ہو گئی۔ کچھ دیر بعد دوبارہ کوشش کریں۔',
  INTEREST_REGISTERED: 'شکریہ! آپ کی دلچسپی درج ہو گئی ہے۔',
  PROJECT_UNKNOWN: 'اس ایڈریس پر کوئی پروجیکٹ نہیں ہے۔',

  LEAD_FIELDS_MISSING: 'تمام ضروری خانے بھریں۔',
  LEAD_FIELD_MISSING: 'یہ خانہ بھریں۔',
  LEAD_AREA_MISSING: 'فہرست میں سے علاقہ چنیں۔',
  LEAD_BUDGET_TOO_LOW: 'بجٹ کم از کم 20 لاکھ روپے ہونا چاہیے۔',
  LEAD_BUDGET_INVALID: `بجٹ عدد میں لکھیں، مثلاً ${isolated('5,000,000')}، ${isolated('50')} لاکھ یا ${isolated('2.5')} کروڑ۔`,
  LEAD_SUBMITTED: 'آپ کی درخواست مل گئی ہے!',
  LEAD_NETWORK_FAILED: tryAgain,
  LEAD_REFUSED: ({ reason }) => reason || 'درخواست نہیں بھیجی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',

  FILE_EMPTY: 'یہ فائل خالی ہے۔ کوئی اور چنیں۔',
  FILE_UNEXPECTED: 'یہاں اس فائل کی ضرورت نہیں۔',
  SPACE_QUOTA_USED: ({ megabytes }) =>
    `آپ کی تمام تصاویر مل کر ${groupThousands(megabytes)} ایم بی تک ہو سکتی ہیں، اور اس تصویر کے ساتھ حد پار ہو جائے گی۔ ` +
    'چھوٹی تصاویر چنیں یا کچھ حذف کریں؛ حذف کی ہوئی تصاویر مزید 30 دن گنی جاتی ہیں۔',
  DAY_QUOTA_USED: ({ pictures, hours }) =>
    `آپ ایک دن میں ${groupThousands(pictures)} تصاویر بھیج سکتے ہیں۔ ${hours} گھنٹے بعد دوبارہ کوشش کریں۔`,
  PHOTO_TOO_LARGE: ({ megabytes }) => `ایک تصویر زیادہ سے زیادہ ${megabytes} ایم بی کی ہو سکتی ہے۔`,
  PICTURE_TOO_LARGE: ({ megabytes }) => `زیادہ سے زیادہ ${megabytes} ایم بی کی تصویر چنیں۔`,
  DOCUMENT_TOO_LARGE: ({ megabytes }) => `یہ فائل ${megabytes} ایم بی سے بڑی ہے۔ چھوٹی فائل چنیں۔`,
  PHOTOS_TOO_LARGE: ({ megabytes }) =>
    `تمام تصاویر مل کر زیادہ سے زیادہ ${megabytes} ایم بی کی ہو سکتی ہیں۔ کم یا چھوٹی تصاویر چنیں۔`,
  ONE_PHOTO_AT_A_TIME: 'ایک وقت میں ایک تصویر بھیجیں۔',
  PICTURE_UNREADABLE: `یہ تصویر نہیں پڑھی جا سکی۔ اسے ${isolated('JPEG')} میں محفوظ کر کے دوبارہ چنیں۔`,
  PICTURE_KIND_UNKNOWN: `اس قسم کی فائل یہاں نہیں لی جاتی۔ ${isolated('JPEG, PNG, WebP')} یا ${isolated('AVIF')} فائل چنیں۔`,
  PICTURE_TOO_MANY_PIXELS: 'یہ تصویر 40 میگا پکسل سے بڑی ہے۔ چھوٹی تصویر چنیں۔',
  PICTURE_TOO_LONG: 'یہ تصویر 16,384 پکسل سے زیادہ چوڑی یا اونچی ہے۔ چھوٹی تصویر چنیں۔',
  HEIC_UNREADABLE: `یہ ${isolated('HEIC')} تصویر یہاں نہیں پڑھی جا سکتی۔ اسے ${isolated('JPEG')} میں محفوظ کر کے دوبارہ چنیں۔`,
  PICTURE_DAMAGED: 'یہ تصویر خراب یا ادھوری ہے۔ کوئی اور چنیں۔',
  PICTURE_GONE: 'اسی دوران ایک تصویر ہٹا دی گئی۔ اسے دوبارہ چنیں۔',
  PICTURE_NOT_FOUND: 'ایسی کوئی تصویر نہیں ہے۔',

  NEWSLETTER_ASKED: 'بس ایک قدم باقی ہے: ہماری ابھی بھیجی ہوئی ای میل کا لنک دبائیں۔',
  NEWSLETTER_CONFIRMED: 'شکریہ! آپ کو ہمارا نیوز لیٹر ملا کرے گا۔',
  NEWSLETTER_UNSUBSCRIBED: 'اب آپ کو ہمارا نیوز لیٹر نہیں آئے گا۔',
  ISSUE_SUBJECT_MISSING: 'شمارے کا عنوان لکھیں؛ قارئین سب سے پہلے یہی دیکھتے ہیں۔',
  ISSUE_TEXT_MISSING: 'شمارے میں ابھی کوئی متن نہیں۔',
  ISSUE_ALT_MISSING: 'ہر تصویر کی تفصیل ان کے لیے لکھیں جن کا میل پروگرام تصویریں نہیں دکھاتا۔',
  ISSUE_NOT_READY: 'بھیجنے سے پہلے اس شمارے میں کچھ کمی ہے۔',
  ISSUE_NOT_POSSIBLE: 'شمارہ ایسی حالت میں نہیں کہ یہ ہو سکے۔',
  ISSUE_NO_READERS: 'ابھی کسی نے سبسکرپشن کی تصدیق نہیں کی، اس لیے بھیجنے کے لیے کوئی نہیں۔',
  ISSUE_CHANGED: ({ by, at }) =>
    `آپ کے کھولنے کے بعد ${isolated(by)} نے ${isolated(at)} پر یہ شمارہ محفوظ کیا۔ آپ کا لکھا ہوا یہیں موجود ہے۔`,
  ISSUE_TESTED: 'آزمائشی میل روانہ ہو گئی۔',
  ISSUE_REMOVED: 'مسودہ حذف کر دیا گیا۔',
  ISSUE_BOUNCES_MISSING: 'جو میلیں واپس آئیں وہ، یا جن پتوں پر نہیں پہنچیں وہ یہاں چسپاں کریں۔',
  ISSUE_BOUNCES_UNKNOWN: 'ان میں سے کسی پتے پر یہ شمارہ نہیں گیا، یا یہ پہلے واپس آ چکے ہیں۔',
  ISSUE_BOUNCED: ({ count }) => `ان پتوں پر میل نہیں پہنچتی، اب انہیں نیوز لیٹر نہیں جائے گا: ${count}۔`,
  ISSUE_TESTS_USED: 'بہت سی آزمائشیں ہو چکیں۔ ایک گھنٹے بعد دوبارہ کوشش کریں۔',
  NEWSLETTER_LINK_INVALID: 'یہ لنک اب کام نہیں کرتا۔ نیا لنک لینے کے لیے نیوز لیٹر دوبارہ منگوائیں۔',

  SEARCH_SAVED: 'آپ کی تلاش محفوظ ہو گئی ہے۔',
  SEARCH_ASKED: 'بس ایک قدم باقی ہے: ہماری ابھی بھیجی ہوئی ای میل کا لنک دبائیں۔',
  SEARCH_CONFIRMED: 'شکریہ! اس تلاش میں کچھ نیا آتے ہی ہم آپ کو لکھیں گے۔',
  SEARCH_CHANGED: 'آپ کی تبدیلیاں محفوظ ہو گئی ہیں۔',
  SEARCH_DELETED: 'محفوظ تلاش حذف ہو گئی ہے۔',
  SEARCH_UNSUBSCRIBED: 'اب آپ کو اس تلاش کے الرٹ نہیں آئیں گے۔',
  SEARCH_LINK_INVALID: 'یہ لنک اب کام نہیں کرتا۔ نیا لنک لینے کے لیے تلاش دوبارہ محفوظ کریں۔',
  SEARCH_NOT_FOUND: 'ایسی کوئی محفوظ تلاش نہیں ہے۔',
  SEARCH_SAVED_ALREADY: ({ name }) => `ان فلٹرز والی ایک محفوظ تلاش پہلے سے موجود ہے: «${name}»۔`,
  PUSH_ON: 'اب الرٹ اس ڈیوائس پر آئیں گے۔',
  PUSH_OFF: 'اب اس ڈیوائس پر الرٹ نہیں آئیں گے۔',
  PUSH_DEVICE_INVALID: 'آپ کے براؤزر نے ایسا پتا نہیں دیا جس پر الرٹ بھیجے جا سکیں۔',
  PUSH_DEVICES_FULL: 'آپ کے الرٹ پہلے ہی بہت سی ڈیوائسز پر آ رہے ہیں۔ پہلے کسی ایک پر بند کریں۔',
  SEARCH_NAME_MISSING: 'تلاش کا نام لکھیں۔',
  NOTE_TOO_LONG: ({ most }) => `نوٹ زیادہ سے زیادہ ${most} حروف کا ہو سکتا ہے۔`,
  REASON_TOO_LONG: ({ most }) => `وجہ زیادہ سے زیادہ ${most} حروف کی ہو سکتی ہے۔`,
  SHORTLIST_LINK_INVALID: 'یہ لنک اب کام نہیں کرتا۔ جس نے بھیجا ہے اس سے نیا لنک لیں۔',
  SHORTLIST_ENDED: 'لنک بند ہو گیا۔ اب اس سے کوئی آپ کی فہرست نہیں دیکھ سکتا۔',
  SHORTLIST_FULL: ({ most }) => `ایک فہرست پر زیادہ سے زیادہ ${most} لوگ رائے دے سکتے ہیں۔`,
  VOTER_NAME_MISSING: 'اپنا نام لکھیں۔',
  VOTER_NAME_TOO_LONG: ({ most }) => `نام زیادہ سے زیادہ ${most} حروف کا ہو سکتا ہے۔`,
  COMMENT_TOO_LONG: ({ most }) => `تبصرہ زیادہ سے زیادہ ${most} حروف کا ہو سکتا ہے۔`,
  VOTE_SAVED: 'شکریہ، آپ کی رائے محفوظ ہو گئی۔',
  SEARCH_NAME_TOO_LONG: ({ most }) => `نام زیادہ سے زیادہ ${most} حروف کا ہو سکتا ہے۔`,
  SEARCH_ALL_HOMES: 'کراچی کی تمام پراپرٹیز',
  SEARCH_BEDROOMS: ({ count }) => `${count} یا زیادہ بیڈ روم`,
  SEARCH_EXACT_BEDROOMS: ({ count }) => `صرف ${count} بیڈ روم`,
  SEARCH_BATHROOMS: ({ count }) => `${count} یا زیادہ باتھ روم`,
  SEARCH_EXACT_BATHROOMS: ({ count }) => `صرف ${count} باتھ روم`,
  SEARCH_YARD_PRICE: ({ price }) => `${price} فی گز`,
  SEARCH_PARKING: 'پارکنگ کے ساتھ',
  SEARCH_PHOTOS: 'تصاویر کے ساتھ',
  SEARCH_REDUCED: 'قیمت کم ہوئی',
  SEARCH_VERIFIED: 'بیچنے والے تصدیق شدہ',
  SEARCH_CONFIRMED_WITHIN: ({ days }) => `پچھلے ${days} دنوں میں تصدیق ہوئی`,
  SEARCH_POSTED: ({ days }) => (days === 1 ? 'پچھلے 24 گھنٹوں میں لگے' : `پچھلے ${days} دنوں میں لگے`),
  SEARCH_ON_MAP: 'نقشے کے ایک حصے میں',
  SEARCH_FREQUENCY_AT_ONCE: 'فوراً',
  SEARCH_FREQUENCY_DAILY: 'دن میں ایک بار',
  SEARCH_FREQUENCY_WEEKLY: 'ہفتے میں ایک بار',
  SEARCH_QUIET_HOURS: 'صبح 8 بجے تک رکیں',
  SEARCH_NO_QUIET_HOURS: 'رات کو بھی بتائیں',
  SEARCH_ALERT_NEW: 'نیا',
  SEARCH_ALERT_PRICE_CUT: ({ before }) => `قیمت کم ہوئی، پہلے ${before}`,
  SEARCH_ALERT_BACK: 'پھر دستیاب',
  SEARCH_ALERT_CONFIRMED: 'دوبارہ تصدیق ہوئی',
  SEARCH_HOME_BEDROOMS: ({ count }) => `${count} بیڈ روم`,

  UNIT_AVAILABLE: 'دستیاب',
  UNIT_HELD: 'مختص',
  UNIT_BOOKED: 'بک شدہ',
  UNIT_SOLD: 'فروخت شدہ',
  UNIT_NOT_FOR_SALE: 'فروخت کے لیے نہیں',
  FACING_SEA: 'سمندر',
  FACING_CITY: 'شہر',
  FACING_PARK: 'پارک',
  FACING_GARDEN: 'باغ',
  FACING_COURTYARD: 'صحن',
  FACING_STREET: 'سڑک',
  FACING_NORTH: 'شمال',
  FACING_SOUTH: 'جنوب',
  FACING_EAST: 'مشرق',
  FACING_WEST: 'مغرب',
  PAYMENT_DOWN: 'بکنگ پر',
  PAYMENT_INSTALMENT: ({ number }) => `قسط ${number}`,
  PAYMENT_BALLOON: ({ number }) => `بڑی ادائیگی ${number}`,
  PAYMENT_POSSESSION: 'قبضے پر',
  UNIT_NOT_FOUND: 'اس پروجیکٹ میں ایسا کوئی یونٹ نہیں ہے۔',
  UNIT_NOT_OFFERED: 'یہ یونٹ پیش نہیں کیا جا رہا، اس لیے اس کی کوئی ادائیگیاں نہیں۔',
  UNIT_PRICE_ON_REQUEST: 'اس یونٹ کی قیمت پوچھنے پر بتائی جاتی ہے۔ ادائیگیاں پروجیکٹ والوں سے پوچھیں۔',
  UNIT_CALENDAR: ({ unit, project }) => `یونٹ ${isolated(unit)} کی ادائیگیاں، ${isolated(project)}`,
  UNIT_PAYMENT: ({ payment, amount, unit }) => `یونٹ ${isolated(unit)}، ${payment}: ${isolated(amount)}`,
  VISIT_BOOKED: 'آپ کا دورہ طے ہو گیا ہے۔ وقت ہم نے آپ کے کیلنڈر کے لیے ای میل کر دیا ہے۔',
  VISIT_FULL: 'اس وقت کی گنجائش پوری ہو چکی ہے۔ کوئی اور وقت چنیں۔',
  VISIT_OVER: 'یہ وقت اب میسر نہیں۔ کوئی اور وقت چنیں۔',
  VISIT_TITLE: ({ project }) => `${isolated(project)} کا دورہ`,
  VISIT_TEXT: ({ project, unit }) =>
    unit === ''
      ? `آپ ${isolated(project)} دیکھنے آئیں گے۔`
      : `آپ ${isolated(project)} کا یونٹ ${isolated(unit)} دیکھنے آئیں گے۔`,
  VIEWING_ASKED: 'آپ کے اوقات بیچنے والے کو بھیجے جا رہے ہیں۔ جواب ہم آپ کو ای میل کریں گے۔',
  VIEWING_LINK_SENT:
    'بس ایک قدم باقی ہے: ہماری ابھی بھیجی ہوئی ای میل کا لنک دبائیں، تب آپ کے اوقات بیچنے والے تک پہنچیں گے۔',
  VIEWING_CHANGED: 'ہو گیا۔ دوسری طرف کو ہم نے ای میل سے بتا دیا ہے۔',
  VIEWING_NAME_MISSING: 'اپنا نام لکھیں۔',
  VIEWING_EMAIL_INVALID: 'درست ای میل ایڈریس لکھیں: جواب ای میل سے آئے گا۔',
  VIEWING_PHONE_INVALID: 'درست فون نمبر لکھیں، تاکہ اس دن بیچنے والے آپ سے رابطہ کر سکیں۔',
  VIEWING_TOO_LONG: ({ most }) => `یہ زیادہ سے زیادہ ${most} حروف کا ہو سکتا ہے۔`,
  VIEWING_TIME_MISSING: 'کم از کم ایک وقت چنیں۔',
  VIEWING_TIME_INVALID: 'ایک وقت نامکمل ہے۔ اس کا دن اور گھنٹہ دونوں چنیں۔',
  VIEWING_TIMES_SAME: 'دو اوقات ایک جیسے ہیں۔ کوئی اور چنیں، یا خانہ خالی چھوڑ دیں۔',
  VIEWING_TIMES_FULL: ({ most }) => `زیادہ سے زیادہ ${most} اوقات تجویز کریں۔`,
  VIEWING_TOO_SOON: ({ hours }) => `ایسے اوقات چنیں جو اب سے کم از کم ${hours} گھنٹے بعد ہوں۔`,
  VIEWING_TOO_LATE: ({ days }) => `اگلے ${days} دنوں کے اندر کے اوقات چنیں۔`,
  VIEWING_AT_NIGHT: 'گھر صبح 08:00 سے رات 21:00 تک دکھائے جاتے ہیں۔ اسی دوران کا وقت چنیں۔',
  VIEWING_NOT_THAT_TIME: 'یہ وقت اب تجویز میں نہیں۔ موجودہ اوقات دیکھیں۔',
  VIEWING_OWN: 'یہ آپ کا اپنا اشتہار ہے۔',
  VIEWING_EXISTS: 'آپ یہ گھر دیکھنے کی درخواست پہلے ہی کر چکے ہیں۔ وقت «گھر دیکھنے کے اوقات» میں بدل سکتے ہیں۔',
  VIEWING_NOT_POSSIBLE: 'یہ اب نہیں ہو سکتا: دوسری طرف سے پہلے ہی کچھ بدل گیا۔ دیکھیں کہ اب کیا طے ہے۔',
  VIEWING_OVER: 'گھر دیکھنے کا یہ وقت گزر چکا ہے۔',
  VIEWING_NOT_SHOWN: 'یہ گھر اس وقت دکھایا نہیں جا رہا۔ جب تک یہ دوبارہ نہ دکھایا جائے، آپ صرف وقت منسوخ کر سکتے ہیں۔',
  VIEWING_WORDS_MISSING: 'چند لفظ لکھیں، تاکہ خریدار کو وجہ معلوم ہو۔',
  VIEWING_NOT_FOUND: 'گھر دیکھنے کی ایسی کوئی درخواست نہیں ہے۔',
  VIEWING_LINK_INVALID: 'یہ لنک اب کام نہیں کرتا۔',
  VIEWING_TITLE: ({ name }) => `گھر دیکھنا: ${isolated(name)}`,
  VIEWING_TEXT: ({ name }) =>
    `${isolated(name)} کے ساتھ گھر دیکھنے کا وقت۔ وقت بدلنے یا منسوخ کرنے کے لیے ہماری ای میل کا لنک استعمال کریں۔`,
  HOLD_FIELD_MISSING: 'یہ خانہ بھریں۔',
  HOLD_NAME_TOO_LONG: ({ most }) => `نام زیادہ سے زیادہ ${most} حروف کا ہو سکتا ہے۔`,
  HOLD_ASKED: 'بس ایک قدم باقی ہے: ہماری ابھی بھیجی ہوئی ای میل کا لنک دبائیں، تب یونٹ آپ کے لیے مختص ہو گا۔',
  HOLD_LINK_INVALID: 'یہ لنک اب کام نہیں کرتا۔ نیا لنک لینے کے لیے یونٹ دوبارہ مانگیں۔',
  HOLD_ENDED: 'یہ مہلت ختم ہو چکی ہے۔ اگر یونٹ ابھی دستیاب ہے تو دوبارہ مانگیں۔',
  HOLD_UNIT_HELD: ({ until }) =>
    `یہ یونٹ ${isolated(until)} تک کسی اور کے لیے مختص ہے۔ کوئی اور چنیں، یا تب دوبارہ کوشش کریں۔`,
  HOLD_UNIT_GONE: 'یہ یونٹ اب دستیاب نہیں۔ کوئی اور چنیں۔',
  HOLD_ONE_EACH:
    'ایک یونٹ پہلے ہی آپ کے لیے مختص ہے، اور ہر شخص ایک ہی رکھ سکتا ہے۔ پہلے اسے چھوڑیں، یا اس کی مہلت ختم ہونے دیں۔',
  HOLD_LAUNCH: 'اس پروجیکٹ کے یونٹ لانچ میں باری باری دیے جا رہے ہیں۔ اپنی باری کے لیے لانچ میں شامل ہوں۔',
  LAUNCH_NONE: 'اس پروجیکٹ کی کوئی لانچ نہیں ہے۔',
  LAUNCH_OVER: 'یہ لانچ ختم ہو چکی ہے۔',
  LAUNCH_ASKED: 'بس ایک قدم باقی ہے: ہماری ابھی بھیجی ہوئی ای میل کا لنک دبائیں، تب آپ لانچ میں ہوں گے۔',
  LAUNCH_LINK_INVALID: 'یہ لنک اب کام نہیں کرتا۔ نیا لنک لینے کے لیے دوبارہ شامل ہوں۔',
  LAUNCH_ONE_EACH: 'اسی ای میل یا فون نمبر سے کوئی پہلے ہی اس لانچ میں شامل ہے۔ ہر شخص ایک بار شامل ہوتا ہے۔',
  LAUNCH_NOT_TURN: 'ابھی آپ کی باری نہیں ہے۔ باری کب آئے گی، یہ اپنے نمبر پر دیکھیں۔',
  SANITY_PRICE_HIGH: ({ times, median }) =>
    `یہ یہاں کی قیمت کا ${times} گنا ہے (درمیانی قیمت ${median} فی گز)۔ کوئی ہندسہ زیادہ تو نہیں؟`,
  SANITY_PRICE_LOW: ({ times, median }) =>
    `یہاں دوسرے ${times} گنا مانگتے ہیں (درمیانی قیمت ${median} فی گز)۔ کوئی ہندسہ رہ تو نہیں گیا؟`,
  SANITY_PRICE_RAISED: ({ times, price }) =>
    `یہ اب تک کی قیمت (\u2068${price}\u2069) کا ${times} گنا ہے۔ کوئی ہندسہ زیادہ تو نہیں؟`,
  SANITY_PRICE_CUT: ({ times, price }) =>
    `اب تک کی قیمت (\u2068${price}\u2069) اس کا ${times} گنا ہے۔ کوئی ہندسہ رہ تو نہیں گیا؟`,
  SANITY_SIZE: ({ size, least, most }) =>
    `اس قسم کے لیے ${size} غیر معمولی ہے، عام طور پر ${least} سے ${most} ہوتا ہے۔ پیمانہ درست ہے؟`,
  SANITY_TITLE_PHONE: 'عنوان میں فون نمبر ہے۔ خریدار بٹن سے آپ تک پہنچتے ہیں؛ عنوان میں پراپرٹی کا بتائیں۔',
  SANITY_TITLE_LINK: 'عنوان میں لنک ہے۔ عنوان کے لنک نہیں کھلتے؛ بتائیں کہ پراپرٹی کیا ہے۔',
  SANITY_TITLE_CAPITALS: ({ percent }) =>
    `عنوان کا ${percent} فیصد بڑے حروف میں ہے، جو چیخنے جیسا لگتا ہے۔ چھوٹے حروف میں لکھ دیں؟`,
  SANITY_TITLE_PLOT:
    'عنوان میں پلاٹ لکھا ہے، مگر یہ فائل ہے، یعنی پلاٹ کا وعدہ۔ ’پلاٹ کی فائل‘ لکھیں تاکہ کسی کو غلط فہمی نہ ہو۔',
  AD_EXCLUDES_PEOPLE: ({ words }) =>
    `یہاں کوئی اشتہار مذہب، علاقے یا فرقے کی وجہ سے کسی کو الگ نہیں کرتا: براہِ کرم «\u2068${words}\u2069» نکال دیں۔`,
  LISTING_HELD: 'شکریہ! ہم آپ کا اشتہار دکھانے سے پہلے دیکھتے ہیں، پھر آپ کو ای میل کریں گے۔',
  APPEAL_SENT: 'شکریہ! ہماری ٹیم کا کوئی اور رکن اسے دیکھے گا اور آپ کو ای میل کرے گا۔',
  APPEAL_LINK_INVALID: 'یہ لنک کام نہیں کرتا۔ اپنے ڈیش بورڈ میں اشتہار کھولیں۔',
  APPEAL_NOT_POSSIBLE: 'اپیل کرنے کو کچھ نہیں، یا آپ پہلے ہی اپیل کر چکے ہیں۔',
  APPEAL_WORDS_MISSING: 'بتائیں کہ فیصلہ کیوں غلط ہے۔',
  APPEAL_WORDS_TOO_LONG: ({ most }) => `آپ زیادہ سے زیادہ ${most} حروف لکھ سکتے ہیں۔`,
  PAPER_VALUE_UNKNOWN: 'فہرست میں سے ایک جواب چنیں۔',
  FILE_IS_NO_HOME:
    'فائل پلاٹ کا حق ہے، اور یہ اشتہار پلاٹ کا نہیں۔ ملکیت کا کوئی اور کاغذ چنیں، یا اشتہار کی قسم بدلیں۔',
  FILE_IS_NO_PLOT: 'اس کے کاغذات میں فائل لکھی ہے، اور فائل پلاٹ نہیں ہوتی۔ پہلے «کاغذات» میں ملکیت کا کاغذ بدلیں۔',
  FILE_CANNOT_BE_LET: 'فائل کرائے پر نہیں دی جا سکتی۔ ملکیت کا کوئی اور کاغذ چنیں۔',
  FILE_HAS_NO_LEASE: 'پلاٹ کی فائل پر لیز نہیں ہوتی۔ ملکیت کا کوئی اور کاغذ چنیں، یا اشتہار کی قسم بدلیں۔',
  PAPERS_SAVED: 'محفوظ ہو گیا۔ اشتہار میں لکھا ہو گا کہ یہ آپ نے بتایا ہے۔',
  PAPERS_SAVED_AS_FILE: 'محفوظ ہو گیا۔ اب اشتہار میں پلاٹ کی فائل لکھا ہے، کیونکہ فائل پلاٹ نہیں ہوتی۔',
  PAPER_ANSWER_FIRST: 'پہلے بتائیں کہ دستاویز میں کیا لکھا ہے، اور محفوظ کریں۔',
  PAPER_DOCUMENT_MISSING: 'ایک تصویر یا PDF چنیں۔',
  PAPER_DOCUMENT_SAVED: 'دستاویز مل گئی۔ اسے صرف آپ اور ہمارا عملہ دیکھتا ہے۔',
  PAPER_DOCUMENT_REMOVED: 'دستاویز ہٹا دی گئی۔',
  PAPER_DOCUMENT_NOT_FOUND: 'ایسی کوئی دستاویز نہیں ہے۔',
  PAPER_CHANGED: 'آپ کے کھولنے کے بعد بیچنے والے نے یہ جواب بدل دیا ہے۔ دوبارہ دیکھیں۔',
  MARK_CODE_SENT: ({ minutes }) => `کوڈ بھیجا جا رہا ہے۔ یہ ${minutes} منٹ تک چلے گا۔`,
  MARK_CODE_MISSING: ({ digits }) => `کوڈ کے ${digits} ہندسے لکھیں۔`,
  MARK_CODE_WRONG: ({ left }) =>
    left === 0 ? 'یہ کوڈ درست نہیں۔ نیا کوڈ منگوائیں۔' : `یہ کوڈ درست نہیں۔ آپ ${left} بار اور کوشش کر سکتے ہیں۔`,
  MARK_CODE_OVER: 'یہ کوڈ اب نہیں چلے گا۔ نیا کوڈ منگوائیں۔',
  MARK_CODE_NOT_SENT: 'کوڈ نہیں جا سکا۔ چند منٹ بعد دوبارہ کوشش کریں۔',
  MARK_PHONE_MISSING: 'پہلے اپنی پروفائل میں فون نمبر لکھیں۔',
  MARK_CODE_TEXT: ({ code }) => `${code} آپ کا ${isolated('Karachi Estates')} کوڈ ہے`,
  MARK_GIVEN: 'ہو گیا۔ اب یہ آپ کے صفحے اور اشتہارات پر نظر آئے گا۔',
  MARK_ALREADY: 'یہ آپ کے پاس پہلے سے ہے۔',
  MARK_REQUESTED: 'شکریہ۔ ہم اسے دیکھ کر آپ کو لکھیں گے۔',
  MARK_DETAIL_MISSING: 'نمبر لکھیں یا چند لفظوں میں بتائیں کہ ہم کیا دیکھیں۔',
  MARK_DETAIL_TOO_LONG: ({ most }) => `زیادہ سے زیادہ ${most} حروف لکھیں۔`,
  MARK_KIND_UNKNOWN: 'چنیں کہ ہم کس چیز کی جانچ کریں۔',
  MARK_NOTHING_KEPT: 'کچھ نہ لکھیں: شناختی کارڈ کا نہ نمبر رکھا جاتا ہے، نہ نقل۔',
  MARK_REASON_MISSING: 'بتائیں کہ یہ کیوں واپس لیا جا رہا ہے۔',
  REPORT_SENT: ({ receipt }) => `شکریہ! آپ کی رپورٹ کا نمبر \u2068${receipt}\u2069 ہے۔`,
  REPORT_REASON_MISSING: 'چنیں کہ کیا غلط ہے۔',
  REPORT_TEXT_MISSING: 'چند لفظوں میں بتائیں کہ کیا غلط ہے۔',
  REPORT_TEXT_TOO_LONG: ({ most }) => `تحریر زیادہ سے زیادہ ${most} حروف کی ہو سکتی ہے۔`,
  REPORT_EMAIL_INVALID: 'درست ای میل ایڈریس لکھیں، یا خالی چھوڑ دیں۔',
  LEAD_LINK_INVALID: 'یہ لنک اب کام نہیں کرتا۔',
  LEAD_OVER: 'یہ درخواست بند ہو چکی ہے۔ پھر گھر ڈھونڈنا ہو تو نئی درخواست بھیجیں۔',
  LEAD_ANSWERED: 'شکریہ۔ آپ کا جواب مل گیا۔',
  SHORTLIST_LEAD_OVER: 'یہ درخواست بند ہے۔ پہلے اس کا مرحلہ بدلیں۔',
  SHORTLIST_SENT: 'آپ کے کھولنے کے بعد اس شخص کو گھر بھیجے جا چکے ہیں۔ مزید بھیجنے سے پہلے دیکھ لیں کہ کیا گیا ہے۔',
  SUPPORT_SENT: 'آپ کی درخواست مل گئی۔ جواب ای میل سے آئے گا اور یہاں بھی نظر آئے گا۔',
  SUPPORT_SUBJECT_MISSING: 'چند لفظوں میں لکھیں کہ بات کیا ہے۔',
  SUPPORT_WORDS_MISSING: 'لکھیں کہ ہم آپ کی کیا مدد کریں۔',
  SUPPORT_TOO_LONG: ({ most }) => `یہ زیادہ سے زیادہ ${most} حروف کا ہو سکتا ہے۔`,
  SUPPORT_ANSWER_MISSING: 'جواب لکھیں؛ بیچنے والے اسے پڑھیں گے۔',
  SUPPORT_ANSWERED: 'اس درخواست کا جواب اس دوران کوئی اور دے چکا ہے۔ دوسرا جواب لکھنے سے پہلے اسے پڑھ لیں۔',
  SUPPORT_IS_SO: 'یہ درخواست پہلے ہی اس حالت میں ہے۔',
  ENQUIRY_SENT: 'آپ کا پیغام بیچنے والے کو بھیجا جا رہا ہے۔',
  ENQUIRY_NAME_MISSING: 'اپنا نام لکھیں۔',
  ENQUIRY_EMAIL_INVALID: 'درست ای میل ایڈریس لکھیں، تاکہ بیچنے والے جواب دے سکیں۔',
  ENQUIRY_PHONE_INVALID: 'درست فون نمبر لکھیں، یا خالی چھوڑ دیں۔',
  ENQUIRY_TEXT_MISSING: 'بیچنے والے کے لیے چند لفظ لکھیں۔',
  ENQUIRY_TOO_LONG: ({ most }) => `یہ زیادہ سے زیادہ ${most} حروف کا ہو سکتا ہے۔`,
  ENQUIRY_WITHDRAWN:
    'بیچنے والے کو بتا دیا گیا ہے کہ آپ سے دوبارہ رابطہ نہ کرے۔ ایک سال تک آپ کے ایڈریس سے لکھا پیغام ان تک نہیں پہنچے گا۔',
  ENQUIRY_LINK_INVALID: 'یہ لنک اب کام نہیں کرتا۔',
  CONTACTS_LIMITED: ({ most }) =>
    `آپ نے ایک گھنٹے میں ${most} سے زیادہ اشتہارات کے رابطے دیکھے ہیں۔ تھوڑی دیر بعد دوبارہ آئیں۔`,

  LISTING_CONFIRMED: 'شکریہ! اشتہار کی آج کی تاریخ سے تصدیق ہو گئی ہے۔',
  LISTING_BROUGHT_BACK: 'شکریہ! اشتہار پھر لسٹ میں آ گیا ہے۔',
  FRESHNESS_ANSWERED: 'اس سوال کا جواب دیا جا چکا ہے۔ اشتہار اپنے ڈیش بورڈ میں تبدیل کریں۔',
  FRESHNESS_PAUSED: 'آپ نے یہ اشتہار روکا ہوا ہے۔ آپ اسے اپنے ڈیش بورڈ سے دوبارہ دکھا سکتے ہیں۔',
  FRESHNESS_LINK_INVALID: 'یہ لنک کام نہیں کرتا۔ ہماری تازہ ای میل کا لنک دبائیں، یا اپنا ڈیش بورڈ کھولیں۔',
  FRESHNESS_STEP_REFUSED: 'اس وقت اس اشتہار کے لیے یہ ممکن نہیں۔',
  FRESHNESS_ASKED_NEWS: 'کیا یہ اب بھی دستیاب ہے؟',
  FRESHNESS_LEFT_NEWS: 'اب لسٹ میں نہیں',
  FRESHNESS_TEXT_ASKED: ({ title }) =>
    `السلام علیکم، یہ ${isolated('Karachi Estates')} کی طرف سے ہے۔ کیا آپ کی پراپرٹی «${isolated(title)}» اب بھی دستیاب ہے؟ براہِ کرم یہاں بتا دیں، لاگ اِن کی ضرورت نہیں:`,
  FRESHNESS_TEXT_LEFT: ({ title }) =>
    `السلام علیکم، یہ ${isolated('Karachi Estates')} کی طرف سے ہے۔ جواب نہ ملنے کی وجہ سے آپ کی پراپرٹی «${isolated(title)}» اب لسٹ میں نہیں۔ اگر یہ اب بھی دستیاب ہے تو یہاں سے واپس لائیں، لاگ اِن کی ضرورت نہیں:`,
  FRESHNESS_TEXT_NOT_ASKED: 'اس وقت بیچنے والے سے کچھ نہیں پوچھا جا رہا، یا وہ جواب دے چکے ہیں۔',
  FRESHNESS_TEXT_NO_PHONE: 'بیچنے والے کا ایسا کوئی نمبر نہیں جس پر WhatsApp ہو سکے۔',
  FRESHNESS_AVAILABLE: 'اب بھی دستیاب ہے',
  FRESHNESS_PRICE: 'نئی قیمت',
  FRESHNESS_SOLD: 'فروخت ہو گیا',
  FRESHNESS_RENTED: 'کرائے پر دے دیا',
  ORDER_PLACED: 'آرڈر ہو گیا۔ رقم اس کے ریفرنس کے ساتھ بھیجیں، پھر ہمیں بتائیں کہ ادائیگی کر دی ہے۔',
  ORDER_CANCELLED: 'آرڈر منسوخ ہو گیا۔',
  ORDER_NOT_FOUND: 'ایسا کوئی آرڈر نہیں ہے۔',
  ORDER_NOT_OPEN: 'یہ آرڈر اب کھلا نہیں، اس لیے بدل نہیں سکتا۔',
  ORDER_MONTHS: '1، 3، 6 یا 12 مہینے چنیں۔',
  ORDERS_OPEN: ({ most }) => `آپ کے ${most} آرڈر پہلے سے کھلے ہیں۔ پہلے کسی ایک کی ادائیگی کریں یا اسے منسوخ کریں۔`,
  ORDER_CLAIMED: 'ہم اس آرڈر کی ادائیگی دیکھ رہے ہیں، اس لیے ابھی منسوخ نہیں ہو سکتا۔ ہمیں لکھیں۔',
  PAYMENT_DATE: 'ٹرانسفر کا دن چنیں: پچھلے ایک سال کے اندر، آئندہ کا نہیں۔',
  PROOF_KIND: 'یہ فائل نہ تصویر ہے نہ PDF۔ تصویر، اسکرین شاٹ یا PDF چنیں۔',
  PROOF_SCRIPT: 'اس PDF میں اسکرپٹ یا کوئی فائل ہے۔ اسے سادہ PDF میں محفوظ کریں، یا تصویر بھیجیں۔',
  PROOF_BROKEN: 'یہ PDF نہیں کھل سکتی۔ اسے پاس ورڈ کے بغیر محفوظ کریں، یا تصویر بھیجیں۔',
  PAPER_NOT_FOUND: 'ایسا کوئی انوائس یا رسید نہیں ہے۔',
  PROOF_NOT_FOUND: 'ایسا کوئی ثبوت نہیں ہے۔',

  INSIGHTS_NEED_PLAN: ({ plan }) => `یہ اعداد و شمار ${planNames[plan]} پلان میں ہیں۔`,
  INSIGHTS_MAIL_ON: 'اعداد و شمار آپ کو ہر ہفتے ای میل ہوں گے۔',
  INSIGHTS_MAIL_OFF: 'اب ہفتہ وار اعداد و شمار آپ کو ای میل نہیں ہوں گے۔',
  INSIGHTS_LINK_INVALID: 'یہ لنک کام نہیں کرتا۔ ہفتہ وار ای میل اعداد و شمار کے صفحے پر بند کی جا سکتی ہے۔',

  UPGRADE_REQUESTED: 'شکریہ! ہم ٹرانسفر دیکھ کر آپ کو ای میل کریں گے کہ پلان چل گیا ہے۔',
  UPGRADE_PENDING: 'آپ کی پچھلی درخواست ابھی دیکھی جا رہی ہے۔ فیصلہ ہوتے ہی آپ کو ای میل ملے گی۔',
  TRANSFER_USED:
    'یہ ٹرانسفر پہلے ہی کسی اور نے لکھا ہے۔ ٹرانزیکشن آئی ڈی دیکھ لیں، یا ادائیگی کا اسکرین شاٹ ہمیں بھیجیں۔',
  TRANSFER_COUNTED:
    'آپ یہ ٹرانسفر پہلے ہی کسی اور آرڈر کے لیے لکھ چکے ہیں، اور ایک ٹرانسفر ایک ہی بار گنا جاتا ہے۔ ٹرانزیکشن آئی ڈی دیکھ لیں، یا ہمیں لکھیں۔',
  UPGRADE_REFERENCE_MISSING: 'اپنی ٹرانزیکشن آئی ڈی لکھیں۔',
  TRANSFER_NUMBER_INVALID: 'ٹرانزیکشن آئی ڈی صرف انگریزی حروف اور ہندسوں میں ویسے ہی لکھیں جیسے بینک دکھاتا ہے۔',
  UPGRADE_PLAN_UNKNOWN: 'پرو یا پریمیم پلان چنیں۔',
  SCREENSHOT_NOT_FOUND: 'ایسا کوئی اسکرین شاٹ نہیں ہے۔',
  UPGRADE_FREE: 'بیسک پلان مفت ہے، اس کی کوئی ادائیگی نہیں۔',
  PLAN_LISTINGS_REACHED: (limit) => limitReached(limit, 'فعال اشتہارات'),
  PLAN_FEATURED_REACHED: (limit) => limitReached(limit, 'نمایاں اشتہارات'),

  AD_POSTED: 'آپ کا اشتہار لگ گیا!',
  AD_POST_FAILED: 'اشتہار نہیں لگ سکا۔',
  AD_UPDATED: 'اشتہار اپ ڈیٹ ہو گیا!',
  AD_UPDATE_FAILED: 'اشتہار اپ ڈیٹ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  AD_UPDATE_NOT_AUTHORIZED: 'آپ کو اس کی اجازت نہیں۔ دوبارہ لاگ اِن کریں۔',
  AD_TERMS_NOT_AGREED: agreeFirst,
  AD_NOT_LOGGED_IN: signedOut,
  PROPERTY_NOT_FOUND: 'پراپرٹی نہیں ملی',
  PROPERTY_GONE: 'یہ پراپرٹی اب لسٹ میں نہیں ہے',
  LISTING_LOOKED_AT: 'ہم ابھی یہ اشتہار دیکھ رہے ہیں۔ جب یہ دکھایا جا سکے گا تو آپ کو ای میل کریں گے۔',
  LISTING_HIDDEN: 'یہ اشتہار ہماری ٹیم نے ہٹا دیا ہے۔ ہم سے رابطہ کریں۔',
  KEY_OF_ANOTHER_AD:
    'یہ فارم پہلے دوسری تفصیل کے ساتھ بھیجا گیا تھا اور وہ اشتہار لگ چکا ہے۔ اپنے اشتہارات میں جا کر اسے ایڈٹ کریں۔',
  POSTED_MEANWHILE: 'آپ اس دوران ایسا ہی ایک اشتہار لگا چکے ہیں۔ پہلے اسے دیکھ لیں۔',
  AD_CHANGED_MEANWHILE:
    'آپ کے یہاں کھولنے کے بعد یہ اشتہار کہیں اور سے بدلا گیا ہے۔ پہلے دیکھ لیں کہ اب اس میں کیا لکھا ہے، پھر محفوظ کریں۔',
  FEATURED_OVER: 'یہ اب نمایاں نہیں، کیونکہ آپ کے پلان کے تمام نمایاں اشتہارات استعمال میں ہیں۔',
  AD_DELETED: 'اشتہار حذف ہو گیا۔',
  AD_PAUSED: 'اشتہار روک دیا گیا۔',
  AD_ACTIVE: 'اشتہار چل رہا ہے۔',
  AD_SOLD: 'مبارک ہو! اشتہار پر «فروخت شدہ» لکھ دیا گیا ہے۔',
  AD_RENTED: 'مبارک ہو! اشتہار پر «کرائے پر دیا گیا» لکھ دیا گیا ہے۔',
  TITLE_TOO_SHORT: ({ least }) => `اشتہار کا عنوان کم از کم ${least} حروف کا لکھیں۔`,
  TITLE_TOO_LONG: ({ most }) => `عنوان زیادہ سے زیادہ ${most} حروف کا ہو سکتا ہے۔`,
  PRICE_MISSING: 'قیمت روپوں میں لکھیں۔',
  PRICE_NOT_WHOLE: 'قیمت پورے روپوں میں ہونی چاہیے۔',
  PRICE_TOO_LOW: 'قیمت کم از کم 1 روپیہ ہونی چاہیے۔',
  PRICE_TOO_HIGH: 'قیمت زیادہ سے زیادہ 100 ارب روپے ہو سکتی ہے۔',
  BEDROOMS_OUT_OF_RANGE: ({ least, most }) => `بیڈ روم ${least} سے ${most} تک ہو سکتے ہیں۔`,
  BATHROOMS_OUT_OF_RANGE: ({ least, most }) => `باتھ روم ${least} سے ${most} تک ہو سکتے ہیں۔`,
  SIZE_OUT_OF_RANGE: 'رقبہ کم از کم 1 مربع فٹ اور زیادہ سے زیادہ 100,000,000 مربع فٹ ہو سکتا ہے۔',
  DIMENSION_TOO_LONG: ({ most }) => `رقبے کے خانے میں زیادہ سے زیادہ ${most} حروف آ سکتے ہیں۔`,
  DESCRIPTION_TOO_LONG: ({ most }) => `تفصیل زیادہ سے زیادہ ${most} حروف کی ہو سکتی ہے۔`,
  TOO_MANY_PHOTOS: ({ most }) => `ایک اشتہار میں زیادہ سے زیادہ ${most} تصاویر ہو سکتی ہیں۔`,
  PROPERTY_TYPE_MISSING: 'پراپرٹی کی قسم چنیں۔',
  PURPOSE_UNKNOWN: 'فروخت یا کرایہ چنیں۔',
  AREA_MISSING: 'علاقہ چنیں۔',
  BEDROOMS_NOT_OF_TYPE: ({ type }) => `${manyOf(type)} میں بیڈ روم نہیں لکھے جاتے۔ یہ خانہ خالی چھوڑیں۔`,
  BATHROOMS_NOT_OF_TYPE: ({ type }) => `${manyOf(type)} میں باتھ روم نہیں ہوتے۔ یہ خانہ خالی چھوڑیں۔`,
  PARKING_NOT_OF_TYPE: ({ type }) => `${manyOf(type)} میں پارکنگ نہیں ہوتی۔ یہ نشان ہٹائیں۔`,
  ROOM_IS_ONE: 'کمرہ ایک ہی ہوتا ہے۔ زیادہ کمروں کے لیے فلیٹ یا پورشن چنیں۔',
  PLOT_FILE_NOT_RENTED: 'پلاٹ کی فائل صرف بیچی جا سکتی ہے، کرائے پر نہیں دی جا سکتی۔',
  PARKING_UNKNOWN: 'پارکنگ 0 یا 1 ہو سکتی ہے۔',
  AD_EMAIL_INVALID: 'درست ای میل ایڈریس لکھیں۔',
  SIZE_NOT_A_NUMBER: 'رقبہ مربع فٹ کے ہندسوں میں لکھیں۔',
  PRICE_NOT_UNDERSTOOD: 'قیمت ہندسوں میں لکھیں، جیسے 25,000,000، 2.5 کروڑ، 75 لاکھ یا 85 ہزار۔',
  PRICE_NEGATIVE: 'قیمت صفر سے کم نہیں ہو سکتی۔',
  PRICE_UNCOUNTABLE: 'قیمت بہت زیادہ ہے۔',
  SIZE_NOT_UNDERSTOOD: 'رقبہ پیمانے کے ساتھ لکھیں، جیسے 240 گز، 1,600 مربع فٹ، 10 مرلہ یا 1 کنال۔',
  MARLA_UNKNOWN: 'ایک مرلے میں 225، 250 یا 272.25 مربع فٹ ہوتے ہیں۔ بتائیں کون سا مرلہ ہے۔',
  SIZE_ZERO: 'رقبہ صفر سے زیادہ ہونا چاہیے۔',
  SOLD_STAYS_FOR_SALE: 'یہ اشتہار فروخت شدہ ہے، اس لیے فروخت ہی کا رہے گا۔ پہلے اسے دوبارہ مارکیٹ میں لائیں۔',
  RENTED_STAYS_FOR_RENT:
    'یہ جگہ کرائے پر دی جا چکی ہے، اس لیے اشتہار کرائے ہی کا رہے گا۔ پہلے اسے دوبارہ مارکیٹ میں لائیں۔',
  STATUS_ALREADY: ({ status }) => `اس اشتہار پر پہلے ہی «${statuses[status]}» لکھا ہے۔`,
  STATUS_UNREACHABLE: ({ from, to }) => `«${statuses[from]}» اشتہار کو «${statuses[to]}» نہیں کیا جا سکتا۔`,
  RENTAL_NOT_SOLD: 'کرائے کی پراپرٹی کو «فروخت شدہ» نہیں لکھا جا سکتا۔',
  SALE_NOT_RENTED: 'برائے فروخت پراپرٹی کو «کرائے پر دیا گیا» نہیں لکھا جا سکتا۔',
  LIST_OF_TEXTS_EXPECTED: ({ field }) => `${isolated(field)} میں متن کی ${isolated('JSON')} فہرست ہونی چاہیے۔`,
  ONLY_OPTIONAL_EMPTIED: 'صرف اختیاری خانے خالی کیے جا سکتے ہیں۔',
  PHOTO_NOT_OF_THIS_AD: 'اس اشتہار میں ایسی کوئی تصویر نہیں۔ صفحہ دوبارہ لوڈ کریں۔',
  COMPARED_IDS_EXPECTED: 'زیادہ سے زیادہ پانچ پراپرٹیز کے نمبر لکھیں، بیچ میں کوما لگائیں۔',
  PAGE_OF_RESULTS_INVALID: 'نتائج کا یہ صفحہ اب کام نہیں کرتا۔ پہلے صفحے سے دوبارہ شروع کریں۔',
  CURSOR_INVALID: 'ان فلٹرز کے لیے درست نہیں',
  CITY_UNKNOWN: 'ہم اس شہر کو نہیں جانتے۔',
  CITY_FIELD_UNKNOWN: 'ایسا شہر نہیں جسے ہم جانتے ہوں',
  CITY_NOT_KNOWN: ({ city }) => `ہم شہر «${isolated(city)}» کو نہیں جانتے۔`,
  AREA_NOT_KNOWN: ({ area }) => `ہم علاقہ «${isolated(area)}» کو نہیں جانتے۔`,
  AREA_NOT_CLEAR: ({ area, areas }) =>
    `«${isolated(area)}» سے ایک سے زیادہ علاقے مراد ہو سکتے ہیں۔ ان میں سے ایک کا پورا نام لکھیں، جیسے ${isolated(areas)}۔`,
  PIN_NOT_UNDERSTOOD: 'عرض بلد اور طول بلد بیچ میں کوما لگا کر لکھیں، جیسے 24.8138, 67.0299۔',
  PIN_OUTSIDE: 'یہ جگہ کراچی میں نہیں ہے۔ پہلے عرض بلد لکھیں، جیسے 24.8138, 67.0299۔',
  PIN_FAR: ({ area, kilometres }) =>
    `یہ جگہ ${isolated(area)} سے ${kilometres} کلومیٹر دور ہے۔ پن ہٹائیں یا کوئی اور علاقہ چنیں۔`,
  PART_NOT_KNOWN: ({ part }) => `ہم علاقے کے حصے «${isolated(part)}» کو نہیں جانتے۔`,
  PART_OF_ANOTHER_AREA: 'یہ فیز یا بلاک کسی اور علاقے میں ہے۔ دوبارہ چنیں۔',
  AREA_PARTS_TOO_MANY: ({ most }) => `زیادہ سے زیادہ ${most} فیز یا بلاک چنیں۔`,
  TOO_MANY_AREAS: ({ most }) => `زیادہ سے زیادہ ${most} علاقے چنیں۔`,
  NOT_ONE_OF: ({ field, values }) => `${isolated(field)} ان میں سے ایک ہونا چاہیے: ${isolated(values)}۔`,
  NOT_A_WHOLE_NUMBER: ({ field, least, most }) =>
    `${isolated(field)} میں ${least} سے ${groupThousands(most)} تک پورا نمبر لکھیں۔`,
  NOT_A_SIZE: ({ field, most }) =>
    `${isolated(field)} میں 0 سے ${groupThousands(most)} تک مربع فٹ لکھیں، اعشاریے کے بعد زیادہ سے زیادہ دو ہندسے۔`,
  LIMITS_TURNED: ({ least, most }) => `${isolated(least)}، ${isolated(most)} سے زیادہ نہیں ہو سکتا۔`,
  BOX_NOT_UNDERSTOOD: 'نقشے کا حصہ چار اعداد سے بنتا ہے: مغرب، جنوب، مشرق اور شمال۔ نقشہ دوبارہ کھولیں۔',
  BOX_OUTSIDE: 'نقشے کا یہ حصہ کراچی سے باہر ہے۔ نقشہ دوبارہ کھولیں اور شہر میں کوئی جگہ چنیں۔',
  SHAPE_NOT_UNDERSTOOD: 'کھینچے ہوئے رقبے کے کم از کم تین کونے ہوتے ہیں۔ دوبارہ کھینچیں۔',
  SHAPE_TOO_LONG: ({ most }) => `کھینچے ہوئے رقبے کے زیادہ سے زیادہ ${most} کونے ہو سکتے ہیں۔ اسے سادہ کھینچیں۔`,
  TOO_MANY_SHAPES: ({ most }) => `زیادہ سے زیادہ ${most} رقبے کھینچیں۔`,
  SHAPE_OUTSIDE: 'کھینچا ہوا رقبہ کراچی سے باہر ہے۔ اسے شہر میں دوبارہ کھینچیں۔',
  SHAPE_CROSSES_ITSELF: 'کھینچے ہوئے رقبے کی لکیر خود کو کاٹتی ہے۔ دوبارہ کھینچیں۔',
  AD_FORM_EXPECTED: `اشتہار فارم کی صورت میں بھیجیں (${isolated('multipart/form-data')})۔`,

  REQUEST_INVALID: 'یہ درخواست درست نہیں۔',
  REQUEST_TOO_LARGE: 'یہ درخواست بہت بڑی ہے۔',
  REQUEST_KIND_UNKNOWN: 'اس قسم کا مواد یہاں نہیں پڑھا جاتا۔',
  REQUEST_EMPTY: 'درخواست خالی ہے۔',
  REQUEST_NOT_JSON: `درخواست درست ${isolated('JSON')} نہیں ہے۔`,
  REQUEST_LENGTH_WRONG: 'درخواست کی لمبائی وہ نہیں جو بتائی گئی ہے۔',
  ADDRESS_INVALID: 'یہ ایڈریس درست نہیں۔',
  FILE_TOO_LARGE: 'ایک فائل بہت بڑی ہے۔',
  TOO_MANY_FILES: 'فائلیں بہت زیادہ ہیں۔',
  TOO_MANY_FIELDS: 'خانے بہت زیادہ ہیں۔',
  TOO_MANY_PARTS: 'فارم کے حصے بہت زیادہ ہیں۔',
  FORM_EXPECTED: `اسے فائلوں والے فارم کی صورت میں بھیجیں (${isolated('multipart/form-data')})۔`,
  JSON_EXPECTED: `اسے ${isolated('JSON')} کی صورت میں بھیجیں (${isolated('application/json')})۔`,
  FORM_BROKEN_OFF: 'فارم بیچ میں رک گیا۔ اسے دوبارہ بھیجیں۔',
  NOTHING_HERE: 'اس ایڈریس پر کچھ نہیں ہے۔',
  METHOD_WRONG: ({ methods }) => `یہ ایڈریس صرف ${isolated(methods)} قبول کرتا ہے۔`,
  UNEXPECTED: tryAgain,
  DATABASE_AWAY: 'اس وقت ہمارا ڈیٹا نہیں کھل رہا۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
  PICTURES_AWAY: 'اس وقت ہماری تصاویر نہیں کھل رہیں۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
  STORAGE_FULL: 'اس وقت کچھ محفوظ نہیں ہو سکتا۔ کچھ بدلا نہیں۔ چند منٹ بعد دوبارہ کوشش کریں۔',
  BUSY: 'سائٹ پر اس وقت بہت رش ہے۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔',
  TOO_MANY_REQUESTS: ({ seconds }) => `بہت زیادہ درخواستیں آ گئیں۔ ${seconds} سیکنڈ بعد دوبارہ کوشش کریں۔`,
  FIELD_FAULT: (fault) => faultOf(fault),
  FIELD_CHECK: ({ name, ...fault }) => `${isolated(name)} دیکھیں: ${faultOf(fault)}۔`,
  FIELD_TOO_LONG: 'ایک خانے میں متن بہت لمبا ہے۔',
  KEY_REUSED: () => `یہ ${isolated('Idempotency-Key')} کسی اور درخواست کے لیے استعمال ہو چکی ہے۔`,
  NOTED: 'نوٹ کر لیا گیا۔',
  THANK_YOU: 'شکریہ۔',
  OPERATOR_REFUSAL: ({ text }) => text,
  STAFF_SIGNED_OUT: 'براہِ کرم ڈیسک پر لاگ اِن کریں۔',
  STAFF_SIGN_IN_WRONG: 'ای میل، پاس ورڈ یا کوڈ درست نہیں۔',
  STAFF_CODE_WRONG: 'یہ کوڈ درست نہیں، یا استعمال ہو چکا ہے۔ اگلے کوڈ کا انتظار کریں اور دوبارہ کوشش کریں۔',
  STAFF_ROLE_MISSING: 'آپ کے کردار میں اس کی اجازت نہیں۔ ڈیسک کے مالک سے کہیں۔',
  STEP_UP_NEEDED: 'پہلے اپنے آتھنٹیکیٹر کا کوڈ لکھیں۔',
  STAFF_REQUEST_FOREIGN: 'یہ درخواست ڈیسک سے نہیں آئی۔',
  STAFF_LEFT: 'آپ لاگ آؤٹ ہو گئے ہیں۔',
  STAFF_NAME_MISSING: 'اپنا نام لکھیں۔',
  STAFF_MISSING: 'ڈیسک پر اس نمبر کا کوئی نہیں۔',
  LEAD_TAKEN: ({ by }) =>
    by
      ? `اب یہ ${isolated(by)} کے پاس ہے۔ مالک بدلنے سے پہلے اسے دوبارہ دیکھیں۔`
      : 'اب یہ کسی کے پاس نہیں۔ مالک بدلنے سے پہلے اسے دوبارہ دیکھیں۔',
  STAFF_LAST_OWNER: 'ڈیسک پر کم از کم ایک مالک ہونا ضروری ہے جو لاگ اِن کر سکے۔',
  INVITATION_INVALID: 'یہ دعوت استعمال ہو چکی ہے یا بہت پرانی ہے۔ نئی دعوت مانگیں۔',
  INVITATION_WITHDRAWN: 'دعوت واپس لے لی گئی ہے۔',
  APPEAL_IS_OWN: 'یہ فیصلہ آپ کا ہے، اس لیے اپیل کا فیصلہ کوئی اور کرے گا۔',
  APPEAL_OPEN: 'بیچنے والے نے اپیل کی ہے۔ پہلے اپیل کا فیصلہ کریں۔',
  APPEAL_DECIDED: 'اس اپیل کا فیصلہ ہو چکا ہے۔',
  REPORT_CLOSED: 'یہ رپورٹ بند ہو چکی ہے۔',
  REPORT_WORDS_MISSING: 'لکھیں کہ کیا کیا گیا۔',
  REPORT_NOT_ASKED: 'بیچنے والے سے پوچھا جا چکا ہے، یا اشتہار نظر نہیں آ رہا۔',
  DESK_ROW_MISSING: 'اس نمبر کی کوئی چیز نہیں۔',
  DESK_ROW_CHANGED: 'آپ کے کھولنے کے بعد ایک ساتھی اسے بدل چکے ہیں۔ دوبارہ بدلنے سے پہلے دیکھ لیں۔',
  DESK_CURSOR_INVALID: 'فہرست کا یہ صفحہ اب نہیں رہا۔ پہلے صفحے سے شروع کریں۔',
  REVIEW_REASON_MISSING: 'وجہ چنیں؛ بیچنے والے اسے پڑھتے ہیں۔',
  REVIEW_NOT_POSSIBLE: 'یہ اشتہار ایسی حالت میں نہیں کہ یہ ہو سکے۔',
  REVIEW_NOT_SEEN: 'آپ کے کھولنے کے بعد یہ اشتہار بدل گیا ہے۔ دوبارہ دیکھیں۔',
  REVIEW_UNDO_GONE: 'اب اسے واپس نہیں کیا جا سکتا۔',
  CORRECTION_EMPTY: 'اس اشتہار میں کچھ نہیں بدلے گا۔',
  HOME_REASON_MISSING: 'وجہ لکھیں؛ وہ ریکارڈ میں رہتی ہے۔',
  HOME_JOINED_ALREADY: 'یہ اشتہار پہلے ہی ایک گھر کے تحت جُڑے ہیں۔',
  HOME_OFFER_DELETED: 'حذف کیا گیا اشتہار جوڑا نہیں جا سکتا۔',
  HOME_SAME_SELLER: 'ایک ہی بیچنے والے کا یہ گھر دو بار ہو جائے گا۔ ان سے کہیں کہ ایک اشتہار ہٹا دیں۔',
  HOME_FULL: 'ایک گھر کے 20 سے زیادہ اشتہار ہو جائیں گے۔ ضرور کچھ اور غلط ہے۔',
  HOME_NOT_JOINED: 'یہ اشتہار کسی اور کے ساتھ نہیں جُڑا۔',
  HOME_STILL_JOINED: 'یہ اشتہار ایک گھر کے تحت جُڑے ہیں۔ پہلے ان میں سے ایک کو الگ کریں۔',
  SUSPEND_REASON_MISSING: 'وجہ لکھیں؛ وہ ریکارڈ میں رہتی ہے۔',
  MERGE_OTHER_MISSING: 'اس نمبر یا ای میل ایڈریس کا کوئی اکاؤنٹ نہیں۔',
  MERGE_SAME: 'یہ پہلے سے ایک ہی اکاؤنٹ ہے۔ کوئی دوسرا اکاؤنٹ بتائیں۔',
  MERGE_ROLE: 'ختم ہونے والا اکاؤنٹ بیچنے والے کا ہے، اس لیے برقرار رہنے والا اکاؤنٹ بھی بیچنے والے کا ہونا چاہیے۔',
  MERGE_STATE: 'جو اکاؤنٹ بند ہو، مٹایا جانے والا ہو یا پہلے ہی ختم ہو چکا ہو، اسے دوسرے کے ساتھ ایک نہیں کیا جا سکتا۔',
  MERGE_OWN: 'یہ اکاؤنٹ سائٹ کا اپنا ہے، کسی شخص کا نہیں۔',
  MERGE_BOOKS:
    'ختم ہونے والے اکاؤنٹ کے آرڈر، ادائیگیاں، پلان یا بقایا رقم موجود ہے، اور حساب کتاب کسی دوسرے کے نام نہیں ہوتا۔ دوسرے اکاؤنٹ کو ختم کریں۔',
  MERGED: 'دونوں اکاؤنٹ اب ایک ہیں۔ دونوں ای میل ایڈریس پر ای میل بھیجی جا رہی ہے۔',
  PERSON_NOT_POSSIBLE: 'یہ اکاؤنٹ ایسی حالت میں نہیں کہ یہ ہو سکے۔',
  UPGRADE_DECIDED: 'اس درخواست کا فیصلہ ہو چکا ہے۔',
  UPGRADE_COUNTED: 'اس کی رقم کھاتوں میں درج ہو چکی ہے۔ جس آرڈر کی یہ رقم ہے اسے منظور کریں۔',
};

/** What is wrong with a field of another type, by the type that it must have. */
const typeFaults: Readonly<Record<string, string>> = {
  string: 'یہ متن ہونا چاہیے',
  number: 'یہ نمبر ہونا چاہیے',
  integer: 'یہ پورا نمبر ہونا چاہیے',
  boolean: `یہ ${isolated('true')} یا ${isolated('false')} ہونا چاہیے`,
  array: 'یہ فہرست ہونی چاہیے',
  object: 'یہ خانوں کا مجموعہ ہونا چاہیے',
  null: 'یہ خالی ہونا چاہیے',
};

/** What is wrong with a field, by the rule that it breaks. */
function faultOf({ rule, least, limit }: Omit<Fault, 'fault'>): string {
  switch (rule) {
    case 'required':
      return 'یہ ضروری ہے';
    case 'maxLength':
      return `اس میں زیادہ سے زیادہ ${limit} حروف ہو سکتے ہیں`;
    case 'minLength':
      return `اس میں کم از کم ${limit} حروف ہونے چاہییں`;
    case 'minimum':
      return `یہ ${limit} سے کم نہیں ہو سکتا`;
    case 'maximum':
      return `یہ ${limit} سے زیادہ نہیں ہو سکتا`;
    case 'known':
      return limit === undefined ? 'یہ ہمیں معلوم نہیں' : `یہ ان میں سے ایک ہونا چاہیے: ${isolated(String(limit))}`;
    case 'type':
      return typeFaults[String(limit)] ?? 'یہ درست نہیں';
    case 'whole number':
      return limit === undefined
        ? `یہ ${least} یا اس سے بڑا پورا نمبر ہونا چاہیے`
        : `یہ ${least} سے ${limit} تک پورا نمبر ہونا چاہیے`;
    case 'once':
      return 'یہ صرف ایک بار دیا جا سکتا ہے';
    case 'plain text':
      return 'اس میں ایسا حرف ہے جو لکھا نہیں جا سکتا، اسے ہٹا کر دوبارہ کوشش کریں';
    default:
      return 'یہ درست نہیں';
  }
}

const propertyTypes: Record<PropertyType | 'Family House', string> = {
  House: 'مکان',
  Bungalow: 'بنگلہ',
  Appartment: 'اپارٹمنٹ',
  Flat: 'فلیٹ',
  'Upper Portion': 'اپر پورشن',
  'Lower Portion': 'لوئر پورشن',
  Penthouse: 'پینٹ ہاؤس',
  'Farm House': 'فارم ہاؤس',
  Room: 'کمرہ',
  'Residential Plot': 'رہائشی پلاٹ',
  'Commercial Plot': 'کمرشل پلاٹ',
  'Plot File': 'پلاٹ کی فائل',
  Office: 'دفتر',
  Shop: 'دکان',
  Warehouse: 'گودام',
  Building: 'عمارت',
  Factory: 'فیکٹری',
  'Family House': 'فیملی مکان',
};

const manyOfType: Record<PropertyType | TypeGroup | '', string> = {
  '': 'پراپرٹیز',
  homes: 'گھر',
  plots: 'پلاٹ',
  commercial: 'کمرشل پراپرٹیز',
  House: 'مکان',
  Bungalow: 'بنگلے',
  Appartment: 'اپارٹمنٹس',
  Flat: 'فلیٹس',
  'Upper Portion': 'اپر پورشن',
  'Lower Portion': 'لوئر پورشن',
  Penthouse: 'پینٹ ہاؤس',
  'Farm House': 'فارم ہاؤس',
  Room: 'کمرے',
  'Residential Plot': 'رہائشی پلاٹ',
  'Commercial Plot': 'کمرشل پلاٹ',
  'Plot File': 'پلاٹ کی فائلیں',
  Office: 'دفاتر',
  Shop: 'دکانیں',
  Warehouse: 'گودام',
  Building: 'عمارتیں',
  Factory: 'فیکٹریاں',
};

const oneOfGroup: Record<TypeGroup | '', string> = {
  '': 'پراپرٹی',
  homes: 'گھر',
  plots: 'پلاٹ',
  commercial: 'کمرشل پراپرٹی',
};

const orders: Record<Sort, string> = {
  newest: '',
  best: '، سب سے موزوں پہلے',
  price_asc: '، کم قیمت پہلے',
  price_desc: '، زیادہ قیمت پہلے',
};

const meant = { sale: 'برائے فروخت ', rent: 'کرائے کے لیے ' };

/** '1,284 properties in Clifton' the way Urdu builds it: the place first. */
function result({ count, capped, place, propertyType, purpose, sort }: ToldSearch): string {
  const where = place ? `${place} میں ` : '';
  const why = purpose ? meant[purpose] : '';
  // 'No' is followed by the singular.
  if (count === 0 && !capped) return `${where}${why}کوئی ${propertyTypeNoun(propertyType, 1, 'ur')} نہیں`;
  const noun = propertyTypeNoun(propertyType, capped ? 2 : count, 'ur');
  return `${where}${why}${isolated(`${groupThousands(count)}${capped ? '+' : ''}`)} ${noun}${orders[sort]}`;
}

/** Everything that the domain says, in Urdu. The spellings follow docs/urdu.md. */
export const urdu: Words = {
  sentences,
  months: 'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر'.split(' '),
  price: {
    crore: 'کروڑ',
    lakh: 'لاکھ',
    thousand: 'ہزار',
    monthly: (price) => `${isolated(price)} ماہانہ`,
    inWords: (rupees) => `${urduNumber(rupees)} ${rupees === 1 ? 'روپیہ' : 'روپے'}`,
  },
  range: {
    from: (least) => `${least} سے`,
    upTo: (most) => `${most} تک`,
    between: (least, most) => `${least} سے ${most} تک`,
  },
  size: {
    units: { 'sq ft': 'مربع فٹ', 'sq yd': 'گز', marla: 'مرلہ', kanal: 'کنال', 'sq m': 'مربع میٹر' },
    withMarla: (size, sqft) => `${size} (${sqft} مربع فٹ فی مرلہ)`,
  },
  propertyTypes,
  manyOfType,
  oneOfGroup,
  typeGroups: {
    homes: { name: 'گھر', all: 'تمام گھر' },
    plots: { name: 'پلاٹ', all: 'تمام پلاٹ' },
    commercial: { name: 'کمرشل', all: 'تمام کمرشل' },
  },
  allTypes: 'تمام اقسام',
  comma: '، ',
  purposes: {
    sale: { label: 'برائے فروخت', choice: 'خریدیں' },
    rent: { label: 'کرائے کے لیے', choice: 'کرائے پر لیں' },
  },
  sorts: { newest: 'نئے پہلے', best: 'سب سے موزوں', price_asc: 'کم قیمت پہلے', price_desc: 'زیادہ قیمت پہلے' },
  statuses,
  homePapers: {
    lines: {
      authority: 'ادارہ',
      title: 'ملکیت کا کاغذ',
      plan: 'عمارت کا نقشہ',
      completion: 'تکمیل کا سرٹیفکیٹ',
      dues: 'واجبات اور ٹیکس',
      claims: 'رہن یا تنازع',
    },
    values: {
      authority: {
        dha: 'ڈی ایچ اے',
        kda: 'کے ڈی اے',
        sbca: 'ایس بی سی اے',
        cantonment: 'کنٹونمنٹ بورڈ',
        society: 'ہاؤسنگ سوسائٹی',
      },
      title: {
        lease: 'لیز',
        'sub-lease': 'سب لیز',
        allotment: 'الاٹمنٹ لیٹر',
        file: 'فائل',
        'power-of-attorney': 'مختار نامہ',
      },
      plan: { approved: 'منظور شدہ', 'not-approved': 'منظور نہیں' },
      completion: { issued: 'جاری ہو چکا', 'not-issued': 'جاری نہیں ہوا' },
      dues: { paid: 'ادا شدہ', owed: 'کچھ باقی ہے' },
      claims: { none: 'دونوں نہیں', mortgage: 'رہن ہے', dispute: 'تنازع ہے', both: 'رہن بھی ہے، تنازع بھی' },
    },
  },
  unitTypes: {
    '5bed': '5 بیڈ اپارٹمنٹ',
    '4bed': '4 بیڈ اپارٹمنٹ',
    '3bed': '3 بیڈ اپارٹمنٹ',
    '3bed_terrace': '3 بیڈ اپارٹمنٹ، ٹیرس کے ساتھ',
  },
  plans: {
    basic: {
      name: planNames.basic,
      priceText: 'مفت',
      features: ['2 اشتہارات', 'بنیادی سپورٹ', 'محدود اعداد و شمار', 'نمایاں اشتہارات'],
    },
    pro: {
      name: planNames.pro,
      priceText: '3,000 روپے ماہانہ',
      features: ['15 اشتہارات', 'ترجیحی سپورٹ', 'تفصیلی اعداد و شمار', '2 نمایاں اشتہارات'],
    },
    premium: {
      name: planNames.premium,
      priceText: '6,000 روپے ماہانہ',
      features: ['لامحدود اشتہارات', 'آپ کا اپنا مینیجر', 'مکمل اعداد و شمار', '4 نمایاں اشتہارات'],
    },
  },
  cities: { Karachi: 'کراچی' },
  result,
};
