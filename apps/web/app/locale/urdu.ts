import { urduWords } from '@karachi-estates/design-system/words/ur';
import rtl from '@mui/stylis-plugin-rtl';
import { catalogue } from '../content/ur/catalogue.ts';
import type { Language } from './language.ts';

/** Urdu: its words and its direction. Its files are loaded by Urdu pages only. */
export const urdu: Language = {
  catalogue,
  kitWords: urduWords,
  direction: 'rtl',
  typeOf: () => ({ direction: 'rtl' }),
  stylisPlugins: [rtl],
  styleKey: 'kur',
};
