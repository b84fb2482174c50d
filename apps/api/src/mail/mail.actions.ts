import type { Db } from '../db/connect.ts';
import { type Letter, writeLetter } from './letter.ts';
import { claimMails, giveBackMails, insertMail, markMailFailed, markMailSent, type QueuedMail } from './mail.store.ts';
import type { Mailer } from './mailer.ts';

/**
 * Puts a letter into the outbox. Call it with the transaction that causes it: it is sent if and only if that commits.
 * @param mail `secret` for letters with a token in them; `headers` e.g. `List-Unsubscribe`.
 */
export async function queueMail(
  db: Db,
  mail: { to: string; letter: Letter; at: Date; replyTo?: string; headers?: Record<string, string>; secret?: boolean },
): Promise<void> {
  const { letter, ...rest } = mail;
  await insertMail(db, { ...rest, ...writeLetter(letter) });
}

const LEASE_MS = 5 * 60_000;
const BATCH = 10;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;
const MAX_ATTEMPTS = 20;

/** How long to wait after so many failed attempts: half a minute, then twice as long each time, at most six hours. */
export function mailPause(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}

export interface MailWorkerDeps {
  db: Db;
  mailer: Mailer;
  clock: () => Date;
  logger: { warn: (details: object, text: string) => void };
}

async function deliver(deps: MailWorkerDeps, mail: QueuedMail): Promise<void> {
  try {
    await deps.mailer.send({
      id: `outbox-${mail.id}`,
      to: mail.recipient,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.headers,
    });
    await markMailSent(deps.db, mail, deps.clock());
  } catch (error) {
    const now = deps.clock();
    const next = mail.attempts >= MAX_ATTEMPTS ? null : new Date(now.getTime() + mailPause(mail.attempts));
    const reason = error instanceof Error ? error.message : String(error);
    // Neither address nor subject is logged: the row has them.
    deps.logger.warn({ mail: mail.id, attempts: mail.attempts, givenUp: next === null, reason }, 'mail not sent');
    await markMailFailed(deps.db, { id: mail.id, error: reason.slice(0, 500), now, next });
  }
}

/**
 * Sends what is due. Told to stop, it finishes the mail in hand and gives back those that it has taken: a long backlog must
 * not keep the process from ending, nor wait for a lease that nobody uses.
 * @returns how many mails were tried.
 */
export async function sendDueMails(deps: MailWorkerDeps, stopping?: AbortSignal): Promise<number> {
  let tried = 0;
  for (;;) {
    const now = deps.clock();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const mails = await claimMails(deps.db, { now, leaseUntil, limit: BATCH });
    for (const [place, mail] of mails.entries()) {
      if (stopping?.aborted) {
        const untried = mails.slice(place).map(({ id }) => id);
        await giveBackMails(deps.db, untried, now);
        return tried;
      }
      await deliver(deps, mail);
      tried += 1;
    }
    if (mails.length < BATCH || stopping?.aborted) return tried;
  }
}
