import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { useFocusRestore } from '@karachi-estates/design-system/theme/useFocusRestore';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { useHydrated } from '../../chrome/Hydrated.tsx';
import { useContent } from '../../content/contentFor.ts';
import { favourites } from '../../content/favourites.ts';
import { useFavouriteSync, useShortlistCards, useStoredFavourites } from '../../data/favourites.ts';
import { referenceOf } from '../../data/reference.ts';
import { PropertyCards } from '../../properties/PropertyCards.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { useAccountDialog } from '../../session/AccountDialogProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { Shortlist } from '../../shortlist/Shortlist.tsx';

/** A guest's list is on their device alone. */
const loadSharePanel = () => import('../../shortlist/SharePanel.tsx');

const FEW_SKELETONS = 4;
const MOST_SKELETONS = 8;

export const meta = fixedPageMeta('/favourites');

const inOrder = (homes: readonly PropertyCardFields[], ids: readonly number[]) =>
  ids.flatMap((id) => homes.find(({ property_id }) => property_id === id) ?? []);

/** The homes with a heart: a guest's are stored on the device, a signed-in person's in the account. */
export default function FavouritesRoute() {
  const words = useContent('favourites', favourites);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusRestore(heading);
  const session = useSession();
  const { status, user } = session;
  const openLogin = useAccountDialog();
  const { owner, ids } = useStoredFavourites();
  const isHydrated = useHydrated();
  const sync = useFavouriteSync(user?.id);
  // In an order of their own, so that a move by hand asks for nothing.
  const cards = useShortlistCards(useMemo(() => [...ids].sort((one, other) => one - other), [ids]));
  const isKnown = isHydrated && (status === 'guest' || (status === 'user' && owner === user?.id));
  const shown = ids.length === 0 ? [] : cards.data && inOrder(cards.data, ids);
  const isEmpty = isKnown && shown?.length === 0 && (ids.length === 0 || !cards.isLoading);
  const failed = [sync, cards, session].find(({ error }) => error);

  function content() {
    if (isEmpty)
      return (
        <EmptyState
          title={words.empty.heading}
          icon={<FavoriteBorderRounded />}
          action={
            <Button variant="contained" href="/properties">
              {words.empty.action}
            </Button>
          }
        >
          {words.empty.text}
        </EmptyState>
      );
    if (shown?.length)
      return (
        <>
          <Shortlist homes={shown} />
          {user && (
            <LoadedPart load={loadSharePanel}>
              {({ default: SharePanel }) => <SharePanel accountId={user.id} homes={shown} />}
            </LoadedPart>
          )}
        </>
      );
    if (failed)
      return (
        <FailedState title={words.failed.heading} reference={referenceOf(failed.error)} onRetry={failed.retry}>
          {words.failed.text}
        </FailedState>
      );
    const loadingCount = Math.min(ids.length || FEW_SKELETONS, MOST_SKELETONS);
    return <PropertyCards properties={[]} loadingCount={loadingCount} headingLevel={2} />;
  }

  return (
    <Container sx={{ display: 'grid', gap: 3, paddingBlockStart: 4, paddingBlockEnd: 8, '& > *': { minWidth: 0 } }}>
      <Stack spacing={1}>
        <Typography ref={heading} variant="h2" component="h1">
          {words.heading}
        </Typography>
        <Typography color="textSecondary">{words.lead}</Typography>
        {isHydrated && status !== 'checking' && (
          <Link href="/saved-searches" underline="always" sx={{ alignSelf: 'start' }}>
            {words.searches}
          </Link>
        )}
      </Stack>
      {isHydrated && status === 'guest' && !isEmpty && (
        <Alert
          severity="info"
          role="note"
          action={
            <Button variant="outlined" size="small" onClick={() => openLogin()}>
              {words.login}
            </Button>
          }
        >
          {words.guestNote}
        </Alert>
      )}
      {content()}
    </Container>
  );
}
