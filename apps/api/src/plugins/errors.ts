import '@fastify/swagger';
import type { Failure } from '@karachi-estates/contracts/endpoint';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MediaStoreAway } from '../media/mediaStore.ts';
import { type Reason, Refused } from '../refused.ts';

/** The status of an action's refusal. */
const STATUS: Record<Reason, number> = {
  invalid: 400,
  unproven: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'key-reused': 422,
  'too-many': 429,
};

/**
 * A route's own answer other than success, in words for a person; actions throw {@link Refused}.
 * @param fields the inputs at fault, by name.
 * @param headers e.g. `Retry-After` in seconds.
 * @example throw new HttpProblem(404, 'Property not found')
 */
export class HttpProblem extends Error {
  readonly statusCode: number;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(statusCode: number, message: string, fields?: Record<string, string>, headers?: Record<string, string>) {
    super(message);
    this.name = 'HttpProblem';
    this.statusCode = statusCode;
    this.fields = fields;
    this.headers = headers;
  }
}

const UNEXPECTED = 'Something went wrong. Please try again.';

/** What the frameworks' own refusals read like for a person. */
const MESSAGES: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This kind of content is not understood here.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no content.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request does not have the length it claims.',
  FST_ERR_BAD_URL: 'This address is not valid.',
  FST_REQ_FILE_TOO_LARGE: 'A file is too large.',
  FST_FILES_LIMIT: 'There are too many files.',
  FST_FIELDS_LIMIT: 'There are too many fields.',
  FST_PARTS_LIMIT: 'There are too many parts.',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'Send this as a form with files (multipart/form-data).',
};

function validationFields(error: FastifyError): Record<string, string> | undefined {
  if (!error.validation) return undefined;
  const fields: Record<string, string> = {};
  for (const issue of error.validation) {
    const missing = issue.params?.missingProperty ?? issue.params?.requiredProperties;
    const name = [issue.instancePath.replace(/^\//, ''), Array.isArray(missing) ? missing[0] : missing]
      .filter(Boolean)
      .join('/');
    if (name) fields[name] ??= missing ? 'is required' : (issue.message ?? 'is not valid');
  }
  return fields;
}

/**
 * A caller who hung up; a connection of the database that breaks has the same code and tells which system call broke.
 */
function isClientSocketError({ code, message }: FastifyError): boolean {
  return (code === 'ECONNRESET' && message === 'aborted') || /^(?:ERR_STREAM_PREMATURE_CLOSE|ECONNABORTED)$/.test(code);
}

/** PostgreSQL refuses text with a NUL character or a number out of range: the caller's fault, not the server's. */
function isBadInputForDatabase(error: FastifyError): boolean {
  const cause = (error as { cause?: { code?: string } }).cause;
  const code = error.code ?? cause?.code;
  return code === '22021' || code === '22003' || code === '22P02' || code === '22P05';
}

export const DATABASE_AWAY = 'We cannot reach our data right now. Please try again in a minute.';

export const PICTURES_AWAY = 'We cannot reach our pictures right now. Please try again in a minute.';

/** Seconds after which a database or a picture store that restarts is usually there again. */
const BACK_SECONDS = 30;

/** The driver's words where it gives no code: no connection was to be had, or the one in use broke. */
const CONNECTION_LOST =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * Refused or broken connections, and a server that starts, stops or has no connection left (classes 08, 53 and 57P).
 */
function isDatabaseAway(error: FastifyError): boolean {
  const cause = ((error as { cause?: unknown }).cause ?? error) as { code?: string; message?: string };
  if (CONNECTION_LOST.test(cause.message ?? '')) return true;
  return /^(?:ECONN\w+|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|EAI_AGAIN|08\w{3}|53300|57P0[1-3])$/.test(
    cause.code ?? '',
  );
}

/** The form parser's words for a body that ends early or is no form; it gives its errors no code. */
const BROKEN_FORM =
  /^(?:Unexpected end of (?:form|file|multipart data)|(?:Part|Header) terminated early|Malformed part header|Multipart: Boundary not found|The needle)/;

/** An action's refusal as an answer. */
function problemOf({ reason, message, fields, retrySeconds }: Refused): HttpProblem {
  const headers = retrySeconds === undefined ? undefined : { 'retry-after': String(retrySeconds) };
  return new HttpProblem(STATUS[reason], message, fields, headers);
}

function answerOf(error: FastifyError | HttpProblem): { status: number; failure: Omit<Failure, 'requestId'> } {
  if (error instanceof HttpProblem) {
    const failure = { message: error.message, error: error.message };
    return { status: error.statusCode, failure: error.fields ? { ...failure, fields: error.fields } : failure };
  }
  const fields = validationFields(error);
  if (fields) {
    const [name, fault] = Object.entries(fields)[0] ?? [];
    const message = name ? `Please check ${name}: it ${fault}.` : 'The request is not valid.';
    return { status: 400, failure: { message, error: message, fields } };
  }
  if (error instanceof MediaStoreAway)
    return { status: 503, failure: { message: PICTURES_AWAY, error: PICTURES_AWAY } };
  if (isBadInputForDatabase(error) || isClientSocketError(error)) {
    const message = 'The request is not valid.';
    return { status: 400, failure: { message, error: message } };
  }
  if (isDatabaseAway(error)) return { status: 503, failure: { message: DATABASE_AWAY, error: DATABASE_AWAY } };
  if (BROKEN_FORM.test(error.message)) {
    const message = 'The form broke off. Please send it again.';
    return { status: 400, failure: { message, error: message } };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status, failure: { message: UNEXPECTED, error: UNEXPECTED } };
  const message = MESSAGES[error.code] ?? (status === 429 ? error.message : 'The request is not valid.');
  return { status, failure: { message, error: message } };
}

/**
 * Answers any error as `{ message, error, fields?, requestId }`; only what the server did wrong is logged as an error.
 */
export function answerError(
  thrown: FastifyError | HttpProblem | Refused,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = thrown instanceof Refused ? problemOf(thrown) : thrown;
  const { status, failure } = answerOf(error);
  // Who is turned away on purpose is no fault to look for: an overloaded site would fill the log with its own stack.
  if (status >= 500 && error instanceof HttpProblem) request.log.warn({ reason: error.message }, 'request turned away');
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (error instanceof HttpProblem && error.headers) reply.headers(error.headers);
  else if (status === 503) reply.header('retry-after', String(BACK_SECONDS));
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  void reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send({ ...failure, requestId: request.id });
}

/** Registers the error answers, and a JSON 404 for unknown addresses of the API. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError);
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    answerError(new HttpProblem(404, 'There is nothing at this address.'), request, reply);
  app.setNotFoundHandler(unknown);
  // The web server adds its own catch-all to the same app: unknown API addresses must still answer JSON.
  app.all('/api/*', { schema: { hide: true } }, unknown);
}
