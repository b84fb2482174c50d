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

/** This process as a claim names it; the end of it tells it from an earlier process of the same id. */
export const THIS_PROCESS = `${PLACE}/${process.pid}/${randomBytes(4).toString('hex')}`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Whether the process that a claim names is known to have ended. One on another machine never is: its claim runs out. */
export function isKnownDead(claimer: string): boolean {
  if (claimer === THIS_PROCESS || !claimer.startsWith(`${PLACE}/`)) return false;
  const pid = Number(claimer.split('/').at(-2));
  return pid === process.pid || !isRunning(pid);
}
