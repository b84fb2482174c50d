import { type BodyOf, pathOf } from '@karachi-estates/contracts/endpoint';
import { registerGrandMonarch, registerInterest } from '@karachi-estates/contracts/interest';
import { CallFailed, call } from './call.ts';

/** Where the browser itself posts a registration, without scripts. */
export const interestAction = (project: string): string => pathOf(registerInterest, { params: { project } });

type Registered = { ok: true } | { ok: false; message: string };

async function registered(answer: Promise<unknown>): Promise<Registered> {
  try {
    await answer;
    return { ok: true };
  } catch (error) {
    if (error instanceof CallFailed && error.isReadable) return { ok: false, message: error.message };
    throw error;
  }
}

/** Registers interest in Grand Monarch. What was not answered, or not in a way that can be read, is thrown. */
export const sendGrandMonarchInterest = (
  values: BodyOf<typeof registerGrandMonarch>,
  idempotencyKey: string,
): Promise<Registered> => registered(call(registerGrandMonarch, { body: values, idempotencyKey }));

/** The same for a unit of any project. */
export const sendInterestInUnit = (
  project: string,
  values: BodyOf<typeof registerInterest>,
  idempotencyKey: string,
): Promise<Registered> => registered(call(registerInterest, { params: { project }, body: values, idempotencyKey }));
