import type { PropertyQuery } from '@karachi-estates/contracts/propertyLists';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { valuesIn } from '@karachi-estates/domain/properties/listFilters';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { isRefusal } from '../../data/call.ts';
import { type EditedSearch, readEdited } from '../../data/editedSearch.ts';
import { fallbackOf, nothingRead } from '../../data/reading.ts';
import { describedSearch, useDescribedSearch, useLastSearches } from '../../data/searches.ts';
import { startReading } from '../../data/useApi.ts';
import { BrowseLink } from '../../properties/BrowseLink.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { SaveSearchForm } from './SaveSearchForm.tsx';

/** What stands in the address and is no filter of the list; the API leaves out what it does not know. */
const TYPED = ['name', 'email', 'frequency', 'quiet_hours'];
const NO_FILTERS = [...TYPED, 'asked', 'refused', 'said', 'sort', 'limit', 'cursor'];

/** The filters of the list that stand in the address. */
function filtersIn(search: URLSearchParams): PropertyQuery {
  const values = Object.entries(valuesIn(search));
  return Object.fromEntries(values.filter(([name, value]) => value && !NO_FILTERS.includes(name)));
}

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
  return (
    <SearchPage heading={words.save.heading} text={isReady ? words.save.lead : words.list.loading}>
      {isReady ? <SaveSearchForm data={data} twin={twin} kept={kept} /> : <Skeleton variant="rounded" height={320} />}
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
