import { storedPhone } from '@karachi-estates/domain/accounts/phone';
import { normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import {
  VIEWING_EXISTS,
  VIEWING_LINK_INVALID,
  VIEWING_NOT_FOUND,
  VIEWING_NOT_POSSIBLE,
  VIEWING_NOT_SHOWN,
  VIEWING_NOT_THAT_TIME,
  VIEWING_OVER,
  VIEWING_OWN,
} from '@karachi-estates/domain/viewings/messages';
import {
  checkViewingPerson,
  checkViewingWords,
  readViewingTimes,
  type ViewingPerson,
  type ViewingTimeField,
} from '@karachi-estates/domain/viewings/rules';
import {
  canActOnViewing,
  endsViewing,
  nextViewingState,
  type StoredViewingState,
  type ViewingAct,
  type ViewingParty,
} from '@karachi-estates/domain/viewings/states';
import { viewingReminderAt } from '@karachi-estates/domain/viewings/times';
import { oneLine } from '@karachi-estates/domain/visibleText';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount } from '../accounts/accounts.store.ts';
import { countAttempt, type Throttle } from '../accounts/throttle.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import { Refused, refusal, tooMany } from '../refused.ts';
import { readViewingLink } from './links.ts';
import { type MailWorld, mailAgreed, mailConfirm, mailEnded, mailProposed } from './viewingMails.ts';
import {
  type AddressOfAccount,
  anonymiseViewingsOf,
  findHomeToSee,
  findOpenViewing,
  findViewing,
  insertViewing,
  isHomeGone,
  listAskedBy,
  listDueReminders,
  listReceivedBy,
  listWithoutHome,
  lockDoubled,
  lockLiveOf,
  lockViewing,
  type NewViewing,
  readdressViewingsOf,
  stateOf,
  updateViewing,
  type ViewingOfHome,
} from './viewings.store.ts';

type ViewingDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'settings'>;

/** An address may be shared by an office; a person asks to see some homes a day. */
const BY_VISITOR = { limit: 30, windowMs: HOUR_MS };
/** Nobody's mailbox is filled by entering their address again and again. */
const BY_EMAIL = { limit: 10, windowMs: DAY_MS };
const BY_ACCOUNT = { limit: 30, windowMs: DAY_MS };
/** Either side may move a viewing now and then; each time the other gets a mail. */
const PROPOSED = { limit: 10, windowMs: DAY_MS };
/** Asked again so soon it is a double click. */
const DOUBLE_CLICK_MS = 60_000;
/** Viewings that one look of the job takes. */
const BATCH = 100;

/** A form about a viewing: three fields of times, by the clock of Karachi. */
type GivenTimes = Partial<Record<ViewingTimeField, string | undefined>>;

/** What somebody asks for, as it was typed. */
export type Asked = ViewingPerson & GivenTimes;

async function worldOf(deps: ViewingDeps): Promise<MailWorld> {
  return { siteUrl: deps.settings.siteUrl, secret: await cursorSecret(deps), now: deps.clock() };
}

/** @throws Refused `invalid`, with the field that is at fault. */
function timesOf(given: GivenTimes, now: Date): Date[] {
  const read = readViewingTimes(given, now);
  if (!read.ok) throw new Refused('invalid', read, { [read.field]: read });
  return read.times;
}

async function limit(db: Db, counted: Throttle[], now: Date): Promise<void> {
  const wait = await countAttempt(db, counted, now);
  if (wait > 0) throw tooMany(wait);
}

const isoOf = (times: readonly Date[]) => times.map((time) => time.toISOString());

/** The columns of a viewing that is asked for. @throws Refused `invalid` by the domain's rules. */
function readAsked(input: Asked, now: Date) {
  const verdict = checkViewingPerson(input);
  if (!verdict.ok) throw refusal(verdict);
  const text = (value: string | undefined) => (value ?? '').trim();
  return {
    name: oneLine(input.name ?? ''),
    phone: storedPhone(text(input.phone)),
    email: text(input.email),
    emailKey: normalizeEmail(text(input.email)),
    words: text(input.words),
    times: isoOf(timesOf(input, now)),
    at: null,
    askedAt: now,
    changedAt: now,
  };
}

/** Of two who ask at once with one address for one home the second finds what the first one stored. */
const oneAtATime = (tx: Db, { propertyId, emailKey }: Pick<NewViewing, 'propertyId' | 'emailKey'>) =>
  serialise(tx, `viewing:${propertyId}:${emailKey}`);

