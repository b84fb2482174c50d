import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { SearchField } from '@karachi-estates/design-system/SearchField';
import { SearchSelect } from '@karachi-estates/design-system/SearchSelect';
import AddRounded from '@mui/icons-material/AddRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WorkspaceHead, WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { useContent } from '../../content/contentFor.ts';
import { dashboard } from '../../content/dashboard.ts';
import { fillCount } from '../../content/fill.ts';
import { useMyProperties } from '../../data/ownProperties.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { OwnPropertyCards } from '../../properties/OwnPropertyCards.tsx';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { matching } from './matching.ts';

export const meta = privatePageMeta('/my-properties');

/** The seller's own properties. Search and status stand in the address, so that Back and a refresh keep them. */
export default function MyPropertiesRoute() {
  const { myProperties: words, empty, limit } = useContent('dashboard', dashboard);
  const locale = useLocale();
  const statuses = [
    { value: '', label: words.status.all },
    ...Object.entries({ ...words.statuses, ...words.waiting }).map(([value, label]) => ({ value, label })),
  ];
  const addPost = (
    <Button href="/seller-post-ad" startIcon={<AddRounded />}>
      {words.add}
    </Button>
  );
  const { data, error, reference, retry } = useMyProperties();
  const [params, setParams] = useSearchParams();
  // The address follows a moment later; a field that waited for it would lose letters typed fast.
  const [search, setSearch] = useState(params.get('search') ?? '');
  const status = params.get('status') ?? '';

  function change(name: 'search' | 'status', value: string) {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function showAll() {
    setSearch('');
    setParams({}, { replace: true });
  }

  const shown = matching(data ?? [], { search, status });
  const resting = (data ?? []).filter((each) => each.paused_by_plan).length;
  return (
    <WorkspacePage>
      <WorkspaceHead heading={words.heading}>{addPost}</WorkspaceHead>
      {resting > 0 && (
        <Alert severity="warning">
          <Stack spacing={1} sx={{ alignItems: 'start' }}>
            {fillCount(words.pausedCount, resting, locale)}
            <Button href="/plans" size="small" variant="outlined">
              {limit.action}
            </Button>
          </Stack>
        </Alert>
      )}
      {data && data.length > 0 && (
        <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Box sx={{ flex: '1 1 16rem' }}>
            <SearchField
              label={words.search.label}
              type="search"
              value={search}
              placeholder={words.search.placeholder}
              onChange={(event) => {
                setSearch(event.target.value);
                change('search', event.target.value);
              }}
            />
          </Box>
          <Box sx={{ flex: { xs: '1 1 10rem', md: 'none' }, width: { md: '12rem' } }}>
            <SearchSelect
              label={words.status.label}
              choices={statuses}
              value={status}
              onChange={(value) => change('status', value)}
            />
          </Box>
        </Box>
      )}
      {!data && error && <FailedState title={words.failed} reference={reference} onRetry={retry} />}
      {!data && !error && <Typography role="status">{words.loading}</Typography>}
      {data?.length === 0 && (
        <EmptyState title={empty.heading} icon={<HomeRounded />} action={addPost}>
          {empty.text}
        </EmptyState>
      )}
      {data && data.length > 0 && shown.length === 0 && (
        <EmptyState
          title={words.noMatch.heading}
          action={
            <Button variant="outlined" onClick={showAll}>
              {words.noMatch.action}
            </Button>
          }
        >
          {words.noMatch.text}
        </EmptyState>
      )}
      {shown.length > 0 && <OwnPropertyCards properties={shown} level={2} />}
    </WorkspacePage>
  );
}
