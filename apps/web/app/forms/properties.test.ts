import { PropertyForm } from '@karachi-estates/contracts/ownProperties';
import { AD_TERMS_NOT_AGREED } from '@karachi-estates/domain/properties/messages';
import { anOwnProperty } from '@karachi-estates/fixtures/properties';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { type AdValues, adOf, adSchema, emptiedOf, emptyAd, payloadOf } from './properties.ts';

const complete: AdValues = {
  ...emptyAd,
  title: 'Quiet flat near the park',
  property_type: 'Flat',
  area: { id: 33, area_name: 'Clifton' },
  price: 25_000_000,
  agreeToTerms: true,
};

async function faultsOf(values: AdValues): Promise<Record<string, string>> {
  try {
    await adSchema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

describe('the form of an ad', () => {
  it('takes an ad with title, type, area, price and consent alone', async () => {
    expect(await faultsOf(complete)).toEqual({});
  });

  it('names everything that an empty one lacks', async () => {
    expect(await faultsOf(emptyAd)).toEqual({
      title: 'Give the ad a title of at least 5 characters.',
      property_type: 'Choose the type of property.',
      area: 'Choose the area.',
      price: 'Enter the price in rupees.',
      agreeToTerms: AD_TERMS_NOT_AGREED,
    });
  });

  it.each<[keyof AdValues, Partial<AdValues>]>([
    ['title', { title: 'x'.repeat(151) }],
    ['price', { price: 'two crore' }],
    ['price', { price: 0 }],
    ['price', { price: 1.5 }],
    ['price', { price: 100_000_000_001 }],
    ['bedrooms', { bedrooms: 51 }],
    ['bathrooms', { bathrooms: 'a few' }],
    ['dimension', { dimension: 'x'.repeat(61) }],
    ['description', { description: 'x'.repeat(5_001) }],
    ['email', { email: 'not an address' }],
    ['cell_no', { cell_no: '12' }],
  ])('refuses a wrong %s and nothing else', async (field, wrong) => {
    expect(Object.keys(await faultsOf({ ...complete, ...wrong }))).toEqual([field]);
  });
});

describe('what the wire carries of an ad', () => {
  it('has the contract’s fields, all text, but for the size, which the server reads from the dimension', () => {
    const payload = payloadOf({ ...complete, bedrooms: 3, garage: true, purpose: 'rent', dimension: '240 sq yd' });
    const { area_sqft: _, ...fields } = PropertyForm.properties;
    expect(Object.keys(payload).sort()).toEqual(Object.keys(fields).sort());
    expect(payload).toMatchObject({
      title: complete.title,
      price: '25000000',
      city: 'Karachi',
      area: 'Clifton',
      area_id: '33',
      bedrooms: '3',
      bathrooms: '',
      garage: '1',
      featured: '0',
      purpose: 'rent',
    });
  });

  it('leaves a posted ad as it is when nothing is changed in the form', () => {
    const property = anOwnProperty({ bedrooms: null, featured: true });
    const payload = payloadOf(adOf(property));
    expect(payload).toMatchObject({
      title: property.title,
      price: String(property.price),
      area_id: String(property.area_id),
      bedrooms: '',
      bathrooms: String(property.bathrooms),
      garage: String(property.garage),
      featured: '1',
      description: property.description,
    });
    expect(emptiedOf(adOf(property), adOf(property))).toEqual([]);
  });

  it('names the area in both languages, as the list it is chosen from does', () => {
    const { area } = adOf(anOwnProperty({ area: 'Malir', area_name_ur: 'ملیر' }));
    expect(area).toMatchObject({ area_name: 'Malir', area_name_ur: 'ملیر' });
  });

  it('has nothing of the fields that the type does not show, whatever was typed before it was chosen', async () => {
    const typed = { ...complete, bedrooms: 'a few', bathrooms: 3, garage: true };
    const plot = { ...typed, property_type: 'Residential Plot' };
    expect(payloadOf(plot)).toMatchObject({ bedrooms: '', bathrooms: '', garage: '0' });
    expect(await faultsOf(plot)).toEqual({});
    expect(payloadOf({ ...typed, property_type: 'Office' })).toMatchObject({
      bedrooms: '',
      bathrooms: '3',
      garage: '1',
    });
    expect(payloadOf({ ...typed, property_type: 'Room' })).toMatchObject({ bedrooms: '', bathrooms: '3' });
  });

  it('refuses to let a plot file', async () => {
    const faults = await faultsOf({ ...complete, property_type: 'Plot File', purpose: 'rent' });
    expect(faults).toEqual({ purpose: 'A plot file can only be sold, it cannot be let.' });
  });

  it('asks for the consent anew with every change', () => {
    expect(adOf(anOwnProperty()).agreeToTerms).toBe(false);
  });
});

describe('emptied fields', () => {
  const posted = adOf(anOwnProperty({ bedrooms: 4, bathrooms: null, description: 'Quiet.', dimension: '240 sq yd' }));

  it('are those that were posted and are empty now', () => {
    expect(emptiedOf({ ...posted, bedrooms: '', description: '', bathrooms: '' }, posted)).toEqual([
      'description',
      'bedrooms',
    ]);
  });

  it('are never required ones, whose emptiness the form refuses', () => {
    expect(emptiedOf({ ...posted, title: '', price: '', area: null, property_type: '' }, posted)).toEqual([]);
  });
});
