import { yupResolver } from '@hookform/resolvers/yup';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { MARK_DETAIL_MOST, type MarkKind } from '@karachi-estates/domain/marks/marks';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { frame } from '../../content/frame.ts';
import { marks as words } from '../../content/marks.ts';

interface CheckDialogProps {
  action: 'give' | 'end';
  kind: MarkKind;
  /** What the seller wrote when they asked. */
  text: string;
  onDone: (text: string) => void;
  onCancel: () => void;
}

/** Asks what was seen, or why a mark is taken away. */
export function CheckDialog({ action, kind, text, onDone, onCancel }: CheckDialogProps) {
  const id = useId();
  const most = action === 'give' ? MARK_DETAIL_MOST : 500;
  const schema = yup.object({ text: yup.string().trim().required(words.missing).max(most) });
  const form = useForm({ defaultValues: { text }, resolver: yupResolver(schema) });
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{`${words.actions[action]}: ${words.kinds[kind]}`}</DialogTitle>
      <DialogContent>
        <FormLayout form={form} labelledBy={id} width="fill" sx={{ gap: 2 }} onSubmit={(typed) => onDone(typed.text)}>
          <TextAreaField
            name="text"
            label={action === 'give' ? words.seen : words.why}
            help={action === 'give' ? words.lead : words.whyHelp}
            rows={3}
            maxLength={most}
          />
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
            <SubmitButton color={action === 'end' ? 'error' : 'primary'}>{words.actions[action]}</SubmitButton>
            <Button variant="outlined" onClick={onCancel}>
              {frame.cancel}
            </Button>
          </Stack>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}
