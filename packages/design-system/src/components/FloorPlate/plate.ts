import type { SVGProps } from 'react';

/** How a floor is built, in a few words: which units stand above and below what lies between them. */
export interface PlateDescription {
  /** Units that face these stand in the upper row, from left to right. */
  above: readonly string[];
  /** Units that face these stand in the lower row. */
  below: readonly string[];
  /** What lies between the rows. */
  middle: 'corridor' | 'garden';
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A floor as it is drawn, in units of the drawing. */
export interface Plate extends Pick<Rectangle, 'width' | 'height'> {
  /** The shape of each unit, by its number. */
  units: readonly (Rectangle & { number: string })[];
  middle: Rectangle & { kind: PlateDescription['middle'] };
  /** Lifts and stairs. */
  core: Rectangle;
  /** What the upper and the lower row look at. */
  views: { above: string | undefined; below: string | undefined };
}

/** A letter of the drawing is about so wide, and beside a text is so much room. */
const LETTER_WIDTH = 7;
const TEXT_MARGIN = 8;

/** A text that is drawn closer than this cannot be read. */
const CLOSEST = 0.65;

/**
 * Draws a text closer where its shape has less room than it needs, and cuts off what even so has none: lines of SVG
 * neither wrap nor end by themselves.
 */
export function fitted(text: string, { width }: Pick<Rectangle, 'width'>): SVGProps<SVGTextElement> {
  const room = Math.max(2 * LETTER_WIDTH, width - 2 * TEXT_MARGIN);
  const letters = Math.floor(room / (LETTER_WIDTH * CLOSEST));
  const children = text.length > letters ? `${text.slice(0, letters - 1).trimEnd()}…` : text;
  if (children.length * LETTER_WIDTH <= room) return { children };
  return { children, textLength: room, lengthAdjust: 'spacingAndGlyphs' };
}

/** What a plate needs to know of a unit. */
export interface PlatedUnit {
  number: string;
  facing: string;
  covered_sq_ft: number;
}

const UNIT_WIDTH = 104;
// What fingers need where the drawing is at its smallest.
const NARROWEST = 60;
const UNIT_DEPTH = 112;
const MIDDLE = { corridor: 36, garden: 92 } as const;
const CORE_WIDTH = 84;
/** Room above and below for what one looks at. */
const VIEW = 26;
const LEAST_WIDTH = 3 * UNIT_WIDTH;

/** How wide the units of a row are: by their areas, and none of them too narrow, which the others make up for. */
function widthsOf(units: readonly PlatedUnit[], width: number): number[] {
  const narrow = new Set<PlatedUnit>();
  for (;;) {
    const others = units.filter((unit) => !narrow.has(unit));
    const room = width - narrow.size * NARROWEST;
    const covered = others.reduce((sum, unit) => sum + unit.covered_sq_ft, 0);
    const widthOf = (unit: PlatedUnit) => (narrow.has(unit) ? NARROWEST : (room * unit.covered_sq_ft) / covered);
    const more = others.filter((unit) => widthOf(unit) < NARROWEST);
    if (more.length === 0) return units.map(widthOf);
    for (const unit of more) narrow.add(unit);
  }
}

function row(units: readonly PlatedUnit[], width: number, y: number): Plate['units'] {
  const widths = widthsOf(units, width);
  let sum = 0;
  // Rounded to a tenth: more digits are seen by nobody, and each floor is loaded by everybody.
  const at = () => Math.round(10 * sum) / 10;
  return units.map((unit, index) => {
    const x = at();
    sum += widths[index] ?? 0;
    return { number: unit.number, x, y, width: Math.round(10 * (at() - x)) / 10, height: UNIT_DEPTH };
  });
}

/**
 * Draws a floor from its description: a rectangle for each unit, as wide as its covered area is of its row's, and wide
 * enough to be read and pressed. A unit that faces neither side stands in the shorter row.
 * @param units those of one floor, in the order of their numbers, each with an area above 0
 */
export function plateOf(units: readonly PlatedUnit[], description: PlateDescription): Plate {
  const above = units.filter(({ facing }) => description.above.includes(facing));
  const below = units.filter(({ facing }) => description.below.includes(facing));
  for (const unit of units) {
    if (!above.includes(unit) && !below.includes(unit)) (above.length <= below.length ? above : below).push(unit);
  }
  const width = Math.max(LEAST_WIDTH, UNIT_WIDTH * Math.max(above.length, below.length));
  const depth = MIDDLE[description.middle];
  const middle = { kind: description.middle, x: 0, y: VIEW + UNIT_DEPTH, width, height: depth };
  const lower = middle.y + depth;
  return {
    width,
    height: lower + UNIT_DEPTH + VIEW,
    units: [...row(above, width, VIEW), ...row(below, width, lower)],
    middle,
    core: { x: (width - CORE_WIDTH) / 2, y: middle.y + depth / 2 - 12, width: CORE_WIDTH, height: 24 },
    views: { above: above[0]?.facing, below: below[0]?.facing },
  };
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const centre = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * The unit that lies next to another in a direction, as people look at the plan; undefined at its edge.
 * @param from number of the unit where one is
 */
export function nextUnit(plate: Plate, from: string, direction: Direction): string | undefined {
  const start = plate.units.find(({ number }) => number === from);
  if (!start) return undefined;
  const here = centre(start);
  const isUpright = direction === 'up' || direction === 'down';
  const sign = direction === 'up' || direction === 'left' ? -1 : 1;
  let nearest: { number: string; distance: number } | undefined;
  for (const unit of plate.units) {
    const there = centre(unit);
    const along = sign * (isUpright ? there.y - here.y : there.x - here.x);
    const aside = Math.abs(isUpright ? there.x - here.x : there.y - here.y);
    // Left and right stay in the row: the other side of the corridor is up or down.
    if (along <= 0 || (!isUpright && aside > 0)) continue;
    const distance = along + aside;
    if (!nearest || distance < nearest.distance) nearest = { number: unit.number, distance };
  }
  return nearest?.number;
}
