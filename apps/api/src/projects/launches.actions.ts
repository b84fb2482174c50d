import { randomBytes } from 'node:crypto';
import type { Launch, LaunchEntry, LaunchProtocol, LaunchTicket } from '@karachi-estates/contracts/launches';
import { parsePhone } from '@karachi-estates/domain/accounts/phone';
import { normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { fullMoment } from '@karachi-estates/domain/day';
import { PROJECT_UNKNOWN } from '@karachi-estates/domain/interest/messages';
import { checkHold, type HoldInput, holdEnd, holdLinkEnd } from '@karachi-estates/domain/projects/holds';
import {
  commitmentOf,
  drawOrder,
  entryStateAt,
  expectedWait,
  launchStateAt,
} from '@karachi-estates/domain/projects/launches';
import {
  LAUNCH_LINK_INVALID,
  LAUNCH_NONE,
  LAUNCH_NOT_TURN,
  LAUNCH_ONE_EACH,
  LAUNCH_OVER,
} from '@karachi-estates/domain/projects/messages';
import { oneLine } from '@karachi-estates/domain/visibleText';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { countAttempt, uncountAttempt } from '../accounts/throttle.store.ts';
import { type Actor, type AuditEntry, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import { noteChange } from '../changes/changes.store.ts';
import { projectSubject } from '../changes/subjects.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { sendJob } from '../jobs/queues.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { createToken, hashToken, isToken } from '../plugins/tokens.ts';
import { forOperator, Refused, refusal, tooMany } from '../refused.ts';
import {
  putInForce,
  refusedBy,
  releaseDueHolds,
  requireAvailable,
  unitOf,
  whyNotHeld,
  wireOf,
} from './holds.actions.ts';
import { findLastAsked, type HoldOfUnit, insertHold, listHolds } from './holds.store.ts';
import {
  countAhead,
  countAvailable,
  type EntryOfLaunch,
  endDueTurns,
  endTurns,
  findEntryByToken,
  findLastEntry,
  findLastPlace,
  findLaunch,
  findLaunchInForce,
  insertEntry,
  insertLaunch,
  listDrawn,
  listEntries,
  listNext,
  listOpenLaunches,
  lockLaunch,
  readFigures,
  type StoredEntry,
  type StoredLaunch,
  setPlaces,
  updateEntry,
  updateLaunch,
} from './launches.store.ts';
import { findStoredProject, lockUnit, type StoredProject } from './projects.store.ts';

type LaunchDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Nobody's mailbox is filled by entering their address again and again. */
const MAILS = { limit: 6, windowMs: DAY_MS };
/** Asked again so soon it is a double click. */
const DOUBLE_CLICK_MS = 60_000;

const throttleOf = (emailKey: string) => `launch:${emailKey}`;

const linkInvalid = () =>
  new Refused('invalid', told({ LAUNCH_LINK_INVALID }), { token: told({ LAUNCH_LINK_INVALID }) });

/** The launch of a project and the project. @throws Refused `not-found` */
export async function launchOf(
  { db }: Pick<Deps, 'db'>,
  slug: string,
): Promise<{ launch: StoredLaunch; project: StoredProject }> {
  const project = await findStoredProject(db, slug);
  if (!project) throw new Refused('not-found', told({ PROJECT_UNKNOWN }));
  const launch = await findLaunch(db, slug);
  if (!launch) throw new Refused('not-found', told({ LAUNCH_NONE }));
  return { launch, project };
}

/** A person in a launch, by the token of a mail. @throws Refused `invalid` */
export async function entryOf({ db }: Pick<Deps, 'db'>, token: string): Promise<EntryOfLaunch> {
  const found = isToken(token) ? await findEntryByToken(db, hashToken(token)) : undefined;
  if (!found) throw linkInvalid();
  return found;
}

const placeUrl = ({ settings }: Pick<Deps, 'settings'>, locale: Locale, token: string) =>
  pageUrl(settings.siteUrl, locale, `/projects/launch?token=${token}`);

/** A launch as everybody sees it. */
async function wireOfLaunch(db: Db, launch: StoredLaunch, projectName: string, now: Date): Promise<Launch> {
  const { counts, turnMinutes } = await readFigures(db, launch, now);
  return {
    launch_id: launch.id,
    project: { slug: launch.project, name: projectName },
    state: launchStateAt(launch, now),
    opens_at: launch.opensAt.toISOString(),
    ends_at: (launch.endedAt ?? launch.endsAt).toISOString(),
    window_minutes: launch.windowMinutes,
    at_once: launch.atOnce,
    turn_minutes: turnMinutes,
    available: await countAvailable(db, launch.project, now),
    counts,
    seed_hash: launch.seedHash,
    seed: launch.drawnAt === null ? null : launch.seed,
    drawn_at: launch.drawnAt?.toISOString() ?? null,
    as_of: now.toISOString(),
  };
}

/** The launch of a project. @throws Refused `not-found` */
export async function readLaunch(deps: Pick<Deps, 'db' | 'clock'>, slug: string): Promise<Launch> {
  const { launch, project } = await launchOf(deps, slug);
  return wireOfLaunch(deps.db, launch, project.name, deps.clock());
}

/**
 * A launch of a project with all tickets: the last one, or another one whose lot was drawn. A lot that was drawn can be
 * checked for ever, also once another launch is set. @throws Refused `not-found`
 */
export async function readProtocol(
  deps: Pick<Deps, 'db' | 'clock'>,
  slug: string,
  launchId?: number,
): Promise<LaunchProtocol> {
  const { launch: last, project } = await launchOf(deps, slug);
  const drawn = await listDrawn(deps.db, slug);
  const launch = launchId === undefined ? last : [last, ...drawn].find(({ id }) => id === launchId);
  if (!launch) throw new Refused('not-found', told({ LAUNCH_NONE }));
  const others = drawn.filter(({ id }) => id !== launch.id);
  const now = deps.clock();
  const tickets = (await listEntries(deps.db, launch.id)).flatMap((entry): LaunchTicket[] => {
    const { ticket, joinedAt, drawn, place } = entry;
    const state = entryStateAt(entry, now);
    if (joinedAt === null || state === 'asked') return [];
    return [{ ticket, joined_at: joinedAt.toISOString(), drawn, place, state }];
  });
  return {
    launch: await wireOfLaunch(deps.db, launch, project.name, now),
    tickets,
    others: others.map(({ id, opensAt }) => ({ launch_id: id, opens_at: opensAt.toISOString() })),
  };
}

/** Whether the unit that somebody held in their turn is still theirs: held or booked, by the hold as it is now. */
async function stillHolds(deps: Pick<Deps, 'db' | 'clock'>, { unitId, emailKey }: StoredEntry): Promise<boolean> {
  const last = unitId === null ? undefined : await findLastAsked(deps.db, unitId, emailKey);
  const [hold] = last ? await listHolds(deps.db, [last.id]) : [];
  return hold !== undefined && ['active', 'booked'].includes((await wireOf(deps, hold)).state);
}

/** Somebody's own place in a launch. @throws Refused `invalid` for an unknown token. */
export async function readEntry(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<LaunchEntry> {
  const { entry, launch, projectName, unit } = await entryOf(deps, token);
  const now = deps.clock();
  const wire = await wireOfLaunch(deps.db, launch, projectName, now);
  const state = entryStateAt(entry, now);
  const isWaiting = state === 'waiting' && entry.place !== null;
  const ahead = isWaiting ? await countAhead(deps.db, launch.id, entry.place ?? 0, now) : null;
  const turns = { atOnce: launch.atOnce, turnMinutes: wire.turn_minutes };
  return {
    launch: wire,
    ticket: entry.ticket,
    name: entry.name,
    state,
    place: entry.place,
    ahead,
    wait_minutes: ahead === null ? null : expectedWait(ahead, turns),
    call_until: state === 'called' ? (entry.callUntil?.toISOString() ?? null) : null,
    unit,
    holds: state === 'held' && (await stillHolds(deps, entry)),
  };
}

/**
 * Mails the link with which somebody joins a launch: before its opening the waiting room, afterwards the end of the
 * queue.
 * @throws Refused `not-found`, `invalid` by the rules of a hold, `conflict` where the launch is over, `too-many` with
 * the
 *   seconds to wait for an address that was typed often today.
 */
export async function askToJoin(
  deps: LaunchDeps,
  asked: { slug: string; input: HoldInput; locale: Locale },
): Promise<void> {
  const { input, locale } = asked;
  const { launch, project } = await launchOf(deps, asked.slug);
  const verdict = checkHold(input);
  const phone = parsePhone(input.phone ?? '');
  if (!verdict.ok) throw refusal(verdict);
  if (!phone.ok) throw refusal(phone);
  const now = deps.clock();
  const state = launchStateAt(launch, now);
  if (state === 'over') throw new Refused('conflict', told({ LAUNCH_OVER }));
  const email = (input.email ?? '').trim();
  const emailKey = normalizeEmail(email);
  const token = createToken();
  await deps.db.transaction(async (tx) => {
    await serialise(tx, `launch:${emailKey}`);
    const last = await findLastEntry(tx, launch.id, emailKey);
    if (last?.state === 'asked' && now.getTime() - last.askedAt.getTime() < DOUBLE_CLICK_MS) return;
    const wait = await countAttempt(tx, [{ name: throttleOf(emailKey), ...MAILS }], now);
    if (wait > 0) throw tooMany(wait);
    await insertEntry(tx, {
      launchId: launch.id,
      ticket: randomBytes(5).toString('hex').toUpperCase(),
      name: oneLine(input.name ?? ''),
      phone: phone.e164,
      email,
      emailKey,
      locale,
      tokenHash: hashToken(token),
      state: 'asked',
      askedAt: now,
      linkUntil: holdLinkEnd(now),
    });
    const template = templatesIn(locale).launchJoinTemplate({
      project: project.name,
      opens: state === 'before' ? fullMoment(launch.opensAt, locale) : null,
      confirmUrl: placeUrl(deps, locale, token),
    });
    await queueMail(tx, { to: email, template, at: now, secret: true });
  });
}

/** Draws the lot among all who joined before the opening, and publishes the seed. */
async function draw(tx: Db, launch: StoredLaunch, now: Date): Promise<StoredLaunch> {
  const waiting = (await listEntries(tx, launch.id)).filter(({ state }) => state === 'waiting');
  const idOf = new Map(waiting.map(({ ticket, id }) => [ticket, id]));
  const order = drawOrder(launch.seed, [...idOf.keys()]);
  const places = order.map((ticket, index) => ({ id: idOf.get(ticket) ?? 0, place: index + 1 }));
  if (places.length > 0) await setPlaces(tx, places);
  await noteChange(tx, projectSubject(launch.project));
  return updateLaunch(tx, launch.id, { drawnAt: now });
}

/** Tells somebody that it is their turn, for a window of time. */
async function call(
  tx: Db,
  deps: LaunchDeps,
  { entry, launch, projectName }: { entry: StoredEntry; launch: StoredLaunch; projectName: string },
): Promise<void> {
  const now = deps.clock();
  // No turn is longer than the launch.
  const callUntil = new Date(Math.min(now.getTime() + launch.windowMinutes * MINUTE_MS, launch.endsAt.getTime()));
  // The first mail's token is not stored, only its hash.
  const token = createToken();
  await updateEntry(tx, entry.id, { state: 'called', calledAt: now, callUntil, callTokenHash: hashToken(token) });
  await sendJob(tx, 'launch-turns', callUntil);
  const template = templatesIn(entry.locale).launchTurnTemplate({
    project: projectName,
    until: fullMoment(callUntil, entry.locale),
    turnUrl: placeUrl(deps, entry.locale, token),
  });
  await queueMail(tx, { to: entry.email, template, at: now, secret: true });
}

/** Ends a locked launch with the turns that run in it. */
async function end(tx: Db, launch: StoredLaunch, change: { endedAt: Date; by?: string }): Promise<StoredLaunch> {
  await endTurns(tx, launch.id, change.endedAt);
  await noteChange(tx, projectSubject(launch.project));
  return updateLaunch(tx, launch.id, change);
}

/**
 * Brings a locked launch up to a moment: draws the lot at the opening, ends turns whose time is over, and calls whoever
 * comes next, as many as may choose at once and as there are units. Nobody is called to a launch without units: the
 * queue waits until one comes back.
 */
async function advance(tx: Db, deps: LaunchDeps, locked: StoredLaunch): Promise<StoredLaunch> {
  const now = deps.clock();
  if (locked.endedAt !== null || locked.opensAt > now) return locked;
  const launch = locked.drawnAt === null ? await draw(tx, locked, now) : locked;
  await endDueTurns(tx, launch.id, now);
  if (launch.endsAt <= now) return end(tx, launch, { endedAt: launch.endsAt });
  const { counts } = await readFigures(tx, launch, now);
  const available = await countAvailable(tx, launch.project, now);
  const free = Math.min(launch.atOnce, available) - counts.called;
  if (counts.waiting === 0 || free <= 0) return launch;
  const project = await findStoredProject(tx, launch.project);
  for (const entry of await listNext(tx, launch.id, free)) {
    await call(tx, deps, { entry, launch, projectName: project?.name ?? launch.project });
  }
  return launch;
}

/**
 * Does something with a person of a launch that is locked and up to date, all at one moment: who joins while the clock
 * passes the opening is either in the lot or behind it. @throws Refused `invalid`
 */
async function withLaunch<Result>(
  deps: LaunchDeps,
  token: string,
  work: (tx: Db, found: EntryOfLaunch, now: Date) => Promise<Result>,
): Promise<Result> {
  const { launch } = await entryOf(deps, token);
  return deps.db.transaction(async (tx) => {
    const locked = await lockLaunch(tx, launch.id);
    if (!locked) throw linkInvalid();
    // Not before the lock: who waited longer for it would have come earlier than the person in front.
    const now = deps.clock();
    const atOnce = { ...deps, clock: () => now };
    const current = await advance(tx, atOnce, locked);
    // Read again: it may have changed while the launch was waited for.
    const found = await entryOf({ db: tx }, token);
    const result = await work(tx, { ...found, launch: current }, now);
    await advance(tx, atOnce, current);
    return result;
  });
}

/**
 * Joins with the token of the mail; pressing twice is fine. Before the opening the lot will decide the place,
 * afterwards it is the last one.
 * @throws Refused `invalid` for an unknown or old token, `conflict` where the launch is over or the person is in it.
 */
export async function joinLaunch(deps: LaunchDeps, token: string): Promise<void> {
  try {
    await withLaunch(deps, token, async (tx, { entry, launch }, now) => {
      if (entry.state !== 'asked') return;
      if (entry.linkUntil <= now) throw linkInvalid();
      if (launchStateAt(launch, now) === 'over') throw new Refused('conflict', told({ LAUNCH_OVER }));
      const last = await findLastPlace(tx, launch.id);
      // Clocks of machines differ, and the protocol shows who came when: never before the person in front, nor
      // before the opening who is not in the lot.
      const isDrawn = launch.drawnAt !== null;
      const earliest = isDrawn ? Math.max(last.joinedAt.getTime(), launch.opensAt.getTime()) : 0;
      const joinedAt = new Date(Math.max(earliest, now.getTime()));
      const place = isDrawn ? last.place + 1 : null;
      await updateEntry(tx, entry.id, { state: 'waiting', joinedAt, place });
      // Counted are mails that nobody wanted.
      await uncountAttempt(tx, [throttleOf(entry.emailKey)]);
    });
  } catch (error) {
    const index = refusedBy(error);
    if (index === 'launch_entries_email' || index === 'launch_entries_phone') {
      throw new Refused('conflict', told({ LAUNCH_ONE_EACH }));
    }
    throw error;
  }
}

/** Leaves the waiting room, the queue or the turn; twice is fine. @throws Refused `invalid` for an unknown token. */
export const leaveLaunch = (deps: LaunchDeps, token: string): Promise<void> =>
  withLaunch(deps, token, async (tx, { entry }, now) => {
    if (!['asked', 'waiting', 'called'].includes(entry.state)) return;
    await updateEntry(tx, entry.id, { state: 'left', endedAt: now });
  });

/**
 * Holds a unit for who is called, for 24 hours like every hold. The address is known to be theirs, so no further mail
 * has to be confirmed. The database decides as with any hold: each unit once, each person one.
 * @throws Refused `invalid` for an unknown token, `not-found` for an unknown unit, `conflict` where it is not their
 * turn,
 *   the unit is taken, or they hold another one.
 */
export async function holdInLaunch(
  deps: LaunchDeps,
  token: string,
  number: string,
): Promise<{ held: HoldOfUnit; token: string }> {
  // What ended a moment ago must keep nobody from holding.
  await releaseDueHolds(deps);
  const holdToken = createToken();
  try {
    const held = await withLaunch(deps, token, async (tx, { entry, launch, projectName }, now) => {
      if (launchStateAt(launch, now) !== 'running' || entryStateAt(entry, now) !== 'called') {
        throw new Refused('conflict', told({ LAUNCH_NOT_TURN }));
      }
      const { unit } = await unitOf(tx, launch.project, number);
      const locked = await lockUnit(tx, unit.id);
      requireAvailable(locked ?? unit, now, entry.locale);
      const heldUntil = holdEnd(now);
      const hold = await insertHold(tx, {
        unitId: unit.id,
        name: entry.name,
        phone: entry.phone,
        email: entry.email,
        emailKey: entry.emailKey,
        locale: entry.locale,
        tokenHash: hashToken(holdToken),
        state: 'active',
        askedAt: now,
        linkUntil: now,
        confirmedAt: now,
        heldUntil,
      });
      await updateEntry(tx, entry.id, { state: 'held', endedAt: now, unitId: unit.id });
      return putInForce(tx, deps, { hold, unit: locked ?? unit, projectName, heldUntil, token: holdToken });
    });
    return { held, token: holdToken };
  } catch (error) {
    throw whyNotHeld(error);
  }
}

/**
 * Ends the launches of a backup that have opened since: who was called meanwhile, and what they hold, is in no backup,
 * so nobody is called again.
 */
export async function endRestoredLaunches(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock();
  for (const { id } of await listOpenLaunches(deps.db, now)) {
    await deps.db.transaction(async (tx) => {
      const locked = await lockLaunch(tx, id);
      const endedAt = new Date(Math.min(locked?.endsAt.getTime() ?? 0, now.getTime()));
      if (locked) await end(tx, locked, { endedAt });
    });
  }
}

/** Brings all launches that have opened up to this moment, one by one. */
export async function advanceLaunches(deps: LaunchDeps, stopping?: AbortSignal): Promise<void> {
  for (const { id } of await listOpenLaunches(deps.db, deps.clock())) {
    if (stopping?.aborted) return;
    await deps.db.transaction(async (tx) => {
      const locked = await lockLaunch(tx, id);
      if (locked) await advance(tx, deps, locked);
    });
  }
}

/** What staff say about a launch. */
export interface LaunchPlan {
  opensAt: Date;
  windowMinutes: number;
  atOnce: number;
  hours: number;
  by: string;
  /** What was on the screen of who changes it, null for none; who names nothing changes what there is. */
  seen?: LaunchSeen | null;
}

/** A launch as somebody saw it. */
export type LaunchSeen = Pick<Launch, 'opens_at' | 'ends_at' | 'window_minutes' | 'at_once'>;

/** Who changes a launch changes the one that they saw: what a colleague has set since is not taken back unseen. */
function requireLaunchSeen(set: StoredLaunch | undefined, seen: LaunchPlan['seen']): void {
  if (seen === undefined || (!set && !seen)) return;
  const isSame =
    set &&
    seen &&
    set.opensAt.getTime() === Date.parse(seen.opens_at) &&
    set.endsAt.getTime() === Date.parse(seen.ends_at) &&
    set.windowMinutes === seen.window_minutes &&
    set.atOnce === seen.at_once;
  if (!isSame) throw conflict('The launch is another by now. Look at it again, then save.');
}

const conflict = (text: string) => new Refused('conflict', forOperator(text));

const LONGEST_AHEAD_DAYS = 730;

/** Why a launch cannot open at a moment; undefined where it can. */
export function wrongOpening(opensAt: Date, now: Date): string | undefined {
  if (Number.isNaN(opensAt.getTime())) return 'This is no day and time.';
  if (opensAt <= now) return 'The opening lies in the past. Choose a moment from now on.';
  const isFar = opensAt.getTime() - now.getTime() > LONGEST_AHEAD_DAYS * DAY_MS;
  return isFar ? 'The opening is more than two years away. Choose an earlier moment.' : undefined;
}

/**
 * Sets the launch of a project, or changes one that has not opened. The seed of the lot is drawn when the launch is set
 * first, and its hash published at once: who changes the opening changes no seed. Who waits for it is told.
 * @throws Refused `not-found`, `conflict` where one runs, it is another than was seen, or the opening is not in the
 * next two years.
 */
export async function setLaunch(
  deps: LaunchDeps,
  slug: string,
  plan: LaunchPlan,
  actor: Actor = TERMINAL,
): Promise<StoredLaunch> {
  const project = await findStoredProject(deps.db, slug);
  if (!project) throw new Refused('not-found', told({ PROJECT_UNKNOWN }));
  const now = deps.clock();
  const { opensAt, windowMinutes, atOnce, by } = plan;
  const wrongDay = wrongOpening(opensAt, now);
  if (wrongDay) throw conflict(wrongDay);
  const endsAt = new Date(opensAt.getTime() + plan.hours * HOUR_MS);
  return deps.db.transaction(async (tx) => {
    await serialise(tx, `launches:${slug}`);
    const inForce = await findLaunchInForce(tx, slug, now);
    // By a clock that is ahead its lot may have been drawn.
    const set = inForce && (await lockLaunch(tx, inForce.id));
    if (set && (set.opensAt <= now || set.drawnAt !== null))
      throw conflict('A launch of this project runs. End it first with: project launch-end');
    requireLaunchSeen(set, plan.seen);
    const columns = { opensAt, endsAt, windowMinutes, atOnce, by };
    const seed = randomBytes(32).toString('hex');
    const launch = set
      ? await updateLaunch(tx, set.id, columns)
      : await insertLaunch(tx, { ...columns, project: slug, seed, seedHash: commitmentOf(seed), createdAt: now });
    for (const at of [opensAt, endsAt]) await sendJob(tx, 'launch-turns', at);
    if (set && set.opensAt.getTime() !== opensAt.getTime()) await tellMoved(tx, deps, project, { before: set, launch });
    await noteChange(tx, projectSubject(slug));
    await noteLaunch(tx, actor, 'set', { before: set, after: launch, at: now });
    return launch;
  });
}

/** Tells everybody who waits for a launch that it opens at another time. */
async function tellMoved(
  tx: Db,
  deps: LaunchDeps,
  project: StoredProject,
  { before, launch }: { before: StoredLaunch; launch: StoredLaunch },
): Promise<void> {
  const waiting = (await listEntries(tx, launch.id)).filter(({ state }) => state === 'waiting');
  for (const { email, locale } of waiting) {
    const template = templatesIn(locale).launchMovedTemplate({
      project: project.name,
      before: fullMoment(before.opensAt, locale),
      opens: fullMoment(launch.opensAt, locale),
      launchUrl: pageUrl(deps.settings.siteUrl, locale, `/projects/${project.slug}/launch`),
    });
    await queueMail(tx, { to: email, template, at: deps.clock() });
  }
}

/** Tells everybody who waits for a launch that it is called off. */
async function tellCalledOff(tx: Db, deps: LaunchDeps, project: StoredProject, launch: StoredLaunch): Promise<void> {
  const waiting = (await listEntries(tx, launch.id)).filter(({ state }) => state === 'waiting');
  for (const { email, locale } of waiting) {
    const template = templatesIn(locale).launchCalledOffTemplate({
      project: project.name,
      opens: fullMoment(launch.opensAt, locale),
      unitsUrl: pageUrl(deps.settings.siteUrl, locale, `/projects/${project.slug}/units`),
    });
    await queueMail(tx, { to: email, template, at: deps.clock() });
  }
}

/** What staff change on a launch, in the audit log; never its seed. */
async function noteLaunch(
  tx: Db,
  actor: Actor,
  what: 'set' | 'open' | 'end',
  change: { before: StoredLaunch | undefined; after: StoredLaunch; at: Date },
): Promise<void> {
  const told = ({ opensAt, endsAt, windowMinutes, atOnce, endedAt, by }: StoredLaunch) => {
    return { opens: opensAt, ends: endsAt, minutes: windowMinutes, at_once: atOnce, ended: endedAt, by };
  };
  const { before, after, at } = change;
  const entry: AuditEntry = {
    action: `launch.${what}`,
    subject: `project:${after.project}`,
    before: before ? told(before) : null,
    after: told(after),
  };
  await writeAudit(tx, actor, [entry], at);
}

/**
 * Opens a launch that is set now, not at its time: the lot is drawn among all who have joined. The end stays.
 * @throws Refused `not-found`, `conflict` where none waits to open.
 */
export async function openLaunch(deps: LaunchDeps, slug: string, by: string, actor: Actor = TERMINAL): Promise<void> {
  const { launch } = await launchOf(deps, slug);
  await deps.db.transaction(async (tx) => {
    const locked = await lockLaunch(tx, launch.id);
    const now = deps.clock();
    if (!locked || launchStateAt(locked, now) !== 'before') throw conflict('No launch of this project waits to open.');
    // Who has joined came before the opening, whatever the clock of their server said.
    const entries = await listEntries(tx, locked.id);
    const opensAt = entries.reduce((moment, { joinedAt }) => {
      return joinedAt && joinedAt >= moment ? new Date(joinedAt.getTime() + 1) : moment;
    }, now);
    const opened = await updateLaunch(tx, locked.id, { opensAt, by });
    const after = await advance(tx, { ...deps, clock: () => opensAt }, opened);
    await noteLaunch(tx, actor, 'open', { before: locked, after, at: now });
  });
}

/**
 * Ends a launch now: units are held as usual again. Before its opening it is called off, and who waits for it is told.
 * @throws Refused `not-found`, `conflict` where none is set.
 */
export async function endLaunch(deps: LaunchDeps, slug: string, by: string, actor: Actor = TERMINAL): Promise<void> {
  const { launch, project } = await launchOf(deps, slug);
  await deps.db.transaction(async (tx) => {
    const locked = await lockLaunch(tx, launch.id);
    const now = deps.clock();
    if (!locked || launchStateAt(locked, now) === 'over') throw conflict('No launch of this project is set or runs.');
    if (launchStateAt(locked, now) === 'before') await tellCalledOff(tx, deps, project, locked);
    const after = await end(tx, locked, { endedAt: now, by });
    await noteLaunch(tx, actor, 'end', { before: locked, after, at: now });
  });
}
