import { yupResolver } from '@hookform/resolvers/yup';
import type { DeskNote } from '@karachi-estates/contracts/desk';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { styled } from '@mui/material/styles';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { notes as words } from '../content/notes.ts';
import { moment } from './format.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { Panel } from './Panel.tsx';
import { showFailure } from './showFailure.ts';
import { takeSent } from './takeSent.ts';
import { useUnsaved } from './useUnsaved.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  listStyle: 'none',
  '& p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: (theme.vars ?? theme).palette.text.secondary },
}));

const schema = yup.object({ text: yup.string().trim().required(words.missing).max(2000) });

export interface NotesProps {
  /** What they are about (`leads-88`): a note that is typed and not added waits under it. */
  about: string;
  notes: readonly DeskNote[];
  /** Sends a new one. @throws CallFailed */
  onAdd: (text: string) => Promise<unknown>;
}

/** What the desk has written down about something, and a field for more. */
export function Notes({ about, notes, onAdd }: NotesProps) {
  const form = useForm({ defaultValues: { text: '' }, resolver: yupResolver(schema) });
  const unsaved = useUnsaved(form, { name: `note-${about}`, version: notes.length });
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <Panel title={words.title}>
      <LeaveQuestion unsaved={unsaved} />
      {notes.length === 0 ? (
        <List>
          <li>{words.empty}</li>
        </List>
      ) : (
        <List>
          {notes.map(({ id, text, by, at }) => (
            <li key={id}>
              <p>{text}</p>
              <small>{words.by(by, moment(at))}</small>
            </li>
          ))}
        </List>
      )}
      <FormLayout
        form={form}
        label={words.field}
        width="fill"
        sx={{ gap: 1.5 }}
        onSubmit={async ({ text }) => {
          const sent = form.getValues();
          try {
            await onAdd(text);
            takeSent(form, sent);
            unsaved.forget();
            notify(words.added, { type: 'info' });
            refresh();
          } catch (error) {
            showFailure(form, error, 'text');
          }
        }}
      >
        <TextAreaField name="text" label={words.field} help={words.help} rows={2} maxLength={2000} />
        <SubmitButton variant="outlined">{words.add}</SubmitButton>
      </FormLayout>
    </Panel>
  );
}
