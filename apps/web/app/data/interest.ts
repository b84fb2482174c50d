import { registerGrandMonarch } from '@karachi-estates/contracts/interest';
import type { SendInterest } from '@karachi-estates/design-system/ProjectPage';
import { CallFailed, call } from './call.ts';

/** Registers interest in Grand Monarch. What was not answered, or not in a way that can be read, is thrown. */
export const sendGrandMonarchInterest: SendInterest = async (values, idempotencyKey) => {
  try {
    await call(registerGrandMonarch, { body: values, idempotencyKey });
    return { ok: true };
  } catch (error) {
    if (error instanceof CallFailed && error.isReadable) return { ok: false, message: error.message };
    throw error;
  }
};