/** Stores what is asked in the place of what was not confirmed; one that is over by the clock makes room. */
async function store(tx: Db, viewing: NewViewing, now: Date): Promise<ViewingOfHome | 'exists'> {
  await oneAtATime(tx, viewing);
  const open = await findOpenViewing(tx, viewing.propertyId, viewing.emailKey);
  let id: number;
  if (open?.state === 'unconfirmed') {
    const { createdAt: _, ...change } = viewing;
    id = open.id;
    await updateViewing(tx, id, change);
  } else {
    if (open && stateOf(open, now) !== 'over') return 'exists';
    if (open) await updateViewing(tx, open.id, { state: 'over', remindAt: null, changedAt: now });
    id = await insertViewing(tx, viewing);
  }
  const found = await lockViewing(tx, id);
  if (!found) throw new Error(`The viewing ${id} is gone`);
  return found;
}

/** @throws Refused `not-found` for a home that is not shown, `invalid` for one's own. */
async function requireHome(tx: Db, propertyId: number, accountId?: number): Promise<void> {
  const home = await findHomeToSee(tx, propertyId);
  if (!home) throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
  if (home.sellerId === accountId) throw new Refused('invalid', told({ VIEWING_OWN }));
}

/**
 * Asks for a viewing without an account: a mail with a link asks whether the address is theirs, and only then the
 * seller is told. Whether the address has a viewing of this home already is said to nobody here.
 * @param by `visitor` is a key that tells visitors apart.
 * @throws Refused `invalid`, `not-found`, `too-many` with the seconds to wait.
 */
export async function askByEmail(
  deps: ViewingDeps,
  propertyId: number,
  input: Asked,
  by: { visitor: string; locale: Locale; accountId?: number },
): Promise<void> {
  const now = deps.clock();
  const columns = readAsked(input, now);
  const counted = [
    { name: `viewings:${by.visitor}`, ...BY_VISITOR },
    { name: `viewings:${columns.emailKey}`, ...BY_EMAIL },
  ];
  await limit(deps.db, counted, now);
  const world = await worldOf(deps);
  await deps.db.transaction(async (tx) => {
    await requireHome(tx, propertyId, by.accountId);
    await oneAtATime(tx, { propertyId, emailKey: columns.emailKey });
    const open = await findOpenViewing(tx, propertyId, columns.emailKey);
    const isDouble = open?.state === 'unconfirmed' && now.getTime() - open.askedAt.getTime() < DOUBLE_CLICK_MS;
    if (isDouble && open.times.join() === columns.times.join()) return;
    const { locale, accountId = null } = by;
    const viewing = { ...columns, propertyId, accountId, locale, state: 'unconfirmed' as const, createdAt: now };
    const found = await store(tx, viewing, now);
    if (found !== 'exists') await mailConfirm(tx, world, found);
  });
}

/**
 * Asks for a viewing in an account: the seller is told at once where the address of the account is proven.
 * @throws Refused `invalid`, `not-found`, `conflict` where there is one already, `too-many` with the seconds to wait.
 * @returns whether a mail asks to confirm first.
 */
export async function askInAccount(
  deps: ViewingDeps,
  accountId: number,
  propertyId: number,
  input: Omit<Asked, 'email'>,
  locale: Locale,
): Promise<{ isToConfirm: boolean }> {
  const account = await findAccount(deps.db, accountId);
  if (!account) throw new Refused('not-found', told({ VIEWING_NOT_FOUND }));
  const asked = { ...input, email: account.email };
  if (account.emailProvenAt === null) {
    await askByEmail(deps, propertyId, asked, { visitor: `account:${accountId}`, locale, accountId });
    return { isToConfirm: true };
  }
  const now = deps.clock();
  const columns = readAsked(asked, now);
  await limit(deps.db, [{ name: `viewings:account:${accountId}`, ...BY_ACCOUNT }], now);
  const world = await worldOf(deps);
  await deps.db.transaction(async (tx) => {
    await requireHome(tx, propertyId, accountId);
    const viewing = { ...columns, propertyId, accountId, locale, state: 'asked' as const, createdAt: now };
    const found = await store(tx, viewing, now);
    if (found === 'exists') throw new Refused('conflict', told({ VIEWING_EXISTS }));
    await mailProposed(tx, world, found, 'buyer', null);
  });
  return { isToConfirm: false };
}

/** What one side does, as it was typed. */
export type Done = GivenTimes & {
  act: ViewingAct;
  time?: string | undefined;
  words?: string | undefined;
  /** When the viewing was changed last as they looked at it. */
  seen?: string | undefined;
};

