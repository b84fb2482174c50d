import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';

export const InterestForm = Type.Object({
  unitType: Type.String({ maxLength: 40 }),
  fullName: Type.String({ maxLength: 160 }),
  phoneNumber: Type.String({ maxLength: 120 }),
  email: Type.String({ maxLength: 254 }),
  unit: Type.Optional(Type.String({ maxLength: 40, description: 'number of one unit of the project' })),
});
export type InterestForm = Static<typeof InterestForm>;

const answer = { 201: Type.Object({ message: Type.String() }), ...failures };

export const registerGrandMonarch = defineEndpoint({
  method: 'POST',
  url: '/gmregister',
  access: 'public',
  schema: { summary: 'Register interest in Grand Monarch', tags: ['interest'], body: InterestForm, response: answer },
});

/** The same for any project microsite, by the project’s id. */
export const registerInterest = defineEndpoint({
  method: 'POST',
  url: '/api/interest/:project',
  access: 'public',
  schema: {
    summary: 'Register interest in a project; an `Idempotency-Key` header makes a retry the same registration',
    description:
      'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to the page ' +
      '/projects/interest?project=…&done=registered.',
    tags: ['interest'],
    params: Type.Object({ project: Type.String({ pattern: '^[a-z0-9-]{2,60}$' }) }),
    body: Type.Object({
      ...InterestForm.properties,
      page: Type.Optional(
        Type.Union([Type.Literal('en'), Type.Literal('ur')], { description: 'language of the page with the answer' }),
      ),
    }),
    response: answer,
  },
});
