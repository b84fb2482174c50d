/**
 * Cuts the fonts of share pictures, which the API's picture process draws: it reads TrueType files and no WOFF2. Latin
 * letters and figures, and Urdu in Naskh, which stays readable as small as a chat shows a link. Papers as PDF have
 * Naskh in two weights, with every letter of the Arabic script that names in Pakistan are written with.
 *
 * The result is committed, so that nothing needs this script: run it when a package has a new version, or a letter is
 * missing.
 *
 *     pnpm --filter @karachi-estates/design-system share-fonts
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const out = new URL('../../../apps/api/src/media/fonts/', import.meta.url);

const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step);
const codesOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) as number);

const latin = [...span(0x20, 0x7e), ...codesOf('·–—’‘“”…')];
const urdu = [
  ...codesOf('ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھۂۃۀیےۓةيكىهإ،؍؛؟۔ '),
  ...span(0x64b, 0x657),
  0x670,
  ...span(0x200c, 0x200f),
];
/** Urdu, Sindhi, Pashto, Arabic and their figures; the space goes with the words that it parts. */
const paper = [0x20, ...span(0x600, 0x6ff), ...span(0x750, 0x77f), 0x200c, 0x200d];

interface Cut {
  source: string;
  output: string;
  codes: readonly number[];
  weight: number;
}

async function cut({ source, output, codes, weight }: Cut): Promise<void> {
  const whole = readFileSync(new URL(import.meta.resolve(source)));
  const part = await subsetFont(whole, String.fromCodePoint(...codes), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  writeFileSync(new URL(`${output}.ttf`, out), part);
  console.log(`${output}.ttf: ${part.length} bytes`);
}

const jakarta = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const naskh = '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2';

await cut({ source: jakarta, output: 'share-latin', codes: latin, weight: 700 });
await cut({ source: naskh, output: 'share-urdu', codes: urdu, weight: 700 });
await cut({ source: naskh, output: 'paper-urdu', codes: paper, weight: 400 });
await cut({ source: naskh, output: 'paper-urdu-bold', codes: paper, weight: 700 });
copyFileSync(new URL('../LICENSE', import.meta.resolve(jakarta)), new URL('share-latin.LICENSE.txt', out));
for (const name of ['share-urdu', 'paper-urdu']) {
  copyFileSync(new URL('../LICENSE', import.meta.resolve(naskh)), new URL(`${name}.LICENSE.txt`, out));
}
