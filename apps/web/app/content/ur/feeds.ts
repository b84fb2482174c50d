import type { feeds as english } from '../feeds.ts';

export const feeds: typeof english = {
  homes: { lead: 'اس تلاش کے نئے گھر، کم ہوئی قیمتیں، پھر دستیاب گھر اور دوبارہ تصدیق شدہ گھر' },
};
