import { FREQUENCIES, type Frequency, frequencyLabel } from '@karachi-estates/domain/searches/frequency';
import { LONGEST_SEARCH_NAME } from '@karachi-estates/domain/searches/name';
import TextField from '@mui/material/TextField';
import { useContent } from '../content/contentFor.ts';
import { savedSearches } from '../content/savedSearches.ts';
import { useLocale } from '../locale/Locale.tsx';

interface SearchFieldsProps {
  name: string;
  frequency: Frequency;
  /** The fields take the place of what was pressed: the first of them gets the focus. */
  takeFocus?: boolean;
}

/** Name and frequency of a saved search, as fields that a plain form sends without scripts as well. */
export function SearchFields({ name, frequency, takeFocus = false }: SearchFieldsProps) {
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
    </>
  );
}
