import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { QueueName } from './queues.ts';

/**
 * The jobs of a queue that are not done: how many there are in each state, when the next is due, and what went wrong
 * last.
 */
export interface QueueState {
  queue: string;
  waiting: number;
  running: number;
  failed: number;
  nextAt: Date | null;
  lastEndedAt: Date | null;
  lastError: string | null;
}

/** Every queue with what waits, runs and failed within the last two weeks. */
export async function listQueues(db: Db): Promise<QueueState[]> {
  const { rows } = await db.execute<
    Omit<QueueState, 'nextAt' | 'lastEndedAt'> & { nextAt: number; lastEndedAt: number }
  >(sql`
    select queue.name as queue,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      extract(epoch from min(start_after) filter (where state in ('created', 'retry')))::float8 as "nextAt",
      extract(epoch from max(completed_on))::float8 as "lastEndedAt",
      (array_agg(output ->> 'message' order by coalesce(completed_on, started_on) desc)
        filter (where state in ('failed', 'retry') and output is not null))[1] as "lastError"
    from pgboss.queue left join pgboss.job using (name)
    group by queue.name order by queue.name`);
  const dateOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1_000));
  return rows.map((row) => ({ ...row, nextAt: dateOf(row.nextAt), lastEndedAt: dateOf(row.lastEndedAt) }));
}

/** Makes the job of a queue that waits due now. */
export async function makeDue(db: Db, name: QueueName): Promise<void> {
  await db.execute(sql`
    update pgboss.job set start_after = now() - interval '1 second'
    where name = ${name} and state in ('created', 'retry')`);
}

/** Runs the failed jobs of a queue once more, now. @returns how many. */
export async function retryFailed(db: Db, name: QueueName): Promise<number> {
  const { rows } = await db.execute(sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now() - interval '1 second',
      completed_on = null
    where name = ${name} and state = 'failed' returning id`);
  return rows.length;
}
