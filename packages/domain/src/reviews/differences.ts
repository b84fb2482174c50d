/** The facts of an ad that the desk compares before and after a change, in the order of its form. */
export const COMPARED_FACTS = [
  'title',
  'purpose',
  'property_type',
  'area',
  'price',
  'dimension',
  'bedrooms',
  'bathrooms',
  'garage',
  'address',
  'description',
  'phone',
  'email',
  'photos',
] as const;
export type ComparedFact = (typeof COMPARED_FACTS)[number];

/**
 * An ad as it stood at a moment: each fact as text, `photos` as the hashes of its photos with spaces between. Kept
 * beside an ad that was changed after a decision, so that both can be read side by side.
 */
export type AdSnapshot = Record<ComparedFact, string>;

/** A fact that differs. */
export interface Difference {
  fact: ComparedFact;
  before: string;
  after: string;
  /** Whether the desk looks at the ad again for it. */
  matters: boolean;
}

/** A price that moves by less than this share is bargaining and not another ad (product rule). */
const PRICE_SHARE = 0.1;

/** What nobody is misled by: rooms for cars, and which address the mails go to. */
const MINOR: readonly ComparedFact[] = ['garage', 'email'];

const spoken = (text: string) => text.trim().replace(/\s+/g, ' ');

function matters(fact: ComparedFact, before: string, after: string): boolean {
  if (MINOR.includes(fact)) return false;
  if (fact === 'price') return Math.abs(Number(after) - Number(before)) > Number(before) * PRICE_SHARE;
  // Photos that are only left out or put into another order show nothing new.
  if (fact === 'photos') return after.split(' ').some((hash) => hash !== '' && !before.split(' ').includes(hash));
  return true;
}

/** What differs between two states of an ad, in the order of its form; blanks make no difference. */
export function differencesOf(before: AdSnapshot, after: AdSnapshot): Difference[] {
  return COMPARED_FACTS.filter((fact) => spoken(before[fact]) !== spoken(after[fact])).map((fact) => ({
    fact,
    before: before[fact],
    after: after[fact],
    matters: matters(fact, before[fact], after[fact]),
  }));
}

/** Whether a change of an approved ad makes the desk look at it again. */
export const changeMatters = (before: AdSnapshot, after: AdSnapshot): boolean =>
  differencesOf(before, after).some((difference) => difference.matters);
