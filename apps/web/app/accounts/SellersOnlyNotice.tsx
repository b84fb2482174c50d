import { Button } from '@karachi-estates/design-system/Button';
import { KitLink } from '../chrome/KitLink.tsx';
import { accounts } from '../content/accounts.ts';
import { fill } from '../content/fill.ts';
import { useSession } from '../session/SessionProvider.tsx';
import styles from './AccountForm.module.css';
import type { AccountPanel } from './panel.ts';

const words = accounts.login.forSellers;

function SellersOnlyNotice({ email }: { email: string }) {
  const session = useSession();
  return (
    <div className={styles.stack}>
      <p role="status">{fill(words.text, { email })}</p>
      <Button size="large" fullWidth onClick={() => session.signOut('/login')}>
        {words.switch}
      </Button>
      <Button size="large" variant="outlined" fullWidth href="/" linkComponent={KitLink}>
        {words.stay}
      </Button>
    </div>
  );
}

/** For a buyer who asked for a seller's page: says so, and offers to log in as somebody else. */
export const sellersOnlyPanel = (email: string): AccountPanel => ({
  heading: words.heading,
  children: <SellersOnlyNotice email={email} />,
});
