import type { Stuck } from '@karachi-estates/contracts/deskStuck';
import { type Actor, writeAudit } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { listQueues, retryFailed } from '../jobs/jobs.store.ts';
import { QUEUE_NAMES, sendJob } from '../jobs/queues.ts';
import { listWaitingMails, reviveMail } from '../mail/mail.store.ts';
import { rowMissing } from '../refused.ts';

/** Mails that did not go out at the first try and still have their text, and the queues of jobs. */
export async function readStuck({ db }: Pick<Deps, 'db'>): Promise<Stuck> {
  const mails = (await listWaitingMails(db)).filter(
    ({ attempts, givenUpAt, html }) => html !== '' && (attempts > 0 || givenUpAt !== null),
  );
  const queues = await listQueues(db);
  return {
    mails: mails.map((mail) => ({
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      attempts: mail.attempts,
      given_up: mail.givenUpAt !== null,
      written_at: mail.createdAt.toISOString(),
      next_at: mail.givenUpAt === null ? mail.nextAttemptAt.toISOString() : null,
      last_error: mail.lastError ?? '',
    })),
    queues: queues.map(({ queue, waiting, running, failed, nextAt, lastEndedAt, lastError }) => ({
      queue,
      waiting,
      running,
      failed,
      next_at: nextAt?.toISOString() ?? null,
      last_ended_at: lastEndedAt?.toISOString() ?? null,
      last_error: lastError ?? '',
    })),
  };
}

/**
 * Tries a mail again now, also one that was given up.
 * @throws Refused `not-found` for one that waits for nothing, or whose text was erased.
 */
export async function retryMail(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: number): Promise<Stuck> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    if (!(await reviveMail(tx, id, now))) throw rowMissing();
    await sendJob(tx, 'mail-send');
    await writeAudit(tx, actor, [{ action: 'mail.retry', subject: `mail:${id}` }], now);
  });
  return readStuck(deps);
}

/** Runs the failed jobs of a queue again. @throws Refused `not-found` for a queue without any. */
export async function retryJobs(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, name: string): Promise<Stuck> {
  const queue = QUEUE_NAMES.find((each) => each === name);
  if (!queue) throw rowMissing();
  await deps.db.transaction(async (tx) => {
    const retried = await retryFailed(tx, queue);
    if (retried === 0) throw rowMissing();
    await writeAudit(
      tx,
      actor,
      [{ action: 'jobs.retry', subject: `queue:${queue}`, after: { retried } }],
      deps.clock(),
    );
  });
  return readStuck(deps);
}
