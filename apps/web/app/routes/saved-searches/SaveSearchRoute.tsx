import type { PropertyQuery } from '@karachi-estates/contracts/properties';
import { askForSearch } from '@karachi-estates/contracts/searches';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { valuesIn } from '@karachi-estates/domain/properties/listFilters';
import { DEFAULT_FREQUENCY, isFrequency } from '@karachi-estates/domain/searches/frequency';
import { SEARCH_SAVED } from '@karachi-estates/domain/searches/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router-dom';
import { useNotify } from '../../chrome/Notices.tsx';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { CallFailed, isRefusal } from '../../data/call.ts';
import { type EditedSearch, readEdited, stopEditing } from '../../data/editedSearch.ts';
import { fallbackOf, nothingRead } from '../../data/reading.ts';
import { describedSearch, useDescribedSearch, useLastSearches, useSaveSearch } from '../../data/searches.ts';
import { noteSearch } from '../../data/seen.ts';
import { startReading } from '../../data/useApi.ts';
import { Refusal } from '../../forms/Refusal.tsx';
import { said } from '../../forms/said.ts';
import { BrowseLink } from '../../properties/BrowseLink.tsx';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchFields } from '../../searches/SearchFields.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { SearchParts } from '../../searches/SearchParts.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { ChangeFilters } from './ChangeFilters.tsx';

/** What stands in the address and is no filter of the list; the API leaves out what it does not know. */
const TYPED = ['name', 'email', 'frequency', 'quiet_hours'];
const NO_FILTERS = [...TYPED, 'asked', 'refused', 'said', 'sort', 'limit', 'cursor'];

/** The filters of the list that stand in the address. */
function filtersIn(search: URLSearchParams): PropertyQuery {
  const values = Object.entries(valuesIn(search));
  return Object.fromEntries(values.filter(([name, value]) => value && !NO_FILTERS.includes(name)));
}

const quietIn = (search: URLSearchParams) => (search.get('quiet_hours') === 'off' ? ('off' as const) : ('on' as const));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  if (search.has('asked')) return { fallback: nothingRead };
  try {
    return { fallback: await fallbackOf(context.api, [describedSearch(filtersIn(search))]) };
  } catch (error) {
    // What is wrong with the filters is said by the page.
    if (!isRefusal(error)) throw error;
    return { fallback: nothingRead };
  }
}

export function clientLoader({ request }: { request: Request }) {
  startReading([describedSearch(filtersIn(new URL(request.url).searchParams))]);
  return null;
}

export const meta = fixedPageMeta('/saved-searches/new');

