import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type AccountsContent, accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { AccountPanel } from './panel.ts';

function SellersOnlyNotice({ email }: { email: string }) {
  const words = useContent('accounts', accounts).login.forSellers;
  const session = useSession();
  return (
    <Stack spacing={3} sx={{ minWidth: 0 }}>
      <Typography role="status">{fill(words.text, { email })}</Typography>
      <Button size="large" fullWidth onClick={() => session.signOut('/login')}>
        {words.switch}
      </Button>
      <Button size="large" variant="outlined" fullWidth href="/">
        {words.stay}
      </Button>
    </Stack>
  );
}

/** For a buyer who asked for a seller's page: says so, and offers to log in as somebody else. */
export const sellersOnlyPanel = ({ login }: AccountsContent, email: string): AccountPanel => ({
  heading: login.forSellers.heading,
  children: <SellersOnlyNotice email={email} />,
});
