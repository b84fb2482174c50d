import type { HeaderContent } from '../header.ts';

/** Labels of the site header in Urdu. */
export const header: HeaderContent = {
  logoLabel: 'Karachi Estates، ہوم پیج',
  skipToContent: 'سیدھے مواد پر جائیں',
  navigationLabel: 'مرکزی مینو',
  openMenu: 'مینو کھولیں',
  menuTitle: 'مینو',
  desktop: [
    { label: 'ہوم', to: '/' },
    { label: 'پراپرٹیز', to: '/properties' },
    { label: 'پلانز', to: '/plans' },
    { label: 'میرا گھر ڈھونڈیں', to: '/find-my-home' },
    { label: 'Grand Monarch', to: '/grand-monarch', highlighted: true },
  ],
  mobile: [
    { label: 'ہوم', to: '/' },
    { label: 'پراپرٹیز', to: '/properties' },
    { label: 'پلانز', to: '/plans' },
    { label: 'ہمارے بارے میں', to: '/about' },
    { label: 'Grand Monarch', to: '/grand-monarch', highlighted: true },
  ],
  signIn: { label: 'لاگ اِن', to: '/login' },
  signUp: { label: 'اکاؤنٹ بنائیں', to: '/signup' },
  account: {
    profile: { label: 'پروفائل', to: '/profile' },
    favourites: { label: 'پسندیدہ', to: '/favourites' },
    searches: { label: 'محفوظ تلاشیں', to: '/saved-searches' },
    viewings: { label: 'گھر دیکھنے کے اوقات', to: '/my-viewings' },
    logout: 'لاگ آؤٹ',
    roles: { guest: 'مہمان', buyer: 'خریدار', seller: 'بیچنے والے' },
  },
  scheme: { label: 'رنگ', light: 'روشن', dark: 'ڈارک', system: 'خودکار' },
};
