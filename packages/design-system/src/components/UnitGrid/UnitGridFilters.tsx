import { facingLabel, UNIT_STATES, unitStateLabel } from '@karachi-estates/domain/projects/states';
import { maxPriceText, readUnitFilters, UNIT_FILTERS } from '@karachi-estates/domain/projects/unitFilters';
import { areaUnitLabel } from '@karachi-estates/domain/properties/dimension';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { memoTheme } from '../../theme/memoTheme.ts';
import { OutlinedField } from '../FormField/OutlinedField.tsx';
import { OutlinedSelect } from '../FormField/OutlinedSelect.tsx';
import { type ProjectUnit, useUnitText } from '../UnitCard/unit.ts';
import type { UnitGridLabels, UnitGridProps } from './UnitGrid.tsx';

const Form = styled('form', { name: 'KeUnitGrid', slot: 'Filters' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    gap: theme.spacing(2),
    alignItems: 'end',
    '@media print': { display: 'none' },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  })),
);

const Buttons = styled('div', { name: 'KeUnitGrid', slot: 'Buttons' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5), gridColumn: '1 / -1' })),
);

interface UnitGridFiltersProps
  extends Pick<UnitGridProps, 'all' | 'types' | 'buildings' | 'filters' | 'action' | 'onFilter'> {
  keep: Readonly<Record<string, string>>;
  /** The way back to all units. */
  clear: ReactNode;
  words: UnitGridLabels;
  ownerState: object;
}

/** What a filter may ask for, each value once, in the order in which the units have them. */
const valuesOf = <T,>(units: readonly ProjectUnit[], value: (unit: ProjectUnit) => T) => [...new Set(units.map(value))];

/** The filters of the units of a project. */
export function UnitGridFilters(props: UnitGridFiltersProps) {
  const { all, types, buildings, filters, action, keep, onFilter, clear, words, ownerState } = props;
  const text = useUnitText(types);
  const { locale } = text;
  const id = useId();
  const floors = valuesOf(all, ({ floor }) => floor).sort((a, b) => a - b);
  const chosen = buildings.find((each) => each.id === filters.building);
  /** Whose name of a floor is said: that of the chosen building, else of the first that has it. */
  const buildingWith = (floor: number) =>
    chosen ?? buildings.find((each) => each.floors?.some(({ number }) => number === floor));
  const facings = valuesOf(all, ({ facing }) => facing);
  const isFiltered = UNIT_FILTERS.some((name) => filters[name] !== undefined);

  const select = (name: 'building' | 'floor' | 'type' | 'facing' | 'state', options: readonly [string, string][]) => (
    <OutlinedSelect
      id={`${id}-${name}`}
      name={name}
      label={words[name]}
      defaultValue={filters[name] ?? ''}
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    >
      <option value="">{words.any}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </OutlinedSelect>
  );

  return (
    <Form
      ownerState={ownerState}
      action={action}
      aria-label={words.filters}
      onSubmit={(event) => {
        if (!onFilter) return;
        event.preventDefault();
        const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
        onFilter(readUnitFilters(new URLSearchParams(given)));
      }}
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {buildings.length > 1 &&
        select(
          'building',
          buildings.map((each) => [each.id, each.name]),
        )}
      {select(
        'floor',
        floors.map((floor) => [String(floor), text.floor(floor, buildingWith(floor))]),
      )}
      {select(
        'type',
        types.map((type) => [type.id, type.name]),
      )}
      {facings.length > 1 &&
        select(
          'facing',
          facings.map((facing) => [facing, facingLabel(facing, locale)]),
        )}
      {select(
        'state',
        UNIT_STATES.map((state) => [state, unitStateLabel(state, locale)]),
      )}
      <OutlinedField
        id={`${id}-area`}
        name="minArea"
        label={words.minArea(areaUnitLabel('sq ft', locale))}
        defaultValue={filters.minArea ?? ''}
        fullWidth
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
      />
      <OutlinedField
        id={`${id}-price`}
        name="maxPrice"
        label={words.maxPrice}
        placeholder={words.priceExample}
        defaultValue={filters.maxPrice === undefined ? '' : maxPriceText(filters.maxPrice, locale)}
        fullWidth
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 40 } }}
      />
      <Buttons ownerState={ownerState}>
        <Button type="submit" variant="contained">
          {words.apply}
        </Button>
        {isFiltered && clear}
      </Buttons>
    </Form>
  );
}
