import type { BodyOf } from '@karachi-estates/contracts/endpoint';
import { registerGrandMonarch } from '@karachi-estates/contracts/interest';
import { CallFailed, call } from './call.ts';

/** Registers interest in Grand Monarch. What was not answered, or not in a way that can be read, is thrown. */
export async function sendGrandMonarchInterest(
  values: BodyOf<typeof registerGrandMonarch>,
  idempotencyKey: string,
): Promise<{ ok: true } | { ok: false; message: string }> {
  try {
    await call(registerGrandMonarch, { body: values, idempotencyKey });
    return { ok: true };
  } catch (error) {
    if (error instanceof CallFailed && error.isReadable) return { ok: false, message: error.message };
    throw error;
  }
}
