import { yupResolver } from '@hookform/resolvers/yup';
import { type DeskAppeal, decideAppeal } from '@karachi-estates/contracts/desk';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { MOST_APPEAL_WORDS } from '@karachi-estates/domain/reviews/appeals';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { useAct } from '../../chrome/Acting.tsx';
import { frame } from '../../content/frame.ts';
import { listings } from '../../content/listings.ts';
import { useApi } from '../../data/api.ts';
import { moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { State } from '../../parts/State.tsx';

const words = listings.appeal;

type Answer = 'grant' | 'reject';

const schema = yup.object({
  words: yup.string().default('').trim().required(words.wordsMissing).max(MOST_APPEAL_WORDS),
});

function AnswerDialog({
  answer,
  onDone,
  onCancel,
}: {
  answer: Answer;
  onDone: (said: string) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const form = useForm({ defaultValues: { words: '' }, resolver: yupResolver(schema) });
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{words.ask[answer]}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{words.text[answer]}</DialogContentText>
        <FormLayout form={form} labelledBy={id} width="fill" sx={{ gap: 2 }} onSubmit={(typed) => onDone(typed.words)}>
          <ErrorSummary />
          <TextAreaField name="words" label={words.words} rows={3} maxLength={MOST_APPEAL_WORDS} />
          <Stack direction="row" spacing={1}>
            <SubmitButton color={answer === 'reject' ? 'error' : 'primary'}>{words[answer]}</SubmitButton>
            <Button variant="outlined" onClick={onCancel}>
              {frame.cancel}
            </Button>
          </Stack>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}

/** A seller's appeal, and the two answers to it for somebody else than who decided. */
export function AppealPanel({ appeal, mayDecide }: { appeal: DeskAppeal; mayDecide: boolean }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [asked, setAsked] = useState<Answer>();

  async function decide(action: Answer, said: string) {
    setAsked(undefined);
    await act(() => call(decideAppeal, { params: { id: String(appeal.id) }, body: { action, words: said } }), {
      said: () => words.done[action],
    });
  }

  return (
    <Panel title={words.title}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {moment(appeal.created_at)}
      </Typography>
      <Typography variant="body2" gutterBottom sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <bdi>{appeal.words}</bdi>
      </Typography>
      {appeal.outcome ? (
        <>
          <State meaning={appeal.outcome === 'granted' ? 'good' : 'stopped'}>{words.outcome[appeal.outcome]}</State>
          <Typography variant="body2" sx={{ marginBlockStart: 1, overflowWrap: 'anywhere' }}>
            {appeal.answer}
          </Typography>
        </>
      ) : appeal.mine ? (
        <Typography variant="body2">{words.mine}</Typography>
      ) : (
        mayDecide && (
          <Stack direction="row" spacing={1}>
            <Button variant="contained" disabled={pending} onClick={() => setAsked('grant')}>
              {words.grant}
            </Button>
            <Button variant="outlined" color="error" disabled={pending} onClick={() => setAsked('reject')}>
              {words.reject}
            </Button>
          </Stack>
        )
      )}
      {asked && (
        <AnswerDialog answer={asked} onCancel={() => setAsked(undefined)} onDone={(said) => void decide(asked, said)} />
      )}
    </Panel>
  );
}
