import { groupThousands } from '@karachi-estates/domain/digits';
import { AREA_UNITS, statedUnitLabel } from '@karachi-estates/domain/properties/dimension';
import {
  type FilterQuery,
  type FilterRangeField,
  readFilterForm,
} from '@karachi-estates/domain/properties/filterQuery';
import { CONFIRMED_DAYS, POSTED_DAYS, typesIn } from '@karachi-estates/domain/properties/listFilters';
import { PROPERTY_TYPES, propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import Button, { type ButtonProps } from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { narrowerThan } from '../../theme/breakpoints.ts';
import { joinProps } from '../../theme/joinProps.ts';
import { hairline, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import { priceWords, sizeWords } from '../FilterBar/amountWords.ts';
import { FilterBarRangeInput } from '../FilterBar/FilterBarRangeInput.tsx';
import { rupeesText, sizeText, unitOf } from '../FilterBar/filterDraft.ts';
import { SearchSelect } from '../SearchSelect/SearchSelect.tsx';
import { type CountFound, type Found, useFound } from './useFound.ts';

export type { CountFound, FilterQuery, Found };

/** What the form says. The names of types and units are the domain's. */
export interface MoreFiltersLabels {
  /** Names the form, and the sheet that holds it. */
  title: string;
  close: string;
  types: string;
  /** Phases, blocks and sectors of the areas that are searched. */
  parts: string;
  rooms: string;
  bedrooms: string;
  exactBedrooms: string;
  bathrooms: string;
  exactBathrooms: string;
  anyNumber: string;
  orMore: (count: number) => string;
  size: string;
  sizeIn: string;
  minSize: string;
  maxSize: string;
  yardPrice: string;
  minYardPrice: string;
  maxYardPrice: string;
  /** How prices per square yard may be written, the lowest and the highest. */
  yardPriceExamples: readonly [string, string];
  /** The age of an ad, and what it must have. */
  rest: string;
  posted: string;
  anyTime: string;
  postedWithin: (days: number) => string;
  parking: string;
  withPhotos: string;
  priceReduced: string;
  verified: string;
  /** Whether it is to be had, as its seller said last. */
  confirmed: string;
  clear: string;
  /** The button as long as nobody knows how many there are. */
  apply: string;
  show: (total: number, capped: boolean) => string;
}

export interface MoreFiltersProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'children' | 'method'> {
  /** The search in force. What this form has no field for goes along unseen. */
  query: FilterQuery;
  /** Address of the list; the browser goes there itself without JavaScript. @default '/properties' */
  action?: string;
  /**
   * Phases, blocks and sectors of the areas that are searched, by their ids; leave out as long as nobody knows them,
   * and those of the query go along unseen.
   */
  parts?: readonly { id: number; name: string }[] | undefined;
  /** Takes over from the browser: the new query, read and without empty fields. */
  onApply?: (query: FilterQuery) => void;
  /** Counts what is being chosen, for the button. Declare it outside of the component: a new function counts anew. */
  countFound?: CountFound;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<MoreFiltersLabels> | undefined;
  /** More props of the button that applies. @default {} */
  slotProps?: { apply?: Partial<ButtonProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

/** Its English, for the sheet around it too. */
export const englishMoreFilters: MoreFiltersLabels = {
  title: 'More filters',
  close: 'Close more filters',
  types: 'Property types',
  parts: 'Phases and blocks',
  rooms: 'Bedrooms and bathrooms',
  bedrooms: 'Bedrooms',
  exactBedrooms: 'Exactly this many bedrooms',
  bathrooms: 'Bathrooms',
  exactBathrooms: 'Exactly this many bathrooms',
  anyNumber: 'Any number',
  orMore: (count) => `${count} or more`,
  size: 'Size',
  sizeIn: 'Size in',
  minSize: 'Smallest size',
  maxSize: 'Largest size',
  yardPrice: 'Price per square yard',
  minYardPrice: 'Lowest per sq yd',
  maxYardPrice: 'Highest per sq yd',
  yardPriceExamples: ['50,000', '2 lakh'],
  rest: 'Posted and with',
  posted: 'Posted',
  anyTime: 'Any time',
  postedWithin: (days) => (days === 1 ? 'Last 24 hours' : `Last ${days} days`),
  parking: 'With parking',
  withPhotos: 'With photographs',
  priceReduced: 'Price reduced',
  verified: 'Verified seller',
  confirmed: 'Confirmed as available',
  clear: 'Clear all',
  apply: 'Show results',
  show: (total, capped) => {
    const count = `${groupThousands(total)}${capped ? '+' : ''}`;
    return total === 1 ? 'Show 1 property' : `Show ${count} properties`;
  },
};

const ROOMS = [1, 2, 3, 4, 5, 6];

/** What goes along unseen: the fields of the bar. */
const CARRIED = [
  'city',
  'area',
  'purpose',
  'minPrice',
  'maxPrice',
  'sort',
] as const satisfies readonly (keyof FilterQuery)[];

const Root = styled('form', { name: 'KeMoreFilters', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    padding: theme.spacing(2, 2, 0),
    '& > *': { minWidth: 0 },
  })),
);

const Group = styled('fieldset', { name: 'KeMoreFilters', slot: 'Group' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [narrowerThan(264)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: theme.spacing(1, 2),
    alignItems: 'start',
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': { ...theme.typography.subtitle1, marginBlockEnd: theme.spacing(1), padding: 0 },
    '& > .wide': { gridColumn: '1 / -1' },
  })),
);

const Tick = styled(FormControlLabel, { name: 'KeMoreFilters', slot: 'Tick' })<{ ownerState: object }>({
  minHeight: '2.75rem',
  marginInlineEnd: 0,
});

const Actions = styled('div', { name: 'KeMoreFilters', slot: 'Actions' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'sticky',
    zIndex: 2,
    insetBlockEnd: 0,
    display: 'flex',
    gap: theme.spacing(2),
    justifyContent: 'space-between',
    alignItems: 'center',
    marginInline: theme.spacing(-2),
    padding: theme.spacing(2),
    borderBlockStart: hairline(theme),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  })),
);

