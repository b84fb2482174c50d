import type { AuditQuery, AuditRow } from '@karachi-estates/contracts/desk';
import { REQUEST_INVALID } from '@karachi-estates/domain/requests/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { toCsv } from '../plugins/csv.ts';
import { COUNTED, type DeskPage, placeOfId, readPage } from '../plugins/deskPaging.ts';
import { Refused } from '../refused.ts';
import { type Actor, type AuditFilter, auditRowOf, countAuditRows, listAuditRows, writeAudit } from './audit.store.ts';

/** A day that there is. @throws Refused `invalid` */
function dayOf(name: string, text: string | undefined): string | undefined {
  // PostgreSQL's calendar has no year 0.
  if (text === undefined || (text >= '0001' && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text))) return text;
  throw new Refused('invalid', told({ REQUEST_INVALID }), { [name]: told({ REQUEST_INVALID }) });
}

const filterOf = (query: AuditQuery): AuditFilter => ({
  actorId: query.actor_id === undefined ? undefined : Number(query.actor_id),
  action: query.action,
  subject: query.subject,
  from: dayOf('from', query.from),
  to: dayOf('to', query.to),
  words: query.q?.trim(),
});

/** A page of the log. @throws Refused `invalid` for a cursor of another list, or a day that there is not. */
export async function readAudit(deps: Pick<Deps, 'db' | 'pool'>, query: AuditQuery): Promise<DeskPage<AuditRow>> {
  const filter = filterOf(query);
  return readPage(deps, 'audit', query, {
    rows: ({ place, isAscending, limit }) => listAuditRows(deps.db, filter, { after: place?.id, isAscending, limit }),
    count: () => countAuditRows(deps.db, filter, COUNTED),
    placeOf: placeOfId,
    wire: (rows) => rows.map(auditRowOf),
  });
}

/** That a list left the house as a file stands in the log. */
export async function noteExport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  subject: string,
  rows: number,
): Promise<void> {
  await db.transaction((tx) => writeAudit(tx, actor, [{ action: 'desk.export', subject, after: { rows } }], clock()));
}

const CSV_ROWS = 10_000;

/** The first rows of the same list as a file for spreadsheets. */
export async function exportAuditRows(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  query: AuditQuery,
): Promise<string> {
  const page = { isAscending: query.order === 'asc', limit: CSV_ROWS };
  const rows = await listAuditRows(deps.db, filterOf(query), page);
  await noteExport(deps, actor, 'list:audit', rows.length);
  return toCsv({
    headings: ['row', 'at', 'who', 'staff id', 'from', 'action', 'subject', 'before', 'after', 'hash'],
    rows: rows.map((row) => [
      String(row.id),
      row.at.toISOString(),
      row.actor,
      String(row.actorId ?? ''),
      row.address,
      row.action,
      row.subject,
      row.before,
      row.after,
      row.hash,
    ]),
  });
}
