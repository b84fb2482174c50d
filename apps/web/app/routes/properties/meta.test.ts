import { describe, expect, it } from 'vitest';
import { readFilters } from '../../properties/filters.ts';
import type { Loaded } from './loaded.ts';
import { meta } from './PropertiesRoute.tsx';
import { searchHead } from './searchHead.ts';
import { searchLinks } from './searchLinks.ts';

type Descriptor = { title?: string; name?: string; content?: string; tagName?: string; rel?: string; href?: string };

function headOf(search: string, found: Partial<Loaded> = {}): Descriptor[] {
  const links = searchLinks(readFilters(new URLSearchParams(search)), found.areas);
  const loaderData = { fallback: '{}', areas: [], parts: [], links, ...found };
  return meta({ loaderData, matches: [] } as unknown as Parameters<typeof meta>[0]) as Descriptor[];
}

const canonical = (search: string, found?: Partial<Loaded>) =>
  headOf(search, found).find(({ rel }) => rel === 'canonical')?.href;

describe('the head of a list', () => {
  it('is called by its search, and so is its feed', () => {
    const dha = { areas: [{ id: 42, area_name: 'DHA Defence' }], parts: [] };
    const ofSearch = searchHead({ area: '42', purpose: 'rent' }, dha, 'en');
    const head = headOf('?area=42&purpose=rent', { head: ofSearch });
    expect(head[0]?.title).toBe('DHA Defence · For rent | Karachi Estates');
    expect(head.find(({ name }) => name === 'description')?.content).toMatch(/^DHA Defence · For rent: properties/);
    expect(head.at(-1)?.title).toBe('New homes and changes (RSS): DHA Defence · For rent');
    expect(searchHead({ city: '112', sort: 'best' }, { areas: [], parts: [] }, 'en')).toBeUndefined();
    expect(headOf('?city=112')[0]?.title).toBe('Property Deals in Karachi | Karachi Estates');
  });

  it('has one canonical address for all spellings', () => {
    expect(canonical('?city=112&maxPrice=27500000&sort=price_asc')).toBe('/properties?maxPrice=27500000');
    expect(canonical('?area=42&sort=price_desc')).toBe('/properties?area=42&purpose=sale');
    expect(canonical('?area=42&sort=price_desc&purpose=rent')).toBe('/properties?area=42&purpose=rent');
    expect(canonical('?minSize=900&sizeUnit=sq+ft&unit=sq+ft')).toBe('/properties?minSize=900');
    const areas = [{ id: 42, area_name: 'DHA Defence' }];
    for (const area of ['42', 'dha', 'DHA+Defence'])
      expect(canonical(`?area=${area}`, { areas })).toBe('/properties?area=42');
  });
});
