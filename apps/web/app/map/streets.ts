import type { Locale } from '@karachi-estates/domain/words/locale';
import type { Theme } from '@mui/material/styles';
import type { FeatureLike } from 'ol/Feature.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { PMTilesVectorSource } from 'ol-pmtiles';
import type { MapColours } from './ground.ts';

interface StreetsOptions {
  /** Address of the file of tiles. */
  tiles: string;
  theme: Theme;
  locale: Locale;
  colours: () => MapColours;
}

/** Widths of roads in metres, by their kind in the tiles; the first ones are named first. */
const ROADS: Readonly<Record<string, number>> = {
  highway: 40,
  major_road: 26,
  medium_road: 18,
  minor_road: 10,
  path: 4,
};

/** Metres a pixel, below which roads and places of a kind have names. */
const NAMED_BELOW: Readonly<Record<string, number>> = { highway: 40, major_road: 18, medium_road: 8, minor_road: 3 };
const PLACES_BELOW = 60;
const BUILDINGS_BELOW = 3;

/**
 * Streets from the operator's own file of vector tiles, in the layers of Protomaps' basemaps (`earth`, `water`,
 * `landuse`, `buildings`, `roads`, `places`), drawn in the colours of the built-in ground. What a file has beside them
 * is left out.
 */
export function streetsLayer({ tiles, theme, locale, colours }: StreetsOptions): VectorTileLayer {
  const layer = new VectorTileLayer({
    declutter: true,
    source: new PMTilesVectorSource({ url: tiles }),
  });
  layer.setStyle((feature, resolution) => stylesOf(feature, resolution, { theme, locale, colours: colours() }));
  return layer;
}

type Look = Pick<StreetsOptions, 'theme' | 'locale'> & { colours: MapColours };

function nameOf(feature: FeatureLike, { theme, locale, colours }: Look, size: number, along: boolean): Text {
  const text = String(
    (locale === 'ur' && feature.get('name:ur')) || feature.get('name:en') || feature.get('name') || '',
  );
  return new Text({
    text,
    font: `500 ${size}px ${theme.typography.fontFamily ?? 'sans-serif'}`,
    fill: new Fill({ color: colours.name }),
    stroke: new Stroke({ color: colours.halo, width: 3 }),
    // Letters of Urdu hang together, which a canvas cannot bend along a line.
    placement: along && locale !== 'ur' ? 'line' : 'point',
  });
}

function roadStyles(feature: FeatureLike, resolution: number, look: Look): Style[] {
  const kind = String(feature.get('kind'));
  const width = (ROADS[kind] ?? 6) / resolution;
  if (width < 0.3) return [];
  const { road, roadEdge } = look.colours;
  const line = (color: string, more: number) =>
    new Stroke({ color, width: Math.min(width, 14) + more, lineCap: 'round', lineJoin: 'round' });
  const isNamed = resolution < (NAMED_BELOW[kind] ?? 0);
  return [
    new Style({ stroke: line(roadEdge, 1.2), zIndex: 1 }),
    new Style({
      stroke: line(road, 0),
      zIndex: 2,
      ...(isNamed ? { text: nameOf(feature, look, 11, true) } : {}),
    }),
  ];
}

function stylesOf(feature: FeatureLike, resolution: number, look: Look): Style | Style[] {
  const { water, land, built } = look.colours;
  const filled = (color: string, zIndex: number) => new Style({ fill: new Fill({ color }), zIndex });
  switch (feature.get('layer')) {
    case 'earth':
      return filled(land, -2);
    case 'water':
      return filled(water, -1);
    case 'landuse':
      return filled(built, 0);
    case 'buildings':
      return resolution < BUILDINGS_BELOW ? filled(built, 0) : [];
    case 'roads':
      return roadStyles(feature, resolution, look);
    case 'places':
      return resolution < PLACES_BELOW ? new Style({ text: nameOf(feature, look, 12.5, false), zIndex: 3 }) : [];
    default:
      return [];
  }
}
