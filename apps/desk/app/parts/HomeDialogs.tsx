import { yupResolver } from '@hookform/resolvers/yup';
import { type DeskHome, joinOffers, partOffer } from '@karachi-estates/contracts/homes';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { MOST_HOME_REASON } from '@karachi-estates/domain/homes/joining';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { homes } from '../content/homes.ts';
import { useApi } from '../data/api.ts';
import { SendDialog } from './SendDialog.tsx';

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
  const form = useForm({
    defaultValues: { other: '', reason: '' },
    resolver: yupResolver(asksOther ? schemaWithOther : schema),
  });
  return (
    <SendDialog
      title={title}
      text={text}
      form={form}
      submit={submit}
      only={asksOther ? 'other' : 'reason'}
      onClose={onClose}
      send={async (typed) => {
        await run({ other: Number(typed.other.replace('#', '')), reason: typed.reason });
        return done;
      }}
    >
      {asksOther && <TextField name="other" label={words.other} inputMode="numeric" autoComplete="off" />}
      <TextAreaField name="reason" label={words.reason} help={words.reasonHelp} rows={3} maxLength={MOST_HOME_REASON} />
    </SendDialog>
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
