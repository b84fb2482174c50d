import type { Property, PropertyCardFields } from '@karachi-estates/contracts/properties';
import { FavouriteButton } from '@karachi-estates/design-system/FavouriteButton';
import { PriceText } from '@karachi-estates/design-system/PriceText';
import { areaName, cityName, partName } from '@karachi-estates/domain/areas/match';
import { propertyTypeLabel, purposeLabel } from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { writtenProps } from '@karachi-estates/domain/words/writtenIn';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { decoration } from '../../chrome/decoration.ts';
import { useIntent } from '../../chrome/useIntent.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PrintedAddress } from '../../printing/PrintedAddress.tsx';
import { useFavourites } from '../../properties/useFavourites.ts';
import { PropertyFreshness } from './PropertyFreshness.tsx';

// It comes when the page is used, and the server draws none of it: what it draws must not wait for code of its own.
const CompareHome = decoration(() => import('../../comparing/CompareHome.tsx'));

interface PropertyHeadProps {
  property: Property | PropertyCardFields;
  /** The page's own address. */
  path: string;
}

/** How far the map reaches around a home, in degrees: some streets. */
const AROUND = 0.012;

function mapPath(id: number, { longitude, latitude }: NonNullable<Property['map_point']>): string {
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  return `/properties?view=map&box=${box.map((degrees) => degrees.toFixed(4)).join('_')}&home=${id}`;
}

/** The area, after its phase or block where the whole property is there and says one. */
function placeOf(property: Property | PropertyCardFields, locale: Locale): string {
  const area = areaName({ area_name: property.area, area_name_ur: property.area_name_ur }, locale);
  const part = 'part' in property ? property.part : undefined;
  return part ? [partName(part, locale), area].join(locale === 'ur' ? '، ' : ', ') : area;
}

/** What a home is called, where it is and what it costs, and keeping or comparing it. */
export function PropertyHead({ property, path }: PropertyHeadProps) {
  const detail = useContent('propertyPage', propertyPage);
  const locale = useLocale();
  const { favourites, change } = useFavourites();
  const isUsed = useIntent();
  const { property_id: id, title, price, purpose, city } = property;
  const point = 'description' in property ? property.map_point : undefined;
  return (
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
      {point && (
        <Link href={mapPath(id, point)} variant="body2" underline="always" sx={{ displayPrint: 'none' }}>
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
  );
}
