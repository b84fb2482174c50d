import type { newsletterTemplates } from './newsletterTemplates.ts';
import type { MailTemplate } from './render.ts';
import { BRAND, locale } from './urduWords.ts';

const bySubscription = (unsubscribeUrl: string) =>
  `یہ ای میل اس لیے آئی ہے کہ آپ نے نیوز لیٹر کی تصدیق کی ہے۔ ایک کلک میں بند کریں: ${unsubscribeUrl}`;

/** The mails about the newsletter in Urdu, each as its English twin. */
export const urduNewsletterTemplates: typeof newsletterTemplates = {
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
};
