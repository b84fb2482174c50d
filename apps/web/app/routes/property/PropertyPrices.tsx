import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { PriceContext } from '@karachi-estates/design-system/PriceContext';
import { PriceHistory } from '@karachi-estates/design-system/PriceHistory';
import { areaPath } from '@karachi-estates/domain/areas/address';
import { areaName } from '@karachi-estates/domain/areas/match';
import { slugify } from '@karachi-estates/domain/properties/address';
import { formatAreaSize } from '@karachi-estates/domain/properties/dimension';
import { propertyTypeNoun } from '@karachi-estates/domain/properties/typeNoun';
import Link from '@mui/material/Link';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { usePropertyContext } from '../../data/properties.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PropertyPart } from './PropertyPart.tsx';

const SEVERAL = 2;

/** How the price stands to others, and what became of it. Nothing is drawn where nothing is known. */
export function PropertyPrices({ property }: { property: PropertyCardFields }) {
  const detail = useContent('propertyPage', propertyPage);
  const locale = useLocale();
  const { data } = usePropertyContext(property.property_id);
  const area = areaName({ area_name: property.area, area_name_ur: property.area_name_ur }, locale);
  const sqft = property.area_sqft;
  return (
    <>
      {data?.comparison && sqft !== null && (
        <PropertyPart id="context" title={detail.context}>
          <PriceContext
            comparison={data.comparison}
            homes={{
              size: formatAreaSize({ sqft, unit: 'sq yd' }, locale),
              homes: propertyTypeNoun(property.property_type, SEVERAL, locale),
              area,
            }}
          />
          <Link href={areaPath({ slug: slugify(property.area) })} sx={{ alignSelf: 'start' }}>
            {fill(detail.areaPrices, { area })}
          </Link>
        </PropertyPart>
      )}
      {/* That it was listed stands among the facts. */}
      {data && data.history.length > 1 && (
        <PropertyPart id="history" title={detail.history}>
          <PriceHistory events={data.history} />
        </PropertyPart>
      )}
    </>
  );
}
