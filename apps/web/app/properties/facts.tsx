import type { Property, PropertyCardFields } from '@karachi-estates/contracts/properties';
import type { Fact } from '@karachi-estates/design-system/FactGrid';
import { PropertyTypeIcon } from '@karachi-estates/design-system/PropertyTypeIcon';
import { fullDate } from '@karachi-estates/domain/day';
import { dimensionIsShown, formatAreaSize, localDimension } from '@karachi-estates/domain/properties/dimension';
import { factsToShow, fieldsOfType } from '@karachi-estates/domain/properties/typeFields';
import { propertyTypeLabel, purposeLabel } from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import BathtubRounded from '@mui/icons-material/BathtubRounded';
import CalendarTodayRounded from '@mui/icons-material/CalendarTodayRounded';
import DirectionsCarRounded from '@mui/icons-material/DirectionsCarRounded';
import KingBedRounded from '@mui/icons-material/KingBedRounded';
import SellRounded from '@mui/icons-material/SellRounded';
import SquareFootRounded from '@mui/icons-material/SquareFootRounded';
import { contentFor } from '../content/contentFor.ts';
import { propertyPage } from '../content/propertyPage.ts';

/** The facts of a property that are known and make sense for its type, the ones people compare first. */
export function factsOf(property: Property | PropertyCardFields, locale: Locale): Fact[] {
  const words = contentFor(locale, 'propertyPage', propertyPage).facts;
  const { dimension, area_sqft: sqft, property_type: type } = property;
  const { bedrooms, bathrooms, garage } = factsToShow(property);
  const facts: (Fact | false | null)[] = [
    bedrooms ? { icon: <KingBedRounded />, label: words.bedrooms, value: String(bedrooms) } : null,
    bathrooms ? { icon: <BathtubRounded />, label: words.bathrooms, value: String(bathrooms) } : null,
    dimensionIsShown(dimension) && {
      icon: <SquareFootRounded />,
      label: words.dimension,
      value: localDimension(dimension, locale),
    },
    sqft !== null && {
      icon: <SquareFootRounded />,
      label: words.size,
      value: formatAreaSize({ sqft, unit: 'sq ft' }, locale),
    },
    fieldsOfType(type).parking === 'asked' && {
      icon: <DirectionsCarRounded />,
      label: words.parking,
      value: garage === 1 ? words.parkingYes : words.parkingNo,
    },
    { icon: <PropertyTypeIcon type={type} />, label: words.propertyType, value: propertyTypeLabel(type, locale) },
    { icon: <SellRounded />, label: words.purpose, value: purposeLabel(property.purpose, locale) },
    'created_at' in property && {
      icon: <CalendarTodayRounded />,
      label: words.listed,
      value: fullDate(property.created_at, locale),
    },
  ];
  return facts.filter((fact) => fact !== false && fact !== null);
}
