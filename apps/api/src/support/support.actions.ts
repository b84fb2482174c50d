import type {
  DeskSupport,
  DeskSupportDetail,
  DeskSupportQuery,
  SupportOverview,
  SupportRequest,
} from '@karachi-estates/contracts/support';
import { storedPhone } from '@karachi-estates/domain/accounts/phone';
import { planInForce } from '@karachi-estates/domain/plans/plans';
import { SUPPORT_ANSWER_MISSING, SUPPORT_ANSWERED, SUPPORT_IS_SO } from '@karachi-estates/domain/staff/messages';
import { checkSupport, type SupportInput, supportPromise } from '@karachi-estates/domain/support/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount } from '../accounts/accounts.store.ts';
import { countAttempt } from '../accounts/throttle.store.ts';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { HOUR_MS } from '../durations.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { type DeskPage, readPage } from '../plugins/deskPaging.ts';
import { fingerprintOf } from '../plugins/idempotency.ts';
import { Refused, refusal, rowMissing, tooMany } from '../refused.ts';
import {
  countSupport,
  findSame,
  findSupport,
  insertAnswer,
  insertRequest,
  listAnswers,
  listRequestsOf,
  listSupport,
  lockRequest,
  planOfRow,
  type StoredRequest,
  type SupportRow,
  setState,
  supportPlace,
} from './support.store.ts';

const ASKED = { limit: 10, windowMs: HOUR_MS };
const DOUBLE_CLICK_MS = 10 * 60_000;

async function wireOf(db: Db, requests: StoredRequest[]): Promise<SupportRequest[]> {
  const answers = await listAnswers(
    db,
    requests.map(({ id }) => id),
  );
  return requests.map(({ id, subject, words, state, createdAt }) => ({
    id,
    subject,
    words,
    state,
    created_at: createdAt.toISOString(),
    // Who of the staff answered is not the seller's to know.
    answers: answers
      .filter(({ requestId }) => requestId === id)
      .map((answer) => ({ words: answer.words, at: answer.createdAt.toISOString() })),
  }));
}

/** A seller's requests, what their plan promises, and who their manager is where it promises one. */
export async function readSupport(deps: Deps, accountId: number): Promise<SupportOverview> {
  const account = await findAccount(deps.db, accountId);
  const plan = planInForce({ plan: account?.plan ?? 'basic', expiresAt: account?.planUntil ?? null }, deps.clock());
  const promise = supportPromise(plan);
  const { name, phone } = deps.settings.manager;
  return {
    requests: await wireOf(deps.db, await listRequestsOf(deps.db, accountId)),
    promise,
    manager: promise === 'manager' ? { name, phone: storedPhone(phone) } : null,
  };
}

/**
 * Stores what a seller asks. The same within ten minutes is one request.
 * @throws Refused `invalid` by the domain's rules, `too-many` with the seconds to wait.
 */
export async function ask(deps: Deps, accountId: number, input: SupportInput): Promise<SupportRequest> {
  const verdict = checkSupport(input);
  if (!verdict.ok) throw refusal(verdict);
  const now = deps.clock();
  const wait = await countAttempt(deps.db, [{ name: `support:${accountId}`, ...ASKED }], now);
  if (wait > 0) throw tooMany(wait);
  const content = { subject: (input.subject ?? '').trim(), words: (input.words ?? '').trim() };
  const fingerprint = fingerprintOf(Object.values(content));
  return deps.db.transaction(async (tx) => {
    await serialise(tx, `support:${accountId}`);
    const same = await findSame(tx, accountId, fingerprint, new Date(now.getTime() - DOUBLE_CLICK_MS));
    const request = same ?? (await insertRequest(tx, { ...content, accountId, fingerprint, createdAt: now }));
    const [wire] = await wireOf(tx, [request]);
    if (!wire) throw new Error('The request was not stored');
    return wire;
  });
}

