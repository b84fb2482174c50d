import type { DeskListingDetail, ListingAction } from '@karachi-estates/contracts/deskListings';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '../../chrome/Page.tsx';
import { listings as words } from '../../content/listings.ts';
import { useNow } from '../../parts/clock.ts';
import { Detail } from '../../parts/Detail.tsx';
import { age } from '../../parts/format.ts';
import { KeysButton } from '../../parts/KeysButton.tsx';
import { DecideFirst } from '../../parts/Panel.tsx';
import { ReasonDialog, type Reasoned, type ReasonedAction } from '../../parts/ReasonDialog.tsx';
import { State } from '../../parts/State.tsx';
import { ReviewMark, StatusMark } from '../../parts/states.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import { ActionsPanel } from './ActionsPanel.tsx';
import { AppealPanel } from './AppealPanel.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { ListingAd } from './ListingAd.tsx';
import { ListingRecord } from './ListingRecord.tsx';
import { actionsFor, hasPage } from './listingRules.ts';
import { useListingActions } from './useListingActions.ts';
import { useNeighbours } from './useNeighbours.ts';

const needsReason = (action: ListingAction): action is ReasonedAction => action === 'hide' || action === 'send-back';

function Listing({ listing }: { listing: DeskListingDetail }) {
  const { permissions } = usePermissions<string[]>();
  const { one, putRight, takeBack, pending } = useListingActions();
  const { from, hasNext, go } = useNeighbours(listing.id);
  const [asked, setAsked] = useState<ReasonedAction>();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [isMistake, setIsMistake] = useState(false);
  const [isTakenBack, setIsTakenBack] = useState(false);
  const mayAct = permissions?.includes('listings:write') ?? false;
  const now = useNow();
  const actions = mayAct ? actionsFor(listing, now) : [];

  async function run(action: ListingAction, told?: Reasoned): Promise<boolean> {
    const isDone = await one(listing, action, told);
    setAsked(undefined);
    return isDone;
  }

  const ask = (action: ListingAction) => (needsReason(action) ? setAsked(action) : void run(action));
  const when = (action: ListingAction, then: () => void) => (actions.includes(action) && !pending ? then : undefined);

  useKeys({
    j: () => go(1),
    k: () => go(-1),
    a: when('approve', async () => {
      // At the end the notice with the way back stays.
      if ((await run('approve')) && hasNext) go(1);
    }),
    r: when('send-back', () => setAsked('send-back')),
    h: when('hide', () => setAsked('hide')),
  });

  const { take_back: back } = listing;
  return (
    <Page
      title={listing.title || `#${listing.id}`}
      trail={<Link to={from.to}>{from.title}</Link>}
      lead={
        <>
          <ReviewMark review={listing.review} /> <StatusMark status={listing.status} /> {formatPrice(listing)}{' '}
          {listing.waits_since && <State meaning="waits">{words.waits(age(listing.waits_since, now))}</State>}
        </>
      }
      actions={
        <>
          <KeysButton
            keys={[
              ['J', words.keys.next],
              ['K', words.keys.previous],
              ['A', words.keys.approve],
              ['R', words.keys.sendBack],
              ['H', words.keys.hide],
            ]}
          />
          {hasPage(listing) && (
            <Button
              variant="outlined"
              endIcon={<OpenInNewRounded />}
              href={propertyPath({ property_id: listing.id })}
              target="_blank"
            >
              {words.onSite}
            </Button>
          )}
        </>
      }
    >
      <DecideFirst>
        <div>
          {listing.appeal && (
            <AppealPanel key={listing.appeal.id} appeal={listing.appeal} against={listing} mayDecide={mayAct} />
          )}
          {actions.length > 0 && (
            <ActionsPanel
              actions={actions}
              pending={pending}
              onAct={ask}
              onMistake={() => setIsMistake(true)}
              onCorrect={() => setIsCorrecting(true)}
            />
          )}
        </div>
        <ListingAd listing={listing} />
        <ListingRecord listing={listing} mayAct={mayAct} onTakeBack={() => setIsTakenBack(true)} isPending={pending} />
      </DecideFirst>
      {asked && (
        <ReasonDialog
          action={asked}
          many={1}
          onCancel={() => setAsked(undefined)}
          onDone={async (told) => {
            await run(asked, told);
          }}
        />
      )}
      <ConfirmDialog
        open={isMistake}
        title={words.actions.mistake.title}
        confirmLabel={words.actions.mistake.label}
        onCancel={() => setIsMistake(false)}
        onConfirm={() => {
          setIsMistake(false);
          void putRight(listing);
        }}
      >
        {words.actions.mistake.text}
      </ConfirmDialog>
      <ConfirmDialog
        open={isTakenBack && back !== null}
        title={words.actions.takeBack.title}
        confirmLabel={words.actions.takeBack.label}
        onCancel={() => setIsTakenBack(false)}
        onConfirm={() => {
          setIsTakenBack(false);
          if (back) void takeBack(back.undo);
        }}
      >
        {back && words.actions.takeBack.text(back.ads)}
      </ConfirmDialog>
      {isCorrecting && <CorrectDialog listing={listing} onClose={() => setIsCorrecting(false)} />}
    </Page>
  );
}

/** One ad with all that the desk knows of it, and what can be done with it, by pointer or by keys. */
export default function ListingRoute() {
  return (
    <Detail<DeskListingDetail> resource="listings" list={words.title}>
      {(listing) => <Listing key={listing.id} listing={listing} />}
    </Detail>
  );
}
