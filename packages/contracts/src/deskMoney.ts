import { ORDER_STATES, REFUND_STATES, REVERSALS } from '@karachi-estates/domain/orders/orders';
import Type, { type Static } from 'typebox';
import { Cursor, csv, Limit, nullable, oneOf, pageOf, RowId, Skip, text } from './desk.ts';
import { UPGRADE_STATES } from './deskUpgrades.ts';
import { defineEndpoint, failures } from './endpoint.ts';
import { PaperState } from './orders.ts';

/*
 * What finance does at the desk: orders with their payments, the bank's statements, the month's close. Amounts are
 * rupees, paisa are hundredths. Everything that moves money needs the permission `money` and a fresh code.
 */

const Rupees = Type.Number({ description: 'rupees; paisa are hundredths' });

/** What finance should look at twice before an order is approved. */
export const ORDER_WARNINGS = ['same-transfer', 'same-proof', 'like-proof', 'other-payer', 'short', 'over'] as const;
export type OrderWarning = (typeof ORDER_WARNINGS)[number];

/** One order in finance’s queue. */
export const DeskOrder = Type.Object({
  id: Type.Integer(),
  reference: Type.String(),
  state: oneOf(ORDER_STATES),
  seller_id: Type.Integer(),
  seller_name: Type.String(),
  plan: Type.String(),
  months: Type.Integer(),
  amount: Rupees,
  missing: Type.Number({ description: 'rupees that are still to be paid, after the seller’s credit' }),
  claim: nullable(Type.String({ description: 'the transfer that the seller says they made, while it is checked' })),
  warnings: Type.Array(
    oneOf(
      ORDER_WARNINGS,
      'its transfer is named for another order, too; the same file, or a picture like it, proves another order; another payer; less or more came in than it costs',
    ),
  ),
  exact: Type.Boolean({ description: 'paid by lines of a statement alone, without a warning: fit for a batch' }),
  refund_asked_by: nullable(Type.String({ description: 'who asked for a refund that is not done yet' })),
  created_at: Type.String(),
});
export type DeskOrder = Static<typeof DeskOrder>;

