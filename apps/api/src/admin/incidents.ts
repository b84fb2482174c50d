import { statfs } from 'node:fs/promises';
import { isStaffRole, STAFF_ROLES, type StaffRole } from '@karachi-estates/domain/staff/roles';
import { endAllSessions, endSessionsByEmail, readmitAccount, suspendAccount } from '../accounts/suspension.actions.ts';
import { TERMINAL, verifyAudit } from '../audit/audit.store.ts';
import { removeBlog } from '../blogs/blogs.actions.ts';
import type { Deps } from '../deps.ts';
import { actOnOne } from '../desk/listings.actions.ts';
import { listQueues, makeDue } from '../jobs/jobs.store.ts';
import { QUEUE_NAMES, type QueueName, sendJob } from '../jobs/queues.ts';
import { backlogOf } from '../mail/mail.store.ts';
import type { Table } from '../plugins/csv.ts';
import { forOperator, Refused } from '../refused.ts';
import { disableByEmail, invite, readStaff } from '../staff/staff.actions.ts';
import { UsageProblem } from './table.ts';

/** The id that was typed. @throws UsageProblem */
export function idOf(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw new UsageProblem('Say which one by its id, a number.');
  return Number(text);
}

function emailOf(text: string | undefined): string {
  if (!text?.includes('@')) throw new UsageProblem('Say whose by the e-mail address of the account.');
  return text;
}

/** `sessions end EMAIL`, `sessions end all` */
export async function runSessions(deps: Deps, verb: string, who: string | undefined): Promise<string> {
  if (verb !== 'end') throw new UsageProblem(`There is no “sessions ${verb}”.`);
  if (who === 'all') return `${await endAllSessions(deps)} sessions ended: everybody signs in again, the staff too.`;
  const email = emailOf(who);
  await endSessionsByEmail(deps, email);
  return `${email} is signed out everywhere, and the links to reset the password are void.`;
}

/** `account suspend EMAIL WORDS…`, `account readmit EMAIL` */
export async function runAccount(deps: Deps, verb: string, [who, ...words]: string[]): Promise<string> {
  if (verb === 'suspend') {
    const email = emailOf(who);
    const hidden = await suspendAccount(deps, email, TERMINAL, words.join(' ').slice(0, 500));
    return `${email} is suspended and signed out, and gets a mail; ${hidden} listings are shown no more.`;
  }
  if (verb !== 'readmit') throw new UsageProblem(`There is no “account ${verb}”.`);
  const email = emailOf(who);
  const { shown, left } = await readmitAccount(deps, email);
  const rest = left > 0 ? ` ${left} stay paused: the plan has no room for them.` : '';
  return `${email} may sign in again, and gets a mail. ${shown} listings are shown again.${rest}`;
}

/** `listing hide ID WORDS…`, `listing unhide ID`: what the desk does, without a name. @throws Refused */
export async function runListing(deps: Deps, verb: string, [text, ...words]: string[]): Promise<string> {
  if (verb !== 'hide' && verb !== 'unhide') throw new UsageProblem(`There is no “listing ${verb}”.`);
  const id = idOf(text);
  if (verb === 'hide') {
    await actOnOne(deps, TERMINAL, id, { action: 'hide', reason: 'other', words: words.join(' ').slice(0, 1_000) });
    return `Listing ${id} is shown no more, its seller cannot make it active, and gets a mail.`;
  }
  const { listing } = await actOnOne(deps, TERMINAL, id, { action: 'restore' });
  return listing.status === 'active'
    ? `Listing ${id} is shown again; its seller gets a mail.`
    : `Listing ${id} is ${listing.status} as before; its seller gets a mail.`;
}

function rolesOf(names: string[] | undefined): StaffRole[] {
  const roles = (names ?? []).flatMap((name) => name.split(','));
  if (roles.length === 0 || !roles.every(isStaffRole))
    throw new UsageProblem(`Say which roles: --role ${STAFF_ROLES.join(', --role ')}.`);
  return roles;
}

/** `staff`, `staff add EMAIL --role ROLE`, `staff end EMAIL` */
export async function runStaff(
  deps: Deps,
  verb: string,
  who: string | undefined,
  roles: string[] | undefined,
): Promise<string> {
  if (verb === 'add') {
    const { link, invitation } = await invite(deps, TERMINAL, { email: emailOf(who), roles: rolesOf(roles) });
    return `${link}\n\nGive this link to ${invitation.email}. It works once, until ${invitation.expires_at}.`;
  }
  if (verb !== 'end') throw new UsageProblem(`There is no “staff ${verb}”.`);
  const email = emailOf(who);
  await disableByEmail(deps, TERMINAL, email);
  return `${email} is signed out of the desk and cannot sign in. “staff add” lets them in again.`;
}

