import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { LightboxLabels, LightboxPhoto } from '../Lightbox/Lightbox.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './GalleryGrid.module.css';

const loadLightbox = () => import('../Lightbox/Lightbox.tsx');
// Without a network its code may not come: then the page stays as it is.
const warmLightbox = () => void loadLightbox().catch(() => undefined);
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

/** What the grid says; `viewer` are the words of the full-screen viewer. */
export interface GalleryGridLabels {
  more: string;
  /** Comes before the description of a picture, as its button's name. */
  open: (picture: number, count: number) => string;
  /** Announced after more pictures have come. */
  shown: (shown: number, count: number) => string;
  viewer: Partial<LightboxLabels>;
}

export interface GalleryGridProps {
  /** The pictures in their order. */
  photos: readonly LightboxPhoto[];
  /** What the photos are of, the name of the viewer. */
  label: string;
  /** How many are shown first. */
  initialCount?: number;
  /** How many 'Load More' adds. */
  step?: number;
  /** Its words in another language; English without it. */
  labels?: Partial<GalleryGridLabels> | undefined;
}

const english: GalleryGridLabels = {
  more: 'Load More',
  open: (picture, count) => `Open picture ${picture} of ${count}:`,
  shown: (shown, count) => `${shown} of ${count} pictures shown`,
  viewer: {},
};

const SIZES = '(min-width: 80em) 25rem, (min-width: 64em) 31vw, (min-width: 40em) 46vw, 92vw';

/**
 * A project's pictures as a grid: six first, six more with each 'Load More'. A picture opens the full-screen viewer, closed
 * by Close, the backdrop or Escape.
 *
 * Use PhotoMosaic instead at the head of a property's page.
 */
export function GalleryGrid({ photos, label, initialCount = 6, step = 6, labels }: GalleryGridProps) {
  const words = { ...english, ...labels };
  const listRef = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(initialCount);
  const [open, setOpen] = useState<number | null>(null);
  const show = (index: number) =>
    void loadLightbox().then(
      () => setOpen(index),
      () => undefined,
    );
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const shown = photos.slice(0, count);

  useEffect(() => {
    // The button goes away with the last pictures, so the focus moves on to the first new one.
    if (firstNew !== null) listRef.current?.children[firstNew]?.querySelector('button')?.focus();
  }, [firstNew]);

  return (
    <section className={styles.gallery} aria-label={label} onPointerEnter={warmLightbox} onFocus={warmLightbox}>
      <ul ref={listRef} className={styles.grid}>
        {shown.map((photo, index) => (
          <li key={photo.src}>
            <button type="button" className={styles.photo} aria-haspopup="dialog" onClick={() => show(index)}>
              <VisuallyHidden>{`${words.open(index + 1, photos.length)} `}</VisuallyHidden>
              <Picture picture={photo} alt={photo.alt} sizes={SIZES} ratio="fill" />
            </button>
          </li>
        ))}
      </ul>
      {shown.length < photos.length && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setFirstNew(count);
            setCount(count + step);
          }}
        >
          {words.more}
        </button>
      )}
      <VisuallyHidden role="status">{firstNew === null ? '' : words.shown(shown.length, photos.length)}</VisuallyHidden>
      {open !== null && (
        <Suspense>
          <Lightbox
            photos={photos}
            index={open}
            onIndexChange={setOpen}
            onClose={() => setOpen(null)}
            label={label}
            labels={words.viewer}
          />
        </Suspense>
      )}
    </section>
  );
}
