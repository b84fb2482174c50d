import type { OwnProperty, OwnReview } from '@karachi-estates/contracts/properties';
import { DescriptionText } from '@karachi-estates/design-system/DescriptionText';
import { type Fact, FactGrid } from '@karachi-estates/design-system/FactGrid';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { ListingStatusChip } from '@karachi-estates/design-system/OwnPropertyCard';
import { PhotoMosaic } from '@karachi-estates/design-system/PhotoMosaic';
import { PriceText } from '@karachi-estates/design-system/PriceText';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { corner, tabular } from '@karachi-estates/design-system/theme/looks';
import { takeFocus } from '@karachi-estates/design-system/theme/takeFocus';
import { areaName, cityName } from '@karachi-estates/domain/areas/match';
import { frontByDepth, readDimension } from '@karachi-estates/domain/properties/adDimension';
import { myPropertyEditPath, myPropertyPapersPath, parsePropertyId } from '@karachi-estates/domain/properties/address';
import { dimensionIsShown, localDimension } from '@karachi-estates/domain/properties/dimension';
import { canTransition, type ListingStatus } from '@karachi-estates/domain/properties/status';
import { mendPath, REVIEW_REASONS } from '@karachi-estates/domain/reviews/reasons';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { writtenProps } from '@karachi-estates/domain/words/writtenIn';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import SquareFootRounded from '@mui/icons-material/SquareFootRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { type DashboardContent, dashboard } from '../../content/dashboard.ts';
import { fill } from '../../content/fill.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { useMyProperty } from '../../data/ownProperties.ts';
import { intlLocales, useLocale } from '../../locale/Locale.tsx';
import { factsOf } from '../../properties/facts.tsx';
import type { OwnHandedOver } from '../../properties/OwnPropertyCards.tsx';
import { OwnPropertyMissing } from '../../properties/OwnPropertyMissing.tsx';
import { useStatusChange } from '../../properties/useStatusChange.ts';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { OwnHistory } from './OwnHistory.tsx';

export const meta = privatePageMeta('/my-property-detail');

const changesIn = (
  words: DashboardContent['detail'],
): readonly { status: ListingStatus; label: string; icon: ReactNode }[] => [
  { status: 'active', label: words.resume, icon: <PlayArrowRounded /> },
  { status: 'paused', label: words.pause, icon: <PauseRounded /> },
  { status: 'sold', label: words.markSold, icon: <HandshakeRounded /> },
  { status: 'rented', label: words.markRented, icon: <KeyRounded /> },
  { status: 'deleted', label: words.remove, icon: <DeleteRounded /> },
];

/** The size as the seller's page calls it (specification, section 3): square feet, and beside them what was typed. */
function sizeFact({ dimension, area_sqft: sqft }: OwnProperty, locale: Locale): Fact[] {
  const { dimensionLabel } = contentFor(locale, 'dashboard', dashboard).detail;
  const parsed = readDimension(dimension);
  const saysFeet = parsed.ok && parsed.unit === 'sq ft' && frontByDepth(dimension) === dimension;
  const typed = dimensionIsShown(dimension) && !saysFeet ? localDimension(dimension, locale) : '';
  const size = sqft ?? (parsed.ok ? parsed.sqft : null);
  const number = size === null ? '' : size.toLocaleString(intlLocales[locale], { maximumFractionDigits: 0 });
  const value = number && typed ? `${number} (${typed})` : number || typed;
  return value ? [{ icon: <SquareFootRounded />, label: dimensionLabel, value }] : [];
}

function ownFactsOf(property: OwnProperty, locale: Locale): Fact[] {
  const { dimension, size } = contentFor(locale, 'propertyPage', propertyPage).facts;
  const others = factsOf(property, locale).filter(({ label }) => label !== dimension && label !== size);
  return [...sizeFact(property, locale), ...others];
}

