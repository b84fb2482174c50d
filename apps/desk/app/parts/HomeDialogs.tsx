import { yupResolver } from '@hookform/resolvers/yup';
import { type DeskHome, joinOffers, partOffer } from '@karachi-estates/contracts/homes';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { MOST_HOME_REASON } from '@karachi-estates/domain/homes/joining';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { usePerform } from '../chrome/Acting.tsx';
import { frame } from '../content/frame.ts';
import { homes } from '../content/homes.ts';
import { useApi } from '../data/api.ts';
import { showFailure } from './showFailure.ts';

const words = homes.dialog;

const reason = yup.string().default('').trim().required(words.reasonMissing).max(MOST_HOME_REASON);
const schema = yup.object({ other: yup.string().default(''), reason });
const schemaWithOther = yup.object({
  other: yup
    .string()
    .default('')
    .trim()
    .matches(/^#?[1-9]\d{0,14}$/, words.otherMissing),
  reason,
});

interface ReasonedFormProps {
  title: string;
  text: string;
  submit: string;
  /** Whether the number of another listing is asked, too. */
  asksOther: boolean;
  done: string;
  run: (typed: { other: number; reason: string }) => Promise<{ home: DeskHome }>;
  onClose: () => void;
}

/** Asks why, does it, and says at the field what the server is against. */
function ReasonedForm({ title, text, submit, asksOther, done, run, onClose }: ReasonedFormProps) {
  const id = useId();
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({
    defaultValues: { other: '', reason: '' },
    resolver: yupResolver(asksOther ? schemaWithOther : schema),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{text}</DialogContentText>
        <FormLayout
          form={form}
          labelledBy={id}
          width="fill"
          sx={{ gap: 2 }}
          onSubmit={async (typed) => {
            try {
              await perform(() => run({ other: Number(typed.other.replace('#', '')), reason: typed.reason }));
              notify(done, { type: 'info' });
              refresh();
              onClose();
            } catch (error) {
              showFailure(form, error, asksOther ? 'other' : 'reason');
            }
          }}
        >
          <ErrorSummary />
          {asksOther && <TextField name="other" label={words.other} inputMode="numeric" autoComplete="off" />}
          <TextAreaField
            name="reason"
            label={words.reason}
            help={words.reasonHelp}
            rows={3}
            maxLength={MOST_HOME_REASON}
          />
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
            <SubmitButton>{submit}</SubmitButton>
            <Button variant="outlined" onClick={onClose}>
              {frame.cancel}
            </Button>
          </Stack>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}

/** Asks why a listing is joined with another one, and with which where that is not said, and joins them. */
export function JoinDialog({ id, other, onClose }: { id: number; other?: number; onClose: () => void }) {
  const call = useApi();
  return (
    <ReasonedForm
      title={words.join.title}
      text={words.join.text}
      submit={words.join.submit}
      asksOther={other === undefined}
      done={homes.done.join}
      run={(typed) =>
        call(joinOffers, {
          params: { id: String(id) },
          body: { with: other ?? typed.other, reason: typed.reason },
        })
      }
      onClose={onClose}
    />
  );
}

/** Asks why a listing is taken out of its home, and takes it out. */
export function PartDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const call = useApi();
  return (
    <ReasonedForm
      title={words.part.title(id)}
      text={words.part.text}
      submit={words.part.submit}
      asksOther={false}
      done={homes.done.part}
      run={(typed) => call(partOffer, { params: { id: String(id) }, body: { reason: typed.reason } })}
      onClose={onClose}
    />
  );
}
