import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { LightboxLabels, LightboxPhoto } from '../Lightbox/Lightbox.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PhotoMosaic.module.css';

const loadLightbox = () => import('../Lightbox/Lightbox.tsx');
// Without a network its code may not come: then the page stays as it is.
const warmLightbox = () => void loadLightbox().catch(() => undefined);
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

/** What the mosaic says; `viewer` are the words of the full-screen viewer. */
export interface PhotoMosaicLabels {
  /** Names the photos, here and in the viewer. */
  photosOf: (title: string) => string;
  none: string;
  /** Comes before the description of a photo, as its button's name. */
  open: (photo: number, count: number) => string;
  previous: string;
  next: string;
  all: (count: number) => string;
  viewer: Partial<LightboxLabels>;
}

export interface PhotoMosaicProps {
  /** The photos in their order; the first is the largest and is fetched first. */
  photos: readonly LightboxPhoto[];
  /** What the photos are of: the property's title. */
  title: string;
  /** Its words in another language; English without it. */
  labels?: Partial<PhotoMosaicLabels> | undefined;
}

const english: PhotoMosaicLabels = {
  photosOf: (title) => `Photos of ${title}`,
  none: 'The seller has not added photos yet.',
  open: (photo, count) => `Open photo ${photo} of ${count}:`,
  previous: 'Previous photo',
  next: 'Next photo',
  all: (count) => `Show all ${count} photos`,
  viewer: {},
};

// On phones a photo is as wide as the page without its margins, and a little less is asked for: screens of up to two pixels a
// point then show the file of the card that led here.
const LARGE = '(min-width: 80em) 38.75rem, (min-width: 48em) 50vw, 87vw';
const SMALL = '(min-width: 80em) 19.25rem, (min-width: 48em) 25vw, 87vw';
const ALONE = '(min-width: 80em) 77.5rem, (min-width: 48em) 100vw, 87vw';

/** The mosaic has shapes for 1, 2, 3 and 5 photos; the others wait in the full-screen viewer. */
function shape(count: number): 1 | 2 | 3 | 5 {
  if (count >= 5) return 5;
  if (count >= 3) return 3;
  return count === 2 ? 2 : 1;
}

/**
 * The photos at the head of a property's page: a mosaic of five on desktops, on phones a strip that is swiped and that goes
 * around. A photo opens the full-screen viewer, which is loaded only then.
 *
 * Use GalleryGrid instead for a project's gallery further down a page.
 */
export function PhotoMosaic({ photos, title, labels }: PhotoMosaicProps) {
  const words = { ...english, ...labels };
  const stripRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const show = (index: number) =>
    void loadLightbox().then(
      () => setOpen(index),
      () => undefined,
    );
  const count = photos.length;

  if (count === 0) {
    return (
      <div className={styles.none}>
        <Icon name="home" size="large" />
        <p>{words.none}</p>
      </div>
    );
  }

  const scrollTo = (index: number) => {
    const strip = stripRef.current;
    const photo = strip?.children[(index + count) % count];
    if (!strip || !(photo instanceof HTMLElement)) return;
    strip.scrollTo({ left: photo.offsetLeft - strip.offsetLeft });
  };

  return (
    <section
      className={styles.mosaic}
      aria-label={words.photosOf(title)}
      onPointerEnter={warmLightbox}
      onFocus={warmLightbox}
    >
      <ul
        ref={stripRef}
        className={styles.strip}
        data-shape={shape(count)}
        onScroll={({ currentTarget: strip }) =>
          setShown(Math.min(count - 1, Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth))))
        }
      >
        {photos.map((photo, index) => (
          <li key={photo.src} className={styles.item}>
            <button type="button" className={styles.photo} aria-haspopup="dialog" onClick={() => show(index)}>
              <VisuallyHidden>{`${words.open(index + 1, count)} `}</VisuallyHidden>
              <Picture
                picture={photo}
                alt={photo.alt}
                sizes={count === 1 ? ALONE : index === 0 ? LARGE : SMALL}
                ratio="fill"
                priority={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <div className={styles.arrows}>
            <button type="button" aria-label={words.previous} onClick={() => scrollTo(shown - 1)}>
              <Icon name="chevron-left" mirrored />
            </button>
            <button type="button" aria-label={words.next} onClick={() => scrollTo(shown + 1)}>
              <Icon name="chevron-right" mirrored />
            </button>
          </div>
          <p className={styles.counter} aria-hidden="true">
            {shown + 1} / {count}
          </p>
          <button type="button" className={styles.all} aria-haspopup="dialog" onClick={() => show(0)}>
            <Icon name="photos" />
            {words.all(count)}
          </button>
        </>
      )}
      {open !== null && (
        <Suspense>
          <Lightbox
            photos={photos}
            index={open}
            onIndexChange={setOpen}
            onClose={() => setOpen(null)}
            label={words.photosOf(title)}
            labels={words.viewer}
          />
        </Suspense>
      )}
    </section>
  );
}
