import { fullDate } from '@karachi-estates/domain/day';
import { formatMoney, moneyText } from '@karachi-estates/domain/orders/money';
import type { PaperKind } from '@karachi-estates/domain/orders/papers';
import type { orderTemplates } from './orderTemplates.ts';
import type { MailTemplate } from './render.ts';
import { cutText } from './urduPlanTemplates.ts';
import { greeting, isolated, locale, planName, writeTo } from './urduWords.ts';

const monthsText = (months: number) => (months === 1 ? '1 مہینہ' : `${months} مہینے`);

const byPlan = 'یہ ای میل اس لیے آئی ہے کہ آپ نے پلان کی درخواست کی تھی۔';

const PAPER_WORDS: Readonly<Record<PaperKind, { name: string; about: string }>> = {
  invoice: { name: 'انوائس', about: 'آپ کے پلان کی ادائیگی ہو گئی ہے۔ اس کا انوائس اس ای میل کے ساتھ ہے۔' },
  receipt: { name: 'رسید', about: 'آپ کا ٹرانسفر پہنچ گیا ہے۔ اس کی رسید اس ای میل کے ساتھ ہے۔' },
  'credit-note': {
    name: 'کریڈٹ نوٹ',
    about: 'آپ کا آرڈر وقت سے پہلے ختم ہو گیا ہے۔ اس کے بچے ہوئے حصے کا کریڈٹ نوٹ اس ای میل کے ساتھ ہے۔',
  },
};

/** The mails about orders and payments in Urdu, each as its English twin. */
export const urduOrderTemplates: typeof orderTemplates = {
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
};
