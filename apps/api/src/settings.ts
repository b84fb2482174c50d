import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ReviewMode } from '@karachi-estates/domain/reviews/risk';
import { addressesOf } from './db/addresses.ts';

/** One setting of the environment, as data, so that the table in the documentation can be generated from it. */
export interface SettingDefinition {
  name: string;
  fallback: string;
  about: string;
  /** Never printed: neither in logs nor in documentation output with values. */
  secret?: boolean;
}

/**
 * Every environment variable that the server reads, with its default and what it is for. Contacts and bank data are
 * samples.
 */
export const SETTING_DEFINITIONS = [
  { name: 'PORT', fallback: '3000', about: 'Port to listen on' },
  { name: 'HOST', fallback: '0.0.0.0', about: 'Address to listen on' },
  {
    name: 'SITE_URL',
    fallback: '',
    about: 'Public address of the site, for links in mails; empty: http://localhost:{PORT}',
  },
  { name: 'DATA_DIR', fallback: '.data', about: 'Folder of the embedded database, the pictures and the outbox' },
  {
    name: 'DATABASE_URL',
    fallback: '',
    about:
      'PostgreSQL 15 or newer, several servers as `one:5432,two:5432`: the one that can be written; empty: the embedded database in DATA_DIR',
    secret: true,
  },
  {
    name: 'DATABASE_DIRECT_URL',
    fallback: '',
    about: 'The server itself where DATABASE_URL leads to a pooler in transaction mode (PgBouncer); empty: no pooler',
    secret: true,
  },
  {
    name: 'DATABASE_REPLICA_URLS',
    fallback: '',
    about: 'Read replicas of DATABASE_URL, by comma: guests’ pages, lists and search are read there; empty: none',
    secret: true,
  },
  { name: 'DATABASE_POOL', fallback: '10', about: 'Connections to PostgreSQL per process' },
  { name: 'DATABASE_TIMEOUT_MS', fallback: '10000', about: 'Longest time one statement may take on PostgreSQL' },
  {
    name: 'DEMO_DATA',
    fallback: 'on',
    about: '`on` fills an empty database with demo listings, `off` only with the areas',
  },
  { name: 'LOG_LEVEL', fallback: 'info', about: 'trace, debug, info, warn, error, fatal or silent' },
  {
    name: 'TRUST_PROXY',
    fallback: '',
    about: 'Number of proxies in front whose X-Forwarded-For is believed; empty: none',
  },
  { name: 'METRICS_PORT', fallback: '', about: 'Port that serves `/metrics` for Prometheus; empty: none' },
  {
    name: 'METRICS_HOST',
    fallback: '127.0.0.1',
    about: 'Address of the metrics port; never one that the public reaches',
  },
  {
    name: 'CONFIRM_BEFORE_PUBLISHING',
    fallback: 'off',
    about: '`on`: sellers publish only after they pressed the link that was mailed to their address; `off`: at once',
  },
  { name: 'CORS_ORIGINS', fallback: '', about: 'Origins, by comma, that may call the API from a browser; empty: none' },
  {
    name: 'MEDIA_S3_ENDPOINT',
    fallback: '',
    about:
      'S3-compatible storage for pictures, without the bucket (`https://s3.example.com`); empty: files in DATA_DIR',
  },
  {
    name: 'MEDIA_S3_BUCKET',
    fallback: '',
    about: 'Bucket for pictures: it must exist and may be private; addressed by path',
  },
  { name: 'MEDIA_S3_REGION', fallback: 'us-east-1', about: 'Region of the bucket' },
  { name: 'MEDIA_S3_ACCESS_KEY', fallback: '', about: 'Access key of the bucket', secret: true },
  { name: 'MEDIA_S3_SECRET_KEY', fallback: '', about: 'Secret key of the bucket', secret: true },
  {
    name: 'SMTP_URL',
    fallback: '',
    about: 'Mail server; empty: mails become .eml files in DATA_DIR/outbox',
    secret: true,
  },
  { name: 'MAIL_FROM', fallback: 'Karachi Estates <no-reply@karachi-estates.example>', about: 'Sender of mails' },
  {
    name: 'DESK_EMAIL',
    fallback: 'desk@karachi-estates.example',
    about: 'Who gets leads, interest and upgrade requests',
  },
  {
    name: 'PROJECT_DESKS',
    fallback: '',
    about:
      'Projects that take interest registrations and who gets them, as `id=address` by comma; others go to DESK_EMAIL',
  },
  {
    name: 'RATE_LIMIT',
    fallback: '1200',
    about: 'Requests per minute that one address may make; 0 turns it off (sign-in stays limited)',
  },
  {
    name: 'CONTACTS_PER_HOUR',
    fallback: '60',
    about:
      'Different listings whose contacts one visitor may open in an hour, 8 times as many all newcomers behind one ' +
      'address together, 16 times as many all known ones beside two each, and 80 times as many all behind it; 0 ' +
      'turns it off',
  },
  {
    name: 'UPLOADS_PER_DAY',
    fallback: '400',
    about: 'Pictures that one account may send in a day, and one network for new accounts; 0 turns it off',
  },
  {
    name: 'UPLOAD_QUOTA_MB',
    fallback: '300',
    about: 'Megabytes that all pictures sent by an account with the Basic plan may have; 0 turns it off',
  },
  {
    name: 'UPLOAD_QUOTA_PAID_MB',
    fallback: '20000',
    about: 'The same for a paid plan',
  },
  {
    name: 'MAX_DELAY_MS',
    fallback: '1000',
    about: 'Requests are turned away with 503 while work waits longer than this for its turn; 0 turns it off',
  },
  {
    name: 'DRAIN_MS',
    fallback: '0',
    about: 'After SIGTERM, go on serving this long while /readyz answers 503, so that a balancer turns away first',
  },
  {
    name: 'OFFLINE_PAGES',
    fallback: 'on',
    about: '`off` makes browsers forget the pages that they keep for reading offline, and keep no more',
  },
  {
    name: 'REVIEW',
    fallback: 'after',
    about:
      '`after`: ads are public at once and looked at afterwards, only risky ones wait for the desk; `before`: all wait',
  },
  {
    name: 'COUNT_VISITS',
    fallback: 'on',
    about: '`off`: what visitors see and do is not counted, and sellers’ insights stay as they are',
  },
  {
    name: 'FRESHNESS_DAYS',
    fallback: '14',
    about:
      'Days after which a seller is asked whether a listing is still available; 7 days later it is dimmed, after 21 it leaves the lists; 0: nobody is asked',
  },
  {
    name: 'CODE_WEBHOOK_URL',
    fallback: '',
    about:
      'Gateway for SMS or WhatsApp that takes the codes with which sellers prove their phone, as JSON by POST; empty: codes go by mail',
  },
  {
    name: 'CODE_WEBHOOK_TOKEN',
    fallback: '',
    about: 'What the gateway knows the site by, sent as bearer',
    secret: true,
  },
  {
    name: 'PUSH_LOOPBACK',
    fallback: 'off',
    about: '`on`: notifications may also go to a push service on this machine and without TLS; for tests only',
  },
  { name: 'RETAIN_MAIL_DAYS', fallback: '90', about: 'Days after which the text of a sent mail is erased' },
  { name: 'RETAIN_EVENT_MONTHS', fallback: '13', about: 'Months after which views and contacts of a day are erased' },
  { name: 'RETAIN_PICTURE_DAYS', fallback: '30', about: 'Days that the pictures of a deleted listing are kept' },
  { name: 'RETAIN_LISTING_MONTHS', fallback: '24', about: 'Months after which a deleted listing is erased' },
  {
    name: 'RETAIN_LEAD_MONTHS',
    fallback: '24',
    about: 'Months after which leads, interest and mails lose everything that tells who it was',
  },
  { name: 'GOOGLE_CLIENT_ID', fallback: '', about: 'Turns Google sign-in on' },
  {
    name: 'GOOGLE_ISSUER',
    fallback: 'https://accounts.google.com',
    about: 'Issuer that a Google credential must name',
  },
  {
    name: 'GOOGLE_JWKS_URL',
    fallback: 'https://www.googleapis.com/oauth2/v3/certs',
    about: 'Keys that Google credentials are verified with',
  },
  { name: 'CONTACT_EMAIL', fallback: 'hello@karachi-estates.example', about: 'Contact e-mail shown on the site' },
  { name: 'CONTACT_PHONE', fallback: '+922100000000', about: 'Contact phone shown on the site' },
  {
    name: 'CONTACT_ADDRESS',
    fallback: 'Sample Suite 1, Sample Street, Clifton, Karachi',
    about: 'Postal address shown on the site',
  },
  { name: 'CHAT_URL', fallback: 'https://wa.me/922100000000', about: 'Where Contact Us and Help Center lead' },
  {
    name: 'MANAGER_NAME',
    fallback: 'Sample Manager',
    about: 'Who Premium sellers see as their manager on the page Contact Support',
  },
  { name: 'MANAGER_PHONE', fallback: '+923000000001', about: 'The manager’s number, for calls and WhatsApp' },
  { name: 'BANK_ACCOUNT_TITLE', fallback: 'Sample Account Title', about: 'Bank transfer: account title' },
  { name: 'BANK_ACCOUNT_NUMBER', fallback: '0000-0000000000', about: 'Bank transfer: account number' },
  { name: 'BANK_NAME', fallback: 'Sample Bank', about: 'Bank transfer: bank' },
  { name: 'PAYMENT_CONTACT', fallback: '+923000000000', about: 'Number that payment screenshots are sent to' },
  {
    name: 'MAP_PMTILES',
    fallback: '',
    about: 'Address of a file of vector street tiles (`.pmtiles`, see Street maps); empty: the plain map of the site',
  },
  {
    name: 'MAP_CREDIT',
    fallback: '© OpenStreetMap contributors',
    about: 'Who the map says the street tiles are from; only shown with MAP_PMTILES',
  },
  {
    name: 'PAYMENT_SECOND_APPROVER',
    fallback: '50000',
    about: 'Rupees above which an order is approved by another person than who booked its payment',
  },
  { name: 'COMPANY_NAME', fallback: 'Karachi Estates (sample company)', about: 'Who issues invoices and receipts' },
  {
    name: 'COMPANY_ADDRESS',
    fallback: 'Sample Suite 1, Sample Street, Clifton, Karachi',
    about: 'Its address on invoices and receipts',
  },
  {
    name: 'COMPANY_TAX_NUMBER',
    fallback: '0000000-0',
    about: 'Its national tax number (NTN) on invoices and receipts',
  },
  { name: 'VIDEO_URL', fallback: '', about: 'Embed address of the project film; empty: the film file of the site' },
  { name: 'BROCHURE_URL', fallback: '', about: 'Address of the project’s brochure; empty: the file of the site' },
] as const satisfies readonly SettingDefinition[];