const deskRowOf = (row: SupportRow, now: Date): DeskSupport => ({
  id: row.id,
  subject: row.subject,
  state: row.state,
  seller_id: row.seller_id,
  seller_name: row.seller_name,
  plan: planOfRow(row, now),
  created_at: new Date(Math.round(row.created_ms)).toISOString(),
});

/** A page of requests in the order of their answers. @throws Refused `invalid` for a cursor of another list. */
export function readRequests(deps: Deps, query: DeskSupportQuery): Promise<DeskPage<DeskSupport>> {
  const now = deps.clock();
  return readPage(deps, 'support', query, {
    rows: (wanted) => listSupport(deps.db, query, wanted, now),
    count: () => countSupport(deps.db, query),
    placeOf: (row) => supportPlace(row, now),
    wire: (rows) => rows.map((row) => deskRowOf(row, now)),
  });
}

/** One request with its answers. @throws Refused `not-found` */
export async function readRequest(deps: Deps, id: number): Promise<DeskSupportDetail> {
  const row = await findSupport(deps.db, id);
  if (!row) throw rowMissing();
  const answers = await listAnswers(deps.db, [id]);
  return {
    ...deskRowOf(row, deps.clock()),
    words: row.words,
    email: row.email,
    phone: row.phone,
    locale: row.locale,
    answers: answers.map(({ words, by, createdAt }) => ({ words, by, at: createdAt.toISOString() })),
  };
}

/**
 * Answers a request by mail, in the language of the seller; what they send back goes to the desk's address.
 * @param typed.seen how many answers there were on the screen: two colleagues, or two clicks, send one mail.
 * @throws Refused `not-found`, `invalid` without words, `conflict` where somebody has answered since
 */
export async function answer(
  deps: Deps,
  actor: Actor,
  id: number,
  typed: { words: string; seen?: number | undefined },
): Promise<DeskSupportDetail> {
  const words = typed.words.trim();
  if (!words)
    throw new Refused('invalid', told({ SUPPORT_ANSWER_MISSING }), { words: told({ SUPPORT_ANSWER_MISSING }) });
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    const seller = request && (await findAccount(tx, request.accountId));
    if (!request || !seller || seller.erasedAt) throw rowMissing();
    const before = (await listAnswers(tx, [id])).length;
    if (typed.seen !== undefined && typed.seen !== before) throw new Refused('conflict', told({ SUPPORT_ANSWERED }));
    await insertAnswer(tx, { requestId: id, words, staffId: actor.id, by: actor.name, createdAt: now });
    await setState(tx, id, 'answered');
    const template = templatesIn(seller.locale).supportAnswerTemplate({
      firstName: seller.firstName,
      subject: request.subject,
      words,
      supportUrl: pageUrl(deps.settings.siteUrl, seller.locale, '/support'),
    });
    await queueMail(tx, { to: seller.email, template, at: now, ...replyTo(deps.settings.deskEmail) });
    const entry: AuditEntry = {
      action: 'support.answer',
      subject: `support:${id}`,
      before: { state: request.state },
      after: { state: 'answered' },
    };
    await writeAudit(tx, actor, [entry], now);
  });
  return readRequest(deps, id);
}

/** Closes a request without an answer, or opens it again. @throws Refused `not-found`, `conflict` where it is so. */
export async function act(
  deps: Deps,
  actor: Actor,
  id: number,
  action: 'close' | 'reopen',
): Promise<DeskSupportDetail> {
  const state = action === 'close' ? 'closed' : 'open';
  await deps.db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) throw rowMissing();
    if (request.state === state) throw new Refused('conflict', told({ SUPPORT_IS_SO }));
    await setState(tx, id, state);
    const entry: AuditEntry = {
      action: `support.${action}`,
      subject: `support:${id}`,
      before: { state: request.state },
      after: { state },
    };
    await writeAudit(tx, actor, [entry], deps.clock());
  });
  return readRequest(deps, id);
}

/** What a person asked and was answered, for their export. */
export const exportSupport = async (db: Db, accountId: number): Promise<SupportRequest[]> =>
  wireOf(db, await listRequestsOf(db, accountId));
