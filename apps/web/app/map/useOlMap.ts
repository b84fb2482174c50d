import type { MapBox, MapShape } from '@karachi-estates/domain/properties/mapRegion';
import { MAP_BOUNDS, writeBox } from '@karachi-estates/domain/properties/mapRegion';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { useTheme } from '@mui/material/styles';
import Feature from 'ol/Feature.js';
import Polygon, { circular } from 'ol/geom/Polygon.js';
import Draw from 'ol/interaction/Draw.js';
import { defaults } from 'ol/interaction/defaults.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import View from 'ol/View.js';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { shapeOfDrawn } from './drawnShape.ts';
import { groundLayer, type MapColours, readColours } from './ground.ts';

/** The inhabited city, where nothing says another part. */
const CITY: MapBox = [66.93, 24.77, 67.26, 25.06];
const NEAREST = 18;
const NEAREST_FOUND = 15;
const FARTHEST = 9;
/** A map of fewer pixels, as on phones, has smaller clusters: it would have two or three else. */
const NARROW = 500;
/** Room for the pins of homes that lie farthest out. */
const PINS_PADDING = [48, 60, 48, 60];

const extentOf = (box: MapBox) => transformExtent([...box], 'EPSG:4326', 'EPSG:3857');

/** What the map shows: its box, and how near it is. */
export interface MapSight {
  box: MapBox;
  zoom: number;
  /** Metres of the projection for a pixel. */
  resolution: number;
}

/** Where a home lies that is not shown exactly. */
export interface MapCircle {
  longitude: number;
  latitude: number;
  metres: number;
}

interface OlMapOptions {
  /** Filled by the map. */
  target: RefObject<HTMLDivElement | null>;
  /** The part that the address names. */
  box: MapBox | undefined;
  shapes: readonly MapShape[];
  /** Where the homes of the search lie, which is shown where the address names no part. */
  found: MapBox | undefined;
  /** Homes that are shown as circles only. */
  circles: readonly MapCircle[];
  isDrawing: boolean;
  locale: Locale;
  /** Address of the operator's street tiles, which stand over the ground once they are there. */
  tiles?: string | undefined;
  /** The map stands still: by the person's hand, or because the address said so. */
  onSight(sight: MapSight, byHand: boolean): void;
  /** A shape was drawn; undefined for a line around nothing. */
  onDrawn(shape: MapShape | undefined): void;
  /** The map is drawn anew: what stands over it follows. */
  onFrame(map: OlMap): void;
}

function boxAroundShapes(shapes: readonly MapShape[]): MapBox {
  const points = shapes.flat();
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

type ShapeSource = VectorSource<Feature<Polygon>>;

/** An outline with a light inside, in the colours of the scheme. */
const outlined = (ofScheme: () => MapColours, stroke: { width: number; lineDash?: number[] }) => () =>
  new Style({
    stroke: new Stroke({ color: ofScheme().drawn, ...stroke }),
    fill: new Fill({ color: ofScheme().drawnInside }),
  });

/** A map with the ground, and the sources of what is drawn on it: areas, and circles around homes. */
function createMap(target: HTMLElement, ground: ReturnType<typeof groundLayer>, ofScheme: () => MapColours) {
  const shapeSource: ShapeSource = new VectorSource();
  const circleSource: ShapeSource = new VectorSource();
  const layers = [
    ground,
    new VectorLayer({ source: shapeSource, style: outlined(ofScheme, { width: 3 }) }),
    new VectorLayer({ source: circleSource, style: outlined(ofScheme, { width: 2, lineDash: [6, 6] }) }),
  ];
  const map = new OlMap({
    target,
    controls: [],
    layers,
    interactions: defaults({ altShiftDragRotate: false, pinchRotate: false }),
    view: new View({
      extent: extentOf(MAP_BOUNDS),
      showFullExtent: true,
      enableRotation: false,
      minZoom: FARTHEST,
      maxZoom: NEAREST,
      center: fromLonLat([67.06, 24.9]),
      zoom: 11,
    }),
  });
  return { map, layers, shapeSource, circleSource };
}

/** Calls back when the colours of the page may have changed. @returns what ends it */
function watchScheme(onChange: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', onChange);
  };
}

