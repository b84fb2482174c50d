import { CACHE_TAG } from '@karachi-estates/api/plugins/answers';
import { CONTACTS_HEADER, readShown, SHOWN_HEADER, type ShownListings } from '@karachi-estates/api/plugins/counting';
import { type AnswerOf, type Failure, pathOf } from '@karachi-estates/contracts/endpoint';
import type { Locale } from '@karachi-estates/domain/words/locale';
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import { CallFailed } from '../app/data/call.ts';
import type { Caller } from '../app/data/reading.ts';

export type { Caller };

interface InProcessOptions {
  /** The language of what it says to people; English where none is given. */
  locale?: Locale;
  /** Is told what each answer shows; undefined for one that does not say and must not be cached. */
  onSubjects?: (subjects: readonly string[] | undefined) => void;
  /** Is told which listings people see by it. */
  onShown?: (shown: ShownListings) => void;
  /** Is told of which listings it holds the seller's contacts. */
  onContacts?: (listings: readonly number[]) => void;
}

/**
 * The API as loaders call it: through the same routes, hooks and schemas as over the network, without the network. Not
 * by `app.inject`, which refuses once the site is stopping, when pages that it was asked for before are still made.
 */
export function inProcess(app: FastifyInstance, remoteAddress: string, options: InProcessOptions = {}): Caller {
  const { locale = 'en', onSubjects, onShown, onContacts } = options;
  return async (endpoint, address) => {
    // Tests ask before anybody listens.
    if (!app.server.listening) await app.ready();
    const response = await inject(app.routing, {
      method: endpoint.method,
      url: pathOf(endpoint, address),
      headers: { accept: 'application/json', 'accept-language': locale },
      remoteAddress,
    });
    onSubjects?.(response.headers[CACHE_TAG]?.toString().split(','));
    const shown = response.headers[SHOWN_HEADER];
    if (shown) onShown?.(readShown(String(shown)));
    const contacts = response.headers[CONTACTS_HEADER];
    if (contacts) onContacts?.(String(contacts).split(',').map(Number));
    const data: unknown = response.body ? JSON.parse(response.body) : undefined;
    if (response.statusCode >= 400) throw new CallFailed(response.statusCode, data as Partial<Failure>);
    return {
      data: data as AnswerOf<typeof endpoint>,
      header: (name) => response.headers[name]?.toString() ?? null,
    };
  };
}
