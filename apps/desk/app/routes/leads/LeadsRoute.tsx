import { type DeskLead, exportDeskLeads } from '@karachi-estates/contracts/deskLeads';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { leads as words } from '../../content/leads.ts';
import { type Column, ListScreen } from '../../parts/ListScreen.tsx';
import { firstColumns, lastColumns } from './workColumns.tsx';
import { folded, workFilters } from './workFilters.ts';

const columns: readonly Column<DeskLead>[] = [
  ...firstColumns('leads'),
  {
    name: 'wish',
    label: words.columns.wish,
    cell: (row) => `${propertyTypeLabel(row.property_type)}, ${row.area}`,
    from: 'sm',
  },
  { name: 'budget', label: words.columns.budget, cell: (row) => formatPkr(row.budget), numeric: true, from: 'lg' },
  ...lastColumns,
];

/** Find My Home requests. */
export default function LeadsRoute() {
  return (
    <ListScreen<DeskLead>
      resource="leads"
      title={words.leads.title}
      lead={words.leads.lead}
      columns={columns}
      filters={workFilters}
      sort={{ field: 'created_at', order: 'DESC' }}
      always={folded}
      empty={words.leads.empty}
      exported={exportDeskLeads}
    />
  );
}
