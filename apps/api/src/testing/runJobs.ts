import PgBoss from 'pg-boss';
import type { Deps } from '../deps.ts';
import { runJob } from '../jobs/jobs.ts';
import { JOBS_SCHEMA, QUEUE_NAMES, type QueueName } from '../jobs/queues.ts';

/**
 * Runs the jobs that are due, as a process would that works on the queues, until none is left. A test thereby shows
 * that what it did has sent its job.
 * @returns the queues that had work, in the order in which they ran.
 */
export async function runJobs(deps: Deps): Promise<QueueName[]> {
  const db = { executeSql: (text: string, values?: unknown[]) => deps.pool.query(text, values) };
  const boss = new PgBoss({ db, schema: JOBS_SCHEMA });
  const ran: QueueName[] = [];
  for (;;) {
    const before = ran.length;
    for (const name of QUEUE_NAMES) {
      const jobs = await boss.fetch(name, { batchSize: 100 });
      if (jobs.length === 0) continue;
      const ids = jobs.map(({ id }) => id);
      ran.push(name);
      try {
        await runJob(deps, name);
        await boss.complete(name, ids);
      } catch (error) {
        for (const id of ids) await boss.fail(name, id, { message: String(error) });
        throw error;
      }
    }
    if (ran.length === before) return ran;
  }
}
