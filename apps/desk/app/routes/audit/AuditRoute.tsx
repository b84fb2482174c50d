import { type AuditRow, exportAudit, verifyAuditLog } from '@karachi-estates/contracts/deskAudit';
import type { StaffRow } from '@karachi-estates/contracts/deskStaff';
import type { AnswerOf } from '@karachi-estates/contracts/endpoint';
import { workingWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { AUDIT_ACTIONS } from '@karachi-estates/domain/staff/auditActions';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { audit as words } from '../../content/audit.ts';
import { auditActionText } from '../../content/auditActions.ts';
import { frame } from '../../content/frame.ts';
import { notes } from '../../content/notes.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed } from '../../data/call.ts';
import { changesOf } from '../../parts/changes.ts';
import type { Filter } from '../../parts/Filters.tsx';
import { Fold } from '../../parts/Fold.tsx';
import { count, moment } from '../../parts/format.ts';
import { type Column, ListScreen, Under } from '../../parts/ListScreen.tsx';

const screenOf = (name: string) => (id: string) => `/${name}/${id}`;
const listOf = (name: string) => () => `/${name}`;

/** The screens of what the log is about, by the word before the number. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  listing: screenOf('listings'),
  lead: screenOf('leads'),
  interest: screenOf('interest'),
  report: screenOf('reports'),
  support: screenOf('support'),
  order: screenOf('orders'),
  account: screenOf('accounts'),
  upgrade: listOf('upgrades'),
  article: screenOf('articles'),
  newsletter: screenOf('newsletters'),
  unit: screenOf('units'),
  project: screenOf('projects'),
  line: listOf('statements'),
  month: listOf('months'),
  mail: listOf('stuck'),
  queue: listOf('stuck'),
  staff: listOf('staff'),
  invitation: listOf('staff'),
};

function Subject({ subject }: { subject: string }) {
  const [kind = '', id = ''] = subject.split(':');
  const place = PLACES[kind];
  // The path of a call has no blanks to break at.
  const text = subject.replaceAll('/', '/\u200b');
  return place && /^[\da-z-]+$/.test(id) && id !== 'all' ? (
    <MuiLink component={Link} to={place(id)}>
      {text}
    </MuiLink>
  ) : (
    text
  );
}

/** Anything may stand here, also a word without an end: it never widens the table. */
const Changes = styled('div')({ minWidth: '16rem', overflowWrap: 'anywhere' });

/** A row has no screen of its own: a narrow window opens what changed under what was done. */
function Action({ row }: { row: AuditRow }) {
  const changes = changesOf(row);
  return (
    <>
      {auditActionText(row.action)}
      <Under until="sm">
        {row.actor}, <Subject subject={row.subject} />
        {row.address && `, ${row.address}`}
      </Under>
      {changes.length > 0 && (
        <Under until="lg">
          <Fold summary={notes.log.details}>{changes.join('; ')}</Fold>
        </Under>
      )}
    </>
  );
}

const columns: readonly Column<AuditRow>[] = [
  { name: 'created_at', label: words.columns.at, cell: ({ at }) => moment(at), whole: true },
  {
    name: 'actor',
    label: words.columns.actor,
    cell: ({ actor, address }) => (
      <>
        {actor}
        <Under until={1440}>{address}</Under>
      </>
    ),
    from: 'sm',
  },
  { name: 'action', label: words.columns.action, cell: (row) => <Action row={row} /> },
  { name: 'subject', label: words.columns.subject, cell: ({ subject }) => <Subject subject={subject} />, from: 'sm' },
  {
    name: 'change',
    label: words.columns.change,
    cell: (row) => <Changes>{changesOf(row).join('; ')}</Changes>,
    from: 'lg',
  },
  { name: 'address', label: words.columns.address, cell: ({ address }) => address, from: 1440 },
];

const actions = AUDIT_ACTIONS.map((value) => ({ value, label: auditActionText(value) })).toSorted((one, other) =>
  one.label.localeCompare(other.label),
);

const filtersOf = (staff: readonly StaffRow[]): readonly Filter[] => [
  { name: 'q', label: words.filters.q },
  {
    name: 'actor_id',
    label: words.filters.actor,
    choices: staff.map(({ id, name, email }) => ({ value: String(id), label: name || email })),
  },
  { name: 'action', label: words.filters.action, choices: actions },
  { name: 'subject', label: words.filters.subject },
  { name: 'from', label: words.filters.from, type: 'date' },
  { name: 'to', label: words.filters.to, type: 'date' },
];

type Verified = { checked: AnswerOf<typeof verifyAuditLog> } | { refused: string } | 'checking';

function Verdict({ verified }: { verified: Verified }) {
  if (verified === 'checking') return <Alert severity="info">{words.checking}</Alert>;
  if ('refused' in verified) return <Alert severity="error">{verified.refused}</Alert>;
  const { rows, first_wrong: wrong } = verified.checked;
  return wrong ? (
    <Alert severity="error">{words.broken(wrong.id, wrong.why)}</Alert>
  ) : (
    <Alert severity="success">{words.holds(count(rows))}</Alert>
  );
}

/** Everything that the desk did, with a check that nobody has changed it since. */
export default function AuditRoute() {
  const call = useApi();
  // Also those who have left: what they did stays.
  const { data } = useGetOne<{ id: string; staff: StaffRow[] }>('staff', { id: 'all' }, { onError: () => undefined });
  const [verified, setVerified] = useState<Verified>();

  async function verify() {
    setVerified('checking');
    try {
      setVerified({ checked: await call(verifyAuditLog) });
    } catch (error) {
      setVerified({ refused: error instanceof CallFailed ? error.message : frame.calls.unreadable });
    }
  }

  return (
    <ListScreen<AuditRow>
      resource="audit"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filtersOf(data?.staff ?? [])}
      empty={words.empty}
      exported={exportAudit}
      actions={
        <Button variant="outlined" onClick={verify} {...workingWhile(verified === 'checking')}>
          {words.verify}
        </Button>
      }
      note={<div aria-live="polite">{verified && <Verdict verified={verified} />}</div>}
    />
  );
}
