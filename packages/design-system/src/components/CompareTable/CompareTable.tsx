import { areaName } from '@karachi-estates/domain/areas/match';
import { fullDate } from '@karachi-estates/domain/day';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import {
  COMPARED_ROWS,
  type ComparedFacts,
  type ComparedRow,
  comparedValues,
  differingRows,
} from '@karachi-estates/domain/properties/comparison';
import { formatAreaSize } from '@karachi-estates/domain/properties/dimension';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel, purposeLabel } from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import Link from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { focusRing, hairline, ink, sunken, TARGET, tabular, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { PriceText } from '../PriceText/PriceText.tsx';

/** What the table says beside its values. The names of types and purposes are the domain's. */
export interface CompareTableLabels {
  /** Head of the first column. */
  feature: string;
  /** Heads of the rows. */
  rows: Record<ComparedRow, string>;
  /** In a row where the homes are not alike, and where they are. */
  differs: string;
  same: string;
  /** A home does not say it, or its type has none. */
  unknown: string;
  yes: string;
  no: string;
  /** What became of a home that is not on the market. */
  sold: string;
  rented: string;
  gone: string;
  /** A home of which nothing but its number is left. */
  numbered: (id: number) => string;
  noPhoto: string;
  remove: string;
  /** Takes a home out; for screen readers with its title. */
  removeOf: (title: string) => string;
}

/** The facts of a home that is on the market; the API's comparison has these fields. */
export interface CompareTableFacts extends ComparedFacts {
  title: string;
  slug: string;
  area: string;
  /** The area in Urdu, shown instead where the kit speaks Urdu. */
  area_name_ur?: string;
  /** Only the first is shown. */
  images: readonly PictureSource[];
}

/** One column. */
export interface CompareTableHome {
  property_id: number;
  state: 'active' | 'sold' | 'rented' | 'gone';
  /** What a sold or rented home was called, and its address. */
  title?: string;
  slug?: string;
  /** null where it is not on the market. */
  home: CompareTableFacts | null;
}

export interface CompareTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table. */
  caption: string;
  /** One column each, in their order. */
  homes: readonly CompareTableHome[];
  /** Leaves out the rows that are equal. @default false */
  onlyDifferences?: boolean;
  /** Shows the links that take a home out: where each leads. */
  removeHrefOf?: (propertyId: number) => string;
  /** Such a link was followed. */
  onRemove?: (propertyId: number) => void;
  /** More props of the table in the frame that moves sideways. @default {} */
  slotProps?: { table?: Partial<TableProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<CompareTableLabels> | undefined;
}

const english: CompareTableLabels = {
  feature: 'Compared by',
  rows: {
    price: 'Price',
    yardPrice: 'Price per sq yd',
    purpose: 'Purpose',
    type: 'Type',
    area: 'Area',
    size: 'Size',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    parking: 'Parking',
    posted: 'Posted',
  },
  differs: 'Differs',
  same: 'Same',
  unknown: 'Not given',
  yes: 'Yes',
  no: 'No',
  sold: 'Sold',
  rented: 'Rented out',
  gone: 'No longer listed',
  numbered: (id) => `Property ${id}`,
  noPhoto: 'No photo yet',
  remove: 'Remove',
  removeOf: (title) => `Remove ${title} from the comparison`,
};

// The table is wider than a phone: it moves sideways in its frame, and the heads of the rows stay.
const Root = styled('div', { name: 'KeCompareTable', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    overflowX: 'auto',
    border: hairline(theme),
    borderRadius: theme.shape.borderRadius,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    '&:focus-visible': focusRing(theme),
    '@media print': { overflow: 'visible', border: 0 },
  })),
);

