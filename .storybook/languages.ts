import type { KitWords } from '../packages/design-system/src/words/KitWords.tsx';
import { urduWords } from '../packages/design-system/src/words/ur.ts';
import type { Locale } from '../packages/domain/src/words/locale.ts';
import { registerWords } from '../packages/domain/src/words/registered.ts';
import { urdu } from '../packages/domain/src/words/ur.ts';

// Prices, sizes and the names of types are the domain's words.
registerWords('ur', urdu);

interface Language {
  /** As its own readers call it. */
  title: string;
  direction: 'ltr' | 'rtl';
  /** For KitWords; what is left out stays English. */
  words: Partial<KitWords>;
}

/** The languages of the toolbar by their code. A language joins with a line here, and with its words. */
export const languages: Record<Locale, Language> = {
  en: { title: 'English', direction: 'ltr', words: {} },
  ur: { title: 'اردو', direction: 'rtl', words: urduWords },
};
