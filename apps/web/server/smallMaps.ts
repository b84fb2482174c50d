import { readFile } from 'node:fs/promises';
import { HIDDEN } from '@karachi-estates/api/plugins/contract';
import { type AreaProfile, getAreaProfile } from '@karachi-estates/contracts/areas';
import { karachiEstates } from '@karachi-estates/design-system/theme/brands';
import { mix } from '@karachi-estates/design-system/theme/colour';
import { kitTokens, type Scheme } from '@karachi-estates/design-system/theme/tokens';
import { areaName } from '@karachi-estates/domain/areas/match';
import { type Pin, readPin } from '@karachi-estates/domain/properties/pin';
import { type Locale, locales } from '@karachi-estates/domain/words/locale';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CallFailed } from '../app/data/call.ts';
import { localePath } from '../app/locale/localePath.ts';
import { type Caller, inProcess } from './api.ts';
import { DRAWING_POLICY } from './headers.ts';
import { escaped } from './xml.ts';

/** Longitude and latitude, or pixels from the top left. */
type Point = readonly [number, number];

/** A thing of the built-in ground (`docs/map.md`). */
interface GroundFeature {
  properties: { kind: string; name?: string; name_ur?: string };
  geometry:
    | { type: 'Point'; coordinates: Point }
    | { type: 'LineString'; coordinates: Point[] }
    | { type: 'Polygon'; coordinates: Point[][] };
}

/** The built-in ground as its file has it. */
export interface Ground {
  features: readonly GroundFeature[];
}

const WIDTH = 640;
const HEIGHT = 320;
const PIXELS_PER_KM = 64;
const KM_PER_DEGREE = 111.2;
/** How far the ground of an area reaches, as on the large map. */
const AREA_KM = 1.3;
/** What lies so far outside is left out; lines that cross the edge keep their course. */
const ROOM = 24;
const LETTER = 7;
const LINE = 16;
const SIZE = 12;
/** Of the area's own name, so that no other stands in it. */
const OWN_SIZE = 17;
/** Up to this width a drawing shows fewer names and larger: at half of its size they could not be read. */
const NARROW = 560;
const LARGER = 1.875;

/** A needle whose foot stands in the middle. */
const PIN = [
  `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2})">`,
  '<path class="p" d="M0 0C-14-18-16-24-16-30A16 16 0 0 1 16-30C16-24 14-18 0 0Z"/>',
  '<circle class="l" cy="-30" r="6"/></g>',
].join('');

const { schemes } = kitTokens(karachiEstates);

/** A picture knows no variables of the page, so it brings the theme's colours of both schemes, mixed as on the map. */
function coloursOf(scheme: Scheme): string {
  const { background, text, primary, secondary } = schemes[scheme];
  const ground = background.default;
  const water = mix(ground, primary.main, 0.2);
  return [
    `.l{fill:${ground}}.w{fill:${water}}.r{stroke:${water}}`,
    `.e{stroke:${mix(ground, text.primary, 0.24)}}.s{stroke:${background.paper}}`,
    `.b{fill:${mix(ground, text.primary, 0.08)}}`,
    `.a{fill:${secondary.main};stroke:${secondary.main}}.p{fill:${secondary.main};stroke:${ground}}`,
    `text{fill:${text.secondary};stroke:${ground}}.o{fill:${text.primary}}`,
  ].join('');
}

const STYLE = `path{fill:none;stroke-linecap:round;stroke-linejoin:round}.r{stroke-width:8}.e{stroke-width:6}
.s{stroke-width:4}.a{fill-opacity:.16;stroke-width:2}.p{stroke-width:2}
text{font:500 ${SIZE}px system-ui,"Noto Naskh Arabic",Tahoma,sans-serif;text-anchor:middle;
paint-order:stroke;stroke-width:3px;stroke-linejoin:round}.o{font-size:${OWN_SIZE}px;font-weight:700}
@media(max-width:${NARROW}px){text{font-size:${SIZE * LARGER}px}.o{font-size:${OWN_SIZE * LARGER}px}.f{display:none}}
${coloursOf('light')}@media(prefers-color-scheme:dark){${coloursOf('dark')}}`;

