import { ARTICLE_PICTURE_BYTES, uploadArticlePicture } from '@karachi-estates/contracts/deskArticles';
import type { Picture } from '@karachi-estates/contracts/media';
import { Picture as PictureView } from '@karachi-estates/design-system/Picture';
import { TextField } from '@karachi-estates/design-system/TextField';
import { workingWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { ARTICLE_LENGTHS } from '@karachi-estates/domain/blogs/articles';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { articles } from '../../content/articles.ts';
import { useApi } from '../../data/api.ts';
import { PICTURE_TYPES } from '../../parts/PictureDialog.tsx';
import { useUpload } from '../../parts/useUpload.ts';

const words = articles.form;

export interface CoverFieldProps {
  cover: Picture | null;
  onChange: (cover: Picture | null) => void;
}

/** The picture above an article, and what it shows. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const id = useId();
  const call = useApi();
  const input = useRef<HTMLInputElement>(null);

  const { isSending, failure, send } = useUpload({
    mostBytes: ARTICLE_PICTURE_BYTES,
    tooLarge: words.tooLarge,
    upload: async (file) => onChange(await call(uploadArticlePicture, { body: { file } })),
  });

  return (
    <Stack spacing={1} role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {words.cover}
      </Typography>
      {cover ? (
        <PictureView picture={cover} alt="" sizes="20rem" ratio="gallery" rounded sx={{ maxWidth: '20rem' }} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {words.noCover}
        </Typography>
      )}
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => input.current?.click()} {...workingWhile(isSending)}>
          {cover ? words.coverChange : words.coverChoose}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES}
          aria-label={words.cover}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
        {cover && (
          <Button variant="text" onClick={() => onChange(null)}>
            {words.coverRemove}
          </Button>
        )}
      </Stack>
      {failure && (
        <FormHelperText error role="alert">
          {failure}
        </FormHelperText>
      )}
      <TextField
        name="cover_alt"
        label={words.coverAlt}
        help={words.coverAltHelp}
        maxLength={ARTICLE_LENGTHS.cover_alt}
        autoComplete="off"
      />
    </Stack>
  );
}
