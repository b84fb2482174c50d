import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { adFields, formOf } from './ad.ts';

/** What must be there ever after. */
export type Content =
  | { kind: 'account'; email: string; token: string }
  | { kind: 'ad'; key: string; id: number; token: string; title: string; photos: number }
  | { kind: 'lead'; key: string; id: number }
  | { kind: 'interest'; key: string; email: string };

/** One write that the site acknowledged. */
export interface Write<C extends Content = Content> {
  content: C;
  /** When the answer came, by this machine's clock: what is found with a later birth was lost and made anew. */
  at: number;
}

/**
 * Something that was not acknowledged, because no answer came or a 503: it happened wholly or not at all, and sending
 * it again must make it one.
 */
export interface Unanswered {
  kind: Content['kind'];
  again: (origin: string) => Promise<Content>;
}

/** What a run did, and what the site promised. */
export interface Ledger {
  acknowledged: Write[];
  unanswered: Unanswered[];
  /** Answers 503 with Retry-After: the site's way of protecting itself. */
  turnedAway: number;
  /** Photos that were acknowledged and that no ad will ever name. */
  forgotten: number;
  /** Posts of ads, with the photos that are sent ahead of them, that are on their way at this moment. */
  posting: number;
  /** Photos sent ahead that were cut off. */
  cutPhotos: number;
  /** Answers that were neither success nor an expected refusal. */
  faults: string[];
}

/** An answer other than success. */
export class RefusedError extends Error {
  readonly status: number;
  /** Seconds after which to come again, where the answer says. */
  readonly retryAfter: string | null;

