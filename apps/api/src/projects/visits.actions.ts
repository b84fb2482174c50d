import { TOO_MANY_ATTEMPTS } from '@karachi-estates/domain/accounts/messages';
import { parsePhone } from '@karachi-estates/domain/accounts/phone';
import { normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { fullMoment } from '@karachi-estates/domain/day';
import { PROJECT_UNKNOWN } from '@karachi-estates/domain/interest/messages';
import { calendarFile } from '@karachi-estates/domain/projects/calendar';
import { checkHold, type HoldInput } from '@karachi-estates/domain/projects/holds';
import {
  UNIT_NOT_FOUND,
  VISIT_FULL,
  VISIT_OVER,
  VISIT_TEXT,
  VISIT_TITLE,
} from '@karachi-estates/domain/projects/messages';
import { oneLine } from '@karachi-estates/domain/visibleText';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { say, told } from '@karachi-estates/domain/words/sentence';
import { countAttempt } from '../accounts/throttle.store.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { deskOf } from '../interest/interest.actions.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { visitDeskTemplate } from '../mail/projectTemplates.ts';
import { Refused, refusal } from '../refused.ts';
import { findStoredProject, findUnit, type StoredProject } from './projects.store.ts';
import {
  closeSlot,
  deleteSlot,
  findSlot,
  findVisit,
  insertVisit,
  listSlots,
  listVisitsAt,
  lockSlot,
  type StoredSlot,
  setVisitUnit,
  upsertSlot,
} from './visits.store.ts';

type VisitDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** More visits a day with one address or one phone number fill the calendar of others. */
const VISITS = { limit: 6, windowMs: DAY_MS };

async function projectOf({ db }: Pick<Deps, 'db'>, slug: string): Promise<StoredProject> {
  const project = await findStoredProject(db, slug);
  if (!project) throw new Refused('not-found', told({ PROJECT_UNKNOWN }));
  return project;
}

/** When a project can be visited from now on. @throws Refused `not-found` */
export async function offeredSlots(deps: Pick<Deps, 'db' | 'clock'>, slug: string): Promise<StoredSlot[]> {
  await projectOf(deps, slug);
  return listSlots(deps.db, slug, deps.clock());
}

/**
 * Books a place of a time that is offered, and mails it as a calendar file; the same person and time again is one
 * visit, which another unit changes.
 * @param asked `unit` is the number of a unit to be seen.
 * @throws Refused `not-found` for an unknown project, `invalid` by the domain's rules or for a unit that is not there,
 *   `conflict` where the time is full or over, `too-many` with the seconds to wait.
 */
export async function bookVisit(
  deps: VisitDeps,
  asked: { slug: string; slotId: number; unit: string | undefined; input: HoldInput; locale: Locale },
): Promise<StoredSlot> {
  const { slug, input, locale } = asked;
  const project = await projectOf(deps, slug);
  const verdict = checkHold(input);
  const phone = parsePhone(input.phone ?? '');
  if (!verdict.ok) throw refusal(verdict);
  if (!phone.ok) throw refusal(phone);
  const unit = asked.unit?.trim() ? await findUnit(deps.db, slug, asked.unit) : undefined;
  if (asked.unit?.trim() && !unit) {
    throw new Refused('invalid', told({ UNIT_NOT_FOUND }), { unit: told({ UNIT_NOT_FOUND }) });
  }
  const now = deps.clock();
  const email = (input.email ?? '').trim();
  const emailKey = normalizeEmail(email);
  const name = oneLine(input.name ?? '');
  return deps.db.transaction(async (tx) => {
    const slot = await lockSlot(tx, slug, asked.slotId);
    if (!slot || slot.startsAt <= now) throw new Refused('conflict', told({ VISIT_OVER }));
    const booked = await findVisit(tx, slot.id, emailKey);
    // Pressed twice. Another unit is another wish, for the visit that they have.
    if (booked && (!unit || booked.unitId === unit.id)) return slot;
    if (!booked && slot.taken >= slot.places) throw new Refused('conflict', told({ VISIT_FULL }));
    const counted = [`visits:${emailKey}`, `visits:${phone.e164}`].map((name) => ({ name, ...VISITS }));
    const wait = await countAttempt(tx, counted, now);
    if (wait > 0) throw new Refused('too-many', told({ TOO_MANY_ATTEMPTS }), undefined, wait);
    const person = { name, phone: phone.e164, email };
    const visit = { ...person, slotId: slot.id, unitId: unit?.id ?? null, emailKey, locale, createdAt: now };
    if (booked && unit) await setVisitUnit(tx, booked, unit.id);
    const after = booked ? slot : await insertVisit(tx, slot, visit);
    const about = { project: project.name, unit: unit?.number ?? null };
    const desk = deskOf(slug, deps.settings);
    await queueMail(tx, {
      to: email,
      template: templatesIn(locale).visitTemplate({ ...about, at: fullMoment(slot.startsAt, locale) }),
      at: now,
      replyTo: desk,
      calendar: visitCalendar(deps, slot, { ...about, area: project.area, locale, now }),
    });
    const deskTemplate = visitDeskTemplate({ ...about, ...person, at: fullMoment(slot.startsAt, 'en') });
    await queueMail(tx, { to: desk, template: deskTemplate, at: now, replyTo: emailKey });
    return after;
  });
}

function visitCalendar(
  { settings }: Pick<Deps, 'settings'>,
  slot: StoredSlot,
  about: { project: string; unit: string | null; area: string; locale: Locale; now: Date },
): string {
  const { locale, project } = about;
  const title = say(locale, told({ VISIT_TITLE }, { project }));
  const event = {
    id: `visit-${slot.id}@${new URL(settings.siteUrl).host}`,
    title,
    text: say(locale, told({ VISIT_TEXT }, { project, unit: about.unit ?? '' })),
    at: { starts: slot.startsAt, ends: slot.endsAt },
    place: `${project}, ${about.area}, Karachi`,
    remindDays: 1,
  };
  return calendarFile(title, [event], about.now);
}

/**
 * A time that is offered, as a calendar file. It names nobody, so it needs no token.
 * @param asked `unit` is the number of a unit to be seen; one that is not there is left out.
 * @throws Refused `not-found`
 */
export async function slotCalendar(
  deps: VisitDeps,
  asked: { slug: string; slotId: number; unit: string | undefined; locale: Locale },
): Promise<string> {
  const project = await projectOf(deps, asked.slug);
  const slot = await findSlot(deps.db, asked.slug, asked.slotId);
  if (!slot) throw new Refused('not-found', told({ VISIT_OVER }));
  const unit = asked.unit ? await findUnit(deps.db, asked.slug, asked.unit) : undefined;
  return visitCalendar(deps, slot, {
    project: project.name,
    unit: unit?.number ?? null,
    area: project.area,
    locale: asked.locale,
    now: deps.clock(),
  });
}

/** Times that the desk offers: so many in a row, from a moment on. */
export interface Offer {
  from: Date;
  minutes: number;
  count: number;
  places: number;
}

/**
 * Offers times one after the other; where one is offered already, its places change. No places offer none, and close
 * those that are offered.
 * @returns how many times are offered, or closed.
 * @throws Refused `not-found`
 */
export async function offerSlots(deps: Pick<Deps, 'db'>, slug: string, offer: Offer): Promise<number> {
  await projectOf(deps, slug);
  return deps.db.transaction(async (tx) => {
    let done = 0;
    for (let index = 0; index < offer.count; index += 1) {
      const startsAt = new Date(offer.from.getTime() + index * offer.minutes * MINUTE_MS);
      const endsAt = new Date(startsAt.getTime() + offer.minutes * MINUTE_MS);
      const slot = { project: slug, startsAt, endsAt, places: offer.places };
      done += offer.places === 0 ? await closeSlot(tx, slot) : await upsertSlot(tx, slot);
    }
    return done;
  });
}

/**
 * Takes a time back that is still to come; who has booked it gets a mail with the way to another one.
 * @returns the time as it was, and how many people were told; who is erased is not.
 * @throws Refused `not-found`, `conflict` once it has begun.
 */
export async function takeBackSlot(
  deps: VisitDeps,
  slug: string,
  slotId: number,
): Promise<{ slot: StoredSlot; told: number }> {
  const project = await projectOf(deps, slug);
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const slot = await lockSlot(tx, slug, slotId);
    if (!slot) throw new Refused('not-found', told({ VISIT_OVER }));
    if (slot.startsAt <= now) throw new Refused('conflict', told({ VISIT_OVER }));
    const people = (await listVisitsAt(tx, slot.id)).filter(({ emailKey }) => emailKey !== '');
    for (const { email, locale } of people) {
      const template = templatesIn(locale).visitTakenBackTemplate({
        project: project.name,
        at: fullMoment(slot.startsAt, locale),
        visitsUrl: pageUrl(deps.settings.siteUrl, locale, `/projects/${slug}/visits`),
      });
      await queueMail(tx, { to: email, template, at: now, replyTo: deskOf(slug, deps.settings) });
    }
    await deleteSlot(tx, slot.id);
    return { slot, told: people.length };
  });
}
