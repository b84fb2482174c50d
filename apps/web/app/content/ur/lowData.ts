import type { Catalogue } from '../contentFor.ts';

/** What the switch of low data says in Urdu. */
export const lowData: Catalogue['lowData'] = {
  label: 'کم ڈیٹا',
  sentence: 'تصاویر دبانے پر لوڈ ہوتی ہیں، اور ان کا سائز پہلے سے لکھا ہوتا ہے۔',
  byBrowser: 'آپ کا براؤزر کم ڈیٹا مانگتا ہے: تصاویر دبانے پر لوڈ ہوتی ہیں، اور ان کا سائز پہلے سے لکھا ہوتا ہے۔',
};
