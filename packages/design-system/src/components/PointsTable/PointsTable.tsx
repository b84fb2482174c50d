import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { figures, hairline, rowsAsBlocks } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';

export interface PointsTableRow {
  id: string;
  what: string;
  how: string;
  points: number;
}

export interface PointsTableProps extends Omit<TableProps, 'children'> {
  /** Names the table. */
  caption: string;
  /** Heads of the columns, and the name of the sum. */
  head: { what: string; how: string; points: string; total: string };
  /** What earns points, and how many. */
  rows: readonly PointsTableRow[];
}

const Root = styled(Table, { name: 'KePointsTable', slot: 'Root', shouldForwardProp: toPart })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    '& caption': {
      captionSide: 'top',
      padding: 0,
      paddingBlockEnd: theme.spacing(2),
      ...theme.typography.body1,
      color: (theme.vars ?? theme).palette.text.secondary,
    },
    '& :is(th, td)': { verticalAlign: 'baseline' },
    '& :is(tbody, tfoot) th': { ...theme.typography.subtitle1, color: (theme.vars ?? theme).palette.text.primary },
    // Each row becomes a block on phones, what earns the points below what it is called.
    [theme.breakpoints.down('sm')]: {
      '& :is(th, td)': { padding: 0, border: 0 },
      ...rowsAsBlocks(theme),
      '& tr': { paddingBlock: theme.spacing(1.5) },
      '& tbody tr': { borderBlockEnd: hairline(theme) },
      '& thead th:nth-of-type(2)': { display: 'none' },
    },
  })),
);

const How = styled(TableCell, { name: 'KePointsTable', slot: 'How' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    color: (theme.vars ?? theme).palette.text.secondary,
    [theme.breakpoints.down('sm')]: { gridRow: 2, gridColumn: '1 / -1' },
  })),
);

const Points = styled(TableCell, { name: 'KePointsTable', slot: 'Points' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...figures,
    'td&': {
      color: (theme.vars ?? theme).palette.primary.main,
      fontSize: theme.typography.h4.fontSize,
      fontWeight: theme.typography.fontWeightBold,
    },
  })),
);

/**
 * What earns how many points, with the sum. On phones each row becomes a block.
 *
 * Use FactGrid instead for facts that are not added up, MUI's Table for others.
 */
export function PointsTable(inProps: PointsTableProps) {
  const props = useThemeProps({ props: inProps, name: 'KePointsTable' });
  const { caption, head, rows, ...other } = props;
  return (
    <Root ownerState={props} {...other}>
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          <TableCell>{head.what}</TableCell>
          <TableCell>{head.how}</TableCell>
          <Points ownerState={props}>{head.points}</Points>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, what, how, points }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              {what}
            </TableCell>
            <How ownerState={props}>{how}</How>
            <Points ownerState={props}>{points}</Points>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" colSpan={2}>
            {head.total}
          </TableCell>
          <Points ownerState={props}>{rows.reduce((sum, { points }) => sum + points, 0)}</Points>
        </TableRow>
      </TableFooter>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePointsTable: 'root' | 'how' | 'points';
  }
  interface ComponentsPropsList {
    KePointsTable: Partial<PointsTableProps>;
  }
  interface Components<Theme = unknown> {
    KePointsTable?: {
      defaultProps?: ComponentsPropsList['KePointsTable'];
      styleOverrides?: ComponentsOverrides<Theme>['KePointsTable'];
      variants?: ComponentsVariants<Theme>['KePointsTable'];
    };
  }
}
