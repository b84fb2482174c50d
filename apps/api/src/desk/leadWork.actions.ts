import type { Readable } from 'node:stream';
import type { DeskNote } from '@karachi-estates/contracts/desk';
import type {
  DeskInterest,
  DeskInterestDetail,
  DeskInterestQuery,
  DeskLead,
  DeskLeadDetail,
  DeskLeadsQuery,
  WorkChange,
} from '@karachi-estates/contracts/deskLeads';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { unitTypeLabel } from '@karachi-estates/domain/interest/rules';
import { DESK_ROW_CHANGED, LEAD_TAKEN, STAFF_MISSING } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { areaDictionary, findArea } from '../areas/areas.store.ts';
import { type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import { writeListFile } from '../audit/listFile.actions.ts';
import type { Deps } from '../deps.ts';
import { findProject } from '../interest/interestProjects.store.ts';
import { listSentHomes } from '../leads/thread.store.ts';
import { writeThreadLink } from '../leads/threadLinks.actions.ts';
import { pageUrl } from '../mail/language.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import { type DeskPage, placeOfId, readPage } from '../plugins/deskPaging.ts';
import { Refused, rowMissing } from '../refused.ts';
import type { StaffCaller } from '../staff/staff.actions.ts';
import { findStaff } from '../staff/staff.store.ts';
import {
  type Asker,
  countWork,
  findWork,
  type InterestRow,
  type LeadRow,
  listSamePhone,
  listWork,
  lockWork,
  updateWork,
  type WorkKind,
  type WorkRow,
} from './leadWork.store.ts';
import { listMatching } from './listings.store.ts';
import { insertNote, listNotes } from './notes.store.ts';

const MATCHING = 12;

const iso = (time: number | null) => (time === null ? null : new Date(Math.round(time)).toISOString());

const workOf = (row: WorkRow) => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  email: row.email,
  stage: row.stage,
  owner_id: row.owner_id,
  owner: row.owner,
  reminder_at: iso(row.reminder_ms),
  others: row.others,
  created_at: new Date(Math.round(row.created_ms)).toISOString(),
});

const leadOf = (row: LeadRow): DeskLead => ({
  ...workOf(row),
  city: row.city,
  area: row.area,
  property_type: row.property_type,
  bedrooms: row.bedrooms,
  budget: Number(row.budget),
  message: row.message,
});

const interestOf =
  ({ settings }: Pick<Deps, 'settings'>) =>
  (row: InterestRow): DeskInterest => {
    const project = findProject(row.project, settings);
    return {
      ...workOf(row),
      project: row.project,
      project_name: project?.name ?? row.project,
      unit_type: row.unit_type,
      unit: unitTypeLabel(row.unit_type, project?.unitTypes ?? []),
    };
  };

const askerOf = (deps: Deps, caller: StaffCaller): Asker => ({ staffId: caller.member.id, now: deps.clock() });

/** A page of Find My Home requests. @throws Refused `invalid` for a cursor of another list. */
export function readLeads(deps: Deps, caller: StaffCaller, query: DeskLeadsQuery): Promise<DeskPage<DeskLead>> {
  const asker = askerOf(deps, caller);
  return readPage(deps, 'leads', query, {
    rows: (wanted) => listWork<LeadRow>(deps.db, 'lead', query, wanted, asker),
    count: () => countWork(deps.db, 'lead', query, asker),
    placeOf: placeOfId,
    wire: (rows) => rows.map(leadOf),
  });
}

/** A page of registrations. @throws Refused `invalid` for a cursor of another list. */
export function readInterest(
  deps: Deps,
  caller: StaffCaller,
  query: DeskInterestQuery,
): Promise<DeskPage<DeskInterest>> {
  const asker = askerOf(deps, caller);
  return readPage(deps, 'interest', query, {
    rows: (wanted) => listWork<InterestRow>(deps.db, 'interest', query, wanted, asker),
    count: () => countWork(deps.db, 'interest', query, asker),
    placeOf: placeOfId,
    wire: (rows) => rows.map(interestOf(deps)),
  });
}

