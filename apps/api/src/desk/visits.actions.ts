import type { DeskVisitSlot, DeskVisits, OfferForm } from '@karachi-estates/contracts/deskVisits';
import { fullMoment } from '@karachi-estates/domain/day';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { findStoredProject, type StoredProject } from '../projects/projects.store.ts';
import { offerSlots, takeBackSlot } from '../projects/visits.actions.ts';
import { listSlots, listVisits } from '../projects/visits.store.ts';
import { forOperator, Refused, rowMissing } from '../refused.ts';
import { listLog } from './notes.store.ts';

/** Nobody plans a visit further ahead; it is a mistyped year. */
const LONGEST_AHEAD_DAYS = 366;
const OTHERS_COME = 'Who comes has changed since you opened this. Look at it before you take it back.';

async function projectOf({ db }: Pick<Deps, 'db'>, slug: string): Promise<StoredProject> {
  const project = await findStoredProject(db, slug);
  if (!project) throw rowMissing();
  return project;
}

/** When a project can be visited, and who comes. @throws Refused `not-found` */
export async function readDeskVisits({ db, clock }: Pick<Deps, 'db' | 'clock'>, slug: string): Promise<DeskVisits> {
  const project = await projectOf({ db }, slug);
  const now = clock();
  const visits = await listVisits(db, slug, now);
  // One that is under way began at most a day ago.
  const slots = await listSlots(db, slug, new Date(now.getTime() - DAY_MS));
  const rows = slots.flatMap((slot): DeskVisitSlot[] => {
    if (slot.endsAt <= now) return [];
    const { id, startsAt, endsAt, places, taken } = slot;
    const visitors = visits
      .filter(({ visit }) => visit.slotId === id)
      .map(({ visit: { id: visit_id, name, phone, email }, unit }) => ({ visit_id, name, phone, email, unit }));
    const times = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() };
    return [{ slot_id: id, ...times, places, taken, visitors }];
  });
  return { id: slug, name: project.name, slots: rows, log: await listLog(db, `project:${slug}`) };
}

/**
 * Offers times of a project, or closes those that are offered, where there are no places.
 * @param by names who does it, where the actor does not.
 * @returns what happened.
 * @throws Refused `not-found`, `invalid` for a moment that is not ahead or too far, `conflict` where there is none
 *   to close.
 */
export async function offerVisits(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  slug: string,
  form: OfferForm,
  by?: string,
): Promise<string> {
  const now = clock();
  const from = new Date(form.from);
  const wrong = (text: string) => new Refused('invalid', forOperator(text), { from: forOperator(text) });
  if (Number.isNaN(from.getTime())) throw wrong('This is no day and time.');
  if (from <= now) throw wrong('Choose a moment that is still to come.');
  if (from.getTime() - now.getTime() > LONGEST_AHEAD_DAYS * DAY_MS) throw wrong('This is more than a year ahead.');
  const { minutes, count, places } = form;
  const done = await db.transaction(async (tx) => {
    await projectOf({ db: tx }, slug);
    const slots = await offerSlots({ db: tx }, slug, { from, minutes, count, places });
    if (slots === 0) throw new Refused('conflict', forOperator('No visit is offered then.'));
    const after = { from: from.toISOString(), minutes, count, places, by };
    const entry: AuditEntry = { action: 'project.visits.offer', subject: `project:${slug}`, before: null, after };
    await writeAudit(tx, actor, [entry], now);
    return slots;
  });
  if (places === 0) return `${done === 1 ? 'One visit takes' : `${done} visits take`} nobody more.`;
  const what = count === 1 ? 'One visit is' : `${count} visits are`;
  return `${what} offered from ${fullMoment(from, 'en')}, ${minutes} minutes each.`;
}

/**
 * Takes a time of a project back; who has booked it gets a mail.
 * @param seen how many had booked it as the staff looked at it: nobody is turned away unknowingly.
 * @returns what happened.
 * @throws Refused `not-found`, `conflict` once it has begun, or others have booked since.
 */
export async function takeBackVisit(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  slug: string,
  slotId: number,
  seen?: number,
): Promise<string> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    await projectOf({ db: tx }, slug);
    const { slot, told: people } = await takeBackSlot({ ...deps, db: tx }, slug, slotId);
    if (seen !== undefined && seen !== slot.taken) throw new Refused('conflict', forOperator(OTHERS_COME));
    const before = { starts_at: slot.startsAt.toISOString(), places: slot.places, taken: slot.taken };
    const entry: AuditEntry = { action: 'project.visits.take_back', subject: `project:${slug}`, before, after: null };
    await writeAudit(tx, actor, [entry], now);
    const mailed =
      people === 0 ? '' : ` ${people === 1 ? 'Who had booked gets' : `All ${people} who had booked get`} a mail.`;
    return `${fullMoment(slot.startsAt, 'en')} is taken back.${mailed}`;
  });
}
