import { isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import type { Db } from '../db/connect.ts';
import { HOUR_MS } from '../durations.ts';
import { sendJob } from '../jobs/queues.ts';
import { readPaperFile } from '../orders/paperFile.actions.ts';
import { isKnownDead, THIS_PROCESS } from './leases.ts';
import {
  insertMail,
  leaseMails,
  listLeaseHolders,
  markMailFailed,
  markMailSent,
  type QueuedMail,
  releaseMails,
  reviveMails,
} from './mail.store.ts';
import type { Mailer } from './mailer.ts';
import { type MailTemplate, renderMail } from './render.ts';

/** What {@link queueMail} needs for answers to go to an address; nothing where what was typed is no address. */
export function replyTo(email: string): { replyTo?: string } {
  return isEmail(normalizeEmail(email)) ? { replyTo: normalizeEmail(email) } : {};
}

/**
 * Renders a mail and puts it into the outbox. Call it with the transaction that causes it: it is sent if and only if
 * that commits.
 * @param mail `secret` for mails with a token in them; `headers` e.g. `List-Unsubscribe`; `calendar` a file that comes
 *   with it; `paperId` an invoice or another paper that comes with it.
 * @returns its id in the outbox.
 */
export async function queueMail(
  db: Db,
  mail: {
    to: string;
    template: MailTemplate;
    at: Date;
    replyTo?: string;
    headers?: Record<string, string>;
    secret?: boolean;
    calendar?: string;
    paperId?: number;
  },
): Promise<number> {
  const { template, ...rest } = mail;
  const id = await insertMail(db, { ...rest, ...renderMail(template) });
  await sendJob(db, 'mail-send');
  return id;
}

/** Longer than the mailer tries one mail, shorter than anybody minds that a mail of a dead process waits. */
export const MAIL_LEASE_MS = 40_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;
/** Who is away may be back at any moment, and all mails wait for it: none sleeps for hours then. */
const LONGEST_PAUSE_AWAY_MS = 15 * 60_000;
const MAX_ATTEMPTS = 20;
/** What {@link MAX_ATTEMPTS} with their pauses come to: who is away is asked more often, and not given up sooner. */
const SHORTEST_PATIENCE_MS = 62 * HOUR_MS;

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

/** Why a mail was not sent, in codes: the mailer's, the server's three digits, and what it was asked. */
function faultOf(error: unknown): Record<string, unknown> {
  const { code, responseCode, command } = Object(error) as Record<string, unknown>;
  return { code, responseCode, command: typeof command === 'string' ? command.split(' ')[0] : undefined };
}

/** When a mail that failed is tried again; null where it is given up. */
function nextAttempt(mail: QueuedMail, error: unknown, now: Date): Date | null {
  const isOld = now.getTime() - mail.createdAt.getTime() >= SHORTEST_PATIENCE_MS;
  if (mail.attempts >= MAX_ATTEMPTS && isOld) return null;
  // A server that refuses a mail answers with a number.
  const longest = faultOf(error).responseCode === undefined ? LONGEST_PAUSE_AWAY_MS : LONGEST_PAUSE_MS;
  return new Date(now.getTime() + Math.min(mailPause(mail.attempts), longest));
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
      calendar: mail.calendar,
      paper: mail.paperId === null ? undefined : await readPaperFile(deps.db, mail.paperId),
    });
    await markMailSent(deps.db, mail, deps.clock());
  } catch (error) {
    const now = deps.clock();
    const next = nextAttempt(mail, error, now);
    const reason = error instanceof Error ? error.message : String(error);
    // Neither address nor subject is logged, nor what the mail server says, which names the address: the row has them.
    const fault = faultOf(error);
    deps.logger.warn({ mail: mail.id, attempts: mail.attempts, givenUp: next === null, ...fault }, 'mail not sent');
    await markMailFailed(deps.db, { id: mail.id, error: reason.slice(0, 500), now, next });
  }
}

/**
 * Sends what is due, mail by mail. Told to stop, it finishes the one in hand: a long backlog must not keep the process
 * from ending.
 * @returns how many mails were tried.
 */
export async function sendDueMails(deps: MailWorkerDeps, stopping?: AbortSignal): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    if (stopping?.aborted) return tried;
    const now = deps.clock();
    const leaseUntil = new Date(now.getTime() + MAIL_LEASE_MS);
    const [mail] = await leaseMails(deps.db, { now, leaseUntil, limit: 1, holder: THIS_PROCESS });
    if (!mail) return tried;
    await deliver(deps, mail);
  }
}

/**
 * Takes up the mails that a process which ended left in hand, at the start of this one.
 * @param isAlone nobody else can have any: the database is this process's.
 */
export async function takeUpMails(
  { db, clock }: Pick<MailWorkerDeps, 'db' | 'clock'>,
  isAlone: boolean,
): Promise<void> {
  const dead = (await listLeaseHolders(db)).filter((holder) => isAlone || isKnownDead(holder));
  await releaseMails(db, dead, clock());
  await sendJob(db, 'mail-send');
}

/** Makes mails due that wait after a failure or were given up. @returns how many. */
export async function retryMails({ db, clock }: Pick<MailWorkerDeps, 'db' | 'clock'>): Promise<number> {
  const revived = await reviveMails(db, clock());
  await sendJob(db, 'mail-send');
  return revived;
}