/** The same leads, all of them, as a file for spreadsheets. */
export function exportLeads(deps: Deps, caller: StaffCaller, query: DeskLeadsQuery): Promise<Readable> {
  const asker = askerOf(deps, caller);
  return writeListFile(deps, caller.actor, query.order, {
    subject: 'list:leads',
    headings: [
      ...['id', 'received', 'stage', 'owner', 'name', 'phone', 'email', 'city', 'area', 'type', 'bedrooms', 'budget'],
      'message',
    ],
    rows: (wanted) => listWork<LeadRow>(deps.db, 'lead', query, wanted, asker),
    placeOf: placeOfId,
    cells: (rows) =>
      rows
        .map(leadOf)
        .map((lead) => [
          String(lead.id),
          lead.created_at,
          lead.stage,
          lead.owner ?? '',
          lead.name,
          formatPhone(lead.phone),
          lead.email,
          lead.city,
          lead.area,
          lead.property_type,
          lead.bedrooms,
          String(lead.budget),
          lead.message,
        ]),
  });
}

/** The same registrations, all of them, as a file for spreadsheets. */
export function exportInterest(deps: Deps, caller: StaffCaller, query: DeskInterestQuery): Promise<Readable> {
  const asker = askerOf(deps, caller);
  return writeListFile(deps, caller.actor, query.order, {
    subject: 'list:interest',
    headings: ['id', 'received', 'stage', 'owner', 'project', 'unit', 'name', 'phone', 'email'],
    rows: (wanted) => listWork<InterestRow>(deps.db, 'interest', query, wanted, asker),
    placeOf: placeOfId,
    cells: (rows) =>
      rows
        .map(interestOf(deps))
        .map((each) => [
          String(each.id),
          each.created_at,
          each.stage,
          each.owner ?? '',
          each.project,
          each.unit,
          each.name,
          formatPhone(each.phone),
          each.email,
        ]),
  });
}

/** The types of ads that a lead's type means, where they are not called the same. */
const MEANT: Readonly<Record<string, string[]>> = { 'Family House': ['House'], Flat: ['Flat', 'Appartment'] };
const typesFor = (type: string): string[] => MEANT[type] ?? [type];

/** The page of a lead for who asked, in their language. */
async function threadUrlOf(deps: Deps, { id, locale }: LeadRow): Promise<string> {
  const token = writeThreadLink(await cursorSecret(deps), id);
  return pageUrl(deps.settings.siteUrl, locale, `/find-my-home/request?token=${token}`);
}

/** One lead, with the ads that match it. @throws Refused `not-found` */
export async function readLead(deps: Deps, id: number): Promise<DeskLeadDetail> {
  const row = await findWork<LeadRow>(deps.db, 'lead', id);
  if (!row) throw rowMissing();
  const areaId = findArea(await areaDictionary(deps), row.area)?.id;
  const bedrooms = Number.parseInt(row.bedrooms, 10);
  const wish = {
    areaId,
    types: typesFor(row.property_type),
    bedrooms: Number.isInteger(bedrooms) && bedrooms >= 0 && bedrooms <= 50 ? bedrooms : undefined,
    budget: Number(row.budget),
  };
  return {
    ...leadOf(row),
    notes: await listNotes(deps.db, 'lead', id),
    same_phone: (await listSamePhone<LeadRow>(deps.db, 'lead', row)).map(leadOf),
    matching: await listMatching(deps, wish, MATCHING),
    sent: (await listSentHomes(deps.db, id)).map((home) => ({
      property_id: home.propertyId,
      title: home.title,
      status: home.status,
      channel: home.channel,
      sent_at: home.sentAt.toISOString(),
      answer: home.answer,
      answered_at: home.answeredAt?.toISOString() ?? null,
    })),
    thread_url: row.email ? await threadUrlOf(deps, row) : null,
  };
}

/** One registration. @throws Refused `not-found` */
export async function readRegistration(deps: Deps, id: number): Promise<DeskInterestDetail> {
  const row = await findWork<InterestRow>(deps.db, 'interest', id);
  if (!row) throw rowMissing();
  return {
    ...interestOf(deps)(row),
    notes: await listNotes(deps.db, 'interest', id),
    same_phone: (await listSamePhone<InterestRow>(deps.db, 'interest', row)).map(interestOf(deps)),
  };
}

