import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useEffect, useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ImagePicker.module.css';
import type { ImagePickerLabels } from './imagePickerLabels.ts';
import type { PhotoItem } from './photoItems.ts';

export interface ImagePickerPhotoProps {
  item: PhotoItem;
  /** From 1. */
  position: number;
  count: number;
  words: ImagePickerLabels;
  disabled: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
}

/** Shows a file before it is sent; its address lives as long as the picture is in view. */
function usePreview(item: PhotoItem): string | undefined {
  const file = item.kind === 'new' ? item.file : undefined;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return item.kind === 'stored' ? item.src : address;
}

/** One picture of the picker: drag it, move it by buttons or keys, remove it, see how far it is sent. */
export function ImagePickerPhoto({
  item,
  position,
  count,
  words,
  disabled,
  onMove,
  onRemove,
  onRetry,
}: ImagePickerPhotoProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
    disabled,
  });
  const src = usePreview(item);
  const [broken, setBroken] = useState(false);
  const name = item.kind === 'new' ? item.file.name : (item.alt ?? words.name(position));
  const progress = item.kind === 'new' ? item.progress : undefined;
  const error = item.kind === 'new' ? item.error : undefined;
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  const { onKeyDown, ...pointer } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      className={`${styles.photo} ${isDragging ? styles.lifted : ''} ${error ? styles.failed : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.frame} {...pointer}>
        {src && !broken ? (
          <img className={styles.image} src={src} alt={name} draggable={false} onError={() => setBroken(true)} />
        ) : (
          <span className={styles.noImage}>{name}</span>
        )}
        {position === 1 && (
          <span className={styles.main}>
            <Badge tone="picture">{words.main}</Badge>
          </span>
        )}
        {percent === 100 && (
          <span className={styles.there}>
            <Icon name="check" size="text" />
            {words.uploaded}
          </span>
        )}
        {percent !== undefined && percent < 100 && (
          <div className={styles.sending}>
            <span>{words.uploading(percent)}</span>
            <div
              className={styles.track}
              role="progressbar"
              aria-label={words.uploadName(position)}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <div className={styles.sent} style={{ inlineSize: `${percent}%` }} />
            </div>
          </div>
        )}
      </div>
      <div>
        {error && (
          <div className={styles.error}>
            <span role="alert">{error}</span>
            {onRetry && (
              <button type="button" className={styles.retry} onClick={onRetry}>
                <Icon name="refresh" size="text" />
                {words.retry}
                <span className="visually-hidden"> {words.retryName(position)}</span>
              </button>
            )}
          </div>
        )}
        <div className={styles.tools}>
          <span className={styles.order}>
            <button
              ref={setActivatorNodeRef}
              type="button"
              className={styles.handle}
              {...attributes}
              {...pointer}
              onKeyDown={onKeyDown as React.KeyboardEventHandler | undefined}
              disabled={disabled}
              aria-label={words.reorder(position, count)}
            >
              <Icon name="drag" />
            </button>
            <IconButton
              icon="chevron-left"
              mirrored
              label={words.earlier(position)}
              disabled={disabled || position === 1}
              onClick={() => onMove(position - 2)}
            />
            <IconButton
              icon="chevron-right"
              mirrored
              label={words.later(position)}
              disabled={disabled || position === count}
              onClick={() => onMove(position)}
            />
          </span>
          <IconButton icon="delete" label={words.remove(position)} disabled={disabled} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}
