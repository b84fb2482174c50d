import Card, { type CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { leading, tabular, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** The figures of a seller's workspace, as the API gives them. */
export interface ListingFiguresValues {
  active: number;
  paused: number;
  sold: number;
  rented: number;
  views_30d: number;
  contacts_30d: number;
  /** null: unlimited. */
  listings_left: number | null;
}

/** What stands beside the figures. */
export interface ListingFiguresLabels {
  active: string;
  /** null: unlimited. */
  leftInPlan: (left: number | null) => string;
  views: string;
  period: string;
  contacts: string;
  /** How many per cent of the views became contacts. */
  rate: (percent: string) => string;
  closed: string;
  soldAndRented: (sold: number, rented: number) => string;
  loading: string;
}

export interface ListingFiguresProps extends Omit<CardProps, 'children' | 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `dl` without it. */
  component?: ElementType;
  /** Leave out while they are on their way. */
  figures?: ListingFiguresValues | undefined;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ListingFiguresLabels> | undefined;
}

const english: ListingFiguresLabels = {
  active: 'Active listings',
  leftInPlan: (left) => {
    if (left === null) return 'Unlimited in your plan';
    return left === 0 ? 'Your plan is full' : `${left} more in your plan`;
  },
  views: 'Views',
  period: 'in the last 30 days',
  contacts: 'Contacts',
  rate: (percent) => `${percent}% of views, 30 days`,
  closed: 'Sold or rented',
  soldAndRented: (sold, rented) => `${sold} sold, ${rented} rented`,
  loading: 'Loading your figures…',
};

function rate({ views_30d, contacts_30d }: ListingFiguresValues, words: ListingFiguresLabels): string {
  return views_30d === 0 ? words.period : words.rate(((contacts_30d / views_30d) * 100).toFixed(1));
}

const Root = styled(Card, { name: 'KeListingFigures', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 0,
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  })),
);

// The lines are drawn inside the clipped frame: between figures only.
const Figure = styled('div', { name: 'KeListingFigures', slot: 'Figure' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    minWidth: 0,
    padding: theme.spacing(2),
    boxShadow: `-0.0625rem -0.0625rem 0 ${(theme.vars ?? theme).palette.divider}`,
    [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
    '& > dt': { ...theme.typography.body2, color: (theme.vars ?? theme).palette.text.secondary },
    '& > dd': { margin: 0 },
  })),
);

const Value = styled('dd', { name: 'KeListingFigures', slot: 'Value' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    ...tabular,
    minHeight: '2.25rem',
    fontSize: '1.75rem',
    fontWeight: theme.typography.fontWeightBold,
    letterSpacing: '-0.02em',
    lineHeight: '2.25rem',
  })),
);

const Note = styled('dd', { name: 'KeListingFigures', slot: 'Note' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.caption,
    minHeight: '1.25rem',
    color: (theme.vars ?? theme).palette.text.secondary,
    lineHeight: `max(1.25rem, ${leading(theme, 1)}em)`,
  })),
);

/**
 * How a seller's listings do: what is on the market, who looked, who got in touch, what was closed.
 *
 * Use StatTile instead for other figures of the workspace.
 */
export function ListingFigures(inProps: ListingFiguresProps) {
  const props = useThemeProps({ props: inProps, name: 'KeListingFigures' });
  const { figures, labels, ...other } = props;
  const words = useKitWords('ListingFigures', english, labels);
  const rows: readonly (readonly [label: string, value: number | undefined, note: string | undefined])[] = [
    [words.active, figures?.active, figures && words.leftInPlan(figures.listings_left)],
    [words.views, figures?.views_30d, words.period],
    [words.contacts, figures?.contacts_30d, figures && rate(figures, words)],
    [
      words.closed,
      figures && figures.sold + figures.rented,
      figures && words.soldAndRented(figures.sold, figures.rented),
    ],
  ];
  return (
    <>
      <Root ownerState={props} component="dl" variant="outlined" aria-busy={!figures || undefined} {...other}>
        {rows.map(([label, value, note]) => (
          <Figure ownerState={props} key={label}>
            <dt>{label}</dt>
            <Value ownerState={props}>{value?.toLocaleString('en') ?? <Skeleton width="40%" />}</Value>
            <Note ownerState={props}>{note ?? <Skeleton width="60%" />}</Note>
          </Figure>
        ))}
      </Root>
      {!figures && (
        <span style={visuallyHidden} role="status">
          {words.loading}
        </span>
      )}
    </>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ListingFigures: ListingFiguresLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeListingFigures: 'root' | 'figure' | 'value' | 'note';
  }
  interface ComponentsPropsList {
    KeListingFigures: Partial<ListingFiguresProps>;
  }
  interface Components<Theme = unknown> {
    KeListingFigures?: {
      defaultProps?: ComponentsPropsList['KeListingFigures'];
      styleOverrides?: ComponentsOverrides<Theme>['KeListingFigures'];
      variants?: ComponentsVariants<Theme>['KeListingFigures'];
    };
  }
}
