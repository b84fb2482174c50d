import type { CountFound } from '@karachi-estates/design-system/MoreFilters';
import { countFound } from '../data/properties.ts';
import { askedOf } from './filters.ts';

/** How many properties the filters find that are being chosen. */
export const countChosen: CountFound = (query, signal) => countFound(askedOf(query), signal);
