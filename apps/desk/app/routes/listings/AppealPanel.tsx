import { yupResolver } from '@hookform/resolvers/yup';
import type { DeskAppeal, DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { decideAppeal } from '@karachi-estates/contracts/deskReviews';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { MOST_APPEAL_WORDS } from '@karachi-estates/domain/reviews/appeals';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { useAct } from '../../chrome/Acting.tsx';
import { listings } from '../../content/listings.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { Said } from '../../parts/Said.tsx';
import { State } from '../../parts/State.tsx';
import { ReviewMark } from '../../parts/states.tsx';

const words = listings.appeal;

type Answer = 'grant' | 'reject';

const schema = yup.object({
  words: yup.string().default('').trim().required(words.wordsMissing).max(MOST_APPEAL_WORDS),
});

interface AnswerDialogProps {
  answer: Answer;
  /** Does it and closes the dialog; what it throws is shown in the dialog. */
  onDone: (said: string) => Promise<void>;
  onCancel: () => void;
}

function AnswerDialog({ answer, onDone, onCancel }: AnswerDialogProps) {
  const form = useForm({ defaultValues: { words: '' }, resolver: yupResolver(schema) });
  return (
    <FormDialog
      title={words.ask[answer]}
      text={words.text[answer]}
      form={form}
      submit={words[answer]}
      isDanger={answer === 'reject'}
      only="words"
      onClose={onCancel}
      onSubmit={(typed) => onDone(typed.words)}
    >
      <TextAreaField name="words" label={words.words} rows={3} maxLength={MOST_APPEAL_WORDS} />
    </FormDialog>
  );
}

export interface AppealPanelProps {
  appeal: DeskAppeal;
  /** The ad with the decision that an open appeal is against. */
  against: Pick<DeskListingDetail, 'review' | 'review_reason' | 'review_words' | 'updated_at'>;
  mayDecide: boolean;
}

/** A decision and the seller's appeal against it, and the two answers for somebody else than who decided. */
export function AppealPanel({ appeal, against, mayDecide }: AppealPanelProps) {
  const call = useApi();
  const { attempt, pending } = useAct();
  const [asked, setAsked] = useState<Answer>();

  async function decide(action: Answer, said: string) {
    const body = { action, words: said, seen: against.updated_at };
    await attempt(() => call(decideAppeal, { params: { id: String(appeal.id) }, body }), {
      said: () => words.done[action],
    });
    setAsked(undefined);
  }

  return (
    <Panel title={words.title}>
      {!appeal.outcome && (
        <>
          <Typography variant="body2" color="textSecondary">
            {words.against}
          </Typography>
          <Typography variant="body2" component="div" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
            <ReviewMark review={against.review} /> {against.review_reason && terms.reasons[against.review_reason]}
            {against.review_words && <Said>{against.review_words}</Said>}
          </Typography>
        </>
      )}
      <Typography variant="body2" color="textSecondary">
        {words.says}, {moment(appeal.created_at)}
      </Typography>
      <Said variant="body2">{appeal.words}</Said>
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
            <Button variant="contained" onClick={() => setAsked('grant')} {...heldWhile(pending)}>
              {words.grant}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setAsked('reject')} {...heldWhile(pending)}>
              {words.reject}
            </Button>
          </Stack>
        )
      )}
      {asked && (
        <AnswerDialog answer={asked} onCancel={() => setAsked(undefined)} onDone={(said) => decide(asked, said)} />
      )}
    </Panel>
  );
}
