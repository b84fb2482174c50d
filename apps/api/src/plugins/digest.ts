import { createHash } from 'node:crypto';

/** What tells two contents apart: their SHA-256 in hexadecimal digits. */
export const sha256Of = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
