import { ARTICLE_PICTURE_BYTES } from '@karachi-estates/contracts/deskArticles';
import { TextField } from '@karachi-estates/design-system/TextField';
import MuiTextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { richText } from '../content/writing.ts';
import { FormDialog } from './FormDialog.tsx';
import { fileInput } from './fileInput.ts';

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
    <FormDialog
      title={words.title}
      form={form}
      submit={isThere ? words.change : words.submit}
      width="xs"
      onClose={onClose}
      onSubmit={async (typed) => {
        if (!isThere && (!file || file.size > ARTICLE_PICTURE_BYTES)) {
          form.setError('root', { message: words.fileMissing });
          return;
        }
        if (!typed.alt.trim()) {
          form.setError('alt', { message: words.altMissing }, { shouldFocus: true });
          return;
        }
        await onDone(file, typed.alt.trim());
      }}
    >
      {!isThere && (
        <MuiTextField
          id={id}
          type="file"
          label={words.file}
          fullWidth
          slotProps={{ htmlInput: { accept: PICTURE_TYPES }, inputLabel: { shrink: true } }}
          sx={fileInput}
          onChange={({ target }) => setFile((target as HTMLInputElement).files?.[0])}
        />
      )}
      <TextField name="alt" label={words.alt} help={words.altHelp} maxLength={250} />
    </FormDialog>
  );
}
