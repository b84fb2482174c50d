import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Deps } from '../deps.ts';
import { messageOf } from '../logged.ts';
import { takeUpMails } from '../mail/mail.actions.ts';
import { accountsJobs } from './accounts.jobs.ts';
import { blogsJobs } from './blogs.jobs.ts';
import { changesJobs } from './changes.jobs.ts';
import { duplicatesJobs } from './duplicates.jobs.ts';
import { freshnessJobs } from './freshness.jobs.ts';
import { insightsJobs } from './insights.jobs.ts';
import { mailJobs } from './mail.jobs.ts';
import { mediaJobs } from './media.jobs.ts';
import { newsletterJobs } from './newsletter.jobs.ts';
import { ordersJobs } from './orders.jobs.ts';
import { plansJobs } from './plans.jobs.ts';
import { projectsJobs } from './projects.jobs.ts';
import { qualityJobs } from './quality.jobs.ts';
import {
  JOBS_SCHEMA,
  LOOK_SECONDS,
  leaseOf,
  QUEUE_NAMES,
  QUEUES,
  type QueueName,
  sendFirst,
  sendJob,
  sendNext,
} from './queues.ts';
import { retentionJobs } from './retention.jobs.ts';
import { searchesJobs } from './searches.jobs.ts';
import { statisticsJobs } from './statistics.jobs.ts';
import { tablesJobs } from './tables.jobs.ts';
import { viewingsJobs } from './viewings.jobs.ts';

/**
 * What a queue does. Told to stop by the signal, it ends after the piece in hand; what is left is done by the next run.
 * A job may run twice (its process may die before the end is noted), so it must find out by itself what is still to do.
 */
export type Job = (deps: Deps, stopping: AbortSignal) => Promise<unknown>;

const JOBS: Record<QueueName, Job> = {
  ...accountsJobs,
  ...blogsJobs,
  ...changesJobs,
  ...duplicatesJobs,
  ...freshnessJobs,
  ...insightsJobs,
  ...mailJobs,
  ...mediaJobs,
  ...newsletterJobs,
  ...ordersJobs,
  ...plansJobs,
  ...projectsJobs,
  ...qualityJobs,
  ...retentionJobs,
  ...searchesJobs,
  ...statisticsJobs,
  ...tablesJobs,
  ...viewingsJobs,
};

/** A run is told to end so long before its lease does, so that no other process begins the same work meanwhile. */
const ENDING_SECONDS = 15;

/** How long a stop waits for the runs in hand. */
const STOP_TIMEOUT_MS = 8_000;

/** Runs a job once. Its next run is due even where this one fails. */
export async function runJob(deps: Deps, name: QueueName, stopping?: AbortSignal): Promise<void> {
  const timeUp = AbortSignal.timeout((leaseOf(name).leaseSeconds - ENDING_SECONDS) * 1_000);
  const signal = stopping ? AbortSignal.any([stopping, timeUp]) : timeUp;
  try {
    await JOBS[name](deps, signal);
  } finally {
    // What was cut short goes on at once, here or in another process.
    await (signal.aborted ? sendJob(deps.db, name) : sendNext(deps.db, name));
  }
}

/** The library's statements on the pool. Several in one text bring their own transaction, which must not stay open. */
async function execute(pool: pg.Pool, text: string, values?: unknown[]) {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await client.query(text, values);
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The embedded database belongs to this process alone, so whoever had these jobs is dead. */
async function releaseLeases(deps: Deps, boss: PgBoss): Promise<void> {
  const { rows } = await deps.pool.query<{ name: string; id: string }>(
    `select name, id from ${JOBS_SCHEMA}.job where state = 'active'`,
  );
  for (const { name, id } of rows) await boss.fail(name, id, { message: 'The process that ran this ended.' });
}

/** The library on the database's pool. `statements` are those under way. */
function createBoss({ pool, logger }: Deps, statements: Set<Promise<unknown>>): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const statement = execute(pool, text, values);
        statements.add(statement);
        try {
          return await statement;
        } catch (err) {
          logger.warn({ err }, 'the job tables could not be reached');
          throw err;
        } finally {
          statements.delete(statement);
        }
      },
    },
    schema: JOBS_SCHEMA,
    schedule: false,
    migrate: false,
    maintenanceIntervalSeconds: LOOK_SECONDS,
    archiveCompletedAfterSeconds: 3_600,
    archiveFailedAfterSeconds: 14 * 86_400,
  });
  boss.on('error', (err) => logger.warn({ err }, 'the job tables could not be read'));
  return boss;
}

/** Runs what is due on a queue. One run does all that is there, however many asked for it. */
async function runDue(deps: Deps, boss: PgBoss, name: QueueName, stopping: AbortSignal): Promise<void> {
  const batchSize = QUEUES[name].every === undefined ? 100 : 1;
  const ids = (await boss.fetch(name, { batchSize })).map(({ id }) => id);
  if (ids.length === 0) return;
  try {
    await runJob(deps, name, stopping);
  } catch (err) {
    deps.logger.warn({ err, job: name }, 'a job failed and is tried again');
    for (const id of ids) await boss.fail(name, id, { message: messageOf(err) });
    return;
  }
  await boss.complete(name, ids);
}

/**
 * Starts what the server does by itself, on the queues of the database; any number of processes share them.
 * @returns stops it, after the work in hand.
 */
export async function startJobs(deps: Deps): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  // Each queue's worker waits for it.
  setMaxListeners(2 * QUEUE_NAMES.length, stopping.signal);
  const statements = new Set<Promise<unknown>>();
  const boss = createBoss(deps, statements);
  await boss.start();
  if (deps.embedded) await releaseLeases(deps, boss);
  await takeUpMails(deps, deps.embedded);

  // The library's own workers do not wait for the statement that ends a job: its error would end the process.
  const work = async (name: QueueName) => {
    while (!stopping.signal.aborted) {
      await runDue(deps, boss, name, stopping.signal).catch((err: unknown) => {
        // The job stays leased until its time is up.
        deps.logger.warn({ err, job: name }, 'the end of a job could not be noted: it runs again');
      });
      await pause(QUEUES[name].pollSeconds * 1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  for (const name of QUEUE_NAMES) await sendFirst(deps.db, name);
  const workers = QUEUE_NAMES.map(work);
  return async () => {
    stopping.abort();
    await Promise.race([Promise.all(workers), pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    await boss.stop();
    await Promise.allSettled(statements);
  };
}
