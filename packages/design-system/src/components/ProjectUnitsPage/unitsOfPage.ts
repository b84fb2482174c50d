import type { ProjectUnit } from '../UnitCard/unit.ts';

/** The anchor of a floor's plan. */
export const anchorOf = (building: string, floor: number) => `floor-${building}-${floor}`;

/** How many can be had. */
export const countAvailable = (units: readonly ProjectUnit[]) =>
  units.filter(({ state }) => state === 'available').length;

export const unitsOn = (units: readonly ProjectUnit[], building: string, floor: number) =>
  units.filter((unit) => unit.building === building && unit.floor === floor);

/** The floors of a building that have units, in the order of the units. */
export const floorsOf = (units: readonly ProjectUnit[], building: string) => [
  ...new Set(units.filter((unit) => unit.building === building).map(({ floor }) => floor)),
];
