import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { corner, hairline } from '../theme/looks.ts';
import { memoTheme } from '../theme/memoTheme.ts';

/** A page of the foundations: what it is about, a sentence or two, and groups of examples. */
export function FoundationPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <Stack component="main" spacing={5} sx={{ maxWidth: '60rem' }}>
      <Stack component="header" spacing={2}>
        <Typography variant="h1">{title}</Typography>
        <Lead>{lead}</Lead>
      </Stack>
      {children}
    </Stack>
  );
}

/** Examples under one heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" spacing={2}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Stack>
  );
}

/** What stands below a heading. */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
      {children}
    </Typography>
  );
}

/** An example with what one writes to get it. */
export function Example({ code, children }: { code: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, paddingBlock: 2, borderBottom: 1, borderColor: 'divider' }}>
      {children}
      <Code>{code}</Code>
    </Box>
  );
}

/** What one writes in code, or measures. */
export const Code = styled('code')(
  memoTheme(({ theme }) => ({
    color: (theme.vars ?? theme).palette.text.secondary,
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.8125rem',
    overflowWrap: 'anywhere',
  })),
);

/** A small piece of paper to show something on. */
export const Sample = styled('div')(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    placeItems: 'center',
    gap: theme.spacing(1),
    minWidth: '9rem',
    minHeight: '6rem',
    padding: theme.spacing(1),
    border: hairline(theme),
    borderRadius: corner(theme, 'control'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    color: (theme.vars ?? theme).palette.text.primary,
  })),
);
