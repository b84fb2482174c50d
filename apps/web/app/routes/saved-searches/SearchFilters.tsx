import { changeManagedSearch } from '@karachi-estates/contracts/searches';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { MoreFilters } from '@karachi-estates/design-system/MoreFilters';
import { Section } from '@karachi-estates/design-system/Section';
import { areaName, partName } from '@karachi-estates/domain/areas/match';
import { PURPOSES, purposeLabel } from '@karachi-estates/domain/properties/vocabulary';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type LoaderFunctionArgs, useHref, useLoaderData, useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { areaParts, areas, useAreaParts, useAreas } from '../../data/areas.ts';
import { isRefusal } from '../../data/call.ts';
import { useIsUnknownLink } from '../../data/linkedLoader.ts';
import { type Fallback, fallbackOf, nothingRead, optional } from '../../data/reading.ts';
import { describedSearch, managedSearch, useDescribedSearch, useManagedSearch } from '../../data/searches.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { BrowseLink } from '../../properties/BrowseLink.tsx';
import { askedOf, findAreas, type ListQuery, readFilters, without } from '../../properties/filters.ts';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { SearchParts } from '../../searches/SearchParts.tsx';

const PATH = '/saved-searches/manage';
/** Stands in the address beside the filters: the page of a search is the page that changes them. */
export const CHANGES = 'change';
/** The form that chooses; fields that it does not have itself name it. */
const FORM = 'filters';

const filtersIn = (search: URLSearchParams) => without(readFilters(search), 'sort');

/** What of a page without scripts the browser cannot ask itself. */
interface Loaded {
  fallback: Fallback;
  /** The link is not known. */
  isUnknown?: true;
  /** What is wrong with the filters. */
  problem?: string;
}

/** The loader of the page, where it is to change filters. */
export async function filtersLoader({ request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const search = new URL(request.url).searchParams;
  const token = search.get('token');
  if (!token) return { fallback: nothingRead };
  const filters = filtersIn(search);
  const parts = filters.area ? [optional(areaParts(filters.area))] : [];
  const beside = [managedSearch(token), optional(areas()), ...parts];
  try {
    return { fallback: await fallbackOf(context.api, [...beside, describedSearch(askedOf(filters))]) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // Either the filters are wrong, which the page says beside them, or the link is not known.
    try {
      return { fallback: await fallbackOf(context.api, beside), problem: error.message };
    } catch {
      return { fallback: nothingRead, isUnknown: true };
    }
  }
}

/**
 * Other filters for a saved search, with the link of its mails and without scripts: one form chooses, as an address,
 * and another one saves what was chosen.
 */
export function SearchFilters() {
  const { edit, expired, list, manage, save, browse } = useContent('savedSearches', savedSearches);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const filters = filtersIn(search);
  const managed = useManagedSearch(token);
  const described = useDescribedSearch(token ? askedOf(filters) : null);
  const { data, error } = managed;
  const loaded = useLoaderData() as Loaded | null;
  const isUnknown = useIsUnknownLink();

  if (!token || isUnknown || (error && error.status >= 400 && error.status < 429)) {
    const away = <BrowseLink>{browse}</BrowseLink>;
    return <SearchPage heading={expired.heading} text={expired.text} after={away} />;
  }
  if (error && !data) {
    return (
      <Section room="half">
        <FailedState level={1} reference={managed.reference} onRetry={managed.retry} />
      </Section>
    );
  }
  if (!data) {
    return (
      <SearchPage heading={edit.filters} text={list.loading}>
        <Skeleton variant="rounded" height={320} />
      </SearchPage>
    );
  }
  const refused = search.get('refused');
  const wrong = described.error?.message ?? (described.data ? undefined : loaded?.problem);
  const problem =
    wrong !== undefined
      ? wrong || save.unknown.text
      : refused === 'SEARCH_SAVED_ALREADY'
        ? edit.double
        : refused && list.notChanged;
  return (
    <SearchPage
      heading={edit.filters}
      text={edit.text}
      after={
        <Button href={`/saved-searches/manage?${new URLSearchParams({ token })}`} variant="text">
          {manage.heading}
        </Button>
      }
    >
      <Stack spacing={3}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {described.data && (
          <>
            <SearchParts parts={described.data.parts} label={save.parts} />
            <PlainForm to={changeManagedSearch} hidden={{ token, act: 'save', query: described.data.query }}>
              <Button
                type="submit"
                variant="contained"
                size="large"
                sx={{ alignSelf: 'start', overflowWrap: 'anywhere' }}
              >
                <bdi>{fill(edit.save, { name: data.name })}</bdi>
              </Button>
            </PlainForm>
          </>
        )}
        <Choosing key={search.toString()} token={token} filters={filters} />
      </Stack>
    </SearchPage>
  );
}

/** All filters in one GET form, which leads to this page again. */
function Choosing({ token, filters }: { token: string; filters: ListQuery }) {
  const { edit } = useContent('savedSearches', savedSearches);
  const locale = useLocale();
  const action = useHref(`${PATH}?${new URLSearchParams({ token, [CHANGES]: '1' })}`);
  const chosen = findAreas(useAreas().data ?? [], filters.area);
  const parts = useAreaParts(filters.area ?? null).data;
  const { area, box, shapes } = filters;
  const unseen = { token, [CHANGES]: '1', box, shapes, ...(area && chosen.length === 0 && { area }) };
  const htmlInput = { form: FORM, dir: 'auto' };
  const amount = (name: 'minPrice' | 'maxPrice', label: string) => (
    <TextField name={name} label={label} defaultValue={filters[name] ?? ''} fullWidth slotProps={{ htmlInput }} />
  );
  return (
    <div>
      {Object.entries(unseen).map(
        ([name, value]) => value && <input key={name} type="hidden" form={FORM} name={name} value={value} />,
      )}
      <Stack spacing={2.5} sx={{ px: 2 }}>
        <TextField
          name="purpose"
          label={edit.purpose}
          defaultValue={filters.purpose ?? ''}
          select
          fullWidth
          slotProps={{ select: { native: true }, htmlInput: { form: FORM }, inputLabel: { shrink: true } }}
        >
          <option value="">{edit.anyPurpose}</option>
          {PURPOSES.map((purpose) => (
            <option key={purpose} value={purpose}>
              {purposeLabel(purpose, locale)}
            </option>
          ))}
        </TextField>
        {chosen.map((each) => (
          <FormControlLabel
            key={each.id}
            label={areaName(each, locale)}
            control={<Checkbox name="area" value={each.id} defaultChecked slotProps={{ input: { form: FORM } }} />}
          />
        ))}
        <TextField name="area" label={edit.otherArea} fullWidth slotProps={{ htmlInput }} />
        {amount('minPrice', edit.minPrice)}
        {amount('maxPrice', edit.maxPrice)}
      </Stack>
      <MoreFilters
        id={FORM}
        query={without(filters, 'city', 'area', 'purpose', 'minPrice', 'maxPrice')}
        parts={parts?.map((part) => ({ id: part.id, name: partName(part, locale) }))}
        action={action}
        labels={{ title: edit.filters, apply: edit.apply }}
      />
    </div>
  );
}
