import { PHOTO_TOO_LARGE, PHOTOS_TOO_LARGE } from '@karachi-estates/domain/media/messages';
import { AD_FORM_EXPECTED, TOO_MANY_PHOTOS } from '@karachi-estates/domain/properties/messages';
import { checkPhotoCount, MAX_PHOTOS } from '@karachi-estates/domain/properties/rules';
import { type Told, told } from '@karachi-estates/domain/words/sentence';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { discardPictures, PictureProblem, type StoredPicture, storePicture } from '../media/media.actions.ts';
import { requireUploadRoom } from '../media/uploadRoom.actions.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { isEmptyInput, takeField, unexpectedFile } from '../plugins/forms.ts';
import { callerOf } from '../plugins/session.ts';
import type { FormFields } from './properties.form.ts';

const MEGABYTE = 1024 * 1024;
const FILE_MEGABYTES = 15;
/** Eight photos of four megabytes, and the form around them. */
const TOTAL_MEGABYTES = 36;
/** Who changes an ad may send back all that they read of it, which is some forty fields. */
const FIELDS = 80;
const FIELD_BYTES = 32 * 1024;
const FILE_FIELD = 'image_url';

const problem = (status: number, why: Told) => new HttpProblem(status, why, { [FILE_FIELD]: why });

const TOO_LARGE = told({ PHOTOS_TOO_LARGE }, { megabytes: TOTAL_MEGABYTES });

/** An ad's form as it arrived: its texts, and its photos in the order of sending, already stored. */
export interface Upload {
  fields: FormFields;
  pictures: StoredPicture[];
}

async function settle(work: Promise<StoredPicture>[]): Promise<{ stored: StoredPicture[]; failed: unknown }> {
  const results = await Promise.allSettled(work);
  const stored = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failure = results.find((result) => result.status === 'rejected');
  return { stored, failed: failure?.reason };
}

/**
 * Reads an ad's form. Each photo is worked on while the next one arrives; when anything is wrong, what was stored is
 * taken back and the refusal names `image_url`.
 * @throws HttpProblem 400 for what is no picture or more than eight, 413 for too many bytes, 429 for too many pictures
 *   a day.
 */
export async function readUpload(deps: Deps, request: FastifyRequest): Promise<Upload> {
  if (Number(request.headers['content-length'] ?? 0) > TOTAL_MEGABYTES * MEGABYTE) throw problem(413, TOO_LARGE);
  if (!request.isMultipart()) throw new HttpProblem(415, told({ AD_FORM_EXPECTED }));
  const seller = { accountId: callerOf(request).id };
  const fields: Record<string, string> = Object.create(null);
  const work: Promise<StoredPicture>[] = [];
  let bytes = 0;
  try {
    const limits = {
      fileSize: FILE_MEGABYTES * MEGABYTE,
      files: MAX_PHOTOS + 1,
      fields: FIELDS,
      fieldSize: FIELD_BYTES,
      parts: FIELDS + MAX_PHOTOS + 1,
    };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        takeField(fields, part);
        continue;
      }
      const content = await part.toBuffer();
      if (isEmptyInput(part, content)) continue;
      if (part.fieldname.replace(/\[\]$/, '') !== FILE_FIELD) {
        throw unexpectedFile(part);
      }
      const count = checkPhotoCount(work.length + 1);
      if (!count.ok) throw problem(400, count);
      bytes += content.length;
      if (bytes > TOTAL_MEGABYTES * MEGABYTE) throw problem(413, TOO_LARGE);
      const room = await requireUploadRoom(deps, seller, { field: FILE_FIELD, bytes: content.length });
      const stored = storePicture(deps, content, { ...seller, room });
      // Looked at below; until then a failure must not count as unhandled.
      stored.catch(() => undefined);
      work.push(stored);
    }
  } catch (error) {
    await discardPictures(deps, (await settle(work)).stored);
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw problem(413, told({ PHOTO_TOO_LARGE }, { megabytes: FILE_MEGABYTES }));
    if (code === 'FST_FILES_LIMIT') throw problem(400, told({ TOO_MANY_PHOTOS }, { most: MAX_PHOTOS }));
    throw error;
  }
  const { stored, failed } = await settle(work);
  if (failed === undefined) return { fields, pictures: stored };
  await discardPictures(deps, stored);
  throw failed instanceof PictureProblem ? problem(400, failed.told) : failed;
}
