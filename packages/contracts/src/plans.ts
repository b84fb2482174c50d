import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';

/** The seller’s plan and any upgrade request that waits for approval. */
export const PlanState = Type.Object({
  plan: Type.String(),
  plan_until: Type.Union([Type.String(), Type.Null()]),
  active_listings: Type.Integer(),
  erase_at: Type.Union([Type.String(), Type.Null()], { description: 'when the account is erased, if that was asked' }),
  request: Type.Union([
    Type.Object({
      id: Type.Integer(),
      plan: Type.String(),
      months: Type.Integer(),
      status: Type.String({
        description:
          'pending, approved, rejected, or counted: the money is in the books, and its order does not wait for approval',
      }),
      created_at: Type.String(),
    }),
    Type.Null(),
  ]),
});
export type PlanState = Static<typeof PlanState>;

export const getMyPlan = defineEndpoint({
  method: 'GET',
  url: '/api/plans/mine',
  access: 'seller',
  schema: { summary: 'The seller’s plan', tags: ['plans'], response: { 200: PlanState, ...failures } },
});

export const getUpgradeScreenshot = defineEndpoint({
  method: 'GET',
  url: '/api/plans/upgrades/:id/screenshot',
  access: 'seller',
  schema: {
    summary: 'The screenshot of a transfer that the seller sent, for that seller only',
    description: 'WebP; never stored by caches. It is removed 90 days after the request was decided.',
    tags: ['plans'],
    params: Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) }),
    response: { 200: Type.String({ description: 'image bytes' }), ...failures },
  },
});

export const requestUpgrade = defineEndpoint({
  method: 'POST',
  url: '/api/plans/upgrade',
  access: 'seller',
  encoding: 'multipart',
  schema: {
    summary: '‘I have paid’: ask for a paid plan; a person checks the transfer and approves',
    description: 'Optional file `screenshot`.',
    tags: ['plans'],
    body: Type.Object({
      plan: Type.String({ description: 'pro or premium' }),
      months: Type.String({ description: '1, 3, 6 or 12' }),
      reference: Type.String({ description: 'the transfer’s reference' }),
    }),
    response: { 201: Type.Object({ message: Type.String(), state: PlanState }), ...failures },
  },
});
