import { IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import { getProperty, listProperties } from '@karachi-estates/contracts/properties';
import { CONTACTS_LIMITED } from '@karachi-estates/domain/enquiries/messages';
import { parsePropertyId, parsePropertySegment } from '@karachi-estates/domain/properties/address';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { HttpProblem } from './errors.ts';

const HOUR = 3_600_000;
/** Offices and mobile networks share an address: so many browsers behind one may look as much as one alone. */
const BROWSERS_BEHIND_AN_ADDRESS = 40;
/** Who is counted at the same time; the one longest not seen is forgotten. */
const MOST_COUNTED = 20_000;
/** Contacts in one answer of the full list, where nothing is said. */
const USUAL_LIST = 24;
const LONGEST_LIST = 100;

interface Window {
  endsAt: number;
  seen: Set<string>;
}

/** Counts of how many different listings each visitor has seen the contact within an hour. */
export class ContactCounter {
  readonly #most: number;
  readonly #windows = new Map<string, Window>();

  /** @param most listings in an hour for one browser; many browsers behind an address have forty times as many. */
  constructor(most: number) {
    this.#most = most;
  }

  #windowOf(name: string, now: number): Window {
    const known = this.#windows.get(name);
    this.#windows.delete(name);
    const window = known && known.endsAt > now ? known : { endsAt: now + HOUR, seen: new Set<string>() };
    this.#windows.set(name, window);
    if (this.#windows.size > MOST_COUNTED) {
      const [oldest] = this.#windows.keys();
      if (oldest !== undefined) this.#windows.delete(oldest);
    }
    return window;
  }

  /**
   * Counts a look at some listings; one that was looked at already is free.
   * @returns the seconds to wait, 0 where the visitor may look.
   */
  look(visitor: { address: string; browser: string }, listings: readonly string[], now: number): number {
    const limits = [
      { window: this.#windowOf(visitor.address, now), most: this.#most * BROWSERS_BEHIND_AN_ADDRESS },
      { window: this.#windowOf(`${visitor.address} ${visitor.browser}`, now), most: this.#most },
    ];
    const over = limits.find(({ window, most }) => {
      const added = listings.filter((listing) => !window.seen.has(listing)).length;
      return added > 0 && window.seen.size + added > most;
    });
    if (over) return Math.max(1, Math.ceil((over.window.endsAt - now) / 1_000));
    for (const { window } of limits) for (const listing of listings) window.seen.add(listing);
    return 0;
  }
}

const DETAIL = /^(?:\/ur)?\/property-detail-home\/([^/]+)(?:\/papers)?\/?$/i;

/** The listings whose contacts an answer holds, as names that are the same for the same listing. */
function contactsIn(request: FastifyRequest): string[] {
  const [path = '', search = ''] = request.url.split(/\?(.*)/s, 2);
  const segment = DETAIL.exec(path)?.[1];
  if (segment !== undefined) {
    const id = parsePropertySegment(segment);
    return id === undefined ? [] : [`${id}`];
  }
  const { url } = request.routeOptions;
  const query = new URLSearchParams(search);
  if (url === getProperty.url) {
    const id = parsePropertyId(query.get('id') ?? '');
    return id === undefined ? [] : [`${id}`];
  }
  if (url === listProperties.url) {
    const count = Math.min(Number(query.get('limit')) || USUAL_LIST, LONGEST_LIST);
    return Array.from({ length: count }, (_, place) => `${query}#${place}`);
  }
  return [];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Seconds that a visitor waits who has looked at too many contacts; 0 for all others. Counts the look. */
    contactWait: (request: FastifyRequest) => number;
  }
}

/**
 * Stops who collects contacts one by one, whether their answers come from a cache or not. Pages ask
 * {@link FastifyInstance.contactWait} themselves, since they have a page to say it; the API answers 429.
 */
export function registerContactLimit(app: FastifyInstance, deps: Pick<Deps, 'settings' | 'clock'>): void {
  const { contactsPerHour: most } = deps.settings;
  const counter = new ContactCounter(most);
  app.decorate('contactWait', (request: FastifyRequest) => {
    // What the pages' own server asks in-process is the visitor's page request, which was counted already.
    if (most === 0 || !(request.raw instanceof IncomingMessage)) return 0;
    const listings = contactsIn(request);
    if (listings.length === 0) return 0;
    const { 'user-agent': agent = '', 'accept-language': language = '' } = request.headers;
    const visitor = { address: normalizeIP(request.ip, 64), browser: `${agent} ${language}`.slice(0, 300) };
    return counter.look(visitor, listings, deps.clock().getTime());
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isPage) return;
    const seconds = app.contactWait(request);
    if (seconds > 0)
      throw new HttpProblem(429, told({ CONTACTS_LIMITED }, { most }), undefined, { 'retry-after': String(seconds) });
  });
}
