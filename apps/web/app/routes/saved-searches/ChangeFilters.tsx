import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { corner } from '@karachi-estates/design-system/theme/looks';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../chrome/Notices.tsx';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { CallFailed } from '../../data/call.ts';
import { type EditedSearch, stopEditing } from '../../data/editedSearch.ts';
import { useChangeManagedSearch, useChangeSearch } from '../../data/searches.ts';

interface ChangeFiltersProps {
  edited: EditedSearch;
  /** The filters that it is to have. */
  query: string;
}

/** Gives the saved search from which the person came the filters that they chose meanwhile. */
export function ChangeFilters({ edited: { name, by }, query }: ChangeFiltersProps) {
  const { edit, list, manage } = useContent('savedSearches', savedSearches);
  const own = useChangeSearch();
  const managed = useChangeManagedSearch();
  const navigate = useNavigate();
  const notify = useNotify();
  const [problem, setProblem] = useState<string>();

  async function save() {
    setProblem(undefined);
    try {
      if ('token' in by) await managed.send({ body: { token: by.token, query } });
      else await own.send({ params: { search_id: String(by.search_id) }, body: { query } });
    } catch (failure) {
      return setProblem((failure instanceof CallFailed && failure.message) || list.notChanged);
    }
    stopEditing();
    notify({ text: manage.changed, tone: 'success' });
    void navigate('token' in by ? `/saved-searches/manage?${new URLSearchParams(by)}` : '/saved-searches');
  }

  return (
    <Paper
      component="section"
      aria-label={edit.filters}
      variant="outlined"
      sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 }, borderRadius: (theme) => corner(theme, 'card') }}
    >
      <Typography>{edit.text}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        variant="contained"
        size="large"
        onClick={() => void save()}
        sx={{ justifySelf: 'start', overflowWrap: 'anywhere' }}
        {...heldWhile(own.isSending || managed.isSending)}
      >
        <bdi>{fill(edit.save, { name })}</bdi>
      </Button>
    </Paper>
  );
}
