import { corner } from '@karachi-estates/design-system/theme/looks';
import { LONGEST_SEARCH_NAME } from '@karachi-estates/domain/searches/name';
import { MOST_NEW_HOMES } from '@karachi-estates/domain/searches/onDevice';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { type DeviceSearch, dropFromDevice, noteLook, renameOnDevice } from '../../data/deviceSearches.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { BrowseLink } from '../../properties/BrowseLink.tsx';

interface DeviceSearchCardProps {
  search: DeviceSearch;
  /** Homes since the last look; undefined while nobody knows, null where the filters are not understood any more. */
  newHomes: number | null | undefined;
}

/** One search of this device: what is new in it, its homes, its name and its end. */
export function DeviceSearchCard({ search: { query, name }, newHomes }: DeviceSearchCardProps) {
  const { actions, fields, kept, manage } = useContent('savedSearches', savedSearches);
  const locale = useLocale();
  const [isEditing, setEditing] = useState(false);

  function news(): string {
    if (newHomes === null || newHomes === undefined) return kept.notUnderstood;
    if (newHomes === 0) return kept.nothingNew;
    if (newHomes > MOST_NEW_HOMES) return fill(kept.manyNew, { count: MOST_NEW_HOMES });
    return fillCount(kept.newHomes, newHomes, locale);
  }

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (typed) renameOnDevice(query, typed);
    setEditing(false);
  }

  return (
    <Paper
      component="section"
      aria-label={name}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: (theme) => corner(theme, 'card') }}
    >
      <Stack spacing={2}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minHeight: '2rem' }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          {newHomes !== undefined && <Chip size="small" color={newHomes ? 'primary' : 'default'} label={news()} />}
        </Stack>
        {isEditing ? (
          <form onSubmit={rename}>
            <Stack spacing={2.5} sx={{ maxWidth: '40rem' }}>
              <TextField
                name="name"
                label={fields.name}
                defaultValue={name}
                required
                fullWidth
                autoFocus
                slotProps={{ htmlInput: { maxLength: LONGEST_SEARCH_NAME, dir: 'auto' } }}
              />
              <Stack direction="row" spacing={1.5}>
                <Button type="submit" variant="contained">
                  {manage.save}
                </Button>
                <Button variant="text" onClick={() => setEditing(false)}>
                  {actions.cancel}
                </Button>
              </Stack>
            </Stack>
          </form>
        ) : (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <BrowseLink size="small" query={query} onClick={() => noteLook(query)}>
              {actions.results}
            </BrowseLink>
            <Button size="small" variant="text" href={`/saved-searches/new?${query}`}>
              {kept.byMail}
            </Button>
            <Button size="small" variant="text" onClick={() => setEditing(true)}>
              {actions.edit}
            </Button>
            <Button size="small" variant="text" color="error" onClick={() => dropFromDevice(query)}>
              {actions.remove}
            </Button>
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}
