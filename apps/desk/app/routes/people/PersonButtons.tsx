import type { DeskPersonDetail } from '@karachi-estates/contracts/deskPeople';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAct } from '../../chrome/Acting.tsx';
import { people as words } from '../../content/people.ts';
import { useApi } from '../../data/api.ts';
import { CALLS, type Kind } from './personCalls.ts';

/** Erases an account on its owner's request, or keeps it; asks for a fresh code and once more. */
export function ErasureButton({ person, kind }: { person: DeskPersonDetail; kind: Kind }) {
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
export function ExportButton({ person, kind }: { person: DeskPersonDetail; kind: Kind }) {
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
