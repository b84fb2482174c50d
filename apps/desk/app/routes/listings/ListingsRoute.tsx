import { DESK_BULK_MOST } from '@karachi-estates/contracts/desk';
import { type DeskListing, exportDeskListings, REVIEW_STATES } from '@karachi-estates/contracts/deskListings';
import { LISTING_STATUSES, listingStatusLabel } from '@karachi-estates/domain/properties/status';
import { PROPERTY_TYPES, PURPOSE_CHOICES, propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { usePermissions } from 'react-admin';
import { listings as words } from '../../content/listings.ts';
import { terms } from '../../content/terms.ts';
import type { Filter } from '../../parts/Filters.tsx';
import { ListScreen } from '../../parts/ListScreen.tsx';
import { listingColumns } from '../../parts/listingColumns.tsx';
import { useAreas } from '../../parts/useAreas.ts';
import { BulkActions } from './BulkActions.tsx';

const filters: readonly Filter[] = [
  { name: 'q', label: words.filters.q },
  {
    name: 'review',
    label: words.filters.review,
    choices: REVIEW_STATES.map((value) => ({ value, label: terms.review[value] })),
  },
  {
    name: 'status',
    label: words.filters.status,
    choices: LISTING_STATUSES.map((value) => ({ value, label: listingStatusLabel(value) })),
  },
  { name: 'purpose', label: words.filters.purpose, choices: PURPOSE_CHOICES },
  {
    name: 'property_type',
    label: words.filters.type,
    choices: PROPERTY_TYPES.map((value) => ({ value, label: propertyTypeLabel(value) })),
  },
  { name: 'seller_id', label: words.filters.seller, type: 'number' },
  { name: 'price_min', label: words.filters.priceMin, type: 'number' },
  { name: 'price_max', label: words.filters.priceMax, type: 'number' },
];

/** All ads in all states, with what can be done with many of them at once. */
export default function ListingsRoute() {
  const { permissions } = usePermissions<string[]>();
  const area: Filter = { name: 'area_id', label: words.filters.area, choices: useAreas() };
  return (
    <ListScreen<DeskListing>
      resource="listings"
      title={words.title}
      lead={words.lead}
      columns={listingColumns}
      filters={[...filters, area]}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={words.empty}
      exported={exportDeskListings}
      bulk={permissions?.includes('listings:write') ? { actions: <BulkActions />, most: DESK_BULK_MOST } : undefined}
    />
  );
}
