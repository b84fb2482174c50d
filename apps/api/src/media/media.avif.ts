import { pictureWidths } from '@karachi-estates/domain/media/pictures';
import type { Deps } from '../deps.ts';
import { encodeVariant } from './media.pictures.ts';
import { type MediaRow, markAvif, nextWithoutAvif } from './media.store.ts';
import { MediaStoreAway } from './mediaStore.ts';

type Source = Pick<Deps, 'db' | 'media' | 'logger'>;

/** Card sizes: what most visitors load. */
const SMALL = 640;

async function encode(source: Source, picture: MediaRow, stopping?: AbortSignal): Promise<MediaRow['avif']> {
  const master = await source.media.get(`${picture.hash}/master.webp`);
  if (!master) return 'failed';
  const small = picture.avif === 'pending';
  for (const width of pictureWidths(picture.width).filter((each) => each <= SMALL === small)) {
    // What is made already stays; the next process makes the rest.
    if (stopping?.aborted) return picture.avif;
    // WebP of the larger sizes was left for later when the picture came; it is made sooner than AVIF.
    for (const format of small ? (['avif'] as const) : (['webp', 'avif'] as const)) {
      const key = `${picture.hash}/${width}.${format}`;
      if (!(await source.media.has(key))) await source.media.put(key, await encodeVariant(master, width, format));
    }
  }
  return small ? 'small' : 'done';
}

/** Makes the next missing AVIF files. @returns false when there is nothing to make. */
export async function encodeNextAvif(source: Source, stopping?: AbortSignal): Promise<boolean> {
  const picture = await nextWithoutAvif(source.db);
  if (!picture) return false;
  try {
    await markAvif(source.db, picture.hash, await encode(source, picture, stopping));
  } catch (error) {
    // Nothing is wrong with the picture: it stays in the queue until the store is back.
    if (error instanceof MediaStoreAway) throw error;
    source.logger.warn({ err: error, picture: picture.hash }, 'a picture could not be encoded as AVIF');
    await markAvif(source.db, picture.hash, 'failed');
  }
  return true;
}
