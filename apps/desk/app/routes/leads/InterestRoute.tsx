import { type DeskInterest, exportDeskInterest } from '@karachi-estates/contracts/deskLeads';
import type { ProjectCard } from '@karachi-estates/contracts/projects';
import { useGetOne } from 'react-admin';
import { leads as words } from '../../content/leads.ts';
import type { Filter } from '../../parts/Filters.tsx';
import { type Column, ListScreen } from '../../parts/ListScreen.tsx';
import { firstColumns, lastColumns } from './workColumns.tsx';
import { folded, workFilters } from './workFilters.ts';

const columns: readonly Column<DeskInterest>[] = [
  ...firstColumns('interest'),
  { name: 'project', label: words.columns.project, cell: (row) => row.project_name, from: 'sm' },
  { name: 'unit', label: words.columns.unit, cell: ({ unit }) => unit, from: 'sm' },
  ...lastColumns,
];

/** Who asked about a project. */
export default function InterestRoute() {
  const { data } = useGetOne<{ id: string; rows: ProjectCard[] }>(
    'projectNames',
    { id: 'all' },
    { onError: () => undefined },
  );
  const project: Filter = {
    name: 'project',
    label: words.filters.project,
    choices: (data?.rows ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
  };
  return (
    <ListScreen<DeskInterest>
      resource="interest"
      title={words.interest.title}
      lead={words.interest.lead}
      columns={columns}
      filters={[...workFilters, project]}
      always={folded}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={words.interest.empty}
      exported={exportDeskInterest}
    />
  );
}
