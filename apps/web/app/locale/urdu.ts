import naskh from '@karachi-estates/design-system/styles/noto-naskh-urdu.woff2?url';
import nastaliq from '@karachi-estates/design-system/styles/noto-nastaliq-urdu.woff2?url';
import fonts from '@karachi-estates/design-system/styles/urdu-fonts.css?url';
import stylesheet from '@karachi-estates/design-system/styles/urdu-text.css?url';
import { urduType } from '@karachi-estates/design-system/theme/urdu';
import { urduWords } from '@karachi-estates/design-system/words/ur';
import { urdu as domainWords } from '@karachi-estates/domain/words/ur';
import rtl from '@mui/stylis-plugin-rtl';
import { catalogue } from '../content/ur/catalogue.ts';
import type { Language } from './language.ts';

/** Urdu: its words, its letters and its direction. Its files are loaded by Urdu pages only. */
export const urdu: Language = {
  catalogue,
  kitWords: urduWords,
  domainWords,
  direction: 'rtl',
  typeOf: urduType,
  stylesheet,
  fonts: { stylesheet: fonts, files: [nastaliq, naskh] },
  stylisPlugins: [rtl],
  styleKey: 'kur',
};
