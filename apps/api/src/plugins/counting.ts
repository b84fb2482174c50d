import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Shown, Visitor } from '../insights/eventCounter.ts';
import { callerAddress, callerAgent } from './caller.ts';

/** The header by which an in-process answer tells the page that is made of it which listings it shows. */
export const SHOWN_HEADER = 'x-shown';

/** The header by which an in-process answer tells the page that is made of it whose contacts it holds. */
export const CONTACTS_HEADER = 'x-contacts';

/** What a page or an answer is counted for. */
export type ShownListings = readonly Shown[];

/** `impression:7,9 view:12` */
export const writeShown = (shown: readonly Shown[]): string =>
  shown.map(({ kind, ids }) => `${kind}:${ids.join()}`).join(' ');

/** What {@link writeShown} has written. */
export const readShown = (header: string): Shown[] =>
  header.split(' ').map((part) => {
    const [kind, ids = ''] = part.split(':') as [Shown['kind'], string];
    return { kind, ids: ids.split(',').map(Number) };
  });

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts what a visitor was shown, whether the answer came from a cache or not. What the pages' own server asks
     * in-process and what a browser fetches ahead counts nothing.
     */
    countShown: (request: FastifyRequest, shown: readonly Shown[]) => void;
  }
}

const visitorOf = (request: FastifyRequest): Visitor => ({
  address: callerAddress(request),
  agent: callerAgent(request),
});

/** A page that a browser fetches before anybody has asked for it. */
const isAhead = ({ headers }: FastifyRequest): boolean =>
  /prefetch|prerender/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`);

/** Adds {@link FastifyInstance.countShown}, and notes which visitors are signed in as sellers. */
export function registerCounting(app: FastifyInstance, deps: Pick<Deps, 'events' | 'settings'>): void {
  const { events, settings } = deps;
  app.decorate('countShown', (request: FastifyRequest, shown: readonly Shown[]) => {
    if (!settings.countVisits || shown.length === 0 || request.method === 'HEAD' || isAhead(request)) return;
    events.note(visitorOf(request), shown);
  });
  if (!settings.countVisits) return;
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.account?.role === 'seller') events.noteSeller(visitorOf(request), request.account.id);
    done();
  });
}
