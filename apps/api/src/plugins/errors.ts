import '@fastify/swagger';
import type { Failure } from '@karachi-estates/contracts/endpoint';
import {
  ADDRESS_INVALID,
  DATABASE_AWAY,
  type Fault,
  FIELD_CHECK,
  FIELD_FAULT,
  FILE_TOO_LARGE,
  FORM_BROKEN_OFF,
  FORM_EXPECTED,
  PICTURES_AWAY,
  REQUEST_EMPTY,
  REQUEST_INVALID,
  REQUEST_KIND_UNKNOWN,
  REQUEST_LENGTH_WRONG,
  REQUEST_NOT_JSON,
  REQUEST_TOO_LARGE,
  STORAGE_FULL,
  TOO_MANY_FIELDS,
  TOO_MANY_FILES,
  TOO_MANY_PARTS,
  UNEXPECTED,
} from '@karachi-estates/domain/requests/messages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { say, type Told, told } from '@karachi-estates/domain/words/sentence';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MediaStoreAway } from '../media/mediaStore.ts';
import { type Fields, type Reason, Refused } from '../refused.ts';
import { preferredLocale } from './language.ts';

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
 * A route's own answer other than success, which the caller is told in their language; actions throw {@link Refused}.
 * @param fields the inputs at fault, by name; what is no sentence is for programs.
 * @param headers e.g. `Retry-After` in seconds.
 * @example throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }))
 */
export class HttpProblem extends Error {
  readonly statusCode: number;
  readonly told: Told;
  readonly fields: Fields | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(statusCode: number, told: Told, fields?: Fields, headers?: Record<string, string>) {
    super(told.because);
    this.name = 'HttpProblem';
    this.statusCode = statusCode;
    this.told = told;
    this.fields = fields;
    this.headers = headers;
  }
}

