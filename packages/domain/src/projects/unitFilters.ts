import { groupThousands, parseDecimal } from '../digits.ts';
import { formatPriceShort } from '../properties/price.ts';
import { parsePrice } from '../properties/typedPrice.ts';
import { plainUrdu } from '../script.ts';
import type { Locale } from '../words/locale.ts';
import { type Facing, isFacing, isUnitState, type UnitState } from './states.ts';

/** What narrows the list of a project's units. */
export interface UnitFilters {
  building?: string;
  floor?: number;
  type?: string;
  facing?: Facing;
  state?: UnitState;
  /** Covered area of at least so many square feet. */
  minArea?: number;
  /** At most so many rupees; a price on request is not known to be below it. */
  maxPrice?: number;
}

/** The names of the filters in an address, in the order in which an address has them. */
export const UNIT_FILTERS = ['building', 'floor', 'type', 'facing', 'state', 'minArea', 'maxPrice'] as const;

/** What the filters look at. */
export interface FilteredUnit {
  building: string;
  floor: number;
  type: string;
  facing: string;
  state: UnitState;
  covered_sq_ft: number;
  price: number | null;
}

/** No project has a longer id, and no price more digits. */
const LONGEST = 60;

function wholeNumber(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** An area as people write it: '2,000', '2 000', '2000.5', '۲۰۰۰'. */
function areaNumber(text: string): number | undefined {
  const area = parseDecimal(plainUrdu(text).replace(/\s/g, ''));
  return area && Number(area.digits) / Number(area.scale);
}

/** Floors below the ground are negative, as a project's file has them. */
function floorNumber(text: string): number | undefined {
  const below = /^[-−](\d{1,2})$/.exec(text);
  return below ? -Number(below[1]) || 0 : wholeNumber(text);
}

/**
 * Reads filters from an address or a form. What is no value of its filter is left out, as if nobody had said it: an
 * address that was typed by hand still shows units. A price may be written as people do: '6 crore'.
 */
export function readUnitFilters(query: { get(name: string): string | null | undefined }): UnitFilters {
  const said = (name: (typeof UNIT_FILTERS)[number]) => (query.get(name) ?? '').trim().slice(0, LONGEST);
  const filters: UnitFilters = {};
  const building = said('building');
  const type = said('type');
  const facing = said('facing');
  const state = said('state');
  const floor = floorNumber(said('floor'));
  const minArea = areaNumber(said('minArea'));
  const maxPrice = said('maxPrice') ? parsePrice(said('maxPrice')) : undefined;
  if (building) filters.building = building;
  if (floor !== undefined) filters.floor = floor;
  if (type) filters.type = type;
  if (isFacing(facing)) filters.facing = facing;
  if (isUnitState(state)) filters.state = state;
  if (minArea) filters.minArea = minArea;
  if (maxPrice?.ok && maxPrice.rupees > 0) filters.maxPrice = maxPrice.rupees;
  return filters;
}

/** The filters as the names and values of an address, in one order; empty without any. */
export function unitFilterEntries(filters: UnitFilters): [name: string, value: string][] {
  return UNIT_FILTERS.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, String(value)] as [string, string]];
  });
}

/** The highest price as its field has it: in short where that is the same price, else to the rupee. */
export function maxPriceText(rupees: number, locale: Locale): string {
  const short = formatPriceShort(rupees, locale);
  const read = parsePrice(short);
  return read.ok && read.rupees === rupees ? short : groupThousands(rupees);
}

/** Whether a unit is one of those that the filters ask for. */
export function unitMatches(unit: FilteredUnit, filters: UnitFilters): boolean {
  const { building, floor, type, facing, state, minArea, maxPrice } = filters;
  return (
    (building === undefined || unit.building === building) &&
    (floor === undefined || unit.floor === floor) &&
    (type === undefined || unit.type === type) &&
    (facing === undefined || unit.facing === facing) &&
    (state === undefined || unit.state === state) &&
    (minArea === undefined || unit.covered_sq_ft >= minArea) &&
    (maxPrice === undefined || (unit.price !== null && unit.price <= maxPrice))
  );
}
