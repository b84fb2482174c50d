import { takeFocusInView } from '@karachi-estates/design-system/theme/takeFocus';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ChangePasswordForm } from '../../accounts/ChangePasswordForm.tsx';
import { accounts } from '../../content/accounts.ts';
import { useContent } from '../../content/contentFor.ts';
import { ownership } from '../../content/ownership.ts';
import { useAccount } from '../../data/accounts.ts';
import { AccountSection } from './AccountSection.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** The password, which is only ever replaced. Who signs in with Google alone has none yet: it is set by mail. */
export function ProfilePassword({ email }: { email: string }) {
  const words = useContent('accounts', accounts).profile.changePassword;
  const { password: withoutOne } = useContent('ownership', ownership);
  const { data: account } = useAccount();
  const [state, setState] = useState<'untouched' | 'open' | 'closed' | 'done'>('untouched');
  const id = useId();
  if (account?.has_password === false) {
    return (
      <AccountSection heading={words.heading} lead={withoutOne.lead}>
        <Button variant="outlined" href="/forgot-password" sx={{ alignSelf: 'start' }}>
          {withoutOne.set}
        </Button>
      </AccountSection>
    );
  }
  return (
    <ProfileCard aria-labelledby={id}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <Typography id={id} variant="h4" component="h2">
            {words.heading}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {words.lead}
          </Typography>
        </div>
        {state !== 'open' && (
          <Button
            ref={state === 'untouched' ? undefined : takeFocusInView}
            variant="outlined"
            onClick={() => setState('open')}
          >
            {words.open}
          </Button>
        )}
      </Stack>
      <div role="status">
        {state === 'done' && (
          <Alert severity="success" role="presentation">
            {words.done}
          </Alert>
        )}
      </div>
      {state === 'open' && (
        <ChangePasswordForm email={email} onChanged={() => setState('done')} onCancel={() => setState('closed')} />
      )}
    </ProfileCard>
  );
}
