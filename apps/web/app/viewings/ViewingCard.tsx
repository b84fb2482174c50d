import type { Viewing } from '@karachi-estates/contracts/viewings';
import { corner } from '@karachi-estates/design-system/theme/looks';
import { takeFocus } from '@karachi-estates/design-system/theme/takeFocus';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify } from '../chrome/Notices.tsx';
import { useContent } from '../content/contentFor.ts';
import { viewings } from '../content/viewings.ts';
import { CallFailed } from '../data/call.ts';
import { useActOnViewing } from '../data/viewings.ts';
import { Refusal } from '../forms/Refusal.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { homeOf } from './homeOf.ts';
import { ViewingActions } from './ViewingActions.tsx';
import { ViewingFacts } from './ViewingFacts.tsx';

const FIELDS = ['time', 'time_1', 'time_2', 'time_3', 'words', 'seen'] as const;

/** What was typed last, and the act that it is for. */
interface Typed {
  act: string;
  values: Readonly<Record<string, string>>;
}

function valuesIn(fields: FormData): Record<string, string> {
  const given = FIELDS.flatMap((name) => {
    const value = fields.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

const isAwaited = ({ party, state }: Viewing) => state === (party === 'seller' ? 'asked' : 'offered');

// What takes the focus only to be read.
const unmarked = { '&:focus-visible': { outline: 'none' } };

/** One viewing of the account, as its buyer or its seller, and what can be done with it. */
export function ViewingCard({ viewing }: { viewing: Viewing }) {
  const words = useContent('viewings', viewings);
  const { send, isSending } = useActOnViewing();
  const notify = useNotify();
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState<Typed>();
  const [refusals, setRefusals] = useState(0);
  const card = useRef<HTMLDivElement>(null);
  const { party, state, title, area } = viewing;
  const href = homeOf(viewing, useSession().role);

  async function act(what: Viewing['can'][number], fields: FormData) {
    const values = valuesIn(fields);
    setProblem(undefined);
    // The viewing is read anew before the answer is known here: forms that are made by then begin empty.
    setTyped(undefined);
    try {
      const params = { viewing_id: String(viewing.viewing_id) };
      await send({ params, body: { act: what, ...values } });
      notify({ text: words.done[what], tone: 'success' });
      // What was pressed goes away with what could be done until now.
      takeFocus(card.current);
    } catch (error) {
      setTyped({ act: what, values });
      // The other side was faster: the forms are new ones then.
      if (error instanceof CallFailed && error.status === 409) setRefusals((before) => before + 1);
      setProblem((error instanceof CallFailed && error.message) || words.notChanged);
    }
  }

  /** The forms are new ones once the other side has done something, and what was typed goes on in them. */
  function noteTyped({ target }: FormEvent<HTMLElement>) {
    const form = (target as Element).closest('form');
    if (!form) return;
    const fields = new FormData(form);
    setTyped({ act: String(fields.get('act')), values: valuesIn(fields) });
  }

  return (
    <Paper
      ref={card}
      tabIndex={-1}
      component="article"
      aria-label={title}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: (theme) => corner(theme, 'card'), ...unmarked }}
    >
      <Stack spacing={2} onInput={noteTyped}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {href ? (
              <Link href={href} color="inherit" underline="hover">
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {area}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            label={words.states[party][state]}
            color={state === 'agreed' ? 'success' : isAwaited(viewing) ? 'warning' : 'default'}
          />
        </Stack>
        {problem && <Refusal isShown>{problem}</Refusal>}
        <ViewingFacts viewing={viewing} />
        <ViewingActions
          key={[state, ...viewing.times, refusals].join()}
          viewing={viewing}
          onAct={act}
          isBusy={isSending}
          refused={typed}
        />
      </Stack>
    </Paper>
  );
}
