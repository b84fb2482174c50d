import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { allContracts } from '@karachi-estates/api/testing/contracts';
import { aJpeg, multipart } from '@karachi-estates/api/testing/forms';
import * as accounts from '@karachi-estates/contracts/accounts';
import * as areas from '@karachi-estates/contracts/areas';
import * as blogs from '@karachi-estates/contracts/blogs';
import { lookAround } from '@karachi-estates/contracts/desk';
import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import * as favourites from '@karachi-estates/contracts/favourites';
import * as homePapers from '@karachi-estates/contracts/homePapers';
import * as interest from '@karachi-estates/contracts/interest';
import * as leads from '@karachi-estates/contracts/leads';
import * as media from '@karachi-estates/contracts/media';
import * as newsletter from '@karachi-estates/contracts/newsletter';
import * as ownProperties from '@karachi-estates/contracts/ownProperties';
import * as plans from '@karachi-estates/contracts/plans';
import * as properties from '@karachi-estates/contracts/properties';
import * as propertyLists from '@karachi-estates/contracts/propertyLists';
import * as propertyMap from '@karachi-estates/contracts/propertyMap';
import { bringRecents } from '@karachi-estates/contracts/recents';
import * as search from '@karachi-estates/contracts/search';
import * as searches from '@karachi-estates/contracts/searches';
import * as sellers from '@karachi-estates/contracts/sellers';
import * as settings from '@karachi-estates/contracts/settings';
import * as viewings from '@karachi-estates/contracts/viewings';
import { permissionsOf, STAFF_ROLES, type StaffRole } from '@karachi-estates/domain/staff/roles';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { adFields } from './ad.ts';
import type { Memory, Order } from './fuzzedSite.ts';
import { type Means, type Sound, soundPeople } from './soundPeople.ts';
import { word } from './writers.ts';

/**
 * `pnpm bench fuzz --requests 100000`: sends requests that are made from the contracts, right ones, nearly right ones
 * and nonsense, as nobody, as a buyer, as a seller and as every role of the desk, over the network to a site in a
 * process of its own. No answer may be 5xx, and each must match the schema that its contract promises for its status;
 * every endpoint must also succeed. The site's heap is read five times, after a collection, and may not grow. A fault
 * is shrunk to the smallest request that shows it; `--seed` repeats a run. With TEST_DATABASE_URL the site uses a new
 * database on that server.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '600' },
  },
});
const requests = Number(values.requests);
const seed = values.seed === undefined ? Date.now() % 2_147_483_647 : Number(values.seed);
const BATCH = 500;
/** Memory is read so often. Caches fill during the first part; what grows after it does not stop growing. */
const READINGS = 5;
const MOST_GROWTH_MB = 32;
/** Fewer requests do not even fill the caches, so that their memory says nothing. */
const CHECKED_FROM = 20_000;

const contracts = await allContracts();
const nameOf = ({ method, url }: Pick<Endpoint, 'method' | 'url'>) => `${method} ${url}`;

/** A schema as far as this file looks into it. */
type Shape = TSchema & {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

const HOSTILE = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; drop table accounts; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '%',
  '{{7*7}}',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1e309',
  'NaN',
  '99999999999999999999',
  '9223372036854775808',
  '2147483648',
  'مکان برائے فروخت',
  '🏠'.repeat(60),
  'x'.repeat(5_000),
  '(((((((((((((((((((((((((((((a+)+)+)+)+$',
] as const;

const anyText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 60 }));
const anyJson = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
  fc.constant(null),
  fc.double(),
);

