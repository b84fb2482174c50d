import { randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Where process ids mean the same: containers on one machine each count from 1. */
function placeOf(): string {
  try {
    return `${hostname()}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

const PLACE = placeOf();

/** This process as a lease names it; the last part tells it from an earlier process of the same id. */
export const THIS_PROCESS = `${PLACE}/${process.pid}/${randomBytes(4).toString('hex')}`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/**
 * Whether the process that holds a lease is known to have ended. One on another machine never is: its lease expires.
 */
export function isKnownDead(holder: string): boolean {
  if (holder === THIS_PROCESS || !holder.startsWith(`${PLACE}/`)) return false;
  const pid = Number(holder.split('/').at(-2));
  return pid === process.pid || !isRunning(pid);
}
