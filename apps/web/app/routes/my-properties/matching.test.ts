import { anOwnProperty } from '@karachi-estates/fixtures/properties';
import { describe, expect, it } from 'vitest';
import { matching } from './matching.ts';

const flat = anOwnProperty({ property_id: 1310, title: 'Flat with a sea view', area: 'Clifton', status: 'paused' });
const house = anOwnProperty({ property_id: 13, title: '500 sq yd house', area: 'Gulshan-e-Iqbal', status: 'active' });
const shop = anOwnProperty({ property_id: 1295, title: 'Shop at 1310 Main Road', area: 'Saddar', status: 'sold' });
const all = [flat, house, shop];
const found = (search: string, status = '') => matching(all, { search, status }).map((each) => each.property_id);

describe('searching one’s own properties', () => {
  it('finds all of them with nothing asked', () => {
    expect(found('')).toEqual([1310, 13, 1295]);
    expect(found('   ')).toEqual([1310, 13, 1295]);
  });

  it('looks at the title and the area, whatever the case and the dashes', () => {
    expect(found('SEA flat')).toEqual([1310]);
    expect(found('gulshan e iqbal')).toEqual([13]);
    expect(found('house clifton')).toEqual([]);
  });

  it('finds a property by its whole number, with or without the sign, and titles that have it', () => {
    expect(found('13')).toEqual([13, 1295]);
    expect(found('#1310')).toEqual([1310]);
    expect(found('1295')).toEqual([1295]);
  });

  it('finds by the Urdu name of the area and by a number in Urdu digits', () => {
    const urdu = [{ ...flat, area_name_ur: 'کلفٹن' }, house];
    const inUrdu = (search: string) => matching(urdu, { search, status: '' }).map((each) => each.property_id);
    expect(inUrdu('کلفٹن')).toEqual([1310]);
    expect(inUrdu('clifton')).toEqual([1310]);
    expect(inUrdu('۱۳۱۰')).toEqual([1310]);
    expect(inUrdu('#١٣')).toEqual([13]);
  });

  it('keeps to the status as well', () => {
    expect(found('', 'sold')).toEqual([1295]);
    expect(found('flat', 'sold')).toEqual([]);
    expect(found('', 'rented')).toEqual([]);
  });

  it('finds what waits to be confirmed, and what left for want of it', () => {
    const asked = anOwnProperty({ property_id: 7, asked: true });
    const left = anOwnProperty({ property_id: 8, status: 'paused', left_lists: true });
    const waiting = (status: string) =>
      matching([...all, asked, left], { search: '', status }).map((each) => each.property_id);
    expect(waiting('asked')).toEqual([7]);
    expect(waiting('left')).toEqual([8]);
    expect(waiting('paused')).toEqual([1310, 8]);
  });
});
