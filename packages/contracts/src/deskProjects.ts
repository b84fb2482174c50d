import { ENTRY_STATES } from '@karachi-estates/domain/projects/launches';
import { UNIT_ACTIONS, UNIT_STATES } from '@karachi-estates/domain/projects/states';
import Type, { type Static } from 'typebox';
import { Cursor, Limit, nullable, oneOf, pageOf, RowId, Skip, text } from './desk.ts';
import { AuditRow } from './deskAudit.ts';
import { defineEndpoint, failures } from './endpoint.ts';
import { Launch } from './launches.ts';
import { UnitCounts, UnitSchedule } from './projects.ts';

/*
 * The projects' units and launches at the desk, with the permission `projects`. What is built and which papers a
 * project has is its file's; units come from a CSV file. A booking, its end, and the opening and end of a launch need a
 * fresh code.
 */

const projects = { access: 'staff', permission: 'projects' } as const;
const Said = Type.Object({ message: Type.String({ description: 'what happened' }) });
const done = { 200: Said, ...failures };
const Slug = Type.Object({ id: Type.String({ pattern: '^[a-z0-9-]{1,60}$', description: 'the project’s slug' }) });
const StateName = oneOf(UNIT_STATES);

/** A project in the list of the desk. */
export const DeskProject = Type.Object({
  id: Type.String({ description: 'its slug' }),
  name: Type.String(),
  area: Type.String(),
  is_sample: Type.Boolean(),
  counts: UnitCounts,
  launch: nullable(
    Type.Object({ state: oneOf(['before', 'running']), opens_at: Type.String(), ends_at: Type.String() }),
  ),
});
export type DeskProject = Static<typeof DeskProject>;

/** A project with what its units are filtered by. */
export const DeskProjectDetail = Type.Object({
  ...DeskProject.properties,
  floors: Type.Array(
    Type.Object({
      id: Type.String({ description: '`building.floor`, as the list of units takes it' }),
      label: Type.String(),
    }),
  ),
  types: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type DeskProjectDetail = Static<typeof DeskProjectDetail>;

export const listDeskProjects = defineEndpoint({
  method: 'GET',
  url: '/api/desk/projects',
  ...projects,
  schema: {
    summary: 'All projects by name, with the counts of their units and the launch that is set or runs',
    tags: ['desk'],
    response: { 200: Type.Object({ rows: Type.Array(DeskProject) }), ...failures },
  },
});

export const getDeskProject = defineEndpoint({
  method: 'GET',
  url: '/api/desk/projects/:id',
  ...projects,
  schema: {
    summary: 'One project',
    tags: ['desk'],
    params: Slug,
    response: { 200: DeskProjectDetail, ...failures },
  },
});

// Units

/** A unit in the list of the desk. */
export const DeskUnit = Type.Object({
  id: Type.Integer(),
  project: Type.String({ description: 'slug' }),
  number: Type.String(),
  building: Type.String(),
  floor: Type.String({ description: 'its label' }),
  type: Type.String({ description: 'its name' }),
  facing: Type.String(),
  gross_sq_ft: Type.Number(),
  price: nullable(Type.Integer({ description: 'rupees; null is on request' })),
  state: StateName,
  held_until: nullable(Type.String()),
});
export type DeskUnit = Static<typeof DeskUnit>;

export const DeskUnitsQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  project: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,60}$' })),
  q: Type.Optional(Type.String({ maxLength: 20, description: 'the beginning of a number' })),
  state: Type.Optional(StateName),
  type: Type.Optional(Type.String({ maxLength: 60 })),
  floor: Type.Optional(Type.String({ pattern: '^[^.]{1,60}\\.-?[0-9]{1,3}$', description: '`building.floor`' })),
});
export type DeskUnitsQuery = Static<typeof DeskUnitsQuery>;

export const listDeskUnits = defineEndpoint({
  method: 'GET',
  url: '/api/desk/units',
  ...projects,
  schema: {
    summary: 'Units in the order in which their files brought them',
    tags: ['desk'],
    querystring: DeskUnitsQuery,
    response: { 200: pageOf(DeskUnit), ...failures },
  },
});

/** One unit with all that the desk knows of it. */
export const DeskUnitDetail = Type.Object({
  ...DeskUnit.properties,
  project_name: Type.String(),
  hold: nullable(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      phone: Type.String({ description: 'E.164' }),
      email: Type.String(),
      price: nullable(
        Type.Integer({
          description: 'rupees; since the hold began, and booked whatever the unit costs by now; null on request',
        }),
      ),
      held_until: Type.String(),
    }),
  ),
  asked: Type.Integer({ description: 'people who asked for it and have not confirmed yet' }),
  booking: nullable(
    Type.Object({
      deposit: Type.Integer({ description: 'rupees' }),
      reference: nullable(Type.String({ description: 'of the deposit' })),
      price: Type.Integer({ description: 'rupees; it stays whatever the unit costs later' }),
      booked_at: Type.String(),
      by: Type.String(),
      name: nullable(Type.String({ description: 'of who held it; null where that is not known, or erased' })),
      schedule: UnitSchedule,
    }),
  ),
  states: Type.Array(Type.Object({ at: Type.String(), state: StateName, by: nullable(Type.String()) }), {
    description: 'newest first; `by` is null for buyers, jobs and files',
  }),
  prices: Type.Array(Type.Object({ at: Type.String(), price: nullable(Type.Integer()), by: nullable(Type.String()) }), {
    description: 'newest first; `by` is null for files',
  }),
  log: Type.Array(AuditRow),
});
export type DeskUnitDetail = Static<typeof DeskUnitDetail>;

