import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@karachi-estates/domain/staff/roles';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** RFC 6238: a code is for half a minute; the ones before and after count too, for clocks that are a little off. */
const STEP_SECONDS = 30;

export const newSecret = (): string => generateSecret();

/** What an authenticator scans. */
export const authenticatorUrl = (email: string, secret: string): string =>
  generateURI({ issuer: 'Karachi Estates desk', label: email, secret });

/** The half minute, counted from 1970, that a code is for; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const seconds = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch: seconds, epochTolerance: STEP_SECONDS });
  return result.valid ? Math.floor(seconds / STEP_SECONDS) + result.delta : undefined;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A code for the day the phone is lost: 80 random bits in letters and digits that are not mistaken for each other. */
function recoveryCode(): string {
  const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?!$)/g, '$1-');
}

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, recoveryCode);

/** What is stored of a recovery code, however it was typed. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');
}
