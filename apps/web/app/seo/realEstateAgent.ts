import type { SellerPage } from '@karachi-estates/contracts/sellers';
import { sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
import { areaName } from '@karachi-estates/domain/areas/match';
import { addressOf, type PageSite, type StructuredData } from './pageMeta.ts';

/** A seller with what they agreed to show. */
export const realEstateAgent = (site: PageSite, seller: SellerPage): StructuredData => ({
  '@type': 'RealEstateAgent',
  name: seller.name,
  url: addressOf(site, sellerPath({ id: seller.seller_id, name: seller.name })),
  ...(seller.image ? { image: `${site.origin}${seller.image}/320.jpg` } : {}),
  ...(seller.email ? { email: seller.email } : {}),
  address: {
    '@type': 'PostalAddress',
    ...(seller.address ? { streetAddress: seller.address } : {}),
    addressLocality: 'Karachi',
    addressCountry: 'PK',
  },
  areaServed: seller.areas.map(({ area, area_name_ur }) => ({
    '@type': 'Place',
    name: areaName({ area_name: area, area_name_ur }, site.locale),
  })),
});
