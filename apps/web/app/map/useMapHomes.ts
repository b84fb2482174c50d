import type { MapQuery } from '@karachi-estates/contracts/propertyMap';
import { useMemo } from 'react';
import { usePropertyMap } from '../data/map.ts';
import { clusterPins } from './clusterPins.ts';
import type { MapSight } from './useOlMap.ts';

/** Pixels of the root's text where nobody has set another size. */
const USUAL_TEXT = 16;

interface MapHomesOptions {
  /** Undefined asks for nothing yet. */
  query: Omit<MapQuery, 'zoom'> | undefined;
  sight: MapSight | undefined;
  /** Homes that are not for this person. */
  left: ReadonlySet<number>;
  /** Homes that keep a pin of their own however near others are. */
  kept: readonly [chosen: number | undefined, pointed: number | undefined];
}

/** The homes and clusters of a search where the map stands, as pins that leave each other room. */
export function useMapHomes({ query, sight, left, kept: [chosen, pointed] }: MapHomesOptions) {
  const shown = usePropertyMap(sight && query ? { ...query, zoom: String(sight.zoom) } : undefined);
  const pills = useMemo(
    () => (shown.data?.pills ?? []).filter(({ property_id: id }) => !left.has(id)),
    [shown.data, left],
  );
  const pins = useMemo(
    () =>
      clusterPins(pills, shown.data?.clusters ?? [], {
        resolution: sight?.resolution ?? 1,
        scale: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT,
        kept: [chosen, pointed],
      }),
    [pills, shown.data, sight?.resolution, chosen, pointed],
  );
  const circles = pins.pills.flatMap(({ longitude, latitude, around }) =>
    around === undefined ? [] : [{ longitude, latitude, metres: around }],
  );
  return { shown, pills, pins, circles };
}
