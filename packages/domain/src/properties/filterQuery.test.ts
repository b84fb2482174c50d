import { describe, expect, it } from 'vitest';
import { registerWords } from '../words/registered.ts';
import { urdu } from '../words/ur.ts';
import { type FilterFields, readFilterForm } from './filterQuery.ts';

/** A form with one or several fields of each name. */
function form(fields: Record<string, string | string[]>): FilterFields {
  const all = (name: string) => [fields[name] ?? []].flat();
  return { get: (name) => all(name)[0] ?? null, getAll: all };
}

describe('readFilterForm', () => {
  it('leaves out what is empty and the default order', () => {
    const reading = readFilterForm(form({ city: '112', area: ' ', propertyType: '', minPrice: '', sort: 'newest' }));
    expect(reading).toEqual({ ok: true, query: { city: '112' } });
  });

  it('reads prices as people write them', () => {
    expect(readFilterForm(form({ minPrice: '75 lakh', maxPrice: 'PKR 1.5 crore' }))).toEqual({
      ok: true,
      query: { minPrice: '7500000', maxPrice: '15000000' },
    });
  });

  it('reads a bare size in the chosen unit and a size with a unit as it says', () => {
    expect(readFilterForm(form({ minSize: '240', maxSize: '1 kanal', sizeUnit: 'sq yd' }))).toEqual({
      ok: true,
      query: { minSize: '2160', maxSize: '4500' },
    });
  });

  it('turns a span around that was typed the wrong way', () => {
    expect(readFilterForm(form({ minPrice: '2 crore', maxPrice: '1 crore' }))).toEqual({
      ok: true,
      query: { minPrice: '10000000', maxPrice: '20000000' },
    });
  });

  it('reads several types from one field or from several', () => {
    const search = form({ propertyType: ['House', 'Flat', 'House'] });
    expect(readFilterForm(search)).toEqual({ ok: true, query: { propertyType: 'House,Flat' } });
    expect(readFilterForm(form({ propertyType: 'House,Flat' }))).toEqual({
      ok: true,
      query: { propertyType: 'House,Flat' },
    });
  });

  it('keeps the unit that sizes were chosen in, where there are any', () => {
    const read = (fields: Record<string, string>) => readFilterForm(form(fields));
    expect(read({ minSize: '10', sizeUnit: 'marla' })).toEqual({ ok: true, query: { minSize: '2250', unit: 'marla' } });
    expect(read({ minSize: '2250', unit: 'marla' })).toEqual({ ok: true, query: { minSize: '2250', unit: 'marla' } });
    expect(read({ minSize: '100', sizeUnit: 'sq m' })).toEqual({
      ok: true,
      query: { minSize: '1076.39', unit: 'sq m' },
    });
    expect(read({ minSize: '10', sizeUnit: 'sq yd' })).toEqual({ ok: true, query: { minSize: '90' } });
    expect(read({ sizeUnit: 'marla' })).toEqual({ ok: true, query: {} });
    expect(read({ minSize: '10', unit: 'acre' })).toEqual({ ok: true, query: { minSize: '10' } });
  });

  it('reads switches, and what says how a number is meant only beside that number', () => {
    const on = { bedrooms: '3', exactBedrooms: '1', parking: '1', withPhotos: '0', exactBathrooms: '1' };
    expect(readFilterForm(form(on))).toEqual({
      ok: true,
      query: { bedrooms: '3', exactBedrooms: '1', parking: '1' },
    });
    expect(readFilterForm(form({ parking: 'maybe' }))).toEqual({ ok: true, query: { parking: 'maybe' } });
  });

  it('reads prices per square yard, in their order', () => {
    expect(readFilterForm(form({ minYardPrice: '2 lakh', maxYardPrice: '50,000' }))).toEqual({
      ok: true,
      query: { minYardPrice: '50000', maxYardPrice: '200000' },
    });
  });

  it('says for each field why it cannot be read', () => {
    const reading = readFilterForm(form({ minPrice: 'cheap', maxSize: 'big', sizeUnit: 'marla' }));
    expect(reading.ok).toBe(false);
    if (!reading.ok) {
      expect(Object.keys(reading.fields).sort()).toEqual(['maxSize', 'minPrice']);
      expect(reading.fields.minPrice).toContain('2.5 crore');
    }
  });

  it('reads Urdu, and says in Urdu what it cannot read', () => {
    registerWords('ur', urdu);
    expect(readFilterForm(form({ minPrice: '۷۵ لاکھ', minSize: '240 گز' }), 'ur')).toEqual({
      ok: true,
      query: { minPrice: '7500000', minSize: '2160' },
    });
    const reading = readFilterForm(form({ minPrice: 'سستا' }), 'ur');
    expect(reading).toEqual({ ok: false, fields: { minPrice: urdu.sentences.PRICE_NOT_UNDERSTOOD } });
  });
});
