/**
 * The characters of a reference: no two that people take for one another (0 and O, 1 and I and L, 2 and Z, 5 and S,
 * 8 and B, U and V), and a prime number of them, which the check digit needs.
 */
export const REFERENCE_ALPHABET = '234679ACDEFGHJKMNPRTWXY';

const BASE = REFERENCE_ALPHABET.length;
const BODY = 5;

/** How many references there are. */
export const REFERENCES = BASE ** BODY;

/**
 * The sum that is 0 for a right reference. Each place has a weight of its own below the prime, so one wrong character
 * or two neighbours that changed places never give 0 again.
 */
function checkSum(characters: string): number {
  let sum = 0;
  for (let place = 0; place < characters.length; place += 1) {
    sum += REFERENCE_ALPHABET.indexOf(characters.charAt(place)) * (BODY + 1 - place);
  }
  return sum % BASE;
}

/**
 * The reference of an order, as people write it into a transfer: 'KE-7F3K9-4', the last character a check digit.
 * @param number from 0, below {@link REFERENCES}.
 */
export function referenceOf(number: number): string {
  let body = '';
  for (let rest = number; body.length < BODY; rest = Math.floor(rest / BASE)) {
    body = REFERENCE_ALPHABET.charAt(rest % BASE) + body;
  }
  const check = REFERENCE_ALPHABET.charAt((BASE - checkSum(body)) % BASE);
  return `KE-${body}-${check}`;
}

/** A reference as it was typed, in its one spelling; undefined where it is none or a character is wrong. */
export function readReference(text: string): string | undefined {
  const characters = text.toUpperCase().replace(/[\s-]+/g, '');
  if (!characters.startsWith('KE')) return undefined;
  const code = characters.slice(2);
  if (code.length !== BODY + 1) return undefined;
  for (const character of code) if (!REFERENCE_ALPHABET.includes(character)) return undefined;
  return checkSum(code) === 0 ? `KE-${code.slice(0, BODY)}-${code.slice(BODY)}` : undefined;
}

/** Every right reference in a bank's text, which may have lost its dashes. */
export function referencesIn(text: string): string[] {
  const found = text.toUpperCase().matchAll(/(?=KE[\s-]?((?:[2-9A-Z][\s-]?){6}))/g);
  const right = [...found].flatMap((match) => readReference(`KE${match[1]}`) ?? []);
  return [...new Set(right)];
}
