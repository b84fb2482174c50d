import type { Area } from '@karachi-estates/contracts/areas';
import type { LeadForm } from '@karachi-estates/contracts/leads';
import { LEAD_AREA_MISSING, LEAD_FIELD_MISSING } from '@karachi-estates/domain/leads/messages';
import { CLEARED_LEAD_FIELDS, checkLead, type LeadField } from '@karachi-estates/domain/leads/rules';
import type { FormVerdict } from '@karachi-estates/domain/verdict';
import { told } from '@karachi-estates/domain/words/sentence';
import * as yup from 'yup';
import { said } from './said.ts';

/** What the wire carries, but for the area, which the form knows by its id too. */
export type LeadValues = Omit<LeadForm, 'area' | 'message'> & { area: Area | null; message: string };

export const emptyLead: LeadValues = {
  name: '',
  email: '',
  phone: '',
  city: '',
  area: null,
  propertyType: '',
  bedrooms: '',
  budget: '',
  message: '',
};

/** What was typed into a form that was refused without scripts, but for its area: the address has it as text. */
export const typedLead = (query: URLSearchParams): LeadValues => ({
  ...emptyLead,
  ...Object.fromEntries([...query].filter(([name]) => Object.hasOwn(emptyLead, name) && name !== 'area')),
});

/** The form after a lead was taken: city and bedrooms stay, everything else is empty. */
export const afterLead = (values: LeadValues): LeadValues => ({
  ...values,
  ...Object.fromEntries(CLEARED_LEAD_FIELDS.map((field) => [field, emptyLead[field]])),
});

export const leadOf = ({ area, ...values }: LeadValues): LeadForm => ({ ...values, area: area?.area_name ?? '' });

/** What the domain says of the form as it stands. */
export const validateLead = (values: LeadValues): FormVerdict<LeadField> => checkLead(leadOf(values));

/** A field that the rule of the whole form validates; the sentence for the form becomes a short one at the field. */
function validated<Field extends yup.AnySchema>(field: Field, name: LeadField): Field {
  return field.test({
    name: 'rule',
    test(_, { parent, createError }) {
      const verdict = validateLead(parent as LeadValues);
      const reason = verdict.ok ? undefined : verdict.fields[name];
      if (reason === undefined) return true;
      const missing = name === 'area' ? told({ LEAD_AREA_MISSING }) : told({ LEAD_FIELD_MISSING });
      return createError({ message: said(reason.code === 'LEAD_FIELDS_MISSING' ? missing : reason) });
    },
  });
}

const text = () => yup.string().defined();

export const leadSchema: yup.ObjectSchema<LeadValues> = yup.object({
  name: validated(text(), 'name'),
  email: validated(text(), 'email'),
  phone: validated(text(), 'phone'),
  city: validated(text(), 'city'),
  area: validated(yup.mixed<Area>().defined().nullable(), 'area'),
  propertyType: validated(text(), 'propertyType'),
  bedrooms: validated(yup.mixed<string | number>().required(), 'bedrooms'),
  budget: validated(yup.mixed<string | number>().required(), 'budget'),
  message: text(),
});
