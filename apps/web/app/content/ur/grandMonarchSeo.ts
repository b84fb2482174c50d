import type { PageSeo } from '../pageSeo.ts';

/** The page of Grand Monarch in Urdu. */
export const grandMonarchSeo = {
  title: 'Grand Monarch Seaside Residency، کلفٹن، کراچی',
  description:
    'کراچی میں سمندر کنارے 3، 4 اور 5 بیڈ روم کے اپارٹمنٹس: جہاں شہر کی روشنیاں سمندر سے ملتی ہیں۔ گھر، سہولیات اور نقشے دیکھیں اور دلچسپی درج کروائیں۔',
} satisfies PageSeo;
