import { type DeskIssueDetail, saveDeskIssue } from '@karachi-estates/contracts/deskNewsletter';
import { ArticleBody } from '@karachi-estates/design-system/ArticleBody';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { TextField } from '@karachi-estates/design-system/TextField';
import { ISSUE_LENGTHS, mayEditIssue } from '@karachi-estates/domain/newsletter/issues';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '../../chrome/Page.tsx';
import { newsletters } from '../../content/newsletters.ts';
import { useApi } from '../../data/api.ts';
import { Detail } from '../../parts/Detail.tsx';
import { DraftNotices } from '../../parts/DraftNotices.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { count, moment } from '../../parts/format.ts';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { RichText } from '../../parts/RichText.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { showFailure } from '../../parts/showFailure.ts';
import { useDraftForm } from '../../parts/useDraftForm.ts';
import { BouncesForm } from './BouncesForm.tsx';
import { IssueMark } from './IssueMark.tsx';
import { SendPanel } from './SendPanel.tsx';
import { TestForm } from './TestForm.tsx';

const words = newsletters.form;

const fieldNames = { subject: words.subject, content: words.content };

/** While mails go out, the figures are read again after this. */
const LOOK_AGAIN_MS = 5_000;

const Plain = styled('pre')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  maxHeight: '20rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

/** How many have it, and what became of the others. */
function Progress({ issue }: { issue: DeskIssueDetail }) {
  const { progress, started_at: began, finished_at: ended } = issue;
  const share = progress.readers === 0 ? 0 : Math.min(100, (100 * progress.sent) / progress.readers);
  const facts = newsletters.progress;
  return (
    <Panel title={facts.title}>
      {began && <LinearProgress variant="determinate" value={share} aria-label={facts.bar} sx={{ mb: 1.5 }} />}
      <Facts
        facts={[
          [facts.readers, count(progress.readers)],
          ...(began
            ? ([
                [facts.sent, count(progress.sent)],
                [facts.queued, count(progress.queued)],
                [facts.given_up, count(progress.given_up)],
                [facts.stopped, count(progress.stopped)],
                [facts.began, moment(began)],
              ] as const)
            : []),
          [facts.ended, ended && moment(ended)],
        ]}
      />
    </Panel>
  );
}

function Issue({ issue }: { issue: DeskIssueDetail }) {
  const call = useApi();
  const refresh = useRefresh();
  const draft = useDraftForm<DeskIssueDetail, { subject: string; content: string }>(issue, 'issue', {
    valuesOf: ({ subject, content }) => ({ subject, content }),
    send: (texts, version) => call(saveDeskIssue, { params: { id: String(issue.id) }, body: { ...texts, version } }),
  });
  const { form, isDirty, save } = draft;
  const isMoving = issue.state === 'sending' || (issue.progress.queued > 0 && issue.state === 'sent');
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(refresh, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMoving, refresh]);
  const mayEdit = mayEditIssue(issue.state);
  return (
    <Page
      title={issue.subject}
      trail={<Link to="/newsletters">{newsletters.title}</Link>}
      lead={<IssueMark state={issue.state} />}
    >
      <DraftNotices draft={draft} row={issue} fieldNames={fieldNames} />
      <Columns>
        <div>
          <Panel title={words.title}>
            {mayEdit ? (
              <FormLayout form={form} label={issue.subject} width="fill" sx={{ gap: 2 }} onSubmit={save}>
                <ErrorSummary fieldNames={fieldNames} />
                <TextField
                  name="subject"
                  label={words.subject}
                  help={words.subjectHelp}
                  maxLength={ISSUE_LENGTHS.subject}
                  autoComplete="off"
                />
                <RichText name="content" label={words.content} />
                <SaveBar label={words.save} isDirty={isDirty} />
              </FormLayout>
            ) : (
              <ArticleBody html={issue.content} />
            )}
          </Panel>
          {issue.plain_text && (
            <Panel title={words.plain}>
              <Typography variant="body2" color="textSecondary" gutterBottom>
                {words.plainHelp}
              </Typography>
              <Plain tabIndex={0} aria-label={words.plain}>
                {issue.plain_text}
              </Plain>
            </Panel>
          )}
        </div>
        <div>
          <Progress issue={issue} />
          <SendPanel
            issue={issue}
            version={draft.version}
            isDirty={isDirty}
            onRefused={(error) => showFailure(form, error)}
          />
          {mayEdit && <TestForm issue={issue} />}
          {issue.progress.sent > 0 && <BouncesForm issue={issue} />}
        </div>
      </Columns>
    </Page>
  );
}

/** One issue of the newsletter: its words, a test, the sending and how far it is. */
export default function NewsletterRoute() {
  return (
    <Detail<DeskIssueDetail> resource="newsletters" list={newsletters.title}>
      {(issue) => <Issue key={issue.id} issue={issue} />}
    </Detail>
  );
}
