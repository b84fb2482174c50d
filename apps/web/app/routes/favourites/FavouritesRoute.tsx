import { Alert } from '@karachi-estates/design-system/Alert';
import { Button } from '@karachi-estates/design-system/Button';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import type { MetaFunction } from 'react-router';
import { useHydrated } from '../../chrome/Hydrated.tsx';
import { KitLink } from '../../chrome/KitLink.tsx';
import { favourites as words } from '../../content/favourites.ts';
import { seo } from '../../content/seo.ts';
import { useFavouriteCards, useFavouriteSync, useKeptFavourites } from '../../data/favourites.ts';
import { PropertyCards } from '../../properties/PropertyCards.tsx';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';
import { useAccountDialog } from '../../session/AccountDialogProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './FavouritesRoute.module.css';

const FEW_SKELETONS = 4;
const MOST_SKELETONS = 8;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ seo: seo['/favourites'], path: '/favourites', origin: originOf(matches) });

/** The homes with a heart: a guest's are kept on the device, a signed-in person's in the account. */
export default function FavouritesRoute() {
  const { status, user } = useSession();
  const openLogin = useAccountDialog();
  const { owner, ids } = useKeptFavourites();
  const isHydrated = useHydrated();
  const sync = useFavouriteSync(user?.id);
  const cards = useFavouriteCards(ids);
  const isKnown = isHydrated && (status === 'guest' || (status === 'user' && owner === user?.id));
  const kept = ids.length === 0 ? [] : cards.data?.filter(({ property_id }) => ids.includes(property_id));
  const isEmpty = isKnown && kept?.length === 0 && (ids.length === 0 || !cards.isLoading);
  const failed = [sync, cards].find(({ error }) => error);

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
      ) : failed && !kept?.length ? (
        <FailedState title={words.failed.heading} reference={failed.reference} onRetry={failed.retry}>
          {words.failed.text}
        </FailedState>
      ) : (
        <PropertyCards
          properties={kept ?? []}
          loadingCount={kept?.length ? 0 : Math.min(ids.length || FEW_SKELETONS, MOST_SKELETONS)}
          headingLevel={2}
        />
      )}
    </div>
  );
}
