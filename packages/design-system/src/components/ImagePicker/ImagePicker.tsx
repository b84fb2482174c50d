import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import FormHelperText from '@mui/material/FormHelperText';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tabular, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { FieldNotes } from '../FormField/FieldNotes.tsx';
import { ImagePickerDrop } from './ImagePickerDrop.tsx';
import { ImagePickerPhoto } from './ImagePickerPhoto.tsx';
import { englishImagePickerLabels, type ImagePickerLabels } from './imagePickerLabels.ts';
import { addFiles, movePhoto, type PhotoItem } from './photoItems.ts';

export type { ImagePickerLabels } from './imagePickerLabels.ts';
export type { NewPhoto, PhotoItem, StoredPhoto } from './photoItems.ts';

export interface ImagePickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** The pictures in their order. */
  value: readonly PhotoItem[];
  /** Called with the new list. */
  onChange: (value: PhotoItem[]) => void;
  /** Names the field. */
  label: string;
  /** Under the field: what kind of pictures are wanted. */
  help?: ReactNode;
  /** Why the pictures are refused, in words. */
  error?: string | undefined;
  /** The most pictures; 1 makes it a field for a single one. @default 8 */
  max?: number;
  /** The largest file in bytes. */
  maxBytes?: number | undefined;
  /** Sends one picture again that could not be sent. */
  onRetry?: ((id: string) => void) | undefined;
  /** Cannot be used now. @default false */
  disabled?: boolean;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ImagePickerLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('fieldset', { name: 'KeImagePicker', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'grid',
    gap: theme.spacing(1),
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  })),
);

const Label = styled('div', { name: 'KeImagePicker', slot: 'Label' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.subtitle2,
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    '& > span + span': {
      ...tabular,
      color: (theme.vars ?? theme).palette.text.secondary,
      fontWeight: theme.typography.fontWeightRegular,
    },
  })),
);

const Photos = styled('ul', { name: 'KeImagePicker', slot: 'Photos' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
    gap: '0.75rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  })),
);

interface PhotoListOptions extends Pick<ImagePickerProps, 'value' | 'onChange' | 'maxBytes'> {
  max: number;
  words: ImagePickerLabels;
}

/** Adding, removing and moving photos: what is said of it, what was refused, and where the focus goes. */
function usePhotoList({ value, onChange, max, maxBytes, words }: PhotoListOptions) {
  const photos = useRef<HTMLUListElement>(null);
  const drop = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState('');
  const [said, setSaid] = useState('');

  const handles = () => [...(photos.current?.querySelectorAll<HTMLElement>('[aria-roledescription]') ?? [])];

  const add = (files: FileList | null) => {
    if (!files || files.length === 0) return;
    const result = addFiles(value, Array.from(files), { max, maxBytes }, words);
    setRefused(result.refused);
    const added = result.items.length - value.length;
    if (added === 0) return;
    setSaid(words.added(added));
    onChange(result.items);
  };
  const remove = (index: number) => {
    setRefused('');
    setSaid(words.removed(index + 1));
    flushSync(() => onChange(value.filter((_, at) => at !== index)));
    // The focus would be lost with the button that had it.
    (handles()[Math.max(0, index - 1)] ?? drop.current?.querySelector<HTMLElement>('button'))?.focus();
  };
  const move = (from: number, to: number) => {
    setSaid(words.moved(from + 1, to + 1, value.length));
    flushSync(() => onChange(movePhoto(value, from, to)));
    // At either end the button that was pressed is disabled now, and a disabled button keeps no focus.
    if (to === 0 || to === value.length - 1) handles()[to]?.focus();
  };

  return { photos, drop, refused, said, add, remove, move };
}

/**
 * The pictures of a listing: choose several at once from the gallery, take one with a phone's camera or drop files; see
 * them at once; put them in order by mouse, touch, keyboard or buttons; remove them. Pictures that are stored already
 * and new files are one list.
 *
 * Use AvatarPicker instead for the picture of a person.
 */
export function ImagePicker(inProps: ImagePickerProps) {
  const props = useThemeProps({ props: inProps, name: 'KeImagePicker' });
  const { value, onChange, label, help, error, max = 8, maxBytes, onRetry, disabled = false, labels, ...other } = props;
  const ownerState = { ...props, max, disabled };
  const words = useKitWords('ImagePicker', englishImagePickerLabels, labels);
  const id = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { photos, drop, refused, said, add, remove, move } = usePhotoList({ value, onChange, max, maxBytes, words });
  const full = value.length >= max;
  const place = (photo: UniqueIdentifier) => value.findIndex((item) => item.id === photo) + 1;

  const lifted = (photo: UniqueIdentifier) => words.lifted(place(photo), value.length);
  const announcements: Announcements = {
    onDragStart: ({ active }) => lifted(active.id),
    onDragOver: ({ active, over: at }) => {
      if (!at) return undefined;
      return at.id === active.id ? lifted(active.id) : words.over(place(at.id), value.length);
    },
    onDragEnd: ({ active, over: at }) =>
      at ? words.dropped(place(active.id), place(at.id), value.length) : words.droppedNowhere,
    onDragCancel: ({ active }) => words.putBack(place(active.id)),
  };
  const description = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;

  return (
    <Root ownerState={ownerState} aria-describedby={description} {...other}>
      <legend style={visuallyHidden}>{label}</legend>
      <Label ownerState={ownerState} aria-hidden>
        <span>{label}</span>
        {max > 1 && <span>{words.count(value.length, max)}</span>}
      </Label>
      {value.length > 0 && (
        <DndContext
          id={id}
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
          onDragEnd={({ active, over: at }) => {
            if (at && active.id !== at.id) onChange(movePhoto(value, place(active.id) - 1, place(at.id) - 1));
          }}
        >
          <SortableContext items={value.map((item) => item.id)} strategy={rectSortingStrategy}>
            <Photos ownerState={ownerState} ref={photos}>
              {value.map((item, index) => (
                <ImagePickerPhoto
                  ownerState={ownerState}
                  key={item.id}
                  item={item}
                  position={index + 1}
                  count={value.length}
                  words={words}
                  disabled={disabled}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                  onRetry={onRetry && !(item.kind === 'new' && item.isRefused) ? () => onRetry(item.id) : undefined}
                />
              ))}
            </Photos>
          </SortableContext>
        </DndContext>
      )}
      <ImagePickerDrop
        ownerState={ownerState}
        drop={drop}
        words={words}
        max={max}
        full={full}
        invalid={Boolean(error)}
        disabled={disabled}
        onAdd={add}
      />
      <div role="alert">
        {refused && (
          <FormHelperText error>
            <FieldNotes error={refused} />
          </FormHelperText>
        )}
      </div>
      {error && (
        <FormHelperText id={`${id}-error`} error>
          <FieldNotes error={error} />
        </FormHelperText>
      )}
      {help && (
        <FormHelperText id={`${id}-help`} component="div">
          {help}
        </FormHelperText>
      )}
      <span style={visuallyHidden} role="status">
        {said}
      </span>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ImagePicker: ImagePickerLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeImagePicker: 'root' | 'label' | 'photos' | 'photo' | 'drop' | 'ways' | 'camera';
  }
  interface ComponentsPropsList {
    KeImagePicker: Partial<ImagePickerProps>;
  }
  interface Components<Theme = unknown> {
    KeImagePicker?: {
      defaultProps?: ComponentsPropsList['KeImagePicker'];
      styleOverrides?: ComponentsOverrides<Theme>['KeImagePicker'];
      variants?: ComponentsVariants<Theme>['KeImagePicker'];
    };
  }
}
