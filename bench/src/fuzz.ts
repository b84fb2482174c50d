import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addBlog } from '@karachi-estates/api/blogs/blogs.actions';
import { aJpeg, multipart, photoFiles } from '@karachi-estates/api/testing/forms';
import { type TestApp, testApp } from '@karachi-estates/api/testing/testApp';
import * as accounts from '@karachi-estates/contracts/accounts';
import * as areas from '@karachi-estates/contracts/areas';
import * as blogs from '@karachi-estates/contracts/blogs';
import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import * as favourites from '@karachi-estates/contracts/favourites';
import * as interest from '@karachi-estates/contracts/interest';
import * as leads from '@karachi-estates/contracts/leads';
import * as media from '@karachi-estates/contracts/media';
import * as newsletter from '@karachi-estates/contracts/newsletter';
import * as plans from '@karachi-estates/contracts/plans';
import * as properties from '@karachi-estates/contracts/properties';
import * as settings from '@karachi-estates/contracts/settings';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { adFields } from './writers.ts';

/**
 * `pnpm bench fuzz --requests 100000`: sends requests that are made from the contracts, right ones, nearly right ones and
 * nonsense, as nobody, as a buyer and as a seller. No answer may be 5xx, and each must match the schema that its contract
 * promises for its status. A fault is shrunk to the smallest request that shows it; `--seed` repeats a run.
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
/** Caches fill during the first part; what grows after it does not stop growing. */
const WARM = 0.2;
const MOST_GROWTH_MB = 48;
/** Fewer requests do not even fill the caches, so that their memory says nothing. */
const JUDGED_FROM = 20_000;

const contracts = [accounts, areas, blogs, favourites, interest, leads, media, newsletter, plans, properties, settings]
  .flatMap((noun) => Object.values(noun) as unknown[])
  .filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'access' in value && 'url' in value,
  );

/** A schema as far as this file looks into it. */
type Shape = TSchema & {
  type?: string;
  const?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  pattern?: string;
  maxLength?: number;
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
  id: ['1', '2', '1-sunny-house', '999'],
  property_id: ['1', '2', '3', '999'],
  cityId: ['112', '1'],
  ids: ['1,2,3', '1'],
  city: ['112', 'Karachi'],
  area: ['Clifton', '1', '1,2', 'clifton'],
  area_id: ['1', ''],
  propertyType: ['House', 'Flat'],
  property_type: ['House', 'Flat'],
  purpose: ['sale', 'rent'],
  sort: ['newest', 'price_asc', 'price_desc'],
  limit: ['1', '24', '100'],
  status: ['active', 'paused', 'sold', 'deleted'],
  email: ['someone@example.com', 'buyer@example.com'],
  unitType: ['4bed'],
  project: ['grand-monarch', 'nowhere'],
  password: ['long-enough-for-anyone-71'],
  confirmPassword: ['long-enough-for-anyone-71'],
  currentPassword: ['long-enough-for-anyone-71'],
  phone: ['+923001234567', '0300 1234567'],
  budget: ['5000000'],
  variant: ['320', '640.webp', '1024.jpg', '7'],
};

/** A value that the schema accepts, for a field of this name one that makes sense where such are known. */
function right(schema: Shape, name = ''): fc.Arbitrary<unknown> {
  const known = KNOWN[name];
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => right(each, name)));
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 10_000_000 });
  if (schema.type === 'number')
    return fc.double({ noNaN: true, min: schema.minimum ?? -10, max: schema.maximum ?? 1e9 });
  if (schema.type === 'array') return fc.array(right(schema.items as Shape, name), { maxLength: 8 });
  if (schema.type === 'object') return record(schema);
  if (schema.pattern && !known) return fc.stringMatching(new RegExp(schema.pattern));
  const free = fc.string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 80, 80) });
  return known ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: free }) : free;
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

const recordFor = (schema: TSchema | undefined) =>
  schema
    ? fc.oneof({ weight: 3, arbitrary: record(schema as Shape) }, { weight: 3, arbitrary: nearly(schema as Shape) })
    : fc.constant({} as Record<string, unknown>);

type Caller = 'nobody' | 'buyer' | 'seller' | 'nonsense';

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
const weightOf = (endpoint: Endpoint) => (/signup|login|password/i.test(endpoint.url) ? 1 : 6);

