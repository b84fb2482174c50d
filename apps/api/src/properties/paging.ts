import { CURSOR_INVALID, PAGE_OF_RESULTS_INVALID } from '@karachi-estates/domain/properties/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { type Place, readCursor } from '../plugins/cursor.ts';
import { HttpProblem } from '../plugins/errors.ts';
import type { Understood } from './properties.query.ts';

/** What was understood of a query. @throws HttpProblem 400 that names the field which means nothing. */
export function meant<Value>(understood: Understood<Value>): Value {
  if (understood.ok) return understood.value;
  throw new HttpProblem(400, understood.why, { [understood.field]: understood.why });
}

/**
 * Where a page of results begins; undefined for the first one.
 * @throws HttpProblem 400 for a cursor of another list.
 */
export function placeOf(secret: Buffer, key: string, cursor: string | undefined): Place | undefined {
  const place = cursor ? readCursor(secret, key, cursor) : undefined;
  if (!cursor || place) return place;
  throw new HttpProblem(400, told({ PAGE_OF_RESULTS_INVALID }), { cursor: told({ CURSOR_INVALID }) });
}