const KNOWN: Record<string, readonly string[]> = {
  id: ['1', '2', '3', '1-sunny-house', 'visit-1', '999'],
  property_id: ['1', '2', '3', '999'],
  cityId: ['112', '1'],
  ids: ['1,2,3', '1'],
  city: ['112', 'Karachi'],
  area: ['Clifton', '1', '1,2', 'clifton'],
  area_id: ['1', ''],
  propertyType: ['House', 'Flat'],
  property_type: ['House', 'Flat'],
  purpose: ['sale', 'rent'],
  sort: ['newest', 'best', 'price_asc', 'price_desc'],
  limit: ['1', '24', '100'],
  email: ['someone@example.com', 'buyer@example.com'],
  unitType: ['4bed'],
  project: ['visit-1', 'grand-monarch', 'nowhere'],
  slug: ['visit-1', 'nowhere'],
  number: ['C-001', 'C-101', 'C-102', 'X-1'],
  unit: ['C-101', 'C-102'],
  slot: ['1', '2', '999'],
  slot_id: ['1', '2', '999'],
  floor: ['main.1'],
  order_id: ['1', '2', '999'],
  paper_id: ['1', '2', '999'],
  viewing_id: ['1', '2', '999'],
  version: ['1', '2'],
  month: ['2025-01', '2026-10', '9999-12'],
  queue: ['mail-send', 'mail-due'],
  line: ['title', 'dues'],
  reason: ['gone', 'fraud', 'photos', 'price'],
  kind: ['office', 'licence', 'view'],
  months: ['1', '3'],
  amount: ['3000', '0.01', '-1'],
  deposit: ['20 lakh', '2000000'],
  received_on: ['2026-11-03', '0000-01-01'],
  paid_on: ['2026-11-03', '2026-02-30'],
  reminder_at: ['2030-01-01T10:00:00.000Z', '-000001-01-01T00:00:00Z'],
  publish_at: ['2030-01-01T10:00:00.000Z', '2030-02-30T10:00'],
  send_at: ['2030-01-01T10:00:00.000Z', '9999-12-31T23:59:59Z'],
  opens_at: ['2030-01-01T10:00:00.000Z', '9999-12-31T23:59:59Z'],
  changed_at: ['2026-11-24T08:00:00.000Z', 'yesterday'],
  time_1: ['2030-01-01T10:00', '2026-11-26T12:00'],
  undo: ['00000000-0000-4000-8000-000000000000'],
  content: ['<p>Salaam</p>', '<table><tr><td>1</td></tr></table>', '<img src="/media/0" alt="">'],
  cursor: ['', 'WzEsMl0', 'e30'],
  code: ['000000', '123456'],
  from: ['2026-11-01', '0000-01-01', '2026-02-31'],
  to: ['2026-11-30', '9999-99-99'],
  subject: ['listing:1', 'account:1'],
  password: ['long-enough-for-anyone-71'],
  confirmPassword: ['long-enough-for-anyone-71'],
  currentPassword: ['long-enough-for-anyone-71'],
  phone: ['+923001234567', '0300 1234567'],
  budget: ['5000000'],
  variant: ['320', '640.webp', '1024.jpg', '7'],
  seller_id: ['1', '2', '2-amna', '999'],
  search_id: ['1', '2', '999'],
  file: ['1.jpg', '2-ur.jpg', '999.jpg', 'RGF0ZSxEZXNjcmlwdGlvbixDcmVkaXQKMjAyNi0xMS0wMyx4LDM='],
  query: ['propertyType=House&purpose=sale', 'bedrooms=3&exactBedrooms=1', 'area=%00', ''],
  q: ['3 bed flat clifton', '5 marla dha', 'کلفٹن میں گھر'],
  box: ['66.9,24.7,67.1,24.9', '67_24.8_67.1_24.9'],
  shapes: ['66.95_24.79_67.1_24.8_67_24.83', '66.95_24.79_67.1_24.8_67_24.83*66.89_24.81_66.93_24.82_66.9_24.83'],
  zoom: ['9', '15'],
  postedWithin: ['1', '7', '30'],
  priceReduced: ['0', '1'],
  withPhotos: ['0', '1'],
  verified: ['0', '1'],
  confirmed: ['7', '14'],
};

/** A value that the schema accepts, for a field of this name one that makes sense where such are known. */
function right(schema: Shape, name = ''): fc.Arbitrary<unknown> {
  const known = KNOWN[name];
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => right(each, name)));
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return integer(schema.minimum ?? -5, schema.maximum ?? 10_000_000);
  if (schema.type === 'number')
    return fc.double({ noNaN: true, min: schema.minimum ?? -10, max: schema.maximum ?? 1e9 });
  if (schema.type === 'array') {
    const { items, minItems = 0, maxItems = 8 } = schema;
    return fc.array(right(items as Shape, name), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 8)),
    });
  }
  if (schema.type === 'object') return record(schema);
  if (schema.pattern && !known) return fc.stringMatching(new RegExp(schema.pattern));
  const { minLength = 0, maxLength = 80 } = schema;
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 80)) });
  return known ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: free }) : free;
}

/** A number, often one of the first that the database gives. */
function integer(min: number, max: number): fc.Arbitrary<number> {
  const any = fc.integer({ min, max });
  return min > 5 || max < 1 ? any : fc.oneof(any, fc.integer({ min: Math.max(min, 1), max: Math.min(max, 5) }));
}

function record(schema: Shape): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(fields.map(([name, each]) => [name, right(each, name)]));
  return fc.record(model, { requiredKeys: schema.required ?? [] }) as fc.Arbitrary<Record<string, unknown>>;
}

/** A right record with some fields left out, replaced by nonsense, or added. */
function nearly(schema: Shape): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(schema.properties ?? {});
  const change = fc.record({
    name: fc.constantFrom(...names, '__proto__', 'role', 'id', 'seller_id'),
    value: anyJson,
    drop: fc.boolean(),
  });
  return fc.tuple(record(schema), fc.array(change, { maxLength: 3 })).map(([right, changes]) => {
    const made: Record<string, unknown> = { ...right };
    for (const { name, value, drop } of changes) {
      if (drop) delete made[name];
      else Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
    }
    return made;
  });
}

