import { areaName } from '@karachi-estates/domain/areas/match';
import {
  type FilterQuery,
  type FilterRangeField,
  readFilterForm,
} from '@karachi-estates/domain/properties/filterQuery';
import { formatPriceRange, formatSizeRange } from '@karachi-estates/domain/properties/range';
import { propertyTypesLabel } from '@karachi-estates/domain/properties/typeChoices';
import { isPurpose, purposeLabel } from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import SearchRounded from '@mui/icons-material/SearchRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import ButtonBase from '@mui/material/ButtonBase';
import type { DrawerProps } from '@mui/material/Drawer';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { LOW_WINDOW } from '../../theme/breakpoints.ts';
import { joinProps } from '../../theme/joinProps.ts';
import { controlBorder, corner, HEADER_HEIGHT, leading, oneLine, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import type { AreaTypeaheadArea, AreaTypeaheadLabels } from '../AreaTypeahead/AreaTypeahead.tsx';
import { LoadedPart, type LoadedPartProps } from '../LoadedPart/LoadedPart.tsx';
import type { PurposeSwitchLabels } from '../PurposeSwitch/PurposeSwitch.tsx';
import { FilterBarForm, type FilterPanel } from './FilterBarForm.tsx';
import { positive, useFilterDraft } from './filterDraft.ts';

/** What the bar says. The names of types, purposes, orders and units are the domain's. */
export interface FilterBarLabels {
  /** The bar, its sheet and what opens it. */
  filters: string;
  close: string;
  /** Where nothing narrows the list. */
  everywhere: string;
  /** These, and the order, say what their components say without it. */
  purposeSwitch?: Partial<PurposeSwitchLabels>;
  area?: string;
  anyArea?: string;
  /** The button and the empty box that add to the chosen areas, which are chips. */
  addArea: string;
  chosenAreas: string;
  removeArea: (area: string) => string;
  tooManyAreas: (most: number) => string;
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
  beds: (bedrooms: string, exact: boolean) => string;
  sort?: string;
  clear: string;
  apply: string;
}

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  /** The filters in force, as they stand in the address. */
  query: FilterQuery;
  /** The area in force, when it is one of the list; else the text of `query.area` stands in the box. */
  area?: AreaTypeaheadArea | null;
  /** All areas in force where they are several; `query.area` then has their ids. */
  chosenAreas?: readonly AreaTypeaheadArea[];
  /** All areas of the city, for the type-ahead. */
  areas: readonly AreaTypeaheadArea[];
  /** `loading` and `failed` are said in the list of areas. */
  areasStatus?: 'ready' | 'loading' | 'failed';
  /** Loads the areas again after they failed. */
  onRetryAreas?: () => void;
  /** How many listings there are of each type, where that is known; a type that is not named has none. */
  typeCounts?: Readonly<Record<string, number>>;
  /** Address of the list; the browser goes there itself without JavaScript. @default '/properties' */
  action?: string;
  /** Takes over from the browser: the new query, read and without empty fields. */
  onApply?: (query: FilterQuery) => void;
  /** How many filters are in force, for the box of phones. @default 0 */
  count?: number;
  /** Stands in the form beside the button that applies: a MoreFiltersButton. */
  more?: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<FilterBarLabels> | undefined;
  /** More props of the sheet of phones, and of the note where its code did not come. @default {} */
  slotProps?: {
    sheet?: Partial<Omit<DrawerProps, 'onClose'>>;
    loading?: Partial<LoadedPartProps<Awaited<ReturnType<typeof loadSheet>>>>;
  };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: FilterBarLabels = {
  filters: 'Filters',
  close: 'Close filters',
  everywhere: 'All of Karachi',
  addArea: 'Add another area',
  chosenAreas: 'Chosen areas',
  removeArea: (area) => `Remove ${area}`,
  tooManyAreas: (most) => `At most ${most} areas. Remove one first.`,
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
  beds: (bedrooms, exact) => `${bedrooms}${exact ? '' : '+'} beds`,
  clear: 'Clear all',
  apply: 'Apply Filters',
};

const Root = styled('search', { name: 'KeFilterBar', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'sticky',
    zIndex: 10,
    insetBlockStart: HEADER_HEIGHT,
    display: 'block',
    paddingBlock: theme.spacing(1),
    backgroundColor: (theme.vars ?? theme).palette.background.default,
    // On two lines it would cover too much of the list.
    [theme.breakpoints.between('lg', 'xl')]: { position: 'relative', insetBlockStart: 'auto' },
    [LOW_WINDOW]: { position: 'relative', insetBlockStart: 'auto' },
    '@media (scripting: none)': { position: 'static' },
  })),
);

