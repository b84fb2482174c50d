import type {
  DeskIssue,
  DeskIssueDetail,
  DeskIssuesQuery,
  IssueProgress,
} from '@karachi-estates/contracts/deskNewsletter';
import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import { isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { addressesIn, type IssueAction, issueAfter, mayEditIssue } from '@karachi-estates/domain/newsletter/issues';
import {
  ISSUE_ALT_MISSING,
  ISSUE_BOUNCES_MISSING,
  ISSUE_BOUNCES_UNKNOWN,
  ISSUE_CHANGED,
  ISSUE_NO_READERS,
  ISSUE_NOT_POSSIBLE,
  ISSUE_NOT_READY,
  ISSUE_SUBJECT_MISSING,
  ISSUE_TESTS_USED,
  ISSUE_TEXT_MISSING,
} from '@karachi-estates/domain/newsletter/messages';
import type { AuditActionOf } from '@karachi-estates/domain/staff/auditActions';
import { type Told, told } from '@karachi-estates/domain/words/sentence';
import { countAttempt } from '../accounts/throttle.store.ts';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import { readTime } from '../blogs/articles.actions.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { HOUR_MS } from '../durations.ts';
import { sendJob } from '../jobs/queues.ts';
import { pageUrl } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { insertMail } from '../mail/mail.store.ts';
import { renderMail } from '../mail/render.ts';
import { claimPictures } from '../media/media.actions.ts';
import { releaseMedia } from '../media/media.store.ts';
import { type DeskPage, placeOfId, readPage } from '../plugins/deskPaging.ts';
import { altsIn, picturesIn, plainText, sanitizeArticle } from '../plugins/sanitize.ts';
import { Refused, rowMissing } from '../refused.ts';
import { issueTemplate, issueText } from './issueMail.ts';
import {
  countIssues,
  countQueued,
  countReaders,
  deleteIssue,
  dueIssues,
  findIssue,
  holdIssue,
  type IssueRow,
  insertDeliveries,
  insertIssue,
  listIssues,
  lockIssue,
  noteBounced,
  progressOf,
  readersNow,
  stopIssue,
  stopReader,
  takeReaders,
  updateIssue,
} from './issues.store.ts';
import { unsubscribeHeaders } from './newsletter.actions.ts';

type IssueDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Who sends what was scheduled: whoever scheduled it stands in a row of their own. */
const SCHEDULE: Actor = { id: null, name: 'schedule', address: '' };

/**
 * So many mails are written in one transaction, and no more while so many wait: other mails stand in the same queue.
 */
const BATCH = 100;
const PAUSE_MS = 1_000;
const TESTS = { limit: 20, windowMs: HOUR_MS };
const WHOLE_TEXT = 1_000;

const notPossible = () => new Refused('conflict', told({ ISSUE_NOT_POSSIBLE }));

const clockTimes = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Karachi' });

const issueOf = (row: IssueRow, progress: IssueProgress): DeskIssue => ({
  id: row.id,
  subject: row.subject,
  state: row.state,
  send_at: row.sendAt?.toISOString() ?? null,
  started_at: row.startedAt?.toISOString() ?? null,
  finished_at: row.finishedAt?.toISOString() ?? null,
  progress,
  updated_at: row.updatedAt.toISOString(),
  updated_by: row.updatedBy,
});

async function wireOf(db: Db, rows: IssueRow[]): Promise<DeskIssue[]> {
  const progress = await progressOf(db, rows);
  return rows.flatMap((row) => {
    const own = progress.get(row.id);
    return own ? [issueOf(row, own)] : [];
  });
}

async function detailOf({ settings }: Pick<Deps, 'settings'>, db: Db, row: IssueRow): Promise<DeskIssueDetail> {
  const [issue] = await wireOf(db, [row]);
  if (!issue) throw rowMissing();
  const content = sanitizeArticle(row.content);
  return { ...issue, content, plain_text: issueText(content, settings.siteUrl), version: row.version };
}

const entryOf = (action: AuditActionOf<'newsletter'>, row: IssueRow, change: Partial<AuditEntry> = {}): AuditEntry => ({
  action: `newsletter.${action}`,
  subject: `newsletter:${row.id}`,
  after: { subject: row.subject, state: row.state, version: row.version },
  ...change,
});

/** A page of issues. @throws Refused `invalid` for a cursor of another list. */
export function readIssues(deps: Deps, query: DeskIssuesQuery): Promise<DeskPage<DeskIssue>> {
  return readPage(deps, 'newsletters', query, {
    rows: (wanted) => listIssues(deps.db, query, wanted),
    count: () => countIssues(deps.db, query),
    placeOf: placeOfId,
    wire: (rows) => wireOf(deps.db, rows),
  });
}

/** One issue. @throws Refused `not-found` */
export async function readIssue(deps: IssueDeps, id: number): Promise<DeskIssueDetail> {
  const row = await findIssue(deps.db, id);
  if (!row) throw rowMissing();
  return detailOf(deps, deps.db, row);
}

function assertSubject(subject: string): string {
  if (subject.trim()) return subject.trim();
  throw new Refused('invalid', told({ ISSUE_SUBJECT_MISSING }), { subject: told({ ISSUE_SUBJECT_MISSING }) });
}

/** Begins an issue. @throws Refused `invalid` without a subject. */
export async function createIssue(deps: IssueDeps, actor: Actor, subject: string): Promise<DeskIssueDetail> {
  const now = deps.clock();
  const issue = { subject: assertSubject(subject), createdAt: now, updatedAt: now, updatedBy: actor.name };
  return deps.db.transaction(async (tx) => {
    const row = await insertIssue(tx, issue);
    await writeAudit(tx, actor, [entryOf('create', row)], now);
    return detailOf(deps, tx, row);
  });
}

/** @throws Refused `conflict` where somebody saved since the version that was on the screen. */
function requireVersion(row: IssueRow, version: number): void {
  if (version === row.version) return;
  throw new Refused('conflict', told({ ISSUE_CHANGED }, { by: row.updatedBy, at: clockTimes.format(row.updatedAt) }));
}

/**
 * Saves the words of a draft. The same save again, whose answer was lost, changes nothing.
 * @throws Refused `not-found`, `invalid`, or `conflict` where somebody else saved since, or it is no draft any more.
 */
export async function saveIssue(
  deps: IssueDeps,
  actor: Actor,
  id: number,
  form: { version: number; subject: string; content: string },
): Promise<DeskIssueDetail> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const before = await lockIssue(tx, id);
    if (!before) throw rowMissing();
    const words = { subject: assertSubject(form.subject), content: sanitizeArticle(form.content) };
    if (words.subject === before.subject && words.content === before.content) return detailOf(deps, tx, before);
    if (!mayEditIssue(before.state)) throw notPossible();
    requireVersion(before, form.version);
    const known = picturesIn(before.content);
    await claimPictures(
      tx,
      picturesIn(words.content).filter((hash) => !known.includes(hash)),
    );
    const row = await updateIssue(tx, id, {
      ...words,
      version: before.version + 1,
      updatedAt: now,
      updatedBy: actor.name,
    });
    await releaseMedia(tx, known, now);
    await writeAudit(tx, actor, [entryOf('save', row, { before: { version: before.version } })], now);
    return detailOf(deps, tx, row);
  });
}

