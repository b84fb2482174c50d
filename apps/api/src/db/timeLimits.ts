import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';

/** The server did not answer in time: it hangs, or is away without a word. Its code is that of a lost connection. */
export class DatabaseSilent extends Error {
  readonly code = '08006';

  constructor(limitMs: number) {
    super(`The database did not answer within ${limitMs} ms.`);
  }
}

/**
 * An answer of the database, if it comes within the time. Where this process itself was busy for that long, an answer
 * that lies in the socket still counts.
 * @throws DatabaseSilent
 */
export async function answerWithin<Value>(limitMs: number, answer: Promise<Value>): Promise<Value> {
  const stop = new AbortController();
  const silence = async (): Promise<never> => {
    await pause(limitMs, undefined, { signal: stop.signal, ref: false });
    // Timers come before sockets in a turn of the event loop.
    await turn();
    throw new DatabaseSilent(limitMs);
  };
  const silent = silence();
  silent.catch(() => undefined);
  try {
    return await Promise.race([answer, silent]);
  } finally {
    stop.abort();
  }
}

/** The driver's words for a statement whose answer it did not wait for any longer. */
const TIMED_OUT = 'Query read timeout';

/** Whether a statement was given up by the driver, which leaves its connection in the middle of an answer. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.message === TIMED_OUT || isGivenUp(error.cause));
}

/** What the driver knows of a connection's limit; its types leave it out. */
interface Limited {
  connectionParameters?: { query_timeout?: number | false };
}

/**
 * Lets the driver wait for the statements of a connection as long as they need, for migrations and backups; the server
 * has a limit of its own, `statement_timeout`.
 * @returns sets the limit again
 */
export function liftDriverLimit(client: pg.PoolClient): () => void {
  const limits = (client as Limited).connectionParameters;
  if (!limits) return () => undefined;
  const limit = limits.query_timeout ?? false;
  limits.query_timeout = false;
  return () => {
    limits.query_timeout = limit;
  };
}
