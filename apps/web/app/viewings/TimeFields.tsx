import TextField from '@mui/material/TextField';
import { useContent } from '../content/contentFor.ts';
import { viewings } from '../content/viewings.ts';

const NAMES = ['time_1', 'time_2', 'time_3'] as const;

interface TimeFieldsProps {
  /** What stands in the fields before anything is typed. */
  values?: Readonly<Record<string, string>> | undefined;
  /** What is wrong with them. */
  fault?: string | undefined;
}

/** Up to three times, with the browser's own fields for a day and an hour; the first is needed. */
export function TimeFields({ values = {}, fault }: TimeFieldsProps) {
  const { ask } = useContent('viewings', viewings);
  return (
    <>
      {NAMES.map((name, place) => (
        <TextField
          key={name}
          name={name}
          type="datetime-local"
          label={ask.times[place]}
          defaultValue={values[name] ?? ''}
          required={place === 0}
          fullWidth
          error={place === 0 && fault !== undefined}
          helperText={place === 0 ? (fault ?? ask.timesHelp) : undefined}
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
