import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PagePartProps {
  /** An anchor of the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a project's page under its heading. */
export function PagePart({ id, title, children }: PagePartProps) {
  return (
    <Stack component="section" id={id} spacing={2} aria-labelledby={`${id}-title`} sx={{ '& > *': { minWidth: 0 } }}>
      <Typography variant="h3" component="h2" id={`${id}-title`}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
