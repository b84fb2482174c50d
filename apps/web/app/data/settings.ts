import { getSettings, type PublicSettings } from '@karachi-estates/contracts/settings';
import { type Reading, reading } from './reading.ts';
import { READ_ONCE, useApi } from './useApi.ts';

export const settings = () => reading(getSettings);

/** What the operator sets, the bank account too. */
export const useSettings = () => useApi(settings(), READ_ONCE);

/** The part of the settings that every page shows, and that every page therefore carries. */
export type SiteSettings = Pick<PublicSettings, 'siteUrl' | 'contact' | 'demoData'>;

export const siteSettings = (): Reading<SiteSettings> => {
  const { key, from } = reading(getSettings, {}, ({ data: { siteUrl, contact, demoData } }) => ({
    siteUrl,
    contact,
    demoData,
  }));
  return { key: `${key}#site`, from };
};

/** Contacts and address of the site. */
export const useSiteSettings = () => useApi(siteSettings(), READ_ONCE);
