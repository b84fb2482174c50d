import Type, { type Static } from 'typebox';
import { moment, nullable, RowId } from './desk.ts';
import { defineEndpoint, failures } from './endpoint.ts';

/* What is stuck: mails and jobs. The rules of every request stand in `desk.ts`. */

/** Mails that did not go out at the first try, and the queues of jobs. */
export const Stuck = Type.Object({
  mails: Type.Array(
    Type.Object({
      id: Type.Integer(),
      recipient: Type.String(),
      subject: Type.String(),
      attempts: Type.Integer(),
      given_up: Type.Boolean({ description: 'nothing tries it again by itself' }),
      written_at: Type.String(),
      next_at: nullable(moment('of the next try')),
      last_error: Type.String(),
    }),
    { description: 'oldest first, of the first 500 that wait' },
  ),
  queues: Type.Array(
    Type.Object({
      queue: Type.String(),
      waiting: Type.Integer(),
      running: Type.Integer(),
      failed: Type.Integer(),
      next_at: nullable(Type.String()),
      last_ended_at: nullable(Type.String()),
      last_error: Type.String(),
    }),
  ),
});
export type Stuck = Static<typeof Stuck>;
const stuckAnswer = { 200: Stuck, ...failures };

export const getStuck = defineEndpoint({
  method: 'GET',
  url: '/api/desk/stuck',
  access: 'staff',
  permission: 'audit',
  schema: { summary: 'Mails and jobs that did not go through', tags: ['desk'], response: stuckAnswer },
});
export const retryStuckMail = defineEndpoint({
  method: 'POST',
  url: '/api/desk/stuck/mails/:id/retry',
  access: 'staff',
  permission: 'audit',
  schema: { summary: 'Try a mail again now', tags: ['desk'], params: RowId, response: stuckAnswer },
});
export const retryStuckJobs = defineEndpoint({
  method: 'POST',
  url: '/api/desk/stuck/queues/:queue/retry',
  access: 'staff',
  permission: 'audit',
  schema: {
    summary: 'Run the failed jobs of a queue again',
    tags: ['desk'],
    params: Type.Object({ queue: Type.String({ maxLength: 60 }) }),
    response: stuckAnswer,
  },
});
