import { yupResolver } from '@hookform/resolvers/yup';
import { actOnDeskLine, type DeskLine, takeDeskLine } from '@karachi-estates/contracts/deskMoney';
import { TextField as BoundTextField } from '@karachi-estates/design-system/TextField';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { useAct } from '../../chrome/Acting.tsx';
import { money } from '../../content/money.ts';
import { useApi } from '../../data/api.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { day } from '../../parts/format.ts';

const words = money.statements;
const MOST_REASON = 200;

const schema = yup.object({
  reason: yup.string().default('').trim().required(words.aside.missing).max(MOST_REASON),
});

interface AsideDialogProps {
  /** Does it and closes the dialog; what it throws is shown in the dialog. */
  onDone: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks why a line is no money for an order. */
function AsideDialog({ onDone, onCancel }: AsideDialogProps) {
  const form = useForm({ defaultValues: { reason: '' }, resolver: yupResolver(schema) });
  return (
    <FormDialog
      title={words.aside.title}
      text={words.aside.text}
      form={form}
      submit={words.aside.submit}
      only="reason"
      onClose={onCancel}
      onSubmit={({ reason }) => onDone(reason)}
    >
      <BoundTextField name="reason" label={words.aside.reason} maxLength={MOST_REASON} autoComplete="off" />
    </FormDialog>
  );
}

/** Books an open line for an order, or sets it aside. */
function OpenLine({ line }: { line: DeskLine }) {
  const call = useApi();
  const { act, attempt, pending } = useAct();
  const [reference, setReference] = useState(line.reference ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const params = { id: String(line.id) };
  return (
    <Stack
      component="form"
      // On narrower windows there is no room for all of them beside the line.
      direction={{ xs: 'column', lg: 'row' }}
      spacing={1}
      sx={{ alignItems: { xs: 'flex-start', lg: 'center' } }}
      onSubmit={(event) => {
        event.preventDefault();
        void act(() => call(takeDeskLine, { params, body: { reference } }), { said: ({ message }) => message });
      }}
    >
      <TextField
        size="small"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        sx={{ minWidth: '9rem' }}
        slotProps={{ htmlInput: { 'aria-label': words.referenceOf(line.id), maxLength: 20, autoComplete: 'off' } }}
      />
      <Button
        type="submit"
        variant="outlined"
        size="small"
        disabled={reference.trim() === ''}
        aria-label={words.takeOf(line.id)}
        {...heldWhile(pending)}
      >
        {words.take}
      </Button>
      <Button
        variant="text"
        size="small"
        aria-label={words.aside.openOf(line.id)}
        onClick={() => setIsAsked(true)}
        sx={{ whiteSpace: 'nowrap' }}
        {...heldWhile(pending)}
      >
        {words.aside.open}
      </Button>
      {isAsked && (
        <AsideDialog
          onCancel={() => setIsAsked(false)}
          onDone={async (reason) => {
            await attempt(() => call(actOnDeskLine, { params, body: { action: 'set-aside', reason } }), {
              said: ({ message }) => message,
            });
            setIsAsked(false);
          }}
        />
      )}
    </Stack>
  );
}

/** What can be done with a line: an open one is booked or set aside, one that is aside is taken back. */
export function LineForms({ line }: { line: DeskLine }) {
  const call = useApi();
  const { act, pending } = useAct();
  if (!line.aside) return <OpenLine line={line} />;
  const { reason, by, at } = line.aside;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {words.aside.said(reason, by, day(at))}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        aria-label={words.aside.backOf(line.id)}
        onClick={() =>
          act(() => call(actOnDeskLine, { params: { id: String(line.id) }, body: { action: 'take-back' } }), {
            said: ({ message }) => message,
          })
        }
        sx={{ whiteSpace: 'nowrap' }}
        {...heldWhile(pending)}
      >
        {words.aside.back}
      </Button>
    </Stack>
  );
}
