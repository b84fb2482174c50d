import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { keyed } from '../../theme/keyed.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { Carousel, type CarouselLabels, type CarouselProps } from '../Carousel/Carousel.tsx';
import { Picture, type PictureProps, type PictureSource } from '../Picture/Picture.tsx';

export interface ResidenceSliderPicture {
  picture: PictureSource;
  alt: string;
}

/** What the slider says. */
export type ResidenceSliderLabels = Omit<CarouselLabels, 'kind'>;

export interface ResidenceSliderProps
  extends Omit<CarouselProps, 'slides' | 'labels' | 'controls' | 'delay' | 'loop' | 'perView' | 'gap'> {
  /** The rooms in their order. */
  pictures: readonly ResidenceSliderPicture[];
  /** Names the slider: the residence whose rooms it shows. */
  label: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ResidenceSliderLabels> | undefined;
  /** The CSS `sizes` of one picture. @default '(min-width:64em) 50vw,100vw' */
  sizes?: string;
  /** More props of the parts inside: every picture. */
  slotProps?: { picture?: Partial<PictureProps> };
}

const english: ResidenceSliderLabels = {
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  goTo: (picture, count) => `Picture ${picture} of ${count}`,
};

/** Milliseconds from one picture to the next. */
const DELAY = 3700;
const perView = { 0: 1 };

const Root = styled(Carousel, { name: 'KeResidenceSlider', slot: 'Root' })<{ ownerState: ResidenceSliderProps }>(
  memoTheme(({ theme }) => ({
    overflow: 'hidden',
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  })),
);

const Room = styled(Picture, { name: 'KeResidenceSlider', slot: 'Picture' })<{ ownerState: object }>({
  minHeight: '100%',
});

/**
 * The rooms of a residence, one picture after the other without end. Touching it does not stop it; the pause button
 * does, and so does the wish for less motion.
 *
 * Use PhotoMosaic instead for the photos of a listing.
 */
export function ResidenceSlider(inProps: ResidenceSliderProps) {
  const props = useThemeProps({ props: inProps, name: 'KeResidenceSlider' });
  const { pictures, labels, sizes = '(min-width:64em) 50vw,100vw', slotProps, ...other } = props;
  const ownerState = { ...props, sizes };
  const words = useKitWords('ResidenceSlider', english, labels);
  return (
    <Root
      ownerState={props}
      labels={words}
      delay={DELAY}
      loop
      perView={perView}
      gap={0}
      controls="over"
      slides={keyed(pictures, ({ picture }) => picture.src).map(([id, { picture, alt }]) => ({
        id,
        content: <Room ownerState={ownerState} picture={picture} alt={alt} sizes={sizes} {...slotProps?.picture} />,
      }))}
      {...other}
    />
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ResidenceSlider: ResidenceSliderLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeResidenceSlider: 'root' | 'picture';
  }
  interface ComponentsPropsList {
    KeResidenceSlider: Partial<ResidenceSliderProps>;
  }
  interface Components<Theme = unknown> {
    KeResidenceSlider?: {
      defaultProps?: ComponentsPropsList['KeResidenceSlider'];
      styleOverrides?: ComponentsOverrides<Theme>['KeResidenceSlider'];
      variants?: ComponentsVariants<Theme>['KeResidenceSlider'];
    };
  }
}
