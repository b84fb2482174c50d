import type { MapCluster, MapPill } from '@karachi-estates/contracts/propertyMap';
import { fromLonLat } from 'ol/proj.js';

/** So much of a pin must be seen between others, one on each side, for a finger to hit it. */
const SEEN = 24;
/** What pins measure, in pixels at the usual size of text. */
const PILL = { width: 104, height: 28 };
const CLUSTER = { width: 52, height: 52 };
/** A home makes room by one step; by more, and to the sides, only within so many metres. */
const STREET = 100;
/** The middles of clusters may lie at one corner of their cells, and each cluster is needed. */
const MOST_CLUSTER_STEPS = 4;
/** Homes on the edge of a box would be half outside of the map, or beyond its rounded sides. */
const EDGE = 0.15;
const LEAST_EDGE = 0.0005;

/** Pixels to the right of its place and below it. */
type Shift = readonly [x: number, y: number];
type Moved<Pin> = Pin & { shift: Shift };
const NONE: Shift = [0, 0];

export interface Pins {
  pills: readonly Moved<MapPill>[];
  clusters: readonly Moved<MapCluster>[];
}

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A pin before it has its spot: a cluster of the answer, a home, or homes that nothing told apart here. */
interface Group {
  /** The cluster as it came, with homes that joined it. */
  cluster: MapCluster | undefined;
  homes: MapPill[];
  isFixed: boolean;
  spot: Spot;
  shift: Shift;
}

const hides = (one: Spot, other: Spot) =>
  Math.abs(one.x - other.x) < (SEEN + Math.max(one.width, other.width)) / 2 &&
  Math.abs(one.y - other.y) < (SEEN + Math.max(one.height, other.height)) / 2;

/** 0, one on, one back, two on and so on. */
const stepsOf = (most: number) => [0, ...Array.from({ length: most }, (_, at) => [at + 1, -at - 1]).flat()];

const shifted = (spot: Spot, [x, y]: Shift): Spot => ({ ...spot, x: spot.x + x, y: spot.y + y });

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

const standing = ({ spot, shift }: Group) => shifted(spot, shift);

/** All homes of a group as one cluster, opened at the box around them. */
function clusterOf({ cluster, homes }: Group): MapCluster {
  const count = (cluster?.count ?? 0) + homes.length;
  const mean = (of: 'longitude' | 'latitude') =>
    homes.reduce((sum, home) => sum + home[of], (cluster?.[of] ?? 0) * (cluster?.count ?? 0)) / count;
  if (cluster && homes.length === 0) return cluster;
  const longitudes = homes.map(({ longitude }) => longitude);
  const latitudes = homes.map(({ latitude }) => latitude);
  const [west = 180, south = 90, east = -180, north = -90] = cluster?.box ?? [];
  const [first, lowest] = [Math.min(west, ...longitudes), Math.min(south, ...latitudes)];
  const [last, highest] = [Math.max(east, ...longitudes), Math.max(north, ...latitudes)];
  const besides = Math.max((last - first) * EDGE, LEAST_EDGE);
  const above = Math.max((highest - lowest) * EDGE, LEAST_EDGE);
  return {
    count,
    longitude: mean('longitude'),
    latitude: mean('latitude'),
    box: [first - besides, lowest - above, last + besides, highest + above],
  };
}

/**
 * Where pins stand on a map that is so near: at their place, or a little beside it where another one is there.
 * Homes that have no room of their own are one cluster, which a press comes closer to.
 * @param resolution metres of the map's projection for a pixel
 * @param scale of text: 2 where letters are twice their usual size
 * @param kept homes that keep pins of their own, room or not: the one whose card is open, the one that is pointed at
 */
export function clusterPins(
  pills: readonly MapPill[],
  clusters: readonly MapCluster[],
  { resolution, scale, kept }: { resolution: number; scale: number; kept: readonly (number | undefined)[] },
): Pins {
  const spotAt = ({ longitude, latitude }: { longitude: number; latitude: number }, size: typeof PILL): Spot => {
    const [x = 0, y = 0] = fromLonLat([longitude, latitude]);
    // Whole pixels: what stands a step apart is never a hair too near.
    const [column, row] = [Math.round(x / resolution), -Math.round(y / resolution)];
    return { x: column, y: row, width: size.width * scale, height: size.height * scale };
  };
  const step = Math.ceil((SEEN + PILL.height * scale) / 2);
  const upAndDown = (most: number) => stepsOf(most).map((each): Shift => [0, each * step]);
  // The homes of one house stand beside each other once the map is as near as it comes: no press opens them further.
  const inStreet = stepsOf(1)
    .flatMap((side) => stepsOf(Math.floor(STREET / resolution / step)).map((each) => [side, each] as const))
    .map(([side, each]): Shift => [side * (PILL.width + 2) * scale, each * step])
    .filter((shift) => Math.hypot(...shift) * resolution <= STREET)
    .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
  const ofHome = inStreet.length > 3 ? inStreet : upAndDown(1);
  let groups: Group[] = [
    ...clusters.map((cluster) => ({ cluster, homes: [], isFixed: false, spot: spotAt(cluster, CLUSTER), shift: NONE })),
    ...pills.map((pill) => ({
      cluster: undefined,
      homes: [pill],
      isFixed: kept.includes(pill.property_id),
      spot: spotAt(pill, PILL),
      shift: NONE,
    })),
  ];
  // Homes that join others move the middle of those, which may hide another then.
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const placed: Group[] = [];
    const isOne = ({ homes, cluster }: Group) => !cluster && homes.length === 1;
    // Those who need most room first.
    for (const group of [...groups.filter((each) => !isOne(each)), ...groups.filter(isOne)]) {
      const shifts = group.cluster ? upAndDown(MOST_CLUSTER_STEPS) : isOne(group) ? ofHome : upAndDown(1);
      const free = shifts.find((shift) => !placed.some((other) => hides(shifted(group.spot, shift), standing(other))));
      const inTheWay = placed
        .filter((other) => !other.isFixed && hides(group.spot, standing(other)))
        .sort((one, other) => distance(group.spot, one.spot) - distance(group.spot, other.spot))[0];
      if (free !== undefined || group.isFixed || group.cluster || !inTheWay) {
        placed.push({ ...group, shift: free ?? NONE });
        continue;
      }
      isDone = false;
      inTheWay.homes = [...inTheWay.homes, ...group.homes];
      inTheWay.spot = spotAt(clusterOf(inTheWay), CLUSTER);
      inTheWay.shift = NONE;
    }
    groups = placed;
  }
  const isPill = ({ cluster, homes }: Group) => !cluster && homes.length === 1;
  return {
    pills: groups.filter(isPill).flatMap(({ homes, shift }) => homes.map((home) => ({ ...home, shift }))),
    clusters: groups.filter((each) => !isPill(each)).map((group) => ({ ...clusterOf(group), shift: group.shift })),
  };
}
