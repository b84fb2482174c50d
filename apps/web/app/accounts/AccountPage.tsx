import { AuthPanel } from '@karachi-estates/design-system/AuthPanel';
import { accounts } from '../content/accounts.ts';
import { heroKarachi } from '../content/pictures.generated.ts';
import { sitePicture } from '../pictures/sitePicture.ts';
import styles from './AccountPage.module.css';
import type { AccountPanel } from './panel.ts';

export const accountPicture = sitePicture(heroKarachi);

/** A page of signing up or in, or of passwords. */
export function AccountPage({ panel }: { panel: AccountPanel }) {
  return (
    <div className={styles.page}>
      <AuthPanel {...panel} tagline={accounts.login.tagline} picture={accountPicture} />
    </div>
  );
}
