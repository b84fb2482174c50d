import { Carousel, type CarouselLabels } from '../Carousel/Carousel.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';

export interface ResidenceSliderPicture {
  picture: PictureSource;
  alt: string;
}

export interface ResidenceSliderProps {
  /** The rooms in their order. */
  pictures: readonly ResidenceSliderPicture[];
  /** Names the slider: the residence whose rooms it shows. */
  label: string;
  /** What its controls say. */
  labels: CarouselLabels;
  /** The CSS `sizes` of one picture. */
  sizes?: string;
}

/** Milliseconds from one picture to the next. */
const DELAY = 3700;
const perView = { 0: 1 };

/**
 * The rooms of a residence, one picture after the other without end. Touching it does not stop it; the pause button does,
 * and so does the wish for less motion. Use PhotoMosaic instead for the photos of a listing.
 */
export function ResidenceSlider({
  pictures,
  label,
  labels,
  sizes = '(min-width: 64em) 50vw, 100vw',
}: ResidenceSliderProps) {
  return (
    <Carousel
      label={label}
      labels={labels}
      delay={DELAY}
      loop
      perView={perView}
      gap={0}
      controls="over"
      slides={pictures.map(({ picture, alt }) => ({
        id: picture.src,
        content: <Picture picture={picture} alt={alt} sizes={sizes} />,
      }))}
    />
  );
}
