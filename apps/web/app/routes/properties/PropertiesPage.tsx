import type { WayOn } from '@karachi-estates/contracts/propertyLists';
import { FilterBar } from '@karachi-estates/design-system/FilterBar';
import { FilterChips } from '@karachi-estates/design-system/FilterChips';
import { CONTENT_WIDTH, gutters } from '@karachi-estates/design-system/theme/looks';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { areaName, cityName, KARACHI } from '@karachi-estates/domain/areas/match';
import { relaxed } from '@karachi-estates/domain/properties/listFilters';
import { resultSentence } from '@karachi-estates/domain/properties/sentence';
import { searchedPurpose } from '@karachi-estates/domain/properties/vocabulary';
import { LONGEST_SEARCH } from '@karachi-estates/domain/search/longest';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useHref, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../chrome/Hydrated.tsx';
import { useTitle } from '../../chrome/useTitle.ts';
import { useContent } from '../../content/contentFor.ts';
import { properties } from '../../content/properties.ts';
import { propertiesSeo } from '../../content/propertiesSeo.ts';
import { siteName } from '../../content/siteName.ts';
import { areasStatus, useNearbyAreas } from '../../data/areas.ts';
import { useFacets, useFoundCount, usePropertyPages, useWaysOn } from '../../data/properties.ts';
import { noteSearch } from '../../data/seen.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';
import { chipsOf, searchName } from '../../properties/chips.ts';
import {
  type ListQuery,
  queryOf,
  readFilters,
  searchAt,
  searchPath,
  unordered,
  vocabularyOf,
  without,
} from '../../properties/filters.ts';
import { itemList } from '../../seo/itemList.ts';
import { JsonLd } from '../../seo/JsonLd.tsx';
import type { Loaded } from './loaded.ts';
import { MapPart, ViewSwitch } from './MapPart.tsx';
import { PropertyResults } from './PropertyResults.tsx';
import { problemOf } from './problem.ts';
import { TypedSearch } from './TypedSearch.tsx';
import { useMoreFilters } from './useMoreFilters.tsx';
import { useSearchedPlaces } from './useSearchedPlaces.ts';

/** What 'Load more' keeps in the history: the cursors of the pages below the first, so that Back finds them again. */
interface LoadedMore {
  cursors?: string[];
}

// Opened anew among the cards below the first page, which come late.
if (!import.meta.env.SSR && window.history.state?.usr?.cursors) {
  import('./keepPlace.ts').then(
    ({ keepPlace }) => keepPlace(),
    () => undefined,
  );
}

function withCounts<Area extends { id: number }>(list: readonly Area[], counts: Record<string, number> | undefined) {
  return counts ? list.map((area) => ({ ...area, listings: counts[area.id] ?? 0 })) : list;
}

const Page = styled('div')(
  memoTheme(({ theme }) => ({
    ...gutters({ theme }),
    display: 'grid',
    gap: theme.spacing(2),
    width: '100%',
    maxWidth: `calc(${CONTENT_WIDTH} + ${theme.spacing(6)})`,
    marginInline: 'auto',
    paddingBlock: theme.spacing(4, 6),
    [theme.breakpoints.up('lg')]: { paddingBlockEnd: theme.spacing(12) },
    '& > *': { minWidth: 0 },
  })),
);

/** The search without what a way gives up. */
function hrefWithout(way: WayOn, filters: ListQuery, purpose: ListQuery['purpose']): string {
  const kept = way.without.includes('purpose') ? {} : { purpose };
  const area = way.areas?.join();
  return searchPath({ ...relaxed(filters, way.without), ...kept, ...(area && { area }) });
}

interface ResultSentenceProps {
  filters: ListQuery;
  /** The areas of the search. */
  chosen: ReturnType<typeof useSearchedPlaces>['chosen'];
  purpose: ReturnType<typeof searchedPurpose>;
  count: number;
  capped: boolean;
}

function ResultSentence({ filters, chosen, purpose, count, capped }: ResultSentenceProps) {
  const locale = useLocale();
  const words = useContent('properties', properties);
  return resultSentence({
    count,
    capped,
    area: chosen.map((each) => areaName(each, locale)).join(words.list.areaSeparator),
    city: cityName(KARACHI.city_name, locale),
    propertyType: filters.propertyType,
    ...vocabularyOf(filters),
    purpose,
    locale,
  });
}

