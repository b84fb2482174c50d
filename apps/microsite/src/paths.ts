import type { SiteLanguage } from './language.ts';
import { apiUrl } from './settings.ts';

type Language = Pick<SiteLanguage, 'locale' | 'content'>;

/** Below the page of the project in a language: all units, one of them, and the one that the address names. */
export const UNITS = 'units/';
export const unitBelow = (number: string): string => `${UNITS}${encodeURIComponent(number)}/`;
export const NEW_UNIT = 'unit/';
export const newUnitBelow = (number: string): string => `${NEW_UNIT}?${new URLSearchParams({ number })}`;

/** The pages of this site. */
export const unitsPath = ({ content }: Language): string => content.identity.path + UNITS;
/** A unit that came after the build has no file: the page of new units asks for it. */
export const unitPath = ({ content }: Language, number: string, built: readonly { number: string }[]): string =>
  content.identity.path + (built.some((unit) => unit.number === number) ? unitBelow(number) : newUnitBelow(number));

/**
 * Where the page of a new unit is, for an address that would be the file of one; undefined for any other address. One
 * in small letters leads to the same in capitals first, where a file may be.
 */
export function newUnitAt(pathname: string, homes: readonly string[]): string | undefined {
  const home = homes.find((path) => pathname.startsWith(path + UNITS));
  const typed = home && /^([A-Z0-9-]+)\/?$/i.exec(pathname.slice((home + UNITS).length))?.[1];
  const number = typed?.toUpperCase();
  return number && home + (typed === number ? newUnitBelow(number) : unitBelow(number));
}

/** What the project has on Karachi Estates: its units as they are now, its visits and its launch. */
export const onKarachiEstates = ({ locale, content }: Language) => {
  const project = `${apiUrl}${locale === 'ur' ? '/ur' : ''}/projects/${content.identity.id}`;
  return {
    units: `${project}/units`,
    unit: (number: string) => `${project}/units/${encodeURIComponent(number)}`,
    visits: `${project}/visits`,
    launch: `${project}/launch`,
    protocol: `${project}/launch/protocol`,
  };
};

/** What the API of Karachi Estates has of a unit. */
export const apiOfUnit = (id: string, number: string): string =>
  `${apiUrl}/api/projects/${id}/units/${encodeURIComponent(number)}`;
