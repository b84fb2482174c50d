import type { HomeOffer } from '@karachi-estates/contracts/homes';
import { PriceText } from '@karachi-estates/design-system/PriceText';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import { fullDate } from '@karachi-estates/domain/day';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { typeGroup } from '@karachi-estates/domain/properties/vocabulary';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PropertyPart } from './PropertyPart.tsx';

interface PropertyOffersProps {
  offers: readonly HomeOffer[];
  /** The type of the property: the heading names a home, a plot or an office. */
  propertyType: string;
}

/** What other sellers ask for the same property, each with the way to their offer and to themselves. */
export function PropertyOffers({ offers, propertyType }: PropertyOffersProps) {
  const words = useContent('propertyPage', propertyPage).offers;
  const locale = useLocale();
  return (
    <PropertyPart id="offers" title={words.heading[typeGroup(propertyType)]}>
      <Typography variant="body2" color="textSecondary">
        {words.note}
      </Typography>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {offers.map(({ property_id: id, slug, price, purpose, posted_at: postedAt, ...offer }) => (
          <Box
            key={id}
            component="li"
            sx={(theme) => ({
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              alignItems: 'center',
              justifyContent: 'space-between',
              paddingBlock: 2,
              borderBlockStart: hairline(theme),
              overflowWrap: 'anywhere',
            })}
          >
            <Box sx={{ minWidth: 0 }}>
              <PriceText price={price} purpose={purpose} />
              <Typography variant="body2" color="textSecondary" component="div">
                {offer.seller_path ? (
                  // As tall as a finger needs, also in Urdu's small letters.
                  <Link
                    href={offer.seller_path}
                    underline="always"
                    sx={{ display: 'inline-block', minHeight: '1.5rem' }}
                  >
                    <bdi>{offer.seller_name}</bdi>
                  </Link>
                ) : (
                  <bdi>{offer.seller_name}</bdi>
                )}
                <div>{fill(words.posted, { day: fullDate(postedAt, locale) })}</div>
              </Typography>
            </Box>
            <Link
              href={propertyPath({ property_id: id, slug })}
              underline="always"
              aria-label={`${words.view}: ${offer.seller_name}`}
              sx={{ paddingBlock: 1 }}
            >
              {words.view}
            </Link>
          </Box>
        ))}
      </Box>
    </PropertyPart>
  );
}
