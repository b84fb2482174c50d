import { groupThousands } from '../digits.ts';
import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';
import { propertyTypeNoun } from './typeNoun.ts';
import type { Purpose, Sort } from './vocabulary.ts';

const ORDERS: Record<Sort, string> = {
  newest: '',
  best: ', best match first',
  price_asc: ', lowest price first',
  price_desc: ', highest price first',
};

/**
 * The result of a search in one sentence: '1,284 properties in Clifton, lowest price first', '12 houses for rent
 * in DHA Defence', 'No plots in Karachi'. The usual order, newest first, goes without saying.
 * @param search `count` listings found; `capped` when counting stopped there ('1,000+'); `propertyType` one type or
 *   several by commas; `area` wins over `city`, both in the words of `locale`.
 */
export function resultSentence(search: {
  count: number;
  capped?: boolean;
  area?: string | null;
  city?: string | null;
  propertyType?: string | null;
  purpose?: Purpose | null;
  sort?: Sort | null;
  locale?: Locale;
}): string {
  const { count, capped = false } = search;
  const result = wordsOf(search.locale ?? 'en')?.result;
  const place = search.area || search.city;
  if (result) {
    return result({
      count,
      capped,
      place: place || undefined,
      propertyType: search.propertyType ?? undefined,
      purpose: search.purpose ?? undefined,
      sort: search.sort ?? 'newest',
    });
  }
  const number = count === 0 && !capped ? 'No' : `${groupThousands(count)}${capped ? '+' : ''}`;
  const noun = propertyTypeNoun(search.propertyType ?? undefined, capped ? 2 : count);
  const purpose = search.purpose ? ` for ${search.purpose}` : '';
  return `${number} ${noun}${purpose}${place ? ` in ${place}` : ''}${count === 0 ? '' : ORDERS[search.sort ?? 'newest']}`;
}
