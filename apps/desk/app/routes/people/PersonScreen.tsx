import {
  actOnBuyer,
  actOnSeller,
  addBuyerNote,
  addSellerNote,
  type DeskPersonDetail,
  eraseBuyer,
  eraseSeller,
  exportBuyer,
  exportSeller,
  type PersonAction,
} from '@karachi-estates/contracts/desk';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAct } from '../../chrome/Acting.tsx';
import { Page } from '../../chrome/Page.tsx';
import { people as words } from '../../content/people.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import { Detail } from '../../parts/Detail.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { count, day, moment } from '../../parts/format.ts';
import { ListingLines } from '../../parts/ListingLines.tsx';
import { Log } from '../../parts/Log.tsx';
import { Notes } from '../../parts/Notes.tsx';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { ReviewMark } from '../../parts/states.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { LiftDialog } from './LiftDialog.tsx';
import { PersonMark } from './PersonMark.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';

type Kind = 'sellers' | 'buyers';

const CALLS = {
  sellers: { act: actOnSeller, note: addSellerNote, erase: eraseSeller, take: exportSeller },
  buyers: { act: actOnBuyer, note: addBuyerNote, erase: eraseBuyer, take: exportBuyer },
} as const;

/** Erases an account on its owner's request, or keeps it; asks for a fresh code and once more. */
function ErasureButton({ person, kind }: { person: DeskPersonDetail; kind: Kind }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [isAsked, setAsked] = useState(false);
  const action = person.erase_at ? 'keep' : 'start';
  const said = words.erase[action];

  async function run() {
    setAsked(false);
    await act(() => call(CALLS[kind].erase, { params: { id: String(person.id) }, body: { action } }), {
      said: () => said.done,
    });
  }

  return (
    <>
      <Button
        variant="outlined"
        color={action === 'start' ? 'error' : 'primary'}
        onClick={() => setAsked(true)}
        {...heldWhile(pending)}
      >
        {said.label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={said.title}
        confirmLabel={said.label}
        pending={pending}
        onCancel={() => setAsked(false)}
        onConfirm={() => void run()}
      >
        {said.text}
      </ConfirmDialog>
    </>
  );
}

/** Hands a file to the browser to save. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** Saves everything that a person gave, on their request; asks once and for a fresh code. */
function ExportButton({ person, kind }: { person: DeskPersonDetail; kind: Kind }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [isAsked, setAsked] = useState(false);
  const said = words.export;

  async function run() {
    setAsked(false);
    const answer: unknown = await act(() => call(CALLS[kind].take, { params: { id: String(person.id) } }), {
      said: () => said.done,
    });
    if (answer instanceof Blob) save(answer, said.file(person.id));
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)} {...heldWhile(pending)}>
        {said.label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={said.title}
        confirmLabel={said.label}
        onCancel={() => setAsked(false)}
        onConfirm={() => void run()}
      >
        {said.text}
      </ConfirmDialog>
    </>
  );
}

function Person({ person, kind }: { person: DeskPersonDetail; kind: Kind }) {
  const call = useApi();
  const { act, attempt, pending } = useAct();
  const { permissions } = usePermissions<string[]>();
  const [asked, setAsked] = useState<PersonAction>();
  const { facts } = words;
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
          <Panel title={facts.title}>
            <Facts
              facts={[
                [facts.number, `#${person.id}`],
                [facts.email, `${person.email} (${person.email_confirmed ? facts.confirmed : facts.notConfirmed})`],
                [facts.phone, person.phone && formatPhone(person.phone)],
                [facts.address, person.address],
                [facts.language, facts.languages[person.locale] ?? person.locale],
                [facts.plan, person.role === 'seller' ? (terms.plans[person.plan] ?? person.plan) : null],
                [facts.planUntil, person.plan_until && day(person.plan_until)],
                [facts.listings, person.role === 'seller' ? count(person.active_listings) : null],
                [facts.devices, count(person.sessions)],
                [facts.since, day(person.created_at)],
                [facts.suspended, person.suspended_at && moment(person.suspended_at)],
                [facts.erase, person.erase_at && moment(person.erase_at)],
                [
                  facts.merged,
                  person.merged_into && <Link to={`/accounts/${person.merged_into}`}>{`#${person.merged_into}`}</Link>,
                ],
              ]}
            />
          </Panel>
          {person.role === 'seller' && (
            <Panel title={words.listings.title}>
              <ListingLines
                rows={person.listings}
                none={words.listings.none}
                beside={({ review }) => <ReviewMark review={review} />}
              />
              {person.listings.length > 0 && permissions?.includes('listings:read') && (
                <Typography
                  component={Link}
                  to={`/listings?filter=${encodeURIComponent(JSON.stringify({ seller_id: String(person.id) }))}`}
                  variant="body2"
                  sx={{ display: 'inline-block', marginBlockStart: 1.5, color: 'primary.main', fontWeight: 600 }}
                >
                  {words.listings.all}
                </Typography>
              )}
            </Panel>
          )}
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
