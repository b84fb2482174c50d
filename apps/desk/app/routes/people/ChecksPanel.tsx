import { actOnMark, type DeskMarks, type MarkAction } from '@karachi-estates/contracts/marks';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { type MarkKind, STAFF_MARK_KINDS } from '@karachi-estates/domain/marks/marks';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { useAct } from '../../chrome/Acting.tsx';
import { marks as words } from '../../content/marks.ts';
import { useApi } from '../../data/api.ts';
import { day } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { CheckDialog } from './CheckDialog.tsx';

type Mark = DeskMarks['marks'][number];
type Asked = { action: 'give' | 'end'; kind: MarkKind; text: string };

const nameOf = ({ kind, way }: Mark) => (way ? `${words.kinds[kind]} ${words.ways[way]}` : words.kinds[kind]);

/** What was checked about a seller, what they asked for, and the staff's decision on it. */
export function ChecksPanel({ id, checks }: { id: number; checks: DeskMarks }) {
  const call = useApi();
  const { act, attempt, pending } = useAct();
  const { permissions } = usePermissions<string[]>();
  const [asked, setAsked] = useState<Asked>();
  const mayDecide = permissions?.includes('people:write') ?? false;
  const isOpen = (kind: MarkKind) =>
    !checks.marks.some((mark) => mark.kind === kind && !mark.ended_at) &&
    !checks.requests.some((request) => request.kind === kind);

  const send = (action: MarkAction, kind: MarkKind, text?: string) => () =>
    call(actOnMark, { params: { id: String(id) }, body: { action, kind, text } });

  async function run(action: MarkAction, kind: MarkKind) {
    setAsked(undefined);
    await act(send(action, kind), { said: () => words.done[action] });
  }

  const button = (action: MarkAction, kind: MarkKind, text = '') =>
    mayDecide && (
      <Button
        key={action + kind}
        size="small"
        variant="outlined"
        color={action === 'end' ? 'error' : 'primary'}
        aria-label={`${words.actions[action]}: ${words.kinds[kind]}`}
        onClick={() => (action === 'decline' ? void run(action, kind) : setAsked({ action, kind, text }))}
        {...heldWhile(pending)}
      >
        {words.actions[action]}
      </Button>
    );

  return (
    <Panel title={words.title}>
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {words.lead}
        </Typography>
        {checks.requests.map(({ kind, detail, requested_at }) => (
          <Stack key={kind} spacing={0.5} sx={{ alignItems: 'flex-start' }}>
            <Typography variant="body2">
              <strong>{words.kinds[kind]}</strong>
              <br />
              {words.asked(day(requested_at), detail)}
            </Typography>
            <Stack direction="row" spacing={1}>
              {button('give', kind, detail)}
              {button('decline', kind)}
            </Stack>
          </Stack>
        ))}
        {checks.marks.length === 0 && <Typography variant="body2">{words.none}</Typography>}
        {checks.marks.map((mark) => (
          <Stack key={mark.id} spacing={0.5} sx={{ alignItems: 'flex-start' }}>
            <Typography variant="body2">
              <strong>{nameOf(mark)}</strong>
              <br />
              {[words.since(day(mark.given_at), mark.given_by), mark.detail].filter(Boolean).join(' · ')}
              {mark.ended_at && (
                <>
                  <br />
                  {words.ended(day(mark.ended_at), mark.ended_why ?? '')}
                </>
              )}
            </Typography>
            {!mark.ended_at && button('end', mark.kind)}
          </Stack>
        ))}
        {mayDecide && STAFF_MARK_KINDS.some(isOpen) && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {STAFF_MARK_KINDS.filter(isOpen).map((kind) => (
              <Button
                key={kind}
                size="small"
                variant="outlined"
                onClick={() => setAsked({ action: 'give', kind, text: '' })}
                {...heldWhile(pending)}
              >
                {`${words.actions.give}: ${words.kinds[kind]}`}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
      {asked?.action === 'give' && asked.kind === 'identity' && (
        <ConfirmDialog
          open
          title={words.identity.title}
          confirmLabel={words.actions.give}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void run('give', 'identity')}
        >
          {words.identity.text}
        </ConfirmDialog>
      )}
      {asked && !(asked.action === 'give' && asked.kind === 'identity') && (
        <CheckDialog
          {...asked}
          onCancel={() => setAsked(undefined)}
          onDone={async (text) => {
            await attempt(send(asked.action, asked.kind, text), { said: () => words.done[asked.action] });
            setAsked(undefined);
          }}
        />
      )}
    </Panel>
  );
}