/** Cuts a closed shape at one side (Sutherland and Hodgman): what is `inside` stays. */
function cutAt(shape: readonly Point[], axis: 0 | 1, limit: number, keep: 1 | -1): Point[] {
  const inside = (point: Point) => (point[axis] - limit) * keep >= 0;
  return shape.flatMap((point, index): Point[] => {
    const before = shape.at(index - 1) ?? point;
    if (inside(before) === inside(point)) return inside(point) ? [point] : [];
    const share = (limit - before[axis]) / (point[axis] - before[axis]);
    const at = (side: 0 | 1) => before[side] + (point[side] - before[side]) * share;
    const edge: Point = [at(0), at(1)];
    return inside(point) ? [edge, point] : [edge];
  });
}

const cut = (shape: readonly Point[]): Point[] =>
  cutAt(cutAt(cutAt(cutAt(shape, 0, -ROOM, 1), 0, WIDTH + ROOM, -1), 1, -ROOM, 1), 1, HEIGHT + ROOM, -1);

/** Whether a piece of a line may be seen. */
function isNear([x, y]: Point, [toX, toY]: Point): boolean {
  const isBeside = Math.max(x, toX) < -ROOM || Math.min(x, toX) > WIDTH + ROOM;
  return !isBeside && Math.max(y, toY) >= -ROOM && Math.min(y, toY) <= HEIGHT + ROOM;
}

const written = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** The pieces of a line that may be seen, as the course of a path. */
function courseOf(line: readonly Point[]): string {
  let isOpen = false;
  return line.reduce((course, point, index) => {
    const before = line[index - 1];
    const isSeen = before !== undefined && isNear(before, point);
    const piece = isSeen ? `${isOpen ? '' : `M${written(before)}`}L${written(point)}` : '';
    isOpen = isSeen;
    return course + piece;
  }, '');
}

interface PlacedName {
  text: string;
  at: Point;
}

/** The names that have room beside what stands in the middle, the nearest first. */
function namesWithRoom(own: string, places: readonly PlacedName[], scale = 1): PlacedName[] {
  const middle: Point = [WIDTH / 2, HEIGHT / 2];
  const far = ({ at }: PlacedName) => Math.hypot(at[0] - middle[0], at[1] - middle[1]);
  const halfOf = ({ text }: PlacedName) => (text.length * LETTER * scale) / 2;
  const line = LINE * scale;
  const taken: PlacedName[] = [{ text: own, at: middle }];
  for (const place of [...places].sort((one, other) => far(one) - far(other))) {
    const isOutside = halfOf(place) > Math.min(place.at[0], WIDTH - place.at[0]);
    const isIn = place.at[1] > line && place.at[1] < HEIGHT - line;
    const touches = ({ at, text }: PlacedName) =>
      Math.abs(at[1] - place.at[1]) < line * 1.5 &&
      Math.abs(at[0] - place.at[0]) < halfOf(place) + text.length * 5 * scale;
    if (!isOutside && isIn && !taken.some(touches)) taken.push(place);
  }
  return taken.slice(1);
}

interface SmallMap {
  /** Degrees. */
  centre: Pin;
  locale: Locale;
  /** The area that is shown, with its ground; without it a pin stands in the middle. */
  name?: string;
}

/**
 * A map as a drawing: the coast, rivers and main roads around a place, the names of the places there, and the ground of
 * an area or a pin in the middle. It shows where something is, not how to drive there.
 * @returns SVG of 640 by 320 pixels, which are ten by five kilometres, in the colours of the scheme that is in force;
 * shown
 *   narrow it has fewer names, in larger letters
 */
