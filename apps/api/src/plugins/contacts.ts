import { CONTACTS_LIMITED } from '@karachi-estates/domain/enquiries/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { HOUR_MS } from '../durations.ts';
import { isTriedOut } from '../staff/demo.actions.ts';
import { callerAddress, callerAgent, isFromNetwork } from './caller.ts';
import { newMark, readMark } from './contactMarks.ts';
import { HttpProblem } from './errors.ts';
import { searchEngines } from './searchEngines.ts';
import { originOf } from './staffSession.ts';

/**
 * Offices and mobile networks share an address: forty people who read ten each are within this. A browser is only what
 * a request says it is, so all newcomers behind an address together stay below what is worth collecting.
 */
const TIMES_FOR_NEWCOMERS = 8;
/**
 * A mobile network has thousands behind one address, with few kinds of browsers. Who is known by a mark opens a few
 * whatever the others do. Beyond those all marks of an address have this together, since marks can be collected, too.
 */
const FEW = 2;
const TIMES_FOR_MARKED = 16;
/** So many marks are given behind one address in an hour: a collector who wants thousands of them is busy for hours. */
const TIMES_FOR_NEW_MARKS = 4;
/** All behind an address stay below this, however many marks they have. */
const TIMES_FOR_ALL = 80;
/** A mark counts after this time: who collects cannot use at once what each refusal gives. */
const MARK_COUNTS_AFTER_MS = 10 * 60_000;
/** Who is counted at the same time; the one longest not seen is forgotten. */
const MOST_COUNTED = 20_000;
const LONGEST_AGENT = 300;

interface Window {
  endsAt: number;
  seen: Set<number>;
}

/** Counts of how many different listings each visitor has seen the contact within an hour. */
export class ContactCounter {
  readonly #most: number;
  readonly #windows = new Map<string, Window>();

  /**
   * @param most listings in an hour for one visitor; all newcomers behind an address have eight times as many, all with
   * a mark sixteen times beside two for each, and all behind it together eighty times.
   */
  constructor(most: number) {
    this.#most = most;
  }

