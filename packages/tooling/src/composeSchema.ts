import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** The parts of the Compose Specification that `deploy/` uses; what is not named here is a mistake or belongs here. */
const strict = { additionalProperties: false };
const Text = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);
const Command = Type.Union([Type.String(), Type.Array(Type.String())]);
const Duration = Type.String({ pattern: '^(\\d+(\\.\\d+)?(us|ms|s|m|h))+$' });
const Name = '^[a-zA-Z0-9._-]+$';
const named = (value: Parameters<typeof Type.Record>[1]) => Type.Record(Type.String({ pattern: Name }), value, strict);

const Condition = Type.Union([
  Type.Literal('service_started'),
  Type.Literal('service_healthy'),
  Type.Literal('service_completed_successfully'),
]);
const Healthcheck = Type.Object(
  {
    test: Command,
    interval: Type.Optional(Duration),
    timeout: Type.Optional(Duration),
    start_period: Type.Optional(Duration),
    retries: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  strict,
);
const Service = Type.Object(
  {
    build: Type.Optional(Type.Object({ context: Type.String(), dockerfile: Type.Optional(Type.String()) }, strict)),
    image: Type.Optional(Type.String()),
    restart: Type.Optional(Type.String({ pattern: '^(no|always|unless-stopped|on-failure(:\\d+)?)$' })),
    stop_grace_period: Type.Optional(Duration),
    user: Type.Optional(Type.String()),
    command: Type.Optional(Command),
    entrypoint: Type.Optional(Command),
    environment: Type.Optional(named(Text)),
    ports: Type.Optional(Type.Array(Type.String({ pattern: '^([\\d.]+:)?\\d+(:\\d+)?$' }))),
    volumes: Type.Optional(Type.Array(Type.String({ pattern: '^[^:]+:/[^:]+(:ro)?$' }))),
    configs: Type.Optional(Type.Array(Type.Object({ source: Type.String(), target: Type.String() }, strict))),
    depends_on: Type.Optional(
      Type.Union([Type.Array(Type.String()), named(Type.Object({ condition: Condition }, strict))]),
    ),
    healthcheck: Type.Optional(Healthcheck),
  },
  strict,
);
const Compose = Type.Object(
  {
    services: named(Service),
    volumes: Type.Optional(named(Type.Null())),
    configs: Type.Optional(named(Type.Object({ content: Type.String() }, strict))),
  },
  strict,
);

/** What in a compose file is not as the specification has it. Extensions (`x-…`) are anybody's. */
export function composeFaults(file: object): string[] {
  const own = Object.fromEntries(Object.entries(file).filter(([name]) => !name.startsWith('x-')));
  return Value.Errors(Compose, own).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