/** What the frameworks' own refusals read like for a person. */
const FRAMEWORK: Record<string, Told> = {
  FST_ERR_CTP_BODY_TOO_LARGE: told({ REQUEST_TOO_LARGE }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: told({ REQUEST_KIND_UNKNOWN }),
  FST_ERR_CTP_EMPTY_JSON_BODY: told({ REQUEST_EMPTY }),
  FST_ERR_CTP_INVALID_JSON_BODY: told({ REQUEST_NOT_JSON }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: told({ REQUEST_LENGTH_WRONG }),
  FST_ERR_BAD_URL: told({ ADDRESS_INVALID }),
  FST_REQ_FILE_TOO_LARGE: told({ FILE_TOO_LARGE }),
  FST_FILES_LIMIT: told({ TOO_MANY_FILES }),
  FST_FIELDS_LIMIT: told({ TOO_MANY_FIELDS }),
  FST_PARTS_LIMIT: told({ TOO_MANY_PARTS }),
};

type Finding = NonNullable<FastifyError['validation']>[number];

const missingIn = ({ params }: Finding): unknown => {
  const missing = params?.missingProperty ?? params?.requiredProperties;
  return Array.isArray(missing) ? missing[0] : missing;
};

const fieldOf = (finding: Finding): string =>
  [finding.instancePath.replace(/^\//, ''), missingIn(finding)].filter(Boolean).join('/');

/** What stands in a field of another type, as it follows 'it'. */
const TYPE_FAULTS: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  integer: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  null: 'must be empty',
};

/** Of a field that may have one of several forms the validator names each that it has not. */
const OF_FORMS = ['const', 'enum', 'type', 'anyOf'];

/** What is wrong with a choice: all that there is to choose, where the validator has not stopped in the middle. */
function choiceFault(values: readonly unknown[], isWhole: boolean): Fault {
  const all = values.join(', ');
  return isWhole
    ? { rule: 'known', limit: all, fault: `must be one of ${all}` }
    : { rule: 'known', fault: 'is not known' };
}

function typeFault(types: readonly string[], isInAddress: boolean): Fault {
  const [type = 'null'] = types.filter((each) => each !== 'null');
  // Addresses carry texts only, so what is none there stands in it more than once.
  if (isInAddress && type === 'string') return { rule: 'once', fault: 'can be given only once' };
  return { rule: 'type', limit: type, fault: TYPE_FAULTS[type] ?? 'is not valid' };
}

/** A pattern says nothing to people; most are of whole numbers, from 0 or 1 on, or up to one that it names. */
function patternFault(pattern: string): Fault {
  const [, first, , last] = /^\^\(?\[([01])-9\]([^a-z|]*)(?:\|(\d+)\))?\$$/.exec(pattern) ?? [];
  if (first === undefined) return { rule: 'form', fault: 'is not valid' };
  const least = Number(first);
  const fault = `must be a whole number from ${least}`;
  if (last) return { rule: 'whole number', least, limit: Number(last), fault: `${fault} to ${last}` };
  return least === 0 ? typeFault(['integer'], false) : { rule: 'whole number', least, fault: `${fault} on` };
}

/** What is wrong with one field. @param isLast whether the validator's last finding is about it. */
function fieldFault(findings: readonly Finding[], isInAddress: boolean, isLast: boolean): Fault {
  if (findings.some(missingIn)) return { rule: 'required', fault: 'is required' };
  const other = findings.find(({ keyword }) => !OF_FORMS.includes(keyword));
  if (other?.keyword === 'pattern') return patternFault(String(other.params.pattern));
  if (other) {
    const limit = typeof other.params?.limit === 'number' ? other.params.limit : undefined;
    return { rule: other.keyword, limit, fault: other.message ?? 'is not valid' };
  }
  const of = (keyword: string) => findings.filter((finding) => finding.keyword === keyword);
  const values = [
    ...of('const').map(({ params }) => params.allowedValue),
    ...of('enum').flatMap(({ params }) => params.allowedValues),
  ];
  // It ends after so many findings; that none of the forms fits comes last.
  const isCutOff = isLast && of('const').length > 1 && findings.at(-1)?.keyword !== 'anyOf';
  if (values.length > 0) return choiceFault(values, !isCutOff);
  const types = of('type').map(({ params }) => String(params.type));
  return types.length > 0 ? typeFault(types, isInAddress) : { rule: 'form', fault: 'is not valid' };
}

/** What the validator has found, by the field's name; undefined where the error is not the validator's. */
function validationFaults({ validation, validationContext }: FastifyError): Record<string, Fault> | undefined {
  if (!validation) return undefined;
  const last = validation.at(-1);
  const names = new Set(validation.map(fieldOf).filter(Boolean));
  const faults = [...names].map((name) => {
    const findings = validation.filter((finding) => fieldOf(finding) === name);
    const isLast = last !== undefined && findings.includes(last);
    return [name, fieldFault(findings, validationContext === 'querystring', isLast)] as const;
  });
  return Object.fromEntries(faults);
}

/**
 * A caller who hung up; a connection of the database that breaks has the same code and tells which system call broke.
 */
function isClientSocketError({ code, message }: FastifyError): boolean {
  return (code === 'ECONNRESET' && message === 'aborted') || /^(?:ERR_STREAM_PREMATURE_CLOSE|ECONNABORTED)$/.test(code);
}

const BAD_INPUT = ['22003', '22007', '22008', '22021', '22P02', '22P05'];

/** PostgreSQL refuses text with a NUL character, a number out of range or a year 0: the caller's fault. */
function isBadInputForDatabase(error: FastifyError): boolean {
  const cause = (error as { cause?: { code?: string } }).cause;
  const code = error.code ?? cause?.code;
  return code !== undefined && BAD_INPUT.includes(code);
}

/** Seconds after which a database or a picture store that restarts is usually there again. */
const BACK_SECONDS = 30;

/** The driver's words where it gives no code: no connection was to be had, or the one in use broke. */
const CONNECTION_LOST = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
];

/**
 * Refused or broken connections, a server that starts, stops or has no connection left (classes 08, 53 and 57P), and
 * one that became a replica (25006).
 */
export function isDatabaseAway(error: unknown): boolean {
  const cause = ((error as { cause?: unknown }).cause ?? error) as { code?: string; message?: string };
  if (CONNECTION_LOST.some((words) => cause.message?.startsWith(words))) return true;
  return /^(?:ECONN\w+|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|EAI_AGAIN|08\w{3}|25006|53300|57P0[1-3])$/.test(
    cause.code ?? '',
  );
}

/**
 * No room is left, or no more than the server's user may have: for the database (53100), or for a picture or another
 * file. What was to be written is not there at all.
 */
function isStorageFull(error: unknown): boolean {
  const cause = ((error as { cause?: unknown }).cause ?? error) as { code?: string };
  return /^(?:53100|ENOSPC|EDQUOT)$/.test(cause.code ?? '');
}

/** The form parser's words for a body that ends early or is no form; it gives its errors no code. */
const BROKEN_FORM = [
  'Unexpected end of form',
  'Unexpected end of file',
  'Unexpected end of multipart data',
  'Part terminated early',
  'Header terminated early',
  'Malformed part header',
  'Multipart: Boundary not found',
  'The needle',
];

/** An action's refusal as an answer. */
function problemOf({ reason, told: why, fields, retrySeconds }: Refused): HttpProblem {
  const headers = retrySeconds === undefined ? undefined : { 'retry-after': String(retrySeconds) };
  return new HttpProblem(STATUS[reason], why, fields, headers);
}

/** What an error is answered with, in no language yet. */
interface Answer {
  status: number;
  why: Told;
  fields?: Fields | undefined;
}

function answerOfValidation(faults: Record<string, Fault>): Answer {
  const [first] = Object.entries(faults);
  if (!first) return { status: 400, why: told({ REQUEST_INVALID }), fields: {} };
  const fields = Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [name, told({ FIELD_FAULT }, fault)]),
  );
  return { status: 400, why: told({ FIELD_CHECK }, { name: first[0], ...first[1] }), fields };
}