type SettingName = (typeof SETTING_DEFINITIONS)[number]['name'];

/** The validated settings of one process. */
export interface Settings {
  port: number;
  host: string;
  siteUrl: string;
  dataDir: string;
  /** May name several servers, by comma; the one that can be written is meant. */
  databaseUrl: string | null;
  /** The same database past a pooler; null where `databaseUrl` has none in front. */
  databaseDirectUrl: string | null;
  /** Read replicas of the database. */
  databaseReplicaUrls: string[];
  databasePool: number;
  databaseTimeoutMs: number;
  demoData: boolean;
  logLevel: string;
  trustProxy: number;
  /** null: no metrics. 0 takes any free port. */
  metricsPort: number | null;
  metricsHost: string;
  confirmBeforePublishing: boolean;
  corsOrigins: string[];
  mediaS3: { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string } | null;
  smtpUrl: string | null;
  mailFrom: string;
  deskEmail: string;
  /** Desk by project id. */
  projectDesks: Record<string, string>;
  /** Requests per minute and address; 0 is no limit. */
  rateLimit: number;
  /** Different listings whose contacts one visitor may open in an hour; 0 is no limit. */
  contactsPerHour: number;
  /** What one account may upload; 0 is no limit. */
  uploads: { perDay: number; basicMegabytes: number; paidMegabytes: number };
  /** Mean wait of work for its turn, in milliseconds, above which requests are turned away; 0 never. */
  maxDelayMs: number;
  /** Milliseconds between being told to stop and closing. */
  drainMs: number;
  /** Browsers keep pages for reading offline. */
  offlinePages: boolean;
  /** Whether ads are looked at before they are public. */
  review: ReviewMode;
  /** What visitors see and do is counted for sellers. */
  countVisits: boolean;
  /** Days after which a seller is asked whether a listing is to be had; 0 asks nobody. */
  freshnessDays: number;
  /** The gateway that takes codes for phones; null: they go by mail. */
  codeWebhook: { url: string; token: string } | null;
  /** Push services may be on this machine, as in tests. */
  pushLoopback: boolean;
  /** After how long what people left is erased. */
  retention: { mailDays: number; eventMonths: number; pictureDays: number; listingMonths: number; leadMonths: number };
  google: { clientId: string; issuer: string; jwksUrl: string } | null;
  contact: { email: string; phone: string; address: string; chatUrl: string };
  /** Whom Premium sellers call. */
  manager: { name: string; phone: string };
  bank: { accountTitle: string; accountNumber: string; bankName: string; paymentContact: string };
  /** Street tiles of the operator's own; null: the built-in map. */
  map: { tiles: string; credit: string } | null;
  /** Rupees above which a second person approves. */
  money: { secondApprover: number };
  /** Who issues invoices and receipts. */
  company: { name: string; address: string; taxNumber: string };
  videoUrl: string | null;
  brochureUrl: string | null;
}

