import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { LightboxPhoto } from '../Lightbox/Lightbox.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './GalleryGrid.module.css';

const loadLightbox = () => import('../Lightbox/Lightbox.tsx');
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

export interface GalleryGridProps {
  photos: readonly LightboxPhoto[];
  /** What the photos are of, the name of the viewer. */
  label: string;
  /** How many are shown first. */
  initialCount?: number;
  /** How many 'Load More' adds. */
  step?: number;
}

const SIZES = '(min-width: 80em) 25rem, (min-width: 64em) 31vw, (min-width: 40em) 46vw, 92vw';

/**
 * A project's pictures as a grid: six first, six more with each 'Load More'. A picture opens the full-screen viewer, closed
 * by Close, the backdrop or Escape.
 *
 * Use PhotoMosaic instead at the head of a property's page.
 */
export function GalleryGrid({ photos, label, initialCount = 6, step = 6 }: GalleryGridProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(initialCount);
  const [open, setOpen] = useState<number | null>(null);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const shown = photos.slice(0, count);

  useEffect(() => {
    // The button goes away with the last pictures, so the focus moves on to the first new one.
    if (firstNew !== null) listRef.current?.children[firstNew]?.querySelector('button')?.focus();
  }, [firstNew]);

  return (
    <section className={styles.gallery} aria-label={label} onPointerEnter={loadLightbox} onFocus={loadLightbox}>
      <ul ref={listRef} className={styles.grid}>
        {shown.map((photo, index) => (
          <li key={photo.src}>
            <button type="button" className={styles.photo} aria-haspopup="dialog" onClick={() => setOpen(index)}>
              <VisuallyHidden>
                Open picture {index + 1} of {photos.length}:{' '}
              </VisuallyHidden>
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
          Load More
        </button>
      )}
      <VisuallyHidden role="status">
        {firstNew === null ? '' : `${shown.length} of ${photos.length} pictures shown`}
      </VisuallyHidden>
      {open !== null && (
        <Suspense>
          <Lightbox photos={photos} index={open} onIndexChange={setOpen} onClose={() => setOpen(null)} label={label} />
        </Suspense>
      )}
    </section>
  );
}
