import type { PublicSettings } from '@karachi-estates/contracts/settings';
import { siteName } from '../content/siteName.ts';
import type { StructuredData } from './pageMeta.ts';

/** The company behind the site, for the home page. */
export const organization = (origin: string, contact: PublicSettings['contact']): StructuredData => ({
  '@type': 'Organization',
  name: siteName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  email: contact.email,
  telephone: contact.phone,
  address: contact.address,
});
