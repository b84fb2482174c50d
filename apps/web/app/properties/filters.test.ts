import { describe, expect, it } from 'vitest';
import { chipsOf, searchName } from './chips.ts';
import { findAreas, moreFiltersPath, queryOf, readFilters, searchAt, searchPath, without } from './filters.ts';
import { besideTyped, chosenBeside, offeredPath, understoodPath } from './typedSearch.ts';

const areas = [
  { id: 12, area_name: 'Clifton', area_name_ur: 'کلفٹن', aliases: ['cliffton'] },
  { id: 31, area_name: 'Gulshan-e-Iqbal Town' },
];

describe('filters in the address', () => {
  it('reads what is set and forgets empty and unknown names', () => {
    const search = new URLSearchParams('city=112&area=12&propertyType=&minPrice=+&colour=red&sort=price_asc');
    expect(readFilters(search)).toEqual({ city: '112', area: '12', sort: 'price_asc' });
  });

  it('reads what a form without JavaScript sends', () => {
    const search = new URLSearchParams('maxPrice=1.5+crore&minSize=120&sizeUnit=sq+yd&sort=newest&area=');
    expect(readFilters(search)).toEqual({ maxPrice: '15000000', minSize: '1080' });
  });

  it('reads several types however they are sent, and the unit in which sizes are shown', () => {
    expect(readFilters(new URLSearchParams('propertyType=House&propertyType=Flat'))).toEqual({
      propertyType: 'House,Flat',
    });
    expect(readFilters(new URLSearchParams('propertyType=House,Flat&minPrice=abc')).propertyType).toBe('House,Flat');
    const search = new URLSearchParams('minSize=10&sizeUnit=marla&exactBathrooms=1');
    expect(readFilters(search)).toEqual({ minSize: '2250', unit: 'marla' });
    expect(queryOf(search)).toEqual({ minSize: '2250' });
    expect(searchPath(readFilters(search))).toBe('/properties?minSize=2250&unit=marla');
  });

  it('lead to the page with more filters and stay', () => {
    expect(moreFiltersPath({})).toBe('/properties/filters');
    expect(moreFiltersPath({ area: '12', parking: '1' })).toBe('/properties/filters?area=12&parking=1');
  });

  it('take the name of no type for no filter', () => {
    expect(readFilters(new URLSearchParams('propertyType=All+types&sort=best'))).toEqual({ sort: 'best' });
    expect(readFilters(new URLSearchParams('propertyType=All+types&minPrice=abc'))).toEqual({ minPrice: 'abc' });
  });

  it('keeps what cannot be read, so that the answer can say why', () => {
    expect(readFilters(new URLSearchParams('minPrice=abc&area=12'))).toEqual({ minPrice: 'abc', area: '12' });
  });

  it('writes the same search the same way, whatever the order it came in', () => {
    const one = readFilters(new URLSearchParams('sort=price_asc&area=12'));
    const other = readFilters(new URLSearchParams('area=12&sort=price_asc'));
    expect(searchPath(one)).toBe('/properties?area=12&sort=price_asc');
    expect(searchPath(other)).toBe(searchPath(one));
  });

  it('is the bare listing without filters, and keeps the cursor of a later page', () => {
    expect(searchPath({})).toBe('/properties');
    expect(searchPath({ area: '12' }, 'abc')).toBe('/properties?area=12&cursor=abc');
    expect(queryOf(new URLSearchParams('area=12&cursor=abc'))).toEqual({ area: '12', cursor: 'abc' });
  });

  it('takes filters away', () => {
    expect(without({ area: '12', minPrice: '1', maxPrice: '2' }, 'minPrice', 'maxPrice')).toEqual({ area: '12' });
  });

  it('finds areas by their ids and by their names however they are written', () => {
    const ids = (filter: string | undefined) => findAreas(areas, filter).map(({ id }) => id);
    expect(ids('31')).toEqual([31]);
    expect(ids('gulshan e iqbal town')).toEqual([31]);
    expect(ids('31,12,31')).toEqual([31, 12]);
    expect(ids('Clifton, Gulshan-e-Iqbal Town')).toEqual([12, 31]);
    expect(ids('کلفٹن,cliffton')).toEqual([12]);
    expect(ids('12,Nowhere')).toEqual([]);
    expect(ids(undefined)).toEqual([]);
  });

  it('takes chosen areas and a typed one beside them', () => {
    const search = new URLSearchParams('area=12,31&area=&area=Saddar');
    expect(readFilters(search)).toEqual({ area: '12,31,Saddar' });
    expect(readFilters(new URLSearchParams('area=12&area=12'))).toEqual({ area: '12' });
  });

  it('leads from typed words to what they mean, with the words', () => {
    expect(understoodPath({ area: '12', bedrooms: '3' }, '3 bed clifton')).toBe(
      '/properties?area=12&bedrooms=3&said=3+bed+clifton',
    );
    expect(understoodPath({}, 'pool')).toBe('/properties?said=pool');
  });

  it('keeps beside typed words what they do not speak of', () => {
    const filters = { area: '12', part: '3', purpose: 'rent', maxPrice: '90000', bedrooms: '3', exactBedrooms: '1' };
    const onMap = { view: 'map', box: '1_2_3_4', sort: 'price_asc' };
    expect(besideTyped({ ...filters, ...onMap }, {})).toEqual({ ...filters, ...onMap });
    expect(besideTyped({ ...filters, ...onMap }, { area: '31', bedrooms: '2', minPrice: '5000' })).toEqual({
      purpose: 'rent',
      view: 'map',
      sort: 'price_asc',
    });
  });

  it('keeps for the next search what was chosen and not typed', () => {
    const filters = { area: '12', bedrooms: '3', exactBedrooms: '1', parking: '1', view: 'map' };
    expect(chosenBeside(filters, { area: '12', bedrooms: '3', exactBedrooms: '1' })).toEqual({
      parking: '1',
      view: 'map',
    });
  });

  it('puts a name that was meant in place of the words', () => {
    const clifton = { typed: 'cliftn', name: 'Clifton', area: 31 };
    expect(offeredPath({ area: '31', view: 'map' }, 'cliftn furnished', clifton)).toBe(
      '/properties?area=31&view=map&said=Clifton+furnished',
    );
    const gulshan = { typed: 'gulshan e iqbl', name: '$1', area: 7, part: 9 };
    expect(offeredPath({ area: '31' }, 'flat Gulshan-e-Iqbl', gulshan)).toBe(
      '/properties?area=31%2C7&part=9&said=flat+%241',
    );
    const many = Array.from({ length: 20 }, (_, at) => at + 1).join();
    expect(new URLSearchParams(offeredPath({ area: many }, 'cliftn', clifton).split('?')[1]).get('area')).toBe(
      `${many.slice(2)},31`,
    );
  });

  it('has the purpose that its order implied where the order means nothing', () => {
    const at = (filters: object) => searchAt('/properties.rss', filters);
    expect(at({ area: '31', sort: 'price_desc' })).toBe('/properties.rss?area=31&purpose=sale');
    expect(at({ area: '31', sort: 'price_desc', purpose: 'rent' })).toBe('/properties.rss?area=31&purpose=rent');
    expect(at({ maxPrice: '9000000', sort: 'price_asc' })).toBe('/properties.rss?maxPrice=9000000');
    expect(at({ area: '31', sort: 'best' })).toBe('/properties.rss?area=31');
  });

  it('is called by its filters, wherever its map stands', () => {
    expect(searchName({ area: '12', purpose: 'rent', box: '1_2_3_4', sort: 'newest' }, areas.slice(0, 1), 'en')).toBe(
      'Clifton · For rent',
    );
    expect(searchName({ city: '112', view: 'map', unit: 'marla' }, [], 'en')).toBeUndefined();
  });

  it('has a chip for each type and for each further filter', () => {
    const search = {
      propertyType: 'House,Flat',
      bedrooms: '3',
      exactBedrooms: '1',
      bathrooms: '2',
      parking: '1',
      minYardPrice: '50000',
      postedWithin: '7',
      minSize: '1125',
      unit: 'marla',
    };
    const chips = chipsOf(search, [], 'en');
    expect(chips.map(({ label }) => label)).toEqual([
      'House',
      'Flat',
      'For sale',
      'From 50K per sq yd',
      'From 5 marla at 225 sq ft',
      'Bedrooms: exactly 3',
      '2+ bathrooms',
      'With parking',
      'Posted in the last 7 days',
    ]);
    expect(chips.find(({ label }) => label === 'Flat')?.href).toContain('propertyType=House&');
    expect(chips.find(({ label }) => label.startsWith('Bedrooms'))?.href).not.toMatch(/edrooms/);
    expect(chips.find(({ label }) => label.includes('marla'))?.href).not.toMatch(/unit|Size/);
    const all = chipsOf(
      { postedWithin: '1', withPhotos: '1', verified: '1', confirmed: '14', exactBathrooms: '1', bathrooms: '1' },
      [],
      'en',
    );
    expect(all.map(({ label }) => label)).toEqual([
      'Bathrooms: exactly 1',
      'With photographs',
      'Verified seller',
      'Confirmed in the last 14 days',
      'Posted in the last 24 hours',
    ]);
  });

  it('has one chip for a whole group of types', () => {
    const plots = { propertyType: 'Commercial Plot,Residential Plot', bedrooms: '3' };
    expect(chipsOf(plots, [], 'en')[0]).toEqual({ label: 'Plots', href: '/properties?bedrooms=3' });
  });

  it('has a chip for each area, which takes away only that one', () => {
    const chips = chipsOf({ area: '12,31', bedrooms: '3' }, areas, 'en');
    expect(chips.slice(0, 2)).toEqual([
      { label: 'Clifton', href: '/properties?area=31&bedrooms=3' },
      { label: 'Gulshan-e-Iqbal Town', href: '/properties?area=12&bedrooms=3' },
    ]);
  });
});

describe('the chip of the purpose', () => {
  const chips = (query: string) =>
    chipsOf(readFilters(new URLSearchParams(query)), [], 'en').map(({ label, href }) => [label, href]);

  it('is there where prices are compared, and goes together with that', () => {
    expect(chips('bedrooms=3&sort=price_asc')).toContainEqual(['For sale', '/properties?bedrooms=3']);
    expect(chips('maxPrice=25000000&bedrooms=3')).toContainEqual(['For sale', '/properties?bedrooms=3']);
    expect(chips('maxPrice=90000&purpose=rent')).toContainEqual(['For rent', '/properties']);
  });

  it('is not there where nothing is said, and goes alone where it was chosen', () => {
    expect(chips('bedrooms=3').map(([label]) => label)).toEqual(['3+ bedrooms']);
    expect(chips('bedrooms=3&purpose=rent&sort=newest')).toContainEqual(['For rent', '/properties?bedrooms=3']);
  });
});
