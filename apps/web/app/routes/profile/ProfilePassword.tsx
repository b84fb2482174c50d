import { takeFocusInView } from '@karachi-estates/design-system/theme/takeFocus';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ChangePasswordForm } from '../../accounts/ChangePasswordForm.tsx';
import { accounts } from '../../content/accounts.ts';
import { useContent } from '../../content/contentFor.ts';
import { ProfileCard } from './ProfileCard.tsx';

/** The password, which is only ever replaced. */
export function ProfilePassword({ email }: { email: string }) {
  const words = useContent('accounts', accounts).profile.changePassword;
  const [state, setState] = useState<'untouched' | 'open' | 'closed' | 'done'>('untouched');
  const id = useId();
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
