import { createHash } from 'node:crypto';

/** What tells two files apart. */
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
