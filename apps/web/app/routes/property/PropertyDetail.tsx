import type { Property, PropertyCardFields } from '@karachi-estates/contracts/properties';
import { ContactBar } from '@karachi-estates/design-system/ContactBar';
import { ContactCard } from '@karachi-estates/design-system/ContactCard';
import { DescriptionText } from '@karachi-estates/design-system/DescriptionText';
import { FactGrid } from '@karachi-estates/design-system/FactGrid';
import { FavouriteButton } from '@karachi-estates/design-system/FavouriteButton';
import { PhotoMosaic } from '@karachi-estates/design-system/PhotoMosaic';
import { PriceText } from '@karachi-estates/design-system/PriceText';
import { SellerCard } from '@karachi-estates/design-system/SellerCard';
import { formatPhone, telLink, whatsappLink } from '@karachi-estates/domain/accounts/phone';
import { areaName, cityName, partName } from '@karachi-estates/domain/areas/match';
import { fieldsOfType } from '@karachi-estates/domain/properties/typeFields';
import { propertyTypeLabel, purposeLabel } from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { writtenProps } from '@karachi-estates/domain/words/writtenIn';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { decoration } from '../../chrome/decoration.ts';
import { useHydrated } from '../../chrome/Hydrated.tsx';
import { useIntent } from '../../chrome/useIntent.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { properties } from '../../content/properties.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { pageNames } from '../../content/seoTemplates.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { noteVisit } from '../../data/visits.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';
import { SellerMarks } from '../../marks/SellerMarks.tsx';
import { PrintedAddress } from '../../printing/PrintedAddress.tsx';
import { factsOf } from '../../properties/facts.tsx';
import { useFavourites } from '../../properties/useFavourites.ts';
import { PropertyFreshness } from './PropertyFreshness.tsx';
import { PropertyOffers } from './PropertyOffers.tsx';
import { PropertyPapers } from './PropertyPapers.tsx';
import { PropertyPart as Part } from './PropertyPart.tsx';
import { PropertyPrices } from './PropertyPrices.tsx';
import { SimilarProperties } from './SimilarProperties.tsx';

// It comes when the page is used, and the server draws none of it: what it draws must not wait for code of its own.
const CompareHome = decoration(() => import('../../comparing/CompareHome.tsx'));
const ContactsLimited = decoration(() => import('./ContactsLimited.tsx'));

interface PropertyDetailProps {
  /** The whole property, or what the card of the page before handed over until the rest is there. */
  property: Property | PropertyCardFields;
  /** The page's own address. */
  path: string;
  /** The rest of it is kept from who has opened too many contacts. */
  isLimited?: boolean;
}

/** How far the map reaches around a home, in degrees: some streets. */
const AROUND = 0.012;

function mapPath(id: number, { longitude, latitude }: NonNullable<Property['map_point']>): string {
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  return `/properties?view=map&box=${box.map((degrees) => degrees.toFixed(4)).join('_')}&home=${id}`;
}

// One sheet: what a home is and whom to ask, then as much of its description as there is room for.
const onPaper = {
  gap: 2,
  '& > :is(header, section)': { gap: 1 },
  // The address stands beside what is said below the title.
  '& > header > h1 ~ *': { maxWidth: '48%' },
  '& > section:not(:has(> #facts, > #seller, > #description))': { display: 'none' },
  '& > :has(> #description)': { order: 1 },
};

const fiveLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '5', overflow: 'hidden' };

/** The area, after its phase or block where the whole property is there and says one. */
function placeOf(property: Property | PropertyCardFields, locale: Locale): string {
  const area = areaName({ area_name: property.area, area_name_ur: property.area_name_ur }, locale);
  const part = 'part' in property ? property.part : undefined;
  return part ? [partName(part, locale), area].join(locale === 'ur' ? '، ' : ', ') : area;
}

