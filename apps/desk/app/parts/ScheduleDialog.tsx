import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { GivenUp } from '../chrome/Acting.tsx';
import { frame } from '../content/frame.ts';
import { useNow } from './clock.ts';
import { isoOf, localOf } from './karachiTime.ts';
import { showFailure } from './showFailure.ts';

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
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{words.text}</DialogContentText>
        <FormLayout
          form={form}
          labelledBy={id}
          width="fill"
          sx={{ gap: 2 }}
          onSubmit={async ({ at }) => {
            const moment = isoOf(at);
            if (!moment || Date.parse(moment) <= now) {
              form.setError('at', { message: words.missing }, { shouldFocus: true });
              return;
            }
            try {
              await onDone(moment);
            } catch (failure) {
              if (!(failure instanceof GivenUp)) showFailure(form, failure, 'at');
            }
          }}
        >
          <ErrorSummary />
          <MuiTextField
            {...form.register('at')}
            id={`${id}-at`}
            type="datetime-local"
            label={words.field}
            error={error !== undefined}
            helperText={error}
            fullWidth
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: localOf(now) } }}
          />
          <Stack direction="row" spacing={1}>
            <SubmitButton>{words.submit}</SubmitButton>
            <Button variant="outlined" onClick={onClose}>
              {frame.cancel}
            </Button>
          </Stack>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}
