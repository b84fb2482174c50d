import { yupResolver } from '@hookform/resolvers/yup';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { REVIEW_REASON_CODES, type ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { frame } from '../content/frame.ts';
import { listings } from '../content/listings.ts';
import { terms } from '../content/terms.ts';

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
  onDone: (told: Reasoned) => void;
  onCancel: () => void;
}

/** Asks why an ad is sent back or hidden, once, before it is done; says what follows. */
export function ReasonDialog({ action, many, text, onDone, onCancel }: ReasonDialogProps) {
  const id = useId();
  const form = useForm<{ reason: ReviewReason | ''; words: string }>({
    defaultValues: { reason: '', words: '' },
    resolver: yupResolver(schema),
  });
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{many === 1 ? words.title[action] : words.many[action](many)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{text ?? words.text[action]}</DialogContentText>
        <FormLayout
          form={form}
          labelledBy={id}
          width="fill"
          sx={{ gap: 2 }}
          onSubmit={({ reason, words: told }) => {
            if (reason) onDone({ reason, words: told.trim() });
          }}
        >
          <ErrorSummary />
          <SelectField name="reason" label={words.reason} unchosen={words.choose} choices={choices} />
          <TextAreaField name="words" label={words.words} help={words.wordsHelp} rows={3} maxLength={1000} />
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
            <SubmitButton color={action === 'hide' ? 'error' : 'primary'}>{terms.listingActions[action]}</SubmitButton>
            <Button variant="outlined" onClick={onCancel}>
              {frame.cancel}
            </Button>
          </Stack>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}
