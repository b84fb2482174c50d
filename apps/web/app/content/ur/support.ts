import type { SupportContent } from '../support.ts';

/** The words of Contact Support in Urdu. */
export const support: SupportContent = {
  heading: 'سپورٹ سے رابطہ',
  lead: 'اپنے اشتہارات، پلان یا ادائیگیوں کے بارے میں کچھ بھی پوچھیں۔ جواب ای میل سے آئے گا اور یہاں بھی نظر آئے گا۔',
  loading: 'آپ کی درخواستیں کھل رہی ہیں',
  failed: 'آپ کی درخواستیں نہیں کھل سکیں',
  promise: {
    priority: 'ترجیحی سپورٹ',
    priorityText: 'آپ کی درخواستوں کا جواب بیسک پلان سے پہلے دیا جاتا ہے۔',
    manager: 'آپ کے مینیجر: {name}',
    managerText: 'جب بھی کوئی رکاوٹ ہو، فون کریں یا لکھیں۔ یہاں آپ کی بات کا جواب سب سے پہلے دیا جاتا ہے۔',
    call: 'فون کریں',
  },
  chat: 'ہم سے چیٹ کریں',
  form: {
    heading: 'مدد مانگیں',
    subject: 'بات کیا ہے؟',
    words: 'کچھ اور بتائیں',
    submit: 'بھیجیں',
    failed: 'آپ کی درخواست نہیں گئی۔ براہِ کرم دوبارہ کوشش کریں۔',
  },
  list: {
    heading: 'آپ کی درخواستیں',
    none: 'آپ نے ابھی کچھ نہیں پوچھا۔',
    answer: 'ہمارا جواب، {date}',
    you: 'آپ، {date}',
  },
  states: { open: 'جواب کا انتظار ہے', answered: 'جواب دیا گیا', closed: 'بند' },
};
