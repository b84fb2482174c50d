import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';
import { Picture as UploadedPicture } from './media.ts';
import { PropertyCardFields } from './properties.ts';

const nullable = Type.Null();
const Rupees = Type.Integer({ description: 'whole rupees' });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Karachi, YYYY-MM-DD' });
const Picture = Type.Union([Type.String(), nullable], {
  description: 'a picture of the project by the name that its content file gives it, as `hero.jpg`',
});

export const UnitState = Type.Union([
  Type.Literal('available'),
  Type.Literal('held'),
  Type.Literal('booked'),
  Type.Literal('sold'),
  Type.Literal('not_for_sale'),
]);
export type UnitState = Static<typeof UnitState>;

/** How many units of a project are in each state. */
export const UnitCounts = Type.Object({
  available: Type.Integer(),
  held: Type.Integer(),
  booked: Type.Integer(),
  sold: Type.Integer(),
  not_for_sale: Type.Integer(),
});
export type UnitCounts = Static<typeof UnitCounts>;

/** A project as a list shows it. */
export const ProjectCard = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  area: Type.String(),
  tagline: Type.String(),
  isSample: Type.Boolean({ description: 'the project or its units are invented' }),
  picture: Picture,
  counts: UnitCounts,
  from_price: Type.Union([Rupees, nullable], { description: 'of the cheapest available unit with a price' }),
  completion: Type.Union([Type.String(), nullable], { description: 'the month it is to be ready, YYYY-MM' }),
});
export type ProjectCard = Static<typeof ProjectCard>;

/** When and how much is paid; shares are hundredths of a percent of the price. */
export const PaymentRules = Type.Object({
  down: Type.Integer({ minimum: 0, maximum: 10_000, description: 'share due when the unit is booked' }),
  count: Type.Integer({ minimum: 0, maximum: 120, description: 'how many instalments' }),
  every: Type.Union([Type.Literal('month'), Type.Literal('quarter')]),
  balloons: Type.Array(
    Type.Object({
      month: Type.Integer({ minimum: 1, maximum: 240, description: 'months after booking' }),
      share: Type.Integer({ minimum: 0, maximum: 10_000 }),
    }),
    { maxItems: 20 },
  ),
  possession: Type.Integer({ minimum: 0, maximum: 10_000, description: 'share due when the unit is handed over' }),
  handover: Type.Union([Day, nullable], { description: 'possession is due then, or later with the last payment' }),
});
export type PaymentRules = Static<typeof PaymentRules>;

export const ProjectProgress = Type.Object({
  date: Day,
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  words: Type.String(),
  picture: Picture,
  photos: Type.Array(Type.Object({ ...UploadedPicture.properties, alt: Type.String() }), {
    description: 'of that day, uploaded at the desk',
  }),
});
export type ProjectProgress = Static<typeof ProjectProgress>;

export const ProjectApproval = Type.Object({
  name: Type.String(),
  authority: Type.String(),
  date: Day,
  state: Type.Union([Type.Literal('declared'), Type.Literal('seen')], {
    description: '`declared` by the developer, or the document was `seen`',
  }),
});
export type ProjectApproval = Static<typeof ProjectApproval>;

/** A project with its buildings, without its units. */
export const Project = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  isSample: Type.Boolean(),
  buildings: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      floors: Type.Array(
        Type.Object({
          number: Type.Integer({ description: '0 is the ground floor' }),
          label: Type.String(),
          plate: Type.Union([Type.String(), nullable], { description: 'name of the drawing of the floor' }),
        }),
      ),
    }),
  ),
  types: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      bedrooms: Type.Integer(),
      bathrooms: Type.Integer(),
      plan: Type.Union([Type.String(), nullable], { description: 'file of the floor plan, as the content names it' }),
    }),
  ),
  payment_rules: PaymentRules,
  launch: Type.Optional(
    Type.Object(
      {
        state: Type.Union([Type.Literal('before'), Type.Literal('running')]),
        opens_at: Type.String(),
        ends_at: Type.String(),
      },
      { description: 'set or running: until its end units are held in turn only' },
    ),
  ),
  last_launch: Type.Optional(
    Type.Object(
      { opened_at: Type.String(), ended_at: Type.String() },
      { description: 'the last one that is over, with its protocol; not while another is set or runs' },
    ),
  ),
  progress: Type.Array(ProjectProgress, { description: 'newest first' }),
  approvals: Type.Array(ProjectApproval, { description: 'newest first' }),
});
export type Project = Static<typeof Project>;

