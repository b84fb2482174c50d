import type { SavedSearch } from '@karachi-estates/contracts/searches';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { localePath } from '../locale/localePath.ts';

/** The address of the feed of a saved search, for programs that read RSS. */
export const feedOf = ({ query }: Pick<SavedSearch, 'query'>, locale: Locale): string =>
  localePath(locale, query ? `/properties.rss?${query}` : '/properties.rss');
