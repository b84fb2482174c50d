import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded';
import PhotoLibraryRounded from '@mui/icons-material/PhotoLibraryRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type Ref, useRef, useState } from 'react';
import { controlBorder, corner, sunken, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import type { ImagePickerLabels } from './imagePickerLabels.ts';

interface ImagePickerDropProps {
  ownerState: object;
  drop: Ref<HTMLDivElement>;
  words: ImagePickerLabels;
  max: number;
  /** No more pictures can be added. */
  full: boolean;
  invalid: boolean;
  disabled: boolean;
  onAdd: (files: FileList | null) => void;
}

const Drop = styled('div', { name: 'KeImagePicker', slot: 'Drop' })<{
  ownerState: { over: boolean; invalid: boolean };
}>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.75rem',
    minHeight: '9rem',
    padding: theme.spacing(2),
    border: `0.0625rem dashed ${controlBorder(theme)}`,
    borderRadius: corner(theme, 'control'),
    backgroundColor: sunken(theme),
    color: (theme.vars ?? theme).palette.text.secondary,
    textAlign: 'center',
    transition: theme.transitions.create('background-color', { duration: theme.transitions.duration.shortest }),
    '&[hidden]': { display: 'none' },
    '&:not(:has(button))': { minHeight: 0 },
    '& > svg': { fontSize: '1.75rem' },
    '& p': { margin: 0 },
    variants: [
      { props: { invalid: true }, style: { borderColor: (theme.vars ?? theme).palette.error.main } },
      {
        props: { over: true },
        style: {
          ...tint(theme, 'primary'),
          borderStyle: 'solid',
          borderColor: (theme.vars ?? theme).palette.primary.main,
        },
      },
    ],
  })),
);

// Only what is held in a hand has a camera at hand, and only a mouse can drop files.
const MOUSE = '@media (hover: hover) and (pointer: fine)';

const Ways = styled('div', { name: 'KeImagePicker', slot: 'Ways' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: theme.spacing(1),
    '& > button': { backgroundColor: (theme.vars ?? theme).palette.background.paper },
    '& + p': { display: 'none', [MOUSE]: { display: 'block' } },
  })),
);

const CameraButton = styled(Button, { name: 'KeImagePicker', slot: 'Camera' })<{ ownerState: object }>({
  [MOUSE]: { display: 'none' },
});

/** The ways to add pictures: from the gallery, with the camera, or dropped here. */
export function ImagePickerDrop(props: ImagePickerDropProps) {
  const { ownerState, drop, words, max, full, invalid, disabled, onAdd } = props;
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const file: ComponentPropsWithRef<'input'> = {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    disabled: disabled || full,
    onChange: (event) => {
      onAdd(event.currentTarget.files);
      // The same file can be chosen again after it was removed.
      event.currentTarget.value = '';
    },
  };

  return (
    <>
      {/* Dropping files is one more way in; the buttons inside do the same by keyboard. */}
      <Drop
        ref={drop}
        ownerState={{ ...ownerState, over, invalid }}
        hidden={full && max === 1}
        onDragOver={(event) => {
          if (disabled || full || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) onAdd(event.dataTransfer.files);
        }}
      >
        {full ? (
          <p>{words.full(max)}</p>
        ) : (
          <>
            <AddPhotoAlternateRounded />
            <Ways ownerState={ownerState}>
              <Button
                variant="outlined"
                startIcon={<PhotoLibraryRounded />}
                disabled={disabled}
                onClick={() => gallery.current?.click()}
              >
                {words.add}
              </Button>
              <CameraButton
                ownerState={ownerState}
                variant="outlined"
                startIcon={<PhotoCameraRounded />}
                disabled={disabled}
                onClick={() => camera.current?.click()}
              >
                {words.camera}
              </CameraButton>
            </Ways>
            <p>{words.drop}</p>
          </>
        )}
      </Drop>
      <input ref={gallery} multiple={max > 1} aria-label={words.add} {...file} />
      <input ref={camera} capture="environment" aria-label={words.camera} {...file} />
    </>
  );
}