export const getDeskUnit = defineEndpoint({
  method: 'GET',
  url: '/api/desk/units/:id',
  ...projects,
  schema: {
    summary: 'One unit: who holds or booked it, its states and its prices',
    tags: ['desk'],
    params: RowId,
    response: { 200: DeskUnitDetail, ...failures },
  },
});

export const actOnDeskUnit = defineEndpoint({
  method: 'POST',
  url: '/api/desk/units/:id/actions',
  ...projects,
  schema: {
    summary: 'End a hold (its buyer is told), take a unit off the market or put it back, or say that it is sold',
    description: '409 where the unit is not as it was seen, or held by another. A booking ends by its own call.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      action: oneOf(UNIT_ACTIONS),
      seen: oneOf(UNIT_STATES, 'the state on the screen'),
      hold_id: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'of release: the hold on the screen' }),
      ),
    }),
    response: done,
  },
});

export const priceDeskUnit = defineEndpoint({
  method: 'PUT',
  url: '/api/desk/units/:id/price',
  ...projects,
  stepUp: true,
  schema: {
    summary: 'Set the price of a unit. What is booked keeps its payments',
    description: '409 where it costs something else by now than `seen`.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      price: Type.Union([
        text(40, 'as people write it: 6.5 crore, 65,000,000, or `on request`'),
        nullable(Type.Integer({ description: 'as it is read: rupees; null is on request' })),
      ]),
      seen: nullable(Type.Integer({ minimum: 0, description: 'the price on the screen in rupees; null on request' })),
    }),
    response: done,
  },
});

export const bookDeskUnit = defineEndpoint({
  method: 'POST',
  url: '/api/desk/units/:id/booking',
  ...projects,
  stepUp: true,
  schema: {
    summary: 'Book a unit for who holds it, once the deposit is paid; the buyer is told, and the payments are fixed',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      hold_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      deposit: text(40, 'as people write it: 20 lakh, 2,000,000'),
      reference: text(120, 'of the transfer or the receipt'),
    }),
    response: done,
  },
});

export const endDeskBooking = defineEndpoint({
  method: 'POST',
  url: '/api/desk/units/:id/booking/end',
  ...projects,
  stepUp: true,
  schema: {
    summary: 'End the booking of a booked or sold unit, which is available again; who booked it is told',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({ seen: oneOf(['booked', 'sold'], 'the state on the screen') }),
    response: done,
  },
});

// Launches

/** Somebody in a launch, as the project's desk sees them. */
export const DeskEntry = Type.Object({
  id: Type.Integer(),
  place: nullable(Type.Integer({ description: 'null before the lot is drawn' })),
  ticket: Type.String({ description: 'what the public protocol shows' }),
  state: oneOf(ENTRY_STATES),
  name: Type.String(),
  phone: Type.String({ description: 'E.164' }),
  email: Type.String(),
  joined_at: Type.String(),
  call_until: nullable(Type.String({ description: 'while it is their turn' })),
  unit: nullable(Type.String({ description: 'that they held in their turn' })),
});
export type DeskEntry = Static<typeof DeskEntry>;

export const listDeskEntries = defineEndpoint({
  method: 'GET',
  url: '/api/desk/entries',
  ...projects,
  schema: {
    summary: 'Everybody in the launch of a project that is set, runs or was the last one, by place',
    tags: ['desk'],
    querystring: Type.Object({
      cursor: Cursor,
      skip: Skip,
      limit: Limit,
      project: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
      state: Type.Optional(oneOf(ENTRY_STATES)),
    }),
    response: { 200: pageOf(DeskEntry), ...failures },
  },
});

export const getDeskLaunch = defineEndpoint({
  method: 'GET',
  url: '/api/desk/launches/:id',
  ...projects,
  schema: {
    summary: 'The launch of a project that is set, runs or was the last one',
    tags: ['desk'],
    params: Slug,
    response: {
      200: Type.Object({ id: Type.String(), name: Type.String(), launch: nullable(Launch) }),
      ...failures,
    },
  },
});

/** What a launch was on the screen of who changes it. */
const SeenLaunch = Type.Object({
  opens_at: Type.String({ format: 'date-time', maxLength: 40 }),
  ends_at: Type.String({ format: 'date-time', maxLength: 40 }),
  window_minutes: Type.Integer({ minimum: 1, maximum: 1_440 }),
  at_once: Type.Integer({ minimum: 1, maximum: 1_000 }),
});

export const setDeskLaunch = defineEndpoint({
  method: 'PUT',
  url: '/api/desk/launches/:id',
  ...projects,
  schema: {
    summary: 'Set a launch, or change the one that has not opened. Its seed stays',
    description:
      'From then until its end, units of the project are held in turn only. 409 where it is another by now than `seen`.',
    tags: ['desk'],
    params: Slug,
    body: Type.Object({
      opens_at: Type.String({ format: 'date-time', maxLength: 40 }),
      window_minutes: Type.Integer({ minimum: 1, maximum: 1_440 }),
      at_once: Type.Integer({ minimum: 1, maximum: 1_000 }),
      hours: Type.Integer({ minimum: 1, maximum: 720, description: 'from the opening to the end' }),
      seen: Type.Union([SeenLaunch, Type.Null()], { description: 'the launch on the screen; null: none was set' }),
    }),
    response: done,
  },
});

export const actOnDeskLaunch = defineEndpoint({
  method: 'POST',
  url: '/api/desk/launches/:id/actions',
  ...projects,
  stepUp: true,
  schema: {
    summary: 'Open a launch now: the lot is drawn among all who have joined; or end it. Neither can be undone',
    tags: ['desk'],
    params: Slug,
    body: Type.Object({ action: oneOf(['open', 'end']) }),
    response: done,
  },
});
