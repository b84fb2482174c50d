import { cityName, KARACHI } from '@karachi-estates/domain/areas/match';
import { groupThousands } from '@karachi-estates/domain/digits';
import { AREA_UNITS, type AreaUnit, statedUnitLabel } from '@karachi-estates/domain/properties/dimension';
import type { BarRangeField, FilterRangeField } from '@karachi-estates/domain/properties/filterQuery';
import { filterTypeChoices } from '@karachi-estates/domain/properties/typeChoices';
import type { Locale } from '@karachi-estates/domain/words/locale';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { corner, hairline } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale } from '../../words/KitWords.tsx';
import { PurposeSwitch } from '../PurposeSwitch/PurposeSwitch.tsx';
import { SearchSelect } from '../SearchSelect/SearchSelect.tsx';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import { priceWords, sizeWords } from './amountWords.ts';
import type { FilterBarLabels, FilterBarProps } from './FilterBar.tsx';
import { FilterBarAreas } from './FilterBarAreas.tsx';
import { FilterBarPanel } from './FilterBarPanel.tsx';
import { FilterBarRangeInput } from './FilterBarRangeInput.tsx';
import { areasShown, type FilterDraft } from './filterDraft.ts';

export type FilterPanel = 'price' | 'size';

interface FilterBarFormProps
  extends Pick<
    FilterBarProps,
    'query' | 'area' | 'chosenAreas' | 'areas' | 'areasStatus' | 'onRetryAreas' | 'typeCounts' | 'more'
  > {
  /** Where it stands: in the page, or in the sheet of phones. */
  place: 'page' | 'sheet';
  action: string;
  words: FilterBarLabels;
  draft: FilterDraft;
  onChange: (part: Partial<FilterDraft>) => void;
  errors: Partial<Record<FilterRangeField, string>>;
  /** What is set, in words, for the boxes that open the panels. */
  summaries: Record<FilterPanel, string | undefined>;
  openPanel: FilterPanel | null;
  onPanel: (panel: FilterPanel | null) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const KARACHI_ID = String(KARACHI.id);
const BEDROOMS = [1, 2, 3, 4, 5, 6];

const Form = styled('form', { name: 'KeFilterBar', slot: 'Form' })<{ ownerState: { place: 'page' | 'sheet' } }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    [theme.breakpoints.down('lg')]: { '& > *': { minWidth: 0 } },
    '& > fieldset:first-of-type': { display: 'flex', '& > label': { flex: 1 } },
    variants: [
      { props: { place: 'sheet' }, style: { padding: theme.spacing(2, 2, 0) } },
      {
        props: { place: 'page' },
        style: {
          [theme.breakpoints.up('lg')]: {
            display: 'flex',
            flexWrap: 'wrap',
            gap: theme.spacing(1),
            // Eight boxes side by side: what is chosen should be read, not cut.
            '& .MuiInputBase-input': { fontSize: '0.9375rem' },
            '& > fieldset:first-of-type': {
              flex: 'none',
              boxSizing: 'border-box',
              height: '3.5rem',
              borderRadius: corner(theme, 'control'),
              '& > label': {
                flex: '1 0 auto',
                minWidth: '3rem',
                paddingInline: '0.625rem',
                borderRadius: corner(theme, 'small'),
              },
            },
          },
          [theme.breakpoints.up('xl')]: { flexWrap: 'nowrap' },
          '@media (scripting: none)': { flexWrap: 'wrap' },
        },
      },
    ],
  })),
);

type CellName = 'city' | 'area' | 'type' | 'sort';

const Cell = styled('div', { name: 'KeFilterBar', slot: 'Cell' })<{ ownerState: { of: CellName; hasArea?: boolean } }>(
  memoTheme(({ theme }) => {
    const cell = (of: CellName, flex: string, minWidth: string | 0 = 0) => ({
      props: { of },
      style: { [theme.breakpoints.up('lg')]: { flex, minWidth } },
    });
    return {
      variants: [
        cell('city', '0 0 6.5rem'),
        // On one line the name of an area needs the room of its city, which it tells.
        { props: { of: 'city', hasArea: true }, style: { [theme.breakpoints.up('xl')]: { display: 'none' } } },
        cell('area', '1 0 8rem'),
        cell('type', '0 0 8.75rem'),
        // The words of another language, or a scrollbar, take their room from here.
        cell('sort', '0 1 11rem', '8rem'),
      ],
    };
  }),
);

const Actions = styled('div', { name: 'KeFilterBar', slot: 'Actions' })<{ ownerState: { place: 'page' | 'sheet' } }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(2),
    justifyContent: 'space-between',
    alignItems: 'center',
    variants: [
      {
        props: { place: 'sheet' },
        style: {
          position: 'sticky',
          zIndex: 2,
          insetBlockEnd: 0,
          gap: theme.spacing(1),
          marginInline: theme.spacing(-2),
          padding: theme.spacing(2),
          borderBlockStart: hairline(theme),
          backgroundColor: (theme.vars ?? theme).palette.background.paper,
          '& > a': { whiteSpace: 'nowrap' },
        },
      },
      {
        props: { place: 'page' },
        style: {
          [theme.breakpoints.up('lg')]: {
            flex: 'none',
            gap: theme.spacing(1),
            alignSelf: 'flex-start',
            '& > a:not(.MuiButton-root)': { display: 'none' },
          },
        },
      },
    ],
  })),
);

