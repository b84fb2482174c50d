import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { wideFrom } from '../../theme/breakpoints.ts';
import { controlBorder, corner, mirrored, scrim, TARGET } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import type { CarouselMotion } from './carouselEngine.ts';
import { useCarousel } from './useCarousel.ts';

/** What the carousel says. */
export interface CarouselLabels {
  /** What screen readers call it. */
  kind: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Names a dot, with the slide's number beginning at 1. */
  goTo: (slide: number, count: number) => string;
}

export interface CarouselProps extends CarouselMotion, Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What goes by, each with an id of its own. */
  slides: readonly { id: string; content: ReactNode }[];
  /** Names the carousel. */
  label: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<CarouselLabels> | undefined;
  /**
   * `over` lays the controls on pictures that fill the slide, `below` puts them under slides with words, `dots` shows
   * dots alone.
   */
  controls: 'over' | 'below' | 'dots';
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: CarouselLabels = {
  kind: 'carousel',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  play: 'Play',
  goTo: (slide, count) => `Slide ${slide} of ${count}`,
};

type OwnerState = Pick<CarouselProps, 'controls' | 'perView' | 'gap'> & { isLive: boolean };

const rem = (px: number) => `${px / 16}rem`;

const Root = styled('section', { name: 'KeCarousel', slot: 'Root' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    minWidth: 0,
    variants: [
      { props: { controls: 'over' }, style: { height: '100%', color: (theme.vars ?? theme).palette.common.white } },
      {
        // Under slides with words: everything in one line.
        props: { controls: 'below' },
        style: {
          display: 'grid',
          gridTemplate: '"strip strip strip" auto "previous next bar" auto / auto auto minmax(0, 1fr)',
          gap: theme.spacing(3, 1),
          alignItems: 'center',
        },
      },
      { props: { controls: 'dots' }, style: { display: 'grid', gap: theme.spacing(3) } },
    ],
  })),
);

const Strip = styled('div', { name: 'KeCarousel', slot: 'Strip' })<{ ownerState: OwnerState }>({
  minWidth: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  variants: [
    { props: { controls: 'over' }, style: { height: '100%' } },
    { props: { controls: 'below' }, style: { gridArea: 'strip' } },
    {
      props: { isLive: true },
      style: { overflow: 'clip', touchAction: 'pan-y', cursor: 'grab', '&:active': { cursor: 'grabbing' } },
    },
  ],
});

const Slides = styled('ul', { name: 'KeCarousel', slot: 'Slides' })<{ ownerState: OwnerState }>({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  variants: [
    { props: { controls: 'over' }, style: { height: '100%' } },
    { props: { isLive: true }, style: { transitionProperty: 'transform', willChange: 'transform' } },
  ],
});

const Slide = styled('li', { name: 'KeCarousel', slot: 'Slide' })<{ ownerState: OwnerState }>(
  ({ ownerState: { gap, perView } }) => ({
    flex: 'none',
    marginInlineEnd: rem(gap),
    scrollSnapAlign: 'start',
    '&:last-child': { marginInlineEnd: 0 },
    variants: [{ props: { controls: 'over' }, style: { height: '100%' } }],
    ...Object.fromEntries(
      Object.entries(perView).map(([width, count]) => [
        wideFrom(Number(width)),
        { width: `calc((100% - ${count - 1} * ${rem(gap)}) / ${count})` },
      ]),
    ),
  }),
);

const Arrow = styled(ButtonBase, { name: 'KeCarousel', slot: 'Arrow' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme;
    return {
      variants: [
        {
          // On pictures: large zones at both sides.
          props: { controls: 'over' },
          style: {
            position: 'absolute',
            zIndex: 1,
            insetBlock: '0 3.5rem',
            width: '4.5rem',
            '&:first-of-type': { insetInlineStart: 0 },
            '&:last-of-type': { insetInlineEnd: 0 },
            '&:focus-visible': { outlineColor: palette.common.white, outlineOffset: '-0.25rem' },
            '& > span': { backgroundColor: scrim(theme) },
            '&:hover > span': { backgroundColor: palette.common.white, color: palette.common.black },
          },
        },
        {
          props: { controls: 'below' },
          style: {
            borderRadius: '50%',
            color: palette.primary.main,
            '&:hover > span': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
          },
        },
        { props: { isLive: false }, style: { visibility: 'hidden' } },
      ],
      '@media print': { display: 'none' },
    };
  }),
);