export function drawSmallMap({ features }: Ground, { centre, locale, name }: SmallMap): string {
  const perDegree = KM_PER_DEGREE * PIXELS_PER_KM;
  const narrow = Math.cos((centre.latitude * Math.PI) / 180);
  const seen = ([longitude, latitude]: Point): Point => [
    WIDTH / 2 + (longitude - centre.longitude) * perDegree * narrow,
    HEIGHT / 2 - (latitude - centre.latitude) * perDegree,
  ];
  const shapes = (kinds: readonly string[]) =>
    features.flatMap(({ properties, geometry }) => {
      if (geometry.type !== 'Polygon' || !kinds.includes(properties.kind)) return [];
      const shape = cut((geometry.coordinates[0] ?? []).map(seen));
      return shape.length > 2 ? [`M${shape.map(written).join('L')}Z`] : [];
    });
  const lines = (kind: string) =>
    features.flatMap(({ properties, geometry }) =>
      geometry.type === 'LineString' && properties.kind === kind ? courseOf(geometry.coordinates.map(seen)) || [] : [],
    );
  const places = features.flatMap(({ properties, geometry }): PlacedName[] => {
    const text = locale === 'ur' ? properties.name_ur : properties.name;
    if (geometry.type !== 'Point' || !text || text === name) return [];
    return [{ text, at: seen(geometry.coordinates) }];
  });
  const names = namesWithRoom(name ?? '', places);
  const namesIfLarger = namesWithRoom(name ?? '', names, LARGER);
  const area = (look: string) =>
    name === undefined
      ? ''
      : `<circle class="${look}" cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="${AREA_KM * PIXELS_PER_KM}"/>`;
  const path = (look: string, courses: readonly string[]) =>
    courses.length > 0 ? `<path class="${look}" d="${courses.join('')}"/>` : '';
  const word = ({ text, at: [x, y] }: PlacedName, look = '') =>
    `<text${look} x="${Math.round(x)}" y="${Math.round(y)}" dy=".35em">${escaped(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>${STYLE}</style><rect class="l" width="${WIDTH}" height="${HEIGHT}"/>`,
    path('w', shapes(['sea', 'water'])),
    path('l', shapes(['island'])),
    path('r', lines('river')),
    area('b'),
    path('e', lines('road')),
    path('s', lines('road')),
    area('a'),
    ...names.map((place) => word(place, namesIfLarger.includes(place) ? '' : ' class="f"')),
    name === undefined ? PIN : word({ text: name, at: [WIDTH / 2, HEIGHT / 2] }, ' class="o"'),
    '</svg>',
  ].join('');
}

/** An area by the name in its address; undefined where there is none. */
async function readArea(read: Caller, slug: string): Promise<AreaProfile | undefined> {
  try {
    return (await read(getAreaProfile, { params: { area: slug } })).data;
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status >= 500) throw error;
    return undefined;
  }
}

/** Sends a drawing; a day later it is asked for anew. */
const sendDrawing = (reply: FastifyReply, drawing: string): FastifyReply =>
  reply
    .headers({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': DRAWING_POLICY,
    })
    .send(drawing);

const noMap = (reply: FastifyReply, why: string): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send(why);

/**
 * `/areas/{slug}/map.svg`, the map of an area for its page, in both languages, and `/map.svg?at=24.8138,67.0299`, the
 * map around a point, for the desk. An area without a known place has none, nor has a point outside of Karachi.
 * @param groundFile where `karachi.geojson` lies
 */
export function serveSmallMaps(app: FastifyInstance, groundFile: string): void {
  let read: Promise<Ground> | undefined;
  const ground = () => {
    read ??= readFile(groundFile, 'utf8').then((text) => JSON.parse(text) as Ground);
    return read;
  };
  for (const locale of locales) {
    app.get<{ Params: { slug: string } }>(
      localePath(locale, '/areas/:slug/map.svg'),
      HIDDEN,
      async (request, reply) => {
        const { slug } = request.params;
        const area = await readArea(inProcess(app, request.ip), slug);
        if (area?.slug !== slug || area.latitude === null || area.longitude === null)
          return noMap(reply, 'There is no map of this area.');
        const centre = { latitude: area.latitude, longitude: area.longitude };
        return sendDrawing(reply, drawSmallMap(await ground(), { name: areaName(area, locale), centre, locale }));
      },
    );
  }
  app.get<{ Querystring: { at?: unknown } }>('/map.svg', HIDDEN, async (request, reply) => {
    const { at } = request.query;
    const point = readPin(typeof at === 'string' ? at : '');
    if (!point.ok || !point.pin)
      return noMap(reply, 'Name a point in Karachi, latitude first: /map.svg?at=24.8138,67.0299');
    return sendDrawing(reply, drawSmallMap(await ground(), { centre: point.pin, locale: 'en' }));
  });
}
