/** The numbers below a hundred; Urdu has a word of its own for each. */
const BELOW_HUNDRED = (
  'صفر ایک دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس ' +
  'بیس اکیس بائیس تئیس چوبیس پچیس چھبیس ستائیس اٹھائیس انتیس تیس اکتیس بتیس تینتیس چونتیس پینتیس چھتیس سینتیس اڑتیس انتالیس ' +
  'چالیس اکتالیس بیالیس تینتالیس چوالیس پینتالیس چھیالیس سینتالیس اڑتالیس انچاس پچاس اکاون باون تریپن چون پچپن چھپن ستاون اٹھاون انسٹھ ' +
  'ساٹھ اکسٹھ باسٹھ تریسٹھ چونسٹھ پینسٹھ چھیاسٹھ سڑسٹھ اڑسٹھ انہتر ستر اکہتر بہتر تہتر چوہتر پچہتر چھہتر ستتر اٹھہتر اناسی ' +
  'اسی اکیاسی بیاسی تراسی چوراسی پچاسی چھیاسی ستاسی اٹھاسی نواسی نوے اکانوے بانوے ترانوے چورانوے پچانوے چھیانوے ستانوے اٹھانوے ننانوے'
).split(' ');

const SCALES = [
  [100_000_000_000, 'کھرب'],
  [1_000_000_000, 'ارب'],
  [10_000_000, 'کروڑ'],
  [100_000, 'لاکھ'],
  [1_000, 'ہزار'],
  [100, 'سو'],
] as const;

function words(number: number): string[] {
  for (const [size, name] of SCALES) {
    if (number >= size) return [...words(Math.floor(number / size)), name, ...words(number % size)];
  }
  return number === 0 ? [] : [BELOW_HUNDRED[number] ?? ''];
}

/** A whole number that is not negative, in words: 25000000 → 'دو کروڑ پچاس لاکھ'. */
export function urduNumber(number: number): string {
  return number === 0 ? 'صفر' : words(number).join(' ');
}
