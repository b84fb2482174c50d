import { describe, expect, it } from 'vitest';
import type { ProjectContent } from '../components/ProjectPage/projectContent.ts';
import { brands } from '../theme/brands.ts';
import { createKitTheme } from '../theme/theme.ts';
import { prerenderProject } from './prerender.tsx';

const identity = {
  id: 'shops',
  name: 'Shah Alam Shops',
  shortName: 'Shops',
  city: 'Lahore',
  area: 'Old City',
  path: '/',
};
const seo = { title: 'Shops', description: 'Shops in the old city', picture: { file: 'hero.webp', alt: '' } };

/** What the project's own page tells search engines. */
function told(apartments?: number) {
  const [brand] = brands;
  if (!brand) throw new Error('The kit has no brand.');
  const content = { identity: { ...identity, apartments }, seo } as ProjectContent;
  const site = { page: null, content, pictures: {}, theme: createKitTheme(brand), siteUrl: 'https://shops.example' };
  return JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(prerenderProject(site).head)?.[1] ?? '',
  );
}

describe('a project as search engines read it', () => {
  it('has its apartments', () => {
    expect(told(88)).toMatchObject({ '@type': 'ApartmentComplex', numberOfAccommodationUnits: { value: 88 } });
  });

  it('is a place where it has none', () => {
    expect(told()).toMatchObject({ '@type': 'Place', address: { addressRegion: 'Lahore' } });
    expect(told()).not.toHaveProperty('numberOfAccommodationUnits');
  });
});
