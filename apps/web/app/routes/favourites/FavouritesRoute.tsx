import { Alert } from '@karachi-estates/design-system/Alert';
import { Button } from '@karachi-estates/design-system/Button';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import type { MetaFunction } from 'react-router';
import { KitLink } from '../../chrome/KitLink.tsx';
import { useHydrated } from '../../chrome/useHydrated.ts';
import { accounts } from '../../content/accounts.ts';
import { seo } from '../../content/seo.ts';
import { useAccountFavourites, useDeviceFavourites, useFavouriteIds } from '../../data/favourites.ts';
import { PropertyCards } from '../../properties/PropertyCards.tsx';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';
import { useAccountDialog } from '../../session/AccountDialogProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './FavouritesRoute.module.css';

const { favourites: words } = accounts;
const MOST_SKELETONS = 8;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ seo: seo['/favourites'], path: '/favourites', origin: originOf(matches) });

/** The homes with a heart: a guest's are kept on the device, a signed-in person's in the account. */
export default function FavouritesRoute() {
  const { status } = useSession();
  const openLogin = useAccountDialog();
  const ids = useFavouriteIds();
  const isHydrated = useHydrated();
  const ofAccount = useAccountFavourites(status === 'user');
  const ofDevice = useDeviceFavourites(status === 'guest' ? ids : null);
  const { data, error, retry } = status === 'user' ? ofAccount : ofDevice;
  const kept = data?.filter(({ property_id }) => ids.includes(property_id));
  const isEmpty = isHydrated && status !== 'checking' && (ids.length === 0 || kept?.length === 0);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      {isHydrated && status === 'guest' && !isEmpty && (
        <Alert
          action={
            <Button variant="outlined" size="small" onClick={() => openLogin()}>
              {words.login}
            </Button>
          }
        >
          {words.guestNote}
        </Alert>
      )}
      {isEmpty ? (
        <EmptyState
          title={words.empty.heading}
          icon="heart-outline"
          action={
            <Button href="/properties" linkComponent={KitLink}>
              {words.empty.action}
            </Button>
          }
        >
          {words.empty.text}
        </EmptyState>
      ) : error && !kept ? (
        <FailedState title={words.failed.heading} onRetry={retry}>
          {words.failed.text}
        </FailedState>
      ) : (
        <PropertyCards
          properties={kept ?? []}
          loadingCount={kept ? 0 : Math.min(ids.length || 4, MOST_SKELETONS)}
          headingLevel={2}
        />
      )}
    </div>
  );
}
