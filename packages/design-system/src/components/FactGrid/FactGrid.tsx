import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { corner, hairline, leading, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface Fact {
  /** Stands before the label. */
  icon?: ReactNode;
  /** What it is: 'Bedrooms'. */
  label: string;
  /** '5', '500 sq yd', 'Yes'. */
  value: string;
}

export interface FactGridProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Number and meaning of each, in their order. */
  facts: readonly Fact[];
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('dl', { name: 'KeFactGrid', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    // Two beside each other on phones, as long as a label has room in half.
    gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(7rem, 45%, 10.5rem), 1fr))',
    gap: theme.spacing(1),
    margin: 0,
  })),
);

const Item = styled('div', { name: 'KeFactGrid', slot: 'Fact' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(0.5),
    minWidth: 0,
    padding: theme.spacing(2),
    '@media print': { padding: theme.spacing(1) },
    border: hairline(theme),
    borderRadius: corner(theme, 'control'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  })),
);

const Label = styled('dt', { name: 'KeFactGrid', slot: 'Label' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    gap: '0.375rem',
    alignItems: 'center',
    color: (theme.vars ?? theme).palette.text.secondary,
    '& svg': { fontSize: '1.25rem' },
  })),
);

const Value = styled('dd', { name: 'KeFactGrid', slot: 'Value' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.subtitle1,
    ...tabular,
    margin: 0,
    color: (theme.vars ?? theme).palette.text.primary,
    fontSize: '1.125rem',
    lineHeight: leading(theme, 1.35),
    overflowWrap: 'anywhere',
  })),
);

/**
 * The facts of a property, number first: bedrooms, bathrooms, size, parking.
 *
 * Use StatBand instead for the figures of a project, StatTile in the workspace.
 */
export function FactGrid(inProps: FactGridProps) {
  const props = useThemeProps({ props: inProps, name: 'KeFactGrid' });
  const { facts, ...other } = props;
  if (facts.length === 0) return null;
  return (
    <Root ownerState={props} {...other}>
      {facts.map(({ icon, label, value }) => (
        <Item ownerState={props} key={label}>
          <Label ownerState={props}>
            {icon}
            {label}
          </Label>
          <Value ownerState={props}>
            <bdi>{value}</bdi>
          </Value>
        </Item>
      ))}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeFactGrid: 'root' | 'fact' | 'label' | 'value';
  }
  interface ComponentsPropsList {
    KeFactGrid: Partial<FactGridProps>;
  }
  interface Components<Theme = unknown> {
    KeFactGrid?: {
      defaultProps?: ComponentsPropsList['KeFactGrid'];
      styleOverrides?: ComponentsOverrides<Theme>['KeFactGrid'];
      variants?: ComponentsVariants<Theme>['KeFactGrid'];
    };
  }
}
