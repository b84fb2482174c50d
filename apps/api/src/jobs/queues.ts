import { sql } from 'drizzle-orm';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Db } from '../db/connect.ts';

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

interface QueueOptions {
  /** How often a process looks for work. */
  pollSeconds: number;
  every?: number;
  /** Where a minute is the longest that its work may wait for the process that took it: {@link LEASE_SECONDS} else. */
  leaseSeconds?: number;
  retrySeconds?: number;
  /** Runs when a process starts: it plans its own next run, which a restored database has no row for. */
  atStart?: boolean;
}

/**
 * Every queue of jobs. One with `every` repeats: its next run is due that many seconds after the last one ended. The
 * due date is a row of the database, so a process that is restarted more often than that still comes to it.
 */
const QUEUE_OPTIONS = {
  'mail-send': { pollSeconds: 1, leaseSeconds: 20, retrySeconds: 2 },
  'mail-due': { pollSeconds: 5, every: 10 * SECOND, leaseSeconds: 20, retrySeconds: 2 },
  'plans-expire': { pollSeconds: 10, every: MINUTE },
  'plans-remind': { pollSeconds: 30, every: HOUR },
  'orders-end': { pollSeconds: 30, every: 10 * MINUTE },
  'accounts-purge': { pollSeconds: 30, every: HOUR },
  'changes-purge': { pollSeconds: 30, every: HOUR },
  'statistics-refresh': { pollSeconds: 5, every: 30 * SECOND },
  'media-encode': { pollSeconds: 5, every: 10 * SECOND },
  'media-purge': { pollSeconds: 30, every: 6 * HOUR },
  'media-hash': { pollSeconds: 30, every: HOUR },
  'duplicates-find': { pollSeconds: 10, every: MINUTE },
  'quality-score': { pollSeconds: 10, every: MINUTE },
  'freshness-ask': { pollSeconds: 15, every: 10 * MINUTE },
  'searches-alert': { pollSeconds: 5, every: 10 * SECOND },
  'push-send': { pollSeconds: 1 },
  'push-due': { pollSeconds: 5, every: 30 * SECOND },
  // Sent with each hold, for the moment when it ends.
  'holds-release': { pollSeconds: 1, atStart: true },
  // Sent for the moments at which a launch opens or ends, a turn ends, or a unit comes back.
  'launch-turns': { pollSeconds: 1, atStart: true },
  // Soon after midnight in Karachi.
  'insights-forget': { pollSeconds: 30, every: 10 * MINUTE },
  // Sent with each article that is scheduled, for its moment; the second sees to what a long outage made late.
  'articles-publish': { pollSeconds: 1 },
  'articles-due': { pollSeconds: 15, every: 2 * MINUTE },
  // Sent with each issue for its moment, and by itself until every reader has theirs; the second after a long outage.
  'newsletter-send': { pollSeconds: 1 },
  'newsletter-due': { pollSeconds: 15, every: MINUTE },
  'insights-mail': { pollSeconds: 30, every: 10 * MINUTE },
  'insights-months': { pollSeconds: 30, every: 24 * HOUR },
  'viewings-remind': { pollSeconds: 15, every: 10 * MINUTE },
  'retention-erase': { pollSeconds: 30, every: 24 * HOUR },
  // At four in the morning in Karachi.
  'tables-vacuum': { pollSeconds: 30, every: HOUR, leaseSeconds: 10 * MINUTE },
} as const satisfies Record<string, QueueOptions>;

export type QueueName = keyof typeof QUEUE_OPTIONS;
export const QUEUE_NAMES = Object.keys(QUEUE_OPTIONS) as QueueName[];
export const QUEUES: Record<QueueName, QueueOptions> = QUEUE_OPTIONS;

/** The schema of the job tables, which the library makes and migrates. */
export const JOBS_SCHEMA = 'pgboss';

/**
 * How long a run holds its job. One whose process died is run again after this, the next look and the pause of a retry,
 * which is up to twice {@link RETRY_SECONDS}. Processes share the looks, so that two of their pauses may pass.
 */
const LEASE_SECONDS = 40;
export const LOOK_SECONDS = 10;
const RETRY_SECONDS = 10;

/** How long a run of a queue holds its job, and the pause before a first retry. */
export function leaseOf(name: QueueName): { leaseSeconds: number; retrySeconds: number } {
  const { leaseSeconds = LEASE_SECONDS, retrySeconds = RETRY_SECONDS } = QUEUES[name];
  return { leaseSeconds, retrySeconds };
}

const RETRIES = { retryLimit: 5, retryBackoff: true };

/**
 * Makes or migrates the tables of jobs and adds the queues that are missing. Call it under the lock of the migrations.
 */
export async function installQueues(client: pg.PoolClient): Promise<void> {
  const db: PgBoss.Db = { executeSql: (text, values) => client.query(text, values) };
  const boss = await new PgBoss({ db, schema: JOBS_SCHEMA, supervise: false, schedule: false }).start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of QUEUE_NAMES) {
    if (known.has(name)) continue;
    // One run of a repeated job waits and one runs, whichever process they belong to.
    const policy = QUEUES[name].every === undefined ? 'standard' : 'stately';
    await boss.createQueue(name, { name, policy, ...RETRIES });
  }
}

/** It writes with the connection that each call names, and has none of its own. */
const sender = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A job is sent with the transaction that causes it.')) },
  schema: JOBS_SCHEMA,
});

/** Drizzle as the library asks it: `$1` and its like become parameters of Drizzle's own. */
function connectionOf(db: Db): PgBoss.Db {
  return {
    executeSql(text, values) {
      const parts = text.split(/\$(\d+)/);
      const chunks = parts.map((part, place) =>
        place % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1] ?? null)}`,
      );
      return db.execute(sql.join(chunks));
    },
  };
}

/** A row of a queue. It names its lease itself: the queue may be of an earlier release. */
function rowOf(name: QueueName, startAfter?: string): PgBoss.JobInsert {
  const { leaseSeconds, retrySeconds } = leaseOf(name);
  return { name, expireInSeconds: leaseSeconds, retryDelay: retrySeconds, ...(startAfter ? { startAfter } : {}) };
}

/**
 * Sends a job with the transaction that causes it: it runs if and only if that commits. Where the next run of a
 * repeated one waits already, that stays as it is.
 * @param at not before this moment.
 */
export async function sendJob(db: Db, name: QueueName, at?: Date): Promise<void> {
  await sender.insert([rowOf(name, at?.toISOString())], { db: connectionOf(db) });
}

/** Sees to it that a repeated job is due, a period from now; one that waits already stays as it is. */
export async function sendNext(db: Db, name: QueueName): Promise<void> {
  const { every } = QUEUES[name];
  if (every !== undefined) await sender.insert([rowOf(name, String(every))], { db: connectionOf(db) });
}

/**
 * What a process that starts sees to: repeated jobs are due, and those that plan their next run themselves run once.
 */
export async function sendFirst(db: Db, name: QueueName): Promise<void> {
  if (QUEUES[name].atStart) await sendJob(db, name);
  else await sendNext(db, name);
}
