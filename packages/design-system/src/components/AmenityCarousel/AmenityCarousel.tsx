import { Carousel, type CarouselLabels } from '../Carousel/Carousel.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './AmenityCarousel.module.css';

export interface Amenity {
  name: string;
  picture: PictureSource;
  alt: string;
}

export interface AmenityCarouselProps {
  /** What is offered, in its order. */
  amenities: readonly Amenity[];
  /** Names the carousel for screen readers. */
  label: string;
  /** Its words in the language of the page. */
  labels: CarouselLabels;
}

/** Milliseconds from one step to the next. */
const DELAY = 2500;
const GAP = 30;
const perView = { 0: 1, 768: 2, 1024: 3, 1280: 4 };

/**
 * What a project offers, each with picture and name; one to four in view, advancing one by one.
 *
 * Use ResidenceSlider instead for the rooms of one home, GalleryGrid for pictures to look through.
 */
export function AmenityCarousel({ amenities, label, labels }: AmenityCarouselProps) {
  return (
    <Carousel
      label={label}
      labels={labels}
      delay={DELAY}
      loop={false}
      perView={perView}
      gap={GAP}
      controls="below"
      slides={amenities.map(({ name, picture, alt }) => ({
        id: name,
        content: (
          <figure className={styles.amenity}>
            <div className={styles.picture}>
              <Picture
                picture={picture}
                alt={alt}
                sizes="(min-width: 80em) 18rem, (min-width: 64em) 33vw, (min-width: 48em) 50vw, 100vw"
              />
            </div>
            <figcaption className={styles.name}>{name}</figcaption>
          </figure>
        ),
      }))}
    />
  );
}
