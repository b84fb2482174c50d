import type { PublicSettings } from '@karachi-estates/contracts/settings';
import { siteName } from '../content/siteName.ts';
import { addressOf, type PageSite, type StructuredData } from './pageMeta.ts';

/** The company behind the site, for the home page. */
export const organization = (site: PageSite, contact: PublicSettings['contact']): StructuredData => ({
  '@type': 'Organization',
  name: siteName,
  url: addressOf(site, '/'),
  logo: `${site.origin}/icon-512.png`,
  email: contact.email,
  telephone: contact.phone,
  address: contact.address,
});