/** The time of the proposed ones that is accepted. @throws Refused `conflict` where it is not proposed, or over. */
function acceptedTime({ viewing }: ViewingOfHome, given: string | undefined, now: Date): Date {
  const time = viewing.times.find((each) => each === given) ?? (given ? undefined : viewing.times[0]);
  const isOnly = given !== undefined || viewing.times.length === 1;
  if (!time || !isOnly || new Date(time) <= now) {
    throw new Refused('conflict', told({ VIEWING_NOT_THAT_TIME }), { time: told({ VIEWING_NOT_THAT_TIME }) });
  }
  return new Date(time);
}

/** What an act changes. @throws Refused `invalid`, `conflict` */
function changeOf(found: ViewingOfHome, party: ViewingParty, done: Done, now: Date): Partial<NewViewing> {
  const { viewing } = found;
  const state = stateOf(viewing, now);
  const verdict = canActOnViewing(state, party, done.act);
  if (!verdict.ok) throw new Refused('conflict', verdict);
  const next = nextViewingState(state, party, done.act) as StoredViewingState;
  if (!endsViewing(done.act)) {
    if (isHomeGone(found)) throw new Refused('conflict', told({ VIEWING_OVER }));
    if (found.home.hiddenAt) throw new Refused('conflict', told({ VIEWING_NOT_SHOWN }));
  }
  const words = (done.words ?? '').trim();
  const said = checkViewingWords(words, done.act === 'decline');
  if (!said.ok) throw new Refused('invalid', said, { words: said });
  const at = next === 'agreed' ? acceptedTime(found, done.time, now) : null;
  const isOtherTime = at !== null || viewing.at !== null;
  return {
    state: next,
    at,
    remindAt: at && viewingReminderAt(at, now),
    changedAt: now,
    sequence: viewing.sequence + (isOtherTime ? 1 : 0),
    ...(done.act === 'propose' ? { times: isoOf(timesOf(done, now)) } : {}),
    ...(done.act === 'confirm' ? {} : { answer: words, answeredBy: party }),
  };
}

async function tell(tx: Db, world: MailWorld, before: ViewingOfHome, party: ViewingParty): Promise<void> {
  const after = await findViewing(tx, before.viewing.id);
  if (!after) return;
  const { state, at } = after.viewing;
  const was = before.viewing.at;
  if (state === 'agreed' && at) await mailAgreed(tx, world, after, at, 'agreed');
  else if (state === 'asked' || state === 'offered') await mailProposed(tx, world, after, party, was);
  // The seller knows nothing of what was not confirmed.
  else if (before.viewing.state !== 'unconfirmed') {
    const how = state === 'declined' ? 'declined' : 'cancelled';
    await mailEnded(tx, after, { by: party, how, was }, world);
  }
}

/** Whether a side proposes again what it has proposed, and says no more: a double click. */
const isSaidAlready = ({ viewing }: ViewingOfHome, change: Partial<NewViewing>, party: ViewingParty) =>
  change.times !== undefined &&
  viewing.state === change.state &&
  viewing.times.join() === change.times.join() &&
  (change.answer === '' || (viewing.answeredBy === party && viewing.answer === change.answer));

/** What became of a viewing by each act, but for proposing. */
const DONE = { confirm: 'asked', accept: 'agreed', decline: 'declined', cancel: 'cancelled' } as const;

/** Whether a side has done just this already: its second press is no news, and no fault. */
function isDoneAlready({ viewing }: ViewingOfHome, party: ViewingParty, { act, time }: Done, now: Date): boolean {
  if (act === 'propose' || stateOf(viewing, now) !== DONE[act]) return false;
  if (act === 'confirm') return party === 'buyer' && viewing.answeredBy === null;
  return viewing.answeredBy === party && (act !== 'accept' || viewing.at?.toISOString() === time);
}

/**
 * Who proposes other times, or declines, must have seen what the other side proposed or agreed last. Calling it off is
 * meant whatever that was, and a time that is accepted names itself.
 * @throws Refused `conflict`
 */
function requireSeen({ viewing }: ViewingOfHome, { act, seen }: Done): void {
  const answersWhatWasSeen = act === 'propose' || act === 'decline';
  if (answersWhatWasSeen && seen !== undefined && seen !== viewing.changedAt.toISOString())
    throw new Refused('conflict', told({ VIEWING_NOT_POSSIBLE }));
}

