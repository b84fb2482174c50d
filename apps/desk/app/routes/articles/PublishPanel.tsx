import {
  type ArticleAction,
  actOnDeskArticle,
  type DeskArticleDetail,
  removeDeskArticle,
} from '@karachi-estates/contracts/deskArticles';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../../chrome/Acting.tsx';
import { articles } from '../../content/articles.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed } from '../../data/call.ts';
import { moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { ScheduleDialog } from '../../parts/ScheduleDialog.tsx';

const words = articles.actions;

export interface PublishPanelProps {
  article: DeskArticleDetail;
  /** The version that the form shows, so that nobody publishes what they have not seen. */
  version: number;
  /** Something is typed and not saved, which would not be published. */
  isDirty: boolean;
  /** What keeps it from readers stands at the fields. */
  onRefused: (error: CallFailed) => void;
  onPreview: () => void;
}

type Asked = Exclude<ArticleAction, 'schedule'> | 'remove';

/** Who sees an article, and since when; publishes it, now or at a time, and takes it back. */
export function PublishPanel({ article, version, isDirty, onRefused, onPreview }: PublishPanelProps) {
  const call = useApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { act, pending } = useAct();
  const [asked, setAsked] = useState<Asked>();
  const [isScheduling, setIsScheduling] = useState(false);
  const { id, state, publish_at: at, published_at: since } = article;
  const params = { id: String(id) };

  /** Says why not; where somebody saved since, also shows what is there now. */
  function refuse(error: CallFailed) {
    if (error.status !== 409) return onRefused(error);
    notify(error.message, { type: 'error' });
    refresh();
  }

  const run = (action: ArticleAction, publishAt?: string) =>
    call(actOnDeskArticle, {
      params,
      body: { action, seen: version, ...(publishAt && { publish_at: publishAt }) },
    });

  async function confirm(wanted: Asked) {
    setAsked(undefined);
    if (wanted === 'remove') {
      const query = { version: String(version) };
      const gone = await act(() => call(removeDeskArticle, { params, query }), { said: ({ message }) => message });
      if (gone) navigate('/articles');
      return;
    }
    try {
      await run(wanted);
      notify(articles.done[wanted], { type: 'info' });
      refresh();
    } catch (error) {
      if (error instanceof CallFailed) refuse(error);
      else throw error;
    }
  }

  return (
    <Panel title={words.title}>
      <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
        <Typography variant="body2">
          {state === 'scheduled' && at
            ? words.scheduledFor(moment(at))
            : since
              ? words.since(moment(since))
              : words.neverPublic}
        </Typography>
        {isDirty && <Alert severity="info">{words.saveFirst}</Alert>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={onPreview}>
            {words.preview}
          </Button>
          {state !== 'published' && (
            <>
              <Button disabled={isDirty} onClick={() => setAsked('publish')} {...heldWhile(pending)}>
                {words.publish}
              </Button>
              <Button
                variant="outlined"
                disabled={isDirty}
                onClick={() => setIsScheduling(true)}
                {...heldWhile(pending)}
              >
                {words.schedule}
              </Button>
            </>
          )}
          {state !== 'draft' && (
            <Button variant="outlined" onClick={() => setAsked('unpublish')} {...heldWhile(pending)}>
              {words.unpublish}
            </Button>
          )}
          {state === 'draft' && (
            <Button variant="text" color="error" onClick={() => setAsked('remove')} {...heldWhile(pending)}>
              {words.remove}
            </Button>
          )}
          {state === 'published' && (
            <Button variant="text" href={`/blogs/${id}`} target="_blank" rel="noreferrer">
              {words.public}
            </Button>
          )}
        </Stack>
      </Stack>
      {asked && (
        <ConfirmDialog
          open
          title={articles.ask[asked].title}
          confirmLabel={words[asked]}
          tone={asked === 'publish' ? 'normal' : 'danger'}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void confirm(asked)}
        >
          {articles.ask[asked].text}
        </ConfirmDialog>
      )}
      {isScheduling && (
        <ScheduleDialog
          words={articles.schedule}
          onClose={() => setIsScheduling(false)}
          onDone={async (moment) => {
            try {
              await run('schedule', moment);
              notify(articles.done.schedule, { type: 'info' });
              refresh();
            } catch (error) {
              // A wrong time stands at the time; what the article lacks, at the article.
              if (!(error instanceof CallFailed) || 'publish_at' in error.fields) throw error;
              refuse(error);
            }
            setIsScheduling(false);
          }}
        />
      )}
    </Panel>
  );
}
