import type { ShortlistContent } from '../shortlist.ts';

/** What a person says of their favourites, and the order they give them, in Urdu. */
export const shortlist: ShortlistContent = {
  compare: 'موازنہ کریں',
  compareOf: '{title} کا موازنہ کریں',
  seen: 'خود دیکھ آئے',
  seenOf: 'خود دیکھ آئے: {title}',
  note: 'آپ کا نوٹ',
  noteOf: '{title} پر آپ کا نوٹ',
  notePlaceholder: 'کیا پوچھنا ہے، کیا یاد رکھنا ہے',
  saved: 'محفوظ ہو گیا',
  up: '{title} کو اوپر کریں',
  down: '{title} کو نیچے کریں',
  moved: '{title} اب {count} میں سے نمبر {place} پر ہے۔',
  reject: 'ہمارے لیے نہیں',
  rejectOf: 'ہمارے لیے نہیں: {title}',
  why: {
    label: 'کیوں نہیں؟ (چاہیں تو لکھیں)',
    placeholder: 'دور ہے، اندھیرا ہے، مہنگی ہے',
    submit: 'الگ رکھیں',
    cancel: 'رہنے دیں',
  },
  rejectedNotice: 'الگ رکھ دی گئی۔ نیچے «ہمارے لیے نہیں» میں مل جائے گی۔',
  rejected: {
    heading: { one: 'ہمارے لیے نہیں (1)', other: 'ہمارے لیے نہیں ({count})' },
    text: 'یہ اس فہرست میں اور اس ڈیوائس پر آپ کی تلاش میں نہیں دکھائی جاتیں۔',
    noReason: 'کوئی وجہ نہیں لکھی',
    back: 'واپس لائیں',
    backOf: 'واپس لائیں: {title}',
  },
  hidden: {
    text: {
      one: 'یہاں 1 پراپرٹی نہیں دکھائی گئی کیونکہ وہ آپ کے لیے نہیں۔',
      other: 'یہاں {count} پراپرٹیز نہیں دکھائی گئیں کیونکہ وہ آپ کے لیے نہیں۔',
    },
    show: 'دکھائیں',
    hide: 'پھر چھپائیں',
    manage: 'پسندیدہ میں بدلیں',
  },
};
