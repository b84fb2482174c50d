import type { leadTemplates } from './leadTemplates.ts';
import type { MailTemplate } from './render.ts';
import { greeting, isolated, locale } from './urduWords.ts';

/** The mails about Find My Home requests in Urdu, each as its English twin. */
export const urduLeadTemplates: typeof leadTemplates = {
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
};
