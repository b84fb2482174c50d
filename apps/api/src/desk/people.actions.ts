import type { Readable } from 'node:stream';
import type { DeskNote } from '@karachi-estates/contracts/desk';
import type {
  DeskPeopleQuery,
  DeskPerson,
  DeskPersonDetail,
  PersonAction,
} from '@karachi-estates/contracts/deskPeople';
import { TOO_MANY_ATTEMPTS } from '@karachi-estates/domain/accounts/messages';
import { PERSON_NOT_POSSIBLE, SUSPEND_REASON_MISSING } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount, listSessions } from '../accounts/accounts.store.ts';
import { changeErasure } from '../accounts/erase.actions.ts';
import { exportAccount } from '../accounts/export.actions.ts';
import { mailReset } from '../accounts/passwords.actions.ts';
import { endSessionsOf, readmitAccount, suspendAccount } from '../accounts/suspension.actions.ts';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { readDeskMarks } from '../marks/marks.actions.ts';
import { type DeskPage, placeOfId, readPage } from '../plugins/deskPaging.ts';
import { forOperator, Refused, rowMissing } from '../refused.ts';
import { listOfSeller } from './listings.store.ts';
import { insertNote, listLog, listNotes } from './notes.store.ts';
import { countPeople, findPerson, listPeople, personOf } from './people.store.ts';

/** Whom a list is about. */
type PersonRole = 'seller' | 'buyer';

const LISTINGS = 20;

/** A page of buyers or sellers. @throws Refused `invalid` for a cursor of another list. */
export function readPeople(deps: Deps, role: PersonRole, query: DeskPeopleQuery): Promise<DeskPage<DeskPerson>> {
  const now = deps.clock();
  return readPage(deps, role, query, {
    rows: (wanted) => listPeople(deps.db, role, query, wanted, now),
    count: () => countPeople(deps.db, role, query, now),
    placeOf: placeOfId,
    wire: (rows) => rows.map((row) => personOf(row, now)),
  });
}

/** One person with all that the desk knows of them. @throws Refused `not-found` */
export async function readPerson(deps: Deps, role: PersonRole, id: number): Promise<DeskPersonDetail> {
  const row = await findPerson(deps.db, role, id);
  const account = row && (await findAccount(deps.db, id));
  if (!row || !account) throw rowMissing();
  return {
    ...personOf(row, deps.clock()),
    role,
    address: account.address,
    locale: account.locale,
    sessions: (await listSessions(deps.db, id, deps.clock())).length,
    listings: role === 'seller' ? await listOfSeller(deps, id, LISTINGS) : [],
    ...(role === 'seller' && { checks: await readDeskMarks(deps, id) }),
    notes: await listNotes(deps.db, 'account', id),
    log: await listLog(deps.db, `account:${id}`),
  };
}

/**
 * Suspends somebody or lifts it, ends their sessions, or mails them a link for a new password.
 * @throws Refused `not-found`, `conflict` where it makes no sense, `invalid` where the reason lacks, `too-many` links.
 */
export async function actOnPerson(
  deps: Deps,
  actor: Actor,
  who: { role: PersonRole; id: number },
  order: { action: PersonAction; reason?: string | undefined; mistake?: boolean | undefined },
): Promise<DeskPersonDetail> {
  const row = await findPerson(deps.db, who.role, who.id);
  if (!row) throw rowMissing();
  const { action } = order;
  const reason = order.reason?.trim() ?? '';
  const isSuspended = row.suspended_ms !== null;
  if (action === 'suspend' && !reason)
    throw new Refused('invalid', told({ SUSPEND_REASON_MISSING }), { reason: told({ SUSPEND_REASON_MISSING }) });
  const fits = { suspend: !isSuspended, lift: isSuspended, 'end-sessions': true, 'send-reset': !isSuspended };
  if (order.mistake !== undefined && action !== 'lift') {
    const wrong = forOperator('Only a suspension that is lifted was a mistake.');
    throw new Refused('invalid', wrong, { mistake: wrong });
  }
  if (!fits[action] || row.merged_into !== null) throw new Refused('conflict', told({ PERSON_NOT_POSSIBLE }));
  if (action === 'suspend') await suspendAccount(deps, row.email, actor, reason);
  if (action === 'lift') await readmitAccount(deps, row.email, actor, order.mistake);
  if (action === 'end-sessions') await endSessionsOf(deps, row.email, actor);
  if (action === 'send-reset') {
    const entry: AuditEntry = { action: 'account.send-reset', subject: `account:${who.id}` };
    const isSent = await mailReset(deps, row.email, (tx) => writeAudit(tx, actor, [entry], deps.clock()));
    if (!isSent) throw new Refused('too-many', told({ TOO_MANY_ATTEMPTS }));
  }
  return readPerson(deps, who.role, who.id);
}

/** Writes something down about a person. @throws Refused `not-found` */
export async function notePerson(
  deps: Deps,
  actor: Actor,
  who: { role: PersonRole; id: number },
  text: string,
): Promise<DeskNote> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    if (!(await findPerson(tx, who.role, who.id))) throw rowMissing();
    const note = await insertNote(tx, 'account', who.id, { text, staffId: actor.id, by: actor.name, createdAt: now });
    await writeAudit(
      tx,
      actor,
      [{ action: 'account.note', subject: `account:${who.id}`, after: { note: note.id } }],
      now,
    );
    return note;
  });
}

/**
 * Erases an account on its owner's request, or keeps it after all.
 * @throws Refused `not-found`, `conflict` where it is so already.
 */
export async function erasePerson(
  deps: Deps,
  actor: Actor,
  who: { role: PersonRole; id: number },
  action: 'start' | 'keep',
): Promise<DeskPersonDetail> {
  if (!(await findPerson(deps.db, who.role, who.id))) throw rowMissing();
  await changeErasure(deps, actor, who.id, action);
  return readPerson(deps, who.role, who.id);
}

/**
 * Everything that a person gave, on their request: the file of their own profile. It leaves only once the log has who
 * took it and the person's mail is queued.
 * @throws Refused `not-found`, `too-many` with the seconds to wait.
 */
export async function exportPerson(deps: Deps, actor: Actor, who: { role: PersonRole; id: number }): Promise<Readable> {
  const account = (await findPerson(deps.db, who.role, who.id)) && (await findAccount(deps.db, who.id));
  if (!account) throw rowMissing();
  const archive = await exportAccount(deps, who.id);
  try {
    await deps.db.transaction(async (tx) => {
      const at = deps.clock();
      const profileUrl = pageUrl(deps.settings.siteUrl, account.locale, '/profile');
      const { firstName, email, locale } = account;
      const contactEmail = deps.settings.contact.email;
      const template = templatesIn(locale).exportTemplate({ firstName, at, profileUrl, contactEmail });
      await queueMail(tx, { to: email, template, at, ...replyTo(contactEmail) });
      await writeAudit(tx, actor, [{ action: 'account.export', subject: `account:${who.id}` }], at);
    });
  } catch (error) {
    archive.destroy();
    throw error;
  }
  return archive;
}
