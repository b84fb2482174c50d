import { parseDecimal } from '../digits.ts';
import { plainUrdu } from '../script.ts';
import { type Refusal, refused } from '../verdict.ts';
import { type AreaUnit, DEFAULT_MARLA, decimalToSqft, isMarlaStandard, type MarlaStandard } from './dimension.ts';
import { MARLA_UNKNOWN, SIZE_NOT_UNDERSTOOD, SIZE_ZERO } from './typedMessages.ts';

export type Dimension = { sqft: number; value: number; unit: AreaUnit; standard?: MarlaStandard };

/** Each word with its 'square' in one spelling. */
const UNIT_WORDS: readonly (readonly [RegExp, AreaUnit])[] = [
  [/^(?:sq )?(?:ft|feet|foot|فٹ|فیٹ)$|^sft$/, 'sq ft'],
  [/^(?:sq )?(?:yds?|yards?|gaz|guz|gz|گز|یارڈ)$/, 'sq yd'],
  [/^(?:marlas?|mrl|مرلہ|مرلے)$/, 'marla'],
  [/^(?:kanals?|knl|کنال)$/, 'kanal'],
  [/^sq (?:m|met(?:er|re)s?|میٹر)$|^m²$/, 'sq m'],
];

/**
 * Reads a size as a person types it: '240 sq yd', '500 gaz', '1,600 sqft', '10 marla', '10 marla at 272.25 sq ft', '1
 * kanal (marla at 250 sq ft)', '۲۴۰ گز', '10 مرلہ'. A number alone is in square feet, as the listing's form labels it.
 * @returns the size in square feet with the value, unit and standard as typed, or the reason for people.
 */
export function parseDimension(text: string): ({ ok: true } & Dimension) | Refusal {
  if (text.length > 100) return refused({ SIZE_NOT_UNDERSTOOD });
  const typed = plainUrdu(text)
    .toLowerCase()
    .replace(/\((?=\d)/g, ' at ')
    .replace(/[()]/g, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const match =
    /^([\d.,]+) ?([a-z²ا-ے ]*?)(?: (?:marla )?(?:at|of|@) ?([\d.]+)(?: ?(?:(?:sq|square) ?)?(?:ft|feet)| مربع فٹ(?: فی مرلہ)?)?)?$/.exec(
      typed,
    );
  const decimal = parseDecimal(match?.[1] ?? '');
  const word = (match?.[2] ?? '').replace(/^(?:square|sq|مربع|اسکوایر|اسکویر) ?/, 'sq ');
  const unit = word === '' ? 'sq ft' : UNIT_WORDS.find(([pattern]) => pattern.test(word))?.[1];
  if (match === null || decimal === undefined || unit === undefined) return refused({ SIZE_NOT_UNDERSTOOD });
  const value = Number(decimal.digits) / Number(decimal.scale);
  const stated = match[3] === undefined ? undefined : Number(match[3]);
  if (unit === 'marla' || unit === 'kanal') {
    const standard = stated ?? DEFAULT_MARLA;
    if (!isMarlaStandard(standard)) return refused({ MARLA_UNKNOWN });
    return sized({ sqft: decimalToSqft(decimal, unit, standard), value, unit, standard });
  }
  if (stated !== undefined) return refused({ SIZE_NOT_UNDERSTOOD });
  return sized({ sqft: decimalToSqft(decimal, unit, DEFAULT_MARLA), value, unit });
}

function sized(dimension: Dimension): ({ ok: true } & Dimension) | Refusal {
  return dimension.sqft > 0 ? { ok: true, ...dimension } : refused({ SIZE_ZERO });
}
