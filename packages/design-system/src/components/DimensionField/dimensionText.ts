import { readDimension } from '@karachi-estates/domain/properties/adDimension';
import {
  type AreaUnit,
  DEFAULT_MARLA,
  isAreaUnit,
  isMarlaStandard,
  type MarlaStandard,
} from '@karachi-estates/domain/properties/dimension';
import { plainUrdu } from '@karachi-estates/domain/script';

/** A size as three controls hold it; `amount` is what was typed. */
export interface DimensionParts {
  amount: string;
  unit: AreaUnit;
  standard: MarlaStandard;
}

export function needsStandard(unit: AreaUnit): boolean {
  return unit === 'marla' || unit === 'kanal';
}

/**
 * The text that a listing keeps: '240 sq yd', '10 marla at 225 sq ft', '1 kanal (marla at 250 sq ft)'; '' without an
 * amount.
 */
export function joinDimension({ amount, unit, standard }: DimensionParts): string {
  const asTyped = amount.trim();
  const typed = plainUrdu(asTyped);
  if (asTyped === '') return '';
  // What already names a unit ("500 gaz") is left as it is, the rules read it.
  if (/[^\d.,\s]/.test(typed)) return asTyped;
  if (unit === 'marla') return `${typed} marla at ${standard} sq ft`;
  if (unit === 'kanal') return `${typed} kanal (marla at ${standard} sq ft)`;
  return `${typed} ${unit}`;
}

/** The parts of a listing's text; one that is not understood stays whole in `amount`. */
export function splitDimension(text: string, fallback: AreaUnit): DimensionParts {
  const parsed = text.trim() === '' ? undefined : readDimension(text);
  if (!parsed?.ok) return { amount: text, unit: fallback, standard: DEFAULT_MARLA };
  const typed = /^[\d.,]+/.exec(text.trim())?.[0] ?? '';
  // The first number of '30x60' and of '1 kanal 5 marla' is not the whole size.
  const isWhole = Number(typed.replaceAll(',', '')) === parsed.value;
  const amount = isWhole ? typed : String(parsed.value);
  return { amount, unit: parsed.unit, standard: parsed.standard ?? DEFAULT_MARLA };
}

export function asUnit(value: string, fallback: AreaUnit): AreaUnit {
  return isAreaUnit(value) ? value : fallback;
}

export function asStandard(value: string): MarlaStandard {
  const number = Number(value);
  return isMarlaStandard(number) ? number : DEFAULT_MARLA;
}
