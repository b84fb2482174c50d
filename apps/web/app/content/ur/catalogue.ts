import type { Catalogue } from '../contentFor.ts';
import { about } from './about.ts';
import { ads } from './ads.ts';
import { points } from './points.ts';
import { services } from './services.ts';
import { testimonials, testimonialsPage } from './testimonials.ts';

/** All words of the site in Urdu. */
export const catalogue: Partial<Catalogue> = {
  about,
  ads,
  points,
  services,
  testimonials,
  testimonialsPage,
};
