import type { SavedSearch } from '@karachi-estates/contracts/searches';
import { FREQUENCIES, type Frequency, frequencyLabel } from '@karachi-estates/domain/searches/frequency';
import { SEARCH_NO_QUIET_HOURS, SEARCH_QUIET_HOURS } from '@karachi-estates/domain/searches/messages';
import { LONGEST_SEARCH_NAME } from '@karachi-estates/domain/searches/name';
import { say, told } from '@karachi-estates/domain/words/sentence';
import TextField from '@mui/material/TextField';
import { useContent } from '../content/contentFor.ts';
import { savedSearches } from '../content/savedSearches.ts';
import { useLocale } from '../locale/Locale.tsx';

interface SearchFieldsProps {
  name: string;
  frequency: Frequency;
  quietHours: SavedSearch['quiet_hours'];
  /** What is wrong with the name. */
  refusal?: string | undefined;
  /** The fields take the place of what was pressed: the first of them gets the focus. */
  takeFocus?: boolean;
}

/**
 * What is set of a saved search: its name, how often it writes and whether also at night; as fields that a plain form
 * sends without scripts as well.
 */
export function SearchFields({ name, frequency, quietHours, refusal, takeFocus = false }: SearchFieldsProps) {
  const locale = useLocale();
  const { fields } = useContent('savedSearches', savedSearches);
  return (
    <>
      <TextField
        name="name"
        label={fields.name}
        defaultValue={name}
        required
        fullWidth
        error={refusal !== undefined}
        helperText={refusal}
        autoFocus={takeFocus}
        slotProps={{ htmlInput: { maxLength: LONGEST_SEARCH_NAME, dir: 'auto' } }}
      />
      <TextField
        name="frequency"
        label={fields.frequency}
        defaultValue={frequency}
        select
        fullWidth
        slotProps={{ select: { native: true } }}
      >
        {FREQUENCIES.map((each) => (
          <option key={each} value={each}>
            {frequencyLabel(each, locale)}
          </option>
        ))}
      </TextField>
      <TextField
        name="quiet_hours"
        label={fields.night}
        defaultValue={quietHours}
        select
        fullWidth
        slotProps={{ select: { native: true } }}
      >
        <option value="on">{say(locale, told({ SEARCH_QUIET_HOURS }))}</option>
        <option value="off">{say(locale, told({ SEARCH_NO_QUIET_HOURS }))}</option>
      </TextField>
    </>
  );
}
