import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import PhotoLibraryRounded from '@mui/icons-material/PhotoLibraryRounded';
import Button from '@mui/material/Button';
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
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { keyed } from '../../theme/keyed.ts';
import { corner, lift, mirrored, sunken, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import type { LightboxLabels, LightboxPhoto, LightboxProps } from '../Lightbox/Lightbox.tsx';
import { type LightboxLoading, LightboxOnDemand, warmLightbox } from '../Lightbox/LightboxOnDemand.tsx';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import { useAskedPhotos } from '../Picture/useAskedPhotos.ts';
import { PropertyTypeIcon } from '../PropertyTypeIcon/PropertyTypeIcon.tsx';

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
  /** Loads all photos where little data is wanted, with about what they weigh in kilobytes. */
  load: (kilobytes: number) => string;
  /** Lightbox's own without it. */
  viewer?: Partial<LightboxLabels>;
}

export interface PhotoMosaicProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** The photos in their order; the first is the largest and is fetched first. */
  photos: readonly LightboxPhoto[];
  /** What the photos are of: the property's title. */
  title: string;
  /** The type of the property, whose icon stands where there are no photos; a home's without it. @default '' */
  propertyType?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PhotoMosaicLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /**
   * More props of the parts inside: every picture, the full-screen viewer, the note where its code did not come.
   * @default {}
   */
  slotProps?: { picture?: Partial<PictureProps>; viewer?: Partial<LightboxProps>; loading?: LightboxLoading };
}

const english: PhotoMosaicLabels = {
  photosOf: (title) => `Photos of ${title}`,
  none: 'The seller has not added photos yet.',
  open: (photo, count) => `Open photo ${photo} of ${count}:`,
  previous: 'Previous photo',
  next: 'Next photo',
  all: (count) => `Show all ${count} photos`,
  load: (kilobytes) => `Show all photos · about ${kilobytes} KB`,
};

// On phones a photo is as wide as the page without its margins, and a little less is asked for: screens of up to two
// pixels a point then show the file of the card that led here.
const LARGE = '(min-width:80em) 38.75rem,(min-width:48em) 50vw,87vw';
const SMALL = '(min-width:80em) 19.25rem,(min-width:48em) 25vw,87vw';
const ALONE = '(min-width:80em) 77.5rem,(min-width:48em) 100vw,87vw';

/** The mosaic has shapes for 1, 2, 3 and 5 photos; the others wait in the full-screen viewer. */
type Shape = 1 | 2 | 3 | 5;

function shapeOf(count: number): Shape {
  if (count >= 5) return 5;
  if (count >= 3) return 3;
  return count === 2 ? 2 : 1;
}

const Root = styled('section', { name: 'KePhotoMosaic', slot: 'Root' })<{ ownerState: object }>({
  position: 'relative',
});

const None = styled('section', { name: 'KePhotoMosaic', slot: 'None' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'grid',
    gap: theme.spacing(1),
    placeContent: 'center',
    placeItems: 'center',
    minHeight: '18rem',
    borderRadius: corner(theme, 'card'),
    backgroundColor: sunken(theme),
    color: (theme.vars ?? theme).palette.text.secondary,
    '& > svg': { fontSize: '1.75rem' },
    '@media print': { display: 'none' },
  })),
);

const Strip = styled('ul', { name: 'KePhotoMosaic', slot: 'Strip' })<{ ownerState: object }>(
  memoTheme(({ theme }) => {
    const wide = theme.breakpoints.up('md');
    return {
      display: 'flex',
      margin: 0,
      padding: 0,
      overflowX: 'auto',
      borderRadius: corner(theme, 'card'),
      listStyle: 'none',
      scrollBehavior: 'smooth',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
      [wide]: {
        display: 'grid',
        gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
        gap: theme.spacing(1),
        height: 'clamp(20rem, 40vw, 31rem)',
        overflow: 'hidden',
        // One class for all shapes: a page's stylesheet is made from one home, and serves those with more photos too.
        '&[data-shape="1"]': { gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' },
        '&[data-shape="2"]': { gridTemplate: 'minmax(0, 1fr) / repeat(2, minmax(0, 1fr))' },
        '&[data-shape="3"]': {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
          '& > :nth-of-type(n + 4)': { display: 'none' },
        },
        '&[data-shape="5"]': {
          gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
          '& > :nth-of-type(n + 6)': { display: 'none' },
        },
        '&:is([data-shape="3"], [data-shape="5"]) > :first-of-type': { gridRow: 'span 2' },
      },
      '@media print': { height: '55mm' },
    };
  }),
);

const Item = styled('li', { name: 'KePhotoMosaic', slot: 'Item' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    flex: '0 0 100%',
    aspectRatio: '4 / 3',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    [theme.breakpoints.up('md')]: { aspectRatio: 'auto', minWidth: 0, minHeight: 0 },
  })),
);

