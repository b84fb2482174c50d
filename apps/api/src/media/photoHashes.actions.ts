import type { Deps } from '../deps.ts';
import { masterOf } from './media.actions.ts';
import { hashPicture } from './media.pictures.ts';
import { addPhotoHash, listUnhashed } from './photoHashes.store.ts';

const AT_ONCE = 50;

/**
 * Fills in the hashes of pictures that were stored before there were any, in pieces, until it is told to stop. A
 * picture whose file is gone or damaged is noted as one that cannot be compared.
 */
export async function hashOldPictures(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  stopping?: AbortSignal,
): Promise<number> {
  let done = 0;
  for (let names = await listUnhashed(db, AT_ONCE); names.length > 0; names = await listUnhashed(db, AT_ONCE)) {
    for (const name of names) {
      if (stopping?.aborted) return done;
      const bytes = await media.get(`${name}/${masterOf({ width: 1 })}`);
      const bands = bytes && (await hashPicture(bytes).catch(() => undefined));
      await addPhotoHash(db, name, bands);
      done += 1;
    }
  }
  return done;
}
