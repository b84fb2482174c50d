import type { Readable } from 'node:stream';
import type { AuditQuery, AuditRow } from '@karachi-estates/contracts/deskAudit';
import { REQUEST_INVALID } from '@karachi-estates/domain/requests/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { COUNTED, type DeskPage, placeOfId, readPage } from '../plugins/deskPaging.ts';
import { Refused } from '../refused.ts';
import { type Actor, type AuditFilter, auditRowOf, countAuditRows, listAuditRows } from './audit.store.ts';
import { writeListFile } from './listFile.actions.ts';

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
    rows: ({ place, ...page }) => listAuditRows(deps.db, filter, { after: place?.id, ...page }),
    count: () => countAuditRows(deps.db, filter, COUNTED),
    placeOf: placeOfId,
    wire: (rows) => rows.map(auditRowOf),
  });
}

/** The same list, all of it, as a file for spreadsheets. @throws Refused `invalid` for a day that there is not. */
export function exportAuditRows(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, query: AuditQuery): Promise<Readable> {
  const filter = filterOf(query);
  return writeListFile(deps, actor, query.order, {
    subject: 'list:audit',
    headings: ['row', 'at', 'who', 'staff id', 'from', 'action', 'subject', 'before', 'after', 'hash'],
    rows: ({ place, ...page }) => listAuditRows(deps.db, filter, { after: place?.id, ...page }),
    placeOf: placeOfId,
    cells: (rows) =>
      rows.map((row) => [
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
