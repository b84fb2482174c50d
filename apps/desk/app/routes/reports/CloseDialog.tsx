import { yupResolver } from '@hookform/resolvers/yup';
import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { frame } from '../../content/frame.ts';
import { reports } from '../../content/reports.ts';

const words = reports.close;

/** What is written on a report that is closed. */
export interface Closing {
  words: string;
  upheld: boolean;
}

const schema = yup.object({
  words: yup.string().default('').trim().required(words.missing).max(1000),
  upheld: yup.boolean().default(false),
});

/** Asks what was done about a report, and whether it was right, before it is closed. */
export function CloseDialog({ onDone, onCancel }: { onDone: (closing: Closing) => void; onCancel: () => void }) {
  const id = useId();
  const form = useForm<Closing>({ defaultValues: { words: '', upheld: false }, resolver: yupResolver(schema) });
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{words.text}</DialogContentText>
        <FormLayout form={form} labelledBy={id} width="fill" sx={{ gap: 2 }} onSubmit={onDone}>
          <ErrorSummary />
          <TextAreaField name="words" label={words.words} rows={3} maxLength={1000} />
          <CheckboxField name="upheld" label={words.upheld} />
          <Stack direction="row" spacing={1}>
            <SubmitButton>{reports.actions.close}</SubmitButton>
            <Button variant="outlined" onClick={onCancel}>
              {frame.cancel}
            </Button>
          </Stack>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}