const Disc = styled('span', { name: 'KeCarousel', slot: 'Disc' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    placeItems: 'center',
    width: TARGET,
    height: TARGET,
    border: '0.0625rem solid currentcolor',
    borderRadius: '50%',
    transition: theme.transitions.create(['background-color', 'color'], {
      duration: theme.transitions.duration.shortest,
    }),
    '& > svg': mirrored,
  })),
);

const Bar = styled('div', { name: 'KeCarousel', slot: 'Bar' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    variants: [
      {
        // Dots and pause on a darkened foot.
        props: { controls: 'over' },
        style: {
          position: 'absolute',
          zIndex: 1,
          insetInline: 0,
          insetBlockEnd: 0,
          justifyContent: 'space-between',
          padding: theme.spacing(4, 1, 0.5),
          backgroundImage: `linear-gradient(to top, ${scrim(theme, 0.72)}, transparent)`,
        },
      },
      { props: { controls: 'below' }, style: { justifyContent: 'end' } },
      { props: { controls: 'dots' }, style: { justifyContent: 'center' } },
      {
        props: ({ controls, isLive }: OwnerState) => controls !== 'dots' && !isLive,
        style: { visibility: 'hidden' },
      },
    ],
    '@media print': { display: 'none' },
  })),
);

const Dots = styled('div', { name: 'KeCarousel', slot: 'Dots' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    variants: [
      {
        // Many dots do not fit beside the arrows of a phone; there one swipes.
        props: { controls: 'below' },
        style: { [theme.breakpoints.down('md')]: { display: 'none' } },
      },
    ],
  })),
);

const Dot = styled(ButtonBase, { name: 'KeCarousel', slot: 'Dot' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme;
    return {
      width: '1.75rem',
      height: '1.75rem',
      '&::before': {
        content: '""',
        width: '0.5rem',
        height: '0.5rem',
        borderRadius: corner(theme, 'pill'),
        backgroundColor: controlBorder(theme),
        transition: theme.transitions.create(['width', 'background-color'], {
          duration: theme.transitions.duration.shorter,
        }),
      },
      '&[aria-current]::before': { width: '1.375rem', backgroundColor: palette.primary.main },
      variants: [
        { props: { controls: 'dots' }, style: { width: TARGET, height: TARGET, borderRadius: '50%' } },
        {
          props: { controls: 'over' },
          style: {
            '&::before': { backgroundColor: `color-mix(in srgb, ${palette.common.white} 60%, transparent)` },
            '&[aria-current]::before': { backgroundColor: palette.common.white },
            '&:focus-visible': { outlineColor: palette.common.white, outlineOffset: '-0.25rem' },
          },
        },
      ],
      '@media (forced-colors: active)': {
        '&::before': { backgroundColor: 'ButtonText' },
        '&[aria-current]::before': { backgroundColor: 'Highlight' },
      },
    };
  }),
);

const Pause = styled(IconButton, { name: 'KeCarousel', slot: 'Pause' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    flex: 'none',
    borderRadius: '50%',
    variants: [
      { props: { controls: 'below' }, style: { color: (theme.vars ?? theme).palette.primary.main } },
      {
        props: { controls: 'over' },
        style: {
          color: 'inherit',
          '&:focus-visible': { outlineColor: (theme.vars ?? theme).palette.common.white, outlineOffset: '-0.25rem' },
        },
      },
    ],
  })),
);

