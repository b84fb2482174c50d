import type { Property, PropertyCardFields } from '@karachi-estates/contracts/properties';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import Container from '@mui/material/Container';
import { type ComponentProps, Suspense } from 'react';
import { decoration } from '../../chrome/decoration.ts';
import { useContent } from '../../content/contentFor.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { PropertyDetail } from './PropertyDetail.tsx';
import { PropertyOver } from './PropertyOver.tsx';
import { PropertySkeleton } from './PropertySkeleton.tsx';

const ContactsLimited = decoration(() => import('./ContactsLimited.tsx'));

const page = { pt: 2, pb: { xs: 6, md: 8, lg: 12 }, '@media print': { py: 0 } };
// Nothing but a message, which would otherwise stick to the header.
const alone = { py: { xs: 6, md: 8, lg: 12 } };

interface PropertyPageProps {
  id: number | undefined;
  /** The property, or what the card of the page before handed over; undefined until it is read. */
  property: Property | PropertyCardFields | undefined;
  /** There is none, and what is known of one that was. */
  missing: Pick<ComponentProps<typeof PropertyOver>, 'past'> | undefined;
  /** It could not be read. */
  failed:
    | (Pick<ComponentProps<typeof FailedState>, 'reference'> & { isLimited: boolean; retry: () => void })
    | undefined;
}

/** One property, that there is none, or that it could not be read. */
export default function PropertyPage({ id, property, missing, failed }: PropertyPageProps) {
  const words = useContent('propertyPage', propertyPage);
  if (missing) {
    return (
      <Container sx={alone}>
        <PropertyOver id={id} past={missing.past} />
      </Container>
    );
  }
  if (!property && failed?.isLimited) {
    return (
      <Container sx={alone}>
        <Suspense>
          <ContactsLimited level={1} />
        </Suspense>
      </Container>
    );
  }
  if (!property) {
    return (
      <Container sx={failed ? alone : page}>
        {failed ? (
          <FailedState level={1} reference={failed.reference} onRetry={failed.retry} />
        ) : (
          <PropertySkeleton label={words.loading} />
        )}
      </Container>
    );
  }
  return (
    <Container sx={page}>
      <PropertyDetail key={id} property={property} path={propertyPath(property)} isLimited={failed?.isLimited} />
    </Container>
  );
}
