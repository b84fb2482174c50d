import { describe, expect, it } from 'vitest';
import { canTransition, LISTING_STATUSES, LISTING_TRANSITIONS } from './status.ts';
import {
  FILTER_PROPERTY_TYPES,
  FORM_PROPERTY_TYPES,
  HERO_PROPERTY_TYPES,
  HOME_TILES,
  isPropertyType,
  isPurpose,
  isSort,
  LEAD_PROPERTY_TYPES,
  PROPERTY_TYPES,
  propertyTypeLabel,
  propertyTypeNoun,
} from './vocabulary.ts';

const values = (choices: readonly { value: string }[]) => choices.map((choice) => choice.value);

describe('property types', () => {
  it('keeps the stored spelling and shows the right one', () => {
    expect(PROPERTY_TYPES).toContain('Appartment');
    expect(propertyTypeLabel('Appartment')).toBe('Apartment');
    expect(propertyTypeLabel('House')).toBe('House');
    const labels = [...HERO_PROPERTY_TYPES, ...FORM_PROPERTY_TYPES, ...FILTER_PROPERTY_TYPES].map(({ label }) => label);
    expect(labels).not.toContain('Appartment');
  });

  it('offers in each place what that place asks', () => {
    expect(values(HERO_PROPERTY_TYPES)).toEqual([
      'House',
      'Bungalow',
      'Flat',
      'Upper Portion',
      'Lower Portion',
      'Penthouse',
    ]);
    expect(values(FORM_PROPERTY_TYPES)).toEqual([...PROPERTY_TYPES]);
    expect(FILTER_PROPERTY_TYPES[0]).toEqual({ value: '', label: 'All types' });
    expect(values(FILTER_PROPERTY_TYPES).slice(1)).toEqual([...PROPERTY_TYPES]);
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
      expect(values(FORM_PROPERTY_TYPES)).toContain(tile.propertyType);
      expect(values(FILTER_PROPERTY_TYPES)).toContain(tile.propertyType);
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
    expect(propertyTypeNoun(undefined, 1)).toBe('home');
    expect(propertyTypeNoun('Castle', 0)).toBe('homes');
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
      because: 'A home for rent cannot be marked sold.',
    });
    expect(canTransition('active', 'rented', 'sale')).toMatchObject({
      ok: false,
      because: 'A home for sale cannot be marked rented.',
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
