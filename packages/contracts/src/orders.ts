import { ACCOUNT_WORDS, type AccountKind } from '@karachi-estates/domain/orders/accountWords';
import { PAPER_KINDS, type PaperKind } from '@karachi-estates/domain/orders/papers';
import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';

const Moment = Type.String({ description: 'ISO 8601' });
const Rupees = Type.Number({ description: 'rupees; paisa are hundredths' });

/** An invoice, receipt or credit note; its file is at `/api/orders/papers/{id}`. */
export const PaperState = Type.Object({
  id: Type.Integer(),
  kind: Type.Unsafe<PaperKind>({ type: 'string', enum: [...PAPER_KINDS] }),
  number: Type.String({ description: 'INV-2026-000012: each kind counts without gaps in each year' }),
  amount: Rupees,
  issued_at: Moment,
  void: Type.Boolean({ description: 'a receipt whose payment was taken out of the books again' }),
});
export type PaperState = Static<typeof PaperState>;

/** One order of a plan, as its seller sees it. */
export const OrderState = Type.Object({
  id: Type.Integer(),
  reference: Type.String({
    description: 'to be written into the transfer, as KE-7F3K9-4; the last one is a check digit',
  }),
  plan: Type.String({ description: 'pro or premium' }),
  months: Type.Integer(),
  amount: Rupees,
  missing: Type.Number({ description: 'rupees that are still to be paid, after the seller’s credit' }),
  state: Type.String({ description: 'ordered, paid, active, ended, cancelled or refunded' }),
  created_at: Moment,
  due_at: Moment,
  starts_at: Type.Union([Type.String(), Type.Null()], { description: 'when its paid time begins, once it is active' }),
  ends_at: Type.Union([Type.String(), Type.Null()]),
  history: Type.Array(Type.Object({ state: Type.String(), at: Moment })),
  payment: Type.Union(
    [
      Type.Object({
        id: Type.Integer(),
        transaction: Type.String(),
        paid_on: Type.Union([Type.String(), Type.Null()]),
        status: Type.String({ description: 'pending, counted, approved or rejected' }),
        proof: Type.Union([Type.String(), Type.Null()], { description: 'photo or pdf' }),
      }),
      Type.Null(),
    ],
    { description: 'what the seller said last about its payment' },
  ),
  papers: Type.Array(PaperState, { description: 'oldest first' }),
});
export type OrderState = Static<typeof OrderState>;

/** A seller’s orders, newest first, and their statement of account. */
export const OrdersState = Type.Object({
  orders: Type.Array(OrderState),
  credit: Type.Number({ description: 'rupees that we owe the seller; the next order takes them' }),
  account: Type.Array(
    Type.Object({
      at: Moment,
      kind: Type.Unsafe<AccountKind>({
        type: 'string',
        enum: Object.keys(ACCOUNT_WORDS.en),
        description:
          'reopened: a transfer was taken out of the books; unwaived: a small rest is no longer given up; corrected: a transfer was booked by mistake; bad-debt: its money was used or paid back',
      }),
      reference: Type.String(),
      amount: Type.Number({
        description: 'rupees by which the credit grew; less than 0 where it was used, 0 where it was not touched',
      }),
      balance: Type.Number({ description: 'rupees of credit afterwards' }),
    }),
    { description: 'all movements of the seller, oldest first' },
  ),
});
export type OrdersState = Static<typeof OrdersState>;

const params = Type.Object({ order_id: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) });
const Answer = Type.Object({ message: Type.String(), order: OrderState });

export const getOrders = defineEndpoint({
  method: 'GET',
  url: '/api/orders',
  access: 'seller',
  schema: { summary: 'The seller’s orders and credit', tags: ['orders'], response: { 200: OrdersState, ...failures } },
});

export const getOrder = defineEndpoint({
  method: 'GET',
  url: '/api/orders/:order_id',
  access: 'seller',
  schema: {
    summary: 'One of the seller’s orders',
    tags: ['orders'],
    params,
    response: { 200: OrderState, ...failures },
  },
});

export const placeOrder = defineEndpoint({
  method: 'POST',
  url: '/api/orders',
  access: 'seller',
  schema: {
    summary:
      'Order a plan: its amount is fixed, due in seven days; an `Idempotency-Key` header makes a retry the same order',
    tags: ['orders'],
    body: Type.Object({
      plan: Type.String({ description: 'pro or premium' }),
      months: Type.Integer({ description: '1, 3, 6 or 12' }),
    }),
    response: { 201: Answer, ...failures },
  },
});

export const claimPayment = defineEndpoint({
  method: 'POST',
  url: '/api/orders/:order_id/payment',
  access: 'seller',
  encoding: 'multipart',
  schema: {
    summary: '‘I have paid’: a person compares it with the bank’s statement',
    description:
      'Optional file `proof`: a photo, or a PDF without scripts, of at most 10 MB. Only the seller and the desk see it.',
    tags: ['orders'],
    params,
    body: Type.Object({
      transaction: Type.String({ description: 'the bank’s number of the transfer' }),
      paid_on: Type.String({ description: 'the day of the transfer, 2026-11-03' }),
    }),
    response: { 200: Answer, ...failures },
  },
});

export const cancelOrder = defineEndpoint({
  method: 'POST',
  url: '/api/orders/:order_id/cancel',
  access: 'seller',
  schema: {
    summary: 'End an order that is not active; what was paid for it becomes credit',
    tags: ['orders'],
    params,
    response: { 200: Answer, ...failures },
  },
});

export const getProof = defineEndpoint({
  method: 'GET',
  url: '/api/orders/:order_id/proof',
  access: 'seller',
  schema: {
    summary: 'The latest proof that the seller sent for an order, for that seller only',
    description: 'WebP or PDF; never stored by caches.',
    tags: ['orders'],
    params,
    response: { 200: Type.String({ description: 'the bytes of the file' }), ...failures },
  },
});

export const getPaper = defineEndpoint({
  method: 'GET',
  url: '/api/orders/papers/:paper_id',
  access: 'seller',
  schema: {
    summary: 'An invoice, receipt or credit note as PDF, for its seller only',
    description: 'Drawn from what was stored when it was issued; never stored by caches.',
    tags: ['orders'],
    params: Type.Object({ paper_id: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) }),
    response: { 200: Type.String({ description: 'the bytes of the file' }), ...failures },
  },
});

export const exportStatement = defineEndpoint({
  method: 'GET',
  url: '/api/orders/statement.csv',
  access: 'seller',
  schema: {
    summary: 'The seller’s statement of account as a file, in the language that is asked for',
    tags: ['orders'],
    response: {
      200: Type.String({ description: 'CSV, UTF-8 with a byte order mark; no cell is a formula' }),
      ...failures,
    },
  },
});