const Photo = styled(ButtonBase, { name: 'KePhotoMosaic', slot: 'Photo' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'block',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    backgroundColor: sunken(theme),
    // Inside, since the strip clips what lies around a photo.
    '&:focus-visible': {
      outline: `0.1875rem solid ${(theme.vars ?? theme).palette.primary.main}`,
      outlineOffset: '-0.375rem',
    },
    '& > img': { transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shorter }) },
    '&:hover > img': { transform: 'scale(1.02)' },
    '@media (prefers-reduced-motion: reduce)': { '&:hover > img': { transform: 'none' } },
  })),
);

const Arrow = styled(IconButton, { name: 'KePhotoMosaic', slot: 'Arrow' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.375rem)',
    borderRadius: corner(theme, 'pill'),
    '&, &:hover': { backgroundColor: (theme.vars ?? theme).palette.background.paper },
    '& > svg': mirrored,
    '&:first-of-type': { insetInlineStart: '0.75rem' },
    '&:nth-of-type(2)': { insetInlineEnd: '0.75rem' },
    [`${theme.breakpoints.up('md')}, print`]: { display: 'none' },
  })),
);

const Counter = styled('p', { name: 'KePhotoMosaic', slot: 'Counter' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.subtitle2,
    ...tabular,
    position: 'absolute',
    insetBlockEnd: '0.75rem',
    insetInlineEnd: '0.75rem',
    margin: 0,
    padding: theme.spacing(0.5, 1.5),
    borderRadius: corner(theme, 'pill'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    color: (theme.vars ?? theme).palette.text.primary,
    pointerEvents: 'none',
    [`${theme.breakpoints.up('md')}, print`]: { display: 'none' },
  })),
);

const All = styled(Button, { name: 'KePhotoMosaic', slot: 'All' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'absolute',
    insetBlockEnd: theme.spacing(2),
    insetInlineEnd: theme.spacing(2),
    display: 'none',
    borderRadius: corner(theme, 'pill'),
    boxShadow: lift(theme, 'hover'),
    fontSize: '0.875rem',
    '&, &:hover': {
      backgroundColor: (theme.vars ?? theme).palette.background.paper,
      color: (theme.vars ?? theme).palette.text.primary,
    },
    [theme.breakpoints.up('md')]: { display: 'inline-flex' },
    // In the first photo's upper corner: each photo has its own offer in the middle, and phones have their counter
    // below.
    '&[data-load]': { display: 'inline-flex', inset: 'auto', insetBlockStart: '0.75rem', insetInlineStart: '0.75rem' },
    '@media print': { display: 'none' },
  })),
);

/**
 * The photos at the head of a property's page: a mosaic of five on desktops, on phones a strip that is swiped and that
 * goes around. A photo opens the full-screen viewer, which is loaded only then.
 *
 * Use GalleryGrid instead for a project's gallery further down a page.
 */
