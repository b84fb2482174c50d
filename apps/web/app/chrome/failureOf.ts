import { isRouteErrorResponse } from 'react-router-dom';
import type { failures } from '../content/failures.ts';
import { CallFailed } from '../data/call.ts';
import { UNREADABLE } from '../data/plainAddress.ts';

/** What is to be said of an error that took a screen down. */
export function failureOf(error: unknown): keyof typeof failures {
  if (isRouteErrorResponse(error) && error.status === UNREADABLE) return 'address';
  return error instanceof CallFailed && error.status === 0 ? 'offline' : 'broken';
}
