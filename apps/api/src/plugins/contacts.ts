import { normalizeIP } from '@fastify/rate-limit';
import { CONTACTS_LIMITED } from '@karachi-estates/domain/enquiries/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { isFromNetwork } from './counting.ts';
import { HttpProblem } from './errors.ts';

const HOUR = 3_600_000;
/**
 * Offices and mobile networks share an address: forty people who read ten each are within this. A browser is only what
 * a request says it is, so all of an address together stay below what is worth collecting.
 */
const TIMES_BEHIND_AN_ADDRESS = 8;
/** Who is counted at the same time; the one longest not seen is forgotten. */
const MOST_COUNTED = 20_000;

interface Window {
  endsAt: number;
  seen: Set<number>;
}

/** Counts of how many different listings each visitor has seen the contact within an hour. */
export class ContactCounter {
  readonly #most: number;
  readonly #windows = new Map<string, Window>();

  /** @param most listings in an hour for one browser; all behind an address have eight times as many. */
  constructor(most: number) {
    this.#most = most;
  }

  #windowOf(name: string, now: number): Window {
    const known = this.#windows.get(name);
    this.#windows.delete(name);
    const window = known && known.endsAt > now ? known : { endsAt: now + HOUR, seen: new Set<number>() };
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
   * @returns the seconds to wait, 0 where the visitor may look.
   */
  look(visitor: { address: string; browser: string }, listings: readonly number[], now: number): number {
    const limits = [
      { window: this.#windowOf(visitor.address, now), most: this.#most * TIMES_BEHIND_AN_ADDRESS },
      { window: this.#windowOf(`${visitor.address} ${visitor.browser}`, now), most: this.#most },
    ];
    const over = limits.find(({ window, most }) => {
      const added = listings.filter((listing) => !window.seen.has(listing)).length;
      return added > 0 && window.seen.size > 0 && window.seen.size + added > most;
    });
    if (over) return Math.max(1, Math.ceil((over.window.endsAt - now) / 1_000));
    for (const { window } of limits) for (const listing of listings) window.seen.add(listing);
    return 0;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Seconds that a visitor waits who has looked at too many contacts; 0 for all others. Counts the look.
     * @param listings those whose contacts the answer holds, however it was asked for.
     */
    contactWait: (request: FastifyRequest, listings: readonly number[]) => number;
    /**
     * Counts the look at an answer of the API.
     * @throws HttpProblem 429 with `Retry-After` for who has looked at too many.
     */
    requireContactsLeft: (request: FastifyRequest, listings: readonly number[]) => void;
  }
}

/**
 * Stops who collects contacts one by one, whether their answers come from a cache or not. Pages ask
 * {@link FastifyInstance.contactWait} themselves, since they have a page to say it; the API answers 429.
 */
export function registerContactLimit(app: FastifyInstance, deps: Pick<Deps, 'settings' | 'clock'>): void {
  const { contactsPerHour: most } = deps.settings;
  const counter = new ContactCounter(most);
  const contactWait = (request: FastifyRequest, listings: readonly number[]) => {
    // What the pages' own server asks in-process is counted with the page that is made of it.
    if (most === 0 || listings.length === 0 || !isFromNetwork(request)) return 0;
    return counter.look(visitorOf(request), listings, deps.clock().getTime());
  };
  app.decorate('contactWait', contactWait);
  app.decorate('requireContactsLeft', (request: FastifyRequest, listings: readonly number[]) => {
    const seconds = contactWait(request, listings);
    if (seconds === 0) return;
    throw new HttpProblem(429, told({ CONTACTS_LIMITED }, { most }), undefined, { 'retry-after': String(seconds) });
  });
}

/** The app says the language of its page in what it fetches, so that does not tell browsers apart. */
const visitorOf = ({ ip, headers }: FastifyRequest) => ({
  address: normalizeIP(ip, 64),
  browser: (headers['user-agent'] ?? '').slice(0, 300),
});
