import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const requestIds = new AsyncLocalStorage<string>();

/** Runs work for a request: what it asks the database carries the request's id. */
export function forRequest<Value>(id: string, work: () => Value): Value {
  return requestIds.run(id, work);
}

/** The request for which this code runs. */
export function currentRequest(): string | undefined {
  return requestIds.getStore();
}

const BEGINNING = '/* request ';

function tagged(statement: unknown): unknown {
  const id = currentRequest();
  if (id === undefined) return statement;
  const tag = (text: string) => (text.startsWith(BEGINNING) ? text : `${BEGINNING}${id} */ ${text}`);
  if (typeof statement === 'string') return tag(statement);
  const query = statement as { text?: unknown; name?: unknown; submit?: unknown } | null;
  // A prepared statement is known by its text, which therefore stays the same; a stream brings its own protocol.
  if (typeof query?.text !== 'string' || query.name !== undefined || query.submit !== undefined) return statement;
  return { ...query, text: tag(query.text) };
}

type Asks = { query: (...args: unknown[]) => unknown };

function tagging(asks: Asks): void {
  const query = asks.query.bind(asks);
  asks.query = (statement, ...rest) => query(tagged(statement), ...rest);
}

/**
 * Puts the id of the request before each statement as a comment, so that the database's own log (slow statements,
 * errors, deadlocks) leads back to the request and to the browser that sent it. Ids are of letters, digits, dashes and
 * underscores.
 */
export function tagWithRequests(pool: pg.Pool): pg.Pool {
  // A pool hands a waiting statement to its connection on behalf of whoever gave that one back: so both are tagged.
  tagging(pool as unknown as Asks);
  pool.on('connect', (client) => tagging(client as unknown as Asks));
  return pool;
}