const Grid = styled(Table, { name: 'KeCompareTable', slot: 'Table' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tabular,
    width: 'auto',
    minWidth: '100%',
    borderCollapse: 'separate',
    '& caption': visuallyHidden,
    '& :is(th, td)': {
      ...theme.typography.body2,
      ...tabular,
      minWidth: '8.5rem',
      padding: theme.spacing(1.5),
      borderBlockEnd: hairline(theme),
      color: (theme.vars ?? theme).palette.text.primary,
      textAlign: 'start',
      verticalAlign: 'top',
      [theme.breakpoints.up('md')]: { minWidth: '12rem', padding: theme.spacing(2) },
    },
    '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
    '& :is(tbody th, thead th:first-of-type)': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      minWidth: '6.25rem',
      maxWidth: '6.25rem',
      backgroundColor: sunken(theme),
      overflowWrap: 'break-word',
      [theme.breakpoints.up('md')]: { minWidth: '11rem', maxWidth: '11rem' },
    },
    '& tbody th': { fontWeight: theme.typography.fontWeightMedium },
    // A difference is said by its word and by the weight of its values, not by a colour alone.
    '& [data-differs="true"] > td': { fontWeight: theme.typography.fontWeightBold },
    '& [data-differs="false"] > td': { color: (theme.vars ?? theme).palette.text.secondary },
    '@media print': {
      '& :is(th, td)': { minWidth: 0, padding: theme.spacing(0.75) },
      '& :is(tbody th, thead th:first-of-type)': { position: 'static', minWidth: 0 },
    },
  })),
);

const Mark = styled('span', { name: 'KeCompareTable', slot: 'Mark' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'block',
    fontSize: '0.75rem',
    fontWeight: theme.typography.fontWeightRegular,
    color: (theme.vars ?? theme).palette.text.secondary,
    '[data-differs="true"] &': { color: ink(theme, 'secondary'), fontWeight: theme.typography.fontWeightBold },
  })),
);

const Home = styled('div', { name: 'KeCompareTable', slot: 'Home' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1),
    justifyItems: 'start',
    fontWeight: theme.typography.fontWeightMedium,
    '& bdi': { overflowWrap: 'anywhere' },
  })),
);

const NoPhoto = styled('span', { name: 'KeCompareTable', slot: 'NoPhoto' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    placeContent: 'center',
    width: '100%',
    aspectRatio: '4 / 3',
    padding: theme.spacing(1),
    backgroundColor: sunken(theme),
    color: (theme.vars ?? theme).palette.text.secondary,
    fontWeight: theme.typography.fontWeightRegular,
    textAlign: 'center',
  })),
);

const Remove = styled(Link, { name: 'KeCompareTable', slot: 'Remove' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: TARGET,
    fontWeight: theme.typography.fontWeightRegular,
    '@media print': { display: 'none' },
  })),
);

const Second = styled('span', { name: 'KeCompareTable', slot: 'Second' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'block',
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: theme.typography.fontWeightRegular,
  })),
);

const PICTURE_SIZES = '(min-width:64em) 15rem,9rem';

/** What stands in a row of a home. */
function shown(
  row: ComparedRow,
  home: CompareTableFacts,
  words: CompareTableLabels,
  locale: Locale,
  ownerState: object,
): ReactNode {
  const values = comparedValues(home);
  if (values[row] === null) return <Second ownerState={ownerState}>{words.unknown}</Second>;
  switch (row) {
    case 'price':
      return <PriceText price={home.price} purpose={home.purpose} />;
    case 'yardPrice':
      return <bdi>{formatPrice({ price: Number(values.yardPrice), purpose: home.purpose }, locale)}</bdi>;
    case 'purpose':
      return purposeLabel(home.purpose, locale);
    case 'type':
      return propertyTypeLabel(home.property_type, locale);
    case 'area':
      return areaName({ area_name: home.area, area_name_ur: home.area_name_ur }, locale);
    case 'size': {
      const sqft = Number(values.size);
      return (
        <>
          <bdi>{formatAreaSize({ sqft, unit: 'sq yd' }, locale)}</bdi>
          <Second ownerState={ownerState}>
            <bdi>{formatAreaSize({ sqft }, locale)}</bdi>
          </Second>
        </>
      );
    }
    case 'parking':
      return values.parking ? words.yes : words.no;
    case 'posted':
      return <bdi>{fullDate(home.created_at, locale)}</bdi>;
    default:
      return String(values[row]);
  }
}

