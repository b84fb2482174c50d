import type { Catalogue } from '../contentFor.ts';
import { about } from './about.ts';
import { ads } from './ads.ts';
import { points } from './points.ts';
import { privacy } from './privacy.ts';
import { grandMonarch } from './projects/grand-monarch.ts';
import { services } from './services.ts';
import { terms } from './terms.ts';
import { testimonials, testimonialsPage } from './testimonials.ts';

/** All words of the site in Urdu. */
export const catalogue: Partial<Catalogue> = {
  about,
  ads,
  grandMonarch,
  points,
  privacy,
  services,
  terms,
  testimonials,
  testimonialsPage,
};