/** The operator's street tiles, over the ground once they are there. */
function useStreets(
  map: OlMap | undefined,
  tiles: string | undefined,
  locale: Locale,
  colours: RefObject<MapColours | undefined>,
): void {
  const theme = useTheme();
  useEffect(() => {
    if (!map || !tiles) return undefined;
    let isAway = false;
    // Only sites with street tiles load their reader; without it the ground is there.
    void import('./streets.ts')
      .then(({ streetsLayer }) => {
        if (isAway) return;
        const streets = streetsLayer({ tiles, theme, locale, colours: () => colours.current as MapColours });
        map.getLayers().insertAt(1, streets);
        const [ground] = map.getLayers().getArray();
        streets.getSource()?.on('tileloadend', () => ground?.setVisible(false));
      })
      .catch(() => undefined);
    return () => {
      isAway = true;
    };
  }, [map, tiles, theme, locale, colours]);
}

/** Circles around homes that are not shown exactly. */
function useCircles(
  map: OlMap | undefined,
  circles: readonly MapCircle[],
  source: RefObject<ShapeSource | undefined>,
): void {
  const circlesKey = JSON.stringify(circles);
  useEffect(() => {
    if (!map) return;
    const shown = JSON.parse(circlesKey) as MapCircle[];
    source.current?.clear();
    for (const { longitude, latitude, metres } of shown) {
      const circle = circular([longitude, latitude], metres, 64);
      source.current?.addFeature(new Feature(circle.transform('EPSG:4326', 'EPSG:3857') as Polygon));
    }
  }, [map, circlesKey, source]);
}

/** Drawing by hand: a pointer's way around an area. */
function useFreehand(map: OlMap | undefined, isDrawing: boolean, onDrawn: OlMapOptions['onDrawn']): void {
  const end = useEffectEvent(onDrawn);
  useEffect(() => {
    if (!map || !isDrawing) return undefined;
    const draw = new Draw({ type: 'Polygon', freehand: true });
    draw.on('drawend', (event) => {
      end(shapeOfDrawn(event.feature.getGeometry() as Polygon, map.getView().getResolution() ?? 1));
    });
    map.addInteraction(draw);
    return () => {
      map.removeInteraction(draw);
    };
  }, [map, isDrawing]);
}

