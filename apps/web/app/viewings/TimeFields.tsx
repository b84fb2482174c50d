import { VIEWING_TIME_FIELDS, type ViewingTimeField } from '@karachi-estates/domain/viewings/rules';
import TextField from '@mui/material/TextField';
import { useContent } from '../content/contentFor.ts';
import { viewings } from '../content/viewings.ts';

interface TimeFieldsProps {
  /** What stands in the fields before anything is typed. */
  values?: Readonly<Record<string, string>> | undefined;
  /** What is wrong with one of them. */
  faultOf: (name: ViewingTimeField) => string | undefined;
}

/** Up to three times, with the browser's own fields for a day and an hour; the first is needed. */
export function TimeFields({ values = {}, faultOf }: TimeFieldsProps) {
  const { ask } = useContent('viewings', viewings);
  return (
    <>
      {VIEWING_TIME_FIELDS.map((name, place) => (
        <TextField
          key={name}
          name={name}
          type="datetime-local"
          label={ask.times[place]}
          defaultValue={values[name] ?? ''}
          required={place === 0}
          fullWidth
          error={faultOf(name) !== undefined}
          helperText={faultOf(name) ?? (place === 0 ? ask.timesHelp : undefined)}
          slotProps={{
            inputLabel: { shrink: true },
            // Quarters of an hour, as people say times.
            htmlInput: { step: 900, dir: 'ltr', style: { textAlign: 'start' } },
          }}
        />
      ))}
    </>
  );
}