/** A unit as everybody sees it. Who holds or booked it is nobody's business. */
export const Unit = Type.Object({
  number: Type.String({ description: 'as it is written on the door; once in a project' }),
  building: Type.String({ description: 'id of the building' }),
  floor: Type.Integer(),
  type: Type.String({ description: 'id of the type' }),
  facing: Type.String({ description: 'one of the facings of the domain, as `sea`' }),
  covered_sq_ft: Type.Number({ description: 'inside its walls' }),
  gross_sq_ft: Type.Number({ description: 'with its share of what all use' }),
  area_unit: Type.String({ description: 'the unit in which the developer declared its areas, as `sq yd`' }),
  price: Type.Union([Rupees, nullable], { description: 'null is on request' }),
  state: UnitState,
  held_until: Type.Union([Type.String(), nullable], { description: 'end of the hold where it is held' }),
});
export type Unit = Static<typeof Unit>;

/** All units of a project at a moment. */
export const ProjectUnits = Type.Object({
  project: Project,
  units: Type.Array(Unit, { description: 'by building, floor and number' }),
  as_of: Type.String({ description: 'when the states were read' }),
});
export type ProjectUnits = Static<typeof ProjectUnits>;

export const SchedulePayment = Type.Object({
  kind: Type.Union([
    Type.Literal('down'),
    Type.Literal('instalment'),
    Type.Literal('balloon'),
    Type.Literal('possession'),
  ]),
  number: Type.Integer({ description: 'which instalment or balloon it is; 0 for the others' }),
  due: Day,
  amount: Rupees,
  remaining: Type.Integer({ description: 'still to pay afterwards' }),
});
export type SchedulePayment = Static<typeof SchedulePayment>;

/** What is due when. The amounts are the price to the rupee. */
export const UnitSchedule = Type.Object({
  starts: Day,
  booked: Type.Boolean({ description: 'fixed by a booking: later changes of price or rules do not touch it' }),
  total: Rupees,
  payments: Type.Array(SchedulePayment),
});
export type UnitSchedule = Static<typeof UnitSchedule>;

export const UnitDetail = Type.Object({
  ...Unit.properties,
  schedule: Type.Union([UnitSchedule, nullable], { description: 'null where the price is on request' }),
  history: Type.Array(Type.Object({ date: Day, state: UnitState }), { description: 'newest first' }),
  as_of: Type.String(),
});
export type UnitDetail = Static<typeof UnitDetail>;

/** A hold as the person who asked for it sees it. */
export const Hold = Type.Object({
  hold_id: Type.Integer(),
  project: Type.Object({ slug: Type.String(), name: Type.String() }),
  unit: Type.String(),
  name: Type.String(),
  state: Type.Union([
    Type.Literal('asked', { description: 'waits for the link of the mail' }),
    Type.Literal('active'),
    Type.Literal('released'),
    Type.Literal('expired'),
    Type.Literal('booked'),
    Type.Literal('ended', { description: 'it was booked, and the booking has ended' }),
  ]),
  asked_at: Type.String(),
  held_until: Type.Union([Type.String(), nullable], { description: 'null before it is confirmed' }),
  schedule: Type.Union([UnitSchedule, nullable], {
    description:
      'what is paid when, if it is booked today: by the price and rules that hold until `held_until` once it is confirmed, ' +
      'whatever the unit costs then; null where the price is on request, and where the hold is over',
  }),
});
export type Hold = Static<typeof Hold>;

const slug = Type.Object({ slug: Type.String({ maxLength: 60 }) });
const slugAndNumber = Type.Object({ slug: Type.String({ maxLength: 60 }), number: Type.String({ maxLength: 40 }) });
const token = Type.String({ maxLength: 200 });

/** A form of the site without scripts names the language of its page; the answer is then a redirect to a page. */
const page = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')]));
const forms = 'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to a page.';
const fresh = 'At most two seconds old; other origins may read it.';

export const listProjects = defineEndpoint({
  method: 'GET',
  url: '/api/projects',
  access: 'public',
  schema: {
    summary: 'All projects with how many of their units are in which state',
    description: fresh,
    tags: ['projects'],
    response: { 200: Type.Array(ProjectCard), ...failures },
  },
});

export const listUnits = defineEndpoint({
  method: 'GET',
  url: '/api/projects/:slug/units',
  access: 'public',
  schema: {
    summary: 'A project with all its units',
    description: fresh,
    tags: ['projects'],
    params: slug,
    response: { 200: ProjectUnits, ...failures },
  },
});

export const getUnit = defineEndpoint({
  method: 'GET',
  url: '/api/projects/:slug/units/:number',
  access: 'public',
  schema: {
    summary: 'A unit with what is due when and the days on which its state changed',
    description: fresh,
    tags: ['projects'],
    params: slugAndNumber,
    response: { 200: UnitDetail, ...failures },
  },
});

export const listResale = defineEndpoint({
  method: 'GET',
  url: '/api/projects/:slug/resale',
  access: 'public',
  schema: {
    summary: 'Listings for sale in the area of a project whose titles name it, newest first, at most four',
    tags: ['projects'],
    params: slug,
    response: { 200: Type.Array(PropertyCardFields), ...failures },
  },
});

const language = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')]));

