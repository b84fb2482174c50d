import type { LeadThreadContent } from '../leadThread.ts';

/** The words of the page behind the secret link of a request, in Urdu. */
export const leadThread: LeadThreadContent = {
  heading: 'گھر ڈھونڈنے کی آپ کی درخواست',
  loading: 'آپ کی درخواست کھل رہی ہے',
  wish: '{area} میں {type}، {bedrooms} بیڈ روم، {budget} تک۔ {date} کو بھیجی گئی۔',
  stages: {
    new: { heading: 'آپ کی درخواست مل گئی', text: 'ہماری ٹیم اسے دیکھے گی۔ گھر بھیجتے ہی آپ کو ای میل آئے گی۔' },
    called: {
      heading: 'ہم آپ کے لیے ڈھونڈ رہے ہیں',
      text: 'نیچے کے گھروں پر ہاں یا نہیں کہیں، ہم اور ڈھونڈیں گے یا دورہ طے کریں گے۔',
    },
    visiting: { heading: 'آپ گھر دیکھ رہے ہیں', text: 'ہم دورے آپ کے ساتھ فون یا ای میل پر طے کرتے ہیں۔' },
    closed: { heading: 'مکمل', text: 'خوشی ہے کہ آپ کو گھر مل گیا۔' },
    lost: { heading: 'بند', text: 'ہم اب نہیں ڈھونڈ رہے۔ جب چاہیں نئی درخواست بھیجیں۔' },
  },
  homes: {
    heading: 'ہم نے آپ کو کیا بھیجا',
    none: 'ہم نے ابھی کوئی گھر نہیں بھیجا۔',
    sent: '{date} کو بھیجا گیا',
    gone: 'یہ گھر اب دستیاب نہیں۔',
    question: 'کیا {title} آپ کے لیے ہے؟',
    yes: 'ہاں، اور بتائیں',
    no: 'نہیں، میرے لیے نہیں',
  },
  said: { yes: 'آپ نے ہاں کہا', no: 'آپ نے نہیں کہا' },
  done: 'شکریہ۔ آپ کا جواب مل گیا۔',
  refused: 'آپ کا جواب نہیں لیا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  over: 'اس درخواست پر اب جواب نہیں دیا جا سکتا۔',
  invalid: { heading: 'یہ لنک اب کام نہیں کرتا', text: 'تازہ ترین ای میل کھولیں، یا نئی درخواست بھیجیں۔' },
  again: 'گھر ڈھونڈیں',
};
