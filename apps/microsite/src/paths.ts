import type { SiteLanguage } from './language.ts';
import { apiUrl } from './settings.ts';

type Language = Pick<SiteLanguage, 'locale' | 'content'>;

/** Below the page of the project in a language: all units, and one of them. */
export const UNITS = 'units/';
export const unitBelow = (number: string): string => `${UNITS}${encodeURIComponent(number)}/`;

/** The pages of this site. */
export const unitsPath = ({ content }: Language): string => content.identity.path + UNITS;
export const unitPath = ({ content }: Language, number: string): string => content.identity.path + unitBelow(number);

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
