import { urduFirst } from './urduFirst.ts';
import { urduNames } from './urduNames.ts';
import { urduSentences } from './urduSentences.ts';
import type { Words } from './words.ts';

/** Everything that the domain says, in Urdu. */
export const urdu: Words = { ...urduFirst, ...urduNames, sentences: urduSentences };
