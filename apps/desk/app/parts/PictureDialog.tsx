import { ARTICLE_PICTURE_BYTES } from '@karachi-estates/contracts/deskArticles';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { frame } from '../content/frame.ts';
import { richText } from '../content/writing.ts';
import { showFailure } from './showFailure.ts';

const words = richText.pictureDialog;

/** What can be uploaded. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic';

export interface PictureDialogProps {
  /** What the chosen picture shows. */
  alt: string;
  /** A picture is chosen in the text, whose description is changed; otherwise a new one is put in. */
  isThere: boolean;
  onDone: (file: File | undefined, alt: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a picture and what it shows. */
export function PictureDialog({ alt, isThere, onDone, onClose }: PictureDialogProps) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const form = useForm({ defaultValues: { alt } });
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
          onSubmit={async (typed) => {
            if (!isThere && (!file || file.size > ARTICLE_PICTURE_BYTES)) {
              form.setError('root', { message: words.fileMissing });
              return;
            }
            if (!typed.alt.trim()) {
              form.setError('alt', { message: words.altMissing }, { shouldFocus: true });
              return;
            }
            try {
              await onDone(file, typed.alt.trim());
            } catch (error) {
              showFailure(form, error);
            }
          }}
        >
          <ErrorSummary />
          {!isThere && (
            <MuiTextField
              id={`${id}-file`}
              type="file"
              label={words.file}
              fullWidth
              slotProps={{ htmlInput: { accept: PICTURE_TYPES }, inputLabel: { shrink: true } }}
              sx={{ '& ::file-selector-button': { font: 'inherit' } }}
              onChange={({ target }) => setFile((target as HTMLInputElement).files?.[0])}
            />
          )}
          <TextField name="alt" label={words.alt} help={words.altHelp} maxLength={250} />
          <Stack direction="row" spacing={1}>
            <SubmitButton>{isThere ? words.change : words.submit}</SubmitButton>
            <Button variant="outlined" onClick={onClose}>
              {frame.cancel}
            </Button>
          </Stack>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}
