import {
  actOnDeskIssue,
  type DeskIssueDetail,
  removeDeskIssue,
  sendDeskIssue,
} from '@karachi-estates/contracts/deskNewsletter';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { issueActions } from '@karachi-estates/domain/newsletter/issues';
import { ISSUE_NO_READERS } from '@karachi-estates/domain/newsletter/messages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useAct, usePerform } from '../../chrome/Acting.tsx';
import { newsletters } from '../../content/newsletters.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed } from '../../data/call.ts';
import { GivenUp } from '../../data/givenUp.ts';
import { count, moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { ScheduleDialog } from '../../parts/ScheduleDialog.tsx';

const words = newsletters.actions;

export interface SendPanelProps {
  issue: DeskIssueDetail;
  /** The version that the form shows, so that nobody sends what they have not seen. */
  version: number;
  /** Something is typed and not saved, which would not be sent. */
  isDirty: boolean;
  /** What keeps it from readers stands at the fields. */
  onRefused: (error: CallFailed) => void;
}

type Asked = keyof typeof newsletters.ask;

/** Sends an issue, now or at a time; holds it, goes on and ends it while it is under way. */
export function SendPanel({ issue, version, isDirty, onRefused }: SendPanelProps) {
  const call = useApi();
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { act, pending } = useAct();
  const [asked, setAsked] = useState<Asked>();
  const [isScheduling, setIsScheduling] = useState(false);
  const { id, state, send_at: at, progress } = issue;
  const params = { id: String(id) };
  const offered = issueActions(state);
  const isForNobody = offered.includes('send') && progress.readers === 0;

  async function send(sendAt?: string) {
    try {
      await perform(() => call(sendDeskIssue, { params, body: { seen: version, ...(sendAt && { send_at: sendAt }) } }));
      notify(sendAt ? newsletters.done.schedule : newsletters.done.send, { type: 'info' });
      refresh();
    } catch (error) {
      // A wrong time stands at the time; what the issue lacks, at the issue.
      if (!(error instanceof CallFailed) || 'send_at' in error.fields) throw error;
      if (error.status !== 409) return onRefused(error);
      // Somebody saved since: what is there now is shown.
      notify(error.message, { type: 'error' });
      refresh();
    }
  }

  const change = (action: 'pause' | 'resume' | 'cancel', said = newsletters.done[action]) =>
    act(() => call(actOnDeskIssue, { params, body: { action } }), { said: () => said });

  async function confirm(wanted: Asked) {
    setAsked(undefined);
    if (wanted === 'send') {
      await send().catch((error: unknown) => {
        if (!(error instanceof GivenUp)) throw error;
      });
    } else if (wanted === 'remove') {
      const query = { version: String(version) };
      if (await act(() => call(removeDeskIssue, { params, query }), { said: ({ message }) => message }))
        navigate('/newsletters');
    } else await change('cancel', newsletters.done[wanted]);
  }

  const question = asked && newsletters.ask[asked];
  const stop: Asked = state === 'scheduled' ? 'takeBack' : 'cancel';
  return (
    <Panel title={words.title}>
      <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
        {at && <Typography variant="body2">{words.scheduledFor(moment(at))}</Typography>}
        {offered.length === 0 && <Typography variant="body2">{words.over}</Typography>}
        {isDirty && <Alert severity="info">{words.saveFirst}</Alert>}
        {isForNobody && <Alert severity="info">{ISSUE_NO_READERS}</Alert>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {offered.includes('send') && (
            <Button disabled={isDirty || isForNobody} onClick={() => setAsked('send')} {...heldWhile(pending)}>
              {words.send}
            </Button>
          )}
          {offered.includes('schedule') && (
            <Button
              variant="outlined"
              disabled={isDirty || isForNobody}
              onClick={() => setIsScheduling(true)}
              {...heldWhile(pending)}
            >
              {words.schedule}
            </Button>
          )}
          {offered.includes('pause') && (
            <Button onClick={() => void change('pause')} {...heldWhile(pending)}>
              {words.pause}
            </Button>
          )}
          {offered.includes('resume') && (
            <Button onClick={() => void change('resume')} {...heldWhile(pending)}>
              {words.resume}
            </Button>
          )}
          {offered.includes('cancel') && (
            <Button variant="outlined" color="error" onClick={() => setAsked(stop)} {...heldWhile(pending)}>
              {words[stop]}
            </Button>
          )}
          {state === 'draft' && (
            <Button variant="text" color="error" onClick={() => setAsked('remove')} {...heldWhile(pending)}>
              {words.remove}
            </Button>
          )}
        </Stack>
      </Stack>
      {asked && question && (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel={words[asked]}
          tone={asked === 'send' ? 'normal' : 'danger'}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void confirm(asked)}
        >
          {typeof question.text === 'string' ? question.text : question.text(progress.readers, count(progress.readers))}
        </ConfirmDialog>
      )}
      {isScheduling && (
        <ScheduleDialog
          words={newsletters.schedule}
          onClose={() => setIsScheduling(false)}
          onDone={async (moment) => {
            await send(moment);
            setIsScheduling(false);
          }}
        />
      )}
    </Panel>
  );
}
