import type { DeskListing } from '@karachi-estates/contracts/deskListings';
import { tabular } from '@karachi-estates/design-system/theme/looks';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { needed } from '../data/resources.ts';
import { StatusMark } from './states.tsx';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0, 1) },
  '& a, & [data-title]': { flex: '1 1 12rem', overflowWrap: 'anywhere' },
  // Prices of several lines stand in one column.
  '& [data-price]': { ...tabular, minWidth: '9rem', marginInlineStart: 'auto', textAlign: 'end' },
  '& a': { color: (theme.vars ?? theme).palette.primary.main },
}));

/** Ads in a few words each, inside the screen of something else; a link for who may open them. */
export function ListingLines({
  rows,
  none,
  before,
  beside,
}: {
  rows: readonly DeskListing[];
  none: string;
  /** Stands at the start of each line: the box that chooses it. */
  before?: (row: DeskListing) => ReactNode;
  /** Stands after the title of each line. */
  beside?: (row: DeskListing) => ReactNode;
}) {
  const { permissions } = usePermissions<string[]>();
  const mayOpen = needed.listings && permissions?.includes(needed.listings);
  return (
    <List>
      {rows.length === 0 && <li>{none}</li>}
      {rows.map((row) => (
        <li key={row.id}>
          {before?.(row)}
          {mayOpen ? <Link to={`/listings/${row.id}`}>{row.title}</Link> : <span data-title="">{row.title}</span>}
          {beside?.(row)}
          <span data-price="">{formatPrice(row)}</span>
          <StatusMark status={row.status} />
        </li>
      ))}
    </List>
  );
}