export function PhotoMosaic(inProps: PhotoMosaicProps) {
  const props = useThemeProps({ props: inProps, name: 'KePhotoMosaic' });
  const { photos, title, propertyType = '', labels, slotProps = {}, ...other } = props;
  const ownerState = { ...props, propertyType };
  const words = useKitWords('PhotoMosaic', english, labels);
  const stripRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const { shown: loaded, kilobytes, ask, focusOf } = useAskedPhotos(photos);
  const count = photos.length;
  const isWhole = loaded.length === count;
  const warm = loaded.length > 0 ? warmLightbox : undefined;
  const label = words.photosOf(title);

  const show = (index: number, button: HTMLElement) => {
    // Safari gives a pressed button no focus, and the viewer gives the focus back to what had it.
    button.focus();
    setOpen(index);
  };

  const scrollTo = (index: number) => {
    const strip = stripRef.current;
    const photo = strip?.children[(index + count) % count];
    if (!strip || !(photo instanceof HTMLElement)) return;
    strip.scrollTo({ left: photo.offsetLeft - strip.offsetLeft });
  };

  if (count === 0) {
    return (
      <None ownerState={ownerState} aria-label={label} {...other}>
        <PropertyTypeIcon type={propertyType} />
        {words.none}
      </None>
    );
  }

  return (
    <Root ownerState={ownerState} aria-label={label} {...joinProps({ onPointerEnter: warm, onFocus: warm }, other)}>
      <Strip
        ref={stripRef}
        ownerState={ownerState}
        data-shape={shapeOf(count)}
        onScroll={({ currentTarget: strip }) =>
          setShown(Math.min(count - 1, Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth))))
        }
      >
        {keyed(photos, ({ src }) => src).map(([key, photo], index) => {
          const place = loaded.indexOf(photo);
          const picture = (
            <Picture
              picture={photo}
              alt={photo.alt}
              sizes={count === 1 ? ALONE : index === 0 ? LARGE : SMALL}
              ratio="fill"
              priority={index === 0}
              lowData={place < 0 ? 'ask' : 'load'}
              {...joinProps({ onAsked: () => ask([photo]) }, slotProps.picture)}
            />
          );
          return (
            <Item ownerState={ownerState} key={key}>
              {place < 0 ? (
                picture
              ) : (
                <Photo
                  ownerState={ownerState}
                  ref={focusOf(photo)}
                  aria-haspopup="dialog"
                  onClick={({ currentTarget }) => show(place, currentTarget)}
                >
                  <span style={visuallyHidden}>{`${words.open(index + 1, count)} `}</span>
                  {picture}
                </Photo>
              )}
            </Item>
          );
        })}
      </Strip>
      {count > 1 && (
        <>
          <Arrow ownerState={ownerState} aria-label={words.previous} onClick={() => scrollTo(shown - 1)}>
            <ChevronLeftRounded />
          </Arrow>
          <Arrow ownerState={ownerState} aria-label={words.next} onClick={() => scrollTo(shown + 1)}>
            <ChevronRightRounded />
          </Arrow>
          <Counter ownerState={ownerState} aria-hidden="true">
            <bdi dir="ltr">{`${shown + 1} / ${count}`}</bdi>
          </Counter>
          <All
            ownerState={ownerState}
            color="inherit"
            startIcon={<PhotoLibraryRounded />}
            aria-haspopup={isWhole ? 'dialog' : undefined}
            data-load={isWhole ? undefined : ''}
            onClick={({ currentTarget }) =>
              isWhole ? show(0, currentTarget) : ask(photos.filter((photo) => !loaded.includes(photo)))
            }
          >
            {isWhole ? words.all(count) : words.load(kilobytes)}
          </All>
        </>
      )}
      {open !== null && (
        <LightboxOnDemand
          photos={loaded}
          index={open}
          label={label}
          labels={words.viewer}
          {...joinProps({ onIndexChange: setOpen, onClose: () => setOpen(null) }, slotProps.viewer)}
          loading={slotProps.loading}
        />
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PhotoMosaic: PhotoMosaicLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePhotoMosaic: 'root' | 'none' | 'strip' | 'item' | 'photo' | 'arrow' | 'counter' | 'all';
  }
  interface ComponentsPropsList {
    KePhotoMosaic: Partial<PhotoMosaicProps>;
  }
  interface Components<Theme = unknown> {
    KePhotoMosaic?: {
      defaultProps?: ComponentsPropsList['KePhotoMosaic'];
      styleOverrides?: ComponentsOverrides<Theme>['KePhotoMosaic'];
      variants?: ComponentsVariants<Theme>['KePhotoMosaic'];
    };
  }
}
