import { fullDate } from '@karachi-estates/domain/day';
import { contactsOf, EVENT_KINDS, type EventKind, startOfDay } from '@karachi-estates/domain/insights/insights';
import { CORRECTED_FIELDS } from '@karachi-estates/domain/reviews/corrections';
import { REVIEW_REASONS } from '@karachi-estates/domain/reviews/reasons';
import type { BackAs, listingTemplates } from './listingTemplates.ts';
import type { MailTemplate } from './render.ts';
import { BRAND, greeting, isolated, locale } from './urduWords.ts';

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

/** The mails about listings in Urdu, each as its English twin. */
export const urduListingTemplates: typeof listingTemplates = {
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
