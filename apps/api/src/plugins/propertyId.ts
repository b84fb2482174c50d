import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import { HttpProblem } from './errors.ts';

/** The id in a request, or 404: what is no id names nothing. */
export function idOf(given: string | number): number {
  const id = parsePropertyId(String(given));
  if (id === undefined) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
  return id;
}
