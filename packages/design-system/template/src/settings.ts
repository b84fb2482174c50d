/**
 * The address of a running Karachi Estates, which has the units and takes registrations; it must allow this site's
 * origin.
 */
export const apiUrl: string = import.meta.env.VITE_API_URL ?? 'http://localhost:3000';

/** The public address of this site, for search engines and shared links. */
export const siteUrl: string = import.meta.env.VITE_SITE_URL ?? 'http://localhost:3100';