/** Everything about one property. */
export function PropertyDetail({ property, path, isLimited = false }: PropertyDetailProps) {
  const detail = useContent('propertyPage', propertyPage);
  const { breadcrumb } = useContent('properties', properties);
  const names = useContent('pageNames', pageNames);
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { data: settings } = useSiteSettings();
  const { favourites, change } = useFavourites();
  const isUsed = useIntent();
  const whole = 'description' in property ? property : undefined;
  // The place on the small map of the sheet, which comes with the scripts.
  const sketched = isHydrated ? whole?.map_point : undefined;
  const { property_id: id, title, price, purpose, city, seller_name: sellerName } = property;
  const link = `${settings?.siteUrl ?? ''}${localePath(locale, path)}`;
  const phone = whole?.cell_no || whole?.seller_phone;
  const contact = {
    telHref: telLink(phone),
    whatsappHref: whatsappLink(phone, { message: fill(detail.contact.message, { title, link }), url: link }),
    onContact: (kind: 'whatsapp' | 'call') => noteVisit(id, kind),
    note: detail.contact.number,
  };
  const count = property.images.length;
  const photos = property.images.map((image, index) => ({
    ...image,
    alt: fill(detail.gallery.picture, { title, position: index + 1, count }),
  }));

  return (
    <Stack component="article" spacing={3} sx={{ '& > *': { minWidth: 0 } }}>
      <Breadcrumbs aria-label={breadcrumb.label}>
        <Link href="/">{names.home}</Link>
        <Link href="/properties">{names.properties}</Link>
        <Typography variant="body2" color="textPrimary" aria-current="page">
          <bdi>{title}</bdi>
        </Typography>
      </Breadcrumbs>
      <PhotoMosaic photos={photos} title={title} propertyType={property.property_type} />
      <Box sx={{ display: 'grid', gap: { xs: 5, lg: 6 }, gridTemplateColumns: { lg: 'minmax(0, 1fr) 22rem' } }}>
        <Stack spacing={5} sx={{ minWidth: 0, '@media print': onPaper }}>
          <Stack component="header" spacing={2} sx={{ position: 'relative', alignItems: 'start' }}>
            <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Chip size="small" label={propertyTypeLabel(property.property_type, locale)} />
              <Chip size="small" color="secondary" label={purposeLabel(purpose, locale)} />
            </Stack>
            <Typography variant="h2" component="h1" {...writtenProps(title)}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <PlaceRounded />
              {fill(detail.place, {
                area: placeOf(property, locale),
                city: cityName(city, locale),
              })}
            </Typography>
            <PriceText price={price} purpose={purpose} size="page" />
            <PropertyFreshness property={property} />
            {whole?.map_point && (
              <Link
                href={mapPath(id, whole.map_point)}
                variant="body2"
                underline="always"
                sx={{ displayPrint: 'none' }}
              >
                {detail.onMap}
              </Link>
            )}
            <PrintedAddress path={path} sx={{ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 }} />
            {/* The button comes when scripts run, and moves nothing. */}
            <Box
              sx={{
                minHeight: '2.75rem',
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                alignItems: 'center',
                displayPrint: 'none',
              }}
            >
              {change && (
                <FavouriteButton
                  appearance="text"
                  title={title}
                  isFavourite={favourites.has(id)}
                  onChange={(isFavourite) => change(property, isFavourite)}
                />
              )}
              {isUsed && (
                <Suspense>
                  <CompareHome id={id} title={title} />
                </Suspense>
              )}
            </Box>
          </Stack>
          {fieldsOfType(property.property_type).isPromise && (
            <Box
              role="note"
              sx={{ padding: 2, borderInlineStart: 4, borderColor: 'secondary.main', bgcolor: 'action.hover' }}
            >
              <Typography variant="subtitle1" component="p">
                {detail.promise.heading}
              </Typography>
              <Typography variant="body2">{detail.promise.text}</Typography>
            </Box>
          )}
          <Part id="facts" title={detail.facts.heading}>
            <FactGrid facts={factsOf(property, locale)} />
          </Part>
          <PropertyPrices property={property} />
          {whole?.other_offers && <PropertyOffers offers={whole.other_offers} propertyType={property.property_type} />}
          {whole?.home_papers && <PropertyPapers papers={whole.home_papers} path={path} />}
          {!isLimited && whole?.description !== '' && (
            <Part id="description" title={detail.description}>
              {whole ? (
                <DescriptionText text={whole.description} sx={{ '@media print': fiveLines }} />
              ) : (
                <div role="status" aria-label={detail.loading}>
                  <Skeleton width="95%" />
                  <Skeleton width="88%" />
                  <Skeleton width="60%" />
                </div>
              )}
            </Part>
          )}
          {whole && (
            <Part id="seller" title={detail.contact.heading}>
              <SellerCard
                name={sellerName}
                href={whole.seller_path}
                image={whole.seller_profile_image}
                phone={phone && formatPhone(phone)}
                telHref={contact.telHref}
                email={whole.email || whole.seller_email}
                address={whole.seller_address}
                sx={sketched ? { '@media print': { paddingInlineEnd: '67mm' } } : undefined}
              >
                {whole.seller_marks && <SellerMarks marks={whole.seller_marks} />}
              </SellerCard>
              {sketched && (
                // Without a box on the screen it is not fetched there; printing fetches it.
                <Box
                  component="img"
                  loading="lazy"
                  src={`/map.svg?at=${sketched.latitude},${sketched.longitude}`}
                  alt={detail.sketch}
                  sx={{
                    display: 'none',
                    displayPrint: 'block',
                    // On the side that the card above leaves empty.
                    alignSelf: 'end',
                    margin: '-35mm 1mm 1mm',
                    width: '64mm',
                    height: '32mm',
                  }}
                />
              )}
              <Typography variant="body2" color="textSecondary" sx={{ displayPrint: 'none' }}>
                {`${detail.contact.note} ${detail.contact.who}`}
              </Typography>
              <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, displayPrint: 'none' }}>
                <Link href={`/ask-viewing?id=${id}`} underline="always">
                  {detail.contact.viewing}
                </Link>
                <Link href={`/write-to-seller?id=${id}`} underline="always">
                  {detail.contact.write}
                </Link>
                <Link href={`/report-listing?id=${id}`} underline="always" color="textSecondary">
                  {detail.contact.report}
                </Link>
              </Stack>
            </Part>
          )}
        </Stack>
        <Box
          component="aside"
          sx={({ breakpoints }) => ({
            // The bar at the lower edge has the same buttons.
            [breakpoints.down('lg')]: { '&:has(a)': { display: 'none' } },
            [breakpoints.up('lg')]: { position: 'sticky', insetBlockStart: '5.5rem', alignSelf: 'start' },
          })}
        >
          {isLimited ? (
            <Suspense>
              <ContactsLimited />
            </Suspense>
          ) : (
            <ContactCard
              sellerName={sellerName}
              sellerImage={property.seller_profile_image}
              phone={phone && formatPhone(phone)}
              {...contact}
            >
              <PriceText price={price} purpose={purpose} />
            </ContactCard>
          )}
        </Box>
      </Box>
      <SimilarProperties id={id} />
      {/* From edge to edge of the window. */}
      <ContactBar {...contact} sx={{ marginInline: { xs: -2, md: -3 } }}>
        <PriceText price={price} purpose={purpose} />
      </ContactBar>
    </Stack>
  );
}
