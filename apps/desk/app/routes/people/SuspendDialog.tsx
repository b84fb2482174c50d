import { yupResolver } from '@hookform/resolvers/yup';
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
import { people } from '../../content/people.ts';

const words = people.suspend;

const schema = yup.object({ reason: yup.string().trim().required(words.missing).max(500) });

/** Asks why an account is suspended, and says what that does. */
export function SuspendDialog({ onDone, onCancel }: { onDone: (reason: string) => void; onCancel: () => void }) {
  const id = useId();
  const form = useForm({ defaultValues: { reason: '' }, resolver: yupResolver(schema) });
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{words.text}</DialogContentText>
        <FormLayout form={form} labelledBy={id} width="fill" sx={{ gap: 2 }} onSubmit={({ reason }) => onDone(reason)}>
          <TextAreaField name="reason" label={words.reason} help={words.help} rows={3} maxLength={500} />
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
            <SubmitButton color="error">{people.actions.suspend}</SubmitButton>
            <Button variant="outlined" onClick={onCancel}>
              {frame.cancel}
            </Button>
          </Stack>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}
