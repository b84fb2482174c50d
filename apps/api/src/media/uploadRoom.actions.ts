import { DAY_QUOTA_USED, SPACE_QUOTA_USED } from '@karachi-estates/domain/media/messages';
import { planInForce } from '@karachi-estates/domain/plans/plans';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount } from '../accounts/accounts.store.ts';
import { countAttempt } from '../accounts/throttle.store.ts';
import type { Deps } from '../deps.ts';
import { Refused } from '../refused.ts';
import { uploadedBytes } from './media.store.ts';

/** Who uploads: a signed-in person, or somebody who signs up, by their network. */
type Uploader = { accountId: number } | { network: string };

interface UploadedFile {
  /** The form's field, named in the refusal. */
  field: string;
  /** undefined where the form has no file. */
  bytes: number | undefined;
  /** Bytes of the files before it in the same form. */
  before?: number;
}

const MEGABYTE = 1024 * 1024;
const DAY_MS = 86_400_000;
const HOUR_S = 3_600;

/**
 * Refuses a file before it is worked on, when it would take more space than an account may, or when enough pictures
 * were sent today.
 * @throws Refused `too-large`, `too-many` with the seconds to wait.
 */
export async function requireUploadRoom(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  uploader: Uploader,
  { field, bytes, before = 0 }: UploadedFile,
): Promise<void> {
  if (bytes === undefined) return;
  const { perDay, basicMegabytes, paidMegabytes } = deps.settings.uploads;
  if ('accountId' in uploader) {
    const account = await findAccount(deps.db, uploader.accountId);
    const plan = planInForce({ plan: account?.plan ?? 'basic', expiresAt: account?.planUntil ?? null }, deps.clock());
    const megabytes = plan === 'basic' ? basicMegabytes : paidMegabytes;
    const used = megabytes === 0 ? 0 : (await uploadedBytes(deps.db, uploader.accountId)) + before + bytes;
    if (used > megabytes * MEGABYTE) {
      const why = told({ SPACE_QUOTA_USED }, { megabytes });
      throw new Refused('too-large', why, { [field]: why });
    }
  }
  if (perDay === 0) return;
  const name = 'accountId' in uploader ? `upload:account:${uploader.accountId}` : `upload:network:${uploader.network}`;
  const wait = await countAttempt(deps.db, [{ name, limit: perDay, windowMs: DAY_MS }], deps.clock());
  if (wait === 0) return;
  const why = told({ DAY_QUOTA_USED }, { pictures: perDay, hours: Math.ceil(wait / HOUR_S) });
  throw new Refused('too-many', why, { [field]: why }, wait);
}
