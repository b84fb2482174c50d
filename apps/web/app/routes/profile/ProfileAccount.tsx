import { FailedState } from '@karachi-estates/design-system/FailedState';
import { useContent } from '../../content/contentFor.ts';
import { ownership } from '../../content/ownership.ts';
import { useAccount } from '../../data/accounts.ts';
import { ProfileEmail } from './ProfileEmail.tsx';
import { ProfileLeaving } from './ProfileLeaving.tsx';
import { ProfileMarks } from './ProfileMarks.tsx';
import { ProfileSellerPage } from './ProfileSellerPage.tsx';
import { ProfileSessions } from './ProfileSessions.tsx';

/** The account itself: its address, its devices, taking everything along and leaving. */
export function ProfileAccount() {
  const words = useContent('ownership', ownership);
  const { data, error, reference, retry } = useAccount();
  if (!data) return error ? <FailedState title={words.failed} reference={reference} onRetry={retry} /> : null;
  return (
    <>
      {data.page && <ProfileSellerPage page={data.page} />}
      {data.page && <ProfileMarks />}
      <ProfileEmail account={data} />
      <ProfileSessions />
      <ProfileLeaving account={data} />
    </>
  );
}
