/**
 * Urdu and Arabic keyboards type their own digits (۰۱۲, ٠١٢); prices, sizes and phone numbers are read alike from both.
 * Other characters stay as they are.
 */
export function westernDigits(text: string): string {
  return text.replace(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Writes a whole number with a comma at every third digit: 25000000 → '25,000,000'. */
export function groupThousands(whole: number | bigint): string {
  return whole.toString().replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Writes a whole number of hundredths with at most two decimals, trailing zeros dropped: 250 → '2.5', 200 → '2'. */
export function formatHundredths(hundredths: number): string {
  const whole = groupThousands(Math.floor(hundredths / 100));
  const decimals = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** A decimal number held exactly: `digits` divided by `scale`, a power of ten. */
export type Decimal = { digits: bigint; scale: bigint };

/**
 * Reads '1,600', '2,50,00,000' (both ways of grouping) or '2.5' without going through floating point.
 * Anything else, signs and exponents included, is undefined.
 */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,18})?(?:\.(\d{1,12}))?$/.exec(text);
  if (match === null || (match[1] === undefined && match[2] === undefined)) return undefined;
  const whole = (match[1] ?? '0').replaceAll(',', '');
  const decimals = match[2] ?? '';
  if (whole.length > 18) return undefined;
  return { digits: BigInt(whole + decimals), scale: 10n ** BigInt(decimals.length) };
}
