import type { DeskPerson } from '@karachi-estates/contracts/deskPeople';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { PLAN_IDS } from '@karachi-estates/domain/plans/plans';
import { people as words } from '../../content/people.ts';
import { terms } from '../../content/terms.ts';
import type { Filter } from '../../parts/Filters.tsx';
import { count, day, NOTHING } from '../../parts/format.ts';
import { type Column, ListScreen, RowLink } from '../../parts/ListScreen.tsx';
import { PersonMark } from './PersonMark.tsx';

const columns = (resource: 'sellers' | 'buyers'): readonly Column<DeskPerson>[] => [
  {
    name: 'name',
    label: words.columns.name,
    cell: ({ id, name, email }) => <RowLink to={`/${resource}/${id}`}>{name || email}</RowLink>,
  },
  { name: 'state', label: words.columns.state, cell: (person) => <PersonMark person={person} /> },
  { name: 'email', label: words.columns.email, cell: ({ email }) => email, from: 'md' },
  {
    name: 'phone',
    label: words.columns.phone,
    cell: ({ phone }) => (phone ? formatPhone(phone) : NOTHING),
    from: 'lg',
  },
  ...(resource === 'sellers'
    ? ([
        { name: 'plan', label: words.columns.plan, cell: ({ plan }) => terms.plans[plan] ?? plan, from: 'sm' },
        {
          name: 'active_listings',
          label: words.columns.listings,
          cell: (row) => count(row.active_listings),
          numeric: true,
          from: 'md',
        },
      ] satisfies Column<DeskPerson>[])
    : []),
  {
    name: 'created_at',
    label: words.columns.since,
    cell: (row) => day(row.created_at),
    sortable: true,
    numeric: true,
    from: 'sm',
  },
];

const suspended: Filter = {
  name: 'suspended',
  label: words.filters.suspended,
  choices: [
    { value: 'false', label: words.states.active },
    { value: 'true', label: words.states.suspended },
  ],
};

const plan: Filter = {
  name: 'plan',
  label: words.filters.plan,
  choices: PLAN_IDS.map((value) => ({ value, label: terms.plans[value] ?? value })),
};

/** What sellers ask for is decided on their own screen. */
const asks: Filter = {
  name: 'asks',
  label: words.filters.asks,
  choices: [{ value: 'true', label: words.asks }],
};

const search: Filter = { name: 'q', label: words.filters.q };

/** Everybody with an account of one kind. */
export function PeopleScreen({ resource }: { resource: 'sellers' | 'buyers' }) {
  const { title, lead, empty } = words[resource];
  return (
    <ListScreen<DeskPerson>
      resource={resource}
      title={title}
      lead={lead}
      columns={columns(resource)}
      filters={resource === 'sellers' ? [search, suspended, plan, asks] : [search, suspended]}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={empty}
    />
  );
}