/** Property Deals: the filters of the address, what was found, page by page. */
export default function PropertiesPage() {
  const locale = useLocale();
  const words = useContent('properties', properties);
  const { heading, title } = useContent('propertiesSeo', propertiesSeo);
  const location = useLocation();
  const navigate = useNavigate();
  const server = useLoaderData() as Partial<Loaded> | null;
  const search = new URLSearchParams(location.search);
  const filters = readFilters(search);
  const isHydrated = useHydrated();
  const cursors = (isHydrated && (location.state as LoadedMore | null)?.cursors) || [];

  const origin = useSiteSettings().data?.siteUrl ?? '';
  const results = usePropertyPages(queryOf(search), cursors);
  const isLoadingMore = results.isLoading && cursors.length > 0;
  // The search itself is at fault; everything else may succeed when it is tried again.
  const { error } = results;
  const isRefused = error && error.status >= 400 && error.status < 429;
  // Counts come with the browser: nobody waits for them, and the page as sent stays light.
  const purpose = searchedPurpose({ ...filters, ...vocabularyOf(filters) });
  const { area: areaId, propertyType, view, box, shapes } = filters;
  const facets = useFacets(isHydrated && !isRefused ? { area: areaId, propertyType, purpose } : undefined).data;
  const { areaList, chosen, areaIds, parts, partOf } = useSearchedPlaces(filters, results.data?.items ?? [], server);
  const nearby = useNearbyAreas(isRefused || search.has('cursor') ? null : areaIds).data;
  const said = search.get('said')?.slice(0, LONGEST_SEARCH);
  const chips = chipsOf(filters, chosen, locale, parts);
  const name = searchName(filters, chosen, locale, parts);
  useTitle(name ? `${name} | ${siteName}` : title);
  // In what order and on which map it is shown makes no other search.
  const asked = searchPath(without(unordered(filters), 'view', 'box', 'shapes'));
  useEffect(() => {
    if (!isRefused) noteSearch(asked.split('?')[1] ?? '');
  }, [asked, isRefused]);
  const moreFilters = useMoreFilters(filters);
  // The server has asked what to give up; a search that is changed in the browser asks itself.
  const isEmpty = results.data?.items.length === 0 && !search.has('cursor');
  const found = useWaysOn(isEmpty ? queryOf(search) : undefined).data ?? [];
  const ways = found.map((way) => ({ ...way, href: hrefWithout(way, filters, purpose) }));
  // A list stops counting early. The number that the filters gave before they were applied comes after it.
  const counted = useFoundCount(isHydrated && results.data?.capped ? queryOf(search) : undefined).data;
  const { total, capped } = counted ?? results.data ?? { total: 0, capped: false };

  const refused = isRefused ? problemOf(error) : isHydrated ? undefined : server?.problem;
  const problem = refused && (refused.message ?? words.list.unreadable.heading);
  const loadMore = () => {
    const state: LoadedMore = { cursors: [...cursors, results.data?.next ?? ''] };
    void navigate(location, { replace: true, state, preventScrollReset: true });
  };
  const list = (
    <PropertyResults
      page={results.data}
      ways={ways}
      problem={problem}
      withoutHref={refused && searchPath(without(filters, ...refused.filters))}
      isFailed={results.error !== undefined}
      reference={results.reference}
      isLoadingMore={isLoadingMore}
      nextHref={results.data?.next ? searchPath(filters, results.data.next) : undefined}
      firstHref={search.has('cursor') ? searchPath(filters) : undefined}
      saveHref={searchAt('/saved-searches/new', filters)}
      feedHref={localePath(locale, searchAt('/properties.rss', filters))}
      nearby={(nearby ?? []).map((each) => ({
        label: areaName(each, locale),
        href: searchPath({ ...without(filters, 'part', 'box', 'shapes'), area: String(each.id) }),
      }))}
      onRetry={results.retry}
      onLoadMore={loadMore}
    />
  );

  return (
    <Page>
      <Typography variant="h2" component="h1">
        {heading}
      </Typography>
      <TypedSearch said={said} filters={filters} />
      <FilterBar
        action={useHref('/properties')}
        query={{ ...filters, area: areaIds || filters.area, purpose: purpose ?? filters.purpose }}
        area={chosen.length === 1 ? chosen[0] : undefined}
        chosenAreas={chosen}
        areas={withCounts(areaList.data ?? [], facets?.areas)}
        typeCounts={facets?.propertyTypes}
        areasStatus={areasStatus(areaList)}
        onRetryAreas={areaList.retry}
        count={chips.length}
        more={moreFilters.button}
        onApply={(query) => void navigate(searchPath({ ...query, part: partOf(query.area), view, box, shapes }))}
      />
      {moreFilters.sheet}
      <Stack spacing={2} sx={{ py: 1 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography role="status" color="textSecondary" sx={{ minHeight: '1lh' }}>
            {results.data && (
              <ResultSentence filters={filters} chosen={chosen} purpose={purpose} count={total} capped={capped} />
            )}
          </Typography>
          <ViewSwitch filters={filters} said={said} />
        </Stack>
        <FilterChips filters={chips} clearHref={searchPath({ view })} />
      </Stack>
      {results.data && results.data.items.length > 0 && (
        <JsonLd data={itemList({ origin, locale }, results.data.items)} />
      )}
      {view === 'map' ? (
        <MapPart
          filters={filters}
          page={results.data}
          ways={ways}
          problem={problem}
          isFailed={results.error !== undefined}
          isLoadingMore={isLoadingMore}
          onRetry={results.retry}
          onLoadMore={loadMore}
        >
          {list}
        </MapPart>
      ) : (
        list
      )}
    </Page>
  );
}
