import MuiTextField from '@mui/material/TextField';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNow } from '../../parts/clock.ts';
import { localOf } from '../../parts/karachiTime.ts';

/** A moment to come in Karachi, as a field of its form. */
export function MomentField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const now = useNow();
  const { getFieldState, register, formState } = useFormContext();
  const error = getFieldState(name, formState).error?.message;
  return (
    <MuiTextField
      {...register(name)}
      id={id}
      type="datetime-local"
      label={label}
      error={error !== undefined}
      helperText={error}
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: localOf(now) } }}
    />
  );
}
