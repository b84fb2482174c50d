import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import { DescriptionText } from '@karachi-estates/design-system/DescriptionText';
import { type Fact, FactGrid } from '@karachi-estates/design-system/FactGrid';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { ListingStatusChip } from '@karachi-estates/design-system/OwnPropertyCard';
import { PhotoMosaic } from '@karachi-estates/design-system/PhotoMosaic';
import { takeFocus } from '@karachi-estates/design-system/theme/takeFocus';
import { areaName, cityName } from '@karachi-estates/domain/areas/match';
import { frontByDepth, readDimension } from '@karachi-estates/domain/properties/adDimension';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { dimensionIsShown, localDimension } from '@karachi-estates/domain/properties/dimension';
import type { ListingStatus } from '@karachi-estates/domain/properties/status';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { writtenProps } from '@karachi-estates/domain/words/writtenIn';
import SquareFootRounded from '@mui/icons-material/SquareFootRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { dashboard } from '../../content/dashboard.ts';
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
import { OwnNotices } from './OwnNotices.tsx';
import { OwnPanel } from './OwnPanel.tsx';

export const meta = privatePageMeta('/my-property-detail');

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

/** What the ad is called, how it stands and where the home is. */
function OwnHead({ property }: { property: OwnProperty }) {
  const { detail: words, myProperties, review: reviewWords } = useContent('dashboard', dashboard);
  const locale = useLocale();
  const { title, status, area, city } = property;
  return (
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
  );
}

function Detail({ property }: { property: OwnProperty }) {
  const { detail: words } = useContent('dashboard', dashboard);
  const publicWords = useContent('propertyPage', propertyPage);
  const locale = useLocale();
  const { set, confirm, busy } = useStatusChange();
  const navigate = useNavigate();
  const edit = useRef<HTMLAnchorElement>(null);
  const { title, images } = property;
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
      <OwnHead property={property} />
      <OwnNotices
        property={property}
        isBusy={busy !== undefined}
        onConfirm={() => void confirm(property).then(focusEdit)}
        onBringBack={() => void change('active')}
      />
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
        <OwnPanel property={property} isBusy={busy !== undefined} edit={edit} onChange={(next) => void change(next)} />
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

function Content() {
  const publicWords = useContent('propertyPage', propertyPage);
  const id = parsePropertyId(useParams().id);
  const handed = (useLocation().state as Partial<OwnHandedOver> | null)?.property;
  const { data, error, reference, retry } = useMyProperty(id);
  const property = data ?? (handed?.property_id === id ? handed : undefined);
  if (id === undefined || error?.status === 404) return <OwnPropertyMissing />;
  if (property) return <Detail property={property} />;
  if (error) return <FailedState level={1} reference={reference} onRetry={retry} />;
  return <Typography role="status">{publicWords.loading}</Typography>;
}

/** One of the seller's own properties. The card hands it over; after a refresh the page loads it by itself. */
export default function MyPropertyRoute() {
  return (
    <WorkspacePage>
      <Content />
    </WorkspacePage>
  );
}
