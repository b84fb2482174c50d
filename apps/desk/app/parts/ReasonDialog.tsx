import { yupResolver } from '@hookform/resolvers/yup';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { REVIEW_REASON_CODES, type ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { listings } from '../content/listings.ts';
import { terms } from '../content/terms.ts';
import { FormDialog } from './FormDialog.tsx';

const words = listings.reason;

/** What is told to the seller. */
export interface Reasoned {
  reason: ReviewReason;
  words: string;
}

/** The actions that the seller is told the reason of. */
export type ReasonedAction = 'send-back' | 'hide';

const schema = yup.object({
  reason: yup
    .mixed<ReviewReason | ''>()
    .defined()
    .test('chosen', words.missing, (reason) => Boolean(reason)),
  words: yup
    .string()
    .default('')
    .max(1000)
    .when('reason', {
      // Its reason says no more than 'read our note'.
      is: 'other',
      // biome-ignore lint/suspicious/noThenProperty: yup's own name
      then: (field) => field.trim().required(words.wordsMissing),
    }),
});

const choices = REVIEW_REASON_CODES.map((value) => ({ value, label: terms.reasons[value] }));

export interface ReasonDialogProps {
  action: ReasonedAction;
  /** How many it is about. */
  many: number;
  /** What follows, where it is something else than for an ad alone. */
  text?: string;
  /** Does it and closes the dialog; what it throws is shown in the dialog. */
  onDone: (told: Reasoned) => Promise<void>;
  onCancel: () => void;
}

/** Asks why an ad is sent back or hidden, once, before it is done; says what follows. */
export function ReasonDialog({ action, many, text, onDone, onCancel }: ReasonDialogProps) {
  const form = useForm<{ reason: ReviewReason | ''; words: string }>({
    defaultValues: { reason: '', words: '' },
    resolver: yupResolver(schema),
  });
  return (
    <FormDialog
      title={many === 1 ? words.title[action] : words.many[action](many)}
      text={text ?? words.text[action]}
      form={form}
      submit={terms.listingActions[action]}
      isDanger={action === 'hide'}
      onClose={onCancel}
      onSubmit={({ reason, words: told }) => reason && onDone({ reason, words: told.trim() })}
    >
      <SelectField name="reason" label={words.reason} unchosen={words.choose} choices={choices} />
      <TextAreaField name="words" label={words.words} help={words.wordsHelp} rows={3} maxLength={1000} />
    </FormDialog>
  );
}
