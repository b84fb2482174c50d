import { KARACHI } from '@karachi-estates/domain/areas/match';
import { AREA_UNITS, type AreaUnit, fromSqft } from '@karachi-estates/domain/properties/dimension';
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
import { AreaTypeahead, type AreaTypeaheadArea } from '../AreaTypeahead/AreaTypeahead.tsx';
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

export interface FilterBarProps {
  /** The filters in force, as they stand in the address. */
  query: FilterQuery;
  /** The area in force, when it is one of the list; else the text of `query.area` stands in the box. */
  area?: AreaTypeaheadArea | null;
  areas: readonly AreaTypeaheadArea[];
  areasStatus?: 'ready' | 'loading' | 'failed';
  onRetryAreas?: () => void;
  /** How many homes there are of each type, where that is known; a type that is not named has none. */
  typeCounts?: Readonly<Record<string, number>>;
  /** Address of the list; the browser goes there itself without JavaScript. */
  action?: string;
  /** Takes over from the browser: the new query, read and without empty fields. */
  onApply?: (query: FilterQuery) => void;
  /** Router link of the page around, for Clear all; called with `href`. */
  linkComponent?: LinkComponent;
}

const KARACHI_ONLY = [{ value: String(KARACHI.id), label: KARACHI.city_name }];
const BEDROOMS = [
  { value: '', label: 'Any number' },
  ...[1, 2, 3, 4, 5, 6].map((count) => ({ value: String(count), label: `${count} or more` })),
];
const UNITS = AREA_UNITS.map((unit) => ({ value: unit, label: unit }));

function typeChoices(counts: Readonly<Record<string, number>> | undefined) {
  if (!counts) return FILTER_PROPERTY_TYPES;
  return FILTER_PROPERTY_TYPES.map(({ value, label }) => ({
    value,
    label: value === '' ? label : `${label} (${(counts[value] ?? 0).toLocaleString('en')})`,
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
  return size.ok && size.unit !== 'sq ft' ? `${size.sqft} sq ft` : '';
}

/** What is set, for the box that opens the sheet on phones. */
function summaryOf(query: FilterQuery, area: AreaTypeaheadArea | null): string {
  const purpose = isPurpose(query.purpose) ? purposeLabel(query.purpose) : undefined;
  const type = query.propertyType && propertyTypeLabel(query.propertyType);
  return [area?.area_name ?? query.area, type, purpose].filter(Boolean).join(' · ') || 'All of Karachi';
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
}: FilterBarFormProps) {
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

  const rangeInput = (name: FilterRangeField, label: string, placeholder: string, words: (text: string) => string) => (
    <FilterBarRangeInput
      name={name}
      label={label}
      placeholder={placeholder}
      value={texts[name]}
      onChange={(text) => setTexts({ ...texts, [name]: text })}
      words={words(texts[name])}
      error={errors[name]}
    />
  );

  const price = formatPriceRange({ min: positive(query.minPrice), max: positive(query.maxPrice) });
  const size = formatSizeRange({ min: positive(query.minSize), max: positive(query.maxSize), unit });
  const bedrooms = query.bedrooms && `${query.bedrooms}+ beds`;
  const count = [query.area, query.propertyType, query.purpose, price, size, bedrooms].filter(Boolean).length;

  return (
    <search className={styles.bar} aria-label="Filters">
      <button type="button" className={styles.opener} popoverTarget={sheetId}>
        <Icon name="search" />
        <span className={styles.openerText}>
          <span className={styles.openerWhat}>{summaryOf(query, area)}</span>
          <span className={styles.openerMore}>
            {[price, size, bedrooms].filter(Boolean).join(' · ') || 'Any price'}
          </span>
        </span>
        <span className={styles.openerFilters}>
          <Icon name="filter" />
          Filters
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
          <h2 className={styles.sheetTitle}>Filters</h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            aria-label="Close filters"
          >
            <Icon name="close" />
          </button>
        </div>
        <form className={styles.form} action={action} method="get" onSubmit={onSubmit}>
          <input type="hidden" name="city" value={KARACHI.id} />
          <div className={styles.purpose}>
            <PurposeSwitch name="purpose" hasAll defaultValue={isPurpose(query.purpose) ? query.purpose : ''} />
          </div>
          <div className={styles.city}>
            <SearchSelect label="City" choices={KARACHI_ONLY} isDisabled />
          </div>
          <div className={styles.area}>
            <AreaTypeahead
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
              label="Property type"
              name="propertyType"
              choices={typeChoices(typeCounts)}
              defaultValue={query.propertyType ?? ''}
            />
          </div>
          <FilterBarPanel
            label="Price"
            summary={price ?? 'Any price'}
            isForcedOpen={isSheetOpen || Boolean(errors.minPrice ?? errors.maxPrice)}
          >
            {rangeInput('minPrice', 'Lowest price', '75 lakh', priceWords)}
            {rangeInput('maxPrice', 'Highest price', '2.5 crore', priceWords)}
          </FilterBarPanel>
          <FilterBarPanel
            label="Size and beds"
            summary={[size, bedrooms].filter(Boolean).join(', ') || 'Any size'}
            isForcedOpen={isSheetOpen || Boolean(errors.minSize ?? errors.maxSize)}
          >
            <SearchSelect
              label="Size in"
              name="sizeUnit"
              choices={UNITS}
              value={unit}
              onChange={(value) => onUnitChange(value as AreaUnit)}
            />
            {rangeInput('minSize', 'Smallest size', '120', sizeWords)}
            {rangeInput('maxSize', 'Largest size', '500', sizeWords)}
            <SearchSelect label="Bedrooms" name="bedrooms" choices={BEDROOMS} defaultValue={query.bedrooms ?? ''} />
          </FilterBarPanel>
          <div className={styles.sort}>
            <SortSelect defaultValue={isSort(query.sort) ? query.sort : DEFAULT_SORT} />
          </div>
          <div className={styles.actions}>
            <Link className={styles.clear} href={action}>
              Clear all
            </Link>
            <button type="submit" className={styles.apply}>
              Apply Filters
            </button>
          </div>
        </form>
      </div>
    </search>
  );
}
