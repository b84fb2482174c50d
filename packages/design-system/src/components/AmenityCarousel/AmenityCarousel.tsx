import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { keyed } from '../../theme/keyed.ts';
import { corner, hairline, leading } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { Carousel, type CarouselLabels, type CarouselProps } from '../Carousel/Carousel.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';

export interface Amenity {
  name: string;
  picture: PictureSource;
  alt: string;
}

/** What the carousel says. */
export type AmenityCarouselLabels = Omit<CarouselLabels, 'kind'>;

export interface AmenityCarouselProps
  extends Omit<CarouselProps, 'slides' | 'labels' | 'controls' | 'delay' | 'loop' | 'perView' | 'gap'> {
  /** What is offered, in its order. */
  amenities: readonly Amenity[];
  /** Names the carousel for screen readers. */
  label: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<AmenityCarouselLabels> | undefined;
}

const english: AmenityCarouselLabels = {
  previous: 'Previous amenities',
  next: 'Next amenities',
  pause: 'Pause the amenities',
  play: 'Play the amenities',
  goTo: (position, count) => `Amenities ${position} of ${count}`,
};

/** Milliseconds from one step to the next. */
const DELAY = 2500;
const GAP = 30;
const perView = { 0: 1, 768: 2, 1024: 3, 1280: 4 };

const Root = styled(Carousel, { name: 'KeAmenityCarousel', slot: 'Root' })<{ ownerState: object }>({});

const Figure = styled('figure', { name: 'KeAmenityCarousel', slot: 'Figure' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    margin: 0,
    '& > img': { borderRadius: corner(theme, 'card') },
  })),
);

const Name = styled('figcaption', { name: 'KeAmenityCarousel', slot: 'Name' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.h4,
    fontSize: '1.25rem',
    fontVariantNumeric: 'lining-nums',
    lineHeight: leading(theme, 1.25, 'heading'),
    paddingBlockStart: theme.spacing(1.5),
    borderBlockStart: hairline(theme),
  })),
);

/**
 * What a project offers, each with picture and name; one to four in view, advancing one by one.
 *
 * Use ResidenceSlider instead for the rooms of one home, GalleryGrid for pictures to look through.
 */
export function AmenityCarousel(inProps: AmenityCarouselProps) {
  const props = useThemeProps({ props: inProps, name: 'KeAmenityCarousel' });
  const { amenities, labels, ...other } = props;
  const words = useKitWords('AmenityCarousel', english, labels);
  return (
    <Root
      ownerState={props}
      labels={words}
      delay={DELAY}
      loop={false}
      perView={perView}
      gap={GAP}
      controls="below"
      slides={keyed(amenities, ({ name }) => name).map(([id, { name, picture, alt }]) => ({
        id,
        content: (
          <Figure ownerState={props}>
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width:80em) 18rem,(min-width:64em) 33vw,(min-width:48em) 50vw,100vw"
            />
            <Name ownerState={props}>{name}</Name>
          </Figure>
        ),
      }))}
      {...other}
    />
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    AmenityCarousel: AmenityCarouselLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeAmenityCarousel: 'root' | 'figure' | 'name';
  }
  interface ComponentsPropsList {
    KeAmenityCarousel: Partial<AmenityCarouselProps>;
  }
  interface Components<Theme = unknown> {
    KeAmenityCarousel?: {
      defaultProps?: ComponentsPropsList['KeAmenityCarousel'];
      styleOverrides?: ComponentsOverrides<Theme>['KeAmenityCarousel'];
      variants?: ComponentsVariants<Theme>['KeAmenityCarousel'];
    };
  }
}