export const getUnitCalendar = defineEndpoint({
  method: 'GET',
  url: '/api/projects/:slug/units/:number/schedule.ics',
  access: 'public',
  schema: {
    summary: 'The payments of a unit as a calendar (RFC 5545); 404 where the price is on request',
    tags: ['projects'],
    params: slugAndNumber,
    querystring: Type.Object({ language }),
    response: { 200: Type.String({ description: 'text/calendar' }), ...failures },
  },
});

export const getUnitPdf = defineEndpoint({
  method: 'GET',
  url: '/api/projects/:slug/units/:number/schedule.pdf',
  access: 'public',
  schema: {
    summary: 'The payments of a unit as a PDF; 404 where the price is on request',
    tags: ['projects'],
    params: slugAndNumber,
    querystring: Type.Object({ language }),
    response: { 200: Type.Any({ description: 'application/pdf' }), ...failures },
  },
});

export const askForHold = defineEndpoint({
  method: 'POST',
  url: '/api/projects/:slug/units/:number/holds',
  access: 'public',
  schema: {
    summary: 'Ask to hold a unit: a mail brings the link that confirms it. 409 where it is not available',
    description: `${forms} The page is /projects/hold?asked=1&project=…&unit=….`,
    tags: ['projects'],
    params: slugAndNumber,
    body: Type.Object({
      name: Type.String({ maxLength: 500 }),
      phone: Type.String({ maxLength: 60 }),
      email: Type.String({ maxLength: 254 }),
      language,
      page,
    }),
    response: { 202: Message, ...failures },
  },
});

export const confirmHold = defineEndpoint({
  method: 'POST',
  url: '/api/holds/confirm',
  access: 'public',
  schema: {
    summary:
      'Hold the unit for 24 hours with the token of the mail. 409 where somebody was faster, or one holds another',
    description: `${forms} The page is /projects/hold?token=…&done=confirmed.`,
    tags: ['projects'],
    body: Type.Object({ token, page }),
    response: { 200: Hold, ...failures },
  },
});

export const releaseHold = defineEndpoint({
  method: 'POST',
  url: '/api/holds/release',
  access: 'public',
  schema: {
    summary: 'Give a hold back before it ends',
    description: `${forms} The page is /projects/hold?token=…&done=released.`,
    tags: ['projects'],
    body: Type.Object({ token, page }),
    response: { 200: Hold, ...failures },
  },
});

export const getHold = defineEndpoint({
  method: 'GET',
  url: '/api/holds/:token',
  access: 'public',
  schema: {
    summary: 'A hold by the token of its mail',
    tags: ['projects'],
    params: Type.Object({ token }),
    response: { 200: Hold, ...failures },
  },
});

export const getVisitCalendar = defineEndpoint({
  method: 'GET',
  url: '/api/projects/:slug/visits/:slot/visit.ics',
  access: 'public',
  schema: {
    summary: 'A time that is offered for visits as a calendar file (RFC 5545)',
    tags: ['projects'],
    params: Type.Object({ slug: Type.String({ maxLength: 60 }), slot: Type.String({ maxLength: 20 }) }),
    querystring: Type.Object({
      language,
      unit: Type.Optional(Type.String({ maxLength: 40, description: 'number of the unit to be seen' })),
    }),
    response: { 200: Type.String({ description: 'text/calendar' }), ...failures },
  },
});

/** A time at which a project shows its units. */
export const VisitSlot = Type.Object({
  slot_id: Type.Integer(),
  starts_at: Type.String(),
  ends_at: Type.String(),
  free: Type.Integer({ description: 'places that are left' }),
});
export type VisitSlot = Static<typeof VisitSlot>;

export const listVisitSlots = defineEndpoint({
  method: 'GET',
  url: '/api/projects/:slug/visits',
  access: 'public',
  schema: {
    summary: 'When a project can be visited: what is offered from now on, soonest first',
    description: fresh,
    tags: ['projects'],
    params: slug,
    response: { 200: Type.Object({ slots: Type.Array(VisitSlot), as_of: Type.String() }), ...failures },
  },
});

export const bookVisit = defineEndpoint({
  method: 'POST',
  url: '/api/projects/:slug/visits',
  access: 'public',
  schema: {
    summary: 'Book a visit; a mail brings it as a calendar file. 409 where the time is full or over',
    description: `${forms} The page is /projects/visit?project=…&done=booked.`,
    tags: ['projects'],
    params: slug,
    body: Type.Object({
      slot_id: Type.Union([Type.Integer(), Type.String({ maxLength: 20 })]),
      name: Type.String({ maxLength: 500 }),
      phone: Type.String({ maxLength: 60 }),
      email: Type.String({ maxLength: 254 }),
      unit: Type.Optional(Type.String({ maxLength: 40, description: 'number of a unit to be seen' })),
      language,
      page,
    }),
    response: { 201: Type.Object({ message: Type.String(), visit: VisitSlot }), ...failures },
  },
});
