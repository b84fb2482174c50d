import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  '& > summary': { cursor: 'pointer', fontWeight: 600, minHeight: '2.5rem', alignContent: 'center' },
}));

/** What few people look for: one line says what it is, and opens it. */
export function Fold({ summary, isOpen, children }: { summary: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <Root open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </Root>
  );
}
