import MuiTextField from '@mui/material/TextField';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNow } from '../../parts/clock.ts';
import { localOf } from '../../parts/karachiTime.ts';

/** A day up to today in Karachi, in the field `date` of its form. */
export function DayField({ label }: { label: string }) {
  const id = useId();
  const now = useNow();
  const { register, formState } = useFormContext<{ date: string }>();
  const error = formState.errors.date?.message;
  return (
    <MuiTextField
      {...register('date')}
      id={id}
      type="date"
      label={label}
      error={error !== undefined}
      helperText={error}
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: localOf(now).slice(0, 10) } }}
    />
  );
}
