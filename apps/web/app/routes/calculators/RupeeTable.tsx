import { figures, tabular } from '@karachi-estates/design-system/theme/looks';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { groupThousands } from '@karachi-estates/domain/digits';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';

export interface RupeeColumn {
  label: string;
  /** Phones have no room for it. */
  isWide?: boolean;
}

export interface RupeeRow {
  id: string | number;
  /** What the row is about. */
  head: string;
  /** Whole rupees, or a text as it is. */
  cells: readonly (number | string)[];
}

interface RupeeTableProps {
  caption: string;
  /** Head of the first column. */
  head: string;
  columns: readonly RupeeColumn[];
  rows: readonly RupeeRow[];
  /** Below all rows. */
  sum?: RupeeRow;
}

const Root = styled(Table)(
  memoTheme(({ theme }) => ({
    ...tabular,
    '& caption': {
      captionSide: 'top',
      paddingInline: 0,
      ...theme.typography.subtitle1,
      color: (theme.vars ?? theme).palette.text.primary,
    },
    '& :is(th, td)': {
      ...theme.typography.body2,
      ...tabular,
      padding: theme.spacing(1, 0.75),
      verticalAlign: 'baseline',
      color: (theme.vars ?? theme).palette.text.primary,
      '@media print': { padding: '0 0.5rem', fontSize: '0.75rem', lineHeight: 1.35 },
    },
    '& :is(thead th:not(:first-of-type), td)': figures,
    '& thead :is(th, td)': { color: (theme.vars ?? theme).palette.text.secondary },
    '& tfoot :is(th, td)': { fontWeight: theme.typography.fontWeightBold },
  })),
);

/** A loss or gain: the sign stays before its figure also between words that read from right to left. */
function Amount({ rupees }: { rupees: number }) {
  return <bdi dir="ltr">{`${rupees < 0 ? '−' : ''}${groupThousands(Math.abs(rupees))}`}</bdi>;
}

const room = (column: RupeeColumn | undefined) =>
  column?.isWide ? { display: { xs: 'none', sm: 'table-cell' }, displayPrint: 'table-cell' } : undefined;

/** Amounts in rupees by year or by payment. What does not fit beside each other on a phone can be scrolled to. */
export function RupeeTable({ caption, head, columns, rows, sum }: RupeeTableProps) {
  const id = useId();
  const cellsOf = (row: RupeeRow) =>
    row.cells.map((cell, index) => (
      <TableCell key={columns[index]?.label} sx={room(columns[index])}>
        {typeof cell === 'number' ? <Amount rupees={cell} /> : cell}
      </TableCell>
    ));
  return (
    <TableContainer
      component="section"
      aria-labelledby={id}
      tabIndex={0}
      // A box that scrolls loses rows where a sheet ends.
      sx={{ '@media print': { overflow: 'visible' } }}
    >
      <Root>
        <caption id={id}>{caption}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{head}</TableCell>
            {columns.map((column) => (
              <TableCell key={column.label} sx={room(column)}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                {row.head}
              </TableCell>
              {cellsOf(row)}
            </TableRow>
          ))}
        </TableBody>
        {sum && (
          <TableFooter>
            <TableRow>
              <TableCell component="th" scope="row">
                {sum.head}
              </TableCell>
              {cellsOf(sum)}
            </TableRow>
          </TableFooter>
        )}
      </Root>
    </TableContainer>
  );
}