function Figure({ label, value }: { label: string; value: number }) {
  const locale = useLocale();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ ...tabular, m: 0, fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 }}>
        {value.toLocaleString(intlLocales[locale])}
      </Typography>
    </Box>
  );
}

/** Why the ad is not shown, what to change, and the way to say that this is wrong. */
function ReviewNotice({ id, review }: { id: number; review: OwnReview }) {
  const { review: words } = useContent('dashboard', dashboard);
  const locale = useLocale();
  const { state, reason, appeal, appeal_token: token } = review;
  const isWaiting = state === 'held';
  return (
    <Alert severity={isWaiting ? 'info' : 'warning'}>
      <Stack spacing={1} sx={{ alignItems: 'start' }}>
        <div>{words.states[state]}</div>
        {!isWaiting && reason && <div>{REVIEW_REASONS[reason][locale]}</div>}
        {!isWaiting && review.words && (
          <Box dir="auto" sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
            {review.words}
          </Box>
        )}
        {appeal === 'open' && <div>{words.open}</div>}
        {appeal === 'rejected' && <div>{words.rejected}</div>}
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          {state === 'sent_back' && (
            <Button size="small" href={mendPath(id, reason)}>
              {words.change}
            </Button>
          )}
          {appeal === 'possible' && token && (
            <Button size="small" variant="outlined" href={`/appeal-listing?${new URLSearchParams({ token })}`}>
              {words.appeal}
            </Button>
          )}
        </Stack>
      </Stack>
    </Alert>
  );
}

interface FreshnessNoticeProps {
  property: OwnProperty;
  isBusy: boolean;
  onConfirm: () => void;
  onBringBack: () => void;
}