/**
 * Does something for one side; both are told by mail, in one transaction.
 * @throws Refused as {@link changeOf}; `too-many` for who proposes other times again and again.
 */
async function act(deps: ViewingDeps, id: number, party: ViewingParty, done: Done): Promise<void> {
  const world = await worldOf(deps);
  await deps.db.transaction(async (tx) => {
    const found = await lockViewing(tx, id);
    if (!found) throw new Refused('not-found', told({ VIEWING_NOT_FOUND }));
    if (isDoneAlready(found, party, done, world.now)) return;
    const change = changeOf(found, party, done, world.now);
    if (isSaidAlready(found, change, party)) return;
    requireSeen(found, done);
    if (done.act === 'propose') await limit(tx, [{ name: `viewing:${id}:${party}`, ...PROPOSED }], world.now);
    await updateViewing(tx, id, change);
    await tell(tx, world, found, party);
  });
}

/** A viewing with the side that sees it. */
export interface SeenViewing {
  found: ViewingOfHome;
  party: ViewingParty;
}

const linkInvalid = () =>
  new Refused('invalid', told({ VIEWING_LINK_INVALID }), { token: told({ VIEWING_LINK_INVALID }) });

/** The viewing of a link. @throws Refused `invalid` for a link that is none. */
export async function linked(deps: ViewingDeps, token: string): Promise<SeenViewing> {
  const link = await readViewingLink(deps, token);
  const found = link && (await findViewing(deps.db, link.id));
  if (!link || !found) throw linkInvalid();
  return { found, party: link.party };
}

/** Acts with the link of a mail. @throws Refused `invalid`, `conflict` */
export async function actLinked(deps: ViewingDeps, token: string, done: Done): Promise<void> {
  const { found, party } = await linked(deps, token);
  await act(deps, found.viewing.id, party, done);
}

async function askerOf(deps: ViewingDeps, accountId: number) {
  const account = await findAccount(deps.db, accountId);
  return { accountId, emailKey: account?.emailProvenAt ? account.emailKey : undefined };
}

/** Acts in an account, as the side that it is. @throws Refused `not-found` also for others' viewings. */
export async function actInAccount(deps: ViewingDeps, accountId: number, id: number, done: Done): Promise<SeenViewing> {
  const asker = await askerOf(deps, accountId);
  const seen = await findViewing(deps.db, id);
  // What was not confirmed is nobody's yet but who has the mail.
  const isLive = seen && seen.viewing.state !== 'unconfirmed';
  const isBuyer = seen?.viewing.accountId === accountId || seen?.viewing.emailKey === asker.emailKey;
  const party = seen?.seller.id === accountId ? 'seller' : isBuyer ? 'buyer' : undefined;
  if (!isLive || !party) throw new Refused('not-found', told({ VIEWING_NOT_FOUND }));
  await act(deps, id, party, done);
  const found = await findViewing(deps.db, id);
  if (!found) throw new Refused('not-found', told({ VIEWING_NOT_FOUND }));
  return { found, party };
}

/** What an account asked for. */
export const listAsked = async (deps: ViewingDeps, accountId: number): Promise<ViewingOfHome[]> =>
  listAskedBy(deps.db, await askerOf(deps, accountId));

/** What was asked of a seller. */
export const listReceived = (deps: ViewingDeps, sellerId: number): Promise<ViewingOfHome[]> =>
  listReceivedBy(deps.db, sellerId);

/** Reminds both sides of one viewing, once: the reminder is taken in the transaction that queues its mails. */
async function remind(deps: ViewingDeps, world: MailWorld, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await lockViewing(tx, id);
    const { remindAt, at } = found?.viewing ?? {};
    if (!found || !remindAt || remindAt > world.now) return;
    await updateViewing(tx, id, { remindAt: null });
    if (at && at > world.now && !isHomeGone(found)) await mailAgreed(tx, world, found, at, 'reminder');
  });
}

/** Ends a viewing that cannot take place any more, and tells the buyer. */
async function endWithoutHome(deps: ViewingDeps, world: MailWorld, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await lockViewing(tx, id);
    if (!found || !['asked', 'offered', 'agreed'].includes(found.viewing.state)) return;
    if (!isHomeGone(found)) return;
    const was = found.viewing.at;
    const change = { state: 'cancelled', at: null, remindAt: null, answer: '', answeredBy: 'seller' } as const;
    const sequence = found.viewing.sequence + 1;
    await updateViewing(tx, id, { ...change, sequence, changedAt: world.now });
    const after = { ...found, viewing: { ...found.viewing, ...change, sequence } };
    await mailEnded(tx, after, { by: 'seller', how: 'home-gone', was }, world);
  });
}