/** Saves the search of the list: in the account, or without one by e-mail or on the device. */
export default function SaveSearchRoute() {
  const words = useContent('savedSearches', savedSearches);
  const [search] = useSearchParams();
  const { status } = useSession();
  const asked = search.has('asked');
  const described = useDescribedSearch(asked ? null : filtersIn(search));
  const isUser = status === 'user';
  const last = useLastSearches(isUser && !asked);
  const { send, isSending } = useSaveSearch();
  const navigate = useNavigate();
  const notify = useNotify();
  const [problem, setProblem] = useState<string>();
  const [kept, setKept] = useState<EditedSearch>();
  useEffect(() => setKept(readEdited()), []);

  if (asked) {
    const { heading, text } = words.save.asked;
    return <SearchPage heading={heading} text={text} after={<Browse label={words.browse} />} />;
  }
  const { data, error } = described;
  if (error && error.status >= 400 && error.status < 429) {
    const { heading, text } = words.save.unknown;
    return <SearchPage heading={heading} text={error.message || text} after={<Browse label={words.browse} />} />;
  }
  if (error && !data) {
    return (
      <Section room="half">
        <FailedState level={1} reference={described.reference} onRetry={described.retry} />
      </Section>
    );
  }
  // Without the list the form is as for a new one.
  const isReady = data && (!isUser || last.data || last.error);
  const twin = last.data?.searches.find(({ query }) => query === data?.query);
  const edited = kept && ('token' in kept.by || isUser) ? kept : undefined;
  const frequency = search.get('frequency');

  async function saveInAccount(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const frequency = fields.get('frequency');
    setProblem(undefined);
    try {
      const quiet = fields.get('quiet_hours') === 'off' ? ('off' as const) : ('on' as const);
      const body = { query: data?.query ?? '', name: String(fields.get('name') ?? ''), quiet_hours: quiet };
      await send({ body: { ...body, frequency: isFrequency(frequency) ? frequency : DEFAULT_FREQUENCY } });
      stopEditing();
      notify({ text: said(told({ SEARCH_SAVED })), tone: 'success' });
      void navigate('/saved-searches');
    } catch (failure) {
      setProblem((failure instanceof CallFailed && failure.message) || words.save.notSaved);
    }
  }

  async function keepHere({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!data || !form) return;
    const typed = String(new FormData(form).get('name') ?? '').trim();
    setProblem(undefined);
    try {
      const { keepOnDevice } = await import('../../data/deviceSearches.ts');
      keepOnDevice({ query: data.query, name: typed || data.name });
    } catch {
      return setProblem(words.save.notSaved);
    }
    // The home page leads back to it, also where the list was left before it could note it.
    noteSearch(data.query);
    notify({ text: words.kept.done, tone: 'success' });
    void navigate('/saved-searches');
  }

  return (
    <SearchPage heading={words.save.heading} text={isReady ? words.save.lead : words.list.loading}>
      {isReady ? (
        <PlainForm to={askForSearch} hidden={{ query: data.query }} onSubmit={isUser ? saveInAccount : undefined}>
          {(problem || search.has('refused')) && (
            <Refusal isShown={problem !== undefined}>{problem ?? words.save.refused}</Refusal>
          )}
          {twin && <Alert severity="info">{twin.paused ? words.save.alreadyPaused : words.save.already}</Alert>}
          <div>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {words.save.parts}
            </Typography>
            <SearchParts parts={data.parts} label={words.save.parts} />
          </div>
          {edited && (
            <>
              <ChangeFilters edited={edited} query={data.query} />
              <Typography variant="h4" component="h2">
                {words.edit.asNew}
              </Typography>
            </>
          )}
          <SearchFields
            key={data.query}
            name={search.get('name') ?? twin?.name ?? data.name}
            frequency={isFrequency(frequency) ? frequency : (twin?.frequency ?? DEFAULT_FREQUENCY)}
            quietHours={search.has('quiet_hours') ? quietIn(search) : (twin?.quiet_hours ?? 'on')}
          />
          {!isUser && (
            <TextField
              name="email"
              type="email"
              label={words.save.email}
              helperText={words.save.emailHelp}
              defaultValue={search.get('email') ?? ''}
              autoComplete="email"
              required
              fullWidth
              slotProps={{ htmlInput: { maxLength: 254, dir: 'ltr' } }}
            />
          )}
          <Button
            type="submit"
            variant={edited ? 'outlined' : 'contained'}
            size="large"
            sx={{ alignSelf: 'start' }}
            {...heldWhile(isSending)}
          >
            {!isUser ? words.save.submitGuest : edited ? words.edit.asNew : words.save.submit}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {words.save.privacy}
          </Typography>
          {status === 'guest' && (
            <>
              <Divider />
              <Typography>{words.kept.offer.text}</Typography>
              <Button
                variant="outlined"
                size="large"
                onClick={(event) => void keepHere(event)}
                sx={{ alignSelf: 'start' }}
              >
                {words.kept.offer.button}
              </Button>
            </>
          )}
        </PlainForm>
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </SearchPage>
  );
}

function Browse({ label }: { label: string }) {
  return (
    <p>
      <BrowseLink>{label}</BrowseLink>
    </p>
  );
}
