import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';
import { Hold } from './projects.ts';

const nullable = Type.Null();

/** A launch of a project: before its opening a waiting room, then a queue in the order of the lot and of arrival. */
export const Launch = Type.Object({
  launch_id: Type.Integer(),
  project: Type.Object({ slug: Type.String(), name: Type.String() }),
  state: Type.Union([Type.Literal('before'), Type.Literal('running'), Type.Literal('over')]),
  opens_at: Type.String(),
  ends_at: Type.String({ description: 'units may be held as usual afterwards' }),
  window_minutes: Type.Integer({ description: 'how long who is called may hold a unit' }),
  at_once: Type.Integer({ description: 'how many people choose at the same time' }),
  turn_minutes: Type.Number({ description: 'what a turn takes so far; the window until some are over' }),
  available: Type.Integer({ description: 'units that can be held' }),
  counts: Type.Object({
    waiting: Type.Integer({ description: 'in the waiting room or in the queue' }),
    called: Type.Integer(),
    held: Type.Integer(),
    missed: Type.Integer(),
    left: Type.Integer(),
  }),
  seed_hash: Type.String({ description: 'SHA-256 of the seed of the lot, published before the opening' }),
  seed: Type.Union([Type.String(), nullable], { description: 'published once the lot is drawn; null before' }),
  drawn_at: Type.Union([Type.String(), nullable]),
  as_of: Type.String(),
});
export type Launch = Static<typeof Launch>;

/** A ticket of the protocol. Whose it is, nobody but its owner is told. */
export const LaunchTicket = Type.Object({
  ticket: Type.String(),
  joined_at: Type.String(),
  drawn: Type.Boolean({ description: 'came before the opening: the lot decided the place' }),
  place: Type.Union([Type.Integer(), nullable], { description: 'from 1; null before the lot is drawn' }),
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('called'),
    Type.Literal('held'),
    Type.Literal('missed'),
    Type.Literal('left'),
  ]),
});
export type LaunchTicket = Static<typeof LaunchTicket>;

/** What is needed to check the order of a launch. */
export const LaunchProtocol = Type.Object({
  launch: Launch,
  tickets: Type.Array(LaunchTicket, { description: 'by place; before the lot by ticket' }),
  others: Type.Array(Type.Object({ launch_id: Type.Integer(), opens_at: Type.String() }), {
    description: 'other launches of the project whose lot was drawn, newest first',
  }),
});
export type LaunchProtocol = Static<typeof LaunchProtocol>;

/** A person in a launch, as that person sees it. */
export const LaunchEntry = Type.Object({
  launch: Launch,
  ticket: Type.String(),
  name: Type.String(),
  state: Type.Union([
    Type.Literal('asked', { description: 'waits for the link of the mail' }),
    Type.Literal('waiting'),
    Type.Literal('called'),
    Type.Literal('held'),
    Type.Literal('missed'),
    Type.Literal('left'),
  ]),
  place: Type.Union([Type.Integer(), nullable], { description: 'null before the lot is drawn' }),
  ahead: Type.Union([Type.Integer(), nullable], { description: 'people who come before; null where nobody waits' }),
  wait_minutes: Type.Union([Type.Integer(), nullable], { description: 'expected wait; null where nobody waits' }),
  call_until: Type.Union([Type.String(), nullable], { description: 'end of the turn where one is called' }),
  unit: Type.Union([Type.String(), nullable], { description: 'the unit that was held in the turn' }),
  holds: Type.Boolean({ description: 'that hold is in force, or the unit is booked for them' }),
});
export type LaunchEntry = Static<typeof LaunchEntry>;

const slug = Type.Object({ slug: Type.String({ maxLength: 60 }) });
const token = Type.String({ maxLength: 200 });
const language = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')]));
/** A form of the site without scripts names the language of its page; the answer is then a redirect to a page. */
const page = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')]));
const forms = 'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to';

export const getLaunch = defineEndpoint({
  method: 'GET',
  url: '/api/projects/:slug/launch',
  access: 'public',
  schema: {
    summary: 'The launch of a project that is set, runs or was the last one; 404 where there was none',
    tags: ['projects'],
    params: slug,
    response: { 200: Launch, ...failures },
  },
});

export const getLaunchProtocol = defineEndpoint({
  method: 'GET',
  url: '/api/projects/:slug/launch/protocol',
  access: 'public',
  schema: {
    summary: 'The protocol of the lot: seed, its hash and all tickets with their places',
    description:
      'Anybody can check it: SHA-256 of `seed` is `seed_hash`, and the drawn tickets are in the order of SHA-256 of `seed:digest:ticket`, where `digest` is SHA-256 of the drawn tickets in the order of their characters, each followed by a line feed.',
    tags: ['projects'],
    params: slug,
    querystring: Type.Object({
      launch: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 2_147_483_647,
          description: 'an earlier launch of the project by its `launch_id`; the last one without it',
        }),
      ),
    }),
    response: { 200: LaunchProtocol, ...failures },
  },
});

export const askToJoin = defineEndpoint({
  method: 'POST',
  url: '/api/projects/:slug/launch/entries',
  access: 'public',
  schema: {
    summary: 'Ask to join a launch: a mail brings the link that confirms it. 409 where the launch is over',
    description: `${forms} /projects/launch?project=…&asked=1.`,
    tags: ['projects'],
    params: slug,
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

export const joinLaunch = defineEndpoint({
  method: 'POST',
  url: '/api/launches/join',
  access: 'public',
  schema: {
    summary: 'Join with the token of the mail. 409 where the launch is over, or the person is in it already',
    description: `${forms} /projects/launch?token=….`,
    tags: ['projects'],
    body: Type.Object({ token, page }),
    response: { 200: LaunchEntry, ...failures },
  },
});

export const leaveLaunch = defineEndpoint({
  method: 'POST',
  url: '/api/launches/leave',
  access: 'public',
  schema: {
    summary: 'Leave the waiting room or the queue; the place is lost',
    description: `${forms} /projects/launch?token=….`,
    tags: ['projects'],
    body: Type.Object({ token, page }),
    response: { 200: LaunchEntry, ...failures },
  },
});

export const holdInLaunch = defineEndpoint({
  method: 'POST',
  url: '/api/launches/hold',
  access: 'public',
  schema: {
    summary: 'Hold a unit for 24 hours when it is one’s turn. 409 where it is not, or somebody has taken the unit',
    description: `${forms} /projects/hold?token=…&done=confirmed.`,
    tags: ['projects'],
    body: Type.Object({ token, unit: Type.String({ maxLength: 40 }), page }),
    response: {
      200: Type.Object({ hold: Hold, token: Type.String({ description: 'of the hold, to see it or give it back' }) }),
      ...failures,
    },
  },
});

export const getLaunchEntry = defineEndpoint({
  method: 'GET',
  url: '/api/launches/:token',
  access: 'public',
  schema: {
    summary: 'One’s own place in a launch, by the token of a mail',
    tags: ['projects'],
    params: Type.Object({ token }),
    response: { 200: LaunchEntry, ...failures },
  },
});