/**
 * One round: who has a viewing tomorrow is reminded, and who waits for one of a home that is gone is told. Each is one
 * transaction of its own, so a process that dies neither loses nor doubles any.
 */
export async function sendReminders(deps: ViewingDeps, stopping?: AbortSignal): Promise<void> {
  const world = await worldOf(deps);
  const works = [
    { list: listDueReminders, work: remind },
    { list: listWithoutHome, work: endWithoutHome },
  ];
  for (const { list, work } of works) {
    let ids: number[];
    do {
      ids = await list(deps.db, world.now, BATCH);
      for (const id of ids) if (!stopping?.aborted) await work(deps, world, id);
    } while (ids.length === BATCH && !stopping?.aborted);
  }
}

/**
 * Ends what a person who is erased has agreed, tells the other side, and takes out who it was. Call it before their
 * listings go.
 * @param emailKey their address, where it was proven.
 */
export async function eraseViewingsOf(
  tx: Db,
  accountId: number,
  emailKey: string | undefined,
  world: Pick<MailWorld, 'siteUrl' | 'now'>,
): Promise<void> {
  for (const found of await lockLiveOf(tx, accountId, emailKey)) {
    if (stateOf(found.viewing, world.now) === 'over') continue;
    const { id, at: was } = found.viewing;
    const sequence = found.viewing.sequence + 1;
    const change = { state: 'cancelled', at: null, remindAt: null, answer: '', sequence } as const;
    await updateViewing(tx, id, { ...change, changedAt: world.now });
    const by = found.seller.id === accountId ? 'seller' : 'buyer';
    const after = { ...found, viewing: { ...found.viewing, ...change } };
    await mailEnded(tx, after, { by, how: 'erased', was }, world);
  }
  await anonymiseViewingsOf(tx, accountId, emailKey);
}

/** Ends one of two viewings that a person has of one home. Who knew of it and waits for it is told. */
async function endDoubled(tx: Db, id: number, email: string, world: Pick<MailWorld, 'siteUrl' | 'now'>) {
  const found = await lockViewing(tx, id);
  if (!found) return;
  const { at: was } = found.viewing;
  const sequence = found.viewing.sequence + (was ? 1 : 0);
  const change = { state: 'cancelled', at: null, remindAt: null, answer: '', sequence, email } as const;
  await updateViewing(tx, id, { ...change, changedAt: world.now });
  const state = stateOf(found.viewing, world.now);
  if (state === 'unconfirmed' || state === 'over') return;
  const after = { ...found, viewing: { ...found.viewing, ...change } };
  await mailEnded(tx, after, { by: 'buyer', how: 'cancelled', was }, world);
}

/**
 * Gives the viewings of an address that an account has to its new one. Of two of one home one stays: what the new
 * address asked for, unless nobody has confirmed it.
 */
export async function readdressViewings(
  tx: Db,
  address: AddressOfAccount,
  to: { email: string; emailKey: string },
  world: Pick<MailWorld, 'siteUrl' | 'now'>,
): Promise<void> {
  for (const { viewing } of await lockDoubled(tx, address.emailKey, to.emailKey)) {
    if (!address.isProven && viewing.accountId !== address.accountId) continue;
    const other = await findOpenViewing(tx, viewing.propertyId, to.emailKey);
    await endDoubled(tx, other?.state === 'unconfirmed' ? other.id : viewing.id, to.email, world);
  }
  await readdressViewingsOf(tx, address, to);
}

/**
 * The viewings of a person, for their export. Of who asked to see their homes it has the times and not the person.
 * @param emailKey their address, where it was proven.
 */
export async function exportViewings(db: Db, accountId: number, emailKey: string | undefined) {
  const asked = await listAskedBy(db, { accountId, emailKey });
  const received = await listReceivedBy(db, accountId);
  return {
    asked: asked.map(({ viewing, home }) => {
      const { id: _id, emailKey: _key, accountId: _account, remindAt: _remind, sequence: _sequence, ...own } = viewing;
      return { home: home.title, ...own };
    }),
    received: received.map(({ viewing, home }) => ({
      home: home.title,
      propertyId: viewing.propertyId,
      state: viewing.state,
      times: viewing.times,
      at: viewing.at,
      answer: viewing.answeredBy === 'seller' ? viewing.answer : '',
      createdAt: viewing.createdAt,
    })),
  };
}
