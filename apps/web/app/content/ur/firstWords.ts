import type { Catalogue } from '../contentFor.ts';
import { blogs } from './blogs.ts';
import { blogsSeo } from './blogsSeo.ts';
import { failures } from './failures.ts';
import { frame } from './frame.ts';
import { grandMonarchSeo } from './grandMonarchSeo.ts';
import { homeSeo } from './homeSeo.ts';
import { notices } from './notices.ts';
import { offline } from './offline.ts';
import { propertiesSeo } from './propertiesSeo.ts';
import { pageNames, seoTemplates } from './seoTemplates.ts';

/**
 * What pages start with whose screen comes once somebody is there: the words of their heads and of the frame around
 * them. All others are in `catalogue.ts`, a file of its own.
 */
export const firstWords: Partial<Catalogue> = {
  blogs,
  blogsSeo,
  failures,
  frame,
  grandMonarchSeo,
  homeSeo,
  notices,
  offline,
  pageNames,
  propertiesSeo,
  seoTemplates,
};
