import {
  changeDeskInterest,
  changeDeskLead,
  type DeskInterest,
  type DeskLead,
  type WorkChange,
} from '@karachi-estates/contracts/deskLeads';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { LEAD_STAGES } from '@karachi-estates/domain/leads/stages';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useGetIdentity, useGetOne, useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useAct, usePerform } from '../../chrome/Acting.tsx';
import { leads } from '../../content/leads.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed } from '../../data/call.ts';
import { Panel } from '../../parts/Panel.tsx';
import { showFailure } from '../../parts/showFailure.ts';
import { takeSent } from '../../parts/takeSent.ts';
import { changeOf, seenOf, valuesOf } from './workChange.ts';

const words = leads.work;

const CALLS = { leads: changeDeskLead, interest: changeDeskInterest } as const;

const stages = LEAD_STAGES.map((value) => ({ value, label: terms.stages[value] }));

/** Somebody else was quicker: what they set is shown in the place of what was chosen here. */
function quickerAt(error: unknown): ('owner' | 'stage' | 'reminder')[] {
  if (!(error instanceof CallFailed)) return [];
  if (error.code === 'LEAD_TAKEN') return ['owner'];
  if (error.code !== 'DESK_ROW_CHANGED') return [];
  return [
    ...('stage' in error.fields ? (['stage'] as const) : []),
    ...('reminder_at' in error.fields ? (['reminder'] as const) : []),
  ];
}

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
  const { dirtyFields } = form.formState;
  const [seen, setSeen] = useState<Parameters<typeof changeOf>[0]>(row);
  useEffect(() => setSeen((before) => seenOf(before, row, dirtyFields)), [row]);
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
          const sent = form.getValues();
          try {
            setSeen(await perform(() => send(changeOf(seen, typed))));
            takeSent(form, sent, typed);
            notify(words.saved, { type: 'info' });
            refresh();
          } catch (error) {
            const fields = quickerAt(error);
            if (!(error instanceof CallFailed) || fields.length === 0) return showFailure(form, error);
            for (const field of fields) form.resetField(field);
            const isChanged = { ...dirtyFields, ...Object.fromEntries(fields.map((field) => [field, false])) };
            setSeen((before) => seenOf(before, row, isChanged));
            notify(error.message, { type: 'error' });
            refresh();
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