/** Removes a draft. @throws Refused `not-found`, `conflict` where it is none any more or somebody saved since. */
export async function removeIssue(deps: IssueDeps, actor: Actor, id: number, version: number): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const row = await lockIssue(tx, id);
    if (!row) throw rowMissing();
    if (!mayEditIssue(row.state)) throw notPossible();
    requireVersion(row, version);
    await deleteIssue(tx, id);
    await releaseMedia(tx, picturesIn(row.content), now);
    await writeAudit(tx, actor, [entryOf('remove', row, { after: null })], now);
  });
}

/** @throws Refused `invalid` with the fields that keep an issue from its readers. */
function assertWhole({ subject, content }: Pick<IssueRow, 'subject' | 'content'>): void {
  const fields: Record<string, Told> = {};
  const clean = sanitizeArticle(content);
  if (!subject.trim()) fields.subject = told({ ISSUE_SUBJECT_MISSING });
  if (altsIn(clean).some((alt) => !alt.trim())) fields.content = told({ ISSUE_ALT_MISSING });
  if (!plainText(clean, WHOLE_TEXT)) fields.content = told({ ISSUE_TEXT_MISSING });
  if (Object.keys(fields).length > 0) throw new Refused('invalid', told({ ISSUE_NOT_READY }), fields);
}