/** The environment cannot be used; the message names each setting at fault and what it must be. */
export class SettingsError extends Error {}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** The site, the import and the tests run in different folders of one checkout: all mean the same data folder. */
function projectFolder(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) return process.cwd();
  }
}

/** The environment by the names of its settings, and what is wrong with it. */
class Environment {
  readonly faults: string[] = [];
  readonly #values: Record<string, string | undefined>;

  constructor(values: Record<string, string | undefined>) {
    this.#values = values;
  }

  text(name: SettingName): string {
    return this.#values[name]?.trim() || SETTING_DEFINITIONS.find((each) => each.name === name)?.fallback || '';
  }

  optional(name: SettingName): string | null {
    return this.text(name) || null;
  }

  list(name: SettingName): string[] {
    const entries = this.text(name).split(',');
    return entries.map((entry) => entry.trim()).filter(Boolean);
  }

  integer(name: SettingName, min: number, max: number): number {
    const value = Number(this.text(name) || min);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.faults.push(`${name} must be a whole number from ${min} to ${max}`);
    return min;
  }

  url(name: SettingName, protocols: string[]): string | null {
    const value = this.optional(name);
    if (value === null) return null;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/+$/, '');
    this.faults.push(`${name} must be an address that starts with ${protocols.join(' or ')}`);
    return null;
  }

  /** An address that may name several servers by comma, of which the one that can be written is meant. */
  servers(name: SettingName, protocols: string[]): string | null {
    const value = this.optional(name);
    const addresses = addressesOf(value ?? '');
    if (value === null || addresses.length === 1) return this.url(name, protocols);
    const isMeant = (address: string) =>
      URL.canParse(address) &&
      protocols.includes(new URL(address).protocol) &&
      ['read-write', 'primary'].includes(new URL(address).searchParams.get('target_session_attrs') ?? '');
    if (addresses.every(isMeant)) return value;
    this.faults.push(
      `${name} with several servers must start with ${protocols.join(' or ')} and say target_session_attrs=read-write`,
    );
    return null;
  }

  urls(name: SettingName, protocols: string[]): string[] {
    const entries = this.list(name);
    const isMeant = (entry: string) => URL.canParse(entry) && protocols.includes(new URL(entry).protocol);
    if (!entries.every(isMeant))
      this.faults.push(`${name} must be addresses, by comma, that start with ${protocols.join(' or ')}`);
    return entries;
  }

  oneOf(name: SettingName, values: string[]): string {
    const value = this.text(name).toLowerCase();
    if (!values.includes(value)) this.faults.push(`${name} must be one of ${values.join(', ')}`);
    return value;
  }

  isOn(name: SettingName): boolean {
    return this.oneOf(name, ['on', 'off']) === 'on';
  }
}

