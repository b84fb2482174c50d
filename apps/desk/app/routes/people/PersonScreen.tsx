import type { DeskPersonDetail, PersonAction } from '@karachi-estates/contracts/deskPeople';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAct } from '../../chrome/Acting.tsx';
import { Page } from '../../chrome/Page.tsx';
import { people as words } from '../../content/people.ts';
import { useApi } from '../../data/api.ts';
import { Detail } from '../../parts/Detail.tsx';
import { Log } from '../../parts/Log.tsx';
import { Notes } from '../../parts/Notes.tsx';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { LiftDialog } from './LiftDialog.tsx';
import { ErasureButton, ExportButton } from './PersonButtons.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonListings } from './PersonListings.tsx';
import { PersonMark } from './PersonMark.tsx';
import { CALLS, type Kind } from './personCalls.ts';
import { SuspendDialog } from './SuspendDialog.tsx';

function Person({ person, kind }: { person: DeskPersonDetail; kind: Kind }) {
  const call = useApi();
  const { act, attempt, pending } = useAct();
  const { permissions } = usePermissions<string[]>();
  const [asked, setAsked] = useState<PersonAction>();
  const params = { id: String(person.id) };
  const actions: PersonAction[] = [person.suspended_at ? 'lift' : 'suspend', 'end-sessions', 'send-reset'];

  const send =
    (action: PersonAction, more: { reason?: string; mistake?: boolean } = {}) =>
    () =>
      call(CALLS[kind].act, { params, body: { action, ...more } });

  async function run(action: PersonAction) {
    await act(send(action), { said: () => words.done[action] });
    setAsked(undefined);
  }

  async function runTyped(action: PersonAction, more: { reason?: string; mistake?: boolean }) {
    await attempt(send(action, more), { said: () => words.done[action] });
    setAsked(undefined);
  }

  // A buyer has no plan whose days could be given back.
  const isLifted = asked === 'lift' && kind === 'sellers';
  const question = asked && asked !== 'suspend' && !isLifted ? words.ask[asked] : undefined;
  return (
    <Page
      title={person.name || person.email}
      trail={<Link to={`/${kind}`}>{words[kind].title}</Link>}
      lead={<PersonMark person={person} />}
    >
      <Columns>
        <div>
          <PersonFacts person={person} />
          {person.role === 'seller' && <PersonListings person={person} />}
          {person.checks && <ChecksPanel id={person.id} checks={person.checks} />}
          <Log rows={person.log} />
        </div>
        <div>
          {permissions?.includes('people:write') && person.merged_into === null && (
            <Panel title={words.actions.title}>
              <Stack spacing={1} sx={{ alignItems: 'stretch' }}>
                {actions.map((action) => (
                  <Button
                    key={action}
                    variant="outlined"
                    color={action === 'suspend' ? 'error' : 'primary'}
                    onClick={() => setAsked(action)}
                    {...heldWhile(pending)}
                  >
                    {words.actions[action]}
                  </Button>
                ))}
                <ExportButton person={person} kind={kind} />
                <Button component={Link} to={`/accounts/${person.id}/merge`} variant="outlined">
                  {words.merge}
                </Button>
                <ErasureButton person={person} kind={kind} />
              </Stack>
            </Panel>
          )}
          <Notes
            about={`${kind}-${person.id}`}
            notes={person.notes}
            onAdd={(text) => call(CALLS[kind].note, { params, body: { text } })}
          />
        </div>
      </Columns>
      {asked === 'suspend' && (
        <SuspendDialog onCancel={() => setAsked(undefined)} onDone={(reason) => runTyped('suspend', { reason })} />
      )}
      {isLifted && (
        <LiftDialog onCancel={() => setAsked(undefined)} onDone={(mistake) => runTyped('lift', { mistake })} />
      )}
      {asked && question && (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel={words.actions[asked]}
          pending={pending}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void run(asked)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </Page>
  );
}

/** One account, with what can be done for or against it. */
export function PersonScreen({ resource }: { resource: Kind }) {
  return (
    <Detail<DeskPersonDetail> resource={resource} list={words[resource].title}>
      {(person) => <Person key={person.id} person={person} kind={resource} />}
    </Detail>
  );
}