/** Lines that wait for an order, or that are set aside because they are no money for one. */
export const LINE_STATES = ['open', 'aside'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** A line of a statement that no order has taken. */
export const DeskLine = Type.Object({
  id: Type.Integer(),
  bank: Type.String(),
  booked_on: Type.String(),
  amount: Rupees,
  description: Type.String(),
  transaction: Type.String(),
  payer: Type.String(),
  match: Type.String({ description: 'likely or unknown' }),
  reference: nullable(Type.String({ description: 'of the order that it is likely for' })),
  expected: nullable(Type.Number({ description: 'rupees that this order still lacks' })),
  seller_name: nullable(Type.String({ description: 'who ordered it' })),
  order_state: nullable(oneOf(ORDER_STATES, 'of this order: one that is cancelled lacks nothing, and is not paid')),
  aside: nullable(
    Type.Object(
      { at: Type.String(), by: Type.String(), reason: Type.String() },
      { description: 'since when it is set aside, by whom and why' },
    ),
  ),
});
export type DeskLine = Static<typeof DeskLine>;

/** One order with what was expected beside what came in. */
export const DeskOrderDetail = Type.Object({
  ...DeskOrder.properties,
  email: Type.String(),
  due_at: Type.String(),
  paid: Type.Number({ description: 'rupees that came in for it' }),
  credit: Type.Number({ description: 'rupees of the seller’s credit now' }),
  paid_on: nullable(Type.String({ description: 'the day of the transfer, as the seller says' })),
  proofs: Type.Array(
    Type.Object({
      request_id: Type.Integer({ description: 'its file is at `…/proof?request=`' }),
      kind: oneOf(['photo', 'pdf']),
      transaction: Type.String({ description: 'the number that its seller names' }),
      paid_on: nullable(Type.String()),
      status: oneOf(UPGRADE_STATES),
    }),
    { description: 'of each transfer that the seller said they made, newest first' },
  ),
  like_proof: nullable(
    Type.Object(
      {
        order_id: Type.Integer(),
        reference: Type.String(),
        request_id: Type.Integer({ description: 'its picture is at `/api/desk/upgrades/:id/screenshot`' }),
      },
      { description: 'another order whose proof looks the same: re-encoded, made smaller, a little brighter' },
    ),
  ),
  refund_asked_credit: Type.Boolean({ description: 'the credit alone is to be paid back: the order stays as it is' }),
  refund_asked_by_me: Type.Boolean({ description: 'then another person refunds it' }),
  refundable: Type.Number({ description: 'rupees that a refund would pay back now' }),
  payments: Type.Array(
    Type.Object({
      id: Type.Integer(),
      amount: Rupees,
      bank: Type.String(),
      transaction: Type.String(),
      payer: Type.String(),
      source: oneOf(['entry', 'statement']),
      entered_by: Type.String(),
      received_on: Type.String(),
    }),
    { description: 'those that count; a reversed one is gone' },
  ),
  paid_back: Type.Array(Type.Object({ amount: Rupees, at: Type.String(), by: Type.String() }), {
    description: 'by refunds of it, oldest first; somebody transfers it at the bank',
  }),
  settled: Type.Array(
    Type.Object({
      kind: oneOf(
        ['written-off', 'reversed', 'bad-debt', 'released', 'unearned'],
        'the movement of the books; `reversed` takes a write-off back, `released` and `unearned` become credit',
      ),
      amount: Rupees,
      at: Type.String(),
      by: Type.String(),
    }),
    { description: 'what was given up of it or given as credit, oldest first' },
  ),
  lines: Type.Array(DeskLine, { description: 'lines of statements that are likely for it' }),
  history: Type.Array(
    Type.Object({
      state: Type.String(),
      at: Type.String(),
      by: Type.String(),
      days: nullable(
        Type.Integer({ description: 'given back because an ad was hidden or the account suspended by mistake' }),
      ),
    }),
  ),
  papers: Type.Array(PaperState),
});
export type DeskOrderDetail = Static<typeof DeskOrderDetail>;

const Said = Type.Object({ message: Type.String({ description: 'what happened, and what is next' }) });
const done = { 200: Said, ...failures };
const money = { access: 'staff', permission: 'money' } as const;

export const listDeskOrders = defineEndpoint({
  method: 'GET',
  url: '/api/desk/orders',
  ...money,
  schema: {
    summary: 'Orders of plans, newest first',
    tags: ['desk'],
    querystring: Type.Object({
      cursor: Cursor,
      skip: Skip,
      limit: Limit,
      state: Type.Optional(oneOf(ORDER_STATES)),
      claimed: Type.Optional(oneOf(['true'], 'whose seller says that they paid')),
      waits: Type.Optional(oneOf(['true'], 'to be checked: paid and not approved, or said to be paid')),
      exact: Type.Optional(oneOf(['true'], 'paid by lines of a statement alone, without a warning')),
      q: Type.Optional(
        Type.String({ maxLength: 120, description: 'part of a reference, a transfer, a name or an address' }),
      ),
      refund: Type.Optional(oneOf(['true'], 'for which somebody asked a refund that is not done yet')),
    }),
    response: { 200: pageOf(DeskOrder), ...failures },
  },
});

export const getDeskOrder = defineEndpoint({
  method: 'GET',
  url: '/api/desk/orders/:id',
  ...money,
  schema: {
    summary: 'One order: what is expected, and what came in',
    tags: ['desk'],
    params: RowId,
    response: { 200: DeskOrderDetail, ...failures },
  },
});

export const getDeskProof = defineEndpoint({
  method: 'GET',
  url: '/api/desk/orders/:id/proof',
  ...money,
  schema: {
    summary: 'A proof of an order with a watermark that names who looks at it; 404 where there is none',
    tags: ['desk'],
    params: RowId,
    querystring: Type.Object({
      request: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'which one; the latest where left out' }),
      ),
    }),
    response: { 200: Type.String({ description: 'WebP or PDF' }), ...failures },
  },
});

