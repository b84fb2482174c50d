import { fullDate } from '@karachi-estates/domain/day';
import { type UnitState, unitStateLabel } from '@karachi-estates/domain/projects/states';
import type { Locale } from '@karachi-estates/domain/words/locale';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, useId } from 'react';
import { hairline, tabular, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { AvailabilityBadge } from '../AvailabilityBadge/AvailabilityBadge.tsx';
import { FactGrid } from '../FactGrid/FactGrid.tsx';
import { OutlinedSelect } from '../FormField/OutlinedSelect.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { PriceText } from '../PriceText/PriceText.tsx';
import { type ProjectBuilding, type ProjectUnit, type ProjectUnitType, useUnitText } from '../UnitCard/unit.ts';

/** What stands around the facts of a unit. */
export interface UnitDetailLabels {
  type: string;
  bedrooms: string;
  bathrooms: string;
  covered: string;
  gross: string;
  building: string;
  floor: string;
  facing: string;
  price: string;
  state: string;
  plan: string;
  history: string;
  compare: string;
  compareWith: (place: number) => string;
  nothing: string;
  show: string;
  /** Names the table of several units. */
  compared: string;
  unit: string;
}

export interface UnitDetailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The unit. */
  unit: ProjectUnit;
  /** The kinds of unit in the project. */
  types: readonly ProjectUnitType[];
  /** Its buildings. */
  buildings: readonly ProjectBuilding[];
  /** A picture of a home of its kind. */
  picture?: { picture: PictureSource; alt: string } | undefined;
  /** File of its floor plan. */
  planHref?: string | undefined;
  /** Other units to compare it with, at most two. @default [] */
  compared?: readonly ProjectUnit[];
  /** Units that one may choose to compare it with. @default [] */
  choices?: readonly ProjectUnit[];
  /** Address of the page, to which the choice is sent as `with` and `and`. */
  action: string;
  /** What else stands in its address, by name: it is sent with the choice. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** The page of another unit. */
  hrefOf: (unit: ProjectUnit) => string;
  /** Days on which its state changed, newest first. @default [] */
  history?: readonly { date: string; state: UnitState }[];
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<UnitDetailLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: UnitDetailLabels = {
  type: 'Type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  covered: 'Covered area',
  gross: 'Gross area',
  building: 'Building',
  floor: 'Floor',
  facing: 'Faces',
  price: 'Price',
  state: 'State',
  plan: 'Floor plan',
  history: 'History of this unit',
  compare: 'Compare',
  compareWith: (place) => (place === 1 ? 'Compare with' : 'And with'),
  nothing: 'No other',
  show: 'Compare units',
  compared: 'The units beside each other',
  unit: 'Unit',
};

const Root = styled('div', { name: 'KeUnitDetail', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    gap: theme.spacing(3),
    '& > *': { minWidth: 0 },
  })),
);

const Head = styled('div', { name: 'KeUnitDetail', slot: 'Head' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(2, 4),
    alignItems: 'center',
    justifyContent: 'space-between',
    '& > strong': { ...theme.typography.h3 },
  })),
);

const History = styled('div', { name: 'KeUnitDetail', slot: 'History' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    color: (theme.vars ?? theme).palette.text.secondary,
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& li': { display: 'inline', '&:not(:last-child)::after': { content: '" · "' } },
  })),
);

const Compare = styled('form', { name: 'KeUnitDetail', slot: 'Compare' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(2),
    alignItems: 'end',
    '& > :not(button)': { flex: '1 1 12rem', maxWidth: '22rem' },
    '@media print': { display: 'none' },
  })),
);

