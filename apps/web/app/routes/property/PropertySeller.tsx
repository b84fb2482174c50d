import type { Property } from '@karachi-estates/contracts/properties';
import { SellerCard } from '@karachi-estates/design-system/SellerCard';
import { formatPhone, telLink } from '@karachi-estates/domain/accounts/phone';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useHydrated } from '../../chrome/Hydrated.tsx';
import { useContent } from '../../content/contentFor.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { SellerMarks } from '../../marks/SellerMarks.tsx';
import { PropertyPart as Part } from './PropertyPart.tsx';

/** Who sells a home, and the ways to ask; on paper with a small map of the place. */
export function PropertySeller({ property }: { property: Property }) {
  const detail = useContent('propertyPage', propertyPage);
  const isHydrated = useHydrated();
  const { property_id: id } = property;
  const phone = property.cell_no || property.seller_phone;
  // The place on the small map of the sheet, which comes with the scripts.
  const sketched = isHydrated ? property.map_point : undefined;
  return (
    <Part id="seller" title={detail.contact.heading}>
      <SellerCard
        name={property.seller_name}
        href={property.seller_path}
        image={property.seller_profile_image}
        phone={phone && formatPhone(phone)}
        telHref={telLink(phone)}
        email={property.email || property.seller_email}
        address={property.seller_address}
        sx={sketched ? { '@media print': { paddingInlineEnd: '67mm' } } : undefined}
      >
        {property.seller_marks && <SellerMarks marks={property.seller_marks} />}
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
  );
}
