import { createDeskIssue, type DeskIssue } from '@karachi-estates/contracts/deskNewsletter';
import { ISSUE_LENGTHS, ISSUE_STATES } from '@karachi-estates/domain/newsletter/issues';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { newsletters as words } from '../../content/newsletters.ts';
import { useApi } from '../../data/api.ts';
import { BeginDialog } from '../../parts/BeginDialog.tsx';
import { count, moment, NOTHING } from '../../parts/format.ts';
import { type Column, ListScreen, RowLink } from '../../parts/ListScreen.tsx';
import { IssueMark } from './IssueMark.tsx';

const columns: readonly Column<DeskIssue>[] = [
  {
    name: 'subject',
    label: words.columns.subject,
    cell: ({ id, subject }) => <RowLink to={`/newsletters/${id}`}>{subject}</RowLink>,
  },
  { name: 'state', label: words.columns.state, cell: ({ state }) => <IssueMark state={state} /> },
  {
    name: 'progress',
    label: words.columns.progress,
    cell: ({ started_at: since, progress }) =>
      since ? words.of(count(progress.sent), count(progress.readers)) : NOTHING,
    numeric: true,
    from: 'sm',
  },
  {
    name: 'when',
    label: words.columns.when,
    cell: ({ send_at: at, started_at: since }) => (at ? moment(at) : since ? moment(since) : NOTHING),
    from: 'md',
  },
  { name: 'updated', label: words.columns.updated, cell: (row) => moment(row.updated_at), from: 'lg' },
  { name: 'by', label: words.columns.by, cell: (row) => row.updated_by, from: 'lg' },
];

const filters = [
  { name: 'q', label: words.filters.q },
  {
    name: 'state',
    label: words.filters.state,
    choices: [
      { value: 'under_way', label: words.underWay },
      ...ISSUE_STATES.map((value) => ({ value, label: words.states[value] })),
    ],
  },
] as const;

/** The issues of the newsletter. */
export default function NewslettersRoute() {
  const call = useApi();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <ListScreen<DeskIssue>
        resource="newsletters"
        title={words.title}
        lead={words.lead}
        columns={columns}
        filters={filters}
        empty={words.empty}
        actions={
          <Button startIcon={<AddRounded />} onClick={() => setIsCreating(true)}>
            {words.create.open}
          </Button>
        }
      />
      {isCreating && (
        <BeginDialog
          words={words.create}
          maxLength={ISSUE_LENGTHS.subject}
          onBegin={async (subject) => `/newsletters/${(await call(createDeskIssue, { body: { subject } })).id}`}
          onClose={() => setIsCreating(false)}
        />
      )}
    </>
  );
}