const Scroll = styled('div', { name: 'KeUnitDetail', slot: 'Compared' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    overflowX: 'auto',
    '& table': { ...tabular, width: '100%', borderCollapse: 'collapse' },
    '& :is(th, td)': { padding: theme.spacing(1), borderBlockEnd: hairline(theme), textAlign: 'start' },
    '& tbody th': { color: (theme.vars ?? theme).palette.text.secondary, fontWeight: 'inherit' },
    '& thead :is(th, td)': { fontWeight: theme.typography.fontWeightBold },
    // A phone has room for three units where the name of a row stands above its values.
    [theme.breakpoints.down('sm')]: {
      '& tr': {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: theme.spacing(1),
        paddingBlock: theme.spacing(0.75),
        borderBlockEnd: hairline(theme),
      },
      '& :is(th, td)': { flex: '1 1 0', minWidth: 0, padding: 0, border: 0 },
      '& thead th:first-of-type': visuallyHidden,
      '& tbody th': { flex: '1 0 100%' },
    },
  })),
);

/** Held, given back and held again on one day is said once. */
const daysOf = <Change extends { date: string; state: UnitState }>(history: readonly Change[]): Change[] =>
  history.filter(
    ({ date, state }, place) => history.findIndex((each) => each.date === date && each.state === state) === place,
  );

/**
 * A unit in one line of a list. In Urdu each part keeps its own order, so that a number goes with the word after it.
 */
export const unitLine = (locale: Locale, parts: readonly string[]): string =>
  parts.map((part) => (locale === 'ur' ? `\u2068${part}\u2069` : part)).join(' · ');

/** More than three columns are read by nobody. */
const MOST_COMPARED = 2;

interface Fact {
  label: string;
  value: string;
}

interface CompareFormProps extends Pick<UnitDetailProps, 'action' | 'hiddenFields'> {
  ownerState: object;
  choices: readonly ProjectUnit[];
  /** The units that are compared now. */
  beside: readonly ProjectUnit[];
  words: UnitDetailLabels;
  text: ReturnType<typeof useUnitText>;
}

/** Chooses the other units. */
function CompareForm({ ownerState, action, hiddenFields = {}, choices, beside, words, text }: CompareFormProps) {
  const id = useId();
  return (
    <Compare ownerState={ownerState} action={action} aria-label={words.compare}>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {[1, 2].map((place) => (
        <OutlinedSelect
          key={place}
          id={`${id}-${place}`}
          name={place === 1 ? 'with' : 'and'}
          label={words.compareWith(place)}
          defaultValue={beside[place - 1]?.number ?? ''}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          <option value="">{words.nothing}</option>
          {choices.map((choice) => (
            <option key={choice.number} value={choice.number}>
              {unitLine(text.locale, [choice.number, text.shortType(choice), text.shortPrice(choice)])}
            </option>
          ))}
        </OutlinedSelect>
      ))}
      <Button type="submit" variant="outlined" size="large">
        {words.show}
      </Button>
    </Compare>
  );
}

interface CompareTableProps extends Pick<UnitDetailProps, 'hrefOf'> {
  ownerState: object;
  /** The unit of the page first. */
  columns: readonly ProjectUnit[];
  /** The same rows for each unit. */
  rowsOf: (unit: ProjectUnit) => Fact[];
  words: UnitDetailLabels;
}

