import { describe, expect, it } from 'vitest';
import { canTransition, LISTING_STATUSES, LISTING_TRANSITIONS } from './status.ts';
import { filterTypeChoices, formTypeChoices, propertyTypesLabel } from './typeChoices.ts';
import { propertyTypeNoun } from './typeNoun.ts';
import {
  HERO_PROPERTY_TYPES,
  HOME_TILES,
  isPropertyType,
  isPurpose,
  isSort,
  LEAD_PROPERTY_TYPES,
  PROPERTY_TYPES,
  propertyTypeLabel,
  readTypes,
  TYPE_GROUPS,
  typeChoices,
  typeGroup,
  typesOfGroup,
} from './vocabulary.ts';

const values = (choices: readonly { value: string }[]) => choices.map((choice) => choice.value);

describe('property types', () => {
  it('keeps the stored spelling and shows the right one', () => {
    expect(PROPERTY_TYPES).toContain('Appartment');
    expect(propertyTypeLabel('Appartment')).toBe('Apartment');
    expect(propertyTypeLabel('House')).toBe('House');
    const labels = [
      ...typeChoices(HERO_PROPERTY_TYPES, 'en'),
      ...formTypeChoices('en'),
      ...filterTypeChoices('en'),
    ].map(({ label }) => label);
    expect(labels).not.toContain('Appartment');
  });

  it('offers in each place what that place asks', () => {
    expect(HERO_PROPERTY_TYPES).toEqual(['House', 'Bungalow', 'Flat', 'Upper Portion', 'Lower Portion', 'Penthouse']);
    expect(values(formTypeChoices('en'))).toEqual([...PROPERTY_TYPES]);
    const [first, ...others] = filterTypeChoices('en');
    expect(first).toEqual({ value: '', label: 'All types' });
    expect(values(others).filter((value) => !value.includes(','))).toEqual([...PROPERTY_TYPES]);
    expect(others.filter(({ value }) => value.includes(',')).map(({ label }) => label)).toEqual([
      'All homes',
      'All plots',
      'All commercial',
    ]);
    expect(values(LEAD_PROPERTY_TYPES)).toEqual(['Family House', 'Flat', 'Upper Portion', 'Lower Portion']);
  });

  it('leads every home tile to a type that can be listed and filtered', () => {
    expect(HOME_TILES.map(({ label }) => label)).toEqual([
      'Private House',
      'Apartment',
      'Offices',
      'Store & Shop',
      'Warehouse',
    ]);
    for (const tile of HOME_TILES) {
      expect(values(formTypeChoices('en'))).toContain(tile.propertyType);
      expect(values(filterTypeChoices('en'))).toContain(tile.propertyType);
    }
  });

  it('recognises only its own words', () => {
    expect(isPropertyType('Flat')).toBe(true);
    for (const value of ['', 'flat', 'Apartment', 'toString', null, 3]) expect(isPropertyType(value)).toBe(false);
    expect([isPurpose('rent'), isPurpose('buy'), isSort('price_asc'), isSort('price')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('counts in sentences', () => {
    expect(propertyTypeNoun('Appartment', 1)).toBe('apartment');
    expect(propertyTypeNoun('Upper Portion', 2)).toBe('upper portions');
    expect(propertyTypeNoun(undefined, 1)).toBe('property');
    expect(propertyTypeNoun('Castle', 0)).toBe('properties');
  });

  it('says homes of homes and plots of plots, and properties where they are mixed', () => {
    expect(propertyTypeNoun('House,Flat', 2)).toBe('homes');
    expect(propertyTypeNoun('House,Flat', 1)).toBe('home');
    expect(propertyTypeNoun('Residential Plot,Plot File', 2)).toBe('plots');
    expect(propertyTypeNoun('Office,Factory', 1)).toBe('commercial property');
    expect(propertyTypeNoun('House,Residential Plot', 2)).toBe('properties');
  });

  it('are read several at once, by either name and in one order', () => {
    expect(readTypes('Flat, House')).toEqual(['House', 'Flat']);
    expect(readTypes('Apartment,Appartment')).toEqual(['Appartment']);
    expect(readTypes('')).toEqual([]);
    expect(readTypes('House,Castle')).toBeUndefined();
    expect(propertyTypesLabel('House,Flat')).toBe('House, Flat');
    expect(propertyTypesLabel('Commercial Plot,Residential Plot')).toBe('Plots');
    expect(propertyTypesLabel('Castle')).toBe('Castle');
  });

  it('are each of one group, and stand in the filter under it', () => {
    for (const type of PROPERTY_TYPES) expect(TYPE_GROUPS).toContain(typeGroup(type));
    expect(typeGroup('Castle')).toBe('homes');
    expect(typesOfGroup('plots')).toEqual(['Residential Plot', 'Commercial Plot']);
    for (const group of TYPE_GROUPS) for (const type of typesOfGroup(group)) expect(typeGroup(type)).toBe(group);
    expect(filterTypeChoices('en', 'House,Flat')[0]).toEqual({ value: 'House,Flat', label: 'House, Flat' });
    expect(filterTypeChoices('en', 'House')).toEqual(filterTypeChoices('en'));
  });
});

describe('the life of a listing', () => {
  it('allows exactly the transitions of the table', () => {
    for (const from of LISTING_STATUSES) {
      for (const to of LISTING_STATUSES) {
        expect(canTransition(from, to).ok).toBe(LISTING_TRANSITIONS[from].includes(to));
      }
    }
  });

  it('says why not', () => {
    expect(canTransition('active', 'active')).toMatchObject({ ok: false, because: 'This listing is already active.' });
    expect(canTransition('sold', 'paused')).toMatchObject({
      ok: false,
      because: 'A sold listing cannot be marked paused.',
    });
    expect(canTransition('active', 'sold', 'rent')).toMatchObject({
      ok: false,
      because: 'A listing for rent cannot be marked sold.',
    });
    expect(canTransition('active', 'rented', 'sale')).toMatchObject({
      ok: false,
      because: 'A listing for sale cannot be marked rented.',
    });
    expect(canTransition('active', 'sold', 'sale')).toEqual({ ok: true });
  });

  it('can undo every deletion', () => {
    for (const status of LISTING_STATUSES.filter((each) => each !== 'deleted')) {
      expect(canTransition(status, 'deleted')).toEqual({ ok: true });
      expect(canTransition('deleted', status)).toEqual({ ok: true });
    }
  });
});
