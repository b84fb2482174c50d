import { figures } from '@karachi-estates/design-system/theme/looks';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface FiguresTableProps {
  label: string;
  /** The first one is over the rows' names. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** Figures in rows, each with a name; scrolls by itself where it is wide. */
export function FiguresTable({ label, columns: [name, ...columns], rows }: FiguresTableProps) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table
        size="small"
        aria-label={label}
        sx={{ '& td, & th': { px: { xs: 1, sm: 2 } }, '& :is(thead th:not(:first-of-type), td)': figures }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{name}</TableCell>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell component="th" scope="row">
                {row.name}
              </TableCell>
              {row.cells.map((cell, place) => (
                <TableCell key={columns[place]}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** What opens a table of a chart's figures. */
export function FiguresBehind({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="details"
      sx={{ '& > summary': { cursor: 'pointer', minHeight: '2.75rem', alignContent: 'center' } }}
    >
      <summary>{label}</summary>
      {children}
    </Box>
  );
}
