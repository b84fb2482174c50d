import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A page of the seller's workspace: its parts below each other. */
export function WorkspacePage({ children }: { children: ReactNode }) {
  return (
    <Stack spacing={3} sx={{ '& > *': { minWidth: 0 } }}>
      {children}
    </Stack>
  );
}

interface WorkspaceHeadProps {
  /** The page's heading. */
  heading: ReactNode;
  /** What can be done from here, on the far side. */
  children?: ReactNode;
}

/** The first line of a page of the workspace. */
export function WorkspaceHead({ heading, children }: WorkspaceHeadProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <Typography variant="h2" component="h1">
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