function readPorts(env: Environment): Pick<Settings, 'port' | 'metricsPort'> {
  const port = env.integer('PORT', 0, 65_535);
  if (port !== 0 && env.text('METRICS_PORT') === String(port))
    env.faults.push('METRICS_PORT must be another port than PORT');
  const metricsPort = env.optional('METRICS_PORT') === null ? null : env.integer('METRICS_PORT', 0, 65_535);
  return { port, metricsPort };
}

function readDatabase(env: Environment): Pick<Settings, 'databaseUrl' | 'databaseDirectUrl'> {
  const databaseUrl = env.servers('DATABASE_URL', ['postgres:', 'postgresql:']);
  const databaseDirectUrl = env.servers('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']);
  if (databaseDirectUrl !== null && databaseUrl === null)
    env.faults.push('DATABASE_URL must be set with DATABASE_DIRECT_URL');
  return { databaseUrl, databaseDirectUrl };
}

function readMediaS3(env: Environment): Settings['mediaS3'] {
  const endpoint = env.url('MEDIA_S3_ENDPOINT', ['http:', 'https:']);
  if (endpoint === null) return null;
  const bucket = env.text('MEDIA_S3_BUCKET');
  const accessKey = env.text('MEDIA_S3_ACCESS_KEY');
  const secretKey = env.text('MEDIA_S3_SECRET_KEY');
  if (!bucket) env.faults.push('MEDIA_S3_BUCKET must be set with MEDIA_S3_ENDPOINT');
  if (!(accessKey && secretKey))
    env.faults.push('MEDIA_S3_ACCESS_KEY and MEDIA_S3_SECRET_KEY must be set with MEDIA_S3_ENDPOINT');
  return { endpoint, bucket, region: env.text('MEDIA_S3_REGION'), accessKey, secretKey };
}

