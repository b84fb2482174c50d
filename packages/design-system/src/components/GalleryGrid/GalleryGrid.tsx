import Button, { type ButtonProps } from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import ImageList, { type ImageListProps } from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import useForkRef from '@mui/utils/useForkRef';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ComponentPropsWithRef, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keyed } from '../../theme/keyed.ts';
import { corner, focusRing, sunken } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import type { LightboxLabels, LightboxPhoto, LightboxProps } from '../Lightbox/Lightbox.tsx';
import { type LightboxLoading, LightboxOnDemand, warmLightbox } from '../Lightbox/LightboxOnDemand.tsx';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import { useAskedPhotos } from '../Picture/useAskedPhotos.ts';

/** What the grid says; `viewer` are the words of the full-screen viewer. */
export interface GalleryGridLabels {
  more: string;
  /** Comes before the description of a picture, as its button's name. */
  open: (picture: number, count: number) => string;
  /** Announced after more pictures have come. */
  shown: (shown: number, count: number) => string;
  /** Lightbox's own without it. */
  viewer?: Partial<LightboxLabels>;
}

export interface GalleryGridProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The pictures in their order. */
  photos: readonly LightboxPhoto[];
  /** What the photos are of, the name of the viewer. */
  label: string;
  /** How many are shown first. @default 6 */
  initialCount?: number;
  /** How many 'Load More' adds. @default 6 */
  step?: number;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<GalleryGridLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /**
   * More props of the parts inside: the list, every picture, 'Load More', the viewer, its note where it failed.
   * @default {}
   */
  slotProps?: {
    list?: Partial<ImageListProps>;
    picture?: Partial<PictureProps>;
    more?: ButtonProps;
    viewer?: Partial<LightboxProps>;
    loading?: LightboxLoading;
  };
}

const english: GalleryGridLabels = {
  more: 'Load More',
  open: (picture, count) => `Open picture ${picture} of ${count}:`,
  shown: (shown, count) => `${shown} of ${count} pictures shown`,
};

const SIZES = '(min-width:80em) 25rem,(min-width:64em) 31vw,(min-width:40em) 46vw,92vw';

const Root = styled('section', { name: 'KeGalleryGrid', slot: 'Root' })<{ ownerState: GalleryGridProps }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(4),
    justifyItems: 'center',
  })),
);

const List = styled(ImageList, { name: 'KeGalleryGrid', slot: 'List' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(2),
    width: '100%',
    margin: 0,
    overflow: 'visible',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  })),
);

// ImageList writes the number of its columns into the page; here they follow the width.
const columnsByWidth = { gridTemplateColumns: undefined, gap: undefined };

const Photo = styled(ButtonBase, { name: 'KeGalleryGrid', slot: 'Photo' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    borderRadius: corner(theme, 'card'),
    backgroundColor: sunken(theme),
    '&:focus-visible': focusRing(theme),
    '& > img': { transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shorter }) },
    '&:hover > img': { transform: 'scale(1.02)' },
    '@media (prefers-reduced-motion: reduce)': { '&:hover > img': { transform: 'none' } },
  })),
);

/**
 * A project's pictures as a grid: six first, six more with each 'Load More'. A picture opens the full-screen viewer,
 * closed by Close, the backdrop or Escape.
 *
 * Use PhotoMosaic instead at the head of a property's page.
 */
export function GalleryGrid(inProps: GalleryGridProps) {
  const props = useThemeProps({ props: inProps, name: 'KeGalleryGrid' });
  const { photos, label, initialCount = 6, step = 6, labels, slotProps = {}, ...other } = props;
  const ownerState = { ...props, initialCount, step };
  const words = useKitWords('GalleryGrid', english, labels);
  const { viewer } = slotProps;
  const list = useRef<HTMLUListElement>(null);
  const listRef = useForkRef(list, slotProps.list?.ref);
  const [count, setCount] = useState(initialCount);
  const [open, setOpen] = useState<number | null>(null);
  const shown = photos.slice(0, count);
  const { shown: loaded, ask, focusOf } = useAskedPhotos(photos);
  const warm = loaded.length > 0 ? warmLightbox : undefined;

  const show = (index: number, button: HTMLElement) => {
    // Safari gives a pressed button no focus, and the viewer gives the focus back to what had it.
    button.focus();
    setOpen(index);
  };

  const showMore = (event: MouseEvent<HTMLButtonElement>) => {
    slotProps.more?.onClick?.(event);
    flushSync(() => setCount(count + step));
    // The button goes away with the last pictures, so the focus moves on to the first new one.
    list.current?.children[count]?.querySelector<HTMLElement>('button, a')?.focus();
  };

  if (photos.length === 0) return null;
  return (
    <Root
      aria-label={label}
      ownerState={ownerState}
      {...other}
      onPointerEnter={(event) => {
        warm?.();
        other.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        warm?.();
        other.onFocus?.(event);
      }}
    >
      <List
        ownerState={ownerState}
        {...slotProps.list}
        style={{ ...columnsByWidth, ...slotProps.list?.style }}
        ref={listRef}
      >
        {keyed(shown, ({ src }) => src).map(([key, photo], index) => {
          const place = loaded.indexOf(photo);
          const picture = { picture: photo, alt: photo.alt, sizes: SIZES, ...slotProps.picture };
          return (
            <ImageListItem key={key}>
              {place < 0 ? (
                <Picture
                  ratio="gallery"
                  rounded
                  lowData="ask"
                  {...picture}
                  onAsked={() => {
                    picture.onAsked?.();
                    ask([photo]);
                  }}
                />
              ) : (
                <Photo
                  ownerState={ownerState}
                  ref={focusOf(photo)}
                  aria-haspopup="dialog"
                  onClick={({ currentTarget }) => show(place, currentTarget)}
                >
                  <span style={visuallyHidden}>{`${words.open(index + 1, photos.length)} `}</span>
                  <Picture ratio="fill" lowData="load" {...picture} />
                </Photo>
              )}
            </ImageListItem>
          );
        })}
      </List>
      {shown.length < photos.length && (
        <Button variant="outlined" color="primary" {...slotProps.more} onClick={showMore}>
          {words.more}
        </Button>
      )}
      <span style={visuallyHidden} role="status">
        {count === initialCount ? '' : words.shown(shown.length, photos.length)}
      </span>
      {open !== null && (
        <LightboxOnDemand
          photos={loaded}
          index={open}
          label={label}
          labels={words.viewer}
          {...viewer}
          onIndexChange={(index) => {
            viewer?.onIndexChange?.(index);
            setOpen(index);
          }}
          onClose={() => {
            viewer?.onClose?.();
            setOpen(null);
          }}
          loading={slotProps.loading}
        />
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    GalleryGrid: GalleryGridLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeGalleryGrid: 'root' | 'list' | 'photo';
  }
  interface ComponentsPropsList {
    KeGalleryGrid: Partial<GalleryGridProps>;
  }
  interface Components<Theme = unknown> {
    KeGalleryGrid?: {
      defaultProps?: ComponentsPropsList['KeGalleryGrid'];
      styleOverrides?: ComponentsOverrides<Theme>['KeGalleryGrid'];
      variants?: ComponentsVariants<Theme>['KeGalleryGrid'];
    };
  }
}
