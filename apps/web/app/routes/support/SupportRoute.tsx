import type { SupportOverview, SupportRequest } from '@karachi-estates/contracts/support';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { formatPhone, telLink, whatsappLink } from '@karachi-estates/domain/accounts/phone';
import { fullDate } from '@karachi-estates/domain/day';
import CallRounded from '@mui/icons-material/CallRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { WorkspaceHead, WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { support } from '../../content/support.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { useSupport } from '../../data/support.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { SupportForm } from './SupportForm.tsx';

export const meta = privatePageMeta('/support');

/** What the plan in force promises: who is answered first, and whom Premium sellers call. */
function Promised({ promise, manager }: Pick<SupportOverview, 'promise' | 'manager'>) {
  const { promise: words } = useContent('support', support);
  if (promise === 'basic') return null;
  if (!manager) {
    return (
      <Alert severity="info" variant="outlined">
        <AlertTitle>{words.priority}</AlertTitle>
        {words.priorityText}
      </Alert>
    );
  }
  return (
    <Paper variant="outlined" sx={{ padding: 2 }}>
      <Stack spacing={1.5}>
        <Typography variant="h4" component="h2">
          {fill(words.manager, { name: manager.name })}
        </Typography>
        <Typography>
          <bdi>{formatPhone(manager.phone)}</bdi>
        </Typography>
        <Typography color="textSecondary">{words.managerText}</Typography>
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" startIcon={<CallRounded />} href={telLink(manager.phone) ?? ''}>
            {words.call}
          </Button>
          <Button
            variant="outlined"
            startIcon={<WhatsApp />}
            href={whatsappLink(manager.phone, { message: '', url: '' }) ?? ''}
            target="_blank"
            rel="noreferrer"
          >
            WhatsApp
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
}

function Request({ request }: { request: SupportRequest }) {
  const { list, states } = useContent('support', support);
  const locale = useLocale();
  const dateOf = (at: string) => fullDate(new Date(at), locale);
  const said = [
    { label: fill(list.you, { date: dateOf(request.created_at) }), words: request.words, at: request.created_at },
    ...request.answers.map(({ words, at }) => ({ label: fill(list.answer, { date: dateOf(at) }), words, at })),
  ];
  return (
    <Paper component="article" variant="outlined" sx={{ padding: 2 }}>
      <Stack spacing={1.5}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h4" component="h3" dir="auto" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {request.subject}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            label={states[request.state]}
            color={request.state === 'answered' ? 'success' : 'default'}
          />
        </Stack>
        {said.map(({ label, words, at }) => (
          <div key={at + label}>
            <Typography variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography dir="auto" sx={{ textAlign: 'start', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {words}
            </Typography>
          </div>
        ))}
      </Stack>
    </Paper>
  );
}

/** A seller's way to the desk: a form, what was asked and answered, and who helps by name or by chat. */
export default function SupportRoute() {
  const words = useContent('support', support);
  const { data, error, reference, retry } = useSupport();
  const { data: settings } = useSiteSettings();
  return (
    <WorkspacePage>
      <WorkspaceHead heading={words.heading}>
        {settings && (
          <Button variant="outlined" startIcon={<WhatsApp />} href={settings.contact.chatUrl} target="_blank">
            {words.chat}
          </Button>
        )}
      </WorkspaceHead>
      <Typography color="textSecondary">{words.lead}</Typography>
      {error && !data && <FailedState title={words.failed} reference={reference} onRetry={retry} />}
      {!error && !data && (
        <Stack spacing={2} role="status" aria-label={words.loading}>
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={280} />
        </Stack>
      )}
      {data && (
        <>
          <Promised promise={data.promise} manager={data.manager} />
          <Stack component="section" spacing={1.5} aria-labelledby="ask-support" sx={{ maxWidth: '36rem' }}>
            <Typography id="ask-support" variant="h3" component="h2">
              {words.form.heading}
            </Typography>
            <SupportForm />
          </Stack>
          <Stack component="section" spacing={1.5} aria-labelledby="support-requests">
            <Typography id="support-requests" variant="h3" component="h2">
              {words.list.heading}
            </Typography>
            {data.requests.length === 0 && <Typography>{words.list.none}</Typography>}
            {data.requests.map((request) => (
              <Request key={request.id} request={request} />
            ))}
          </Stack>
        </>
      )}
    </WorkspacePage>
  );
}
