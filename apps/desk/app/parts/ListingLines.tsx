import type { DeskListing } from '@karachi-estates/contracts/desk';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusMark } from './states.tsx';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0, 1) },
  '& a': { flex: '1 1 12rem', color: (theme.vars ?? theme).palette.primary.main, overflowWrap: 'anywhere' },
}));

/** Ads in a few words each, inside the screen of something else. */
export function ListingLines({
  rows,
  none,
  beside,
}: {
  rows: readonly DeskListing[];
  none: string;
  beside?: (row: DeskListing) => ReactNode;
}) {
  return (
    <List>
      {rows.length === 0 && <li>{none}</li>}
      {rows.map((row) => (
        <li key={row.id}>
          <Link to={`/listings/${row.id}`}>{row.title}</Link>
          {beside?.(row)}
          <span>{formatPrice(row)}</span>
          <StatusMark status={row.status} />
        </li>
      ))}
    </List>
  );
}