function recordFor(schema: TSchema | undefined): fc.Arbitrary<Record<string, unknown>> {
  if (!schema) return fc.constant({});
  const { anyOf } = schema as Shape;
  if (anyOf) return fc.oneof(...anyOf.map((each) => right(each) as fc.Arbitrary<Record<string, unknown>>));
  return fc.oneof({ weight: 3, arbitrary: record(schema as Shape) }, { weight: 3, arbitrary: nearly(schema as Shape) });
}

type Caller = 'nobody' | 'buyer' | 'seller' | 'nonsense' | StaffRole;
const isStaff = (caller: Caller): caller is StaffRole => STAFF_ROLES.some((role) => role === caller);

/** Who asks an endpoint: mostly somebody who may. */
function callersOf({ access, permission }: Endpoint): fc.Arbitrary<Caller> {
  if (access !== 'staff')
    return fc.constantFrom(access === 'buyer' ? 'buyer' : 'seller', 'buyer', 'nobody', 'nonsense');
  const allowed = STAFF_ROLES.filter((role) => permission === undefined || permissionsOf([role]).includes(permission));
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Caller>(...allowed) },
    { weight: 1, arbitrary: fc.constantFrom<Caller>(...STAFF_ROLES, 'seller', 'nobody', 'nonsense') },
  );
}

interface Asked {
  endpoint: Endpoint;
  caller: Caller;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  raw: string | null;
  contentType: string;
  photos: ('jpeg' | 'junk' | 'empty' | 'svg')[];
  address: string;
  key: string | null;
}

/** Passwords are slow to check on purpose: their endpoints come up less often. */
const weightOf = (endpoint: Endpoint) => (/signup|login|password|accept|desk\/session$/i.test(endpoint.url) ? 1 : 6);

const asked: fc.Arbitrary<Asked> = fc.oneof(
  ...contracts.map((endpoint) => ({
    weight: weightOf(endpoint),
    arbitrary: fc.record({
      endpoint: fc.constant(endpoint),
      caller: callersOf(endpoint),
      params: recordFor(endpoint.schema.params),
      query: recordFor(endpoint.schema.querystring),
      body: fc.oneof({ weight: 6, arbitrary: recordFor(endpoint.schema.body) }, { weight: 1, arbitrary: anyJson }),
      raw: fc.option(anyText, { freq: 12 }),
      contentType: fc.oneof(
        { weight: 12, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'text/plain',
            'application/xml',
            'multipart/form-data',
            'application/json; charset=x',
            '',
          ),
        },
      ),
      photos: fc.array(fc.constantFrom('jpeg' as const, 'junk' as const, 'empty' as const, 'svg' as const), {
        maxLength: 2,
      }),
      address: fc.ipV4(),
      key: fc.option(fc.constantFrom('a-key-that-repeats', 'short', 'x'.repeat(300)), { freq: 3 }),
    }),
  })),
);

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // A lone surrogate cannot be written as UTF-8; every client sends the replacement character for it.
  return Buffer.from(text).toString();
}

/** An empty or dotted part would make the address that of another endpoint. */
function partOf(value: unknown): string {
  const text = textOf(value ?? '');
  return /^\.{0,2}$/.test(text) ? '0' : encodeURIComponent(text);
}

function urlOf({ endpoint, params, query }: Asked): string {
  const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) => partOf(params[name]));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, textOf(value)])).toString();
  return search ? `${path}?${search}` : path;
}

const jpeg = await aJpeg(7, 64, 48);
const FILES = {
  jpeg,
  junk: Buffer.from('no picture'),
  empty: Buffer.alloc(0),
  svg: Buffer.from('<svg onload="x()"/>'),
};

const child = fork(path.join(import.meta.dirname, 'fuzzedSite.ts'));
let isOver = false;
child.once('exit', (code) => {
  if (isOver) return;
  console.error(`FAULT the site ended with ${code}`);
  process.exit(1);
});
const origin = await new Promise<string>((resolve) =>
  child.once('message', (message: { origin: string }) => resolve(message.origin)),
);
const answers = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
child.on('message', ({ id, value, error }: { id: number; value: unknown; error?: string }) => {
  const waiting = answers.get(id);
  answers.delete(id);
  if (error === undefined) waiting?.resolve(value);
  else waiting?.reject(new Error(error));
});
let orders = 0;

/** Asks the process itself what a visitor could not. */
function order<Value>(what: Order): Promise<Value> {
  orders += 1;
  const id = orders;
  return new Promise((resolve, reject) => {
    answers.set(id, { resolve: resolve as (value: unknown) => void, reject });
    child.send({ ...what, id });
  });
}

