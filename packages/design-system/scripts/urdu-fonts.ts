/**
 * Cuts the Urdu fonts down to Urdu: its letters, marks, figures and signs, with every joined form that shaping needs. Nastaliq
 * comes in one weight, which serves headings and prose: a second one would double what a phone loads. Letters of other
 * languages in Arabic script come from the packages' files, which browsers fetch for a page that has such letters.
 *
 * The result is committed, so that nothing needs this script: run it when a package has a new version, or a letter is missing.
 *
 *     pnpm --filter @karachi-estates/design-system urdu-fonts
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const at = (path: string) => new URL(`../${path}`, import.meta.url);

const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step);
const codesOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) as number);

/** Also the Arabic spellings of yeh, kaf and heh, which people type and paste. */
const letters = codesOf('ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھۂۃۀیےۓةيكىهإ');
const marks = [...span(0x610, 0x614), ...span(0x64b, 0x657), 0x670];
const signs = [...codesOf('،؍؛؟٪٫٬ـ۔ﷺ'), 0x61c, ...span(0x200c, 0x200f)];
const digits = [...span(0x660, 0x669), ...span(0x6f0, 0x6f9)];
const urdu = [...new Set([...letters, ...marks, ...signs, ...digits])].sort((a, b) => a - b);
const SPACE = 0x20;

/** The value of `unicode-range` for code points in order. */
function unicodeRange(codes: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && last[1] + 1 === code) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ');
}

interface Cut {
  /** The whole font, in a folder of its package, which has the licence. */
  source: string;
  /** The name of the file that is written. */
  output: string;
  codes: readonly number[];
  weight?: number;
}

async function cut({ source, output, codes, weight }: Cut): Promise<void> {
  const whole = readFileSync(new URL(source));
  const part = await subsetFont(whole, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    ...(weight && { variationAxes: { wght: weight } }),
  });
  writeFileSync(at(`src/styles/${output}.woff2`), part);
  copyFileSync(new URL('../LICENSE', source), at(`src/styles/${output}.LICENSE.txt`));
  console.log(`${output}.woff2: ${part.length} bytes`);
}

await cut({
  source: import.meta.resolve(
    '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2',
  ),
  output: 'noto-nastaliq-urdu',
  codes: [SPACE, ...urdu],
  weight: 500,
});
await cut({
  source: import.meta.resolve(
    '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
  ),
  output: 'noto-naskh-urdu',
  codes: urdu,
});

const css = readFileSync(at('src/styles/urdu-fonts.css'), 'utf8');
const ranges = [unicodeRange([SPACE, ...urdu]), unicodeRange(urdu)];
let nth = 0;
// The ranges of the two fonts of this script stand first in the stylesheet, in this order.
writeFileSync(
  at('src/styles/urdu-fonts.css'),
  css.replace(/unicode-range:[^;]*;/g, (kept) => {
    const range = ranges[nth++];
    return range ? `unicode-range: ${range};` : kept;
  }),
);