/** An OpenLayers map in an element: the ground, the drawn areas, and a view that follows the address. */
export function useOlMap(options: OlMapOptions): OlMap | undefined {
  const { target, box, shapes, found, circles, isDrawing, locale, tiles } = options;
  const theme = useTheme();
  const [map, setMap] = useState<OlMap>();
  const [sizeKey, setSizeKey] = useState('');
  const colours = useRef<MapColours>(undefined);
  const drawn = useRef<ShapeSource>(undefined);
  const around = useRef<ShapeSource>(undefined);
  /** Where the map was put by the address: standing there is nobody's move. */
  const put = useRef('');
  /** Whether it still stands where the address put it. */
  const isAtPut = useRef(true);
  /** The part that the person moved it to last: once the address has it, they may have begun to move on. */
  const movedTo = useRef('');
  const onSight = useEffectEvent(options.onSight);
  const onFrame = useEffectEvent(options.onFrame);

  // The map is made once for its element; a language comes with a page of its own.
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const ofScheme = () => colours.current as MapColours;
    colours.current = readColours(theme, element);
    const ground = groundLayer(theme, locale, ofScheme);
    const { map: made, layers, shapeSource, circleSource } = createMap(element, ground, ofScheme);
    drawn.current = shapeSource;
    around.current = circleSource;
    const paint = () => {
      colours.current = readColours(theme, element);
      element.style.backgroundColor = colours.current.land;
      for (const layer of layers) layer.changed();
    };
    paint();
    made.on('postrender', () => onFrame(made));
    made.on('moveend', () => {
      const sight = sightOf(made);
      isAtPut.current = placeKey(made) === put.current;
      if (!sight) return;
      if (!isAtPut.current) movedTo.current = writeBox(sight.box);
      onSight(sight, !isAtPut.current);
    });
    // Turning a phone is nobody's move: what the address says is put into the new size.
    made.on('change:size', () => {
      const [width, height] = made.getSize() ?? [];
      if (!isAtPut.current || !width || !height) return;
      put.current = placeKey(made);
      setSizeKey(`${width} ${height}`);
    });
    const unwatch = watchScheme(paint);
    setMap(made);
    return () => {
      unwatch();
      made.setTarget(undefined);
      made.dispose();
    };
  }, [target, theme, locale]);

  useStreets(map, tiles, locale, colours);

  const shapesKey = JSON.stringify(shapes);
  const boxKey = box ? writeBox(box) : '';
  const foundKey = found && !box && shapes.length === 0 ? JSON.stringify(found) : '';
  // Before the next frame, so that no move from before ends on the new page as if it were made there.
  useLayoutEffect(() => {
    const shown = JSON.parse(shapesKey) as MapShape[];
    drawn.current?.clear();
    for (const shape of shown) {
      const ring = shape.map((point) => fromLonLat([...point]));
      drawn.current?.addFeature(new Feature(new Polygon([[...ring, ring[0] ?? []]])));
    }
    if (!map) return;
    const now = sightOf(map);
    const isThere = boxKey !== '' && (boxKey === movedTo.current || (now && writeBox(now.box) === boxKey));
    isAtPut.current = true;
    if (isThere) {
      put.current = placeKey(map);
      return;
    }
    movedTo.current = '';
    const part = boxKey ? (boxKey.split('_').map(Number) as unknown as MapBox) : undefined;
    const homes = foundKey ? (JSON.parse(foundKey) as MapBox) : undefined;
    // A key's move that is still under way would go on from there, and count as the person's.
    map.getView().cancelAnimations();
    map.getView().fit(extentOf(part ?? (shown.length > 0 ? boxAroundShapes(shown) : (homes ?? CITY))), {
      size: map.getSize() ?? [600, 400],
      // Of a single home the streets around it are shown too.
      maxZoom: homes ? NEAREST_FOUND : NEAREST,
      padding: part ? [0, 0, 0, 0] : homes ? PINS_PADDING : [24, 24, 24, 24],
    });
    put.current = placeKey(map);
  }, [map, sizeKey, boxKey, shapesKey, foundKey]);

  useCircles(map, circles, around);
  useFreehand(map, isDrawing, options.onDrawn);

  return map;
}

/** Where the view stands and how near, whatever the map's size is. */
const placeKey = (map: OlMap) =>
  [...(map.getView().getCenter() ?? []), map.getView().getResolution()].map(String).join();

function sightOf(map: OlMap): MapSight | undefined {
  const size = map.getSize();
  if (!size?.[0] || !size[1]) return undefined;
  const seen = transformExtent(map.getView().calculateExtent(size), 'EPSG:3857', 'EPSG:4326');
  const [west = 0, south = 0, east = 0, north = 0] = seen.map((degrees) => Number(degrees.toFixed(4)));
  const [first, lowest, last, highest] = MAP_BOUNDS;
  return {
    box: [Math.max(west, first), Math.max(south, lowest), Math.min(east, last), Math.min(north, highest)],
    zoom: Math.round((map.getView().getZoom() ?? FARTHEST) + (size[0] < NARROW ? 0.5 : 0)),
    resolution: map.getView().getResolution() ?? 1,
  };
}
