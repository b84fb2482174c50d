import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { GivenUp, usePerform } from '../../chrome/Acting.tsx';
import { frame } from '../../content/frame.ts';
import { showFailure } from '../../parts/showFailure.ts';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  /** Sends what is typed. @returns what happened */
  send: (values: Values) => Promise<{ message: string }>;
  submit: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the screen; it closes once its values are kept, and shows at its fields why they are not. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, form, send, submit, onClose, children } = props;
  const id = useId();
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <FormLayout
          form={form}
          labelledBy={id}
          width="fill"
          sx={{ gap: 2, paddingBlockStart: 1 }}
          onSubmit={async (values) => {
            try {
              const { message } = await perform(() => send(values));
              notify(message, { type: 'info' });
              refresh();
              onClose();
            } catch (error) {
              if (!(error instanceof GivenUp)) showFailure(form, error);
            }
          }}
        >
          <ErrorSummary />
          {children}
          <Stack direction="row" spacing={1}>
            <SubmitButton>{submit}</SubmitButton>
            <Button variant="outlined" onClick={onClose}>
              {frame.cancel}
            </Button>
          </Stack>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}
