import type { SellerPage } from '@karachi-estates/contracts/sellers';
import { sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
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
  areaServed: seller.areas.map(({ area }) => ({ '@type': 'Place', name: area })),
});
