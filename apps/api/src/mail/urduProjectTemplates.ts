import { formatPkr } from '@karachi-estates/domain/properties/price';
import type { HoldEnd, projectTemplates } from './projectTemplates.ts';
import type { MailTemplate } from './render.ts';
import { isolated, locale } from './urduWords.ts';

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

/** The mails about the units, launches and visits of projects in Urdu, each as its English twin. */
export const urduProjectTemplates: typeof projectTemplates = {
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
};