/** Sends what is saved to one address. @throws Refused `not-found`, `invalid`, `too-many` */
export async function testIssue(deps: IssueDeps, actor: Actor, id: number, email: string): Promise<void> {
  const to = normalizeEmail(email);
  if (!isEmail(to)) throw new Refused('invalid', told({ EMAIL_INVALID }), { email: told({ EMAIL_INVALID }) });
  const now = deps.clock();
  const wait = await countAttempt(deps.db, [{ name: `newsletter-test:${actor.id}`, ...TESTS }], now);
  if (wait > 0) throw new Refused('too-many', told({ ISSUE_TESTS_USED }), undefined, wait);
  await deps.db.transaction(async (tx) => {
    const row = await findIssue(tx, id);
    if (!row) throw rowMissing();
    assertWhole(row);
    const template = issueTemplate(row, { siteUrl: deps.settings.siteUrl, reader: null });
    await queueMail(tx, { to, template, at: now });
    await writeAudit(tx, actor, [entryOf('test', row)], now);
  });
}

/**
 * What an issue becomes when its sending begins. Whoever has confirmed by then is counted and gets it, also where the
 * clock of the process that noted it is ahead of this one.
 */
async function begun(tx: Db, now: Date) {
  const { readers, lastConfirmedAt } = await readersNow(tx);
  const startedAt = lastConfirmedAt !== null && lastConfirmedAt > now ? lastConfirmedAt : now;
  return { state: 'sending' as const, startedAt, readers };
}

/**
 * Sends an issue to all confirmed readers, now or at a time.
 * @throws Refused `not-found`, `invalid` where something is missing, `conflict` for a state that this is not for, or
 *   where nobody has confirmed.
 */
export async function sendIssue(
  deps: IssueDeps,
  actor: Actor,
  id: number,
  { send_at: wanted, seen }: { send_at?: string | undefined; seen: number },
): Promise<DeskIssueDetail> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const before = await lockIssue(tx, id);
    if (!before) throw rowMissing();
    const action: IssueAction = wanted === undefined ? 'send' : 'schedule';
    const state = issueAfter(before.state, action);
    if (!state) throw notPossible();
    requireVersion(before, seen);
    assertWhole(before);
    if ((await countReaders(tx)) === 0) throw new Refused('conflict', told({ ISSUE_NO_READERS }));
    const sendAt = action === 'schedule' ? readTime(wanted, now, 'send_at') : null;
    const change = sendAt ? { state, sendAt } : { ...(await begun(tx, now)), sendAt: null };
    const row = await updateIssue(tx, id, { ...change, updatedAt: now, updatedBy: actor.name });
    await sendJob(tx, 'newsletter-send', sendAt ?? undefined);
    const after = { state: row.state, readers: row.readers, ...(sendAt && { send_at: sendAt.toISOString() }) };
    await writeAudit(tx, actor, [entryOf(action, row, { before: { state: before.state }, after })], now);
    return detailOf(deps, tx, row);
  });
}

/**
 * Holds an issue, goes on with it, or ends it. What waits in the outbox is held or stopped too; a mail that is being
 * sent at this moment arrives.
 * @throws Refused `not-found`, `conflict` for a state that this is not for.
 */
export async function actOnIssue(
  deps: IssueDeps,
  actor: Actor,
  id: number,
  action: 'pause' | 'resume' | 'cancel',
): Promise<DeskIssueDetail> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const before = await lockIssue(tx, id);
    if (!before) throw rowMissing();
    const state = issueAfter(before.state, action);
    if (!state) throw notPossible();
    if (action === 'pause') await holdIssue(tx, id);
    if (action === 'cancel') await stopIssue(tx, id);
    const finishedAt = state === 'cancelled' ? now : null;
    const row = await updateIssue(tx, id, {
      ...{ state, sendAt: null, finishedAt },
      ...{ updatedAt: now, updatedBy: actor.name },
    });
    if (action === 'resume') await sendJob(tx, 'newsletter-send');
    const change = { before: { state: before.state }, after: { state } };
    await writeAudit(tx, actor, [entryOf(action, row, change)], now);
    return detailOf(deps, tx, row);
  });
}