interface ColumnProps {
  ownerState: object;
  column: CompareTableHome;
  words: CompareTableLabels;
  removeHref: string | undefined;
  onRemove: ((propertyId: number) => void) | undefined;
  /** All columns are as wide as each other, whatever stands in them. */
  width: string;
}

/** The head of a column: photo, title, what became of it, and the way out. */
function Column({ ownerState, column, words, removeHref, onRemove, width }: ColumnProps) {
  const { property_id, state, home } = column;
  const title = home?.title ?? column.title;
  const named = title ?? words.numbered(property_id);
  const slug = home?.slug ?? column.slug ?? null;
  const [photo] = home?.images ?? [];
  return (
    <TableCell component="th" scope="col" sx={{ width }}>
      <Home ownerState={ownerState}>
        {photo ? (
          <Picture picture={photo} alt="" sizes={PICTURE_SIZES} />
        ) : (
          <NoPhoto ownerState={ownerState} aria-hidden={home === null}>
            {home === null ? '—' : words.noPhoto}
          </NoPhoto>
        )}
        {title ? (
          <Link href={propertyPath({ property_id, slug })} underline="always">
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <span>{named}</span>
        )}
        {state !== 'active' && <strong>{words[state]}</strong>}
        {removeHref && (
          <Remove
            ownerState={ownerState}
            href={removeHref}
            onClick={() => onRemove?.(property_id)}
            variant="body2"
            aria-label={words.removeOf(named)}
          >
            {words.remove}
          </Remove>
        )}
      </Home>
    </TableCell>
  );
}

/**
 * Homes side by side, each fact a row in equal units. Rows in which they differ say so. On phones it moves sideways
 * under the heads of its rows.
 *
 * Use FactGrid instead for the facts of one home.
 */
export function CompareTable(inProps: CompareTableProps) {
  const props = useThemeProps({ props: inProps, name: 'KeCompareTable' });
  const { caption, homes, onlyDifferences = false, removeHrefOf, onRemove, labels, slotProps = {}, ...other } = props;
  const ownerState = { ...props, onlyDifferences };
  const words = useKitWords('CompareTable', english, labels);
  const locale = useKitLocale();
  const there = homes.flatMap(({ home }) => home ?? []);
  const differing = differingRows(there);
  const isComparison = there.length > 1;
  const rows = onlyDifferences ? COMPARED_ROWS.filter((row) => differing.has(row)) : COMPARED_ROWS;
  return (
    // Whoever uses the keyboard scrolls it with the arrows.
    <Root ownerState={ownerState} role="region" aria-label={caption} tabIndex={0} {...other}>
      <Grid ownerState={ownerState} {...slotProps.table}>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {words.feature}
            </TableCell>
            {homes.map((column) => (
              <Column
                ownerState={ownerState}
                key={column.property_id}
                column={column}
                words={words}
                removeHref={removeHrefOf?.(column.property_id)}
                onRemove={onRemove}
                width={`${100 / homes.length}%`}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row} data-differs={isComparison ? differing.has(row) : undefined}>
              <TableCell component="th" scope="row">
                {words.rows[row]}
                {isComparison && (
                  <Mark ownerState={ownerState}>{differing.has(row) ? `≠ ${words.differs}` : `= ${words.same}`}</Mark>
                )}
              </TableCell>
              {homes.map(({ property_id, state, home }) => (
                <TableCell key={property_id}>
                  {home ? (
                    shown(row, home, words, locale, ownerState)
                  ) : (
                    <Second ownerState={ownerState}>{state === 'active' ? words.unknown : words[state]}</Second>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Grid>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    CompareTable: CompareTableLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeCompareTable: 'root' | 'table' | 'mark' | 'home' | 'noPhoto' | 'remove' | 'second';
  }
  interface ComponentsPropsList {
    KeCompareTable: Partial<CompareTableProps>;
  }
  interface Components<Theme = unknown> {
    KeCompareTable?: {
      defaultProps?: ComponentsPropsList['KeCompareTable'];
      styleOverrides?: ComponentsOverrides<Theme>['KeCompareTable'];
      variants?: ComponentsVariants<Theme>['KeCompareTable'];
    };
  }
}
