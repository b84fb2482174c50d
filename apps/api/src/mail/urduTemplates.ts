import { fullDate } from '@karachi-estates/domain/day';
import { contactsOf, EVENT_KINDS, type EventKind, startOfDay } from '@karachi-estates/domain/insights/insights';
import { CODE_MINUTES, type MarkKind } from '@karachi-estates/domain/marks/marks';
import { formatMoney, moneyText } from '@karachi-estates/domain/orders/money';
import type { PaperKind } from '@karachi-estates/domain/orders/papers';
import { type PlanId, planIn, planOf } from '@karachi-estates/domain/plans/plans';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { CORRECTED_FIELDS } from '@karachi-estates/domain/reviews/corrections';
import { REVIEW_REASONS } from '@karachi-estates/domain/reviews/reasons';
import type { MailTemplate } from './render.ts';
import type { BackAs, HoldEnd, PersonTemplates } from './templates.ts';
import { urduViewingTemplates } from './urduViewingTemplates.ts';

const locale = 'ur';

/** Latin text and numbers with signs keep their own direction inside an Urdu sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** How answers reach us: these mails have the address as their Reply-To too. */
const writeTo = ({ contactEmail }: { contactEmail: string }) =>
  `اس ای میل کا جواب دیں یا ${isolated(contactEmail)} پر لکھیں`;

const BRAND = isolated('Karachi Estates');

const greeting = (firstName: string) => `السلام علیکم ${isolated(firstName)}،`;

const planName = (plan: PlanId) => planIn(plan, locale).name;

const monthsText = (months: number) => (months === 1 ? '1 مہینہ' : `${months} مہینے`);

const byPlan = 'یہ ای میل اس لیے آئی ہے کہ آپ نے پلان کی درخواست کی تھی۔';
const bySafety = 'یہ ای میل آپ کے اکاؤنٹ کی حفاظت کے لیے بھیجی گئی ہے۔';

const bySubscription = (unsubscribeUrl: string) =>
  `یہ ای میل اس لیے آئی ہے کہ آپ نے نیوز لیٹر کی تصدیق کی ہے۔ ایک کلک میں بند کریں: ${unsubscribeUrl}`;

/** What a smaller plan took, in sentences; empty where nothing. */
function cutText(cut: { paused: number; unfeatured: number }, plan: PlanId): string {
  const { maxActiveListings, maxFeatured } = planOf(plan);
  const paused =
    `${cut.paused} اشتہار ${cut.paused === 1 ? 'روک دیا گیا ہے' : 'روک دیے گئے ہیں'}، ` +
    `کیونکہ ${planName(plan)} پلان میں ${maxActiveListings} کی گنجائش ہے۔ ` +
    `کچھ حذف نہیں ہوا: بڑا پلان لیتے ہی ${cut.paused === 1 ? 'وہ پھر چل پڑے گا' : 'وہ پھر چل پڑیں گے'}۔`;
  const room = maxFeatured === 0 ? 'نمایاں اشتہار شامل نہیں' : `${maxFeatured} نمایاں اشتہارات کی گنجائش ہے`;
  const unfeatured = `${cut.unfeatured} اشتہار اب نمایاں نہیں ${cut.unfeatured === 1 ? 'رہا' : 'رہے'}، کیونکہ ${planName(plan)} پلان میں ${room}۔`;
  return [cut.paused > 0 && paused, cut.unfeatured > 0 && unfeatured].filter(Boolean).join(' ');
}

const waitingText = (reference: string | undefined) =>
  reference === undefined
    ? ''
    : ` ہم آپ کے آرڈر ${isolated(reference)} کی ادائیگی ابھی دیکھ رہے ہیں: یہ ہوتے ہی اس کا پلان چل پڑے گا، دوبارہ ادائیگی کی ضرورت نہیں۔`;

const PAPER_WORDS: Readonly<Record<PaperKind, { name: string; about: string }>> = {
  invoice: { name: 'انوائس', about: 'آپ کے پلان کی ادائیگی ہو گئی ہے۔ اس کا انوائس اس ای میل کے ساتھ ہے۔' },
  receipt: { name: 'رسید', about: 'آپ کا ٹرانسفر پہنچ گیا ہے۔ اس کی رسید اس ای میل کے ساتھ ہے۔' },
  'credit-note': {
    name: 'کریڈٹ نوٹ',
    about: 'آپ کا آرڈر وقت سے پہلے ختم ہو گیا ہے۔ اس کے بچے ہوئے حصے کا کریڈٹ نوٹ اس ای میل کے ساتھ ہے۔',
  },
};

const NOT_SHOWN: Record<Exclude<BackAs, 'active'>, string> = {
  paused: 'وہ رکا ہوا ہے: جب چاہیں اسے فعال کر دیں۔',
  'kept-out': 'وہ دکھایا جا سکتا ہے، لیکن اکاؤنٹ معطل رہنے تک نہیں۔',
  full: 'وہ دکھایا جا سکتا ہے، لیکن اس وقت آپ کے پلان میں اس کی جگہ نہیں: کوئی اور اشتہار روک دیں، یا بڑا پلان لیں۔',
  sold: 'آپ نے اس پر «فروخت شدہ» کا نشان لگایا ہے، اور وہ برقرار ہے۔',
  rented: 'آپ نے اس پر «کرائے پر دیا گیا» کا نشان لگایا ہے، اور وہ برقرار ہے۔',
};

const isBack = (backAs: BackAs) => (backAs === 'active' ? 'آپ کا اشتہار پھر نظر آ رہا ہے۔' : NOT_SHOWN[backAs]);

const staysOut = (backAs: BackAs) =>
  backAs === 'kept-out' ? 'فیصلہ برقرار ہے۔' : 'فیصلہ برقرار ہے۔ آپ اب بھی اشتہار بدل سکتے ہیں یا حذف کر سکتے ہیں۔';

const othersWait = ({ homes, more }: { homes: readonly unknown[]; more: number }): string[] =>
  more > 0 ? [`یہاں پہلے ${homes.length} ہیں۔ باقی ${more} آپ کے ڈیش بورڈ میں جواب کے منتظر ہیں۔`] : [];

const CHECKS: Record<MarkKind, string> = {
  phone: 'آپ کے فون نمبر',
  licence: 'آپ کی ایجنسی یا لائسنس کے نمبر',
  office: 'آپ کے دفتر',
  developer: 'ڈیویلپر کے لیے آپ کے کام',
  identity: 'آپ کے شناختی کارڈ',
};

const HOLD_ENDS: Record<HoldEnd, { subject: (unit: string) => string; text: (unit: string) => string }> = {
  expired: {
    subject: (unit) => `یونٹ ${unit} کی مہلت ختم ہو گئی`,
    text: (unit) =>
      `${unit} آپ کے لیے مختص تھا، اس کی مہلت ختم ہو گئی۔ اگر اب بھی دستیاب ہو تو دوبارہ مختص کروا سکتے ہیں۔`,
  },
  released: {
    subject: (unit) => `آپ نے یونٹ ${unit} واپس کر دیا`,
    text: (unit) => `آپ نے ${unit} واپس کر دیا، اب دوسرے اسے لے سکتے ہیں۔ آپ کوئی اور یونٹ مختص کروا سکتے ہیں۔`,
  },
  'by-desk': {
    subject: (unit) => `یونٹ ${unit} اب آپ کے لیے مختص نہیں`,
    text: (unit) =>
      `پروجیکٹ کے ڈیسک نے ختم کر دیا ہے کہ ${unit} آپ کے لیے مختص رہے۔ وجہ پوچھنی ہو تو اسی ای میل کا جواب دیں۔`,
  },
  'booking-ended': {
    subject: (unit) => `یونٹ ${unit} کی بکنگ ختم کر دی گئی`,
    text: (unit) =>
      `پروجیکٹ کے ڈیسک نے آپ کی بکنگ ختم کر دی ہے: ${unit}۔ وجہ، اور بیانے کا کیا ہو گا، یہ پوچھنے کے لیے اسی ای میل کا جواب دیں۔`,
  },
};

