import { describe, expect, it } from 'vitest';
import { componentNames, iconSetSize, sizeOf } from '../scripts/sizes.ts';

const kilobyte = 1024;

/** Gzipped kilobytes beyond React and MUI, with every icon they bring. What a page shows dozens of has less. */
const whole: Record<string, number> = { PropertyCard: 8, AreaTypeahead: 12, PlanCard: 12, GalleryGrid: 12 };

/** Gzipped kilobytes beyond React, MUI and the icon set, which all others share. */
const anyOther = 12;

/** A whole page of a project is one component, so that a microsite is one import. */
const pages: Record<string, number> = { ProjectPage: 32 };

describe('what a component costs', () => {
  it.each(componentNames())('%s stays within its budget', async (name) => {
    const { bytes } = await sizeOf(name);
    expect(bytes / kilobyte).toBeLessThanOrEqual(pages[name] ?? anyOther);
  });

  it.each(Object.entries(whole))('%s alone on a page costs at most %i KB', async (name, budget) => {
    const { alone } = await sizeOf(name);
    expect(alone / kilobyte).toBeLessThanOrEqual(budget);
  });

  it('the icon set stays small', async () => {
    expect((await iconSetSize()) / kilobyte).toBeLessThanOrEqual(6);
  });

  it.each([
    ['PropertyCard', ['Icon', 'AreaTypeahead', 'PlanCard', 'GalleryGrid']],
    ['AreaTypeahead', ['PropertyCard', 'PlanCard', 'GalleryGrid', 'HeroSearch']],
    ['PlanCard', ['PropertyCard', 'PaymentModal', 'AreaTypeahead']],
    ['GalleryGrid', ['PropertyCard', 'PhotoMosaic', 'ResidenceSlider']],
  ])('%s does not bring in others', async (name, others) => {
    const { brings } = await sizeOf(name);
    expect(brings.filter((part) => others.includes(part))).toEqual([]);
  });
});
