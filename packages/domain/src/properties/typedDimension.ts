import { parseDecimal, westernDigits } from '../digits.ts';
import type { Refusal } from '../verdict.ts';
import {
  type AreaUnit,
  DEFAULT_MARLA,
  decimalToSqft,
  isMarlaStandard,
  MARLA_STANDARDS,
  type MarlaStandard,
} from './dimension.ts';

export type Dimension = { sqft: number; value: number; unit: AreaUnit; standard?: MarlaStandard };

const UNIT_WORDS: readonly (readonly [RegExp, AreaUnit])[] = [
  [/^(?:(?:sq|square) ?)?(?:ft|feet|foot)$|^sft$/, 'sq ft'],
  [/^(?:sq|square) ?(?:yd|yds|yard|yards)$|^(?:yards?|yds?|gaz|guz|gz)$/, 'sq yd'],
  [/^(?:marlas?|mrl)$/, 'marla'],
  [/^(?:kanals?|knl)$/, 'kanal'],
];

const NOT_UNDERSTOOD = 'Write the size with its unit, for example 240 sq yd, 1,600 sq ft, 10 marla or 1 kanal.';
const UNKNOWN_STANDARD = `A marla has ${MARLA_STANDARDS.join(', ').replace(/, ([^,]*)$/, ' or $1')} sq ft. Say which one is meant.`;

/**
 * Reads a size as a person types it: '240 sq yd', '500 gaz', '1,600 sqft', '10 marla', '10 marla at 272.25 sq ft',
 * '1 kanal (marla at 250 sq ft)'. A number alone is in square feet, as the listing's form labels it.
 * @returns the size in square feet with the value, unit and standard as typed, or the reason for people.
 */
export function parseDimension(text: string): ({ ok: true } & Dimension) | Refusal {
  if (text.length > 100) return { ok: false, because: NOT_UNDERSTOOD };
  const typed = westernDigits(text)
    .toLowerCase()
    .replace(/\((?=\d)/g, ' at ')
    .replace(/[()]/g, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const match =
    /^([\d.,]+) ?([a-z ]*?)(?: (?:marla )?(?:at|of|@) ?([\d.]+)(?: ?(?:(?:sq|square) ?)?(?:ft|feet))?)?$/.exec(typed);
  const decimal = parseDecimal(match?.[1] ?? '');
  const word = match?.[2] ?? '';
  const unit = word === '' ? 'sq ft' : UNIT_WORDS.find(([pattern]) => pattern.test(word))?.[1];
  if (match === null || decimal === undefined || unit === undefined) return { ok: false, because: NOT_UNDERSTOOD };
  const value = Number(decimal.digits) / Number(decimal.scale);
  const stated = match[3] === undefined ? undefined : Number(match[3]);
  if (unit === 'marla' || unit === 'kanal') {
    const standard = stated ?? DEFAULT_MARLA;
    if (!isMarlaStandard(standard)) return { ok: false, because: UNKNOWN_STANDARD };
    return sized({ sqft: decimalToSqft(decimal, unit, standard), value, unit, standard });
  }
  if (stated !== undefined) return { ok: false, because: NOT_UNDERSTOOD };
  return sized({ sqft: decimalToSqft(decimal, unit, DEFAULT_MARLA), value, unit });
}

function sized(dimension: Dimension): ({ ok: true } & Dimension) | Refusal {
  return dimension.sqft > 0 ? { ok: true, ...dimension } : { ok: false, because: 'The size must be more than zero.' };
}
