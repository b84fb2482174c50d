import { VIEWING_TIME_INVALID } from '@karachi-estates/domain/viewings/messages';
import { readViewingTimes, VIEWING_TIME_FIELDS, type ViewingTimeField } from '@karachi-estates/domain/viewings/rules';
import { type Told, told } from '@karachi-estates/domain/words/sentence';

/** Why the times of a form cannot be sent, and the field that is at fault. */
export function faultOfTimes(form: HTMLFormElement): { field: ViewingTimeField; reason: Told } | undefined {
  // A field with a day and no hour sends nothing, so it is asked itself.
  const half = VIEWING_TIME_FIELDS.find((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.validity.badInput;
  });
  if (half) return { field: half, reason: told({ VIEWING_TIME_INVALID }) };
  const fields = new FormData(form);
  const read = readViewingTimes(
    Object.fromEntries(VIEWING_TIME_FIELDS.map((name) => [name, String(fields.get(name) ?? '')])),
    new Date(),
  );
  return read.ok ? undefined : { field: read.field, reason: read };
}
