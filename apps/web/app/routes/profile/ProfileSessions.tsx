import { endOtherSessions, endSession, type SessionInfo } from '@karachi-estates/contracts/accounts';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { fullMoment } from '@karachi-estates/domain/day';
import type { Locale } from '@karachi-estates/domain/words/locale';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { type Catalogue, useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { ownership } from '../../content/ownership.ts';
import { SESSIONS, useSessions } from '../../data/accounts.ts';
import { useApiMutation } from '../../data/useApiMutation.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { AccountSection } from './AccountSection.tsx';
import { RequestNote } from './RequestNote.tsx';
import { useRequest } from './useRequest.ts';

function lastSeen(
  { last_seen_at, address_family }: SessionInfo,
  words: Catalogue['ownership']['devices'],
  locale: Locale,
): string {
  const date = fullMoment(last_seen_at, locale);
  return fill(address_family ? words.lastSeen : words.lastSeenAnywhere, { date, family: address_family });
}

/** The devices that are signed in, and the way to sign them out. */
export function ProfileSessions() {
  const { devices: words } = useContent('ownership', ownership);
  const locale = useLocale();
  const { data } = useSessions();
  const one = useApiMutation(endSession, [SESSIONS]);
  const others = useApiMutation(endOtherSessions, [SESSIONS]);
  const { said, isWorking, run } = useRequest();
  const sessions = data?.sessions ?? [];

  const endButton = (session: SessionInfo) => (
    <Button
      variant="outlined"
      size="small"
      aria-label={fill(words.endNamed, {
        device: session.device,
        date: fullMoment(session.last_seen_at, locale),
      })}
      onClick={() => run(() => one.send({ params: { session_id: String(session.id) } }))}
      {...heldWhile(isWorking)}
    >
      {words.end}
    </Button>
  );

  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      <RequestNote said={said} />
      <List disablePadding>
        {sessions.map((session) => (
          <ListItem key={session.id} disableGutters divider sx={{ gap: 2, flexWrap: 'wrap' }}>
            <ListItemText primary={session.device} secondary={lastSeen(session, words, locale)} />
            {session.current ? <Chip label={words.current} size="small" /> : endButton(session)}
          </ListItem>
        ))}
      </List>
      {sessions.length > 1 && (
        <div>
          <Button variant="outlined" onClick={() => run(() => others.send())} {...heldWhile(isWorking)}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
