import type { MapShape } from '@karachi-estates/domain/properties/mapRegion';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { useTheme } from '@mui/material/styles';
import type { Coordinate } from 'ol/coordinate.js';
import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import LineString from 'ol/geom/LineString.js';
import Polygon from 'ol/geom/Polygon.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { shapeOfDrawn } from './drawnShape.ts';
import { nameNear, readColours } from './ground.ts';

/** Pixels that an arrow key moves the cross, alone and with Shift. */
const STEP = 32;
const SMALL_STEP = 8;
/** The map follows where the cross comes this near to its edge. */
const EDGE = 24;
/** A corner this near to the first one is the first one again. */
const SAME = 4;
const FEWEST = 3;

const DIRECTIONS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What the keyboard has just done, for the words that say it. */
export interface KeyDrawn {
  did: 'moved' | 'set' | 'taken' | 'same' | 'nothing';
  corners: number;
  /** What the ground names nearest to the cross; '' until the ground is there. */
  place: string;
}

interface KeyDrawingOptions {
  map: OlMap | undefined;
  /** Takes the keys. */
  target: RefObject<HTMLElement | null>;
  /** Stands where the cross is; hidden until the first key. */
  cross: RefObject<HTMLElement | null>;
  isDrawing: boolean;
  locale: Locale;
  onDid(what: KeyDrawn): void;
  onDrawn(shape: MapShape): void;
}

const near = ([x = 0, y = 0]: Coordinate, [otherX = 0, otherY = 0]: Coordinate, within: number) =>
  Math.hypot(x - otherX, y - otherY) < within;

/** The line from corner to corner and on to the cross, as an area once there are two sides. */
function outlineOf(corners: readonly Coordinate[], at: Coordinate): Geometry | undefined {
  const [first] = corners;
  if (!first) return undefined;
  return corners.length === 1 ? new LineString([first, at]) : new Polygon([[...corners, at, first]]);
}

/**
 * Drawing an area on the map without a pointer: arrow keys move a cross, Enter sets a corner, Backspace takes the last
 * one back, and Enter on the first corner, or `finish`, ends it.
 */
export function useKeyDrawing(options: KeyDrawingOptions): { corners: number; finish(): void } {
  const { map, target, cross, isDrawing, locale } = options;
  const theme = useTheme();
  const [corners, setCorners] = useState<readonly Coordinate[]>([]);
  const at = useRef<Coordinate>(undefined);
  const source = useRef<VectorSource<Feature<Geometry>>>(undefined);

  function show(of: OlMap, set: readonly Coordinate[]) {
    const [x = 0, y = 0] = (at.current && of.getPixelFromCoordinate(at.current)) ?? [];
    const element = cross.current;
    if (element) {
      element.style.visibility = at.current ? 'visible' : 'hidden';
      element.style.transform = `translate(-50%, -50%) translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    }
    source.current?.clear();
    const outline = at.current && outlineOf(set, at.current);
    if (outline) source.current?.addFeature(new Feature(outline));
  }

  function tell(did: KeyDrawn['did'], count: number) {
    const place = map && at.current && nameNear(map, at.current, locale);
    options.onDid({ did, corners: count, place: place ?? '' });
  }

  function put(next: readonly Coordinate[], did: 'set' | 'taken') {
    setCorners(next);
    if (map) show(map, next);
    tell(did, next.length);
  }

  function move(of: OlMap, [right, up]: readonly [number, number], pixels: number) {
    const view = of.getView();
    const resolution = view.getResolution() ?? 1;
    const [x = 0, y = 0] = at.current ?? [];
    at.current = [x + right * pixels * resolution, y + up * pixels * resolution];
    const [left = 0, top = 0] = of.getPixelFromCoordinate(at.current) ?? [];
    const [width = 0, height = 0] = of.getSize() ?? [];
    if (left < EDGE || top < EDGE || left > width - EDGE || top > height - EDGE) {
      const [centreX = 0, centreY = 0] = view.getCenter() ?? [];
      view.setCenter([centreX + right * pixels * resolution, centreY + up * pixels * resolution]);
      of.renderSync();
    }
    show(of, corners);
    tell('moved', corners.length);
  }

  function setCorner(of: OlMap) {
    const here = at.current;
    const [first] = corners;
    const last = corners.at(-1);
    if (!here) return;
    const within = SAME * (of.getView().getResolution() ?? 1);
    if (first && corners.length >= FEWEST && near(first, here, within)) finish();
    else if (last && near(last, here, within)) tell('same', corners.length);
    else put([...corners, here], 'set');
  }

  function finish() {
    const [first] = corners;
    if (!map || !first) return;
    const drawn = new Polygon([[...corners, first]]);
    const shape = corners.length < FEWEST ? undefined : shapeOfDrawn(drawn, map.getView().getResolution() ?? 1);
    if (shape) options.onDrawn(shape);
    else tell('nothing', corners.length);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!map || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    if (!direction && event.key !== 'Enter' && event.key !== 'Backspace') return;
    event.preventDefault();
    at.current ??= map.getView().getCenter();
    if (direction) move(map, direction, event.shiftKey ? SMALL_STEP : STEP);
    else if (event.key === 'Enter') setCorner(map);
    else if (corners.length > 0) put(corners.slice(0, -1), 'taken');
  });
  const onMoved = useEffectEvent(() => {
    if (map) show(map, corners);
  });

  useEffect(() => {
    const element = target.current;
    if (!map || !element || !isDrawing) return undefined;
    const colours = readColours(theme, element);
    const line = new VectorLayer({
      source: new VectorSource<Feature<Geometry>>(),
      style: new Style({
        stroke: new Stroke({ color: colours.drawn, width: 3, lineDash: [8, 6] }),
        fill: new Fill({ color: colours.drawnInside }),
      }),
    });
    source.current = line.getSource() ?? undefined;
    const pans = map
      .getInteractions()
      .getArray()
      .filter((each) => each instanceof KeyboardPan);
    for (const pan of pans) pan.setActive(false);
    map.addLayer(line);
    // Coming nearer and going farther move the cross on the screen.
    const follow = () => onMoved();
    const take = (event: KeyboardEvent) => onKey(event);
    map.on('moveend', follow);
    element.addEventListener('keydown', take);
    const crossElement = cross.current;
    return () => {
      element.removeEventListener('keydown', take);
      map.un('moveend', follow);
      map.removeLayer(line);
      for (const pan of pans) pan.setActive(true);
      source.current = undefined;
      at.current = undefined;
      if (crossElement) crossElement.style.visibility = 'hidden';
      setCorners([]);
    };
  }, [map, target, cross, theme, isDrawing]);

  return { corners: corners.length, finish };
}
