import pg from 'pg';
import type { Deps } from '../deps.ts';
import { forgetVersion } from './versioned.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Hears from the database server when another process changed what the lists show, and asks for the version then. While the
 * connection is broken, the version is still asked for regularly; this only makes changes appear sooner.
 * @returns ends the connection
 */
export function hearOfVersions(deps: Pick<Deps, 'pool' | 'settings' | 'logger'>): () => Promise<void> {
  let isStopped = false;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let connection: pg.Client | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: deps.settings.databaseUrl ?? undefined,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: 'karachi-estates-news',
    });
    connection = client;
    let isOver = false;
    const connectAgain = () => {
      if (isOver || isStopped) return;
      isOver = true;
      timer = setTimeout(() => void connect(), pause);
      timer.unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      client.end().catch(() => undefined);
    };
    client.on('error', (err) => {
      deps.logger.warn({ err }, 'news of other processes come later for a while');
      connectAgain();
    });
    client.on('end', connectAgain);
    client.on('notification', () => forgetVersion(deps.pool));
    try {
      await client.connect();
      await client.query('listen data_version');
      pause = FIRST_PAUSE_MS;
      // What was announced while nobody listened.
      forgetVersion(deps.pool);
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
