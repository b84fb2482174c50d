import { type InvitationRow, type StaffRow, withdrawInvitation } from '@karachi-estates/contracts/deskStaff';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import type { StaffRole } from '@karachi-estates/domain/staff/roles';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useAct } from '../../chrome/Acting.tsx';
import { Page } from '../../chrome/Page.tsx';
import { ScreenSkeleton } from '../../chrome/ScreenSkeleton.tsx';
import { staff as words } from '../../content/staff.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed } from '../../data/call.ts';
import { moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { State } from '../../parts/State.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { StaffDialog } from './StaffDialog.tsx';

interface Staff {
  id: string;
  staff: StaffRow[];
  invitations: InvitationRow[];
}

const Scroll = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  marginBlockEnd: theme.spacing(2),
  border: hairline(theme),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
}));

const Invitations = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0, 2) },
  '& span': { flex: '1 1 16rem', overflowWrap: 'anywhere' },
}));

const rolesOf = (roles: readonly StaffRole[]) => roles.map((role) => terms.roles[role]).join(', ');

function stateOf({ active, joined }: StaffRow) {
  if (!active) return <State meaning="stopped">{words.states.out}</State>;
  return joined ? (
    <State meaning="good">{words.states.active}</State>
  ) : (
    <State meaning="waits">{words.states.invited}</State>
  );
}

function Invitation({ invitation }: { invitation: InvitationRow }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const { email, roles, expires_at: until } = invitation;
  return (
    <li>
      <span>
        {email} ({rolesOf(roles)}), {words.invitations.until(moment(until))}
      </span>
      <Button
        variant="outlined"
        aria-label={words.invitations.withdrawOf(email)}
        onClick={() => setIsAsked(true)}
        {...heldWhile(pending)}
      >
        {words.invitations.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.invitations.ask.title}
        confirmLabel={words.invitations.withdraw}
        tone="danger"
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          void act(() => call(withdrawInvitation, { params: { id: String(invitation.id) } }), {
            said: () => words.invitations.withdrawn,
          });
        }}
      >
        {words.invitations.ask.text(email)}
      </ConfirmDialog>
    </li>
  );
}

function People({ people, onChange }: { people: readonly StaffRow[]; onChange: (member: StaffRow) => void }) {
  if (people.length === 0)
    return (
      <EmptyState title={words.empty.title} sx={{ marginBlockEnd: 2 }}>
        {words.empty.text}
      </EmptyState>
    );
  return (
    <Scroll>
      <Table aria-label={words.people}>
        <TableHead>
          <TableRow>
            <TableCell>{words.columns.name}</TableCell>
            <TableCell>{words.columns.roles}</TableCell>
            <TableCell>{words.columns.state}</TableCell>
            <TableCell align="right">{words.columns.seen}</TableCell>
            <TableCell align="right">{words.columns.change}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((member) => (
            <TableRow key={member.id}>
              <TableCell component="th" scope="row">
                {member.name || member.email}
                {member.name && (
                  <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                    {member.email}
                  </Typography>
                )}
              </TableCell>
              <TableCell>{rolesOf(member.roles)}</TableCell>
              <TableCell>{stateOf(member)}</TableCell>
              <TableCell align="right">{member.last_seen_at ? moment(member.last_seen_at) : words.never}</TableCell>
              <TableCell align="right">
                <Button
                  variant="outlined"
                  aria-label={words.changeOf(member.name || member.email)}
                  onClick={() => onChange(member)}
                >
                  {words.change}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroll>
  );
}

/** Who works at the desk: roles, invitations, and keeping somebody out. */
export default function StaffRoute() {
  const { data, isPending, isFetching, error, refetch } = useGetOne<Staff>('staff', { id: 'all' });
  const [isInviting, setIsInviting] = useState(false);
  const [member, setMember] = useState<StaffRow>();
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <Button startIcon={<PersonAddRounded />} onClick={() => setIsInviting(true)}>
          {words.invite.open}
        </Button>
      }
    >
      {error ? (
        <FailedState
          title={words.failed}
          onRetry={refetch}
          retrying={isFetching}
          reference={error instanceof CallFailed ? error.requestId : undefined}
        >
          {error instanceof CallFailed ? error.message : undefined}
        </FailedState>
      ) : isPending || !data ? (
        <ScreenSkeleton />
      ) : (
        <>
          <People people={data.staff} onChange={setMember} />
          <Panel title={words.invitations.title}>
            <Invitations>
              {data.invitations.length === 0 && <li>{words.invitations.none}</li>}
              {data.invitations.map((invitation) => (
                <Invitation key={invitation.id} invitation={invitation} />
              ))}
            </Invitations>
          </Panel>
        </>
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      {member && <StaffDialog member={member} onClose={() => setMember(undefined)} />}
    </Page>
  );
}
