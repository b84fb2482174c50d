import {
  changeDeskInterest,
  changeDeskLead,
  type DeskInterest,
  type DeskLead,
  type WorkChange,
} from '@karachi-estates/contracts/desk';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { LEAD_STAGES } from '@karachi-estates/domain/leads/stages';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGetIdentity, useGetOne, useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useAct, usePerform } from '../../chrome/Acting.tsx';
import { leads } from '../../content/leads.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed } from '../../data/call.ts';
import { Panel } from '../../parts/Panel.tsx';
import { showFailure } from '../../parts/showFailure.ts';
import { changeOf, valuesOf } from './workChange.ts';

const words = leads.work;

const CALLS = { leads: changeDeskLead, interest: changeDeskInterest } as const;

const stages = LEAD_STAGES.map((value) => ({ value, label: terms.stages[value] }));

/** Somebody else was quicker: it is said whose it is, and the screen shows it. */
const isTaken = (error: unknown): error is CallFailed => error instanceof CallFailed && error.code === 'LEAD_TAKEN';

interface Colleagues {
  id: string;
  rows: { id: number; name: string }[];
}

/** Where a lead stands, who works on it, and when to look at it again. */
export function WorkPanel({ row, resource }: { row: DeskLead | DeskInterest; resource: keyof typeof CALLS }) {
  const call = useApi();
  const perform = usePerform();
  const { act, pending } = useAct();
  const notify = useNotify();
  const refresh = useRefresh();
  const { identity } = useGetIdentity();
  const { data: colleagues } = useGetOne<Colleagues>('colleagues', { id: 'all' });
  // What is chosen here outlives whatever reads the lead again.
  const form = useForm({ values: valuesOf(row), resetOptions: { keepDirtyValues: true } });
  const known = colleagues?.rows ?? [];
  // Whoever has left the desk may still own it.
  const owners =
    row.owner_id === null || known.some(({ id }) => id === row.owner_id)
      ? known
      : [...known, { id: row.owner_id, name: row.owner ?? String(row.owner_id) }];
  const send = (body: WorkChange) => call(CALLS[resource], { params: { id: String(row.id) }, body });

  return (
    <Panel title={words.title}>
      <FormLayout
        form={form}
        label={words.title}
        width="fill"
        sx={{ gap: 1.5 }}
        onSubmit={async (typed) => {
          try {
            await perform(() => send(changeOf(row, typed)));
            form.reset(typed);
            notify(words.saved, { type: 'info' });
            refresh();
          } catch (error) {
            if (isTaken(error)) {
              form.resetField('owner');
              notify(error.message, { type: 'error' });
              refresh();
            } else showFailure(form, error);
          }
        }}
      >
        <ErrorSummary />
        <SelectField name="stage" label={words.stage} choices={stages} />
        <SelectField
          name="owner"
          label={words.owner}
          unchosen={leads.nobody}
          choices={owners.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextField
          name="reminder"
          label={words.reminder}
          help={words.reminderHelp}
          slotProps={{ htmlInput: { type: 'date' } }}
        />
        <Stack direction="row" spacing={1}>
          <SubmitButton>{words.save}</SubmitButton>
          {row.owner_id === null && identity && (
            <Button
              variant="outlined"
              onClick={() => {
                form.resetField('owner');
                return act(() => send({ owner_id: Number(identity.id), owner_before: null }), {
                  said: () => words.taken,
                });
              }}
              {...heldWhile(pending)}
            >
              {words.take}
            </Button>
          )}
        </Stack>
      </FormLayout>
    </Panel>
  );
}