export const getDeskPaper = defineEndpoint({
  method: 'GET',
  url: '/api/desk/papers/:id',
  ...money,
  schema: {
    summary: 'An invoice, receipt or credit note of any seller as PDF',
    tags: ['desk'],
    params: RowId,
    response: { 200: Type.String({ description: 'the bytes of the file' }), ...failures },
  },
});

/** The most orders that are approved at once. */
export const DESK_APPROVE_MOST = 100;

export const approveDeskOrders = defineEndpoint({
  method: 'POST',
  url: '/api/desk/orders/approve',
  ...money,
  stepUp: true,
  schema: {
    summary:
      'Put the plans of paid orders on. Several at once must all be exact matches; each is done or refused alone',
    tags: ['desk'],
    body: Type.Object({
      ids: Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), {
        minItems: 1,
        maxItems: DESK_APPROVE_MOST,
        uniqueItems: true,
      }),
    }),
    response: {
      200: Type.Object({
        approved: Type.Array(Type.String({ description: 'references' })),
        refused: Type.Array(Type.Object({ id: Type.Integer(), message: Type.String() })),
      }),
      ...failures,
    },
  },
});

export const enterDeskPayment = defineEndpoint({
  method: 'POST',
  url: '/api/desk/orders/:id/payments',
  ...money,
  stepUp: true,
  schema: {
    summary: 'Book a transfer that somebody saw at the bank; its receipt is issued',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      amount: Type.String({ maxLength: 20, description: 'rupees, as 3000, 3,000.50 or 3000,50' }),
      bank: text(60),
      transaction: text(120),
      received_on: Type.String({ maxLength: 10, description: 'the day at the bank, 2026-11-03' }),
      payer: Type.Optional(Type.String({ maxLength: 120, description: 'who paid, as the bank says' })),
    }),
    response: done,
  },
});

export const ORDER_ACTIONS = ['refund', 'refund-credit', 'withdraw-refund', 'write-off'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export const actOnDeskOrder = defineEndpoint({
  method: 'POST',
  url: '/api/desk/orders/:id/actions',
  ...money,
  stepUp: true,
  schema: {
    summary: 'Refund an order (one person asks, another one does it), or write off the small rest that is missing',
    description:
      '`refund-credit` pays the seller’s credit back and leaves a paid or active order as it is, by two people as well. 409 where a refund that was seen as `unasked` is asked for by now, or the other way round. Who asked takes a refund back with `withdraw-refund`, anybody else declines it so; 409 where none is asked for.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      action: oneOf(ORDER_ACTIONS),
      seen: Type.Optional(
        oneOf(REFUND_STATES, 'whether a refund was asked for on the screen; not checked where left out'),
      ),
    }),
    response: done,
  },
});

export const reverseDeskPayment = defineEndpoint({
  method: 'POST',
  url: '/api/desk/payments/:id/reverse',
  ...money,
  stepUp: true,
  schema: {
    summary: 'Take a payment out of the books again: its bank took it back, or it was booked by mistake',
    tags: ['desk'],
    params: RowId,
    body: nullable(
      Type.Object({ reason: Type.Optional(oneOf(REVERSALS, 'what its seller is told; bank where left out')) }),
    ),
    response: done,
  },
});

// Statements

/** The most bytes of a request with a statement: a file of 5 MB in base64. */
export const STATEMENT_REQUEST_BYTES = 7 * 1024 * 1024;

