import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Modal, { type ModalProps } from '@mui/material/Modal';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { KeyboardEvent, MouseEvent } from 'react';
import { keyed } from '../../theme/keyed.ts';
import { corner, mirrored, scrim, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { takeFocus } from '../../theme/takeFocus.ts';
import { toPart } from '../../theme/toPart.ts';
import { useBackCloses } from '../../theme/useBackCloses.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import type { PictureSource } from '../Picture/Picture.tsx';
import { LightboxSlide } from './LightboxSlide.tsx';
import { useLightboxSwipe } from './useLightboxSwipe.ts';

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
  /** Said in the place of a photo that could not be loaded. */
  failed: string;
  retry: string;
}

export interface LightboxProps extends Omit<ModalProps, 'children' | 'open' | 'onClose'> {
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
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<LightboxLabels> | undefined;
}

const english: LightboxLabels = {
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  position: (photo, count, alt) => `Photo ${photo} of ${count}: ${alt}`,
  failed: 'This photo did not load.',
  retry: 'Try again',
};

const Root = styled(Modal, { name: 'KeLightbox', slot: 'Root', shouldForwardProp: toPart })<{ ownerState: object }>({});

// Always dark, whatever the scheme: photos are judged against black.
const Dialog = styled('div', { name: 'KeLightbox', slot: 'Dialog' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    colorScheme: 'dark',
    position: 'absolute',
    inset: 0,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    overflow: 'hidden',
    outline: 'none',
    backgroundColor: (theme.vars ?? theme).palette.common.black,
    color: (theme.vars ?? theme).palette.common.white,
    '& .MuiButtonBase-root': {
      borderRadius: corner(theme, 'pill'),
      color: 'inherit',
      '&:hover': {
        backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.common.white} 18%, transparent)`,
      },
      '&:focus-visible': { outlineColor: (theme.vars ?? theme).palette.common.white },
    },
  })),
);

const Bar = styled('div', { name: 'KeLightbox', slot: 'Bar' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gridColumn: '1 / -1',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: theme.spacing(1, 2),
  })),
);

const Counter = styled('p', { name: 'KeLightbox', slot: 'Counter' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tabular,
    margin: 0,
    fontWeight: theme.typography.fontWeightBold,
  })),
);

const Stage = styled('figure', { name: 'KeLightbox', slot: 'Stage' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridArea: '2 / 1 / 3 / -1',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gap: theme.spacing(2),
    minHeight: 0,
    margin: 0,
    paddingBlockEnd: theme.spacing(2),
    userSelect: 'none',
    [theme.breakpoints.up('md')]: { gridColumn: '2 / 3' },
  })),
);

const Strip = styled('div', { name: 'KeLightbox', slot: 'Strip' })<{ ownerState: object }>({
  minWidth: 0,
  minHeight: 0,
  overflow: 'clip',
  touchAction: 'pan-y pinch-zoom',
});

const Slides = styled('ul', { name: 'KeLightbox', slot: 'Slides' })<{ ownerState: object }>({
  display: 'flex',
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transitionProperty: 'transform',
});

const Caption = styled('figcaption', { name: 'KeLightbox', slot: 'Caption' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    paddingInline: theme.spacing(2),
    textAlign: 'center',
  })),
);

const Arrow = styled(IconButton, { name: 'KeLightbox', slot: 'Arrow' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    zIndex: 1,
    gridRow: 2,
    alignSelf: 'center',
    marginInline: theme.spacing(1),
    backgroundColor: scrim(theme, 0.55),
    '& > svg': { ...mirrored, fontSize: '1.75rem' },
    '&:first-of-type': { gridColumn: 1 },
    '&:last-of-type': { gridColumn: 3 },
    [theme.breakpoints.up('md')]: { width: '3.5rem', height: '3.5rem', marginInline: theme.spacing(2) },
  })),
);

/**
 * Photos over the whole screen, one at a time and around in a circle: arrow keys, Home and End, swipe, buttons. Closed
 * by Close, Escape or a click beside the photo; the focus goes back to where it was. Render it while it is open, best
 * loaded on demand.
 *
 * Use PhotoMosaic or GalleryGrid instead to show the photos in the page; both open it themselves.
 */
export function Lightbox(inProps: LightboxProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeLightbox',
  });
  const { photos, index, onIndexChange, onClose, label, labels, ...other } = props;
  const words = useKitWords('Lightbox', english, labels);
  const count = photos.length;
  const photo = photos[index];
  const { strip, step, show } = useLightboxSwipe(index, count, onIndexChange);
  useBackCloses(true, onClose);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // With these they are the browser's, such as its way back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.key === 'ArrowRight') step(isRtl ? -1 : 1);
    else if (event.key === 'ArrowLeft') step(isRtl ? 1 : -1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(count - 1);
    else return;
    event.preventDefault();
  };

  const closeBeside = ({ target, defaultPrevented }: MouseEvent) => {
    const isBeside = target instanceof Element && !target.closest('img, button, p, figcaption');
    // Swiper prevents the click that ends a swipe.
    if (isBeside && !defaultPrevented) onClose();
  };

  if (!photo) return null;
  return (
    <Root ownerState={props} open hideBackdrop onClose={onClose} {...other}>
      <Dialog
        ownerState={props}
        role="dialog"
        aria-modal
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onClick={closeBeside}
      >
        <Bar ownerState={props}>
          <Counter ownerState={props} role="status">
            <span aria-hidden="true" dir="ltr">
              {index + 1} / {count}
            </span>
            <span style={visuallyHidden}>{words.position(index + 1, count, photo.alt)}</span>
          </Counter>
          {/* At once, so that a key pressed right after the click is the viewer's, and where it can be seen. */}
          <Button ref={takeFocus} variant="text" color="inherit" endIcon={<CloseRounded />} onClick={onClose}>
            {words.close}
          </Button>
        </Bar>
        <Stage ownerState={props}>
          <Strip ownerState={props} className="swiper" ref={strip}>
            <Slides ownerState={props} className="swiper-wrapper">
              {keyed(photos, ({ src }) => src).map(([key, each], position) => (
                <LightboxSlide key={key} ownerState={props} photo={each} isShown={position === index} words={words} />
              ))}
            </Slides>
          </Strip>
          <Caption ownerState={props}>{photo.alt}</Caption>
        </Stage>
        {count > 1 && (
          <>
            <Arrow ownerState={props} aria-label={words.previous} onClick={() => step(-1)}>
              <ChevronLeftRounded />
            </Arrow>
            <Arrow ownerState={props} aria-label={words.next} onClick={() => step(1)}>
              <ChevronRightRounded />
            </Arrow>
          </>
        )}
      </Dialog>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    Lightbox: LightboxLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeLightbox:
      | 'root'
      | 'dialog'
      | 'bar'
      | 'counter'
      | 'stage'
      | 'strip'
      | 'slides'
      | 'slide'
      | 'photo'
      | 'failure'
      | 'caption'
      | 'arrow';
  }
  interface ComponentsPropsList {
    KeLightbox: Partial<LightboxProps>;
  }
  interface Components<Theme = unknown> {
    KeLightbox?: {
      defaultProps?: ComponentsPropsList['KeLightbox'];
      styleOverrides?: ComponentsOverrides<Theme>['KeLightbox'];
      variants?: ComponentsVariants<Theme>['KeLightbox'];
    };
  }
}
