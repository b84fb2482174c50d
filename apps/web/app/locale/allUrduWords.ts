import { urduWords as kitWords } from '@karachi-estates/design-system/words/ur';
import { urdu as domainWords } from '@karachi-estates/domain/words/ur';
import { catalogue } from '../content/ur/catalogue.ts';
import type { Language } from './language.ts';

/** All words of Urdu: those of the screens, of the kit and of the rules. */
export const allUrduWords: Pick<Required<Language>, 'words' | 'kitWords' | 'domainWords'> = {
  words: catalogue,
  kitWords,
  domainWords,
};
