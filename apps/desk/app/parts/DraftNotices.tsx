import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FieldValues } from 'react-hook-form';
import { writing as words } from '../content/writing.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { DraftForm } from './useDraftForm.ts';

export interface DraftNoticesProps<Row, Values extends FieldValues> {
  draft: DraftForm<Row, Values>;
  /** What the server has now. */
  row: Row;
}

/**
 * What stands above a text that is written: that somebody else saved meanwhile, with both ways out, or that words of an
 * earlier visit are back. Asks before a link leads away from words that are not saved.
 */
export function DraftNotices<Row, Values extends FieldValues>({ draft, row }: DraftNoticesProps<Row, Values>) {
  const { conflict, unsaved, saveOver, take } = draft;
  return (
    <>
      {conflict && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {conflict}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
            <Button onClick={() => void saveOver()}>{words.conflict.mine}</Button>
            <Button variant="outlined" onClick={() => take(row)}>
              {words.conflict.theirs}
            </Button>
          </Stack>
        </Alert>
      )}
      {unsaved.restored !== undefined && !conflict && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.kept.text}
          <Stack direction="row" sx={{ marginBlockStart: 1 }}>
            <Button variant="outlined" onClick={() => take(row)}>
              {words.kept.drop}
            </Button>
          </Stack>
        </Alert>
      )}
      <LeaveQuestion unsaved={unsaved} />
    </>
  );
}
