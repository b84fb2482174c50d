import type { SavedSearch } from '@karachi-estates/contracts/searches';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { corner } from '@karachi-estates/design-system/theme/looks';
import { frequencyLabel, isFrequency } from '@karachi-estates/domain/searches/frequency';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { CallFailed } from '../../data/call.ts';
import { useChangeSearch, useDeleteSearch } from '../../data/searches.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { BrowseLink } from '../../properties/BrowseLink.tsx';
import { feedOf } from '../../searches/feedOf.ts';
import { SearchFields } from '../../searches/SearchFields.tsx';
import { SearchParts } from '../../searches/SearchParts.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { ChangeFiltersLink } from './ChangeFiltersLink.tsx';

/** One saved search of the account and what can be done with it. */
export function SavedSearchCard({ search }: { search: SavedSearch }) {
  const locale = useLocale();
  const isSeller = useSession().role === 'seller';
  const { actions, list, manage } = useContent('savedSearches', savedSearches);
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const [isEditing, setEditing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const params = { search_id: String(search.search_id) };
  const isBusy = change.isSending || remove.isSending;

  async function attempt(work: () => Promise<unknown>) {
    setProblem(undefined);
    try {
      await work();
      setEditing(false);
    } catch (error) {
      setProblem((error instanceof CallFailed && error.message) || list.notChanged);
    }
  }

  function saveFields(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const frequency = fields.get('frequency');
    const quiet = fields.get('quiet_hours') === 'off' ? ('off' as const) : ('on' as const);
    const name = String(fields.get('name') ?? '');
    const body = { name, quiet_hours: quiet, ...(isFrequency(frequency) ? { frequency } : {}) };
    void attempt(() => change.send({ params, body }));
  }

  return (
    <Paper
      component="section"
      aria-label={search.name}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: (theme) => corner(theme, 'card') }}
    >
      <Stack spacing={2}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{search.name}</bdi>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {frequencyLabel(search.frequency, locale)}
          </Typography>
          {search.paused && <Chip size="small" label={list.paused} />}
        </Stack>
        {problem && <Alert severity="error">{problem}</Alert>}
        {isEditing ? (
          <form onSubmit={saveFields}>
            <Stack spacing={2.5} sx={{ maxWidth: '40rem' }}>
              <SearchFields name={search.name} frequency={search.frequency} quietHours={search.quiet_hours} takeFocus />
              <Stack direction="row" spacing={1.5}>
                <Button type="submit" variant="contained" {...heldWhile(isBusy)}>
                  {manage.save}
                </Button>
                <Button variant="text" onClick={() => setEditing(false)}>
                  {actions.cancel}
                </Button>
              </Stack>
            </Stack>
          </form>
        ) : (
          <>
            {/* The usual name says the same. */}
            {search.name !== search.parts.join(' · ') && <SearchParts parts={search.parts} />}
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              <BrowseLink size="small" query={search.query}>
                {actions.results}
              </BrowseLink>
              <Button size="small" variant="text" href={feedOf(search, locale)}>
                {actions.feed}
              </Button>
              <Button size="small" variant="text" onClick={() => setEditing(true)}>
                {actions.edit}
              </Button>
              {!isSeller && <ChangeFiltersLink search={search} size="small" variant="text" />}
              <Button
                size="small"
                variant="text"
                onClick={() => void attempt(() => change.send({ params, body: { paused: !search.paused } }))}
                {...heldWhile(isBusy)}
              >
                {search.paused ? actions.resume : actions.pause}
              </Button>
              <Button
                size="small"
                variant="text"
                color="error"
                onClick={() => void attempt(() => remove.send({ params }))}
                {...heldWhile(isBusy)}
              >
                {actions.remove}
              </Button>
            </Stack>
          </>
        )}
      </Stack>
    </Paper>
  );
}
