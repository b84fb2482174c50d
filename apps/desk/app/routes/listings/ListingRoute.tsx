import { addListingNote, type DeskListingDetail, type ListingAction } from '@karachi-estates/contracts/desk';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { Picture } from '@karachi-estates/design-system/Picture';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { pictureSrc, pictureWidths } from '@karachi-estates/domain/media/pictures';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { formatPrice, formatPriceShort } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { mayReview } from '@karachi-estates/domain/reviews/actions';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { Page } from '../../chrome/Page.tsx';
import { listings as words } from '../../content/listings.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import { useNow } from '../../parts/clock.ts';
import { Detail } from '../../parts/Detail.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { age, day, moment } from '../../parts/format.ts';
import { KeysButton } from '../../parts/KeysButton.tsx';
import { ListingLines } from '../../parts/ListingLines.tsx';
import { useRowOrder } from '../../parts/ListScreen.tsx';
import { Log } from '../../parts/Log.tsx';
import { Notes } from '../../parts/Notes.tsx';
import { DecideFirst, Panel } from '../../parts/Panel.tsx';
import { ReasonDialog, type Reasoned, type ReasonedAction } from '../../parts/ReasonDialog.tsx';
import { ReportLines } from '../../parts/ReportLines.tsx';
import { RiskPanel } from '../../parts/RiskPanel.tsx';
import { Said } from '../../parts/Said.tsx';
import { State } from '../../parts/State.tsx';
import { ReviewMark, StatusMark } from '../../parts/states.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import { AppealPanel } from './AppealPanel.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { Differences } from './Differences.tsx';
import { FreshnessPanel } from './FreshnessPanel.tsx';
import { HomePanel } from './HomePanel.tsx';
import { PapersPanel } from './PapersPanel.tsx';
import { PointOnMap } from './PointOnMap.tsx';
import { useListingActions } from './useListingActions.ts';

const Photos = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& img': { borderRadius: theme.shape.borderRadius },
}));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

const Course = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& :is(th, td)': { padding: theme.spacing(0.5, 0), textAlign: 'start', borderBottom: hairline(theme) },
  '& th': { fontWeight: 600 },
}));

/** A photo as large as it is stored. */
const largest = ({ src, width }: DeskListingDetail['photos'][number]) =>
  pictureSrc(src, Math.max(...pictureWidths(width)));

/** Whether the desk keeps an ad back. */
const isKept = ({ review }: Pick<DeskListingDetail, 'review'>): boolean =>
  ['held', 'sent_back', 'hidden'].includes(review);

/** Its day stays written when the time is over. */
const isFeatured = ({ featured_until: until }: Pick<DeskListingDetail, 'featured_until'>, now: number): boolean =>
  until !== null && Date.parse(until) > now;

/** What makes sense for an ad as it is, the likely next step first. */
function likelyFor(review: DeskListingDetail['review'], feature: ListingAction): ListingAction[] {
  if (review === 'hidden') return ['restore'];
  if (review === 'sent_back') return ['restore', 'approve', 'hide'];
  return review === 'approved' ? [feature, 'send-back', 'hide'] : ['approve', 'send-back', 'hide', feature];
}

/** What the desk offers for an ad: none that the server would refuse. */
function actionsFor(listing: DeskListingDetail, now: number): ListingAction[] {
  const { review, status, appeal } = listing;
  // An open appeal alone decides whether it is shown.
  if (appeal?.outcome === null) return [];
  const featured = isFeatured(listing, now);
  const decision = review === 'unreviewed' ? null : review;
  const ad = { status, isHidden: isKept(listing), isFeatured: featured, decision };
  // Its reason is asked for afterwards.
  return likelyFor(review, featured ? 'unfeature' : 'feature').filter((action) => mayReview(ad, action, 'other').ok);
}

/** Whether it brings an ad to visitors, which is what most of those that wait are for. */
const isShowing = (action: ListingAction): boolean => action === 'approve' || action === 'restore';

