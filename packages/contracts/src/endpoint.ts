import type { Permission } from '@karachi-estates/domain/staff/roles';
import Type, { type Static, type TSchema } from 'typebox';

/**
 * Who may call an endpoint. `user` is any signed-in buyer or seller, `staff` whoever is signed in at the desk; the
 * server enforces it before the handler runs.
 */
export type Access = 'public' | 'user' | 'buyer' | 'seller' | 'staff';

export interface EndpointSchema {
  summary: string;
  description?: string;
  tags: string[];
  querystring?: TSchema;
  params?: TSchema;
  body?: TSchema;
  headers?: TSchema;
  response: Record<number | string, TSchema>;
}

export interface Endpoint<S extends EndpointSchema = EndpointSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  access: Access;
  /** What the roles of a member of staff must allow; with `access: 'staff'` only. Without it every role may call. */
  permission?: Permission;
  /**
   * The caller must have typed a code of their authenticator within the last ten minutes; `sometimes`: for what the
   * description says, for which the handler asks.
   */
  stepUp?: true | 'sometimes';
  /** `multipart` bodies are read part by part by the handler; `schema.body` then documents the fields. */
  encoding?: 'json' | 'multipart';
  schema: S;
}

/**
 * Every error answer: `message` says what to do, in the language of `Accept-Language` (English or Urdu); `error`
 * repeats it for callers that read that field; `code` is the stable name of the message for programs; `fields` names
 * the inputs at fault.
 */
export const Failure = Type.Object(
  {
    message: Type.String(),
    error: Type.String(),
    code: Type.Optional(Type.String({ pattern: '^[A-Z_]+$' })),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    requestId: Type.Optional(Type.String()),
  },
  { description: 'What went wrong, in words for a person' },
);
export type Failure = Static<typeof Failure>;

/** The error answers that any endpoint may give; the specific ones are in each contract. */
export const failures = { '4xx': Failure, '5xx': Failure };

/** The id of a home in a body: the number that answers have, or the text of a form's field. */
export const GivenPropertyId = Type.Union([Type.String({ maxLength: 40 }), Type.Integer()]);

/** A message with nothing else to say. */
export const Message = Type.Object({ message: Type.String() });

/**
 * One call of the HTTP API as a value: a Fastify route without its handler, and the type source of the client.
 * @example app.route({ ...getProperty, handler })
 */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Part<E extends Endpoint, K extends 'querystring' | 'params' | 'body'> = E['schema'][K] extends TSchema
  ? Static<E['schema'][K]>
  : undefined;

/** Query of an endpoint as the wire carries it. */
export type QueryOf<E extends Endpoint> = Part<E, 'querystring'>;
/** Path parameters of an endpoint. */
export type ParamsOf<E extends Endpoint> = Part<E, 'params'>;
/** Body of an endpoint (for multipart: its text fields). */
export type BodyOf<E extends Endpoint> = Part<E, 'body'>;
/** The success answer (200 or 201) of an endpoint. */
export type AnswerOf<E extends Endpoint> = E['schema']['response'] extends { 200: infer S extends TSchema }
  ? Static<S>
  : E['schema']['response'] extends { 201: infer S extends TSchema }
    ? Static<S>
    : undefined;

/**
 * The path (with query) of a call: `pathOf(getProperty, { query: { id: '12' } })` → `/api/properties/single?id=12`.
 * Empty values are left out.
 */
export function pathOf(
  endpoint: Pick<Endpoint, 'url'>,
  args: { params?: Record<string, unknown> | undefined; query?: Record<string, unknown> | undefined } = {},
): string {
  const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(args.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(args.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