function readProjectDesks(env: Environment): Settings['projectDesks'] {
  const desks: Settings['projectDesks'] = {};
  for (const entry of env.list('PROJECT_DESKS')) {
    const [, project, address] = /^([a-z0-9-]{2,60})\s*=\s*(\S+@\S+)$/.exec(entry) ?? [];
    if (project && address) desks[project] = address;
    else env.faults.push('PROJECT_DESKS must be a list like grand-monarch=desk@example.com');
  }
  return desks;
}

function readCodeWebhook(env: Environment): Settings['codeWebhook'] {
  const url = env.url('CODE_WEBHOOK_URL', ['http:', 'https:']);
  return url === null ? null : { url, token: env.text('CODE_WEBHOOK_TOKEN') };
}

function readMap(env: Environment): Settings['map'] {
  const tiles = env.url('MAP_PMTILES', ['http:', 'https:']);
  return tiles === null ? null : { tiles, credit: env.text('MAP_CREDIT') };
}

const readUploads = (env: Environment): Settings['uploads'] => ({
  perDay: env.integer('UPLOADS_PER_DAY', 0, 1_000_000),
  basicMegabytes: env.integer('UPLOAD_QUOTA_MB', 0, 10_000_000),
  paidMegabytes: env.integer('UPLOAD_QUOTA_PAID_MB', 0, 10_000_000),
});

const readRetention = (env: Environment): Settings['retention'] => ({
  mailDays: env.integer('RETAIN_MAIL_DAYS', 1, 3_650),
  eventMonths: env.integer('RETAIN_EVENT_MONTHS', 1, 120),
  pictureDays: env.integer('RETAIN_PICTURE_DAYS', 1, 3_650),
  listingMonths: env.integer('RETAIN_LISTING_MONTHS', 1, 120),
  leadMonths: env.integer('RETAIN_LEAD_MONTHS', 1, 120),
});

