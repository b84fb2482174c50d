import { pictureSrc, pictureSrcSet, smallPicture, thumbhashColor } from '@karachi-estates/domain/media/pictures';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import useForkRef from '@mui/utils/useForkRef';
import { type ComponentPropsWithRef, use, useState } from 'react';
import { LowData } from '../../lowData/lowData.ts';
import { corner, sunken } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { takeFocus } from '../../theme/takeFocus.ts';
import { PhotoOnTap } from './PhotoOnTap.tsx';

/** A picture as the API gives it, or a file of the site with its size in pixels. */
export interface PictureSource {
  /** `/media/{hash}`, served in several widths, or the address of one file. */
  src: string;
  width: number;
  height: number;
  /** Base64; its average colour fills the place until the picture is there. */
  thumbhash?: string;
  /** Ready-made widths of a site's own picture. */
  srcSet?: string;
}

export interface PictureProps
  extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'fetchPriority'> {
  /** The picture, with its size, so that its place is reserved. */
  picture: PictureSource;
  /** What it shows; empty where the words beside it say the same. */
  alt: string;
  /** The CSS `sizes`: how wide the picture will be, so that no browser loads more than it shows. */
  sizes: string;
  /**
   * `card` is 4:3, `gallery` 16:10, `natural` keeps the picture's own shape, `fill` takes the shape of its parent.
   * @default 'card'
   */
  ratio?: 'card' | 'gallery' | 'square' | 'wide' | 'natural' | 'fill';
  /** The largest picture of the first screen: loaded at once and before others. @default false */
  priority?: boolean;
  /** Has the corners of a card. @default false */
  rounded?: boolean;
  /**
   * What becomes of it where little data is wanted (`LowData`): `ask` offers it with its size, `surface` leaves its
   * colour, as within a link or a button, `load` loads its small size since it was asked for. Without it, what has an
   * `alt` is offered.
   * @default alt ? 'ask' : 'surface'
   */
  lowData?: 'ask' | 'surface' | 'load';
  /** Told when it was asked for. */
  onAsked?: () => void;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

type OwnerState = Required<Pick<PictureProps, 'ratio' | 'rounded'>>;

const Root = styled('img', { name: 'KePicture', slot: 'Root' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    display: 'block',
    width: '100%',
    height: 'auto',
    objectFit: 'cover',
    backgroundColor: sunken(theme),
    variants: [
      { props: { ratio: 'card' }, style: { aspectRatio: '4 / 3' } },
      { props: { ratio: 'gallery' }, style: { aspectRatio: '16 / 10' } },
      { props: { ratio: 'square' }, style: { aspectRatio: '1' } },
      { props: { ratio: 'wide' }, style: { aspectRatio: '2' } },
      { props: { ratio: 'fill' }, style: { height: '100%' } },
      { props: { rounded: true }, style: { borderRadius: corner(theme, 'card') } },
    ],
  })),
);

/**
 * A photo that never shifts the page: its place has the right shape and colour before it arrives. Where little data is
 * wanted (`LowData`), it is loaded when it is asked for, in one small size. Use MUI's Avatar instead for people.
 */
export function Picture(inProps: PictureProps) {
  const props = useThemeProps({ props: inProps, name: 'KePicture' });
  const {
    picture,
    ratio = 'card',
    priority = false,
    rounded = false,
    alt,
    lowData = alt ? 'ask' : 'surface',
    onAsked,
    style,
    ...other
  } = props;
  const ownerState = { ...props, ratio, rounded, priority, lowData };
  const small = use(LowData) ? smallPicture(picture) : undefined;
  const [isAsked, setAsked] = useState(false);
  const askedRef = useForkRef(isAsked ? takeFocus : null, other.ref);
  const place = picture.thumbhash ? { background: thumbhashColor(picture.thumbhash), ...style } : style;
  if (small && !isAsked && lowData !== 'load') {
    const ask = () => {
      setAsked(true);
      onAsked?.();
    };
    const shape = ratio === 'natural' ? { aspectRatio: picture.width / picture.height } : undefined;
    // What only an image has stays away.
    const { sizes, crossOrigin, decoding, referrerPolicy, useMap, ...ofSpan } = other;
    return (
      <Root
        as="span"
        ownerState={ownerState}
        {...ofSpan}
        // The link stands in it.
        style={{ position: 'relative', ...shape, ...place }}
      >
        {lowData === 'ask' && <PhotoOnTap ownerState={ownerState} {...small} alt={alt} onAsk={ask} />}
      </Root>
    );
  }
  return (
    <Root
      ownerState={ownerState}
      loading={priority || isAsked ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : undefined}
      src={small?.src ?? pictureSrc(picture.src, Math.min(640, picture.width))}
      srcSet={small ? undefined : (picture.srcSet ?? pictureSrcSet(picture.src, picture.width))}
      width={picture.width}
      height={picture.height}
      alt={alt}
      style={place}
      tabIndex={isAsked ? -1 : undefined}
      {...other}
      ref={askedRef}
    />
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePicture: 'root' | 'ask';
  }
  interface ComponentsPropsList {
    KePicture: Partial<PictureProps>;
  }
  interface Components<Theme = unknown> {
    KePicture?: {
      defaultProps?: ComponentsPropsList['KePicture'];
      styleOverrides?: ComponentsOverrides<Theme>['KePicture'];
      variants?: ComponentsVariants<Theme>['KePicture'];
    };
  }
}