const Opener = styled(ButtonBase, { name: 'KeFilterBar', slot: 'Opener' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'flex',
    gap: theme.spacing(1),
    width: '100%',
    minHeight: '3.5rem',
    paddingInline: theme.spacing(2, 1),
    border: `0.0625rem solid ${controlBorder(theme)}`,
    borderRadius: corner(theme, 'pill'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    color: (theme.vars ?? theme).palette.text.primary,
    textAlign: 'start',
    [theme.breakpoints.up('lg')]: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  })),
);

const Summary = styled('span', { name: 'KeFilterBar', slot: 'Summary' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    flex: 1,
    minWidth: 0,
    lineHeight: leading(theme, 1.35),
    '& > span': { ...oneLine, display: 'block' },
    '& > :first-of-type': { fontWeight: 600 },
    '& > :last-of-type': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.8125rem' },
  })),
);

const Filters = styled('span', { name: 'KeFilterBar', slot: 'Filters' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    ...theme.typography.subtitle2,
    display: 'flex',
    flex: 'none',
    gap: '0.375rem',
    alignItems: 'center',
    minHeight: '2.5rem',
    paddingInline: '0.875rem',
    borderRadius: corner(theme, 'pill'),
    '& > svg': { fontSize: '1.25rem' },
  })),
);

const Count = styled('span', { name: 'KeFilterBar', slot: 'Count' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.25rem',
    height: '1.25rem',
    paddingInline: '0.25rem',
    borderRadius: corner(theme, 'pill'),
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    color: (theme.vars ?? theme).palette.primary.contrastText,
    fontSize: '0.75rem',
  })),
);

// Sent in the page for every width; where a script runs, phones and tablets have it in the sheet instead.
const InPage = styled('div', { name: 'KeFilterBar', slot: 'InPage' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    [theme.breakpoints.down('lg')]: { '@media (scripting: enabled)': { display: 'none' } },
  })),
);

// Only phones and tablets open the sheet, and most visits do not.
const loadSheet = () => import('./FilterBarSheet.tsx');
// A press asks again and says where that failed.
const warmSheet = () => void loadSheet().catch(() => undefined);

/** What is set, for the box that opens the sheet on phones. */
function summaryOf(
  query: FilterQuery,
  areas: readonly AreaTypeaheadArea[],
  everywhere: string,
  locale: Locale,
): string {
  const purpose = isPurpose(query.purpose) && purposeLabel(query.purpose, locale);
  const type = query.propertyType && propertyTypesLabel(query.propertyType, locale);
  const names = areas.map((area) => areaName(area, locale)).join(locale === 'ur' ? '، ' : ', ');
  return [names || query.area, type, purpose].filter(Boolean).join(' · ') || everywhere;
}

/** Which panel of the form is open, what is wrong in it, and how it is sent. */
function useFilterForm(onApply: FilterBarProps['onApply']) {
  const locale = useKitLocale();
  const [openPanel, setOpenPanel] = useState<FilterPanel | null>(null);
  const [errors, setErrors] = useState<Partial<Record<FilterRangeField, string>>>({});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const reading = readFilterForm(new FormData(form), locale);
    if (!reading.ok) {
      event.preventDefault();
      const { fields } = reading;
      // The field is in sight before it gets the focus.
      flushSync(() => {
        setErrors(fields);
        setOpenPanel(fields.minPrice || fields.maxPrice ? 'price' : 'size');
      });
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    setErrors({});
    if (!onApply) return;
    event.preventDefault();
    setOpenPanel(null);
    onApply(reading.query);
  };

  return { openPanel, setOpenPanel, errors, onSubmit };
}

/**
 * The filters above a list of properties: one row of boxes that stays in sight, a sheet from below on phones and
 * tablets. A GET form whose fields are the list's query, so it works before and without JavaScript; prices are
 * understood as people write them.
 *
 * Use HeroSearch instead where a search begins.
 */
