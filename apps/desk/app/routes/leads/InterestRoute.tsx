import { type DeskInterest, exportDeskInterest } from '@karachi-estates/contracts/desk';
import { leads as words } from '../../content/leads.ts';
import { type Column, ListScreen } from '../../parts/ListScreen.tsx';
import { firstColumns, lastColumns } from './workColumns.tsx';
import { workFilters } from './workFilters.ts';

const columns: readonly Column<DeskInterest>[] = [
  ...firstColumns('interest'),
  { name: 'project', label: words.columns.project, cell: (row) => row.project_name, from: 'sm' },
  { name: 'unit', label: words.columns.unit, cell: ({ unit }) => unit, from: 'sm' },
  ...lastColumns,
];

/** Who asked about a project. */
export default function InterestRoute() {
  return (
    <ListScreen<DeskInterest>
      resource="interest"
      title={words.interest.title}
      lead={words.interest.lead}
      columns={columns}
      filters={workFilters}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={words.interest.empty}
      exported={exportDeskInterest}
    />
  );
}