/** The mails to people in Urdu, each as its English twin. The spellings follow docs/urdu.md. */
export const urduTemplates: PersonTemplates = {
  resetTemplate: (to): MailTemplate => ({
    locale,
    subject: `${BRAND} کے لیے نیا پاس ورڈ چنیں`,
    paragraphs: [
      'السلام علیکم،',
      'کسی نے، امید ہے کہ آپ ہی نے، آپ کے اکاؤنٹ کا نیا پاس ورڈ مانگا ہے۔ یہ لنک صرف ایک بار اور ایک گھنٹے تک کام کرے گا۔',
      'اگر یہ آپ نے نہیں مانگا تو اس ای میل کو چھوڑ دیں: آپ کا پاس ورڈ وہی رہے گا۔',
    ],
    button: { label: 'نیا پاس ورڈ چنیں', url: to.resetUrl },
    reason: 'یہ ای میل اس لیے آئی ہے کہ اس ایڈریس سے نیا پاس ورڈ مانگا گیا تھا۔',
  }),

  emailConfirmTemplate: (to): MailTemplate => ({
    locale,
    subject: 'اپنے ای میل ایڈریس کی تصدیق کریں',
    paragraphs: [
      'السلام علیکم،',
      `${BRAND} میں خوش آمدید۔ بٹن دبا کر بتائیں کہ یہ ایڈریس آپ ہی کا ہے۔ آپ کی تلاش کے الرٹ اس کے بعد ہی آئیں گے۔`,
      'اگر آپ نے اکاؤنٹ نہیں بنایا تو اس ای میل کو چھوڑ دیں، یا اسی ایڈریس سے نیا پاس ورڈ چن لیں تو اکاؤنٹ آپ کا ہو جائے گا۔',
    ],
    button: { label: 'ایڈریس کی تصدیق کریں', url: to.confirmUrl },
    reason: 'یہ ای میل اس لیے آئی ہے کہ اس ایڈریس سے اکاؤنٹ بنایا گیا ہے۔ لنک سات دن تک کام کرے گا۔',
  }),

  emailChangeTemplate: (to): MailTemplate => ({
    locale,
    subject: 'اپنے نئے ای میل ایڈریس کی تصدیق کریں',
    paragraphs: [
      'السلام علیکم،',
      `آپ کے ${BRAND} اکاؤنٹ کا نیا ایڈریس ${isolated(to.email)} ہونے والا ہے۔ ` +
        (to.kind === 'only'
          ? 'ایک دن کے اندر بٹن دبائیں۔'
          : `یہاں بھی بٹن دبائیں اور ${to.kind === 'old' ? 'نئے' : 'موجودہ'} ایڈریس پر آئی ای میل میں بھی؛ ` +
            'ایک دن کے اندر دونوں ضروری ہیں۔'),
      to.kind === 'old'
        ? 'اگر یہ آپ نے نہیں کیا تو بٹن نہ دبائیں اور نیا پاس ورڈ چنیں: کسی کو آپ کا پاس ورڈ معلوم ہے۔'
        : 'اگر یہ آپ نے نہیں کیا تو اس ای میل کو چھوڑ دیں۔',
    ],
    button: { label: 'تبدیلی کی تصدیق کریں', url: to.confirmUrl },
    reason: 'یہ ای میل اس لیے آئی ہے کہ ایک اکاؤنٹ سے یہ تبدیلی مانگی گئی ہے۔',
  }),

  emailChangedTemplate: (to): MailTemplate => ({
    locale,
    subject: 'آپ کا ای میل ایڈریس تبدیل ہو گیا ہے',
    paragraphs: [
      greeting(to.firstName),
      `دونوں ایڈریسوں کی تصدیق کے بعد اب آپ کے ${BRAND} اکاؤنٹ کا ایڈریس ${isolated(to.email)} ہے۔ ` +
        `اگر یہ آپ نے نہیں کیا تو فوراً ${isolated(to.contactEmail)} پر لکھیں۔`,
      ...(to.hadGoogle
        ? [
            `جس ${isolated('Google')} اکاؤنٹ سے آپ لاگ اِن کرتے تھے، وہ اب اسے نہیں کھولے گا۔ نئے ایڈریس کے ${isolated('Google')} اکاؤنٹ سے ` +
              'لاگ اِن کریں، یا لاگ اِن کے صفحے پر «پاس ورڈ بھول گئے؟» دبا کر نیا پاس ورڈ بنائیں۔',
          ]
        : []),
    ],
    reason: bySafety,
  }),

  eraseTemplate: (to): MailTemplate => ({
    locale,
    subject: 'آپ کا اکاؤنٹ ختم ہونے والا ہے',
    paragraphs: [
      greeting(to.firstName),
      `آپ نے اپنا ${BRAND} اکاؤنٹ ختم کرنے کو کہا ہے۔ یہ ${fullDate(to.eraseAt, locale)} کو ہو گا: آپ کے اشتہارات اور ` +
        'تصاویر ہٹا دی جائیں گی، اور حساب کتاب میں جو رکھنا ضروری ہے اس میں آپ کا نام نہیں رہے گا۔ تب تک سب کچھ ویسا ہی رہے گا۔',
      `ادا شدہ پلان بھی اکاؤنٹ کے ساتھ ختم ہو جائے گا اور کھلے آرڈر منسوخ ہو جائیں گے۔ اگر آپ کی رقم جمع ہے، یا آپ کسی آرڈر کی رقم دے چکے ہیں، تو اس سے پہلے ${writeTo(to)} تاکہ ہم وہ واپس بھیج سکیں۔`,
      to.isKeptOut
        ? 'اگر آپ کا ارادہ بدل گیا ہے، یا یہ آپ نے نہیں کہا، تو اسی ای میل کا جواب دیں یا ' +
          `${isolated(to.contactEmail)} پر لکھیں: ہم اکاؤنٹ برقرار رکھیں گے۔`
        : 'اگر آپ کا ارادہ بدل گیا ہے، یا یہ آپ نے نہیں کہا، تو لاگ اِن کر کے اکاؤنٹ برقرار رکھیں۔',
    ],
    ...(!to.isKeptOut && { button: { label: 'میرا اکاؤنٹ برقرار رکھیں', url: to.profileUrl } }),
    reason: 'یہ ای میل آپ کے اکاؤنٹ کے بارے میں ہے۔',
  }),

  keptTemplate: (to): MailTemplate => ({
    locale,
    subject: 'آپ کا اکاؤنٹ ختم نہیں ہو گا',
    paragraphs: [
      greeting(to.firstName),
      `ہماری ٹیم نے آپ کا ${BRAND} اکاؤنٹ ختم کرنے کا فیصلہ واپس لے لیا ہے: اکاؤنٹ اور اس کی ہر چیز برقرار رہے گی۔`,
      `اگر آپ اب بھی اسے ختم کرنا چاہتے ہیں تو اسی ای میل کا جواب دیں یا ${isolated(to.contactEmail)} پر لکھیں۔`,
    ],
    reason: 'یہ ای میل آپ کے اکاؤنٹ کے بارے میں ہے۔',
  }),

  exportTemplate: (to): MailTemplate => ({
    locale,
    subject: 'آپ کی دی ہوئی معلومات کی کاپی بنائی گئی',
    paragraphs: [
      greeting(to.firstName),
      `آپ کے کہنے پر ہماری ٹیم نے ${fullDate(to.at, locale)} کو آپ کے ${BRAND} اکاؤنٹ کی تمام معلومات کی کاپی بنائی ہے۔ یہ وہی ` +
        'فائل ہے جو آپ اپنے پروفائل سے ڈاؤن لوڈ کر سکتے ہیں۔',
      `اگر آپ نے یہ نہیں کہا تھا تو ${writeTo(to)}، اور اپنے پروفائل پر پاس ورڈ تبدیل کر لیں۔`,
    ],
    button: { label: 'میرا پروفائل', url: to.profileUrl },
    reason: 'یہ ای میل آپ کے اکاؤنٹ کے بارے میں ہے۔',
  }),

  suspendedTemplate: (to): MailTemplate => ({
    locale,
    subject: 'آپ کا اکاؤنٹ معطل کر دیا گیا ہے',
    paragraphs: [
      greeting(to.firstName),
      `ہم نے آپ کا ${BRAND} اکاؤنٹ معطل کر دیا ہے: آپ لاگ اِن نہیں کر سکتے، اور آپ کے اشتہارات نظر نہیں آتے۔`,
      ...(to.words ? [isolated(to.words)] : []),
      `${to.words ? 'اگر' : 'وجہ پوچھنی ہو، یا اگر'} آپ کے خیال میں یہ غلطی ہے تو اسی ای میل کا جواب دیں یا ` +
        `${isolated(to.contactEmail)} پر لکھیں: ہماری ٹیم کا کوئی اور رکن اسے دیکھے گا۔`,
    ],
    reason: 'یہ ای میل آپ کے اکاؤنٹ کے بارے میں ہے۔',
  }),

  readmittedTemplate: (to): MailTemplate => ({
    locale,
    subject: 'آپ کا اکاؤنٹ پھر کھل گیا ہے',
    paragraphs: [
      greeting(to.firstName),
      `آپ کا ${BRAND} اکاؤنٹ اب معطل نہیں: آپ لاگ اِن کر سکتے ہیں۔ جو اشتہارات پہلے نظر آتے تھے وہ پلان کی گنجائش کے مطابق پھر نظر آ رہے ہیں؛ باقی آپ کے ڈیش بورڈ میں ہیں۔`,
    ],
    button: { label: 'لاگ اِن کریں', url: to.loginUrl },
    reason: 'یہ ای میل آپ کے اکاؤنٹ کے بارے میں ہے۔',
  }),

  mergedAwayTemplate: (to): MailTemplate => ({
    locale,
    subject: 'آپ کے دونوں اکاؤنٹ اب ایک ہیں',
    paragraphs: [
      greeting(to.firstName),
      `ہماری ٹیم نے آپ کے ${BRAND} کے دو اکاؤنٹ ایک کر دیے ہیں۔ آپ کے اشتہارات، پسندیدہ گھر، محفوظ تلاشیں اور اس اکاؤنٹ کی باقی تمام چیزیں ` +
        `اب دوسرے اکاؤنٹ میں ہیں۔ آئندہ \u2068${to.stays}\u2069 سے لاگ اِن کریں۔`,
      `اگر دوسرا اکاؤنٹ آپ کا نہیں تو فوراً ${writeTo(to)}۔`,
    ],
    button: { label: 'لاگ اِن کریں', url: to.loginUrl },
    reason: 'یہ ای میل آپ کے اکاؤنٹ کے بارے میں ہے۔',
  }),

  mergedHereTemplate: (to): MailTemplate => ({
    locale,
    subject: 'آپ کے دونوں اکاؤنٹ اب ایک ہیں',
    paragraphs: [
      greeting(to.firstName),
      `ہماری ٹیم نے آپ کے ${BRAND} کے دو اکاؤنٹ ایک کر دیے ہیں۔ \u2068${to.ends}\u2069 والے اکاؤنٹ میں جو کچھ تھا، اب اس اکاؤنٹ میں ہے۔`,
      ...(to.paused > 0 ? [`آپ کے پلان میں تمام اشتہارات کی گنجائش نہیں، اس لیے ${to.paused} کو روک دیا گیا ہے۔`] : []),
      `اگر دوسرا اکاؤنٹ آپ کا نہیں تو فوراً ${writeTo(to)}۔`,
    ],
    button: { label: 'میرا پروفائل', url: to.profileUrl },
    reason: 'یہ ای میل آپ کے اکاؤنٹ کے بارے میں ہے۔',
  }),

  markCodeTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا ${BRAND} کوڈ`,
    paragraphs: [
      greeting(to.firstName),
      `آپ کا کوڈ ${to.code} ہے۔ اسے ${CODE_MINUTES} منٹ کے اندر اپنی پروفائل کے صفحے پر لکھیں۔`,
      'یہ کوڈ کسی کو نہ بتائیں: ہم فون پر کبھی نہیں پوچھتے۔ اگر یہ آپ نے نہیں منگوایا تو کچھ نہ کریں۔',
    ],
    reason: 'یہ ای میل اس لیے آئی ہے کہ آپ کے اکاؤنٹ سے کوڈ منگوایا گیا۔',
  }),

  markDecidedTemplate: (to): MailTemplate => ({
    locale,
    subject: to.action === 'give' ? 'آپ کے صفحے پر ایک نئی جانچ ہے' : `${CHECKS[to.kind]} کی جانچ کے بارے میں`,
    paragraphs: [
      greeting(to.firstName),
      {
        give: `ہم نے ${CHECKS[to.kind]} کی جانچ کر لی ہے۔ آپ کے صفحے اور اشتہارات پر یہ اپنی تاریخ کے ساتھ نظر آتی ہے۔`,
        decline: `آپ نے ${CHECKS[to.kind]} کی جانچ کو کہا تھا۔ ہم نے دیکھا، مگر تصدیق نہ کر سکے، اس لیے کچھ نہیں دکھایا جائے گا۔`,
        end: `آپ کے صفحے اور اشتہارات پر ${CHECKS[to.kind]} کی جانچ اب نظر نہیں آتی۔`,
      }[to.action],
      ...(to.words ? [isolated(to.words)] : []),
      ...(to.action === 'give'
        ? []
        : [`کچھ پوچھنا ہو تو اسی ای میل کا جواب دیں یا ${isolated(to.contactEmail)} پر لکھیں۔`]),
    ],
    reason: 'یہ ای میل اس بارے میں ہے جو آپ کا صفحہ آپ کے متعلق بتاتا ہے۔',
  }),

  passwordChangedTemplate: (to): MailTemplate => ({
    locale,
    subject: 'آپ کا پاس ورڈ تبدیل ہو گیا ہے',
    paragraphs: [
      greeting(to.firstName),
      `آپ کے ${BRAND} اکاؤنٹ کا پاس ورڈ ابھی تبدیل ہوا ہے، اور دوسری ڈیوائسز لاگ آؤٹ ہو گئی ہیں۔`,
      'اگر یہ آپ نے نہیں کیا تو ابھی نیا پاس ورڈ چنیں۔',
    ],
    button: { label: 'یہ میں نے نہیں کیا', url: to.forgotUrl },
    reason: bySafety,
  }),

  newsletterConfirmTemplate: (to): MailTemplate => ({
    locale,
    subject: 'نیوز لیٹر کے لیے اپنے ایڈریس کی تصدیق کریں',
    paragraphs: [
      'السلام علیکم،',
      `یہ ایڈریس ${BRAND} کے نیوز لیٹر کے لیے لکھا گیا ہے۔ تصدیق کے لیے بٹن دبائیں؛ اس کے بغیر آپ کو کچھ نہیں بھیجا جائے گا۔`,
    ],
    button: { label: 'نیوز لیٹر کی تصدیق کریں', url: to.confirmUrl },
    reason: 'اگر یہ آپ نے نہیں مانگا تو اس ای میل کو چھوڑ دیں۔ لنک سات دن تک کام کرے گا۔',
  }),

  newsletterWelcomeTemplate: (to): MailTemplate => ({
    locale,
    subject: `${BRAND} کے نیوز لیٹر میں خوش آمدید`,
    paragraphs: ['السلام علیکم،', 'تصدیق کا شکریہ۔ جب پڑھنے کے قابل کوئی بات ہو گی تو ہم آپ کو لکھیں گے۔'],
    button: { label: 'نئے اشتہارات دیکھیں', url: to.propertiesUrl },
    reason: bySubscription(to.unsubscribeUrl),
  }),

  newsletterIssueTemplate: ({ subject, article, unsubscribeUrl }): MailTemplate => ({
    locale,
    subject,
    paragraphs: [],
    article,
    reason: bySubscription(unsubscribeUrl),
  }),

  searchConfirmTemplate: (to): MailTemplate => ({
    locale,
    subject: 'اپنی محفوظ تلاش کی تصدیق کریں',
    paragraphs: [
      'السلام علیکم،',
      `یہ ای میل ایڈریس گھروں کے الرٹ کے لیے لکھا گیا ہے: «${isolated(to.name)}»۔ تصدیق کے لیے بٹن دبائیں؛ اس کے بغیر آپ کو کچھ نہیں بھیجا جائے گا۔`,
    ],
    button: { label: 'تلاش کی تصدیق کریں', url: to.confirmUrl },
    reason: 'اگر یہ آپ نے نہیں کیا تو اس ای میل کو رہنے دیں۔ لنک سات دن تک کام کرتا ہے۔',
  }),

  searchKnownTemplate: (to): MailTemplate => ({
    locale,
    subject: 'یہ تلاش آپ کے پاس پہلے سے ہے',
    paragraphs: [
      'السلام علیکم،',
      `یہ ای میل ایڈریس گھروں کے الرٹ کے لیے دوبارہ لکھا گیا ہے: «${isolated(to.name)}»۔ یہ تلاش آپ کے پاس پہلے سے ہے، اس لیے ویسی ہی رہے گی۔ الرٹ کتنی بار آئیں، یہ بدلنے کے لیے، یا تلاش روکنے یا ختم کرنے کے لیے بٹن دبائیں۔`,
    ],
    button: { label: 'اپنی تلاش بدلیں', url: to.manageUrl },
    reason: 'اگر یہ آپ نے نہیں کیا تو اس ای میل کو رہنے دیں۔',
  }),

  holdConfirmTemplate: (to): MailTemplate => ({
    locale,
    subject: `یونٹ ${isolated(to.unit)} مختص کروائیں، ${isolated(to.project)}`,
    paragraphs: [
      'السلام علیکم،',
      `کسی نے، اور شاید آپ نے، ${isolated(to.project)} کا یونٹ ${isolated(to.unit)} مختص کروانا چاہا ہے۔ اسے 24 گھنٹے کے لیے مختص کروانے کو بٹن دبائیں؛ تب تک کوئی اور پہل کر سکتا ہے۔`,
      'اس کے کوئی پیسے نہیں، اور ہر شخص ایک ہی یونٹ مختص کروا سکتا ہے۔',
    ],
    button: { label: `یونٹ ${isolated(to.unit)} مختص کریں`, url: to.confirmUrl },
    reason: 'اگر یہ آپ نے نہیں کیا تو اس ای میل کو رہنے دیں۔ لنک 24 گھنٹے تک کام کرتا ہے۔',
  }),

  holdHeldTemplate: (to): MailTemplate => ({
    locale,
    subject: `یونٹ ${isolated(to.unit)} آپ کے لیے مختص ہے، ${isolated(to.until)} تک`,
    paragraphs: [
      'السلام علیکم،',
      `${isolated(to.project)} کا یونٹ ${isolated(to.unit)} آپ کے لیے ${isolated(to.until)} تک مختص ہے۔ بکنگ کے لیے تب تک پروجیکٹ والوں کو بیانہ دیں؛ وہ یونٹ آپ کے نام بک کر دیں گے۔ طریقہ پوچھنا ہو تو اس ای میل کا جواب دیں۔`,
      ...(to.price === null
        ? []
        : [`تب تک آپ کے لیے اس کی قیمت ${isolated(formatPkr(to.price))} ہی ہے، چاہے دوسروں سے کچھ بھی مانگا جائے۔`]),
      'اگر اب نہیں چاہیے تو چھوڑ دیں، تاکہ دوسروں کو مل سکے۔',
    ],
    button: { label: 'دیکھیں یا چھوڑیں', url: to.manageUrl },
    reason: 'آپ کو یہ ای میل اس لیے آئی کہ یہ یونٹ آپ کے لیے مختص ہے۔',
  }),

  holdEndedTemplate: (to): MailTemplate => {
    const unit = isolated(to.unit);
    const { subject, text } = HOLD_ENDS[to.how];
    return {
      locale,
      subject: `${subject(unit)}، ${isolated(to.project)}`,
      paragraphs: ['السلام علیکم،', text(`${isolated(to.project)} کا یونٹ ${unit}`)],
      button: { label: `یونٹ ${unit} دیکھیں`, url: to.unitUrl },
      reason: 'آپ کو یہ ای میل اس لیے آئی کہ یہ یونٹ آپ کے لیے مختص تھا۔',
    };
  },

  unitBookedTemplate: (to): MailTemplate => ({
    locale,
    subject: `یونٹ ${isolated(to.unit)} آپ کے نام بک ہو گیا، ${isolated(to.project)}`,
    paragraphs: [
      'السلام علیکم،',
      `${isolated(to.project)} کے ڈیسک کو آپ کا بیانہ مل گیا اور یونٹ ${isolated(to.unit)} آپ کے نام بک ہو گیا۔ کب کتنا دینا ہے، اب طے ہے: بعد میں قیمتیں بدلنے سے اس پر فرق نہیں پڑے گا۔`,
    ],
    facts: [
      ['قیمت', isolated(formatPkr(to.price))],
      ['بیانہ', isolated(formatPkr(to.deposit))],
    ],
    button: { label: 'میری قسطیں دیکھیں', url: to.unitUrl },
    reason: 'آپ کو یہ ای میل اس لیے آئی کہ یہ یونٹ آپ کے لیے مختص تھا۔',
  }),

  launchJoinTemplate: (to): MailTemplate => ({
    locale,
    subject: `${isolated(to.project)} کی لانچ میں شامل ہوں`,
    paragraphs: [
      'السلام علیکم،',
      `کسی نے، اور شاید آپ نے، ${isolated(to.project)} کی لانچ میں شامل ہونا چاہا ہے، جو ${to.opens === null ? 'کھل چکی ہے' : `${isolated(to.opens)} پر کھلے گی`}۔ شامل ہونے کے لیے بٹن دبائیں۔`,
      to.opens === null
        ? 'آپ قطار کے آخر میں آئیں گے، اور جب آپ کی باری ہو گی ہم آپ کو ای میل کریں گے۔ یہ ای میل سنبھال کر رکھیں: اس کا لنک آپ کا نمبر دکھاتا ہے۔'
        : 'جو کھلنے سے پہلے شامل ہوں، ان کا نمبر قرعہ اندازی سے طے ہوتا ہے: پہلے آنے سے فرق نہیں پڑتا۔ بعد میں آنے والے اپنی ترتیب سے پیچھے آتے ہیں۔ یہ ای میل سنبھال کر رکھیں: اس کا لنک آپ کا نمبر دکھاتا ہے۔',
    ],
    button: { label: 'لانچ میں شامل ہوں', url: to.confirmUrl },
    reason: 'اگر یہ آپ نے نہیں کیا تو اس ای میل کو رہنے دیں۔ لنک 24 گھنٹے تک شامل کرتا ہے۔',
  }),

  launchMovedTemplate: (to): MailTemplate => ({
    locale,
    subject: `${isolated(to.project)} کی لانچ ${isolated(to.opens)} پر کھلے گی`,
    paragraphs: [
      'السلام علیکم،',
      `${isolated(to.project)} کی لانچ اب ${isolated(to.before)} کے بجائے ${isolated(to.opens)} پر کھلے گی۔ آپ پہلے کی طرح اس میں شامل ہیں: نمبر قرعہ اندازی سے طے ہو گا، پہلے آنے سے نہیں۔`,
      'پہلی ای میل کا لنک اب بھی آپ کا نمبر دکھائے گا۔',
    ],
    button: { label: 'لانچ دیکھیں', url: to.launchUrl },
    reason: 'آپ کو یہ ای میل اس لیے آئی کہ آپ اس لانچ میں شامل ہوئے تھے۔',
  }),

  launchCalledOffTemplate: (to): MailTemplate => ({
    locale,
    subject: `${isolated(to.project)} کی لانچ منسوخ ہو گئی ہے`,
    paragraphs: [
      'السلام علیکم،',
      `${isolated(to.project)} کی لانچ، جو ${isolated(to.opens)} پر کھلنی تھی، منسوخ کر دی گئی ہے۔ قرعہ اندازی نہیں ہو گی، اور انتظار میں آپ کی جگہ ختم ہو گئی ہے۔`,
      'پروجیکٹ کے یونٹ اب پھر عام طریقے سے مختص ہو سکتے ہیں۔',
    ],
    button: { label: 'یونٹ دیکھیں', url: to.unitsUrl },
    reason: 'آپ کو یہ ای میل اس لیے آئی کہ آپ اس لانچ میں شامل ہوئے تھے۔',
  }),

  launchTurnTemplate: (to): MailTemplate => ({
    locale,
    subject: `${isolated(to.until)} تک آپ کی باری ہے: ${isolated(to.project)}`,
    paragraphs: [
      'السلام علیکم،',
      `${isolated(to.project)} کی لانچ میں آپ کی باری ہے۔ ${isolated(to.until)} تک ایک یونٹ چنیں اور اسے 24 گھنٹے کے لیے مختص کروائیں۔`,
      'اس کے بعد اگلے شخص کو بلایا جائے گا۔ اگر یونٹ نہیں چاہیے تو قطار چھوڑ دیں، تاکہ دوسروں کو کم انتظار کرنا پڑے۔',
    ],
    button: { label: 'یونٹ چنیں', url: to.turnUrl },
    reason: 'آپ کو یہ ای میل اس لیے آئی کہ آپ اس لانچ میں شامل ہوئے تھے۔',
  }),

  visitTemplate: (to): MailTemplate => ({
    locale,
    subject: `${isolated(to.project)} کا دورہ، ${isolated(to.at)}`,
    paragraphs: [
      'السلام علیکم،',
      `${isolated(to.project)} میں ${isolated(to.at)} پر آپ کا انتظار رہے گا${to.unit ? `، یونٹ ${isolated(to.unit)} دکھانے کے لیے` : ''}۔ ساتھ لگی فائل سے وقت اپنے کیلنڈر میں ڈال لیں۔`,
      'نہ آ سکیں تو اس ای میل کا جواب دے دیں، تاکہ کوئی اور آ سکے۔',
    ],
    reason: 'آپ کو یہ ای میل اس لیے آئی کہ اس ایڈریس سے دورہ طے کیا گیا تھا۔',
  }),

  visitTakenBackTemplate: (to): MailTemplate => ({
    locale,
    subject: `${isolated(to.project)} کا ${isolated(to.at)} والا دورہ نہیں ہو گا`,
    paragraphs: [
      'السلام علیکم،',
      `افسوس ہے کہ ${isolated(to.at)} پر کوئی آپ کو ${isolated(to.project)} نہیں دکھا سکے گا، حالانکہ یہ طے ہوا تھا۔ براہِ کرم یہ وقت اپنے کیلنڈر سے ہٹا دیں۔`,
      'صفحے پر کوئی اور وقت چن لیں، یا اس ای میل کا جواب دے کر بتائیں کہ آپ کب آ سکتے ہیں۔',
    ],
    button: { label: 'کوئی اور وقت چنیں', url: to.visitsUrl },
    reason: 'آپ کو یہ ای میل اس لیے آئی کہ اس ایڈریس سے دورہ طے کیا گیا تھا۔',
  }),

  ...urduViewingTemplates,

  searchAlertTemplate: (to): MailTemplate => {
    const [first, ...others] = to.homes;
    const total = to.homes.length + to.more;
    const count = `${total} گھر`;
    return {
      locale,
      subject:
        first && others.length === 0 && to.more === 0
          ? `${first.news}: ${first.price}، ${isolated(first.title)}`
          : `«${isolated(to.name)}» کے لیے ${count}`,
      paragraphs: [
        'السلام علیکم،',
        `آپ کی محفوظ تلاش «${isolated(to.name)}» کے لیے ${count}۔` +
          (to.more > 0 ? ` یہاں تازہ ترین ${to.homes.length} ہیں۔` : ''),
      ],
      homes: to.homes,
      button: { label: 'اس تلاش کے تمام گھر دیکھیں', url: to.listUrl },
      reason:
        'یہ ای میل اس لیے آئی ہے کہ آپ نے یہ تلاش محفوظ کی ہے۔ ' +
        `تبدیل کریں یا روکیں: ${to.manageUrl}\nالرٹ بند کریں: ${to.unsubscribeUrl}`,
    };
  },

  upgradeReceiptTemplate: (to): MailTemplate => ({
    locale,
    subject: `${planName(to.plan)} پلان کے لیے آپ کی درخواست مل گئی ہے`,
    paragraphs: [greeting(to.firstName), 'شکریہ۔ اب ہماری ٹیم ٹرانسفر دیکھے گی، اور پلان چلتے ہی آپ کو ای میل ملے گی۔'],
    facts: [
      ['پلان', planName(to.plan)],
      ['مدت', monthsText(to.months)],
      ['رقم', isolated(formatMoney(to.amount))],
      ['ٹرانزیکشن آئی ڈی', isolated(to.reference)],
    ],
    reason: byPlan,
  }),

  upgradeApprovedTemplate: (to): MailTemplate => ({
    locale,
    subject: to.startsAt
      ? `آپ کا ${planName(to.plan)} پلان ${fullDate(to.startsAt, locale)} کو شروع ہو گا`
      : `آپ کا ${planName(to.plan)} پلان چل گیا ہے`,
    paragraphs: [
      greeting(to.firstName),
      [
        to.startsAt
          ? `آپ کا ٹرانسفر مل گیا ہے۔ ${planName(to.plan)} پلان ${fullDate(to.startsAt, locale)} کو شروع ہو گا، جب پہلے ادا کیا ہوا وقت ختم ہو گا، اور ${fullDate(to.until, locale)} تک چلے گا۔`
          : `آپ کا ٹرانسفر مل گیا ہے۔ ${planName(to.plan)} پلان ${fullDate(to.until, locale)} تک چلے گا۔`,
        to.before !== 'basic' &&
          `آپ کے ${planName(to.before)} پلان کے بچے ہوئے دن ان کی قیمت کے حساب سے شامل کر دیے گئے ہیں۔`,
        cutText(to, to.plan) ||
          (to.startsAt ? '' : 'جو اشتہار پلان کی حد کی وجہ سے رکے ہوئے تھے، نئی حد کے مطابق پھر سے فعال ہیں۔'),
        to.credit > 0 &&
          `آپ کے کھاتے میں ${isolated(moneyText(to.credit))} جمع ہیں: یہ رقم آپ کے اگلے آرڈر میں لگے گی، یا ${writeTo(to)} تو ہم اسے واپس بھیج دیں گے۔`,
      ]
        .filter(Boolean)
        .join(' '),
    ],
    button: { label: 'اپنا پلان دیکھیں', url: to.plansUrl },
    reason: byPlan,
  }),

  upgradeRejectedTemplate: (to): MailTemplate => ({
    locale,
    subject: `${planName(to.plan)} پلان کے لیے آپ کا ٹرانسفر نہیں ملا`,
    paragraphs: [
      greeting(to.firstName),
      `ہمیں ${to.order ? `آرڈر ${isolated(to.order.reference)} کے لیے ` : ''}ٹرانزیکشن آئی ڈی «${isolated(to.reference)}» والا کوئی ٹرانسفر نہیں ملا، اس لیے پلان تبدیل نہیں ہوا۔ ` +
        `ادائیگی کا اسکرین شاٹ ${isolated(to.contactEmail)} پر بھیجیں، ہم دوبارہ دیکھیں گے۔` +
        (to.order?.due ? ` یہ آرڈر ${fullDate(to.order.due, locale)} تک کھلا رہے گا۔` : ''),
    ],
    reason: byPlan,
  }),

  paymentReversedTemplate: (to): MailTemplate => {
    const [sum, isOver] = [isolated(moneyText(to.amount)), to.waiting.length === 0];
    const [due, orders] = [fullDate(to.due, locale), to.waiting.map(isolated).join('، ')];
    const isOne = to.waiting.length === 1;
    const open = isOne ? `آرڈر ${orders} کھلا ہے` : `یہ آرڈر کھلے ہیں: ${orders}`;
    const again = isOne ? `آرڈر ${orders} دوبارہ کھلا ہے` : `یہ آرڈر دوبارہ کھلے ہیں: ${orders}`;
    const takenBack = [
      `آپ کے بینک نے ${sum} کا ٹرانسفر${to.transaction && ` «${isolated(to.transaction)}»`} واپس لے لیا ہے، اس لیے وہ آرڈر ${isolated(to.reference)} میں نہیں گنا جاتا اور اس کی رسید منسوخ ہے۔`,
      isOver
        ? `غلطی ہو تو ${writeTo(to)}۔`
        : `براہِ کرم رقم ${due} تک دوبارہ بھیجیں، یا غلطی ہو تو ${writeTo(to)}۔ تب تک ${open}۔`,
    ];
    const corrected = [
      `ہم نے غلطی سے ${sum} کا ایک ٹرانسفر آرڈر ${isolated(to.reference)} میں درج کر دیا تھا۔ ہم نے یہ درست کر دیا ہے: وہ اس آرڈر میں نہیں گنا جاتا اور اس کی رسید منسوخ ہے۔ آپ کے بینک اکاؤنٹ سے کچھ نہیں لیا گیا۔`,
      isOver
        ? `کوئی سوال ہو تو ${writeTo(to)}۔`
        : `${due} تک ${again}۔ اگر آپ یہ رقم بھیج چکے ہیں تو دوبارہ نہ بھیجیں، ${writeTo(to)}۔`,
    ];
    const ended = to.ended.length > 0 && [
      `اس کے ساتھ ان آرڈر کا بچا ہوا وقت ختم ہو گیا ہے: ${to.ended.map(isolated).join('، ')}۔ اب آپ ${planName(to.now)} پلان پر ہیں۔`,
      cutText(to, to.now),
      to.credit > 0 &&
        `آپ کے کھاتے میں ${isolated(moneyText(to.credit))} جمع ہیں: یہ رقم اگلے آرڈر میں لگے گی، یا ${writeTo(to)} تو ہم واپس بھیج دیں گے۔`,
    ];
    const [first, ...rest] = to.reason === 'bank' ? takenBack : corrected;
    return {
      locale,
      subject:
        to.reason === 'bank' ? `آپ کی ${sum} کی ادائیگی واپس لے لی گئی` : `ہم نے ${sum} کا ایک اندراج درست کیا ہے`,
      paragraphs: [greeting(to.firstName), [first, ...(ended || []), ...rest].filter(Boolean).join(' ')],
      button: { label: 'اپنے آرڈر دیکھیں', url: to.ordersUrl },
      reason: 'یہ ای میل آپ کی ادائیگی کے بارے میں ہے۔',
    };
  },

  refundTemplate: (to): MailTemplate => {
    const ended = {
      plan: `اس آرڈر کا ${planName(to.plan)} پلان ختم ہو گیا ہے اور اب آپ ${planName(to.now)} پلان پر ہیں۔`,
      order: 'آرڈر منسوخ ہو گیا ہے۔',
      nothing: 'یہ آپ کے کھاتے میں جمع تھی۔',
    };
    return {
      locale,
      subject: `ہم آپ کو ${isolated(moneyText(to.amount))} واپس بھیج رہے ہیں`,
      paragraphs: [
        greeting(to.firstName),
        [
          `ہم آرڈر ${isolated(to.reference)} کی رقم ${isolated(moneyText(to.amount))} آپ کو واپس بھیج رہے ہیں۔`,
          ...[ended[to.ended], cutText(to, to.now)],
        ]
          .filter(Boolean)
          .join(' '),
      ],
      button: { label: 'اپنے آرڈر دیکھیں', url: to.ordersUrl },
      reason: 'یہ ای میل آپ کی ادائیگی کے بارے میں ہے۔',
    };
  },

  planEndsTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا ${planName(to.plan)} پلان ${fullDate(to.until, locale)} کو ختم ہو رہا ہے`,
    paragraphs: [
      greeting(to.firstName),
      `آپ کا ${planName(to.plan)} پلان ${fullDate(to.until, locale)} تک ادا شدہ ہے۔ ` +
        (to.next
          ? `اس کے بعد آپ کا ${planName(to.next.plan)} پلان شروع ہو گا اور ${fullDate(to.next.until, locale)} تک چلے گا۔`
          : to.waiting === undefined
            ? 'اس سے پہلے نیا آرڈر دیں تو نیا وقت بغیر وقفے کے جڑ جائے گا۔'
            : '') +
        `${waitingText(to.waiting)} کوئی رقم خود بخود نہیں کٹتی۔`,
    ],
    button: { label: to.waiting === undefined ? 'پلان دوبارہ لیں' : 'اپنا پلان دیکھیں', url: to.plansUrl },
    reason: 'یہ ای میل آپ کے پلان کے بارے میں ہے۔',
  }),

  daysGivenBackTemplate: (to): MailTemplate => ({
    locale,
    subject:
      to.days === 1
        ? `ہم نے آپ کے ${planName(to.plan)} پلان کا ایک دن واپس کیا ہے`
        : `ہم نے آپ کے ${planName(to.plan)} پلان کے ${to.days} دن واپس کیے ہیں`,
    paragraphs: [
      greeting(to.firstName),
      `ہم سے غلطی ہوئی کہ آپ کا ${to.title === null ? 'اکاؤنٹ معطل کر دیا' : `اشتہار «${isolated(to.title)}» چھپا دیا`}، اس کے لیے معذرت۔ آپ کا ${planName(to.plan)} پلان اب ${fullDate(to.until, locale)} تک چلے گا۔ ان دنوں کی کوئی رقم نہیں۔`,
    ],
    button: { label: 'اپنے آرڈر دیکھیں', url: to.ordersUrl },
    reason: 'یہ ای میل آپ کے پلان کے بارے میں ہے۔',
  }),

  paperTemplate: (to): MailTemplate => ({
    locale,
    subject: `${PAPER_WORDS[to.kind].name} ${isolated(to.number)}`,
    paragraphs: [
      greeting(to.firstName),
      [
        PAPER_WORDS[to.kind].about,
        to.unawaited &&
          (to.unawaited === 'open again'
            ? 'آپ کے ٹرانسفر کا پتہ چلنے سے پہلے یہ آرڈر منسوخ ہو چکا تھا۔ ٹرانسفر وقت پر پہنچا تھا، اس لیے آرڈر دوبارہ کھل گیا ہے۔'
            : to.unawaited.credit > 0
              ? `اس آرڈر کو اب رقم کی ضرورت نہیں تھی، اس لیے یہ رقم آپ کے کھاتے میں ہے۔ آپ کے کھاتے میں ${isolated(moneyText(to.unawaited.credit))} جمع ہیں: یہ رقم اگلے آرڈر میں لگے گی، یا ${writeTo(to)} تو ہم واپس بھیج دیں گے۔`
              : 'اس آرڈر کو اب رقم کی ضرورت نہیں تھی، اس لیے یہ آپ کے کسی دوسرے آرڈر میں لگ گئی ہے۔'),
        to.rest &&
          `اس آرڈر کے ${isolated(moneyText(to.rest.missing))} ابھی باقی ہیں۔ براہِ کرم باقی رقم ${fullDate(to.rest.due, locale)} تک بھیجیں، یا بینک نے یہ فیس کے طور پر کاٹی ہو تو ${writeTo(to)}۔`,
      ]
        .filter(Boolean)
        .join(' '),
    ],
    facts: [
      ['آرڈر', isolated(to.reference)],
      ['رقم', isolated(formatMoney(to.amount))],
      ...(to.waived > 0
        ? [['اس میں سے معاف، ادا نہیں ہوئی', isolated(formatMoney(to.waived))] as [string, string]]
        : []),
    ],
    button: { label: 'اپنے آرڈر دیکھیں', url: to.ordersUrl },
    reason: 'یہ ای میل آپ کی ادائیگی کے بارے میں ہے۔',
  }),

  orderEndedTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا آرڈر ${isolated(to.reference)} منسوخ ہو گیا ہے`,
    paragraphs: [
      greeting(to.firstName),
      `${planName(to.plan)} پلان کے لیے آپ کے آرڈر ${isolated(to.reference)} کی پوری رقم ${fullDate(to.due, locale)} تک نہیں پہنچی، اس لیے آرڈر منسوخ ہو گیا ہے۔ ` +
        (to.credit > 0
          ? `آپ کے کھاتے میں ${isolated(moneyText(to.credit))} جمع ہیں: یہ رقم اگلے آرڈر میں لگے گی، یا ${writeTo(to)} تو ہم واپس بھیج دیں گے۔`
          : `غلطی ہو تو ${writeTo(to)}۔`),
    ],
    button: { label: 'اپنے آرڈر دیکھیں', url: to.ordersUrl },
    reason: 'یہ ای میل آپ کی ادائیگی کے بارے میں ہے۔',
  }),

  planEndedTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا ${planName(to.plan)} پلان ${fullDate(to.ended, locale)} کو ختم ہو گیا تھا`,
    paragraphs: [
      greeting(to.firstName),
      `آپ کا ${planName(to.plan)} پلان ${fullDate(to.ended, locale)} کو ختم ہو گیا تھا اور آپ بیسک پلان پر ہیں۔ جو اشتہار تب روکے گئے تھے وہ نیا پلان چالو ہوتے ہی پھر چل پڑیں گے۔ ہم اس کی یاد دہانی دوبارہ نہیں کرائیں گے۔`,
    ],
    button: { label: 'پلان دوبارہ لیں', url: to.plansUrl },
    reason: 'یہ ای میل آپ کے پلان کے بارے میں ہے۔',
  }),
  insightsTemplate: (to): MailTemplate => {
    const names: Record<EventKind, string> = {
      impression: 'لسٹ میں نظر آئے',
      view: 'کھولے گئے',
      save: 'محفوظ کیے گئے',
      whatsapp: isolated('WhatsApp'),
      call: 'کال',
    };
    const day = (text: string) => fullDate(startOfDay(text), locale);
    return {
      locale,
      subject: `پچھلے ہفتے آپ کے اشتہارات: ${to.totals.view} بار کھولے گئے، ${contactsOf(to.totals)} بار رابطہ ہوا`,
      paragraphs: [
        greeting(to.firstName),
        `${day(to.from)} سے ${day(to.until)} تک آپ کے اشتہارات کے ساتھ دیکھنے والوں نے یہ کیا۔`,
      ],
      facts: EVENT_KINDS.map((kind) => [names[kind], `${to.totals[kind]} (اس سے پہلے: ${to.before[kind]})`]),
      button: { label: 'میرے اعداد و شمار', url: to.insightsUrl },
      reason: `یہ ای میل آپ کے پریمیم پلان کے ہفتہ وار اعداد و شمار ہیں۔ ایک کلک میں بند کریں: ${to.unsubscribeUrl}`,
    };
  },

  planExpiredTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا ${planName(to.plan)} پلان ختم ہو گیا ہے`,
    paragraphs: [
      greeting(to.firstName),
      `آپ کا ${planName(to.plan)} پلان ختم ہو گیا ہے اور اب ` +
        (to.next
          ? `آپ کا ${planName(to.next.plan)} پلان ${fullDate(to.next.until, locale)} تک چلے گا۔ `
          : 'آپ پھر بیسک پلان پر ہیں۔ ') +
        (cutText(to, to.next?.plan ?? 'basic') || 'آپ کے تمام اشتہارات ویسے ہی رہیں گے۔') +
        waitingText(to.waiting),
    ],
    button: { label: to.next || to.waiting !== undefined ? 'اپنا پلان دیکھیں' : 'پلان دوبارہ لیں', url: to.plansUrl },
    reason: 'یہ ای میل آپ کے پلان کے بارے میں ہے۔',
  }),

  freshnessAskTemplate: (to): MailTemplate => {
    const [first, ...others] = to.homes;
    return {
      locale,
      subject:
        first && others.length === 0
          ? `کیا یہ اب بھی دستیاب ہے؟ ${isolated(first.title)}`
          : `کیا یہ ${to.homes.length + to.more} اشتہارات اب بھی دستیاب ہیں؟`,
      paragraphs: [
        greeting(to.firstName),
        'خریدار اُن اشتہارات پر بھروسا کرتے ہیں جن کی تصدیق تازہ ہو۔ ایک بار دبا کر بتائیں کہ کیا کچھ اب بھی دستیاب ہے؛ لاگ اِن کی ضرورت نہیں۔',
        'جواب نہ آیا تو 7 دن بعد اشتہار پر لکھا جائے گا کہ تصدیق نہیں ہوئی، اور 21 دن بعد وہ لسٹ سے ہٹ جائے گا۔ کچھ حذف نہیں ہو گا۔',
        ...othersWait(to),
      ],
      homes: to.homes,
      button: { label: to.more > 0 ? 'سب دیکھیں' : 'میرا ڈیش بورڈ کھولیں', url: to.dashboardUrl },
      reason: `یہ ای میل اس لیے آئی ہے کہ ${BRAND} پر آپ کا اشتہار ہے۔ ہر لنک ایک بار کام کرتا ہے۔`,
    };
  },

  freshnessLeftTemplate: (to): MailTemplate => {
    const [first, ...others] = to.homes;
    return {
      locale,
      subject:
        first && others.length === 0
          ? `اب لسٹ میں نہیں: ${isolated(first.title)}`
          : `${to.homes.length + to.more} اشتہارات اب لسٹ میں نہیں`,
      paragraphs: [
        greeting(to.firstName),
        'ہم نے تین ہفتے پہلے پوچھا تھا کہ کیا یہ اب بھی دستیاب ہے، اور جواب نہیں آیا، اس لیے خریداروں کو یہ اب نظر نہیں آتا۔ کچھ حذف نہیں ہوا: ایک بار دبائیں اور یہ واپس آ جائے گا۔',
        ...othersWait(to),
      ],
      homes: to.homes,
      button: { label: to.more > 0 ? 'سب دیکھیں' : 'میرا ڈیش بورڈ کھولیں', url: to.dashboardUrl },
      reason: `یہ ای میل اس لیے آئی ہے کہ ${BRAND} پر آپ کا اشتہار ہے۔ ہر لنک ایک بار کام کرتا ہے۔`,
    };
  },

  enquiryTemplate: (to): MailTemplate => ({
    locale,
    subject: `${isolated(to.title)} کے بارے میں پیغام`,
    paragraphs: [
      greeting(to.firstName),
      `${isolated(to.name)} نے آپ کو «${isolated(to.title)}» کے بارے میں لکھا ہے۔ اسی ای میل کا جواب دیں تو وہ اُن تک پہنچے گا۔ اُن کی تفصیل صرف اسی کام کے لیے استعمال کریں۔`,
    ],
    facts: [
      ['نام', isolated(to.name)],
      ['ای میل', isolated(to.email)],
      ...(to.phone ? ([['فون', isolated(to.phone)]] as [string, string][]) : []),
      ['پیغام', to.text],
    ],
    button: { label: 'اشتہار کھولیں', url: to.listingUrl },
    reason: 'یہ ای میل اس لیے آئی ہے کہ کسی نے آپ کے اشتہار کے فارم سے آپ کو لکھا ہے۔',
  }),

  enquirySentTemplate: (to): MailTemplate => ({
    locale,
    subject: 'آپ کا پیغام بیچنے والے کو بھیج دیا گیا ہے',
    paragraphs: [
      'السلام علیکم،',
      `«${isolated(to.title)}» کے بارے میں آپ کا پیغام آپ کے نام، ای میل ایڈریس اور (اگر دیا ہو تو) فون نمبر کے ساتھ بیچنے والے کو بھیج دیا گیا ہے۔ کسی اور کو نہیں ملا۔`,
    ],
    button: { label: 'مجھ سے دوبارہ رابطہ نہ کریں', url: to.withdrawUrl },
    links: [{ label: 'اشتہار دیکھیں', url: to.listingUrl }],
    reason: 'اگر یہ آپ نے نہیں لکھا تو بٹن دبائیں: ہم آپ کا ایڈریس بھلا دیں گے اور بیچنے والے سے بھی یہی کہیں گے۔',
  }),

  enquiryWithdrawnTemplate: (to): MailTemplate => ({
    locale,
    subject: `${isolated(to.name)} سے دوبارہ رابطہ نہ کریں`,
    paragraphs: [
      greeting(to.firstName),
      `${isolated(to.name)} (${isolated(to.email)}) نے آپ کو «${isolated(to.title)}» کے بارے میں لکھا تھا اور اب رابطہ نہیں چاہتے۔ اُن کی تفصیل حذف کر دیں، اور نہ لکھیں نہ فون کریں۔`,
    ],
    reason: 'یہ ای میل اس لیے آئی ہے کہ پیغام بھیجنے والے نے یہ کہا ہے۔',
  }),

  listingTakenDownTemplate: (to): MailTemplate => ({
    locale,
    subject: to.mayBeMended
      ? `اپنا اشتہار «${isolated(to.title)}» درست کریں`
      : `آپ کا اشتہار «${isolated(to.title)}» ہٹا دیا گیا ہے`,
    paragraphs: [
      greeting(to.firstName),
      `آپ کا اشتہار «${isolated(to.title)}» اس وقت نظر نہیں آ رہا۔ ${REVIEW_REASONS[to.reason].ur}`,
      ...(to.words ? [isolated(to.words)] : []),
      to.mayBeMended
        ? 'اشتہار درست کر دیں؛ ہم اسے دوبارہ دیکھیں گے، پھر وہ نظر آنے لگے گا۔'
        : 'اگر آپ کے خیال میں یہ غلطی ہے تو اپیل کریں: ہماری ٹیم کا کوئی اور رکن اسے دیکھے گا۔',
    ],
    button: to.mayBeMended ? { label: 'اشتہار درست کریں', url: to.editUrl } : { label: 'اپیل کریں', url: to.appealUrl },
    ...(to.mayBeMended && { links: [{ label: 'کیا یہ غلطی ہے؟ اپیل کریں', url: to.appealUrl }] }),
    reason: 'یہ ای میل آپ کے اشتہار کے بارے میں ہے۔',
  }),

  appealDecidedTemplate: (to): MailTemplate => ({
    locale,
    subject: to.isGranted
      ? `«${isolated(to.title)}» پر آپ کی اپیل منظور ہو گئی`
      : `«${isolated(to.title)}» پر آپ کی اپیل نامنظور ہو گئی`,
    paragraphs: [
      greeting(to.firstName),
      'ہماری ٹیم کے ایک اور رکن نے آپ کا اشتہار اور آپ کی بات دیکھی۔',
      isolated(to.words),
      to.isGranted ? isBack(to.backAs) : staysOut(to.backAs),
    ],
    ...(to.backAs !== 'kept-out' && { button: { label: 'اپنے اشتہارات دیکھیں', url: to.listingsUrl } }),
    reason: 'یہ ای میل آپ کو اپیل کرنے پر ملی ہے۔',
  }),

  supportAnswerTemplate: (to): MailTemplate => ({
    locale,
    subject: `ہمارا جواب: ${isolated(to.subject)}`,
    paragraphs: [
      greeting(to.firstName),
      isolated(to.words),
      'آپ اسی ای میل کا جواب دے سکتے ہیں، یا اپنے ڈیش بورڈ سے ہمیں لکھ سکتے ہیں۔',
    ],
    button: { label: 'اپنی درخواستیں دیکھیں', url: to.supportUrl },
    reason: 'یہ ای میل آپ کو مدد مانگنے پر ملی ہے۔',
  }),

  leadReceivedTemplate: (to): MailTemplate => ({
    locale,
    subject: 'گھر ڈھونڈنے کی آپ کی درخواست مل گئی',
    paragraphs: [
      'السلام علیکم،',
      'کسی نے، امید ہے کہ آپ ہی نے، ہم سے گھر ڈھونڈنے کو کہا اور یہ ایڈریس لکھا۔ ہماری ٹیم مناسب گھر دیکھ رہی ہے اور آپ کو یہیں بھیجے گی۔',
      'نیچے کا لنک بتاتا ہے کہ آپ کی درخواست کہاں پہنچی اور ہم نے کیا بھیجا۔ یہ لنک کسی کو نہ دیں: جس کے پاس ہو وہ آپ کی طرف سے جواب دے سکتا ہے۔',
    ],
    button: { label: 'میری درخواست دیکھیں', url: to.threadUrl },
    reason:
      'یہ ای میل اس لیے آئی ہے کہ اس ایڈریس سے گھر ڈھونڈنے کی درخواست کی گئی۔ اگر یہ آپ نہیں تھے تو اسے چھوڑ دیں۔',
  }),

  shortlistTemplate: (to): MailTemplate => ({
    locale,
    subject:
      to.homes.length === 1 ? 'ایک گھر جو شاید آپ کو پسند آئے' : `${to.homes.length} گھر جو شاید آپ کو پسند آئیں`,
    paragraphs: [
      greeting(to.name),
      to.words && isolated(to.words),
      'یہ ہم نے آپ کی درخواست کے لیے چنے ہیں۔ ہر ایک پر ہاں یا نہیں کہیں، ہم دورہ طے کریں گے یا اور ڈھونڈیں گے۔',
    ].filter(Boolean),
    homes: to.homes,
    button: { label: 'جواب دیں', url: to.threadUrl },
    reason: 'یہ ای میل اس لیے آئی ہے کہ آپ نے ہم سے گھر ڈھونڈنے کو کہا۔ آپ اس ای میل کا جواب بھی دے سکتے ہیں۔',
  }),
  shortlistNews: 'آپ کے لیے چنا ہوا',
  shortlistAnswer: 'ہاں یا نہیں کہیں',

  listingBackTemplate: (to): MailTemplate => ({
    locale,
    subject: to.isFirst
      ? `آپ کا اشتہار «${isolated(to.title)}» منظور ہو گیا`
      : `آپ کا اشتہار «${isolated(to.title)}» پھر دکھایا جا سکتا ہے`,
    paragraphs: [
      greeting(to.firstName),
      to.backAs === 'active'
        ? to.isFirst
          ? 'ہم نے آپ کا اشتہار دیکھ لیا ہے، اور وہ اب نظر آ رہا ہے۔'
          : 'ہم نے آپ کا اشتہار دیکھ لیا ہے، اور وہ پھر نظر آ رہا ہے۔'
        : `ہم نے آپ کا اشتہار دیکھ لیا ہے۔ ${NOT_SHOWN[to.backAs]}`,
    ],
    ...(to.backAs !== 'kept-out' && { button: { label: 'اپنے اشتہارات دیکھیں', url: to.listingsUrl } }),
    reason: 'یہ ای میل آپ کے اشتہار کے بارے میں ہے۔',
  }),

  listingCorrectedTemplate: (to): MailTemplate => ({
    locale,
    subject: `ہم نے آپ کا اشتہار «${isolated(to.title)}» درست کیا ہے`,
    paragraphs: [
      greeting(to.firstName),
      `ہم نے آپ کے اشتہار میں یہ درست کیا ہے: ${to.fields.map((field) => CORRECTED_FIELDS[field].ur).join('، ')}۔`,
      'اگر پہلے ٹھیک تھا تو اسے واپس بدل دیں۔',
    ],
    button: { label: 'اشتہار دیکھیں', url: to.editUrl },
    reason: 'یہ ای میل آپ کے اشتہار کے بارے میں ہے۔',
  }),
};