/** The question whether it is still to be had, and what followed where nobody answered. */
function FreshnessNotice({ property, isBusy, onConfirm, onBringBack }: FreshnessNoticeProps) {
  const { detail: words } = useContent('dashboard', dashboard);
  const [text, label, onPress] = property.left_lists
    ? [words.left, words.bringBack, onBringBack]
    : [words.asked, words.confirm, onConfirm];
  return (
    <Alert
      severity={property.left_lists ? 'warning' : 'info'}
      action={
        <Button size="small" onClick={onPress} {...heldWhile(isBusy)}>
          {label}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

function Detail({ property }: { property: OwnProperty }) {
  const { detail: words, myProperties, limit, review: reviewWords } = useContent('dashboard', dashboard);
  const publicWords = useContent('propertyPage', propertyPage);
  const locale = useLocale();
  const { set, confirm, busy } = useStatusChange();
  const navigate = useNavigate();
  const edit = useRef<HTMLAnchorElement>(null);
  const { title, status, purpose, images, area, city } = property;
  const photos = images.map((image, index) => ({
    ...image,
    alt: fill(publicWords.gallery.picture, { title, position: index + 1, count: images.length }),
  }));

  async function change(next: ListingStatus) {
    if (!(await set(property, next))) return;
    if (next === 'deleted') await navigate('/my-properties');
    else focusEdit();
  }

  // The button that was pressed goes, since what it did is done.
  const focusEdit = () => requestAnimationFrame(() => takeFocus(edit.current));

  return (
    <>
      <Link href="/my-properties" underline="always" sx={{ justifySelf: 'start' }}>
        {words.back}
      </Link>
      <Stack spacing={0.5}>
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          <ListingStatusChip
            status={status}
            pausedByPlan={property.paused_by_plan ? myProperties.pausedByPlanShort : undefined}
            inReview={property.review && reviewWords.short[property.review.state]}
          />
          {property.featured && <Chip size="small" color="secondary" label={myProperties.featured} />}
        </Stack>
        <Typography
          variant="h3"
          component="h1"
          {...writtenProps(title)}
          sx={{ alignSelf: 'start', maxWidth: '46rem', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Typography color="textSecondary">
          {fill(words.place, {
            area: areaName({ area_name: area, area_name_ur: property.area_name_ur }, locale),
            city: cityName(city, locale),
            id: property.property_id,
          })}
        </Typography>
      </Stack>
      {property.review && <ReviewNotice id={property.property_id} review={property.review} />}
      {property.paused_by_plan && (
        <Alert
          severity="warning"
          action={
            <Button href="/plans" size="small">
              {limit.action}
            </Button>
          }
        >
          {myProperties.pausedByPlan}
        </Alert>
      )}
      {(property.left_lists || property.asked) && (
        <FreshnessNotice
          property={property}
          isBusy={busy !== undefined}
          onConfirm={() => void confirm(property).then(focusEdit)}
          onBringBack={() => void change('active')}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          '& > *': { minWidth: 0 },
          gridTemplateColumns: { lg: 'minmax(0, 1fr) 19rem' },
          gridTemplateAreas: { lg: '"photos side" "rest side"' },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: { lg: 'photos' } }}>
          <PhotoMosaic photos={photos} title={title} labels={{ none: words.noPhotos }} />
        </Box>
        <Paper
          variant="outlined"
          sx={{
            display: 'grid',
            alignContent: 'start',
            alignSelf: 'start',
            gap: 2,
            p: 2,
            gridArea: { lg: 'side' },
            borderRadius: (theme) => corner(theme, 'card'),
          }}
        >
          <PriceText price={property.price} purpose={purpose} size="page" />
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: '1fr 1fr',
              gap: 2,
              m: 0,
              py: 2,
              borderBlock: 1,
              borderColor: 'divider',
            }}
          >
            <Figure label={words.views} value={property.views_30d} />
            <Figure label={words.contacts} value={property.contacts_30d} />
          </Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
              gap: 1,
            }}
          >
            <Button
              ref={edit}
              href={myPropertyEditPath(property.property_id)}
              startIcon={<EditRounded />}
              sx={{ gridColumn: '1 / -1' }}
            >
              {words.edit}
            </Button>
            <Button
              href={myPropertyPapersPath(property.property_id)}
              variant="outlined"
              startIcon={<DescriptionRounded />}
            >
              {words.papers}
            </Button>
            {changesIn(words)
              .filter(
                ({ status: next }) =>
                  !(property.review && next === 'active') && canTransition(status, next, purpose).ok,
              )
              .map(({ status: next, label, icon }) => (
                <Button
                  key={next}
                  variant={next === 'deleted' ? 'text' : 'outlined'}
                  startIcon={icon}
                  onClick={() => {
                    void change(next);
                  }}
                  {...heldWhile(busy !== undefined)}
                >
                  {label}
                </Button>
              ))}
          </Box>
        </Paper>
        <Stack spacing={3} sx={{ gridArea: { lg: 'rest' } }}>
          <FactGrid facts={ownFactsOf(property, locale)} />
          {property.description && (
            <Stack component="section" spacing={1} aria-labelledby="description">
              <Typography id="description" variant="h4" component="h2">
                {publicWords.description}
              </Typography>
              <DescriptionText text={property.description} />
            </Stack>
          )}
          <OwnHistory id={property.property_id} />
        </Stack>
      </Box>
    </>
  );
}

/** One of the seller's own properties. The card hands it over; after a refresh the page loads it by itself. */
export default function MyPropertyRoute() {
  const publicWords = useContent('propertyPage', propertyPage);
  const id = parsePropertyId(useParams().id);
  const handed = (useLocation().state as Partial<OwnHandedOver> | null)?.property;
  const { data, error, reference, retry } = useMyProperty(id);
  const property = data ?? (handed?.property_id === id ? handed : undefined);
  const isMissing = id === undefined || error?.status === 404;
  return (
    <WorkspacePage>
      {isMissing ? (
        <OwnPropertyMissing />
      ) : property ? (
        <Detail property={property} />
      ) : error ? (
        <FailedState level={1} reference={reference} onRetry={retry} />
      ) : (
        <Typography role="status">{publicWords.loading}</Typography>
      )}
    </WorkspacePage>
  );
}
