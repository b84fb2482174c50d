import {
  type DeskArticleDetail,
  getArticleRevision,
  restoreArticleRevision,
} from '@karachi-estates/contracts/deskArticles';
import type { AnswerOf } from '@karachi-estates/contracts/endpoint';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import type { Locale } from '@karachi-estates/domain/words/locale';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAct } from '../../chrome/Acting.tsx';
import { articles } from '../../content/articles.ts';
import { frame } from '../../content/frame.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed } from '../../data/call.ts';
import { moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { State } from '../../parts/State.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

const words = articles.versions;

const Lines = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  maxHeight: '24rem',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1) },
  '& li > span:first-of-type': { flex: '1 1 10rem', overflowWrap: 'anywhere' },
}));

export interface VersionsPanelProps {
  article: DeskArticleDetail;
  /** What is typed and not saved would be lost by a restoration. */
  isDirty: boolean;
}

/** The latest versions of an article: by whom, when, what they said, and the way back to one. */
export function VersionsPanel({ article, isDirty }: VersionsPanelProps) {
  const call = useApi();
  const notify = useNotify();
  const { act, pending } = useAct();
  const [seen, setSeen] = useState<AnswerOf<typeof getArticleRevision>>();
  const [isAsked, setIsAsked] = useState(false);
  const [language, setLanguage] = useState<Locale>('en');
  const isUrdu = language === 'ur';
  const other = isUrdu ? 'en' : 'ur';
  const paramsOf = (version: number) => ({ id: String(article.id), version: String(version) });

  async function look(version: number) {
    try {
      setSeen(await call(getArticleRevision, { params: paramsOf(version) }));
      setLanguage('en');
    } catch (error) {
      notify(error instanceof CallFailed ? error.message : frame.calls.unreadable, { type: 'error' });
    }
  }

  return (
    <Panel title={words.title}>
      {article.revisions.length === 0 && <Typography variant="body2">{words.none}</Typography>}
      {/* A part that scrolls is reached by keyboard. */}
      <Lines tabIndex={0} aria-label={words.title}>
        {article.revisions.map(({ version, by, at }) => (
          <li key={version}>
            <span>
              {words.version(version)}
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {words.by(by, moment(at))}
              </Typography>
            </span>
            {version === article.version ? (
              <State meaning="good">{words.now}</State>
            ) : (
              <Button variant="outlined" aria-label={words.lookOf(version)} onClick={() => void look(version)}>
                {words.look}
              </Button>
            )}
          </li>
        ))}
      </Lines>
      {seen && (
        <PreviewDialog
          title={isUrdu ? seen.title_ur : seen.title}
          heading={words.seen(seen.version, words.by(seen.by, moment(seen.at)))}
          author={seen.author}
          date={article.published_at ?? article.created_at}
          html={isUrdu ? seen.content_ur : seen.content}
          cover={seen.cover}
          coverAlt=""
          action={
            <>
              {(seen.title_ur || seen.content_ur) && (
                <Button variant="text" onClick={() => setLanguage(other)}>
                  {words.languages[other]}
                </Button>
              )}
              {isDirty && <Typography variant="body2">{words.saveFirst}</Typography>}
              <Button variant="outlined" disabled={isDirty} onClick={() => setIsAsked(true)} {...heldWhile(pending)}>
                {words.restore}
              </Button>
            </>
          }
          onClose={() => setSeen(undefined)}
        />
      )}
      {seen && (
        <ConfirmDialog
          open={isAsked}
          title={words.ask.title(seen.version)}
          confirmLabel={words.restore}
          onCancel={() => setIsAsked(false)}
          onConfirm={async () => {
            setIsAsked(false);
            await act(() => call(restoreArticleRevision, { params: paramsOf(seen.version) }), {
              said: () => words.restored,
            });
            setSeen(undefined);
          }}
        >
          {words.ask.text}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