const Apply = styled(Button, { name: 'KeMoreFilters', slot: 'Apply' })<{ ownerState: object }>({ minHeight: '3rem' });

interface AmountProps {
  name: FilterRangeField;
  label: string;
  placeholder: string;
  defaultValue: string;
  /** What was understood, in words. */
  read: (text: string, locale: Locale) => string;
  error: string | undefined;
}

/** One end of a span, which keeps its own text. */
function Amount({ defaultValue, read, ...field }: AmountProps) {
  const locale = useKitLocale();
  const [text, setText] = useState(defaultValue);
  return <FilterBarRangeInput {...field} value={text} onChange={setText} words={read(text, locale)} />;
}

/** What is chosen in the form: how many it finds, what is wrong with it, and how it is sent. */
function useFilterForm({ countFound, onApply }: Pick<MoreFiltersProps, 'countFound' | 'onApply'>) {
  const locale = useKitLocale();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<FilterQuery>();
  const [errors, setErrors] = useState<Partial<Record<FilterRangeField, string>>>({});
  const found = useFound(chosen, countFound);

  const choose = () => {
    if (!form.current) return;
    const reading = readFilterForm(new FormData(form.current), locale);
    setChosen(reading.ok ? reading.query : undefined);
  };
  // Before scripts ran, something may have been chosen already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it can count
  useEffect(choose, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const reading = readFilterForm(new FormData(event.currentTarget), locale);
    if (!reading.ok) {
      event.preventDefault();
      flushSync(() => setErrors(reading.fields));
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    setErrors({});
    if (!onApply) return;
    event.preventDefault();
    onApply(reading.query);
  };

  return { form, errors, found, choose, onSubmit };
}

interface FilterTickProps {
  ownerState: object;
  name: string;
  label: string;
  isOn: boolean;
  value?: string;
}

const FilterTick = ({ ownerState, name, label, isOn, value = '1' }: FilterTickProps) => (
  <Tick ownerState={ownerState} label={label} control={<Checkbox name={name} value={value} defaultChecked={isOn} />} />
);

interface GroupProps {
  ownerState: object;
  query: FilterQuery;
  words: MoreFiltersLabels;
}

function RoomFilters({ ownerState, query, words }: GroupProps) {
  const counts = [
    { value: '', label: words.anyNumber },
    ...ROOMS.map((count) => ({ value: String(count), label: words.orMore(count) })),
  ];
  const exact = (name: 'exactBedrooms' | 'exactBathrooms') => (
    <FilterTick ownerState={ownerState} name={name} label={words[name]} isOn={Boolean(query[name])} />
  );
  return (
    <Group ownerState={ownerState}>
      <legend>{words.rooms}</legend>
      <SearchSelect label={words.bedrooms} name="bedrooms" choices={counts} defaultValue={query.bedrooms ?? ''} />
      <SearchSelect label={words.bathrooms} name="bathrooms" choices={counts} defaultValue={query.bathrooms ?? ''} />
      {exact('exactBedrooms')}
      {exact('exactBathrooms')}
    </Group>
  );
}

/** How old the ad is and when it was confirmed, and what it has or has not. */
function OtherFilters({ ownerState, query, words }: GroupProps) {
  const age = (name: 'postedWithin' | 'confirmed', label: string, days: readonly number[]) => (
    <SearchSelect
      className="wide"
      label={label}
      name={name}
      choices={[
        { value: '', label: words.anyTime },
        ...days.map((count) => ({ value: String(count), label: words.postedWithin(count) })),
      ]}
      defaultValue={query[name] ?? ''}
    />
  );
  const only = (name: 'parking' | 'withPhotos' | 'priceReduced' | 'verified') => (
    <FilterTick ownerState={ownerState} name={name} label={words[name]} isOn={Boolean(query[name])} />
  );
  return (
    <Group ownerState={ownerState}>
      <legend>{words.rest}</legend>
      {age('postedWithin', words.posted, POSTED_DAYS)}
      {age('confirmed', words.confirmed, CONFIRMED_DAYS)}
      {only('parking')}
      {only('withPhotos')}
      {only('priceReduced')}
      {only('verified')}
    </Group>
  );
}

/**
 * The filters that few people need, beside those of FilterBar: several types, exact numbers of rooms, sizes in any
 * unit, price per square yard, age of the ad. A GET form, so it works before and without JavaScript. Its button says
 * how many properties there are while one chooses.
 *
 * Use MoreFiltersSheet instead to show it over a page.
 */
export function MoreFilters(inProps: MoreFiltersProps) {
  const props = useThemeProps({ props: inProps, name: 'KeMoreFilters' });
  const { query, parts, action = '/properties', onApply, countFound, labels, slotProps = {}, ...other } = props;
  const ownerState = { ...props, action };
  const words = useKitWords('MoreFilters', englishMoreFilters, labels);
  const locale = useKitLocale();
  const { form, errors, found, choose, onSubmit } = useFilterForm({ countFound, onApply });
  const unit = unitOf(query);
  const types = typesIn(query.propertyType);
  const chosenParts = query.part?.split(',') ?? [];
  const amount = (name: FilterRangeField, placeholder: string, defaultValue: string, read: AmountProps['read']) => (
    <Amount
      name={name}
      label={words[name as Exclude<FilterRangeField, 'minPrice' | 'maxPrice'>]}
      placeholder={placeholder}
      defaultValue={defaultValue}
      read={read}
      error={errors[name]}
    />
  );

  return (
    <Root
      ownerState={ownerState}
      aria-label={words.title}
      action={action}
      method="get"
      {...joinProps({ ref: form, onSubmit, onChange: choose }, other)}
    >
      {CARRIED.map((name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />)}
      {!parts && query.part && <input type="hidden" name="part" value={query.part} />}
      {parts && parts.length > 0 && (
        <Group ownerState={ownerState}>
          <legend>{words.parts}</legend>
          {parts.map(({ id, name }) => (
            <FilterTick
              ownerState={ownerState}
              key={id}
              name="part"
              label={name}
              isOn={chosenParts.includes(String(id))}
              value={String(id)}
            />
          ))}
        </Group>
      )}
      <Group ownerState={ownerState}>
        <legend>{words.types}</legend>
        {PROPERTY_TYPES.map((type) => (
          <FilterTick
            ownerState={ownerState}
            key={type}
            name="propertyType"
            label={propertyTypeLabel(type, locale)}
            isOn={types.includes(type)}
            value={type}
          />
        ))}
      </Group>
      <RoomFilters ownerState={ownerState} query={query} words={words} />
      <Group ownerState={ownerState}>
        <legend>{words.size}</legend>
        <SearchSelect
          className="wide"
          label={words.sizeIn}
          name="sizeUnit"
          choices={AREA_UNITS.map((each) => ({ value: each, label: statedUnitLabel(each, locale) }))}
          defaultValue={unit}
        />
        {amount('minSize', '120', sizeText(query.minSize, unit), sizeWords)}
        {amount('maxSize', '500', sizeText(query.maxSize, unit), sizeWords)}
      </Group>
      <Group ownerState={ownerState}>
        <legend>{words.yardPrice}</legend>
        {amount('minYardPrice', words.yardPriceExamples[0], rupeesText(query.minYardPrice), priceWords)}
        {amount('maxYardPrice', words.yardPriceExamples[1], rupeesText(query.maxYardPrice), priceWords)}
      </Group>
      <OtherFilters ownerState={ownerState} query={query} words={words} />
      <Actions ownerState={ownerState}>
        <Link href={action} color="textPrimary" underline="always">
          {words.clear}
        </Link>
        <Apply ownerState={ownerState} type="submit" variant="contained" {...slotProps.apply}>
          {found ? words.show(found.total, found.capped) : words.apply}
        </Apply>
        <span role="status" style={visuallyHidden}>
          {found && words.show(found.total, found.capped)}
        </span>
      </Actions>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    MoreFilters: MoreFiltersLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeMoreFilters: 'root' | 'group' | 'tick' | 'actions' | 'apply';
  }
  interface ComponentsPropsList {
    KeMoreFilters: Partial<MoreFiltersProps>;
  }
  interface Components<Theme = unknown> {
    KeMoreFilters?: {
      defaultProps?: ComponentsPropsList['KeMoreFilters'];
      styleOverrides?: ComponentsOverrides<Theme>['KeMoreFilters'];
      variants?: ComponentsVariants<Theme>['KeMoreFilters'];
    };
  }
}
