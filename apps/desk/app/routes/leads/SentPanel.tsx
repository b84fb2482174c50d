import type { DeskLeadDetail } from '@karachi-estates/contracts/deskLeads';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { leads } from '../../content/leads.ts';
import { moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { State } from '../../parts/State.tsx';

const words = leads.sent;

/** What was sent to somebody who looks for a home, and their yes or no. */
export function SentPanel({ lead }: { lead: Pick<DeskLeadDetail, 'sent' | 'thread_url'> }) {
  return (
    <Panel title={words.title}>
      {lead.sent.length === 0 ? (
        <Typography variant="body2">{words.none}</Typography>
      ) : (
        <Stack component="ul" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none', typography: 'body2' }}>
          {lead.sent.map(({ property_id: id, title, channel, sent_at: at, answer }) => (
            <li key={id}>
              <Link to={`/listings/${id}`}>{title}</Link>{' '}
              <State meaning={answer === 'yes' ? 'good' : answer === 'no' ? 'stopped' : 'waits'}>
                {words.answers[answer ?? 'none']}
              </State>{' '}
              {moment(at)} {words.channels[channel]}
            </li>
          ))}
        </Stack>
      )}
      {lead.thread_url && (
        <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
          <MuiLink href={lead.thread_url} target="_blank" rel="noreferrer">
            {words.page}
          </MuiLink>
        </Typography>
      )}
    </Panel>
  );
}
