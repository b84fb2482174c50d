import { TextField } from '@karachi-estates/design-system/TextField';
import { useForm } from 'react-hook-form';
import { richText } from '../content/writing.ts';
import { FormDialog } from './FormDialog.tsx';

const words = richText.linkDialog;

/** What a link may lead to; the server drops anything else. */
const isAddress = (text: string) => /^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)\S+$/i.test(text) || text === '/';

export interface LinkDialogProps {
  /** Where the link leads now; empty for a new one. */
  address: string;
  onDone: (address: string) => void;
  onClose: () => void;
}

/** Asks where a link leads. */
export function LinkDialog({ address, onDone, onClose }: LinkDialogProps) {
  const form = useForm({ defaultValues: { address } });
  return (
    <FormDialog
      title={words.title}
      form={form}
      submit={words.submit}
      width="xs"
      onClose={onClose}
      onSubmit={({ address: typed }) => {
        const wanted = typed.trim();
        if (isAddress(wanted)) onDone(wanted);
        else form.setError('address', { message: words.invalid }, { shouldFocus: true });
      }}
    >
      <TextField name="address" label={words.address} help={words.help} autoComplete="off" spellCheck={false} />
    </FormDialog>
  );
}
