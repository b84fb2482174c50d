import { describe, expect, it } from 'vitest';
import { componentNames, sizeOf } from '../scripts/sizes.ts';

const kilobyte = 1024;

/**
 * Gzipped kilobytes beyond React and MUI. What a page shows dozens of has less. A budget stands two to five percent
 * above what was measured when it was set: it is there to catch a component or a library that comes along, not a line.
 */
const named: Record<string, number> = {
  PropertyCard: 8.5,
  PropertyGrid: 9.5,
  AreaTypeahead: 6,
  PhotoMosaic: 8.75,
  PlanCard: 6,
  GalleryGrid: 7,
  FilterBar: 17.5,
  MoreFilters: 8.5,
  MoreFiltersSheet: 9.25,
  UnitGrid: 9.5,
  // Three units beside each other on a phone.
  UnitDetail: 8.5,
};

/** Gzipped kilobytes beyond React and MUI. */
const anyOther = 8;

/** A whole page of a project is one component, so that each page of a microsite is one import. */
const pages: Record<string, number> = { ProjectPage: 22, ProjectUnitsPage: 17.5, ProjectUnitPage: 18.25 };

describe('what a component costs', () => {
  it.each(componentNames())('%s stays within its budget', async (name) => {
    const { bytes } = await sizeOf(name);
    expect(bytes / kilobyte).toBeLessThanOrEqual(pages[name] ?? named[name] ?? anyOther);
  });

  it('names no budget of a component that is gone', () => {
    const names = componentNames();
    expect([...Object.keys(pages), ...Object.keys(named)].filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each([
    ['PropertyCard', ['AreaTypeahead', 'PlanCard', 'GalleryGrid', 'Carousel']],
    ['AreaTypeahead', ['PropertyCard', 'PlanCard', 'GalleryGrid', 'HeroSearch']],
    ['PlanCard', ['PropertyCard', 'PaymentModal', 'AreaTypeahead']],
    ['GalleryGrid', ['PropertyCard', 'PhotoMosaic', 'ResidenceSlider']],
  ])('%s does not bring in others', async (name, others) => {
    const { brings } = await sizeOf(name);
    expect(brings.filter((part) => others.includes(part))).toEqual([]);
  });
});
