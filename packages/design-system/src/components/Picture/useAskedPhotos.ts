import { smallPicture } from '@karachi-estates/domain/media/pictures';
import { use, useState } from 'react';
import { LowData } from '../../lowData/lowData.ts';
import { takeFocus } from '../../theme/takeFocus.ts';
import type { PictureSource } from './Picture.tsx';

interface AskedPhotos<Photo extends PictureSource> {
  /** Those that are loaded: all of them, or those that were asked for where little data is wanted. */
  shown: readonly Photo[];
  /** About what the others weigh together, in kilobytes. */
  kilobytes: number;
  /** Loads these too. The first of them takes the focus by {@link focusOf}. */
  ask: (photos: readonly Photo[]) => void;
  /** The `ref` of what opens a photo. */
  focusOf: (photo: Photo) => ((element: HTMLElement | null) => void) | undefined;
}

/** Which photos of a gallery are loaded. */
export function useAskedPhotos<Photo extends PictureSource>(photos: readonly Photo[]): AskedPhotos<Photo> {
  const isLow = use(LowData);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [last, setLast] = useState<string>();
  const isShown = ({ src }: Photo) => !isLow || asked.includes(src);
  return {
    shown: photos.filter(isShown),
    kilobytes: photos.reduce((sum, photo) => (isShown(photo) ? sum : sum + smallPicture(photo).kilobytes), 0),
    ask: (more) => {
      setAsked([...asked, ...more.map(({ src }) => src)]);
      setLast(more[0]?.src);
    },
    focusOf: ({ src }) => (src === last ? takeFocus : undefined),
  };
}
