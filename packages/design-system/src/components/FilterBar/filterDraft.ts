import { type AreaUnit, fromSqft, isAreaUnit } from '@karachi-estates/domain/properties/dimension';
import { type BarRangeField, type FilterQuery, USUAL_UNIT } from '@karachi-estates/domain/properties/filterQuery';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import {
  DEFAULT_SORT,
  isPurpose,
  isSort,
  type Purpose,
  type Sort,
} from '@karachi-estates/domain/properties/vocabulary';
import { useState } from 'react';
import type { AreaTypeaheadArea } from '../AreaTypeahead/AreaTypeahead.tsx';

/** What stands in the fields of the filters before they are applied. */
export interface FilterDraft extends Record<BarRangeField, string> {
  purpose: Purpose | '';
  /** Undefined while nobody has touched it: then it is the area in force. */
  area: AreaTypeaheadArea | null | undefined;
  /** Several, as chips. Undefined while nobody has touched them: then they are those in force. */
  areas: readonly AreaTypeaheadArea[] | undefined;
  propertyType: string;
  bedrooms: string;
  sort: Sort;
  unit: AreaUnit;
}

/** What the bar is given of its areas, and what a person has made of it. */
interface ShownAreas {
  draft: FilterDraft;
  /** The one area in force. */
  area?: AreaTypeaheadArea | null | undefined;
  /** All areas in force. */
  chosenAreas?: readonly AreaTypeaheadArea[] | undefined;
}

/** The areas as the bar shows them: the one in the box, or several as chips behind it. */
export function areasShown({ draft, area = null, chosenAreas = [] }: ShownAreas) {
  const several = draft.areas ?? (chosenAreas.length > 1 ? chosenAreas : []);
  return { several, inBox: several.length > 0 ? null : draft.area === undefined ? area : draft.area };
}

/** A number of the query, where it is one that can be written: a longer one would be rounded. */
export function positive(text: string | undefined): number | undefined {
  const value = Number(text);
  return text && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

/** Rupees of the query as they stand in a field. */
export function rupeesText(text: string | undefined): string {
  const rupees = positive(text);
  return rupees === undefined ? (text ?? '') : formatPkr(rupees).slice('PKR '.length);
}

/** Square feet of the query in the unit of a field. */
export function sizeText(text: string | undefined, unit: AreaUnit): string {
  const sqft = positive(text);
  return sqft === undefined ? (text ?? '') : String(fromSqft({ sqft, unit }));
}

/** The unit that sizes of the query are shown in; `otherwise` where it says none. */
export const unitOf = ({ unit }: FilterQuery, otherwise = USUAL_UNIT): AreaUnit =>
  isAreaUnit(unit) ? unit : otherwise;

function draftOf(query: FilterQuery, unit: AreaUnit): FilterDraft {
  return {
    purpose: isPurpose(query.purpose) ? query.purpose : '',
    area: undefined,
    areas: undefined,
    propertyType: query.propertyType ?? '',
    bedrooms: query.bedrooms ?? '',
    sort: isSort(query.sort) ? query.sort : DEFAULT_SORT,
    unit,
    minPrice: rupeesText(query.minPrice),
    maxPrice: rupeesText(query.maxPrice),
    minSize: sizeText(query.minSize, unit),
    maxSize: sizeText(query.maxSize, unit),
  };
}

/**
 * The draft of a query. Only another query begins it anew, also after Back or a removed chip; the unit stays where it
 * says none.
 */
export function useFilterDraft(query: FilterQuery, onOther: () => void) {
  const key = JSON.stringify(query);
  const [known, setKnown] = useState(key);
  const [draft, setDraft] = useState(() => draftOf(query, unitOf(query)));
  if (key !== known) {
    setKnown(key);
    onOther();
    setDraft(draftOf(query, unitOf(query, draft.unit)));
  }
  const change = (part: Partial<FilterDraft>) => setDraft((now) => ({ ...now, ...part }));
  return { draft, change };
}
