import { VIEWING_TIME_INVALID } from '@karachi-estates/domain/viewings/messages';
import { readViewingTimes } from '@karachi-estates/domain/viewings/rules';
import { type Told, told } from '@karachi-estates/domain/words/sentence';

const NAMES = ['time_1', 'time_2', 'time_3'] as const;

/** Why the times of a form cannot be sent. A field with a day and no hour sends nothing, so it is asked itself. */
export function faultOfTimes(form: HTMLFormElement): Told | undefined {
  const isHalf = [...form.elements].some((field) => field instanceof HTMLInputElement && field.validity.badInput);
  if (isHalf) return told({ VIEWING_TIME_INVALID });
  const fields = new FormData(form);
  const read = readViewingTimes(
    NAMES.map((name) => String(fields.get(name) ?? '')),
    new Date(),
  );
  return read.ok ? undefined : read;
}
