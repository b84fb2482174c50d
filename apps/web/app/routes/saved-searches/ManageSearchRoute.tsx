import { changeManagedSearch, type SavedSearch } from '@karachi-estates/contracts/searches';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { isFrequency } from '@karachi-estates/domain/searches/frequency';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { linkedLoader, useIsUnknownLink } from '../../data/linkedLoader.ts';
import { managedSearch, useManagedSearch } from '../../data/searches.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { BrowseLink } from '../../properties/BrowseLink.tsx';
import { DeviceAlerts } from '../../searches/DeviceAlerts.tsx';
import { feedOf } from '../../searches/feedOf.ts';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchFields } from '../../searches/SearchFields.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { SearchParts } from '../../searches/SearchParts.tsx';
import { useNameRefusal } from '../../searches/useNameRefusal.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { ChangeFiltersLink } from './ChangeFiltersLink.tsx';
import { CHANGES, filtersLoader, SearchFilters } from './SearchFilters.tsx';

const ownLoader = linkedLoader(managedSearch);

export const loader = (args: LoaderFunctionArgs) =>
  new URL(args.request.url).searchParams.has(CHANGES) ? filtersLoader(args) : ownLoader(args);

export const clientLoader = () => null;

export const meta = fixedPageMeta('/saved-searches/manage');

/** One saved search, with the link of its mails: what is set of it, or other filters without scripts. */
export default function ManageSearchRoute() {
  const [search] = useSearchParams();
  return search.has(CHANGES) ? <SearchFilters /> : <ManagedSearch />;
}

/** What is set of the search, or what somebody typed into the form that was refused. */
function typedIn(search: URLSearchParams, { name, frequency, quiet_hours: quietHours }: SavedSearch) {
  const typed = search.get('frequency');
  if (!search.has('refused') || !isFrequency(typed)) return { name, frequency, quietHours };
  const quiet = search.get('quiet_hours') === 'off' ? ('off' as const) : ('on' as const);
  return { name: search.get('name') ?? '', frequency: typed, quietHours: quiet };
}

/** Its name, how often it writes, pause and end. Forms of their own each. */
function ManagedSearch() {
  const words = useContent('savedSearches', savedSearches);
  const locale = useLocale();
  const isSeller = useSession().role === 'seller';
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isUnknown = useIsUnknownLink();
  const done = search.get('done');
  const managed = useManagedSearch(token);
  const refusal = useNameRefusal();
  const { data, error } = managed;
  const away = (
    <p>
      <BrowseLink>{words.browse}</BrowseLink>
    </p>
  );

  if (done === 'deleted')
    return <SearchPage heading={words.manage.deleted} text={words.unsubscribed.text} after={away} />;
  if (!token || isUnknown || (error && error.status >= 400 && error.status < 429))
    return <SearchPage heading={words.expired.heading} text={words.expired.text} after={away} />;
  if (error && !data) {
    return (
      <Section room="half">
        <FailedState level={1} reference={managed.reference} onRetry={managed.retry} />
      </Section>
    );
  }
  if (!data) {
    return (
      <SearchPage heading={words.manage.heading} text={words.list.loading}>
        <Skeleton variant="rounded" height={320} />
      </SearchPage>
    );
  }
  const note = done === 'confirmed' ? words.manage.confirmed : done === 'changed' ? words.manage.changed : undefined;
  return (
    <SearchPage
      heading={words.manage.heading}
      text={words.manage.lead}
      after={!data.paused && <DeviceAlerts token={token} />}
    >
      <Stack spacing={3}>
        {note && <Alert severity="success">{note}</Alert>}
        {search.has('refused') && <Alert severity="error">{words.refused}</Alert>}
        {data.paused && <Alert severity="info">{words.list.paused}</Alert>}
        <SearchParts parts={data.parts} label={words.save.parts} />
        <PlainForm to={changeManagedSearch} hidden={{ token, act: 'save' }} isCheckedByServer>
          <SearchFields {...typedIn(search, data)} refusal={refusal} />
          <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
            {words.manage.save}
          </Button>
        </PlainForm>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <BrowseLink query={data.query}>{words.actions.results}</BrowseLink>
          {!isSeller && <ChangeFiltersLink search={data} token={token} variant="outlined" />}
          <Button href={feedOf(data, locale)} variant="text">
            {words.actions.feed}
          </Button>
          <PlainForm to={changeManagedSearch} hidden={{ token, act: data.paused ? 'resume' : 'pause' }}>
            <Button type="submit" variant="outlined">
              {data.paused ? words.actions.resume : words.actions.pause}
            </Button>
          </PlainForm>
          <PlainForm to={changeManagedSearch} hidden={{ token, act: 'delete' }}>
            <Button type="submit" color="error" variant="outlined">
              {words.actions.remove}
            </Button>
          </PlainForm>
        </Stack>
      </Stack>
    </SearchPage>
  );
}