const tokens: Partial<Record<Caller, string>> = {};
async function signIn(role: 'buyer' | 'seller'): Promise<void> {
  tokens[role] = await order<string>({ what: 'signIn', role, email: `${role}-${word()}@example.com` });
}
await signIn('buyer');
await signIn('seller');

/** Every role of the desk with a fresh code; the desk forgets a session without use, and a code after ten minutes. */
async function signInStaff(): Promise<void> {
  for (const role of STAFF_ROLES) tokens[role] = await order<string>({ what: 'signInStaff', roles: [role] });
}
await signInStaff();

function bodyOf(request: Asked): { payload?: string | Buffer; headers: Record<string, string> } {
  const { endpoint, body, raw, contentType, photos } = request;
  if (endpoint.method === 'GET') return { headers: {} };
  if (raw !== null) return { payload: raw, headers: contentType ? { 'content-type': contentType } : {} };
  if (endpoint.encoding === 'multipart' && body !== null && typeof body === 'object') {
    const fields = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [encodeURIComponent(textOf(name)), textOf(value)]),
    );
    const field = FILE_FIELDS.find(([part]) => endpoint.url.includes(part))?.[1] ?? 'profile_image';
    return multipart(
      fields,
      photos.map((kind) => ({ field, name: `${kind}.jpg`, bytes: FILES[kind] })),
    );
  }
  return { payload: textOf(JSON.stringify(body) ?? ''), headers: contentType ? { 'content-type': contentType } : {} };
}

const statuses = new Map<number, number>();
const reached = new Set<string>();
let sent = 0;
let worst = { ms: 0, what: '' };

interface Sent {
  payload?: string | Buffer;
  headers: Record<string, string>;
}

/** Whether a contract promises a file: bytes or text that is no JSON. */
const isFile = (promised: Shape | undefined) => promised?.type === undefined || promised.type === 'string';
let lastCookie = '';