const Apply = styled(Button, { name: 'KeFilterBar', slot: 'Apply' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    minHeight: '3rem',
    whiteSpace: 'nowrap',
    [theme.breakpoints.up('lg')]: { height: '3.5rem', paddingInline: theme.spacing(2) },
  })),
);

/** The choices of types, each with how many it finds; a group finds what its types find. */
function countedTypes(counts: Readonly<Record<string, number>> | undefined, locale: Locale, chosen: string) {
  const types = filterTypeChoices(locale, chosen);
  if (!counts) return types;
  const found = (value: string) => value.split(',').reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  return types.map((choice) =>
    choice.value ? { ...choice, label: `${choice.label} (${groupThousands(found(choice.value))})` } : choice,
  );
}

/** The unit in which sizes are typed, and the number of bedrooms. */
function UnitAndBedrooms({
  query,
  words,
  draft,
  onChange,
}: Pick<FilterBarFormProps, 'query' | 'words' | 'draft' | 'onChange'>) {
  const locale = useKitLocale();
  const numberLabel = (count: number) => (query.exactBedrooms ? String(count) : words.orMore(count));
  return (
    <>
      <SearchSelect
        label={words.sizeIn}
        name="sizeUnit"
        choices={AREA_UNITS.map((unit) => ({ value: unit, label: statedUnitLabel(unit, locale) }))}
        value={draft.unit}
        onChange={(unit) => onChange({ unit: unit as AreaUnit })}
      />
      <SearchSelect
        label={words.bedrooms}
        name="bedrooms"
        choices={[
          { value: '', label: words.anyNumber },
          ...BEDROOMS.map((count) => ({ value: String(count), label: numberLabel(count) })),
        ]}
        value={draft.bedrooms}
        onChange={(bedrooms) => onChange({ bedrooms })}
      />
    </>
  );
}

/** The fields of the filters: a GET form, so that it is sent before and without JavaScript. */
export function FilterBarForm({
  ownerState,
  query,
  area,
  chosenAreas,
  areas,
  areasStatus,
  onRetryAreas,
  typeCounts,
  place,
  action,
  words,
  draft,
  onChange,
  errors,
  summaries,
  openPanel,
  onPanel,
  onSubmit,
  more,
}: FilterBarFormProps & { ownerState: object }) {
  const locale = useKitLocale();
  const { several, inBox } = areasShown({ draft, area, chosenAreas });
  const hasArea = inBox !== null || several.length > 0;
  const panel = (name: FilterPanel) => ({
    isInSheet: place === 'sheet',
    isOpen: openPanel === name,
    onOpen: () => onPanel(name),
    onClose: () => onPanel(null),
  });
  const rangeInput = (name: BarRangeField, placeholder: string, read: typeof priceWords) => (
    <FilterBarRangeInput
      name={name}
      label={words[name]}
      placeholder={placeholder}
      value={draft[name]}
      onChange={(text) => onChange({ [name]: text })}
      words={read(draft[name], locale)}
      error={errors[name]}
    />
  );
  return (
    <Form ownerState={{ ...ownerState, place }} action={action} method="get" onSubmit={onSubmit}>
      <input type="hidden" name="city" value={KARACHI.id} />
      <PurposeSwitch
        name="purpose"
        hasAll
        value={draft.purpose}
        onChange={(purpose) => onChange({ purpose })}
        labels={words.purposeSwitch}
      />
      <Cell ownerState={{ ...ownerState, of: 'city', hasArea }}>
        <SearchSelect
          label={words.city}
          value={KARACHI_ID}
          choices={[{ value: KARACHI_ID, label: cityName(KARACHI.city_name, locale) }]}
          isDisabled
        />
      </Cell>
      <Cell ownerState={{ ...ownerState, of: 'area' }}>
        <FilterBarAreas
          ownerState={ownerState}
          query={query}
          area={area}
          chosenAreas={chosenAreas}
          areas={areas}
          areasStatus={areasStatus}
          onRetryAreas={onRetryAreas}
          words={words}
          draft={draft}
          onChange={onChange}
        />
      </Cell>
      <Cell ownerState={{ ...ownerState, of: 'type' }}>
        <SearchSelect
          label={words.propertyType}
          name="propertyType"
          choices={countedTypes(typeCounts, locale, draft.propertyType)}
          value={draft.propertyType}
          onChange={(propertyType) => onChange({ propertyType })}
        />
      </Cell>
      <FilterBarPanel
        ownerState={ownerState}
        {...panel('price')}
        label={words.price}
        summary={summaries.price ?? words.anyPrice}
      >
        {rangeInput('minPrice', words.priceExamples[0], priceWords)}
        {rangeInput('maxPrice', words.priceExamples[1], priceWords)}
      </FilterBarPanel>
      <FilterBarPanel
        ownerState={ownerState}
        {...panel('size')}
        label={words.sizeAndBeds}
        summary={summaries.size ?? words.anySize}
      >
        <UnitAndBedrooms query={query} words={words} draft={draft} onChange={onChange} />
        {rangeInput('minSize', '120', sizeWords)}
        {rangeInput('maxSize', '500', sizeWords)}
      </FilterBarPanel>
      <Cell ownerState={{ ...ownerState, of: 'sort' }}>
        <SortSelect label={words.sort} value={draft.sort} onChange={(sort) => onChange({ sort })} />
      </Cell>
      <Actions ownerState={{ ...ownerState, place }}>
        <Link href={action} color="textPrimary" underline="always">
          {words.clear}
        </Link>
        {more}
        <Apply ownerState={ownerState} type="submit" variant="contained">
          {words.apply}
        </Apply>
      </Actions>
    </Form>
  );
}
