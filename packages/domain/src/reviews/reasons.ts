/** Why an ad goes back to its seller or is taken down, as the seller reads it. */
export const REVIEW_REASONS = {
  photos: {
    en: 'The photos do not show this property, or are too poor to see it.',
    ur: 'تصاویر اس پراپرٹی کی نہیں، یا اتنی خراب ہیں کہ کچھ نظر نہیں آتا۔',
  },
  price: { en: 'The price is not the real one.', ur: 'قیمت اصل قیمت نہیں۔' },
  area: { en: 'The property is not in this area.', ur: 'پراپرٹی اس علاقے میں نہیں ہے۔' },
  duplicate: { en: 'The same property is advertised already.', ur: 'اسی پراپرٹی کا اشتہار پہلے سے موجود ہے۔' },
  contact: {
    en: 'The text holds phone numbers or links. They belong in the contact fields.',
    ur: 'متن میں فون نمبر یا لنک ہیں۔ انہیں رابطے کے خانوں میں لکھیں۔',
  },
  gone: { en: 'The property is no longer available.', ur: 'یہ پراپرٹی اب دستیاب نہیں۔' },
  fraud: { en: 'The ad misleads people.', ur: 'اشتہار لوگوں کو گمراہ کرتا ہے۔' },
  other: { en: 'Please read our note.', ur: 'براہِ کرم ہمارا نوٹ پڑھیں۔' },
} as const;
export type ReviewReason = keyof typeof REVIEW_REASONS;

export const REVIEW_REASON_CODES = Object.keys(REVIEW_REASONS) as ReviewReason[];

/** The field of the ad's form that a reason is about; undefined where it is about the ad as a whole. */
export const REASON_FIELDS: Readonly<Partial<Record<ReviewReason, string>>> = {
  photos: 'photos',
  price: 'price',
  area: 'area',
  contact: 'description',
};

/** Where a seller changes an ad, at the field that a reason is about. */
export function mendPath(id: number, reason: ReviewReason | null): string {
  const field = reason === null ? undefined : REASON_FIELDS[reason];
  return `/seller-post-edit/${id}${field ? `#${field}` : ''}`;
}
