import type { messageTemplates } from './messageTemplates.ts';
import type { MailTemplate } from './render.ts';
import { greeting, isolated, locale } from './urduWords.ts';

/** The mails about messages to sellers and answers of support in Urdu, each as its English twin. */
export const urduMessageTemplates: typeof messageTemplates = {
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
};
