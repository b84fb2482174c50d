import type { DeskListing } from '@karachi-estates/contracts/deskListings';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { listings as words } from '../content/listings.ts';
import { count, day } from './format.ts';
import { type Column, RowLink } from './ListScreen.tsx';
import { ReviewMark, StatusMark } from './states.tsx';

/** The columns of every list of ads, the most telling ones first. */
export const listingColumns: readonly Column<DeskListing>[] = [
  {
    name: 'title',
    label: words.columns.title,
    cell: ({ id, title }) => <RowLink to={`/listings/${id}`}>{title || `#${id}`}</RowLink>,
    wide: true,
    under: formatPrice,
  },
  { name: 'review', label: words.columns.review, cell: ({ review }) => <ReviewMark review={review} /> },
  { name: 'status', label: words.columns.status, cell: ({ status }) => <StatusMark status={status} />, from: 'md' },
  { name: 'price', label: words.columns.price, cell: formatPrice, sortable: true, numeric: true, from: 'sm' },
  { name: 'area', label: words.columns.area, cell: ({ area }) => area, from: 'lg' },
  { name: 'seller_name', label: words.columns.seller, cell: (row) => row.seller_name, from: 1440 },
  {
    name: 'photo_count',
    label: words.columns.photos,
    cell: (row) => count(row.photo_count),
    numeric: true,
    from: 1440,
  },
  {
    name: 'created_at',
    label: words.columns.created,
    cell: (row) => day(row.created_at),
    sortable: true,
    numeric: true,
    from: 900,
  },
];
