import type { Picture } from '@karachi-estates/contracts/media';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { claimPictures, discardPictures, pictureOf, storePicture } from './media.actions.ts';
import { PictureProblem } from './media.pictures.ts';

type Source = Pick<Deps, 'db' | 'media' | 'clock'>;

async function readable<Value>(work: Promise<Value>, field: string): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PictureProblem) throw new HttpProblem(400, error.message, { [field]: error.message });
    throw error;
  }
}

/**
 * Stores the picture of a form (where it has one), runs what shows it, and keeps the picture only if that succeeds.
 * @param field the form's field, named in the refusal of what is no picture.
 * @throws HttpProblem 400 for a file that is no sound picture.
 */
export async function withPicture<Value>(
  source: Source,
  upload: { bytes: Buffer | undefined; field: string },
  use: (picture: Picture | null) => Promise<Value>,
): Promise<Value> {
  if (!upload.bytes) return use(null);
  const picture = await readable(storePicture(source, upload.bytes), upload.field);
  try {
    const value = await use(pictureOf(picture));
    await readable(claimPictures(source.db, [picture.hash], true), upload.field);
    return value;
  } catch (error) {
    await discardPictures(source, [picture]);
    throw error;
  }
}