/**
 * Slides with arrows, dots and a pause button, which advance by themselves where a delay is given. Until Swiper is
 * loaded (near the view, and never without JavaScript) it is a strip to scroll, of the same shape. It stands still
 * where a person wants less motion. With other slides it begins anew; a single one stands there without controls.
 *
 * For pages use ResidenceSlider, AmenityCarousel or TestimonialCarousel instead.
 */
export function Carousel(inProps: CarouselProps) {
  const props = useThemeProps({ props: inProps, name: 'KeCarousel' });
  return props.slides.length > 0 && <Slideshow {...props} />;
}

/** It begins anew with its first slide: what watches the strip is set up once. */
function Slideshow(props: CarouselProps) {
  const { slides, label, labels, controls, delay, loop, perView, gap, ...other } = props;
  const words = useKitWords('Carousel', english, labels);
  const ids = JSON.stringify(slides.map(({ id }) => id));
  const carousel = useCarousel(slides.length, ids, { delay, loop, perView, gap });
  const { strip, isLive, current, positions, isPlaying } = carousel;
  const hasControls = (controls === 'dots' ? positions : slides.length) > 1;
  const toggle = isPlaying ? words.pause : words.play;
  const ownerState: OwnerState = { ...props, isLive };

  return (
    <Root
      ownerState={ownerState}
      aria-roledescription={words.kind}
      aria-label={label}
      data-live={isLive || undefined}
      data-playing={(isLive && isPlaying) || undefined}
      {...other}
    >
      <Strip
        ref={strip}
        ownerState={ownerState}
        className="swiper"
        // While it is a strip to scroll, the keyboard can reach it, and who is there when the arrows come stays there.
        tabIndex={isLive ? -1 : 0}
        onScroll={carousel.follow}
      >
        {/* Swiper puts them into another order, in which React would not find the place of a new one. */}
        <Slides key={ids} ownerState={ownerState} className="swiper-wrapper">
          {slides.map(({ id, content }) => (
            <Slide key={id} ownerState={ownerState} className="swiper-slide">
              {content}
            </Slide>
          ))}
        </Slides>
      </Strip>
      {hasControls && (
        <>
          {controls !== 'dots' && (
            <>
              <Arrow ownerState={ownerState} aria-label={words.previous} onClick={carousel.previous}>
                <Disc ownerState={ownerState}>
                  <ChevronLeftRounded />
                </Disc>
              </Arrow>
              <Arrow ownerState={ownerState} aria-label={words.next} onClick={carousel.next}>
                <Disc ownerState={ownerState}>
                  <ChevronRightRounded />
                </Disc>
              </Arrow>
            </>
          )}
          <Bar ownerState={ownerState}>
            <Dots ownerState={ownerState}>
              {slides.slice(0, positions).map(({ id }, index) => (
                <Dot
                  key={id}
                  ownerState={ownerState}
                  aria-label={words.goTo(index + 1, positions)}
                  aria-current={index === current || undefined}
                  onClick={() => carousel.goTo(index)}
                />
              ))}
            </Dots>
            {delay !== undefined && (
              <Pause ownerState={ownerState} aria-label={toggle} title={toggle} onClick={carousel.toggle}>
                {isPlaying ? <PauseRounded /> : <PlayArrowRounded />}
              </Pause>
            )}
          </Bar>
        </>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    Carousel: CarouselLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeCarousel: 'root' | 'strip' | 'slides' | 'slide' | 'arrow' | 'disc' | 'bar' | 'dots' | 'dot' | 'pause';
  }
  interface ComponentsPropsList {
    KeCarousel: Partial<CarouselProps>;
  }
  interface Components<Theme = unknown> {
    KeCarousel?: {
      defaultProps?: ComponentsPropsList['KeCarousel'];
      styleOverrides?: ComponentsOverrides<Theme>['KeCarousel'];
      variants?: ComponentsVariants<Theme>['KeCarousel'];
    };
  }
}
