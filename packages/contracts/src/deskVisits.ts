import Type, { type Static } from 'typebox';
import { AuditRow } from './deskAudit.ts';
import { defineEndpoint, failures } from './endpoint.ts';

/*
 * When a project can be visited, and who comes, with the permission `projects`.
 */

const projects = { access: 'staff', permission: 'projects' } as const;
const Said = Type.Object({ message: Type.String({ description: 'what happened' }) });
const done = { 200: Said, ...failures };
const slug = Type.String({ pattern: '^[a-z0-9-]{1,60}$', description: 'the project’s slug' });

/** Somebody who has booked a visit. */
export const DeskVisitor = Type.Object({
  visit_id: Type.Integer(),
  name: Type.String(),
  phone: Type.String({ description: 'empty once the person is erased' }),
  email: Type.String(),
  unit: Type.Union([Type.String(), Type.Null()], { description: 'the number of the unit to be seen' }),
});
export type DeskVisitor = Static<typeof DeskVisitor>;

/** A time that is offered, with who comes. */
export const DeskVisitSlot = Type.Object({
  slot_id: Type.Integer(),
  starts_at: Type.String(),
  ends_at: Type.String(),
  places: Type.Integer(),
  taken: Type.Integer(),
  visitors: Type.Array(DeskVisitor),
});
export type DeskVisitSlot = Static<typeof DeskVisitSlot>;

/** The visits of a project from now on. */
export const DeskVisits = Type.Object({
  id: Type.String({ description: 'the project’s slug' }),
  name: Type.String(),
  slots: Type.Array(DeskVisitSlot, { description: 'soonest first, those under way included' }),
  log: Type.Array(AuditRow),
});
export type DeskVisits = Static<typeof DeskVisits>;

export const getDeskVisits = defineEndpoint({
  method: 'GET',
  url: '/api/desk/visits/:id',
  ...projects,
  schema: {
    summary: 'When a project can be visited from now on, and who comes',
    tags: ['desk'],
    params: Type.Object({ id: slug }),
    response: { 200: DeskVisits, ...failures },
  },
});

/** Times in a row that are offered. */
export const OfferForm = Type.Object({
  from: Type.String({ format: 'date-time', maxLength: 40, description: 'when the first one begins; ahead' }),
  minutes: Type.Integer({ minimum: 5, maximum: 600, description: 'how long one visit takes' }),
  count: Type.Integer({ minimum: 1, maximum: 100, description: 'how many visits in a row' }),
  places: Type.Integer({ minimum: 1, maximum: 1_000, description: 'for how many people each' }),
});
export type OfferForm = Static<typeof OfferForm>;

export const offerDeskVisits = defineEndpoint({
  method: 'POST',
  url: '/api/desk/visits/:id/slots',
  ...projects,
  schema: {
    summary: 'Offer times for visits; where one is offered already, its places change, never below who has booked',
    tags: ['desk'],
    params: Type.Object({ id: slug }),
    body: OfferForm,
    response: done,
  },
});

export const takeBackDeskVisit = defineEndpoint({
  method: 'DELETE',
  url: '/api/desk/visits/:id/slots/:slot',
  ...projects,
  schema: {
    summary: 'Take a time back; who has booked it gets a mail. 409 once it has begun, or other than `seen` have booked',
    tags: ['desk'],
    params: Type.Object({ id: slug, slot: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) }),
    querystring: Type.Object({
      seen: Type.Optional(
        Type.String({
          pattern: '^[0-9]{1,9}$',
          description: '`taken` as the screen has it; without it nothing is checked',
        }),
      ),
    }),
    response: done,
  },
});
