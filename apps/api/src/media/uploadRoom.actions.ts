import { DAY_QUOTA_USED, SPACE_QUOTA_USED } from '@karachi-estates/domain/media/messages';
import { planInForce } from '@karachi-estates/domain/plans/plans';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount } from '../accounts/accounts.store.ts';
import { countAttempt } from '../accounts/throttle.store.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { Refused } from '../refused.ts';
import { addUpload, uploadedBytes } from './media.store.ts';

/** Who uploads: a signed-in person, or somebody who signs up, by their network. */
type Uploader = { accountId: number } | { network: string };

interface UploadedFile {
  /** The form's field, named in the refusal. */
  field: string;
  /** undefined where the form has no file. */
  bytes: number | undefined;
}

/** The space that the pictures of an account may take together. */
export interface UploadRoom {
  megabytes: number;
  /** The form's field, named in the refusal. */
  field: string;
}

const MEGABYTE = 1024 * 1024;
const HOUR_S = 3_600;

/** @throws Refused `too-large` where the pictures of an account take more than they may. */
function requireWithin({ megabytes, field }: UploadRoom, bytes: number): void {
  if (bytes <= megabytes * MEGABYTE) return;
  const why = told({ SPACE_QUOTA_USED }, { megabytes });
  throw new Refused('too-large', why, { [field]: why });
}

/**
 * Refuses a file before it is worked on, when it would take more space than an account may, or when enough pictures
 * were sent today.
 * @returns what {@link noteUpload} looks at once more; undefined where space has no limit.
 * @throws Refused `too-large`, `too-many` with the seconds to wait.
 */
export async function requireUploadRoom(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  uploader: Uploader,
  { field, bytes }: UploadedFile,
): Promise<UploadRoom | undefined> {
  if (bytes === undefined) return undefined;
  const { perDay, basicMegabytes, paidMegabytes } = deps.settings.uploads;
  let room: UploadRoom | undefined;
  if ('accountId' in uploader) {
    const account = await findAccount(deps.db, uploader.accountId);
    const plan = planInForce({ plan: account?.plan ?? 'basic', expiresAt: account?.planUntil ?? null }, deps.clock());
    const megabytes = plan === 'basic' ? basicMegabytes : paidMegabytes;
    if (megabytes > 0) {
      room = { megabytes, field };
      requireWithin(room, (await uploadedBytes(deps.db, uploader.accountId)) + bytes);
    }
  }
  if (perDay === 0) return room;
  const name = 'accountId' in uploader ? `upload:account:${uploader.accountId}` : `upload:network:${uploader.network}`;
  const wait = await countAttempt(deps.db, [{ name, limit: perDay, windowMs: DAY_MS }], deps.clock());
  if (wait === 0) return room;
  const why = told({ DAY_QUOTA_USED }, { pictures: perDay, hours: Math.ceil(wait / HOUR_S) });
  throw new Refused('too-many', why, { [field]: why }, wait);
}

/**
 * Notes that an account uploaded a picture. Its uploads do so one after the other and each looks at the space again: of
 * many at once, which all found room when they came, those that are too many are refused.
 * @throws Refused `too-large`
 */
export async function noteUpload(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  upload: { accountId: number; hash: string; bytes: number },
  room: UploadRoom | undefined,
): Promise<void> {
  if (room === undefined) return addUpload(db, upload, clock());
  await db.transaction(async (tx) => {
    await serialise(tx, `upload ${upload.accountId}`);
    await addUpload(tx, upload, clock());
    requireWithin(room, await uploadedBytes(tx, upload.accountId));
  });
}
