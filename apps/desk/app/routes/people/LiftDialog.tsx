import { RadioCards } from '@karachi-estates/design-system/RadioCards';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId, useState } from 'react';
import { frame } from '../../content/frame.ts';
import { people } from '../../content/people.ts';

const words = people.lift;
type Choice = (typeof words.choices)[number]['value'];

interface LiftDialogProps {
  pending: boolean;
  /** @param mistake the account was suspended by mistake */
  onDone: (mistake: boolean) => void;
  onCancel: () => void;
}

/** Lifts a seller's suspension; whether it was right decides whether days of their plan are given back. */
export function LiftDialog({ pending, onDone, onCancel }: LiftDialogProps) {
  const id = useId();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isMissing, setMissing] = useState(false);

  function lift(event: FormEvent) {
    event.preventDefault();
    setMissing(choice === null);
    if (choice !== null) onDone(choice === 'mistake');
  }

  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{people.ask.lift.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{people.ask.lift.text}</DialogContentText>
        <Stack component="form" spacing={2} onSubmit={lift} noValidate>
          <RadioCards
            legend={words.legend}
            choices={words.choices}
            name="mistake"
            value={choice}
            onChange={setChoice}
            required
            {...(isMissing && choice === null && { error: words.missing })}
          />
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" disabled={pending}>
              {people.actions.lift}
            </Button>
            <Button variant="outlined" onClick={onCancel}>
              {frame.cancel}
            </Button>
          </Stack>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
