import type { TooLongContent } from '../tooLong.ts';

/** Words of the page for an address that is too long, in Urdu. */
export const tooLong: TooLongContent = {
  title: 'یہ پتہ بہت لمبا ہے',
  text: 'یہ پورا پڑھا نہیں جا سکا۔ اگر آپ نے نقشے پر علاقہ بنایا تھا تو کم کونوں کے ساتھ دوبارہ بنائیں۔ یا علاقے کے نام سے تلاش کریں۔',
  map: 'نقشے پر بنائیں',
  list: 'پراپرٹیز دیکھیں',
};
