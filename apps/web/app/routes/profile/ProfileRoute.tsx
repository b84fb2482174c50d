import { FailedState } from '@karachi-estates/design-system/FailedState';
import { takeFocus, takeFocusInView } from '@karachi-estates/design-system/theme/takeFocus';
import { PROFILE_LOAD_FAILED, PROFILE_SAVED } from '@karachi-estates/domain/accounts/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import EditRounded from '@mui/icons-material/EditRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ProfileForm } from '../../accounts/ProfileForm.tsx';
import { accounts } from '../../content/accounts.ts';
import { useContent } from '../../content/contentFor.ts';
import { useProfile } from '../../data/accounts.ts';
import { said } from '../../forms/said.ts';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { ErasureNotice } from './ErasureNotice.tsx';
import { ProfileAccount } from './ProfileAccount.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfilePassword } from './ProfilePassword.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

export const meta = privatePageMeta('/profile');

/** Who one is here: read-only first, then edit, then read-only again. */
export default function ProfileRoute() {
  const { profile: words } = useContent('accounts', accounts);
  const session = useSession();
  const { data, error, reference, retry } = useProfile(({ status }) => {
    if (status === 401) session.expire();
  });
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const hasExpired = error?.status === 401;

  const user = data?.user;
  return (
    <Container
      sx={{
        display: 'grid',
        gap: 3,
        maxWidth: { xs: '48rem' },
        paddingBlock: '2rem 4rem',
        // A live region that says nothing yet takes no place in the rhythm of the page.
        '& > [role="status"]:empty': { position: 'absolute' },
      }}
    >
      <Typography variant="h2" component="h1">
        {words.heading}
      </Typography>
      <div role="status">
        {isSaved && (
          <Alert severity="success" role="presentation">
            {said(told({ PROFILE_SAVED }))}
          </Alert>
        )}
      </div>
      {!user && error && !hasExpired && (
        <FailedState title={said(told({ PROFILE_LOAD_FAILED }))} reference={reference} onRetry={retry}>
          {words.retry}
        </FailedState>
      )}
      {!user && (!error || hasExpired) && <ProfileSkeleton label={words.loading} />}
      {user && <ErasureNotice />}
      {user && isEditing && (
        <ProfileCard ref={takeFocus} tabIndex={-1} aria-label={words.edit}>
          <ProfileForm
            user={user}
            onSaved={(saved) => {
              session.setUser(saved);
              setEditing(false);
              setSaved(true);
            }}
            onCancel={() => setEditing(false)}
          />
        </ProfileCard>
      )}
      {user && !isEditing && (
        <>
          <ProfileFacts user={user}>
            <Button
              ref={wasEdited ? takeFocusInView : undefined}
              startIcon={<EditRounded />}
              onClick={() => {
                setSaved(false);
                setWasEdited(true);
                setEditing(true);
              }}
            >
              {words.edit}
            </Button>
            <Button variant="outlined" startIcon={<LogoutRounded />} onClick={() => session.signOut('/login')}>
              {words.logout}
            </Button>
          </ProfileFacts>
          <ProfilePassword email={user.email} />
          <ProfileAccount />
        </>
      )}
    </Container>
  );
}
