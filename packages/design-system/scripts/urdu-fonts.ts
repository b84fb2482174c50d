/**
 * Cuts the Urdu fonts down to Urdu: its letters, marks, figures and signs, with every joined form that shaping needs.
 * Nastaliq comes in one weight, which serves headings and prose: a second one would double what a phone loads. Letters
 * of other languages in Arabic script come from the packages' files, which browsers fetch for a page that has such
 * letters.
 *
 * The result is committed, so that nothing needs this script: run it when a package has a new version, or a letter is
 * missing.
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
  /** The whole font, in a folder of its package. */
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
  console.log(`${output}.woff2: ${part.length} bytes`);
}

const nastaliq = import.meta.resolve(
  '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2',
);
const naskh = import.meta.resolve(
  '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
);
copyFileSync(new URL('../LICENSE', nastaliq), at('src/styles/noto-nastaliq-urdu.LICENSE.txt'));
copyFileSync(new URL('../LICENSE', naskh), at('src/styles/noto-naskh-urdu.LICENSE.txt'));

await cut({
  source: nastaliq,
  output: 'noto-nastaliq-urdu',
  codes: [SPACE, ...urdu],
  weight: 500,
});
await cut({
  source: naskh,
  output: 'noto-naskh-urdu',
  codes: urdu,
});

await cut({
  source: naskh,
  output: 'urdu-name',
  codes: codesOf('اردو'),
  weight: 600,
});

/** Writes the range of a cut font into its face in a stylesheet. */
function writeRange(stylesheet: string, output: string, codes: readonly number[]): void {
  const file = at(`src/styles/${stylesheet}`);
  const face = new RegExp(`(${output}\\.woff2[^}]*unicode-range:)[^;]*;`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(face, `$1 ${unicodeRange(codes)};`));
}

writeRange('urdu-fonts.css', 'noto-nastaliq-urdu', [SPACE, ...urdu]);
for (const stylesheet of ['document.css', 'urdu-fonts.css']) writeRange(stylesheet, 'noto-naskh-urdu', urdu);
