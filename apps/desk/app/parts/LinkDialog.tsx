import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { frame } from '../content/frame.ts';
import { richText } from '../content/writing.ts';

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
  const id = useId();
  const form = useForm({ defaultValues: { address } });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      // React lets events rise to the form that the text stands in, which this is not about.
      onSubmit={(event) => event.stopPropagation()}
    >
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        <FormLayout
          form={form}
          labelledBy={id}
          width="fill"
          sx={{ gap: 2 }}
          onSubmit={({ address: typed }) => {
            const wanted = typed.trim();
            if (isAddress(wanted)) onDone(wanted);
            else form.setError('address', { message: words.invalid }, { shouldFocus: true });
          }}
        >
          <TextField name="address" label={words.address} help={words.help} autoComplete="off" spellCheck={false} />
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
