import { yupResolver } from '@hookform/resolvers/yup';
import { addApproval, type DeskApproval, saveApproval } from '@karachi-estates/contracts/deskProgress';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { TextField } from '@karachi-estates/design-system/TextField';
import {
  APPROVAL_STATES,
  type ApprovalState,
  PROGRESS_LENGTHS as MOST,
} from '@karachi-estates/domain/projects/progress';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { projects } from '../../content/projects.ts';
import { useApi } from '../../data/api.ts';
import { SendDialog } from '../../parts/SendDialog.tsx';
import { URDU } from '../../parts/urduField.ts';
import { DayField } from './DayField.tsx';

const words = projects.building.paper;

interface Typed {
  name: string;
  name_ur: string;
  authority: string;
  authority_ur: string;
  date: string;
  state: ApprovalState;
}

const text = (missing: string) => yup.string().default('').trim().required(missing);
const schema: yup.ObjectSchema<Typed> = yup.object({
  name: text(words.nameMissing),
  name_ur: text(words.nameUrMissing),
  authority: text(words.authorityMissing),
  authority_ur: text(words.authorityUrMissing),
  date: text(projects.building.entry.dateMissing),
  state: yup.mixed<ApprovalState>().oneOf(APPROVAL_STATES).required(),
});

const choices = APPROVAL_STATES.map((value) => ({ value, label: projects.building.papers.states[value] }));

export interface ApprovalDialogProps {
  /** The project's slug. */
  project: string;
  /** What is changed; a new one without it. */
  approval: DeskApproval | undefined;
  onClose: () => void;
}

/** Adds or changes what a project says of a paper of an authority. */
export function ApprovalDialog({ project, approval, onClose }: ApprovalDialogProps) {
  const call = useApi();
  const { id, version, ...known } = approval ?? {
    ...{ id: 0, version: 0, name: '', name_ur: '', authority: '', authority_ur: '', date: '' },
    state: 'declared' as const,
  };
  const form = useForm<Typed>({ defaultValues: known, resolver: yupResolver(schema) });
  const send = (body: Typed) =>
    approval
      ? call(saveApproval, { params: { id: project, approval: String(id) }, body: { ...body, version } })
      : call(addApproval, { params: { id: project }, body });
  return (
    <SendDialog
      title={approval ? words.change : words.add}
      form={form}
      send={async (typed) => (await send(typed)).message}
      submit={words.submit}
      onClose={onClose}
    >
      <TextField name="name" label={words.name} help={words.nameHelp} maxLength={MOST.name} autoComplete="off" />
      <TextField name="name_ur" label={words.nameUr} maxLength={MOST.name} autoComplete="off" slotProps={URDU} />
      <TextField name="authority" label={words.authority} maxLength={MOST.authority} autoComplete="off" />
      <TextField
        name="authority_ur"
        label={words.authorityUr}
        maxLength={MOST.authority}
        autoComplete="off"
        slotProps={URDU}
      />
      <DayField label={words.date} />
      <SelectField name="state" label={words.state} help={words.stateHelp} choices={choices} />
    </SendDialog>
  );
}
