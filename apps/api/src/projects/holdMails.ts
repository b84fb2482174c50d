import { fullMoment } from '@karachi-estates/domain/day';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { deskOf } from '../interest/interest.actions.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { type HoldEnd, holdDeskTemplate } from '../mail/projectTemplates.ts';
import type { HoldOfUnit } from './holds.store.ts';
import type { Booking } from './projects.store.ts';

type MailDeps = Pick<Deps, 'settings'>;

const unitUrl = ({ settings }: MailDeps, { hold, unit }: HoldOfUnit) =>
  pageUrl(settings.siteUrl, hold.locale, `/projects/${unit.project}/units/${encodeURIComponent(unit.number)}`);

/** Tells the desk of a project who holds a unit. Call it with the transaction in which the hold begins. */
export async function mailDesk(
  tx: Db,
  deps: MailDeps,
  { hold, unit, projectName }: HoldOfUnit,
  { at, until }: { at: Date; until: Date },
): Promise<void> {
  const { name, phone, email, id } = hold;
  const about = { project: projectName, unit: unit.number, until: fullMoment(until, 'en') };
  const template = holdDeskTemplate({ ...about, name, phone, email, holdId: id });
  await queueMail(tx, { to: deskOf(unit.project, deps.settings), template, at, ...replyTo(email) });
}

/**
 * Tells who held or booked a unit that this is over; nobody where they were erased. Call it with the transaction that
 * ends it, so that it comes once.
 */
export async function mailEnded(tx: Db, deps: MailDeps, ended: HoldOfUnit, how: HoldEnd, at: Date): Promise<void> {
  const { hold, unit, projectName } = ended;
  if (hold.email === '') return;
  const template = templatesIn(hold.locale).holdEndedTemplate({
    unit: unit.number,
    project: projectName,
    how,
    unitUrl: unitUrl(deps, ended),
  });
  await queueMail(tx, { to: hold.email, template, at, replyTo: deskOf(unit.project, deps.settings) });
}

/** Tells who held a unit that it is booked for them. Call it with the transaction that books it. */
export async function mailBooked(tx: Db, deps: MailDeps, booked: HoldOfUnit, booking: Booking): Promise<void> {
  const { hold, unit, projectName } = booked;
  const template = templatesIn(hold.locale).unitBookedTemplate({
    unit: unit.number,
    project: projectName,
    price: booking.price,
    deposit: booking.deposit,
    unitUrl: unitUrl(deps, booked),
  });
  const desk = deskOf(unit.project, deps.settings);
  await queueMail(tx, { to: hold.email, template, at: booking.bookedAt, replyTo: desk });
}
