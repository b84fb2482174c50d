import type { Catalogue } from '../contentFor.ts';

/** All words of the site in Urdu. */
export const catalogue: Partial<Catalogue> = {};
