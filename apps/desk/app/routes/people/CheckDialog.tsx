import { yupResolver } from '@hookform/resolvers/yup';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { MARK_DETAIL_MOST, type MarkKind } from '@karachi-estates/domain/marks/marks';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { marks as words } from '../../content/marks.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';

interface CheckDialogProps {
  action: 'give' | 'end';
  kind: MarkKind;
  /** What the seller wrote when they asked. */
  text: string;
  /** Does it and closes the dialog; what it throws is shown in the dialog. */
  onDone: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks what was seen, or why a mark is taken away. */
export function CheckDialog({ action, kind, text, onDone, onCancel }: CheckDialogProps) {
  const most = action === 'give' ? MARK_DETAIL_MOST : 500;
  const schema = yup.object({ text: yup.string().trim().required(words.missing).max(most) });
  const form = useForm({ defaultValues: { text }, resolver: yupResolver(schema) });
  return (
    <FormDialog
      title={`${words.actions[action]}: ${words.kinds[kind]}`}
      form={form}
      submit={words.actions[action]}
      isDanger={action === 'end'}
      only="text"
      onClose={onCancel}
      onSubmit={(typed) => onDone(typed.text)}
    >
      <TextAreaField
        name="text"
        label={action === 'give' ? words.seen : words.why}
        help={action === 'give' ? words.lead : words.whyHelp}
        rows={3}
        maxLength={most}
      />
    </FormDialog>
  );
}
