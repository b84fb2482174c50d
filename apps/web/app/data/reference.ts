import { isRouteErrorResponse } from 'react-router-dom';
import { CallFailed } from './call.ts';

/**
 * What a person tells support about a failed call, also about one of a page that the server rendered. Without an answer
 * there is nothing in the server's log to find.
 */
export function referenceOf(error: unknown): string | undefined {
  if (error instanceof CallFailed) return error.status > 0 ? error.requestId : undefined;
  return isRouteErrorResponse(error) ? (error.data as { requestId?: string } | null)?.requestId : undefined;
}
