import { type BodyOf, pathOf } from '@karachi-estates/contracts/endpoint';
import { recordEvent } from '@karachi-estates/contracts/properties';
import { pageLanguage } from './call.ts';

/**
 * Notes that somebody looked at a listing, kept it or contacted its seller. It is sent also when the page is left by
 * it; nobody waits for it, and it may fail.
 */
export function noteVisit(id: number, kind: BodyOf<typeof recordEvent>['kind']): void {
  fetch(pathOf(recordEvent, { params: { property_id: String(id) } }), {
    method: recordEvent.method,
    keepalive: true,
    headers: { 'content-type': 'application/json', 'accept-language': pageLanguage() },
    body: JSON.stringify({ kind }),
  })
    // An answer that nobody reads keeps its connection busy.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
