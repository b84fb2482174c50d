import { PROGRESS_PHOTO_BYTES, uploadProgressPhoto } from '@karachi-estates/contracts/deskProgress';
import type { Picture } from '@karachi-estates/contracts/media';
import { Picture as PictureView } from '@karachi-estates/design-system/Picture';
import { TextField } from '@karachi-estates/design-system/TextField';
import { workingWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { PROGRESS_LENGTHS as MOST, PROGRESS_PHOTOS } from '@karachi-estates/domain/projects/progress';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { projects } from '../../content/projects.ts';
import { useApi } from '../../data/api.ts';
import { PICTURE_TYPES } from '../../parts/PictureDialog.tsx';
import { URDU } from '../../parts/urduField.ts';
import { useUpload } from '../../parts/useUpload.ts';

const words = projects.building.entry;

/** A photo in the form, with what it shows in both languages. */
export type TypedPhoto = Picture & { alt: string; alt_ur: string };

/** The photos of a day, each with what it shows, in the field `photos` of its form. */
export function PhotosField() {
  const id = useId();
  const call = useApi();
  const input = useRef<HTMLInputElement>(null);
  const { control, formState } = useFormContext<{ photos: TypedPhoto[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'photos' });
  const { isSending, failure, send } = useUpload({
    mostBytes: PROGRESS_PHOTO_BYTES,
    tooLarge: words.tooLarge,
    upload: async (file) => append({ ...(await call(uploadProgressPhoto, { body: { file } })), alt: '', alt_ur: '' }),
  });
  const refused = failure ?? formState.errors.photos?.message;

  return (
    <Stack spacing={1.5} role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {words.photos}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {words.photosHelp(PROGRESS_PHOTOS)}
      </Typography>
      {fields.map(({ id: key, alt: _alt, alt_ur: _altUr, ...picture }, index) => (
        <Stack key={key} spacing={1.5} role="group" aria-label={words.photo(index + 1)} sx={{ alignItems: 'start' }}>
          <PictureView picture={picture} alt="" sizes="12rem" rounded sx={{ maxWidth: '12rem' }} />
          <TextField
            name={`photos.${index}.alt`}
            label={words.alt(index + 1)}
            maxLength={MOST.alt}
            autoComplete="off"
          />
          <TextField
            name={`photos.${index}.alt_ur`}
            label={words.altUr(index + 1)}
            maxLength={MOST.alt}
            autoComplete="off"
            slotProps={URDU}
          />
          <Button variant="text" onClick={() => remove(index)}>
            {words.removePhoto(index + 1)}
          </Button>
        </Stack>
      ))}
      {refused && (
        <FormHelperText error role="alert">
          {refused}
        </FormHelperText>
      )}
      {fields.length < PROGRESS_PHOTOS && (
        <Button
          variant="outlined"
          onClick={() => input.current?.click()}
          sx={{ alignSelf: 'start' }}
          {...workingWhile(isSending)}
        >
          {words.addPhoto}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={words.addPhoto}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
    </Stack>
  );
}
