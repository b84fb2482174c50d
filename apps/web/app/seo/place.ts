import type { AreaProfile } from '@karachi-estates/contracts/areas';
import { areaPath } from '@karachi-estates/domain/areas/address';
import { areaName, cityName } from '@karachi-estates/domain/areas/match';
import { addressOf, type PageSite, type StructuredData } from './pageMeta.ts';

/** One area with its place in the city. */
export const place = (site: PageSite, area: AreaProfile): StructuredData => ({
  '@type': 'Place',
  name: areaName(area, site.locale),
  url: addressOf(site, areaPath(area)),
  ...(area.latitude !== null &&
    area.longitude !== null && {
      geo: { '@type': 'GeoCoordinates', latitude: area.latitude, longitude: area.longitude },
    }),
  containedInPlace: { '@type': 'City', name: cityName(area.city, site.locale) },
});
