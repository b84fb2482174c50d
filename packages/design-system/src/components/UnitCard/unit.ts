import { facingLabel, type UnitState, unitStateLabel } from '@karachi-estates/domain/projects/states';
import { type AreaUnit, formatAreaSize, isAreaUnit } from '@karachi-estates/domain/properties/dimension';
import { formatPkr, formatPriceShort } from '@karachi-estates/domain/properties/price';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import { useStateText } from '../AvailabilityBadge/AvailabilityBadge.tsx';

/** A unit of a project, as the API gives it. */
export interface ProjectUnit {
  /** What the developer calls it, also in its address: 'A-1204'. */
  number: string;
  /** Id of its building. */
  building: string;
  /** 0 is the ground floor. */
  floor: number;
  /** Id of its type. */
  type: string;
  /** What its living room looks at, one of the domain's facings: 'sea'. */
  facing: string;
  /** Inside its walls, in square feet. */
  covered_sq_ft: number;
  /** With its share of walls and corridors, in square feet. */
  gross_sq_ft: number;
  /** The unit in which the developer declares the areas; square feet without it. */
  area_unit?: string | null;
  /** Whole rupees; null is 'on request'. */
  price: number | null;
  state: UnitState;
  /** When its hold ends, in ISO 8601. */
  held_until?: string | null;
}

/** A kind of unit in a project. */
export interface ProjectUnitType {
  id: string;
  /** In the language of the page. */
  name: string;
  /** 0 where there are none: nothing is said of them, as of a shop. */
  bedrooms: number;
  /** 0 where there are none: nothing is said of them, as of a plot. */
  bathrooms: number;
}

/** A building of a project; its floors have the names that the developer gives them, where they are known. */
export interface ProjectBuilding {
  id: string;
  name: string;
  floors?: readonly { number: number; label: string }[];
}

/** How a unit is described in words. */
export interface UnitCardLabels {
  unit: (number: string) => string;
  floor: (floor: number) => string;
  groundFloor: string;
  /** Where there is little room. */
  beds: (count: number) => string;
  bathrooms: (count: number) => string;
  /** What its living room looks at, as the domain names it: 'Sea'. */
  facing: (side: string) => string;
  covered: (area: string) => string;
  gross: (area: string) => string;
  onRequest: string;
}

export const englishUnit: UnitCardLabels = {
  unit: (number) => `Unit ${number}`,
  floor: (floor) => `Floor ${floor}`,
  groundFloor: 'Ground floor',
  beds: (count) => `${count} bed`,
  bathrooms: (count) => (count === 1 ? '1 bathroom' : `${count} bathrooms`),
  facing: (side) => `Faces ${side}`,
  covered: (area) => `${area} covered`,
  gross: (area) => `${area} gross`,
  onRequest: 'Price on request',
};

/** Gives what is said of a unit, in the language of the page. */
export function useUnitText(types: readonly ProjectUnitType[], labels?: Partial<UnitCardLabels>) {
  const words = useKitWords('UnitCard', englishUnit, labels);
  const said = useStateText();
  const locale = useKitLocale();
  const declared = (unit: ProjectUnit): AreaUnit => (isAreaUnit(unit.area_unit) ? unit.area_unit : 'sq ft');
  const area = (sqft: number, unit: ProjectUnit) => formatAreaSize({ sqft, unit: declared(unit) }, locale);
  const text = {
    words,
    locale,
    type: (unit: ProjectUnit) => types.find(({ id }) => id === unit.type),
    typeName: (unit: ProjectUnit) => types.find(({ id }) => id === unit.type)?.name ?? unit.type,
    /** As a plan has room for it: '4 bed', or the name of a type without bedrooms: 'Shop'. */
    shortType: (unit: ProjectUnit) => {
      const bedrooms = text.type(unit)?.bedrooms;
      return bedrooms ? words.beds(bedrooms) : text.typeName(unit);
    },
    /** As its building calls it, else by its number. */
    floor: (floor: number, building?: ProjectBuilding) =>
      building?.floors?.find(({ number }) => number === floor)?.label ??
      (floor === 0 ? words.groundFloor : words.floor(floor)),
    side: (unit: ProjectUnit) => facingLabel(unit.facing, locale),
    facing: (unit: ProjectUnit) => words.facing(facingLabel(unit.facing, locale)),
    covered: (unit: ProjectUnit) => area(unit.covered_sq_ft, unit),
    gross: (unit: ProjectUnit) => area(unit.gross_sq_ft, unit),
    price: (unit: ProjectUnit) => (unit.price === null ? words.onRequest : formatPkr(unit.price)),
    shortPrice: (unit: ProjectUnit) => (unit.price === null ? words.onRequest : formatPriceShort(unit.price, locale)),
    shortState: (unit: ProjectUnit) => unitStateLabel(unit.state, locale),
    state: (unit: ProjectUnit) => said(unit.state, unit.held_until),
  };
  return {
    ...text,
    /** All of it in one line, for screen readers; it begins with what a plan has room to show. */
    line: (unit: ProjectUnit) =>
      [
        words.unit(unit.number),
        text.shortType(unit),
        text.shortState(unit),
        text.facing(unit),
        text.covered(unit),
        text.shortPrice(unit),
        ...(unit.held_until ? [text.state(unit)] : []),
      ].join(locale === 'ur' ? '، ' : ', '),
  };
}
