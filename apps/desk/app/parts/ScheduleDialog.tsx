import MuiTextField from '@mui/material/TextField';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNow } from './clock.ts';
import { FormDialog } from './FormDialog.tsx';
import { isoOf, localOf } from './karachiTime.ts';

export interface ScheduleDialogProps {
  words: { title: string; text: string; field: string; missing: string; submit: string };
  /** Schedules for a moment in ISO 8601; what it throws is shown at the field. */
  onDone: (at: string) => Promise<void>;
  onClose: () => void;
}

/** Asks when something shall happen, in Karachi's time. */
export function ScheduleDialog({ words, onDone, onClose }: ScheduleDialogProps) {
  const id = useId();
  const now = useNow();
  const form = useForm({ defaultValues: { at: '' } });
  const error = form.formState.errors.at?.message;
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      form={form}
      submit={words.submit}
      width="xs"
      only="at"
      onClose={onClose}
      onSubmit={async ({ at }) => {
        const moment = isoOf(at);
        if (moment && Date.parse(moment) > now) await onDone(moment);
        else form.setError('at', { message: words.missing }, { shouldFocus: true });
      }}
    >
      <MuiTextField
        {...form.register('at')}
        id={id}
        type="datetime-local"
        label={words.field}
        error={error !== undefined}
        helperText={error}
        fullWidth
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: localOf(now) } }}
      />
    </FormDialog>
  );
}
