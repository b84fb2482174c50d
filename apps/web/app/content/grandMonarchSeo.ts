import type { PageSeo } from './pageSeo.ts';

/** The page of Grand Monarch. */
export const grandMonarchSeo = {
  title: 'Grand Monarch Seaside Residency, Clifton, Karachi',
  description:
    'Where City Lights Meet Ocean Heights: 3, 4 and 5 bedroom seaside apartments in Karachi. See residences, amenities, plans and register your interest.',
} satisfies PageSeo;
