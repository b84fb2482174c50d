import { type DeskFreshness, type FreshnessText, writeFreshnessText } from '@karachi-estates/contracts/freshness';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import type { FreshnessState } from '@karachi-estates/domain/freshness/freshness';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAct } from '../../chrome/Acting.tsx';
import { freshness as words } from '../../content/freshness.ts';
import { useApi } from '../../data/api.ts';
import { day } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';

const UNANSWERED: readonly FreshnessState[] = ['asked', 'dimmed', 'left'];

interface FreshnessPanelProps {
  id: number;
  freshness: DeskFreshness;
  mayAct: boolean;
}

/** Whether a listing is still to be had; where its seller does not answer the mail, the question as a WhatsApp text. */
export function FreshnessPanel({ id, freshness, mayAct }: FreshnessPanelProps) {
  const call = useApi();
  const { act, pending } = useAct();
  const [written, setWritten] = useState<FreshnessText>();
  const { state, since, confirmed_at: confirmedAt } = freshness;

  async function write() {
    const run = () => call(writeFreshnessText, { params: { id: String(id) } });
    setWritten(await act(run, { said: () => words.written }));
  }

  return (
    <Panel title={words.title}>
      <Typography variant="body2">
        {words.states[state]} {UNANSWERED.includes(state) && words.since(day(since))}{' '}
        {words.confirmed(day(confirmedAt))}
      </Typography>
      {mayAct && UNANSWERED.includes(state) && !written && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<WhatsApp />}
          sx={{ marginBlockStart: 1.5 }}
          onClick={() => void write()}
          {...heldWhile(pending)}
        >
          {words.write}
        </Button>
      )}
      {written && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
            {words.to(formatPhone(written.phone))}
          </Typography>
          <Typography
            variant="body2"
            dir="auto"
            sx={{ marginBlock: 1, textAlign: 'start', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {written.text}
          </Typography>
          <Button size="small" startIcon={<WhatsApp />} href={written.url} target="_blank" rel="noreferrer">
            {words.open}
          </Button>
        </>
      )}
    </Panel>
  );
}
