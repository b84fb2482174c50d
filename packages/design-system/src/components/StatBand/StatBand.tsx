import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { leading } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface Stat {
  /** Already written for people: 'PKR 25K'. */
  value: string;
  label: string;
}

export interface StatBandProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The figures in their order. */
  stats: readonly Stat[];
  /** Names the figures for people who do not see where they stand. */
  label?: string | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('dl', { name: 'KeStatBand', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(4, 3),
    margin: 0,
    [theme.breakpoints.up('lg')]: {
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
    },
  })),
);

const Figure = styled('div', { name: 'KeStatBand', slot: 'Figure' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: theme.spacing(1),
    paddingBlockStart: theme.spacing(2),
    borderBlockStart: `0.0625rem solid ${(theme.vars ?? theme).palette.primary.main}`,
    '& > dt': {
      ...theme.typography.body2,
      color: (theme.vars ?? theme).palette.text.secondary,
      lineHeight: leading(theme, 1.4),
    },
  })),
);

const Value = styled('dd', { name: 'KeStatBand', slot: 'Value' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.h2,
    margin: 0,
    color: (theme.vars ?? theme).palette.primary.main,
    fontSize: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.75rem)',
    fontVariantNumeric: 'lining-nums tabular-nums',
    lineHeight: leading(theme, 1.1, 'heading'),
  })),
);

/**
 * A few figures in a row, the number loud and its meaning quiet.
 *
 * Use FactGrid instead for the facts of one home, StatTile in the workspace.
 */
export function StatBand(inProps: StatBandProps) {
  const props = useThemeProps({ props: inProps, name: 'KeStatBand' });
  const { stats, label, ...other } = props;
  if (stats.length === 0) return null;
  return (
    <Root ownerState={props} aria-label={label} {...other}>
      {stats.map(({ value, label: meaning }) => (
        <Figure ownerState={props} key={meaning}>
          <dt>{meaning}</dt>
          <Value ownerState={props}>{value}</Value>
        </Figure>
      ))}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeStatBand: 'root' | 'figure' | 'value';
  }
  interface ComponentsPropsList {
    KeStatBand: Partial<StatBandProps>;
  }
  interface Components<Theme = unknown> {
    KeStatBand?: {
      defaultProps?: ComponentsPropsList['KeStatBand'];
      styleOverrides?: ComponentsOverrides<Theme>['KeStatBand'];
      variants?: ComponentsVariants<Theme>['KeStatBand'];
    };
  }
}
