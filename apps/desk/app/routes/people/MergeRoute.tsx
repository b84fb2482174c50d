import { type MergePreview, type MergeSide, mergeAccounts, previewMerge } from '@karachi-estates/contracts/deskMerges';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAct } from '../../chrome/Acting.tsx';
import { Page } from '../../chrome/Page.tsx';
import { ScreenSkeleton } from '../../chrome/ScreenSkeleton.tsx';
import { merges as words } from '../../content/merges.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed, isRefusal } from '../../data/call.ts';
import { Facts } from '../../parts/Facts.tsx';
import { count, day } from '../../parts/format.ts';
import { Columns, Panel } from '../../parts/Panel.tsx';

const COUNTS = Object.keys(words.counts) as (keyof MergePreview['moves'])[];

/** Asks for the account that stays, by number or address. */
function OtherForm({ stays, onChosen }: { stays: string; onChosen: (stays: string) => void }) {
  const id = useId();
  const form = useForm({ defaultValues: { stays } });
  return (
    <Panel title={words.form.title}>
      <FormLayout
        form={form}
        labelledBy={id}
        width="fill"
        sx={{ gap: 2 }}
        onSubmit={(typed) => {
          const text = typed.stays.trim();
          if (text) onChosen(text);
          else form.setError('stays', { message: words.form.missing });
        }}
      >
        <span id={id} hidden>
          {words.form.title}
        </span>
        <TextField name="stays" label={words.form.stays} help={words.form.help} autoComplete="off" />
        <SubmitButton>{words.form.submit}</SubmitButton>
      </FormLayout>
    </Panel>
  );
}

// Beside each other they are compared line by line.
const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
}));

function Side({ title, side }: { title: string; side: MergeSide }) {
  return (
    <Panel title={title}>
      <Facts
        facts={[
          [words.side.number, <Link key="number" to={`/${side.role}s/${side.id}`}>{`#${side.id}`}</Link>],
          [words.side.kind, words.kinds[side.role]],
          [words.side.name, side.name],
          [words.side.email, side.email],
          [words.side.phone, side.phone && formatPhone(side.phone)],
          [words.side.since, day(side.created_at)],
        ]}
      />
    </Panel>
  );
}

/** How many of one kind would move, and how many of them both accounts have. */
function amount({ moves, both }: MergePreview, name: keyof MergePreview['moves']): string {
  const doubled = name === 'favourites' || name === 'searches' ? both[name] : 0;
  return doubled > 0 ? words.withBoth(count(moves[name]), count(doubled)) : count(moves[name]);
}

/** What would move, and the one question before it does. */
function Preview({ preview }: { preview: MergePreview }) {
  const call = useApi();
  const navigate = useNavigate();
  const { act, pending } = useAct();
  const [isAsked, setAsked] = useState(false);
  const { ends, stays, paused, obstacle } = preview;
  const [one, other] = [words.named(ends.name, ends.id), words.named(stays.name, stays.id)];

  async function run() {
    const done = await act(() => call(mergeAccounts, { body: { ends: ends.id, stays: stays.id } }), {
      said: ({ message }) => message,
    });
    setAsked(false);
    if (done) navigate(`/${stays.role}s/${stays.id}`);
  }

  return (
    <Stack spacing={2}>
      {obstacle && <Alert severity="warning">{obstacle}</Alert>}
      <Sides>
        <Side title={words.sides.ends} side={ends} />
        <Side title={words.sides.stays} side={stays} />
      </Sides>
      <Panel title={words.moves}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Facts facts={COUNTS.map((name) => [words.counts[name], amount(preview, name)])} />
          {paused > 0 && <Alert severity="info">{words.paused(paused)}</Alert>}
          {!obstacle && (
            <Button color="error" variant="outlined" onClick={() => setAsked(true)} {...heldWhile(pending)}>
              {words.action}
            </Button>
          )}
        </Stack>
      </Panel>
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={words.ask.title(one, other)}
        confirmLabel={words.action}
        pending={pending}
        onCancel={() => setAsked(false)}
        onConfirm={() => void run()}
      >
        {words.ask.text(one, other)}
      </ConfirmDialog>
    </Stack>
  );
}

/** What would become of the account that ends, once it is said which one stays. */
function Outcome({ ends, stays }: { ends: string; stays: string }) {
  const call = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['merge', ends, stays],
    queryFn: ({ signal }) => call(previewMerge, { query: { ends, stays }, signal }),
    enabled: stays !== '',
  });
  if (stays === '') return <EmptyState title={words.start} />;
  if (isRefusal(error)) return <Alert severity="error">{error.message}</Alert>;
  if (!error) return data ? <Preview preview={data} /> : <ScreenSkeleton />;
  const failed = error instanceof CallFailed ? error : undefined;
  return (
    <FailedState title={words.failed} onRetry={refetch} retrying={isFetching} reference={failed?.requestId}>
      {failed?.message}
    </FailedState>
  );
}

/**
 * Two accounts of one person become one: the number of the one that ends stands in the address, the other is typed.
 * What would move is shown before anything does.
 */
export default function MergeRoute() {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const stays = search.get('stays') ?? '';
  return (
    <Page title={words.title} lead={words.lead} trail={<Link to={`/accounts/${id}`}>{`#${id}`}</Link>}>
      <Columns>
        <div>
          <Outcome ends={id} stays={stays} />
        </div>
        <div>
          <OtherForm key={stays} stays={stays} onChosen={(chosen) => setSearch({ stays: chosen })} />
        </div>
      </Columns>
    </Page>
  );
}
