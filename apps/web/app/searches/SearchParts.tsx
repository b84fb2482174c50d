import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

/** What a saved search looks for, part by part. */
export function SearchParts({ parts, label }: { parts: readonly string[]; label?: string | undefined }) {
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={label}
      sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {parts.map((part) => (
        <li key={part}>
          <Chip label={<bdi>{part}</bdi>} size="small" variant="outlined" />
        </li>
      ))}
    </Stack>
  );
}
