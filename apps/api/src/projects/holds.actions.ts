import type { Hold } from '@karachi-estates/contracts/projects';
import { parsePhone } from '@karachi-estates/domain/accounts/phone';
import { normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { fullMoment } from '@karachi-estates/domain/day';
import { PROJECT_UNKNOWN } from '@karachi-estates/domain/interest/messages';
import { canHold, checkHold, type HoldInput, holdEnd, holdLinkEnd } from '@karachi-estates/domain/projects/holds';
import {
  HOLD_ENDED,
  HOLD_LAUNCH,
  HOLD_LINK_INVALID,
  HOLD_ONE_EACH,
  HOLD_UNIT_GONE,
  UNIT_NOT_FOUND,
} from '@karachi-estates/domain/projects/messages';
import { stateAt } from '@karachi-estates/domain/projects/states';
import { oneLine } from '@karachi-estates/domain/visibleText';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { countAttempt, uncountAttempt } from '../accounts/throttle.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { deskOf } from '../interest/interest.actions.ts';
import { sendJob } from '../jobs/queues.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { createToken, hashToken, isToken } from '../plugins/tokens.ts';
import { Refused, refusal, tooMany } from '../refused.ts';
import { mailDesk, mailEnded } from './holdMails.ts';
import {
  findActiveHold,
  findHoldByToken,
  findLastAsked,
  type HoldOfUnit,
  insertHold,
  listHolds,
  type StoredHold,
  updateHold,
} from './holds.store.ts';
import { findLaunchInForce } from './launches.store.ts';
import {
  expireHolds,
  findBooking,
  findStoredProject,
  findUnit,
  lockUnit,
  type StoredProject,
  type StoredUnit,
  setUnitState,
} from './projects.store.ts';
import { promisedSchedule } from './schedules.actions.ts';

type HoldDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Nobody's mailbox is filled by entering their address again and again. */
const MAILS = { limit: 6, windowMs: DAY_MS };
/** Asked again so soon it is a double click. */
const DOUBLE_CLICK_MS = 60_000;
/** Units that one statement of the job takes. */
const BATCH = 200;

const throttleOf = (emailKey: string) => `holds:${emailKey}`;

/** The unit at an address. @throws Refused `not-found` */
export async function unitOf(
  db: Db,
  slug: string,
  number: string,
): Promise<{ project: StoredProject; unit: StoredUnit }> {
  const project = await findStoredProject(db, slug);
  if (!project) throw new Refused('not-found', told({ PROJECT_UNKNOWN }));
  const unit = await findUnit(db, slug, number);
  if (!unit) throw new Refused('not-found', told({ UNIT_NOT_FOUND }));
  return { project, unit };
}

/** @throws Refused `conflict` where the unit is not available at a moment. */
export function requireAvailable(unit: StoredUnit, now: Date, locale: Locale): void {
  const verdict = canHold(stateAt(unit, now), locale);
  if (!verdict.ok) throw new Refused('conflict', verdict);
}

/** @throws Refused `conflict` while a launch gives out the units of the project in turn. */
async function requireNoLaunch(db: Db, slug: string, now: Date): Promise<void> {
  if (await findLaunchInForce(db, slug, now)) throw new Refused('conflict', told({ HOLD_LAUNCH }));
}

/**
 * Mails the link that holds a unit. Nothing is held before it is pressed, so that nobody keeps a unit from others with
 * an address that is not theirs. Whether the address holds another unit is said only to who has the mail.
 * @throws Refused `not-found`, `invalid` by the domain's rules, `conflict` where the unit is not available or a launch
 *   gives out the units of the project, `too-many` with the seconds to wait for an address that was typed often today.
 */
export async function askToHold(
  deps: HoldDeps,
  asked: { slug: string; number: string; input: HoldInput; locale: Locale },
): Promise<void> {
  const { input, locale } = asked;
  const { project, unit } = await unitOf(deps.db, asked.slug, asked.number);
  const verdict = checkHold(input);
  const phone = parsePhone(input.phone ?? '');
  if (!verdict.ok) throw refusal(verdict);
  if (!phone.ok) throw refusal(phone);
  const now = deps.clock();
  await requireNoLaunch(deps.db, asked.slug, now);
  requireAvailable(unit, now, locale);
  const email = (input.email ?? '').trim();
  const emailKey = normalizeEmail(email);
  const token = createToken();
  await deps.db.transaction(async (tx) => {
    await serialise(tx, `hold:${emailKey}`);
    const last = await findLastAsked(tx, unit.id, emailKey);
    if (last?.state === 'asked' && now.getTime() - last.askedAt.getTime() < DOUBLE_CLICK_MS) return;
    const wait = await countAttempt(tx, [{ name: throttleOf(emailKey), ...MAILS }], now);
    if (wait > 0) throw tooMany(wait);
    await insertHold(tx, {
      unitId: unit.id,
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
    const template = templatesIn(locale).holdConfirmTemplate({
      unit: unit.number,
      project: project.name,
      confirmUrl: holdUrl(deps, locale, token),
    });
    await queueMail(tx, { to: email, template, at: now, secret: true });
  });
}

/** The page of a hold, with its token. */
export const holdUrl = ({ settings }: Pick<Deps, 'settings'>, locale: Locale, token: string) =>
  pageUrl(settings.siteUrl, locale, `/projects/hold?token=${token}`);

const linkInvalid = () => new Refused('invalid', told({ HOLD_LINK_INVALID }), { token: told({ HOLD_LINK_INVALID }) });

/** The hold of a token. @throws Refused `invalid` */
export async function holdOf(deps: Pick<Deps, 'db'>, token: string): Promise<HoldOfUnit> {
  const found = isToken(token) ? await findHoldByToken(deps.db, hashToken(token)) : undefined;
  if (!found) throw linkInvalid();
  return found;
}

/** A hold as its owner sees it, with what they pay for the unit: what is over by the clock is over. */
export async function wireOf(deps: Pick<Deps, 'db' | 'clock'>, found: HoldOfUnit): Promise<Hold> {
  const { hold, unit, projectName } = found;
  const now = deps.clock();
  const project = await findStoredProject(deps.db, unit.project);
  const isOver =
    (hold.state === 'active' && hold.heldUntil !== null && hold.heldUntil <= now) ||
    (hold.state === 'asked' && hold.linkUntil <= now);
  const isEnded = hold.state === 'booked' && (await findBooking(deps.db, unit.id))?.holdId !== hold.id;
  const state = isOver ? 'expired' : isEnded ? 'ended' : hold.state;
  const isOpen = state === 'asked' || state === 'active';
  return {
    hold_id: hold.id,
    project: { slug: unit.project, name: projectName },
    unit: unit.number,
    name: hold.name,
    state,
    schedule: isOpen && project ? promisedSchedule(hold, { unit, project }, now) : null,
    asked_at: hold.askedAt.toISOString(),
    held_until: hold.heldUntil?.toISOString() ?? null,
  };
}

/** Does something with a hold whose unit is locked. @throws Refused `invalid` for an unknown token. */
async function withLocked<Result>(
  deps: HoldDeps,
  token: string,
  work: (tx: Db, found: HoldOfUnit) => Promise<Result>,
): Promise<Result> {
  const { unit } = await holdOf(deps, token);
  return deps.db.transaction(async (tx) => {
    const locked = await lockUnit(tx, unit.id);
    // Read again: it may have changed while the unit was waited for.
    const found = await holdOf({ db: tx }, token);
    if (!locked) throw linkInvalid();
    return work(tx, { ...found, unit: locked });
  });
}

/** The name of the unique index that refused a row; undefined for any other error. */
export function refusedBy(error: unknown): string | undefined {
  const cause = (error as { cause?: unknown } | undefined)?.cause ?? error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === '23505' ? constraint : undefined;
}

/**
 * Holds the unit for 24 hours with the token of the mail; pressing twice is fine. The database decides: of several who
 * press at once one holds the unit, and who holds another one is refused by address and by phone number.
 * @throws Refused `invalid` for an unknown or old token, `conflict` where the hold has ended, somebody was faster, or
 * the
 *   person holds another unit.
 */
export async function confirmHold(deps: HoldDeps, token: string): Promise<HoldOfUnit> {
  const now = deps.clock();
  // What ended a moment ago must keep nobody from holding.
  await releaseDueHolds(deps);
  try {
    return await withLocked(deps, token, async (tx, found) => {
      const { hold, unit } = found;
      if (hold.state === 'active' && hold.heldUntil && hold.heldUntil > now) return found;
      if (hold.state !== 'asked') throw new Refused('conflict', told({ HOLD_ENDED }));
      if (hold.linkUntil <= now) throw linkInvalid();
      await requireNoLaunch(tx, unit.project, now);
      requireAvailable(unit, now, hold.locale);
      const heldUntil = holdEnd(now);
      const active = await updateHold(tx, hold.id, { state: 'active', confirmedAt: now, heldUntil });
      // Counted are mails that nobody wanted.
      await uncountAttempt(tx, [throttleOf(hold.emailKey)]);
      return putInForce(tx, deps, { ...found, hold: active, heldUntil, token });
    });
  } catch (error) {
    throw whyNotHeld(error);
  }
}

/**
 * Marks a locked unit as held by a hold in force at the price and rules of now, sees to its end, and mails who holds it
 * and the project's desk.
 */
export async function putInForce(
  tx: Db,
  deps: HoldDeps,
  { hold, unit, projectName, heldUntil, token }: HoldOfUnit & { heldUntil: Date; token: string },
): Promise<HoldOfUnit> {
  const at = deps.clock();
  const project = await findStoredProject(tx, unit.project);
  const promised = await updateHold(tx, hold.id, { price: unit.price, paymentRules: project?.paymentRules ?? null });
  await setUnitState(tx, unit, { state: 'held', heldUntil, at, by: null });
  await sendJob(tx, 'holds-release', heldUntil);
  const template = templatesIn(hold.locale).holdHeldTemplate({
    unit: unit.number,
    project: projectName,
    until: fullMoment(heldUntil, hold.locale),
    price: unit.price,
    manageUrl: holdUrl(deps, hold.locale, token),
  });
  const desk = deskOf(unit.project, deps.settings);
  await queueMail(tx, { to: hold.email, template, at, secret: true, replyTo: desk });
  const held: HoldOfUnit = { hold: promised, unit: { ...unit, state: 'held', heldUntil }, projectName };
  await mailDesk(tx, deps, held, { at, until: heldUntil });
  return held;
}

/** What the database says about a hold that it refused, for people; any other error as it is. */
export function whyNotHeld(error: unknown): unknown {
  const index = refusedBy(error);
  if (index === 'unit_holds_of_email' || index === 'unit_holds_of_phone') {
    return new Refused('conflict', told({ HOLD_ONE_EACH }));
  }
  return index === 'unit_holds_of_unit' ? new Refused('conflict', told({ HOLD_UNIT_GONE })) : error;
}

/** Ends a hold in force whose unit is locked: the unit is available again. */
export async function endHold(
  tx: Db,
  unit: StoredUnit,
  hold: StoredHold,
  end: { at: Date; by: string | null },
): Promise<StoredHold> {
  const released = await updateHold(tx, hold.id, { state: 'released', endedAt: end.at });
  if (unit.state === 'held') await setUnitState(tx, unit, { state: 'available', ...end });
  return released;
}

/**
 * Gives a hold back before it ends, or says that one that was asked for is not wanted; twice is fine.
 * @throws Refused `invalid` for an unknown token, `conflict` where the unit is booked: the project's desk ends that.
 */
export const releaseHold = (deps: HoldDeps, token: string): Promise<HoldOfUnit> =>
  withLocked(deps, token, async (tx, found) => {
    const { hold, unit } = found;
    const at = deps.clock();
    if (hold.state === 'booked') throw new Refused('conflict', told({ HOLD_ENDED }));
    if (hold.state === 'active') {
      const ended = { ...found, hold: await endHold(tx, unit, hold, { at, by: null }) };
      await mailEnded(tx, deps, ended, 'released', at);
      return ended;
    }
    if (hold.state !== 'asked') return found;
    return { ...found, hold: await updateHold(tx, hold.id, { state: 'released', endedAt: at }) };
  });

/** Some holds that are over by a moment, in a transaction of the caller. @returns how many units. */
async function releaseSome(tx: Db, deps: HoldDeps, now: Date): Promise<number> {
  const { units, holdIds } = await expireHolds(tx, now, BATCH);
  for (const ended of await listHolds(tx, holdIds)) await mailEnded(tx, deps, ended, 'expired', now);
  return units;
}

/** The same as {@link releaseDueHolds} for units that the caller has locked. */
export async function releaseDueHoldsIn(tx: Db, deps: HoldDeps, now: Date): Promise<void> {
  while ((await releaseSome(tx, deps, now)) === BATCH);
}

/** Writes down that holds are over whose time is over, and tells who held the units. @returns how many units. */
export async function releaseDueHolds(deps: HoldDeps, stopping?: AbortSignal): Promise<number> {
  let released = 0;
  for (;;) {
    const some = await deps.db.transaction((tx) => releaseSome(tx, deps, deps.clock()));
    released += some;
    if (some < BATCH || stopping?.aborted) return released;
  }
}

/** Gives back what an address holds, for a person who is erased. */
export async function releaseHoldsOf(tx: Db, holds: readonly HoldOfUnit[], at: Date): Promise<void> {
  const active = holds.filter(({ hold }) => hold.state === 'active').sort((one, other) => one.unit.id - other.unit.id);
  for (const { hold, unit } of active) {
    const locked = await lockUnit(tx, unit.id);
    const current = await findActiveHold(tx, unit.id);
    if (locked && current?.id === hold.id) await endHold(tx, locked, current, { at, by: null });
  }
}
