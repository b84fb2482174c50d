/** A place by the coordinates of its centre, in degrees; null where nobody knows them. */
export interface Centre {
  latitude: number | null;
  longitude: number | null;
}

/** Kilometres of a degree of latitude; of longitude at the equator. */
const KM_PER_DEGREE = 111.2;

/**
 * Kilometres between two centres, as the crow flies; undefined where one has none. The ground is taken as flat, which
 * within a city is right to a few metres.
 */
export function kilometresBetween(one: Centre, other: Centre): number | undefined {
  if (one.latitude === null || one.longitude === null) return undefined;
  if (other.latitude === null || other.longitude === null) return undefined;
  const north = other.latitude - one.latitude;
  const east = (other.longitude - one.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(north, east);
}

/**
 * The nearest of some places to any of several, nearest first, without those themselves and those without coordinates.
 */
export function nearestToAny<Place extends Centre>(places: readonly Place[], others: readonly Place[], count: number) {
  return others
    .flatMap((other) => {
      const distances = places.includes(other) ? [] : places.flatMap((place) => kilometresBetween(place, other) ?? []);
      return distances.length === 0 ? [] : [{ other, distance: Math.min(...distances) }];
    })
    .sort((one, another) => one.distance - another.distance)
    .slice(0, count)
    .map(({ other }) => other);
}

/** The nearest of some places, nearest first, without the place itself and those without coordinates. */
export const nearestTo = <Place extends Centre>(place: Place, others: readonly Place[], count: number): Place[] =>
  nearestToAny([place], others, count);
