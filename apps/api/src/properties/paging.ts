import { HttpProblem } from '../plugins/errors.ts';
import { type Place, readCursor } from './cursor.ts';
import type { Understood } from './properties.query.ts';

/** What was understood of a query. @throws HttpProblem 400 that names the field which means nothing. */
export function meant<Value>(understood: Understood<Value>): Value {
  if (understood.ok) return understood.value;
  throw new HttpProblem(400, understood.because, { [understood.field]: understood.because });
}

/**
 * Where a page of results begins; undefined for the first one.
 * @throws HttpProblem 400 for a cursor of another list.
 */
export function placeOf(secret: Buffer, key: string, cursor: string | undefined): Place | undefined {
  const place = cursor ? readCursor(secret, key, cursor) : undefined;
  if (!cursor || place) return place;
  throw new HttpProblem(400, 'This page of results is not valid any more. Start again from the first page.', {
    cursor: 'is not valid for these filters',
  });
}
