import Card, { type CardProps } from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { leading, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the tile says beside its figure. */
export interface StatTileLabels {
  /** How the limit is said after the figure; the number comes written for people. */
  limit: (limit: string) => string;
}

export interface StatTileProps extends Omit<CardProps, 'children' | 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `div` without it. */
  component?: ElementType;
  /** What is counted. */
  label: string;
  /** A number, or a word such as the plan's name. */
  value: number | string;
  /** What the number is a part of: "2 of 15", with a bar that shows how much is used. */
  limit?: number | undefined;
  /** One line under the figure. */
  note?: string | undefined;
  /** Stands beside the label. */
  icon?: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<StatTileLabels> | undefined;
}

const english: StatTileLabels = { limit: (limit) => `of ${limit}` };

const Root = styled(Card, { name: 'KeStatTile', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(0.5),
    minWidth: 0,
    padding: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
    '& > dd': { margin: 0 },
  })),
);

const Label = styled('dt', { name: 'KeStatTile', slot: 'Label' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    color: (theme.vars ?? theme).palette.text.secondary,
    lineHeight: leading(theme, 1.4),
  })),
);

const Value = styled('dd', { name: 'KeStatTile', slot: 'Value' })<{ ownerState: { isWord: boolean } }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    ...tabular,
    fontSize: '1.75rem',
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: leading(theme, 1.2),
    overflowWrap: 'anywhere',
    '& > span': {
      color: (theme.vars ?? theme).palette.text.secondary,
      fontSize: '1rem',
      fontWeight: theme.typography.fontWeightRegular,
    },
    variants: [
      // 'Unlimited' is not to be broken in a tile of half a phone.
      { props: { isWord: true }, style: { [theme.breakpoints.down('sm')]: { fontSize: '1.375rem' } } },
    ],
  })),
);

const Note = styled('dd', { name: 'KeStatTile', slot: 'Note' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    color: (theme.vars ?? theme).palette.text.secondary,
    lineHeight: leading(theme, 1.4),
  })),
);

const figures = new Intl.NumberFormat('en-PK', { numberingSystem: 'latn' });

/**
 * One figure of the workspace; several of them stand in a `<dl>`.
 *
 * Use a sentence instead when there is only one, StatBand on the page of a project.
 */
export function StatTile(inProps: StatTileProps) {
  const props = useThemeProps({ props: inProps, name: 'KeStatTile' });
  const { label, value, limit, note, icon, labels, ...other } = props;
  const words = useKitWords('StatTile', english, labels);
  const number = typeof value === 'number' ? value : undefined;
  const share = number !== undefined && limit ? Math.min(1, number / limit) : undefined;
  return (
    <Root ownerState={props} variant="outlined" {...other}>
      <Label ownerState={props}>
        {icon}
        {label}
      </Label>
      <Value ownerState={{ ...props, isWord: number === undefined && !/\d/.test(String(value)) }}>
        {number === undefined ? value : figures.format(number)}
        {limit !== undefined && <span>{` ${words.limit(figures.format(limit))}`}</span>}
      </Value>
      {note && <Note ownerState={props}>{note}</Note>}
      {share !== undefined && (
        <dd aria-hidden>
          <LinearProgress variant="determinate" value={share * 100} color={share === 1 ? 'warning' : 'primary'} />
        </dd>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    StatTile: StatTileLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeStatTile: 'root' | 'label' | 'value' | 'note';
  }
  interface ComponentsPropsList {
    KeStatTile: Partial<StatTileProps>;
  }
  interface Components<Theme = unknown> {
    KeStatTile?: {
      defaultProps?: ComponentsPropsList['KeStatTile'];
      styleOverrides?: ComponentsOverrides<Theme>['KeStatTile'];
      variants?: ComponentsVariants<Theme>['KeStatTile'];
    };
  }
}