function answerOf(error: FastifyError | HttpProblem): Answer {
  if (error instanceof HttpProblem) return { status: error.statusCode, why: error.told, fields: error.fields };
  const faults = validationFaults(error);
  if (faults) return answerOfValidation(faults);
  if (error instanceof MediaStoreAway) return { status: 503, why: told({ PICTURES_AWAY }) };
  if (isBadInputForDatabase(error) || isClientSocketError(error))
    return { status: 400, why: told({ REQUEST_INVALID }) };
  if (isDatabaseAway(error)) return { status: 503, why: told({ DATABASE_AWAY }) };
  if (isStorageFull(error)) return { status: 503, why: told({ STORAGE_FULL }) };
  if (BROKEN_FORM.some((words) => error.message.startsWith(words)))
    return { status: 400, why: told({ FORM_BROKEN_OFF }) };
  if (error.code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return { status: 415, why: told({ FORM_EXPECTED }) };
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status, why: told({ UNEXPECTED }) };
  return { status, why: FRAMEWORK[error.code] ?? told({ REQUEST_INVALID }) };
}

/** The body of a failure in a language; what a field has that is no sentence is for programs and stays. */
function failureIn(locale: Locale, { why, fields }: Answer): Omit<Failure, 'requestId'> {
  const message = say(locale, why);
  const failure = { message, error: message, code: why.code };
  if (!fields) return failure;
  const spoken = Object.entries(fields).flatMap(([name, fault]) =>
    fault === undefined ? [] : [[name, typeof fault === 'string' ? fault : say(locale, fault)] as const],
  );
  return { ...failure, fields: Object.fromEntries(spoken) };
}

/**
 * Answers any error as `{ message, error, code, fields?, requestId }` in the caller's language; only what the server
 * did wrong is logged as an error.
 */
export function answerError(
  thrown: FastifyError | HttpProblem | Refused,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = thrown instanceof Refused ? problemOf(thrown) : thrown;
  const answer = answerOf(error);
  const { status } = answer;
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
    .send({ ...failureIn(preferredLocale(request.headers['accept-language']), answer), requestId: request.id });
}

/** Registers the answers to errors. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError);
}