/**
 * Notes mails that came back after they had been sent: their readers get nothing any more, of no issue.
 * @param text the mails as they came back, or addresses.
 * @returns the issue, and how many readers it reached no longer.
 * @throws Refused `not-found`, `invalid` where there is no address of a reader in it.
 */
export async function noteBounces(
  deps: IssueDeps,
  actor: Actor,
  id: number,
  text: string,
): Promise<{ count: number; issue: DeskIssueDetail }> {
  const now = deps.clock();
  const emailKeys = addressesIn(text);
  const refuse = (why: Told) => new Refused('invalid', why, { text: why });
  return deps.db.transaction(async (tx) => {
    const row = await lockIssue(tx, id);
    if (!row) throw rowMissing();
    if (emailKeys.length === 0) throw refuse(told({ ISSUE_BOUNCES_MISSING }));
    const readers = await noteBounced(tx, id, emailKeys, now);
    if (readers.length === 0) throw refuse(told({ ISSUE_BOUNCES_UNKNOWN }));
    for (const reader of readers) await stopReader(tx, reader);
    await writeAudit(tx, actor, [entryOf('bounce', row, { after: { readers: readers.length } })], now);
    return { count: readers.length, issue: await detailOf(deps, tx, row) };
  });
}

/** Writes the mails of some readers, each with their delivery, in the transaction that holds the issue. */
async function writeMails(deps: IssueDeps, tx: Db, issue: IssueRow, now: Date): Promise<number> {
  const { siteUrl } = deps.settings;
  const readers = await takeReaders(tx, issue, BATCH);
  const mails: { subscriberId: number; mailId: number }[] = [];
  for (const { id: subscriberId, email, unsubscribeToken, locale } of readers) {
    const unsubscribeUrl = pageUrl(siteUrl, locale, `/newsletter/unsubscribe?token=${unsubscribeToken}`);
    const mail = renderMail(issueTemplate(issue, { siteUrl, reader: { locale, unsubscribeUrl } }));
    const headers = unsubscribeHeaders(siteUrl, unsubscribeToken);
    mails.push({ subscriberId, mailId: await insertMail(tx, { ...mail, to: email, headers, at: now }) });
  }
  if (mails.length > 0) {
    await insertDeliveries(tx, issue.id, mails, now);
    await sendJob(tx, 'mail-send');
  }
  return mails.length;
}

/**
 * One step of an issue, whole or not at all: begins what is due, writes some mails, or ends it when everybody has
 * theirs. A process that dies in it leaves nothing of it.
 * @returns whether there is more to do.
 */
async function stepIssue(deps: IssueDeps, id: number): Promise<boolean> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    let issue = await lockIssue(tx, id);
    if (issue?.state === 'scheduled' && issue.sendAt && issue.sendAt <= now) {
      issue = await updateIssue(tx, id, { ...(await begun(tx, now)), updatedAt: now });
      await writeAudit(tx, SCHEDULE, [entryOf('send', issue, { after: { readers: issue.readers } })], now);
    }
    if (issue?.state !== 'sending') return false;
    if ((await writeMails(deps, tx, issue, now)) > 0) return true;
    await updateIssue(tx, id, { state: 'sent', finishedAt: now });
    return false;
  });
}

/**
 * Sends what is due, some mails at a time; while many wait in the outbox it rests and is sent again a moment later.
 * @returns how many steps were done.
 */
export async function sendIssues(deps: IssueDeps, stopping?: AbortSignal): Promise<number> {
  let steps = 0;
  for (const id of await dueIssues(deps.db, deps.clock())) {
    for (let isMore = true; isMore; steps += 1) {
      if (stopping?.aborted) return steps;
      if ((await countQueued(deps.db)) >= BATCH) {
        await sendJob(deps.db, 'newsletter-send', new Date(deps.clock().getTime() + PAUSE_MS));
        return steps;
      }
      isMore = await stepIssue(deps, id);
    }
  }
  return steps;
}
