import type { MailTemplate } from './render.ts';
import type { searchTemplates } from './searchTemplates.ts';
import { isolated, locale } from './urduWords.ts';

/** The mails about saved searches in Urdu, each as its English twin. */
export const urduSearchTemplates: typeof searchTemplates = {
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
};
