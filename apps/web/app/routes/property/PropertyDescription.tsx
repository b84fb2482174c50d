import type { Property } from '@karachi-estates/contracts/properties';
import { DescriptionText } from '@karachi-estates/design-system/DescriptionText';
import Skeleton from '@mui/material/Skeleton';
import { useContent } from '../../content/contentFor.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { PropertyPart as Part } from './PropertyPart.tsx';

const fiveLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '5', overflow: 'hidden' };

/** What the seller wrote of a home, or its outline until it is there. */
export function PropertyDescription({ property }: { property: Property | undefined }) {
  const detail = useContent('propertyPage', propertyPage);
  return (
    <Part id="description" title={detail.description}>
      {property ? (
        <DescriptionText text={property.description} sx={{ '@media print': fiveLines }} />
      ) : (
        <div role="status" aria-label={detail.loading}>
          <Skeleton width="95%" />
          <Skeleton width="88%" />
          <Skeleton width="60%" />
        </div>
      )}
    </Part>
  );
}
