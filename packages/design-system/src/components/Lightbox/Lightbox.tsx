import { pictureSrc, pictureSrcSet } from '@karachi-estates/domain/media/pictures';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { PictureSource } from '../Picture/Picture.tsx';
import styles from './Lightbox.module.css';

/** A photo and what it shows. */
export interface LightboxPhoto extends PictureSource {
  alt: string;
}

/** What the viewer says; `position` is announced with each photo, numbered from 1. */
export interface LightboxLabels {
  close: string;
  previous: string;
  next: string;
  position: (photo: number, count: number, alt: string) => string;
}

export interface LightboxProps {
  /** The photos in their order. */
  photos: readonly LightboxPhoto[];
  /** Which photo is shown, from 0. */
  index: number;
  /** Asks for another photo. */
  onIndexChange: (index: number) => void;
  /** Asked for by every way to close it. */
  onClose: () => void;
  /** What the photos are of, the name of the dialog. */
  label: string;
  /** Its words in another language; English without it. */
  labels?: Partial<LightboxLabels> | undefined;
}

const english: LightboxLabels = {
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  position: (photo, count, alt) => `Photo ${photo} of ${count}: ${alt}`,
};

const SWIPE = 48;

/**
 * Photos over the whole screen, one at a time and around in a circle: arrow keys, Home and End, swipe, buttons. Closed by
 * Close, Escape or a click beside the photo; the focus goes back to where it was. Render it while it is open, best loaded
 * on demand.
 *
 * Use PhotoMosaic or GalleryGrid instead to show the photos in the page; both open it themselves.
 */
export function Lightbox({ photos, index, onIndexChange, onClose, label, labels }: LightboxProps) {
  const words = { ...english, ...labels };
  const dialogRef = useRef<HTMLDialogElement>(null);
  const swipeStart = useRef<number | null>(null);
  const count = photos.length;
  const around = (to: number) => (to + count) % count;
  const photo = photos[index];
  const neighbours = count > 1 ? [...new Set([around(index + 1), around(index - 1)])] : [];

  useEffect(() => {
    const dialog = dialogRef.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // Safari gives no focus to a clicked button, so its own return of the focus would miss.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  const step = (by: 1 | -1) => onIndexChange(around(index + by));

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    if (event.key === 'ArrowRight') step(forward);
    else if (event.key === 'ArrowLeft') step(forward === 1 ? -1 : 1);
    else if (event.key === 'Home') onIndexChange(0);
    else if (event.key === 'End') onIndexChange(count - 1);
    else return;
    event.preventDefault();
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const start = swipeStart.current;
    swipeStart.current = null;
    if (start === null || count < 2) return;
    const moved = event.clientX - start;
    if (Math.abs(moved) < SWIPE) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    step(moved < 0 === !isRtl ? 1 : -1);
  };

  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  if (!photo) return null;
  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeBeside}
    >
      <div className={styles.bar}>
        <p className={styles.counter} role="status">
          <span aria-hidden="true">
            {index + 1} / {count}
          </span>
          <span className="visually-hidden">{words.position(index + 1, count, photo.alt)}</span>
        </p>
        <button type="button" className={styles.close} onClick={onClose}>
          {words.close}
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the photo is an extra; Escape and Close are the keys */}
      <figure
        className={styles.stage}
        onClick={closeBeside}
        onPointerDown={(event) => {
          swipeStart.current = event.isPrimary ? event.clientX : null;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          swipeStart.current = null;
        }}
      >
        <img
          key={photo.src}
          className={styles.photo}
          src={pictureSrc(photo.src, Math.min(1024, photo.width))}
          srcSet={photo.srcSet ?? pictureSrcSet(photo.src, photo.width)}
          sizes="100vw"
          width={photo.width}
          height={photo.height}
          alt={photo.alt}
          draggable={false}
        />
        <figcaption className={styles.caption}>{photo.alt}</figcaption>
      </figure>
      {count > 1 && (
        <>
          <button type="button" className={styles.previous} aria-label={words.previous} onClick={() => step(-1)}>
            <Icon name="chevron-left" size="large" mirrored />
          </button>
          <button type="button" className={styles.next} aria-label={words.next} onClick={() => step(1)}>
            <Icon name="chevron-right" size="large" mirrored />
          </button>
        </>
      )}
      {neighbours.map((each) => {
        const neighbour = photos[each];
        return (
          neighbour && (
            <img
              key={neighbour.src}
              className={styles.ahead}
              src={pictureSrc(neighbour.src, Math.min(1024, neighbour.width))}
              srcSet={neighbour.srcSet ?? pictureSrcSet(neighbour.src, neighbour.width)}
              sizes="100vw"
              alt=""
            />
          )
        );
      })}
    </dialog>
  );
}
