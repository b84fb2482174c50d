import { KARACHI } from '@karachi-estates/domain/areas/match';
import { groupThousands } from '@karachi-estates/domain/digits';
import { AREA_UNITS, type AreaUnit, formatAreaSize, fromSqft } from '@karachi-estates/domain/properties/dimension';
import { formatPkr, formatPriceWords } from '@karachi-estates/domain/properties/price';
import { formatPriceRange, formatSizeRange } from '@karachi-estates/domain/properties/range';
import { parseDimension } from '@karachi-estates/domain/properties/typedDimension';
import { parsePrice } from '@karachi-estates/domain/properties/typedPrice';
import {
  DEFAULT_SORT,
  FILTER_PROPERTY_TYPES,
  isPurpose,
  isSort,
  propertyTypeLabel,
  purposeLabel,
} from '@karachi-estates/domain/properties/vocabulary';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AreaTypeahead, type AreaTypeaheadArea, type AreaTypeaheadLabels } from '../AreaTypeahead/AreaTypeahead.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { PurposeSwitch } from '../PurposeSwitch/PurposeSwitch.tsx';
import { SearchSelect } from '../SearchSelect/SearchSelect.tsx';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import styles from './FilterBar.module.css';
import { FilterBarPanel } from './FilterBarPanel.tsx';
import { FilterBarRangeInput } from './FilterBarRangeInput.tsx';
import { type FilterQuery, type FilterRangeField, readFilterForm } from './filterQuery.ts';

export { type FilterQuery, readFilterForm };

/** What the bar says. The names of types, purposes, orders and units are the domain's. */
export interface FilterBarLabels {
  /** The bar, its sheet and what opens it. */
  filters: string;
  close: string;
  /** Where nothing narrows the list. */
  everywhere: string;
  /** These four, and the order, say what their components say without it. */
  purpose?: string;
  anyPurpose?: string;
  area?: string;
  anyArea?: string;
  areaBox?: Partial<AreaTypeaheadLabels>;
  city: string;
  propertyType: string;
  price: string;
  anyPrice: string;
  minPrice: string;
  maxPrice: string;
  /** How prices may be written, the lowest and the highest. */
  priceExamples: readonly [string, string];
  sizeAndBeds: string;
  anySize: string;
  sizeIn: string;
  minSize: string;
  maxSize: string;
  bedrooms: string;
  anyNumber: string;
  orMore: (bedrooms: number) => string;
  /** The same beside other filters, where there is little room. */
  beds: (bedrooms: string) => string;
  sort?: string;
  clear: string;
  apply: string;
}

export interface FilterBarProps {
  /** The filters in force, as they stand in the address. */
  query: FilterQuery;
  /** The area in force, when it is one of the list; else the text of `query.area` stands in the box. */
  area?: AreaTypeaheadArea | null;
  /** All areas of the city, for the type-ahead. */
  areas: readonly AreaTypeaheadArea[];
  /** `loading` and `failed` are said in the list of areas. */
  areasStatus?: 'ready' | 'loading' | 'failed';
  /** Loads the areas again after they failed. */
  onRetryAreas?: () => void;
  /** How many homes there are of each type, where that is known; a type that is not named has none. */
  typeCounts?: Readonly<Record<string, number>>;
  /** Address of the list; the browser goes there itself without JavaScript. */
  action?: string;
  /** Takes over from the browser: the new query, read and without empty fields. */
  onApply?: (query: FilterQuery) => void;
  /** Router link of the page around, for Clear all; called with `href`. */
  linkComponent?: LinkComponent;
  /** Its words in another language; English without it. */
  labels?: Partial<FilterBarLabels> | undefined;
}

const english: FilterBarLabels = {
  filters: 'Filters',
  close: 'Close filters',
  everywhere: 'All of Karachi',
  city: 'City',
  propertyType: 'Property type',
  price: 'Price',
  anyPrice: 'Any price',
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  priceExamples: ['75 lakh', '2.5 crore'],
  sizeAndBeds: 'Size and beds',
  anySize: 'Any size',
  sizeIn: 'Size in',
  minSize: 'Smallest size',
  maxSize: 'Largest size',
  bedrooms: 'Bedrooms',
  anyNumber: 'Any number',
  orMore: (bedrooms) => `${bedrooms} or more`,
  beds: (bedrooms) => `${bedrooms}+ beds`,
  clear: 'Clear all',
  apply: 'Apply Filters',
};

