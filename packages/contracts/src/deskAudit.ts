import Type, { type Static } from 'typebox';
import { Cursor, csv, Day, Limit, nullable, Order, pageOf, Search, Skip } from './desk.ts';
import { defineEndpoint, failures } from './endpoint.ts';

/* The audit log. The rules of every request stand in `desk.ts`. */

/** A line of the audit log. */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  actor: Type.String({ description: 'a name, “terminal” or “system”' }),
  actor_id: nullable(Type.Integer({ description: 'of the staff' })),
  address: Type.String({ description: 'where the request came from' }),
  action: Type.String({ description: 'e.g. `listing.hide`' }),
  subject: Type.String({ description: 'e.g. `listing:12`' }),
  before: Type.Unknown(),
  after: Type.Unknown(),
  hash: Type.String({ description: 'SHA-256 over this row and the hash of the row before' }),
});
export type AuditRow = Static<typeof AuditRow>;

export const AuditQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  order: Order,
  actor_id: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  action: Type.Optional(
    Type.String({ maxLength: 60, description: 'e.g. `listing.hide`; with a dot at its end all of a kind: `listing.`' }),
  ),
  subject: Type.Optional(Type.String({ maxLength: 60, description: 'e.g. `listing:12`' })),
  from: Day,
  to: Day,
  q: Search,
});
export type AuditQuery = Static<typeof AuditQuery>;

export const listAudit = defineEndpoint({
  method: 'GET',
  url: '/api/desk/audit',
  access: 'staff',
  permission: 'audit',
  schema: {
    summary: 'Who did what, newest first',
    tags: ['desk'],
    querystring: AuditQuery,
    response: { 200: pageOf(AuditRow), ...failures },
  },
});
export const exportAudit = defineEndpoint({
  method: 'GET',
  url: '/api/desk/audit.csv',
  access: 'staff',
  permission: 'audit',
  schema: {
    summary: 'The same as a file, all of its rows',
    tags: ['desk'],
    querystring: AuditQuery,
    response: csv,
  },
});
export const verifyAuditLog = defineEndpoint({
  method: 'GET',
  url: '/api/desk/audit/verify',
  access: 'staff',
  permission: 'audit',
  schema: {
    summary: 'Whether the chain of hashes holds',
    tags: ['desk'],
    response: {
      200: Type.Object({
        rows: Type.Integer(),
        first_wrong: nullable(Type.Object({ id: Type.Integer(), why: Type.String() })),
      }),
      ...failures,
    },
  },
});