/** Who works at the desk. */
export async function staffTable(deps: Deps): Promise<Table> {
  const { staff, invitations } = await readStaff(deps);
  return {
    headings: ['id', 'name', 'email', 'roles', 'state', 'last seen'],
    rows: [
      ...staff.map((each) => [
        String(each.id),
        each.name,
        each.email,
        each.roles.join(' '),
        each.active ? 'active' : 'kept out',
        each.last_seen_at ?? '',
      ]),
      ...invitations.map((each) => ['', '', each.email, each.roles.join(' '), 'invited', '']),
    ],
  };
}

/** `audit verify` @throws Refused `conflict` naming the first row that is wrong. */
export async function runAudit(deps: Deps, verb: string): Promise<string> {
  if (verb !== 'verify') throw new UsageProblem(`There is no “audit ${verb}”.`);
  const { rows, firstWrong } = await verifyAudit(deps.db);
  if (firstWrong) {
    const { id, why } = firstWrong;
    throw new Refused('conflict', forOperator(`The audit log is wrong from row ${id} on: ${why}.`));
  }
  return `The audit log holds: ${rows} rows.`;
}

/** `blog remove SLUG` */
export async function runBlogRemove(deps: Deps, slug: string | undefined): Promise<string> {
  if (!slug) throw new UsageProblem('Say which article by its slug.');
  await removeBlog(deps, slug);
  return `The article ${slug} is gone.`;
}

const isQueue = (name: string | undefined): name is QueueName => QUEUE_NAMES.some((each) => each === name);

/** `jobs run QUEUE` */
export async function runQueue(deps: Deps, name: string | undefined): Promise<string> {
  if (!isQueue(name)) throw new UsageProblem(`Name one of the queues: ${QUEUE_NAMES.join(', ')}.`);
  await sendJob(deps.db, name);
  await makeDue(deps.db, name);
  return `${name} runs as soon as a process of the site looks for it.`;
}

/** The queues of jobs with what waits and what went wrong. */
export async function jobsTable(deps: Deps, moment: (date: Date) => string): Promise<Table> {
  const queues = await listQueues(deps.db);
  return {
    headings: ['queue', 'waiting', 'running', 'failed', 'next', 'last ended', 'last error'],
    rows: queues.map((queue) => [
      queue.queue,
      String(queue.waiting),
      String(queue.running),
      String(queue.failed),
      queue.nextAt ? moment(queue.nextAt) : '',
      queue.lastEndedAt ? moment(queue.lastEndedAt) : '',
      queue.lastError ?? '',
    ]),
  };
}

/** What an answer says, or why there is none. */
async function asked(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    return `FAILS: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Whether what the site stands on answers: database, pictures, mails, jobs, disk. */
export async function statusTable(deps: Deps): Promise<Table> {
  const { db, pool, media, settings } = deps;
  const database = await asked(async () => {
    const startedAt = performance.now();
    await pool.query('select 1');
    const milliseconds = Math.round(performance.now() - startedAt);
    const { totalCount, idleCount, waitingCount } = pool;
    return `answers in ${milliseconds} ms; connections: ${totalCount - idleCount} busy, ${waitingCount} waited for`;
  });
  const pictures = await asked(async () => {
    await media.has(`${'0'.repeat(32)}/master.webp`);
    return 'the store answers';
  });
  const mails = await asked(async () => {
    const { waiting, givenUp, oldestSeconds } = await backlogOf(db, deps.clock());
    return `${waiting} wait, the oldest for ${Math.round(oldestSeconds / 60)} minutes; ${givenUp} given up`;
  });
  const jobs = await asked(async () => {
    const queues = await listQueues(db);
    const overdue = queues.filter(({ nextAt }) => nextAt && Date.now() - nextAt.getTime() > 300_000);
    const failed = queues.filter((queue) => queue.failed > 0);
    const namesOf = (some: typeof queues) => some.map(({ queue }) => queue).join(', ') || 'none';
    return `overdue: ${namesOf(overdue)}; failed: ${namesOf(failed)}`;
  });
  const disk = await asked(async () => {
    const { bavail, bsize } = await statfs(settings.dataDir);
    return `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free in ${settings.dataDir}`;
  });
  return {
    headings: ['part', 'state'],
    rows: Object.entries({ database, pictures, mails, jobs, disk }),
  };
}
