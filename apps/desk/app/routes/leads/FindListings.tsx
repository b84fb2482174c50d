import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { leads } from '../../content/leads.ts';

const words = leads.matching.find;

interface FindListingsProps {
  isLoading: boolean;
  /** The search could not be answered. */
  isFailed: boolean;
  onFind: (text: string) => void;
}

/** Asks for listings that a wish does not match, by number or title: a wish may be wider than what was typed. */
export function FindListings({ isLoading, isFailed, onFind }: FindListingsProps) {
  const [typed, setTyped] = useState('');
  return (
    <Stack
      component="form"
      role="search"
      direction="row"
      spacing={1}
      sx={{ marginBlock: 2, alignItems: 'end' }}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <TextField
        size="small"
        fullWidth
        label={words.label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isFailed}
        helperText={isFailed ? words.failed : undefined}
        slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
      />
      <Button type="submit" variant="outlined" {...heldWhile(isLoading)}>
        {words.submit}
      </Button>
    </Stack>
  );
}
