import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { DeskMarks, MarkAction, OwnMarks } from '@karachi-estates/contracts/marks';
import {
  type AskedMarkKind,
  CODE_DIGITS,
  CODE_MINUTES,
  CODES_PER_HOUR,
  checkAskedKind,
  checkCode,
  checkDetail,
  checkSeen,
  checkStaffKind,
  checkTypedCode,
  digitsOfCode,
  type MarkKind,
} from '@karachi-estates/domain/marks/marks';
import {
  MARK_ALREADY,
  MARK_CODE_NOT_SENT,
  MARK_PHONE_MISSING,
  MARK_REASON_MISSING,
} from '@karachi-estates/domain/marks/messages';
import { DESK_ROW_MISSING, PERSON_NOT_POSSIBLE } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { type Account, findAccount, lockAccount } from '../accounts/accounts.store.ts';
import { countAttempt } from '../accounts/throttle.store.ts';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { HOUR_MS } from '../durations.ts';
import { templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import { Refused, refusal, rowMissing, tooMany } from '../refused.ts';
import { codeWay, sendCode } from './codes.ts';
import {
  countTry,
  deleteCode,
  deleteRequest,
  endMark,
  insertMark,
  listDeskMarks,
  listOwnMarks,
  listRequests,
  lockCode,
  putCode,
  putRequest,
} from './marks.store.ts';

async function hashOf(deps: Deps, accountId: number, code: string): Promise<string> {
  const secret = await cursorSecret(deps);
  return createHmac('sha256', secret).update(`mark.${accountId}.${code}`).digest('hex');
}

function requireSeller(account: Account | undefined): Account {
  if (account?.role !== 'seller' || account.erasedAt) throw rowMissing();
  return account;
}

const sellerOf = async (deps: Deps, id: number) => requireSeller(await findAccount(deps.db, id));

/** A seller's own marks, and what they have asked for. */
export async function readOwnMarks(deps: Deps, accountId: number): Promise<OwnMarks> {
  const { phone } = await sellerOf(deps, accountId);
  const marks = await listOwnMarks(deps.db, accountId);
  return { marks, requests: await listRequests(deps.db, accountId), phone, way: codeWay(deps) };
}

/**
 * Sends a seller a code; only its keyed hash is stored, and the one before is void.
 * @throws Refused `conflict` where the mark is there already or the gateway does not take it, `invalid` without a phone
 *   number, `too-many` with the seconds to wait.
 */
export async function askForCode(deps: Deps, accountId: number): Promise<void> {
  const account = await sellerOf(deps, accountId);
  if (!account.phone) throw new Refused('invalid', told({ MARK_PHONE_MISSING }));
  const marks = await listOwnMarks(deps.db, accountId);
  if (marks.some(({ kind }) => kind === 'phone')) throw new Refused('conflict', told({ MARK_ALREADY }));
  const now = deps.clock();
  const sends = { limit: CODES_PER_HOUR, windowMs: HOUR_MS };
  // One number must not be rung from many accounts.
  const counted = [
    { name: `mark-codes:account:${accountId}`, ...sends },
    { name: `mark-codes:phone:${account.phone}`, ...sends },
  ];
  const wait = await countAttempt(deps.db, counted, now);
  if (wait > 0) throw tooMany(wait);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const { phone } = account;
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await putCode(deps.db, {
    accountId,
    phone,
    expiresAt,
    way: codeWay(deps),
    codeHash: await hashOf(deps, accountId, code),
  });
  await sendCode(deps, account, code).catch((err: unknown) => {
    deps.logger.warn({ err }, 'a code could not be sent');
    throw new Refused('conflict', told({ MARK_CODE_NOT_SENT }));
  });
}

/** Gives the mark for the code that was sent. @throws Refused `invalid` by the domain's rules */
export async function confirmCode(deps: Deps, accountId: number, typed: string): Promise<void> {
  const readable = checkTypedCode(typed);
  if (!readable.ok) throw new Refused('invalid', readable, { code: readable });
  const now = deps.clock();
  const hash = await hashOf(deps, accountId, digitsOfCode(typed));
  // A wrong try is counted even though it is refused: the refusal is thrown after the transaction.
  const verdict = await deps.db.transaction(async (tx) => {
    // Locked, as a number that is changed now would leave the mark to the one before.
    const { phone } = requireSeller(await lockAccount(tx, accountId));
    const code = await lockCode(tx, accountId);
    // A number that was changed meanwhile is not the one that answered.
    const sent = code?.phone === phone ? { expiresAt: code.expiresAt.getTime(), tries: code.tries } : undefined;
    const isRight = code !== undefined && timingSafeEqual(Buffer.from(code.codeHash), Buffer.from(hash));
    const checked = checkCode(sent, isRight, now.getTime());
    if (!checked.ok) {
      await countTry(tx, accountId);
      return checked;
    }
    await insertMark(tx, { accountId, kind: 'phone', givenAt: now, way: code?.way ?? null, phone });
    await deleteCode(tx, accountId);
    return checked;
  });
  if (!verdict.ok) throw new Refused('invalid', verdict, { code: verdict });
}

/** Asks the staff to check something. @throws Refused `invalid` naming the field, `conflict` where it is checked. */
export async function askForMark(deps: Deps, accountId: number, kind: string, detail: string): Promise<void> {
  const known = checkAskedKind(kind);
  if (!known.ok) throw new Refused('invalid', known, { kind: known });
  const verdict = checkDetail(detail);
  if (!verdict.ok) throw new Refused('invalid', verdict, { detail: verdict });
  const marks = await listOwnMarks(deps.db, accountId);
  if (marks.some((mark) => mark.kind === kind)) throw new Refused('conflict', told({ MARK_ALREADY }));
  await putRequest(deps.db, accountId, kind as AskedMarkKind, detail.trim(), deps.clock());
}

/** All marks and requests of a seller, for the staff. @throws Refused `not-found` */
export async function readDeskMarks(deps: Deps, accountId: number): Promise<DeskMarks> {
  await sellerOf(deps, accountId);
  return { marks: await listDeskMarks(deps.db, accountId), requests: await listRequests(deps.db, accountId) };
}

/** Tells a seller what came of a check, as it was promised to who asked for it. */
async function tellSeller(
  { clock, settings }: Deps,
  tx: Db,
  { email, firstName, locale }: Account,
  decided: { action: MarkAction; kind: MarkKind; words: string },
): Promise<void> {
  const contactEmail = settings.contact.email;
  const template = templatesIn(locale).markDecidedTemplate({ firstName, ...decided, contactEmail });
  await queueMail(tx, { to: email, template, at: clock(), ...replyTo(contactEmail) });
}

/**
 * Gives a mark, declines a request, or takes a mark away, in the name of a member of staff.
 * @throws Refused `not-found`, `invalid` where what was seen or the reason lacks, `conflict` where it makes no sense.
 */
export async function decideMark(
  deps: Deps,
  actor: Actor,
  accountId: number,
  order: { action: MarkAction; kind: MarkKind; text?: string | undefined },
): Promise<DeskMarks> {
  const { action, kind } = order;
  const text = order.text?.trim() ?? '';
  if (action === 'give') {
    // A number is proven by its owner alone.
    for (const verdict of [checkStaffKind(kind), checkSeen(kind, text)]) if (!verdict.ok) throw refusal(verdict);
  }
  if (action === 'end' && !text)
    throw new Refused('invalid', told({ MARK_REASON_MISSING }), { text: told({ MARK_REASON_MISSING }) });
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const seller = requireSeller(await lockAccount(tx, accountId));
    if (seller.mergedInto !== null) throw new Refused('conflict', told({ PERSON_NOT_POSSIBLE }));
    let isDone: boolean;
    if (action === 'end') isDone = await endMark(tx, accountId, kind, text, now);
    else isDone = await deleteRequest(tx, accountId, kind);
    // A mark is also given where nobody asked for it.
    if (action === 'give')
      isDone = await insertMark(tx, { accountId, kind, givenAt: now, givenBy: actor.id, detail: text });
    if (!isDone) throw new Refused('conflict', told({ DESK_ROW_MISSING }));
    // What was seen may name the seller, whom the log does not: it has how long it was.
    const loggedText = action === 'give' && text ? `${text.length} characters` : text;
    const entry: AuditEntry = {
      action: `account.mark-${action}`,
      subject: `account:${accountId}`,
      after: { kind, text: loggedText },
    };
    await writeAudit(tx, actor, [entry], now);
    // What was seen is the staff's note, and nothing that its seller does not know.
    await tellSeller(deps, tx, seller, { action, kind, words: action === 'give' ? '' : text });
  });
  return readDeskMarks(deps, accountId);
}
