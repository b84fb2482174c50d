import { generateSync } from 'otplib';

const STEP_SECONDS = 30;

/**
 * What an authenticator with this secret shows.
 * @param ahead half minutes from now; the desk takes one ahead, too.
 */
export const codeOf = (secret: string, now: Date, ahead = 0): string =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + ahead * STEP_SECONDS });
