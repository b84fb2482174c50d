import type { Viewing } from '@karachi-estates/contracts/viewings';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { type ViewingsContent, viewings } from '../../content/viewings.ts';
import { linkedLoader, useIsUnknownLink } from '../../data/linkedLoader.ts';
import { linkedViewing, useLinkedViewing } from '../../data/viewings.ts';
import { useSay } from '../../locale/useSay.ts';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { homeOf } from '../../viewings/homeOf.ts';
import { ViewingActions } from '../../viewings/ViewingActions.tsx';
import { ViewingFacts } from '../../viewings/ViewingFacts.tsx';
import { whyRefused } from '../../viewings/whyRefused.ts';

export const loader = linkedLoader(linkedViewing);

export const clientLoader = () => null;

export const meta = fixedPageMeta('/viewing');

/** How a viewing stands after each thing that a side does, until somebody does more. */
const STANDS = {
  confirm: { buyer: 'asked', seller: 'asked' },
  accept: { buyer: 'agreed', seller: 'agreed' },
  propose: { buyer: 'asked', seller: 'offered' },
  decline: { buyer: 'declined', seller: 'declined' },
  cancel: { buyer: 'cancelled', seller: 'cancelled' },
} as const satisfies Record<Viewing['can'][number], Record<Viewing['party'], Viewing['state']>>;

/** What is said of what was done; a page that is read again after the other side did more says nothing of it. */
function doneIn(words: ViewingsContent['done'], done: string | null, { party, state }: Viewing): string | undefined {
  if (done === null || !Object.hasOwn(STANDS, done)) return undefined;
  const act = done as keyof typeof STANDS;
  return STANDS[act][party] === state ? words[act] : undefined;
}

/**
 * One viewing, with the link of a mail, for the side that got it. Forms of their own each, sent by the browser itself.
 */
export default function ViewingRoute() {
  const words = useContent('viewings', viewings);
  const say = useSay();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isUnknown = useIsUnknownLink();
  const { data, error, reference, retry } = useLinkedViewing(token);
  const { role } = useSession();
  const onward =
    role === 'seller'
      ? { href: '/viewings', label: words.received.heading }
      : { href: '/properties', label: words.browse };
  const away = (
    <p>
      <Button href={onward.href} variant="outlined">
        {onward.label}
      </Button>
    </p>
  );
  if (!token || isUnknown || (error && error.status >= 400 && error.status < 429))
    return <SearchPage heading={words.invalid.heading} text={words.invalid.text} after={away} />;
  if (error && !data) {
    return (
      <Section room="half">
        <FailedState level={1} title={words.failed.heading} reference={reference} onRetry={retry} />
      </Section>
    );
  }
  if (!data) {
    return (
      <SearchPage heading={words.link.heading} text={words.loading}>
        <Skeleton variant="rounded" height={240} />
      </SearchPage>
    );
  }
  const code = search.get('refused');
  const refused = code === null ? undefined : whyRefused(code, search);
  const done = doneIn(words.done, search.get('done'), data);
  const fault = refused && { field: refused.field, fault: say(refused.reason) };
  const home = homeOf(data, role);
  const after = home && (
    <Button href={home} variant="outlined">
      {words.card.home}
    </Button>
  );
  return (
    <SearchPage heading={words.link.heading} text={words.link[data.party]} after={after}>
      <Stack spacing={2.5}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            <bdi>{data.title}</bdi>
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            label={words.states[data.party][data.state]}
            color={data.state === 'agreed' ? 'success' : 'default'}
          />
        </Stack>
        {done && <Alert severity="success">{done}</Alert>}
        {code !== null && <Alert severity="error">{refused ? say(refused.reason) : words.notChanged}</Alert>}
        <ViewingFacts viewing={data} />
        <ViewingActions
          viewing={data}
          token={token}
          refused={{ act: code && search.get('act'), ...fault, values: Object.fromEntries(search) }}
        />
      </Stack>
    </SearchPage>
  );
}
