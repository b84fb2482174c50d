import { TextField } from '@karachi-estates/design-system/TextField';
import { useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from './FormDialog.tsx';

export interface BeginDialogProps {
  words: { title: string; text: string; field: string; missing: string; submit: string };
  maxLength: number;
  /** Begins it. @returns the address of its screen */
  onBegin: (name: string) => Promise<string>;
  onClose: () => void;
}

/** Asks for the one thing that something new begins with, and opens it. */
export function BeginDialog({ words, maxLength, onBegin, onClose }: BeginDialogProps) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      form={form}
      submit={words.submit}
      only="name"
      onClose={onClose}
      onSubmit={async ({ name }) => {
        if (!name.trim()) {
          form.setError('name', { message: words.missing }, { shouldFocus: true });
          return;
        }
        const address = await onBegin(name.trim());
        refresh();
        navigate(address);
      }}
    >
      <TextField name="name" label={words.field} maxLength={maxLength} autoComplete="off" />
    </FormDialog>
  );
}
