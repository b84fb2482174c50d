import { pictureSrc, pictureSrcSet, thumbhashColor } from '@karachi-estates/domain/media/pictures';
import styles from './Picture.module.css';

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

export interface PictureProps {
  /** The picture, with its size, so that its place is reserved. */
  picture: PictureSource;
  /** What it shows; empty where the words beside it say the same. */
  alt: string;
  /** The CSS `sizes`: how wide the picture will be, so that no browser loads more than it shows. */
  sizes: string;
  /** `card` is 4:3, `gallery` 16:10, `natural` keeps the picture's own shape, `fill` takes the shape of its parent. */
  ratio?: 'card' | 'gallery' | 'square' | 'wide' | 'natural' | 'fill';
  /** The largest picture of the first screen: loaded at once and before others. */
  priority?: boolean;
  /** Has the corners of a card. */
  rounded?: boolean;
}

/** A photo that never shifts the page: its place has the right shape and colour before it arrives. Use Avatar instead for people. */
export function Picture({ picture, alt, sizes, ratio = 'card', priority = false, rounded = false }: PictureProps) {
  return (
    <img
      className={`${styles.picture} ${styles[ratio]}${rounded ? ` ${styles.rounded}` : ''}`}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : undefined}
      src={pictureSrc(picture.src, Math.min(640, picture.width))}
      srcSet={picture.srcSet ?? pictureSrcSet(picture.src, picture.width)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      style={picture.thumbhash ? { background: thumbhashColor(picture.thumbhash) } : undefined}
      // Last, for it differs most: what lists repeat before it compresses as one.
      alt={alt}
    />
  );
}