  constructor(message: string, status: number, retryAfter: string | null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A site that says nothing for so long has lost the request. */
const LONGEST_ANSWER_MS = 60_000;

/** Asks the site. @returns its answer. @throws RefusedError for an answer other than success. */
export async function send(origin: string, url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(origin + url, { ...init, signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
  const text = await response.text();
  if (!response.ok) {
    const message = `${init.method} ${url} answered ${response.status}: ${text.slice(0, 300)}`;
    throw new RefusedError(message, response.status, response.headers.get('retry-after'));
  }
  return JSON.parse(text) as Record<string, unknown>;
}

/** A request that posts JSON. */
export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** A word that nobody has used before. */
export const word = () => randomBytes(9).toString('hex');
const PASSWORD = 'long-enough-for-anyone-71';

const base = await sharp({
  create: {
    width: 900,
    height: 600,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 12 },
    background: '#888',
  },
})
  .jpeg({ quality: 70 })
  .toBuffer();

/** A sound JPEG that nobody has sent before: its comment segment differs. */
export function newPhoto(): Buffer {
  const text = randomBytes(16);
  const comment = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([base.subarray(0, 2), comment, text, base.subarray(2)]);
}

/** One address is let in 600 times in 15 minutes: people have their own, which a site behind a proxy believes. */
const fromSomewhere = () => ({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` });

async function logIn(origin: string, email: string): Promise<Content & { kind: 'account' }> {
  const { token } = await send(origin, '/api/auth/login', json({ email, password: PASSWORD }, fromSomewhere()));
  return { kind: 'account', email, token: String(token) };
}

/**
 * Opens a seller's account and signs in.
 * @param isRetry an account that is there already is the one of an earlier try.
 */
export async function signUp(origin: string, email: string, isRetry = false): Promise<Content & { kind: 'account' }> {
  const person = {
    first_name: 'Sana',
    last_name: 'Sample',
    phone: '+923001234567',
    address: 'Karachi',
    email,
    password: PASSWORD,
  };
  try {
    await send(origin, '/api/auth/signup', { method: 'POST', body: formOf(person), headers: fromSomewhere() });
  } catch (error) {
    // Who tries again may find that the first try went through.
    if (!isRetry || !(error instanceof RefusedError && error.message.includes('409'))) throw error;
  }
  return logIn(origin, email);
}

/** An ad to be posted under a key. */
export interface Ad {
  key: string;
  token: string;
  title: string;
  photos: Buffer[];
  /** What stands for the photos that were sent ahead; undefined where the ad brings its photos itself. */
  tickets?: string[];
}

/** Sends one photo ahead of its ad. @returns what stands for it. */
export async function sendPhoto(origin: string, token: string, photo: Buffer): Promise<string> {
  const answer = await send(origin, '/api/properties/photos', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf({}, [photo]),
  });
  return String(answer.ticket);
}

/**
 * Posts an ad under its key, with its photos or with what stands for those that were sent ahead. Those that have their
 * ticket are not sent again: what was acknowledged must be good after a crash.
 */
export async function postAd(origin: string, ad: Ad): Promise<Content> {
  const { tickets } = ad;
  if (tickets) {
    for (const photo of ad.photos.slice(tickets.length)) tickets.push(await sendPhoto(origin, ad.token, photo));
  }
  const fields = adFields(ad.title);
  const answer = await send(origin, '/api/properties/save', {
    method: 'POST',
    headers: { authorization: `Bearer ${ad.token}`, 'idempotency-key': ad.key },
    body: tickets ? formOf({ ...fields, existing_images: JSON.stringify(tickets) }) : formOf(fields, ad.photos),
  });
  const { property_id: id } = answer.property as { property_id: number };
  return { kind: 'ad', key: ad.key, id, token: ad.token, title: ad.title, photos: ad.photos.length };
}

/** Sends a Find My Home request under a key. */
export async function postLead(origin: string, key: string): Promise<Content> {
  const lead = {
    name: 'Bilal Sample',
    email: `lead-${key}@example.com`,
    phone: '+923001234567',
    message: 'Near a school, please.',
    city: 'Karachi',
    area: 'Clifton',
    bedrooms: '3',
    propertyType: 'Flat',
    budget: 5_000_000,
  };
  const { id } = await send(origin, '/api/properties/add-lead', json(lead, { 'idempotency-key': key }));
  return { kind: 'lead', key, id: Number(id) };
}

/** Registers interest in the project under a key. */
export async function postInterest(origin: string, key: string): Promise<Content> {
  const email = `interest-${key}@example.com`;
  const registration = { unitType: '4bed', fullName: 'Bilal Sample', phoneNumber: '+923001234567', email };
  await send(origin, '/gmregister', json(registration, { 'idempotency-key': key }));
  return { kind: 'interest', key, email };
}

/** A plan without payment allows two ads. */
const ADS_PER_SELLER = 2;
const TRIES = 20;

/** Comes again while the site says that it is busy. */
export async function untilTaken<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !(error instanceof RefusedError) || error.status !== 503) throw error;
      await pause(500);
    }
  }
}

/**
 * Lets people write to the site at once, until it dies or they are told to stop: sellers who open accounts and post ads
 * with photos, and visitors who send leads and register interest.
 * @returns a function that ends the writing; it resolves when nobody waits for an answer any more.
 */
export function startWriters(origin: string, ledger: Ledger): () => Promise<void> {
  let isOver = false;

  const attempt = async <C extends Content>(
    kind: C['kind'],
    write: (origin: string, isRetry: boolean) => Promise<C>,
  ): Promise<C | undefined> => {
    if (kind === 'ad') ledger.posting += 1;
    try {
      const content = await write(origin, false);
      ledger.acknowledged.push({ content, at: Date.now() });
      return content;
    } catch (error) {
      const isBusy = error instanceof RefusedError && error.status === 503 && Number(error.retryAfter) > 0;
      if (isBusy) ledger.turnedAway += 1;
      if (error instanceof RefusedError && !isBusy) ledger.faults.push(error.message);
      // A sign-up is two requests: where the second one was turned away, the account is there and not acknowledged.
      else ledger.unanswered.push({ kind, again: (now) => untilTaken(() => write(now, true)) });
      isOver = true;
      return undefined;
    } finally {
      if (kind === 'ad') ledger.posting -= 1;
    }
  };

  const seller = async () => {
    while (!isOver) {
      const email = `seller-${word()}@example.com`;
      const account = await attempt('account', (now, isRetry) => signUp(now, email, isRetry));
      if (!account) return;
      // Some choose a photo and then change their mind.
      const isFickle = randomInt(3) === 0;
      if (isFickle && (await sendPhoto(origin, account.token, newPhoto()).catch(() => undefined)))
        ledger.forgotten += 1;
      for (let count = 0; count < ADS_PER_SELLER && !isOver; count += 1) {
        const photos = Array.from({ length: randomInt(1, 4) }, newPhoto);
        const ad: Ad = { key: word(), token: account.token, title: `Sunny house ${word()}`, photos };
        // Half of the sellers send their photos ahead, as the form of the site does.
        if (randomInt(2) === 0) ad.tickets = [];
        const isPosted = await attempt('ad', (now) => postAd(now, ad));
        if (!isPosted && ad.tickets && ad.tickets.length < ad.photos.length) ledger.cutPhotos += 1;
      }
    }
  };
  const visitor = (kind: 'lead' | 'interest') => async () => {
    const write = kind === 'lead' ? postLead : postInterest;
    while (!isOver) {
      const key = word();
      await attempt(kind, (now) => write(now, key));
    }
  };
  const people = [seller, seller, visitor('lead'), visitor('lead'), visitor('interest')].map((each) => each());
  return async () => {
    isOver = true;
    await Promise.all(people);
  };
}

/** Looks for an acknowledged write through the site's public face. @returns what is wrong with it, if anything. */
export async function missing(origin: string, write: Content): Promise<string | undefined> {
  return untilTaken(() => wrongWith(origin, write)).catch((error: Error) => `${write.kind}: ${error.message}`);
}

async function wrongWith(origin: string, write: Content): Promise<string | undefined> {
  if (write.kind === 'account') {
    const headers = { authorization: `Bearer ${write.token}` };
    const { user } = await send(origin, '/api/auth/getuser', { method: 'GET', headers });
    return (user as { email: string }).email === write.email ? undefined : 'the account has another address';
  }
  if (write.kind === 'ad') {
    const ad = await send(origin, `/api/properties/single?id=${write.id}`, { method: 'GET' });
    if (ad.title !== write.title) return `ad ${write.id} has the title '${ad.title}'`;
    const images = ad.images as { src: string }[];
    if (images.length !== write.photos) return `ad ${write.id} has ${images.length} of ${write.photos} photos`;
    for (const { src } of images) {
      const response = await fetch(`${origin}${src}/320.webp`);
      await response.arrayBuffer();
      if (!response.ok) return `a photo of ad ${write.id} answers ${response.status}`;
    }
    return undefined;
  }
  if (write.kind === 'lead') {
    const again = await postLead(origin, write.key);
    return again.kind === 'lead' && again.id === write.id ? undefined : `lead ${write.id} was made a second time`;
  }
  await postInterest(origin, write.key);
  return undefined;
}
