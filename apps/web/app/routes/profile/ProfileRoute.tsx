import { Alert } from '@karachi-estates/design-system/Alert';
import { Button } from '@karachi-estates/design-system/Button';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { PROFILE_LOAD_FAILED, PROFILE_SAVED } from '@karachi-estates/domain/accounts/messages';
import { useEffect, useState } from 'react';
import { ProfileForm } from '../../accounts/ProfileForm.tsx';
import { accounts } from '../../content/accounts.ts';
import { useProfile } from '../../data/accounts.ts';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { ProfileAccount } from './ProfileAccount.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfilePassword } from './ProfilePassword.tsx';
import styles from './ProfileRoute.module.css';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const { profile: words } = accounts;

export const meta = privatePageMeta('/profile');

/** Who one is here: read-only first, then edit, then read-only again. */
export default function ProfileRoute() {
  const session = useSession();
  const { data, error, reference, retry } = useProfile();
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const hasExpired = error?.status === 401;

  // Once when it expires, whatever else of the session changes.
  useEffect(() => {
    if (hasExpired) session.expire();
  }, [hasExpired]);

  const user = data?.user;
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{words.heading}</h1>
      <div role="status">{isSaved && <Alert tone="success">{PROFILE_SAVED}</Alert>}</div>
      {!user && error && !hasExpired && (
        <FailedState title={PROFILE_LOAD_FAILED} reference={reference} onRetry={retry}>
          {words.retry}
        </FailedState>
      )}
      {!user && (!error || hasExpired) && <ProfileSkeleton label={words.loading} />}
      {user && isEditing && (
        <section className={styles.card} aria-label={words.edit}>
          <ProfileForm
            user={user}
            onSaved={(saved) => {
              session.setUser(saved);
              setEditing(false);
              setSaved(true);
            }}
            onCancel={() => setEditing(false)}
          />
        </section>
      )}
      {user && !isEditing && (
        <>
          <ProfileFacts user={user}>
            <Button
              icon="edit"
              onClick={() => {
                setSaved(false);
                setEditing(true);
              }}
            >
              {words.edit}
            </Button>
            <Button variant="outlined" icon="log-out" onClick={() => session.signOut('/login')}>
              {words.logout}
            </Button>
          </ProfileFacts>
          <ProfilePassword email={user.email} />
          <ProfileAccount />
        </>
      )}
    </div>
  );
}