/** The units beside each other; a row that none of them fills is left out. */
function CompareTable({ ownerState, columns, rowsOf, words, hrefOf }: CompareTableProps) {
  const cells = columns.map(rowsOf);
  const labelled = cells[0]?.filter((_, row) => cells.some((column) => column[row]?.value));
  return (
    // Long words may push it aside, so the keyboard must come to it.
    <Scroll ownerState={ownerState} role="region" aria-label={words.compared} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.unit}</th>
            {columns.map((each, column) => (
              <th key={each.number} scope="col">
                {column === 0 ? <bdi>{each.number}</bdi> : <Link href={hrefOf(each)}>{each.number}</Link>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labelled?.map(({ label }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((each, column) => (
                <td key={each.number}>{cells[column]?.find((cell) => cell.label === label)?.value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/**
 * One unit of a project: price, whether it can be had, areas, its plan, and up to two others beside it to compare.
 * Which others is chosen in a form that works without JavaScript.
 *
 * Use UnitCard instead in a list.
 */
export function UnitDetail(inProps: UnitDetailProps) {
  const props = useThemeProps({ props: inProps, name: 'KeUnitDetail' });
  const {
    unit,
    types,
    buildings,
    picture,
    planHref,
    compared = [],
    choices = [],
    action,
    hiddenFields,
    hrefOf,
    history = [],
    labels,
    ...other
  } = props;
  const words = useKitWords('UnitDetail', english, labels);
  const text = useUnitText(types);
  const buildingOf = (of: ProjectUnit) => buildings.find((each) => each.id === of.building);
  // The same for every unit, so that they stand beside each other; what a shop does not have is empty.
  const facts = (of: ProjectUnit): Fact[] => {
    const type = text.type(of);
    return [
      { label: words.type, value: text.typeName(of) },
      { label: words.bedrooms, value: type?.bedrooms ? String(type.bedrooms) : '' },
      { label: words.bathrooms, value: type?.bathrooms ? String(type.bathrooms) : '' },
      { label: words.covered, value: text.covered(of) },
      { label: words.gross, value: text.gross(of) },
      ...(buildings.length > 1 ? [{ label: words.building, value: buildingOf(of)?.name ?? of.building }] : []),
      { label: words.floor, value: text.floor(of.floor, buildingOf(of)) },
      { label: words.facing, value: text.side(of) },
    ];
  };
  const beside = compared.slice(0, MOST_COMPARED);
  const rowsOf = (of: ProjectUnit): Fact[] => [
    { label: words.price, value: text.shortPrice(of) },
    { label: words.state, value: text.state(of) },
    ...facts(of),
  ];
  return (
    <Root ownerState={props} {...other}>
      <Head ownerState={props}>
        {unit.price === null ? <strong>{text.words.onRequest}</strong> : <PriceText price={unit.price} size="page" />}
        <AvailabilityBadge state={unit.state} heldUntil={unit.held_until} />
      </Head>
      {picture && <Picture {...picture} ratio="gallery" sizes="(min-width: 64em) 44rem, 95vw" priority rounded />}
      <FactGrid facts={facts(unit).filter(({ value }) => value)} />
      {planHref && (
        <div>
          <Button href={planHref} variant="outlined" startIcon={<DownloadRounded />}>
            {words.plan}
          </Button>
        </div>
      )}
      {history.length > 0 && (
        <History ownerState={props}>
          <strong>{words.history}</strong>
          <ul>
            {daysOf(history).map(({ date, state }) => (
              <li key={`${date} ${state}`}>
                {fullDate(`${date}T07:00:00Z`, text.locale)}: {unitStateLabel(state, text.locale)}
              </li>
            ))}
          </ul>
        </History>
      )}
      {choices.length > 0 && (
        <CompareForm
          ownerState={props}
          key={beside.map(({ number }) => number).join()}
          action={action}
          hiddenFields={hiddenFields}
          choices={choices}
          beside={beside}
          words={words}
          text={text}
        />
      )}
      {beside.length > 0 && (
        <CompareTable ownerState={props} columns={[unit, ...beside]} rowsOf={rowsOf} words={words} hrefOf={hrefOf} />
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    UnitDetail: UnitDetailLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeUnitDetail: 'root' | 'head' | 'history' | 'compare' | 'compared';
  }
  interface ComponentsPropsList {
    KeUnitDetail: Partial<UnitDetailProps>;
  }
  interface Components<Theme = unknown> {
    KeUnitDetail?: {
      defaultProps?: ComponentsPropsList['KeUnitDetail'];
      styleOverrides?: ComponentsOverrides<Theme>['KeUnitDetail'];
      variants?: ComponentsVariants<Theme>['KeUnitDetail'];
    };
  }
}
