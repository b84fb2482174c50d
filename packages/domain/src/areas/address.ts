import { SLUG_FALLBACK, slugify } from '../properties/address.ts';

/** The address of an area's page. */
export const areaPath = ({ slug }: { slug: string }): string => `/areas/${encodeURIComponent(slug)}`;

/** The address of the page of a part of an area. */
export const partPath = (area: { slug: string }, part: { slug: string }): string =>
  `${areaPath(area)}/${encodeURIComponent(part.slug)}`;

/**
 * The slug of each area, 'DHA Defence' → 'dha-defence'. A name that would take another area's slug, or that has no
 * letter of the Latin alphabet, has the area's id behind it.
 */
export function areaSlugs(areas: readonly { id: number; areaName: string }[]): Map<number, string> {
  const slugs = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id, areaName } of [...areas].sort((one, other) => one.id - other.id)) {
    const own = slugify(areaName);
    const isOwn = own !== SLUG_FALLBACK && !taken.has(own);
    const slug = isOwn ? own : `${own === SLUG_FALLBACK ? 'area' : own}-${id}`;
    taken.add(slug);
    slugs.set(id, slug);
  }
  return slugs;
}
