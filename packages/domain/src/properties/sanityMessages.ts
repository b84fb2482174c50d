/** What a seller is asked while an ad is written. All but the last are questions: the ad can be posted as it is. */
export const SANITY_PRICE_HIGH = ({ times, median }: { times: number | string; median: string }) =>
  `This is ${times} times what is asked here (${median} per sq yd in the middle). Is a digit too many?`;
export const SANITY_PRICE_LOW = ({ times, median }: { times: number | string; median: string }) =>
  `Others ask ${times} times as much here (${median} per sq yd in the middle). Is a digit missing?`;
export const SANITY_PRICE_RAISED = ({ times, price }: { times: number | string; price: string }) =>
  `This is ${times} times the price until now (${price}). Is a digit too many?`;
export const SANITY_PRICE_CUT = ({ times, price }: { times: number | string; price: string }) =>
  `The price until now is ${times} times as much (${price}). Is a digit missing?`;
export const SANITY_SIZE = ({ size, least, most }: { size: string; least: string; most: string }) =>
  `${size} is unusual for this type, which mostly has ${least} to ${most}. Is the unit right?`;
export const SANITY_TITLE_PHONE =
  'There is a phone number in the title. Buyers reach you by the buttons; the title has room for the property.';
export const SANITY_TITLE_LINK =
  'There is a link in the title. Links in titles are not opened; say what the property is.';
export const SANITY_TITLE_CAPITALS = ({ percent }: { percent: number }) =>
  `${percent}% of the title is in capitals, which reads like shouting. Shall it be in small letters?`;
export const SANITY_TITLE_PLOT =
  'The title says plot, but this is a file: a promise of a plot. Write ‘plot file’, so that nobody is misled.';
export const AD_EXCLUDES_PEOPLE = ({ words }: { words: string }) =>
  `An ad here excludes nobody for religion, origin or sect: please take out “${words}”.`;
