import naskh from '@karachi-estates/design-system/styles/noto-naskh-urdu.woff2?url';
import nastaliq from '@karachi-estates/design-system/styles/noto-nastaliq-urdu.woff2?url';
import fonts from '@karachi-estates/design-system/styles/urdu-fonts.css?url';
import stylesheet from '@karachi-estates/design-system/styles/urdu-text.css?url';
import { urduType } from '@karachi-estates/design-system/theme/urdu';
import { urduFirst } from '@karachi-estates/domain/words/urduFirst';
import rtl from '@mui/stylis-plugin-rtl';
import { untilItComes } from '../chrome/untilItComes.ts';
import { firstWords } from '../content/ur/firstWords.ts';
import { type Language, registerUrdu } from './language.ts';

let coming: Promise<void> | undefined;

/** Urdu with its first words, its letters and its direction. Its files are loaded by Urdu pages only. */
export const urdu: Language = {
  words: firstWords,
  allWords() {
    coming ??= untilItComes(() => import('./allUrduWords.ts')).then(({ allUrduWords }) =>
      registerUrdu({ ...urdu, ...allUrduWords }),
    );
    return coming;
  },
  domainWords: urduFirst,
  direction: 'rtl',
  typeOf: urduType,
  stylesheet,
  fonts: { stylesheet: fonts, files: [nastaliq, naskh] },
  stylisPlugins: [rtl],
  styleKey: 'kur',
};
