import type { Area } from '@karachi-estates/contracts/areas';
import type { OwnProperty, PropertyForm } from '@karachi-estates/contracts/ownProperties';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { AD_TERMS_NOT_AGREED } from '@karachi-estates/domain/properties/messages';
import { readPin, writePin } from '@karachi-estates/domain/properties/pin';
import { checkListing, type ListingField } from '@karachi-estates/domain/properties/rules';
import { fieldsOfType } from '@karachi-estates/domain/properties/typeFields';
import { DEFAULT_PURPOSE, type Purpose } from '@karachi-estates/domain/properties/vocabulary';
import { told } from '@karachi-estates/domain/words/sentence';
import * as yup from 'yup';
import { said } from './said.ts';

/** Rooms and rupees are numbers, '' while nothing is given, and the text itself while it is no number. */
type Amount = number | string;

/**
 * The form of an ad: what the wire carries, in the types that the fields hold, and the consent that only the form asks
 * for. The city is always Karachi.
 */
export type AdValues = Omit<
  Required<PropertyForm>,
  'area' | 'area_id' | 'city' | 'price' | 'bedrooms' | 'bathrooms' | 'garage' | 'purpose' | 'area_sqft' | 'featured'
> & {
  purpose: Purpose;
  area: Area | null;
  price: Amount;
  bedrooms: Amount;
  bathrooms: Amount;
  garage: boolean;
  /** Uses one of the featured ads that the plan includes. */
  featured: boolean;
  agreeToTerms: boolean;
};

export const emptyAd: AdValues = {
  title: '',
  purpose: DEFAULT_PURPOSE,
  property_type: '',
  area: null,
  price: '',
  dimension: '',
  bedrooms: '',
  bathrooms: '',
  garage: false,
  featured: false,
  description: '',
  email: '',
  cell_no: '',
  part_id: '',
  pin: '',
  pin_shown: 'exact',
  agreeToTerms: false,
};

/** A posted ad as its form holds it. The consent is asked for again with every change. */
export const adOf = (property: OwnProperty): AdValues => ({
  title: property.title,
  purpose: property.purpose,
  property_type: property.property_type,
  area: { id: property.area_id, area_name: property.area, area_name_ur: property.area_name_ur },
  price: property.price,
  dimension: property.dimension,
  bedrooms: property.bedrooms ?? '',
  bathrooms: property.bathrooms ?? '',
  garage: property.garage === 1,
  featured: property.featured,
  description: property.description,
  email: property.email,
  cell_no: formatPhone(property.cell_no),
  part_id: property.part ? String(property.part.id) : '',
  pin: property.map_point?.exact ? writePin(property.map_point) : '',
  pin_shown: property.pin_shown ?? 'exact',
  agreeToTerms: false,
});

/** The values of the fields that the type shows: what was typed before the type was changed stays in the form only. */
function shownOf(values: AdValues): AdValues {
  const { bedrooms, bathrooms, parking } = fieldsOfType(values.property_type);
  return {
    ...values,
    bedrooms: bedrooms === 'asked' ? values.bedrooms : '',
    bathrooms: bathrooms === 'asked' ? values.bathrooms : '',
    garage: parking === 'asked' && values.garage,
  };
}

/** What the wire carries of an ad. */
export function payloadOf(ad: AdValues): PropertyForm {
  const { area, garage, featured, agreeToTerms: _, ...values } = shownOf(ad);
  return {
    ...values,
    price: String(values.price),
    bedrooms: String(values.bedrooms),
    bathrooms: String(values.bathrooms),
    garage: garage ? '1' : '0',
    featured: featured ? '1' : '0',
    city: 'Karachi',
    area: area?.area_name ?? '',
    area_id: area ? String(area.id) : '',
  };
}

const emptiable = ['dimension', 'description', 'bedrooms', 'bathrooms', 'email', 'cell_no', 'part_id', 'pin'] as const;

/**
 * The optional fields that the posted ad has, or may have, and the form has not: an update leaves alone what is merely
 * sent empty.
 */
export const emptiedOf = (values: AdValues, posted?: AdValues): string[] =>
  emptiable.filter((name) => values[name] === '' && posted?.[name] !== '');

/** The parts of the place lie in its area: they are sent with it. */
const PLACE = ['area', 'area_id', 'part_id', 'pin'] as const;

/** What the wire carries of an ad and another one has otherwise. Areas are told apart by their ids, not their names. */
export function changesOf(ad: AdValues, from: AdValues): Partial<PropertyForm> {
  const sent = payloadOf(ad);
  const was = payloadOf(from);
  const names = (Object.keys(sent) as (keyof PropertyForm)[]).filter(
    (name) => name !== 'area' && sent[name] !== was[name],
  );
  const all = new Set([...names, ...(names.includes('area_id') ? PLACE : [])]);
  return Object.fromEntries([...all].map((name) => [name, sent[name]]));
}

/** The newest of an ad with the changes of a form to an older one, except where both were changed. */
export function rebased(ad: AdValues, from: AdValues, newest: AdValues): AdValues {
  const theirs = changesOf(newest, from);
  const mine = Object.keys(changesOf(ad, from)).filter((name) => name in newest && !(name in theirs));
  return { ...newest, ...Object.fromEntries(mine.map((name) => [name, ad[name as keyof AdValues]])) };
}

const numberOf = (amount: Amount): number | null => (amount === '' ? null : Number(amount));

function validateAd(ad: AdValues) {
  const values = shownOf(ad);
  return checkListing({
    ...values,
    price: numberOf(values.price),
    bedrooms: numberOf(values.bedrooms),
    bathrooms: numberOf(values.bathrooms),
    garage: values.garage ? 1 : 0,
    area: values.area?.area_name ?? '',
    area_id: values.area?.id ?? null,
  });
}

/** A field that the domain's rule of the whole ad validates. */
function validated<Field extends yup.AnySchema>(field: Field, name: ListingField): Field {
  return field.test({
    name: 'rule',
    test(_, { parent, createError }) {
      const verdict = validateAd(parent as AdValues);
      const reason = verdict.ok ? undefined : verdict.fields[name];
      return reason === undefined || createError({ message: said(reason) });
    },
  });
}

const text = () => yup.string().defined();
const amount = () => yup.mixed<Amount>().required();

export const adSchema: yup.ObjectSchema<AdValues> = yup.object({
  title: validated(text(), 'title'),
  purpose: validated(yup.mixed<Purpose>().required(), 'purpose'),
  property_type: validated(text(), 'property_type'),
  area: validated(yup.mixed<Area>().defined().nullable(), 'area'),
  price: validated(amount(), 'price'),
  dimension: validated(text(), 'dimension'),
  bedrooms: validated(amount(), 'bedrooms'),
  bathrooms: validated(amount(), 'bathrooms'),
  garage: yup.boolean().defined(),
  featured: yup.boolean().defined(),
  description: validated(text(), 'description'),
  email: validated(text(), 'email'),
  cell_no: validated(text(), 'cell_no'),
  part_id: text(),
  pin: text().test({
    name: 'pin',
    test(value, { createError }) {
      const read = readPin(value);
      return read.ok || createError({ message: said(read) });
    },
  }),
  pin_shown: text(),
  agreeToTerms: yup
    .boolean()
    .defined()
    .oneOf([true], () => said(told({ AD_TERMS_NOT_AGREED }))),
});
