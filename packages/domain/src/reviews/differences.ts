import { kilometresBetween } from '../areas/neighbours.ts';

/** The facts of an ad that the desk compares before and after a change, in the order of its form. */
export const COMPARED_FACTS = [
  'title',
  'purpose',
  'property_type',
  'area',
  'part',
  'price',
  'dimension',
  'bedrooms',
  'bathrooms',
  'garage',
  'address',
  'pin',
  'description',
  'phone',
  'email',
  'photos',
] as const;
export type ComparedFact = (typeof COMPARED_FACTS)[number];

/** Facts that snapshots have only since ads could differ by them. */
type LaterFact = 'part' | 'pin';

/**
 * An ad as it stood at a moment: each fact as text, `photos` as the hashes of its photos with spaces between, `pin` as
 * latitude and longitude with a comma between. Kept beside an ad that was changed after a decision, so that both can be
 * read side by side.
 */
export type AdSnapshot = Record<Exclude<ComparedFact, LaterFact>, string> & Partial<Record<LaterFact, string>>;

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

/** A pin that is put right on its plot moves less than that; further away lies another home (product rule). */
const PIN_METRES = 200;

/** What nobody is misled by: rooms for cars, and which address the mails go to. */
const MINOR: readonly ComparedFact[] = ['garage', 'email'];

/** A place as a snapshot has it. */
export const pinText = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): string =>
  latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`;

function isFarFrom(before: string, after: string): boolean {
  const [one, other] = [before, after].map((pin) => {
    const [latitude = null, longitude = null] = pin === '' ? [] : pin.split(', ').map(Number);
    return { latitude, longitude };
  });
  const kilometres = one && other && kilometresBetween(one, other);
  // A pin that was set or taken away says nothing else than the area did.
  return kilometres !== undefined && kilometres * 1_000 > PIN_METRES;
}

const spoken = (text: string) => text.trim().replace(/\s+/g, ' ');

function matters(fact: ComparedFact, before: string, after: string): boolean {
  if (MINOR.includes(fact)) return false;
  if (fact === 'price') return Math.abs(Number(after) - Number(before)) > Number(before) * PRICE_SHARE;
  if (fact === 'pin') return isFarFrom(before, after);
  // Photos that are only left out or put into another order show nothing new.
  if (fact === 'photos') return after.split(' ').some((hash) => hash !== '' && !before.split(' ').includes(hash));
  return true;
}

/** What differs between two states of an ad, in the order of its form; blanks make no difference. */
export function differencesOf(before: AdSnapshot, after: AdSnapshot): Difference[] {
  return COMPARED_FACTS.flatMap((fact) => {
    const [was, is] = [before[fact], after[fact]];
    if (was === undefined || is === undefined || spoken(was) === spoken(is)) return [];
    return [{ fact, before: was, after: is, matters: matters(fact, was, is) }];
  });
}

/** Whether a change of an approved ad makes the desk look at it again. */
export const changeMatters = (before: AdSnapshot, after: AdSnapshot): boolean =>
  differencesOf(before, after).some((difference) => difference.matters);
