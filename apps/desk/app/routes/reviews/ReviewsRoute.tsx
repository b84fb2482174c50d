import { type DeskReview, REVIEW_KINDS } from '@karachi-estates/contracts/deskReviews';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { reviews as words } from '../../content/reviews.ts';
import { terms } from '../../content/terms.ts';
import { useNow } from '../../parts/clock.ts';
import type { Filter } from '../../parts/Filters.tsx';
import { age, NOTHING } from '../../parts/format.ts';
import { type Column, ListScreen, RowLink } from '../../parts/ListScreen.tsx';
import { type Meaning, State } from '../../parts/State.tsx';

const KINDS: Record<DeskReview['kind'], Meaning> = { appeal: 'stopped', held: 'waits', changed: 'back', new: 'plain' };

function Waits({ since }: { since: string }) {
  return age(since, useNow());
}

const columns: readonly Column<DeskReview>[] = [
  {
    name: 'title',
    label: words.columns.title,
    cell: ({ id, title }) => <RowLink to={`/listings/${id}`}>{title || `#${id}`}</RowLink>,
    under: formatPrice,
  },
  {
    name: 'kind',
    label: words.columns.kind,
    cell: ({ kind }) => <State meaning={KINDS[kind]}>{terms.reviewKinds[kind]}</State>,
  },
  {
    name: 'points',
    label: words.columns.points,
    cell: ({ points }) => points ?? NOTHING,
    numeric: true,
    from: 'sm',
  },
  { name: 'price', label: words.columns.price, cell: formatPrice, numeric: true, from: 'md' },
  { name: 'seller_name', label: words.columns.seller, cell: (row) => row.seller_name, from: 'lg' },
  {
    name: 'waits_since',
    label: words.columns.waits,
    cell: (row) => <Waits since={row.waits_since} />,
    numeric: true,
  },
];

const filters: readonly Filter[] = [
  {
    name: 'kind',
    label: words.filters.kind,
    choices: REVIEW_KINDS.map((value) => ({ value, label: terms.reviewKinds[value] })),
  },
];

/** Ads that wait to be looked at: J and K walk through them on the screen of one ad as well. */
export default function ReviewsRoute() {
  return (
    <ListScreen<DeskReview>
      resource="reviews"
      rowsOf="listings"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      empty={words.empty}
    />
  );
}
