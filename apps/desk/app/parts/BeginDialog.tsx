import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { frame } from '../content/frame.ts';
import { showFailure } from './showFailure.ts';

export interface BeginDialogProps {
  words: { title: string; text: string; field: string; missing: string; submit: string };
  maxLength: number;
  /** Begins it. @returns the address of its screen */
  onBegin: (name: string) => Promise<string>;
  onClose: () => void;
}

/** Asks for the one thing that something new begins with, and opens it. */
export function BeginDialog({ words, maxLength, onBegin, onClose }: BeginDialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{words.text}</DialogContentText>
        <FormLayout
          form={form}
          labelledBy={id}
          width="fill"
          sx={{ gap: 2 }}
          onSubmit={async ({ name }) => {
            if (!name.trim()) {
              form.setError('name', { message: words.missing }, { shouldFocus: true });
              return;
            }
            try {
              const address = await onBegin(name.trim());
              refresh();
              navigate(address);
            } catch (error) {
              showFailure(form, error, 'name');
            }
          }}
        >
          <ErrorSummary />
          <TextField name="name" label={words.field} maxLength={maxLength} autoComplete="off" />
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
