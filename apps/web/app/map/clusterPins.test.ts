import type { MapPill } from '@karachi-estates/contracts/propertyMap';
import fc from 'fast-check';
import { fromLonLat } from 'ol/proj.js';
import { describe, expect, it } from 'vitest';
import { clusterPins, type Pins } from './clusterPins.ts';

const home = (property_id: number, longitude: number, latitude: number): MapPill => ({
  property_id,
  title: 'House near the park',
  slug: 'house-near-the-park',
  price: 25_000_000,
  purpose: 'sale',
  property_type: 'House',
  longitude,
  latitude,
  exact: true,
});

/** Metres a pixel of a map of tiles. */
const near = (zoom: number) => ({ resolution: 156_543.034 / 2 ** zoom, scale: 1, kept: [] });

const counted = ({ pills, clusters }: Pins) => pills.length + clusters.reduce((sum, { count }) => sum + count, 0);

/** Pins of which less than a finger's width is seen. */
function hidden({ pills, clusters }: Pins, { resolution }: { resolution: number }) {
  const all = [
    ...pills.map((pin) => ({ ...pin, width: 104, height: 28 })),
    ...clusters.map((pin) => ({ ...pin, width: 52, height: 52 })),
  ].map((pin) => {
    const [x = 0, y = 0] = fromLonLat([pin.longitude, pin.latitude]).map((metres) => metres / resolution);
    return { ...pin, x: x + pin.shift[0], y: pin.shift[1] - y };
  });
  return all.filter((one, index) =>
    all
      .slice(index + 1)
      .some(
        (other) =>
          Math.abs(one.x - other.x) < (22 + Math.max(one.width, other.width)) / 2 &&
          Math.abs(one.y - other.y) < (22 + Math.max(one.height, other.height)) / 2,
      ),
  );
}

describe('clusterPins', () => {
  it('leaves homes that have room where they lie', () => {
    const homes = [home(1, 67.03, 24.81), home(2, 67.06, 24.84)];
    expect(clusterPins(homes, [], near(13))).toEqual({
      pills: homes.map((each) => ({ ...each, shift: [0, 0] })),
      clusters: [],
    });
  });

  it('moves a pin a little, and makes a cluster of what would have to move further', () => {
    const house = (count: number) => Array.from({ length: count }, (_, index) => home(index, 67.03, 24.81));
    expect(clusterPins(house(3), [], near(13)).pills.map(({ shift }) => shift)).toEqual([
      [0, 0],
      [0, 26],
      [0, -26],
    ]);
    const four = clusterPins(house(4), [], near(13));
    expect(counted(four)).toBe(4);
    expect(four.clusters.length).toBeGreaterThan(0);
  });

  it('shows the homes of one house one by one where the map cannot come closer', () => {
    const flats = Array.from({ length: 16 }, (_, index) => home(index, 67.03, 24.81));
    const pins = clusterPins(flats, [], near(18));
    expect(pins).toMatchObject({ pills: { length: 16 }, clusters: [] });
    expect(hidden(pins, near(18))).toEqual([]);
    // On a phone all of them are on the map.
    for (const { shift } of pins.pills) expect(Math.hypot(...shift)).toBeLessThan(170);
  });

  it('opens a cluster at a box with all of its homes inside, away from its edges', () => {
    const homes = Array.from({ length: 12 }, (_, index) => home(index, 67.03 + index / 10_000, 24.81 + index / 20_000));
    const { clusters, pills } = clusterPins(homes, [], near(11));
    const [west = 0, south = 0, east = 0, north = 0] = clusters[0]?.box ?? [];
    expect(pills).toEqual([]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]?.count).toBe(12);
    for (const { longitude, latitude } of homes) {
      expect(Math.min(longitude - west, east - longitude)).toBeGreaterThan(0.0001);
      expect(Math.min(latitude - south, north - latitude)).toBeGreaterThan(0.0001);
    }
  });

  it('lets a home join the cluster that hides it, and keeps clusters of the answer apart', () => {
    const cluster = { count: 4, longitude: 67.03, latitude: 24.81, box: [67.02, 24.8, 67.04, 24.82] };
    const one = clusterPins([home(1, 67.0301, 24.81)], [cluster], near(12));
    expect(one).toMatchObject({ pills: [], clusters: [{ count: 5 }] });
    const two = clusterPins([], [cluster, { ...cluster, longitude: 67.0301 }], near(12));
    expect(two.clusters.map(({ count, box }) => [count, box])).toEqual([
      [4, cluster.box],
      [4, cluster.box],
    ]);
    expect(hidden(two, near(12))).toEqual([]);
  });

  it('keeps a pin for the home whose card is open or that is pointed at', () => {
    const homes = Array.from({ length: 20 }, (_, index) => home(index, 67.03 + index / 100_000, 24.81));
    const { pills } = clusterPins(homes, [], { ...near(12), kept: [17, undefined] });
    expect(pills.map(({ property_id }) => property_id)).toContain(17);
  });

  it('loses no home, hides none and moves none far, wherever they lie', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })), { maxLength: 60 }),
        fc.integer({ min: 9, max: 16 }),
        (places, zoom) => {
          const homes = places.map(([x, y], index) => home(index, 67 + x / 500, 24.8 + y / 500));
          const pins = clusterPins(homes, [], near(zoom));
          expect(counted(pins)).toBe(homes.length);
          expect(hidden(pins, near(zoom))).toEqual([]);
          for (const { shift } of pins.pills) expect(Math.hypot(...shift)).toBeLessThanOrEqual(26);
        },
      ),
    );
  });
});
