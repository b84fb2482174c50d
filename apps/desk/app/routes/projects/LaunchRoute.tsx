import type { DeskEntry, getDeskLaunch } from '@karachi-estates/contracts/deskProjects';
import type { AnswerOf } from '@karachi-estates/contracts/endpoint';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { ENTRY_STATES } from '@karachi-estates/domain/projects/launches';
import { Link } from 'react-router-dom';
import { projects } from '../../content/projects.ts';
import { Detail } from '../../parts/Detail.tsx';
import type { Filter } from '../../parts/Filters.tsx';
import { count, moment, NOTHING } from '../../parts/format.ts';
import { type Column, ListScreen } from '../../parts/ListScreen.tsx';
import { LaunchPanels } from './LaunchPanels.tsx';
import { EntryMark } from './ProjectMarks.tsx';

const words = projects.launchDay;

const columns: readonly Column<DeskEntry>[] = [
  {
    name: 'place',
    label: words.list.columns.place,
    cell: ({ place }) => (place === null ? NOTHING : count(place)),
    numeric: true,
  },
  { name: 'name', label: words.list.columns.name, cell: ({ name }) => name },
  {
    name: 'state',
    label: words.list.columns.state,
    cell: ({ state, call_until: until }) => (
      <>
        <EntryMark state={state} /> {until && words.until(moment(until))}
      </>
    ),
  },
  { name: 'unit', label: words.list.columns.unit, cell: ({ unit }) => unit ?? NOTHING, from: 'sm' },
  {
    name: 'phone',
    label: words.list.columns.phone,
    cell: ({ phone }) => (phone ? formatPhone(phone) : NOTHING),
    from: 'md',
  },
  { name: 'email', label: words.list.columns.email, cell: ({ email }) => email || NOTHING, from: 'lg' },
  { name: 'joined_at', label: words.list.columns.joined, cell: ({ joined_at: at }) => moment(at), from: 'lg' },
  { name: 'ticket', label: words.list.columns.ticket, cell: ({ ticket }) => <code>{ticket}</code>, from: 'md' },
];

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: words.list.filter,
    // Who has not confirmed is in no list yet.
    choices: ENTRY_STATES.filter((value) => value !== 'asked').map((value) => ({ value, label: words.entries[value] })),
  },
];

/** The launch of a project: when it is, who is in it and where they stand. */
export default function LaunchRoute() {
  return (
    <Detail<AnswerOf<typeof getDeskLaunch>> resource="launches" list={projects.list.title} to="/projects">
      {({ id, name, launch }) => (
        <ListScreen<DeskEntry>
          key={id}
          resource="entries"
          always={{ project: id }}
          title={words.title(name)}
          trail={<Link to={`/projects/${id}`}>{name}</Link>}
          note={<LaunchPanels project={id} launch={launch} />}
          columns={columns}
          filters={filters}
          empty={words.list.empty}
        />
      )}
    </Detail>
  );
}
