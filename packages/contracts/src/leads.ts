import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';

/** 'Find My Home'. Everything as the form types it; `budget` in whole rupees. */
export const LeadForm = Type.Object({
  name: Type.String({ maxLength: 160 }),
  email: Type.String({ maxLength: 254 }),
  phone: Type.String({ maxLength: 30 }),
  message: Type.Optional(Type.String({ maxLength: 4000 })),
  city: Type.String({ maxLength: 80, description: 'city name' }),
  area: Type.String({ maxLength: 120, description: 'area name' }),
  bedrooms: Type.Union([Type.String({ maxLength: 10 }), Type.Integer()]),
  propertyType: Type.String({ maxLength: 40 }),
  budget: Type.Union([Type.String({ maxLength: 20 }), Type.Number()]),
});
export type LeadForm = Static<typeof LeadForm>;

export const addLead = defineEndpoint({
  method: 'POST',
  url: '/api/properties/add-lead',
  access: 'public',
  schema: {
    summary: 'Send a Find My Home request; an `Idempotency-Key` header makes a retry the same lead',
    tags: ['leads'],
    body: LeadForm,
    response: { 201: Type.Object({ message: Type.String(), id: Type.Integer() }), ...failures },
  },
});
