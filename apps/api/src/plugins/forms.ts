import type { MultipartFile } from '@fastify/multipart';
import {
  DOCUMENT_TOO_LARGE,
  FILE_EMPTY,
  FILE_UNEXPECTED,
  PICTURE_TOO_LARGE,
} from '@karachi-estates/domain/media/messages';
import {
  FIELD_CHECK,
  FIELD_FAULT,
  FIELD_TOO_LONG,
  JSON_EXPECTED,
  REQUEST_INVALID,
} from '@karachi-estates/domain/requests/messages';
import { visibleText } from '@karachi-estates/domain/visibleText';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnyVerdict, refusal } from '../refused.ts';
import { HttpProblem } from './errors.ts';

/**
 * What nobody types: control characters other than tab and line breaks, which would make '12' of a price of '1\u00002',
 * and halves of a character, which no text can be stored with.
 */
const CONTROL = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** No form is nested deeper; what checks a body by its schema goes down by recursion, which ends somewhere. */
const MOST_DEPTH = 20;

/**
 * The path of the first text with a control character. Not by recursion: a body may be nested as deep as it is long.
 * @throws HttpProblem 400 for a body that is nested too deep.
 */
function controlField(values: unknown): string | undefined {
  const waiting = [{ value: values, path: '', depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string' && CONTROL.test(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MOST_DEPTH) throw new HttpProblem(400, told({ REQUEST_INVALID }));
    for (const [key, inner] of Object.entries(value)) {
      const place = path.length < 100 ? `${path}${path && '/'}${key}` : path;
      waiting.push({ value: inner, path: place, depth: depth + 1 });
    }
  }
  return undefined;
}

/** Refuses control characters in any text of the values. @throws HttpProblem 400 that names the field. */
export function requirePlainText(values: unknown): void {
  const field = controlField(values);
  if (field === undefined) return;
  const fault = { rule: 'plain text', fault: 'holds a character that cannot be typed. Remove it and try again' };
  throw new HttpProblem(400, told({ FIELD_CHECK }, { name: field, ...fault }), {
    [field]: told({ FIELD_FAULT }, fault),
  });
}

/**
 * Fields in which people name themselves or a home, for others to read, and say how they are reached: addresses and
 * numbers are often copied with the marks of direction that Urdu pages put around them.
 */
const SEEN = ['name', 'first_name', 'last_name', 'fullName', 'title', 'email', 'phone', 'phoneNumber', 'cell_no'];

/** Takes out of these fields of a body what nobody sees, by which two people or homes would look like one. */
function keepVisible(values: unknown): void {
  if (typeof values !== 'object' || values === null) return;
  const fields = values as Record<string, unknown>;
  for (const name of SEEN) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value === 'string') fields[name] = visibleText(value);
  }
}

/** Takes a text part of a multipart form into its fields. @throws HttpProblem 400 that names the field. */
export function takeField(
  fields: Record<string, string>,
  part: { fieldname: string; value: unknown; valueTruncated: boolean },
): void {
  if (part.valueTruncated) {
    const fault = told({ FIELD_FAULT }, { rule: 'too long', fault: 'is too long' });
    throw new HttpProblem(400, told({ FIELD_TOO_LONG }), { [part.fieldname]: fault });
  }
  requirePlainText({ [part.fieldname]: part.value });
  if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  keepVisible(fields);
}

/**
 * The text fields of a JSON body whatever was sent. With `attachValidation` a route can answer what the domain says
 * about a missing field, word for word, before the validator's own complaint.
 * @param none what null stands for, where that is more than a field that is left out.
 */
export function looseText(body: unknown, names: readonly string[], none?: string): Record<string, string | undefined> {
  const source = body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {};
  const text = (value: unknown) => {
    if (value === null) return none;
    if (typeof value === 'string') return value;
    return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
  };
  return Object.fromEntries(names.map((name) => [name, Object.hasOwn(source, name) ? text(source[name]) : undefined]));
}

/** Refuses by the domain's verdict first, then by the contract's schema (of a route with `attachValidation`). */
export function requireValid(request: FastifyRequest, verdict: AnyVerdict): void {
  if (!verdict.ok) throw refusal(verdict);
  if (request.validationError) throw request.validationError;
}

/**
 * Refuses control characters in the address, the query and the body of any request, before its schema is asked, and
 * takes out of names and addresses what nobody sees. Pages answer such an address themselves, for people to read.
 */
export function registerPlainText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body, routeOptions }, _reply, done) => {
    if (!routeOptions.config.isPage) {
      requirePlainText(params);
      requirePlainText(query);
      requirePlainText(body);
      keepVisible(body);
    }
    done();
  });
}

/** Refuses a form with files where JSON is read: its fields would count as missing, though all of them are there. */
export function registerBodyKinds(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { contract } = request.routeOptions.config;
    if (request.isMultipart() && contract?.schema.body && contract.encoding !== 'multipart') {
      throw new HttpProblem(415, told({ JSON_EXPECTED }));
    }
    done();
  });
}

/** The refusal of a file that the form does not ask for. */
export function unexpectedFile({ fieldname }: Pick<MultipartFile, 'fieldname'>): HttpProblem {
  const fault = told({ FIELD_FAULT }, { rule: 'unexpected', fault: 'is not expected' });
  return new HttpProblem(400, told({ FILE_UNEXPECTED }), { [fieldname]: fault });
}

const FIELD_BYTES = 4_096;
const FIELDS = 30;

/**
 * Whether a part of a form is a file input in which nothing was chosen: browsers send it without a name and without
 * bytes.
 * @throws HttpProblem 400 for a file that has a name and no bytes: dropping it would lose what somebody chose.
 */
export function isEmptyInput(part: Pick<MultipartFile, 'fieldname' | 'filename'>, bytes: Buffer): boolean {
  if (bytes.length > 0) return false;
  if (part.filename)
    throw new HttpProblem(400, told({ FILE_EMPTY }), { [part.fieldname.replace(/\[\]$/, '')]: told({ FILE_EMPTY }) });
  return true;
}

/** The file that a form takes. */
interface FormFile {
  name: string;
  maxMegabytes: number;
  /** It may be a PDF as well as a picture. */
  isDocument?: true;
}

async function bytesOf(part: MultipartFile, { maxMegabytes: megabytes, isDocument }: FormFile): Promise<Buffer> {
  const bytes = await part.toBuffer().catch((error: { code?: string }) => {
    if (error.code === 'FST_REQ_FILE_TOO_LARGE') {
      const why = isDocument ? told({ DOCUMENT_TOO_LARGE }, { megabytes }) : told({ PICTURE_TOO_LARGE }, { megabytes });
      throw new HttpProblem(413, why, { [part.fieldname]: why });
    }
    throw error;
  });
  return bytes;
}

/**
 * Reads a multipart form of text fields and at most one small file.
 * @param file name of the file's field and its most bytes; other files are refused.
 */
export async function readForm(
  request: FastifyRequest,
  file: FormFile,
): Promise<{ fields: Record<string, string>; file: Buffer | undefined }> {
  const fields: Record<string, string> = Object.create(null);
  let bytes: Buffer | undefined;
  const limits = {
    fileSize: file.maxMegabytes * 1024 * 1024,
    files: 1,
    fields: FIELDS,
    fieldSize: FIELD_BYTES,
    parts: FIELDS + 1,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      takeField(fields, part);
      continue;
    }
    const content = await bytesOf(part, file);
    if (isEmptyInput(part, content)) continue;
    if (part.fieldname !== file.name) {
      throw unexpectedFile(part);
    }
    bytes = content;
  }
  return { fields, file: bytes };
}
