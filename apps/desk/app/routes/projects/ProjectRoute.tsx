import type { DeskProjectDetail, DeskUnit } from '@karachi-estates/contracts/deskProjects';
import { facingLabel, UNIT_STATES, unitStateLabel } from '@karachi-estates/domain/projects/states';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { projects } from '../../content/projects.ts';
import { visits } from '../../content/visits.ts';
import { Detail } from '../../parts/Detail.tsx';
import { count, moment, NOTHING } from '../../parts/format.ts';
import { type Column, ListScreen, RowLink } from '../../parts/ListScreen.tsx';
import { UnitMark } from './ProjectMarks.tsx';

const words = projects.units;

const columns: readonly Column<DeskUnit>[] = [
  {
    name: 'number',
    label: words.columns.number,
    cell: ({ id, number }) => (
      <RowLink to={`/units/${id}`}>
        <span style={{ whiteSpace: 'nowrap' }}>{number}</span>
      </RowLink>
    ),
  },
  { name: 'state', label: words.columns.state, cell: ({ state }) => <UnitMark state={state} /> },
  {
    name: 'held_until',
    label: words.columns.until,
    cell: ({ held_until: until }) => (until ? moment(until) : NOTHING),
    from: 'md',
  },
  { name: 'floor', label: words.columns.floor, cell: ({ building, floor }) => `${building}, ${floor}`, from: 'md' },
  { name: 'type', label: words.columns.type, cell: ({ type }) => type, from: 'sm' },
  { name: 'facing', label: words.columns.facing, cell: ({ facing }) => facingLabel(facing, 'en'), from: 'lg' },
  {
    name: 'gross_sq_ft',
    label: words.columns.area,
    cell: ({ gross_sq_ft: area }) => words.area(count(Math.round(area))),
    numeric: true,
    from: 'lg',
  },
  {
    name: 'price',
    label: words.columns.price,
    cell: ({ price }) => (price === null ? words.onRequest : formatPkr(price)),
    numeric: true,
    from: 'sm',
  },
];

const filtersOf = ({ types, floors }: DeskProjectDetail) => [
  { name: 'q', label: words.filters.q },
  {
    name: 'state',
    label: words.filters.state,
    choices: UNIT_STATES.map((value) => ({ value, label: unitStateLabel(value, 'en') })),
  },
  { name: 'type', label: words.filters.type, choices: types.map(({ id, name }) => ({ value: id, label: name })) },
  { name: 'floor', label: words.filters.floor, choices: floors.map(({ id, label }) => ({ value: id, label })) },
];

function Project({ project }: { project: DeskProjectDetail }) {
  return (
    <ListScreen<DeskUnit>
      resource="units"
      always={{ project: project.id }}
      title={project.name}
      trail={<Link to="/projects">{projects.list.title}</Link>}
      lead={UNIT_STATES.map(
        (state) => `${count(project.counts[state])} ${unitStateLabel(state, 'en').toLowerCase()}`,
      ).join(' · ')}
      columns={columns}
      filters={filtersOf(project)}
      empty={words.empty}
      actions={
        <>
          <Button variant="outlined" component={Link} to={`/projects/${project.id}/progress`}>
            {projects.progress}
          </Button>
          <Button variant="outlined" component={Link} to={`/projects/${project.id}/visits`}>
            {visits.open}
          </Button>
          <Button variant="outlined" component={Link} to={`/projects/${project.id}/launch`}>
            {projects.launch}
          </Button>
          <Button
            variant="outlined"
            component="a"
            href={`/projects/${project.id}/units`}
            target="_blank"
            rel="noreferrer"
          >
            {projects.publicPage}
          </Button>
        </>
      }
    />
  );
}

/** A project with all of its units. */
export default function ProjectRoute() {
  return (
    <Detail<DeskProjectDetail> resource="projects" list={projects.list.title}>
      {(project) => <Project key={project.id} project={project} />}
    </Detail>
  );
}