export function FilterBar(inProps: FilterBarProps) {
  const props = useThemeProps({ props: inProps, name: 'KeFilterBar' });
  const {
    query,
    area,
    chosenAreas,
    areas,
    areasStatus,
    onRetryAreas,
    typeCounts,
    action = '/properties',
    count = 0,
    onApply,
    more,
    labels,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, action, count };
  const words = useKitWords('FilterBar', english, labels);
  const locale = useKitLocale();
  const ownSheetId = useId();
  const sheetId = slotProps.sheet?.id ?? ownSheetId;
  const [sheet, setSheet] = useState<'unopened' | 'open' | 'closed'>('unopened');
  // Another search was applied elsewhere, too: what was chosen here is over.
  const { draft, change } = useFilterDraft(query, () => sheet === 'open' && setSheet('closed'));
  const isSheetOpen = sheet === 'open';
  const { openPanel, setOpenPanel, errors, onSubmit } = useFilterForm(
    onApply &&
      ((next) => {
        if (isSheetOpen) setSheet('closed');
        onApply(next);
      }),
  );

  const price = formatPriceRange({ min: positive(query.minPrice), max: positive(query.maxPrice) }, locale);
  const size = formatSizeRange(
    { min: positive(query.minSize), max: positive(query.maxSize), unit: draft.unit },
    locale,
  );
  const bedrooms = query.bedrooms && words.beds(query.bedrooms, Boolean(query.exactBedrooms));
  const form = (place: 'page' | 'sheet') => (
    <FilterBarForm
      ownerState={ownerState}
      place={place}
      query={query}
      area={area}
      chosenAreas={chosenAreas}
      areas={areas}
      areasStatus={areasStatus}
      onRetryAreas={onRetryAreas}
      typeCounts={typeCounts}
      action={action}
      words={words}
      draft={draft}
      onChange={change}
      errors={errors}
      summaries={{ price, size: [size, bedrooms].filter(Boolean).join(', ') || undefined }}
      openPanel={openPanel}
      onPanel={setOpenPanel}
      onSubmit={onSubmit}
      more={more}
    />
  );

  return (
    <Root ownerState={ownerState} aria-label={words.filters} {...other}>
      <Opener
        ownerState={ownerState}
        aria-haspopup="dialog"
        aria-expanded={isSheetOpen}
        aria-controls={isSheetOpen ? sheetId : undefined}
        onPointerEnter={warmSheet}
        onFocus={warmSheet}
        onClick={() => setSheet('open')}
      >
        <SearchRounded />
        <Summary ownerState={ownerState}>
          <span>{summaryOf(query, chosenAreas ?? (area ? [area] : []), words.everywhere, locale)}</span>
          <span>{[price, size, bedrooms].filter(Boolean).join(' · ') || words.anyPrice}</span>
        </Summary>
        <Filters ownerState={ownerState}>
          <TuneRounded />
          {words.filters}
          {count > 0 && <Count ownerState={ownerState}>{count}</Count>}
        </Filters>
      </Opener>
      {!isSheetOpen && <InPage ownerState={ownerState}>{form('page')}</InPage>}
      {sheet !== 'unopened' && (
        <LoadedPart
          load={loadSheet}
          floating
          {...joinProps({ onDismiss: () => setSheet('unopened') }, slotProps.loading)}
        >
          {({ FilterBarSheet }) => (
            <FilterBarSheet
              ownerState={ownerState}
              id={sheetId}
              open={isSheetOpen}
              title={words.filters}
              closeLabel={words.close}
              {...joinProps({ onClose: () => setSheet('closed') }, slotProps.sheet)}
            >
              {form('sheet')}
            </FilterBarSheet>
          )}
        </LoadedPart>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    FilterBar: FilterBarLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeFilterBar:
      | 'root'
      | 'opener'
      | 'summary'
      | 'filters'
      | 'count'
      | 'inPage'
      | 'sheet'
      | 'sheetHead'
      | 'form'
      | 'cell'
      | 'areaBox'
      | 'areas'
      | 'actions'
      | 'apply'
      | 'panel'
      | 'panelOpener'
      | 'panelFields'
      | 'panelGroup'
      | 'panelPopover';
  }
  interface ComponentsPropsList {
    KeFilterBar: Partial<FilterBarProps>;
  }
  interface Components<Theme = unknown> {
    KeFilterBar?: {
      defaultProps?: ComponentsPropsList['KeFilterBar'];
      styleOverrides?: ComponentsOverrides<Theme>['KeFilterBar'];
      variants?: ComponentsVariants<Theme>['KeFilterBar'];
    };
  }
}
