import {
  type DeskApproval,
  type DeskProgress,
  type DeskProgressEntry,
  removeApproval,
  removeProgressEntry,
} from '@karachi-estates/contracts/deskProgress';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { Picture } from '@karachi-estates/design-system/Picture';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../chrome/Acting.tsx';
import { projects } from '../../content/projects.ts';
import { useApi } from '../../data/api.ts';
import { day } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { State } from '../../parts/State.tsx';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { ItemList } from './ItemList.tsx';

const words = projects.building;

const dayOf = (date: string) => day(`${date}T07:00:00Z`);

/** What can be changed or removed, which is asked once. */
interface Asking<Row> {
  what: 'change' | 'remove';
  row: Row;
}

interface RowActionsProps {
  /** Buttons of several rows say the same; these names tell them apart. */
  names: { change: string; remove: string };
  labels: { change: string; remove: string };
  isDisabled: boolean;
  onAsk: (what: 'change' | 'remove') => void;
}

function RowActions({ names, labels, isDisabled, onAsk }: RowActionsProps) {
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" aria-label={names.change} disabled={isDisabled} onClick={() => onAsk('change')}>
        {labels.change}
      </Button>
      <Button
        variant="text"
        color="error"
        aria-label={names.remove}
        disabled={isDisabled}
        onClick={() => onAsk('remove')}
      >
        {labels.remove}
      </Button>
    </Stack>
  );
}

interface PartProps {
  title: string;
  empty: string;
  add: string;
  isFromFile: boolean;
  rows: readonly ReactNode[];
  onAdd: () => void;
}

function Part({ title, empty, add, isFromFile, rows, onAdd }: PartProps) {
  return (
    <Panel title={title}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {isFromFile && rows.length > 0 && <Alert severity="info">{words.fromFile}</Alert>}
        <Button variant="outlined" onClick={onAdd}>
          {add}
        </Button>
        <ItemList>{rows.length > 0 ? rows : <li>{empty}</li>}</ItemList>
      </Stack>
    </Panel>
  );
}

/** What a project says of its building, day by day. */
export function EntriesPanel({ project }: { project: DeskProgress }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [asking, setAsking] = useState<Asking<DeskProgressEntry>>();
  const [isAdding, setIsAdding] = useState(false);
  const said = words.entries;

  async function remove({ id, version }: DeskProgressEntry) {
    setAsking(undefined);
    const params = { id: project.id, entry: String(id) };
    const query = { version: String(version) };
    await act(() => call(removeProgressEntry, { params, query }), { said: ({ message }) => message });
  }

  return (
    <>
      <Part
        title={said.title}
        empty={said.empty}
        add={said.add}
        isFromFile={!project.at_desk.progress}
        onAdd={() => setIsAdding(true)}
        rows={project.progress.map((row) => (
          <li key={row.id}>
            <h3>
              {dayOf(row.date)}, {said.built(row.percent)}
            </h3>
            <p>{row.words}</p>
            {row.words_ur && (
              <p lang="ur" dir="rtl">
                {row.words_ur}
              </p>
            )}
            {row.picture && <p>{said.namedPicture}</p>}
            {row.photos.length > 0 && (
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
                {row.photos.map(({ alt, alt_ur: _altUr, ...picture }) => (
                  <Picture key={picture.src} picture={picture} alt={alt} sizes="8rem" rounded sx={{ width: '8rem' }} />
                ))}
              </Stack>
            )}
            <RowActions
              names={{ change: said.changeOf(dayOf(row.date)), remove: said.removeOf(dayOf(row.date)) }}
              labels={said}
              isDisabled={pending}
              onAsk={(what) => setAsking({ what, row })}
            />
          </li>
        ))}
      />
      {(isAdding || asking?.what === 'change') && (
        <EntryDialog
          project={project.id}
          entry={asking?.row}
          onClose={() => {
            setIsAdding(false);
            setAsking(undefined);
          }}
        />
      )}
      {asking?.what === 'remove' && (
        <ConfirmDialog
          open
          tone="danger"
          title={said.ask.title(dayOf(asking.row.date))}
          confirmLabel={said.remove}
          onCancel={() => setAsking(undefined)}
          onConfirm={() => void remove(asking.row)}
        >
          {said.ask.text}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What a project says of its papers. */
export function ApprovalsPanel({ project }: { project: DeskProgress }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [asking, setAsking] = useState<Asking<DeskApproval>>();
  const [isAdding, setIsAdding] = useState(false);
  const said = words.papers;

  async function remove({ id, version }: DeskApproval) {
    setAsking(undefined);
    const params = { id: project.id, approval: String(id) };
    const query = { version: String(version) };
    await act(() => call(removeApproval, { params, query }), { said: ({ message }) => message });
  }

  return (
    <>
      <Part
        title={said.title}
        empty={said.empty}
        add={said.add}
        isFromFile={!project.at_desk.approvals}
        onAdd={() => setIsAdding(true)}
        rows={project.approvals.map((row) => (
          <li key={row.id}>
            <h3>{row.name}</h3>
            <p>
              {row.authority}, {dayOf(row.date)}
            </p>
            {(row.name_ur || row.authority_ur) && (
              <p lang="ur" dir="rtl">
                {[row.name_ur, row.authority_ur].filter(Boolean).join('، ')}
              </p>
            )}
            <State meaning={row.state === 'seen' ? 'good' : 'plain'}>{said.states[row.state]}</State>
            <RowActions
              names={{ change: said.changeOf(row.name), remove: said.removeOf(row.name) }}
              labels={said}
              isDisabled={pending}
              onAsk={(what) => setAsking({ what, row })}
            />
          </li>
        ))}
      />
      {(isAdding || asking?.what === 'change') && (
        <ApprovalDialog
          project={project.id}
          approval={asking?.row}
          onClose={() => {
            setIsAdding(false);
            setAsking(undefined);
          }}
        />
      )}
      {asking?.what === 'remove' && (
        <ConfirmDialog
          open
          tone="danger"
          title={said.ask.title(asking.row.name)}
          confirmLabel={said.remove}
          onCancel={() => setAsking(undefined)}
          onConfirm={() => void remove(asking.row)}
        >
          {said.ask.text}
        </ConfirmDialog>
      )}
    </>
  );
}
