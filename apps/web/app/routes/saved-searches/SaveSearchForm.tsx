import { askForSearch } from '@karachi-estates/contracts/searches';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import { isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { DEFAULT_FREQUENCY, isFrequency } from '@karachi-estates/domain/searches/frequency';
import { SEARCH_SAVED } from '@karachi-estates/domain/searches/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNotify } from '../../chrome/Notices.tsx';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { CallFailed } from '../../data/call.ts';
import { type EditedSearch, stopEditing } from '../../data/editedSearch.ts';
import { type useDescribedSearch, type useLastSearches, useSaveSearch } from '../../data/searches.ts';
import { noteSearch } from '../../data/seen.ts';
import { Refusal } from '../../forms/Refusal.tsx';
import { said } from '../../forms/said.ts';
import { useSay } from '../../locale/useSay.ts';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchFields } from '../../searches/SearchFields.tsx';
import { SearchParts } from '../../searches/SearchParts.tsx';
import { useNameRefusal } from '../../searches/useNameRefusal.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { ChangeFilters } from './ChangeFilters.tsx';

type Described = NonNullable<ReturnType<typeof useDescribedSearch>['data']>;
type Saved = NonNullable<ReturnType<typeof useLastSearches>['data']>['searches'][number];

interface SaveSearchFormProps {
  data: Described;
  /** The same search, where the account has it already. */
  twin: Saved | undefined;
  /** The saved search whose filters are being changed. */
  kept: EditedSearch | undefined;
}

const quietIn = (search: URLSearchParams) => (search.get('quiet_hours') === 'off' ? ('off' as const) : ('on' as const));

/** How a search is saved: under which name, how often one is told, and where it is kept. */
export function SaveSearchForm({ data, twin, kept }: SaveSearchFormProps) {
  const words = useContent('savedSearches', savedSearches);
  const say = useSay();
  const [search] = useSearchParams();
  const { status } = useSession();
  const { send, isSending } = useSaveSearch();
  const navigate = useNavigate();
  const notify = useNotify();
  const [problem, setProblem] = useState<string>();
  const isUser = status === 'user';
  const edited = kept && ('token' in kept.by || isUser) ? kept : undefined;
  const frequency = search.get('frequency');
  const email = search.get('email') ?? '';
  const refusal = useNameRefusal();
  const isNoAddress = search.has('refused') && !isEmail(normalizeEmail(email));

  async function saveInAccount(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const chosen = fields.get('frequency');
    setProblem(undefined);
    try {
      const quiet = fields.get('quiet_hours') === 'off' ? ('off' as const) : ('on' as const);
      const body = { query: data.query, name: String(fields.get('name') ?? ''), quiet_hours: quiet };
      await send({ body: { ...body, frequency: isFrequency(chosen) ? chosen : DEFAULT_FREQUENCY } });
      stopEditing();
      notify({ text: said(told({ SEARCH_SAVED })), tone: 'success' });
      void navigate('/saved-searches');
    } catch (failure) {
      setProblem((failure instanceof CallFailed && failure.message) || words.save.notSaved);
    }
  }

  async function keepHere({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return;
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
    <PlainForm
      to={askForSearch}
      hidden={{ query: data.query }}
      isCheckedByServer
      onSubmit={isUser ? saveInAccount : undefined}
    >
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
        name={search.get('name') ?? (refusal ? '' : (twin?.name ?? data.name))}
        refusal={refusal}
        frequency={isFrequency(frequency) ? frequency : (twin?.frequency ?? DEFAULT_FREQUENCY)}
        quietHours={search.has('quiet_hours') ? quietIn(search) : (twin?.quiet_hours ?? 'on')}
      />
      {!isUser && (
        <TextField
          name="email"
          type="email"
          label={words.save.email}
          helperText={isNoAddress ? say(told({ EMAIL_INVALID })) : words.save.emailHelp}
          error={isNoAddress}
          defaultValue={email}
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
          <Button variant="outlined" size="large" onClick={(event) => void keepHere(event)} sx={{ alignSelf: 'start' }}>
            {words.kept.offer.button}
          </Button>
        </>
      )}
    </PlainForm>
  );
}
