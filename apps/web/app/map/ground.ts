import type { Locale } from '@karachi-estates/domain/words/locale';
import type { Theme } from '@mui/material/styles';
import type { Coordinate } from 'ol/coordinate.js';
import type { FeatureLike } from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import groundUrl from './karachi.geojson?url';

/** What the ground is made of, drawn in this order; see docs/map.md. */
type Kind = 'sea' | 'island' | 'water' | 'river' | 'road' | 'area' | 'town' | 'sea-name';

const ORDER: Record<Kind, number> = { sea: 0, island: 1, water: 2, river: 3, area: 4, town: 4, road: 5, 'sea-name': 6 };

/** Metres a pixel, above which smaller things are left out. */
const SMALL_AREAS_BELOW = 26;
const ROAD_NAMES_BELOW = 22;
/** How far the built ground of an area reaches, in metres of the projection. */
const BUILT = 1_300;

/** Colours as a canvas understands them: a browser reads the variables of the theme, a canvas does not. */
export interface MapColours {
  water: string;
  land: string;
  built: string;
  road: string;
  roadEdge: string;
  name: string;
  waterName: string;
  halo: string;
  drawn: string;
  drawnInside: string;
}

/** The theme's colours in the scheme that is in force around an element. */
export function readColours(theme: Theme, around: HTMLElement): MapColours {
  const { palette } = theme.vars ?? theme;
  const read = (colour: string) => {
    // A new element each time: one that changes its colour may be on its way from the one before.
    const probe = around.ownerDocument.createElement('i');
    // Under forced colours everything would be of the one colour of text.
    probe.style.forcedColorAdjust = 'none';
    probe.style.color = colour;
    around.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const mix = (one: string, share: number, other: string) => read(`color-mix(in srgb, ${one} ${share}%, ${other})`);
  const ground = palette.background.default;
  return {
    water: mix(palette.primary.main, 20, ground),
    land: mix(palette.text.primary, 3, ground),
    built: mix(palette.text.primary, 8, ground),
    road: read(palette.background.paper),
    roadEdge: mix(palette.text.primary, 24, ground),
    name: read(palette.text.secondary),
    waterName: read(palette.primary.main),
    halo: read(ground),
    drawn: read(palette.secondary.main),
    drawnInside: mix(palette.secondary.main, 14, 'transparent'),
  };
}

/** The built-in ground: Karachi's coast, creeks, rivers, main roads and the names of its areas. */
export function groundLayer(theme: Theme, locale: Locale, colours: () => MapColours): VectorLayer {
  const layer = new VectorLayer({
    source: new VectorSource({ url: groundUrl, format: new GeoJSON() }),
    declutter: true,
    updateWhileInteracting: true,
    renderOrder: (one, other) => ORDER[one.get('kind') as Kind] - ORDER[other.get('kind') as Kind],
  });
  layer.setStyle((feature, resolution) => stylesOf(feature, resolution, { theme, locale, colours: colours() }));
  return layer;
}

/** What stands nearest to a point of a map on its ground, by name; undefined until the ground is there. */
export function nameNear(map: OlMap, at: Coordinate, locale: Locale): string | undefined {
  const [ground] = map.getLayers().getArray();
  const source = ground instanceof VectorLayer ? (ground.getSource() as VectorSource) : undefined;
  const nearest = source?.getClosestFeatureToCoordinate(at, (each) => each.getGeometry()?.getType() === 'Point');
  return nearest?.get(locale === 'ur' ? 'name_ur' : 'name');
}

interface Look {
  theme: Theme;
  locale: Locale;
  colours: MapColours;
}

function nameOf(feature: FeatureLike, { theme, locale, colours }: Look, weight: number, colour: string, along = false) {
  const text = String(feature.get(locale === 'ur' ? 'name_ur' : 'name') ?? '');
  return new Text({
    text,
    font: `${weight} ${along ? 11 : weight > 500 ? 13 : 11.5}px ${theme.typography.fontFamily ?? 'sans-serif'}`,
    fill: new Fill({ color: colour }),
    stroke: new Stroke({ color: colours.halo, width: 3 }),
    placement: along ? 'line' : 'point',
    // Letters of Urdu hang together, which a canvas cannot bend along a line.
    ...(along && locale === 'ur' ? { placement: 'point' as const } : {}),
  });
}

function roadStyles(feature: FeatureLike, resolution: number, look: Look): Style[] {
  const { road, roadEdge, name } = look.colours;
  const width = Math.min(Math.max(110 / resolution, 1.4), 9);
  return [
    new Style({ stroke: new Stroke({ color: roadEdge, width: width + 1.6, lineCap: 'round', lineJoin: 'round' }) }),
    new Style({
      stroke: new Stroke({ color: road, width, lineCap: 'round', lineJoin: 'round' }),
      ...(resolution < ROAD_NAMES_BELOW ? { text: nameOf(feature, look, 500, name, true) } : {}),
    }),
  ];
}

function placeStyles(feature: FeatureLike, resolution: number, look: Look, kind: Kind): Style[] {
  const { built, name } = look.colours;
  const isTown = kind === 'town';
  const ground = new Style({
    image: new CircleStyle({ radius: BUILT / resolution, fill: new Fill({ color: built }), declutterMode: 'none' }),
    zIndex: -1,
  });
  if (!isTown && resolution > SMALL_AREAS_BELOW) return [ground];
  return [ground, new Style({ text: nameOf(feature, look, isTown ? 600 : 500, name), zIndex: isTown ? 2 : 1 })];
}

function stylesOf(feature: FeatureLike, resolution: number, look: Look): Style | Style[] {
  const { water, land, waterName } = look.colours;
  const kind = feature.get('kind') as Kind;
  switch (kind) {
    case 'sea':
    case 'water':
      return new Style({ fill: new Fill({ color: water }), zIndex: 0 });
    case 'island':
      return new Style({ fill: new Fill({ color: land }), zIndex: 0 });
    case 'river':
      return new Style({
        stroke: new Stroke({ color: water, width: Math.min(Math.max(160 / resolution, 1.6), 14), lineCap: 'round' }),
        ...(resolution < ROAD_NAMES_BELOW ? { text: nameOf(feature, look, 500, waterName, true) } : {}),
        zIndex: 0,
      });
    case 'road':
      return roadStyles(feature, resolution, look);
    case 'sea-name':
      return new Style({ text: nameOf(feature, look, 500, waterName) });
    default:
      return placeStyles(feature, resolution, look, kind);
  }
}
