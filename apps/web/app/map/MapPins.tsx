import type { MapCluster as Cluster, MapPill as Pill } from '@karachi-estates/contracts/propertyMap';
import { MapCluster } from '@karachi-estates/design-system/MapCluster';
import { MapPill } from '@karachi-estates/design-system/MapPill';
import { styled } from '@mui/material/styles';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import { useLayoutEffect, useRef } from 'react';
import type { Pins } from './clusterPins.ts';

const Layer = styled('ul')({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
  '& > li': { position: 'absolute', pointerEvents: 'auto' },
  '& > li:hover, & > li:focus-within, & > li[data-raised]': { zIndex: 1 },
  '&[data-passive] > li': { pointerEvents: 'none' },
});

/**
 * Where a pin waits for its place, unseen. Not a style of the sheet, which would be mirrored in Urdu: pixels count from
 * the left in every language.
 */
const CORNER = { top: 0, left: 0, visibility: 'hidden' } as const;

/** Pins this far outside of the map are still there, so that a step of the keyboard does not lose them. */
const MARGIN = 20;

/** Puts the pins of a layer where they belong; those outside of the map cannot be focused. */
export function placePins(layer: HTMLElement | null, map: OlMap): void {
  const [width = 0, height = 0] = map.getSize() ?? [];
  for (const pin of layer?.children ?? []) {
    if (!(pin instanceof HTMLElement)) continue;
    const { longitude, latitude, shift } = pin.dataset;
    const [x, y] = map.getPixelFromCoordinate(fromLonLat([Number(longitude), Number(latitude)])) ?? [];
    const isIn =
      x !== undefined && y !== undefined && x > -MARGIN && y > -MARGIN && x < width + MARGIN && y < height + MARGIN;
    pin.style.visibility = isIn ? '' : 'hidden';
    if (!isIn) continue;
    const [right = 0, down = 0] = shift?.split(',').map(Number) ?? [];
    pin.style.transform = `translate(-50%, -50%) translate(${Math.round(x) + right}px, ${Math.round(y) + down}px)`;
  }
}

interface MapPinsProps {
  /** Names the pins for screen readers. */
  label: string;
  map: OlMap | undefined;
  layer: React.RefObject<HTMLUListElement | null>;
  pins: Pins;
  /** The home whose card is open. */
  chosen: number | undefined;
  /** The home that is pointed at in the list. */
  pointed: number | undefined;
  seen: ReadonlySet<number>;
  saved: ReadonlySet<number>;
  /** What the person has put aside, among the pills only when they asked for it. */
  rejected: ReadonlySet<number>;
  /** While an area is drawn the pins take no press. */
  isPassive: boolean;
  direction: 'ltr' | 'rtl';
  onPoint(id: number | undefined): void;
  onChoose(pill: Pill): void;
  onApproach(cluster: Cluster): void;
}

/** Prices and clusters over the map: buttons of the page, at their places by pixels. */
export function MapPins(props: MapPinsProps) {
  const { label, map, layer, pins, chosen, pointed, seen, saved, rejected, isPassive, direction } = props;
  const shown = useRef<unknown>(undefined);
  // New pins must not be seen at the corner first; afterwards each frame of the map moves them.
  useLayoutEffect(() => {
    if (!map || shown.current === pins) return;
    shown.current = pins;
    placePins(layer.current, map);
  });
  return (
    <Layer ref={layer} dir="ltr" aria-label={label} data-passive={isPassive || undefined}>
      {pins.pills.map((pill) => (
        <li
          key={pill.property_id}
          style={CORNER}
          data-longitude={pill.longitude}
          data-latitude={pill.latitude}
          data-shift={pill.shift.join()}
          data-raised={pill.property_id === pointed || pill.property_id === chosen || undefined}
        >
          <MapPill
            id={`pin-${pill.property_id}`}
            dir={direction}
            home={pill}
            isChosen={pill.property_id === chosen || pill.property_id === pointed}
            isSeen={seen.has(pill.property_id)}
            isSaved={saved.has(pill.property_id)}
            isRejected={rejected.has(pill.property_id)}
            onClick={() => props.onChoose(pill)}
            onMouseEnter={() => props.onPoint(pill.property_id)}
            onMouseLeave={() => props.onPoint(undefined)}
            onFocus={() => props.onPoint(pill.property_id)}
            onBlur={() => props.onPoint(undefined)}
          />
        </li>
      ))}
      {pins.clusters.map((cluster) => (
        <li
          key={cluster.box.join()}
          style={CORNER}
          data-longitude={cluster.longitude}
          data-latitude={cluster.latitude}
          data-shift={cluster.shift.join()}
        >
          <MapCluster count={cluster.count} dir={direction} onClick={() => props.onApproach(cluster)} />
        </li>
      ))}
    </Layer>
  );
}