/** Whether visitors find anything at its address: of what the desk keeps back they find nothing. */
const hasPage = (listing: Pick<DeskListingDetail, 'review' | 'status'>): boolean =>
  listing.status !== 'deleted' && !isKept(listing);

/** Each ad once: one may share photos, text and phone number. */
const uniqueById = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

const needsReason = (action: ListingAction): action is ReasonedAction => action === 'hide' || action === 'send-back';

function Listing({ listing }: { listing: DeskListingDetail }) {
  const call = useApi();
  const navigate = useNavigate();
  const notify = useNotify();
  const { permissions } = usePermissions<string[]>();
  const { one, putRight, takeBack, pending } = useListingActions();
  const [{ ids, list, goesOn }] = useRowOrder('listings');
  const [asked, setAsked] = useState<ReasonedAction>();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [isMistake, setIsMistake] = useState(false);
  const [isTakenBack, setIsTakenBack] = useState(false);
  const mayAct = permissions?.includes('listings:write') ?? false;
  const now = useNow();
  const actions = mayAct ? actionsFor(listing, now) : [];

  const at = ids.findIndex((id) => Number(id) === listing.id);
  // Whoever came from a list goes back to it as it was, which may be the review or a page of a search.
  const from = at >= 0 && list ? list : { to: '/listings', title: words.title };

  const neighbour = (step: 1 | -1) => (at < 0 ? undefined : ids[at + step]);

  function go(step: 1 | -1) {
    const next = neighbour(step);
    const end = step === 1 ? words.end.last : words.end.first;
    if (at < 0) notify(words.end.noList, { type: 'info' });
    else if (next === undefined)
      notify(goesOn?.[step === 1 ? 'after' : 'before'] ? end.ofPage(from.title) : end.ofList, { type: 'info' });
    else navigate(`/listings/${next}`);
  }

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
      if ((await run('approve')) && neighbour(1) !== undefined) go(1);
    }),
    r: when('send-back', () => setAsked('send-back')),
    h: when('hide', () => setAsked('hide')),
  });

  const { seller, take_back: back } = listing;
  const { facts } = words;
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
            <Panel title={words.actions.title}>
              <Actions>
                {actions.map((action, index) => (
                  <Button
                    key={action}
                    variant={index === 0 && isShowing(action) ? 'contained' : 'outlined'}
                    color={action === 'hide' ? 'error' : 'primary'}
                    onClick={() => ask(action)}
                    {...heldWhile(pending)}
                  >
                    {terms.listingActions[action]}
                  </Button>
                ))}
                {actions.includes('restore') && (
                  <Button variant="outlined" onClick={() => setIsMistake(true)} {...heldWhile(pending)}>
                    {words.actions.mistake.label}
                  </Button>
                )}
                <Button variant="outlined" onClick={() => setIsCorrecting(true)}>
                  {words.actions.correct}
                </Button>
              </Actions>
            </Panel>
          )}
        </div>
        <div>
          <Differences listing={listing} />
          <Panel title={words.photos.title}>
            {listing.photos.length === 0 ? (
              <Typography variant="body2">{words.photos.none}</Typography>
            ) : (
              <Photos>
                {listing.photos.map((photo, index) => (
                  <li key={photo.src}>
                    <a href={largest(photo)} target="_blank" rel="noreferrer">
                      <Picture
                        picture={photo}
                        alt={words.photos.alt(index + 1, listing.photos.length)}
                        sizes="12rem"
                        ratio="card"
                      />
                    </a>
                  </li>
                ))}
              </Photos>
            )}
          </Panel>
          <Panel title={facts.title}>
            <Facts
              facts={[
                [facts.number, `#${listing.id}`],
                [facts.price, `${formatPrice(listing)} (${formatPriceShort(listing.price)})`],
                [facts.type, propertyTypeLabel(listing.property_type)],
                [facts.area, listing.area],
                [facts.address, listing.address],
                [facts.dimension, listing.dimension],
                [facts.bedrooms, listing.bedrooms],
                [facts.bathrooms, listing.bathrooms],
                [facts.garage, listing.garage || null],
                [
                  facts.featured,
                  listing.featured_until && isFeatured(listing, now) ? day(listing.featured_until) : null,
                ],
                [facts.views, listing.views],
                [facts.contacts, listing.contacts],
                [facts.posted, moment(listing.created_at)],
                [facts.changed, moment(listing.updated_at)],
                [facts.reason, listing.review_reason && terms.reasons[listing.review_reason]],
                [facts.words, listing.review_words && <Said key="words">{listing.review_words}</Said>],
              ]}
            />
          </Panel>
          {listing.latitude !== null && listing.longitude !== null && (
            <PointOnMap listing={listing.id} point={{ latitude: listing.latitude, longitude: listing.longitude }} />
          )}
          <Panel title={words.description}>
            <Said variant="body2">{listing.description}</Said>
          </Panel>
          <Panel title={words.suspicious.title}>
            <ListingLines
              rows={uniqueById(listing.suspicious.map(({ listing: other }) => other))}
              none={words.suspicious.none}
              beside={({ id }) =>
                listing.suspicious
                  .filter(({ listing: other }) => other.id === id)
                  .map(({ why }) => (
                    <State key={why} meaning="waits">
                      {words.suspicious.why[why]}
                    </State>
                  ))
              }
            />
          </Panel>
          <Panel title={words.similar.title}>
            <ListingLines rows={listing.similar} none={words.similar.none} />
          </Panel>
        </div>
        <div>
          {listing.freshness && <FreshnessPanel id={listing.id} freshness={listing.freshness} mayAct={mayAct} />}
          <PapersPanel listing={listing} mayAct={mayAct} />
          {listing.status !== 'deleted' && <HomePanel listing={listing} mayAct={mayAct} />}
          <RiskPanel risks={listing.risks} />
          <Panel title={words.reports.title}>
            <ReportLines rows={listing.reports} />
          </Panel>
          <Panel title={words.seller.title}>
            <Typography variant="body2" gutterBottom>
              <Link to={`/sellers/${seller.id}`}>{seller.name}</Link>{' '}
              {seller.suspended && <State meaning="stopped">{words.seller.suspended}</State>}{' '}
              {seller.repeat_offender && <State meaning="stopped">{words.reports.offender}</State>}
            </Typography>
            <Facts
              facts={[
                [words.seller.email, seller.email],
                [words.seller.phone, seller.phone && formatPhone(seller.phone)],
                [words.seller.plan, terms.plans[seller.plan] ?? seller.plan],
                [words.seller.since, day(seller.since)],
                [words.seller.active, seller.active_listings],
                [
                  words.seller.contact,
                  [listing.contact.phone && formatPhone(listing.contact.phone), listing.contact.email]
                    .filter(Boolean)
                    .join(', '),
                ],
              ]}
            />
          </Panel>
          <Panel title={words.history.title}>
            {listing.history.length === 0 ? (
              <Typography variant="body2">{words.history.none}</Typography>
            ) : (
              <Course>
                <thead>
                  <tr>
                    <th scope="col">{words.history.when}</th>
                    <th scope="col">{words.history.price}</th>
                    <th scope="col">{words.history.state}</th>
                  </tr>
                </thead>
                <tbody>
                  {listing.history.toReversed().map(({ at, price, status }) => (
                    <tr key={at}>
                      <td>{day(at)}</td>
                      <td>{formatPrice({ price, purpose: listing.purpose })}</td>
                      <td>
                        <StatusMark status={status} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Course>
            )}
          </Panel>
          <Notes
            about={`listings-${listing.id}`}
            notes={listing.notes}
            onAdd={(text) => call(addListingNote, { params: { id: String(listing.id) }, body: { text } })}
          />
          <Log
            rows={listing.log}
            beside={({ id }) =>
              mayAct &&
              back?.row === id && (
                <Button variant="outlined" size="small" onClick={() => setIsTakenBack(true)} {...heldWhile(pending)}>
                  {words.actions.takeBack.label}
                </Button>
              )
            }
          />
        </div>
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
