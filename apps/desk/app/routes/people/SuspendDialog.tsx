import { yupResolver } from '@hookform/resolvers/yup';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { people } from '../../content/people.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';

const words = people.suspend;

const schema = yup.object({ reason: yup.string().trim().required(words.missing).max(500) });

interface SuspendDialogProps {
  /** Does it and closes the dialog; what it throws is shown in the dialog. */
  onDone: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks why an account is suspended, and says what that does. */
export function SuspendDialog({ onDone, onCancel }: SuspendDialogProps) {
  const form = useForm({ defaultValues: { reason: '' }, resolver: yupResolver(schema) });
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      form={form}
      submit={people.actions.suspend}
      isDanger
      only="reason"
      onClose={onCancel}
      onSubmit={({ reason }) => onDone(reason)}
    >
      <TextAreaField name="reason" label={words.reason} help={words.help} rows={3} maxLength={500} />
    </FormDialog>
  );
}
