import type { FindMyHomeContent } from '../find-my-home.ts';

/** The lead form in Urdu. */
export const findMyHome: FindMyHomeContent = {
  heading: 'میرا گھر ڈھونڈیں',
  lead: 'بتائیں کیسا گھر چاہیے۔ ہماری ٹیم آپ کے علاقے، کمروں اور بجٹ کے مطابق گھر ڈھونڈ کر آپ سے رابطہ کرے گی۔',
  steps: {
    heading: 'اس کے بعد کیا ہو گا',
    items: [
      'آپ کی درخواست فوراً ہماری ٹیم کو مل جائے گی۔',
      'ہم اشتہارات دیکھیں گے اور علاقے کے ایجنٹوں سے پوچھیں گے۔',
      'جو گھر دیکھنے کے قابل ہوں، ان کے لیے آپ کو فون یا ای میل کریں گے۔',
    ],
  },
  form: {
    label: 'آپ کی درخواست',
    fields: {
      name: { label: 'پورا نام' },
      email: { label: 'ای میل', placeholder: 'name@example.com' },
      phone: {
        label: 'فون',
        placeholder: '0300 1234567',
        help: 'پاکستانی نمبر، \u2066+92\u2069 کے ساتھ یا اس کے بغیر۔',
      },
      city: { label: 'شہر' },
      area: { label: 'علاقہ', placeholder: 'نام لکھیں، مثلاً کلفٹن' },
      propertyType: { label: 'پراپرٹی کی قسم' },
      bedrooms: { label: 'کتنے بیڈ روم' },
      budget: { label: 'بجٹ (روپے)', help: 'کم از کم 20 لاکھ، یعنی 2,000,000۔' },
      message: {
        label: 'پیغام (اختیاری)',
        placeholder: 'منزل، پارکنگ، قریب اسکول یا دفتر، کب شفٹ ہونا ہے…',
      },
    },
    areaNeedsCity: 'پہلے شہر چنیں۔',
    noArea: 'اس نام کا کوئی علاقہ نہیں ملا۔ ذرا چھوٹا لفظ لکھ کر دیکھیں۔',
    choose: 'چنیں…',
    required: 'پیغام کے سوا تمام خانے ضروری ہیں۔',
    submit: 'درخواست بھیجیں',
    submitting: 'بھیجی جا رہی ہے…',
    privacy: 'ہم یہ معلومات صرف آپ کا گھر ڈھونڈنے کے لیے رکھتے ہیں، اور صرف ان ایجنٹوں کو دیتے ہیں جو مدد کر سکیں۔',
  },
};