const KARACHI_ONLY = [{ value: String(KARACHI.id), label: KARACHI.city_name }];
const BEDROOMS = [1, 2, 3, 4, 5, 6];
const UNITS = AREA_UNITS.map((unit) => ({ value: unit, label: unit }));

function typeChoices(counts: Readonly<Record<string, number>> | undefined) {
  if (!counts) return FILTER_PROPERTY_TYPES;
  return FILTER_PROPERTY_TYPES.map(({ value, label }) => ({
    value,
    label: value === '' ? label : `${label} (${groupThousands(counts[value] ?? 0)})`,
  }));
}

function positive(text: string | undefined): number | undefined {
  const value = Number(text);
  return text && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function rupeesText(text: string | undefined): string {
  const rupees = positive(text);
  return rupees === undefined ? (text ?? '') : formatPkr(rupees).slice('PKR '.length);
}

function sizeText(text: string | undefined, unit: AreaUnit): string {
  const sqft = positive(text);
  return sqft === undefined ? (text ?? '') : String(fromSqft({ sqft, unit }));
}

function priceWords(text: string): string {
  const price = parsePrice(text);
  return price.ok ? formatPriceWords(price.rupees) : '';
}

function sizeWords(text: string): string {
  const size = parseDimension(text);
  return size.ok && size.unit !== 'sq ft' ? formatAreaSize({ sqft: size.sqft }) : '';
}

/** What is set, for the box that opens the sheet on phones. */
function summaryOf(query: FilterQuery, area: AreaTypeaheadArea | null, everywhere: string): string {
  const purpose = isPurpose(query.purpose) ? purposeLabel(query.purpose) : undefined;
  const type = query.propertyType && propertyTypeLabel(query.propertyType);
  return [area?.area_name ?? query.area, type, purpose].filter(Boolean).join(' · ') || everywhere;
}

/**
 * The filters above a list of homes: one row of boxes that stays in sight, a sheet from below on phones and tablets. A GET
 * form whose fields are the list's query, so it works before and without JavaScript; prices are understood as people write
 * them.
 *
 * Use HeroSearch instead where a search begins.
 */
export function FilterBar(props: FilterBarProps) {
  const { query, area = null } = props;
  const [unit, setUnit] = useState<AreaUnit>('sq yd');
  // A new address means new filters: the form begins again with them, also after Back or a removed chip.
  return (
    <FilterBarForm key={JSON.stringify([query, area?.id])} {...props} area={area} unit={unit} onUnitChange={setUnit} />
  );
}

interface FilterBarFormProps extends FilterBarProps {
  area: AreaTypeaheadArea | null;
  unit: AreaUnit;
  onUnitChange: (unit: AreaUnit) => void;
}

function FilterBarForm({
  query,
  area,
  areas,
  areasStatus,
  onRetryAreas,
  typeCounts,
  action = '/properties',
  onApply,
  linkComponent: Link = 'a',
  unit,
  onUnitChange,
  labels,
}: FilterBarFormProps) {
  const words = { ...english, ...labels };
  const sheetId = useId();
  const sheetRef = useRef<HTMLDivElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<FilterRangeField, string>>>({});
  const [texts, setTexts] = useState<Record<FilterRangeField, string>>({
    minPrice: rupeesText(query.minPrice),
    maxPrice: rupeesText(query.maxPrice),
    minSize: sizeText(query.minSize, unit),
    maxSize: sizeText(query.maxSize, unit),
  });

  useEffect(() => {
    if (Object.keys(errors).length > 0) {
      sheetRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [errors]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const reading = readFilterForm(new FormData(event.currentTarget));
    if (!reading.ok) {
      event.preventDefault();
      setErrors(reading.fields);
      return;
    }
    setErrors({});
    if (!onApply) return;
    event.preventDefault();
    sheetRef.current?.hidePopover();
    onApply(reading.query);
  };

  const rangeInput = (name: FilterRangeField, placeholder: string, read: (text: string) => string) => (
    <FilterBarRangeInput
      name={name}
      label={words[name]}
      placeholder={placeholder}
      value={texts[name]}
      onChange={(text) => setTexts({ ...texts, [name]: text })}
      words={read(texts[name])}
      error={errors[name]}
    />
  );

  const price = formatPriceRange({ min: positive(query.minPrice), max: positive(query.maxPrice) });
  const size = formatSizeRange({ min: positive(query.minSize), max: positive(query.maxSize), unit });
  const bedrooms = query.bedrooms && words.beds(query.bedrooms);
  const count = [query.area, query.propertyType, query.purpose, price, size, bedrooms].filter(Boolean).length;

  return (
    <search className={styles.bar} aria-label={words.filters}>
      <button type="button" className={styles.opener} popoverTarget={sheetId}>
        <Icon name="search" />
        <span className={styles.openerText}>
          <span className={styles.openerWhat}>{summaryOf(query, area, words.everywhere)}</span>
          <span className={styles.openerMore}>
            {[price, size, bedrooms].filter(Boolean).join(' · ') || words.anyPrice}
          </span>
        </span>
        <span className={styles.openerFilters}>
          <Icon name="filter" />
          {words.filters}
          {count > 0 && <span className={styles.badge}>{count}</span>}
        </span>
      </button>

      <div
        ref={sheetRef}
        id={sheetId}
        className={styles.sheet}
        popover="auto"
        onToggle={(event) => event.target === event.currentTarget && setSheetOpen(event.newState === 'open')}
      >
        <div className={styles.sheetHead}>
          <h2 className={styles.sheetTitle}>{words.filters}</h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            aria-label={words.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <form className={styles.form} action={action} method="get" onSubmit={onSubmit}>
          <input type="hidden" name="city" value={KARACHI.id} />
          <div className={styles.purpose}>
            <PurposeSwitch
              name="purpose"
              hasAll
              defaultValue={isPurpose(query.purpose) ? query.purpose : ''}
              legend={words.purpose}
              allLabel={words.anyPurpose}
            />
          </div>
          <div className={styles.city}>
            <SearchSelect label={words.city} choices={KARACHI_ONLY} isDisabled />
          </div>
          <div className={styles.area}>
            <AreaTypeahead
              label={words.area}
              placeholder={words.anyArea}
              labels={words.areaBox}
              name="area"
              areas={areas}
              status={areasStatus}
              onRetry={onRetryAreas}
              defaultValue={area}
              defaultText={area ? '' : query.area}
            />
          </div>
          <div className={styles.type}>
            <SearchSelect
              label={words.propertyType}
              name="propertyType"
              choices={typeChoices(typeCounts)}
              defaultValue={query.propertyType ?? ''}
            />
          </div>
          <FilterBarPanel
            label={words.price}
            summary={price ?? words.anyPrice}
            isForcedOpen={isSheetOpen || Boolean(errors.minPrice ?? errors.maxPrice)}
          >
            {rangeInput('minPrice', words.priceExamples[0], priceWords)}
            {rangeInput('maxPrice', words.priceExamples[1], priceWords)}
          </FilterBarPanel>
          <FilterBarPanel
            label={words.sizeAndBeds}
            summary={[size, bedrooms].filter(Boolean).join(', ') || words.anySize}
            isForcedOpen={isSheetOpen || Boolean(errors.minSize ?? errors.maxSize)}
          >
            <SearchSelect
              label={words.sizeIn}
              name="sizeUnit"
              choices={UNITS}
              value={unit}
              onChange={(value) => onUnitChange(value as AreaUnit)}
            />
            {rangeInput('minSize', '120', sizeWords)}
            {rangeInput('maxSize', '500', sizeWords)}
            <SearchSelect
              label={words.bedrooms}
              name="bedrooms"
              choices={[
                { value: '', label: words.anyNumber },
                ...BEDROOMS.map((count) => ({ value: String(count), label: words.orMore(count) })),
              ]}
              defaultValue={query.bedrooms ?? ''}
            />
          </FilterBarPanel>
          <div className={styles.sort}>
            <SortSelect label={words.sort} defaultValue={isSort(query.sort) ? query.sort : DEFAULT_SORT} />
          </div>
          <div className={styles.actions}>
            <Link className={styles.clear} href={action}>
              {words.clear}
            </Link>
            <button type="submit" className={styles.apply}>
              {words.apply}
            </button>
          </div>
        </form>
      </div>
    </search>
  );
}
