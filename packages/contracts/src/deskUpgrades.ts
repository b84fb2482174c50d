import Type, { type Static } from 'typebox';
import { Cursor, Limit, nullable, oneOf, pageOf, RowId, Skip } from './desk.ts';
import { defineEndpoint, failures } from './endpoint.ts';

/* Payments for paid plans that sellers say they have made. The rules of every request stand in `desk.ts`. */

/** Where a request for a paid plan stands. */
export const UPGRADE_STATES = ['pending', 'counted', 'approved', 'rejected'] as const;

export const DeskUpgrade = Type.Object({
  id: Type.Integer(),
  status: oneOf(UPGRADE_STATES, 'counted: its money is in the books, and its order is not approved yet'),
  seller_id: Type.Integer(),
  seller_name: Type.String(),
  email: Type.String(),
  plan: Type.String(),
  months: Type.Integer(),
  amount: Type.Number({ description: 'rupees that its order costs' }),
  missing: Type.Number({ description: 'rupees that an approval would enter into the books' }),
  order_id: nullable(Type.Integer({ description: 'null for one from before there were orders' })),
  reference: Type.String(),
  screenshot: Type.Boolean({ description: 'whether there is one at `…/screenshot`' }),
  created_at: Type.String(),
  decided_at: nullable(Type.String()),
});
export type DeskUpgrade = Static<typeof DeskUpgrade>;

export const listDeskUpgrades = defineEndpoint({
  method: 'GET',
  url: '/api/desk/upgrades',
  access: 'staff',
  permission: 'money',
  schema: {
    summary: 'Requests for paid plans, newest first',
    tags: ['desk'],
    querystring: Type.Object({
      cursor: Cursor,
      skip: Skip,
      limit: Limit,
      status: Type.Optional(oneOf(UPGRADE_STATES)),
      q: Type.Optional(
        Type.String({ maxLength: 120, description: 'part of a reference, a transfer, a name or an address' }),
      ),
    }),
    response: { 200: pageOf(DeskUpgrade), ...failures },
  },
});
export const getDeskUpgradeScreenshot = defineEndpoint({
  method: 'GET',
  url: '/api/desk/upgrades/:id/screenshot',
  access: 'staff',
  permission: 'money',
  schema: {
    summary: 'The screenshot of a transfer with a watermark that names who looks at it; 404 where there is none',
    tags: ['desk'],
    params: RowId,
    response: { 200: Type.String({ description: 'image bytes' }), ...failures },
  },
});
export const decideDeskUpgrade = defineEndpoint({
  method: 'POST',
  url: '/api/desk/upgrades/:id/actions',
  access: 'staff',
  permission: 'money',
  stepUp: true,
  schema: {
    summary:
      'Approve or reject a request; the seller gets a mail. An approval enters what its order lacks into the books, ' +
      'and another person approves the order; one that lacks nothing is approved. It cannot be undone',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({ action: oneOf(['approve', 'reject']) }),
    response: { 200: DeskUpgrade, ...failures },
  },
});