function readGoogle(env: Environment): Settings['google'] {
  const clientId = env.optional('GOOGLE_CLIENT_ID');
  return clientId === null
    ? null
    : { clientId, issuer: env.text('GOOGLE_ISSUER'), jwksUrl: env.text('GOOGLE_JWKS_URL') };
}

const readContact = (env: Environment): Settings['contact'] => ({
  email: env.text('CONTACT_EMAIL'),
  phone: env.text('CONTACT_PHONE'),
  address: env.text('CONTACT_ADDRESS'),
  chatUrl: env.text('CHAT_URL'),
});

const readBank = (env: Environment): Settings['bank'] => ({
  accountTitle: env.text('BANK_ACCOUNT_TITLE'),
  accountNumber: env.text('BANK_ACCOUNT_NUMBER'),
  bankName: env.text('BANK_NAME'),
  paymentContact: env.text('PAYMENT_CONTACT'),
});

const readCompany = (env: Environment): Settings['company'] => ({
  name: env.text('COMPANY_NAME'),
  address: env.text('COMPANY_ADDRESS'),
  taxNumber: env.text('COMPANY_TAX_NUMBER'),
});

const readMoney = (env: Environment): Settings['money'] => ({
  secondApprover: env.integer('PAYMENT_SECOND_APPROVER', 0, 1_000_000_000),
});

/**
 * Reads and checks the environment.
 * @throws SettingsError that names every setting at fault.
 */
export function readSettings(values: Record<string, string | undefined>): Settings {
  const env = new Environment(values);
  const ports = readPorts(env);
  const settings: Settings = {
    ...ports,
    host: env.text('HOST'),
    siteUrl: env.url('SITE_URL', ['http:', 'https:']) ?? `http://localhost:${ports.port}`,
    dataDir: resolve(projectFolder(), env.text('DATA_DIR')),
    ...readDatabase(env),
    databaseReplicaUrls: env.urls('DATABASE_REPLICA_URLS', ['postgres:', 'postgresql:']),
    databasePool: env.integer('DATABASE_POOL', 1, 200),
    databaseTimeoutMs: env.integer('DATABASE_TIMEOUT_MS', 100, 600_000),
    demoData: env.isOn('DEMO_DATA'),
    offlinePages: env.isOn('OFFLINE_PAGES'),
    review: env.oneOf('REVIEW', ['after', 'before']) === 'before' ? 'before' : 'after',
    logLevel: env.oneOf('LOG_LEVEL', LOG_LEVELS),
    trustProxy: env.integer('TRUST_PROXY', 0, 10),
    metricsHost: env.text('METRICS_HOST'),
    confirmBeforePublishing: env.isOn('CONFIRM_BEFORE_PUBLISHING'),
    corsOrigins: env.list('CORS_ORIGINS'),
    mediaS3: readMediaS3(env),
    smtpUrl: env.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.text('MAIL_FROM'),
    deskEmail: env.text('DESK_EMAIL'),
    projectDesks: readProjectDesks(env),
    rateLimit: env.integer('RATE_LIMIT', 0, 1_000_000),
    contactsPerHour: env.integer('CONTACTS_PER_HOUR', 0, 1_000_000),
    uploads: readUploads(env),
    maxDelayMs: env.integer('MAX_DELAY_MS', 0, 60_000),
    drainMs: env.integer('DRAIN_MS', 0, 60_000),
    countVisits: env.isOn('COUNT_VISITS'),
    freshnessDays: env.integer('FRESHNESS_DAYS', 0, 365),
    codeWebhook: readCodeWebhook(env),
    pushLoopback: env.isOn('PUSH_LOOPBACK'),
    retention: readRetention(env),
    google: readGoogle(env),
    contact: readContact(env),
    manager: { name: env.text('MANAGER_NAME'), phone: env.text('MANAGER_PHONE') },
    bank: readBank(env),
    map: readMap(env),
    money: readMoney(env),
    company: readCompany(env),
    videoUrl: env.url('VIDEO_URL', ['https:']),
    brochureUrl: env.url('BROCHURE_URL', ['https:']),
  };
  if (env.faults.length > 0) throw new SettingsError(`The settings cannot be used: ${env.faults.join('; ')}.`);
  return settings;
}
