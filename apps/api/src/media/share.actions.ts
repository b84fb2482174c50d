import { createHash } from 'node:crypto';
import type { ShareWords } from '@karachi-estates/domain/properties/shareWords';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { drawSharePicture, picturesInWork } from './media.pictures.ts';

/** What the share picture of a listing shows. */
export interface Share extends ShareWords {
  /** The hash of the cover photo; null where the listing has none. */
  cover: string | null;
  locale: Locale;
}

/** Raise it when the drawing changes, so that caches fetch the new look. */
const LOOK = 1;
/** Pictures that may wait before a share picture is refused: uploads and pages come first. */
const MOST_WAITING = 24;

const cached = new LRUCache<string, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.length,
});
const drawing = new Map<string, Promise<Buffer>>();

/** Names what a share picture shows; another name is another picture. */
export function shareTag(share: Share): string {
  const { cover, locale, price, exact, facts } = share;
  const shown = JSON.stringify([LOOK, cover, locale, price, exact, facts]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 32);
}

async function draw({ media }: Pick<Deps, 'media'>, { cover, locale, ...words }: Share): Promise<Buffer> {
  const photo = cover ? await media.get(`${cover}/master.webp`) : undefined;
  return drawSharePicture({ ...words, photo, isRtl: locale === 'ur' });
}

/**
 * The share picture of a listing as a JPEG: from memory, or drawn now, once for all who ask meanwhile.
 * @returns undefined while too many pictures are waiting to be worked on.
 */
export async function sharePicture(deps: Pick<Deps, 'media'>, share: Share): Promise<Buffer | undefined> {
  const tag = shareTag(share);
  const known = cached.get(tag);
  if (known) return known;
  let wanted = drawing.get(tag);
  if (!wanted) {
    if (picturesInWork() >= MOST_WAITING) return undefined;
    wanted = draw(deps, share).finally(() => drawing.delete(tag));
    drawing.set(tag, wanted);
  }
  const bytes = await wanted;
  cached.set(tag, bytes);
  return bytes;
}
