import { AuthPanel } from '@karachi-estates/design-system/AuthPanel';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { heroKarachi } from '../content/pictures.generated.ts';
import { sitePicture } from '../pictures/sitePicture.ts';
import type { AccountPanel } from './panel.ts';

export const accountPicture = sitePicture(heroKarachi);

/** A page of signing up or in, or of passwords. */
export function AccountPage({ panel, below }: { panel: AccountPanel; below?: ReactNode }) {
  const words = useContent('accounts', accounts);
  return (
    <Container sx={{ paddingBlock: { xs: '1.5rem 4rem', md: '3rem 5rem' } }}>
      <AuthPanel {...panel} labels={{ tagline: words.login.tagline }} picture={accountPicture} />
      {below}
    </Container>
  );
}
