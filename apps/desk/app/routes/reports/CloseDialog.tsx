import { yupResolver } from '@hookform/resolvers/yup';
import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { reports } from '../../content/reports.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';

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

interface CloseDialogProps {
  /** Does it and closes the dialog; what it throws is shown in the dialog. */
  onDone: (closing: Closing) => Promise<void>;
  onCancel: () => void;
}

/** Asks what was done about a report, and whether it was right, before it is closed. */
export function CloseDialog({ onDone, onCancel }: CloseDialogProps) {
  const form = useForm<Closing>({ defaultValues: { words: '', upheld: false }, resolver: yupResolver(schema) });
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      form={form}
      submit={reports.actions.close}
      onClose={onCancel}
      onSubmit={onDone}
    >
      <TextAreaField name="words" label={words.words} rows={3} maxLength={1000} />
      <CheckboxField name="upheld" label={words.upheld} />
    </FormDialog>
  );
}