export const importDeskStatement = defineEndpoint({
  method: 'POST',
  url: '/api/desk/statements',
  ...money,
  stepUp: true,
  schema: {
    summary: 'Import a bank’s statement, whole or not at all, or try what it would do; safe to run twice',
    tags: ['desk'],
    body: Type.Object({
      bank: text(60),
      columns: Type.Optional(
        Type.String({ maxLength: 500, description: '`date=Value Date,credit=Deposit`; kept for the next time' }),
      ),
      file: Type.String({ minLength: 1, description: 'the CSV file in base64, at most 5 MB' }),
      dry: Type.Boolean({ description: 'true: nothing is written' }),
    }),
    response: {
      200: Type.Object({
        exact: Type.Integer({ description: 'booked for their orders' }),
        likely: Type.Integer(),
        unknown: Type.Integer(),
        known: Type.Integer({ description: 'entered by hand before' }),
        before: Type.Integer({ description: 'imported before' }),
        outgoing: Type.Integer(),
      }),
      ...failures,
    },
  },
});

export const listDeskLines = defineEndpoint({
  method: 'GET',
  url: '/api/desk/lines',
  ...money,
  schema: {
    summary: 'Lines of statements that no order has taken, oldest first',
    tags: ['desk'],
    querystring: Type.Object({
      cursor: Cursor,
      skip: Skip,
      limit: Limit,
      state: Type.Optional(oneOf(LINE_STATES, 'open where not given')),
    }),
    response: { 200: pageOf(DeskLine), ...failures },
  },
});

export const takeDeskLine = defineEndpoint({
  method: 'POST',
  url: '/api/desk/lines/:id/order',
  ...money,
  stepUp: true,
  schema: {
    summary: 'Book a line of a statement for an order, named by its reference',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({ reference: text(20) }),
    response: done,
  },
});

export const LINE_ACTIONS = ['set-aside', 'take-back'] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];

export const actOnDeskLine = defineEndpoint({
  method: 'POST',
  url: '/api/desk/lines/:id/actions',
  ...money,
  stepUp: true,
  schema: {
    summary: 'Set a line aside that is no money for an order, with a reason, or let it wait for an order again',
    description: '404 where the line is booked for an order, is set aside already, or is not.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      action: oneOf(LINE_ACTIONS),
      reason: Type.Optional(Type.String({ maxLength: 200, description: 'needed by set-aside' })),
    }),
    response: done,
  },
});

// Months

/** What a month came to for one plan. */
export const PlanTotal = Type.Object({
  plan: Type.String(),
  orders: Type.Integer({ description: 'whose plan was put on' }),
  received: Rupees,
  earned: Rupees,
  unearned: Type.Number({ description: 'rupees of unused time that went back to credit' }),
  paid_back: Rupees,
  written_off: Rupees,
});
export type PlanTotal = Static<typeof PlanTotal>;

/** One month of the books. */
export const DeskMonth = Type.Object({
  month: Type.String({ description: '2026-11, in Karachi' }),
  state: oneOf(['closed', 'open', 'running'], 'open: over, can be closed once those before it are'),
  closed_at: nullable(Type.String()),
  closed_by: nullable(Type.String()),
  totals: Type.Array(PlanTotal),
});
export type DeskMonth = Static<typeof DeskMonth>;

const Month = Type.Object({ month: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }) });

export const listDeskMonths = defineEndpoint({
  method: 'GET',
  url: '/api/desk/months',
  ...money,
  schema: {
    summary: 'The months of the books with their totals, newest first',
    tags: ['desk'],
    response: { 200: Type.Object({ rows: Type.Array(DeskMonth) }), ...failures },
  },
});

export const closeDeskMonth = defineEndpoint({
  method: 'POST',
  url: '/api/desk/months/:month/close',
  ...money,
  stepUp: true,
  schema: {
    summary:
      'Close a month that is over: its rows and totals stay as they are, what is booked later belongs to the next',
    tags: ['desk'],
    params: Month,
    response: { 200: DeskMonth, ...failures },
  },
});

export const exportDeskMonth = defineEndpoint({
  method: 'GET',
  url: '/api/desk/months/:month/movements.csv',
  ...money,
  schema: { summary: 'The movements of a month, for the accountant', tags: ['desk'], params: Month, response: csv },
});