/** Sends one request and holds the answer against its contract. */
async function exchange(endpoint: Endpoint, url: string, { payload, headers }: Sent) {
  const began = performance.now();
  const body = typeof payload === 'string' || payload === undefined ? payload : new Uint8Array(payload);
  // A form of a page without scripts is answered with the next page, which is none of the contracts.
  const answer = await fetch(origin + url, {
    method: endpoint.method,
    headers,
    body: body ?? null,
    redirect: 'manual',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const ms = performance.now() - began;
  const what = nameOf(endpoint);
  const { status } = answer;
  lastCookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  sent += 1;
  if (ms > worst.ms) worst = { ms, what };
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  // What is opened by a link leads to a page.
  if (status < 300 || (status === 303 && endpoint.method === 'GET')) reached.add(what);
  if (status >= 500) throw new Error(`${what} answered ${status}: ${bytes.toString().slice(0, 300)}`);

  const { response } = endpoint.schema;
  const promised = response[status] ?? response[`${Math.floor(status / 100)}xx`];
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  if (status === 303 || status === 304 || (status === 200 && !isJson && isFile(promised as Shape | undefined)))
    return { status, value: undefined };
  if (!promised) throw new Error(`${what} answered ${status}, which its contract does not name`);
  const value: unknown = JSON.parse(bytes.toString());
  if (!Value.Check(promised, value)) {
    const [first] = Value.Errors(promised, value);
    throw new Error(`${what} answered ${status} in another shape: ${JSON.stringify(first)}`);
  }
  return { status, value };
}

/** How a caller says who they are. */
const credentials = (caller: Caller, token: string): Record<string, string> =>
  isStaff(caller) ? { cookie: token } : { authorization: `Bearer ${token}` };

async function expectPromisedAnswer(request: Asked): Promise<void> {
  const { endpoint, caller } = request;
  const { payload, headers } = bodyOf(request);
  const token = caller === 'nonsense' ? 'x'.repeat(43) : tokens[caller];
  const staff = isStaff(caller) || endpoint.url.startsWith('/api/desk/');
  const { status } = await exchange(endpoint, urlOf(request), {
    ...(payload === undefined ? {} : { payload }),
    headers: {
      ...headers,
      'x-forwarded-for': request.address,
      ...(token ? credentials(caller, token) : {}),
      ...(staff ? { 'x-desk': '1' } : {}),
      ...(request.key ? { 'idempotency-key': request.key } : {}),
    },
  });
  // Sessions that a request ended are opened again, so that the rest does not become a run of refusals.
  if (/logout|password|sessions|deletion|desk\/(sellers|buyers|merges)/.test(endpoint.url) && status === 200) {
    for (const role of ['buyer', 'seller'] as const) {
      const alive = await fetch(`${origin}/api/auth/getuser`, { headers: { authorization: `Bearer ${tokens[role]}` } });
      await alive.arrayBuffer();
      if (alive.status === 401) await signIn(role);
    }
  }
  if (/desk\/(session|staff|invitations)/.test(endpoint.url) && endpoint.method !== 'GET' && status < 300)
    await signInStaff();
}

/** The file's field in a form, by a part of its endpoint's address. */
const FILE_FIELDS = [
  ['/papers/', 'document'],
  ['/properties/', 'image_url'],
  ['/plans/', 'screenshot'],
  ['/orders/', 'proof'],
] as const;

/** A request as a person's browser makes it, which must succeed. */
async function succeed<Answer>(endpoint: Endpoint, request: Sound = {}) {
  const { params = {}, query = {}, fields = {}, photo, token, staff } = request;
  const address = endpoint.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const isForm = endpoint.encoding === 'multipart';
  const field = FILE_FIELDS.find(([part]) => endpoint.url.includes(part))?.[1] ?? 'profile_image';
  const files = photo ? [{ field, name: 'photo.jpg', bytes: photo }] : [];
  const json = { payload: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
  const form = isForm ? multipart(fields as Record<string, string>, files) : json;
  const body = endpoint.method === 'GET' ? { headers: {} } : form;
  const { status, value } = await exchange(endpoint, search ? `${address}?${search}` : address, {
    ...body,
    headers: {
      ...body.headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(staff ? { cookie: staff } : {}),
      ...(endpoint.url.startsWith('/api/desk/') ? { 'x-desk': '1' } : {}),
    },
  });
  if (status >= 300)
    throw new Error(`a sound ${endpoint.method} ${endpoint.url} answered ${status}: ${JSON.stringify(value)}`);
  return value as Answer;
}

/**
 * The secret that a request had mailed; mails go out a moment after it.
 * @param page the page that the mail's link opens, since a person gets mails of several kinds.
 */
async function secretMailedTo(to: string, page: string): Promise<string> {
  // A key of 43 letters, or numbers and a side with their signature, or the six digits of a code.
  const secret =
    page === 'code' ? '\\b(\\d{6})\\b' : `${page}(?:/|\\?token=)([\\w-]{43}(?![\\w-])|\\d+(?:\\.\\w+)?\\.[\\w-]+)`;
  const link = new RegExp(secret);
  for (;;) {
    const texts = await order<string[]>({ what: 'mails', to });
    const found = texts.flatMap((text) => link.exec(text)?.[1] ?? []).at(-1);
    if (found) return found;
    await pause(100);
  }
}

const PASSWORDS = ['long-enough-for-anyone-71', 'long-enough-for-anyone-72', 'long-enough-for-anyone-73'] as const;
/**
 * Google is asked by no test (`apps/api/src/accounts/accounts.test.ts` signs in with an issuer of its own), and a look
 * around is offered with demo data alone (`apps/api/src/staff/staff.test.ts`).
 */
const NEVER_HERE = [accounts.googleLogin, lookAround].map(nameOf);

/** A new seller looks after the account: its address, its sessions, its data and its end. */
async function ownAccount({ token, password }: { token: string; password: string }): Promise<void> {
  await succeed(accounts.getAccount, { token });
  const { user } = await succeed<{ user: { email: string } }>(accounts.getUser, { token });
  await succeed(accounts.mailConfirmation, { token });
  const confirmation = { token: await secretMailedTo(user.email, '/confirm-email') };
  await succeed(accounts.confirmEmail, { fields: confirmation });
  const change = { email: `new-${word()}@example.com`, currentPassword: password };
  await succeed(accounts.changeEmail, { token, fields: change });
  await succeed(accounts.cancelEmailChange, { token });

  const login = { email: user.email, password };
  const { token: other } = await succeed<{ token: string }>(accounts.login, { fields: login });
  const { sessions } = await succeed<{ sessions: { id: number; current: boolean }[] }>(accounts.listSessions, {
    token: other,
  });
  const own = sessions.find(({ current }) => current);
  await succeed(accounts.endSession, { token: other, params: { session_id: String(own?.id) } });
  await succeed(accounts.endOtherSessions, { token });

  await succeed(accounts.exportAccount, { token });
  await succeed(accounts.eraseAccount, { token, fields: { currentPassword: password } });
  await succeed(accounts.keepAccount, { token });
}

/** Somebody looks for a home on the map and in areas, and for who offers it. */
async function lookedAround(id: string): Promise<void> {
  const query = {
    box: '66.9,24.7,67.2,25',
    shapes: '66.95_24.79_67.1_24.8_67_24.83',
    bedrooms: '3',
    exactBedrooms: '1',
  };
  for (const endpoint of [propertyLists.countProperties, propertyLists.listWaysOn, propertyMap.getPropertyMap])
    await succeed(endpoint, { query });
  await succeed(search.understandSearch, { query: { q: '3 bed flat in clifton' } });
  await succeed(properties.getPropertyContext, { query: { id } });
  await succeed(properties.getSharePicture, { params: { file: `${id}.jpg` } });
  await succeed(areas.listAreaSummaries);
  for (const endpoint of [areas.getAreaProfile, areas.downloadAreaStatistics])
    await succeed(endpoint, { params: { area: 'clifton' } });
  for (const endpoint of [areas.listAreaParts, areas.listNearbyAreas])
    await succeed(endpoint, { query: { area: '1' } });
  await succeed(areas.listMeantPlaces, { query: { named: 'pechs' } });
  await succeed(areas.getAreaPart, { params: { area: 'clifton', part: 'block-5' } });
}

/** What guests see of a seller, who says how much that is. */
async function sellerShown(token: string): Promise<void> {
  const { user } = await succeed<{ user: { id: number } }>(accounts.getUser, { token });
  await succeed(accounts.chooseSellerPage, { token, fields: { shown: true, email: true, address: false } });
  await succeed(accounts.setLocale, { token, fields: { locale: 'ur' } });
  for (const endpoint of [sellers.getSeller, sellers.listSellerHomes])
    await succeed(endpoint, { params: { seller_id: String(user.id) } });
  await succeed(sellers.listSellerAddresses);
}

/** A search is saved in an account, and without one by mail. */
async function searchesSaved(token: string): Promise<void> {
  const query = 'propertyType=House&purpose=sale';
  await succeed(searches.describeSearch, { query: { propertyType: 'House' } });
  const saved = await succeed<{ search_id: number }>(searches.saveSearch, { token, fields: { query } });
  const params = { search_id: String(saved.search_id) };
  await succeed(searches.changeSearch, { token, params, fields: { name: 'Near the park', query: '', paused: true } });
  await succeed(searches.listSearches, { token });
  await succeed(searches.countNewHomes, { fields: { searches: [{ query, seconds_ago: 3_600 }] } });
  await succeed(searches.bringSearches, { token, fields: { searches: [{ query, name: 'From my phone' }] } });
  await succeed(searches.getPushKey);
  const device = { act: 'ask', endpoint: 'https://push.example.com/a-device' };
  await succeed(searches.switchDevice, { token, fields: device });
  await succeed(searches.deleteSearch, { token, params });

  const email = `looking-${word()}@example.com`;
  await succeed(searches.askForSearch, { fields: { email, query } });
  const confirmation = { token: await secretMailedTo(email, '/saved-searches/confirm') };
  const managed = await succeed<{ token: string }>(searches.confirmSearch, { fields: confirmation });
  await succeed(searches.getManagedSearch, { query: { token: managed.token } });
  await succeed(searches.switchManagedDevice, { fields: { token: managed.token, ...device } });
  await succeed(searches.unsubscribeSearch, { fields: { token: managed.token } });
  await succeed(searches.unsubscribeSearchOneClick, { params: { token: managed.token } });
  await succeed(searches.changeManagedSearch, { fields: { token: managed.token, act: 'delete' } });
}

/** A seller says what papers there are, and shows one. */
async function papersDeclared(property_id: string, token: string, photo: Buffer): Promise<void> {
  const params = { property_id, line: 'title' };
  await succeed(homePapers.saveHomePapers, { token, params, fields: { authority: 'dha', title: 'lease' } });
  await succeed(homePapers.sendPaperDocument, { token, params, photo });
  for (const endpoint of [homePapers.getMyHomePapers, homePapers.getPaperDocument, homePapers.removePaperDocument])
    await succeed(endpoint, { token, params });
}

/** A buyer and a guest ask to see a home, and its seller agrees to a time. */
async function homeSeen(property_id: string, seller: string, buyer: string): Promise<void> {
  const inDays = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00`;
  const asked = { property_id, name: 'Amna', phone: '0300 1234567', time_1: inDays(2), time_2: inDays(3) };
  await succeed(viewings.askForViewing, { token: buyer, fields: asked });
  const email = `visitor-${word()}@example.com`;
  await succeed(viewings.askForViewingByEmail, { fields: { ...asked, email } });
  const token = await secretMailedTo(email, '/viewing');
  await succeed(viewings.getLinkedViewing, { query: { token } });
  await succeed(viewings.actOnLinkedViewing, { fields: { token, act: 'confirm' } });
  await succeed(viewings.listViewings, { token: buyer });
  const received = await succeed<{ viewings: { viewing_id: number; times: string[] }[] }>(
    viewings.listReceivedViewings,
    { token: seller },
  );
  const [first] = received.viewings;
  const params = { viewing_id: String(first?.viewing_id) };
  await succeed(viewings.actOnViewing, { token: seller, params, fields: { act: 'accept', time: first?.times[0] } });
}

/** One visit to every endpoint by people who do everything right. */
async function everythingRight(): Promise<void> {
  const [password, second, third] = PASSWORDS;
  const name = { first_name: 'Sana', last_name: 'Sample' };
  const email = `seller-${word()}@example.com`;
  const person = { ...name, phone: '+923001234567', address: 'Karachi', email, password };
  await succeed(accounts.signupSeller, { fields: person });
  const buyerEmail = `buyer-${word()}@example.com`;
  const buyerForm = { ...name, email: buyerEmail, password, confirmPassword: password, agreeToTerms: true };
  await succeed(accounts.signupBuyer, { fields: buyerForm });
  const logIn = async (who: string, secret: string) =>
    (await succeed<{ token: string }>(accounts.login, { fields: { email: who, password: secret } })).token;
  await succeed(accounts.forgotPassword, { fields: { email } });
  const reset = { token: await secretMailedTo(email, '/reset-password'), password: second, confirmPassword: second };
  await succeed(accounts.resetPassword, { fields: reset });
  const token = await logIn(email, second);
  const change = { currentPassword: second, password: third, confirmPassword: third };
  await succeed(accounts.changePassword, { token, fields: change });
  const buyer = await logIn(buyerEmail, password);
  for (const endpoint of [accounts.getUser, accounts.getProfile, plans.getMyPlan, ownProperties.listMyProperties]) {
    await succeed(endpoint, { token });
  }
  await ownAccount({ token, password: third });
  const photo = await aJpeg(8, 64, 48);
  await succeed(accounts.setProfileImage, { token, photo });
  await succeed(accounts.removeProfileImage, { token });
  await succeed(accounts.updateSellerProfile, { token, fields: { ...name, phone: '+923001234567' } });
  await succeed(accounts.updateBuyerProfile, { token: buyer, fields: name });

  const sentAhead = await succeed<{ ticket: string; picture: { src: string } }>(ownProperties.uploadPhoto, {
    token,
    photo,
  });
  const fields = { ...adFields('Sunny house'), existing_images: JSON.stringify([sentAhead.ticket]) };
  const { property } = await succeed<{ property: { property_id: number } }>(ownProperties.saveProperty, {
    token,
    fields,
  });
  const id = String(property.property_id);
  const one = { params: { property_id: id } };
  await succeed(ownProperties.updateProperty, { ...one, token, fields: { title: 'Sunnier house' } });
  for (const status of ['paused', 'active'])
    await succeed(ownProperties.setPropertyStatus, { ...one, token, fields: { status } });
  await succeed(ownProperties.getMyProperty, { ...one, query: { id }, token });
  await succeed(ownProperties.getMyPropertyHistory, { ...one, token });
  await succeed(ownProperties.getMyFigures, { token });
  await papersDeclared(id, token, photo);
  await homeSeen(id, token, buyer);
  await lookedAround(id);
  await sellerShown(token);
  await searchesSaved(buyer);
  await succeed(properties.recordEvent, { ...one, fields: { kind: 'view' } });
  const lists = [propertyLists.listProperties, propertyLists.listPropertyCards, propertyLists.listPropertyNews];
  for (const endpoint of [...lists, propertyLists.getFacets]) await succeed(endpoint);
  for (const endpoint of [properties.getProperty, properties.listSimilar]) await succeed(endpoint, { query: { id } });
  await succeed(properties.listPropertyAddresses);
  const hash = sentAhead.picture.src.replace('/media/', '');
  await succeed(media.getPicture, { params: { hash, variant: '320.webp' } });

  await succeed(favourites.addFavourites, { token: buyer, fields: { property_ids: [property.property_id] } });
  const seen = { property_ids: [property.property_id], search: 'purpose=sale' };
  await succeed(bringRecents, { token: buyer, fields: seen });
  await succeed(favourites.changeFavourite, { ...one, token: buyer, fields: { note: 'Ask for the lift' } });
  await succeed(favourites.orderFavourites, { token: buyer, fields: { property_ids: [property.property_id] } });
  await succeed(favourites.listFavourites, { token: buyer });
  await succeed(favourites.getSharing, { token: buyer });
  const shared = await succeed<{ token: string }>(favourites.startSharing, { token: buyer });
  await succeed(favourites.getSharedShortlist, { query: { token: shared.token } });
  const cast = { token: shared.token, property_id: id, name: 'Amna', vote: 'yes' };
  await succeed(favourites.voteOnShared, { fields: cast });
  await succeed(favourites.endSharing, { token: buyer });
  await succeed(favourites.removeFavourite, { ...one, token: buyer });
  await succeed(favourites.listCardsByIds, { query: { ids: id } });
  await succeed(ownProperties.setPropertyStatus, { ...one, token, fields: { status: 'sold' } });
  await succeed(properties.compareProperties, { query: { ids: id } });
  await succeed(properties.getPastProperty, { query: { id } });
  const upgrade = { plan: 'pro', months: '3', reference: `TRX ${word()}` };
  const asked = await succeed<{ state: { request: { id: number } } }>(plans.requestUpgrade, {
    token,
    photo,
    fields: upgrade,
  });
  await succeed(plans.getUpgradeScreenshot, { token, params: { id: String(asked.state.request.id) } });

  const reader = `reader-${word()}@example.com`;
  await succeed(newsletter.subscribe, { fields: { email: reader } });
  const confirmation = await secretMailedTo(reader, '/newsletter/confirm');
  await succeed(newsletter.confirmSubscription, { fields: { token: confirmation } });
  const ending = await secretMailedTo(reader, '/newsletter/unsubscribe');
  await succeed(newsletter.unsubscribe, { fields: { token: ending } });
  await succeed(newsletter.unsubscribeOneClick, { params: { token: ending } });

  const lead = { city: 'Karachi', area: 'Clifton', bedrooms: '3', propertyType: 'Flat', budget: 5_000_000 };
  await succeed(leads.addLead, {
    fields: { ...lead, name: 'Bilal Sample', email: 'bilal@example.com', phone: '+923001234567' },
  });
  const wish = { unitType: '4bed', fullName: 'Bilal Sample', phoneNumber: '+923001234567', email: 'b@example.com' };
  await succeed(interest.registerGrandMonarch, { fields: wish });
  await succeed(interest.registerInterest, { params: { project: 'grand-monarch' }, fields: wish });
  await succeed(blogs.listBlogs);
  await succeed(areas.listCities);
  await succeed(areas.listAreas, { params: { cityId: '112' } });
  await succeed(settings.getSettings);
  await succeed(settings.reportClientError, { fields: { message: 'x is not a function' } });
  await soundPeople({ succeed, order, secretMailedTo, lastCookie: () => lastCookie } satisfies Means);
  for (const each of [token, buyer]) await succeed(accounts.logout, { token: each });
}

console.log(`${contracts.length} contracts, ${requests} requests, seed ${seed}`);
const memory: Memory[] = [];
let failure: string | undefined;
const toFailure = (error: unknown) => {
  failure ??= error instanceof Error ? error.message : String(error);
};
await everythingRight().catch(toFailure);
// The fuzzer's own known ids: what it asks for shall be there.
for (let number = 1; number <= 3 && !failure; number += 1) {
  const ad = { token: tokens.seller, fields: adFields(`Sunny house ${number}`), photo: await aJpeg(number, 480, 320) };
  await succeed(ownProperties.saveProperty, ad).catch(toFailure);
}
await order({ what: 'project', slug: 'visit-1' }).catch(toFailure);
// The clock runs from here: a busy machine takes its time to come to it.
const deadline = performance.now() + Number(values.minutes) * 60_000;
for (let batch = 0; sent < requests && performance.now() < deadline && !failure; batch += 1) {
  const result = await fc.check(
    fc.asyncProperty(asked, (request) => expectPromisedAnswer(request)),
    { numRuns: Math.min(BATCH, requests - sent), seed: (seed + batch) | 0, includeErrorInReport: false },
  );
  if (result.failed) {
    const [example] = result.counterexample ?? [];
    const { endpoint, ...rest } = example ?? ({} as Asked);
    const error = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
    failure = `${error}\n  ${endpoint?.method} ${endpoint?.url} ${JSON.stringify(rest)}`;
  }
  if (sent >= (requests * (memory.length + 1)) / READINGS) memory.push(await order<Memory>({ what: 'memory' }));
  if (batch % 4 === 3) await signInStaff();
  if (batch % 10 === 9) console.log(`${sent} requests`);
}
// After all that, people still find everything as it was.
if (!failure) await everythingRight().catch(toFailure);
memory.push(await order<Memory>({ what: 'memory' }));
isOver = true;
child.disconnect();
const listed = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(`${sent} requests; ${listed.join(', ')}`);
const unreached = contracts.map(nameOf).filter((name) => !NEVER_HERE.includes(name) && !reached.has(name));
console.log(`${reached.size} of ${contracts.length} contracts also answered with success`);
console.log(`slowest answer: ${Math.round(worst.ms)} ms (${worst.what})`);
const each = (name: keyof Memory) => memory.map((reading) => reading[name]).join(', ');
console.log(
  `memory of the site in MB: heap ${each('heap')}; beside it ${each('beside')}; resident ${each('resident')}`,
);
const growth = (memory.at(-1)?.heap ?? 0) - (memory[0]?.heap ?? 0);
if (requests >= CHECKED_FROM && growth > MOST_GROWTH_MB) failure ??= `the heap grew by ${growth} MB`;
if (unreached.length > 0) failure ??= `never answered with success: ${unreached.join(', ')}`;
if (failure) console.error(`FAULT ${failure}`);
console.log(failure ? '1 fault' : 'Every answer was as promised.');
process.exitCode = failure ? 1 : 0;