  #windowOf(name: string, now: number): Window {
    const known = this.#windows.get(name);
    this.#windows.delete(name);
    const window = known && known.endsAt > now ? known : { endsAt: now + HOUR_MS, seen: new Set<number>() };
    this.#windows.set(name, window);
    if (this.#windows.size > MOST_COUNTED) {
      const [oldest] = this.#windows.keys();
      if (oldest !== undefined) this.#windows.delete(oldest);
    }
    return window;
  }

  /**
   * Counts a look at some listings; one that was looked at already is free. The first look of an hour is free of the
   * limit, since waiting would not make a long list shorter.
   * @param visitor `mark` of one who has been here before; all others behind the address are counted together, and each
   * `browser` by itself where it is given.
   * @returns the seconds to wait, 0 where the visitor may look.
   */
  look(
    { address, browser, mark }: { address: string; browser?: string; mark?: string | undefined },
    listings: readonly number[],
    now: number,
  ): number {
    const addedTo = ({ seen }: Window) => listings.filter((listing) => !seen.has(listing)).length;
    const marked = mark ? this.#windowOf(`mark ${mark}`, now) : undefined;
    const isMoreThanFew = marked && addedTo(marked) > 0 && marked.seen.size + addedTo(marked) > FEW;
    const own = marked
      ? [
          { window: marked, most: this.#most },
          isMoreThanFew && { window: this.#windowOf(`marked ${address}`, now), most: this.#most * TIMES_FOR_MARKED },
        ]
      : [
          { window: this.#windowOf(`newcomers ${address}`, now), most: this.#most * TIMES_FOR_NEWCOMERS },
          browser !== undefined && {
            window: this.#windowOf(`browser ${address} ${browser}`, now),
            most: this.#most,
          },
        ];
    const all = { window: this.#windowOf(`all ${address}`, now), most: this.#most * TIMES_FOR_ALL };
    const limits = [all, ...own].filter((limit) => typeof limit === 'object');
    const over = limits.find(({ window, most }) => {
      const added = addedTo(window);
      return added > 0 && window.seen.size > 0 && window.seen.size + added > most;
    });
    if (over) return Math.max(1, Math.ceil((over.window.endsAt - now) / 1_000));
    for (const { window } of limits) for (const listing of listings) window.seen.add(listing);
    return 0;
  }

  /** Whether somebody behind an address may get a new mark, which is counted. */
  givesMark(address: string, now: number): boolean {
    const { seen } = this.#windowOf(`new marks ${address}`, now);
    if (seen.size >= this.#most * TIMES_FOR_NEW_MARKS) return false;
    seen.add(seen.size);
    return true;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts the look at an answer.
     * @param listings those whose contacts the answer holds, however it was asked for.
     * @returns headers of the refusal for who has looked at too many, with `retry-after` in seconds.
     */
    contactRefusal: (request: FastifyRequest, listings: readonly number[]) => Promise<ContactRefusal | undefined>;
    /**
     * Counts the look at an answer of the API.
     * @throws HttpProblem 429 with `Retry-After` for who has looked at too many.
     */
    requireContactsLeft: (request: FastifyRequest, listings: readonly number[]) => Promise<void>;
  }
}

/** `set-cookie` is the mark of who had none. */
type ContactRefusal = { 'retry-after': string; 'set-cookie'?: string };

/**
 * Stops who collects contacts one by one, whether their answers come from a cache or not. Pages ask
 * {@link FastifyInstance.contactRefusal} themselves, since they have a page to say it; the API answers 429.
 * @param deps `secret` signs the marks.
 */
export function registerContactLimit(
  app: FastifyInstance,
  deps: Pick<Deps, 'settings' | 'clock' | 'db' | 'names'> & { secret: () => Promise<Buffer> },
): void {
  const { contactsPerHour: most, siteUrl } = deps.settings;
  const counter = new ContactCounter(most);
  const isSearchEngine = searchEngines(deps.names);
  app.decorate('contactRefusal', async (request: FastifyRequest, listings: readonly number[]) => {
    // What the pages' own server asks in-process is counted with the page that is made of it.
    if (most === 0 || listings.length === 0 || !isFromNetwork(request)) return undefined;
    const now = deps.clock().getTime();
    const mark = await readMark(deps.secret, request.headers.cookie);
    const isKnown = mark !== undefined && now - mark.givenAt >= MARK_COUNTS_AFTER_MS;
    const visitor = { address: callerAddress(request), browser: callerAgent(request).slice(0, LONGEST_AGENT) };
    const seconds = counter.look({ ...visitor, mark: isKnown ? mark.id : undefined }, listings, now);
    if (seconds === 0) return undefined;
    // An engine has to read every listing to show it to those who look for a home.
    if (await isSearchEngine({ ip: request.ip, agent: visitor.browser })) return undefined;
    // Who tries the site out compares lists for an hour; invented contacts are worth no more than the address may have.
    const isTrial = await isTriedOut(deps, originOf(request));
    if (isTrial && counter.look({ address: visitor.address }, listings, now) === 0) return undefined;
    if (isKnown || (!mark && !counter.givesMark(visitor.address, now))) return { 'retry-after': String(seconds) };
    const countsIn = ((mark?.givenAt ?? now) + MARK_COUNTS_AFTER_MS - now) / 1_000;
    const refusal = { 'retry-after': String(Math.ceil(Math.min(seconds, countsIn))) };
    return mark ? refusal : { ...refusal, 'set-cookie': await newMark(deps.secret, now, siteUrl.startsWith('https:')) };
  });
  app.decorate('requireContactsLeft', async (request: FastifyRequest, listings: readonly number[]) => {
    const refusal = await app.contactRefusal(request, listings);
    if (refusal) throw new HttpProblem(429, told({ CONTACTS_LIMITED }, { most }), undefined, refusal);
  });
}
