import type { User } from '@karachi-estates/contracts/accounts';
import { ProfileView } from '@karachi-estates/design-system/ProfileView';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { accounts } from '../../content/accounts.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { header } from '../../content/header.ts';
import { intlLocales, useLocale } from '../../locale/Locale.tsx';

/** The profile to read. */
export function ProfileFacts({ user, children }: { user: User; children: ReactNode }) {
  const locale = useLocale();
  const month = new Intl.DateTimeFormat(intlLocales[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Karachi',
  });
  const headerWords = useContent('header', header);
  const { fields, profile: words } = useContent('accounts', accounts);
  return (
    <>
      <ProfileView
        name={`${user.first_name} ${user.last_name}`.trim()}
        role={headerWords.account.roles[user.role]}
        picture={user.profile_image}
        labels={{ empty: words.empty }}
        facts={[
          { label: fields.firstName.label, value: user.first_name },
          { label: fields.lastName.label, value: user.last_name },
          { label: fields.email.label, value: user.email },
          { label: fields.phone.label, value: formatPhone(user.phone) },
          { label: fields.address.label, value: user.address },
        ]}
        actions={
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {children}
          </Stack>
        }
      />
      <Typography variant="body2" color="textSecondary">
        {fill(words.memberSince, { date: month.format(new Date(user.createdAt)) })}
      </Typography>
    </>
  );
}
