import { SEARCH_NAME_MISSING, SEARCH_NAME_TOO_LONG } from '@karachi-estates/domain/searches/messages';
import { LONGEST_SEARCH_NAME } from '@karachi-estates/domain/searches/name';
import { told } from '@karachi-estates/domain/words/sentence';
import { useSearchParams } from 'react-router-dom';
import { useSay } from '../locale/useSay.ts';

/** Why the server has refused the name of a search that a plain form sent; undefined where it has not. */
export function useNameRefusal(): string | undefined {
  const say = useSay();
  const refused = useSearchParams()[0].get('refused');
  if (refused === 'SEARCH_NAME_MISSING') return say(told({ SEARCH_NAME_MISSING }));
  if (refused === 'SEARCH_NAME_TOO_LONG') return say(told({ SEARCH_NAME_TOO_LONG }, { most: LONGEST_SEARCH_NAME }));
  return undefined;
}
