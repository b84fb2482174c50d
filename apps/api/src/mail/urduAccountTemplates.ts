import { fullDate } from '@karachi-estates/domain/day';
import type { accountTemplates } from './accountTemplates.ts';
import type { MailTemplate } from './render.ts';
import { BRAND, greeting, isolated, locale, writeTo } from './urduWords.ts';

const bySafety = 'یہ ای میل آپ کے اکاؤنٹ کی حفاظت کے لیے بھیجی گئی ہے۔';

/** The mails about accounts in Urdu, each as its English twin. */
export const urduAccountTemplates: typeof accountTemplates = {
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
};