const asked: fc.Arbitrary<Asked> = fc.oneof(
  ...contracts.map((endpoint) => ({
    weight: weightOf(endpoint),
    arbitrary: fc.record({
      endpoint: fc.constant(endpoint),
      caller: fc.constantFrom<Caller>(endpoint.access === 'buyer' ? 'buyer' : 'seller', 'buyer', 'nobody', 'nonsense'),
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

const site = await testApp({ rateLimit: 0, maxDelayMs: 0 });
const tokens: Partial<Record<Caller, string>> = {};
for (const role of ['buyer', 'seller'] as const) {
  tokens[role] = (
    await site.signIn(role, { email: `${role}@example.com`, plan: 'premium', planUntil: new Date('2100-01-01') })
  ).token;
}
for (const number of [1, 2, 3]) {
  await site.app.inject({
    method: 'POST',
    url: '/api/properties/save',
    ...((form) => ({ payload: form.payload, headers: { ...form.headers, authorization: `Bearer ${tokens.seller}` } }))(
      multipart(adFields(`Sunny house ${number}`), await photoFiles(1, number)),
    ),
  });
}
await addBlog(site.deps, '---\ntitle: Papers first\ncreated_at: 2025-09-15\n---\n\nRead the papers.\n', undefined);

function bodyOf(request: Asked): { payload?: string | Buffer; headers: Record<string, string> } {
  const { endpoint, body, raw, contentType, photos } = request;
  if (endpoint.method === 'GET') return { headers: {} };
  if (raw !== null) return { payload: raw, headers: contentType ? { 'content-type': contentType } : {} };
  if (endpoint.encoding === 'multipart' && body !== null && typeof body === 'object') {
    const fields = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [encodeURIComponent(textOf(name)), textOf(value)]),
    );
    const field = endpoint.url.includes('/properties/') ? 'image_url' : 'profile_image';
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

async function answeredAsPromised(where: TestApp, request: Asked): Promise<void> {
  const { endpoint, caller } = request;
  const { payload, headers } = bodyOf(request);
  const token = caller === 'nonsense' ? 'x'.repeat(43) : tokens[caller];
  const began = performance.now();
  const answer = await where.app.inject({
    method: endpoint.method,
    url: urlOf(request),
    remoteAddress: request.address,
    payload,
    headers: {
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(request.key ? { 'idempotency-key': request.key } : {}),
    },
  });
  const ms = performance.now() - began;
  const what = `${endpoint.method} ${endpoint.url}`;
  sent += 1;
  if (ms > worst.ms) worst = { ms, what };
  statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
  if (answer.statusCode < 300) reached.add(what);
  if (answer.statusCode >= 500) throw new Error(`${what} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);

  const { response } = endpoint.schema;
  const promised = response[answer.statusCode] ?? response[`${Math.floor(answer.statusCode / 100)}xx`];
  const isPicture = endpoint === media.getPicture && answer.statusCode === 200;
  if (answer.statusCode !== 304 && !isPicture) {
    if (!promised) throw new Error(`${what} answered ${answer.statusCode}, which its contract does not name`);
    const value: unknown = answer.json();
    if (!Value.Check(promised, value)) {
      const [first] = Value.Errors(promised, value);
      throw new Error(`${what} answered ${answer.statusCode} in another shape: ${JSON.stringify(first)}`);
    }
  }
  // Sessions that a request ended are opened again, so that the rest does not become a run of refusals.
  if (/logout|password/.test(endpoint.url) && answer.statusCode === 200) {
    for (const role of ['buyer', 'seller'] as const) {
      const alive = await where.app.inject({
        url: '/api/auth/getuser',
        headers: { authorization: `Bearer ${tokens[role]}` },
      });
      if (alive.statusCode === 401) {
        tokens[role] = (await where.signIn(role, { plan: 'premium', planUntil: new Date('2100-01-01') })).token;
      }
    }
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function memory(): number {
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1_048_576);
}

console.log(`${contracts.length} contracts, ${requests} requests, seed ${seed}`);
// The clock runs from the first request: a busy machine takes its time to come to it.
const deadline = performance.now() + Number(values.minutes) * 60_000;
let warm: number | undefined;
let failure: string | undefined;
for (let batch = 0; sent < requests && performance.now() < deadline && !failure; batch += 1) {
  const result = await fc.check(
    fc.asyncProperty(asked, (request) => answeredAsPromised(site, request)),
    { numRuns: Math.min(BATCH, requests - sent), seed: (seed + batch) | 0, includeErrorInReport: false },
  );
  if (result.failed) {
    const [example] = result.counterexample ?? [];
    const { endpoint, ...rest } = example ?? ({} as Asked);
    const error = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
    failure = `${error}\n  ${endpoint?.method} ${endpoint?.url} ${JSON.stringify(rest)}`;
  }
  if (warm === undefined && sent >= requests * WARM) warm = memory();
  if (batch % 10 === 9) console.log(`${sent} requests`);
}
const after = memory();
const listed = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(`${sent} requests; ${listed.join(', ')}`);
console.log(`${reached.size} of ${contracts.length} contracts also answered with success`);
console.log(`slowest answer: ${Math.round(worst.ms)} ms (${worst.what})`);
console.log(`heap: ${warm ?? after} MB after the first fifth, ${after} MB at the end`);
if (requests >= JUDGED_FROM && warm !== undefined && after - warm > MOST_GROWTH_MB)
  failure ??= `the heap grew by ${after - warm} MB`;
await site.close();
if (sent === 0) failure = 'nothing was sent';
if (failure) console.error(`FAULT ${failure}`);
console.log(failure ? '1 fault' : 'Every answer was as promised.');
process.exitCode = failure ? 1 : 0;
