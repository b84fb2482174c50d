import { fullDate } from '@karachi-estates/domain/day';
import { type PlanId, planIn, planOf } from '@karachi-estates/domain/plans/plans';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { CORRECTED_FIELDS } from '@karachi-estates/domain/reviews/corrections';
import { REVIEW_REASONS } from '@karachi-estates/domain/reviews/reasons';
import type { MailTemplate } from './render.ts';
import type { PersonTemplates } from './templates.ts';

const locale = 'ur';

/** Latin text and numbers with signs keep their own direction inside an Urdu sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const BRAND = isolated('Karachi Estates');

const greeting = (firstName: string) => `السلام علیکم ${isolated(firstName)}،`;

const planName = (plan: PlanId) => planIn(plan, locale).name;

const monthsText = (months: number) => (months === 1 ? '1 مہینہ' : `${months} مہینے`);

const byPlan = 'یہ ای میل اس لیے آئی ہے کہ آپ نے پلان کی درخواست کی تھی۔';
const bySafety = 'یہ ای میل آپ کے اکاؤنٹ کی حفاظت کے لیے بھیجی گئی ہے۔';

/** What a smaller plan took, in sentences; empty where nothing. */
function cutText(cut: { paused: number; unfeatured: number }, plan: PlanId): string {
  const { maxActiveListings, maxFeatured } = planOf(plan);
  const paused =
    `${cut.paused} اشتہار روک دیے گئے ہیں، کیونکہ ${planName(plan)} پلان میں ${maxActiveListings} کی گنجائش ہے۔ ` +
    'کچھ حذف نہیں ہوا: بڑا پلان لیتے ہی وہ پھر چل پڑیں گے۔';
  const room = maxFeatured === 0 ? 'نمایاں اشتہار شامل نہیں' : `${maxFeatured} نمایاں اشتہارات کی گنجائش ہے`;
  const unfeatured = `${cut.unfeatured} اشتہار اب نمایاں نہیں رہے، کیونکہ ${planName(plan)} پلان میں ${room}۔`;
  return [cut.paused > 0 && paused, cut.unfeatured > 0 && unfeatured].filter(Boolean).join(' ');
}

/** The mails to people in Urdu, each as its English twin. The spellings follow docs/urdu.md. */
export const urduTemplates: PersonTemplates = {
  resetTemplate: (to): MailTemplate => ({
    locale,
    subject: `${BRAND} کے لیے نیا پاس ورڈ چنیں`,
    paragraphs: [
      greeting(to.firstName),
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
      greeting(to.firstName),
      `${BRAND} میں خوش آمدید۔ بٹن دبا کر بتائیں کہ یہ ایڈریس آپ ہی کا ہے۔ باقی سب کچھ اس کے بغیر بھی چلے گا۔`,
      'اگر آپ نے اکاؤنٹ نہیں بنایا تو اس ای میل کو چھوڑ دیں، یا اسی ایڈریس سے نیا پاس ورڈ چن لیں تو اکاؤنٹ آپ کا ہو جائے گا۔',
    ],
    button: { label: 'ایڈریس کی تصدیق کریں', url: to.confirmUrl },
    reason: 'یہ ای میل اس لیے آئی ہے کہ اس ایڈریس سے اکاؤنٹ بنایا گیا ہے۔ لنک سات دن تک کام کرے گا۔',
  }),

  emailChangeTemplate: (to): MailTemplate => ({
    locale,
    subject: 'اپنے نئے ای میل ایڈریس کی تصدیق کریں',
    paragraphs: [
      greeting(to.firstName),
      `آپ کے ${BRAND} اکاؤنٹ کا نیا ایڈریس ${isolated(to.email)} ہونے والا ہے۔ یہاں بھی بٹن دبائیں اور ` +
        `${to.kind === 'old' ? 'نئے' : 'موجودہ'} ایڈریس پر آئی ای میل میں بھی؛ ایک دن کے اندر دونوں ضروری ہیں۔`,
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
      'اگر آپ کا ارادہ بدل گیا ہے، یا یہ آپ نے نہیں کہا، تو لاگ اِن کر کے اکاؤنٹ برقرار رکھیں۔',
    ],
    button: { label: 'میرا اکاؤنٹ برقرار رکھیں', url: to.profileUrl },
    reason: 'یہ ای میل آپ کے اکاؤنٹ کے بارے میں ہے۔',
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
    reason: `یہ ای میل اس لیے آئی ہے کہ آپ نے نیوز لیٹر کی تصدیق کی ہے۔ ایک کلک میں بند کریں: ${to.unsubscribeUrl}`,
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
      ['رقم', isolated(formatPkr(to.amount))],
      ['ٹرانزیکشن آئی ڈی', isolated(to.reference)],
    ],
    reason: byPlan,
  }),

  upgradeApprovedTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا ${planName(to.plan)} پلان چل گیا ہے`,
    paragraphs: [
      greeting(to.firstName),
      [
        `آپ کا ٹرانسفر مل گیا ہے۔ ${planName(to.plan)} پلان ${fullDate(to.until, locale)} تک چلے گا۔`,
        to.before !== 'basic' &&
          `آپ کے ${planName(to.before)} پلان کے بچے ہوئے دن ان کی قیمت کے حساب سے شامل کر دیے گئے ہیں۔`,
        cutText(to, to.plan) || 'جو اشتہار پلان کی حد کی وجہ سے رکے ہوئے تھے، نئی حد کے مطابق پھر سے فعال ہیں۔',
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
      `ہمیں ٹرانزیکشن آئی ڈی «${isolated(to.reference)}» والا کوئی ٹرانسفر نہیں ملا، اس لیے پلان تبدیل نہیں ہوا۔ ` +
        `ادائیگی کا اسکرین شاٹ ${isolated(to.contactEmail)} پر بھیجیں، ہم دوبارہ دیکھیں گے۔`,
    ],
    reason: byPlan,
  }),

  planExpiredTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا ${planName(to.plan)} پلان ختم ہو گیا ہے`,
    paragraphs: [
      greeting(to.firstName),
      `آپ کا ${planName(to.plan)} پلان ختم ہو گیا ہے اور اب آپ پھر بیسک پلان پر ہیں۔ ` +
        (cutText(to, 'basic') || 'آپ کے تمام اشتہارات ویسے ہی رہیں گے۔'),
    ],
    button: { label: 'پلان دوبارہ لیں', url: to.plansUrl },
    reason: 'یہ ای میل آپ کے پلان کے بارے میں ہے۔',
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
        : `اگر آپ کے خیال میں یہ غلطی ہے تو ${isolated(to.contactEmail)} پر لکھیں۔`,
    ],
    ...(to.mayBeMended && { button: { label: 'اشتہار درست کریں', url: to.editUrl } }),
    reason: 'یہ ای میل آپ کے اشتہار کے بارے میں ہے۔',
  }),

  listingBackTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا اشتہار «${isolated(to.title)}» پھر دکھایا جا سکتا ہے`,
    paragraphs: [
      greeting(to.firstName),
      to.isActive
        ? 'ہم نے آپ کا اشتہار دیکھ لیا ہے، اور وہ پھر نظر آ رہا ہے۔'
        : 'ہم نے آپ کا اشتہار دیکھ لیا ہے۔ وہ رکا ہوا ہے: جب چاہیں اسے فعال کر دیں۔',
    ],
    button: { label: 'اپنے اشتہارات دیکھیں', url: to.listingsUrl },
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
