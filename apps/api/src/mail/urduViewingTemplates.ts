import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import type { MailTemplate } from './render.ts';
import { isolated, locale } from './urduWords.ts';
import { type AgreedTime, type EndedViewing, timesAsFacts, type viewingTemplates } from './viewingTemplates.ts';

const agreedFacts = ({ at, title, area, name, phone }: AgreedTime): [string, string][] => [
  ['وقت', at],
  ['گھر', `${isolated(title)}، ${isolated(area)}`],
  ['کس کے ساتھ', isolated(name)],
  ...(phone ? ([['فون', isolated(formatPhone(phone))]] as [string, string][]) : []),
];

const ofBoth = 'آپ کو یہ ای میل اس لیے آئی کہ گھر دیکھنے کا یہ وقت آپ سے متعلق ہے۔';

function whyEnded({ how, to, isOwn, at }: EndedViewing): string {
  const when = at ? ` (${isolated(at)})` : '';
  if (how === 'home-gone') return `یہ گھر اب دستیاب نہیں، اس لیے اسے دیکھنے کا وقت${when} منسوخ ہو گیا ہے۔`;
  if (isOwn) return `آپ نے گھر دیکھنے کا وقت${when} منسوخ کر دیا ہے۔ دوسری طرف کو ہم نے بتا دیا ہے۔`;
  const other = to === 'buyer' ? 'بیچنے والے' : 'خریدار';
  if (how === 'declined') return `${other} نے گھر دیکھنے کے لیے آپ کے اوقات قبول نہیں کیے۔`;
  if (how === 'erased') {
    return `${other} نے ${isolated('Karachi Estates')} چھوڑ دیا ہے، اس لیے گھر دیکھنے کا وقت${when} منسوخ ہو گیا ہے۔`;
  }
  return `${other} نے گھر دیکھنے کا وقت${when} منسوخ کر دیا ہے۔`;
}

/** The mails about viewings in Urdu, each as its English twin. */
export const urduViewingTemplates: typeof viewingTemplates = {
  viewingConfirmTemplate: (to): MailTemplate => ({
    locale,
    subject: `گھر دیکھنے کی درخواست کی تصدیق کریں: ${isolated(to.title)}`,
    paragraphs: [
      'السلام علیکم،',
      'کسی نے، امید ہے کہ آپ ہی نے، یہ گھر دیکھنے کی درخواست کی ہے۔ بٹن دبائیں تو اوقات بیچنے والے کو بھیج دیے جائیں گے؛ اس کے بغیر کسی کو کچھ نہیں بتایا جائے گا۔',
    ],
    facts: [['گھر', isolated(to.title)], ...timesAsFacts(to.times, 'وقت')],
    button: { label: 'اوقات بھیجیں', url: to.confirmUrl },
    reason: 'اگر یہ درخواست آپ نے نہیں کی تو اس ای میل کو چھوڑ دیں۔',
  }),

  viewingProposedTemplate: (to): MailTemplate => {
    const isSeller = to.to === 'seller';
    const home = isSeller ? 'آپ کا گھر' : 'گھر';
    const asks = to.isFirst
      ? `${isolated(to.name)} آپ کا گھر دیکھنا چاہتے ہیں۔`
      : `${isolated(to.name)} نے ${home} دیکھنے کے لیے دوسرے اوقات تجویز کیے ہیں۔`;
    const about = to.was ? 'گھر دیکھنے کا وقت بدلنا ہے' : to.isFirst ? 'گھر دیکھنے کی درخواست' : 'دوسرے اوقات';
    return {
      locale,
      subject: `${about}: ${isolated(to.title)}`,
      paragraphs: [
        'السلام علیکم،',
        to.was
          ? `${isolated(to.name)} کے لیے ${isolated(to.was)} کا وقت ممکن نہیں رہا، اور انہوں نے دوسرے اوقات تجویز کیے ہیں۔ پرانا وقت اب طے نہیں۔`
          : asks,
        'بٹن سے ان میں سے ایک وقت قبول کریں، یا اپنے اوقات تجویز کریں۔ لاگ اِن کی ضرورت نہیں۔',
      ],
      facts: [
        ['گھر', isolated(to.title)],
        ...timesAsFacts(to.times, 'وقت'),
        ...(to.phone ? ([['فون', isolated(formatPhone(to.phone))]] as [string, string][]) : []),
        ...(to.words ? ([['پیغام', isolated(to.words)]] as [string, string][]) : []),
      ],
      button: { label: 'جواب دیں', url: to.manageUrl },
      reason: isSeller
        ? 'آپ کو یہ ای میل اس لیے آئی کہ کوئی آپ کا گھر دیکھنا چاہتا ہے۔'
        : 'آپ کو یہ ای میل اس لیے آئی کہ آپ نے یہ گھر دیکھنے کی درخواست کی تھی۔',
    };
  },

  viewingAgreedTemplate: (to): MailTemplate => ({
    locale,
    subject: `گھر دیکھنے کا وقت ${isolated(to.at)}: ${isolated(to.title)}`,
    paragraphs: [
      'السلام علیکم،',
      'گھر دیکھنے کا وقت طے ہو گیا ہے۔ ساتھ لگی فائل سے وقت اپنے کیلنڈر میں ڈال لیں؛ وقت سے پہلے ہم یاد بھی دلائیں گے۔',
      'نہ آ سکیں تو بٹن سے وقت بدلیں یا منسوخ کریں، تاکہ کسی کو بے وجہ انتظار نہ کرنا پڑے۔',
    ],
    facts: agreedFacts(to),
    button: { label: 'وقت بدلیں یا منسوخ کریں', url: to.manageUrl },
    reason: ofBoth,
  }),

  viewingReminderTemplate: (to): MailTemplate => ({
    locale,
    subject: `${to.isToday ? 'آج' : 'کل'} گھر دیکھنا ہے: ${isolated(to.title)}`,
    paragraphs: [
      'السلام علیکم،',
      `یاد دہانی: ${to.isToday ? 'آج' : 'کل'} گھر دیکھنے کا وقت طے ہے۔ اگر ممکن نہ رہا ہو تو ابھی بٹن سے بتا دیں۔`,
    ],
    facts: agreedFacts(to),
    button: { label: 'وقت بدلیں یا منسوخ کریں', url: to.manageUrl },
    reason: ofBoth,
  }),

  viewingEndedTemplate: (to): MailTemplate => ({
    locale,
    subject: `گھر دیکھنے کا وقت منسوخ: ${isolated(to.title)}`,
    paragraphs: ['السلام علیکم،', whyEnded(to)],
    facts: [['گھر', isolated(to.title)], ...(to.words ? ([['پیغام', isolated(to.words)]] as [string, string][]) : [])],
    ...(to.listUrl
      ? { button: { label: to.to === 'buyer' ? 'دوسرے گھر دیکھیں' : 'گھر دیکھنے کے اوقات', url: to.listUrl } }
      : {}),
    reason: ofBoth,
  }),
};
