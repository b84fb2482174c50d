import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part of the page of an area, under its heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack component="section" spacing={2} aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

/** Beside each other where there is room. */
export const beside = { display: 'grid', gap: 4, gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } };
