import type pg from 'pg';
import { addressesOf } from '../db/addresses.ts';
import { clientFor } from '../db/servers.ts';
import type { Deps } from '../deps.ts';

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 30_000;

/**
 * Subscribes to the database server's notices of changes, so that those of other processes are read at once. While the
 * connection is broken they are still read regularly, only later. It goes past a pooler, which would lend the
 * subscribed connection to others.
 * @returns ends the connection
 */
export function listenForChanges(deps: Pick<Deps, 'changes' | 'settings' | 'logger'>): () => Promise<void> {
  const url = deps.settings.databaseDirectUrl ?? deps.settings.databaseUrl ?? '';
  const Client = clientFor(url);
  let isStopped = false;
  let backoff = FIRST_BACKOFF_MS;
  let timer: NodeJS.Timeout | undefined;
  let connection: pg.Client | undefined;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: addressesOf(url)[0],
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: 'karachi-estates-changes',
    });
    connection = client;
    let isOver = false;
    const connectAgain = () => {
      if (isOver || isStopped) return;
      isOver = true;
      timer = setTimeout(() => void connect(), backoff);
      timer.unref();
      backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS);
      client.end().catch(() => undefined);
    };
    client.on('error', (err) => {
      deps.logger.warn({ err }, 'changes of other processes are seen later for a while');
      connectAgain();
    });
    client.on('end', connectAgain);
    client.on('notification', () => deps.changes.expectNews());
    try {
      await client.connect();
      await client.query('listen changes');
      backoff = FIRST_BACKOFF_MS;
      // What was announced while nobody listened.
      deps.changes.expectNews();
    } catch {
      connectAgain();
    }
  }

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await connection?.end().catch(() => undefined);
  };
}
