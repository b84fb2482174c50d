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
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ImagePicker.module.css';
import { ImagePickerPhoto } from './ImagePickerPhoto.tsx';
import { englishImagePickerLabels, type ImagePickerLabels } from './imagePickerLabels.ts';
import { addFiles, movePhoto, type PhotoItem } from './photoItems.ts';

export type { ImagePickerLabels } from './imagePickerLabels.ts';
export type { NewPhoto, PhotoItem, StoredPhoto } from './photoItems.ts';

export interface ImagePickerProps {
  /** The pictures in their order. */
  value: readonly PhotoItem[];
  /** Called with the new list. */
  onChange: (value: PhotoItem[]) => void;
  /** Names the field. */
  label: string;
  /** Under the field: what kind of pictures are wanted. */
  help?: ReactNode;
  /** Why the pictures are refused, in words. */
  error?: string;
  /** The most pictures; 1 makes it a field for a single one. */
  max?: number;
  /** The largest file in bytes. */
  maxBytes?: number;
  /** Sends one picture again that could not be sent. */
  onRetry?: (id: string) => void;
  /** Cannot be used now. */
  disabled?: boolean;
  /** Its words in another language; English without it. */
  labels?: Partial<ImagePickerLabels> | undefined;
}

/**
 * The pictures of a listing: choose several at once from the gallery, take one with a phone's camera or drop files; see
 * them at once; put them in order by mouse, touch, keyboard or buttons; remove them. Pictures that are stored already and
 * new files are one list. Use AvatarPicker instead for the picture of a person.
 */
export function ImagePicker({
  value,
  onChange,
  label,
  help,
  error,
  max = 8,
  maxBytes,
  onRetry,
  disabled = false,
  labels,
}: ImagePickerProps) {
  const words = { ...englishImagePickerLabels, ...labels };
  const id = useId();
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLFieldSetElement>(null);
  const [refused, setRefused] = useState('');
  const [said, setSaid] = useState('');
  const [over, setOver] = useState(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const full = value.length >= max;
  const place = (photo: UniqueIdentifier) => value.findIndex((item) => item.id === photo) + 1;

  const handles = () => [...(root.current?.querySelectorAll<HTMLElement>('[aria-roledescription]') ?? [])];

  const add = (files: FileList | null | undefined) => {
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
    (handles()[Math.max(0, index - 1)] ?? root.current?.querySelector<HTMLElement>('button'))?.focus();
  };
  const move = (from: number, to: number) => {
    setSaid(words.moved(from + 1, to + 1, value.length));
    flushSync(() => onChange(movePhoto(value, from, to)));
    // At either end the button that was pressed is disabled now, and a disabled button keeps no focus.
    if (to === 0 || to === value.length - 1) handles()[to]?.focus();
  };

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
    <fieldset ref={root} className={styles.picker} aria-describedby={description}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.label} aria-hidden="true">
        <span>{label}</span>
        {max > 1 && <span className={styles.count}>{words.count(value.length, max)}</span>}
      </div>
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
            <ul className={styles.photos}>
              {value.map((item, index) => (
                <ImagePickerPhoto
                  key={item.id}
                  item={item}
                  position={index + 1}
                  count={value.length}
                  words={words}
                  disabled={disabled}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                  onRetry={onRetry && (() => onRetry(item.id))}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
      )}
      {/* Dropping files is one more way in; the buttons inside do the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        className={`${styles.drop} ${over ? styles.over : ''} ${error ? styles.invalid : ''}`}
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
          if (!disabled) add(event.dataTransfer.files);
        }}
      >
        {full ? (
          <p>{words.full(max)}</p>
        ) : (
          <>
            <Icon name="add-photo" size="large" />
            <div className={styles.actions}>
              <Button variant="outlined" icon="photos" disabled={disabled} onClick={() => gallery.current?.click()}>
                {words.add}
              </Button>
              <span className={styles.camera}>
                <Button variant="outlined" icon="camera" disabled={disabled} onClick={() => camera.current?.click()}>
                  {words.camera}
                </Button>
              </span>
            </div>
            <p className={styles.hint}>{words.drop}</p>
          </>
        )}
      </div>
      {[
        { ref: gallery, capture: undefined, multiple: max > 1, name: words.add },
        { ref: camera, capture: 'environment' as const, multiple: false, name: words.camera },
      ].map(({ ref, name, ...input }) => (
        <input
          key={name}
          {...input}
          ref={ref}
          type="file"
          accept="image/*"
          hidden
          aria-label={name}
          disabled={disabled || full}
          onChange={(event) => {
            add(event.currentTarget.files);
            // The same file can be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
      ))}
      <div role="alert">
        {refused && (
          <p className={styles.refused}>
            <Icon name="error" />
            {refused}
          </p>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.refused}>
          <Icon name="error" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.note}>
          {help}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </fieldset>
  );
}
