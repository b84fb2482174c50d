import fc from 'fast-check';
import { expect, it } from 'vitest';
import { REFERENCE_ALPHABET, REFERENCES, readReference, referenceOf, referencesIn } from './reference.ts';

const reference = fc.integer({ min: 0, max: REFERENCES - 1 }).map(referenceOf);
const places = [3, 4, 5, 6, 7, 9];

it('looks like KE-7F3K9-4, without characters that people take for one another', () => {
  fc.assert(
    fc.property(reference, (text) => {
      expect(text).toMatch(/^KE-[234679ACDEFGHJKMNPRTWXY]{5}-[234679ACDEFGHJKMNPRTWXY]$/);
      expect(readReference(text)).toBe(text);
    }),
  );
  expect(new Set(REFERENCE_ALPHABET).size).toBe(23);
});

it('is another one for every number', () => {
  const some = Array.from({ length: 20_000 }, (_, index) => referenceOf(index * 317));
  expect(new Set(some).size).toBe(some.length);
});

it('reads it with or without dashes, spaces and capitals', () => {
  const text = referenceOf(123_456);
  expect(readReference(` ${text.toLowerCase().replaceAll('-', ' ')} `)).toBe(text);
  expect(readReference(text.replaceAll('-', ''))).toBe(text);
  for (const wrong of ['', 'KE', 'KE-', `${text}2`, text.slice(1), text.replace('KE', 'EK')]) {
    expect(readReference(wrong)).toBeUndefined();
  }
});

it('finds every single wrong character', () => {
  fc.assert(
    fc.property(
      reference,
      fc.constantFrom(...places),
      fc.constantFrom(...REFERENCE_ALPHABET, 'Z', '0', '8'),
      (...all) => {
        const [text, place, character] = all;
        if (text.charAt(place) === character) return;
        expect(readReference(text.slice(0, place) + character + text.slice(place + 1))).toBeUndefined();
      },
    ),
    { numRuns: 2_000 },
  );
});

it('finds every swap of neighbours', () => {
  fc.assert(
    fc.property(reference, fc.integer({ min: 0, max: 6 }), (text, place) => {
      const plain = text.replaceAll('-', '');
      const [one, other] = [plain.charAt(place), plain.charAt(place + 1)];
      if (one === other) return;
      expect(readReference(plain.slice(0, place) + other + one + plain.slice(place + 2))).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});

it('is found in what a bank writes', () => {
  const [one, other] = [referenceOf(77), referenceOf(5_000_000)];
  expect(referencesIn(`IBFT/0042/${one.replaceAll('-', '')}/SANA`)).toEqual([one]);
  expect(referencesIn(`for ${other.toLowerCase()} and ${one}`)).toEqual([other, one]);
  expect(referencesIn('KEKE1234 KARACHI KE-00000-0')).toEqual([]);
});