/**
 * An owner is replaced only by who names them: of two who take a lead at once, the second reads whose it is. Who sets
 * the owner that there is already changes nothing.
 */
function requireOwnerSeen(row: WorkRow, { owner_id: wanted, owner_before: seen = null }: WorkChange): void {
  if (wanted === undefined || wanted === row.owner_id || seen === row.owner_id) return;
  throw new Refused('conflict', told({ LEAD_TAKEN }, { by: row.owner ?? '' }));
}

const momentOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/** Stage and reminder are replaced only as they were seen; who sets what is there already changes nothing. */
function requireWorkSeen({ stage, reminder_ms: reminder }: WorkRow, change: WorkChange): void {
  const { stage: wanted = stage, stage_before: stageSeen = stage } = change;
  const { reminder_at: at = iso(reminder), reminder_before: reminderSeen = iso(reminder) } = change;
  const fields = {
    ...(wanted !== stage && stageSeen !== stage && { stage: told({ DESK_ROW_CHANGED }) }),
    ...(momentOf(at) !== reminder &&
      momentOf(reminderSeen) !== reminder && { reminder_at: told({ DESK_ROW_CHANGED }) }),
  };
  if (Object.keys(fields).length > 0) throw new Refused('conflict', told({ DESK_ROW_CHANGED }), fields);
}

/**
 * @throws Refused `not-found`, `invalid` for an owner who is not on the staff, `conflict` for one who is not named, or
 *   where a colleague has changed the same meanwhile.
 */
async function changeWork<Row extends WorkRow>(
  deps: Deps,
  { actor }: StaffCaller,
  kind: WorkKind,
  id: number,
  change: WorkChange,
): Promise<Row> {
  return deps.db.transaction(async (tx) => {
    const before = (await lockWork(tx, kind, id)) ? await findWork<Row>(tx, kind, id) : undefined;
    if (!before) throw rowMissing();
    const owner = change.owner_id ? await findStaff(tx, change.owner_id) : undefined;
    if (change.owner_id && (!owner || owner.disabledAt))
      throw new Refused('invalid', told({ STAFF_MISSING }), { owner_id: told({ STAFF_MISSING }) });
    requireOwnerSeen(before, change);
    requireWorkSeen(before, change);
    await updateWork(tx, kind, id, change);
    const after = await findWork<Row>(tx, kind, id);
    if (!after) throw rowMissing();
    const said = ({ stage, owner_id, reminder_ms }: WorkRow) => ({ stage, owner_id, reminder_at: iso(reminder_ms) });
    const entry: AuditEntry = {
      action: `${kind}.change`,
      subject: `${kind}:${id}`,
      before: said(before),
      after: said(after),
    };
    await writeAudit(tx, actor, [entry], deps.clock());
    return after;
  });
}

/** Sets the stage, the owner or the reminder of a lead. @throws Refused `not-found`, `invalid`, `conflict` */
export async function changeLead(deps: Deps, caller: StaffCaller, id: number, change: WorkChange): Promise<DeskLead> {
  return leadOf(await changeWork<LeadRow>(deps, caller, 'lead', id, change));
}

/** The same for a registration. @throws Refused `not-found`, `invalid`, `conflict` */
export async function changeRegistration(
  deps: Deps,
  caller: StaffCaller,
  id: number,
  change: WorkChange,
): Promise<DeskInterest> {
  return interestOf(deps)(await changeWork<InterestRow>(deps, caller, 'interest', id, change));
}

/** Writes something down about a lead or a registration. @throws Refused `not-found` */
export async function noteWork(
  deps: Deps,
  { actor }: StaffCaller,
  kind: WorkKind,
  id: number,
  text: string,
): Promise<DeskNote> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    if (!(await lockWork(tx, kind, id))) throw rowMissing();
    const note = await insertNote(tx, kind, id, { text, staffId: actor.id, by: actor.name, createdAt: now });
    await writeAudit(tx, actor, [{ action: `${kind}.note`, subject: `${kind}:${id}`, after: { note: note.id } }], now);
    return note;
  });
}
